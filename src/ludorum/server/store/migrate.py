"""Bringing the tables of a store up to date, or taking them away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from . import sqlite
from .address import parse
from .postgres import Postgres

SCRIPTS = Path(__file__).parent / "migrations"

_LOCK = 0x6C75646F  # any number, always the same: two processes must not migrate at once


async def migrate(url: str, revision: str = "head") -> None:
    """Up to `revision`; nothing happens if the tables are there already. Raises StoreDown."""
    await _run(url, lambda config: command.upgrade(config, revision))


async def downgrade(url: str, revision: str = "base") -> None:
    """Down to `revision`: what newer ones brought is lost. Raises StoreDown."""
    await _run(url, lambda config: command.downgrade(config, revision))


async def _run(url: str, step: Callable[[Config], None]) -> None:
    def run(con: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = con
        step(config)

    async with _writing(url) as con:
        await con.run_sync(run)


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
