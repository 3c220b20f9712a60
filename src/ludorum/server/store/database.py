"""A database: its connections, and the statements that must be fast.

Repositories, each in its feature's room, say in SQLAlchemy Core what they keep, over `reading` and
`writing`. What every command and every socket needs is here, as the dialects have it: one statement
for an append, one for a load (`postgres`, `sqlite`).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from alembic.runtime.migration import MigrationContext
from sqlalchemy import ColumnElement, Connection, Executable, Row, and_, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema as db
from .errors import OldSchema, StoreDown
from .rows import TABLE, Append, Loaded, SeatRow, TableRow, User, seats_of, table_of, user_of
from .shards import Shards

DAY = 86_400.0
T = TypeVar("T")


class Database(ABC):
    """`url` is what may be shown of the address: without a password."""

    url: str
    insert: Any  # the dialect's `insert`, which knows ON CONFLICT
    shards = Shards()  # where tables are kept beside this one

    async def open(self) -> None:
        """Connect; the schema must be there (`migrate`). Raises StoreDown. Shards may be down."""
        await self.connect()
        try:
            await self.look_at_shards()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self.shards.close()
        await self.disconnect()

    async def look_at_shards(self) -> bool:
        """Which of them are down: to be asked every few seconds."""
        await self.shards.look(self)
        return False

    @abstractmethod
    async def connect(self) -> None:
        """As `open`, but this one alone."""

    @abstractmethod
    async def disconnect(self) -> None: ...

    @abstractmethod
    async def ping(self) -> None:
        """Raises StoreDown if the database cannot be reached, or takes no writes."""

    @abstractmethod
    async def durability(self) -> list[str]:
        """How it is set up so that an acknowledged move can be lost; empty: none is."""

    @abstractmethod
    async def now(self) -> float:
        """What time it is there, in seconds since the epoch. Raises StoreDown."""

    # -- where what is kept -----------------------------------------------------------------------

    def of(self, table: str) -> Database:
        """The one that keeps everything of this table; people are in this one itself. Raises
        StoreDown."""
        return self.shards.of(table) or self

    def new_table_id(self, beside: str = "") -> str:
        """For a new table: it says where the table is kept; beside that one, if it follows it."""
        return self.shards.new_id(beside)

    def table_id_for(self, token: str) -> str:
        """For a new table with a token of its own: another one if other shards take tables now."""
        return self.shards.id_for(token)

    @property
    def games(self) -> Sequence[Database]:
        """All that keep tables. Raises StoreDown if one is down."""
        return (self, *self.shards.all())

    @property
    def reachable(self) -> Sequence[Database]:
        """Those that are not down."""
        return (self, *self.shards.up())

    def grouped(
        self, tables: Iterable[str], *, partial: bool = False
    ) -> list[tuple[Database, list[str]]]:
        """These tables, by where they are. `partial`: without those of shards that are down."""
        found: dict[Database, list[str]] = {}
        for id in tables:
            try:
                found.setdefault(self.of(id), []).append(id)
            except StoreDown:
                if not partial:
                    raise
        return list(found.items())

    async def everywhere(
        self, ask: Callable[[Database], Awaitable[Collection[T]]], *, partial: bool = False
    ) -> list[T]:
        """What all that keep tables have, one after the other. `partial`: without those of shards
        that are down."""
        shards = self.shards.up() if partial else self.shards.all()
        if not shards:
            return [*await ask(self)]

        async def ask_shard(shard: Database) -> Collection[T]:
            try:
                return await ask(shard)
            except StoreDown:
                if not partial:
                    raise
                return ()

        each = await asyncio.gather(ask(self), *map(ask_shard, shards))
        return [x for found in each for x in found]

    # -- for repositories -------------------------------------------------------------------------

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for one SELECT."""

    @abstractmethod
    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction, committed at the end; rolled back by an exception."""

    async def all(self, query: Executable) -> Sequence[Row[Any]]:
        async with self.reading() as con:
            return (await con.execute(query)).all()

    async def one(self, query: Executable) -> Row[Any] | None:
        async with self.reading() as con:
            return (await con.execute(query)).one_or_none()

    async def do(self, statement: Executable) -> int:
        async with self.writing() as con:
            return (await con.execute(statement)).rowcount

    # -- what every command needs -----------------------------------------------------------------

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

    # -- what every request looks up; PostgreSQL has a quicker way --------------------------------

    async def session(self, token_hash: str, now: float) -> User | None:
        s = db.sessions.c
        query = select(db.users).join(db.sessions, s.user_id == db.users.c.id)
        query = query.where(s.token_hash == token_hash, s.expires > now, ~is_banned(now))
        return user_of(await self.one(query))

    async def table(self, id: str) -> TableRow | None:
        row = await self.one(select(*TABLE).where(db.tables.c.id == id))
        return None if row is None else table_of(row)

    async def seats(self, id: str) -> list[SeatRow]:
        s = db.seats.c
        query = select(s.seat, s.user_id, s.bot, s.name).where(s.table_id == id)
        return seats_of(await self.all(query.order_by(s.seat)))

    async def key(self, id: str) -> bytes:
        row = await self.one(select(db.keys.c.key).where(db.keys.c.table_id == id))
        if row is None:
            raise KeyError(id)
        return bytes(row.key)

    async def _check_schema(self, con: AsyncConnection) -> None:
        """The tables must be those of this code; else say so now, not at the first move."""
        there = await con.run_sync(_revision)
        if there != db.REVISION:
            said = (
                f"The tables in {self.url} are at revision {there or 'none'}, "
                f"this program needs {db.REVISION}. "
            )
            if there > db.REVISION:
                said += "A newer program has been here: use that one."
                raise StoreDown(said, "store-newer", where=self.url)
            said += "Bring them up to date first: start `ludorum serve` once, with `migrate` on."
            raise OldSchema(said, "store-older", where=self.url)


def is_banned(now: float) -> ColumnElement[bool]:
    """Of a row of `users`."""
    b, u = db.bans.c, db.users.c
    whom = or_(and_(b.kind == "user", b.value == u.id), and_(b.kind == "name", b.value == u.folded))
    return exists().where(whom, or_(b.until == 0, b.until > now))


def _revision(con: Connection) -> str:
    return MigrationContext.configure(con).get_current_revision() or ""
