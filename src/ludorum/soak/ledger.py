"""The run's database as the audit needs it: plain rows, and nothing of the log ever deleted.

A finished game is packed and most of its log rows go. A trigger, in the run's own database only,
keeps them in a table beside it, so that every version can be rebuilt afterwards. Another one notes
when each version was stored.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from ludorum.server.store.address import split
from ludorum.server.store.rows import LogRow

_COLUMNS = "table_id, seq, version, lane, who, answer, undo, at"
_OLD = ", ".join([f"OLD.{name}" for name in _COLUMNS.split(", ")])
_NOW = "(julianday('now') - 2440587.5) * 86400.0"

_POSTGRES = f"""
CREATE TABLE soak_log (LIKE log);
CREATE FUNCTION soak_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO soak_log ({_COLUMNS}) VALUES ({_OLD});
  RETURN NULL;
END $$;
CREATE TRIGGER soak_keep AFTER DELETE ON log FOR EACH ROW EXECUTE FUNCTION soak_keep();
CREATE TABLE soak_stored (table_id text, version integer, at double precision);
CREATE FUNCTION soak_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO soak_stored VALUES (NEW.table_id, NEW.version, extract(epoch FROM clock_timestamp()));
  RETURN NULL;
END $$;
CREATE TRIGGER soak_note AFTER INSERT OR UPDATE OF version ON heads
  FOR EACH ROW EXECUTE FUNCTION soak_note();
"""
_SQLITE = f"""
CREATE TABLE soak_log AS SELECT {_COLUMNS} FROM log WHERE false;
CREATE TRIGGER soak_keep AFTER DELETE ON log BEGIN
  INSERT INTO soak_log ({_COLUMNS}) VALUES ({_OLD});
END;
CREATE TABLE soak_stored (table_id text, version integer, at real);
CREATE TRIGGER soak_begun AFTER INSERT ON heads BEGIN
  INSERT INTO soak_stored VALUES (NEW.table_id, NEW.version, {_NOW});
END;
CREATE TRIGGER soak_note AFTER UPDATE OF version ON heads BEGIN
  INSERT INTO soak_stored VALUES (NEW.table_id, NEW.version, {_NOW});
END;
"""
_LOG = f"SELECT {_COLUMNS} FROM log UNION ALL SELECT {_COLUMNS} FROM soak_log ORDER BY 1, 2"
_COMMANDS = "SELECT table_id, command_id, version, reply FROM commands"
_STORED = "SELECT table_id, version, at FROM soak_stored"
_SEATS = "SELECT table_id, seat, bot, user_id FROM seats"
_TABLES = "SELECT id FROM tables WHERE status <> 'open' ORDER BY created, id"

Stored = tuple[int, bytes]  # version, reply


def _file(url: str) -> str:
    return url.removeprefix("sqlite:///")


def databases(url: str) -> list[str]:
    """The directory, and the shards."""
    directory, shards = split(url)
    return [directory, *(x.url for x in shards)]


async def keep_log(url: str) -> None:
    for one in databases(url):
        if one.startswith("sqlite"):
            con = sqlite3.connect(_file(one))
            con.executescript(_SQLITE)
            con.close()
        else:
            await _execute(one, _POSTGRES)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    con = await asyncpg.connect(url, timeout=10)
    try:
        yield con
    finally:
        await con.close()


async def _execute(url: str, sql: str) -> None:
    async with connected(url) as con:
        await con.execute(sql)


async def statements(url: str) -> int:
    """Executed by the server so far, all of them; 0 if it does not count."""
    count = 0
    for one in databases(url):
        async with connected(one) as con:
            if await con.fetchval("SHOW shared_preload_libraries") != "pg_stat_statements":
                return 0
            await con.execute("CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
            count += int(await con.fetchval("SELECT sum(calls) FROM pg_stat_statements") or 0)
    return count


async def log_size(url: str) -> int:
    return sum([row[0] for row in await _rows(url, "SELECT count(*) FROM log")])


async def set_read_only(server: str, so: bool) -> None:
    """All of a server, connections that are open too."""
    how = "on" if so else "off"
    async with connected(server) as con:
        await con.execute(f"ALTER SYSTEM SET default_transaction_read_only = {how}")
        await con.execute("SELECT pg_reload_conf()")


async def lock(url: str, table: str, seconds: float) -> None:
    """Nobody else reads or writes it so long."""
    async with connected(url) as con, con.transaction():
        await con.execute(f'LOCK TABLE "{table}"')
        await asyncio.sleep(seconds)


async def create_database(server: str, name: str = "") -> str:
    """A database of the run's own on that server; its address."""
    name = name or f"ludorum_soak_{os.getpid()}_{secrets.token_hex(3)}"
    await _execute(server, f'CREATE DATABASE "{name}"')
    return urlsplit(server)._replace(path=f"/{name}").geturl()


async def drop_database(server: str, url: str) -> None:
    await _execute(server, f'DROP DATABASE IF EXISTS "{urlsplit(url).path[1:]}" WITH (FORCE)')


async def _rows(url: str, sql: str) -> list[tuple[Any, ...]]:
    """Of the directory and the shards, one after the other."""
    return [row for one in databases(url) for row in await _rows_of(one, sql)]


async def _rows_of(url: str, sql: str) -> list[tuple[Any, ...]]:
    if url.startswith("sqlite"):
        return await asyncio.to_thread(_sqlite_rows, _file(url), sql)
    async with connected(url) as con:
        return [tuple(row) for row in await con.fetch(sql)]


def _sqlite_rows(file: str, sql: str) -> list[tuple[Any, ...]]:
    con = sqlite3.connect(file)
    try:
        return con.execute(sql).fetchall()
    finally:
        con.close()


async def started(url: str) -> list[str]:
    """Tables that have begun."""
    return [row[0] for row in await _rows(url, _TABLES)]


async def logs(url: str) -> dict[str, list[LogRow]]:
    """The whole log of every table, whether or not it was packed."""
    found: dict[str, list[LogRow]] = {}
    for table, seq, version, lane, who, answer, undo, at in await _rows(url, _LOG):
        row = LogRow(seq, version, lane, who, bytes(answer), undo, at)
        found.setdefault(table, []).append(row)
    return found


async def commands(url: str) -> dict[str, dict[str, Stored]]:
    """What every table's commands were answered, by command id."""
    found: dict[str, dict[str, Stored]] = {}
    for table, command, version, reply in await _rows(url, _COMMANDS):
        found.setdefault(table, {})[command] = (version, bytes(reply))
    return found


async def stored(url: str) -> dict[str, dict[int, float]]:
    """When every version of every table was stored, in seconds since the epoch."""
    found: dict[str, dict[int, float]] = {}
    for table, version, at in await _rows(url, _STORED):
        found.setdefault(table, {})[version] = at
    return found


async def bots(url: str) -> dict[str, dict[int, str]]:
    """Who answers for every seat now: a bot's name, empty for a person, `nobody` if there is
    neither."""
    found: dict[str, dict[int, str]] = {}
    for table, seat, bot, user in await _rows(url, _SEATS):
        found.setdefault(table, {})[seat] = bot if bot or user else "nobody"
    return found
