"""The deal of the day: one try, the same luck, no key before its time."""

from __future__ import annotations

import asyncio
import io
import json
import random
import sys
import zipfile
import zlib
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from ludorum.games import prove
from ludorum.kernel import Record, verify
from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.deals import days, keys
from ludorum.server.deals.model import Entry, Try
from ludorum.server.deals.schemas import BesideInfo
from ludorum.server.deals.service import ranked
from ludorum.server.deals.worker import DealWorker
from ludorum.server.errors import ApiError
from ludorum.server.play.model import NewTable
from ludorum.server.play.proofs import Proofs
from ludorum.server.process_pool import ProcessPool
from ludorum.server.services import Repositories, Services
from ludorum.server.settings import Settings
from ludorum.server.store import schema as db
from ludorum.server.store.rows import User
from ludorum.soak.client import Http, Refused
from tests.server.askers import ask_everything, needles
from tests.server.parts import listening, make_services, set_clock

pytestmark = [
    pytest.mark.anyio,
    # What handlers are given by name, everywhere: a server of its own process does not mind.
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]
DAY, NEXT = date(2026, 11, 18), date(2026, 11, 19)
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
GAME = "hadrians_wall"  # the shortest
# Who is told to wait is told nothing else, and nothing would be found.
OFTEN = Settings(
    views_per_second=1e6, commands_per_second=1e6, tables_per_minute=1e6, sign_ins_per_minute=1e6
)


class House:
    """A house on a day in November; the test moves its clock."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.repositories
        self.deals = services.deals
        self.now = NOON
        set_clock(services, self.tick)

    def tick(self) -> float:
        self.now += 0.01
        return self.now

    async def person(self, name: str, *, guest: bool = False) -> User:
        user = User(f"u-{name}", name, "" if guest else "hash", self.now)
        assert await self.store.accounts.add_user(user)
        return user

    async def play(self, user: User, seed: int = 1, game: str = GAME, cookie: str = "") -> str:
        """Somebody's try to its end, at random."""
        id = await self.deals.begin(user, DAY, game, cookie or f"browser of {user.id}")
        rng = random.Random(seed)
        while True:
            now = await self.services.views.position(id, user)
            if now["over"]:
                await self.settled()
                return id
            option = rng.choice(now["ask"]["options"])
            token = now["ask"]["token"]
            await self.services.commands.answer(user, id, f"c{rng.random()}", option, token)

    async def settled(self) -> None:
        await DealWorker(self.deals).work()

    async def record(self, id: str, user: User | None = None) -> Record:
        body = await self.services.archive.replay(id, user)
        return Record.parse(body.decode().splitlines())


@pytest.fixture
async def house(store: Repositories) -> AsyncIterator[House]:
    bus = make_bus("memory")
    await bus.open()
    yield House(make_services(store, bus, Titles(), OFTEN))
    await bus.close()


def refused(code: str) -> Any:
    return pytest.raises(ApiError, match=f"^{code}")


# -- days and keys ---------------------------------------------------------------------------------


def test_a_day_is_open_as_long_as_it_is_that_day_anywhere() -> None:
    assert days.opens(DAY) == NOON - 26 * 3600
    assert days.closes(DAY) == NOON + 24 * 3600
    assert not days.is_open(DAY, days.opens(DAY) - 1) and days.is_open(DAY, days.opens(DAY))
    assert days.is_open(DAY, days.closes(DAY) - 1) and not days.is_open(DAY, days.closes(DAY))


def test_a_streak_ends_with_a_day_left_out_and_not_before_the_day_is_over() -> None:
    played = {date(2026, 11, x) for x in (10, 11, 12, 14, 16, 17)}
    assert days.run_of(played, DAY) == 2  # today may still come
    assert days.run_of(played | {DAY}, DAY) == 3
    assert days.run_of(played, NEXT) == 0
    assert days.longest_run(played) == 3


