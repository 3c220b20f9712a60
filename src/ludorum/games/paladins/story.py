"""Events as lines of a story, with the reason where the event alone does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.effects import show
from ludorum.kernel import DEALT, Event
from ludorum.words import Arg, Msg

from .content import JARS, ORDERS, SPACES, TOP
from .phrases import (
    action,
    change,
    count,
    facts,
    favour,
    outsider_name,
    paladin_facts,
    paladin_name,
    scheme,
    space,
    tavern,
    townsfolk_name,
    wall,
    who,
    workers,
)

SPACE: dict[str, int] = {x.id: i for i, x in enumerate(SPACES)}

# What an event is about, in order: the name of each argument says how it is told.
EVENTS: dict[str, tuple[str, ...]] = {
    "round": ("n",),
    "first": ("player",),
    "order": ("order", "n"),
    "show-favour": ("favour", "n"),
    "shuffle-taverns": (),
    "chosen": (),
    "paladin": ("player", "paladin"),
    "tavern": ("player", "tavern"),
    "place": ("player", "action", "workers"),
    "clear": ("player", "action"),
    "suspicion": ("player", "tax", "n"),
    "shuffle-suspicion": (),
    "inquisition": (),
    "suspected": ("player", "n"),
    "nobody-suspected": (),
    "treasury": ("silver",),
    "drop-suspicion": ("player", "n", "left"),
    "pay-debt": ("player",),
    "remove-debt": ("player",),
    "hire": ("player", "townsfolk"),
    "send": ("player", "townsfolk"),
    "workshop": ("player", "action", "_", "n"),
    "monk": ("player", "space"),
    "outpost": ("player", "space"),
    "wall": ("player", "wall", "n"),
    "jar": ("player", "jar", "n"),
    "favour": ("player", "favour"),
    "attack": ("player", "outsider"),
    "convert": ("player", "outsider"),
    "pass": ("player",),
    "return": ("player", "worker"),
    "end": (),
    "leave": ("townsfolk",),
    "retreat": ("outsider",),
    # the bot
    "bot-workshop": ("player", "action"),
    "bot-workers": ("player", "n"),
    "bot-tavern": ("player", "n"),
    "scheme-joins": ("player",),
    "scheme": ("player", "scheme"),
    "shuffle-schemes": ("player",),
    "fall-back": ("player", "action"),
    "bot-place": ("player", "action", "n"),
    "bot-trade": ("player",),
    "rest": ("player", "n"),
    "bot-pray": ("player",),
    "bot-pray-worker": ("player",),
    "bot-conspire": ("player", "n"),
    "bot-jar": ("player", "n"),
    "bot-done": ("player",),
    "marker": ("player", "n", "from", "to"),
    "drain": ("player", "n"),
    "takes-order": ("player", "action", "n"),
}
TELL: dict[str, Callable[[Any], tuple[str, Arg]]] = {
    "player": lambda x: ("player", who(x)),
    "order": lambda x: ("order", action(ORDERS[x].action)),
    "favour": lambda x: ("favour", favour(x)),
    "paladin": lambda x: (
        "paladin",
        Msg("card-named", {"name": paladin_name(x), "facts": facts(paladin_facts(x))}),
    ),
    "tavern": lambda x: ("workers", tavern(x)),
    "action": lambda x: ("action", action(x)),
    "workers": lambda x: ("workers", workers(x)),
    "worker": lambda x: ("worker", count(x, 1)),
    "tax": lambda x: ("tax", x),
    "silver": lambda x: ("silver", count("silver", x)),
    "left": lambda x: ("left", x),
    "townsfolk": lambda x: ("townsfolk", townsfolk_name(x)),
    "outsider": lambda x: ("outsider", outsider_name(x)),
    "space": lambda x: ("space", space(SPACE[x])),
    "wall": lambda x: ("wall", wall(x)),
    "jar": lambda x: ("reward", show(JARS[x].gain)),
    "scheme": lambda x: ("scheme", scheme(x)),
    "n": lambda x: ("n", x),
    "from": lambda x: ("from", x),
    "to": lambda x: ("to", x),
}


def plain(event: Event) -> Msg:
    told = zip(EVENTS[event.what], event.about, strict=False)
    return Msg(f"event-{event.what}", dict([TELL[name](x) for name, x in told if name != "_"]))


def on_change(event: Event) -> Msg:
    """Goods or a debt that come or go."""
    seat, *what = event.about
    good, n = what or ("debt", 1)
    signed = -n if event.what == "spend" else n
    return Msg("event-change", {"player": who(seat), "change": change(good, signed)})


def on_workers(event: Event) -> Msg:
    seat, found = event.about
    return Msg("event-workers", {"player": who(seat), "workers": workers(found)})


def on_raise(event: Event) -> Msg:
    seat, attribute, n, now = event.about
    if not n:
        top: Arg = Msg(f"good-{attribute}")
        return Msg("event-raise-top", {"player": who(seat), "attribute": top, "n": TOP})
    return Msg("event-raise", {"player": who(seat), "change": change(attribute, n), "n": now})


def on_tax(event: Event) -> Msg:
    seat, n, left = event.about
    return Msg("event-tax", {"player": who(seat), "tax": count("tax", n), "left": left})


# -- why the bot does what it does -----------------------------------------------------------


def on_lap(event: Event) -> Msg:
    """P11.13."""
    seat, attribute, least, why = event.about
    args: dict[str, Arg] = {"player": who(seat), "attribute": Msg(f"good-{attribute}"), "n": least}
    return Msg(f"event-lap-{why}", args)


def on_cannot(event: Event) -> Msg:
    """P11.18."""
    seat, name, why = event.about
    args: dict[str, Arg] = {"player": who(seat), "action": scheme(name)}
    return Msg("event-cannot", {**args, "reason": Msg(f"cannot-{why}")})


def on_points(event: Event) -> Msg:
    """P11.14."""
    seat, what, marker, slot = event.about
    args: dict[str, Arg] = {"player": who(seat), "what": Msg(f"points-{what}"), "n": marker}
    if marker == slot:
        return Msg("event-points", args)
    return Msg("event-points-on", {**args, "slot": slot})


def on_prefers(event: Event) -> Msg:
    """P11.26."""
    seat, rank = event.about
    return Msg("event-prefers", {"player": who(seat), "rank": Msg(f"rank-{rank}")})


def on_takes(event: Event) -> Msg:
    """P11.28, P11.44."""
    seat, pick = event.about
    return Msg("event-takes", {"player": who(seat), "way": Msg(f"way-{pick}")})


OPENED = {"townsfolk": townsfolk_name, "outsider": outsider_name, "tavern": tavern}


def on_dealt(event: Event) -> Msg | None:
    """Cards laid out for all; the rest is told by the rules."""
    pool, value = event.about
    name = OPENED.get(pool)
    if name is None or not value or isinstance(value, int):
        return None
    cards = [value] if isinstance(value, str) else value
    return Msg(f"event-open-{pool}", {"cards": facts([name(card) for card in cards])})


SPECIAL: dict[str, Callable[[Event], Msg | None]] = {
    "gain": on_change,
    "spend": on_change,
    "debt": on_change,
    "workers": on_workers,
    "raise": on_raise,
    "tax": on_tax,
    "lap": on_lap,
    "cannot": on_cannot,
    "points": on_points,
    "prefers": on_prefers,
    "takes": on_takes,
    DEALT: on_dealt,
}

# Why something happens, where the event alone does not say it.
CREW = ("P9.3", "P9.4", "P9.5", "P9.6", "P9.7")
BECAUSE: dict[tuple[str, str], str] = {
    **{(what, x): "because-crew" for x in CREW
       for what in ("gain", "workers", "raise", "tax", "drop-suspicion")},
    ("gain", "P9.1"): "because-paladin",
    ("debt", "P7.6"): "because-most-suspect",
    ("drop-suspicion", "P7.6"): "because-half",
    ("inquisition", "P7.4"): "because-empty",
    ("inquisition", "P11.43"): "because-empty",
    ("inquisition", "P7.5"): "because-no-cards",
    ("leave", "P11.35"): "because-solo",
    ("retreat", "P11.35"): "because-solo",
    ("return", "P8.6"): "because-limit",
    ("bot-workshop", "P11.4"): "because-level",
    ("bot-workshop", "P11.7"): "because-order",
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
