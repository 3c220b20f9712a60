"""The table service in one process, on a real SQLite file: epochs, clocks, failures, races."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludorum.games import tithe
from ludorum.games.tithe import State, Tithe
from ludorum.kernel import WATCHER, Choose, Flow, Plan, Record, verify
from ludorum.server.bus import make_bus
from ludorum.server.errors import ApiError
from ludorum.server.ops.upgrade import upgrade
from ludorum.server.play.clocks import Clocks, Tempo, begin, deadline, runs_out, tick
from ludorum.server.play.model import NewTable
from ludorum.server.rule_timeout import RuleTimeout, time_limit, work_limit
from ludorum.server.run import relay
from ludorum.server.services import Services
from ludorum.server.settings import Settings
from ludorum.server.store import migrate
from ludorum.server.store.rows import User
from tests.server.parts import clock_worker, make_services, make_store, set_clock

pytestmark = pytest.mark.anyio


class House:
    """A service whose clock the test moves."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.repositories
        self.now = 1_000_000.0
        set_clock(services, lambda: self.now)

    async def person(self, name: str) -> User:
        user = User(f"u-{name}", name, "", self.now)
        await self.store.accounts.add_user(user)
        return user

    async def table(self, *people: User, game: str = "tithe", **tempo: Any) -> str:
        """A started table of these people."""
        row = await self.services.lobby.create(
            people[0], NewTable(game, len(people), tempo=Tempo(**tempo))
        )
        for other in people[1:]:
            await self.services.lobby.join(other, row.id, row.link)
        await self.services.lobby.start(people[0], row.id)
        return row.id

    async def answer(self, user: User, id: str, rng: random.Random, command: str = "") -> bytes:
        position = await self.services.views.position(id, user)
        option = rng.choice(position["ask"]["options"])
        command = command or f"c{rng.random()}"
        return await self.services.commands.answer(
            user, id, command, option, position["ask"]["token"]
        )


@asynccontextmanager
async def house(folder: Path, settings: Settings | None = None) -> AsyncIterator[House]:
    url = f"sqlite:///{folder / 'x.db'}"
    await migrate(url)
    store, bus = make_store(url), make_bus("memory")
    await store.database.open()
    await bus.open()
    try:
        yield House(make_services(store, bus, settings=settings))
    finally:
        await bus.close()
        await store.database.close()


# -- rules that change while games run -----------------------------------------------------------


class SameRules(Tithe):
    epoch = 2


class OtherRules(Tithe):
    """Epoch 3: nobody may swap a card (T2.4)."""

    epoch = 3

    def agenda(self, s: State) -> Plan:
        plan = super().agenda(s)
        return self.no_swap(s) if s.dealt and s.winner < 0 and s.tithes.layers else plan

    def no_swap(self, s: State) -> Flow:
        yield from tithe.bid(s)
        s.winner = -1


