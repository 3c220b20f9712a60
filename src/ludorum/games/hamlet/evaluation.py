"""What things are worth to the sensible player of Hamlet, in victory points.

Everything but the order of the bags is open, so the functions of the rules do the reckoning.
"""

from __future__ import annotations

from collections.abc import Callable

from ludorum.titles import totals

from .content import (
    ANY_SLOT,
    AWARDS,
    CHURCH,
    COINS,
    COST,
    DONKEY_PRICE,
    DONKEYS,
    FLAGS,
    GOODS,
    HIRES,
    MARKET,
    RAW,
    SALE_NEEDS,
    SALES,
    SLOT_NEEDS,
    TILES,
    VILLAGERS,
    Needs,
)  # fmt: skip
from .hauling import Means
from .scoring import scores
from .state import (
    BONUS,
    NOBODY,
    Player,
    State,
    deliveries,
    figures,
    landmarks,
    makes_high,
    milestone_free,
    planner,
    prices,
    roads_of,
    slots,
    village,
)  # fmt: skip
from .survey import POND, surveyed
from .village import Joint, mask_of

NEVER = -99.0
COIN = (1.8, 0.5, 0.36)  # a coin while there are villagers to hire, then, and at the end
HAUL = 0.12  # a tile more within a donkey's reach, for every turn to come
HAND = 2.5  # an action of a villager in a turn to come
CUBE = (0.85, 0.3)  # a raw cube one has a use for, and any other
HELD = 0.9  # part of its bonus that an own good lying in the village is worth
HANDY = 0.3  # and of being there to be used
WANTED = 0.5  # if something asks for that good
RIVAL = 0.7  # what the other side gains counts so much against one
MILESTONE = 3.0  # the first refinery of a good: everything made of it is of high quality
REFINERY = 1.0  # a place to refine, for anybody
BARN = 1.2
FIRST_ROAD = 2.5  # the Planner, and that the other side does not get it
LAST = (12.0, -2.0)  # ending the game in the lead, or behind
RUSH = 5.0  # Botric is slow at first: a church that fills soon leaves him behind
STALE = 3.0  # for every round in which nothing moved any more
KEPT = 0.6  # part of its worth that a cube keeps when the turn goes to the other side
ANSWER = 2.0  # what a villager of the other side makes in the last turn
PATIENCE = (0.6, 0.5, 0.3)  # part of its worth that the first, second, third blueprint counts
LENGTH = 20  # rounds of a game between sensible players
PACE = 4  # rounds a church slot takes, about


# What church slots ask for. Where any cubes will do none of them is asked for.
SLOT_WANTS: dict[str, Needs] = {
    x.id: SLOT_NEEDS[x.id] if set(x.takes) - set(RAW) else () for x in ANY_SLOT.values()
}
Offer = tuple[int, list[float]]  # a tile, as a mask, and what using each piece there is worth


class Context:
    """One seat's view, with what the evaluation looks up again and again."""

    def __init__(self, view: State, seat: int) -> None:
        self.s = s = view
        self.v = village(view)
        self.survey = surveyed(self.v)
        self.p = s.players[seat]
        self.donkeys = mask_of(self.p.donkeys)
        self.others = [p for p in s.players if p is not self.p]
        self.rival = RIVAL / len(self.others)
        self.alone = any([p.bot for p in self.others])  # against Botric
        self.prices = prices(s)
        self.open = len(slots(s)) - len(s.church)
        self.left = max(1.5 * self.open, min(LENGTH - s.round, PACE * self.open))  # turns to come
        early = COIN[0] if figures(self.p) < VILLAGERS else COIN[1]
        self.coin = COIN[2] + (early - COIN[2]) * min(1.0, self.left / 10)
        self.kept = 1.0 if len(self.p.standing) > 1 else KEPT
        self.means = Means(s, self.p)
        self.have = [sum([n for _, n in piles]) for piles in self.means.stock.lies]
        first = planner(s)
        road = 2.0 if first in (seat, NOBODY) else 1.0  # what any road brings
        self.road = road + (FIRST_ROAD * (first == NOBODY) + owns(self, "warehouse"))
        self.crossed = 0  # tiles with a road built on one of their segments
        for _, at, segment in s.roads:
            joint = self.v.at[at, segment]
            self.crossed |= 1 << joint.a | 1 << joint.b
        self.joins: dict[tuple[int, int], float] = {}
        self.offers: list[list[Offer] | None] = [None] * len(GOODS)
        self.wants = [0] * len(GOODS)
        for id in self.p.blueprints:
            self.want(COST[id])
        for token in s.market:
            self.want(SALE_NEEDS[token])
        for slot in slots(s):
            if slot not in s.church:
                self.want(SLOT_WANTS[slot])

    def want(self, need: Needs) -> None:
        wants = self.wants
        for goods, n in need:
            for good in goods:
                wants[good] += n

    def cube(self, raw: int, nth: int = 0) -> float:
        """A raw cube that comes (nth after those there are) or goes (nth below zero)."""
        short = self.wants[raw] > self.have[raw] + nth
        return (CUBE[0] if short else CUBE[1]) * self.kept

    def joined(self, joint: Joint) -> float:
        """What a road there joins."""
        key = (joint.a, joint.segment)
        known = self.joins.get(key)
        if known is None:
            known = self.joins[key] = joins(self, joint)
        return known

    def offered(self, good: int) -> list[Offer]:
        """Where a good lies."""
        known = self.offers[good]
        if known is not None:
            return known
        s = self.s
        out: list[Offer] = []
        if good < len(RAW):
            for tile in self.v.stores:
                n = s.cubes[tile][good]
                if n:
                    out.append((1 << tile, [-self.cube(good, -1 - k) for k in range(n)]))
        else:
            for tile, made in self.v.makers:
                if made == good and s.goods[tile]:
                    out.append((1 << tile, [used(self, mark) for mark in s.goods[tile]]))
        self.offers[good] = out
        return out


