"""Tournaments, who takes part, and how their rounds go."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from ludorum.server.play.clocks import Tempo
from ludorum.server.services import Repositories
from ludorum.server.store.rows import GONE
from ludorum.server.tournaments.model import Laid, Player, Round, Score, Tournament
from tests.server.parts import leave
from tests.server.repositories.records import ANN, BOB, GUEST, people
from tests.server.repositories.test_clubs import a_club

pytestmark = pytest.mark.anyio


def a_tournament(id: str = "k1", **values: Any) -> Tournament:
    fixed: dict[str, Any] = {
        "id": id,
        "name": f"Cup {id}",
        "game": "tithe",
        "kind": "swiss",
        "seats": 2,
        "options": {"draft": "yes"},
        "tempo": Tempo("live", 60.0, 5.0),
        "rounds": 3,
        "minutes": 0,
        "starts": 100.0,
        "pause": 5,
        "duplicate": False,
        "rated": True,
        "club": "",
        "places": 8,
        "note": "Ласкаво просимо",
        "owner": ANN.id,
        "created": 10.0,
    }
    return Tournament(**(fixed | values))


async def held(store: Repositories, id: str = "k1", **values: Any) -> Tournament:
    """A tournament of Ann's; where `people` are there, Bob and the guest take part."""
    one = a_tournament(id, **values)
    assert await store.tournaments.add(one, 9)
    for user in (BOB, GUEST):
        assert await store.tournaments.join(id, user.id, user.name) == "done"
    return one


async def course(store: Repositories, id: str = "k1") -> tuple[Round, Laid, list[Score]]:
    """The first round of a tournament that has begun."""
    new, laid = Round(1, 110.0, key=b"\x00key"), Laid(1, 1, f"table-{id}")
    scores = [Score(1, 1, 0, 1), Score(1, 1, 1, 2)]
    one = await store.tournaments.tournament(id)
    assert one is not None
    assert await store.rounds.pair(one, new, [laid], scores)
    return new, laid, scores


async def test_a_tournament_is_kept_as_it_was_given(store: Repositories) -> None:
    await people(store)
    kept = store.tournaments
    assert await kept.tournament("k1") is None
    one = a_tournament(duplicate=True)
    assert await kept.add(one, 1) and not await kept.add(a_tournament("k2"), 1)
    assert await kept.tournament("k1") == one
    assert await kept.held_by(ANN.id) == [one] and await kept.held_by(BOB.id) == []
    with pytest.raises(KeyError):
        await kept.add(a_tournament("k3", owner="nobody"), 9)
    await kept.rename("k1", "Cup")
    assert await kept.set_start("k1", 200.0)
    there = msgspec.structs.replace(one, name="Cup", note="", starts=200.0)
    assert await kept.tournament("k1") == there
    assert await kept.cancel("k1", 150.0) and not await kept.cancel("k1", 160.0)
    there = msgspec.structs.replace(there, status="cancelled", ended=150.0)
    assert await kept.tournament("k1") == there
    assert not await kept.set_start("k1", 300.0)


async def test_a_tournament_from_beginning_to_end(store: Repositories) -> None:
    await people(store)
    await held(store)
    kept = store.tournaments
    assert not await kept.stop("k1", 120.0)
    await kept.begin("k1")
    assert await kept.stop("k1", 120.0) and not await kept.stop("k1", 130.0)
    await kept.end("k1", 1, 140.0, [2])  # a round was laid after that one
    assert (one := await kept.tournament("k1")) and (one.status, one.stopped) == ("running", 120.0)
    await kept.end("k1", 0, 150.0, [2, 1])
    one = await kept.tournament("k1")
    assert one and (one.status, one.ended, one.winners) == ("over", 150.0, (2, 1))
    assert await kept.winners([one]) == {"k1": ["Bob", "Guest"]} and await kept.winners([]) == {}


async def test_tournaments_of_a_club_and_of_none(store: Repositories) -> None:
    await people(store)
    for id, values in (
        ("later", {"starts": 300.0}),
        ("soon", {"starts": 200.0}),
        ("clubs", {"club": "c1"}),
        ("old", {"status": "over", "ended": 50.0}),
        ("older", {"status": "over", "ended": 40.0}),
    ):
        assert await store.tournaments.add(a_tournament(id, **values), 9)

    async def listed(*args: Any) -> list[str]:
        return [x.id for x in await store.tournaments.listed(*args)]

    assert await listed("", 9, "open", "running") == ["soon", "later"]
    assert await listed("", 1, "open") == ["soon"]
    assert await listed("c1", 9, "open") == ["clubs"]
    assert await listed("", 9, "over") == ["old", "older"]


