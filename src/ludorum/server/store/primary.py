"""Which of several PostgreSQL servers is written to.

An address may name a primary and its standbys (`postgresql://user@a,b/ludorum`). The primary is the
server that is not in recovery, of several the one with the highest timeline: every promotion begins
a new one, so a primary that was deposed and came back has a lower one. Once a process has seen a
timeline it never goes back to a lower one, and connections that were made before are given up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

ANSWER_WITHIN = 2.0  # seconds a server has to say what it is; after that it counts as lost

# The first part of the name of a WAL file is the timeline. NULL in recovery.
TIMELINE = """
SELECT CASE WHEN NOT pg_is_in_recovery() THEN
  ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::integer
END
"""

Connect = Callable[[str], Awaitable[Any]]


class NoPrimary(OSError):
    """None of the servers can be written to."""


class Answer(NamedTuple):
    """What a server said: a connection and its timeline if it is a primary, else why not."""

    con: Any = None
    timeline: int = 0
    why: str = ""


def hosts(dsn: str) -> list[str]:
    """An address for each server that is named in one."""
    parts = urlsplit(dsn)
    user, at, places = parts.netloc.rpartition("@")
    return [parts._replace(netloc=f"{user}{at}{place}").geturl() for place in places.split(",")]


class Primary:
    def __init__(self, dsn: str, connect: Connect) -> None:
        self._servers = hosts(dsn)
        self._connect = connect
        self._now = ""  # the one that was the primary when it was last looked
        self._timeline = 0  # the highest ever seen
        self._made: WeakKeyDictionary[Any, int] = WeakKeyDictionary()  # connections, and where

    @property
    def has_standbys(self) -> bool:
        return len(self._servers) > 1

    async def connect(self) -> Any:
        """A connection to it; one server alone is not asked."""
        if not self.has_standbys:
            return await self._connect(self._servers[0])
        if self._now and self._holds():
            said = await self._look(self._now)
            if said.con is not None and said.timeline >= self._timeline:
                return self._taken(said, self._now)
            _drop(said)
        return await self._find()

    def current(self, con: Any) -> bool:
        """False if the connection was made to a primary that is none any more."""
        return bool(self._made.get(con, self._timeline) == self._timeline)

    def _holds(self) -> bool:
        """A connection from when it was found is open: it has not been started again since."""
        return any(not con.is_closed() and self.current(con) for con in self._made)

    def doubt(self) -> None:
        """Something failed: look at all of them before the next connection."""
        self._now = ""

    async def _find(self) -> Any:
        seen = await asyncio.gather(*[self._look(x) for x in self._servers])
        best = max(range(len(seen)), key=lambda i: seen[i].timeline)
        for i, said in enumerate(seen):
            if i != best or said.timeline < self._timeline:
                _drop(said)
        if seen[best].con is None or seen[best].timeline < self._timeline:
            places = [urlsplit(x).netloc.rpartition("@")[2] for x in self._servers]
            each = [f"{at}: {self._fault(x)}" for at, x in zip(places, seen, strict=True)]
            raise NoPrimary("; ".join(each))
        return self._taken(seen[best], self._servers[best])

    def _fault(self, said: Answer) -> str:
        if said.con is None:
            return said.why
        return f"an old primary (timeline {said.timeline}, {self._timeline} has been seen)"

    def _taken(self, said: Answer, server: str) -> Any:
        self._now, self._timeline = server, said.timeline
        self._made[said.con] = said.timeline
        return said.con

    async def _look(self, server: str) -> Answer:
        con = None
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                con = await self._connect(server)
                timeline: int | None = await con.fetchval(TIMELINE)
        except BaseException as e:
            if con is not None:
                con.terminate()
            if not isinstance(e, Exception):
                raise
            # Whatever is wrong with this one, another may do.
            return Answer(why=str(e).strip() or type(e).__name__)
        if timeline is None:
            con.terminate()
            return Answer(why="a standby")
        return Answer(con, timeline)


def _drop(said: Answer) -> None:
    if said.con is not None:
        said.con.terminate()
