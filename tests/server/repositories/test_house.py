"""What the house as a whole keeps: its keys, builds of its page, rates, and packs of cards."""

from __future__ import annotations

import asyncio

import pytest

from ludorum.content import Pack, Row
from ludorum.server.boxes.repository import Box
from ludorum.server.http.builds import KEPT
from ludorum.server.services import Repositories
from ludorum.server.store.rows import SeatRow
from tests.server.parts import leave
from tests.server.repositories.records import ANN, BOB, GUEST, KEY, a_table, people

pytestmark = pytest.mark.anyio

RECORDS: dict[str, list[Row]] = {"cards": [{"id": "a", "gain": 2}, {"id": "b", "name": "Ґанок"}]}


async def test_keys_are_made_once(store: Repositories) -> None:
    keys = await asyncio.gather(*(store.sharing.key() for _ in range(4)))
    assert len(set(keys)) == 1 and len(keys[0]) == 32
    push = [store.preferences.server_key("push", b"%d" % n) for n in range(4)]
    assert len(set(await asyncio.gather(*push))) == 1


async def test_the_last_builds_are_kept(store: Repositories) -> None:
    assert not await store.builds.used("b0", 0.0)
    for n in range(KEPT):
        await store.builds.add(f"b{n}", b"%d" % n, float(n))
    await store.builds.add("b0", b"other", 10.0)  # used again; what it holds is in its name
    assert await store.builds.used("b1", 11.0)
    await store.builds.add("new", b"\x00new", 12.0)
    assert await store.builds.names() == {"b0", "b1", "new"}
    assert await store.builds.archive("new") == b"\x00new"
    assert await store.builds.archive("b0") == b"0" and await store.builds.archive("b2") is None


async def test_a_bucket_fills_at_a_steady_rate(store: Repositories) -> None:
    async def taken(n: int, now: float) -> int:
        return sum(
            await asyncio.gather(*(store.rates.take("who", 0.5, 3.0, now) for _ in range(n)))
        )

    assert await taken(8, 100.0) == 3
    assert await taken(8, 104.0) == 2
    assert await taken(8, 50.0) == 0  # the clock of another node is behind
    assert await taken(8, 1e6) == 3  # never more than it holds
    assert await store.rates.take("other", 0.5, 3.0, 7.0)
    assert await store.rates.drop(8.0) == 1
    assert await store.rates.drop(8.0) == 0


async def test_a_pack_is_kept_once(store: Repositories) -> None:
    pack = Pack("tithe", 3, "box", RECORDS)
    assert await store.packs.get("tithe", 3, "x") is None
    await store.packs.keep(pack, "x")
    await store.packs.keep(Pack("tithe", 3, "box", {}), "x")
    assert await store.packs.get("tithe", 3, "x") == pack
    assert await store.packs.get("tithe", 4, "x") is None


async def test_a_box_changes_only_from_what_it_was(store: Repositories) -> None:
    await people(store)
    none, first = Box("tithe"), Box("tithe", "Ours", True, RECORDS)
    assert await store.boxes.get(ANN.id, "tithe") == none
    got = await asyncio.gather(*(store.boxes.put(ANN.id, none, first) for _ in range(4)))
    assert sorted(got) == [False, False, False, True]
    other = first._replace(name="Theirs", used=False)
    assert not await store.boxes.put(ANN.id, other, none)
    assert await store.boxes.put(ANN.id, first, other)
    assert await store.boxes.get(ANN.id, "tithe") == other
    assert await store.boxes.of(ANN.id) == {"tithe": other} and await store.boxes.of(BOB.id) == {}
    await store.boxes.drop(ANN.id, "tithe")
    assert await store.boxes.of(ANN.id) == {}


async def test_who_has_seen_a_box(store: Repositories) -> None:
    """It lies on a table where they sit, or that is public."""
    laid = {"content": "x", "box_by": ANN.id, "box_name": "Ours"}
    await store.tables.add_table(a_table("t1", **laid), [SeatRow(0, BOB.id)], KEY)
    assert await store.boxes.seen(BOB.id, "tithe", "x")
    for user, game, content in (("", "tithe", "x"), (GUEST.id, "tithe", "x"),
                                (BOB.id, "hamlet", "x"), (BOB.id, "tithe", "y")):  # fmt: skip
        assert not await store.boxes.seen(user, game, content)
    await store.tables.add_table(a_table("t2", public=True, **laid), [], KEY)
    assert await store.boxes.seen(GUEST.id, "tithe", "x")


async def test_a_guest_who_is_known_brings_boxes_along(store: Repositories) -> None:
    await people(store)
    mine, theirs = Box("tithe", "mine"), Box("tithe", "theirs")
    assert await store.boxes.put(ANN.id, Box("tithe"), mine)
    assert await store.boxes.put(GUEST.id, Box("tithe"), theirs)
    assert await store.boxes.put(GUEST.id, Box("hamlet"), Box("hamlet", "new"))
    await store.tables.add_table(a_table("t1", box_by=GUEST.id, box_name="theirs"), [], KEY)
    await leave(store.database, GUEST.id, ANN)
    assert await store.boxes.of(ANN.id) == {"tithe": mine, "hamlet": Box("hamlet", "new")}
    assert (await store.tables.find("t1")).box_by == ANN.id
    await leave(store.database, ANN.id)
    table = await store.tables.find("t1")
    assert table.box_by not in ("", ANN.id) and table.box_name == ""
