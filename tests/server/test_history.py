"""The past of a table: what was told, every position, the game played on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from ludorum.games import load, prove
from ludorum.kernel import WATCHER, Record, forced
from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.play.frames import subject
from ludorum.server.play.history import MOST
from ludorum.server.play.live_table import effective
from ludorum.server.play.model import NewTable
from ludorum.server.play.proofs import Proofs
from ludorum.server.play.steps import walk
from ludorum.server.process_pool import ProcessPool
from ludorum.server.services import Repositories, Services
from ludorum.server.store.rows import TableRow, User
from ludorum.titles.frames import redacted
from tests.server.parts import make_services, with_bots_by_hand

pytestmark = pytest.mark.anyio
NOBODY = ProcessPool(1)  # refusals come before any work: none is ever started


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.people: list[User] = []
        self.heard: dict[int, dict[int, list[Any]]] = {}  # seat -> version -> events
        self.frames: dict[int, dict[int, dict[str, Any]]] = {}  # seat -> version -> frame
        self.rng = random.Random(3)
        self.n = 0

    async def table(
        self,
        seats: int,
        game: str = "architects",
        options: dict[str, str] | None = None,
        public: bool = True,
    ) -> str:
        for i in range(len(self.people), seats):
            user = User(f"u{i}", f"P{i}", "", 0.0)
            await self.services.repositories.accounts.add_user(user)
            self.people.append(user)
        row = await self.services.lobby.create(
            self.people[0], NewTable(game, seats, options or {}, public=public)
        )
        for other in self.people[1:seats]:
            await self.services.lobby.join(other, row.id, row.link)
        for seat in (*range(seats), *([WATCHER] if public else [])):
            self.heard[seat] = {}
            self.frames[seat] = {}
            await self.services.bus.subscribe(subject(row.id, seat), self.ear(seat))
        await self.services.lobby.start(self.people[0], row.id)
        return row.id

    def ear(self, seat: int) -> Any:
        async def hear(_subject: str, body: bytes) -> None:
            told = msgspec.json.decode(body)
            if told["op"] == "update":
                self.heard[seat][told["frame"]["version"]] = told["frame"]["events"]
                self.frames[seat][told["frame"]["version"]] = told["frame"]

        return hear

    async def act(self, id: str, undo: float = 0.0) -> bool:
        """Somebody decides, or takes back; False at the end."""
        live = await self.services.cache.current(id)
        if live.row.status != "running":
            return False
        self.n += 1
        if self.rng.random() < undo:
            seats = [s for s in range(live.row.seats) if not live.undoable(s)[1]]
            if seats:
                await self.services.commands.undo(
                    self.people[self.rng.choice(seats)], id, f"u{self.n}"
                )
                return True
        seat = self.rng.choice(live.waiting())
        ask = live.table.pending()[seat]
        option = self.rng.choice(ask.options)
        await self.services.commands.answer(self.people[seat], id, f"a{self.n}", option, None)
        return True

    async def play(self, id: str, most: int = 100_000, undo: float = 0.0) -> None:
        while most and await self.act(id, undo):
            most -= 1
        version = (await self.services.cache.current(id)).version
        while not all(version in versions for versions in self.heard.values()):
            await asyncio.sleep(0.001)  # the bus has a task for every ear


@pytest.fixture
async def house(store: Repositories) -> AsyncIterator[House]:
    bus = make_bus("memory")
    await bus.open()
    yield House(with_bots_by_hand(make_services(store, bus, Titles())))
    await bus.close()


def sent(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def events_of(story: dict[str, Any]) -> dict[int, Any]:
    return {x["version"]: x["events"] for x in sent(story)["frames"]}


async def audiences(house: House, seats: int) -> list[tuple[int, User | None]]:
    return [*enumerate(house.people[:seats]), (WATCHER, None)]


# -- the record ------------------------------------------------------------------------------------


async def test_a_record_is_of_the_game_as_it_is_kept(
    house: House, store: Repositories, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process asks for it first, after the last answer was kept and before it heard."""
    deaf = make_services(store, make_bus("memory"), Titles())
    id = await house.table(2, "tithe")
    await deaf.cache.current(id)

    async def busy(_live: object) -> None:
        await deaf.archive.record(id)

    monkeypatch.setattr(house.services.archive, "pack", busy)
    await house.play(id)
    monkeypatch.undo()
    record = Record.parse((await house.services.archive.record(id)).decode().splitlines())
    assert record.result is not None and len(record.result) == 2


