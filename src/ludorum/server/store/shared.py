"""What both stores share: people, the directory of tables and what is around a game, in
SQLAlchemy Core. The hot statements are in `postgres` and `sqlite`.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from alembic.runtime.migration import MigrationContext
from msgspec import structs
from sqlalchemy import (
    Connection,
    Executable,
    Row,
    Select,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.model import (
    Append,
    Head,
    Kept,
    Line,
    Loaded,
    LogRow,
    Nudge,
    SeatRow,
    Status,
    TableRow,
    User,
)

from . import schema as db
from .contract import StoreDown
from .notices import Notices
from .oversight import Oversight
from .people import People
from .results import Results
from .reviews import Reviews
from .rows import LOG, TABLE, fold, log_of, seats_of, table_of, table_values, user_of
from .ties import Ties

DAY = 86_400.0
_CHUNK = 1_000  # ids in one statement

_FREE = (db.seats.c.user_id == "") & (db.seats.c.bot == "")


def _chunks(ids: Sequence[Any]) -> Iterator[Sequence[Any]]:
    return (ids[i : i + _CHUNK] for i in range(0, len(ids), _CHUNK))


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


def _head_values(id: str, head: Head, seq: int) -> dict[str, Any]:
    values = structs.asdict(head)
    leases = {"deadline_lease": 0.0, "bot_lease": 0.0}
    return values | leases | {"table_id": id, "version": 1, "seq": seq, "status": "running"}


def _log_values(id: str, seq: int, row: LogRow) -> dict[str, Any]:
    return structs.asdict(row) | {"table_id": id, "version": 1, "seq": seq}


def _revision(con: Connection) -> str:
    return MigrationContext.configure(con).get_current_revision() or ""


class SharedStore(Notices, Oversight, People, Results, Reviews, Ties):
    """`url` is what may be shown of the address: without a password."""

    url: str
    _insert: Any  # the dialect's `insert`, which knows ON CONFLICT

    # -- given by the dialect -------------------------------------------------------------------
    @abstractmethod
    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for one SELECT."""

    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction, committed at the end; rolled back by an exception."""

    @abstractmethod
    async def open(self) -> None: ...
    @abstractmethod
    async def close(self) -> None: ...
    @abstractmethod
    async def ping(self) -> None: ...
    @abstractmethod
    async def load(self, id: str) -> Loaded | None: ...
    @abstractmethod
    async def version(self, id: str) -> int: ...
    @abstractmethod
    async def append(self, append: Append) -> int: ...
    @abstractmethod
    async def reply(self, id: str, command: str) -> bytes | None: ...
    @abstractmethod
    async def claim_expired(self, now: float, limit: int, lease: float) -> list[str]: ...
    @abstractmethod
    async def claim_bots(self, now: float, limit: int, lease: float) -> list[str]: ...
    @abstractmethod
    async def confirm(self, told: list[tuple[str, int]]) -> None: ...

    # -- small helps ----------------------------------------------------------------------------
    async def _all(self, query: Executable) -> Sequence[Row[Any]]:
        async with self._reading() as con:
            return (await con.execute(query)).all()

    async def _one(self, query: Executable) -> Row[Any] | None:
        async with self._reading() as con:
            return (await con.execute(query)).one_or_none()

    async def _do(self, statement: Executable) -> int:
        async with self._writing() as con:
            return (await con.execute(statement)).rowcount

    async def _check_schema(self, con: AsyncConnection) -> None:
        """The tables must be those of this code; else say so now, not at the first move."""
        there = await con.run_sync(_revision)
        if there != db.REVISION:
            raise StoreDown(
                f"The tables in {self.url} are at revision {there or 'none'}, "
                f"this program needs {db.REVISION}. "
                + (
                    "A newer program has been here: use that one."
                    if there > db.REVISION
                    else "Bring them up to date first, with `migrate`."
                )
            )

    # -- people ---------------------------------------------------------------------------------
    async def add_user(self, user: User) -> bool:
        values = {
            "id": user.id,
            "name": user.name,
            "folded": fold(user.name),
            "password": user.password,
            "created": user.created,
        }
        new = self._insert(db.users).values(values)
        new = new.on_conflict_do_nothing(index_elements=["folded"], index_where=db.HAS_PASSWORD)
        return await self._do(new) == 1

    async def user(self, id: str) -> User | None:
        return user_of(await self._one(select(db.users).where(db.users.c.id == id)))

    async def user_named(self, name: str) -> User | None:
        query = select(db.users).where(db.users.c.folded == fold(name), db.HAS_PASSWORD)
        return user_of(await self._one(query))

    async def add_session(self, token_hash: str, user: str, expires: float) -> None:
        await self._do(
            insert(db.sessions).values(token_hash=token_hash, user_id=user, expires=expires)
        )

    async def session(self, token_hash: str, now: float) -> User | None:
        query = select(db.users).join(db.sessions, db.sessions.c.user_id == db.users.c.id)
        query = query.where(db.sessions.c.token_hash == token_hash, db.sessions.c.expires > now)
        query = query.where(~self.is_banned(now))
        return user_of(await self._one(query))

    async def drop_session(self, token_hash: str) -> None:
        await self._do(delete(db.sessions).where(db.sessions.c.token_hash == token_hash))

    async def drop_expired(self, now: float) -> int:
        done = db.tables.c.sweep_at
        count = 0
        async with self._writing() as con:
            for held in (db.sessions, db.tickets):
                count += (await con.execute(delete(held).where(held.c.expires <= now))).rowcount
            swept = update(db.tables).where(done > 0, done <= now).values(sweep_at=0)
            ids = (await con.execute(swept.returning(db.tables.c.id))).scalars().all()
            for some in _chunks(ids):
                gone = await con.execute(
                    delete(db.commands).where(db.commands.c.table_id.in_(some))
                )
                count += gone.rowcount
        return count

    # -- the directory of tables ----------------------------------------------------------------
    async def add_table(self, table: TableRow, seats: list[SeatRow], key: bytes) -> None:
        async with self._writing() as con:
            await self._add_table(con, table, seats, key)

    @staticmethod
    async def _add_table(
        con: AsyncConnection, table: TableRow, seats: list[SeatRow], key: bytes
    ) -> None:
        await con.execute(insert(db.tables).values(table_values(table)))
        await con.execute(insert(db.keys).values(table_id=table.id, key=key))
        if seats:
            await con.execute(insert(db.seats), [_seat_values(table.id, row) for row in seats])

    async def table(self, id: str) -> TableRow | None:
        row = await self._one(_tables().where(db.tables.c.id == id))
        return None if row is None else table_of(row)

    async def seats(self, id: str) -> list[SeatRow]:
        s = db.seats.c
        query = select(s.seat, s.user_id, s.bot, s.name).where(s.table_id == id)
        return seats_of(await self._all(query.order_by(s.seat)))

    async def tables_of(self, user: str, limit: int) -> list[TableRow]:
        mine = select(db.seats.c.table_id).where(db.seats.c.user_id == user)
        return await self._newest(_tables().where(db.tables.c.id.in_(mine)), limit)

    async def open_tables(self, limit: int) -> list[TableRow]:
        waits = exists().where(db.seats.c.table_id == db.tables.c.id, _FREE)
        listed = _tables().where(db.tables.c.public, db.tables.c.status == "open", waits)
        return await self._newest(listed, limit)

    async def running_tables(self, limit: int) -> list[TableRow]:
        listed = _tables().where(db.tables.c.public, db.tables.c.status == "running")
        return await self._newest(listed, limit)

    async def _newest(self, query: Select[Any], limit: int) -> list[TableRow]:
        query = query.order_by(db.tables.c.created.desc(), db.tables.c.id).limit(limit)
        return [table_of(row) for row in await self._all(query)]

    async def take_seat(self, id: str, row: SeatRow) -> bool:
        s = db.seats.c
        async with self._writing() as con:
            if await self._lock(con, id) != "open":
                return False
            there = select(s.seat).where(s.table_id == id, s.user_id == row.user)
            if row.user and (await con.execute(there)).first():
                return False
            sit = update(db.seats).where(s.table_id == id, s.seat == row.seat, _FREE)
            done = await con.execute(sit.values(user_id=row.user, bot=row.bot, name=row.name))
            return done.rowcount == 1

    async def leave_seat(self, id: str, user: str) -> bool:
        s = db.seats.c
        async with self._writing() as con:
            if not user or await self._lock(con, id) != "open":
                return False
            up = update(db.seats).where(s.table_id == id, s.user_id == user)
            done = await con.execute(up.values(user_id="", bot="", name=""))
            return done.rowcount > 0

    @staticmethod
    async def _lock(con: AsyncConnection, id: str) -> str | None:
        """The table's status, which stays until the transaction ends."""
        query = select(db.tables.c.status).where(db.tables.c.id == id).with_for_update()
        return (await con.execute(query)).scalar_one_or_none()

    async def seat_bot(self, id: str, seat: int, bot: str) -> None:
        s = db.seats.c
        await self._do(update(db.seats).where(s.table_id == id, s.seat == seat).values(bot=bot))

    async def add_rematch(
        self, id: str, table: TableRow, seats: list[SeatRow], key: bytes, invited: Collection[str]
    ) -> str:
        t = db.tables.c
        first = update(db.tables).where(t.id == id, t.rematch == "").values(rematch=table.id)
        async with self._writing() as con:
            if (await con.execute(first)).rowcount:
                await self._add_table(con, table, seats, key)
                u = db.users.c
                row = (literal(table.id), u.id, literal(table.owner), literal(table.created))
                people = select(*row).where(u.id.in_(invited))
                columns = ["table_id", "user_id", "by_id", "at"]
                await con.execute(insert(db.invitations).from_select(columns, people))
            found = (await con.execute(select(t.rematch).where(t.id == id))).scalar_one_or_none()
        if found is None:
            raise KeyError(id)
        return str(found)

    async def key(self, id: str) -> bytes:
        row = await self._one(select(db.keys.c.key).where(db.keys.c.table_id == id))
        if row is None:
            raise KeyError(id)
        return bytes(row.key)

    # -- games ----------------------------------------------------------------------------------
    async def start(
        self, id: str, head: Head, rows: list[LogRow], epoch: int | None = None
    ) -> bool:
        async with self._writing() as con:
            status = await self._lock(con, id)
            if status is None:
                raise KeyError(id)
            if status != "open":
                return False
            await con.execute(insert(db.heads).values(_head_values(id, head, len(rows))))
            if rows:
                await con.execute(
                    insert(db.log), [_log_values(id, n, r) for n, r in enumerate(rows, 1)]
                )
            begun: dict[str, Any] = {"status": "running"}
            if epoch is not None:
                begun["epoch"] = epoch
            await con.execute(update(db.tables).where(db.tables.c.id == id).values(begun))
            await con.execute(insert(db.outbox).values(table_id=id, version=1, at=0.0))
            await con.execute(delete(db.invitations).where(db.invitations.c.table_id == id))
        return True

    async def log(self, id: str) -> list[LogRow]:
        query = select(*LOG).where(db.log.c.table_id == id).order_by(db.log.c.seq)
        return log_of(await self._all(query))

    async def set_status(self, id: str, status: Status, why: str) -> None:
        head = update(db.heads).where(db.heads.c.table_id == id).values(status=status)
        sweep_at = time.time() + DAY if status == "over" else 0.0
        table = update(db.tables).where(db.tables.c.id == id)
        async with self._writing() as con:
            # Head before table, as an append does it, lest they wait for each other. If there was
            # no head, one may have been written until the table's row was ours.
            found = await con.execute(head)
            await con.execute(table.values(status=status, report=why, sweep_at=sweep_at))
            if not found.rowcount:
                await con.execute(head)

    async def set_epoch(self, id: str, epoch: int, head: Head) -> bool:
        h = db.heads.c
        move = update(db.heads).where(
            h.table_id == id, h.version == head.version, h.status == "running"
        )
        move = move.values(
            version=head.version + 1,
            base=head.base,
            base_seq=head.base_seq,
            digest=head.digest,
        )
        async with self._writing() as con:
            if not (await con.execute(move)).rowcount:
                return False
            await con.execute(update(db.tables).where(db.tables.c.id == id).values(epoch=epoch))
            await con.execute(
                insert(db.outbox).values(table_id=id, version=head.version + 1, at=0.0)
            )
        return True

    async def running(self, game: str, limit: int, after: str) -> list[TableRow]:
        t = db.tables.c
        query = _tables().where(t.game == game, t.status == "running", t.id > after)
        return [table_of(row) for row in await self._all(query.order_by(t.id).limit(limit))]

    # -- work to be done ------------------------------------------------------------------------
    async def outbox(self, limit: int, before: float) -> list[Nudge]:
        o = db.outbox.c
        query = select(o.id, o.table_id, o.version).where(o.at <= before)
        return [
            Nudge(row.id, row.table_id, row.version)
            for row in await self._all(query.order_by(o.id).limit(limit))
        ]

    # -- the companion ---------------------------------------------------------------------------
    async def keep(self, user: str, game: Kept, most: int) -> bool:
        c = db.companion.c
        others = select(func.count()).where(c.user_id == user, c.id != game.id)
        new = self._insert(db.companion).values(user_id=user, **structs.asdict(game))
        async with self._writing() as con:
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

    async def kept(self, user: str) -> list[Kept]:
        c = db.companion.c
        query = select(c.id, c.at, c.data).where(c.user_id == user).order_by(c.at.desc(), c.id)
        return [Kept(row.id, row.at, bytes(row.data)) for row in await self._all(query)]

    async def forget(self, user: str, id: str) -> None:
        c = db.companion.c
        await self._do(delete(db.companion).where(c.user_id == user, c.id == id))

    # -- around the game ------------------------------------------------------------------------
    async def add_line(self, id: str, line: Line, keep: int) -> Line:
        # The count gives the number and holds the table's row: two lines never get the same one.
        count = update(db.tables).where(db.tables.c.id == id).values(lines=db.tables.c.lines + 1)
        old = delete(db.chat).where(db.chat.c.table_id == id)
        async with self._writing() as con:
            n = (await con.execute(count.returning(db.tables.c.lines))).scalar_one_or_none()
            if n is None:
                raise KeyError(id)
            await con.execute(
                insert(db.chat).values(
                    table_id=id, n=n, user_id=line.user, name=line.name, text=line.text, at=line.at
                )
            )
            await con.execute(old.where(db.chat.c.n <= n - keep))
        return Line(n, line.user, line.name, line.text, line.at)

    async def lines(self, id: str, after: int) -> list[Line]:
        c = db.chat.c
        query = select(c.n, c.user_id, c.name, c.text, c.at).where(c.table_id == id, c.n > after)
        return [Line(*tuple(row)) for row in await self._all(query.order_by(c.n))]

    async def archive(self, id: str, packed: bytes) -> None:
        base = select(db.heads.c.base_seq).where(db.heads.c.table_id == id).scalar_subquery()
        new = self._insert(db.archive).values(table_id=id, packed=packed)
        async with self._writing() as con:
            await con.execute(new.on_conflict_do_nothing(index_elements=["table_id"]))
            await con.execute(delete(db.log).where(db.log.c.table_id == id, db.log.c.seq <= base))

    async def archived(self, id: str) -> bytes | None:
        row = await self._one(select(db.archive.c.packed).where(db.archive.c.table_id == id))
        return None if row is None else bytes(row.packed)
