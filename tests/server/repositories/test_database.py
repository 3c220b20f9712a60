"""A database as such: opening and closing it, and two processes at one."""

from __future__ import annotations

import asyncio
import time

import pytest

from ludorum.server.services import Repositories
from ludorum.server.store import Conflict, StoreDown
from ludorum.server.store.clock import StoreClock
from tests.server.parts import make_store
from tests.server.repositories.records import an_append, start

pytestmark = pytest.mark.anyio


async def test_ping(store_url: str) -> None:
    store = make_store(store_url)
    with pytest.raises(StoreDown, match="not open"):
        await store.database.ping()
    await store.database.open()
    await store.database.ping()
    await store.database.close()
    await store.database.close()
    with pytest.raises(StoreDown, match="not open"):
        await store.database.ping()


async def test_what_was_stored_is_there_after_opening_again(store_url: str) -> None:
    first = make_store(store_url)
    await first.database.open()
    await start(first)
    await first.games.append(an_append())
    loaded = await first.games.load("t1")
    await first.database.close()
    second = make_store(store_url)
    await second.database.open()
    assert await second.games.load("t1") == loaded
    await second.database.close()


async def test_two_processes_at_one_store(store_url: str) -> None:
    stores = [make_store(store_url) for _ in range(2)]
    for store in stores:
        await store.database.open()
    await start(stores[0])

    async def play(store: Repositories, name: str) -> None:
        for n in range(10):
            while True:
                try:
                    version = await store.games.version("t1")
                    await store.games.append(an_append("t1", version, f"{name}{n}"))
                    break
                except Conflict:
                    continue

    await asyncio.gather(play(stores[0], "a"), play(stores[1], "b"))
    assert [r.seq for r in await stores[1].games.log("t1")] == list(range(1, 23))
    for store in stores:
        await store.database.close()


async def test_it_has_one_clock(store: Repositories) -> None:
    clock = StoreClock(store.database)
    await clock.sync()
    assert abs(clock() - await store.database.now()) < 0.5
    assert abs(clock() - time.time()) < 2.0  # tests and store share a machine


async def test_what_is_acknowledged_is_safe(store_url: str, careful: None) -> None:
    store = make_store(store_url)
    await store.database.open()
    assert await store.database.durability() == []
    await store.database.close()
