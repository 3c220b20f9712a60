"""PostgreSQL: one statement for an append, on connections of its own.

The hot statements go straight to asyncpg, which prepares each once a connection; the engine, with
its own few connections, does the rest. Through the engine an append took four times as long.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import event, exc
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludorum.server.telemetry import METRICS

from .address import shown
from .database import DAY, Database
from .errors import Conflict, Repeated, StoreDown
from .primary import NoPrimary, Primary
from .rows import (
    HEAD_SQL,
    LOG_SQL,
    TABLE,
    TABLE_SQL,
    Append,
    Loaded,
    SeatRow,
    TableRow,
    User,
    head_of,
    log_of,
    seats_of,
    table_of,
)

T = TypeVar("T")

CONNECT_WITHIN = 5.0  # seconds
ANSWER_WITHIN = 10.0  # seconds, waiting for a connection included
STALE_AFTER = 300.0  # seconds: something on the way may have forgotten a connection so long idle

_APPEND = """
WITH head AS (
  UPDATE heads SET
    version = version + 1,
    seq = seq + cardinality($4::smallint[]),
    digest = $9,
    base = coalesce($10::bytea, base),
    base_seq = CASE WHEN $10::bytea IS NULL THEN base_seq ELSE $11 END,
    deadline = $12,
    bot_due = $13,
    clocks = $14,
    deadline_lease = 0,
    bot_lease = CASE
      WHEN NOT $13 THEN 0 WHEN $18::double precision < 0 THEN bot_lease ELSE $18 END,
    status = $17
  WHERE table_id = $1 AND version = $2 AND status = 'running'
  RETURNING version, seq - cardinality($4::smallint[]) AS before
), rows AS (
  INSERT INTO log (table_id, seq, version, lane, who, answer, undo, at)
  SELECT $1, head.before + r.n, head.version, r.lane, r.who, r.answer, r.undo, r.at
  FROM head, unnest($4::smallint[], $5::smallint[], $6::bytea[], $7::integer[],
                    $8::double precision[]) WITH ORDINALITY AS r(lane, who, answer, undo, at, n)
), told AS (
  INSERT INTO outbox (table_id, version, at) SELECT $1, version, $16 FROM head
){turned}{seated}
INSERT INTO commands (table_id, command_id, version, reply, at)
SELECT $1, $3, version, $15, $16 FROM head RETURNING version
"""
# The last append of a game also tells the directory.
_TURNED = f""", turned AS (
  UPDATE tables SET status = $17,
    sweep_at = CASE WHEN $17 = 'over' THEN $16 + {DAY} ELSE 0 END
  FROM head WHERE id = $1
)"""
# With some a seat changes hands.
_SEATED = """, seated AS (
  UPDATE seats SET bot = $20 FROM head WHERE table_id = $1 AND seat = $19
), voted AS (
  DELETE FROM votes USING head WHERE table_id = $1 AND seat = $19
), returned AS (
  DELETE FROM lent USING head WHERE table_id = $1 AND seat = $19 AND $21::double precision = 0
), lend AS (
  INSERT INTO lent (table_id, seat, at) SELECT $1, $19, $21 FROM head WHERE $21 > 0
)"""
APPEND = {
    (last, reseat): _APPEND.format(turned=_TURNED * last, seated=_SEATED * reseat)
    for last in (False, True)
    for reseat in (False, True)
}

SESSION = """
SELECT u.id, u.name, u.password, u.created FROM sessions s JOIN users u ON u.id = s.user_id
WHERE s.token_hash = $1 AND s.expires > $2 AND NOT EXISTS (
  SELECT FROM bans b WHERE (b.until = 0 OR b.until > $2)
  AND (b.kind = 'user' AND b.value = u.id OR b.kind = 'name' AND b.value = u.folded)
)
"""
ONE_TABLE = f"SELECT {TABLE_SQL} FROM tables t WHERE t.id = $1"
SEATS = "SELECT seat, user_id, bot, name FROM seats WHERE table_id = $1 ORDER BY seat"
KEY = "SELECT key FROM keys WHERE table_id = $1"
REPLY = "SELECT reply FROM commands WHERE table_id = $1 AND command_id = $2"
VERSION = "SELECT version FROM heads WHERE table_id = $1"
# A write, so that a standby and a full disk are found out.
PING = "UPDATE alembic_version SET version_num = version_num"
DURABLE = ("fsync", "full_page_writes", "synchronous_commit", "synchronous_standby_names")
NOW = "SELECT extract(epoch FROM clock_timestamp())::double precision"

# One round trip: a row for each log row, and what is there once only on the first of them.
LOAD = f"""
SELECT {LOG_SQL},
  CASE WHEN l.seq IS NULL OR l.seq = h.base_seq + 1 THEN ROW({TABLE_SQL}, {HEAD_SQL}) END AS top,
  CASE WHEN l.seq IS NULL OR l.seq = h.base_seq + 1 THEN (
    SELECT array_agg(ROW(s.seat, s.user_id, s.bot, s.name) ORDER BY s.seat)
    FROM seats s WHERE s.table_id = $1
  ) END AS seats
