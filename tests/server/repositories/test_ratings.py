"""Results of finished games, and what is believed of how well people play."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from ludorum.server.ratings.model import Pool, Rating, Result, Skill, Tally
from ludorum.server.services import Repositories
from ludorum.server.store.rows import SeatRow, User
from tests.server.parts import leave
from tests.server.repositories.records import ANN, BOB, GUEST, KEY, a_head, a_table, people

pytestmark = pytest.mark.anyio

POOL = Pool("tithe", 2, "live")
NEW = Skill(25.0, 8.0)


def a_result(table: str, seat: int, user: User, **values: Any) -> Result:
    fixed: dict[str, Any] = {
        "table": table,
        "seat": seat,
        "user": user.id,
        "pool": POOL,
        "people": 2,
        "level": "",
        "at": 50.0,
        "place": 1 + seat,
        "points": 30 - seat,
        "public": True,
        "turns": 7,
    }
    return Result(**(fixed | values))


async def over(store: Repositories, id: str, *users: User, **values: Any) -> list[Result]:
    """The results of a game that has ended."""
    seats = [SeatRow(n, x.id, "", x.name) for n, x in enumerate(users)]
    await store.tables.add_table(a_table(id, **values), seats, KEY)
    assert await store.games.start(id, a_head(), [])
    await store.games.set_status(id, "over", "")
    return [a_result(id, n, x) for n, x in enumerate(users)]


def moved(results: list[Result], before: list[Skill]) -> list[Skill]:
    return [
        Skill(x.mu + 3.0 - 2 * r.place, x.sigma - 1.0) for r, x in zip(results, before, strict=True)
    ]


async def test_a_game_counts_once(store: Repositories) -> None:
    await people(store)
    results = await over(store, "t1", ANN, BOB)
    kept = store.ratings
    assert not await kept.count("nowhere", results, NEW, moved)
    got = await asyncio.gather(*[kept.count("t1", results, NEW, moved) for _ in range(5)])
    assert Counter(got) == {True: 1, False: 4}
    assert not await kept.count("t1", results, NEW, moved)
    assert await kept.ratings_of([ANN.id, BOB.id, GUEST.id]) == [
        Rating(ANN.id, POOL, Skill(26.0, 7.0), 1, 50.0),
        Rating(BOB.id, POOL, Skill(24.0, 7.0), 1, 50.0),
    ]
    (hers,) = await kept.results_of(ANN.id, 9)
    assert hers == a_result("t1", 0, ANN, skill=Skill(26.0, 7.0))
    again = await over(store, "t2", BOB, ANN)
    assert await kept.count("t2", again, NEW, moved)
    assert [x.skill.mu for x in await kept.ratings_of([ANN.id, BOB.id])] == [25.0, 25.0]
    assert [x.games for x in await kept.ratings_of([ANN.id, BOB.id])] == [2, 2]


async def test_games_that_are_still_to_be_counted(store: Repositories) -> None:
    await people(store)
    for id, values in (
        ("t1", {"created": 2.0}),
        ("t2", {"created": 1.0}),
        ("t3", {"epoch": 4}),
        ("t4", {"game": "hamlet"}),
    ):
        await over(store, id, ANN, BOB, **values)
    await store.tables.add_table(a_table("open"), [], KEY)
    rules = [("tithe", 3), ("hamlet", 3)]
    assert await store.ratings.uncounted(rules, 9) == ["t2", "t1", "t4"]
    assert await store.ratings.uncounted(rules[:1], 1) == ["t2"]
    assert await store.ratings.uncounted([], 9) == []
    assert await store.ratings.count("t2", [], NEW, None)
    assert await store.ratings.uncounted(rules, 9) == ["t1", "t4"]


async def test_results_go_to_who_sits_there_now(store: Repositories) -> None:
    """Somebody may have become somebody else since the game was looked at, or nobody."""
    await people(store)
    results = await over(store, "t1", GUEST, BOB)
    await leave(store.database, GUEST.id, ANN)
    await leave(store.database, BOB.id)
    assert await store.ratings.count("t1", results, NEW, moved)
    assert [(x.user, x.skill) for x in await store.ratings.results_of(ANN.id, 9)] == [
        (ANN.id, None)
    ]
    assert await store.ratings.results_of(BOB.id, 9) == []


async def test_results_of_somebody(store: Repositories) -> None:
    await people(store)
    for n, (place, rate) in enumerate(((1, moved), (2, None), (0, None)), 1):
        results = [
            a_result(x.table, x.seat, ANN if x.seat == 0 else BOB, at=float(n), place=place)
            for x in await over(store, f"t{n}", ANN, BOB)
        ]
        assert await store.ratings.count(f"t{n}", results, NEW, rate)
    alone = await over(store, "t4", ANN)
    solo = {"pool": Pool("tithe", 1, "none"), "people": 1, "level": '{"a":1}', "at": 4.0}
    solo |= {"points": -5, "gave_up": True, "public": False}
    alone = [a_result("t4", 0, ANN, **solo)]
    assert await store.ratings.count("t4", alone, NEW, moved)  # nobody to compare with
    kept = store.ratings
    assert [x.table for x in await kept.results_of(ANN.id, 9)] == ["t4", "t3", "t2", "t1"]
    assert [x.table for x in await kept.results_of(ANN.id, 2)] == ["t4", "t3"]
    assert [x.table for x in await kept.results_of(ANN.id, 9, rated=True)] == ["t1"]
    assert await kept.results_at(ANN.id, ["t4", "t9"]) == {"t4": alone[0]}
    assert await kept.tallies(ANN.id) == [
        Tally("tithe", False, True, "", 3, 1, 2, 30),
        Tally("tithe", True, False, '{"a":1}', 1, 1, 1, -5),
    ]
    assert await kept.tallies(GUEST.id) == []


async def test_a_guest_who_is_known_brings_results_along(store: Repositories) -> None:
    """Where the user has a rating it stays, and the guest's games did not count for it."""
    await people(store)
    for id, users in (("t1", (GUEST, BOB)), ("t2", (ANN, BOB)), ("t3", (ANN, GUEST))):
        assert await store.ratings.count(id, await over(store, id, *users), NEW, moved)
    other = await over(store, "t4", GUEST, BOB, game="hamlet")
    other = [a_result("t4", x.seat, u, pool=Pool("hamlet", 2, "live")) for x, u in
             zip(other, (GUEST, BOB), strict=True)]  # fmt: skip
    assert await store.ratings.count("t4", other, NEW, moved)
    (hers,) = await store.ratings.ratings_of([ANN.id])
    await leave(store.database, GUEST.id, ANN)
    mine = {x.pool.game: x for x in await store.ratings.ratings_of([ANN.id])}
    assert mine["tithe"] == hers and mine["hamlet"].games == 1
    found = {x.table: x.skill for x in await store.ratings.results_of(ANN.id, 9)}
    assert set(found) == {"t1", "t2", "t3", "t4"}
    assert found["t1"] is None and found["t2"] and found["t3"] and found["t4"]
    assert await store.ratings.ratings_of([GUEST.id]) == []
