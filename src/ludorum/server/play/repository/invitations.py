"""Whom friends want at which table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, literal, select

from ludorum.server.play.model import Invitation
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

_i = db.invitations.c
_CHUNK = 1_000  # ids in one statement


class InvitationRepository:
    """Invitations to tables that have not begun."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invite(self, table: str, users: Collection[str], by: str, at: float) -> None:
        """Those of them who are still here; once is enough. The table may be kept elsewhere: if it
        begins or goes at this moment the invitation is left over, and `drop_left_over` finds it."""
        u = db.users.c
        row = (literal(table), u.id, literal(by), literal(at))
        people = select(*row).where(u.id.in_(users))
        columns = ["table_id", "user_id", "by_id", "at"]
        new = self._database.insert(db.invitations).from_select(columns, people)
        await self._database.do(new.on_conflict_do_nothing())

    async def drop(self, table: str) -> int:
        """All to a table: it has begun, or was never laid."""
        return await self._database.do(delete(db.invitations).where(_i.table_id == table))

    async def drop_left_over(self, before: float) -> int:
        """Those of before that time whose table is not open; returns how many."""
        t, after, gone = db.tables.c, "", 0
        while True:
            query = select(_i.table_id).where(_i.at < before, _i.table_id > after).distinct()
            rows = await self._database.all(query.order_by(_i.table_id).limit(_CHUNK))
            if not rows:
                return gone
            after = rows[-1].table_id
            for database, ids in self._database.grouped([x.table_id for x in rows], partial=True):
                query = select(t.id).where(t.id.in_(ids), t.status == "open")
                waits = {x.id for x in await database.all(query)}
                left = delete(db.invitations).where(_i.table_id.in_(set(ids) - waits))
                gone += await self._database.do(left)

    async def uninvite(self, table: str, user: str) -> bool:
        """False if they were not invited."""
        gone = delete(db.invitations).where(_i.table_id == table, _i.user_id == user)
        async with self._database.writing() as con:
            return (await con.execute(gone)).rowcount == 1

    async def invited(self, table: str) -> list[Invitation]:
        return await self._invitations(_i.table_id == table, 100)

    async def of(self, user: str, limit: int) -> list[Invitation]:
        """To tables that have not begun, newest first."""
        return await self._invitations(_i.user_id == user, limit)

    async def _invitations(self, which: Any, limit: int) -> list[Invitation]:
        who, by = db.users.alias("who"), db.users.alias("by")
        query = select(_i.table_id, _i.user_id, who.c.name, _i.by_id, by.c.name, _i.at)
        query = query.join(who, who.c.id == _i.user_id).join(by, by.c.id == _i.by_id)
        query = query.where(which).order_by(_i.at.desc(), _i.table_id, _i.user_id).limit(limit)
        async with self._database.reading() as con:
            return [Invitation(*row) for row in await con.execute(query)]
