"""Was anybody told what he may not know? Frames against the position they speak of.

The position is rebuilt from the log. A frame for a seat holds exactly that seat's view, no ask of
another seat, no event the seat may not hear, and nowhere the name of a card hidden from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ludorum.kernel import DEALT, WATCHER, Event, redact_for
from ludorum.testing.walk import hidden_from, strings

from .rebuild import Replay

encode = msgspec.json.encode
decode = msgspec.json.decode
# Card names as words: "B07" in "building-B07", but not in the clause "B07.1".
_WORD = re.compile(r"[A-Za-z0-9.]+")
# Names of other things, some of them random: tables, sessions, clauses, people.
_APART = frozenset(
    [
        "clause",
        "table",
        "id",
        "link",
        "commit",
        "command",
        "digest",
        "rematch",
        "by",
        "name",
        "text",
    ]
)


def words(x: Any) -> Iterator[str]:
    """Every word in plain data, but for names of things that are no cards."""
    if isinstance(x, str):
        yield from _WORD.findall(x)
    elif isinstance(x, dict):
        for key, value in x.items():
            if key not in _APART:
                yield from _WORD.findall(key)
                yield from words(value)
    elif isinstance(x, (list, tuple)):
        for value in x:
            yield from words(value)


class Moment:
    """What each audience may know at one version; worked out once for all its frames."""

    def __init__(self, past: Replay) -> None:
        self.past = past
        self._views: dict[int, Any] = {}
        self._hidden: dict[int, set[str]] = {}
        self._heard: dict[int, list[bytes]] = {}

    def view(self, seat: int) -> Any:
        if seat not in self._views:
            view = self.past.title.derived.view(self.past.table.state, seat)
            self._views[seat] = decode(encode(view))
        return self._views[seat]

    def hidden(self, seat: int) -> set[str]:
        if seat not in self._hidden:
            self._hidden[seat] = hidden_from(self.past.table, seat)
        return self._hidden[seat]

    def ask(self, seat: int) -> Any:
        ask = self.past.table.pending().get(seat)
        if ask is None:
            return None
        known = [ask.kind, ask.clause, ask.about, ask.options, self.past.table.token(seat)]
        return decode(encode(known))

    def events(self, seat: int) -> list[bytes]:
        if seat not in self._heard:
            mine = [redact_for(event, seat) for event in self.past.events]
            self._heard[seat] = [encode([x.clause, x.what, x.about]) for x in mine]
        return self._heard[seat]

    def seen_drawn(self, seat: int) -> set[str]:
        """Cards this seat saw come up, wherever they lie now."""
        return set(strings([x.about for x in self.past.events if _saw(x, seat)]))


def _saw(event: Event, seat: int) -> bool:
    return event.what == DEALT and bool(event.sees >> seat & 1)


def leaks(frame: dict[str, Any], seat: int, moment: Moment) -> list[str]:
    """What is wrong with a frame as it was sent to `seat` (-1: a watcher) at that moment."""
    seat = WATCHER if seat < 0 else seat
    inner = frame.get("frame")
    if inner is None:
        return list(_named(words(frame), moment.hidden(seat)))
    found = list(_position(inner, seat, moment))
    found += _events(inner.get("events", []), seat, moment)
    rest = {**frame, "frame": {k: v for k, v in inner.items() if k != "events"}}
    return found + list(_named(words(rest), moment.hidden(seat)))


def _named(found: Iterable[str], hidden: set[str]) -> Iterator[str]:
    for card in sorted(hidden.intersection(found)):
        yield f"names {card}, which is hidden"


def _position(inner: dict[str, Any], seat: int, moment: Moment) -> Iterator[str]:
    shown = -1 if seat == WATCHER else seat
    if inner["seat"] != shown:
        yield f"is for seat {inner['seat']}"
    if inner["state"] != moment.view(seat):
        yield "its state is not this seat's view"
    ask = inner["ask"]
    if ask is not None:
        ask = [ask["kind"], ask["clause"], ask["about"], ask["options"], ask["token"]]
        if ask != moment.ask(seat):
            yield f"its ask is not this seat's: {ask}, not {moment.ask(seat)}"


def _events(told: list[dict[str, Any]], seat: int, moment: Moment) -> Iterator[str]:
    if not told:
        return
    may = moment.events(seat)
    past = moment.past
    hidden = moment.hidden(seat) - moment.seen_drawn(seat) - past.known.get(seat, set())
    for event in told:
        if encode([event["clause"], event["what"], event["about"]]) not in may:
            yield f"tells of {event['what']}, which this seat does not hear"
        yield from _named(words(event), hidden)
