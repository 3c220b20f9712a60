"""So many at once; those who wait get their turn by person, not by how much they ask for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairSlots:
    def __init__(self, size: int) -> None:
        self._free = size
        self._running: Counter[str] = Counter()
        self._served: dict[str, int] = {}  # when each had their last turn, of those who still want
        self._turns = 0
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []  # who came first is first

    @asynccontextmanager
    async def slot(self, person: str) -> AsyncIterator[None]:
        await self._take(person)
        try:
            yield
        finally:
            self._give(person)

    async def _take(self, person: str) -> None:
        if self._free:
            self._free -= 1
            self._begin(person)
            return
        turn = asyncio.get_running_loop().create_future()
        entry = person, turn
        self._waiting.append(entry)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting = [x for x in self._waiting if x is not entry]
            else:  # it was given at the same moment
                self._give(person)
            raise

    def _begin(self, person: str) -> None:
        self._running[person] += 1
        self._turns += 1
        self._served[person] = self._turns

    def _give(self, person: str) -> None:
        self._running[person] -= 1
        if not self._running[person]:
            del self._running[person]
        self._waiting = [x for x in self._waiting if not x[1].done()]  # some are just going away
        if self._waiting:
            entry = min(self._waiting, key=self._claim)
            self._waiting.remove(entry)
            self._begin(entry[0])
            entry[1].set_result(None)
        else:
            self._free += 1
        if person not in self._running and all(x != person for x, _ in self._waiting):
            self._served.pop(person, None)

    def _claim(self, entry: tuple[str, asyncio.Future[None]]) -> tuple[int, int]:
        """Who has less going on comes first, then who has waited longer since their last turn."""
        return self._running[entry[0]], self._served.get(entry[0], 0)
