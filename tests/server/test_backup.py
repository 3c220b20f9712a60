"""Backups, and that they come back: `ludorum admin` on every store, with real dumps."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludorum.cli import main
from ludorum.server.bus import make_bus
from ludorum.server.ops.backup import MADE, REHEARSED, THROWAWAY, _address
from ludorum.server.store import migrate
from tests.server.conftest import POSTGRES, _administer
from tests.server.parts import make_services, make_store
from tests.server.test_tables import House

Out = pytest.CaptureFixture[str]


class Host:
    """Runs the tools as an operator does, with folders for backups and metrics."""

    def __init__(self, url: str, folder: Path, capsys: Out) -> None:
        self.url = url
        self.backups = folder / "backups"
        self.metrics = folder / "metrics"
        self.metrics.mkdir()
        self._capsys = capsys

    def run(self, tool: str, where: Path | None = None, code: int = 0) -> tuple[Any, str]:
        """What it says as JSON (nothing if it could not be tried), and to people."""
        self._capsys.readouterr()
        argv = ["admin", tool, "--json", "--metrics", str(self.metrics), str(where or self.backups)]
        assert main(argv) == code, self._capsys.readouterr()
        told = self._capsys.readouterr()
        return json.loads(told.out or "{}"), told.err

    def backup(self) -> Path:
        return Path(self.run("backup")[0]["file"])

    def said(self) -> dict[str, str]:
        """What Prometheus would read."""
        return {x.name: x.read_text() for x in self.metrics.iterdir()}

    def leftovers(self) -> list[str]:
        if self.url.startswith("sqlite"):
            return [x.name for x in self.backups.glob(f"*{THROWAWAY}*")]
        query = f"SELECT datname FROM pg_database WHERE datname LIKE '%{THROWAWAY}'"
        named = urlsplit(self.url).path[1:].lower()[:40]
        return [x for x in asyncio.run(rows(query)) if x.startswith(named)]


async def rows(query: str) -> list[str]:
    con = await asyncpg.connect(POSTGRES, timeout=5)
    try:
        return [row[0] for row in await con.fetch(query)]
    finally:
        await con.close()


@pytest.fixture(params=["sqlite_url", "clean_postgres_url"])
def store_url(request: pytest.FixtureRequest) -> str:
    """A backup is made of either store in a way of its own."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def host(
    store_url: str, tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Host]:
    monkeypatch.setenv("LUDORUM_STORE", store_url)
    host = Host(store_url, tmp_path, capsys)
    yield host
    assert host.leftovers() == []


def play(url: str, epoch: int = 0) -> str:
    """A table a few answers in, under rules of another epoch if one is given."""

    async def make() -> str:
        store, bus = make_store(url), make_bus("memory")
        await store.database.open()
        await bus.open()
        try:
            house = House(make_services(store, bus))
            people = (await house.person("Ann"), await house.person("Bob"))
            id = await house.table(*people)
            for n in range(6):
                live = await house.services.cache.current(id)
                await house.answer(people[live.waiting()[0]], id, random.Random(n))
            if epoch:
                loaded = await store.games.load(id)
                assert loaded is not None
                assert await store.games.set_rules(id, epoch, "", loaded.head)
            return id
        finally:
            await bus.close()
            await store.database.close()

    return asyncio.run(make())


def change(url: str, statement: str) -> None:
    async def run() -> None:
        store = make_store(url)
        await store.database.open()
        async with store.database.writing() as con:
            await con.exec_driver_sql(statement)
        await store.database.close()

    asyncio.run(run())


def test_the_newest_backup_is_restored_beside_the_store_and_played_again(host: Host) -> None:
    play(host.url)
    made = host.backup()
    (host.backups / f"ludorum-20200101T000000Z{made.suffix}").write_bytes(b"old and broken")
    (host.backups / f"ludorum-29990101T000000Z{'.db' if made.suffix == '.dump' else '.dump'}"
     ).write_bytes(b"of another kind of store")  # fmt: skip
    assert set(host.said()) == {f"{MADE[0]}.prom"}
    change(host.url, "UPDATE heads SET digest = 'of the store, which nobody looks at'")

    found, told = host.run("rehearse")
    assert found == {"file": str(made), "tables": 1, "without_rules": 0, "wrong": {}}
    assert "restoring" in told and "playing its running tables again" in told
    assert host.said()[f"{REHEARSED[0]}.prom"].count(f"{REHEARSED[0]} 1.") == 1
    for file in host.metrics.iterdir():
        assert file.stat().st_mode & 0o777 == 0o644


