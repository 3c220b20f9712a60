"""From one database to a primary with a standby and two shards, as docs/operate.md says it."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludorum.server.bus import make_bus
from ludorum.server.ops import tables
from ludorum.server.play.model import NewTable
from ludorum.server.services import Services
from ludorum.server.store import StoreDown, migrate
from ludorum.server.store.address import Place, joined
from ludorum.server.store.rows import User
from ludorum.soak import ledger
from ludorum.soak.replicas import ReplicatedPostgres
from ludorum.soak.services import OwnPostgres
from tests.server.parts import make_services, make_store

pytestmark = [pytest.mark.anyio, pytest.mark.drill]

PEOPLE = [User(f"u-{x}", x, "", 1.0) for x in ("Ann", "Bob")]
MOVES = 6  # of each table before every step


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where PostgreSQL's own user gets to."""
    with tempfile.TemporaryDirectory(prefix="ludorum-test-") as name:
        Path(name).chmod(0o711)
        yield Path(name)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Services]:
    """As a node opens it."""
    await migrate(url)
    store, bus = make_store(url), make_bus("memory")
    await store.database.open()
    await bus.open()
    try:
        yield make_services(store, bus)
    finally:
        await bus.close()
        await store.database.close()


class Played:
    """Tables, and the digest that the last acknowledged command of each has left."""

    def __init__(self) -> None:
        self.digests: dict[str, str] = {}
        self._rng = random.Random(1)

    async def lay(self, services: Services, count: int) -> set[str]:
        """Returns where they were laid."""
        ann, bob = PEOPLE
        new: set[str] = set()
        for _ in range(count):
            row = await services.lobby.create(ann, NewTable("tithe", 2))
            await services.lobby.join(bob, row.id, row.link)
            await services.lobby.start(ann, row.id)
            self.digests[row.id] = ""
            new.add(row.id[:-12])
        return new

    async def play(self, services: Services) -> None:
        for id in self.digests:
            for _ in range(MOVES):
                for user in PEOPLE:
                    now = await services.views.position(id, user)
                    if now["ask"] is not None:
                        option = self._rng.choice(now["ask"]["options"])
                        command, token = f"c{self._rng.random()}", now["ask"]["token"]
                        await services.commands.answer(user, id, command, option, token)
            live = await services.cache.current(id)
            self.digests[id] = live.digest()

    async def look(self, services: Services) -> None:
        """All are there, as they were left."""
        for id, digest in self.digests.items():
            loaded = await services.repositories.games.load(id)
            assert loaded is not None and loaded.head.digest == digest
        found = await tables.check(services.database, services.titles)
        assert found.wrong == {}


async def test_from_one_database_to_a_standby_and_two_shards(folder: Path) -> None:
    pair, shards = ReplicatedPostgres(folder), [OwnPostgres(folder, f"shard{n}") for n in (1, 2)]
    played = Played()
    try:
        await asyncio.to_thread(pair.primary.start)
        alone = await ledger.create_database(pair.primary.url, "ludorum")
        async with opened(alone) as services:
            for user in PEOPLE:
                assert await services.repositories.accounts.add_user(user)
            assert await played.lay(services, 4) == {""}
            await played.play(services)

        # A standby that has every acknowledged move.
        pair.standby.make_folder()
        await asyncio.to_thread(pair.follow)
        safe = pair.everywhere(alone)
        async with opened(safe) as services:
            assert await services.database.durability() == []
            await played.look(services)
            await played.play(services)

        # Two shards: first known everywhere, then with tables.
        places: list[Place] = []
        for n, server in enumerate(shards, 1):
            await asyncio.to_thread(server.start)
            url = await ledger.create_database(server.url, "ludorum")
            places.append(Place(f"s{n}", 0, url))
        async with opened(joined(safe, places)) as services:
            assert services.database.shards.down() == {}
            assert await played.lay(services, 2) == {""}
        grown = joined(safe, [x._replace(weight=1) for x in places])
        async with opened(grown) as services:
            laid: set[str] = set()
            while laid != {"s1", "s2"}:
                laid |= await played.lay(services, 2)
            await played.play(services)
            await played.look(services)

            # The primary is lost with its disk, and a shard is away.
            await asyncio.to_thread(pair.fail_over)
            await asyncio.to_thread(pair.rebuild)
            await played.play(services)
            await asyncio.to_thread(shards[0].kill)
            await services.database.look_at_shards()
            away = {x for x in played.digests if x.startswith("s1")}
            for id in played.digests:
                if id in away:
                    with pytest.raises(StoreDown, match="shard s1 is down"):
                        await services.views.position(id, PEOPLE[0])
                else:
                    await services.views.position(id, PEOPLE[0])
            mine = await services.directory.mine(PEOPLE[0])
            assert {x.id for x in mine} == set(played.digests) - away
            await asyncio.to_thread(shards[0].go)
            await services.database.look_at_shards()
            await played.play(services)
            await played.look(services)
    finally:
        servers: list[ReplicatedPostgres | OwnPostgres] = [pair, *shards]
        for one in servers:
            await asyncio.to_thread(one.stop)
