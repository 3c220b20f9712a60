"""Events as lines of a story, with the reason where the event alone does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import Event
from ludorum.words import Arg, Msg

from .content import REWARD, SECTION
from .phrases import (
    building,
    card_name,
    change,
    count,
    manuscript,
    player_card,
    reward,
    scheme_card,
    segment,
    site,
    space,
    step,
    who,
)

# What an event is about, in order: the name of each argument says how it is told.
EVENTS: dict[str, tuple[str, ...]] = {
    "first": ("player",),
    "round": ("n",),
    "pair": ("player", "player-card", "card"),
    "drop": ("player", "card"),
    "play": ("player", "card"),
    "ability": ("player", "card"),
    "move": ("player", "space"),
    "meet": ("player", "other"),
    "rearrange": ("player",),
    "action": ("player", "action"),
    "no-action": ("player",),
    "discard": ("player", "card"),
    "destroy": ("player", "card"),
    "shuffle": ("player", "n"),
    "hire": ("player", "card"),
    "manuscript": ("player", "manuscript"),
    "printed-manuscript": ("player", "segment"),
    "bonus": ("player", "ribbon"),
    "flip-debt": ("player",),
    "flip-deed": ("player",),
    "virtue": ("player", "n"),
    "corruption": ("player", "n"),
    "stack": ("player", "n"),
    "collision": ("player", "n"),
    "reset": ("player",),
    "place": ("player", "workers", "segment"),
    "aside": ("player", "segment", "to"),
    "up": ("player", "segment", "section"),
    "top": ("player", "segment"),
    "remove": ("player", "other", "tier", "segment"),
    "leader": ("player",),
    "reveal": ("end-card",),
    "last-round": ("n",),
    "end": (),
    "show-townsfolk": ("card", "segment"),
    "show-manuscript": ("manuscript", "segment"),
    # the bot
    "bot-start": ("player", "space"),
    "bot-schemes": ("player", "n"),
    "scheme": ("player", "scheme"),
    "gain-scheme": ("player", "card"),
    "rest-scheme": ("player", "card"),
    "focus": ("player", "verb"),
}
TELL: dict[str, Callable[[Any], tuple[str, Arg]]] = {
    "player": lambda x: ("player", who(x)),
    "other": lambda x: ("other", who(x)),
    "player-card": lambda x: ("pair", player_card(x)),
    "card": lambda x: ("card", card_name(x)),
    "manuscript": lambda x: ("manuscript", manuscript(x)),
    "action": lambda x: ("action", Msg(f"action-{x}")),
    "verb": lambda x: ("effect", step(x, 1)),
    "space": lambda x: ("space", space(x)),
    "segment": lambda x: ("segment", segment(x)),
    "to": lambda x: ("to", segment(x)),
    "section": lambda x: ("effect", reward(REWARD[SECTION[x]])),
    "workers": lambda x: ("workers", count("worker", x)),
    "ribbon": lambda x: ("ribbon", Msg(f"ribbon-{x}")),
    "end-card": lambda x: ("card", Msg(f"end-{x}")),
    "scheme": lambda x: ("scheme", scheme_card(x)),
    "tier": lambda x: ("tier", x),
    "n": lambda x: ("n", x),
}


def plain(event: Event) -> Msg:
    told = zip(EVENTS[event.what], event.about, strict=False)
    return Msg(f"event-{event.what}", dict([TELL[name](x) for name, x in told]))


def on_change(event: Event) -> Msg:
    """Goods, debts or deeds that come or go."""
    seat, *what = event.about
    good, n = what or (event.what, 1)
    signed = -n if event.what == "spend" else n
    return Msg("event-change", {"player": who(seat), "change": change(good, signed)})


def on_build(event: Event) -> Msg:
    seat, kind, _, name, n = event.about
    args: dict[str, Arg] = {"player": who(seat), "building": building(kind)}
    return Msg("event-build", {**args, "site": site(name, n)})


def on_link(event: Event) -> Msg:
    seat, other, *ends = event.about
    args: dict[str, Arg] = {"site": site(*ends[:2]), "end": site(*ends[2:])}
    if seat == other:
        return Msg("event-link-own", {**args, "player": who(seat)})
    return Msg("event-link", {**args, "player": who(seat), "other": who(other)})


def on_dismiss(event: Event) -> Msg:
    """V6.4.2: a printed townsfolk has no name."""
    seat, card, name = event.about
    found = card_name(card) if card else Msg("printed-townsfolk")
    return Msg("event-dismiss", {"player": who(seat), "card": found, "segment": segment(name)})


# -- why the bot does what it does -----------------------------------------------------------


def on_cannot(event: Event) -> Msg:
    """V13.14."""
    seat, name, why = event.about
    args: dict[str, Arg] = {"player": who(seat), "effect": step(name, 1)}
    return Msg("event-cannot", {**args, "reason": Msg(f"cannot-{why}")})


def on_instead(event: Event) -> Msg:
    """V13.9."""
    seat, effect, other = event.about
    n = 2 if effect == "silver" else 1
    args: dict[str, Arg] = {"player": who(seat), "effect": step(effect, n)}
    return Msg("event-instead", {**args, "other": step(other, 1)})


SPECIAL: dict[str, Callable[[Event], Msg | None]] = {
    "gain": on_change,
    "spend": on_change,
    "debt": on_change,
    "deed": on_change,
    "build": on_build,
    "link": on_link,
    "dismiss": on_dismiss,
    "cannot": on_cannot,
    "instead": on_instead,
}

# Why something happens, where the event alone does not say it.
BECAUSE: dict[tuple[str, str], str] = {
    ("gain", "V3.2"): "because-flip",
    ("gain", "V8.3"): "because-value",
    ("gain", "V6.9.11"): "because-removed",
    ("virtue", "V6.9.11"): "because-removed",
    ("virtue", "V8.4"): "because-shuffle",
    ("virtue", "V8.5"): "because-shuffle",
    ("corruption", "V8.4"): "because-shuffle-criminals",
    ("corruption", "V8.5"): "because-shuffle-criminals",
    ("corruption", "V5.3.2"): "because-criminals",
    ("corruption", "V13.14"): "because-criminals",
    ("virtue", "V9.1"): "because-slot",
    ("gain", "V13.8"): "because-chart",
    **{(what, clause): "because-collision" for clause in ("V9.3", "V9.4")
       for what in ("gain", "debt", "deed", "virtue", "corruption")},
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
