"""Tournaments, run to their end with nobody at the desk: late, leaving and absent
players, arenas, the same luck for all, and nothing that anybody could forge."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from ludorum.kernel import KeyedDealer, verify
from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.clubs.model import Club
from ludorum.server.errors import ApiError
from ludorum.server.play.clocks import Tempo
from ludorum.server.play.live_table import LiveTable
from ludorum.server.play.lobby import Lobby
from ludorum.server.play.model import SUBSTITUTE, Glance, Glances
from ludorum.server.play.proofs import Proofs
from ludorum.server.play.steps import replaying
from ludorum.server.process_pool import ProcessPool
from ludorum.server.services import Repositories
from ludorum.server.store import StoreDown
from ludorum.server.store import schema as db
from ludorum.server.store.rows import GONE, HOUSE, User
from ludorum.server.tournaments.model import BOT
from ludorum.server.tournaments.standings import POINTS, standings
from ludorum.server.tournaments.tables import ABSENT, STUCK
from tests.server.parts import leave, make_services, result_worker, set_clock, with_bots_by_hand
from tests.server.statements import Statements
from tests.server.tournament_house import TournamentHouse

pytestmark = pytest.mark.anyio
NAMES = ("Ada", "Bea", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")


@pytest.fixture
async def house(statements: Statements, store: Repositories) -> AsyncIterator[TournamentHouse]:
    bus = make_bus("memory")
    await bus.open()
    yield TournamentHouse(with_bots_by_hand(make_services(store, bus, Titles())))
    await bus.close()


def refused(code: str) -> Any:
    return pytest.raises(ApiError, match=f"^{code}")


async def points_from_records(house: TournamentHouse, id: str) -> dict[str, Fraction]:
    """What everybody has from tables, computed from what strangers can read of them."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    seated, records = await house.seated(id), await house.records(id)
    for table, names in seated.items():
        record = records[table]
        title = house.services.titles.newest(record.game)
        assert not verify(title, record).problems
        with replaying():
            winners = title.winners(record.table(title).state)
        assert record.result is not None
        ranks = [(seat not in winners, -n) for seat, n in enumerate(record.result)]
        for name, rank in zip(names, ranks, strict=True):
            place, level = len([x for x in ranks if x < rank]), ranks.count(rank)
            rule = POINTS[len(names)]
            found[name] += Fraction(sum(rule[place : place + level]), level)
    return found


async def rests(house: TournamentHouse, id: str) -> dict[str, list[str]]:
    detail = await house.detail(id)
    return {x.name: [y.state for y in x.rounds if y.state != "played"] for x in detail.standings}


# -- Swiss -----------------------------------------------------------------------------------------


async def test_a_swiss_of_pairs_runs_to_its_end(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:7], rounds=4)
    before = await house.detail(id, "Ada")
    assert before.status == "open" and before.joined and before.rounds_info[0].not_before
    await house.look()
    during = await house.detail(id, "Ada")
    assert during.status == "running" and during.round == during.shown == 1
    assert during.mine is not None and (during.mine.table or during.mine.bye)
    assert [x.state for x in during.rounds_info] == ["playing", "coming", "coming", "coming"]
    assert all(x.table and x.status == "playing" for x in during.tables)  # all may watch
    assert sum(y.to_move for x in during.tables for y in x.seats) == 6
    assert {y.deadline > house.now for x in during.tables for y in x.seats} == {True}
    assert {y.score for x in during.tables for y in x.seats} == {0}
    await house.run(id)

    detail = await house.detail(id, "Ada")
    assert detail.status == "over" and not detail.may_join
    assert [x.state for x in detail.rounds_info] == ["over"] * 4
    assert [x.rematches for x in detail.rounds_info] == [0] * 4
    met = Counter([frozenset(x) for x in (await house.seated(id)).values()])
    assert max(met.values()) == 1 and len(met) == 12
    computed = await points_from_records(house, id)
    byes = Counter([x.name for x in detail.standings for y in x.rounds if y.state == "bye"])
    assert sorted(byes.values()) == [1] * 4
    assert {x.name: x.points for x in detail.standings} == {
        x: float(computed[x] + 10 * byes[x]) for x in NAMES[:7]
    }
    assert detail.winners == [x.name for x in detail.standings if x.place == 1]
    for name, (one, other) in [("Ada", x) for x in (await house.seated(id)).values() if "Ada" in x]:
        assert name in (one, other)
    shown = await house.detail(id, shown=2)
    assert shown.shown == 2 and len(shown.tables) == 3 and shown.mine is None
    points = [y.points for x in shown.tables for y in x.seats]
    assert set(points) <= {10.0, 0.0, 5.0} and sum(x or 0 for x in points) == 30
    lists = await house.tournaments.listed(house.people["Ada"], "")
    assert [x.id for x in lists.over] == [id] and not lists.running and lists.over[0].joined
    assert lists.over[0].winners == detail.winners


async def test_standings_come_from_results_alone(house: TournamentHouse) -> None:
    """The page, the end and a computation of one's own say the same."""
    id = await house.hold(*NAMES[:6], seats=3, rounds=3)
    await house.run(id)
    course = await house.course(id)
    lines = standings("swiss", 3, course)
    names = {x.number: x.name for x in course.players}
    told = (await house.detail(id)).standings
    assert [(x.name, x.place) for x in told] == [(names[x.player], x.place) for x in lines]
    assert [x.points for x in told] == [float(x.points) for x in lines]
    assert (await house.one(id)).winners == tuple(x.player for x in lines if x.place == 1)
    computed = await points_from_records(house, id)
    assert {x.name: x.points for x in told} == {x: float(computed[x]) for x in NAMES[:6]}


