"""Who is away, and bots that sit in for somebody."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.play.model import Vacation
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

_a = db.aways.c
_lent = db.lent.c
_v = db.votes.c


class VacationRepository:
    """When people are away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, users: Collection[str]) -> dict[str, list[Vacation]]:
        """When they are, were or will be away, in order."""
        query = select(_a.user_id, _a.start, _a.until).where(_a.user_id.in_(users))
        found: dict[str, list[Vacation]] = {}
        async with self._database.reading() as con:
            for user, start, until in await con.execute(query.order_by(_a.start)):
                found.setdefault(user, []).append(Vacation(start, until))
        return found

    async def save(self, user: str, aways: list[Vacation]) -> None:
        """All of them."""
        async with self._database.writing() as con:
            await con.execute(delete(db.aways).where(_a.user_id == user))
            if aways:
                rows = [{"user_id": user, "start": x.start, "until": x.until} for x in aways]
                await con.execute(insert(db.aways), rows)


class SubstituteRepository:
    """Votes for a bot in somebody's seat, and seats that are lent to one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def vote(self, id: str, seat: int, user: str, mark: float) -> None:
        new = self._database.insert(db.votes).values(
            table_id=id, seat=seat, user_id=user, mark=mark
        )
        async with self._database.of(id).writing() as con:
            await con.execute(
                new.on_conflict_do_update(
                    index_elements=["table_id", "seat", "user_id"], set_={"mark": mark}
                )
            )

    async def votes(self, id: str) -> list[tuple[int, str, float]]:
        """Seat, who is for a bot there, and for which absence."""
        query = select(_v.seat, _v.user_id, _v.mark).where(_v.table_id == id)
        async with self._database.of(id).reading() as con:
            return [(row[0], row[1], row[2]) for row in await con.execute(query)]

    async def assigned(self, id: str) -> set[int]:
        async with self._database.of(id).reading() as con:
            found = await con.execute(select(_lent.seat).where(_lent.table_id == id))
            return set(found.scalars())


async def adopt_vacations(con: AsyncConnection, guest: str, user: str) -> None:
    """Days away count for both."""
    taken = select(_a.start).where(_a.user_id == user)
    mine = update(db.aways).where(_a.user_id == guest, _a.start.not_in(taken))
    await con.execute(mine.values(user_id=user))
