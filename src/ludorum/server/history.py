"""The past of a table, from its log alone: what was told, every position, the game played on.

What must hold: nobody is told of a running game more than its frames have told them; an answer
that was taken back leaves no trace. After the end nothing is hidden from those who may have the
record: every seat's eyes can be borrowed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from ludorum.games import prove
from ludorum.kernel import (
    DEALER,
    ONLY,
    WATCHER,
    Entry,
    Event,
    IllegalAnswer,
    KeyedDealer,
    ManualDealer,
    Record,
    RuleFault,
    Table,
)  # fmt: skip
from ludorum.titles import TURN, Title, pictured, scored, totals
from ludorum.words import Msg, plain

from . import audience
from .clocks import Tempo
from .errors import ApiError
from .limit import RanAway, limit
from .live import Live, effective
from .model import SeatRow, TableRow, User
from .tables import Tables, own

SECONDS = 10.0  # to replay a game: longer than any command may take
PLAYER = re.compile(r"player-(\d+)")


class Step(NamedTuple):
    """A decision and all that came of it. A turn begins a new step, whoever decides in it."""

    upto: int  # answers of the log after it
    who: int  # the seat that decided; -1: chance, before the first decision or in a turn of its own
    events: list[Event]


class TurnInfo(msgspec.Struct):
    """Steps of a game, from `first` to `last`, and every player's points after them."""

    seat: int  # -1: everybody's
    n: int  # turns are counted from 1; 0: outside of turns
    first: int
    last: int
    marks: list[str]  # what was told in it, each kind once
    scores: list[int]


def walk(
    title: Title[Any], seats: int, options: dict[str, str], entries: list[Entry]
) -> Iterator[tuple[Table[Any], Step]]:
    """Replay a log step by step. The table is the same one every time: look, do not keep."""
    events: list[Event] = []
    state = title.setup(seats, options)
    state._event_sink = events
    table: Table[Any] = Table(title, state, ManualDealer(), checkpoints=0)
    table.listen(events)
    who = -1
    for i, entry in enumerate(entries):
        only = table.only(entry[1])
        decides = entry[1] != DEALER and only is None
        if decides or any([x.what == TURN for x in events]):
            yield table, Step(i, who, events)
            events = []
            table.listen(events)
            who = entry[1] if decides else -1
        if only is not None:
            events.append(only)
        table.feed((entry,))
    yield table, Step(len(entries), who, events)


@contextmanager
def replaying() -> Iterator[None]:
    """A past that does not fit its rules harms nobody: it cannot be shown."""
    try:
        with limit(SECONDS):
            yield
    except (RanAway, IllegalAnswer, RuleFault) as e:
        raise ApiError("frozen", str(e)) from e


# -- what was told ---------------------------------------------------------------------------------


async def story(tables: Tables, id: str, user: User | None, since: int) -> dict[str, Any]:
    """The events after version `since`, as this audience was told them.

    A packed log knows no versions: there decisions are counted back from the last one.
    """
    live = await tables.current(id)
    seat = await tables.audience_of(live, user)
    row = live.row
    rows = [x for x in await tables.store.log(id) if x.version <= live.version]
    if row.status == "over" or (rows and rows[0].seq > 1):
        entries = (await finished(tables, id, user))[1].entries
        versions: list[int] = []
    else:
        entries, seqs = effective(rows)
        by_seq = {x.seq: x.version for x in rows}
        versions = [by_seq[seq] for seq in seqs]
    told: list[tuple[int, int, list[Event]]] = []
    with replaying():
        version = 1
        for _, step in walk(live.title, row.seats, row.options, entries):
            if versions:
                version = versions[step.upto - 1] if step.upto else 1
            elif step.who >= 0:
                version += 1
            told.append((version, step.who, step.events))
    late = 0 if versions else live.version - told[-1][0]
    frames: dict[int, list[Event]] = {}
    decided = 0
    for version, who, events in told:
        if who == seat:
            decided = version + late
        # What chance does before the first decision is part of the first position, not of a story.
        if version + late > max(since, 1 + late):
            frames.setdefault(version + late, []).extend(events)
    return {
        "version": live.version,
        "decided": decided,
        "frames": [
            {"version": version, "events": audience.told(live.title, events, seat)}
            for version, events in frames.items()
            if events
        ],
    }


# -- a finished game -------------------------------------------------------------------------------


async def finished(
    tables: Tables, id: str, user: User | None
) -> tuple[TableRow, Record, Title[Any]]:
    """The record of a finished game, for those who may see it."""
    text = await tables.replay(id, user)
    record = Record.parse(text.decode().splitlines())
    return await tables.find(id), record, tables.titles.get(record.game, record.epoch)


async def turns(tables: Tables, id: str, user: User | None) -> tuple[int, list[TurnInfo]]:
    """How many steps a finished game has, and its turns.

    Of a running game there are none to be had: points may rest on what is still hidden.
    """
    _, record, title = await finished(tables, id, user)
    with replaying():
        return told_turns(title, record)


