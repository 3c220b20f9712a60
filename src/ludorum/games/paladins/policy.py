"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every option is given a worth in victory points, and the best is taken. No search, no memory, no
chance: the same view and ask give the same answer. The figures are estimates, settled by games of
this player against itself and against the solo bot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.effects import parts as parts_of
from ludorum.kernel import Choose, Option
from ludorum.titles import weighing

from .content import (  # fmt: skip
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    FAITH,
    FAVOURS,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    ON_JAR,
    ON_SPACE,
    OUTSIDERS,
    RIGHT,
    STRENGTH,
    TOWNSFOLK,
    WORKERS,
    choices,
    ways_of,
)
from .evaluation import (
    DEBT,
    Context,
    again,
    attacked,
    conversion,
    crew,
    criminals,
    helpers,
    keeping,
    paladin_worth,
    parts,
    price,
    provisions,
    saving,
    sent,
    shop,
    silver,
    step,
    tavern,
    unsuspected,
    wall,
    within,
    worker,
)
from .left import FOR_ONE, FOR_TWO, develop_cost, hire_cost, hires, pray_cost
from .right import attack_cost, attack_options, convert_options, land_options, need_of
from .state import State, busy, helped, level

NEVER = -99.0


# -- targets ---------------------------------------------------------------------------------


def places(m: Context, a: int) -> list[int]:
    """Spaces of the board within reach of a monk or an outpost."""
    attribute = FAITH if a == COMMISSION else STRENGTH
    return land_options(m.view, level(m.p, attribute), attribute)


def hired(m: Context, n: int, how: str, slot: int) -> float:
    """P5.2: a townsfolk of the row for one worker or two, its silver or debt paid."""
    price = DEBT if how == "debt" else -silver(m, -hire_cost(m.p, slot))
    return (sent if n == 1 else crew)(m, m.view.row[slot]) - price


def strike(m: Context, slot: int) -> float:
    """An attack on the outsider of a slot, its silver paid."""
    return attacked(m, m.view.foes[slot]) + silver(m, -attack_cost(m.p, slot))


def targets(m: Context, a: int) -> float:
    """The best an action of the right half brings besides being done once more."""
    if a in (COMMISSION, GARRISON):
        rise = INFLUENCE if a == COMMISSION else FAITH
        return step(m, rise, 1) + max([parts(m, ON_SPACE[i]) for i in places(m, a)])
    if a == FORTIFY:
        return wall(m)
    if a == ABSOLVE:
        free = [i for i, jar in enumerate(m.p.jars) if not jar]
        extra = unsuspected(m, 1)
        return step(m, FAITH, 1) + extra + max([parts(m, ON_JAR[i]) for i in free])
    if a == ATTACK:
        return max([strike(m, i) for i in attack_options(m.view, m.p)], default=NEVER)
    return max([conversion(m, m.view.foes[i]) for i in convert_options(m.view, m.p)])


# -- the turn --------------------------------------------------------------------------------


def left_half(m: Context, name: str, n: int) -> float:
    hand = worker(m, 0)
    bonus = 2 if helped(m.p, ACTIONS.index(name)) else 0
    if name == "develop":
        return shop(m, -1, 0) - 2 * hand + silver(m, -develop_cost(m.p))
    if name == "recruit":
        value = max([hired(m, n, how, i) for how, i in hires(m.view, m.p)])
        return value - (hand if n == 1 else hand + worker(m, 3))
    if name in ("hunt", "trade"):
        gain = provisions if name == "hunt" else silver
        got = FOR_ONE if n == 1 else FOR_TWO
        return gain(m, got + bonus) - (hand if n == 1 else hand + worker(m, 1))
    if name == "conspire":
        return criminals(m, 1) - hand + silver(m, bonus)
    used = [a for a in RIGHT if busy(m.p, a) and could(m, a)]
    best_again = max([right_half(m, a) for a in used], default=NEVER)
    return best_again - worker(m, 4) + silver(m, -pray_cost(m.p))


def could(m: Context, a: int) -> bool:
    """After praying: are there workers left for the action, and targets?"""
    if m.hands - 1 < len(need_of(m.p, a)) or not within(m, a, m.p.paladin):
        return False
    if a in (COMMISSION, GARRISON):
        return bool(places(m, a))
    if a == CONVERT:
        return bool(convert_options(m.view, m.p))
    return any(m.view.foes) if a == ATTACK else a != FORTIFY or bool(m.view.walls.layers)