async def test_who_takes_part(store: Repositories) -> None:
    await people(store)
    one = await held(store, places=2)
    kept = store.tournaments
    assert await kept.players("k1") == [Player(1, BOB.id, "Bob"), Player(2, GUEST.id, "Guest")]
    assert await kept.player("k1", ANN.id) is None
    assert await kept.join("k1", ANN.id, "Ann") == "full"
    assert await kept.coming(BOB.id) == [one]
    await kept.leave("k1", BOB.id)
    assert await kept.coming(BOB.id) == []
    assert await kept.join("k1", ANN.id, "Ann") == "done"  # with the number that is free
    assert await kept.player("k1", ANN.id) == Player(1, ANN.id, "Ann")
    assert await kept.remove("k1", GUEST.id) and not await kept.remove("k1", GUEST.id)
    assert await kept.is_removed("k1", GUEST.id) and not await kept.is_removed("k1", ANN.id)
    assert await kept.join("k1", GUEST.id, "Guest") == "removed"
    assert await kept.counts(["k1", "k9"]) == {"k1": 1}
    assert await kept.joined(["k1"], ANN.id) == {"k1"}
    assert await kept.joined(["k1"], GUEST.id) == set()
    await kept.begin("k1")
    assert not await kept.remove("k1", ANN.id)
    await kept.leave("k1", ANN.id)
    assert await kept.played_by(ANN.id) == [
        (msgspec.structs.replace(one, status="running"), Player(1, ANN.id, "Ann", "out"))
    ]
    assert await kept.join("k1", ANN.id, "Ann") == "done"  # again
    assert await kept.joined(["k1"], ANN.id) == {"k1"}
    with pytest.raises(KeyError):
        await kept.join("k1", "nobody", "Nobody")
    await kept.end("k1", 0, 9.0, [])
    assert await kept.join("k1", BOB.id, "Bob") == "closed"


async def test_one_who_joins_many_times_at_once_is_in_once(store: Repositories) -> None:
    await people(store)
    assert await store.tournaments.add(a_tournament(), 9)
    join = store.tournaments.join
    who = (ANN, BOB, GUEST) * 3
    assert Counter(await asyncio.gather(*(join("k1", x.id, x.name) for x in who))) == {"done": 9}
    assert [x.number for x in await store.tournaments.players("k1")] == [1, 2, 3]


async def test_players_who_sit_out_or_are_away(store: Repositories) -> None:
    await people(store)
    await held(store, club="c1")
    await store.tournaments.begin("k1")
    kept = store.tournaments

    async def states() -> list[tuple[str, bool]]:
        return [(x.state, x.sits_out) for x in await kept.players("k1")]

    await kept.sit_out("k1", BOB.id, on=True)
    await store.rounds.missing("k1", [2])
    assert await states() == [("in", True), ("away", False)]
    await kept.sit_out("k1", GUEST.id, on=True)  # who is away does not sit out
    await kept.back("k1", GUEST.id)
    await kept.sit_out("k1", BOB.id, on=False)
    assert await states() == [("in", False), ("in", False)]
    assert await store.clubs.found(a_club(), ANN.id, 9, 9) == "done"
    assert await store.clubs.enter("c1", BOB.id, "member", 1.0, 9, 9) == "done"
    assert await store.clubs.put("c1", BOB.id, "member", "barred")
    await kept.drop_barred("k1", "c1")
    assert await states() == [("out", False), ("in", False)]


async def test_claims_of_tournaments(store: Repositories) -> None:
    await people(store)
    for id, starts in (("k1", 100.0), ("k2", 90.0), ("k3", 900.0)):
        assert await store.tournaments.add(a_tournament(id, starts=starts), 9)
    claim = store.tournaments.claim
    assert await claim(99.0, 9, 10.0) == ["k2"]
    got = await asyncio.gather(*(claim(100.0, 1, 10.0) for _ in range(4)))
    assert [x for some in got for x in some] == ["k1"]
    await store.tournaments.look_again("k1", 105.0)
    assert await claim(104.0, 9, 10.0) == []
    assert await claim(120.0, 9, 10.0) == ["k2", "k1"]