async def test_a_running_table_keeps_its_epoch_until_nothing_differs(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, bob = await h.person("Ann"), await h.person("Bob")
        id = await h.table(ann, bob)
        rng = random.Random(1)
        for user in (ann, bob) * 20:  # eight rounds: somebody wins a tithe and may swap
            position = await h.services.views.position(id, user)
            if position["ask"] and position["ask"]["kind"] != "sell":
                await h.answer(user, id, rng)
        before = await h.services.views.position(id, ann)
        h.services.titles.add(SameRules())
        h.services.cache.forget(id)
        assert (await h.services.cache.get(id)).title.epoch == 1  # it keeps what it began with
        (outcome,) = await upgrade(h.store.database, h.services.titles, "tithe")
        assert outcome.moved
        h.services.cache.forget(id)
        live = await h.services.cache.get(id)
        assert live.title.epoch == 2 and live.row.epoch == 2
        assert (await h.services.views.position(id, ann))["state"] == before["state"]
        h.services.titles.add(OtherRules())
        (outcome,) = await upgrade(h.store.database, h.services.titles, "tithe")
        assert not outcome.moved and outcome.clause == "T2.4"
        h.services.cache.forget(id)
        assert (await h.services.cache.get(id)).title.epoch == 2
        new = await h.services.lobby.create(ann, NewTable("tithe", 2))
        assert new.epoch == 3
        assert await upgrade(h.store.database, h.services.titles, "architects") == []


async def test_a_table_whose_rules_are_gone_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, bob = await h.person("Ann"), await h.person("Bob")
        id = await h.table(ann, bob)
        h.services.cache.forget(id)
        h.services.titles._held.clear()
        with pytest.raises(ApiError, match="not installed"):
            await h.services.views.position(id, ann)


# -- rules that fail ------------------------------------------------------------------------------


class RunsAway(Tithe):
    """After the first bids the rules never come back."""

    epoch = 9

    def agenda(self, s: State) -> Plan:
        return self.forever() if s.spent else super().agenda(s)

    def forever(self) -> Flow:
        yield from self.spin()

    def spin(self) -> Flow:
        while self.epoch:
            with suppress(Exception):
                list(range(1000))
        yield Choose(0, "never", "T1.1", ("a", "b"))


class Crashes(RunsAway):
    epoch = 10

    def forever(self) -> Flow:
        raise ZeroDivisionError("by a rule")


@pytest.mark.parametrize(("title", "word"), [(RunsAway, "longer than"), (Crashes, "by a rule")])
async def test_failing_rules_harm_only_their_table(
    tmp_path: Path, title: type[Tithe], word: str
) -> None:
    async with house(tmp_path, Settings(rule_seconds=1.5)) as h:  # room for a busy machine
        ann, bob = await h.person("Ann"), await h.person("Bob")
        good = await h.table(ann, bob)
        h.services.titles.add(title())
        bad = await h.table(ann, bob)
        rng = random.Random(1)
        await h.answer(ann, bad, rng)
        version = await h.store.games.version(bad)
        with pytest.raises(ApiError, match=word) as e:
            await h.answer(bob, bad, rng)
        assert e.value.code == "frozen"
        assert await h.store.games.version(bad) == version
        with pytest.raises(ApiError, match="frozen"):
            await h.answer(bob, bad, rng)
        await h.answer(ann, good, rng)
        await h.answer(bob, good, rng)


@pytest.fixture(params=["timer", "watchdog"])
def timer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the signals of Unix, and without, as on Windows."""
    if request.param == "watchdog":
        monkeypatch.delattr(signal, "setitimer", raising=False)
    elif not hasattr(signal, "setitimer"):
        pytest.skip("this system has no timer signals")


@pytest.mark.usefixtures("timer")
@pytest.mark.parametrize("limit", [time_limit, work_limit])
def test_the_limit_cannot_be_swallowed(
    limit: Callable[[float], AbstractContextManager[None]],
) -> None:
    def stubborn() -> None:
        while True:
            with suppress(Exception):
                sum(range(100))

    with pytest.raises(RuleTimeout, match="longer than the rules may take"), limit(0.05):
        stubborn()


@pytest.mark.usefixtures("timer")
def test_a_limit_is_over_with_its_block() -> None:
    """Also where the time runs out as the block ends: nothing is interrupted that comes later."""

    def busy() -> None:
        end = time.monotonic() + 0.001
        while time.monotonic() < end:
            pass

    late = 0
    for _ in range(300):
        try:
            with time_limit(0.001):
                busy()
        except RuleTimeout:
            late += 1
        for _ in range(100):  # here it would have to be raised
            pass
    assert late > 0


# -- clocks ---------------------------------------------------------------------------------------


def test_clock_arithmetic() -> None:
    tempo = Tempo(kind="live", reserve=100, increment=10)
    clocks = tick(tempo, begin(tempo, 2), [0, 1], 1000.0)
    assert deadline(tempo, clocks, [0, 1]) == 1100.0
    clocks = tick(tempo, clocks, [1], 1030.0)  # seat 0 has answered after 30 s
    assert clocks.left == {0: 80.0, 1: 100.0} and clocks.since == {1: 1000.0}
    clocks = tick(tempo, clocks, [0], 1150.0)  # seat 1 was too late, and pays all it had
    assert clocks.left[1] == 10.0
    days = Tempo(kind="days", days=2)
    assert runs_out(days, Clocks({}, {0: 50.0}), 0) == 50.0 + 2 * 86_400
    assert runs_out(Tempo(), Clocks({}, {0: 50.0}), 0) == 0.0
    for bad in (Tempo(reserve=0), Tempo(increment=-1), Tempo(days=61)):
        with pytest.raises(ValueError, match=r"up to|at least"):
            bad.check()


@pytest.mark.parametrize("late", ["default", "bot", "end"])
async def test_time_runs_out(tmp_path: Path, late: str) -> None:
    async with house(tmp_path) as h:
        ann, bob = await h.person("Ann"), await h.person("Bob")
        id = await h.table(ann, bob, kind="live", reserve=60, increment=5, late=late)
        rng = random.Random(1)
        await h.answer(ann, id, rng)
        clock = clock_worker(h.services)
        assert not await clock.work()
        h.now += 59
        assert not await clock.work()
        h.now += 2
        version = await h.store.games.version(id)
        assert await clock.work()
        row = await h.services.repositories.tables.find(id)
        seats = await h.store.tables.seats(id)
        if late == "default":
            assert await h.store.games.version(id) == version + 1 and row.status == "running"
            assert not seats[1].bot
        elif late == "bot":
            assert seats[1].bot == "sensible" and row.status == "running"
            async with asyncio.timeout(5):
                while (await h.services.cache.current(id)).waiting() != [0]:
                    await asyncio.sleep(0.01)  # it answers
            with pytest.raises(ApiError, match="not-yours"):
                await h.services.commands.undo(bob, id, "u")
        else:
            assert row.status == "over"
            assert b'"result":null' in await h.services.archive.replay(id, ann)


# -- races and retries ---------------------------------------------------------------------------


async def test_two_processes_play_one_table(tmp_path: Path) -> None:
    """Two services on one store: both seats' secret answers land, whoever was quicker."""
    async with house(tmp_path) as a, house(tmp_path) as b:
        ann, bob = await a.person("Ann"), await a.person("Bob")
        id = await a.table(ann, bob)
        rng = random.Random(3)
        for _ in range(60):
            if (await a.services.repositories.tables.find(id)).status == "over":
                break
            asked = []
            for h, user in ((a, ann), (b, bob)):
                if (await h.services.views.position(id, user))["ask"]:
                    asked.append(h.answer(user, id, rng))
            await asyncio.gather(*asked)
        assert (await a.services.repositories.tables.find(id)).status == "over"
        one, two = (
            await a.services.views.position(id, ann),
            await b.services.views.position(id, bob),
        )
        assert one["version"] == two["version"] and one["scores"] == two["scores"]


async def test_undo_is_stored_and_survives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, bob = await h.person("Ann"), await h.person("Bob")
        id = await h.table(ann, bob)
        rng = random.Random(4)
        undone = 0
        while (await h.services.repositories.tables.find(id)).status == "running":
            for user in (ann, bob):
                position = await h.services.views.position(id, user)
                if position["over"] or position["ask"] is None:
                    continue
                await h.answer(user, id, rng)
                if rng.random() < 0.8:
                    after = await h.services.views.position(id, user)
                    if after["undo"] == "" and not after["over"]:
                        await h.services.commands.undo(user, id, f"u{rng.random()}")
                        undone += 1
                        rows = await h.store.games.log(id)
                        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
                if rng.random() < 0.3:
                    here = (await h.services.cache.get(id)).digest()
                    h.services.cache.forget(id)
                    assert (await h.services.cache.get(id)).digest() == here
        assert undone > 3
        record = Record.parse((await h.services.archive.replay(id, ann)).decode().splitlines())
        assert verify(tithe.GAME, record).problems == []


async def arrived(heard: list[bytes], count: int) -> None:
    async with asyncio.timeout(5):
        while len(heard) < count:
            await asyncio.sleep(0.01)


async def test_the_outbox_tells_what_was_not_told(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, bob = await h.person("Ann"), await h.person("Bob")
        id = await h.table(ann, bob)
        heard: list[bytes] = []

        async def hear(subject: str, body: bytes) -> None:
            heard.append(body)

        await h.services.bus.subscribe(f"table.{id}.seat.1", hear)
        worker = relay(h.services)
        await h.answer(ann, id, random.Random(1), "same")
        await worker.work()
        h.now += 5
        await worker.work()
        await arrived(heard, 1)
        assert [msgspec.json.decode(x)["op"] for x in heard] == ["update"]
        await h.answer(bob, id, random.Random(1), "same")  # ids are each client's own
        h.services.broadcaster.published.clear()  # as if this process had died
        h.now += 5
        await worker.work()
        await arrived(heard, 3)
        assert [msgspec.json.decode(x)["op"] for x in heard] == ["update", "update", "nudge"]
        assert await h.store.games.outbox(10, h.now + 10) == []


async def test_watchers_see_public_tables_only(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann, bob, eve = [await h.person(x) for x in ("Ann", "Bob", "Eve")]
        private = await h.table(ann, bob)
        with pytest.raises(ApiError, match="private"):
            await h.services.views.position(private, eve)
        row = await h.services.lobby.create(ann, NewTable("tithe", 2, bots=["random"], public=True))
        await h.services.lobby.start(ann, row.id)
        seen = await h.services.views.position(row.id, eve)
        assert seen["seat"] == -1 and seen["ask"] is None and WATCHER > 8
        assert all(isinstance(p["hand"], int) for p in seen["state"]["players"])
        with pytest.raises(ApiError, match="not-yours"):
            await h.services.commands.answer(eve, row.id, "x", "keep", None)
