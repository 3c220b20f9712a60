"""Reviews of finished games, the same on every store: who wants one, who works on it, what it says.

A claim holds until its lease ends; those who claim at once get different games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.model import ReviewRow

from . import schema as db

_r = db.reviews.c


class Reviews(ABC):
    _insert: Any

    @abstractmethod
    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    async def want_review(self, id: str, at: float) -> None:
        new = self._insert(db.reviews).values(
            table_id=id, at=at, lease=0.0, done=0, total=0, data=b""
        )
        async with self._writing() as con:
            await con.execute(new.on_conflict_do_nothing(index_elements=["table_id"]))

    async def review(self, id: str) -> ReviewRow | None:
        query = select(_r.done, _r.total, _r.data).where(_r.table_id == id)
        async with self._reading() as con:
            row = (await con.execute(query)).one_or_none()
        return None if row is None else ReviewRow(row.done, row.total, bytes(row.data))

    async def claim_review(self, now: float, lease: float) -> str | None:
        free = (_r.data == b"") & (_r.lease <= now)
        first = select(_r.table_id).where(free).order_by(_r.at, _r.table_id).limit(1)
        first = first.with_for_update(skip_locked=True)  # on SQLite nobody claims beside us
        claim = update(db.reviews).where(_r.table_id == first.scalar_subquery())
        async with self._writing() as con:
            done = await con.execute(claim.values(lease=now + lease).returning(_r.table_id))
            found = done.scalar_one_or_none()
        return None if found is None else str(found)

    async def set_review(self, id: str, review: ReviewRow, until: float) -> None:
        change = update(db.reviews).where(_r.table_id == id, _r.data == b"")
        values = {"done": review.done, "total": review.total, "data": review.data, "lease": until}
        async with self._writing() as con:
            await con.execute(change.values(values))
