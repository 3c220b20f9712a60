"""H19, H20: performances, and the gladiators of the Ludus."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Choose, Flow

from .content import (
    CIVILIAN,
    DIES,
    DRILL_AT,
    FATE,
    GLADIATORS,
    ITEMS,
    LUDUS,
    PERFORMERS,
    RESOURCE,
    SERVANT,
    SHOW_AT,
    SHOW_GAIN,
    SURVIVES,
    THEATRE,
)  # fmt: skip
from .market import turn_fate
from .state import Closed, Player, State, gain, pay_one, place_closed

# -- H19 theatre -----------------------------------------------------------------------------


def shows(p: Player) -> list[int]:
    """H19.2: unused boxes whose threshold is met."""
    performers = p.citizens[PERFORMERS]
    return [i for i, at in enumerate(SHOW_AT) if at <= performers and not p.shows[i]]


def perform_closed(s: State, p: Player) -> Closed:
    if not p.built[THEATRE]:
        return "H19.2", "not-built"
    if s.year in p.shows:
        return "H19.2", "once-a-year"
    why = place_closed(p.shows, SHOW_AT, p.citizens[PERFORMERS], "H19.3")
    return why or (None if p.items[RESOURCE] else ("H19.2", "no-items"))


def perform(s: State, p: Player) -> Flow:
    """H19.2."""
    box = yield Choose(p.seat, "show", "H19.3", shows(p))
    pay_one(s, p, RESOURCE, "H19.2")
    p.shows[box] = s.year
    s.tell("H19.2", "show", player=p.seat, box=box)
    gain(s, p, SHOW_GAIN[box], "H19.3")


# -- H20 ludus -------------------------------------------------------------------------------

PUPILS = (SERVANT, CIVILIAN)  # H20.2


def dead(p: Player, g: int) -> bool:
    """H20.5, H20.7: every circled box is filled."""
    return 0 < p.trained[g] <= p.wounds[g]


def drill_closed(p: Player, g: int) -> Closed:
    """Why a gladiator cannot train, whatever is paid."""
    if dead(p, g):
        return "H20.5", "dead"
    k = p.trained[g]
    if k == len(DRILL_AT):
        return "H20.2", "fully-trained"
    return None if p.citizens[PERFORMERS] >= DRILL_AT[k] else ("H20.2", "needs-level")


def drills_closed(s: State, p: Player) -> Closed:
    if not p.built[LUDUS]:
        return "H20.2", "not-built"
    red, blue = drill_closed(p, 0), drill_closed(p, 1)
    if red is not None and blue is not None:
        return blue if blue[1] == "needs-level" else red
    return None if p.items[SERVANT] or p.items[CIVILIAN] else ("H20.2", "none-of")


def drill(s: State, p: Player) -> Flow:
    """H20.2, H20.10: who trains, and who pays for it."""
    options: list[Any] = [
        (name, ITEMS[x])
        for g, name in enumerate(GLADIATORS)
        if drill_closed(p, g) is None
        for x in PUPILS
        if p.items[x]
    ]
    name, item = yield Choose(p.seat, "drill", "H20.2", options)
    pay_one(s, p, ITEMS.index(item), "H20.2")
    g = GLADIATORS.index(name)
    p.trained[g] += 1
    s.tell("H20.2", "drill", player=p.seat, gladiator=name, n=p.trained[g])


def fight_closed(s: State, p: Player, g: int) -> Closed:
    """H20.3."""
    if dead(p, g):
        return "H20.5", "dead"
    if not p.trained[g]:
        return "H20.3", "untrained"
    return ("H20.3", "once-a-year") if s.year in p.battles[g] else None


def battle_closed(s: State, p: Player) -> Closed:
    if not p.built[LUDUS]:
        return "H20.3", "not-built"
    red, blue = fight_closed(s, p, 0), fight_closed(s, p, 1)
    if red is None or blue is None:
        return None
    return blue if blue[1] == "once-a-year" else red


def battle(s: State, p: Player) -> Flow:
    """H20.3-H20.6: one battle, settled before anything else."""
    names = [x for g, x in enumerate(GLADIATORS) if fight_closed(s, p, g) is None]
    pick = yield Choose(p.seat, "battle", "H20.3", names)
    g = GLADIATORS.index(pick)
    p.battles[g].append(s.year)
    card = yield from turn_fate(s, "H20.3")
    strength = p.trained[g]
    wounds = min(FATE[card].wounds, strength - p.wounds[g])  # H20.4
    p.wounds[g] += wounds
    if dead(p, g):
        s.tell("H20.5", "dies", player=p.seat, gladiator=pick, n=wounds)
        gain(s, p, DIES[strength - 1], "H20.5")
    else:
        s.tell("H20.6", "survives", player=p.seat, gladiator=pick, n=wounds)
        gain(s, p, SURVIVES[strength - 1], "H20.6")