async def test_tables_of_four_and_three_with_a_bot_where_it_must_be(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:7], seats=4, rounds=1, rated=True)
    five = await house.hold(*NAMES[:5], seats=4, rounds=1, rated=True)
    await house.run(id)
    await house.run(five)
    sizes = sorted([len(x) for x in (await house.seated(id)).values()])
    assert sizes == [3, 4] and not any("" in x for x in (await house.seated(id)).values())
    tables = [*(await house.seated(five)).items()]
    assert sorted([len(x) for _, x in tables]) == [3, 3]
    assert sorted([x.count("") for _, x in tables]) == [0, 1]
    for table, names in tables:  # a game with a bot does not count for ratings
        assert (await house.store.tables.find(table)).rated == ("" not in names)
    bots = [y for x in (await house.detail(five)).tables for y in x.seats if not y.name]
    assert [(x.bot, x.person, x.points) for x in bots] == [("sensible", "", None)]


async def test_late_sitting_out_and_leaving(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:5], rounds=5)
    await house.round(id)
    late = await house.person("Zoe")
    await house.tournaments.join(late, id)
    await house.tournaments.sit_out(house.people["Ada"], id, on=True)
    assert (await house.detail(id, "Ada")).mine.sits_out  # type: ignore[union-attr]
    await house.round(id)
    assert not (await house.detail(id, "Ada")).mine.sits_out  # type: ignore[union-attr]
    await house.tournaments.leave(house.people["Bea"], id)
    await house.tournaments.sit_out(house.people["Ada"], id, on=True)
    await house.round(id)
    assert (await house.detail(id, "Bea")).may_join
    await house.tournaments.join(house.people["Bea"], id)
    await house.run(id)
    with refused("tournament-closed"):
        await house.tournaments.join(await house.person("Yan"), id)
    lines = {x.name: x for x in (await house.detail(id)).standings}
    assert [x.state for x in lines["Zoe"].rounds][:1] == ["late"]
    assert lines["Zoe"].rounds[0].points == 2.0
    ada = [(x.state, x.points) for x in lines["Ada"].rounds]
    assert ada[1:3] == [("missed", 2.0), ("missed", 0.0)]
    assert [x.state for x in lines["Bea"].rounds].count("missed") == 1
    assert lines["Bea"].rounds[2].points == 0.0


async def test_who_does_not_come_is_away_until_they_say_they_are_back(
    house: TournamentHouse,
) -> None:
    id = await house.hold(*NAMES[:4], rounds=4)
    await house.services.onlookers.listen()
    house.absent.add("Dan")
    await house.look()
    for table in await house.on(id):
        await house.play(table)
    house.now += ABSENT - 30
    await house.look()
    assert (await house.detail(id)).rounds_info[0].state == "playing"
    house.now += 40
    await house.look()
    dan = next(x for x in (await house.detail(id)).standings if x.name == "Dan")
    assert dan.state == "away"
    (table,) = await house.on(id)
    seat = next(x for x in await house.store.tables.seats(table) if x.name == "Dan")
    assert seat.bot == "sensible"
    shown = next(x for x in (await house.detail(id)).tables if x.table == table)
    assert [x.bot for x in shown.seats if x.name == "Dan"] == ["sensible"]
    await house.play(table)
    await house.look()
    dan = next(x for x in (await house.detail(id)).standings if x.name == "Dan")
    assert [(x.state, x.points) for x in dan.rounds] == [("away", 0.0)]
    await house.round(id)  # without them
    assert [x.state for x in await _rounds_of(house, id, "Dan")] == ["away", "away"]
    house.absent.clear()
    await house.tournaments.back(house.people["Dan"], id)
    await house.run(id)
    states = [x.state for x in await _rounds_of(house, id, "Dan")]
    assert states[:2] == ["away", "away"] and "away" not in states[2:]


async def _rounds_of(house: TournamentHouse, id: str, name: str) -> list[Any]:
    return next(x.rounds for x in (await house.detail(id)).standings if x.name == name)


async def test_who_comes_back_before_the_end_has_their_result(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:2], rounds=1, seats=2)
    await house.services.onlookers.listen()
    await house.look()
    house.now += ABSENT - 3
    (table,) = await house.on(id)
    assert await house.answer(table, "Ada")
    await house.look()
    await house.look()
    assert (await house.detail(id, "Bea")).mine.state == "away"  # type: ignore[union-attr]
    await house.tournaments.back(house.people["Bea"], id)
    assert (await house.detail(id, "Bea")).mine.state == "in"  # type: ignore[union-attr]
    await house.look()  # and is not taken for absent again
    assert not any(x.bot for x in await house.store.tables.seats(table))
    await house.run(id)
    assert {x.state for x in await _rounds_of(house, id, "Bea")} == {"played"}


async def test_whoever_has_the_table_open_has_come(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:2], rounds=1, seats=2)
    await house.services.onlookers.listen()
    await house.look()
    (table,) = await house.on(id)
    looks = [Glance(f"u-{x}", table, house.now, house.now + 90) for x in NAMES[:2]]
    body = msgspec.json.encode(Glances("node", looks))
    await house.services.onlookers.hear("presence", body)
    house.now += ABSENT + 10
    await house.look()
    assert not any(x.bot for x in await house.store.tables.seats(table))
    await house.run(id)