def right_half(m: Context, a: int) -> float:
    return targets(m, a) + again(m, a) + helpers(m, a) - price(m, a)


def favour(m: Context, slot: int) -> float:
    """The reward of a King's Favour, its cost and the worker."""
    x = FAVOURS[m.view.shown_favours[slot]]
    ways = [*choices(x.gain).values()] or [parts_of(x.gain)]
    value = max([parts(m, way) for way in ways])
    value += silver(m, -x.cost.get("silver", 0)) + provisions(m, -x.cost.get("provision", 0))
    value -= DEBT * x.cost.get("debt", 0)
    return value - worker(m, 0 if x.worker == "any" else WORKERS.index(x.worker))


# -- what an option of a decision is worth ----------------------------------------------------


def to_act(m: Context, ask: Choose, x: Any) -> float:
    """With three workers or fewer they may as well be kept."""
    if x == "pass":
        return keeping(m)
    name, n = (x, 2) if isinstance(x, str) else x
    if name == "favour":
        return favour(m, n)
    a = ACTIONS.index(name)
    return right_half(m, a) if a in RIGHT else left_half(m, name, n)


def to_ride(m: Context, ask: Choose, x: tuple[str, str, str]) -> float:
    """The one that helps most now; the next best comes back."""
    return 3 * paladin_worth(m, x[0]) + paladin_worth(m, x[1])


def to_recruit_freely(m: Context, ask: Choose, x: Any) -> float:
    if x == "no":
        return 0.0
    use, slot = x
    return (crew if use == "crew" else sent)(m, m.view.row[slot])


def to_clear(m: Context, ask: Choose, x: str) -> float:
    """The action that is worth most done again."""
    if x == "no":
        return 0.0
    a = ACTIONS.index(x)
    if a not in RIGHT:
        return 0.4
    return right_half(m, a) if could(m, a) else 0.1 + 0.01 * saving(m, a)


ORDERLY = ("remove-suspicion", "remove-debt", "pay-debt", "tax", "criminal", "recruit")


def to_order(m: Context, ask: Choose, x: tuple[str, int]) -> float:
    """Suspicion goes before the treasury is touched, if there is any to discard."""
    idle = x[0] == "remove-suspicion" and not m.p.suspicion
    return float(-len(ORDERLY) if idle else -ORDERLY.index(x[0]))


def to_discard(m: Context, ask: Choose, n: int) -> float:
    """All of them, unless a converted Thief counts them at the end."""
    thief = any([OUTSIDERS[x].name == "thief" for x in m.p.converted])
    return float(-n if thief and m.last else n)


def to_watch(m: Context, ask: Choose, x: str) -> float:
    """P9.8: Peddlers while there is suspicion, then Conspirators, then Squires."""
    if x == "done":
        return 0.0
    needs = TOWNSFOLK[x].needs
    if needs == "suspect" and ask.about["n"] > 1:
        return 3.0
    return 1.0 if needs else 2.0


WORTH: dict[str, Callable[[Context, Choose, Any], float]] = {
    "absolve": lambda m, ask, i: parts(m, ON_JAR[i]),
    "act": to_act,
    "attack": lambda m, ask, slot: strike(m, slot),
    "choice": lambda m, ask, way: parts(m, ways_of(ask.about["card"])[way]),
    "clear": to_clear,
    "commission": lambda m, ask, space: parts(m, ON_SPACE[space]),
    "convert": lambda m, ask, slot: conversion(m, m.view.foes[slot]),
    "develop": lambda m, ask, x: shop(m, ACTIONS.index(x[0]), x[1]),
    "discard": to_discard,
    "free-pray": to_clear,
    "free-recruit": to_recruit_freely,
    "garrison": lambda m, ask, space: parts(m, ON_SPACE[space]),
    "inquisition": to_watch,
    "order": to_order,
    "paladins": to_ride,
    "recruit": lambda m, ask, x: hired(m, ask.about["n"], *x),
    "start": lambda m, ask, slot: crew(m, m.view.row[slot]),
    "tavern": lambda m, ask, i: tavern(m, m.view.inns[i]),
}


# Payments come with the cheapest first, other questions with yes: there the first option will do.
ANSWERS: dict[str, Callable[[State, Choose], Option]] = weighing(Context, WORTH)
