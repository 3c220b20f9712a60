"""Losing the machine of the store: standbys, old primaries, and any moment of the past."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ludorum.server.bus import make_bus
from ludorum.server.ops import backup
from ludorum.server.play.model import NewTable
from ludorum.server.services import Services
from ludorum.server.store import StoreDown, make_database, migrate
from ludorum.server.store.primary import hosts
from ludorum.soak import ledger
from ludorum.soak.plan import Plan
from ludorum.soak.replicas import Archive, ReplicatedPostgres
from ludorum.soak.report import good
from ludorum.soak.run import soak
from ludorum.soak.services import OwnPostgres
from ludorum.testing.walk import pick
from tests.server.parts import make_services, make_store

pytestmark = pytest.mark.anyio


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where PostgreSQL's own user gets to."""
    with tempfile.TemporaryDirectory(prefix="ludorum-test-") as name:
        Path(name).chmod(0o711)
        yield Path(name)


@pytest.fixture
def replicated(folder: Path) -> Iterator[ReplicatedPostgres]:
    one = ReplicatedPostgres(folder)
    one.start()
    yield one
    one.stop()


async def made(postgres: OwnPostgres | ReplicatedPostgres) -> str:
    """The address of a migrated store there."""
    url = await ledger.create_database(postgres.url)
    await migrate(url)
    return url


@pytest.mark.parametrize(
    ("dsn", "found"),
    [
        ("postgresql://a/x", ["postgresql://a/x"]),
        ("postgresql://u:p@a:1,b:2/x?sslmode=require",
         ["postgresql://u:p@a:1/x?sslmode=require", "postgresql://u:p@b:2/x?sslmode=require"]),
        ("postgresql://u@[::1]:5,b/x", ["postgresql://u@[::1]:5/x", "postgresql://u@b/x"]),
    ],
)  # fmt: skip
def test_an_address_may_name_several_servers(dsn: str, found: list[str]) -> None:
    assert hosts(dsn) == found


async def test_the_primary_is_found_wherever_it_is(replicated: ReplicatedPostgres) -> None:
    url = await made(replicated)
    database = make_database(replicated.everywhere(url))
    await database.open()
    assert await database.durability() == []
    await database.ping()
    await asyncio.to_thread(replicated.fail_over)
    for _ in range(20):
        await database.ping()
        async with database.writing():
            pass
    assert (await database.durability())[0].startswith("synchronous_standby_names is empty")
    await database.close()


async def test_an_old_primary_is_never_written_to(replicated: ReplicatedPostgres) -> None:
    url = await made(replicated)
    address = replicated.everywhere(url)
    known, fresh = make_database(address), make_database(address)
    await known.open()
    await known.ping()
    before = await written(url)
    await asyncio.to_thread(replicated.fail_over)
    old, new = replicated.standby, replicated.primary
    old.set(synchronous_standby_names="")
    await asyncio.to_thread(old.go)
    assert not await in_recovery(old), "it would take whatever it is given"
    for database in (known, fresh):
        if database is fresh:
            await database.open()
        for _ in range(10):
            await database.ping()
    there, here = with_port(url, old), with_port(url, new)
    assert await written(there) == before != await written(here)
    await asyncio.to_thread(new.kill)
    # Connections to what was killed break in many ways first; not one ping may succeed.
    said = ""
    for _ in range(10):
        with pytest.raises(StoreDown) as down:
            await known.ping()
        said = str(down.value)
        if "an old primary" in said:
            break
    assert "an old primary" in said
    assert await written(there) == before
    for database in (known, fresh):
        await database.close()


def with_port(url: str, server: OwnPostgres) -> str:
    return urlsplit(url)._replace(netloc=urlsplit(server.url).netloc).geturl()


async def in_recovery(server: OwnPostgres) -> bool:
    async with ledger.connected(server.url) as con:
        return bool(await con.fetchval("SELECT pg_is_in_recovery()"))


async def written(url: str) -> int:
    """The transaction in which the row that a ping writes was last written."""
    async with ledger.connected(url) as con:
        return int(await con.fetchval("SELECT xmin::text::bigint FROM alembic_version"))


async def test_nothing_is_acknowledged_that_the_standby_lacks(
    replicated: ReplicatedPostgres,
) -> None:
    """Without a standby a write waits; it is not said to be stored."""
    url = await made(replicated)
    await asyncio.to_thread(replicated.standby.kill)
    async with ledger.connected(url) as con:
        with pytest.raises(TimeoutError):
            await con.execute("CREATE TABLE t ()", timeout=1)
        await asyncio.to_thread(replicated.rebuild)
        await con.execute("SELECT 1")  # what asked it to stop has had its answer, too