FROM heads h JOIN tables t ON t.id = h.table_id
LEFT JOIN log l ON l.table_id = $1 AND l.seq > h.base_seq
WHERE h.table_id = $1 ORDER BY l.seq
"""

# Materialised, so that the limit holds whatever the plan.
_CLAIM = """
WITH due AS MATERIALIZED (
  SELECT h.table_id FROM heads h {join} WHERE {due} AND h.status = 'running' AND h.{lease} <= $1
  ORDER BY {order} LIMIT $2 FOR UPDATE OF h SKIP LOCKED
)
UPDATE heads SET {lease} = $3 FROM due WHERE heads.table_id = due.table_id
RETURNING heads.table_id
"""
CLAIM_EXPIRED = _CLAIM.format(
    join="",
    due="h.deadline > 0 AND h.deadline <= $1",
    lease="deadline_lease",
    order="h.deadline",
)
# First those for whose owner the fewest bots think at this moment.
CLAIM_BOTS = _CLAIM.format(
    join="JOIN tables t ON t.id = h.table_id",
    due="h.bot_due",
    lease="bot_lease",
    order="""(
    SELECT count(*) FROM heads b JOIN tables o ON o.id = b.table_id
    WHERE b.bot_due AND b.status = 'running' AND b.bot_lease > $1 AND o.owner = t.owner
  ), h.bot_lease""",
)

# What another relay is confirming at this moment is not waited for.
CONFIRM = """
WITH gone AS (
  DELETE FROM outbox WHERE id IN (
    SELECT o.id FROM unnest($1::text[], $2::integer[]) AS told(table_id, version)
    JOIN outbox o ON o.table_id = told.table_id AND o.version <= told.version
    FOR UPDATE OF o SKIP LOCKED
  ) RETURNING table_id, version, at
)
INSERT INTO news (table_id, version, at, begun, lease)
SELECT table_id, max(version), max(at), min(version) = 1, 0 FROM gone
GROUP BY table_id ORDER BY table_id
ON CONFLICT (table_id) DO UPDATE SET
  version = greatest(news.version, excluded.version), at = greatest(news.at, excluded.at),
  begun = news.begun OR excluded.begun, lease = 0