def test_no_key_says_anything_of_another() -> None:
    """Each is an HMAC under a secret that is never told: other inputs, other keys, no pattern."""
    secret = b"s" * 32
    made = [keys.key_of_day(secret, day) for day in days.around(DAY, 7, 7)]
    made += [keys.key_of_deal(made[0], game) for game in ("architects", "paladins")]
    assert len(set(made)) == 17 and all(len(x) == 32 for x in made)
    bits = [(int.from_bytes(a) ^ int.from_bytes(b)).bit_count() for a in made for b in made[:5]]
    assert all(80 < n < 176 for n in bits if n)
    assert keys.key_of_day(b"t" * 32, DAY) not in made


# -- the key comes when the day is over, and not before --------------------------------------------


async def test_fingerprints_come_a_week_before_and_keys_after(house: House) -> None:
    before = {x.day: x for x in await house.deals.week()}
    assert len(before) == 15 and before["2026-11-25"].commit
    assert [x.day for x in before.values() if x.key][-1] == "2026-11-17"
    house.now = days.closes(NEXT) - 60
    assert not next(x for x in await house.deals.week() if x.day == "2026-11-19").key
    house.now = days.closes(NEXT)
    after = {x.day: x for x in await house.deals.week()}
    told = after["2026-11-19"]
    assert told.commit == before["2026-11-19"].commit
    assert keys.fingerprint(bytes.fromhex(told.key)) == told.commit
    assert not after["2026-11-20"].key


async def test_another_process_has_the_same_keys(house: House) -> None:
    other = make_services(house.store, house.services.bus)
    set_clock(other, house.tick)
    assert await other.deals.week() == await house.deals.week()


async def test_nothing_of_a_deal_before_its_day_nor_after(house: House) -> None:
    ada = await house.person("Ada")
    house.now = days.opens(NEXT) - 1
    for asked in (
        house.deals.begin(ada, NEXT, GAME, "c"),
        house.deals.day(NEXT, ada),
        house.deals.results(NEXT, GAME, ada),
        house.deals.tables(NEXT, GAME),
    ):
        with refused("no-deal"):
            await asked
    house.now = days.closes(DAY)
    with refused("no-deal"):
        await house.deals.begin(ada, DAY, GAME, "c")
    assert await house.deals.begin(ada, NEXT, GAME, "c")
    with refused("no-deal"):
        await house.deals.begin(ada, NEXT, "chess", "c")


async def test_the_key_of_a_deal_is_in_no_record_while_others_may_play_it(house: House) -> None:
    ada, bea = await house.person("Ada"), await house.person("Bea")
    id = await house.play(ada)
    pool = ProcessPool(1)
    proofs = Proofs(house.services.archive, pool)
    for asked in (
        house.services.archive.replay(id, ada),
        proofs.proof(id, ada, "a"),
        house.services.history.play_on(ada, id, 3, 0, "p"),
        house.deals.tables(DAY, GAME),
    ):
        with refused("sealed"):
            await asked
    exported = zipfile.ZipFile(io.BytesIO(await house.services.account_data.export(ada)))
    assert not [name for name in exported.namelist() if name.startswith("games/")]
    steps, turns = await house.services.history.turns(id, ada)  # one's own game one may see again
    assert steps > 10 and turns

    house.now = days.closes(DAY)
    record = await house.record(id, bea)
    key = next(x.key for x in await house.deals.week() if x.day == "2026-11-18")
    assert record.key == keys.key_of_deal(bytes.fromhex(key), GAME).hex()
    assert record.dealing == "duplicate" and not prove(Titles().newest(GAME), record).problems
    assert (await proofs.proof(id, ada, "a")).promised
    on = await house.services.history.play_on(ada, id, 3, 0, "p")
    assert on.dealing == "" and on.commit != record.commit
    pool.close()


# -- one try, the same luck ------------------------------------------------------------------------


