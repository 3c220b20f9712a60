"""Asks, options and refusals as messages.

What an option costs or brings is taken from the tables the rules use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.games.contract import View
from ludorum.kernel import Choose, Option, Refusal
from ludorum.words import Msg

from .buildings import EXCHANGE, FAMILY
from .content import (
    APPARITORES,
    ATTRIBUTE_REWARD,
    ATTRIBUTES,
    BRIBES,
    CELL_GAIN,
    CITIZEN_REWARD,
    CITIZENS,
    COHORT_REWARD,
    COHORTS,
    DIPLOMAT_PRICE,
    DIPLOMATS,
    FIRST_ATTRIBUTE,
    FULL_ROW,
    GLADIATORS,
    ITEMS,
    LANDMARK_PRICE,
    LANDMARKS,
    OF_FAMILY,
    PERFORMERS,
    PROSPECTS,
    REWARD,
    RULING_GAIN,
    RULING_PRICE,
    SHOWS,
    STALLS,
    TEMPLE_BOXES,
    TOP,
    TRACKS,
    TRADERS,
    VALOUR,
    Icons,
)  # fmt: skip
from .phrases import (
    NONE,
    Args,
    amounts,
    building,
    card,
    cells,
    changes,
    cohort,
    count,
    facts,
    level,
    path,
    person,
    place,
    plan,
    price,
    prospect,
    tally,
    trade,
    who,
)
from .state import Player

# -- asks ------------------------------------------------------------------------------------

ASKED: dict[str, Callable[[Choose, View], Args]] = {
    "path": lambda ask, view: {"n": ask.about[0]},
    "road": lambda ask, view: {"n": ask.about[0]},
    "act": lambda ask, view: {"n": view["year"]},
    "cells": lambda ask, view: {"shape": Msg(f"shape-{ask.about[0]}")},
    "favour": lambda ask, view: {"n": ask.about[0], "cap": ask.about[1]},
}


def prompt(ask: Choose, view: View) -> Msg:
    args = ASKED.get(ask.kind)
    return Msg(f"ask-{ask.kind}", args(ask, view) if args is not None else {})


# -- actions ---------------------------------------------------------------------------------

PAYMENT = {  # what the simple actions cost
    "mining": "servant",
    "guard": "soldier",
    "cippi": "resource",
    "wall": "resource",
    "training": "builder",
    "citizen": "civilian",
    "goods": "resource",
    "show": "resource",
    "scout": "soldier",
}


def box(n: int, gained: Msg) -> Msg:
    """The next box of a track, and what it brings."""
    return Msg("brings-box", {"n": n, "gain": gained}) if gained is not NONE else boxed(n)


def boxed(n: int) -> Msg:
    return Msg("brings-blank", {"n": n})


def step(p: Player, attribute: int) -> Msg:
    """H15: one step on an attribute, and the icon it reaches."""
    k = p.attributes[attribute]
    if k == TOP:
        return Msg("brings-lost")
    return changes({ATTRIBUTES[attribute]: 1, **tally(ATTRIBUTE_REWARD[attribute][k])})


def next_box(p: Player, track: int) -> Msg:
    k = p.tracks[track]
    return box(k + 1, changes(tally(REWARD[track][k]))) if k < len(REWARD[track]) else NONE


def brings(p: Player, name: str) -> Msg:
    """What an action costs and brings."""
    if name in FAMILY:
        family = FAMILY[name]
        size = min(p.built[family], len(OF_FAMILY[family]) - 1)
        return plan(OF_FAMILY[family][size])
    parts = [changes({PAYMENT[name]: -1})] if name in PAYMENT else []
    if name == "fort":
        parts.append(Msg("pays-fort"))
    if name in TRACKS:
        parts.append(next_box(p, TRACKS.index(name)))
    elif name == "training":
        parts.append(Msg("brings-guard"))
    elif name == "landmark":
        parts.append(changes(price(LANDMARK_PRICE)))
    elif name == "drill":
        parts.append(Msg("pays-drill"))
    elif name == "worship":
        parts.append(Msg("pays-worship"))
        if p.worship < len(TEMPLE_BOXES):
            gain = TEMPLE_BOXES[p.worship].gain
            parts.append(trade({}, gain) if gain is not None else Msg("brings-nothing"))
    elif name == "diplomat":
        parts += [changes(price(DIPLOMAT_PRICE)), trade({}, DIPLOMATS[0].gain)]
    elif name not in PAYMENT:
        parts.append(Msg(f"brings-{name}"))
    return facts([x for x in parts if x is not NONE])


def option_act(ask: Choose, name: Option, view: View) -> Msg:
    if name == "stop":
        return Msg("option-stop")
    p = person(view, ask.seat)
    if name in FAMILY:
        family = FAMILY[name]
        size = min(p.built[family], len(OF_FAMILY[family]) - 1)
        title = Msg("option-build", {"building": building(OF_FAMILY[family][size].id, ".acc")})
    else:
        title = place(name) if name in TRACKS else Msg(f"action-{name}")
    return Msg("option-of", {"name": title, "facts": brings(p, name)})


# -- details ---------------------------------------------------------------------------------


def of(name: Msg, *parts: Msg) -> Msg:
    """A name with what is to be said of it."""
    return Msg("option-of", {"name": name, "facts": facts(list(parts))})


def option_path(ask: Choose, option: Option, view: View) -> Msg:
    other = next(x for x in ask.options if x != option)
    return Msg(
        "option-path",
        {
            "path": card(option),
            "scores": path(option),
            "prospect": card(other),
            "shows": prospect(other),
        },
    )


def option_attribute(ask: Choose, option: Option, view: View) -> Msg:
    p = person(view, ask.seat)
    a = ATTRIBUTES.index(option)
    return of(Msg(f"good-{option}"), step(p, a), Msg("brings-now", {"n": p.attributes[a]}))


def option_cohort(ask: Choose, option: Option, view: View) -> Msg:
    c = COHORTS.index(option)
    if ask.kind == "diplomat":
        return cohort(option)
    rewards = COHORT_REWARD[c]
    k = view["players"][ask.seat]["cohorts"][c]
    return of(cohort(option), box(k + 1, gained(rewards[k])) if k < len(rewards) else boxed(k))


def gained(icons: Icons) -> Msg:
    return changes(tally(icons))


def option_worker(ask: Choose, option: Option, view: View) -> Msg:
    return changes({option: -1})


def option_forum(ask: Choose, option: Option, view: View) -> Msg:
    a, b, c = EXCHANGE[option]
    paid = {ITEMS[a]: -2} if a == b else {ITEMS[a]: -1, ITEMS[b]: -1}
    return changes({**paid, ITEMS[c]: 1})


def option_landmark(ask: Choose, option: Option, view: View) -> Msg:
    x = next(x for x in LANDMARKS if x.id == option)
    return of(building(option), trade({}, x.gain))


def option_citizen(ask: Choose, option: Option, view: View) -> Msg:
    i = CITIZENS.index(option)
    k = view["players"][ask.seat]["citizens"][i]
    rewards = CITIZEN_REWARD[i]
    return of(place(option), box(k + 1, gained(rewards[k])) if k < len(rewards) else boxed(k))


def option_box(ask: Choose, option: Option, view: View) -> Msg:
    """A box of the market, the theatre or the baths."""
    places, track = {
        "stall": (STALLS, TRADERS),
        "show": (SHOWS, PERFORMERS),
        "bribe": (BRIBES, APPARITORES),
    }[ask.kind]
    x = places[option]
    name = Msg("box-for", {"level": level(CITIZENS[track], x.at)})
    brought = trade({item: -n for item, n in x.cost.items()}, x.gain)
    return name if brought is NONE else of(name, brought)


def source(ask: Choose, option: Option, view: View) -> tuple[Msg, str]:
    """Whose card it is, and which."""
    if option == "own" or option == ("player", ask.seat):
        return Msg("source-own"), view["players"][ask.seat]["prospects"][-1]
    if option[0] == "player":
        return who(option[1]), view["players"][option[1]]["prospects"][-1]
    shown = view["neutral"][option[1]]
    return Msg("source-neutral", {"card": card(shown)}), shown


def option_good(ask: Choose, option: Option, view: View) -> Msg:
    if option == "fate":
        return Msg("option-fate")
    name, shown = source(ask, option, view)
    return of(name, Msg("brings-good", {"n": PROSPECTS[shown].good}), goes(option, "resource"))


def goes(option: Option, item: str) -> Msg:
    """H18.5, H26.4: where the payment goes."""
    if option == "own":
        return changes({item: -1})
    kind = "goes-to" if option[0] == "player" else "goes-on-card"
    return Msg(kind, {"item": count(item, 1)})


def option_pattern(ask: Choose, option: Option, view: View) -> Msg:
    name, shown = source(ask, option, view)
    return of(name, Msg(f"shape-{PROSPECTS[shown].shape}"), goes(option, "soldier"))


def option_cells(ask: Choose, option: Option, view: View) -> Msg:
    before = view["players"][ask.seat]["map"]
    after = before | sum([1 << cell for cell in option])
    brought = [icon for cell in option for icon in CELL_GAIN[cell]]
    rows = [x for x in FULL_ROW if after & x == x and before & x != x]
    got = gained((*brought, *[FIRST_ATTRIBUTE + VALOUR for _ in rows]))
    return cells(option) if got is NONE else of(cells(option), got)


def option_drill(ask: Choose, option: Option, view: View) -> Msg:
    name, item = option
    n = view["players"][ask.seat]["trained"][GLADIATORS.index(name)]
    strength = Msg("brings-strength", {"n": n + 1})
    return of(Msg(f"gladiator-{name}"), changes({item: -1}), strength)


def option_battle(ask: Choose, option: Option, view: View) -> Msg:
    g = GLADIATORS.index(option)
    p = view["players"][ask.seat]
    args: Args = {"n": p["trained"][g], "wounds": p["wounds"][g]}
    return of(Msg(f"gladiator-{option}"), Msg("brings-fight", args))


def option_ruling(ask: Choose, option: Option, view: View) -> Msg:
    column = COHORTS.index(option)
    brought = changes({**price(RULING_PRICE[column]), **tally(RULING_GAIN[column])})
    return of(Msg(f"column-{option}"), brought)


def option_favour(ask: Choose, option: Option, view: View) -> Msg:
    if option == "done":
        return Msg("option-done")
    kind, side = option
    return Msg(f"option-{kind}-favour", {"cohort": cohort(side)})


OPTIONS: dict[str, Callable[[Choose, Option, View], Msg]] = {
    "path": option_path,
    "act": option_act,
    **dict.fromkeys(("road", "attribute"), option_attribute),
    **dict.fromkeys(("cohort", "diplomat"), option_cohort),
    **dict.fromkeys(("fort", "worship"), option_worker),
    "forum": option_forum,
    "landmark": option_landmark,
    "citizen": option_citizen,
    **dict.fromkeys(("stall", "show", "bribe"), option_box),
    "good": option_good,
    "pattern": option_pattern,
    "cells": option_cells,
    "drill": option_drill,
    "battle": option_battle,
    "ruling": option_ruling,
    "favour": option_favour,
}


def option(ask: Choose, option: Option, view: View) -> Msg:
    """What an option is; options that are refused now can be told as well."""
    return OPTIONS[ask.kind](ask, option, view)


# -- refusals --------------------------------------------------------------------------------

WHY: dict[str, Callable[[tuple[Any, ...]], Args]] = {
    **dict.fromkeys(("no-items", "none-of"), lambda args: {"items": amounts(args)}),
    "needs-level": lambda args: {"level": level(*args)},
    **dict.fromkeys(("section-closed", "not-built"), lambda args: {"building": building(args[0])}),
    **dict.fromkeys(("needs-fort", "needs-attribute"), lambda args: {"n": args[0]}),
}


def refusal(refusal: Refusal) -> Msg:
    args = WHY.get(refusal.reason)
    return Msg(f"why-{refusal.reason}", args(refusal.args) if args is not None else {})
