"""Who looks at which table: told by nodes, known by whoever listens, on both buses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from uuid import uuid4

import pytest

from ludorum.server.bus import Bus, BusDown, make_bus
from ludorum.server.play import presence as presence_module
from ludorum.server.play.model import Look
from ludorum.server.play.onlookers import ANSWERS, REMEMBERED, Onlookers
from ludorum.server.play.presence import OPEN, Place, Presence
from tests.server.parts import Page
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio

NOBODY = Look()


class House:
    """Nodes, and somebody who wants to know, on one bus, by a clock the test moves. Their people
    are nobody else's: at NATS others may speak of theirs."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.now = 1000.0
        self.ann = f"ann-{uuid4().hex}"
        self.onlookers = self.listener()
        self.nodes: list[Presence] = []

    def clock(self) -> float:
        return self.now

    def listener(self) -> Onlookers:
        return Onlookers(self.bus, self.clock)

    async def node(self) -> Presence:
        one = Presence(self.bus, self.clock)
        await one.open()
        await asyncio.sleep(0)  # for its first beat
        self.nodes.append(one)
        return one

    async def page(self, node: Presence, *tables: str) -> Page:
        """One that is opened now."""
        page = Page(self.ann, *tables, heard=self.now)
        node.enter(self.ann, page)
        await node.came(page, page.seated)
        return page

    async def leave(self, node: Presence, page: Page) -> None:
        places, page.tables = page.seated, []
        await node.lost(page, places)
        node.forget(self.ann, page)

    async def looks(self, table: str, look: Look, by: Onlookers | None = None) -> None:
        """That is what is known, once everything that was said is heard."""
        await until(lambda: (by or self.onlookers).looked(self.ann, table) == look)


async def until(true: Callable[[], bool], within: float = 10.0) -> None:
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.005)


@pytest.fixture(params=["memory", "nats"])
async def house(request: pytest.FixtureRequest) -> AsyncIterator[House]:
    nats = request.param == "nats"
    bus = make_bus(str(request.getfixturevalue("nats_url")) if nats else "memory")
    await bus.open()
    one = House(bus)
    await one.onlookers.listen()
    yield one
    for node in one.nodes:
        await node.close()
    await bus.close()


async def test_a_page_is_known_while_it_is_open(house: House) -> None:
    h = house
    node = await h.node()
    page = await h.page(node, "t", "u")
    await h.looks("t", Look(1000.0, 1000.0 + OPEN))
    await h.looks("u", Look(1000.0, 1000.0 + OPEN))
    h.now, page.heard = 1030.0, 1025.0
    await node.work()
    await h.looks("t", Look(1025.0, 1030.0 + OPEN))
    await h.leave(node, page)  # they have seen what there was until they were last heard of
    await h.looks("t", Look(1025.0, 1025.0))
    assert h.onlookers.looked(h.ann, "other") == h.onlookers.looked("bob", "t") == NOBODY


async def test_a_page_that_nobody_sees_does_not_count(house: House) -> None:
    h = house
    node = await h.node()
    page = await h.page(node, "t")
    await node.lost(page, page.seated)
    page.shown = False
    await node.work()
    await h.looks("t", Look(1000.0, 1000.0))
    await node.came(page, page.seated)
    h.now = 1010.0
    await h.page(node, "u")
    await h.looks("u", Look(1010.0, 1010.0 + OPEN))
    assert h.onlookers.looked(h.ann, "t") == Look(1000.0, 1000.0)


async def test_a_person_has_several_pages(house: House) -> None:
    """On one node, and on another: they look until the last one is closed."""
    h = house
    here, there = await h.node(), await h.node()
    first, second = await h.page(here, "t"), await h.page(here, "t")
    h.now = 1010.0
    third = await h.page(there, "t")
    await h.looks("t", Look(1010.0, 1010.0 + OPEN))
    await h.leave(here, first)
    await h.leave(there, third)
    await h.looks("t", Look(1010.0, 1000.0 + OPEN))
    await h.leave(here, second)
    await h.looks("t", Look(1010.0, 1010.0))


async def test_a_node_that_dies_takes_its_pages_with_it(house: House) -> None:
    """After a while; one that is lost is known to have been heard of, and no more."""
    h = house
    node = await h.node()
    await h.page(node, "t")
    await h.looks("t", Look(1000.0, 1000.0 + OPEN))
    await node.close()
    h.now += OPEN
    assert h.onlookers.looked(h.ann, "t").until <= h.now


