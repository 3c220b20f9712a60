"""A game replayed step by step, from its log alone.

An answer that was taken back leaves no trace.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from ludorum.kernel import (
    DEALER,
    Event,
    IllegalAnswer,
    ManualDealer,
    RuleFault,
    Table,
    content_of,
)  # fmt: skip
from ludorum.kernel import Entry as Answer
from ludorum.server.errors import ApiError
from ludorum.server.rule_timeout import RuleTimeout, time_limit
from ludorum.titles import (
    TURN,
    Entry,
    Title,
    begins,
    cuts_in,
    goes_on,
    heads,
    pictured,
    scored,
    seat_of,
    step_of,
    totals,
)
from ludorum.titles import Step as Told
from ludorum.titles.frames import redacted
from ludorum.words import plain

SECONDS = 10.0  # to replay a game: longer than any command may take


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
    title: Any  # what it is called, as a message, if it is nobody's turn
    heads: list[Any]  # its headlines, as messages


def walk(
    title: Title[Any], seats: int, options: dict[str, str], entries: list[Answer]
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


class TurnBook:
    """Steps of a game, gathered into turns.

    A turn goes from its event to the next one, or to that of a round. It begins with the decision
    that tells it, where everybody acts at once, and takes in what its player does next; else the
    decision before it has led to it. Outside of turns every step that tells anything is one, with
    the quiet ones that led to it. Together they hold every step.
    """

    def __init__(self, title: Title[Any]) -> None:
        self._title = title
        self._out: list[tuple[TurnInfo, Entry]] = []
        self._count = 0
        self._at = -1
        self._scores: list[int] = []
        self.points: list[list[int]] = []  # of all, after every step

    def take(self, at: tuple[Table[Any], Step]) -> None:
        """The next step."""
        table, step = at
        self._at += 1
        before, self._scores = self._scores, totals(self._title.scores(table.state))
        self.points.append(self._scores)
        self._gather(self._at, step, before, self._scores)

    def _gather(self, at: int, step: Step, before: list[int], scores: list[int]) -> None:
        fresh = True  # nothing was told in this step so far
        for event in step.events:
            told = step_of(self._title, event)
            info, entry = self._out[-1] if self._out else (None, Entry())
            if event.what == TURN and goes_on(entry, event, told):
                entry.actions.append([])
                continue
            cut = told is not None and cuts_in(entry, told)
            if event.what == TURN or cut:
                seat = seat_of(told.msg) if told and cut else event.about["player"]
                opens = event is step.events[0] and seat == step.who
                if info is not None:
                    info.last, info.scores = (at - 1, before) if opens else (at, scores)
                self._count += 1
                first = at if opens else at + 1
                info = TurnInfo(seat, self._count, first, at, [], scores, None, [])
                entry = Entry(seat, turn=True, at_once=cut or told is None)
                self._out.append((info, entry))
            if told is not None and event.what != TURN:
                if begins(event) or info is None or (fresh and not entry.turn):
                    info, entry = self._open(event, told, at, scores)
                elif not entry.turn and info.seat != seat_of(told.msg):
                    info.seat = -1
                if told.msg is not entry.title:
                    entry.actions[-1].append(told)
                if event.what not in info.marks:
                    info.marks.append(event.what)
                fresh = False
        if self._out and self._out[-1][1].turn:
            info = self._out[-1][0]
            info.last, info.scores = at, scores

    def _open(self, event: Event, told: Told, at: int, scores: list[int]) -> tuple[TurnInfo, Entry]:
        """Something outside of turns. What is everybody's comes after the step that led to it."""
        head = told.msg if begins(event) else None
        first = self._out[-1][0].last + 1 if self._out else 0
        if head is not None and self._out:
            before = self._out[-1][0]
            before.last, before.scores, first = at, scores, at + 1
        info = TurnInfo(
            -1 if head else seat_of(told.msg), 0, first, at, [], scores, plain(head), []
        )
        found = info, Entry(info.seat, title=head, turn=head is not None)
        self._out.append(found)
        return found

    def end(self) -> tuple[int, list[TurnInfo]]:
        """The last step, and the turns."""
        for info, entry in self._out:
            info.first = min(info.first, info.last)  # one that passed within a step
            info.heads = [plain(x.msg) for x in heads(entry.actions)]
        found = [info for info, _ in self._out]
        if found:  # quiet steps at the end led to nothing else
            found[-1].last, found[-1].scores = self._at, self._scores
        return self._at, found


def position_after(
    title: Title[Any], table: Table[Any], done: Step, step: int, eyes: int, seats: int
) -> dict[str, Any]:
    """A frame like that of a running table, with nothing to decide."""
    view = table.observe(eyes)
    return {
        "version": step,
        "status": "over",
        "content": content_of(title),
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
        "events": redacted(title, done.events, eyes),
    }
