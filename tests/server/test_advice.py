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
from ludorum.server import advice, history, review
from ludorum.server.advice import Hints, allowed, question, seed_of
from ludorum.server.bus import make_bus
from ludorum.server.clocks import Tempo
from ludorum.server.errors import ApiError
from ludorum.server.live import Live
from ludorum.server.model import NewTable, ReviewRow, SeatRow, TableRow, User
from ludorum.server.rates import Rates
from ludorum.server.store import Store
from ludorum.server.tables import Tables
from ludorum.server.titles import Titles
from ludorum.server.together.rematch import rematch
from ludorum.server.web import frames
from ludorum.server.workers import think
from ludorum.server.workers.pool import Pool
from ludorum.server.workers.reviews import COSTLY, LEASE, TELL, Reviews, Work
from tests.server.house import person, play_on, serving, sit_down
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
    assert allowed(row(), seats) is free
    assert allowed(row(hints=True), seats)


# -- what a hint rests on --------------------------------------------------------------------------


def live_at(game: str, answers: int) -> Live:
    title = load(game)
    people = [SeatRow(i, f"u{i}", "", f"P{i}") for i in range(2)]
    table = row(game=game, epoch=title.epoch, tempo=msgspec.json.encode(Tempo()))
    live = Live.begin(table, people, title, b"key")
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
        could |= any([len(x) > 1 for x in title.derived.hidden(live.table.state, seat).values()])
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
def pool() -> Iterator[Pool]:
    one = Pool(1)
    yield one
    one.close()


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    bus = make_bus("memory")
    await bus.open()
    for user in (ADA, BOB, EVE):
        await store.add_user(user)
    yield Tables(store, bus, Titles(), clock=Hands())
    await bus.close()


