"""A game replayed step by step, from its log alone.

An answer that was taken back leaves no trace.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from ludorum.kernel import (
    DEALER,
    ONLY,
    Entry,
    Event,
    IllegalAnswer,
    ManualDealer,
    Record,
    RuleFault,
    Table,
)  # fmt: skip
from ludorum.server.errors import ApiError
from ludorum.server.rule_timeout import RuleTimeout, time_limit
from ludorum.titles import TURN, Title, pictured, scored, totals
from ludorum.words import Msg, plain

from . import frames

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
        if decides or any(x.what == TURN for x in events):
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
        with time_limit(SECONDS):
            yield
    except (RuleTimeout, IllegalAnswer, RuleFault) as e:
        raise ApiError("frozen", str(e)) from e


def turns(title: Title[Any], record: Record) -> tuple[int, list[TurnInfo]]:
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


def position_after(
    title: Title[Any], table: Table[Any], done: Step, step: int, eyes: int, seats: int
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
        "events": frames.redacted(title, done.events, eyes),
    }
