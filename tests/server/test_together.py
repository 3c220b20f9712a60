"""People among each other: what counts, who may do what to whom, and how often."""

from __future__ import annotations

import asyncio
import io
import random
import zipfile
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from ludorum.kernel import WATCHER
from ludorum.server.accounts.model import Credential
from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.play import frames, results
from ludorum.server.play.clocks import Tempo
from ludorum.server.play.model import NewTable, pool_of
from ludorum.server.ratings.model import Pool, Result, Skill
from ludorum.server.ratings.scale import NEW, rate, shown
from ludorum.server.relationships import service as relationships
from ludorum.server.services import Repositories, Services
from ludorum.server.store import schema as db
from ludorum.server.store.rows import SeatRow, TableRow, User
from tests.server.parts import leave, make_services, result_worker, set_clock

pytestmark = pytest.mark.anyio

TITHE = Pool("tithe", 2, "none")


class House:
    """A service whose clock the test moves."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.repositories
        self.now = 1_000_000.0
        set_clock(services, lambda: self.now)

    async def people(self, *names: str) -> list[User]:
        users = [User(f"u-{name}", name, "", self.now) for name in names]
        for user in users:
            assert await self.store.accounts.add_user(user)
        return users

    async def uncounted(self) -> list[str]:
        return await self.store.ratings.uncounted(self.services.titles.held(), 10)

    async def table(
        self, *people: User, game: str = "tithe", tempo: Tempo | None = None, **more: Any
    ) -> str:
        """A started table of these people."""
        tempo = tempo or Tempo()
        row = await self.services.lobby.create(
            people[0], NewTable(game, len(people), tempo=tempo, **more)
        )
        for other in people[1:]:
            await self.services.lobby.join(other, row.id, row.link)
        await self.services.lobby.start(people[0], row.id)
        return row.id

    async def play(self, id: str, *people: User, seed: int = 1) -> dict[str, Any]:
        """To the end, at random; returns the last position."""
        rng = random.Random(seed)
        while True:
            for user in people:
                now = await self.services.views.position(id, user)
                if now["over"]:
                    return now
                if now["ask"] is not None:
                    option = rng.choice(now["ask"]["options"])
                    command = f"c{rng.random()}"
                    await self.services.commands.answer(
                        user, id, command, option, now["ask"]["token"]
                    )

    async def count(self) -> None:
        while await result_worker(self.services).work():
            pass

    async def number(self, user: User, pool: Pool = TITHE) -> int | None:
        found = [x for x in await self.store.ratings.ratings_of([user.id]) if x.pool == pool]
        return shown(found[0].skill) if found else None


@pytest.fixture
async def house(store: Repositories) -> AsyncIterator[House]:
    bus = make_bus("memory")
    await bus.open()
    yield House(make_services(store, bus, Titles()))
    await bus.close()


# -- ratings ---------------------------------------------------------------------------------------


def seat(n: int, user: str = "u", bot: str = "") -> SeatRow:
    return SeatRow(n, f"{user}{n}" if user else "", bot)


def test_places_follow_winners_then_points_and_who_gave_up_is_last() -> None:
    four = [seat(0), seat(1), seat(2), seat(3)]
    assert results.places([30, 40, 40, 20], [1, 2], four) == [3, 1, 1, 4]
    assert results.places([40, 40, 40, 20], [1], four) == [2, 1, 2, 4]  # a tie the rules broke
    gone = [seat(0), seat(1, bot="sensible"), seat(2), seat(3, bot="sensible")]
    assert results.places([30, 90, 40, 20], [1], gone) == [2, 3, 1, 3]
    assert results.places([], [], gone) == [1, 3, 1, 3]  # ended before the end


def test_ratings_move_with_places() -> None:
    def after(*where: int) -> list[int]:
        found = [
            Result("t", n, f"u{n}", TITHE, len(where), "", 0.0, place, 0)
            for n, place in enumerate(where)
        ]
        return [shown(x) for x in rate(found, [NEW] * len(where))]

    first, second = after(1, 2)
    assert first > 1000 > second and first - 1000 == 1000 - second
    assert after(1, 1) == [1000, 1000]
    best, middle, last = after(1, 2, 3)
    assert best > middle > last
    assert shown(NEW) == 1000


async def test_a_rated_game_moves_ratings_once(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    id = await house.table(ann, bob, rated=True)
    end = await house.play(id, ann, bob)
    assert await house.uncounted() == [id]
    # Several workers, and one that comes late.
    counted = await asyncio.gather(*[house.services.results.count(id) for _ in range(5)])
    assert sorted(counted) == [False] * 4 + [True]
    assert not await house.services.results.count(id)
    await house.count()
    assert await house.uncounted() == []
    found = {x.user: x for x in await house.store.ratings.ratings_of([ann.id, bob.id])}
    assert [x.games for x in found.values()] == [1, 1]
    for user, n in ((ann, 0), (bob, 1)):
        (one,) = await house.store.ratings.results_of(user.id, 10)
        assert one.pool == TITHE and one.people == 2 and one.skill == found[user.id].skill
        assert (one.place == 1) == (n in end["scores"]["winners"])
        assert one.points == sum([line[2] for line in end["scores"]["lines"][n]])
    winners = end["scores"]["winners"]
    if len(winners) == 1:
        numbers = [await house.number(ann), await house.number(bob)]
        assert numbers[winners[0]] == max(x for x in numbers if x is not None) > 1000


async def test_games_that_end_together_all_count(house: House) -> None:
    """One transaction each, on the same ratings: none is lost, none waits for ever."""
    ann, bob, cid = await house.people("Ann", "Bob", "Cid")
    pairs = [(ann, bob), (bob, cid), (cid, ann)] * 3
    ids = []
    for n, pair in enumerate(pairs):
        ids.append(await house.table(*pair, rated=True))
        await house.play(ids[-1], *pair, seed=n)
    done = await asyncio.gather(*[house.services.results.count(id) for id in ids])
    assert all(done)
    found = await house.store.ratings.ratings_of([ann.id, bob.id, cid.id])
    assert [x.games for x in found] == [6, 6, 6]
    for x in found:  # the last result has the skill that is kept
        assert x.skill in [r.skill for r in await house.store.ratings.results_of(x.user, 10)]


async def test_half_a_count_is_no_count(house: House) -> None:
    """A process that dies in the middle leaves nothing behind, and another does it."""
    ann, bob = await house.people("Ann", "Bob")
    id = await house.table(ann, bob, rated=True)
    await house.play(id, ann, bob)

    def dies(found: list[Result], before: list[Skill]) -> list[Skill]:
        raise ZeroDivisionError

    two = [Result(id, n, user.id, TITHE, 2, "", 1.0, n + 1, 5) for n, user in enumerate((ann, bob))]
    with pytest.raises(ZeroDivisionError):
        await house.store.ratings.count(id, two, NEW, dies)
    assert await house.store.ratings.ratings_of([ann.id, bob.id]) == []
    assert await house.uncounted() == [id]
    await house.count()
    assert len(await house.store.ratings.ratings_of([ann.id, bob.id])) == 2


async def test_a_game_that_cannot_be_counted_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    ids = [await house.table(ann, bob, rated=True) for _ in range(2)]
    for id in ids:
        await house.play(id, ann, bob)

    def fails(row: TableRow) -> Pool:
        if row.id == ids[0]:
            raise ZeroDivisionError
        return pool_of(row)

    monkeypatch.setattr(results, "pool_of", fails)
    await house.count()
    assert await house.uncounted() == []
    assert [x.table for x in await house.store.ratings.results_of(ann.id, 10)] == ids[1:]


async def test_a_game_is_counted_where_its_rules_are(house: House) -> None:
    """While nodes are replaced one after the other, two versions of the rules count games."""
    ann, bob = await house.people("Ann", "Bob")
    id = await house.table(ann, bob, rated=True)
    await house.play(id, ann, bob)
    known = house.services.titles
    house.services.titles = Titles()
    house.services.titles._held.pop(("tithe", known.newest("tithe").epoch))
    await house.count()
    assert await house.store.ratings.results_of(ann.id, 10) == []
    house.services.titles = known
    await house.count()
    assert [x.table for x in await house.store.ratings.results_of(ann.id, 10)] == [id]


async def test_who_resigns_a_rated_game_is_last_and_a_lone_player_has_won(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    id = await house.table(ann, bob, rated=True)
    await house.services.commands.resign(ann, id, "r1")
    assert (
        await house.services.repositories.tables.find(id)
    ).status == "over"  # nobody has to play against the bot
    await house.count()
    (mine,), (other,) = [await house.store.ratings.results_of(x.id, 5) for x in (ann, bob)]
    assert (mine.place, mine.gave_up, other.place, other.gave_up) == (2, True, 1, False)
    assert (await house.number(bob) or 0) > 1000 > (await house.number(ann) or 0)
    # Three go on when one has left.
    cid, dan, eve = await house.people("Cid", "Dan", "Eve")
    id = await house.table(cid, dan, eve, rated=True)
    await house.services.commands.resign(dan, id, "r2")
    assert (await house.services.repositories.tables.find(id)).status == "running"


@pytest.mark.parametrize("late", ["bot", "end"])
async def test_who_runs_out_of_time_is_last(house: House, late: Any) -> None:
    ann, bob = await house.people("Ann", "Bob")
    id = await house.table(ann, bob, tempo=Tempo("days", days=1, late=late), rated=True)
    position = await house.services.views.position(id, ann)
    first = position["waiting"][0]
    if len(position["waiting"]) > 1:  # only one is late
        other = (ann, bob)[1 - first]
        ask = (await house.services.views.position(id, other))["ask"]
        await house.services.commands.answer(other, id, "c", ask["options"][0], ask["token"])
    house.now += 2 * 86_400
    await house.services.timeouts.expire(id)
    await house.count()
    found = {x.user: (await house.store.ratings.results_of(x.user, 1))[0]
             for x in await house.store.ratings.ratings_of([ann.id, bob.id])}  # fmt: skip
    loser, winner = (ann, bob) if first == 0 else (bob, ann)
    assert found[loser.id].gave_up and found[loser.id].place == 2
    assert found[winner.id].place == 1
    assert found[winner.id].pool == Pool("tithe", 2, "days")


async def test_what_is_not_rated_is_kept_without_a_rating(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    id = await house.table(ann, bob)
    await house.play(id, ann, bob)
    await house.count()
    assert await house.store.ratings.ratings_of([ann.id, bob.id]) == []
    (one,) = await house.store.ratings.results_of(ann.id, 5)
    assert one.skill is None and await house.store.ratings.results_of(ann.id, 5, rated=True) == []
    unfinished = await house.table(ann, bob)
    for user in (ann, bob):
        await house.services.commands.resign(user, unfinished, "r")
    await house.count()
    assert len(await house.store.ratings.results_of(ann.id, 5)) == 1  # nobody has finished it


async def test_a_rated_table_has_people_only_and_no_hints(house: House) -> None:
    (ann,) = await house.people("Ann")
    for seats, bots, hints in ((2, ["sensible"], False), (1, [], False), (2, [], True)):
        game = "architects"
        with pytest.raises(ApiError, match="bad-request"):
            await house.services.lobby.create(
                ann, NewTable(game, seats, bots=bots, hints=hints, rated=True)
            )


async def test_a_coach_is_for_one_person_among_bots(house: House) -> None:
    (ann,) = await house.people("Ann")
    for seats, bots, rated in ((2, [], False), (3, ["easy"], False), (2, [], True)):
        with pytest.raises(ApiError, match="a coach is for one person among bots"):
            await house.services.lobby.create(
                ann, NewTable("architects", seats, bots=bots, rated=rated, coached=True)
            )
    for seats, coached in ((1, True), (3, True), (3, False)):
        wish = NewTable("architects", seats, bots=["easy"] * (seats - 1), coached=coached)
        row = await house.services.lobby.create(ann, wish)
        assert (await house.services.directory.info(row.id, ann)).coached is coached


async def test_a_bot_may_have_a_character_of_its_game(house: House) -> None:
    (ann,) = await house.people("Ann")
    wish = NewTable("architects", 4, bots=["normal:builder", "easy:saint", "sensible"])
    row = await house.services.lobby.create(ann, wish)
    info = await house.services.directory.info(row.id, ann)
    assert [x.bot for x in info.seats] == ["", "normal:builder", "easy:saint", "sensible"]
    for game, bot in (
        ("architects", "normal:preacher"),
        ("architects", "normal:"),
        ("architects", "sensible:builder"),
        ("architects", "search:8"),
        ("tithe", "normal:builder"),
    ):
        with pytest.raises(ApiError, match="bots: fewer than seats, each of random, sensible"):
            await house.services.lobby.create(ann, NewTable(game, 2, bots=[bot]))


async def test_a_rematch_drops_a_character_the_game_has_lost(house: House) -> None:
    (ann,) = await house.people("Ann")
    row = await house.services.lobby.create(ann, NewTable("architects", 2, bots=["easy:saint"]))
    await house.services.lobby.start(ann, row.id)
    await house.services.commands.resign(ann, row.id, "r1")
    forgotten = update(db.seats).where(db.seats.c.table_id == row.id, db.seats.c.seat == 1)
    await house.store.database.do(forgotten.values(bot="easy:forgotten"))
    again = await house.services.lobby.rematch(ann, row.id)
    assert [x.bot for x in await house.store.tables.seats(again.id)] == ["", "easy"]


async def test_solo_results_by_level(house: House) -> None:
    (ann,) = await house.people("Ann")
    for n, level in enumerate(("constantine", "helena", "helena")):
        row = await house.services.lobby.create(ann, NewTable("architects", 1, {"solo": level}))
        await house.services.lobby.start(ann, row.id)
        await house.play(row.id, ann, seed=n)
    await house.count()
    tallies = {x.level: x for x in await house.store.ratings.tallies(ann.id)}
    assert {level: x.played for level, x in tallies.items()} == {
        '{"solo":"constantine"}': 1,
        '{"solo":"helena"}': 2,
    }
    helena = tallies['{"solo":"helena"}']
    assert helena.solo and not helena.people and helena.beatable == 2
    points = [
        x.points for x in await house.store.ratings.results_of(ann.id, 9) if "helena" in x.level
    ]
    assert helena.best == max(points)
    assert helena.won == len(
        [
            x
            for x in await house.store.ratings.results_of(ann.id, 9)
            if "helena" in x.level and x.place == 1
        ]
    )


async def test_points_alone_have_no_place(house: House) -> None:
    (ann,) = await house.people("Ann")
    row = await house.services.lobby.create(ann, NewTable("hadrians_wall", 1))
    await house.services.lobby.start(ann, row.id)
    await house.play(row.id, ann)
    await house.count()
    (one,) = await house.store.ratings.tallies(ann.id)
    assert one.level == '{"difficulty":"easy"}'
    assert (one.played, one.won, one.beatable) == (1, 0, 0)


async def test_a_guests_games_become_the_accounts(house: House) -> None:
    guest, user, bob, cid = await house.people("Guest", "User", "Bob", "Cid")
    for n, pair in enumerate(((guest, bob), (user, bob), (guest, user))):
        await house.play(await house.table(*pair, rated=True), *pair, seed=n)
    three = await house.table(guest, bob, cid, rated=True)
    await house.play(three, guest, bob, cid)
    await house.count()
    before = {x.pool: x for x in await house.store.ratings.ratings_of([user.id])}
    (theirs,) = [x for x in await house.store.ratings.ratings_of([guest.id]) if x.pool.players == 3]
    await leave(house.store.database, guest.id, user)
    after = {x.pool: x for x in await house.store.ratings.ratings_of([user.id])}
    assert after[TITHE] == before[TITHE]  # their own stays
    assert after[theirs.pool].skill == theirs.skill
    mine = await house.store.ratings.results_of(user.id, 10)
    assert len(mine) == 4  # of the table where both sat, one
    assert len([x for x in mine if x.skill is not None]) == 3
    assert await house.store.ratings.results_of(guest.id, 10) == []


async def test_a_guest_who_signs_in_before_the_count_is_counted(house: House) -> None:
    guest, user, bob = await house.people("Guest", "User", "Bob")
    id = await house.table(guest, bob, rated=True)
    await house.play(id, guest, bob)
    stale = [Result(id, n, x.id, TITHE, 2, "", 1.0, n + 1, 5) for n, x in enumerate((guest, bob))]
    await leave(house.store.database, guest.id, user)
    assert await house.store.ratings.count(id, stale, NEW, rate)
    assert [x.user for x in await house.store.ratings.results_of(user.id, 5)] == [user.id]
    assert len(await house.store.ratings.ratings_of([user.id, bob.id])) == 2


async def test_who_leaves_for_good_takes_their_results_along(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    for n in range(2):
        await house.play(await house.table(ann, bob, rated=True), ann, bob, seed=n)
    await house.services.results.count((await house.uncounted())[0])
    await leave(house.store.database, ann.id)
    await house.count()  # the second game: nobody is left to compare with
    assert await house.store.ratings.results_of(ann.id, 5) == []
    assert await house.store.ratings.ratings_of([ann.id]) == []
    (rating,) = await house.store.ratings.ratings_of([bob.id])
    assert rating.games == 1 and len(await house.store.ratings.results_of(bob.id, 5)) == 2


# -- friends and blocks ----------------------------------------------------------------------------


async def kinds(house: House, user: User) -> dict[str, str]:
    return {x.user: x.kind for x in await house.store.relationships.of(user.id)}


async def test_two_become_friends_and_part(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    for _ in range(2):  # asking again changes nothing
        await house.services.relationships.befriend(ann, bob.id)
    assert await kinds(house, ann) == {bob.id: "asked"}
    assert await kinds(house, bob) == {ann.id: "asks"}
    await house.services.relationships.befriend(bob, ann.id)
    assert await kinds(house, ann) == {bob.id: "friend"}
    assert await kinds(house, bob) == {ann.id: "friend"}
    await house.services.relationships.unfriend(ann, bob.id)
    assert await kinds(house, ann) == await kinds(house, bob) == {}
    await house.services.relationships.befriend(ann, bob.id)
    await house.services.relationships.unfriend(bob, ann.id)  # no
    assert await kinds(house, ann) == {}
    for wrong, code in ((ann.id, "bad-request"), ("nobody", "no-person")):
        with pytest.raises(ApiError, match=code):
            await house.services.relationships.befriend(ann, wrong)


async def test_two_who_ask_at_once_are_friends(house: House) -> None:
    people = await house.people(*[f"P{n}" for n in range(8)])
    for one, other in zip(people[::2], people[1::2], strict=True):
        await asyncio.gather(
            house.services.relationships.befriend(one, other.id),
            house.services.relationships.befriend(other, one.id),
        )
        assert await kinds(house, one) == {other.id: "friend"}
        assert await kinds(house, other) == {one.id: "friend"}


async def test_a_block_closes_every_door(house: House) -> None:
    ann, bob, cid = await house.people("Ann", "Bob", "Cid")
    for one, other in ((ann, bob), (bob, ann), (bob, cid), (cid, bob), (ann, cid), (cid, ann)):
        await house.services.relationships.befriend(one, other.id)
    services, store = house.services, house.store
    mine = await services.lobby.create(ann, NewTable("tithe", 3, public=True))
    theirs = await services.lobby.create(bob, NewTable("tithe", 3, public=True))
    await services.invitations.invite(ann, mine.id, bob.id)
    await services.invitations.invite(bob, theirs.id, ann.id)
    await services.relationships.block(ann, bob.id)
    assert await kinds(house, ann) == {bob.id: "blocked", cid.id: "friend"}
    assert await kinds(house, bob) == {cid.id: "friend"}  # nothing tells of it
    assert await store.invitations.of(ann.id, 9) == await store.invitations.of(bob.id, 9) == []

    async def refused(code: str, work: Any) -> None:
        with pytest.raises(ApiError) as error:
            await work
        assert error.value.code == code

    await refused("unwelcome", services.relationships.befriend(bob, ann.id))
    await refused("unwelcome", services.relationships.befriend(ann, bob.id))
    await refused("not-friends", services.invitations.invite(bob, theirs.id, ann.id))
    await refused("unwelcome", services.lobby.join(bob, mine.id, ""))
    await refused(
        "unwelcome", services.lobby.join(bob, mine.id, mine.link)
    )  # not by the link either
    await services.lobby.join(cid, mine.id, "")
    await refused("unwelcome", services.invitations.invite(cid, mine.id, bob.id))  # nor by a friend
    await refused("no-person", house.services.profiles.profile(bob, ann.id))
    assert await services.relationships.found(bob, "Ann") == []
    await store.relationships.remove(ann.id, bob.id, "blocked")
    await services.relationships.befriend(bob, ann.id)
    assert (await kinds(house, ann))[bob.id] == "asks"


async def test_nobody_is_found_but_by_their_exact_name(house: House) -> None:
    (guest,) = await house.people("Olena")
    olena = User("u-o", "Олена", "argon2", 5.0)
    twin = User("u-t", "олена ", "", 6.0)
    await house.store.accounts.add_user(olena)
    await house.store.accounts.add_user(twin)
    assert await house.services.relationships.found(guest, " ОЛЕНА") == [
        olena
    ]  # the twin is a guest
    assert await house.services.relationships.found(guest, "Олен") == []
    assert await house.services.relationships.found(olena, "Olena") == []
    await house.store.accounts.add_credential(
        Credential("w", twin.id, "mail", "t@example.org", "t", b"{}", 1.0, 1.0)
    )
    assert await house.services.relationships.found(guest, "Олена") == [olena, twin]
    await house.store.accounts.hide(olena.id, hidden=True)
    assert await house.services.relationships.found(guest, "Олена") == [twin]


async def test_ties_have_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, *others = await house.people("Ann", *[f"P{n}" for n in range(6)])
    monkeypatch.setattr(relationships, "MOST_RELATIONSHIPS", 3)
    for other in others[:3]:
        await house.services.relationships.befriend(ann, other.id)
    with pytest.raises(ApiError, match="too-many"):
        await house.services.relationships.befriend(ann, others[3].id)
    for other in others[3:]:
        await house.services.relationships.mute(ann, other.id)
    with pytest.raises(ApiError, match="too-many"):
        await house.services.relationships.block(ann, others[0].id)


async def test_a_guests_people_are_the_accounts(house: House) -> None:
    guest, user, bob, cid, dan = await house.people("Guest", "User", "Bob", "Cid", "Dan")
    for one, other in ((guest, bob), (bob, guest), (guest, cid), (dan, guest), (guest, user)):
        await house.services.relationships.befriend(one, other.id)
    await house.services.relationships.befriend(user, dan.id)
    await house.services.relationships.befriend(dan, user.id)
    await house.services.relationships.block(guest, cid.id)
    await house.services.relationships.befriend(user, cid.id)
    await house.services.relationships.mute(guest, bob.id)
    row = await house.services.lobby.create(bob, NewTable("tithe", 2))
    await house.services.invitations.invite(bob, row.id, guest.id)
    await leave(house.store.database, guest.id, user)
    found = sorted([(x.user, x.kind) for x in await house.store.relationships.of(user.id)])
    assert found == [
        (bob.id, "friend"),
        (bob.id, "muted"),
        (cid.id, "blocked"),
        (dan.id, "friend"),
    ]
    assert await kinds(house, cid) == {}
    assert await kinds(house, dan) == {user.id: "friend"}
    assert [x.table for x in await house.store.invitations.of(user.id, 9)] == [row.id]
    await leave(house.store.database, bob.id)
    assert bob.id not in await kinds(house, user)
    assert await house.store.invitations.of(user.id, 9) == []


# -- invitations, levels, rematch ------------------------------------------------------------------


async def test_a_friend_is_invited_and_sits_down_without_a_link(house: House) -> None:
    ann, bob, cid, dan = await house.people("Ann", "Bob", "Cid", "Dan")
    services, store = house.services, house.store
    row = await services.lobby.create(ann, NewTable("tithe", 3))
    with pytest.raises(ApiError, match="not-friends"):
        await services.invitations.invite(ann, row.id, bob.id)
    for one, other in ((ann, bob), (bob, ann), (ann, dan), (dan, ann)):
        await services.relationships.befriend(one, other.id)
    with pytest.raises(ApiError, match="not-yours"):
        await services.invitations.invite(bob, row.id, ann.id)  # who does not sit there
    for _ in range(2):
        await services.invitations.invite(ann, row.id, bob.id)
    await services.invitations.invite(ann, row.id, dan.id)
    (asked,) = await store.invitations.of(bob.id, 9)
    assert (asked.table, asked.by, asked.by_name) == (row.id, ann.id, "Ann")
    with pytest.raises(ApiError, match="not-yours"):
        await services.lobby.join(cid, row.id, "")
    assert await services.lobby.join(bob, row.id, "") == 1
    assert [x.user for x in await store.invitations.invited(row.id)] == [dan.id]
    await services.lobby.join(cid, row.id, row.link)
    await services.lobby.start(ann, row.id)
    assert await store.invitations.of(dan.id, 9) == []  # it has begun
    with pytest.raises(ApiError, match="not-open"):
        await services.invitations.invite(ann, row.id, dan.id)


async def believe(house: House, user: User, number: int) -> None:
    """A game that leaves somebody at this number."""
    (other,) = await house.people(f"Sparring {user.name}")
    id = await house.table(user, other, rated=True)
    await house.services.commands.resign(other, id, "r")
    skill = Skill(number * NEW.mu / 1000, 2.0)
    two = [Result(id, n, x.id, TITHE, 2, "", 1.0, n + 1, 0) for n, x in enumerate((user, other))]

    def judged(found: list[Result], before: list[Skill]) -> list[Skill]:
        return [skill if x.user == user.id else NEW for x in found]

    assert await house.store.ratings.count(id, two, NEW, judged)
    assert await house.number(user) == number


async def test_a_table_may_ask_for_its_owners_level(house: House) -> None:
    ann, bob, cid, dan = await house.people("Ann", "Bob", "Cid", "Dan")
    await believe(house, ann, 1420)
    await believe(house, bob, 1230)
    services, store = house.services, house.store
    row = await services.lobby.create(ann, NewTable("tithe", 2, public=True, level=True))
    seen = {
        x.name: (await house.services.admission.rooms([row], x))[row.id] for x in (ann, bob, cid)
    }
    assert seen["Ann"].fits and seen["Bob"].fits and not seen["Cid"].fits
    assert seen["Cid"].band == (1400, 1600) and seen["Cid"].level == (1220, 1620)
    assert not (await house.services.admission.rooms([row], None))[row.id].fits
    with pytest.raises(ApiError) as error:
        await services.lobby.join(cid, row.id, "")
    assert (error.value.code, error.value.detail) == ("other-level", "1220–1620")
    assert await services.lobby.join(bob, row.id, "") == 1
    assert await services.lobby.join(bob, row.id, "") == 1, "asked again, if the answer was lost"
    await services.lobby.start(ann, row.id)
    with pytest.raises(ApiError, match="not-open"):
        await services.lobby.join(cid, row.id, "")
    row = await services.lobby.create(ann, NewTable("tithe", 2, public=True, level=True))
    for one, other in ((ann, dan), (dan, ann)):
        await services.relationships.befriend(one, other.id)
    await services.invitations.invite(ann, row.id, dan.id)
    await services.lobby.join(dan, row.id, "")  # who is invited is welcome
    await services.lobby.leave(dan, row.id)
    await services.lobby.join(bob, row.id, "")
    await store.accounts.hide(ann.id, hidden=True)
    assert (await house.services.admission.rooms([row], cid))[row.id].band == ()
    # Another pool is another number.
    third = await services.lobby.create(ann, NewTable("tithe", 3, public=True, level=True))
    assert (await house.services.admission.rooms([third], cid))[third.id] == ((), (800, 1200), True)


async def test_a_rematch_is_one_table_and_invites_the_others(house: House) -> None:
    ann, bob, cid = await house.people("Ann", "Bob", "Cid")
    services, store = house.services, house.store
    id = await house.table(ann, bob, cid, rated=True, tempo=Tempo("days"))
    await house.play(id, ann, bob, cid)
    await services.relationships.block(cid, ann.id)
    made = await asyncio.gather(*[services.lobby.rematch(x, id) for x in (ann, bob, ann, bob)])
    assert len({x.id for x in made}) == 1
    new = made[0]
    assert (await services.lobby.rematch(cid, id)).id == new.id
    assert (new.game, new.seats, new.rated, new.options) == ("tithe", 3, True, {})
    assert new.tempo == (await services.repositories.tables.find(id)).tempo
    other = bob if new.owner == ann.id else ann
    invited = {x.user for x in await store.invitations.invited(new.id)}
    assert invited == ({bob.id} if new.owner == ann.id else {ann.id, cid.id})
    assert await services.lobby.join(other, new.id, "") == 1
    mine = [x.id for x in await store.tables.tables_of(ann.id, 50)]
    assert sorted(mine) == sorted({id, new.id})  # no table is left over


async def test_a_rematch_with_bots_has_the_same_bots(house: House) -> None:
    (ann,) = await house.people("Ann")
    row = await house.services.lobby.create(
        ann, NewTable("tithe", 3, bots=["random", "easy"], hints=True, coached=True)
    )
    await house.services.lobby.start(ann, row.id)
    await house.services.commands.resign(ann, row.id, "r")
    new = await house.services.lobby.rematch(ann, row.id)
    seats = await house.store.tables.seats(new.id)
    assert [(x.user, x.bot) for x in seats] == [(ann.id, ""), ("", "random"), ("", "easy")]
    assert new.hints and new.coached


# -- what is said ----------------------------------------------------------------------------------


async def test_who_is_muted_or_blocked_is_not_heard(house: House) -> None:
    ann, bob, cid = await house.people("Ann", "Bob", "Cid")
    row = await house.services.lobby.create(ann, NewTable("tithe", 3, public=True))
    for other in (bob, cid):
        await house.services.lobby.join(other, row.id, "")
    heard: dict[str, list[Any]] = {}

    async def hear(subject: str, body: bytes) -> None:
        heard.setdefault(subject, []).append(msgspec.json.decode(body))

    seats = [frames.subject(row.id, n) for n in range(3)]
    watching = frames.subject(row.id, WATCHER)
    for subject in [*seats, watching]:
        await house.services.bus.subscribe(subject, hear)
    await house.services.relationships.mute(ann, bob.id)
    await house.services.relationships.block(cid, bob.id)
    await house.services.chat.say(bob, row.id, "hush")
    await house.services.chat.say(ann, row.id, "hello")
    async with asyncio.timeout(30):
        while len(heard.get(watching, [])) < 2 or len(heard.get(seats[2], [])) < 1:
            await asyncio.sleep(0.01)
    said = {subject: [x["line"]["text"] for x in heard[subject]] for subject in seats}
    assert said == {seats[0]: ["hello"], seats[1]: ["hush", "hello"], seats[2]: ["hello"]}
    assert heard[watching] == [{"op": "chat", "table": row.id}] * 2  # they look for themselves
    assert await house.store.relationships.blocked_or_muted(ann.id) == {bob.id}
    await house.store.relationships.remove(ann.id, bob.id, "muted")
    assert await house.store.relationships.blocked_or_muted(ann.id) == set()


async def test_a_line_is_reported_once_by_those_who_sit_there(house: House) -> None:
    ann, bob, cid, eve = await house.people("Ann", "Bob", "Cid", "Eve")
    row = await house.services.lobby.create(ann, NewTable("tithe", 3, public=True))
    for other in (bob, cid):
        await house.services.lobby.join(other, row.id, "")
    line = await house.services.chat.say(bob, row.id, "you oaf")
    wrong = ((eve, line.n, "not-yours"), (bob, line.n, "bad-request"), (ann, 99, "bad-request"))
    for who, n, code in wrong:
        with pytest.raises(ApiError) as error:
            await house.services.chat.report(who, row.id, n, "")
        assert error.value.code == code
    for _ in range(2):
        await house.services.chat.report(ann, row.id, line.n, "an insult")
    await house.services.chat.report(cid, row.id, line.n, "")
    first, second = await house.store.reports.all(settled=False)
    assert (first.by, first.why, first.text, first.user) == (ann.id, "an insult", "you oaf", bob.id)
    assert second.by == cid.id
    assert await house.store.reports.settle(row.id, line.n, "warned", 7.0, remove=True) == 2
    assert await house.store.reports.settle(row.id, line.n, "again", 8.0, remove=True) == 0
    assert await house.store.reports.all(settled=False) == []
    assert {x.outcome for x in await house.store.reports.all(settled=True)} == {"warned"}
    assert await house.store.chat.lines(row.id, 0) == []
    await leave(house.store.database, bob.id)
    assert await house.store.reports.all(settled=True) == []  # what they said is gone


# -- profiles --------------------------------------------------------------------------------------


async def test_a_profile_tells_what_may_be_told(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    store = house.store
    for n in range(3):
        await house.play(await house.table(ann, bob, rated=True), ann, bob, seed=n)
        house.now += 60
        await house.count()
    row = await house.services.lobby.create(ann, NewTable("architects", 1, public=True))
    await house.services.lobby.start(ann, row.id)
    await house.play(row.id, ann)
    await house.count()
    own = await house.services.profiles.profile(ann, ann.id)
    (rating,) = own.ratings
    assert rating.games == 3 and len(rating.course) == 3
    assert [x.at for x in rating.course] == sorted([x.at for x in rating.course])
    assert rating.course[-1].rating == rating.rating == await house.number(ann)
    assert rating.course[0].spread > rating.course[-1].spread
    (tally,), (solo,) = own.games, own.solo
    assert (tally.game, tally.people, tally.played) == ("tithe", True, 3)
    assert (solo.game, solo.level, solo.played) == ("architects", {"solo": "constantine"}, 1)
    assert len(own.recent) == 4 and own.own
    seen = await house.services.profiles.profile(bob, ann.id)
    assert [x.table for x in seen.recent] == [row.id]  # private tables are not told of
    assert seen.ratings == own.ratings and not seen.own
    await house.services.relationships.befriend(bob, ann.id)
    assert (await house.services.profiles.profile(ann, bob.id)).tie == "asks"
    await store.accounts.hide(ann.id, hidden=True)
    with pytest.raises(ApiError, match="no-person"):
        await house.services.profiles.profile(bob, ann.id)
    assert (await house.services.profiles.profile(ann, ann.id)).hidden


async def test_all_of_it_is_in_the_file_one_takes_along(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    id = await house.table(ann, bob, rated=True)
    await house.play(id, ann, bob)
    await house.count()
    line = await house.services.chat.say(bob, id, "gg")
    await house.services.chat.report(ann, id, line.n, "why not")
    await house.services.relationships.befriend(ann, bob.id)
    await house.services.lobby.rematch(bob, id)
    await house.store.accounts.hide(ann.id, hidden=True)
    with zipfile.ZipFile(io.BytesIO(await house.services.account_data.export(ann))) as pack:
        account = msgspec.json.decode(pack.read("account.json"))
    assert account["hidden"] is True
    assert account["ratings"][0]["pool"]["game"] == "tithe"
    assert account["results"][0]["table"] == id
    assert account["people"][0]["name"] == "Bob"
    assert account["invitations"][0]["by"] == bob.id
    assert account["reports"][0]["why"] == "why not"