async def test_a_round_is_paired_once(store: Repositories) -> None:
    await people(store)
    one = await held(store)
    await store.tournaments.begin("k1")
    await store.tournaments.sit_out("k1", GUEST.id, on=True)
    new = Round(1, 110.0, key=b"\x00key", rematches=1)
    scores = [Score(1, 1, 0, 1), Score(1, 1, 1, 0), Score(1, 0, 2, 2, "sat")]
    laid = [Laid(1, 1, "table")]
    got = await asyncio.gather(*(store.rounds.pair(one, new, laid, scores) for _ in range(4)))
    assert Counter(got) == {True: 1, False: 3}
    found = await store.rounds.course("k1")
    assert found.rounds == [new] and found.tables == laid
    assert sorted(found.scores, key=lambda x: (-x.number, x.seat)) == scores
    assert not any(x.sits_out for x in found.players)  # who has sat it out is seated again
    assert await store.rounds.pair(one, Round(2, 120.0), [], [])
    await store.tournaments.stop("k1", 130.0)
    assert not await store.rounds.pair(one, Round(3, 140.0), [], [])


async def test_what_came_of_a_table(store: Repositories) -> None:
    await people(store)
    await held(store)
    await store.tournaments.begin("k1")
    new, laid, scores = await course(store)
    rounds = store.rounds
    found = await rounds.at("table-k1")
    assert found is not None and (found.laid, found.round) == (laid, new)
    assert found.tournament == await store.tournaments.tournament("k1")
    assert await rounds.at("nowhere") is None
    for now in (111.0, 112.0):
        await rounds.begun("k1", laid, now)
    await rounds.stuck("k1", laid, 113.0)
    await rounds.seen("k1", [scores[0]])
    there = await rounds.course("k1")
    assert there.tables == [Laid(1, 1, "table-k1", 111.0, 0.0, 113.0)]
    assert [x.seen for x in there.scores] == [True, False]
    done = [
        msgspec.structs.replace(scores[0], place=1, score=30),
        msgspec.structs.replace(scores[1], place=2, away=True),
    ]
    await rounds.missing("k1", [1])
    await rounds.settle("k1", laid, done, 120.0)
    await rounds.settle("k1", laid, [msgspec.structs.replace(done[0], place=2)], 130.0)
    there = await rounds.course("k1")
    assert there.scores == [msgspec.structs.replace(done[0], seen=True), done[1]]
    assert [x.state for x in there.players] == ["in", "away"] and there.tables[0].ended == 120.0
    for now in (125.0, 126.0):
        await rounds.end_round("k1", 1, now)
    assert [x.ended for x in (await rounds.course("k1")).rounds] == [125.0]


async def test_who_sits_at_a_live_table_of_another_tournament(store: Repositories) -> None:
    await people(store)
    for id, tempo in (("k1", Tempo("live")), ("k2", Tempo("live")), ("k3", Tempo("days"))):
        await held(store, id, tempo=tempo)
        await store.tournaments.begin(id)
    _, laid, scores = await course(store, "k2")
    await course(store, "k3")
    assert await store.rounds.elsewhere("k1") == {BOB.id, GUEST.id}
    assert await store.rounds.elsewhere("k2") == set()
    await store.rounds.settle("k2", laid, scores, 120.0)
    assert await store.rounds.elsewhere("k1") == set()


async def test_who_leaves_the_house_leaves_tournaments(store: Repositories) -> None:
    await people(store)
    for id in ("open", "running"):
        await held(store, id)
    await store.tournaments.begin("running")
    await leave(store.database, BOB.id)
    assert [x.user for x in await store.tournaments.players("open")] == [GUEST.id]
    running = await store.tournaments.players("running")
    assert running[0] == Player(1, GONE, "", "out")
    await leave(store.database, ANN.id)
    one = await store.tournaments.tournament("open")
    assert one is not None and one.owner == GONE


async def test_a_guest_who_is_known_takes_their_places(store: Repositories) -> None:
    """Where both take part the guest has left; before it begins as if they had never come."""
    await people(store)
    for id in ("open", "running", "alone"):
        await held(store, id)
    for id in ("open", "running"):
        assert await store.tournaments.join(id, ANN.id, "Ann") == "done"
    await store.tournaments.begin("running")
    assert await store.tournaments.add(a_tournament("own", owner=GUEST.id), 9)
    await leave(store.database, GUEST.id, ANN)

    async def there(id: str) -> list[tuple[str, str, str]]:
        return [(x.user, x.name, x.state) for x in await store.tournaments.players(id)]

    ann, bob = (ANN.id, "Ann", "in"), (BOB.id, "Bob", "in")
    assert await there("open") == [bob, ann]
    assert await there("running") == [bob, (GONE, "", "out"), ann]
    assert await there("alone") == [bob, ann]
    assert {x.id for x in await store.tournaments.held_by(ANN.id)} >= {"own", "open"}
