"""Chat lines and reports of them in the database."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import delete, insert, select, update

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

from .model import ChatLine, Report

_p = db.reports.c

_REPORT = (
    *(_p.table_id, _p.n, _p.by_id, _p.user_id, _p.name, _p.text, _p.why, _p.at),
    *(_p.settled, _p.outcome),
)


class ChatRepository:
    """What is said at tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, id: str, line: ChatLine, keep: int) -> ChatLine:
        # The count gives the number and holds the table's row: two lines never get the same one.
        """Append a chat line (its `n` is set here); only the last `keep` are held."""
        count = update(db.tables).where(db.tables.c.id == id).values(lines=db.tables.c.lines + 1)
        old = delete(db.chat).where(db.chat.c.table_id == id)
        async with self._database.of(id).writing() as con:
            n = (await con.execute(count.returning(db.tables.c.lines))).scalar_one_or_none()
            if n is None:
                raise KeyError(id)
            await con.execute(
                insert(db.chat).values(
                    table_id=id, n=n, user_id=line.user, name=line.name, text=line.text, at=line.at
                )
            )
            await con.execute(old.where(db.chat.c.n <= n - keep))
        return ChatLine(n, line.user, line.name, line.text, line.at)

    async def lines(self, id: str, after: int) -> list[ChatLine]:
        c = db.chat.c
        query = select(c.n, c.user_id, c.name, c.text, c.at).where(c.table_id == id, c.n > after)
        return [
            ChatLine(*tuple(row)) for row in await self._database.of(id).all(query.order_by(c.n))
        ]

    async def lines_of(self, user: str) -> list[tuple[str, ChatLine]]:
        """What a user has said, and at which table."""
        c = db.chat.c
        query = select(c.table_id, c.n, c.user_id, c.name, c.text, c.at).where(c.user_id == user)
        rows = await self._database.everywhere(lambda x: x.all(query))
        found = [(row.table_id, ChatLine(*tuple(row)[1:])) for row in rows]
        return sorted(found, key=lambda x: (x[1].at, x[0], x[1].n))


class ReportRepository:
    """Lines that were reported."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report) -> bool:
        """False if this person has reported this line before."""
        values = structs.asdict(report)
        for name in ("table", "by", "user"):
            values[f"{name}_id"] = values.pop(name)
        async with self._database.writing() as con:
            new = self._database.insert(db.reports).values(values).on_conflict_do_nothing()
            return bool((await con.execute(new)).rowcount == 1)

    async def all(self, *, settled: bool) -> list[Report]:
        """Oldest first; `settled`: those, too."""
        query = select(*_REPORT).order_by(_p.at, _p.table_id, _p.n, _p.by_id)
        if not settled:
            query = query.where(_p.settled == 0)
        async with self._database.reading() as con:
            return [Report(*tuple(row)) for row in await con.execute(query)]

    async def by(self, user: str) -> list[Report]:
        query = select(*_REPORT).where(_p.by_id == user).order_by(_p.at, _p.table_id, _p.n)
        async with self._database.reading() as con:
            return [Report(*tuple(row)) for row in await con.execute(query)]

    async def settle(self, table: str, n: int, outcome: str, at: float, *, remove: bool) -> int:
        """Settle all reports of a line; `remove`: the line goes. Returns how many there were."""
        mine = update(db.reports).where(_p.table_id == table, _p.n == n, _p.settled == 0)
        line = delete(db.chat).where(db.chat.c.table_id == table, db.chat.c.n == n)
        # The line first: until its reports are settled they can be settled again.
        if remove:
            await self._database.of(table).do(line)
        return await self._database.do(mine.values(settled=at, outcome=outcome))
