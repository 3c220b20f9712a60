"""Who is away, who looks at a table, and bots that sit in for somebody."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.play.model import Glance, Look, Vacation
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.rows import row_values

_a = db.aways.c
_lent = db.lent.c
_v = db.votes.c
_l = db.looks.c


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
        async with self._database.writing() as con:
            await con.execute(
                new.on_conflict_do_update(
                    index_elements=["table_id", "seat", "user_id"], set_={"mark": mark}
                )
            )

    async def votes(self, id: str) -> list[tuple[int, str, float]]:
        """Seat, who is for a bot there, and for which absence."""
        query = select(_v.seat, _v.user_id, _v.mark).where(_v.table_id == id)
        async with self._database.reading() as con:
            return [(row[0], row[1], row[2]) for row in await con.execute(query)]

    async def assigned(self, id: str) -> set[int]:
        async with self._database.reading() as con:
            found = await con.execute(select(_lent.seat).where(_lent.table_id == id))
            return set(found.scalars())


class PresenceRepository:
    """Which pages are open on which tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, node: str, glances: Collection[Glance]) -> None:
        """These pages are open, or were until then."""
        rows = [row_values(x) | {"node": node} for x in glances]
        rows.sort(key=lambda x: (x["user_id"], x["table_id"]))
        if not rows:
            return
        try:
            await self._note(node, rows)
        except IntegrityError:  # somebody has just left for good
            for row in rows:
                with suppress(IntegrityError):
                    await self._note(node, [row])

    async def _note(self, node: str, rows: list[dict[str, Any]]) -> None:
        """What nodes that are no more have seen is of use until one that is here sees more."""
        new = self._database.insert(db.looks)
        new = new.on_conflict_do_update(
            index_elements=["user_id", "table_id", "node"],
            set_={"at": new.excluded.at, "until": new.excluded.until},
        )
        mine = (_l.user_id == bindparam("user")) & (_l.table_id == bindparam("table"))
        old = delete(db.looks).where(mine, _l.node != node, _l.until < bindparam("seen"))
        places = [{"user": x["user_id"], "table": x["table_id"], "seen": x["at"]} for x in rows]
        async with self._database.writing() as con:
            await con.execute(old, places)
            await con.execute(new, rows)

    async def looked(self, user: str, table: str) -> Look:
        """The last sign of somebody's pages on a table, on whatever node."""
        query = select(func.max(_l.at), func.max(_l.until))
        query = query.where(_l.user_id == user, _l.table_id == table)
        async with self._database.reading() as con:
            at, until = (await con.execute(query)).one()
        return Look(at or 0.0, until or 0.0)


async def adopt_vacations(con: AsyncConnection, guest: str, user: str) -> None:
    """Days away count for both."""
    taken = select(_a.start).where(_a.user_id == user)
    mine = update(db.aways).where(_a.user_id == guest, _a.start.not_in(taken))
    await con.execute(mine.values(user_id=user))
