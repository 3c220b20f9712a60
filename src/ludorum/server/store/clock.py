"""One clock for all processes: the database's.

Deadlines and leases are compared between machines, whose own clocks may be minutes apart or be set
while a game is on. So a process asks the database for the time now and then, and counts on from
there by a clock that nobody sets. Two processes are apart by no more than their answers took.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from .database import Database

SYNC = 10.0  # seconds; so long may a machine have slept without knowing it
QUICK = 0.05  # seconds an answer may take to set the clock by


class StoreClock:
    def __init__(self, database: Database, counter: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._counter = counter
        self._ahead = time.time() - counter()  # until the database has been asked

    def __call__(self) -> float:
        return self._counter() + self._ahead

    async def sync(self) -> bool:
        """Ask the database; half of the time the answer took is not known. Between slow answers
        the clock stays as it is, unless it must be wrong."""
        sent = self._counter()
        now = await self._database.now()
        took = self._counter() - sent
        ahead = now - sent - took / 2
        if took < QUICK or abs(ahead - self._ahead) > took:
            self._ahead = ahead
        return False