# -- what was told ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("tithe", 3, {}), ("architects", 3, {}), ("architects", 1, {"solo": "helena"})],
)
async def test_a_story_tells_each_what_the_frames_have_told(
    house: House, game: str, seats: int, options: dict[str, str]
) -> None:
    id = await house.table(seats, game, options)
    await house.play(id, 10 if game == "tithe" else 60)
    for seat, user in await audiences(house, seats):
        heard = {k: v for k, v in house.heard[seat].items() if v}
        assert len(heard) > 2
        story = await house.services.history.story(id, user, 0)
        assert events_of(story) == heard
        late = sorted(heard)[len(heard) // 2]
        part = await house.services.history.story(id, user, late)
        assert events_of(part) == {k: v for k, v in heard.items() if k > late}


async def test_what_was_taken_back_is_not_told(house: House) -> None:
    id = await house.table(2)
    await house.play(id, 120, undo=0.3)
    entries, _ = effective(await house.services.repositories.games.log(id))
    rows = await house.services.repositories.games.log(id)
    assert len(entries) < len([x for x in rows if x.undo < 0])  # something was taken back
    live = await house.services.cache.current(id)
    steps = list(walk(live.title, 2, {}, entries))
    for seat, user in await audiences(house, 2):
        told = events_of(await house.services.history.story(id, user, 0)).values()
        expected = [
            event
            for _, step in steps[1:]
            for event in sent(redacted(live.title, step.events, seat))
        ]
        assert [event for events in told for event in events] == expected
        # Nothing here that no frame had told this audience.
        known = [x for events in house.heard[seat].values() for x in events]
        assert all(x in known for x in expected)


async def test_a_story_knows_the_last_decision(house: House) -> None:
    id = await house.table(2)
    await house.play(id, 30)
    rows = await house.services.repositories.games.log(id)
    for seat, user in enumerate(house.people):
        story = await house.services.history.story(id, user, 0)
        assert story["decided"] in {x.version for x in rows if x.who == seat}
    assert (await house.services.history.story(id, None, 0))["decided"] == 0


async def test_a_private_table_has_no_story_for_strangers(house: House) -> None:
    id = await house.table(2, public=False)
    stranger = User("u-x", "X", "", 0.0)
    with pytest.raises(ApiError, match="not-yours"):
        await house.services.history.story(id, stranger, 0)
    await house.play(id)
    for look in (
        house.services.history.turns(id, stranger),
        house.services.history.at(id, stranger, 0, 0),
        Proofs(house.services.archive, NOBODY).proof(id, stranger, "x"),
        house.services.history.play_on(stranger, id, 1, 0, "c"),
    ):
        with pytest.raises(ApiError, match="not-yours"):
            await look


# -- what was shown --------------------------------------------------------------------------------

ALWAYS = ("version", "seat", "state", "picture", "names", "over", "scores")


def shown(position: dict[str, Any]) -> dict[str, Any]:
    """What a position of the past has of the frame that was sent then."""
    return {name: position[name] for name in ALWAYS}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("tithe", 3, {}), ("architects", 3, {}), ("architects", 1, {"solo": "helena"})],
)
async def test_the_past_is_as_each_was_shown_it(
    house: House, game: str, seats: int, options: dict[str, str]
) -> None:
    id = await house.table(seats, game, options)
    await house.play(id, 10 if game == "tithe" else 60)
    version = (await house.services.cache.current(id)).version
    for seat, user in await audiences(house, seats):
        given = sent(await house.services.history.past(id, user, 3, version))
        assert given["version"] == version
        positions = given["positions"]
        assert [x["version"] for x in positions] == list(range(3, version + 1))
        for position in positions:
            then = house.frames[seat][position["version"]]
            assert shown(position) == shown(then)
            assert position["events"] == then["events"] and position["status"] == "running"
            assert position["ask"] is None and position["waiting"] == then["waiting"]
        part = sent(await house.services.history.past(id, user, 4, 6))["positions"]
        assert part == positions[1:4]


async def test_the_past_knows_nothing_of_what_was_taken_back(house: House) -> None:
    id = await house.table(2)
    await house.play(id, 120, undo=0.3)
    live = await house.services.cache.current(id)
    entries, _ = effective(await house.services.repositories.games.log(id))
    for seat, user in await audiences(house, 2):
        given = sent(await house.services.history.past(id, user, 0, live.version))["positions"]
        assert len(given) <= MOST + 1 and given[-1]["version"] <= live.version
        assert given[-1]["state"] == house.frames[seat][live.version]["state"]
        # Whatever is shown again was shown before.
        states = [x["state"] for x in house.frames[seat].values()]
        assert all(x["state"] in states for x in given[1:])
    assert len(entries) > len(given)