async def test_somebody_has_one_try(house: House) -> None:
    ada = await house.person("Ada")
    first = await house.deals.begin(ada, DAY, GAME, "c")
    assert await house.deals.begin(ada, DAY, GAME, "another browser") == first
    await house.play(ada)
    assert await house.deals.begin(ada, DAY, GAME, "c") == first
    assert await house.deals.begin(ada, DAY, "architects", "c") != first
    row = await house.services.lobby.rematch(ada, first)  # once more, with other luck
    assert row.dealing == "" and row.id != first


async def test_all_have_the_same_luck(house: House) -> None:
    records = []
    ids = [await house.play(await house.person(name), n) for n, name in enumerate(["Ada", "Bea"])]
    house.now = days.closes(DAY)
    for id in ids:
        records.append(await house.record(id))
        assert verify(Titles().newest(GAME), records[-1]).problems == []
    first, second = ([x[2] for x in record.entries if x[1] == -1] for record in records)
    n = min(len(first), len(second))
    assert records[0].entries != records[1].entries
    assert records[0].key == records[1].key
    # A card only one of them still has lying there comes to that one alone; with other luck hardly
    # one in ten would be alike.
    assert sum(a == b for a, b in zip(first[:n], second[:n], strict=True)) > n * 0.5


async def test_there_is_no_help_and_undo_only_until_chance(house: House) -> None:
    ada, bea = await house.person("Ada"), await house.person("Bea")
    id = await house.deals.begin(ada, DAY, "architects", "c")
    info = await house.services.directory.info(id, ada)
    assert not info.hints and not info.public
    with refused("not-yours"):
        await house.services.views.position(id, bea)
    live = await house.services.cache.current(id)
    assert live.undoable(0)[0] < 0  # the cards are dealt
    with refused("not-yours"):
        await house.services.lobby.join(bea, id, "")


# -- what counts -----------------------------------------------------------------------------------


async def test_a_result_is_what_the_record_says(house: House) -> None:
    people = [await house.person(name) for name in ("Ada", "Bea", "Cyd")]
    ids = [await house.play(user, n) for n, user in enumerate(people)]
    shown = await house.deals.results(DAY, GAME, people[0])
    assert shown.players == 3 and not shown.over and shown.shown
    assert [x.points for x in shown.rows] == sorted(shown.spread, reverse=True)
    house.now = days.closes(DAY)
    for id in ids:
        record = await house.record(id)
        row = next(x for x in shown.rows if x.table == id)
        assert row.points == record.result[0] and 0 < row.took < 3600
    assert shown.rows[0].place == 1


async def test_results_and_replays_wait_until_one_has_played(house: House) -> None:
    ada, bea = await house.person("Ada"), await house.person("Bea")
    id = await house.play(ada)
    for asking in (bea, None):
        hidden = await house.deals.results(DAY, GAME, asking)
        assert hidden.players == 0 or not hidden.rows
        assert not hidden.shown and not hidden.spread
        with refused("not-yours"):
            await house.services.history.turns(id, asking)
    await house.deals.begin(bea, DAY, GAME, "c")
    await house.settled()
    with refused("not-yours"):  # begun is not played
        await house.services.history.turns(id, bea)
    await house.play(bea)
    assert (await house.services.history.turns(id, bea))[0] > 10
    assert [x.table for x in (await house.deals.results(DAY, GAME, bea)).rows if not x.mine] == [id]
    with refused("not-yours"):
        await house.services.history.turns(id, None)
    house.now = days.closes(DAY)
    assert (await house.services.history.turns(id, None))[0] > 10


async def test_who_leaves_or_is_late_has_no_result(house: House) -> None:
    ada, bea, cyd = [await house.person(x) for x in ("Ada", "Bea", "Cyd")]
    id = await house.deals.begin(ada, DAY, GAME, "a")
    await house.services.commands.resign(ada, id, "r")
    await house.deals.begin(cyd, DAY, GAME, "c")
    await house.settled()
    told = await house.deals.day(DAY, ada)
    assert next(x.mine for x in told.deals if x.game == GAME).outcome == "left"  # type: ignore[union-attr]
    assert await house.deals.begin(ada, DAY, GAME, "a") == id  # and no second try

    await house.deals.begin(bea, DAY, GAME, "b")
    house.now = days.closes(DAY) + 1
    await house.play(bea)
    house.now = days.closes(DAY) + 7200
    await house.settled()
    outcomes = {x.outcome for user in (bea, cyd) for x in await house.store.deals.of(user.id, DAY)}
    assert outcomes == {"late"}
    results = await house.deals.results(DAY, GAME, bea)
    assert results.players == 0 and results.rows == []


