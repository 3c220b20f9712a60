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
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    if signal.getsignal(signal.SIGALRM) is not _stop:  # set once: it costs as much as a rule
        signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _stop(number: int, frame: FrameType | None) -> Any:
    raise RuleTimeout("longer than the rules may take")