async def test_backups_are_of_the_primary_wherever_it_is(
    replicated: ReplicatedPostgres, folder: Path
) -> None:
    """Tools of PostgreSQL take the first server that answers, a standby or an old primary."""
    url = replicated.everywhere(await made(replicated))
    await asyncio.to_thread(replicated.fail_over)
    old, new = replicated.standby, replicated.primary
    old.set(synchronous_standby_names="")
    await asyncio.to_thread(old.go)
    assert hosts(url)[0] == with_port(url, old) and not await in_recovery(old)
    async with ledger.connected(with_port(url, new)) as con:
        await con.execute("CREATE TABLE of_the_new ()")
    kept, now = folder / "backups", time.time()
    file, _ = await asyncio.to_thread(backup.backup, url, kept, 0, now)
    assert b"of_the_new" in file.read_bytes()
    await asyncio.to_thread(old.kill)
    await asyncio.to_thread(replicated.rebuild)  # a standby, and still named first
    file, _ = await asyncio.to_thread(backup.backup, url, kept, 0, now + 1)
    assert (await backup.rehearse(url, file, lambda what: None)).wrong == {}
    await asyncio.to_thread(new.kill)
    with pytest.raises(OSError, match=r"none of postgresql://.* is a primary"):
        await asyncio.to_thread(backup.backup, url, kept, 0, now + 2)


@pytest.mark.parametrize(
    ("setting", "said"),
    [("synchronous_commit = off", "synchronous_commit is off"),
     ("synchronous_commit = local", "synchronous_commit is local")],
)  # fmt: skip
async def test_what_could_lose_a_move_is_told(
    databases: Callable[[str], str], setting: str, said: str
) -> None:
    url = await asyncio.to_thread(databases, f"durable_{setting[-3:]}")
    await migrate(url)
    async with ledger.connected(url) as con:
        await con.execute(f'ALTER DATABASE "{urlsplit(url).path[1:]}" SET {setting}')
    database = make_database(url)
    await database.open()
    assert [x for x in await database.durability() if x.startswith(said)]
    await database.close()


async def test_any_moment_since_the_backup_can_be_had_again(folder: Path) -> None:
    """A base backup and the archive of the log; digests equal those that were acknowledged."""
    server, again = OwnPostgres(folder), OwnPostgres(folder, "again")
    await asyncio.to_thread(server.start)
    archive = Archive(server)
    try:
        await asyncio.to_thread(archive.begin)
        url = await made(server)
        store, bus = make_store(url), make_bus("memory")
        await store.database.open()
        await bus.open()
        services = make_services(store, bus)
        tables = [await begin(services, game) for game in ("architects", "tithe", "paladins")]
        rng = random.Random(26)
        await play(services, tables, rng, 30)
        acknowledged = await heads(url)
        moment = await store.database.now()
        await asyncio.sleep(0.05)
        await play(services, tables, rng, 30)
        later = await heads(url)
        await store.database.close()
        await bus.close()
        async with ledger.connected(server.url) as con:
            await con.execute("SELECT pg_switch_wal()")
        await asyncio.to_thread(archive.restore, moment, again)
        while await in_recovery(again):
            await asyncio.sleep(0.1)
        assert await heads(with_port(url, again)) == acknowledged != later
    finally:
        await asyncio.to_thread(again.stop)
        await asyncio.to_thread(server.stop)


async def begin(services: Services, game: str) -> str:
    ann, bob = [await services.accounts.guest(name) for name in ("Ann", "Bob")]
    row = await services.lobby.create(ann, NewTable(game, 2))
    await services.lobby.join(bob, row.id, row.link)
    await services.lobby.start(ann, row.id)
    return row.id


async def play(services: Services, tables: list[str], rng: random.Random, count: int) -> None:
    for n in range(count):
        id = tables[n % len(tables)]
        live = await services.cache.get(id)
        seat, ask = live.table.anyone()
        user = await services.repositories.accounts.user(live.seats[seat].user or "")
        assert user is not None
        await services.commands.answer(
            user, id, f"{rng.random()}", pick(rng, ask), live.table.token(seat)
        )


async def heads(url: str) -> dict[str, tuple[int, str]]:
    async with ledger.connected(url) as con:
        found = await con.fetch("SELECT table_id, version, digest FROM heads")
        return {row[0]: (row[1], row[2]) for row in found}


def test_a_soak_that_loses_its_machines() -> None:
    plan = Plan(
        nodes=2, workers=1, tables=12, seconds=30, think=1.0, standby=True,
        faults=("failover", "deposed", "bus-server", "machine"),
    )  # fmt: skip
    came = asyncio.run(soak(plan))
    assert good(came), came["problems"]
    assert not came["complaints"]
    assert set(came["fault_kinds"]) == set(plan.faults) == set(came["recovery_s"])
    assert came["acked"] > 100