async def test_a_rated_game_with_a_substitute_does_not_count(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:6], rounds=1, seats=3, rated=True)
    await house.services.onlookers.listen()
    house.absent.add("Ada")
    await house.look()
    tables = await house.on(id)
    for table in tables:
        await house.play(table)
    house.now += ABSENT
    for _ in range(3):
        await house.look()
        for table in await house.on(id):
            await house.play(table)
    await house.look()
    assert (await house.one(id)).status == "over"
    while await result_worker(house.services).work():
        pass
    rated = await house.store.ratings.ratings_of([f"u-{x}" for x in NAMES[:6]])
    (without,) = [x for x in (await house.seated(id)).values() if "Ada" not in x]
    assert {x.user for x in rated} == {f"u-{x}" for x in without}


async def test_at_a_rated_table_of_two_the_other_has_won(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:2], rounds=1, rated=True)
    await house.services.onlookers.listen()
    house.absent.add("Bea")
    await house.look()
    (table,) = await house.on(id)
    await house.play(table)
    house.now += ABSENT
    await house.look()
    await house.look()
    await house.look()
    lines = {x.name: x for x in (await house.detail(id)).standings}
    assert (lines["Ada"].points, lines["Bea"].points) == (10.0, 0.0)
    assert lines["Bea"].rounds[0].state == "away"


async def test_clocks_end_games_that_nobody_plays(house: TournamentHouse) -> None:
    """Sensible answers are given for who never came: it counts as away all the same."""
    tempo = Tempo("live", reserve=5.0, increment=0.0)
    id = await house.hold(*NAMES[:2], rounds=1, tempo=tempo)
    await house.look()
    (table,) = await house.on(id)
    while (await house.store.tables.find(table)).status == "running":
        house.now += 6.0
        await house.services.timeouts.expire(table)
    await house.look()
    lines = (await house.detail(id)).standings
    assert [x.rounds[0].state for x in lines] == ["away", "away"]
    assert [x.points for x in lines] == [0.0, 0.0]
    await house.look()
    detail = await house.detail(id)
    assert (detail.status, detail.winners) == ("over", [])  # all are first, and none has won


async def test_days_wait_for_their_clocks(house: TournamentHouse) -> None:
    tempo = Tempo("days", days=2.0)
    id = await house.hold(*NAMES[:3], rounds=1, seats=3, tempo=tempo)
    await house.services.onlookers.listen()
    house.absent.add("Cid")
    await house.look()
    (table,) = await house.on(id)
    await house.play(table)
    house.now += 86_400
    await house.look()
    assert not any(x.bot for x in await house.store.tables.seats(table))
    house.now += 1.1 * 86_400
    await house.services.timeouts.expire(table)
    house.now += 60
    await house.look()
    assert [x.bot for x in await house.store.tables.seats(table) if x.name == "Cid"] == ["sensible"]


# -- what else may come ------------------------------------------------------------------------


async def test_pauses_between_rounds(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:4], rounds=2, pause=30)
    await house.round(id)
    await house.look()
    detail = await house.detail(id)
    assert [x.state for x in detail.rounds_info] == ["over", "coming"]
    assert detail.rounds_info[1].not_before == detail.rounds_info[0].ended + 1800
    house.now = detail.rounds_info[1].not_before + 3
    await house.look()
    assert (await house.detail(id)).round == 2


async def test_cancelled_before_it_begins_and_stopped_after(house: TournamentHouse) -> None:
    first = await house.hold(*NAMES[:4], starts=house.now + 100)
    with refused("not-yours"):
        await house.tournaments.cancel(house.people["Ada"], first)
    await house.tournaments.cancel(house.people["Host"], first)
    assert (await house.detail(first)).status == "cancelled"
    house.now += 200
    await house.look()
    assert not (await house.course(first)).tables
    second = await house.hold(*NAMES[:4], rounds=5)
    await house.look()
    assert (await house.detail(second, "Host")).may_cancel
    await house.tournaments.cancel(house.people["Host"], second)
    with refused("not-running"):
        await house.tournaments.cancel(house.people["Host"], second)
    assert not (await house.detail(second, "Host")).may_cancel
    await house.run(second)
    detail = await house.detail(second)
    assert detail.status == "over" and detail.round == 1 and len(detail.rounds_info) == 1


async def test_its_maker_says_when_it_begins(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:2], starts=house.now + 3600)
    host, ada = house.people["Host"], house.people["Ada"]
    with refused("not-yours"):
        await house.tournaments.set_start(ada, id, None)
    for wrong in (house.now - 600, house.now + 61 * 86_400):
        with refused("bad-request"):
            await house.tournaments.set_start(host, id, wrong)
    later = house.now + 7200
    await house.tournaments.set_start(host, id, later)
    assert (await house.detail(id, "Host")).starts == later
    house.now += 3700
    await house.look()
    assert (await house.detail(id, "Host")).may_change
    await house.tournaments.set_start(host, id, None)
    await house.look()
    detail = await house.detail(id, "Host")
    assert detail.status == "running" and detail.starts < house.now and not detail.may_change
    with refused("tournament-begun"):
        await house.tournaments.set_start(host, id, None)


