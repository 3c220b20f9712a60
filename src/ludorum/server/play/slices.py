"""Games played again for those who look at them: a little at a time and one after the other, so
that nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from .steps import replaying

T = TypeVar("T")
SLICE = 0.005  # seconds until others have their turn


class Slices:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def each(self, steps: Iterator[T], look: Callable[[T], bool | None]) -> None:
        """Look at every step, until one look says False."""
        async with self._turn:
            going = True
            while going:
                with replaying():
                    going = _slice(steps, look)
                await asyncio.sleep(0)


def _slice(steps: Iterator[T], look: Callable[[T], bool | None]) -> bool:
    until = time.perf_counter() + SLICE
    for step in steps:
        if look(step) is False:
            return False
        if time.perf_counter() > until:
            return True
    return False
