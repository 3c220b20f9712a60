"""The sensible player: it tries every action on a copy of its own sheets and takes the best.

From one seat's view alone; no chance is looked at, no other player is thought for, and the same
view and ask give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludorum.games.contract import View
from ludorum.kernel import Choose, Flow, Option

from .arena import fight_closed
from .buildings import FAMILY, build
from .content import (
    ATTRIBUTES,
    CELL_GAIN,
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
)  # fmt: skip
from .judgement import (
    GOOD,
    ITEM,
    STEP,
    copy_player,
    path_worth,
    position,
    purse,
    worth,
    worth_of,
)
from .market import sources
from .state import Player, State, advance
from .year import ACTIONS, choices

CARDS = list(FATE.values())
GIFT = 0.35  # what it hurts to hand a neighbour an item, against the supply
SCOUT = 1.8  # an average pattern on the map


def put(s: State, p: Player, cohort: int) -> None:
    """A cohort box, as the rules fill it."""
    k = p.cohorts[cohort]
    p.cohorts[cohort] = k + 1
    for icon in COHORT_REWARD[cohort][k]:
        advance(s, p, icon - FIRST_ATTRIBUTE, "H5.1")


def best_cohort(s: State, p: Player) -> int:
    """The one whose next box is worth most."""
    free = [c for c in (0, 1, 2) if p.cohorts[c] < COHORT_TOP]

    def after(cohort: int) -> float:
        q = copy_player(p)
        put(s, q, cohort)
        return standing(s, q)

    return max(free, key=after)


# -- trying an action ------------------------------------------------------------------------


def standing(s: State, p: Player) -> float:
    """What a player has, items included."""
    return worth(s, p) + purse(p)


def trial(s: State, p: Player, name: str, pick: Option = None) -> Player:
    """A copy of the player after an action; without a pick, the best detail is taken."""
    q = s.players[p.seat] = copy_player(p)
    flow = build(s, q, FAMILY[name]) if name in FAMILY else ACTIONS[name][1](s, q)
    ask = None if flow is None else next(flow, None)
    s.players[p.seat] = p
    if flow is None or ask is None:
        return q
    if ask.kind == "cohort":
        put(s, q, best_cohort(s, q))
        return q
    if ask.kind == "attribute":
        return max([paved(s, q, x) for x in ask.options], key=lambda x: standing(s, x))
    if pick is None:
        return max([trial(s, p, name, x) for x in ask.options], key=lambda x: standing(s, x))
    return settled(s, q, flow, pick)


def settled(s: State, q: Player, flow: Flow, pick: Option) -> Player:
    """Go on with a detail; a cohort may follow."""
    try:
        flow.send(pick)
    except StopIteration:
        return q
    put(s, q, best_cohort(s, q))
    return q


def paved(s: State, p: Player, attribute: str) -> Player:
    q = copy_player(p)
    advance(s, q, ATTRIBUTES.index(attribute), "H12.1")
    return q


# -- goods, battles and scouts, where more is asked or chance decides ------------------------


def renown(p: Player, good: int) -> float:
    """H18.6."""
    if good in p.goods:
        return 0.0
    different = len(set(p.goods)) - (0 in p.goods)
    return STEP * GOOD_RANKS[different].renown


def unknown_good(p: Player) -> float:
    return sum([renown(p, x.good) for x in CARDS]) / len(CARDS)


def source_worth(s: State, p: Player, source: Any) -> float:
    """A good of that source, and what it costs to use it."""
    if source == "fate":
        return unknown_good(p)
    if source[0] == "player":
        card = s.players[source[1]].prospects[-1]
        return renown(p, PROSPECTS[card].good) - GIFT
    return renown(p, PROSPECTS[s.neutral[source[1]]].good) - extra_card(s)


def extra_card(s: State) -> float:
    """H31.4: one more attack."""
    return 0.25 + 0.15 * s.year


def stall_worth(stall: int) -> float:
    """Workers first; then the boxes for many traders stay for later."""
    return worth_of_gain(stall) - 0.01 * STALLS[stall].at


def worth_of_gain(stall: int) -> float:
    gain = STALLS[stall].gain
    return 0.6 if gain is not None else 0.0


def battle_worth(p: Player, g: int) -> float:
    """The average of what the fate deck may bring, less the strength that is lost."""
    trained, wounds = p.trained[g], p.wounds[g]
    total = 0.0
    for card in CARDS:
        alive = wounds + card.wounds < trained
        total += worth_of(SURVIVES[trained - 1] if alive else DIES[trained - 1], 0)
        total -= 0.45 * min(card.wounds, trained - wounds) * (trained > 2)
    return total / len(CARDS)


def cells_worth(p: Player, cells: tuple[int, ...]) -> float:
    """Icons and full rows; then cells of rows and columns that are nearly full."""
    after = p.map
    for cell in cells:
        after |= 1 << cell
    total = 0.0
    for cell in cells:
        total += worth_of(CELL_GAIN[cell], 0)
    for row in FULL_ROW:
        full = (after & row).bit_count()
        total += STEP if full == 5 and p.map & row != row else 0.05 * full * full / 5
    return total


# -- the asks --------------------------------------------------------------------------------


WIDTH = 3  # actions that are looked at twice
IDLE = -0.3  # an action that passes a reward may seem to lose that much
LAST_RESORT = ("forum",)


def act(view: View, ask: Choose) -> Option:
    """The action with the best outcome, the next action included.

    Items left over at the end of the year are lost: what is worth less than the items it takes is
    still done, if it leaves anything behind.
    """
    s = position(view, ask.seat)
    p = s.players[ask.seat]
    best, found = -9.0, ""
    for score, name in promising(s, p, ask.options)[:WIDTH]:
        if name not in ESTIMATED:
            q = trial(s, p, name)
            score += max([x for x, _ in promising(s, q, choices(s, q))], default=0.0)
        if score > best:
            best, found = score, name
    if found:
        return found
    return next((x for x in LAST_RESORT if x in ask.options), "stop")


def promising(s: State, p: Player, names: Sequence[str]) -> list[tuple[float, str]]:
    """Actions that leave something behind, with what they bring in all; the best first."""
    stays, held = worth(s, p), purse(p)
    out = []
    for name in names:
        if name != "stop" and name not in LAST_RESORT:
            if name in ESTIMATED:
                lasting, items = ESTIMATED[name](s, p)
            else:
                q = trial(s, p, name)
                lasting, items = worth(s, q) - stays, purse(q) - held
            if lasting > IDLE:
                out.append((lasting + items, name))
    return sorted(out, reverse=True)


def buying(s: State, p: Player) -> tuple[float, float]:
    value = max([source_worth(s, p, x) for x in sources(s, p)])
    return value + GOOD[s.year - 1], -ITEM[RESOURCE]


def fighting(s: State, p: Player) -> tuple[float, float]:
    return max([battle_worth(p, g) for g in (0, 1) if fight_closed(s, p, g) is None]), 0.0


def scouting(s: State, p: Player) -> tuple[float, float]:
    return SCOUT, -ITEM[SOLDIER]


ESTIMATED: dict[str, Callable[[State, Player], tuple[float, float]]] = {  # chance or many choices
    "goods": buying,
    "battle": fighting,
    "scout": scouting,
}

DETAIL = {  # the ask about a detail -> its action
    "fort": "fort",
    "forum": "forum",
    "landmark": "landmark",
    "citizen": "citizen",
    "show": "show",
    "drill": "drill",
    "worship": "worship",
    "bribe": "bribe",
    "ruling": "ruling",
    "diplomat": "diplomat",
}


def detail(view: View, ask: Choose) -> Option:
    s = position(view, ask.seat)
    p, name = s.players[ask.seat], DETAIL[ask.kind]
    return max(ask.options, key=lambda x: standing(s, trial(s, p, name, x)))


def cohort(view: View, ask: Choose) -> Option:
    s = position(view, ask.seat)
    return COHORTS[best_cohort(s, s.players[ask.seat])]


def attribute(view: View, ask: Choose) -> Option:
    s = position(view, ask.seat)
    p = s.players[ask.seat]
    return max(ask.options, key=lambda x: standing(s, paved(s, p, x)))


def path(view: View, ask: Choose) -> Option:
    """The path that promises more, less what the card would bring as a prospect."""
    s = position(view, ask.seat)
    p = s.players[ask.seat]

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


def stall(view: View, ask: Choose) -> Option:
    return max(ask.options, key=stall_worth)


def good(view: View, ask: Choose) -> Option:
    s = position(view, ask.seat)
    p = s.players[ask.seat]
    return max(ask.options, key=lambda x: source_worth(s, p, x))


def battle(view: View, ask: Choose) -> Option:
    p = position(view, ask.seat).players[ask.seat]
    return max(ask.options, key=lambda x: battle_worth(p, GLADIATORS.index(x)))


def pattern(view: View, ask: Choose) -> Option:
    """The own card before a neighbour's: the soldier stays with nobody."""
    s = position(view, ask.seat)
    return min(ask.options, key=lambda x: 0.0 if x == "own" else cost_of(s, x))


