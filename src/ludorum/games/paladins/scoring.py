"""P10: the points of a game, line by line."""

from __future__ import annotations

from ludorum.effects import value
from ludorum.kernel import Flow
from ludorum.titles import ScoreLine

from .content import (
    ABSOLVE,
    ACTIONS,
    ACTS,
    ATTRIBUTES,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    ORDER_SLOTS,
    ORDERS,
    OUTSIDERS,
    RIGHT,
    VP,
    WALLS,
)  # fmt: skip
from .state import Player, State, workshops

DEBT_LOSS = 3  # P7.8
GOODS_PER_VP = 3  # P10.1


def fulfilled(s: State, p: Player) -> list[int]:
    """P10.1: revealed orders, by slot, that a player meets."""
    out = []
    for slot, card in enumerate(s.shown_orders):
        order = ORDERS[card]
        if p.done[ACTIONS.index(order.action)] >= order.times:
            out.append(slot)
    return out


class PaladinsMeaning:
    """P9.9, P9.10, for `ludorum.effects`: what the counters of converted outsiders stand for."""

    def count(self, s: State, p: Player, name: str) -> int:
        if name in ATTRIBUTES:
            return p.attributes[ATTRIBUTES.index(name)]
        if name == "recruit":
            return len(p.crew)
        if name == "develop" and p.bot:  # P11.36
            return sum([workshops(p, a) for a in RIGHT])
        if name in ACTIONS:
            return p.done[ACTIONS.index(name)]
        if name == "orders":
            return len(fulfilled(s, p))
        if name == "mercenaries":
            return sum([OUTSIDERS[x].name == "mercenary" for x in p.converted])
        if name == "paid-debts":
            return p.paid
        if name == "debts":
            return p.debts
        if name == "suspicion":
            return len(p.suspicion)
        return sum([OUTSIDERS[x].people == name for x in p.attacked])

    def gain(self, s: State, p: Player, good: str, n: int, clause: str) -> Flow | None:
        raise LookupError(good)  # cards are only valued here; their rewards are in `rewards`

    def test(self, s: State, p: Player, name: str) -> bool:
        raise LookupError(name)

    def can_pay(self, s: State, p: Player, good: str, n: int) -> bool:
        raise LookupError(good)

    def can(self, s: State, p: Player, verb: str, n: int) -> bool:
        raise LookupError(verb)

    def do(self, s: State, p: Player, verb: str, n: int, clause: str) -> Flow | None:
        raise LookupError(verb)


MEANING = PaladinsMeaning()


def converted(s: State, p: Player, card: str) -> int:
    """P9.9; P11.30: the bot has at least one point for each."""
    points = value(OUTSIDERS[card].score, MEANING, s, p, "vp")
    return max(1, points) if p.bot else points


def times(p: Player, a: int) -> ScoreLine:
    return ScoreLine(ACTIONS[a], p.done[a], ACTS[a].vp[p.done[a]], "P10.1")


def orders(s: State, p: Player) -> ScoreLine:
    met = fulfilled(s, p)
    return ScoreLine("orders", len(met), sum([ORDER_SLOTS[i].vp for i in met]), "P10.1")


def score(s: State, p: Player) -> list[ScoreLine]:
    """P10.1; lines in the order of the rulebook. P11.36: the bot has no goods, no develop."""
    tracks = [
        ScoreLine(name, n, VP[n], "P10.1") for name, n in zip(ATTRIBUTES, p.attributes, strict=True)
    ]
    printed = sum([WALLS[x].vp for x in p.walls])
    outsiders = sum([converted(s, p, x) for x in p.converted])
    goods = p.silver + p.provisions
    return [
        orders(s, p),
        *tracks,
        *([] if p.bot else [times(p, DEVELOP)]),
        ScoreLine("paid", p.paid, p.paid, "P7.8"),
        ScoreLine("unpaid", p.debts, -DEBT_LOSS * p.debts, "P7.8"),
        *([] if p.bot else [ScoreLine("goods", goods, goods // GOODS_PER_VP, "P10.1")]),
        times(p, COMMISSION),
        times(p, FORTIFY),
        ScoreLine("walls", len(p.walls), printed, "P6.2"),
        times(p, GARRISON),
        times(p, ABSOLVE),
        ScoreLine("converted", len(p.converted), outsiders, "P9.9"),
    ]