async def test_whoever_is_removed_does_not_come_back(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:4], places=4, rounds=2, starts=house.now + 60)
    host, ada, bea = (house.people[x] for x in ("Host", "Ada", "Bea"))
    for user, person in ((bea, ada.id), (ada, ada.id)):
        with refused("not-yours"):
            await house.tournaments.remove(user, id, person)
    for person, why in ((host.id, "bad-request"), ("u-nobody", "no-person")):
        with refused(why):
            await house.tournaments.remove(host, id, person)
    await house.tournaments.remove(host, id, ada.id)
    detail = await house.detail(id, "Ada")
    assert detail.players == 3 and not detail.may_join and not detail.joined
    assert detail.mine is not None and detail.mine.state == "removed"  # and is told so
    assert "Ada" not in {x.name for x in detail.standings}
    with refused("removed"):
        await house.tournaments.join(ada, id)
    with refused("not-yours"):  # and leaving does not make it undone
        await house.tournaments.leave(ada, id)
    await house.store.tournaments.leave(id, ada.id)
    with refused("removed"):
        await house.tournaments.join(ada, id)
    with refused("no-person"):
        await house.tournaments.remove(host, id, ada.id)
    zoe = await house.person("Zoe")
    await house.detail(id)
    await house.tournaments.join(zoe, id)  # their place is free
    assert len((await house.detail(id)).standings) == 4
    await house.tournaments.leave(zoe, id)
    await house.tournaments.remove(host, id, house.people["Dan"].id)
    await house.tournaments.join(zoe, id)
    await house.tournaments.join(await house.person("Yan"), id)  # nobody has looked meanwhile
    assert {x.name for x in (await house.detail(id)).standings} == {"Bea", "Cid", "Yan", "Zoe"}
    house.now += 61
    await house.look()
    with refused("tournament-begun"):
        await house.tournaments.remove(host, id, bea.id)
    with refused("removed"):
        await house.tournaments.join(ada, id)
    await house.run(id)
    assert {x.name for x in (await house.detail(id)).standings} == {"Bea", "Cid", "Yan", "Zoe"}


async def test_a_block_keeps_two_apart(house: TournamentHouse) -> None:
    id = await house.hold("Ada", starts=house.now + 60)
    host, bea, cid = house.people["Host"], await house.person("Bea"), await house.person("Cid")
    await house.services.relationships.block(host, bea.id)
    await house.services.relationships.block(cid, host.id)
    for user in (bea, cid):
        with refused("unwelcome"):
            await house.tournaments.join(user, id)


async def test_too_few_are_left_of_those_who_joined(house: TournamentHouse) -> None:
    id = await house.hold("Ada", "Bea", starts=house.now + 60)
    await house.tournaments.remove(house.people["Host"], id, house.people["Bea"].id)
    house.now += 61
    await house.look()
    assert (await house.detail(id)).status == "cancelled"


async def test_who_leaves_the_house_before_it_begins_was_never_there(
    house: TournamentHouse,
) -> None:
    id = await house.hold("Ada", "Bea", "Cid", starts=house.now + 60)
    await house.services.account_data.erase(house.people.pop("Bea"))
    detail = await house.detail(id)
    assert [x.name for x in detail.standings] == ["Ada", "Cid"] and detail.players == 2


async def test_a_name_says_what_it_seems_to(house: TournamentHouse) -> None:
    shown = await house.hold(name="Autumn\u202e \u200b Swiss\x07", note="come\u202e \n all")
    detail = await house.detail(shown)
    assert (detail.name, detail.note) == ("Autumn Swiss", "come all")
    for unseen in ("\u3164\u3164\u3164\u3164", "a\u200b\u200bb"):
        with refused("bad-request"):
            await house.hold(name=unseen)


async def test_too_few_cancel_it(house: TournamentHouse) -> None:
    id = await house.hold("Ada")
    await house.look()
    assert (await house.detail(id)).status == "cancelled"


async def test_a_tournament_that_all_have_left_ends(house: TournamentHouse) -> None:
    id = await house.hold("Ada", "Bea", rounds=5)
    await house.look()
    await house.tournaments.leave(house.people["Ada"], id)
    await house.run(id)
    assert (await house.one(id)).round == 1


async def test_places_and_forms(house: TournamentHouse) -> None:
    id = await house.hold("Ada", "Bea", places=2, starts=house.now + 60)
    with refused("no-places"):
        await house.tournaments.join(await house.person("Cid"), id)
    await house.tournaments.join(house.people["Ada"], id)  # is there already
    await house.tournaments.leave(house.people["Ada"], id)
    await house.tournaments.join(house.people["Cid"], id)
    assert {x.name for x in (await house.detail(id)).standings} == {"Bea", "Cid"}
    for wrong in (
        {"tempo": Tempo()},
        {"seats": 6},
        {"kind": "arena", "duplicate": True},
        {"starts": house.now - 600},
        {"starts": house.now + 61 * 86_400},
        {"game": "chess"},
        {"options": {"cards": "all"}},
        {"name": "   a  "},
        {"name": "\u200d\u200d\u200d\u2800"},
    ):
        with pytest.raises(ApiError):
            await house.hold(**wrong)
    with refused("no-tournament"):
        await house.detail("nothing")
    with refused("not-yours"):
        await house.tournaments.sit_out(await house.person("Zoe"), id, on=True)
    for _ in range(9):
        await house.hold(starts=house.now + 60)
    with refused("too-many-tournaments"):
        await house.hold(starts=house.now + 60)


async def test_who_come_and_go_in_turn_do_not_use_up_numbers(house: TournamentHouse) -> None:
    id = await house.hold("Ada", starts=house.now + 60)
    ada, bea = house.people["Ada"], await house.person("Bea")
    for _ in range(5):
        for comes, goes in ((bea, ada), (ada, bea)):
            await house.tournaments.join(comes, id)
            await house.tournaments.leave(goes, id)
    assert {x.number for x in await house.store.tournaments.players(id)} <= {1, 2}


