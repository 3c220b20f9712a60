"""Stopping rules that run away: a wall-clock limit around a call, in the main thread."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class RuleTimeout(BaseException):
    """A rule took too long. Not an Exception: no `except` inside the rules may swallow it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise RuleTimeout inside the block when the time is up.

    A timer signal interrupts pure Python wherever it is; it works in the main thread of a Unix
    process, which is where the server runs its rules. Elsewhere there is no limit.
    """
    if not _interruptible():
        yield
        return
    with _timer(signal.SIGALRM, signal.ITIMER_REAL, seconds):
        yield


@contextmanager
def work_limit(seconds: float) -> Iterator[None]:
    """The same, but only the time counts in which this process works: for one that gives way to
    whatever else the machine has to do."""
    if not _interruptible():
        yield
        return
    with _timer(signal.SIGPROF, signal.ITIMER_PROF, seconds):
        yield


def _interruptible() -> bool:
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
    raise RuleTimeout("longer than the rules may take")