"""

_GONE = (
    OSError,  # refused, unknown host, broken pipe, timed out
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shutting down, starting up, cancelled
    asyncpg.InsufficientResourcesError,  # too many connections, disk full
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # the connection is being closed by the server
    asyncpg.ReadOnlySQLTransactionError,  # a primary no more
    exc.TimeoutError,
)


def _trouble(error: BaseException | None) -> BaseException | None:
    """What is wrong with the server; None if it is the statement that is wrong."""
    if error is None or (isinstance(error, asyncpg.InterfaceError) and _is_argument(error)):
        return None
    if isinstance(error, exc.DBAPIError):
        return _trouble(error.orig) or (error if error.connection_invalidated else None)
    return error if isinstance(error, _GONE) else _trouble(error.__cause__)


def _is_argument(error: BaseException) -> bool:
    """asyncpg has one class for a closed connection and a value it cannot send."""
    return isinstance(error, ValueError)


ADVICE = {
    "store-database": "Create the database (`createdb`) or correct its name in the address.",
    "store-user": "Check the user and the password in the address.",
    "store-no-primary": "Promote a standby, or bring the primary back.",
    "store-read-only": "It takes no writes: is it a standby now? The address must lead to the "
    "primary.",
    "store-connections": "Raise max_connections, or give each process fewer connections.",
    "store-away": "Check that it runs (`pg_isready`) and that host, port and network are right.",
}


def _code(error: BaseException) -> str:
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return "store-database"
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return "store-user"
    if isinstance(error, NoPrimary):
        return "store-no-primary"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "store-read-only"
    if isinstance(error, asyncpg.TooManyConnectionsError):
        return "store-connections"
    return "store-away"


def _drop_read_only(context: Any) -> None:
    """Another connection may lead to the primary there is now."""
    if isinstance(context.original_exception.__cause__, asyncpg.ReadOnlySQLTransactionError):
        context.is_disconnect = True


class Postgres:
    """The address of a server, and how its troubles are told."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.url = shown(dsn)
        self._primary = Primary(dsn, self._connect)

    @property
    def has_standbys(self) -> bool:
        """Whether the address names standbys, too."""
        return self._primary.has_standbys

    async def connect(self) -> Any:
        return await self._primary.connect()

    def usable(self, con: Any) -> bool:
        """Whether the connection is still there, and leads to the primary there is now."""
        return not con.is_closed() and self._primary.current(con)

    @staticmethod
    async def _connect(dsn: str) -> Any:
        return await asyncpg.connect(
            dsn,
            timeout=CONNECT_WITHIN,
            max_cached_statement_lifetime=0,
            server_settings={"application_name": "ludorum"},
        )

    def engine(self, size: int) -> AsyncEngine:
        """asyncpg reads the DSN itself, so all it knows may stand there (sslmode)."""
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            pool_size=size,
            max_overflow=0,
            pool_timeout=ANSWER_WITHIN,
        )
        event.listen(engine.sync_engine, "checkout", self._check)
        event.listen(engine.sync_engine, "handle_error", _drop_read_only)
        return engine

    def _check(self, connection: Any, record: Any, proxy: Any) -> None:
        """What is of no use is replaced; to ask the server would cost three statements."""
        if not self.usable(record.driver_connection):
            raise exc.DisconnectionError

    @contextmanager
    def reached(self) -> Iterator[None]:
        """Any trouble with the server is a StoreDown."""
        try:
            yield
        except Exception as error:
            trouble = _trouble(error)
            if trouble is None:
                raise
            METRICS.store_failures.inc()
            self._primary.doubt()
            said = str(trouble).strip() or type(trouble).__name__
            code = _code(trouble)
            what = f"PostgreSQL at {self.url}: {said}. {ADVICE[code]}"
            raise StoreDown(what, code, where=self.url, said=said) from error


class Connections:
    """A few connections for single statements. Such a statement leaves nothing behind in a session,
    so what a general pool does between two users can go: 3 µs a statement instead of 32."""

    def __init__(self, server: Postgres, size: int) -> None:
        self._server = server
        self._room = asyncio.Semaphore(size)
        self._idle: list[tuple[float, Any]] = []  # since when, which; the last used at the end
        self._open = True

    async def use(self, call: Callable[[Any], Awaitable[T]]) -> T:
        async with self._room:
            con = self._take() or await self._server.connect()
            try:
                result = await call(con)
            except asyncpg.PostgresError as error:
                if isinstance(error, _GONE):  # another connection may lead elsewhere
                    con.terminate()
                else:
                    self._give(con)  # the statement was refused, the connection is as before
                raise
            except BaseException:
                con.terminate()  # cancelled, timed out or lost: nobody knows in which state
                raise
            self._give(con)
            return result

    def _take(self) -> Any:
        while self._idle:
            since, con = self._idle.pop()
            if self._server.usable(con) and time.monotonic() - since < STALE_AFTER:
                return con
            con.terminate()
        return None

    def _give(self, con: Any) -> None:
        if self._open:
            self._idle.append((time.monotonic(), con))
        else:
            con.terminate()

    async def close(self) -> None:
        self._open = False
        idle, self._idle = self._idle, []
        for _, con in idle:
            try:
                await con.close(timeout=1.0)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                con.terminate()


