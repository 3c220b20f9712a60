"""SQLite: one file, written by one hand at a time.

WAL, so that readers never wait; synchronous=FULL, so that a move that was acknowledged survives a
power cut as well as a killed process. An append runs as one call in a thread that owns its
connection: hopping to the thread for every statement would cost more than the statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, event, exc
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludorum.server.telemetry import METRICS

from .database import DAY, Database
from .errors import Conflict, OldSchema, Repeated, StoreDown
from .rows import (
    HEAD_SQL,
    LOG_SQL,
    TABLE,
    TABLE_SQL,
    Append,
    Loaded,
    head_of,
    log_of,
    seats_of,
    table_of,
)

T = TypeVar("T")
Call = Callable[[sqlite3.Connection], T]

WAIT = 10.0  # seconds for another process to finish writing

_SETTINGS = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")

APPEND = """
UPDATE heads SET
  version = version + 1, seq = seq + :count, digest = :digest,
  base = coalesce(:base, base),
  base_seq = CASE WHEN :base IS NULL THEN base_seq ELSE :base_seq END,
  deadline = :deadline, bot_due = :bot_due, clocks = :clocks,
  deadline_lease = 0, status = :status,
  bot_lease = CASE WHEN NOT :bot_due THEN 0 WHEN :lease < 0 THEN bot_lease ELSE :lease END
WHERE table_id = :table AND version = :version AND status = 'running'
RETURNING seq - :count + 1
"""
APPEND_LOG = (
    "INSERT INTO log (table_id, seq, version, lane, who, answer, undo, at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
APPEND_COMMAND = (
    "INSERT INTO commands (table_id, command_id, version, reply, at) VALUES (?, ?, ?, ?, ?)"
)
APPEND_OUTBOX = "INSERT INTO outbox (table_id, version, at) VALUES (?, ?, ?)"
APPEND_LAST = "UPDATE tables SET status = ?, sweep_at = ? WHERE id = ?"
RESEAT = "UPDATE seats SET bot = ? WHERE table_id = ? AND seat = ?"
END_VOTE = "DELETE FROM votes WHERE table_id = ? AND seat = ?"
GIVE_BACK = "DELETE FROM lent WHERE table_id = ? AND seat = ?"
LEND = "INSERT INTO lent (table_id, seat, at) VALUES (?, ?, ?)"

REPLY = "SELECT reply FROM commands WHERE table_id = ? AND command_id = ?"
VERSION = "SELECT version FROM heads WHERE table_id = ?"
PING = "UPDATE alembic_version SET version_num = version_num"

LOAD = (
    f"SELECT {TABLE_SQL}, {HEAD_SQL} FROM heads h JOIN tables t ON t.id = h.table_id WHERE t.id = ?"
)
LOAD_SEATS = "SELECT seat, user_id, bot, name FROM seats WHERE table_id = ? ORDER BY seat"
LOAD_TAIL = f"SELECT {LOG_SQL} FROM log l WHERE table_id = ? AND seq > ? ORDER BY seq"

_CLAIM = """
UPDATE heads SET {lease} = :until WHERE table_id IN (
  SELECT h.table_id FROM heads h JOIN tables t ON t.id = h.table_id
  WHERE {due} AND h.status = 'running' AND h.{lease} <= :now ORDER BY {order} LIMIT :limit
) RETURNING table_id
"""
CLAIM_EXPIRED = _CLAIM.format(
    due="h.deadline > 0 AND h.deadline <= :now", lease="deadline_lease", order="h.deadline"
)
# First those for whose owner the fewest bots think at this moment.
CLAIM_BOTS = _CLAIM.format(
    due="h.bot_due",
    lease="bot_lease",
    order="""(
    SELECT count(*) FROM heads b JOIN tables o ON o.id = b.table_id
    WHERE b.bot_due AND b.status = 'running' AND b.bot_lease > :now AND o.owner = t.owner
  ), h.bot_lease""",
)

CONFIRM = "DELETE FROM outbox WHERE table_id = ? AND version <= ? RETURNING version, at"
NEWS = """
INSERT INTO news (table_id, version, at, begun, lease) VALUES (?, ?, ?, ?, 0)
ON CONFLICT (table_id) DO UPDATE SET
  version = max(version, excluded.version), at = max(at, excluded.at),
  begun = begun OR excluded.begun, lease = 0
