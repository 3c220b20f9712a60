"""Real services: SQLite in a file, PostgreSQL and NATS as they run on this machine."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from socket import create_connection
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludorum.server.play.lobby import Lobby
from ludorum.server.services import Repositories
from ludorum.server.store import make_database, migrate
from ludorum.server.store.schema import metadata
from tests.server.house import Server, hang_up, serving
from tests.server.statements import Statements, counted
from tests.server.wire import Wire

POSTGRES = os.environ.get("LUDORUM_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
NATS = os.environ.get("LUDORUM_TEST_NATS", "nats://127.0.0.1:4222")

START_POSTGRES = f"""These tests need PostgreSQL at {POSTGRES} (LUDORUM_TEST_POSTGRES): {{error}}
Start one, for example:
  docker run --rm -p 5432:5432 -e POSTGRES_HOST_AUTH_METHOD=trust -e POSTGRES_USER=root \\
    -e POSTGRES_DB=test postgres:15"""
START_NATS = f"""These tests need NATS at {NATS} (LUDORUM_TEST_NATS): {{error}}
Start one, for example: nats-server -a 127.0.0.1 -p 4222"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def same_shuffles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The n-th table of a test is dealt alike in every run, so that a failed one fails again."""
    made = itertools.count()

    def key(self: Lobby) -> bytes:
        return hashlib.sha256(f"{request.node.nodeid} {next(made)}".encode()).digest()

    monkeypatch.setattr(Lobby, "new_key", key)


@pytest.fixture
async def hanging_up(anyio_backend: str) -> AsyncIterator[None]:
    """Hangs up whatever a test has opened, also when it fails."""
    yield
    await hang_up()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An ordinary house, for all whose tests leave it as it is; strangers live in it meanwhile."""
    with serving(tmp_path_factory.mktemp("house")) as one:
        yield one


# -- databases ------------------------------------------------------------------------------------


async def _administer(statement: str, url: str = POSTGRES) -> None:
    con = await asyncpg.connect(url, timeout=5)
    try:
        await con.execute(statement)
    finally:
        await con.close()


@pytest.fixture(scope="session")
def databases(worker_id: str) -> Iterator[Callable[..., str]]:
    """Makes a PostgreSQL database of that name, for this worker alone, and gives its address."""
    made: list[str] = []

    def make(name: str, template: str = "template1") -> str:
        full = f"ludorum_test_{worker_id}_{os.getpid()}_{name}"
        try:
            asyncio.run(_administer(f'CREATE DATABASE "{full}" TEMPLATE "{template}"'))
        except OSError as error:
            pytest.fail(START_POSTGRES.format(error=error), pytrace=False)
        made.append(full)
        # What a test has stored need not outlive the machine.
        asyncio.run(_administer(f'ALTER DATABASE "{full}" SET synchronous_commit = off'))
        return urlsplit(POSTGRES)._replace(path=f"/{full}").geturl()

    yield make
    for full in made:
        asyncio.run(_administer(f'DROP DATABASE "{full}" WITH (FORCE)'))


@pytest.fixture
def careful(postgres_url: str) -> Iterator[None]:
    """Commits wait for the disk again, as they do where people play."""
    name = urlsplit(postgres_url).path[1:]
    asyncio.run(_administer(f'ALTER DATABASE "{name}" RESET synchronous_commit'))
    yield
    asyncio.run(_administer(f'ALTER DATABASE "{name}" SET synchronous_commit = off'))


@pytest.fixture(scope="session")
def stores(databases: Callable[..., str]) -> Callable[[str], str]:
    """The same with the tables of a store, which are made once and copied."""
    url = databases("template")
    asyncio.run(migrate(url))
    return lambda name: databases(name, urlsplit(url).path[1:])


@pytest.fixture(scope="session")
def postgres_url(stores: Callable[[str], str]) -> str:
    return stores("store")


@pytest.fixture(scope="session")
def bare_postgres_url(databases: Callable[[str], str]) -> str:
    return databases("bare")


@pytest.fixture
def empty_postgres_url(bare_postgres_url: str) -> str:
    """A database without tables."""
    asyncio.run(_administer("DROP SCHEMA public CASCADE; CREATE SCHEMA public", bare_postgres_url))
    return bare_postgres_url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sqlite") / "template.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(sqlite_template, tmp_path / 'store.db')}"


@pytest.fixture
def clean_postgres_url(postgres_url: str) -> str:
    # Few rows: quicker than TRUNCATE, which makes every file anew.
    deletes = [f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)]
    asyncio.run(_administer("; ".join(deletes), postgres_url))
    return postgres_url


@pytest.fixture
def store_url(clean_postgres_url: str) -> str:
    """The address of an empty, migrated store. Services are tested on PostgreSQL alone; what they
    ask of repositories is asked of both stores in `repositories`."""
    return clean_postgres_url


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> Iterator[Statements]:
    """What is asked of stores that are opened after this."""
    with counted(monkeypatch) as found:
        yield found


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Repositories]:
    database = make_database(store_url)
    await database.open()
    yield Repositories(database)
    await database.close()


# -- wires ----------------------------------------------------------------------------------------


@pytest.fixture
async def postgres_wire() -> AsyncIterator[Wire]:
    at = urlsplit(POSTGRES)
    wire = Wire(at.hostname or "127.0.0.1", at.port or 5432)
    await wire.mend()
    yield wire
    await wire.cut()


@pytest.fixture
async def nats_wire(nats_url: str) -> AsyncIterator[Wire]:
    at = urlsplit(nats_url)
    wire = Wire(at.hostname or "127.0.0.1", at.port or 4222)
    await wire.mend()
    yield wire
    await wire.cut()


@pytest.fixture(scope="session")
def nats_url() -> str:
    at = urlsplit(NATS)
    try:
        with closing(create_connection((at.hostname or "127.0.0.1", at.port or 4222), 5)):
            return NATS
    except OSError as error:
        pytest.fail(START_NATS.format(error=error), pytrace=False)
