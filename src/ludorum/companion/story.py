"""What is told at the table: the story of the game, and what the app drew from its own decks."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludorum.kernel import DEALER, DEALT, PUBLIC, WATCHER, Event, redact_for
from ludorum.titles import ROUNDS, TURN, family, items
from ludorum.words import Msg

from .focus import ME
from .questions import short
from .session import Companion
from .tape import names


class StoryLine(NamedTuple):
    """`card`: the person lays this one out, or writes it down; `hand`: with it something on the
    table changes."""

    event: Event
    msg: Msg | None
    card: str = ""
    hand: bool = False


def story(c: Companion, hands: list[bool]) -> list[StoryLine]:
    """Everything since the last question; `hands` as `hands` finds it."""
    dealt = iter([x for x in c.slots_since() if x.entry[1] == DEALER])
    sure = certain(c)
    out: list[StoryLine] = []
    turned = False  # the table, and not the person, turns cards up
    for event, hand, safe in zip(c.events, hands, sure, strict=True):
        turned = turned or event.what in ROUNDS
        if event.what == DEALT:
            slot = next(dealt)
            if slot.drawn and slot.pool:
                out += drew(c, event)
            elif slot.guessed and turned and event.sees == PUBLIC:
                out.append(turn_up(event))
        elif safe:
            public = redact_for(event, WATCHER)
            out.append(StoryLine(public, c.title.story(public), hand=hand))
    return [x for i, x in enumerate(out) if not (x.card and said_next(c, out, i))]


def certain(c: Companion) -> list[bool]:
    """Which events are so whatever nobody was asked for. Who runs only the opponent is told
    nothing of their own board."""
    if c.focus is None:
        return [True] * len(c.events)
    other = c.otherwise_since()
    same = [x == y for x, y in zip(c.events, other, strict=False)]
    same += [False] * (len(c.events) - len(same))
    own = [x.about.get("player") == ME and x.what != TURN for x in c.events]
    guesses = c.guesses()
    unseen = [bool(names(x.about) & guesses) for x in c.events]  # guessed long ago
    return [ok and not a and not b for ok, a, b in zip(same, own, unseen, strict=True)]


def turn_up(event: Event) -> StoryLine:
    """Cards the app need not know: the person turns them up."""
    cards, deck = event.about["cards"], Msg(f"deck-{family(event.about['pool'])}")
    n = 1 if isinstance(cards, str) else len(cards)
    return StoryLine(event, Msg("companion-turn-up", {"deck": deck, "n": n}), hand=True)


def drew(c: Companion, event: Event) -> list[StoryLine]:
    """A line for cards that lie together. What the person may look at is told also if nobody else
    may."""
    pool, value = event.about["pool"], redact_for(event, ME).about["cards"]
    cards = [value] if isinstance(value, str) else [] if isinstance(value, int) else value
    faces = [x for x in cards if is_face(c, x)]
    if not faces:
        return []
    said = [c.title.card(pool, x) for x in faces]
    card = said[0] if len(said) == 1 else items([named(c, pool, x) for x in said])
    msg = Msg("companion-drew", {"deck": Msg(f"deck-{family(pool)}"), "card": card})
    return [StoryLine(event, msg, faces[0], True)]


def named(c: Companion, pool: str, face: Msg) -> Msg:
    """A card in a row of them: by its name, if no other card is called so."""
    name = short(face)
    faces = {repr(c.title.card(pool, x)) for x in c.title.pools.get(family(pool), ())}
    alike = [x for x in faces if repr(name) in x]
    return name if len(alike) == 1 else face


def is_face(c: Companion, card: str) -> bool:
    """Not a back, under which the card itself will be drawn."""
    return any(card in records for records in c.title.pools.values())


def said_next(c: Companion, lines: list[StoryLine], at: int) -> bool:
    """Does the story itself say what was drawn?"""
    told = lines[at].msg
    face = None if told is None else told.args["card"]
    following = next((x.msg for x in lines[at + 1 :] if not x.card and x.msg is not None), None)
    return isinstance(face, Msg) and following is not None and holds(following, face)


def holds(msg: Msg, part: Msg) -> bool:
    """Is one message in another, however deep?"""
    return msg == part or any(holds(x, part) for x in messages(msg))


def messages(msg: Msg) -> list[Msg]:
    found: list[Any] = [
        x for arg in msg.args.values() for x in (arg if isinstance(arg, list) else [arg])
    ]
    return [x for x in found if isinstance(x, Msg)]