def cost_of(s: State, source: Any) -> float:
    return GIFT if source[0] == "player" else extra_card(s)


def cells(view: View, ask: Choose) -> Option:
    p = position(view, ask.seat).players[ask.seat]
    return max(ask.options, key=lambda x: cells_worth(p, x))


def favour(view: View, ask: Choose) -> Option:
    """Favours where they change the result: what gets through is not far above the cap."""
    p = view["players"][ask.seat]
    through, cap = ask.about
    held = p["blessings"].count(1) + sum(p["favours"])
    if through - cap >= held and view["year"] < 6:
        return "done"
    sides = [0, 0, 0]
    for card in view["attack"]:
        sides[COHORTS.index(FATE[card].attack)] += 1
    for kind in ("diplomat", "temple"):
        for c, name in enumerate(COHORTS):
            if (kind, name) in ask.options and sides[c] - p["ignored"][c] > p["cohorts"][c]:
                return kind, name
    return "done"


ANSWERS: dict[str, Callable[[View, Choose], Option]] = {
    "act": act,
    **dict.fromkeys(DETAIL, detail),
    "cohort": cohort,
    **dict.fromkeys(("road", "attribute"), attribute),
    "path": path,
    "stall": stall,
    "good": good,
    "battle": battle,
    "pattern": pattern,
    "cells": cells,
    "favour": favour,
}


def choose(view: View, ask: Choose) -> Option:
    """The answer of a sensible player to any ask of the game."""
    options = ask.options
    return options[0] if len(options) == 1 else ANSWERS[ask.kind](view, ask)
