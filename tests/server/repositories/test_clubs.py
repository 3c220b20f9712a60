"""Clubs: who is in them, who may come in, and what people have against them."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from ludorum.server.clubs.model import Club, ClubReport
from ludorum.server.services import Repositories
from ludorum.server.store.rows import User
from tests.server.parts import leave
from tests.server.repositories.records import ANN, BOB, GUEST, people

pytestmark = pytest.mark.anyio

EVE = User("u-eve", "Eve", "", 4.5)


def a_club(id: str = "c1", **values: Any) -> Club:
    fixed: dict[str, Any] = {
        "id": id,
        "name": f"Club {id}",
        "about": "about",
        "place": "Львів",
        "langs": ("uk", "en"),
        "games": ("tithe",),
        "joining": "open",
        "link": f"link-{id}",
        "created": 10.0,
    }
    return Club(**(fixed | values))


async def founded(store: Repositories, **values: Any) -> Club:
    """A club of Ann's, with Bob in it."""
    await people(store)
    club = a_club(**values)
    assert await store.clubs.found(club, ANN.id, 9, 9) == "done"
    assert await store.clubs.enter(club.id, BOB.id, "member", 20.0, 9, 9) == "done"
    return club


async def test_a_club_is_kept_as_it_was_given(store: Repositories) -> None:
    assert await store.clubs.club("c1") is None and await store.clubs.seen("c1", ANN.id) is None
    club = await founded(store)
    assert await store.clubs.club("c1") == club
    hers, eves = [await store.clubs.seen("c1", x) for x in (ANN.id, EVE.id)]
    assert hers is not None and (hers.club, hers.standing, hers.at) == (club, "founder", 10.0)
    assert eves is not None and (eves.members, eves.asking, eves.standing) == (2, 0, None)
    assert eves.at == 0.0
    await store.clubs.change_link("c1", "new")
    other = msgspec.structs.replace(club, name="Ґурт", joining="request", link="old", langs=())
    assert await store.clubs.change(other)
    assert await store.clubs.club("c1") == msgspec.structs.replace(other, link="new")
    await store.clubs.dissolve("c1")
    assert await store.clubs.club("c1") is None and await store.clubs.members("c1") == []


async def test_a_name_belongs_to_one_club(store: Repositories) -> None:
    await founded(store, name="Straße")
    same = a_club("c2", name=" STRASSE")
    assert await store.clubs.found(same, BOB.id, 9, 9) == "name-taken"
    assert await store.clubs.found(a_club("c2"), BOB.id, 9, 9) == "done"
    assert not await store.clubs.change(same)
    for most, own in ((1, 9), (9, 1)):
        assert await store.clubs.found(a_club("c3"), ANN.id, most, own) == "too-many"
    with pytest.raises(KeyError):
        await store.clubs.found(a_club("c3"), "nobody", 9, 9)
    got = [store.clubs.found(a_club(f"d{n}", name="D"), GUEST.id, 9, 9) for n in range(6)]
    assert Counter(await asyncio.gather(*got)) == {"done": 1, "name-taken": 5}


async def test_clubs_that_can_be_found(store: Repositories) -> None:
    await founded(store, name="50% Straße")
    for id, joining in (("c2", "request"), ("c3", "link")):
        assert await store.clubs.found(a_club(id, joining=joining), ANN.id, 9, 9) == "done"
    assert [x.club.id for x in await store.clubs.named("", 9)] == ["c1", "c2"]  # the largest first
    assert [x.club.id for x in await store.clubs.named("", 1)] == ["c1"]
    assert [x.club.id for x in await store.clubs.named("STRASSE", 9)] == ["c1"]
    assert [x.club.id for x in await store.clubs.named("0%", 9)] == ["c1"]
    assert await store.clubs.named("5_%", 9) == []  # a sign, not a pattern


