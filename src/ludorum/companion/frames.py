"""What a screen draws of a companion table, as JSON data."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import DEALER, DEALT, Refusal
from ludorum.titles import event_to_json, scored
from ludorum.words import plain

from .focus import ME
from .hands import hands
from .questions import Question
from .session import Companion, answer_of
from .story import StoryLine, story


def frame(c: Companion) -> dict[str, Any]:
    """The question, what happened since the last one, and the table as all can see it."""
    over = c.question is None
    return {
        "game": c.title.name,
        "options": c.options,
        "answers": len(c.answers),
        "question": None if c.question is None else asked(c, c.question),
        # `hand`: something on the table must be moved with it.
        "told": [line(c, x) for x in story(c, hands(c))],
        "otherwise": c.can_otherwise(),
        "state": c.view(),
        "names": [plain(name) for name in c.title.names(c.observe())],
        "over": over,
        "only": c.focus is not None,
        "scores": None if not over else scored(c.title, c.state) if c.focus is None else rival(c),
    }


def rival(c: Companion) -> dict[str, Any]:
    """The opponent's sheet alone: the person counts their own."""
    all_of_it = scored(c.title, c.state)
    sheets = [[] if i == ME else x for i, x in enumerate(all_of_it["lines"])]
    said = {line[0] for sheet in sheets for line in sheet}
    rows = [x for x in all_of_it["rows"] if x[0] in said]
    return {"lines": sheets, "rows": rows, "winners": [], "headline": None}


def line(c: Companion, x: StoryLine) -> dict[str, Any]:
    """What the app drew is no news of a card that somebody dealt, nor is one to turn up."""
    out = event_to_json(c.title, x.event)
    if x.event.what == DEALT and x.msg is not None:
        about = {"pool": x.event.about["pool"], "card": x.card}
        what = "drew" if x.card else "turn-up"
        out |= {"what": what, "about": about, "msg": plain(x.msg)}
    return {**out, "hand": x.hand}


def asked(c: Companion, question: Question) -> dict[str, Any]:
    """`kind`: "reveal" wants cards that lie open, `many` of them; "decide" wants one pick."""
    reveal = question.who == DEALER
    return {
        "kind": "reveal" if reveal else "decide",
        "about": question.about,
        "facts": dict(question.facts),
        "clause": question.clause,
        "prompt": plain(question.prompt),
        "many": question.many,
        "picks": [
            {
                "label": plain(x.label),
                "option": x.option,
                "answer": ["cards", x.option] if reveal else answer_of(x),
                "copies": x.copies,
                "card": bool(x.shows),
            }
            for x in question.picks
        ],
        "closed": [] if reveal else [closed(c, x) for x in question.closed],
    }


def closed(c: Companion, refusal: Refusal) -> dict[str, Any]:
    """What cannot be done now, and why."""
    ask = c.table.pending()[ME]
    view = c.table.observe(ME)
    return {
        "label": plain(c.title.option(ask, refusal.option, view)),
        "clause": refusal.clause,
        "why": plain(c.title.refusal(refusal)),
    }
