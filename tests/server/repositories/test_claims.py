"""Work that many might do, and one does: clocks, bots, the outbox, reviews."""

from __future__ import annotations

import asyncio
import random

import pytest

from ludorum.server.advice.repository import ReviewRow
from ludorum.server.services import Repositories
from tests.server.repositories.records import KEY, a_head, a_table, an_append, start

pytestmark = pytest.mark.anyio


async def test_claims_of_deadlines(store: Repositories) -> None:
    for id, deadline in (("a", 30.0), ("b", 10.0), ("c", 20.0), ("none", 0.0), ("late", 99.0)):
        await start(store, id, deadline=deadline)
    assert await store.games.claim_expired(9.0, 9, 5.0) == []
    assert await store.games.claim_expired(30.0, 1, 5.0) == ["b"]  # the oldest first
    assert sorted(await store.games.claim_expired(30.0, 9, 5.0)) == ["a", "c"]
    assert await store.games.claim_expired(34.9, 9, 5.0) == []
    assert sorted(await store.games.claim_expired(35.0, 9, 5.0)) == ["a", "b", "c"]


async def test_claims_of_bots(store: Repositories) -> None:
    for id in ("a", "b", "c"):
        await start(store, id, bot_due=id != "c")
    assert sorted(await store.games.claim_bots(1.0, 9, 5.0)) == ["a", "b"]
    assert await store.games.claim_bots(5.9, 9, 5.0) == []
    assert len(await store.games.claim_bots(6.0, 1, 5.0)) == 1
    assert len(await store.games.claim_bots(6.0, 9, 5.0)) == 1


async def test_an_append_ends_claims(store: Repositories) -> None:
    """The next deadline is not held up by a lease on the last; bots are whoever's who thinks for
    them, until they say that they have done."""
    await start(store, deadline=10.0, bot_due=True)
    assert await store.games.claim_bots(10.0, 9, 60.0) == await store.games.claim_expired(
        10.0, 9, 60.0
    )
    await store.games.append(an_append(deadline=12.0, bot_due=True))
    assert await store.games.claim_bots(11.0, 9, 60.0) == []
    await store.games.append(an_append("t1", 2, "c2", deadline=12.0, bot_due=True, lease=90.0))
    assert await store.games.claim_bots(80.0, 9, 60.0) == []
    await store.games.append(an_append("t1", 3, "c3", deadline=12.0, bot_due=True, lease=0.0))
    assert await store.games.claim_bots(11.0, 9, 60.0) == ["t1"]
    assert await store.games.claim_expired(11.0, 9, 60.0) == []
    assert await store.games.claim_expired(12.0, 9, 60.0) == ["t1"]
    await store.games.append(an_append("t1", 4, "c4"))
    assert await store.games.claim_bots(99.0, 9, 60.0) == []
    assert await store.games.claim_expired(99.0, 9, 60.0) == []


@pytest.mark.parametrize("kind", ["claim_bots", "claim_expired"])
async def test_ten_who_claim_at_once_never_get_the_same(store: Repositories, kind: str) -> None:
    ids = [f"t{n:02}" for n in range(40)]
    for id in ids:
        await start(store, id, deadline=5.0)

    async def claim() -> list[str]:
        mine: list[str] = []
        while some := await getattr(store.games, kind)(10.0, 3, 60.0):
            assert len(some) <= 3
            mine += some
        return mine

    got = await asyncio.gather(*(claim() for _ in range(10)))
    given = [id for some in got for id in some]
    assert len(given) == len(set(given))
    # A row somebody else was looking at is skipped, so a caller may stop early; nothing is lost.
    given += await getattr(store.games, kind)(10.0, 99, 60.0)
    assert sorted(given) == ids


