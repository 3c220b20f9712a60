"""The directory of tables: what is fixed about each, who sits there, how those under way stand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.errors import ApiError
from ludorum.server.play.model import WaitingState
from ludorum.server.store import StoreDown
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.rows import TABLE, SeatRow, TableRow, seats_of, table_of, table_values

_h = db.heads.c
_t = db.tables.c
_s = db.seats.c

_FREE = (db.seats.c.user_id == "") & (db.seats.c.bot == "")


def _tables() -> Select[Any]:
    return select(*TABLE)


def _seat_values(id: str, row: SeatRow) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": row.seat,
        "user_id": row.user,
        "bot": row.bot,
        "name": row.name,
    }


def _waiting_states() -> Select[Any]:
    both = db.heads.join(db.tables, _t.id == _h.table_id)
    return select(*TABLE, _h.version, _h.clocks).select_from(both)


class TableRepository:
    """Tables and their seats."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_table(self, table: TableRow, seats: list[SeatRow], key: bytes) -> None:
        """The key goes into a table of its own, read by `key` alone."""
        async with self._database.of(table.id).writing() as con:
            await self._add_table(con, table, seats, key)

    def new_id(self, beside: str = "") -> str:
        """For a new table: it says where the table is kept; beside that one, if it follows it."""
        return self._database.new_table_id(beside)

    def id_for(self, token: str) -> str:
        """The same for a token of its own, as long as the same shards take tables."""
        return self._database.table_id_for(token)

    def reachable(self, id: str) -> bool:
        """Whether what keeps this table is not down."""
        try:
            self._database.of(id)
        except StoreDown:
            return False
        return True

    @staticmethod
    async def _add_table(
        con: AsyncConnection, table: TableRow, seats: list[SeatRow], key: bytes
    ) -> None:
        await con.execute(insert(db.tables).values(table_values(table)))
        await con.execute(insert(db.keys).values(table_id=table.id, key=key))
        if seats:
            await con.execute(insert(db.seats), [_seat_values(table.id, row) for row in seats])

    async def table(self, id: str) -> TableRow | None:
        return await self._database.of(id).table(id)

    async def find(self, id: str) -> TableRow:
        """A table that must be there."""
        row = await self.table(id)
        if row is None:
            raise ApiError("no-table")
        return row

    async def some(self, ids: Collection[str]) -> list[TableRow]:
        """Those of them that are there and can be reached."""
        found: list[TableRow] = []
        for database, here in self._database.grouped(ids, partial=True):
            query = _tables().where(_t.id.in_(here))
            found += [table_of(row) for row in await database.all(query)]
        return found

    async def seats(self, id: str) -> list[SeatRow]:
        return await self._database.of(id).seats(id)

    async def seats_by_table(self, ids: Collection[str]) -> dict[str, list[SeatRow]]:
        """The seats of many tables at once."""
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for database, here in self._database.grouped(ids, partial=True):
            query = select(db.seats).where(_s.table_id.in_(here)).order_by(_s.table_id, _s.seat)
            for x in await database.all(query):
                found[x.table_id].append(SeatRow(x.seat, x.user_id, x.bot, x.name))
        return found

    async def tables_of(self, user: str, limit: int, *, partial: bool = False) -> list[TableRow]:
        """Tables this user sits at, newest first; `partial`: those that can be reached."""
        mine = select(db.seats.c.table_id).where(db.seats.c.user_id == user)
        query = _tables().where(db.tables.c.id.in_(mine))
        return await self._newest(query, limit, partial=partial)

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for players, newest first."""
        waits = exists().where(db.seats.c.table_id == db.tables.c.id, _FREE)
        listed = _tables().where(db.tables.c.public, db.tables.c.status == "open", waits)
        return await self._newest(listed, limit, partial=True)

    async def running_tables(self, limit: int) -> list[TableRow]:
        """Public tables that are being played, newest first."""
        listed = _tables().where(db.tables.c.public, db.tables.c.status == "running")
        return await self._newest(listed, limit, partial=True)

    async def _newest(self, query: Select[Any], limit: int, *, partial: bool) -> list[TableRow]:
        query = query.order_by(db.tables.c.created.desc(), db.tables.c.id).limit(limit)
        rows = await self._database.everywhere(lambda x: x.all(query), partial=partial)
        return sorted([table_of(row) for row in rows], key=lambda x: (-x.created, x.id))[:limit]

    async def running(self, game: str, limit: int, after: str) -> list[TableRow]:
        """Running tables of a game, by id, after that id: for upgrades and audits."""
        t = db.tables.c
        query = _tables().where(t.game == game, t.status == "running", t.id > after)
        query = query.order_by(t.id).limit(limit)
        found = [table_of(row) for row in await self._database.everywhere(lambda x: x.all(query))]
        return sorted(found, key=lambda x: x.id)[:limit]

    async def held_by(self, owner: str, quick: Collection[str]) -> tuple[int, int, int]:
        """Of an owner's tables that are not over: all, those listed for strangers, and those with a
        bot that is none of `quick`."""
        t, s = db.tables.c, db.seats.c
        thinks = exists().where(s.table_id == t.id, s.bot != "", s.bot.not_in(quick))
        counts = (
            func.count(),
            func.count().filter(t.public & (t.status == "open")),
            func.count().filter(thinks),
        )
        query = select(*counts).where(t.owner == owner, t.status.in_(("open", "running")))
        query = query.select_from(db.tables)
        each: list[Any] = await self._database.everywhere(lambda x: x.all(query), partial=True)
        return sum([x[0] for x in each]), sum([x[1] for x in each]), sum([x[2] for x in each])

    async def drop_abandoned(self, before: float) -> int:
        """Tables that never began, laid before that time; returns how many."""
        t = db.tables.c
        old = select(t.id).where(t.status == "open", t.created < before)

        async def drop(database: Database) -> Collection[str]:
            async with database.writing() as con:
                ids = (await con.execute(old.with_for_update())).scalars().all()
                for what in reversed(db.OF_GAMES):
                    column = t.id if what is db.tables else what.c.table_id
                    await con.execute(delete(what).where(column.in_(ids)))
            return ids

        return len(await self._database.everywhere(drop, partial=True))

    async def take_seat(self, id: str, row: SeatRow) -> bool:
        """Sit down; False unless the table is open, the seat free and the user not seated yet."""
        s = db.seats.c
        async with self._database.of(id).writing() as con:
            if await lock_table(con, id) != "open":
                return False
            there = select(s.seat).where(s.table_id == id, s.user_id == row.user)
            if row.user and (await con.execute(there)).first():
                return False
            sit = update(db.seats).where(s.table_id == id, s.seat == row.seat, _FREE)
            done = await con.execute(sit.values(user_id=row.user, bot=row.bot, name=row.name))
            return done.rowcount == 1

    async def leave_seat(self, id: str, user: str) -> bool:
        """Stand up from an open table."""
        s = db.seats.c
        async with self._database.of(id).writing() as con:
            if not user or await lock_table(con, id) != "open":
                return False
            up = update(db.seats).where(s.table_id == id, s.user_id == user)
            done = await con.execute(up.values(user_id="", bot="", name=""))
            return done.rowcount > 0

    async def add_rematch(self, id: str, table: TableRow, seats: list[SeatRow], key: bytes) -> str:
        """As `add_table`: the table that follows, which is kept beside it. If one follows already
        nothing is made. Returns the id of the one that follows."""
        t = db.tables.c
        first = update(db.tables).where(t.id == id, t.rematch == "").values(rematch=table.id)
        async with self._database.of(id).writing() as con:
            if (await con.execute(first)).rowcount:
                await self._add_table(con, table, seats, key)
            found = (await con.execute(select(t.rematch).where(t.id == id))).scalar_one_or_none()
        if found is None:
            raise KeyError(id)
        return str(found)

    async def key(self, id: str) -> bytes:
        return await self._database.of(id).key(id)

    async def waiting_state(self, id: str) -> WaitingState | None:
        """None if the table has not begun."""
        async with self._database.of(id).reading() as con:
            row = (await con.execute(_waiting_states().where(_t.id == id))).one_or_none()
            return None if row is None else await self._with_seats(con, row)

    async def waiting_states_of(self, user: str, limit: int) -> list[WaitingState]:
        """The running tables somebody sits at, newest first."""
        sits = select(_s.table_id).where(_s.user_id == user)
        query = _waiting_states().where(_t.id.in_(sits), _t.status == "running")
        query = query.order_by(_t.created.desc(), _t.id).limit(limit)

        async def ask(database: Database) -> list[WaitingState]:
            async with database.reading() as con:
                rows = (await con.execute(query)).all()
                return [await self._with_seats(con, row) for row in rows]

        found = await self._database.everywhere(ask)
        return sorted(found, key=lambda x: (-x.table.created, x.table.id))[:limit]

    @staticmethod
    async def _with_seats(con: AsyncConnection, row: Any) -> WaitingState:
        split = len(TABLE)
        table = table_of(row[:split])
        query = select(_s.seat, _s.user_id, _s.bot, _s.name).where(_s.table_id == table.id)
        seats = seats_of((await con.execute(query.order_by(_s.seat))).all())
        return WaitingState(table, seats, row[split], bytes(row[split + 1]))


async def lock_table(con: AsyncConnection, id: str) -> str | None:
    """The table's status, which stays until the transaction ends."""
    query = select(db.tables.c.status).where(db.tables.c.id == id).with_for_update()
    return (await con.execute(query)).scalar_one_or_none()