async def test_lists_take_as_many_statements_for_one_as_for_many(
    house: TournamentHouse, statements: Statements
) -> None:
    host = await house.person("Host")
    club = Club("c-1", "Tuesday", "", "", (), (), "open", "l", house.now)
    assert await house.store.clubs.found(club, host.id, 9, 9) == "done"
    counts = []
    for n in range(3):
        id = await house.hold("Host", club="c-1", starts=house.now + 99)
        if n < 2:
            await house.store.tournaments.begin(id)
            await house.store.tournaments.end(id, 0, house.now, [1])
        counts.append(await statements.of(house.tournaments.listed(host, "c-1")))
    found = await house.tournaments.listed(host, "c-1")
    assert [x.winners for x in [*found.open, *found.over]] == [[], ["Host"], ["Host"]]
    assert counts[1:] == counts[:1] * 2 and counts[0] <= 10, counts


async def test_a_guest_who_takes_part_is_not_swept_away(house: TournamentHouse) -> None:
    """Else somebody who is not there any more would be seated."""
    id = await house.hold("Ada", "Bea", starts=house.now + 60)
    await house.services.database.do(update(db.users).values(password="", created=1.0))
    assert await house.store.accounts.drop_guests(house.now) == 0
    await house.tournaments.leave(house.people["Ada"], id)
    assert await house.store.accounts.drop_guests(house.now) == 1
    assert {x.name for x in await house.store.tournaments.players(id)} == {"Bea"}


async def test_a_table_that_cannot_go_on_is_level_after_a_while(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:4], rounds=1)
    await house.look()
    table, other = await house.on(id)
    await house.store.games.set_status(table, "frozen", "broken")
    await house.play(other)
    await house.look()
    assert (await house.one(id)).status == "running"
    house.now += STUCK
    await house.look()
    await house.look()
    assert (await house.one(id)).status == "over"
    names = (await house.seated(id))[table]
    lines = {x.name: x for x in (await house.detail(id)).standings}
    assert [lines[x].points for x in names] == [5.0, 5.0]


# -- what nobody may -------------------------------------------------------------------------------


async def test_tables_are_nobodys_to_start_cancel_or_fill(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:4], rounds=1)
    await house.look()
    (table, _), ada = await house.on(id), house.people["Ada"]
    row = await house.store.tables.find(table)
    assert row.owner == HOUSE and row.public and not row.hints
    with refused("not-yours"):
        await house.services.lobby.start(ada, table)
    with refused("not-open"):
        await house.services.lobby.join(await house.person("Zoe"), table, row.link)
    held = await house.store.tables.held_by(ada.id, ())
    assert held == (0, 0, 0)  # none of hers
    with refused("no-hints"):
        await hints(house, table)


async def laid_and_not_begun(house: TournamentHouse, monkeypatch: pytest.MonkeyPatch) -> str:
    """A worker dies after it has laid a table for Ada and Bea, and before the game begins."""
    id = await house.hold("Ada", "Bea", rounds=1)

    async def die(lobby: Lobby, live: LiveTable) -> None:
        raise StoreDown("killed")

    with monkeypatch.context() as patched:
        patched.setattr(Lobby, "begin", die)
        with pytest.raises(StoreDown):
            await house.look()
    (row,) = await house.services.database.all(db.tables.select())
    assert row.status == "open"
    house.now += 60.0  # the claim runs out
    return id


