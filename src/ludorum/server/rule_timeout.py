"""Stopping rules that run away: a limit of time around a call, on every platform."""

from __future__ import annotations

import ctypes
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class RuleTimeout(BaseException):
    """A rule took too long. Not an Exception: no `except` inside the rules may swallow it."""

    def __init__(self, told: str = "longer than the rules may take") -> None:
        super().__init__(told)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise RuleTimeout inside the block when the time is up, wherever in pure Python it is.

    In the main thread of a Unix process, which is where the server runs its rules, a timer signal
    does it; elsewhere a thread of its own, which costs some microseconds more and cannot interrupt
    what waits in C.

    The block calls what may take long: where a loop stands in it directly, and the time is up just
    as that jumps back, some versions of CPython pass the block's own ends by, and any `except`
    around it (python/cpython#108214).
    """
    if _has_timer():
        with _timer(signal.SIGALRM, signal.ITIMER_REAL, seconds):
            yield
    else:
        with _watchdog(time.monotonic, seconds):
            yield


@contextmanager
def work_limit(seconds: float) -> Iterator[None]:
    """The same, but only the time counts in which this process works: for one that gives way to
    whatever else the machine has to do."""
    if _has_timer():
        with _timer(signal.SIGPROF, signal.ITIMER_PROF, seconds):
            yield
    else:
        with _watchdog(time.process_time, seconds):
            yield


def _has_timer() -> bool:
    main = threading.current_thread() is threading.main_thread()
    return main and hasattr(signal, "setitimer")


@contextmanager
def _timer(number: signal.Signals, timer: int, seconds: float) -> Iterator[None]:
    if signal.getsignal(number) is not _stop:  # set once: it costs as much as a rule
        signal.signal(number, _stop)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)


def _stop(number: int, frame: FrameType | None) -> Any:
    raise RuleTimeout


@contextmanager
def _watchdog(clock: Callable[[], float], seconds: float) -> Iterator[None]:
    """Started anew for each call: only what is over may be left alone."""
    watched, end = threading.get_ident(), clock() + seconds
    over, one = threading.Event(), threading.Lock()

    def watch() -> None:
        while (left := end - clock()) > 0:
            if over.wait(left):
                return
        with one:
            if not over.is_set():
                _raise_in(watched, RuleTimeout)

    threading.Thread(target=watch, daemon=True, name="rule-timeout").start()
    try:
        yield
    finally:
        with one:
            over.set()
        _raise_in(watched, None)  # not later, if it was about to


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """At its next step in Python; None: what was to be raised there is not."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(
        ctypes.c_ulong(thread), None if error is None else ctypes.py_object(error)
    )
