"""What one seat is shown of a table, as JSON data: questions, positions, refusals, dry runs."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Choose, Event, Preview, Seat, Table, redact_for
from ludorum.words import plain

from .contract import Title, event_to_json, pictured, scored


def question(title: Title[Any], ask: Choose, view: Any) -> dict[str, Any]:
    return {
        "kind": ask.kind,
        "clause": ask.clause,
        "about": dict(ask.about),
        "options": list(ask.options),
        "amount": ask.kind in getattr(title, "amount_asks", ()),
        "prompt": plain(title.prompt(ask, view)),
        "labels": [plain(title.option(ask, o, view)) for o in ask.options],
    }


def position(title: Title[Any], table: Table[Any], seat: int) -> dict[str, Any]:
    """All that `seat` (or a watcher) may know of the position itself."""
    view = table.observe(seat)
    return {
        "state": title.derived.view(table.state, seat),
        "picture": pictured(title, view, seat),
        "names": [plain(name) for name in title.names(view)],
        "waiting": sorted(table.pending()),
        "over": table.over,
        "scores": scored(title, table.state) if table.over else None,
    }


def refused(title: Title[Any], seat: Seat) -> list[dict[str, Any]]:
    """Options this seat may look for that are closed, each with its words, clause and reason."""
    ask, view = seat.ask(), seat.observe()
    assert ask is not None
    return [
        {
            "option": r.option,
            "label": plain(title.option(ask, r.option, view)),
            "clause": r.clause,
            "reason": r.reason,
            "msg": plain(title.refusal(r)),
        }
        for r in seat.why()
    ]


def redacted(title: Title[Any], events: list[Event], seat: int) -> list[dict[str, Any]]:
    """Events as one seat hears them, with their words."""
    return [event_to_json(title, redact_for(event, seat)) for event in events]


def preview(title: Title[Any], seen: Preview, seat: int) -> dict[str, Any]:
    """What answers would do; nothing of what would be asked next."""
    return {
        "changes": [list(change) for change in seen.changes],
        "events": redacted(title, seen.events, seat),
        "stop": seen.stop,
        "next": None,
    }