# -- goods -----------------------------------------------------------------------------------


def bonus(m: Context, mark: int) -> float:
    """B4.4: what the use of a good brings its maker, as one sees it."""
    n = BONUS[mark & 1]
    if mark >> 1 == m.p.seat:
        return n + n * m.coin
    return -m.rival * (n + (1 if m.alone else n * m.coin))


def used(m: Context, mark: int) -> float:
    """Using a good that lies there: its bonus, less what it was worth lying there."""
    one = bonus(m, mark)
    return one - HELD * one - HANDY if mark >> 1 == m.p.seat else one - HANDY


def pay(m: Context, need: Needs, mask: int) -> float:
    """What paying costs (below zero), bonuses and purchases included."""
    out = 0.0
    for goods, n in need:
        worth: list[float] = []
        for good in goods:
            for tile, pieces in m.offered(good):
                if tile & mask:
                    worth += pieces
        worth.sort(reverse=True)
        out += sum(worth[:n])
        out -= max(0, n - len(worth)) * m.prices[goods[0]] * m.coin
    return out


def made(m: Context, good: int, n: int) -> float:
    """Goods of one's own, new in the village."""
    one = HELD * bonus(m, m.p.seat * 2 + makes_high(m.s, m.p, good)) + HANDY
    return sum([one + WANTED * (m.wants[good] > m.have[good] + k) for k in range(n)])


def owns(m: Context, id: str) -> bool:
    """A landmark of one's own that is built."""
    return id in m.s.tiles and m.s.flags[m.s.tiles.index(id)] == m.p.seat


# -- coins and figures -----------------------------------------------------------------------


def villager(m: Context) -> float:
    """One more action in every turn to come, less the price."""
    have = figures(m.p)
    if have == VILLAGERS:
        return NEVER
    return HAND * (m.left - 0.5) - HIRES[have - 1] * m.coin


def best_donkey(m: Context) -> tuple[float, int]:
    """Where one more donkey helps most, and how much."""
    hauling = m.survey.hauling
    now = hauling(m.donkeys)
    gain = [(hauling(m.donkeys | 1 << t) - now, -t) for t in m.v.linked]
    most, tile = max(gain)
    return most, -tile


def donkey(m: Context) -> float:
    """Its help in the turns to come, less its price; some landmarks count them."""
    if len(m.p.donkeys) == DONKEYS:
        return NEVER
    extra = owns(m, "stables") + owns(m, "farrier")
    return HAUL * m.left * best_donkey(m)[0] + extra - DONKEY_PRICE * m.coin


# -- tiles -----------------------------------------------------------------------------------


