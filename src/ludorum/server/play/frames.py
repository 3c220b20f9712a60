"""What each audience is told: built for one seat, covered before it leaves this module.

Nothing downstream (bus, gateway, client) ever holds more than its own seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludorum.kernel import WATCHER, Choose, Event, Preview, redact_for
from ludorum.titles import event_to_json, pictured
from ludorum.titles.frames import position as shown
from ludorum.titles.frames import question

from .clocks import runs_out
from .live_table import LiveTable

encode = msgspec.json.encode


def asked(live: LiveTable, ask: Choose, view: Any) -> dict[str, Any]:
    token, undo = live.table.token(ask.seat), live.undoable(ask.seat)[1]
    return {**question(live.title, ask, view), "token": token, "undo": undo}


def position(live: LiveTable, seat: int) -> dict[str, Any]:
    """All that `seat` (or a watcher) may know now."""
    # A bot is asked elsewhere.
    mine = None if seat in live.bots() else live.table.pending().get(seat)
    return {
        **shown(live.title, live.table, seat),
        "version": live.version,
        "status": live.row.status,
        "content": live.row.content,
        "seat": seat if seat < live.row.seats else -1,
        "ask": None if mine is None else asked(live, mine, live.table.observe(seat)),
        "undo": live.undoable(seat)[1] if seat < live.row.seats else "undo-nothing",
        "clocks": clocks(live),
    }


def next_position(live: LiveTable, seat: int, seen: Preview) -> dict[str, Any]:
    """The position a dry run ends in, with the question that `seat` would be asked there. Nothing
    of it has happened: a token of its own, and all of it can be taken back."""
    assert seen.ask is not None and seen.after is not None
    title, view, sight = live.title, seen.after.observe(), seen.after.view()
    token = live.table.token(seat) + len(seen.kinds)
    return {
        **position(live, seat),
        "state": sight["state"],
        "picture": pictured(title, view, seat),
        "ask": {**question(title, seen.ask, view), "token": token, "undo": ""},
        "undo": "",
        "waiting": sight["waiting"],
    }


def clocks(live: LiveTable) -> dict[str, Any]:
    """Reserve and running-out time of every seat; the client counts down by itself."""
    people = range(live.row.seats)
    ends = {seat: runs_out(live.tempo, live.clocks, seat) for seat in people}
    return {
        "kind": live.tempo.kind,
        "left": {str(k): round(v, 3) for k, v in live.clocks.left.items()},
        "ends": {str(k): round(v, 3) for k, v in ends.items() if v},
    }


def updates(live: LiveTable, events: list[Event], seats: list[int]) -> Iterator[tuple[int, bytes]]:
    """The frames after a command, one for each audience."""
    title = live.title
    if not seats:
        return
    for_all = [msgspec.Raw(encode(event_to_json(title, event))) for event in events]
    for seat in seats:
        frame = position(live, seat)
        frame["events"] = [
            # What a seat hears as everybody does is put in words once.
            ready if (mine := redact_for(event, seat)) is event else event_to_json(title, mine)
            for event, ready in zip(events, for_all, strict=True)
        ]
        yield seat, encode({"op": "update", "table": live.row.id, "frame": frame})


def subject(table: str, seat: int) -> str:
    return f"table.{table}.public" if seat == WATCHER else f"table.{table}.seat.{seat}"