def told_turns(title: Title[Any], record: Record) -> tuple[int, list[TurnInfo]]:
    """A turn goes from its event to the next one. It begins with the decision that tells it, where
    everybody acts at once; else the decision before it has led to it. Outside of turns every step
    that tells anything is one, with the quiet ones that led to it. Together they hold every step.
    """
    out: list[TurnInfo] = []
    at, count = -1, 0
    scores: list[int] = []
    for table, step in walk(title, record.seats, record.options, record.entries):
        at += 1
        before, scores = scores, totals(title.scores(table.state))
        fresh = True  # nothing was told in this step so far
        for event in step.events:
            msg = None if event.what == ONLY else title.story(event)
            turn = out[-1] if out else None
            if event.what == TURN:
                opens = event is step.events[0] and event.about["player"] == step.who
                if turn is not None:
                    turn.last, turn.scores = (at - 1, before) if opens else (at, scores)
                count += 1
                first = at if opens else at + 1
                out.append(TurnInfo(event.about["player"], count, first, at, [], scores))
            elif msg is not None:
                if turn is None or (fresh and not turn.n):
                    first = turn.last + 1 if turn is not None else 0
                    turn = TurnInfo(seat_in(msg), 0, first, at, [], scores)
                    out.append(turn)
                elif not turn.n and turn.seat != seat_in(msg):
                    turn.seat = -1
                if event.what not in turn.marks:
                    turn.marks.append(event.what)
                fresh = False
        if out and out[-1].n:
            out[-1].last, out[-1].scores = at, scores
    if out:
        out[-1].last, out[-1].scores = at, scores
    for turn in out:
        turn.first = min(turn.first, turn.last)  # one that passed within a step
    return at, out


def seat_in(msg: Msg | None) -> int:
    """The player a sentence is about; -1: nobody."""
    player = None if msg is None else msg.args.get("player")
    found = PLAYER.fullmatch(player.id) if isinstance(player, Msg) else None
    return int(found[1]) if found else -1


async def at(tables: Tables, id: str, user: User | None, step: int, seat: int) -> dict[str, Any]:
    """The position after a step of a finished game with the eyes of `seat` (-1: a watcher)."""
    row, record, title = await finished(tables, id, user)
    if seat >= row.seats:
        raise ApiError("bad-request", f"seats are 0 to {row.seats - 1}, or -1")
    eyes = seat if seat >= 0 else WATCHER
    with replaying():
        for n, (table, told) in enumerate(walk(title, row.seats, row.options, record.entries)):
            if n == step:
                return shown(title, table, told, step, eyes, row.seats)
    raise ApiError("bad-request", f"this game has {n} steps")


def shown(
    title: Title[Any], table: Table[Any], told: Step, step: int, eyes: int, seats: int
) -> dict[str, Any]:
    """A frame like that of a running table, with nothing to decide."""
    view = table.observe(eyes)
    return {
        "version": step,
        "status": "over",
        "seat": eyes if eyes < seats else -1,
        "state": title.derived.view(table.state, eyes),
        "picture": pictured(title, view, eyes),
        "names": [plain(name) for name in title.names(view)],
        "ask": None,
        "undo": "undo-nothing",
        "waiting": sorted([x for x in table.pending() if x != DEALER]),
        "over": table.over,
        "scores": scored(title, table.state) if table.over else None,
        "clocks": {"kind": "none", "left": {}, "ends": {}},
        "events": audience.told(title, told.events, eyes),
    }


class Proof(NamedTuple):
    """What `ludorum verify` finds in the stored record, and whether it is the game promised."""

    answers: int
    draws: int
    digests: int
    taken: int
    over: bool
    promised: bool  # the fingerprint is the one the table had before its first draw
    digest: str  # of the last position
    problems: list[str]


async def proof(tables: Tables, id: str, user: User | None) -> Proof:
    row, record, title = await finished(tables, id, user)
    with replaying():
        found = prove(title, record)
    return Proof(
        answers=found.answers,
        draws=found.draws,
        digests=found.digests,
        taken=found.taken,
        over=found.over,
        promised=record.commit == row.commit,
        digest=record.digests.get(len(record.entries), ""),
        problems=found.problems,
    )


# -- playing on ------------------------------------------------------------------------------------


async def play_on(
    tables: Tables, user: User, id: str, step: int, seat: int, command: str
) -> TableRow:
    """A new table that goes on after a step of a finished game, with bots in the other seats.

    Its id comes from the command: the same command again finds the table it has made. The old
    key is known, so chance gets a new one; the record names both.
    """
    old, record, title = await finished(tables, id, user)
    if not 0 <= seat < old.seats:
        raise ApiError("bad-request", f"seats are 0 to {old.seats - 1}")
    with replaying():
        cuts = [(x.upto, t.over) for t, x in walk(title, old.seats, old.options, record.entries)]
    if not 0 <= step < len(cuts):
        raise ApiError("bad-request", f"this game has {len(cuts) - 1} steps")
    taken, over = cuts[step]
    if over:
        raise ApiError("not-running", "the game is over there")
    digest = hashlib.sha256(f"{id} {own(user, command)}".encode()).digest()
    new = urlsafe_b64encode(digest[:9]).decode()
    row = await tables.store.table(new)
    if row is None:
        key = tables.new_key()
        row = TableRow(
            id=new,
            game=old.game,
            epoch=record.epoch,
            seats=old.seats,
            options=old.options,
            tempo=msgspec.json.encode(Tempo()),
            owner=user.id,
            link=secrets.token_urlsafe(12),
            commit=KeyedDealer(key).commit,
            created=tables.clock(),
            origin=id,
            taken=taken,
        )
        bots = [SeatRow(x, bot="sensible", name="sensible") for x in range(old.seats)]
        bots[seat] = SeatRow(seat, user=user.id, name=user.name)
        await tables.store.add_table(row, bots, key)
    if row.status == "open":
        seats, key = await tables.store.seats(new), await tables.store.key(new)
        with replaying():
            live = Live.go_on(row, seats, title, key, record.entries[: row.taken])
        await tables.begin(live)
    return await tables.find(new)