async def test_the_outbox(store: Repositories) -> None:
    await start(store, "t1")
    await start(store, "t2")
    await store.games.append(an_append("t1", 1, "c1", at=50.0))
    await store.games.append(an_append("t1", 2, "c2", at=60.0))
    all = [(x.table, x.version) for x in await store.games.outbox(9, 60.0)]
    assert all == [("t1", 1), ("t2", 1), ("t1", 2), ("t1", 3)]
    assert len(await store.games.outbox(2, 60.0)) == 2
    assert len(await store.games.outbox(9, 59.9)) == 3
    await store.games.confirm([("t1", 2), ("t3", 1)])
    await store.games.confirm([("t1", 2)])
    await store.games.confirm([])
    assert [(x.table, x.version) for x in await store.games.outbox(9, 60.0)] == [
        ("t2", 1),
        ("t1", 3),
    ]


async def test_many_confirm_at_once(store: Repositories) -> None:
    told = [(f"t{n}", 1) for n in range(30)]
    for id, _ in told:
        await start(store, id)
    mixed = [random.Random(n).sample(told, 30) for n in range(8)]
    await asyncio.gather(*(store.games.confirm(some) for some in mixed))
    assert await store.games.outbox(99, 1e12) == []


async def test_the_claim_of_a_review(store: Repositories) -> None:
    for n in (1, 2):
        await store.tables.add_table(a_table(f"t{n}"), [], b"")
        assert await store.reviews.get(f"t{n}") is None
        await store.reviews.want(f"t{n}", 50.0 - n)
        await store.reviews.want(f"t{n}", 99.0)  # once is enough
    got = await asyncio.gather(*[store.reviews.claim(100.0, 10.0) for _ in range(6)])
    assert sorted([x for x in got if x]) == ["t1", "t2"]
    assert await store.reviews.claim(109.0, 10.0) is None
    await store.reviews.save("t2", ReviewRow(3, 9), 200.0)
    assert await store.reviews.claim(110.0, 10.0) == "t1"  # its worker has died
    assert await store.reviews.get("t2") == ReviewRow(3, 9)
    await store.reviews.save("t2", ReviewRow(9, 9, b"said"), 0.0)
    await store.reviews.save("t2", ReviewRow(9, 9, b"otherwise"), 0.0)
    assert await store.reviews.get("t2") == ReviewRow(9, 9, b"said")
    assert await store.reviews.claim(300.0, 10.0) == "t1"


async def test_many_who_claim_at_once_all_get_a_review_of_their_own(store: Repositories) -> None:
    ids = [f"t{n}" for n in range(8)]
    for id in ids:
        await store.tables.add_table(a_table(id), [], b"")
        await store.reviews.want(id, 0.0)
    got = await asyncio.gather(*[store.reviews.claim(100.0, 10.0) for _ in ids])
    assert sorted([x for x in got if x]) == ids


async def test_who_thinks_for_bots_holds_them_or_lets_them_go(store: Repositories) -> None:
    await start(store, bot_due=True)
    assert await store.games.claim_bots(1.0, 9, 5.0) == ["t1"]
    await store.games.renew_bots("t1", 50.0)
    assert await store.games.claim_bots(49.0, 9, 5.0) == []
    await store.games.release_bots("t1")
    assert await store.games.claim_bots(1.0, 9, 5.0) == ["t1"]
    await store.games.clear_bots("t1", 7)  # of another version
    assert await store.games.claim_bots(9.0, 9, 5.0) == ["t1"]
    await store.games.clear_bots("t1", 1)
    assert await store.games.claim_bots(99.0, 9, 5.0) == []
    await store.games.renew_bots("t1", 0.0)
    assert await store.games.claim_bots(999.0, 9, 5.0) == []


async def test_bots_of_who_waits_for_the_fewest_come_first(store: Repositories) -> None:
    for id, owner in (("a1", "u-ann"), ("a2", "u-ann"), ("b1", "u-bob")):
        await store.tables.add_table(a_table(id, owner=owner), [], KEY)
        assert await store.games.start(id, a_head(), [])
    (first,) = await store.games.claim_bots(1.0, 1, 50.0)
    (second,) = await store.games.claim_bots(2.0, 1, 50.0)
    assert {first[0], second[0]} == {"a", "b"}
