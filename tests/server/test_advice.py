"""Hints and reviews: who gets them, what they rest on, and that work survives its worker. On both
stores; what thinks is a real process."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludorum.bots.advice import WORTH
from ludorum.games import load, names
from ludorum.kernel import ManualDealer, Seat
from ludorum.server.advice import hints as hints_module
from ludorum.server.advice import reviews, thinking
from ludorum.server.advice.hints import Hints, question, seed_of
from ludorum.server.advice.worker import COSTLY, LEASE, TELL, Progress
from ludorum.server.bus import make_bus
from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.play import access, frame_types
from ludorum.server.play.clocks import Tempo
from ludorum.server.play.live_table import LiveTable
from ludorum.server.play.model import NewTable
from ludorum.server.process_pool import ProcessPool
from ludorum.server.services import Repositories, Services
from ludorum.server.store.rows import SeatRow, TableRow, User
from tests.server.house import person, play_on, serving, sit_down
from tests.server.parts import make_services, review_worker, set_clock, with_bots_by_hand
from tests.server.test_types import fits

ADA, BOB, EVE = [User(x, x.title(), "", 0.0) for x in ("ada", "bob", "eve")]
PEOPLE = [ADA, BOB]


def sent(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def row(**values: Any) -> TableRow:
    fixed: dict[str, Any] = {
        "id": "t", "game": "tithe", "epoch": 1, "seats": 2, "options": {}, "tempo": b"{}",
        "owner": "ada", "link": "", "commit": "", "created": 0.0, "status": "running",
    }  # fmt: skip
    return TableRow(**(fixed | values))


# -- where hints are given -------------------------------------------------------------------------

PERSON, OTHER, BOT = SeatRow(0, "ada"), SeatRow(1, "bob"), SeatRow(1, bot="sensible")
FREE, LEFT = SeatRow(1), SeatRow(1, "bob", "sensible")


@pytest.mark.parametrize(
    ("seats", "free"),
    [
        ([PERSON], True),
        ([PERSON, BOT], True),
        ([PERSON, OTHER], False),
        ([PERSON, FREE], False),  # somebody may come yet
        ([PERSON, LEFT], False),  # a bot plays on, but it is a game between people
    ],
)
def test_who_is_alone_gets_hints_and_people_who_meet_only_by_wish(
    seats: list[SeatRow], free: bool
) -> None:
    assert access.hints_allowed(row(), seats) is free
    assert access.hints_allowed(row(hints=True), seats)


# -- what a hint rests on --------------------------------------------------------------------------


def live_at(game: str, answers: int) -> LiveTable:
    title = load(game)
    people = [SeatRow(i, f"u{i}", "", f"P{i}") for i in range(2)]
    table = row(game=game, epoch=title.epoch, tempo=msgspec.json.encode(Tempo()))
    live = LiveTable.begin(table, people, title, b"key")
    for _ in range(answers):
        seat, ask = min(live.table.pending().items())
        live.answer(seat, title.sensible(title.derived.observe(live.table.state, seat), ask), None)
    return live


@pytest.mark.parametrize("game", names())
def test_what_thinks_is_told_nothing_that_is_hidden(game: str) -> None:
    """All that a seat cannot see is dealt anew: what goes to the other process stays the same, to
    the last byte, and so it tells nothing of where hidden cards lie."""
    title = load(game)
    differed = could = False
    for answers in (0, 3, 11):
        live = live_at(game, answers)
        seat = min(live.table.pending())
        seed, given = seed_of(live, seat), sent(question(live, seat, seed_of(live, seat)))
        could |= any(len(x) > 1 for x in title.derived.hidden(live.table.state, seat).values())
        for other in range(3):
            rand = random.Random(other).random
            doctored = live_at(game, answers)
            doctored.table = Seat(live.table, seat).imagine(rand, ManualDealer())
            differed |= doctored.digest() != live.digest()
            assert seed_of(doctored, seat) == seed
            assert sent(question(doctored, seat, seed)) == given
    # Where all that is hidden is the order of one deck, there is nothing to doctor.
    assert differed == could


def test_the_name_of_a_decision_is_what_the_seat_sees() -> None:
    live = live_at("architects", 12)
    seat = min(live.table.pending())
    one = seed_of(live, seat)
    token, ask = live.table.token(seat), live.table.pending()[seat]
    seen = set()
    for option in ask.options:
        other = live_at("architects", 12)
        other.answer(seat, option, None)
        if seat in other.table.pending():
            assert other.table.token(seat) > token
            seen.add((other.table.token(seat), seed_of(other, seat)))
    # The same token stands for several decisions, as after taking one back.
    assert len(seen) > len({t for t, _ in seen}) and one not in {x for _, x in seen}


# -- asking for one --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPool]:
    one = ProcessPool(1)
    yield one
    one.close()


@pytest.fixture
async def services(store: Repositories) -> AsyncIterator[Services]:
    bus = make_bus("memory")
    await bus.open()
    for user in (ADA, BOB, EVE):
        await store.accounts.add_user(user)
    made = with_bots_by_hand(make_services(store, bus))
    set_clock(made, lambda: 1000.0)
    yield made
    await bus.close()


def hints(services: Services, pool: ProcessPool, often: float = 100.0) -> Hints:
    return Hints(services.cache, pool, RateLimit(0.0, often), 2.0)


async def a_table(
    services: Services, seats: int = 2, bots: int = 0, hints: bool = False, game: str = "tithe"
) -> str:
    new = await services.lobby.create(
        ADA, NewTable(game, seats, bots=["sensible"] * bots, hints=hints)
    )
    if seats - bots > 1:
        await services.lobby.join(BOB, new.id, new.link)
    await services.lobby.start(ADA, new.id)
    return new.id


async def token(services: Services, id: str, user: User = ADA) -> int:
    return int((await services.views.position(id, user))["ask"]["token"])


@pytest.mark.anyio
async def test_a_hint_for_one_among_bots(services: Services, pool: ProcessPool) -> None:
    id = await a_table(services, 3, 2)
    asked = hints(services, pool)
    before = (await services.cache.current(id)).version
    told = sent(await asked.hint(ADA, id, await token(services, id)))
    assert fits(told, frame_types.Hint)
    ask = (await services.views.position(id, ADA))["ask"]
    assert told["token"] == ask["token"]
    for x in told["options"]:
        assert x["label"] == sent(ask["labels"][sent(ask["options"]).index(x["option"])])
    # Nobody can see that it was asked for, and it stays the same in another process.
    assert (await services.cache.current(id)).version == before
    assert sent(await hints(services, pool).hint(ADA, id, ask["token"])) == told


@pytest.mark.anyio
async def test_who_gets_none(services: Services, pool: ProcessPool) -> None:
    asked = hints(services, pool)
    strict, open_ = await a_table(services), await a_table(services, hints=True)

    async def refused(user: User, id: str, ask: int) -> str:
        with pytest.raises(ApiError) as e:
            await asked.hint(user, id, ask)
        return e.value.code

    now = await token(services, strict)
    assert await refused(ADA, strict, now) == "no-hints"
    assert await refused(EVE, strict, now) == "not-yours"
    assert await refused(ADA, "nowhere", 0) == "no-table"
    now = await token(services, open_)
    assert await refused(ADA, open_, now + 1) == "stale"
    assert (await asked.hint(BOB, open_, await token(services, open_, BOB)))["options"]
    again = await services.lobby.rematch(ADA, await finish(services, open_))
    assert again.hints, "what was allowed is allowed in the next game"
    assert await refused(ADA, open_, now) == "not-running"


@pytest.mark.anyio
async def test_thinking_is_limited_and_what_is_known_is_free(
    services: Services, pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = hints(services, pool, often=1)
    one, two = await a_table(services, 2, 1), await a_table(services, 2, 1)
    now = await token(services, one)
    told = await asyncio.gather(*[asked.hint(ADA, one, now) for _ in range(5)])
    assert all(x == told[0] for x in told)
    with pytest.raises(ApiError, match="too-many"):
        await asked.hint(ADA, two, await token(services, two))
    assert await asked.hint(ADA, one, now) == told[0]
    monkeypatch.setattr(hints_module, "WAITING", 0)
    with pytest.raises(ApiError, match="busy"):
        await asked.hint(ADA, two, await token(services, two))


@pytest.mark.anyio
async def test_one_who_goes_away_does_not_end_the_thought(
    services: Services, pool: ProcessPool
) -> None:
    id = await a_table(services, 2, 1)
    asked, now = hints(services, pool, often=1), await token(services, id)
    first = asyncio.create_task(asked.hint(ADA, id, now))
    while not asked._thoughts:
        await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert (await asked.hint(ADA, id, now))["options"]


@pytest.mark.anyio
async def test_a_killed_process_is_replaced(services: Services) -> None:
    own = ProcessPool(1)
    id = await a_table(services, 2, 1)
    before = set(multiprocessing.active_children())
    assert (await hints(services, own).hint(ADA, id, await token(services, id)))["options"]
    (worker,) = set(multiprocessing.active_children()) - before
    worker.kill()
    worker.join()
    again = await hints(services, own).hint(ADA, id, await token(services, id))
    assert again["options"]
    own.close()


# -- reviews ---------------------------------------------------------------------------------------


async def finish(services: Services, id: str, seed: int = 4) -> str:
    """Everybody answers at random to the end."""
    rng = random.Random(seed)
    while True:
        live = await services.cache.current(id)
        if live.row.status == "over":
            return id
        seat = live.waiting()[0]
        option = rng.choice(live.table.pending()[seat].options)
        if seat in live.bots():
            await services.commands.bot_answer(id, seat, option, live.table.token(seat))
        else:
            user = next(x for x in PEOPLE if x.id == live.seats[seat].user)
            await services.commands.answer(user, id, f"c{rng.random()}", option, None)


@pytest.mark.anyio
async def test_a_review_from_wish_to_findings(services: Services, pool: ProcessPool) -> None:
    id = await a_table(services, 3, 1)
    with pytest.raises(ApiError, match="no-replay"):
        await services.reviews.ask(ADA, id)
    await finish(services, id)
    for user in (EVE, None):
        with pytest.raises(ApiError, match="not-yours"):
            await services.reviews.progress(id, user)
    none = await services.reviews.progress(id, ADA)
    assert none["status"] == "none" and fits(sent(none), frame_types.Review)
    worker = review_worker(services, pool)
    assert not await worker.work(), "nobody has asked yet"
    with pytest.raises(ApiError, match="not-yours"):
        await services.reviews.ask(EVE, id)
    assert (await services.reviews.ask(BOB, id))["status"] == "waiting"
    assert await worker.work()
    told = sent(await services.reviews.progress(id, ADA))
    assert fits(told, frame_types.Review) and told["status"] == "done"
    assert told["done"] == told["total"] > 0
    people = {str(x.seat) for x in await services.repositories.tables.seats(id) if x.user}
    assert set(told["decisions"]) == people and len(people) == 2
    assert told["findings"], "somebody who answers at random has made mistakes"
    for x in told["findings"]:
        assert WORTH <= x["low"] <= x["cost"] <= x["high"]  # told in tenths, judged before
        # Where it leads to, this seat had this decision before it.
        shown = await services.history.at(id, ADA, x["step"], x["seat"])
        assert x["seat"] in shown["waiting"] and not shown["over"]
    for seat in people:
        own = [x["cost"] for x in told["findings"] if str(x["seat"]) == seat]
        assert own == sorted(own, reverse=True) and len(own) <= COSTLY
    # Once is enough.
    assert sent(await services.reviews.ask(ADA, id)) == told
    assert not await worker.work()


@pytest.mark.anyio
async def test_a_review_whose_worker_dies_is_taken_up_by_another(
    services: Services, pool: ProcessPool
) -> None:
    id = await finish(services, await a_table(services))
    await services.reviews.ask(ADA, id)
    assert (
        await services.repositories.reviews.claim(services.clock(), LEASE) == id
    )  # and nothing more is heard
    assert not await review_worker(services, pool).work(), "it may live yet"
    later = services.clock() + LEASE + 1
    set_clock(services, lambda: later)
    assert await review_worker(services, pool).work()
    assert (await services.reviews.progress(id, ADA))["status"] == "done"


@pytest.mark.anyio
async def test_whoever_waits_is_told_how_far_it_is(services: Services, pool: ProcessPool) -> None:
    id = await finish(services, await a_table(services))
    await services.reviews.ask(ADA, id)
    start = services.clock()
    assert await services.repositories.reviews.claim(start, LEASE) == id
    progress = Progress(services.repositories.reviews, id, services.clock)
    progress.total = 5
    await progress.one_more()
    assert (await services.reviews.progress(id, ADA))["done"] == 0, "not a note for every decision"
    set_clock(services, lambda: start + TELL)
    await progress.one_more()
    told = sent(await services.reviews.progress(id, BOB))
    assert fits(told, frame_types.Review)
    assert (told["status"], told["done"], told["total"]) == ("waiting", 2, 5)
    assert await services.repositories.reviews.claim(start + LEASE, LEASE) is None, (
        "it is still at work"
    )


@pytest.mark.anyio
async def test_a_game_that_cannot_be_reviewed_says_so_once(
    services: Services, pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finish(services, await a_table(services))
    await services.reviews.ask(ADA, id)
    monkeypatch.setattr(services.titles, "_held", {})  # its rules are gone
    assert await review_worker(services, pool).work()
    told = sent(await services.reviews.progress(id, ADA))
    assert told["status"] == "failed" and fits(told, frame_types.Review)
    assert not await review_worker(services, pool).work()


@pytest.mark.anyio
async def test_only_what_was_decided_here_is_reviewed(services: Services) -> None:
    """A game that went on from another one begins with answers nobody gave here."""
    old = await finish(services, await a_table(services))
    steps = (await services.history.turns(old, ADA))[0]
    new = await services.history.play_on(ADA, old, steps // 2, 0, "c1")
    await finish(services, new.id)
    found, record, title = await services.archive.game(new.id, ADA)
    made = reviews.decisions(
        title, record, await services.repositories.tables.seats(new.id), found.taken
    )
    assert made and all(x.upto >= found.taken > 0 and x.seat == 0 for x in made)


def test_the_same_game_is_judged_the_same() -> None:
    live = live_at("tithe", 12)
    past = thinking.PlayedGame(("tithe", ""), 2, {}, live.table.log, "seed")
    upto = next(
        i
        for i, (_, who, _) in enumerate(past.entries)
        if who >= 0 and len(past.before(i).pending()[who].options) > 2
    )
    assert thinking.glance(past, upto) == thinking.glance(past, upto)


# -- over the wire ---------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.usefixtures("hanging_up")
async def test_a_hint_and_a_review_over_http(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        http, play, id = await sit_down(server, 2, 1, game="tithe")
        path = f"/api/tables/{id}"
        assert (await http.call("GET", path))["hints"]
        ask = play.positions[id]["ask"]
        told = await http.call("POST", f"{path}/hint", {"ask": ask["token"]})
        assert fits(told, frame_types.Hint) and told["options"][0]["option"] in ask["options"]
        await play_on(play, id, random.Random(1))
        await http.call("POST", f"{path}/review")
        async with asyncio.timeout(240):
            while (said := await http.call("GET", f"{path}/review"))["status"] == "waiting":
                await asyncio.sleep(0.2)
        assert fits(said, frame_types.Review) and said["status"] == "done"
        await person(server, "Bob")
        shared = await http.call("POST", "/api/tables/", {"game": "tithe", "seats": 2})
        assert not shared["hints"]