def test_a_truncated_backup_is_refused_and_nobody_is_told_it_was_good(host: Host) -> None:
    play(host.url)
    made = host.backup()
    host.run("rehearse")
    before, size = host.said(), made.stat().st_size
    for left in (0.97, 0.4):
        os.truncate(made, int(size * left))
        found, _ = host.run("rehearse", code=1)
        assert "it does not come back" in found["wrong"][made.name]
        assert host.said() == before


def test_a_table_that_comes_back_wrong_is_named(host: Host, capsys: Out) -> None:
    id = play(host.url)
    change(host.url, "UPDATE heads SET digest = 'wrong'")
    host.backup()
    assert main(["admin", "rehearse", "--metrics", str(host.metrics), str(host.backups)]) == 1
    told = capsys.readouterr().out
    assert f"WRONG {id}: played again it ends in another position" in told and "1 wrong" in told
    assert set(host.said()) == {f"{MADE[0]}.prom"}


def test_tables_that_wait_for_their_rules_do_not_spoil_it(host: Host) -> None:
    """They do so in the store, too, and can for months; nobody should be told every day."""
    play(host.url, epoch=99)
    host.backup()
    assert host.run("rehearse")[0]["without_rules"] == 1
    assert len(host.said()) == 2


def test_what_cannot_be_tried_is_one_friendly_line(host: Host, tmp_path: Path) -> None:
    host.backups.mkdir()
    for where, said in (
        (host.backups, "ludorum-*"),
        (tmp_path / "none.dump", "There is no backup"),
    ):
        told = host.run("rehearse", where, code=2)[1]
        assert said in told and told.count("\n") == 1
    assert host.said() == {}
    host.metrics = tmp_path / "nowhere"
    assert "node_exporter reads: create it first" in host.run("backup", code=2)[1]
    assert len(list(host.backups.iterdir())) == 1  # it is there all the same


# -- PostgreSQL -----------------------------------------------------------------------------------


@contextmanager
def connected(url: str) -> Iterator[None]:
    """Somebody who stays, as a rehearsal under way does."""
    loop = asyncio.new_event_loop()
    con = loop.run_until_complete(asyncpg.connect(url, timeout=5))
    try:
        yield
    finally:
        loop.run_until_complete(con.close())
        loop.close()


@pytest.mark.parametrize("store_url", ["clean_postgres_url"], indirect=True)
def test_one_rehearsal_at_a_time_and_a_killed_one_leaves_nothing_for_long(host: Host) -> None:
    host.backup()
    name = f"{urlsplit(host.url).path[1:].lower()[:40]}_{THROWAWAY}"
    copy = urlsplit(host.url)._replace(path=f"/{name}").geturl()
    asyncio.run(_administer(f"CREATE DATABASE {name}"))
    with connected(copy):
        assert "being accessed by other users" in host.run("rehearse", code=2)[1]
        assert host.leftovers() == [name]
    host.run("rehearse")


@pytest.mark.parametrize("store_url", ["clean_postgres_url"], indirect=True)
def test_who_may_not_make_a_database_is_told_so(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.backup()
    role = f"ludorum_test_{os.getpid()}_plain"
    asyncio.run(_administer(f"CREATE ROLE {role} LOGIN"))
    try:
        at = urlsplit(host.url)
        netloc = f"{role}@{at.netloc.rpartition('@')[2]}"
        monkeypatch.setenv("LUDORUM_STORE", at._replace(netloc=netloc).geturl())
        assert "CREATEDB" in host.run("rehearse", code=2)[1]
    finally:
        asyncio.run(_administer(f"DROP ROLE {role}"))


def test_an_empty_database_is_no_backup_and_an_older_one_is(
    empty_postgres_url: str, tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDORUM_STORE", empty_postgres_url)
    host = Host(empty_postgres_url, tmp_path, capsys)
    assert "There is no store" in host.run("backup", code=2)[1]
    assert list(host.backups.iterdir()) == [] and host.said() == {}
    asyncio.run(migrate(empty_postgres_url, "0013"))
    host.backup()
    assert host.run("rehearse")[0]["wrong"] == {}
    assert host.leftovers() == []


@pytest.mark.parametrize("store_url", ["clean_postgres_url"], indirect=True)
def test_a_dump_of_something_else_does_not_pass(
    host: Host, databases: Callable[[str], str]
) -> None:
    other = databases("other")
    host.backups.mkdir()
    file = host.backups / "ludorum-20260101T000000Z.dump"
    subprocess.run(["pg_dump", "-Fc", "-f", str(file), other], check=True)
    found, _ = host.run("rehearse", code=1)
    assert "there is no store in it" in found["wrong"][file.name]


def test_an_address_without_a_host_keeps_its_slashes() -> None:
    for url in ("postgresql:///ludorum?host=/run/postgresql", "postgresql://ann@db:5433/ludorum"):
        assert _address(urlsplit(url)) == url