async def test_the_past_is_for_those_at_the_table(house: House) -> None:
    id = await house.table(2, public=False)
    await house.play(id, 12)
    for stranger in (User("u-x", "X", "", 0.0), None):
        with pytest.raises(ApiError, match="not-yours"):
            await house.services.history.past(id, stranger, 0, 100)
    await house.play(id)
    with pytest.raises(ApiError, match="not-running"):
        await house.services.history.past(id, house.people[0], 0, 100)


# -- a finished game -------------------------------------------------------------------------------


async def test_a_running_game_has_no_history(house: House) -> None:
    id = await house.table(2)
    await house.play(id, 20)
    for look in (
        house.services.history.turns(id, house.people[0]),
        house.services.history.at(id, house.people[0], 0, 0),
        Proofs(house.services.archive, NOBODY).proof(id, house.people[0], "x"),
        house.services.history.play_on(house.people[0], id, 1, 0, "c"),
    ):
        with pytest.raises(ApiError, match="no-replay"):
            await look


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("tithe", 2, {}), ("architects", 3, {}), ("architects", 1, {"solo": "constantine"})],
)
async def test_the_turns_of_a_game(
    house: House, game: str, seats: int, options: dict[str, str]
) -> None:
    id = await house.table(seats, game, options)
    await house.play(id)
    last, turns = await house.services.history.turns(id, None)
    firsts = [x.first for x in turns]
    assert firsts == sorted(firsts) and all(x.first <= x.last for x in turns)
    assert turns[-1].last == last
    end = sent(await house.services.history.at(id, None, last, -1))
    totals = [sum(line[2] for line in lines) for lines in end["scores"]["lines"]]
    assert turns[-1].scores == totals and end["over"]
    if game == "architects":
        numbers = [x.n for x in turns if x.n]
        assert numbers == list(range(1, len(numbers) + 1))
        assert any("reset" in x.marks for x in turns)
    story = await house.services.history.story(id, house.people[0], 0)
    heard = [x for events in house.heard[0].values() for x in events]
    assert [x for events in events_of(story).values() for x in events] == heard
    assert story["frames"][-1]["version"] <= story["version"]


async def test_every_position_is_as_it_was_seen(house: House) -> None:
    """The frames of a replay are those of the game, with nothing to decide."""
    id = await house.table(2)
    seen: list[list[dict[str, Any]]] = []
    more = True
    while more:
        seen.append(
            [sent(await house.services.views.position(id, user)) for user in [*house.people, None]]
        )
        more = await house.act(id)
    last, _ = await house.services.history.turns(id, None)
    record = Record.parse((await house.services.archive.replay(id, None)).decode().splitlines())
    title = load("architects")
    steps = [step for _, step in walk(title, 2, {}, record.entries)]
    decided = [k for k, x in enumerate(steps) if x.who >= 0]
    # A forced answer is no step: every decision is one, and the start.
    assert len(decided) == len(seen) - 1
    for k in random.Random(1).sample(range(1, len(decided)), 12):
        # After the step before the k-th decision stands what was seen then.
        for at, position in zip((0, 1, -1), seen[k], strict=True):
            frame = sent(await house.services.history.at(id, house.people[0], decided[k] - 1, at))
            assert frame["state"] == position["state"]
            assert frame["waiting"] == position["waiting"]
            assert frame["ask"] is None and frame["scores"] is None and frame["seat"] == at
    with pytest.raises(ApiError, match="bad-request"):
        await house.services.history.at(id, None, last + 1, 0)
    with pytest.raises(ApiError, match="bad-request"):
        await house.services.history.at(id, None, 0, 2)


async def test_the_proof_of_a_record(house: House) -> None:
    id = await house.table(2, "tithe")
    await house.play(id)
    pool = ProcessPool(1)
    proofs = Proofs(house.services.archive, pool)
    found = await proofs.proof(id, None, "x")
    assert await proofs.proof(id, None, "x") is found, "a finished game stays what it is"
    pool.close()
    assert found.problems == [] and found.promised and found.over
    assert found.draws > 0 and found.answers > 0 and found.taken == 0


# -- playing on ------------------------------------------------------------------------------------


async def fork(house: House, id: str, step: int, seat: int, command: str) -> TableRow:
    return await house.services.history.play_on(house.people[0], id, step, seat, command)


def decided_after(record: Record, least: int) -> int:
    """A step from there on after which somebody decides: what is forced a new table answers."""
    steps = walk(load(record.game), record.seats, record.options, record.entries)
    for step, (table, _) in enumerate(steps):
        if step >= least and not any(forced(ask) for ask in table.pending().values()):
            return step
    raise AssertionError("nobody decides any more")


async def play_out(house: House, id: str) -> None:
    """The person and the bots answer at random."""
    while (live := await house.services.cache.current(id)).row.status == "running":
        seat = live.waiting()[0]
        ask = live.table.pending()[seat]
        option = house.rng.choice(ask.options)
        if seat in live.bots():
            await house.services.commands.bot_answer(id, seat, option, live.table.token(seat))
        else:
            house.n += 1
            await house.services.commands.answer(house.people[0], id, f"p{house.n}", option, None)