class PostgresDatabase(Database):
    insert = staticmethod(insert)

    def __init__(self, dsn: str, connections: int = 10) -> None:
        self._server = Postgres(dsn)
        self.url = self._server.url
        self._connections = connections
        self._hot_ones: Connections | None = None
        self._engine = self._server.engine(max(2, connections // 2))
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    # -- life -----------------------------------------------------------------------------------
    async def connect(self) -> None:
        self._hot_ones = Connections(self._server, self._connections)
        try:
            async with self.reading() as con:
                await self._check_schema(con)
        except BaseException:
            await self.disconnect()
            raise

    async def disconnect(self) -> None:
        connections, self._hot_ones = self._hot_ones, None
        if connections is not None:
            await connections.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        await self._hot(lambda con: con.execute(PING))

    async def durability(self) -> list[str]:
        async def ask(con: Any) -> dict[str, str]:
            return {name: await con.fetchval(f"SHOW {name}") for name in DURABLE}

        is_set = await self._hot(ask)
        found = [
            f"{name} is off: a crash can damage the whole store"
            for name in ("fsync", "full_page_writes")
            if is_set[name] != "on"
        ]
        if is_set["synchronous_commit"] not in ("on", "remote_apply"):
            found.append(
                f"synchronous_commit is {is_set['synchronous_commit']}: moves are acknowledged "
                "before they are safe; set it to on"
            )
        if self._server.has_standbys and not is_set["synchronous_standby_names"]:
            found.append(
                "synchronous_standby_names is empty: a standby may lack moves that were "
                "acknowledged; name the standbys there"
            )
        return found

    async def now(self) -> float:
        now: float = await self._hot(lambda con: con.fetchval(NOW))
        return now

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._server.reached():
            async with asyncio.timeout(ANSWER_WITHIN), self._reader.connect() as con:
                yield con

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        with self._server.reached():
            async with asyncio.timeout(ANSWER_WITHIN), self._engine.begin() as con:
                yield con

    async def _hot(self, call: Callable[[Any], Awaitable[T]]) -> T:
        if self._hot_ones is None:
            raise StoreDown(f"PostgreSQL at {self.url}: the store is not open.")
        with self._server.reached():
            async with asyncio.timeout(ANSWER_WITHIN):
                return await self._hot_ones.use(call)

    # -- what every request and every socket that comes back looks up -----------------------------
    async def session(self, token_hash: str, now: float) -> User | None:
        row = await self._hot(lambda con: con.fetchrow(SESSION, token_hash, now))
        return None if row is None else User(*row)

    async def table(self, id: str) -> TableRow | None:
        row = await self._hot(lambda con: con.fetchrow(ONE_TABLE, id))
        return None if row is None else table_of(tuple(row))

    async def seats(self, id: str) -> list[SeatRow]:
        return seats_of(await self._hot(lambda con: con.fetch(SEATS, id)))

    async def key(self, id: str) -> bytes:
        key: bytes | None = await self._hot(lambda con: con.fetchval(KEY, id))
        if key is None:
            raise KeyError(id)
        return key

    # -- games ----------------------------------------------------------------------------------
    async def append(self, append: Append) -> int:
        a, rows = append, append.rows
        last = a.status != "running"
        args: tuple[Any, ...] = (
            a.table,
            a.version,
            a.command,
            [r.lane for r in rows],
            [r.who for r in rows],
            [r.answer for r in rows],
            [r.undo for r in rows],
            [r.at or a.at for r in rows],
            a.digest,
            a.base,
            a.base_seq,
            a.deadline,
            a.bot_due,
            a.clocks,
            a.reply,
            a.at,
            a.status,
            a.lease,
        )
        if a.reseat is not None:
            args = (*args, a.reseat.seat, a.reseat.bot, a.reseat.lent)
        sql = APPEND[last, a.reseat is not None]
        try:
            version: int | None = await self._hot(lambda con: con.fetchval(sql, *args))
        except asyncpg.UniqueViolationError as error:
            if error.table_name != "commands":
                raise
            version = None
        if version is not None:
            return version
        # A command that is stored is answered as the first time, whatever the version is now.
        reply = await self.reply(a.table, a.command)
        if reply is not None:
            raise Repeated(reply)
        raise Conflict(f"table {a.table} is no longer at version {a.version}, or not running")

    async def reply(self, id: str, command: str) -> bytes | None:
        reply: bytes | None = await self._hot(lambda con: con.fetchval(REPLY, id, command))
        return reply

    async def version(self, id: str) -> int:
        return await self._hot(lambda con: con.fetchval(VERSION, id)) or 0

    async def load(self, id: str) -> Loaded | None:
        rows: list[Any] = await self._hot(lambda con: con.fetch(LOAD, id))
        if not rows:
            return None
        *first, top, seats = rows[0]
        tail = [] if first[0] is None else log_of(tuple(row)[:-2] for row in rows)
        split = len(TABLE)
        return Loaded(table_of(top[:split]), seats_of(seats or ()), head_of(top[split:]), tail)

    # -- work to be done ------------------------------------------------------------------------
    async def claim_expired(self, now: float, limit: int, lease: float) -> list[str]:
        return await self._claim(CLAIM_EXPIRED, now, limit, lease)

    async def claim_bots(self, now: float, limit: int, lease: float) -> list[str]:
        return await self._claim(CLAIM_BOTS, now, limit, lease)

    async def _claim(self, sql: str, now: float, limit: int, lease: float) -> list[str]:
        rows = await self._hot(lambda con: con.fetch(sql, now, limit, now + lease))
        return [row[0] for row in rows]

    async def confirm(self, told: list[tuple[str, int]]) -> None:
        ids, versions = [id for id, _ in told], [version for _, version in told]
        await self._hot(lambda con: con.execute(CONFIRM, ids, versions))
