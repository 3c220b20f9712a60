"""The sensible player: it tries every action on a copy of its own sheets and takes the best.

From one seat's view alone; no chance is looked at, no other player is thought for, and the same
view and ask give the same answer.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ludorum.kernel import Choose, Flow, Option

from .arena import fight_closed
from .attack import sides
from .buildings import FAMILY, build, join
from .content import (
    ATTRIBUTES,
    CELL_GAIN,
    CITIZEN_TOP,
    CITIZENS,
    COHORT_REWARD,
    COHORT_TOP,
    COHORTS,
    DIES,
    FATE,
    FIRST_ATTRIBUTE,
    FULL_ROW,
    GLADIATORS,
    GOOD_RANKS,
    INCOME,
    PATHS,
    PROSPECTS,
    RESOURCE,
    SOLDIER,
    STALLS,
    SURVIVES,
    YEARS,
)  # fmt: skip
from .evaluation import (
    GOOD,
    ITEM,
    STEP,
    Judge,
    path_worth,
    purse,
    twin,
    worth_of,
)  # fmt: skip
from .market import sources
from .state import Player, State, advance, shown
from .year import ACTIONS, choices

CARDS = list(FATE.values())
GIFT = 0.35  # what it hurts to hand a neighbour an item, against the supply
SCOUT = 1.8  # an average pattern on the map

# -- trying an action ------------------------------------------------------------------------


class Outcome:
    """A player after an action, and what that is worth."""

    __slots__ = ("all", "items", "lasting", "player")

    def __init__(self, p: Player, lasting: float, items: float) -> None:
        self.player = p
        self.lasting = lasting
        self.items = items
        self.all = lasting + items


def judged(judge: Judge, p: Player) -> Outcome:
    return Outcome(p, judge.worth(p), purse(p))


def in_all(outcome: Outcome) -> float:
    return outcome.all


def attempt(s: State, p: Player, name: str) -> Flow | None:
    return build(s, p, FAMILY[name]) if name in FAMILY else ACTIONS[name][1](s, p)


def trial(judge: Judge, p: Player, name: str) -> Outcome:
    """What comes of an action; where it asks for a detail, the best is taken."""
    if name == "citizen":
        return joined(judge, p)[1]
    q = twin(p)
    flow = attempt(judge.s, q, name)
    ask = None if flow is None else next(flow, None)
    if flow is None or ask is None:
        return judged(judge, q)
    if ask.kind == "cohort":
        return max(mustered(judge, q), key=in_all)
    if ask.kind == "attribute":
        return max([paved(judge, q, x) for x in ask.options], key=in_all)
    first, *others = ask.options
    outcomes = [settled(judge, q, flow, first), *[tried(judge, p, name, x) for x in others]]
    return max(outcomes, key=in_all)


def tried(judge: Judge, p: Player, name: str, pick: Option) -> Outcome:
    """What comes of an action with a detail."""
    q = twin(p)
    flow = attempt(judge.s, q, name)
    assert flow is not None
    next(flow)
    return settled(judge, q, flow, pick)


def settled(judge: Judge, q: Player, flow: Flow, pick: Option) -> Outcome:
    """Go on with a detail; a cohort may follow."""
    try:
        flow.send(pick)
    except StopIteration:
        return judged(judge, q)
    return max(mustered(judge, q), key=in_all)


def mustered(judge: Judge, p: Player) -> list[Outcome]:
    """A box of each cohort that has a free one, as the rules fill it."""
    out = []
    for cohort in (0, 1, 2):
        if p.cohorts[cohort] == COHORT_TOP:
            continue
        q = twin(p)
        k = q.cohorts[cohort]
        q.cohorts[cohort] = k + 1
        for icon in COHORT_REWARD[cohort][k]:
            advance(judge.s, q, icon - FIRST_ATTRIBUTE, "H5.1")
        out.append(judged(judge, q))
    return out


def joined(judge: Judge, p: Player) -> tuple[int, Outcome]:
    """The track where a citizen more does most, and what comes of it.

    Tried so often that only what changes is copied and reckoned anew.
    """
    items, attributes, citizens = p.items, p.attributes, p.citizens
    rest = judge.rest(p)
    q = twin(p)
    most, found = Outcome(q, -math.inf, 0.0), 0
    for track, n in enumerate(citizens):
        if n == CITIZEN_TOP:
            continue
        p.items, p.attributes, p.citizens = items[:], attributes[:], citizens[:]
        join(judge.s, p, track)
        last = n + 1 == CITIZEN_TOP  # a path may count it
        out = Outcome(q, judge.summed(p, judge.rest(p) if last else rest), purse(p))
        if out.all > most.all:
            most, found = out, track
            q.items, q.attributes, q.citizens = p.items, p.attributes, p.citizens
    p.items, p.attributes, p.citizens = items, attributes, citizens
    return found, most


def paved(judge: Judge, p: Player, attribute: str) -> Outcome:
    q = twin(p)
    advance(judge.s, q, ATTRIBUTES.index(attribute), "H12.1")
    return judged(judge, q)


# -- goods, battles and scouts, where more is asked or chance decides ------------------------


def renown(p: Player, good: int) -> float:
    """H18.6."""
    if good in p.goods:
        return 0.0
    different = len(set(p.goods)) - (0 in p.goods)
    return STEP * GOOD_RANKS[different].renown


def unknown_good(p: Player) -> float:
    """A good the fate deck brings: the renown of a new one, as often as one is new."""
    held = set(p.goods)
    different = len(held) - (0 in held)
    return average_renown(different, sum([n for good, n in GOODS.items() if good not in held]))


GOODS = Counter([x.good for x in CARDS])


@cache
def average_renown(different: int, new: int) -> float:
    return sum([STEP * GOOD_RANKS[different].renown] * new) / len(CARDS) if new else 0.0


def source_worth(s: State, p: Player, source: Any) -> float:
    """A good of that source, less what it costs to use it."""
    if source == "fate":
        return unknown_good(p)
    return renown(p, PROSPECTS[shown(s, p, source)].good) - cost_of(s.year, source)


def cost_of(year: int, source: Any) -> float:
    """Who gets what is paid: nobody, a neighbour, or a card that is one more attack (H31.4)."""
    if source == "own":
        return 0.0
    return GIFT if source[0] == "player" else 0.25 + 0.15 * year


def stall_worth(stall: int) -> float:
    """Workers first; then the boxes for many traders stay for later."""
    x = STALLS[stall]
    return (0.0 if x.gain is None else 0.6) - 0.01 * x.at


@cache
def battle_worth(trained: int, wounds: int) -> float:
    """The average of what the fate deck may bring, less the strength that is lost."""
    total = 0.0
    for card in CARDS:
        alive = wounds + card.wounds < trained
        total += worth_of(SURVIVES[trained - 1] if alive else DIES[trained - 1], 0)
        total -= 0.45 * min(card.wounds, trained - wounds) * (trained > 2)
    return total / len(CARDS)


CELL_WORTH = [worth_of(x, 0) for x in CELL_GAIN]


def cells_worth(done: int, cells: tuple[int, ...]) -> float:
    """Icons and full rows; then cells of rows and columns that are nearly full."""
    after = done
    for cell in cells:
        after |= 1 << cell
    total = 0.0
    for cell in cells:
        total += CELL_WORTH[cell]
    for row in FULL_ROW:
        full = (after & row).bit_count()
        total += STEP if full == 5 and done & row != row else 0.05 * full * full / 5
    return total


# -- the asks --------------------------------------------------------------------------------


WIDTH = 3  # actions that are looked at twice
IDLE = -0.3  # an action that passes a reward may seem to lose that much
LAST_RESORT = ("forum",)

Plan = tuple[float, str, Outcome | None]  # what an action brings in all, which, what comes of it


def act(view: State, ask: Choose) -> Option:
    """The action with the best outcome, the next action included.

    Items left over at the end of the year are lost: what is worth less than the items it takes is
    still done, if it leaves anything behind.
    """
    judge, p = thinking(view, ask)
    plans = promising(judge, judged(judge, p), ask.options)
    if not plans:
        return next((x for x in LAST_RESORT if x in ask.options), "stop")
    if len(plans) == 1:
        return plans[0][1]
    most, found = -math.inf, ""
    for score, name, after in sorted(plans, key=lambda x: x[:2], reverse=True)[:WIDTH]:
        if after is not None:
            further = promising(judge, after, choices(view, after.player))
            score += max([x for x, _, _ in further], default=0.0)
        if score > most:
            most, found = score, name
    return found


def promising(judge: Judge, now: Outcome, names: Sequence[str]) -> list[Plan]:
    """Actions that leave something behind."""
    out: list[Plan] = []
    p = now.player
    for name in names:
        if name == "stop" or name in LAST_RESORT:
            continue
        after = None
        if name in ESTIMATED:
            lasting, items = ESTIMATED[name](judge.s, p)
        else:
            after = trial(judge, p, name)
            lasting, items = after.lasting - now.lasting, after.items - now.items
        if lasting > IDLE:
            out.append((lasting + items, name, after))
    return out


def buying(s: State, p: Player) -> tuple[float, float]:
    value = max([source_worth(s, p, x) for x in sources(s, p)])
    return value + GOOD[s.year - 1], -ITEM[RESOURCE]


def fighting(s: State, p: Player) -> tuple[float, float]:
    fit = [g for g in (0, 1) if fight_closed(s, p, g) is None]
    return max([battle_worth(p.trained[g], p.wounds[g]) for g in fit]), 0.0


ESTIMATED: dict[str, Callable[[State, Player], tuple[float, float]]] = {  # chance or many choices
    "goods": buying,
    "battle": fighting,
    "scout": lambda s, p: (SCOUT, -ITEM[SOLDIER]),
}

# Asks about a detail that are called as their action is.
DETAIL = ("fort", "forum", "landmark", "show", "drill", "worship", "bribe", "ruling", "diplomat")


def detail(view: State, ask: Choose) -> Option:
    judge, p = thinking(view, ask)
    return max(ask.options, key=lambda x: tried(judge, p, ask.kind, x).all)


def citizen(view: State, ask: Choose) -> Option:
    return CITIZENS[joined(*thinking(view, ask))[0]]


def cohort(view: State, ask: Choose) -> Option:
    outcomes = mustered(*thinking(view, ask))
    return ask.options[outcomes.index(max(outcomes, key=in_all))]


def attribute(view: State, ask: Choose) -> Option:
    judge, p = thinking(view, ask)
    return max(ask.options, key=lambda x: paved(judge, p, x).all)


def thinking(view: State, ask: Choose) -> tuple[Judge, Player]:
    p = view.players[ask.seat]
    return Judge(view, p), p


def path(view: State, ask: Choose) -> Option:
    """The path that promises more, less what the card would bring as a prospect."""
    p = view.players[ask.seat]

    def promise(name: str) -> float:
        income = sum([ITEM[item] * n for item, n in INCOME[name]])
        sure = 0.6 if PATHS[name].falling else 1.0  # no disdain now is none at the end
        return sure * path_worth(p, name) + LIKES[name] - income

    return max(ask.options, key=promise)


LIKES = {  # how well this player does on a path
    "architect": 1.0,
    "aristocrat": 2.71,
    "defender": 1.09,
    "engineer": 0.91,
    "fighter": 0.8,
    "forager": 1.2,
    "merchant": 0.4,
    "planner": 0.8,
    "pontiff": 1.0,
    "ranger": 0.3,
    "trainer": 0.6,
    "vanguard": 1.2,
}


def good(view: State, ask: Choose) -> Option:
    p = view.players[ask.seat]
    return max(ask.options, key=lambda x: source_worth(view, p, x))


def battle(view: State, ask: Choose) -> Option:
    p = view.players[ask.seat]
    strong = dict(zip(GLADIATORS, zip(p.trained, p.wounds, strict=True), strict=True))
    return max(ask.options, key=lambda x: battle_worth(*strong[x]))


def pattern(view: State, ask: Choose) -> Option:
    """The own card before a neighbour's: the soldier stays with nobody."""
    return min(ask.options, key=lambda x: cost_of(view.year, x))


def cells(view: State, ask: Choose) -> Option:
    done = view.players[ask.seat].map
    return max(ask.options, key=lambda x: cells_worth(done, x))


def favour(view: State, ask: Choose) -> Option:
    """Favours where they change the result: what gets through is not far above the cap."""
    p = view.players[ask.seat]
    held = p.blessings.count(1) + sum(p.favours)
    if ask.about["n"] - ask.about["cap"] >= held and view.year < YEARS:
        return "done"
    attacks = zip(COHORTS, sides(view), p.ignored, p.cohorts, strict=True)
    weak = [name for name, n, ignored, boxes in attacks if n - ignored > boxes]
    useful = [(kind, side) for kind in ("diplomat", "temple") for side in weak]
    return next((x for x in useful if x in ask.options), "done")


ANSWERS: dict[str, Callable[[State, Choose], Option]] = {
    "act": act,
    **dict.fromkeys(DETAIL, detail),
    "citizen": citizen,
    "cohort": cohort,
    **dict.fromkeys(("road", "attribute"), attribute),
    "path": path,
    "stall": lambda view, ask: max(ask.options, key=stall_worth),
    "good": good,
    "battle": battle,
    "pattern": pattern,
    "cells": cells,
    "favour": favour,
}