async def test_a_second_name_in_the_same_browser_is_marked(house: House) -> None:
    ada, twin, bea = [await house.person(x) for x in ("Ada", "Twin", "Bea")]
    for user, cookie in ((ada, "one"), (twin, "one"), (bea, "two")):
        await house.play(user, cookie=cookie)
    await house.settled()
    found = await house.deals.results(DAY, GAME, ada)
    assert found.players == 2 and len(found.spread) == 2
    assert {(x.name, x.place > 0, x.mark) for x in found.rows} == {
        ("Ada", True, ""), ("Bea", True, ""), ("Twin", False, "browser"),
    }  # fmt: skip
    tries = await house.store.deals.of(ada.id, DAY)
    await house.deals.begin(ada, DAY, "architects", "one")
    assert "one" not in tries[0].browser  # not what the browser is called


async def test_guests_count_among_guests_and_keep_their_try(house: House) -> None:
    ada, guest = await house.person("Ada"), await house.person("Gil", guest=True)
    await house.play(ada)
    await house.play(guest, 2)
    found = await house.deals.results(DAY, GAME, guest)
    assert [x.name for x in found.rows] == ["Ada"] and [x.name for x in found.guests] == ["Gil"]
    assert found.players == 1 and found.guests[0].place == 1 and not found.guests[0].person
    mine = next(x.mine for x in (await house.deals.day(DAY, guest)).deals if x.game == GAME)
    assert mine is not None and mine.place == 1


async def test_a_guest_who_turns_out_to_be_somebody_had_the_second_try(house: House) -> None:
    ada, guest = await house.person("Ada"), await house.person("Gil", guest=True)
    mine = await house.play(ada)
    theirs = await house.play(guest, 2)
    other = await house.deals.begin(guest, DAY, "architects", "g")
    await house.settled()
    await house.services.account_data.adopt(guest, ada)
    marks = {x.table: x.mark for x in await house.store.deals.of(ada.id, DAY)}
    assert marks == {mine: "", theirs: "again", other: ""}
    found = await house.deals.results(DAY, GAME, ada)
    assert found.players == 1 and found.guests == []
    assert [(x.table, x.place > 0) for x in found.rows] == [(mine, True), (theirs, False)]


async def test_ones_tries_are_in_what_one_exports(house: House) -> None:
    ada = await house.person("Ada")
    table = await house.play(ada)
    await house.play(await house.person("Bea"))
    pack = zipfile.ZipFile(io.BytesIO(await house.services.account_data.export(ada)))
    (found,) = json.loads(pack.read("account.json"))["deals"]
    assert (found["table"], found["day"], found["game"]) == (table, DAY.isoformat(), GAME)
    assert found["outcome"] == "done" and found["user"] == ada.id


async def test_ones_own_place_is_that_in_the_table(house: House) -> None:
    """Counted by the store, and by looking through them all: people and guests, ties and rivals,
    some that do not count, another day and another deal."""
    rng, tries = random.Random(3), []
    for n in range(60):
        user = await house.person(f"P{n}", guest=n % 4 == 0)
        for day, game in ((DAY, GAME), (DAY, "tithe"), (NEXT, GAME)):
            one = Try(f"t{n} {day} {game}", user.id, day, game, float(n))
            await house.store.deals.begin(one)
            if n % 7:
                rival = rng.choice([None, 3, 9])
                points, won = rng.randrange(5), rng.random() < 0.5
                done = msgspec.structs.replace(
                    one, outcome="done", points=points, rival=rival, won=won
                )
                await house.store.deals.settle(done)
                tries.append(done)
    for day, game in ((DAY, GAME), (DAY, "tithe"), (NEXT, GAME)):
        entries = await house.store.deals.entries(day, game)
        for kind in (True, False):
            for place, x in ranked([x for x in entries if x.account is kind]):
                assert await house.store.deals.place_of(x.tried) == place
    assert len(tries) > 100