async def test_who_comes_later_asks(house: House) -> None:
    h = house
    node = await h.node()
    await h.page(node, "t")
    new = h.listener()
    await new.listen()
    assert not new.ready()
    await h.looks("t", Look(1000.0, 1000.0 + OPEN), new)
    h.now += ANSWERS
    assert new.ready()


async def test_what_was_lost_is_said_with_the_next_beat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    h = house
    node = await h.node()
    closed = await h.page(node, "t")
    await h.looks("t", Look(1000.0, 1000.0 + OPEN))

    async def lose(subject: str, body: bytes) -> None:
        pass

    async def refuse(subject: str, body: bytes) -> None:
        raise BusDown("away")

    for fails in (lose, refuse):
        h.now += 5
        with monkeypatch.context() as patch:
            patch.setattr(h.bus, "publish", fails)
            at = closed.heard = h.now
            await h.leave(node, closed)
            opened = await h.page(node, "u")
            if fails is refuse:
                await node.work()
        await node.work()
        await h.looks("t", Look(at, at))
        await h.looks("u", Look(at, at + OPEN))
        await h.leave(node, opened)
        await h.looks("u", Look(at, at))
        closed = await h.page(node, "t")
        await h.looks("t", Look(at, at + OPEN))


async def test_many_pages_are_told_in_parts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    h = house
    monkeypatch.setattr(presence_module, "MOST", 3)
    node = await h.node()
    tables = [f"t{i}" for i in range(10)]
    await h.page(node, *tables)
    for table in tables:
        await h.looks(table, Look(1000.0, 1000.0 + OPEN))


async def test_what_has_moved_is_told_once(house: House) -> None:
    """Pages that were opened or closed, not those that only go on."""
    h = house
    node = await h.node()
    page = await h.page(node, "t")
    await h.looks("t", Look(1000.0, 1000.0 + OPEN))
    place = (h.ann, "t")
    assert mine(h) == {place: 1000.0}
    h.now = page.heard = 1020.0
    await node.work()
    await h.looks("t", Look(1020.0, 1020.0 + OPEN))
    assert mine(h) == {}
    await h.leave(node, page)
    await h.looks("t", Look(1020.0, 1020.0))
    assert mine(h) == {place: 1020.0}
    await node.work()
    await h.page(node, "u")
    await h.looks("u", Look(1020.0, 1020.0 + OPEN))
    assert mine(h) == {(h.ann, "u"): 1020.0}


def mine(h: House) -> dict[Place, float]:
    return {place: at for place, at in h.onlookers.moved().items() if place[0] == h.ann}


async def test_old_pages_are_forgotten(house: House) -> None:
    h = house
    here, there = await h.node(), await h.node()
    await h.page(here, "t")
    await h.leave(there, await h.page(there, "u"))
    await h.looks("u", Look(1000.0, 1000.0))
    h.now += REMEMBERED
    await h.page(here, "v")
    await h.looks("v", Look(h.now, h.now + OPEN))
    assert h.onlookers.looked(h.ann, "u") == NOBODY
    assert h.onlookers.looked(h.ann, "t") == Look(1000.0, 1000.0 + OPEN)


async def test_who_was_cut_off_waits_and_asks_again(nats_wire: Wire, nats_url: str) -> None:
    there = make_bus(nats_url)
    await there.open()
    h = House(make_bus(f"nats://127.0.0.1:{nats_wire.port}"))
    await h.bus.open()
    await h.onlookers.listen()
    h.now += ANSWERS
    assert h.onlookers.ready()
    node = Presence(there, h.clock)
    await node.open()
    await nats_wire.cut()
    await until(lambda: not h.bus.healthy())
    h.now += OPEN
    assert not h.onlookers.ready()
    await h.page(node, "t")  # nobody hears it
    await nats_wire.mend()
    await h.looks("t", Look(h.now, h.now + OPEN))
    assert not h.onlookers.ready()
    h.now += ANSWERS
    assert h.onlookers.ready()
    await node.close()
    await there.close()
    await h.bus.close()


async def test_a_node_that_was_cut_off_tells_all(nats_wire: Wire, nats_url: str) -> None:
    h = House(make_bus(nats_url))
    await h.bus.open()
    await h.onlookers.listen()
    wired = make_bus(f"nats://127.0.0.1:{nats_wire.port}")
    await wired.open()
    node = Presence(wired, h.clock)
    await node.open()
    await nats_wire.cut()
    await until(lambda: not wired.healthy())
    await h.page(node, "t")
    await nats_wire.mend()
    await h.looks("t", Look(1000.0, 1000.0 + OPEN))
    await node.close()
    await wired.close()
    await h.bus.close()
