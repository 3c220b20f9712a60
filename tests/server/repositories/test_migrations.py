"""Tables brought up to date, or taken away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from ludorum.server.store import StoreDown, downgrade, make_database, migrate
from ludorum.server.store import sqlite as sqlite_store
from ludorum.server.store.address import parse
from ludorum.server.store.migrate import SCRIPTS
from ludorum.server.store.postgres import Postgres
from ludorum.server.store.schema import REVISION, metadata
from tests.server.parts import make_store
from tests.server.repositories.records import start

pytestmark = pytest.mark.anyio


T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    return str(request.getfixturevalue("empty_postgres_url"))


async def looked(url: str, at: Callable[[Connection], T]) -> T:
    where = parse(url)
    if isinstance(where, Path):
        engine = sqlite_store.engine(where, writes=True)
    else:
        engine = Postgres(where).engine(1)
    async with engine.begin() as con:
        seen = await con.run_sync(at)
    await engine.dispose()
    return seen


def _names(con: Connection) -> set[str]:
    return set(inspect(con).get_table_names())


def _differences(con: Connection) -> list[Any]:
    """Between the tables there and those of the code; parts of the log are its own matter."""
    parts = re.compile(r"log_\d+$")
    context = MigrationContext.configure(
        con,
        opts={
            "include_name": lambda name, kind, _: not (kind == "table" and parts.match(name)),
            "compare_server_default": True,
        },
    )
    return list(compare_metadata(context, metadata))


def _set_newer(con: Connection) -> None:
    con.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")


async def test_up_and_down_and_up(empty_url: str) -> None:
    await migrate(empty_url)
    assert await looked(empty_url, _differences) == []
    await migrate(empty_url)
    await downgrade(empty_url)
    assert await looked(empty_url, _names) <= {"alembic_version", "sqlite_sequence"}
    with pytest.raises(StoreDown, match=f"revision none, this program needs {REVISION}"):
        await make_database(empty_url).open()
    await migrate(empty_url)
    store = make_store(empty_url)
    await store.database.open()
    await start(store)
    await store.database.close()


def _look(con: Connection) -> None:
    """As nodes noted it before 0015: two pages of Ann's, on one node after the other."""
    for sql in (
        "INSERT INTO users (id, name, folded, password, created) VALUES ('a', 'Ann', 'ann', '', 0)",
        "INSERT INTO notices (user_id, table_id, kind, mark, at, due, soon, tries, mailed)"
        " VALUES ('a', 't', 'turn', 1, 1, 0, 0, 0, 3), ('a', 'u', 'turn', 1, 1, 0, 0, 0, 3)",
        "INSERT INTO looks (user_id, table_id, node, at, until)"
        " VALUES ('a', 't', 'm', 4, 4), ('a', 't', 'n', 5, 65)",
    ):
        con.exec_driver_sql(sql)


def _seen(con: Connection) -> list[Any]:
    found = con.exec_driver_sql("SELECT table_id, seen FROM notices ORDER BY table_id")
    return [tuple(row) for row in found]


async def test_who_looked_at_a_table_is_known_to_have_after_an_update(empty_url: str) -> None:
    await migrate(empty_url, "0014")
    await looked(empty_url, _look)
    await migrate(empty_url)
    assert await looked(empty_url, _seen) == [("t", 5.0), ("u", 0.0)]
    await downgrade(empty_url, "0015")
    await migrate(empty_url)
    assert await looked(empty_url, _seen) == [("t", 5.0), ("u", 0.0)]


async def test_many_migrate_at_once(empty_url: str) -> None:
    await asyncio.gather(*(migrate(empty_url) for _ in range(4)))
    assert await looked(empty_url, _differences) == []


async def test_a_newer_schema_is_not_touched(empty_url: str) -> None:
    await migrate(empty_url)
    await looked(empty_url, _set_newer)
    with pytest.raises(StoreDown, match="newer program"):
        await make_database(empty_url).open()


def test_the_code_needs_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]