def test_a_place_costs_no_more_among_many() -> None:
    """Each counted by looking through all the others, a full day would hold up the house."""
    n = 20_000
    tries = [Try(f"t{i}", f"u{i}", DAY, GAME, 1.0, outcome="done", points=i // 2) for i in range(n)]
    began = process_time()
    places = [place for place, _ in ranked([Entry(x, "N", account=True) for x in tries])]
    assert places == [1 + i // 2 * 2 for i in range(n)]
    assert process_time() - began < 3


async def test_who_leaves_the_house_leaves_no_result(house: House) -> None:
    ada = await house.person("Ada")
    await house.play(ada)
    await house.settled()
    await house.services.account_data.erase(ada)
    found = await house.deals.results(DAY, GAME, None)
    assert found.players == 0


async def test_a_day_as_the_page_sees_it(house: House) -> None:
    ada = await house.person("Ada")
    told = await house.deals.day(DAY, None)
    assert {"architects", "paladins", "viscounts", "hadrians_wall", "hamlet"} <= {
        x.game for x in told.deals
    }
    assert told.streak is None and all(x.mine is None for x in told.deals)
    await house.play(ada)
    told = await house.deals.day(None, ada)
    mine = next(x for x in told.deals if x.game == GAME)
    assert mine.played == 1 and mine.mine is not None and mine.mine.place == 1
    assert told.streak is not None and (told.streak.now, told.streak.days) == (1, ["2026-11-18"])
    options = {str(house.deals.games_of(day)[GAME]) for day in days.around(DAY, 3, 3)}
    assert len(options) > 1  # another level from day to day


async def test_ties_share_a_place(house: House) -> None:
    people = [await house.person(name) for name in ("Ada", "Bea")]
    for user in people:
        await house.play(user, seed=7)
    found = await house.deals.results(DAY, GAME, people[0])
    assert [x.place for x in found.rows] == [1, 1]


# -- two games side by side ------------------------------------------------------------------------


async def everything(house: House, one: str, other: str, user: User | None) -> list[BesideInfo]:
    return await house.services.comparison.beside(one, other, range(10_000), user)


@pytest.mark.parametrize("game", [GAME, "architects", "paladins"])
async def test_what_two_did_at_the_same_point(house: House, game: str) -> None:
    ada, bea, cyd = [await house.person(x) for x in ("Ada", "Bea", "Cyd")]
    one, two = await house.play(ada, 1, game), await house.play(bea, 2, game)
    like = await house.play(cyd, 1, game)
    found = await everything(house, one, two, ada)
    # They saw the same until they answered otherwise, and the words are those of the records.
    equal = [x for x in found if x.same]
    assert equal and equal[0].one.prompt == equal[0].other.prompt  # type: ignore[union-attr]
    parted = next(i for i, x in enumerate(found) if x.other and x.other.played != x.one.played)
    assert all(x.same for x in found[: parted + 1]) and not found[parted + 1].same
    met = [x for x in found if x.other is not None]
    assert len(met) > len(found) / 3 and len({x.other.step for x in met}) == len(met)  # type: ignore[union-attr]
    backwards = await everything(house, two, one, ada)
    pairs = {(x.one.step, x.other.step) for x in met}  # type: ignore[union-attr]
    assert pairs == {(x.other.step, x.one.step) for x in backwards if x.other is not None}
    for x in met[:: len(met) // 3]:  # both lead to a position where just that was asked
        for table, told in ((one, x.one), (two, x.other)):
            shown = await house.services.history.at(table, ada, told.step, 0)  # type: ignore[union-attr]
            assert 0 in shown["waiting"] and not shown["over"]
    twin = await everything(house, one, like, ada)
    assert len(twin) == len(found) and all(x.same and x.other == x.one for x in twin)
    some = await house.services.comparison.beside(one, two, [met[1].one.step, 99_999], ada)
    assert some == [met[1]]


async def test_two_games_are_laid_side_by_side_where_both_replays_may_be_seen(house: House) -> None:
    ada, bea, eve = [await house.person(x) for x in ("Ada", "Bea", "Eve")]
    one, two = await house.play(ada), await house.play(bea, 2)
    begun = await house.deals.begin(eve, DAY, GAME, "e")
    for asking in (eve, None):  # begun is not played
        for pair in ((one, two), (two, one), (begun, one)):
            with refused("no"):
                await everything(house, *pair, asking)
    assert await everything(house, one, two, ada)  # and is held now: that changes nothing
    for asking in (eve, None):
        with refused("not-yours"):
            await everything(house, one, two, asking)
    with refused("no-replay"):
        await everything(house, one, begun, ada)
    other = await house.play(ada, 1, "hamlet")
    with refused("bad-request"):
        await everything(house, one, other, ada)
    alone = await house.services.lobby.create(ada, NewTable(GAME, 1))
    await house.services.lobby.start(ada, alone.id)
    await house.services.commands.resign(ada, alone.id, "r")
    with refused("bad-request"):
        await everything(house, one, alone.id, ada)
    house.now = days.closes(DAY)
    assert await everything(house, one, two, None)


# -- over HTTP -------------------------------------------------------------------------------------


class Served:
    """The house, with its doors open."""

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.url = url
        self.browsers: list[Http] = []

    async def browser(self, name: str) -> Http:
        http = Http(self.url)
        self.browsers.append(http)
        await http.guest(name)
        return http


@pytest.fixture
async def served(house: House) -> AsyncIterator[Served]:
    async with listening(house.services) as url:
        opened = Served(house, url)
        yield opened
        for http in opened.browsers:
            await http.close()


async def test_no_endpoint_tells_a_key_before_its_time(served: Served) -> None:
    """Whatever the description of the API offers, asked by a player, a stranger and nobody."""
    house = served.house
    house.now = days.opens(NEXT) - 3600
    ada, eve, nobody = [await served.browser(x) for x in ("Ada", "Eve", "Nobody")]
    nobody.http.cookies.clear()
    user = await house.services.accounts.who(ada.http.cookies["ludorum"])
    assert user is not None
    done = await house.play(user)
    running = (await ada.call("POST", f"/api/deals/{DAY}/architects"))["id"]

    secret = await house.deals._secret()
    hidden = [secret]
    for day in days.around(DAY, 0, 7):
        key = keys.key_of_day(secret, day)
        hidden += [key, *[keys.key_of_deal(key, game) for game in house.deals.games_of(day)]]
    told = needles(hidden)

    asked, answered = 0, set()
    for table, day, game in ((done, DAY, GAME), (running, NEXT, "architects")):
        known = {"table_id": table, "day": str(day), "game": game, "lang": "en", "step": "3"}
        known |= {"person": user.id, "user_id": user.id, "other_id": done}
        query = {"day": str(day), "since": "0", "steps": "0,1,2,3,4,5,6,7"}
        async for x in ask_everything([ada, eve, None], known, query):
            asked += 1
            if x.status < 300:
                answered.add(x.path)
            assert x.status != 429, x.address  # else nothing is said of it
            assert not [y for y in told if y in x.text], (x.method, x.address)
            if str(NEXT) in x.address:
                assert x.status >= 400, (x.method, x.address)
    assert asked > 300
    assert {f"/api/tables/{{table_id}}/{x}" for x in ("history", "at/{step}", "story")} < answered
    assert {"/api/deals", "/api/deals/{day}/{game}", "/api/tables/{table_id}"} < answered
    assert "/api/deals/beside/{table_id}/{other_id}" in answered
    position = await house.services.views.position(running, user)
    assert not [x for x in told if x in str(position).encode()]


async def test_a_try_is_played_on_when_its_day_is_over(served: Served) -> None:
    house, ada = served.house, await served.browser("Ada")
    user = await house.services.accounts.who(ada.http.cookies["ludorum"])
    assert user is not None
    path = f"/api/tables/{await house.play(user)}"
    on = {"step": 3, "seat": 0, "command_id": "on"}
    assert (await ada.call("GET", f"{path}/history"))["sealed"]
    with pytest.raises(Refused, match="sealed"):
        await ada.call("POST", f"{path}/play-on", on)
    house.now = days.closes(DAY)
    assert not (await ada.call("GET", f"{path}/history"))["sealed"]
    made = await ada.call("POST", f"{path}/play-on", on)
    assert made["status"] == "running" and not made["deal"]
    assert (await ada.call("GET", f"/api/tables/{made['id']}/view"))["ask"]


async def test_a_result_cannot_be_sent(served: Served) -> None:
    eve = await served.browser("Eve")
    begun = (await eve.call("POST", f"/api/deals/{DAY}/{GAME}"))["id"]
    again = await eve.call("POST", f"/api/deals/{DAY}/{GAME}", {"points": 99, "outcome": "done"})
    assert again["id"] == begun
    for method in ("PUT", "PATCH", "DELETE"):
        with pytest.raises(Refused) as refusal:
            await eve.call(method, f"/api/deals/{DAY}/{GAME}", {"points": 99})
        assert refusal.value.status == 405
    told = await eve.call("GET", f"/api/deals/?day={DAY}")
    mine = next(x["mine"] for x in told["deals"] if x["game"] == GAME)
    assert (mine["outcome"], mine["points"], mine["place"]) == ("", 0, 0)
    eve.csrf = "wrong"
    with pytest.raises(Refused, match="csrf"):
        await eve.call("POST", f"/api/deals/{DAY}/hamlet")


async def test_a_second_name_in_a_browser_is_seen_over_http(served: Served) -> None:
    http = await served.browser("Ada")
    await http.call("POST", f"/api/deals/{DAY}/{GAME}")
    kept = {k: v for k, v in http.http.cookies.items() if k.endswith("-deal")}
    assert len(kept) == 1
    other = await served.browser("Twin")
    other.http.cookies.update(kept)
    twin = (await other.call("POST", f"/api/deals/{DAY}/{GAME}"))["id"]
    found = await served.house.store.deals.at(twin)
    assert found is not None and found.mark == "browser"


async def test_the_script_of_the_docs_checks_a_day(served: Served, tmp_path: Path) -> None:
    house = served.house
    text = (Path(__file__).parents[2] / "docs" / "deal.md").read_text()
    script = text.partition("```python\n")[2].partition("```")[0]
    assert len(script.strip().splitlines()) <= 32
    file = tmp_path / "check.py"
    file.write_text(script)
    seen = next(x.commit for x in await house.deals.week() if x.day == str(DAY))
    for n, name in enumerate(["Ada", "Bea"]):
        id = await house.play(await house.person(name), n)
    await house.play(await house.person("Cyd"), 3, game="architects")

    async def check(fingerprint: str) -> tuple[int | None, str]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(file), served.url, str(DAY), fingerprint),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        out, _ = await process.communicate()
        return process.returncode, out.decode()

    house.now = days.closes(DAY)
    code, said = await check(seen)
    assert code == 0 and "3 tables, all dealt from the key" in said, said
    code, said = await check("0" * 64)
    assert code == 1 and "not the one whose fingerprint" in said
    forged = zlib.compress(
        (await house.services.archive.record(id)).replace(b"[-1,0,", b"[-1,1,", 1)
    )
    where = update(db.archive).where(db.archive.c.table_id == id)
    await house.store.database.do(where.values(packed=forged))
    code, said = await check(seen)
    assert code == 1 and f"table {id}" in said
