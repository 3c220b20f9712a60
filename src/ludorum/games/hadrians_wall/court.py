"""H23, H24: bribes at the baths, rulings of the courthouse."""

from __future__ import annotations

from ludorum.kernel import Choose, Flow

from .content import (
    APPARITORES,
    AREAS,
    BATHS,
    BRIBE_AT,
    BRIBE_COST,
    COHORTS,
    COURTHOUSE,
    RESOURCE,
    RULING_AT,
    RULING_GAIN,
    RULING_PRICE,
)  # fmt: skip
from .state import Closed, Player, State, affordable, gain, pay, place_closed

# -- H23 baths -------------------------------------------------------------------------------


def bribes(p: Player) -> list[int]:
    """H23.2: unused boxes whose threshold is met."""
    officials = p.citizens[APPARITORES]
    return [i for i, at in enumerate(BRIBE_AT) if at <= officials and not p.bribes[i]]


def bribe_closed(s: State, p: Player) -> Closed:
    if not p.built[BATHS]:
        return "H23.2", "not-built"
    if not p.disdain:
        return "H23.3", "no-disdain"
    if p.bribes.count(s.year) == AREAS["baths"].yearly:
        return "H23.2", "twice-a-year"
    why = place_closed(p.bribes, BRIBE_AT, p.citizens[APPARITORES], "H23.2")
    if why is not None:
        return why
    cheapest = min([BRIBE_COST[i] for i in bribes(p)])
    return None if p.items[RESOURCE] >= cheapest else ("H23.2", "no-items")


def bribe(s: State, p: Player) -> Flow:
    """H23.2: one point of disdain goes, whatever it costs."""
    boxes = [i for i in bribes(p) if BRIBE_COST[i] <= p.items[RESOURCE]]
    box = yield Choose(p.seat, "bribe", "H23.2", boxes)
    pay(s, p, ((RESOURCE, BRIBE_COST[box]),), "H23.2")
    p.bribes[box] = s.year
    p.disdain -= 1
    p.pardoned += 1
    s.tell("H23.2", "bribe", player=p.seat, n=p.disdain)


# -- H24 courthouse --------------------------------------------------------------------------


def ruling_closed(s: State, p: Player, column: int) -> Closed:
    """H24.2, H24.3."""
    years = p.rulings[column]
    if len(years) == AREAS["courthouse"].boxes:
        return "H24.2", "no-box-left"
    if years and years[-1] == s.year:
        return "H24.2", "once-a-year"
    if p.citizens[APPARITORES] < RULING_AT[column][len(years)]:
        return "H24.3", "needs-level"
    return None if affordable(p, RULING_PRICE[column]) else ("H24.2", "no-items")


def rulings_closed(s: State, p: Player) -> Closed:
    if not p.built[COURTHOUSE]:
        return "H24.2", "not-built"
    first = ruling_closed(s, p, 0)
    for column in (1, 2):
        if first is not None and ruling_closed(s, p, column) is None:
            return None
    return first


def ruling(s: State, p: Player) -> Flow:
    """H24.2: a ruling of one column."""
    names = [x for i, x in enumerate(COHORTS) if ruling_closed(s, p, i) is None]
    pick = yield Choose(p.seat, "ruling", "H24.2", names)
    column = COHORTS.index(pick)
    if RULING_PRICE[column]:
        pay(s, p, RULING_PRICE[column], "H24.2")
    p.rulings[column].append(s.year)
    s.tell("H24.2", "ruling", player=p.seat, column=pick)
    gain(s, p, RULING_GAIN[column], "H24.2")
