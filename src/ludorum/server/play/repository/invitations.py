"""Whom friends want at which table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select

from ludorum.server.play.model import Invitation
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

_i = db.invitations.c


class InvitationRepository:
    """Invitations to tables that have not begun."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invite(self, table: str, user: str, by: str, at: float) -> bool:
        """Once is enough; False if the table is not open."""
        t = db.tables.c
        held = select(t.status).where(t.id == table).with_for_update()
        new = self._database.insert(db.invitations).values(
            table_id=table, user_id=user, by_id=by, at=at
        )
        async with self._database.writing() as con:
            if (await con.execute(held)).scalar_one_or_none() != "open":
                return False
            await con.execute(new.on_conflict_do_nothing())
        return True

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
