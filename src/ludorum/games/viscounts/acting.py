"""What an action, and the turn that leads to it, are worth to the sensible player.

Silver is spent while it thinks, so whatever rests on silver is kept with the silver there was.
"""

from __future__ import annotations

from .actions import book_cost, exchange, for_silver, on_offer
from .content import (
    ABILITY,
    AFTER,
    BUILD,
    BUILDERS,
    CHEAP,
    CRIMINAL,
    CROOKED,
    CURRENCY,
    GOLD,
    GOOD,
    INNER,
    KINDS,
    MERCHANT,
    NOBLES,
    PAYS,
    SEGMENTS_IN_RING,
    SILVER,
    STONE,
    TRADE,
    TRANSCRIBE,
    VALUE,
    WORKERS,
)  # fmt: skip
from .evaluation import (
    QUALITY,
    Context,
    Ways,
    bank,
    book,
    building,
    crew,
    good,
    hired,
    parts,
    silver,
    track,
)  # fmt: skip
from .state import Player, crimes

NO_WAY, TOO_MUCH = -99.0, 99.0
MEETING = 0.3  # another viscount where one lands: its owner may rearrange
MEETING_BOT = 0.9  # V13.7: the bot gains a resource


class Ground:
    """What can be had at all, whatever lies on the board."""

    def __init__(self, m: Context) -> None:
        self.m = m
        self.offers = [on_offer(m.s, pos) for pos in range(SEGMENTS_IN_RING)]
        self.kinds = [x for x in range(len(KINDS)) if not all(m.p.built[3 * x : 3 * x + 3])]
        self.crew = range(1, min(m.p.workers, len(NOBLES) - 1) + 1)
        self.company = company(m.rivals)


