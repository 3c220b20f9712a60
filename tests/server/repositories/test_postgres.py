"""What only PostgreSQL does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludorum.server.social.model import ChatLine
from ludorum.server.store import Repeated, StoreDown, make_database, migrate
from tests.server.parts import make_store
from tests.server.repositories.records import ANN, an_append, start
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio


def through(wire: Wire, url: str) -> str:
    user = urlsplit(url).username
    return urlsplit(url)._replace(netloc=f"{user}@127.0.0.1:{wire.port}").geturl()


async def wait_for(call: Callable[[], Any]) -> None:
    async with asyncio.timeout(10):
        while True:
            try:
                await call()
                return
            except StoreDown:
                await asyncio.sleep(0.02)


async def test_postgres_says_what_to_do(clean_postgres_url: str) -> None:
    with pytest.raises(StoreDown, match="pg_isready") as told:
        await make_database("postgresql://ann:secret@127.0.0.1:1/d").open()
    assert "secret" not in str(told.value)
    with pytest.raises(StoreDown, match="pg_isready"):
        await migrate("postgresql://ann@127.0.0.1:1/d")
    with pytest.raises(StoreDown, match="createdb"):
        await make_database(f"{clean_postgres_url}_not").open()
    with pytest.raises(StoreDown, match="createdb"):
        await migrate(f"{clean_postgres_url}_not")


async def test_postgres_cut_off_and_back(clean_postgres_url: str, postgres_wire: Wire) -> None:
    store = make_store(through(postgres_wire, clean_postgres_url))
    await store.database.open()
    await start(store)
    await postgres_wire.cut()
    for call in (
        lambda: store.games.append(an_append()),
        lambda: store.games.load("t1"),
        lambda: store.games.claim_bots(1.0, 1, 1.0),
        lambda: store.tables.table("t1"),
        lambda: store.accounts.add_user(ANN),
        lambda: store.chat.add("t1", ChatLine(0, "u", "n", "t", 0.0), 9),
        lambda: store.games.confirm([("t1", 1)]),
        store.database.ping,
    ):
        with pytest.raises(StoreDown):
            await call()
    await postgres_wire.mend()
    await wait_for(store.database.ping)
    assert await store.games.append(an_append()) == 2
    assert await store.accounts.add_user(ANN)
    assert await store.accounts.user(ANN.id) == ANN
    await store.database.close()


async def test_postgres_ends_all_connections(clean_postgres_url: str) -> None:
    """As a restart does: idle connections are gone when they are next wanted."""
    store = make_store(clean_postgres_url)
    await store.database.open()
    await start(store)
    await asyncio.gather(*(store.games.version("t1") for _ in range(20)))
    con = await asyncpg.connect(clean_postgres_url)
    ended = await con.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    assert len(ended) > 1
    await con.close()
    await wait_for(lambda: store.games.append(an_append()))
    await wait_for(lambda: store.tables.table("t1"))
    assert await store.games.version("t1") == 2
    await store.database.close()


async def test_postgres_an_answer_lost_on_the_way_counts_once(
    clean_postgres_url: str, postgres_wire: Wire
) -> None:
    store = make_store(through(postgres_wire, clean_postgres_url), connections=1)
    await store.database.open()
    await start(store)
    await store.games.append(an_append("t1", 1, "c1"))  # prepares it
    postgres_wire.deaf = True
    lost = asyncio.create_task(store.games.append(an_append("t1", 2, "c2", reply=b"first")))
    direct = make_store(clean_postgres_url)
    await direct.database.open()
    async with asyncio.timeout(5):
        while await direct.games.version("t1") != 3:
            await asyncio.sleep(0.01)
    await direct.database.close()
    await postgres_wire.cut()
    with pytest.raises(StoreDown):
        await lost
    await postgres_wire.mend()
    await wait_for(store.database.ping)
    with pytest.raises(Repeated) as told:
        await store.games.append(an_append("t1", 2, "c2", reply=b"second"))
    assert told.value.reply == b"first"
    await store.database.close()


async def test_postgres_that_does_not_answer_is_down(
    clean_postgres_url: str, postgres_wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = make_store(through(postgres_wire, clean_postgres_url), connections=2)
    await store.database.open()
    await start(store)
    monkeypatch.setattr("ludorum.server.store.postgres.ANSWER_WITHIN", 0.3)
    postgres_wire.deaf = True
    started = time.perf_counter()
    calls: list[Any] = [store.games.version("t1") for _ in range(8)]
    calls += [store.tables.table("t1"), store.tables.leave_seat("t1", "u-ann")]
    got = await asyncio.gather(*calls, return_exceptions=True)
    assert all(isinstance(x, StoreDown) for x in got)
    assert time.perf_counter() - started < 5
    await postgres_wire.cut()
    await postgres_wire.mend()
    await wait_for(store.database.ping)
    await store.database.close()


async def test_postgres_log_is_in_parts(clean_postgres_url: str) -> None:
    store = make_store(clean_postgres_url)
    await store.database.open()
    for n in range(40):
        await start(store, f"t{n}")
    await store.database.close()
    con = await asyncpg.connect(clean_postgres_url)
    used = await con.fetch("SELECT DISTINCT tableoid FROM log")
    parts = await con.fetch("SELECT 1 FROM pg_inherits WHERE inhparent = 'log'::regclass")
    await con.close()
    assert len(used) > 1
    assert len(parts) == 8
