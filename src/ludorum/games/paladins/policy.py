"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every option is given a worth in victory points, and the best is taken. No search, no memory, no
chance: the same view and ask give the same answer. The figures are estimates, settled by games of
this player against itself and against the solo bot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.games.contract import View
from ludorum.kernel import Choose, Option

from .content import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    FAITH,
    FAVOURS,
    FLAGS,
    FORTIFY,
    GARRISON,
    HIRES,
    INFLUENCE,
    ON_JAR,
    ON_SPACE,
    OUTSIDERS,
    REGION_OF,
    RIGHT,
    SPACES,
    STRENGTH,
    TOWNSFOLK,
    WALLS,
    WORKERS,
    choices,
)  # fmt: skip
from .content import parts as parts_of
from .judgement import (
    DEBT,
    Mind,
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
from .left import FOR_ONE, FOR_TWO, develop_cost, hire_cost, pray_cost
from .phrases import humans
from .right import attack_cost, need_of
from .state import busy, helped, level

NEVER = -99.0


def best(options: Any, worth_of: Callable[[Any], float]) -> Option:
    """The first of the best."""
    return max(options, key=worth_of)


# -- targets ---------------------------------------------------------------------------------


def places(m: Mind, attribute: int) -> list[int]:
    """Spaces of the board within reach."""
    reach, flags, seats = level(m.p, attribute), FLAGS[attribute], humans(m.view)
    land = m.view["land"]
    return [
        i
        for i, x in enumerate(SPACES)
        if land[i] < 0 and x.players <= seats and flags[REGION_OF[i]] <= reach
    ]


def hire_price(m: Mind, how: str, slot: int) -> float:
    return DEBT if how == "debt" else -silver(m, -hire_cost(m.p, slot))


def cheapest(m: Mind, slot: int) -> float:
    """The least a townsfolk costs."""
    price = hire_cost(m.p, slot)
    ways = [-silver(m, -price)] if m.p.silver >= price else []
    if HIRES[slot].debt:
        ways.append(DEBT)
    return min(ways, default=-NEVER)


def strike(m: Mind, slot: int) -> float:
    """An attack on the outsider of a slot, its silver paid."""
    price = attack_cost(m.p, slot)
    card = m.view["foes"][slot]
    return attacked(m, card) + silver(m, -price) if price <= m.p.silver else NEVER


def converts(m: Mind) -> list[str]:
    """Outsiders within the reach of faith."""
    reach, flags = level(m.p, FAITH), FLAGS[FAITH]
    return [card for i, card in enumerate(m.view["foes"]) if card and flags[i] <= reach]


def targets(m: Mind, a: int) -> float:
    """The best an action of the right half brings besides being done once more."""
    foes = [i for i, card in enumerate(m.view["foes"]) if card]
    if a == COMMISSION:
        return step(m, INFLUENCE, 1) + max([parts(m, ON_SPACE[i]) for i in places(m, FAITH)])
    if a == GARRISON:
        return step(m, FAITH, 1) + max([parts(m, ON_SPACE[i]) for i in places(m, STRENGTH)])
    if a == FORTIFY:
        return wall(m)
    if a == ABSOLVE:
        free = [i for i, jar in enumerate(m.p.jars) if not jar]
        extra = unsuspected(m, 1)
        return step(m, FAITH, 1) + extra + max([parts(m, ON_JAR[i]) for i in free])
    if a == ATTACK:
        return max([strike(m, i) for i in foes])
    return max([conversion(m, card) for card in converts(m)])


# -- the turn --------------------------------------------------------------------------------


def left_half(m: Mind, name: str, n: int) -> float:
    hand = worker(m, 0)
    if name == "develop":
        return shop(m, -1, 0) - 2 * hand + silver(m, -develop_cost(m.p))
    if name == "recruit":
        use = sent if n == 1 else crew
        filled = [i for i, card in enumerate(m.view["row"]) if card]
        value = max([use(m, m.view["row"][i]) - cheapest(m, i) for i in filled])
        return value - (hand if n == 1 else hand + worker(m, 3))
    if name in ("hunt", "trade"):
        gain = provisions if name == "hunt" else silver
        bonus = 2 if helped(m.p, ACTIONS.index(name)) else 0
        got = (FOR_ONE if n == 1 else FOR_TWO) + bonus
        return gain(m, got) - (hand if n == 1 else hand + worker(m, 1))
    if name == "conspire":
        return criminals(m, 1) - hand + (silver(m, 2) if helped(m.p, ACTIONS.index(name)) else 0)
    used = [a for a in RIGHT if busy(m.p, a) and could(m, a)]
    best_again = max([right_half(m, a) for a in used], default=NEVER)
    return best_again - worker(m, 4) + silver(m, -pray_cost(m.p))


def could(m: Mind, a: int) -> bool:
    """After praying: are there workers left for the action, and targets?"""
    if m.hands - 1 < len(need_of(m.p, a)) or not within(m, a, m.p.paladin):
        return False
    if a in (COMMISSION, GARRISON):
        return bool(places(m, FAITH if a == COMMISSION else STRENGTH))
    if a == CONVERT:
        return bool(converts(m))
    return any(m.view["foes"]) if a == ATTACK else a != FORTIFY or bool(m.view["walls"])


def right_half(m: Mind, a: int) -> float:
    return targets(m, a) + again(m, a) + helpers(m, a) - price(m, a)


def favour(m: Mind, slot: int) -> float:
    """The reward of a King's Favour, its cost and the worker."""
    x = FAVOURS[m.view["shown_favours"][slot]]
    ways = choices(x.gain)
    value = max([parts(m, w) for w in ways.values()]) if ways else parts(m, parts_of(x.gain))
    value += silver(m, -x.cost.get("silver", 0)) + provisions(m, -x.cost.get("provision", 0))
    value -= DEBT * x.cost.get("debt", 0)
    return value - worker(m, 0 if x.worker == "any" else WORKERS.index(x.worker))


def act(view: View, ask: Choose) -> Option:
    """The best action; with three workers or fewer they may as well be kept."""
    m = Mind(view, ask.seat)

    def worth_of(option: Any) -> float:
        if option == "pass":
            return keeping(m)
        name, n = (option, 2) if isinstance(option, str) else option
        if name == "favour":
            return favour(m, n)
        a = ACTIONS.index(name)
        return right_half(m, a) if a in RIGHT else left_half(m, name, n)

    return best(ask.options, worth_of)


# -- the other asks --------------------------------------------------------------------------


def paladins(view: View, ask: Choose) -> Option:
    """The one that helps most now; the next best comes back."""
    m = Mind(view, ask.seat)
    worth = {card: paladin_worth(m, card) for card in ask.options[0]}
    return best(ask.options, lambda x: 3 * worth[x[0]] + worth[x[1]])


def start(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda slot: crew(m, view["row"][slot]))


def choose_tavern(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda i: tavern(m, view["inns"][i]))


def recruit(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    use = sent if ask.about[0] == 1 else crew
    return best(ask.options, lambda x: use(m, view["row"][x[1]]) - hire_price(m, x[0], x[1]))


def free_recruit(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)

    def worth_of(x: Any) -> float:
        if x == "no":
            return 0.0
        return (crew if x[0] == "crew" else sent)(m, view["row"][x[1]])

    return best(ask.options, worth_of)


def develop(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda x: shop(m, ACTIONS.index(x[0]), x[1]))


def clear(view: View, ask: Choose) -> Option:
    """The action that is worth most done again."""
    m = Mind(view, ask.seat)

    def worth_of(x: Any) -> float:
        if x == "no":
            return 0.0
        a = ACTIONS.index(x)
        if a not in RIGHT:
            return 0.4
        return right_half(m, a) if could(m, a) else 0.1 + 0.01 * saving(m, a)

    return best(ask.options, worth_of)


def land(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda i: parts(m, ON_SPACE[i]))


def jar(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda i: parts(m, ON_JAR[i]))


def attack(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda slot: strike(m, slot))


def convert(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda slot: conversion(m, view["foes"][slot]))


def choice(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    card = ask.about[0]
    ways = choices(WALLS[card].gain if card in WALLS else FAVOURS[card].gain)
    return best(ask.options, lambda x: parts(m, ways[x]))


ORDERLY = ("remove-suspicion", "remove-debt", "pay-debt", "tax", "criminal", "recruit")


def order(view: View, ask: Choose) -> Option:
    """Suspicion goes before the treasury is touched, if there is any to discard."""
    bare = not view["players"][ask.seat]["suspicion"]
    late = "remove-suspicion" if bare else ""
    return min(ask.options, key=lambda x: (x[0] == late, ORDERLY.index(x[0])))


def discard(view: View, ask: Choose) -> Option:
    """All of them, unless a converted Thief counts them at the end."""
    me = view["players"][ask.seat]
    thief = any([OUTSIDERS[x].name == "thief" for x in me["converted"]])
    return ask.options[-1] if thief and view["round"] == 7 else ask.options[0]


def inquisition(view: View, ask: Choose) -> Option:
    """P9.8: Peddlers while there is suspicion, then Conspirators, then Squires."""
    n = ask.about[0]

    def turn_of(x: str) -> int:
        if x == "done":
            return 3
        needs = TOWNSFOLK[x].needs
        if needs == "suspect":
            return 0 if n > 1 else 2
        return 1 if not needs else 2

    return min(ask.options, key=turn_of)


def first(view: View, ask: Choose) -> Option:
    """Payments come with the cheapest first, other questions with yes."""
    return ask.options[0]


ANSWERS: dict[str, Callable[[View, Choose], Option]] = {
    "absolve": jar,
    "act": act,
    "attack": attack,
    "choice": choice,
    "clear": clear,
    "commission": land,
    "convert": convert,
    "develop": develop,
    "discard": discard,
    "free-pray": clear,
    "free-recruit": free_recruit,
    "garrison": land,
    "inquisition": inquisition,
    "keep": first,
    "order": order,
    "paladins": paladins,
    "pay": first,
    "pay-debt": first,
    "recruit": recruit,
    "remove-debt": first,
    "start": start,
    "tavern": choose_tavern,
}


def choose(view: View, ask: Choose) -> Option:
    """The answer of a sensible player to any ask of the game."""
    options = ask.options
    return options[0] if len(options) == 1 else ANSWERS[ask.kind](view, ask)
