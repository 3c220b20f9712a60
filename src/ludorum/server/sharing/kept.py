"""What has been made lately, for those who ask for the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from time import monotonic
from typing import Generic, TypeVar

from ludorum.server.errors import ApiError

T = TypeVar("T")
WAITING = 100  # being made: who hangs up leaves theirs behind, and some have many addresses


class Kept(Generic[T]):
    """Made once for all who ask for it at the same time, and held: the last `most`, each for
    `seconds`. What is None, or fails, is not held."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._held: OrderedDict[Hashable, tuple[float, T]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[T | None]] = {}

    def get(self, key: Hashable) -> T | None:
        found = self._held.get(key)
        if found is None or found[0] < monotonic():
            return None
        self._held.move_to_end(key)
        return found[1]

    async def get_or(self, key: Hashable, make: Callable[[], Awaitable[T | None]]) -> T | None:
        found = self.get(key)
        if found is not None:
            return found
        task = self._making.get(key)
        if task is None:
            if len(self._making) >= WAITING:
                raise ApiError("busy")
            task = self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(task)  # who hangs up does not take it from the others

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[T | None]]) -> T | None:
        try:
            made = await make()
        finally:
            del self._making[key]
        if made is not None:
            self._held[key] = monotonic() + self._seconds, made
            self._held.move_to_end(key)
            while len(self._held) > self._most:
                self._held.popitem(last=False)
        return made