async def test_who_comes_in(store: Repositories) -> None:
    await founded(store)
    assert await store.accounts.add_user(EVE)
    enter = store.clubs.enter
    assert await enter("c1", BOB.id, "member", 30.0, 9, 9) == "already"
    assert await enter("c1", GUEST.id, "member", 30.0, 9, 9, asked=True) == "gone"
    assert await enter("c1", GUEST.id, "member", 30.0, 2, 9) == "full"
    assert await enter("c1", GUEST.id, "asks", 30.0, 1, 9) == "done"
    assert await enter("c1", GUEST.id, "asks", 31.0, 1, 9) == "already"
    assert await enter("c1", EVE.id, "asks", 31.0, 1, 9) == "full"
    assert [(x.user, x.standing, x.at) for x in await store.clubs.asking("c1")] == [
        (GUEST.id, "asks", 30.0)
    ]
    assert await enter("c1", GUEST.id, "member", 32.0, 3, 9, asked=True) == "done"
    assert await enter("c1", EVE.id, "member", 33.0, 9, 0) == "too-many"
    for club, user in (("c9", EVE.id), ("c1", "nobody")):
        with pytest.raises(KeyError):
            await enter(club, user, "member", 0.0, 9, 9)
    got = await asyncio.gather(*[enter("c1", EVE.id, "member", 33.0, 9, 9) for _ in range(6)])
    assert Counter(got) == {"done": 1, "already": 5}
    told = [(x.user, x.name, x.standing) for x in await store.clubs.members("c1")]
    assert [x[0] for x in told] == [ANN.id, BOB.id, GUEST.id, EVE.id]
    assert told[0] == (ANN.id, "Ann", "founder")


async def test_what_somebody_is_to_a_club_changes(store: Repositories) -> None:
    await founded(store)
    clubs = store.clubs
    assert await clubs.standing("c1", GUEST.id) is None and await clubs.is_member("c1", BOB.id)
    assert await clubs.put("c1", BOB.id, "member", "officer")
    assert not await clubs.put("c1", BOB.id, "member", "barred")
    assert not await clubs.put("c9", BOB.id, "member", "officer")
    assert [x.user for x in await clubs.leading("c1")] == [ANN.id, BOB.id]
    assert not await clubs.hand_over("c1", BOB.id, ANN.id)
    assert not await clubs.hand_over("c1", ANN.id, GUEST.id)
    assert await clubs.hand_over("c1", ANN.id, BOB.id)
    assert await clubs.standing("c1", BOB.id) == "founder"
    assert await clubs.put("c1", ANN.id, "officer", "barred")
    assert [x.user for x in await clubs.barred("c1")] == [ANN.id]
    assert not await clubs.is_member("c1", ANN.id) and await clubs.of(ANN.id) == []
    assert [x.standing for x in await clubs.standings(ANN.id)] == ["barred"]
    assert await clubs.enter("c1", ANN.id, "member", 50.0, 9, 9) == "barred"
    assert await clubs.put("c1", ANN.id, "barred", None)
    assert await clubs.standings(ANN.id) == []
    (his,) = await clubs.of(BOB.id)
    assert (his.club.id, his.members, his.at) == ("c1", 1, 20.0)


async def test_a_report_of_a_club_is_its_last_word(store: Repositories) -> None:
    await founded(store)
    first = ClubReport("c1", BOB.id, "Club c1", "about", "first", 1.0)
    hers = ClubReport("c1", GUEST.id, "Club c1", "about", "hers", 2.0)
    for report in (first, hers, msgspec.structs.replace(first, why="second", at=3.0)):
        await store.clubs.report(report)
    last = msgspec.structs.replace(first, why="second", at=3.0)
    assert await store.clubs.reports() == [hers, last]
    assert await store.clubs.reports(BOB.id) == [last]
    assert await store.clubs.settle("c1") == 2
    assert await store.clubs.reports() == []


async def test_a_club_outlives_its_founder(store: Repositories) -> None:
    """The oldest officer leads it, else the oldest member; nobody else: it is dissolved."""
    await founded(store)
    assert await store.clubs.enter("c1", GUEST.id, "member", 30.0, 9, 9) == "done"
    assert await store.clubs.put("c1", GUEST.id, "member", "officer")
    await leave(store.database, ANN.id)
    assert await store.clubs.standing("c1", GUEST.id) == "founder"
    await leave(store.database, GUEST.id)
    assert await store.clubs.standing("c1", BOB.id) == "founder"
    await leave(store.database, BOB.id)
    assert await store.clubs.club("c1") is None


async def test_a_guest_who_is_known_keeps_the_nearer_standing(store: Repositories) -> None:
    await founded(store)
    assert await store.clubs.found(a_club("c2"), BOB.id, 9, 9) == "done"
    for club, user in (("c1", GUEST.id), ("c2", GUEST.id), ("c2", ANN.id)):
        assert await store.clubs.enter(club, user, "member", 40.0, 9, 9) == "done"
    assert await store.clubs.put("c2", ANN.id, "member", "officer")
    await leave(store.database, GUEST.id, ANN)
    assert {x.club.id: x.standing for x in await store.clubs.of(ANN.id)} == {
        "c1": "founder",
        "c2": "officer",
    }
    assert {x.user for x in await store.clubs.members("c2")} == {ANN.id, BOB.id}
