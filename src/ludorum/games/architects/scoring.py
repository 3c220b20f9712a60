"""A20, A22.14: what a position is worth, line by line."""

from __future__ import annotations

from ludorum.effects import value
from ludorum.titles import ScoreLine

from .content import BUILDINGS, GOLD, LEVELS, MARBLE, SILVER, VIRTUE
from .guildhall import MEANING
from .state import Player, State

HALL_VP = {"constantine": 1, "helena": 3}
DEBT_LOSS = 2
PRISONERS_PER_LOSS = 2
SILVER_PER_VP = 10


def score(s: State, p: Player) -> list[ScoreLine]:
    """A20.1; lines in the order of the rulebook."""
    ore = p.goods[GOLD] + p.goods[MARBLE]
    shared = [
        ScoreLine("cathedral", p.level, LEVELS[p.level - 1].vp if p.level else 0, "A14.4"),
        ScoreLine("virtue", p.virtue, VIRTUE[p.virtue].vp, "A15.2"),
        ScoreLine("debts", p.debts, -DEBT_LOSS * p.debts, "A20.1"),
        ScoreLine("ore", ore, ore, "A20.1"),
    ]
    prison = ScoreLine("prison", p.prison, -(p.prison // PRISONERS_PER_LOSS), "A20.1")
    if p.bot:
        hall = ScoreLine("hall", p.hall, HALL_VP[p.bot] * p.hall, "A22.14")
        return [hall, *shared, prison]
    printed = sum([BUILDINGS[card].vp for card in p.built])
    effects = [BUILDINGS[card].score for card in p.built]
    bonus = sum([value(e, MEANING, s, p, "vp") for e in effects if e is not None])
    silver = p.goods[SILVER]
    return [
        ScoreLine("buildings", len(p.built), printed, "A20.1"),
        ScoreLine("bonus", bonus, bonus, "A19.6"),
        *shared,
        ScoreLine("silver", silver, silver // SILVER_PER_VP, "A20.1"),
        prison,
    ]
