"""Which audiences are sent frames: those somebody follows, and everybody while that is unknown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from uuid import uuid4

import msgspec
import pytest

from ludorum.server.bus import Bus, make_bus
from ludorum.server.play.audiences import ANSWERS, HOLDS, SUBJECT, Audiences
from ludorum.server.play.hub import Channel, Follower, Hub, nudge
from ludorum.server.play.model import NewTable
from ludorum.server.services import Repositories
from tests.server.parts import make_services
from tests.server.test_presence import until
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio


class Houses:
    """Processes on one bus, by a clock the test moves."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.now = 1000.0
        self.subject = f"table.{uuid4().hex}.public"

    async def one(self) -> Audiences:
        made = Audiences(self.bus, lambda: self.now)
        await made.open()
        return made


@pytest.fixture(params=["memory", "nats"])
async def houses(request: pytest.FixtureRequest) -> AsyncIterator[Houses]:
    nats = request.param == "nats"
    bus = make_bus(str(request.getfixturevalue("nats_url")) if nats else "memory")
    await bus.open()
    yield Houses(bus)
    await bus.close()


async def test_what_is_followed_elsewhere_is_known(houses: Houses) -> None:
    here, there = await houses.one(), await houses.one()
    houses.now += ANSWERS
    assert not here.followed(houses.subject)
    await there.follow(houses.subject)
    await until(lambda: here.followed(houses.subject))
    there.unfollow(houses.subject)
    await there.work()
    houses.now += HOLDS
    assert not here.followed(houses.subject) and not there.followed(houses.subject)


async def test_it_is_said_again_as_long_as_it_holds(houses: Houses) -> None:
    here, there = await houses.one(), await houses.one()
    await there.follow(houses.subject)
    houses.now += ANSWERS
    await until(lambda: here.followed(houses.subject))
    heard = asyncio.Event()

    async def hear(subject: str, body: bytes) -> None:
        heard.set()

    await houses.bus.subscribe(SUBJECT, hear)
    houses.now += HOLDS - 1
    await there.work()
    await asyncio.wait_for(heard.wait(), 10)
    await asyncio.sleep(0.05)
    houses.now += 2
    assert here.followed(houses.subject)


async def test_who_comes_late_asks(houses: Houses) -> None:
    there = await houses.one()
    await there.follow(houses.subject)
    here = await houses.one()
    assert here.followed("table.whoever.public"), "nobody has had time to say anything"
    await asyncio.sleep(0.1)
    houses.now += ANSWERS
    assert here.followed(houses.subject) and not here.followed("table.whoever.public")


async def test_after_a_lost_connection_everybody_is_asked_again(nats_url: str) -> None:
    host, port = nats_url.removeprefix("nats://").split(":")
    wire = Wire(host, int(port))
    await wire.mend()
    bus, other = make_bus(f"nats://127.0.0.1:{wire.port}"), make_bus(nats_url)
    await bus.open()
    await other.open()
    here, there = Houses(bus), Houses(other)
    cut_off, listening = await here.one(), await there.one()
    here.now += ANSWERS
    there.now += ANSWERS
    await wire.cut()
    await until(lambda: not bus.healthy())
    assert cut_off.followed(here.subject), "somebody may follow it by now"
    await listening.follow(here.subject)
    await wire.mend()
    await until(bus.healthy)
    await until(lambda: here.subject in cut_off._until)
    await bus.close()
    await other.close()
    await wire.cut()


async def test_only_those_who_follow_are_sent_frames(store: Repositories) -> None:
    bus = make_bus("memory")
    await bus.open()
    services = make_services(store, bus)
    elsewhere = Audiences(bus)
    await services.audiences.open()
    services.audiences._complete = 0.0  # nobody else is there to say anything
    user = await services.accounts.guest("Ann")
    new = NewTable("architects", 2, bots=["sensible"], public=True)
    row = await services.lobby.create(user, new)
    id = row.id
    await services.lobby.start(user, id)
    told: dict[str, list[str]] = {}

    async def hear(subject: str, body: bytes) -> None:
        told.setdefault(subject, []).append(msgspec.json.decode(body)["op"])

    await bus.subscribe(f"table.{id}.seat.*", hear)
    await bus.subscribe(f"table.{id}.*", hear)
    mine, public = f"table.{id}.seat.0", f"table.{id}.public"

    async def answer(number: int) -> None:
        told.clear()
        live = await services.cache.current(id)
        ask = live.table.pending()[0]
        await services.commands.answer(user, id, str(number), ask.options[0], None)
        await until(lambda: len(told.get(mine, [])) > 0 and len(told.get(public, [])) > 0)

    await answer(1)
    assert set(told[mine]) == set(told[public]) == {"nudge"}
    await elsewhere.follow(mine)
    await until(lambda: services.audiences.followed(mine))
    async with asyncio.timeout(10):
        while 0 not in (await services.cache.current(id)).table.pending():
            await asyncio.sleep(0.01)
    await answer(2)
    assert set(told[mine]) == {"update"} and set(told[public]) == {"nudge"}
    await services.commands.close()
    await bus.close()


async def test_a_nudge_while_one_is_being_brought_up_to_date_is_not_lost() -> None:
    bus = make_bus("memory")
    await bus.open()

    async def versions(ids: object) -> dict[str, int]:
        return {}

    hub = Hub(bus, Audiences(bus), versions, lambda id, version, over: None)
    subject, behind, level = "table.t.seat.0", Follower(), Follower()
    channel: Channel = await hub.follow(subject, behind)
    await hub.follow(subject, level)
    await channel.receive(subject, nudge("t", 7))
    channel.join(behind, "t", 6)
    channel.join(level, "t", 7)
    assert behind.queue.get_nowait()[2] == nudge("t", 7)
    assert level.queue.empty()
    for one in (behind, level):
        await hub.unfollow(subject, one)
    await bus.close()


async def test_a_game_that_ended_elsewhere_is_kept_warm_no_longer(store: Repositories) -> None:
    bus = make_bus("memory")
    await bus.open()
    here, there = make_services(store, bus), make_services(store, bus)
    hub = Hub(bus, here.audiences, store.games.versions, here.cache.heard)
    ann, bob = [await here.accounts.guest(name) for name in ("Ann", "Bob")]
    row = await here.lobby.create(ann, NewTable("tithe", 2))
    await here.lobby.join(bob, row.id, row.link)
    await here.lobby.start(ann, row.id)
    subject, follower = f"table.{row.id}.seat.0", Follower()
    await hub.follow(subject, follower)
    await here.cache.current(row.id)
    assert row.id in here.cache._warm
    await there.commands.resign(ann, row.id, "1")
    await until(lambda: here.cache._warm[row.id].newest >= 2)
    await there.commands.resign(bob, row.id, "2")
    assert row.id not in there.cache._warm
    await until(lambda: row.id not in here.cache._warm)
    assert (await here.cache.current(row.id)).row.status == "over"
    assert row.id not in here.cache._warm, "who looks at it does not warm it again"
    await hub.unfollow(subject, follower)
    for services in (here, there):
        await services.commands.close()
    await bus.close()
