"""Bringing the tables of a store up to date, or taking them away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.telemetry import log

from . import sqlite
from .address import Place, parse, shown, split
from .errors import StoreDown
from .make import make_one
from .postgres import Postgres
from .shards import register

SCRIPTS = Path(__file__).parent / "migrations"

_LOCK = 0x6C75646F  # any number, always the same: two processes must not migrate at once


async def migrate(url: str, revision: str = "head") -> None:
    """Up to `revision`, the shards too; nothing happens if the tables are there already. Raises
    StoreDown; a shard that is down waits for the next time."""
    directory, places = split(url)
    await _run(directory, lambda config: command.upgrade(config, revision))
    for place in places:
        try:
            await _run(place.url, lambda config: command.upgrade(config, revision))
            if revision == "head":
                await _register(directory, place)
        except StoreDown as e:
            log.warning("shard not brought up to date", shard=place.name, why=str(e))


async def downgrade(url: str, revision: str = "base") -> None:
    """Down to `revision`, the shards too: what newer ones brought is lost. Raises StoreDown."""
    directory, places = split(url)
    for each in (directory, *(x.url for x in places)):
        await _run(each, lambda config: command.downgrade(config, revision))


async def _register(directory: str, place: Place) -> None:
    both = make_one(directory, 2), make_one(place.url, 2)
    try:
        for database in both:
            await database.connect()
        await register(both[0], place.name, both[1])
    finally:
        for database in both:
            await database.disconnect()


async def _run(url: str, step: Callable[[Config], None]) -> None:
    def run(con: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = con
        step(config)

    async with _writing(url) as con:
        try:
            await con.run_sync(run)
        except CommandError as e:  # the revision it is at is none that this program knows
            raise StoreDown(
                f"The tables in {shown(url)} are at a revision unknown here: {e}. A newer program "
                "has been here: use that one.",
                "store-newer",
                where=shown(url),
            ) from e


@asynccontextmanager
async def _writing(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction that holds all others who would migrate off."""
    where = parse(url)
    if isinstance(where, Path):
        engine, reached = sqlite.engine(where, writes=True), sqlite.reached(where)
    else:
        server = Postgres(where)
        engine, reached = server.engine(1), server.reached()
    with reached:
        if isinstance(where, Path):
            await asyncio.to_thread(sqlite.keep_a_log, where)
        try:
            async with engine.begin() as con:
                if con.dialect.name == "postgresql":
                    await con.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _LOCK})
                yield con
        finally:
            await engine.dispose()