class Means:
    """A board: what its cards do for each action."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.m = m = ground.m
        board = m.p.board
        self.ways = [tuple([x[card] for card in board if card in x]) for x in PAYS]
        self.prices = [m.prices.setdefault((a, x), {}) for a, x in enumerate(self.ways)]
        self.after = [tuple([x[card] for card in board if card in x]) for x in AFTER]
        self.acts = [
            m.acts.setdefault((a, x, y), {})
            for a, (x, y) in enumerate(zip(self.ways, self.after, strict=True))
        ]
        self.by_silver = [a == TRADE or "silver" in x for a, x in enumerate(self.ways)]


def price(b: Means, a: int, lacking: int) -> float:
    """Goods that make up for icons; more than there are: no way."""
    if lacking <= 0:
        return 0.0
    ways = b.ways[a]
    key = lacking + 100 * b.m.p.goods[SILVER] if "silver" in ways else lacking
    known = b.prices[a].get(key)
    if known is None:
        known = b.prices[a][key] = reckoned(b.m, a, lacking, ways)
    return known


def reckoned(m: Context, a: int, lacking: int, found: Ways) -> float:
    goods = m.p.goods
    own = goods[CURRENCY[a]]
    need = lacking - ("double" in found and own > 0)
    spent = min(own, max(need, 1))
    out = -good(m, CURRENCY[a], -spent)
    need -= spent
    if need > 0 and "other-resources" in found:
        for i in (GOLD, STONE):
            spent = min(goods[i], need)
            out -= good(m, i, -spent)
            need -= spent
    if need > 0 and "silver" in found and goods[SILVER] >= 2 * need:
        out -= silver(m, -2 * need)
        need = 0
    return out if need <= 0 else TOO_MUCH


def acting(b: Means, at: int, a: int, icons: list[int]) -> float:
    """The best that can be made of an action at a space; far below zero if nothing."""
    return paid_by(b, at, a, icons[a] + icons[CRIMINAL], icons[MERCHANT])


def paid_by(b: Means, at: int, a: int, n: int, merchants: int) -> float:
    """The same, with so many icons of the action, and merchants who may help."""
    if merchants > 1 and "merchants" in b.ways[a]:
        n += merchants // 2
    known = b.acts[a]
    key = at, n, b.m.p.goods[SILVER] if b.by_silver[a] else 0
    out = known.get(key)
    if out is None:
        out = known[key] = made_of(b, at, a, n)
    return out


def made_of(b: Means, at: int, a: int, n: int) -> float:
    """The same, with so many icons in all."""
    m, pos = b.m, at // 3
    if a == TRADE:
        out = trading(m, at, n)
    elif a == BUILD:
        out = bank(m, at)
        if out > -9:
            out += max([built(b, kind, n) for kind in b.ground.kinds], default=NO_WAY)
    elif a == WORKERS:
        found = [NO_WAY]
        for k in b.ground.crew:
            cost = price(b, WORKERS, NOBLES[k] - n)
            if cost == TOO_MUCH:
                break
            found.append(crew(m, pos, k) - cost)
        out = max(found)
    else:
        out = book(m, pos) - price(b, a, book_cost(m.s, pos) - n)
    for steps in b.after[a]:
        out += parts(m, steps)
    return out


def built(b: Means, kind: int, n: int) -> float:
    return building(b.m, kind) - price(b, BUILD, BUILDERS[kind] - n)


def placed(b: Means, pos: int, k: int, n: int) -> float:
    cost = price(b, WORKERS, NOBLES[k] - n)
    return NO_WAY if cost == TOO_MUCH else crew(b.m, pos, k) - cost


def trading(m: Context, at: int, n: int) -> float:
    p = m.p
    merchants, steps = exchange(m.s, at)
    if for_silver(steps):
        return silver(m, n) if n else NO_WAY
    most = (n + p.goods[SILVER]) // merchants
    if not most:
        return NO_WAY
    name = steps[0][0]
    if name in GOOD:
        key = (name, merchants, n, p.goods[SILVER])
        known = m.trades.get(key)
        if known is None:
            known = max([traded(m, name, k, 2 * k - n) for k in range(1, most + 1)])
            m.trades[key] = known
        return known
    free = max(1, n // merchants)
    if name == "flip":
        free = min(free, p.debts + p.deeds)
    return free * parts(m, steps) + silver(m, min(0, n - merchants))


def traded(m: Context, name: str, k: int, lacking: int) -> float:
    return good(m, GOOD[name], k) + silver(m, -lacking if lacking > 0 else 0)


def dismissing(b: Means, at: int, a: int, icons: list[int]) -> float:
    """V6.4: as `acting`, with the icons and the effect of the top townsfolk."""
    m, p = b.m, b.m.p
    value, more, steps = b.ground.offers[at // 3]
    if not more[a] and not more[CRIMINAL]:
        return NO_WAY
    cost = 1 if p.built[CHEAP] else value
    if cost > p.goods[SILVER]:
        return NO_WAY
    worth = parts(m, steps) + silver(m, -cost)
    p.goods[SILVER] -= cost
    n = icons[a] + icons[CRIMINAL] + more[a] + more[CRIMINAL]
    out = worth + paid_by(b, at, a, n, icons[MERCHANT] + more[MERCHANT])
    p.goods[SILVER] += cost
    return out


INSIDE, OUTSIDE = (WORKERS, TRANSCRIBE), (TRADE, BUILD)


def staying(b: Means, at: int, icons: list[int]) -> float:
    """What a turn that ends at a space is worth: the best action and, perhaps, a hire."""
    pos = at // 3
    found = [0.0]
    more = b.ground.offers[pos][1]
    for a in INSIDE if at % 3 == INNER else OUTSIDE:
        found.append(acting(b, at, a, icons))
        if more[a] or more[CRIMINAL]:
            found.append(dismissing(b, at, a, icons))
    return max(found) + max(0.0, hiring(b.m, pos)) - b.ground.company.get(at, 0.0)


def hiring(m: Context, pos: int) -> float:
    """V7.1: hire worth its silver?"""
    card = m.s.folk[pos]
    if not card or VALUE[card] > m.p.goods[SILVER]:
        return 0.0
    return hired(m, pos) + silver(m, -VALUE[card])


def company(rivals: list[Player]) -> dict[int, float]:
    """V5.4.4, V13.7: what those already at a space get."""
    out: dict[int, float] = {}
    for q in rivals:
        out[q.at] = out.get(q.at, 0.0) + (MEETING_BOT if q.bot else MEETING)
    return out


def played(m: Context, card: str) -> float:
    """V5.3: corruption and the ability at once; the icons stay for two more turns."""
    out = 0.25 * m.fade * QUALITY[card]
    if card in CROOKED:
        out += track(m, 0, crimes(m.p))
    if card in ABILITY["immediate"]:
        out += parts(m, ABILITY["immediate"][card])
    return out