async def test_nobody_stands_up_from_a_table_that_is_about_to_begin(
    house: TournamentHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await laid_and_not_begun(house, monkeypatch)
    (laid,) = (await house.course(id)).tables
    with refused("not-open"):
        await house.services.lobby.leave(house.people["Ada"], laid.table)
    await house.run(id)
    assert (await house.one(id)).status == "over"


async def test_who_leaves_the_house_from_a_table_that_is_about_to_begin_leaves_a_bot(
    house: TournamentHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not a seat for strangers, or a table that never begins."""
    id = await laid_and_not_begun(house, monkeypatch)
    (laid,) = (await house.course(id)).tables
    await house.services.account_data.erase(house.people.pop("Ada"))
    row = await house.store.tables.find(laid.table)
    with refused("not-open"):
        await house.services.lobby.join(await house.person("Zoe"), laid.table, row.link)
    await house.run(id)
    assert (await house.one(id)).status == "over"
    seats = await house.store.tables.seats(laid.table)
    assert sorted([(x.user, x.bot) for x in seats]) == [("", SUBSTITUTE), ("u-Bea", "")]


async def hints(house: TournamentHouse, table: str) -> None:
    from ludorum.server.play import access  # noqa: PLC0415

    live = await house.services.cache.current(table)
    if not access.hints_allowed(live.row, live.seats):
        raise ApiError("no-hints")


async def test_a_result_is_kept_once_and_nobody_can_send_one(house: TournamentHouse) -> None:
    """Whatever is asked of a table that is over, and however often workers look: the first word
    stays. There is no route that takes a result."""
    id = await house.hold(*NAMES[:4], rounds=1)
    await house.round(id)
    before = (await house.course(id)).scores
    one, course = await house.one(id), await house.course(id)
    again = [msgspec.structs.replace(x, place=9, score=99) for x in before]
    for laid in course.tables:
        mine = [x for x in again if x.number == laid.number]
        await house.store.rounds.settle(id, laid, mine, house.now)
    assert (await house.course(id)).scores == before
    assert not await house.store.rounds.pair(
        one, msgspec.structs.replace(course.rounds[0], number=2), [], before
    )
    routes = {x.path for x in _paths()}
    assert not [x for x in routes if "result" in x or "score" in x]


def _paths() -> list[Any]:
    from ludorum.server.tournaments.routes import TournamentRoutes  # noqa: PLC0415

    found = [getattr(TournamentRoutes, x) for x in dir(TournamentRoutes)]
    paths = [p for x in found if hasattr(x, "paths") for p in x.paths]
    return [type("Path", (), {"path": x}) for x in paths]


async def test_an_arena_seats_nobody_who_sits_at_another_tournament(
    house: TournamentHouse,
) -> None:
    first = await house.hold("Ada", "Bea", rounds=1)
    await house.look()
    (table,) = await house.on(first)
    arena = await house.hold("Ada", "Bea", "Cid", kind="arena", minutes=10)
    for _ in range(3):
        await house.look()
        assert await house.on(arena) == []
    await house.tournaments.join(await house.person("Dan"), arena)
    await house.look()
    (other,) = await house.on(arena)
    assert set((await house.seated(arena))[other]) == {"Cid", "Dan"}
    await house.play(table)
    await house.look()
    await house.look()
    assert len(await house.on(arena)) == 2


async def test_an_arena_does_not_end_over_tables_that_were_just_laid(
    house: TournamentHouse,
) -> None:
    """A worker that is slow sees that the time is over, and not what another has laid before."""
    id = await house.hold("Ada", "Bea", kind="arena", minutes=10)
    await house.look()
    await house.play((await house.on(id))[0])
    one, course = await house.one(id), await house.course(id)
    new = [msgspec.structs.replace(x, round=2, number=2) for x in course.scores]
    laid = msgspec.structs.replace(course.tables[0], round=2, number=2, table="t2")
    late = msgspec.structs.replace(course.rounds[0], number=2)
    assert await house.store.rounds.pair(one, late, [laid], new)
    await house.store.tournaments.end(id, one.round, house.now, [1])
    assert (await house.one(id)).status == "running"
    await house.store.tournaments.end(id, 2, house.now, [1])
    assert (await house.one(id)).status == "over"


async def test_workers_side_by_side_do_everything_once(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:6], rounds=3)
    for _ in range(20):
        house.now += 61.0  # every claim has run out
        await asyncio.gather(*[house.services.director.advance(id) for _ in range(3)])
        for table in await house.on(id):
            await house.play(table)
        if (await house.one(id)).status == "over":
            break
    course = await house.course(id)
    assert len(course.tables) == 9 and (await house.one(id)).status == "over"
    rows = await house.services.database.all(db.tables.select())
    assert {x.id for x in rows} == {x.table for x in course.tables}
    seats = Counter([(x.round, x.player) for x in course.scores])
    assert set(seats.values()) == {1} and len(seats) == 18


# -- the same luck for all -------------------------------------------------------------------------


async def test_nobody_learns_the_key_of_a_round_before_its_last_table_is_over(
    house: TournamentHouse,
) -> None:
    """Every way to a game that could tell it: record, proof, export, playing on, turns, watching,
    reviews, lists, the tournament itself."""
    id = await house.hold(*NAMES[:4], rounds=2, duplicate=True)
    await house.look()
    s = house.services
    done, other = await house.on(id)
    await house.play(done)
    await house.look()
    names = (await house.seated(id))[done]
    ada, zoe = house.people[names[0]], await house.person("Zoe")
    rival = house.people[(await house.seated(id))[other][0]]
    key = await house.store.tables.key(done)
    assert key == await house.store.tables.key(other)  # one for all
    detail = await house.detail(id, names[0])
    (now_on, *_) = detail.rounds_info
    assert now_on.commit == KeyedDealer(key).commit and not now_on.key and now_on.done == 1
    assert (await house.store.tables.find(done)).commit == now_on.commit

    pool = ProcessPool(1)
    proofs = Proofs(s.archive, pool)
    nobody: list[User | None] = [None, zoe, rival]
    for user in nobody:
        for asked in (
            s.archive.replay(done, user),
            proofs.proof(done, user, "a"),
            s.history.turns(done, user),
            s.history.at(done, user, 3, 0),
            s.history.story(done, user, 0),
            s.history.story(other, user if user is not rival else zoe, 0),
            s.history.past(other, user if user is not rival else zoe, 0, 9),
            s.views.position(other, user if user is not rival else zoe),
            s.reviews.progress(done, user),
        ):
            with pytest.raises(ApiError):
                await asked
        if user is not None:
            with pytest.raises(ApiError):
                await s.history.play_on(user, done, 3, 0, "p")
    for theirs in (  # and who sat there has no key either
        s.archive.replay(done, ada),
        proofs.proof(done, ada, "a"),
        s.history.play_on(ada, done, 3, 0, "p"),
    ):
        with refused("sealed"):
            await theirs
    steps, _ = await s.history.turns(done, ada)  # one's own game one may see again
    assert steps > 3
    exported = zipfile.ZipFile(io.BytesIO(await s.account_data.export(ada)))
    assert not [x for x in exported.namelist() if x.startswith("games/")]
    secret = key.hex().encode()
    assert not any(secret in exported.read(x) for x in exported.namelist())
    for reader in (None, zoe, ada, rival, house.people["Host"]):
        told = await house.tournaments.detail(id, reader)
        assert secret not in msgspec.json.encode(told)
        mine = {x.table for x in told.tables if any(y.mine for y in x.seats)}
        assert {x.table for x in told.tables} - {""} == mine
        hidden = [y for x in told.tables if not x.table for y in x.seats]
        assert all(x.score is None for x in hidden)
        for listed in (await s.directory.running(reader), await s.directory.open(reader)):
            assert not {done, other} & {x.id for x in listed}
    row = await s.lobby.rematch(ada, done)  # once more, with other luck
    assert row.dealing == "" and row.commit != now_on.commit

    await house.play(other)
    await house.look()
    detail = await house.detail(id)
    assert detail.rounds_info[0].key == key.hex() and detail.rounds_info[0].ended
    assert all(x.table for x in (await house.detail(id, shown=1)).tables)
    records = [await s.archive.replay(x, None) for x in (done, other)]
    assert all(secret in x for x in records)
    assert (await proofs.proof(done, zoe, "a")).promised
    pool.close()
    house.now += 60
    await house.look()
    again = (await house.detail(id)).rounds_info[1]
    assert again.commit and again.commit != now_on.commit and not again.key
    with refused("no-replay"):
        await s.archive.replay((await house.on(id))[0], None)
    await house.run(id)
    assert all(x.dealing == "duplicate" for x in (await house.records(id)).values())


async def test_all_tables_of_a_round_are_dealt_alike(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:6], rounds=1, duplicate=True)
    await house.run(id)
    tithes = []
    for record in (await house.records(id)).values():
        drawn = [x[2] for x in record.entries if x[1] == -1]
        tithes.append([x for x in map(str, drawn) if x.startswith("T")])
    assert tithes and all(x == tithes[0] for x in tithes)


# -- arenas ----------------------------------------------------------------------------------------


async def test_an_arena_lays_tables_until_its_time_is_over(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:5], kind="arena", minutes=10)
    start, late = (await house.one(id)).starts, False
    for _ in range(200):
        await house.look()
        on = await house.on(id)
        for table in on[:1]:
            await house.play(table)
        house.now += 30
        if not late and house.now > start + 100:
            late = True
            await house.tournaments.join(await house.person("Zoe"), id)
            await house.tournaments.sit_out(house.people["Ada"], id, on=True)
        if (await house.one(id)).status == "over":
            break
    one = await house.one(id)
    assert one.status == "over" and one.ended >= one.ends == start + 600
    course, detail = await house.course(id), await house.detail(id)
    assert max(x.paired for x in course.rounds) < one.ends
    assert detail.rounds_info == [] and detail.round == 0 and detail.ends == one.ends
    computed = await points_from_records(house, id)
    assert {x.name: x.points for x in detail.standings} == {
        x.name: float(computed[x.name]) for x in detail.standings
    }
    assert next(x for x in detail.standings if x.name == "Zoe").points >= 0
    numbers = [x.number for x in course.tables]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert len(numbers) > 6
    busy: dict[int, float] = {}
    for laid in course.tables:  # nobody sits at two tables at once
        for x in course.scores:
            if x.number == laid.number and x.player != BOT:
                assert laid.begun >= busy.get(x.player, 0.0)
                busy[x.player] = laid.ended


# -- people ----------------------------------------------------------------------------------------


async def test_what_is_somebodys_goes_with_them(house: TournamentHouse) -> None:
    id = await house.hold(*NAMES[:4], rounds=2)
    await house.round(id)
    s = house.services
    exported = zipfile.ZipFile(io.BytesIO(await s.account_data.export(house.people["Ada"])))
    account = msgspec.json.decode(exported.read("account.json"))
    assert [x["id"] for x in account["tournaments"]] == [id]
    heir = await house.person("Zoe")
    await s.account_data.adopt(house.people["Ada"], heir)
    del house.people["Ada"]
    detail = await house.detail(id, "Zoe")
    assert [x.name for x in detail.standings if x.mine] == ["Zoe"]
    await s.account_data.erase(house.people.pop("Bea"))
    await s.account_data.erase(house.people.pop("Host"))
    await house.run(id)
    detail = await house.detail(id)
    assert (detail.by, detail.by_name, detail.status) == ("", "", "over")
    gone = [x for x in detail.standings if not x.name]
    assert [(x.person, x.state) for x in gone] == [("", "out")]
    assert "Bea" not in msgspec.json.encode(detail).decode()
    course = await house.course(id)
    assert [x.user for x in course.players if not x.name] == [GONE]


async def test_who_leaves_the_house_while_they_sign_up_is_not_there(
    house: TournamentHouse,
) -> None:
    id = await house.hold("Ada", "Bea", starts=house.now + 60)
    people = [await house.person(f"P{n}") for n in range(8)]
    await asyncio.gather(
        *[house.store.tournaments.join(id, user.id, user.name) for user in people],
        *[leave(house.services.database, user.id) for user in people],
        return_exceptions=True,
    )
    here = {x.name for x in await house.store.tournaments.players(id)} - {""}
    assert here == {"Ada", "Bea"}
    for deed in (house.tournaments.join(people[0], id), house.hold(by="P0")):
        with refused("sign-in"):
            await deed


async def test_a_guest_and_who_they_are_do_not_play_as_two(house: TournamentHouse) -> None:
    id = await house.hold("Ada", "Bea", "Cid", starts=house.now + 60)
    await house.services.account_data.adopt(house.people["Ada"], house.people["Bea"])
    states = {x.name: x.state for x in (await house.detail(id)).standings}
    assert states == {"Bea": "in", "Cid": "in"}
    on = await house.hold("Bea", "Cid", "Dan")
    await house.look()
    await house.services.account_data.adopt(house.people["Cid"], house.people["Bea"])
    states = {x.name: x.state for x in (await house.detail(on)).standings}
    assert states == {"": "out", "Bea": "in", "Dan": "in"}


async def test_a_club_plays_among_itself(house: TournamentHouse) -> None:
    host = await house.person("Host")
    ada = await house.person("Ada")
    club = Club("c-1", "Tuesday", "", "", (), (), "open", "l", house.now)
    assert await house.store.clubs.found(club, host.id, 9, 9) == "done"
    with refused("no-tournament"):
        await house.hold(by="Ada", club="c-1")
    id = await house.hold("Host", club="c-1", rounds=1)
    for user in (ada, None):
        with pytest.raises(ApiError) as told:
            await house.tournaments.detail(id, user)
        with pytest.raises(ApiError) as of_none:
            await house.tournaments.detail("nothing", user)
        assert str(told.value) == str(of_none.value)
        with refused("no-tournament"):
            await house.tournaments.listed(user, "c-1")
        assert not (await house.tournaments.listed(user, "")).open
    with refused("no-tournament"):
        await house.tournaments.join(ada, id)
    assert await house.store.clubs.enter("c-1", ada.id, "member", house.now, 99, 9) == "done"
    await house.tournaments.join(ada, id)
    (listed,) = (await house.tournaments.listed(ada, "c-1")).open
    assert (listed.id, listed.club, listed.club_name) == (id, "c-1", "Tuesday")
    await house.look()
    (table,) = await house.on(id)
    zoe, eve = await house.person("Zoe"), await house.person("Eve")
    await house.store.clubs.enter("c-1", eve.id, "member", house.now, 99, 9)
    with refused("not-yours"):
        await house.services.views.position(table, zoe)
    await house.play(table)
    await house.look()
    with refused("not-yours"):
        await house.services.archive.replay(table, zoe)
    assert await house.services.archive.replay(table, eve)
    with refused("not-yours"):
        await house.services.archive.replay(table, None)


async def test_who_leaves_a_club_may_leave_its_tournament(house: TournamentHouse) -> None:
    host, ada, bea = [await house.person(x) for x in ("Host", "Ada", "Bea")]
    club = Club("c-1", "Tuesday", "", "", (), (), "open", "l", house.now)
    assert await house.store.clubs.found(club, host.id, 9, 9) == "done"
    for x in (ada, bea):
        assert await house.store.clubs.enter("c-1", x.id, "member", house.now, 99, 9) == "done"
    id = await house.hold("Host", "Ada", club="c-1", rounds=1)
    for x in (ada, bea):
        assert await house.store.clubs.put("c-1", x.id, "member", "barred")
    assert (await house.detail(id, "Ada")).joined  # they are to play there
    with refused("no-tournament"):
        await house.detail(id, "Bea")
    with refused("no-tournament"):
        await house.tournaments.listed(ada, "c-1")
    await house.tournaments.leave(ada, id)
    with refused("no-tournament"):
        await house.tournaments.join(ada, id)


async def test_who_is_sent_away_from_the_club_is_seated_no_more(house: TournamentHouse) -> None:
    """Before the first round or between two; if the club is no more, its tournament goes on."""
    names = ("Host", "Ada", "Bea", "Cid", "Dan")
    people = [await house.person(name) for name in names]
    club = Club("c-1", "Tuesday", "", "", (), (), "open", "l", house.now)
    assert await house.store.clubs.found(club, people[0].id, 9, 9) == "done"
    for user in people[1:]:
        assert await house.store.clubs.enter("c-1", user.id, "member", house.now, 99, 9) == "done"
    id = await house.hold(*names, club="c-1", rounds=3)
    assert await house.store.clubs.put("c-1", "u-Dan", "member", "barred")
    await house.round(id)
    assert await house.store.clubs.put("c-1", "u-Ada", "member", "barred")
    assert await house.store.clubs.put("c-1", "u-Cid", "member", None)  # of their own will
    await house.round(id)
    states = {x.name: x.state for x in (await house.course(id)).players}
    assert states == dict.fromkeys(names, "in") | {"Dan": "out", "Ada": "out"}
    seated = await house.seated(id)
    rounds = {x.table: x.round for x in (await house.course(id)).tables}
    at = {n: {x for t, sat in seated.items() if rounds[t] == n for x in sat} for n in (1, 2)}
    assert "Dan" not in at[1] and "Ada" in at[1] and not {"Ada", "Dan"} & at[2]
    lines = {x.name: x for x in (await house.detail(id, "Host")).standings}
    assert len(lines) == 5 and len(lines["Ada"].rounds) == 2  # what was, was
    await house.store.clubs.dissolve("c-1")
    await house.run(id)
    assert (await house.one(id)).status == "over" and (await house.one(id)).round == 3


async def test_a_tournament_that_has_lost_its_players_does_not_begin(
    house: TournamentHouse,
) -> None:
    id = await house.hold("Ada", "Bea")
    await house.services.account_data.erase(house.people.pop("Ada"))
    await house.look()
    assert (await house.one(id)).status == "cancelled"


async def test_everybody_is_told_when_their_table_begins(house: TournamentHouse) -> None:
    """The notices of tables do it: it is their turn, or it has begun."""
    id = await house.hold(*NAMES[:2], rounds=1)
    await house.look()
    (table,) = await house.on(id)
    found = await house.services.database.all(db.news.select().where(db.news.c.table_id == table))
    assert [x.begun for x in found] in ([True], []) and (found or await _outbox(house, table))


async def _outbox(house: TournamentHouse, table: str) -> bool:
    rows = await house.services.database.all(
        db.outbox.select().where(db.outbox.c.table_id == table)
    )
    return bool(rows)


async def test_a_shared_clock_is_used(house: TournamentHouse) -> None:
    """What begins in an hour does not begin before."""
    id = await house.hold(*NAMES[:2], starts=house.now + 3600)
    await house.look()
    assert (await house.one(id)).status == "open"
    set_clock(house.services, house.tick)
    house.now += 3601
    await house.look()
    assert (await house.one(id)).status == "running"
    await house.services.database.do(update(db.users).values(hidden=True))
    assert {x.level for x in (await house.detail(id)).standings} == {None}