"""


def engine(path: Path, *, writes: bool) -> AsyncEngine:
    """Without the driver's own idea of when a transaction begins: one that writes begins as a
    writer, so it never has to give up half way, and it holds for changes of tables too."""
    made = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"timeout": WAIT},
        **({"pool_size": 1, "max_overflow": 0} if writes else {"isolation_level": "AUTOCOMMIT"}),
    )

    @event.listens_for(made.sync_engine, "connect")
    def _connected(con: Any, _record: object) -> None:
        con.isolation_level = None
        cursor = con.cursor()
        for setting in _SETTINGS:
            cursor.execute(setting)
        cursor.close()

    if writes:

        @event.listens_for(made.sync_engine, "begin")
        def _begun(con: Any) -> None:
            con.exec_driver_sql("BEGIN IMMEDIATE")

    return made


def keep_a_log(path: Path) -> None:
    """The write-ahead log, which a file keeps once it has it. Where others write to a new file at
    this moment SQLite refuses at once instead of waiting, so this waits. Runs in a thread."""
    end = time.monotonic() + WAIT
    while True:
        con = sqlite3.connect(path, timeout=WAIT)
        try:
            con.execute(_SETTINGS[0])
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        finally:
            con.close()
        time.sleep(0.01)


@contextmanager
def reached(path: Path) -> Iterator[None]:
    """Any trouble with the file is a StoreDown."""
    try:
        yield
    except (exc.DBAPIError, sqlite3.Error, exc.TimeoutError) as error:
        cause = error.orig if isinstance(error, exc.DBAPIError) else error
        if isinstance(cause, (sqlite3.IntegrityError, sqlite3.ProgrammingError)):
            raise
        METRICS.store_failures.inc()
        code = _code(path, cause)
        about = {"where": str(path), "folder": str(path.parent), "said": str(cause)}
        raise StoreDown(f"{path}: {cause}. {ADVICE[code]}", code, **about) from error


ADVICE = {
    "store-no-folder": "Create the folder it is in, or give another file.",
    "store-folder": "That is a folder: give a file in it.",
    "store-file": "Check that the file may be written, that the disk has room and nothing else "
    "holds it.",
    "store-not-a-store": "It is no store: give another file.",
}


def _code(path: Path, cause: BaseException | None) -> str:
    if not path.parent.is_dir():
        return "store-no-folder"
    if path.is_dir():
        return "store-folder"
    not_ours = getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB
    return "store-not-a-store" if not_ours else "store-file"


class _Hand:
    """A connection that lives in a thread of its own."""

    def __init__(self, path: Path) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ludorum-sqlite")
        self._path = path
        self._con: sqlite3.Connection | None = None

    async def open(self) -> None:
        await self._run(self._open)

    def _open(self) -> None:
        self._con = sqlite3.connect(self._path, timeout=WAIT, isolation_level=None)
        for setting in _SETTINGS:
            self._con.execute(setting)

    async def close(self) -> None:
        await self._run(self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._con is not None:
            self._con.close()

    async def _run(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    async def do(self, call: Call[T], begin: str) -> T:
        """Run `call` in a transaction, all or nothing."""
        return await self._run(lambda: self._do(call, begin))

    def _do(self, call: Call[T], begin: str) -> T:
        con = self._con
        assert con is not None
        con.execute(begin)
        try:
            result = call(con)
            con.execute("COMMIT")
        except BaseException:
            if con.in_transaction:  # a full disk may have ended it already
                con.execute("ROLLBACK")
            raise
        return result


class SqliteDatabase(Database):
    insert = staticmethod(insert)

    def __init__(self, path: Path) -> None:
        self.url = f"sqlite:///{path}"
        self._path = path
        self._reader = engine(path, writes=False)
        self._writer = engine(path, writes=True)
        self._writes = asyncio.Lock()  # between the engine and the hand
        self._hands: tuple[_Hand, _Hand] | None = None  # one writes, one reads

    # -- life -----------------------------------------------------------------------------------
    async def connect(self) -> None:
        with reached(self._path):
            if not self._path.is_file():
                said = f"There is no store in {self._path} yet: `ludorum serve` makes it."
                raise OldSchema(said, "store-none", where=str(self._path))
            self._hands = (_Hand(self._path), _Hand(self._path))
            try:
                for hand in self._hands:
                    await hand.open()
                async with self.reading() as con:
                    await self._check_schema(con)
            except BaseException:
                await self.disconnect()
                raise

    async def disconnect(self) -> None:
        hands, self._hands = self._hands, None
        for hand in hands or ():
            await hand.close()
        await self._reader.dispose()
        await self._writer.dispose()

    async def ping(self) -> None:
        # A write, so that a full disk is found out.
        await self._write(lambda con: con.execute(PING))

    async def durability(self) -> list[str]:
        return []  # every connection is told to wait for the disk

    async def now(self) -> float:
        return time.time()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with reached(self._path):
            async with self._reader.connect() as con:
                yield con

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        with reached(self._path):
            async with self._writes, self._writer.begin() as con:
                yield con

    async def _look(self, call: Call[T]) -> T:
        with reached(self._path):
            return await self._open_hands()[1].do(call, "BEGIN")

    async def _write(self, call: Call[T]) -> T:
        with reached(self._path):
            async with self._writes:
                return await self._open_hands()[0].do(call, "BEGIN IMMEDIATE")

    def _open_hands(self) -> tuple[_Hand, _Hand]:
        if self._hands is None:
            raise StoreDown(f"{self._path}: the store is not open.")
        return self._hands

    # -- games ----------------------------------------------------------------------------------
    async def append(self, append: Append) -> int:
        return await self._write(lambda con: _append(con, append))

    async def reply(self, id: str, command: str) -> bytes | None:
        found = await self._look(lambda con: con.execute(REPLY, (id, command)).fetchone())
        return found[0] if found else None

    async def version(self, id: str) -> int:
        found = await self._look(lambda con: con.execute(VERSION, (id,)).fetchone())
        return found[0] if found else 0

    async def load(self, id: str) -> Loaded | None:
        return await self._look(lambda con: _load(con, id))

    # -- work to be done ------------------------------------------------------------------------
    async def claim_expired(self, now: float, limit: int, lease: float) -> list[str]:
        return await self._claim(CLAIM_EXPIRED, now, limit, lease)

    async def claim_bots(self, now: float, limit: int, lease: float) -> list[str]:
        return await self._claim(CLAIM_BOTS, now, limit, lease)

    async def _claim(self, sql: str, now: float, limit: int, lease: float) -> list[str]:
        args = {"now": now, "limit": limit, "until": now + lease}
        rows = await self._write(lambda con: con.execute(sql, args).fetchall())
        return [row[0] for row in rows]

    async def confirm(self, told: list[tuple[str, int]]) -> None:
        await self._write(lambda con: _confirm(con, told))


def _append(con: sqlite3.Connection, a: Append) -> int:
    stored = con.execute(REPLY, (a.table, a.command)).fetchone()
    if stored:
        raise Repeated(stored[0])
    head = con.execute(
        APPEND,
        {
            "table": a.table,
            "version": a.version,
            "count": len(a.rows),
            "digest": a.digest,
            "base": a.base,
            "base_seq": a.base_seq,
            "deadline": a.deadline,
            "bot_due": a.bot_due,
            "clocks": a.clocks,
            "status": a.status,
            "lease": a.lease,
        },
    ).fetchone()
    if head is None:
        raise Conflict(f"table {a.table} is no longer at version {a.version}, or not running")
    version = a.version + 1
    con.executemany(
        APPEND_LOG,
        [
            (a.table, seq, version, r.lane, r.who, r.answer, r.undo, r.at or a.at)
            for seq, r in enumerate(a.rows, head[0])
        ],
    )
    con.execute(APPEND_COMMAND, (a.table, a.command, version, a.reply, a.at))
    con.execute(APPEND_OUTBOX, (a.table, version, a.at))
    if a.reseat is not None:
        seat, bot, lent = a.reseat.seat, a.reseat.bot, a.reseat.lent
        con.execute(RESEAT, (bot, a.table, seat))
        con.execute(END_VOTE, (a.table, seat))
        if lent:
            con.execute(LEND, (a.table, seat, lent))
        else:
            con.execute(GIVE_BACK, (a.table, seat))
    if a.status != "running":
        con.execute(APPEND_LAST, (a.status, a.at + DAY if a.status == "over" else 0.0, a.table))
    return version


def _confirm(con: sqlite3.Connection, told: list[tuple[str, int]]) -> None:
    for id, version in told:
        gone = con.execute(CONFIRM, (id, version)).fetchall()
        if gone:
            versions, times = zip(*gone, strict=True)
            con.execute(NEWS, (id, max(versions), max(times), min(versions) == 1))


def _load(con: sqlite3.Connection, id: str) -> Loaded | None:
    top = con.execute(LOAD, (id,)).fetchone()
    if top is None:
        return None
    split = len(TABLE)
    head = head_of(top[split:])
    seats = con.execute(LOAD_SEATS, (id,)).fetchall()
    tail = con.execute(LOAD_TAIL, (id, head.base_seq)).fetchall()
    return Loaded(table_of(top[:split]), seats_of(seats), head, log_of(tail))