async def record_of(house: House, id: str) -> Record:
    text = await house.services.archive.replay(id, house.people[0])
    return Record.parse(text.decode().splitlines())


async def test_playing_on(house: House) -> None:
    id = await house.table(3)
    await house.play(id)
    old = await record_of(house, id)
    last, _ = await house.services.history.turns(id, None)
    step = decided_after(old, last // 2)
    row = await fork(house, id, step, 2, "once")
    assert (await fork(house, id, step, 2, "once")).id == row.id
    assert (await fork(house, id, step, 2, "twice")).id != row.id
    assert row.status == "running" and row.origin == id and row.commit != old.commit
    seats = await house.services.repositories.tables.seats(row.id)
    assert [x.user for x in seats] == ["", "", "u0"] and [x.bot for x in seats][:2] == [
        "sensible"
    ] * 2
    before = sent(await house.services.history.at(id, None, step, 2))
    past = await house.services.history.past(row.id, house.people[0], 1, 1)
    now = sent(past["positions"][0])
    assert now["state"] == before["state"] and now["waiting"] == before["waiting"]
    # Nothing from before can be taken back, in memory or after a restart.
    for _ in range(2):
        with pytest.raises(ApiError, match="refused"):
            await house.services.commands.undo(house.people[0], row.id, "u1")
        position = await house.services.views.position(row.id, house.people[0])
        assert position["undo"] in ("undo-nothing", "undo-others", "undo-chance")
        house.services.cache.forget(row.id)
    await play_out(house, row.id)
    new = await record_of(house, row.id)
    assert new.entries[: row.taken] == old.entries[: row.taken] and new.key != old.key
    verdict = prove(load("architects"), new)
    assert verdict.problems == [] and verdict.taken == row.taken and verdict.over
    # A game that goes on from this one, before and after the place where it began.
    for at in (step - 5, step + 5):
        third = await fork(house, row.id, at, 0, f"again{at}")
        await play_out(house, third.id)
        twice = await record_of(house, third.id)
        assert len(twice.origins) == (1 if at < step else 2)
        assert prove(load("architects"), twice).problems == []
    # A key that does not belong there is found out.
    twice.origins[0].key = new.key
    assert prove(load("architects"), twice).problems
    with pytest.raises(ApiError, match="not-running"):
        await fork(house, id, last, 0, "end")


async def test_an_undo_ends_where_the_game_went_on(house: House) -> None:
    """In the middle of a turn: the answers before are one's own, and stay."""
    id = await house.table(2)
    await house.play(id)
    record = await record_of(house, id)
    steps = [s for _, s in walk(load("architects"), 2, {}, record.entries)]
    step = next(k for k, (a, b) in enumerate(pairwise(steps)) if k > 20 and a.who == b.who == 0)
    row = await fork(house, id, step, 0, "x")
    for again in (False, True):
        if again:
            house.services.cache.forget(row.id)
        live = await house.services.cache.current(row.id)
        assert live.table.undoable(0)[0] >= 0  # the rules would
        assert live.undoable(0) == (-1, "undo-nothing")
    option = live.table.pending()[0].options[0]
    await house.services.commands.answer(house.people[0], row.id, "a", option, None)
    live = await house.services.cache.current(row.id)
    if not live.undoable(0)[1]:
        await house.services.commands.undo(house.people[0], row.id, "b")
        assert (await house.services.cache.current(row.id)).undoable(0)[1] == "undo-nothing"


async def test_playing_on_where_chance_stands(house: House) -> None:
    """In a solo game the opponent's turn begins with a card that the new key deals."""
    id = await house.table(1, "architects", {"solo": "helena"})
    await house.play(id)
    record = await record_of(house, id)
    steps = [s for _, s in walk(load("architects"), 1, record.options, record.entries)]
    step = next(k for k, s in enumerate(steps) if k > 10 and steps[k + 1].who < 0)
    row = await fork(house, id, step, 0, "x")
    live = await house.services.cache.current(row.id)
    assert len(await house.services.repositories.games.log(row.id)) > row.taken
    assert live.waiting() == [0]
    await play_out(house, row.id)
    assert prove(load("architects"), await record_of(house, row.id)).problems == []


async def test_a_whole_game_is_replayed_in_an_instant(house: House) -> None:
    id = await house.table(4)
    await house.play(id)
    started = time.perf_counter()
    await house.services.history.turns(id, None)
    await house.services.history.at(id, None, 100, 0)
    assert time.perf_counter() - started < 2.0