class Hands:
    """A clock that somebody sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def hints(tables: Tables, pool: Pool, often: float = 100.0) -> Hints:
    return Hints(tables, pool, Rates(0.0, often))


async def a_table(
    tables: Tables, seats: int = 2, bots: int = 0, hints: bool = False, game: str = "tithe"
) -> str:
    new = await tables.create(ADA, NewTable(game, seats, bots=["sensible"] * bots, hints=hints))
    if seats - bots > 1:
        await tables.join(BOB, new.id, new.link)
    await tables.start(ADA, new.id)
    return new.id


async def token(tables: Tables, id: str, user: User = ADA) -> int:
    return int((await tables.position(id, user))["ask"]["token"])


@pytest.mark.anyio
async def test_a_hint_for_one_among_bots(tables: Tables, pool: Pool) -> None:
    id = await a_table(tables, 3, 2)
    asked = hints(tables, pool)
    before = (await tables.current(id)).version
    told = sent(await asked.hint(ADA, id, await token(tables, id)))
    assert fits(told, frames.Hint)
    ask = (await tables.position(id, ADA))["ask"]
    assert told["token"] == ask["token"]
    for x in told["options"]:
        assert x["label"] == sent(ask["labels"][sent(ask["options"]).index(x["option"])])
    # Nobody can see that it was asked for, and it stays the same in another process.
    assert (await tables.current(id)).version == before
    assert sent(await hints(tables, pool).hint(ADA, id, ask["token"])) == told


@pytest.mark.anyio
async def test_who_gets_none(tables: Tables, pool: Pool) -> None:
    asked = hints(tables, pool)
    strict, open_ = await a_table(tables), await a_table(tables, hints=True)

    async def refused(user: User, id: str, ask: int) -> str:
        with pytest.raises(ApiError) as e:
            await asked.hint(user, id, ask)
        return e.value.code

    now = await token(tables, strict)
    assert await refused(ADA, strict, now) == "no-hints"
    assert await refused(EVE, strict, now) == "not-yours"
    assert await refused(ADA, "nowhere", 0) == "no-table"
    now = await token(tables, open_)
    assert await refused(ADA, open_, now + 1) == "stale"
    assert (await asked.hint(BOB, open_, await token(tables, open_, BOB)))["options"]
    again = await rematch(tables, ADA, await finish(tables, open_))
    assert again.hints, "what was allowed is allowed in the next game"
    assert await refused(ADA, open_, now) == "not-running"


@pytest.mark.anyio
async def test_thinking_is_limited_and_what_is_known_is_free(
    tables: Tables, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = hints(tables, pool, often=1)
    one, two = await a_table(tables, 2, 1), await a_table(tables, 2, 1)
    now = await token(tables, one)
    told = await asyncio.gather(*[asked.hint(ADA, one, now) for _ in range(5)])
    assert all([x == told[0] for x in told])
    with pytest.raises(ApiError, match="too-many"):
        await asked.hint(ADA, two, await token(tables, two))
    assert await asked.hint(ADA, one, now) == told[0]
    monkeypatch.setattr(advice, "WAITING", 0)
    with pytest.raises(ApiError, match="busy"):
        await asked.hint(ADA, two, await token(tables, two))


@pytest.mark.anyio
async def test_one_who_goes_away_does_not_end_the_thought(tables: Tables, pool: Pool) -> None:
    id = await a_table(tables, 2, 1)
    asked, now = hints(tables, pool, often=1), await token(tables, id)
    first = asyncio.create_task(asked.hint(ADA, id, now))
    while not asked._thoughts:
        await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert (await asked.hint(ADA, id, now))["options"]


@pytest.mark.anyio
async def test_a_killed_process_is_replaced(tables: Tables) -> None:
    own = Pool(1)
    id = await a_table(tables, 2, 1)
    before = set(multiprocessing.active_children())
    assert (await hints(tables, own).hint(ADA, id, await token(tables, id)))["options"]
    (worker,) = set(multiprocessing.active_children()) - before
    worker.kill()
    worker.join()
    again = await hints(tables, own).hint(ADA, id, await token(tables, id))
    assert again["options"]
    own.close()


# -- reviews ---------------------------------------------------------------------------------------


async def finish(tables: Tables, id: str, seed: int = 4) -> str:
    """Everybody answers at random to the end."""
    rng = random.Random(seed)
    while True:
        live = await tables.current(id)
        if live.row.status == "over":
            return id
        seat = live.waiting()[0]
        option = rng.choice(live.table.pending()[seat].options)
        if seat in live.bots():
            await tables.bot_answer(id, seat, option, live.table.token(seat))
        else:
            user = next(x for x in PEOPLE if x.id == live.seats[seat].user)
            await tables.answer(user, id, f"c{rng.random()}", option, None)


@pytest.mark.anyio
async def test_the_claim_of_a_review(store: Store) -> None:
    for n in (1, 2):
        await store.add_table(row(id=f"t{n}"), [], b"")
        assert await store.review(f"t{n}") is None
        await store.want_review(f"t{n}", 50.0 - n)
        await store.want_review(f"t{n}", 99.0)  # once is enough
    got = await asyncio.gather(*[store.claim_review(100.0, 10.0) for _ in range(6)])
    assert sorted([x for x in got if x]) == ["t1", "t2"]
    assert await store.claim_review(109.0, 10.0) is None
    await store.set_review("t2", ReviewRow(3, 9), 200.0)
    assert await store.claim_review(110.0, 10.0) == "t1"  # its worker has died
    assert await store.review("t2") == ReviewRow(3, 9)
    await store.set_review("t2", ReviewRow(9, 9, b"said"), 0.0)
    await store.set_review("t2", ReviewRow(9, 9, b"otherwise"), 0.0)
    assert await store.review("t2") == ReviewRow(9, 9, b"said")
    assert await store.claim_review(300.0, 10.0) == "t1"


@pytest.mark.anyio
async def test_many_who_claim_at_once_all_get_a_review_of_their_own(store: Store) -> None:
    ids = [f"t{n}" for n in range(8)]
    for id in ids:
        await store.add_table(row(id=id), [], b"")
        await store.want_review(id, 0.0)
    got = await asyncio.gather(*[store.claim_review(100.0, 10.0) for _ in ids])
    assert sorted([x for x in got if x]) == ids


@pytest.mark.anyio
async def test_a_review_from_wish_to_findings(tables: Tables, pool: Pool) -> None:
    id = await a_table(tables, 3, 1)
    with pytest.raises(ApiError, match="no-replay"):
        await review.ask(tables, ADA, id)
    await finish(tables, id)
    for user in (EVE, None):
        with pytest.raises(ApiError, match="not-yours"):
            await review.told(tables, id, user)
    none = await review.told(tables, id, ADA)
    assert none["status"] == "none" and fits(sent(none), frames.Review)
    worker = Reviews(tables, pool)
    assert not await worker.work(), "nobody has asked yet"
    with pytest.raises(ApiError, match="not-yours"):
        await review.ask(tables, EVE, id)
    assert (await review.ask(tables, BOB, id))["status"] == "waiting"
    assert await worker.work()
    told = sent(await review.told(tables, id, ADA))
    assert fits(told, frames.Review) and told["status"] == "done"
    assert told["done"] == told["total"] > 0
    people = {str(x.seat) for x in await tables.store.seats(id) if x.user}
    assert set(told["decisions"]) == people and len(people) == 2
    assert told["findings"], "somebody who answers at random has made mistakes"
    for x in told["findings"]:
        assert WORTH <= x["low"] <= x["cost"] <= x["high"]  # told in tenths, judged before
        # Where it leads to, this seat had this decision before it.
        shown = await history.at(tables, id, ADA, x["step"], x["seat"])
        assert x["seat"] in shown["waiting"] and not shown["over"]
    for seat in people:
        own = [x["cost"] for x in told["findings"] if str(x["seat"]) == seat]
        assert own == sorted(own, reverse=True) and len(own) <= COSTLY
    # Once is enough.
    assert sent(await review.ask(tables, ADA, id)) == told
    assert not await worker.work()


@pytest.mark.anyio
async def test_a_review_whose_worker_dies_is_taken_up_by_another(
    tables: Tables, pool: Pool
) -> None:
    id = await finish(tables, await a_table(tables))
    await review.ask(tables, ADA, id)
    assert await tables.store.claim_review(tables.clock(), LEASE) == id  # and nothing more is heard
    assert not await Reviews(tables, pool).work(), "it may live yet"
    assert isinstance(tables.clock, Hands)
    tables.clock.now += LEASE + 1
    assert await Reviews(tables, pool).work()
    assert (await review.told(tables, id, ADA))["status"] == "done"


@pytest.mark.anyio
async def test_whoever_waits_is_told_how_far_it_is(tables: Tables, pool: Pool) -> None:
    id = await finish(tables, await a_table(tables))
    await review.ask(tables, ADA, id)
    start = tables.clock()
    assert await tables.store.claim_review(start, LEASE) == id
    work = Work(tables, pool, id, start)
    work.total = 5
    await work.go_on()
    assert (await review.told(tables, id, ADA))["done"] == 0, "not a note for every decision"
    assert isinstance(tables.clock, Hands)
    tables.clock.now += TELL
    await work.go_on()
    told = sent(await review.told(tables, id, BOB))
    assert fits(told, frames.Review)
    assert (told["status"], told["done"], told["total"]) == ("waiting", 2, 5)
    assert await tables.store.claim_review(start + LEASE, LEASE) is None, "it is still at work"


@pytest.mark.anyio
async def test_a_game_that_cannot_be_reviewed_says_so_once(
    tables: Tables, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finish(tables, await a_table(tables))
    await review.ask(tables, ADA, id)
    monkeypatch.setattr(tables.titles, "_held", {})  # its rules are gone
    assert await Reviews(tables, pool).work()
    told = sent(await review.told(tables, id, ADA))
    assert told["status"] == "failed" and fits(told, frames.Review)
    assert not await Reviews(tables, pool).work()


@pytest.mark.anyio
async def test_only_what_was_decided_here_is_reviewed(tables: Tables) -> None:
    """A game that went on from another one begins with answers nobody gave here."""
    old = await finish(tables, await a_table(tables))
    steps = (await history.turns(tables, old, ADA))[0]
    new = await history.play_on(tables, ADA, old, steps // 2, 0, "c1")
    await finish(tables, new.id)
    found, record, title = await history.finished(tables, new.id, ADA)
    made = review.decisions(title, record, await tables.store.seats(new.id), found.taken)
    assert made and all([x.upto >= found.taken > 0 and x.seat == 0 for x in made])


def test_the_same_game_is_judged_the_same() -> None:
    live = live_at("tithe", 12)
    past = think.Past("tithe", 2, {}, live.table.log, "seed")
    upto = next(
        i
        for i, (_, who, _) in enumerate(past.entries)
        if who >= 0 and len(past.before(i).pending()[who].options) > 2
    )
    assert think.glance(past, upto) == think.glance(past, upto)


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
        assert fits(told, frames.Hint) and told["options"][0]["option"] in ask["options"]
        await play_on(play, id, random.Random(1))
        await http.call("POST", f"{path}/review")
        async with asyncio.timeout(240):
            while (said := await http.call("GET", f"{path}/review"))["status"] == "waiting":
                await asyncio.sleep(0.2)
        assert fits(said, frames.Review) and said["status"] == "done"
        await person(server, "Bob")
        shared = await http.call("POST", "/api/tables/", {"game": "tithe", "seats": 2})
        assert not shared["hints"]
