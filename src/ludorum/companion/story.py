"""What is told at the table: the story of the game, and what the app drew from its own decks."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludorum.kernel import DEALT, WATCHER, Event, redact_for
from ludorum.titles import family
from ludorum.words import Msg

from .questions import ME
from .session import Companion


class StoryLine(NamedTuple):
    """`card`: the person lays this one out, or writes it down; `hand`: with it something on the
    table changes."""

    event: Event
    msg: Msg | None
    card: str = ""
    hand: bool = False


def story(c: Companion, hands: list[bool]) -> list[StoryLine]:
    """Everything since the last question; `hands` as `hands` finds it."""
    out: list[StoryLine] = []
    for event, hand in zip(c.events, hands, strict=True):
        if event.what == DEALT and family(event.about["pool"]) in c.own:
            out += drew(c, event)
        else:
            public = redact_for(event, WATCHER)
            out.append(StoryLine(public, c.title.story(public), hand=hand))
    return [x for i, x in enumerate(out) if not (x.card and said_next(c, out, i))]


def drew(c: Companion, event: Event) -> list[StoryLine]:
    """A line a card. What the person may look at is told also if nobody else may."""
    pool, value = event.about["pool"], redact_for(event, ME).about["cards"]
    cards = [value] if isinstance(value, str) else [] if isinstance(value, int) else value
    deck = Msg(f"deck-{family(pool)}")
    return [
        StoryLine(
            event, Msg("companion-drew", {"deck": deck, "card": c.title.card(pool, x)}), x, True
        )
        for x in cards
        if is_face(c, x)
    ]


def is_face(c: Companion, card: str) -> bool:
    """Not a back, under which the card itself will be drawn."""
    return any(card in records for records in c.title.pools.values())


def said_next(c: Companion, lines: list[StoryLine], at: int) -> bool:
    """Does the story itself say what was drawn?"""
    face = c.title.card(lines[at].event.about["pool"], lines[at].card)
    following = next((x.msg for x in lines[at + 1 :] if not x.card and x.msg is not None), None)
    return following is not None and holds(following, face)


def holds(msg: Msg, part: Msg) -> bool:
    """Is one message in another, however deep?"""
    return msg == part or any(holds(x, part) for x in messages(msg))


def messages(msg: Msg) -> list[Msg]:
    found: list[Any] = [
        x for arg in msg.args.values() for x in (arg if isinstance(arg, list) else [arg])
    ]
    return [x for x in found if isinstance(x, Msg)]
