"""The sensible player of Delta."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludorum.effects import Gain
from ludorum.kernel import Choose, Option

from .content import BARGES, GUILDS, strength
from .rules import Player, State

WORTH = {"fish": 2, "salt": 2, "timber": 2, "coin": 2, "vp": 4}


def load(barge: str) -> int:
    goods = BARGES[barge].load
    return sum([WORTH[good] * n for good, n in goods.goods]) if isinstance(goods, Gain) else 0


def bid(view: State, ask: Choose) -> Option:
    """High where the barges differ much."""
    loads = sorted([load(x) for x in view.quay], reverse=True)
    eager = loads[0] - loads[min(len(loads) - 1, len(view.order) - 1)]
    cards = sorted(ask.options, key=strength)
    return cards[min(len(cards) - 1, eager // 2)]


def act(view: State, ask: Choose) -> Option:
    """Hire what can be had and is best, post where a place is contested."""
    me = view.players[ask.seat]
    return max(ask.options, key=lambda x: merit(view, me, x))


def gap(view: State, district: str, seat: int) -> float:
    row = view.posts[district]
    best = max([n for i, n in enumerate(row) if i != seat], default=0)
    return 0 if row[seat] > best else 4 - (best - row[seat])


def merit(view: State, me: Player, x: Option) -> float:
    if x == "rest":
        return 0.5
    if x == "crew":
        return 2 if len(me.hand.cards) < 2 else 0.2
    what, name = x
    if what == "hire":
        g = GUILDS[name]
        left = 6 - view.round
        rate, once = 2 if g.produce else 0, 4 if g.once else 0
        spent = sum([max(0, n - me.goods[good]) for good, n in g.cost.items()])
        return 3 + 2 * g.points + rate * left + once - 1.5 * spent
    if what == "post":
        return (1.5 if view.round % 2 == 0 else 1) * gap(view, name, me.seat)
    n = me.goods[name]
    return 0.3 * n if view.round < 6 else n


ANSWERS: Mapping[str, Callable[[State, Choose], Option]] = {
    "bid": bid,
    "act": act,
    "load": lambda view, ask: max(ask.options, key=load),
    "discard": lambda view, ask: min(ask.options, key=strength),
    "send": lambda view, ask: max(ask.options, key=lambda d: gap(view, d, ask.seat)),
}
