"""How often somebody may do something: a bucket that fills at a steady rate.

Those of commands are in each process: a person talks to one node, and a command must not cost a
statement more. Those that keep guessers and crowds out are in the store, so that they hold over all
nodes and through a restart: they are rare, and a node that could not ask the store could not sign
anybody in either. Large houses keep such counters in Redis; it would be one more service to run,
for a few writes a second.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import case, delete

from ludorum.server.errors import ApiError
from ludorum.server.store import Database
from ludorum.server.store import schema as db

HELD = 50_000  # the longest silent are forgotten: their buckets would be full anyway


class RateLimit:
    """`per_second` tokens flow in, up to `burst`; an action takes one."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = max(1.0, burst)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """One action of `who`; ApiError("too-many") if it was too soon."""
        now = time.monotonic()
        tokens, then = self._buckets.pop(who, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.per_second)
        enough = tokens >= 1.0
        self._buckets[who] = (tokens - 1.0 if enough else tokens, now)
        if len(self._buckets) > HELD:
            self._buckets.popitem(last=False)
        if not enough:
            raise ApiError("too-many", "wait a moment")


class RateRepository:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, key: str, per_second: float, burst: float, now: float) -> bool:
        """One token, in one statement; False if there is none."""
        r = db.rates.c
        filled = r.tokens + case((now > r.at, (now - r.at) * per_second), else_=0.0)
        tokens = case((filled > burst, burst), else_=filled)
        new = self._database.insert(db.rates).values(key=key, tokens=burst - 1.0, at=now)
        taken = new.on_conflict_do_update(
            index_elements=["key"],
            set_={"tokens": tokens - 1.0, "at": case((r.at > now, r.at), else_=now)},
            where=tokens >= 1.0,
        )
        async with self._database.writing() as con:
            return (await con.execute(taken.returning(r.key))).first() is not None

    async def drop(self, before: float) -> int:
        """Buckets nobody has touched since: they are full."""
        return await self._database.do(delete(db.rates).where(db.rates.c.at < before))


class SharedRateLimit:
    """The same over all nodes. `name` keeps its buckets apart from others'."""

    def __init__(
        self,
        rates: RateRepository,
        name: str,
        per_second: float,
        burst: float,
        clock: Callable[[], float],
    ) -> None:
        self._rates = rates
        self._name = name
        self._per_second = per_second
        self._burst = max(1.0, burst)
        self._clock = clock

    async def take(self, who: str) -> None:
        """One action of `who`; ApiError("too-many") if it was too soon."""
        key = f"{self._name} {who}"
        if not await self._rates.take(key, self._per_second, self._burst, self._clock()):
            raise ApiError("too-many", "wait a moment")
