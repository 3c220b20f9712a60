"""Reviews of finished games: who wants one, who works on it, what it says.

A claim holds until its lease ends; those who claim at once get different games.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

_r = db.reviews.c


class ReviewRow(msgspec.Struct, frozen=True):
    """A review of a finished game: how far it is, and at last what it says, as JSON."""

    done: int
    total: int
    data: bytes = b""


class ReviewRepository:
    """Reviews."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def want(self, id: str, at: float) -> None:
        """Somebody wants a review of a finished game; once is enough."""
        new = self._database.insert(db.reviews).values(
            table_id=id, at=at, lease=0.0, done=0, total=0, data=b""
        )
        async with self._database.of(id).writing() as con:
            await con.execute(new.on_conflict_do_nothing(index_elements=["table_id"]))

    async def get(self, id: str) -> ReviewRow | None:
        """How far it is, and what it says; None if nobody has wanted one."""
        query = select(_r.done, _r.total, _r.data).where(_r.table_id == id)
        row = await self._database.of(id).one(query)
        return None if row is None else ReviewRow(row.done, row.total, bytes(row.data))

    async def claim(self, now: float, lease: float) -> str | None:
        """The game that has waited longest for its review, for one caller until now + lease."""
        free = (_r.data == b"") & (_r.lease <= now)
        first = select(_r.table_id).where(free).order_by(_r.at, _r.table_id).limit(1)
        first = first.with_for_update(skip_locked=True)  # on SQLite nobody claims beside us
        claim = update(db.reviews).where(_r.table_id == first.scalar_subquery())
        for database in self._database.reachable:
            async with database.writing() as con:
                done = await con.execute(claim.values(lease=now + lease).returning(_r.table_id))
                found = done.scalar_one_or_none()
            if found is not None:
                return str(found)
        return None

    async def save(self, id: str, review: ReviewRow, until: float) -> None:
        """How far it is, with a claim until then, or what it says. What is said stays."""
        change = update(db.reviews).where(_r.table_id == id, _r.data == b"")
        values = {"done": review.done, "total": review.total, "data": review.data, "lease": until}
        async with self._database.of(id).writing() as con:
            await con.execute(change.values(values))
