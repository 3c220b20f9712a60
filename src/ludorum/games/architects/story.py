"""Events as lines of a story, with the reason where the event alone does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import DEALT, Event
from ludorum.words import Arg, Msg

from .content import (
    REWARDS,
)  # fmt: skip
from .phrases import (
    Args,
    amounts,
    apprentice_name,
    building_name,
    changes,
    count,
    large_face,
    place,
    scheme,
    small_face,
    who,
)

# -- events ----------------------------------------------------------------------------------

# What an event is about, in order: the name of each argument says how it is told.
EVENTS: dict[str, tuple[str, ...]] = {
    "turn": ("player", "n"),
    "first": ("player",),
    "board": ("player", "board"),
    "draft": ("n",),
    "place": ("player", "to"),
    "skip": ("player", "card"),
    "dismiss": ("player", "card"),
    "drop": ("card",),
    "build": ("player", "building"),
    "cathedral": ("player", "n"),
    "slot": ("player", "n"),
    "beside": ("player",),
    "reset": (),
    "to-prison": ("player", "n"),
    "shuffle-market": (),
    "sell": ("player", "n"),
    "release": ("player", "n"),
    "freed": ("player", "n"),
    "pay-debt": ("player",),
    "destroy-debt": ("player", "n"),
    "last-round": (),
    "final": (),
    "end-effect": ("player", "building"),
    "recover": ("player",),
    "future": ("n",),
    "shuffle-schemes": (),
    "toll": ("player", "silver"),
    "steal": ("player", "silver"),
    "scheme": ("player", "scheme"),
}
TELL: dict[str, Callable[[Any], tuple[str, Arg]]] = {
    "n": lambda x: ("n", x),
    "player": lambda x: ("player", who(x)),
    "board": lambda x: ("board", Msg(f"board-{x}")),
    "to": lambda x: ("to", place(x, ".to")),
    "card": lambda x: ("apprentice", apprentice_name(x)),
    "building": lambda x: ("building", building_name(x)),
    "silver": lambda x: ("silver", count("silver", x)),
    "scheme": lambda x: ("scheme", scheme(x)),
}


def plain(event: Event) -> Msg:
    told = zip(EVENTS[event.what], event.about, strict=False)
    return Msg(f"event-{event.what}", dict([TELL[name](x) for name, x in told]))


SIGNED = {"gain": 1, "cards": 1, "discard": -1, "debt": 1}


def on_change(event: Event) -> Msg | None:
    """Goods, cards or debts that come or go."""
    seat, *middle, n = event.about
    good = middle[0] if middle else "debt" if event.what == "debt" else "card"
    change = changes({good: SIGNED[event.what] * n})
    return Msg("event-change", {"player": who(seat), "change": change}) if n else None


def on_spend(event: Event) -> Msg | None:
    seat, goods = event.about
    change = changes({good: -n for good, n in goods})
    return Msg("event-change", {"player": who(seat), "change": change}) if goods else None


def on_virtue(event: Event) -> Msg:
    seat, n, now = event.about
    change = changes({"virtue": n})
    return Msg("event-virtue", {"player": who(seat), "change": change, "n": now})


def on_pay(event: Event) -> Msg:
    seat, total, tax = event.about
    args: Args = {"player": who(seat), "change": changes({"silver": -total})}
    if tax == total:
        return Msg("event-pay-all-tax", args)
    return Msg("event-pay-tax", {**args, "tax": tax}) if tax else Msg("event-change", args)


def on_hire(event: Event) -> Msg:
    seat, card, coins = event.about
    args: Args = {"player": who(seat), "apprentice": apprentice_name(card)}
    if coins:
        return Msg("event-hire-coins", {**args, "change": changes({"silver": coins})})
    return Msg("event-hire", args)


def on_reward(event: Event) -> Msg:
    seat, card = event.about
    return Msg("event-reward", {"player": who(seat), "goods": amounts(REWARDS[card].gain)})


def on_turn_card(event: Event) -> Msg:
    large, small = event.about
    args: Args = {"small": amounts(small_face(small)), "large": amounts(large_face([large]))}
    return Msg("event-turn-card", args)


def on_capture(event: Event) -> Msg:
    seat, where, whose, n = event.about
    args: Args = {"player": who(seat), "n": n}
    if seat == whose:
        return Msg("event-capture-own", {**args, "from": place(where, ".from")})
    return Msg("event-capture", {**args, "at": place(where, ".at"), "whose": who(whose)})


def on_take_back(event: Event) -> Msg:
    seat, pick = event.about
    if isinstance(pick, str):
        return Msg("event-take-back", {"player": who(seat), "from": place(pick, ".from")})
    return Msg("event-take-back-board", {"player": who(seat), "whose": who(pick[1])})


SHOWN_AS_OPTIONS = ("A2.7", "A22.2", "A10.2")  # cards dealt to be chosen from at once


def on_dealt(event: Event) -> Msg | None:
    """Cards that opened for all, or that only their owner may hear of; the rest is told above."""
    pool, value = event.about
    cards = [value] if isinstance(value, str) else value
    if pool == "apprentice" and cards:
        return Msg("event-open", {"cards": [apprentice_name(c) for c in cards]})
    if pool != "building" or isinstance(cards, int) or event.clause in SHOWN_AS_OPTIONS:
        return None
    owner = event.sees.bit_length() - 1
    return Msg("event-drawn", {"player": who(owner), "cards": [building_name(c) for c in cards]})


SPECIAL: dict[str, Callable[[Event], Msg | None]] = {
    **dict.fromkeys(SIGNED, on_change),
    "spend": on_spend,
    "virtue": on_virtue,
    "pay": on_pay,
    "hire": on_hire,
    "reward": on_reward,
    "turn-card": on_turn_card,
    "capture": on_capture,
    "take-back": on_take_back,
    DEALT: on_dealt,
}

# Why something happens, where the event alone does not say it.
BECAUSE: dict[tuple[str, str], str] = {
    **dict.fromkeys([("gain", x) for x in ("A5.4", "A10.4", "A14.6", "A16.3", "A17.5", "A23.3")],
                    "because-apprentice"),
    ("cards", "A14.6"): "because-apprentice",
    ("virtue", "A16.3"): "because-apprentice",
    ("gain", "A21.7"): "because-board",
    **dict.fromkeys([("cards", x) for x in ("A21.4", "A21.7", "A21.10")], "because-board"),
    ("pay", "A21.7"): "because-instead-of-debt",
    ("virtue", "A18.2"): "because-building",
    ("drop", "A23.2"): "because-hall",
    ("virtue", "A16.2"): "because-three-prisoners",
    ("debt", "A16.2"): "because-most-prisoners",
    ("debt", "A15.4"): "because-below",
    ("destroy-debt", "A15.3"): "because-above",
    ("destroy-debt", "A22.33"): "because-above",
    ("virtue", "A14.3"): "because-no-rewards",
    ("gain", "A22.22"): "step-gather",
    ("destroy-debt", "A22.25"): "step-pardon",
    ("virtue", "A22.25"): "step-pardon",
    ("drop", "A22.26"): "step-headhunt",
    ("capture", "A22.27"): "because-largest",
    ("gain", "A22.28"): "step-sell",
    ("release", "A22.28"): "step-free",
    ("freed", "A22.28"): "step-ransom",
    ("debt", "A22.28"): "step-ransom",
    ("virtue", "A22.28"): "step-ransom",
    ("gain", "A22.29"): "step-steal",
    ("virtue", "A22.29"): "step-steal",
    ("gain", "A22.30"): "step-deal",
    ("virtue", "A22.30"): "step-deal",
    ("gain", "A22.31"): "because-no-level",
    ("reward", "A22.32"): "because-virtue-only",
}  # fmt: skip


def story(event: Event) -> Msg | None:
    """A line of the story; None for what is no news, or not told by these rules."""
    if event.what not in SPECIAL and event.what not in EVENTS:
        return None
    special = SPECIAL.get(event.what)
    told = plain(event) if special is None else special(event)
    reason = BECAUSE.get((event.what, event.clause))
    if told is None or reason is None:
        return told
    return Msg("event-because", {"story": told, "reason": Msg(reason)})
