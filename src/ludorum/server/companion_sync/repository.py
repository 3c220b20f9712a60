"""Companion games of people with an account; the server does not look inside."""

from __future__ import annotations

import msgspec
from msgspec import structs
from sqlalchemy import delete, func, select

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database


class CompanionSave(msgspec.Struct, frozen=True):
    """A companion game as the person's device keeps it; the server does not look inside."""

    id: str
    at: float
    data: bytes


class CompanionRepository:
    """Kept games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, user: str, game: CompanionSave, most: int) -> bool:
        """Keep a companion game, unless a newer one of that id is there. False if the person has
        `most` others."""
        c = db.companion.c
        others = select(func.count()).where(c.user_id == user, c.id != game.id)
        new = self._database.insert(db.companion).values(user_id=user, **structs.asdict(game))
        async with self._database.writing() as con:
            if (await con.execute(others)).scalar_one() >= most:
                return False
            await con.execute(
                new.on_conflict_do_update(
                    index_elements=["user_id", "id"],
                    set_={"at": new.excluded.at, "data": new.excluded.data},
                    where=c.at <= new.excluded.at,
                )
            )
        return True

    async def of(self, user: str) -> list[CompanionSave]:
        """All companion games of a person, newest first."""
        c = db.companion.c
        query = select(c.id, c.at, c.data).where(c.user_id == user).order_by(c.at.desc(), c.id)
        return [
            CompanionSave(row.id, row.at, bytes(row.data))
            for row in await self._database.all(query)
        ]

    async def forget(self, user: str, id: str) -> None:
        c = db.companion.c
        await self._database.do(delete(db.companion).where(c.user_id == user, c.id == id))