ABOUT = {  # landmarks that score by where they lie
    "forest_pond": 3.0,
    "mountain_pond": 3.0,
    "small_woodland": 2.5,
    "small_mountain_range": 2.5,
    "large_woodland": 5.0,
    "large_mountain_range": 5.0,
    "outpost_a": 3.0,
    "outpost_b": 3.0,
    "square": 4.0,
}
COUNTED: dict[str, Callable[[State, Player, float], float]] = {  # by what their owner has, and more
    "trade_post": lambda s, p, more: len(p.sales) + more,
    "warehouse": lambda s, p, more: roads_of(s, p.seat) + more / 2,
    "monument": lambda s, p, more: 1 + landmarks(s, p.seat) + more / 2,
    "tavern": lambda s, p, more: figures(p) + more / 4,
    "stables": lambda s, p, more: len(p.donkeys) + more / 2,
    "farrier": lambda s, p, more: len(set(p.donkeys)) + more / 2,
}


def end_score(m: Context, id: str) -> float:
    """What a landmark will score, about, wherever it lies."""
    if id in COUNTED:
        return COUNTED[id](m.s, m.p, min(2.0, m.left / 4))
    if id == "shrine":
        return 2 * (deliveries(m.s, m.p.seat) + m.open / 2 * (m.left > 1))
    return ABOUT.get(id, 0.0)


def tile(m: Context, id: str) -> float:
    """A tile built: points at once and at the end, what it opens."""
    x = TILES[id]
    if x.kind == "landmark":
        if landmarks(m.s, m.p.seat) == FLAGS:
            return NEVER
        lead = landmarks(m.s, m.p.seat) - max([landmarks(m.s, x.seat) for x in m.others])
        return x.points + end_score(m, id) + (1.0 if -2 < lead < 2 else 0.3)
    use = min(1.0, m.left / 6)
    if x.kind == "barn":
        return x.points + BARN * use
    return x.points + (REFINERY * x.slots + MILESTONE * milestone_free(m.s, id)) * use


def blueprint(m: Context, id: str) -> float:
    """To be built in a later turn: its cost and a villager's action go off, and time."""
    if m.left < 2:
        return NEVER
    value = tile(m, id) + pay(m, COST[id], m.v.network) - COINS[id] * m.coin - HAND
    return value * PATIENCE[len(m.p.blueprints)]


POND_POINTS = 5.0
OPENED = 2.0  # a tile nobody owns comes within reach
# -- roads, sales, deliveries ----------------------------------------------------------------


def joins(m: Context, joint: Joint) -> float:
    """What a road brings: its points, ponds and landmarks it joins, tiles it opens."""
    s, seat = m.s, m.p.seat
    out = m.road
    for t in (joint.a, joint.b):
        id, flag = s.tiles[t], s.flags[t]
        loose = not m.v.network >> t & 1
        if flag == NOBODY:
            out += OPENED * loose
            continue
        if m.alone and flag != seat:  # M16.2: his landmarks need no roads
            continue
        sign = 1.0 if flag == seat else -m.rival
        if id in POND:
            out += sign * POND_POINTS * (POND[id] == joint.terrain and not m.crossed >> t & 1)
        elif loose and TILES[id].road:
            out += sign * end_score(m, id)
    return out


def sale(m: Context, token: str) -> float:
    """B9.1: its reward, its part of the Merchant, own trade posts; what is paid goes off."""
    x = SALES[token]
    lead = len(m.p.sales) - max([len(x.sales) for x in m.others])
    out = x.points + x.coins * m.coin + (1.0 if -2 <= lead <= 2 else 0.4) + owns(m, "trade_post")
    return out + pay(m, SALE_NEEDS[token], m.means.reach(MARKET))


def delivery(m: Context, slot: str) -> float:
    """B10.1: the slot, its part of the awards, own shrines; the last one ends the game."""
    x = ANY_SLOT[slot]
    mine = deliveries(m.s, m.p.seat)
    theirs = max([deliveries(m.s, y.seat) for y in m.others])
    out = x.points + (AWARDS["sacristan"].points if not mine else 0.0)
    out += 2.0 if mine <= theirs else 1.0
    out += 2.0 * owns(m, "shrine")
    if x.takes:
        out += pay(m, SLOT_NEEDS[slot], m.means.reach(CHURCH))
    else:
        out -= x.n * m.coin
    if m.open == 1:
        points = totals(scores(m.s))
        best = max([points[y.seat] + answer(m, y) for y in m.others])
        out += LAST[0] if points[m.p.seat] + x.points + 2.0 > best else LAST[1] + STALE * m.s.idle
    elif m.alone:
        out += RUSH
    return out


def answer(m: Context, p: Player) -> float:
    """H12.2: what somebody makes who has a turn yet when the church is full."""
    seats, first = len(m.s.players), m.s.first
    later = (p.seat - first) % seats > (m.p.seat - first) % seats
    return ANSWER * figures(p) if later else 0.0
