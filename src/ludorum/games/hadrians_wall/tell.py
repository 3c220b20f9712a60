"""What happens, what is asked and what an option is, as messages: where their parts do not say it.

What an option costs or brings is taken from the tables the rules use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.effects import show
from ludorum.kernel import DEALT, Choose, Option
from ludorum.titles import NONE, Args, amounts, change, changes, count, facts, who
from ludorum.words import Arg, Msg

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
    DIPLOMATS,
    FATE,
    FIRST_ATTRIBUTE,
    FULL_ROW,
    GLADIATORS,
    ITEMS,
    LANDMARKS,
    OF_FAMILY,
    PERFORMERS,
    PROSPECTS,
    RULINGS,
    SHOWS,
    STALLS,
    TEMPLE_BOXES,
    TOP,
    TRACKS,
    TRADERS,
    VALOUR,
)  # fmt: skip
from .phrases import box, card, cells, gained, level, next_box, path, place, prospect, ranked, trade
from .refusals import ONE_OF
from .state import Player, State, shown

# -- parts of events, asks and refusals ------------------------------------------------------

NOUNS: dict[str, Callable[[Any], Arg] | None] = {
    **dict.fromkeys(("box.area", "citizen.area"), lambda x: Msg(f"area-{x}.low")),
    "attribute": lambda x: change(x, 1),
    "card": card,
    "cells": cells,
    "disdain": lambda n: count("disdain", n),
    "good.good": lambda n: Msg("ware", {"n": n}),
    "fate": lambda x: changes(FATE[x].items),
    "item": lambda x: count(x, 1),
    "items": lambda x: amounts(dict(x)),
    "level": lambda x: level(*x),
    "show.box": None,
    "to": who,
    "track": lambda x: Msg(f"good-{x}") if x in ATTRIBUTES else place(x),
    "valour": lambda n: count("valour", n),
}

PARTS = {"temple": ("cohort",), "diplomat": ("cohort",)}  # of the options of favours

# -- events ----------------------------------------------------------------------------------


def changed(player: int, goods: Mapping[str, int]) -> Msg:
    return Msg("event-change", {"player": who(player), "change": changes(goods)})


def on_gain(player: int, item: str, n: int) -> Msg | None:
    return changed(player, {item: n}) if n else None


def on_pay(player: int, items: tuple[tuple[str, int], ...]) -> Msg:
    return changed(player, {item: -n for item, n in items})


def on_rank(player: int, rank: str, n: int) -> Msg:
    return ranked(n)


def on_dealt(pool: str, cards: Any) -> Msg | None:
    """Cards that only their owner may hear of; what opens for all is told by the rules."""
    deck, _, owner = pool.partition("-")
    if deck != "general" or isinstance(cards, int):
        return None
    return Msg("event-drawn", {"player": who(int(owner)), "cards": [card(x) for x in cards]})


STORIES: dict[str, Callable[..., Msg | None]] = {
    "gain": on_gain,
    "pay": on_pay,
    "rank": on_rank,
    DEALT: on_dealt,
}
# How much of a turn an event is; the heaviest is told of it.
EVENTS: dict[str, int] = {
    "turn": 0,  # H36.1: an action says itself whose it is
    "landmark": 9,
    "attack": 9,
    "rank": 9,
    "build": 8,
    "diplomat": 7,
    "ruling": 7,
    "scout": 6,
    "defence": 6,
    "dies": 6,
    "survives": 6,
    "show": 6,
    "bribe": 6,
    "good": 6,
    "worship": 6,
    "citizen": 5,
    "fate": 5,
    "ignore": 5,
    "training": 4,
    "drill": 4,
    "cohort": 4,
    "box": 4,
    "path": 3,
    "prospect": 3,
    "attribute": 3,
    **dict.fromkeys(("gain", "production", "favour"), 2),
}
AGAINST: dict[str, Callable[..., list[int]]] = {
    "defence": lambda player, n, **_: [player] if n else [],  # n get through
}
BECAUSE = {  # why something happens, where the event alone does not say it
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

# -- actions ---------------------------------------------------------------------------------

PROMPTS: dict[str, Callable[[Choose, State], Args]] = {"act": lambda ask, view: {"n": view.year}}
PRICES = {"landmark": LANDMARKS[0].cost, "diplomat": DIPLOMATS[0].cost}


def first(name: str) -> Msg:
    """What is said first of an action: what it costs, else what it does."""
    if name in PRICES:
        return trade(PRICES[name], None)
    pays = ONE_OF.get(name, ())
    return change(ITEMS[pays[0]], -1) if len(pays) == 1 else Msg(f"pays-{name}")


def brings(p: Player, name: str) -> Msg:
    """What an action brings besides; NONE if no more is to be said."""
    if name in TRACKS:
        return next_box(p, TRACKS.index(name))
    if name == "training":
        return Msg("brings-guard")
    if name == "diplomat":
        return show(DIPLOMATS[0].gain)
    if name == "worship" and p.worship < len(TEMPLE_BOXES):
        gain = TEMPLE_BOXES[p.worship].gain
        return Msg("brings-nothing") if gain is None else show(gain)
    return NONE


def of(name: Msg, *parts: Msg) -> Msg:
    """A name with what is to be said of it, if anything is."""
    some = [x for x in parts if x is not NONE]
    return Msg("option-of", {"name": name, "facts": facts(some)}) if some else name


def option_act(ask: Choose, name: Option, view: State) -> Msg:
    if name == "stop":
        return Msg("option-stop")
    p = view.players[ask.seat]
    if name in FAMILY:
        sizes = OF_FAMILY[FAMILY[name]]
        x = sizes[min(p.built[FAMILY[name]], len(sizes) - 1)]
        title = Msg("option-build", {"building": Msg(f"building-{x.id}.acc")})
        return of(title, trade(x.cost, x.gain))
    title = place(name) if name in TRACKS else Msg(f"action-{name}")
    return of(title, first(name), brings(p, name))


# -- details ---------------------------------------------------------------------------------


def option_path(ask: Choose, option: Option, view: State) -> Msg:
    other = next(x for x in ask.options if x != option)
    args: Args = {"path": card(option), "scores": path(option)}
    return Msg("option-path", {**args, "prospect": card(other), "shows": prospect(other)})


def option_attribute(ask: Choose, option: Option, view: State) -> Msg:
    """H15: one step on an attribute, and the icon it reaches."""
    a = ATTRIBUTES.index(option)
    k = view.players[ask.seat].attributes[a]
    icons = (FIRST_ATTRIBUTE + a, *ATTRIBUTE_REWARD[a][k]) if k < TOP else ()
    step = gained(icons) if icons else Msg("brings-lost")
    return of(Msg(f"good-{option}"), step, Msg("brings-now", {"n": k}))


def option_cohort(ask: Choose, option: Option, view: State) -> Msg:
    c = COHORTS.index(option)
    return of(Msg(f"cohort-{option}"), box(COHORT_REWARD[c], view.players[ask.seat].cohorts[c]))


def option_citizen(ask: Choose, option: Option, view: State) -> Msg:
    i = CITIZENS.index(option)
    return of(place(option), box(CITIZEN_REWARD[i], view.players[ask.seat].citizens[i]))


def option_forum(ask: Choose, option: Option, view: State) -> Msg:
    a, b, c = EXCHANGE[option]
    paid = {ITEMS[a]: -2} if a == b else {ITEMS[a]: -1, ITEMS[b]: -1}
    return changes({**paid, ITEMS[c]: 1})


def option_landmark(ask: Choose, option: Option, view: State) -> Msg:
    x = next(x for x in LANDMARKS if x.id == option)
    return of(Msg(f"building-{option}"), show(x.gain))


def option_box(ask: Choose, option: Option, view: State) -> Msg:
    """A box of the market, the theatre or the baths."""
    places, track = {
        "stall": (STALLS, TRADERS),
        "show": (SHOWS, PERFORMERS),
        "bribe": (BRIBES, APPARITORES),
    }[ask.kind]
    x = places[option]
    return of(Msg("box-for", {"level": level(CITIZENS[track], x.at)}), trade(x.cost, x.gain))


def source(ask: Choose, option: Option, view: State) -> tuple[Msg, str]:
    """Whose card it is, and which."""
    found = shown(view, view.players[ask.seat], option)
    if option == "own" or option == ("player", ask.seat):
        return Msg("source-own"), found
    if option[0] == "player":
        return who(option[1]), found
    return Msg("source-neutral", {"card": card(found)}), found


def goes(option: Option, item: str) -> Msg:
    """H18.5, H26.4: where the payment goes."""
    if option == "own":
        return change(item, -1)
    kind = "goes-to" if option[0] == "player" else "goes-on-card"
    return Msg(kind, {"item": count(item, 1)})


def option_good(ask: Choose, option: Option, view: State) -> Msg:
    if option == "fate":
        return Msg("option-fate")
    name, found = source(ask, option, view)
    return of(name, Msg("brings-good", {"n": PROSPECTS[found].good}), goes(option, "resource"))


def option_pattern(ask: Choose, option: Option, view: State) -> Msg:
    name, found = source(ask, option, view)
    return of(name, Msg(f"shape-{PROSPECTS[found].shape}"), goes(option, "soldier"))


def option_cells(ask: Choose, option: Option, view: State) -> Msg:
    before = view.players[ask.seat].map
    after = before | sum([1 << cell for cell in option])
    brought = [icon for cell in option for icon in CELL_GAIN[cell]]
    rows = [x for x in FULL_ROW if after & x == x and before & x != x]
    return of(cells(option), gained((*brought, *[FIRST_ATTRIBUTE + VALOUR for _ in rows])))


def option_drill(ask: Choose, option: Option, view: State) -> Msg:
    name, item = option
    n = view.players[ask.seat].trained[GLADIATORS.index(name)]
    strength = Msg("brings-strength", {"n": n + 1})
    return of(Msg(f"gladiator-{name}"), change(item, -1), strength)


def option_battle(ask: Choose, option: Option, view: State) -> Msg:
    g, p = GLADIATORS.index(option), view.players[ask.seat]
    fight = Msg("brings-fight", {"n": p.trained[g], "wounds": p.wounds[g]})
    return of(Msg(f"gladiator-{option}"), fight)


def option_ruling(ask: Choose, option: Option, view: State) -> Msg:
    x = next(x for x in RULINGS if x.column == option)
    return of(Msg(f"column-{option}"), trade(x.cost, x.gain))


LABELS: dict[str, Callable[[Choose, Option, State], Msg]] = {
    "path": option_path,
    "act": option_act,
    **dict.fromkeys(("road", "attribute"), option_attribute),
    "cohort": option_cohort,
    "diplomat": lambda ask, option, view: Msg(f"cohort-{option}"),
    **dict.fromkeys(("fort", "worship"), lambda ask, option, view: change(option, -1)),
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
}
