"""Events as lines of a story, with the reason where the event alone does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import DEALT, Event
from ludorum.words import Arg, Msg

from .content import FATE
from .phrases import amounts, building, card, cells, changes, cohort, count, place, who

# What an event is about, in order: the name of each argument says how it is told.
EVENTS: dict[str, tuple[str, ...]] = {
    "year": ("n",),
    "fate": ("fate",),
    "path": ("player", "card"),
    "prospect": ("player", "card"),
    "neutral": ("card",),
    "production": ("player", "n"),
    "favour": ("player",),
    "cohort": ("player", "cohort", "n"),
    "box": ("player", "area", "n"),
    "citizen": ("player", "area", "n"),
    "hand-over": ("player", "to", "item"),
    "lay-down": ("player", "card", "item"),
    "resume": ("player",),
    "training": ("player", "n"),
    "build": ("player", "building"),
    "landmark": ("player", "building"),
    "shuffle": (),
    "drill": ("player", "gladiator", "n"),
    "dies": ("player", "gladiator", "n"),
    "survives": ("player", "gladiator", "n"),
    "worship": ("player", "n"),
    "bribe": ("player", "n"),
    "ruling": ("player", "column"),
    "diplomat": ("player", "cohort"),
    "scout": ("player", "cells"),
    "stop": ("player",),
    "year-end": ("n",),
    "give-back": ("player", "items"),
    "attack": ("left", "centre", "right", "extra"),
    "defence": ("player", "n", "disdain", "valour"),
    "over": (),
    "rank": ("player", "rank", "n"),
}
TELL: dict[str, Callable[[Any], tuple[str, Arg]]] = {
    "n": lambda x: ("n", x),
    "player": lambda x: ("player", who(x)),
    "to": lambda x: ("to", who(x)),
    "fate": lambda x: ("items", changes(FATE[x].items)),
    "card": lambda x: ("card", card(x)),
    "cohort": lambda x: ("cohort", cohort(x)),
    "area": lambda x: ("area", place(x)),
    "item": lambda x: ("item", count(x, 1)),
    "items": lambda x: ("items", amounts(x)),
    "building": lambda x: ("building", building(x)),
    "gladiator": lambda x: ("gladiator", Msg(f"gladiator-{x}")),
    "column": lambda x: ("column", Msg(f"column-{x}")),
    "cells": lambda x: ("cells", cells(x)),
    "left": lambda x: ("left", x),
    "centre": lambda x: ("centre", x),
    "right": lambda x: ("right", x),
    "extra": lambda x: ("extra", x),
    "disdain": lambda x: ("disdain", count("disdain", x)),
    "valour": lambda x: ("valour", count("valour", x)),
    "rank": lambda x: ("rank", Msg(f"rank-{x}")),
}


def plain(event: Event) -> Msg:
    told = zip(EVENTS[event.what], event.about, strict=True)
    return Msg(f"event-{event.what}", dict([TELL[name](x) for name, x in told]))


def on_gain(event: Event) -> Msg | None:
    seat, item, n = event.about
    return Msg("event-change", {"player": who(seat), "change": changes({item: n})}) if n else None


def on_pay(event: Event) -> Msg:
    seat, paid = event.about
    change = changes({item: -n for item, n in paid})
    return Msg("event-change", {"player": who(seat), "change": change})


def on_attribute(event: Event) -> Msg:
    seat, name, now = event.about
    return Msg("event-attribute", {"player": who(seat), "change": changes({name: 1}), "n": now})


def on_lost(event: Event) -> Msg:
    seat, name = event.about
    what = Msg(f"good-{name}") if event.clause == "H15.1" else place(name)
    return Msg("event-lost", {"player": who(seat), "what": what})


def on_good(event: Event) -> Msg:
    seat, good, rank = event.about
    kind = "event-good" if rank else "event-good-again"
    return Msg(kind, {"player": who(seat), "good": good, "n": rank})


def on_show(event: Event) -> Msg:
    return Msg("event-show", {"player": who(event.about[0])})


def on_ignore(event: Event) -> Msg:
    seat, kind, side = event.about
    return Msg(f"event-ignore-{kind}", {"player": who(seat), "cohort": cohort(side)})


def on_dealt(event: Event) -> Msg | None:
    """Cards that only their owner may hear of; what opens for all is told by the rules."""
    pool, value = event.about
    if not pool.startswith("general") or isinstance(value, int):
        return None
    owner = event.sees.bit_length() - 1
    return Msg("event-drawn", {"player": who(owner), "cards": [card(x) for x in value]})


SPECIAL: dict[str, Callable[[Event], Msg | None]] = {
    "gain": on_gain,
    "pay": on_pay,
    "attribute": on_attribute,
    "lost": on_lost,
    "good": on_good,
    "show": on_show,
    "ignore": on_ignore,
    DEALT: on_dealt,
}

# Why something happens, where the event alone does not say it.
BECAUSE: dict[tuple[str, str], str] = {
    ("gain", "H3.4"): "because-prospect",
    ("gain", "H3.6.1"): "because-production",
    ("gain", "H3.6.2"): "because-hotel",
    ("gain", "H3.6.3"): "because-workshop",
    ("attribute", "H3.6.4"): "because-road",
    ("gain", "H15.2"): "because-attribute",
    ("attribute", "H15.3"): "because-attribute",
    ("gain", "H16.2"): "because-citizen",
    ("attribute", "H16.2"): "because-citizen",
    ("attribute", "H5.1"): "because-cohort",
    ("attribute", "H26.7"): "because-row",
    ("attribute", "H27.7"): "because-defence",
}


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
