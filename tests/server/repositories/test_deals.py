"""Tries at deals of the day: one counts, and what came of it stays."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Any

import msgspec
import pytest

from ludorum.server.deals.model import Try
from ludorum.server.services import Repositories
from ludorum.server.store.rows import User
from tests.server.parts import leave
from tests.server.repositories.records import ANN, BOB, GUEST, people
from tests.server.repositories.test_clubs import a_club

pytestmark = pytest.mark.anyio

DAY, NEXT = date(2026, 3, 1), date(2026, 3, 2)


def a_try(table: str, user: User = ANN, **values: Any) -> Try:
    fixed: dict[str, Any] = {"day": DAY, "game": "tithe", "begun": 5.0}
    return Try(table=table, user=user.id, **(fixed | values))


async def played(store: Repositories, one: Try, points: int, rival: int | None = None) -> Try:
    assert await store.deals.begin(one) == one.table
    done = msgspec.structs.replace(
        one, outcome="done", points=points, rival=rival, won=True, took=60.5
    )
    await store.deals.settle(done)
    return done


async def test_the_first_try_stands(store: Repositories) -> None:
    await people(store)
    tries = [a_try(f"t{n}", begun=float(n)) for n in range(6)]
    stands = set(await asyncio.gather(*(store.deals.begin(x) for x in tries)))
    assert len(stands) == 1
    (table,) = stands
    assert await store.deals.at(table) == next(x for x in tries if x.table == table)
    assert await store.deals.at("t9") is None
    assert await store.deals.begin(a_try("t9", day=NEXT)) == "t9"
    assert await store.deals.begin(a_try("t8", game="hamlet")) == "t8"
    assert [x.table for x in await store.deals.of(ANN.id, NEXT)] == ["t9"]
    assert {x.table for x in await store.deals.of(ANN.id, DAY)} == {table, "t8", "t9"}
    assert set(await store.deals.tables(DAY, "tithe")) == {table}


async def test_a_second_person_in_a_browser_is_marked(store: Repositories) -> None:
    await people(store)
    for table, user, browser in (("a", ANN, "x"), ("b", BOB, "x"), ("c", GUEST, "y")):
        await store.deals.begin(a_try(table, user, browser=browser))
    marks = [await store.deals.at(x) for x in "abc"]
    assert [x and x.mark for x in marks] == ["", "browser", ""]


async def test_what_came_of_a_try_stays(store: Repositories) -> None:
    await people(store)
    await store.deals.begin(a_try("t1"))
    await store.deals.begin(a_try("t2", BOB, begun=6.0))
    assert [x.table for x in await store.deals.playing(9)] == ["t1", "t2"]
    assert [x.table for x in await store.deals.playing(1)] == ["t1"]
    assert [x.table for x in await store.deals.playing(9, BOB.id)] == ["t2"]
    done = a_try("t1", outcome="done", points=40, rival=-2, won=True, took=60.5)
    await store.deals.settle(done)
    await store.deals.settle(a_try("t1", outcome="left"))
    assert await store.deals.at("t1") == done
    assert [x.table for x in await store.deals.playing(9)] == ["t2"]
    assert await store.deals.days_of(ANN.id) == {DAY} and await store.deals.days_of(BOB.id) == set()


async def test_places_among_people_who_can_come_back(store: Repositories) -> None:
    await people(store)
    eve, dan = User("u-eve", "Eve", "hash", 4.5), User("u-dan", "Dan", "hash", 5.5)
    for user in (eve, dan):
        assert await store.accounts.add_user(user)
    hers = await played(store, a_try("a"), 30, 20)
    eves = await played(store, a_try("e", eve), 30, 10)
    dans = await played(store, a_try("d", dan, browser="x"), 50)
    bobs = await played(store, a_try("b", BOB, browser="x"), 99)  # marked: it does not count
    guests = await played(store, a_try("g", GUEST), 10)
    # By points, then by how far behind the opponent is; guests are among themselves.
    places = [await store.deals.place_of(x) for x in (dans, eves, hers, guests)]
    assert places == [1, 2, 3, 1]
    assert await store.deals.played(DAY) == {"tithe": 4}
    found = {x.name: x for x in await store.deals.entries(DAY)}
    assert set(found) == {"Ann", "Eve", "Dan", "Bob", "Guest"}
    assert found["Ann"].tried == hers and found["Ann"].account and not found["Guest"].account
    assert found["Bob"].tried == msgspec.structs.replace(bobs, mark="browser")
    later = await played(store, a_try("n", day=NEXT, game="hamlet"), 5)
    assert [x.tried for x in await store.deals.entries(NEXT)] == [later]
    assert len(await store.deals.entries(NEXT, since=DAY)) == 6
    assert [x.tried.table for x in await store.deals.entries(NEXT, "hamlet", since=DAY)] == ["n"]
    assert await store.clubs.found(a_club(), eve.id, 9, 9) == "done"
    assert [x.name for x in await store.deals.entries(DAY, club="c1")] == ["Eve"]


async def test_of_two_tries_of_one_person_the_first_counts(store: Repositories) -> None:
    await people(store)
    await store.deals.begin(a_try("guest", GUEST, begun=3.0))
    await store.deals.begin(a_try("hers", begun=4.0))
    await store.deals.begin(a_try("other", GUEST, game="hamlet"))
    await leave(store.database, GUEST.id, ANN)
    marks = {x.table: x.mark for x in await store.deals.of(ANN.id, DAY)}
    assert marks == {"guest": "", "hers": "again", "other": ""}


async def test_the_secret_of_deals_is_made_once(store: Repositories) -> None:
    got = await asyncio.gather(*(store.deals.secret(b"%d" % n) for n in range(4)))
    assert len(set(got)) == 1 and got[0] in {b"0", b"1", b"2", b"3"}
