"""What things are worth to the sensible player of Hamlet, in victory points.

Everything but the order of the bags is open, so a view is made a position again and the functions
of the rules do the reckoning.
"""

from __future__ import annotations

from functools import lru_cache

from ludorum.games.contract import View
from ludorum.kernel import Deck

from .content import (
    AWARDS,
    CHURCH,
    COINS,
    COST,
    DONKEY_PRICE,
    DONKEYS,
    FLAGS,
    GOODS,
    HIRES,
    KIND,
    MARKET,
    PRICE,
    RAW,
    SALE_NEEDS,
    SALES,
    SLOT_NEEDS,
    SLOTS,
    TILES,
    VILLAGERS,
    Needs,
)  # fmt: skip
from .hauling import units
from .scoring import total
from .state import (
    BONUS,
    NOBODY,
    Botric,
    Player,
    State,
    deliveries,
    figures,
    landmarks,
    makes_high,
    milestone_free,
    planner,
    roads_of,
    village,
)
from .village import FAR, Joint, Spot, Village

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


@lru_cache(maxsize=16)
def laid(tiles: tuple[str, ...], spots: tuple[Spot, ...], roads: tuple[Spot, ...]) -> Village:
    """The map of a view, kept while nothing is built."""
    v = Village()
    for id, at in zip(tiles, spots, strict=True):
        v.add(id, at)
    for _, tile, segment in roads:
        v.build(v.at[tile, segment])
    return v


def position(view: View) -> State:
    """The open part of a position; nobody looks into the bags of this one."""
    none = Deck.of("none", ())
    players = [
        Player(
            x["seat"], x["coins"], x["points"], x["standing"], x["lying"], x["donkeys"],
            x["blueprints"], x["sales"], x["bot"],
        )
        for x in view["players"]
    ]  # fmt: skip
    s = State(None, players, none, [], none, none)
    s.round = view["round"]
    s.first = view["first"]
    s.idle = view["idle"]
    s.moved = view["moved"]
    s.tiles = view["tiles"]
    s.spots = [(x[0], x[1], x[2]) for x in view["spots"]]
    s.flags = view["flags"]
    s.cubes = view["cubes"]
    s.goods = view["goods"]
    s.roads = [(x[0], x[1], x[2]) for x in view["roads"]]
    s.row = view["row"]
    s.row_coins = view["row_coins"]
    s.market = view["market"]
    s.church = view["church"]
    s.milestones = view["milestones"]
    if view["botric"]:
        s.botric = Botric(**view["botric"])
    s._village = laid(tuple(s.tiles), tuple(s.spots), tuple(s.roads))
    s._village.stock.clear()
    return s


class Mind:
    """One seat's view, with what the judgement looks up again and again."""

    def __init__(self, view: View, seat: int) -> None:
        self.s = s = position(view)
        self.v = village(s)
        self.p = s.players[seat]
        self.other = s.players[1 - seat]
        self.open = len(SLOTS) - len(s.church)
        self.left = max(1.5 * self.open, min(LENGTH - s.round, PACE * self.open))  # turns to come
        early = COIN[0] if figures(self.p) < VILLAGERS else COIN[1]
        self.coin = COIN[2] + (early - COIN[2]) * min(1.0, self.left / 10)
        self.kept = 1.0 if len(self.p.standing) > 1 else KEPT
        self.have = [0] * len(GOODS)
        for tile in self.v.stores:
            for raw in range(len(RAW)):
                self.have[raw] += s.cubes[tile][raw]
        for tile, good in self.v.makers:
            self.have[good] += len(s.goods[tile])
        self.wants = [0] * len(GOODS)
        for id in self.p.blueprints:
            self.want(COST[id])
        for token in s.market:
            self.want(SALE_NEEDS[token])
        for slot in SLOTS:
            if slot not in s.church and slot != "raw":
                self.want(SLOT_NEEDS[slot])

    def want(self, need: Needs) -> None:
        for goods, n in need:
            for good in goods:
                self.wants[good] += n

    def cube(self, raw: int, nth: int = 0) -> float:
        """A raw cube that comes (nth after those there are) or goes (nth below zero)."""
        short = self.wants[raw] > self.have[raw] + nth
        return (CUBE[0] if short else CUBE[1]) * self.kept


# -- goods -----------------------------------------------------------------------------------


def bonus(m: Mind, mark: int) -> float:
    """B4.4: what the use of a good brings its maker, as one sees it."""
    n = BONUS[mark & 1]
    if mark >> 1 == m.p.seat:
        return n + n * m.coin
    return -RIVAL * (n + (1 if m.other.bot else n * m.coin))


def used(m: Mind, mark: int) -> float:
    """Using a good that lies there: its bonus, less what it was worth lying there."""
    one = bonus(m, mark)
    return one - HELD * one - HANDY if mark >> 1 == m.p.seat else one - HANDY


def pay(m: Mind, need: Needs, mask: int) -> float:
    """What paying costs (below zero), bonuses and purchases included."""
    out = 0.0
    for goods, n in need:
        found = units(m.s, mask, goods)
        worth = []
        for (_, good, mark), count in found.items():
            for k in range(count):
                worth.append(used(m, mark) if mark >= 0 else -m.cube(good, -1 - k))
        worth.sort(reverse=True)
        out += sum(worth[:n])
        out -= max(0, n - len(worth)) * PRICE[goods[0]] * m.coin
    return out


def made(m: Mind, good: int, n: int) -> float:
    """Goods of one's own, new in the village."""
    one = HELD * bonus(m, m.p.seat * 2 + makes_high(m.s, m.p, good)) + HANDY
    return sum([one + WANTED * (m.wants[good] > m.have[good] + k) for k in range(n)])


def owns(m: Mind, id: str) -> bool:
    """A landmark of one's own that is built."""
    return id in m.s.tiles and m.s.flags[m.s.tiles.index(id)] == m.p.seat


# -- coins and figures -----------------------------------------------------------------------


def villager(m: Mind) -> float:
    """One more action in every turn to come, less the price."""
    have = figures(m.p)
    if have == VILLAGERS:
        return NEVER
    return HAND * (m.left - 0.5) - HIRES[have - 1] * m.coin


SINKS = {CHURCH: (0.6, 1.0), MARKET: (0.4, 1.0)}  # worth of a source of cubes, of a refinery


def hauling(m: Mind, donkeys: list[int]) -> float:
    """How well goods and cubes get to where they are used with donkeys on these tiles."""
    v = m.v
    out = 0.0
    for sink, (raw, good) in SINKS.items():
        mask = v.reach(sink, donkeys)
        out += raw * sum([mask >> t & 1 for t in v.stores])
        out += good * sum([mask >> t & 1 for t, _ in v.makers])
    for tile, _ in v.makers:
        if v.network >> tile & 1:
            mask = v.reach(tile, donkeys)
            out += 0.5 * sum([mask >> t & 1 for t in v.stores]) + 0.3 * (mask >> MARKET & 1)
    return out


def best_donkey(m: Mind) -> tuple[float, int]:
    """Where one more donkey helps most, and how much."""
    now = hauling(m, m.p.donkeys)
    gain = [(hauling(m, sorted([*m.p.donkeys, t])) - now, -t) for t in m.v.linked]
    most, tile = max(gain)
    return most, -tile


def donkey(m: Mind) -> float:
    """Its help in the turns to come, less its price; some landmarks count them."""
    if len(m.p.donkeys) == DONKEYS:
        return NEVER
    extra = owns(m, "stables") + owns(m, "farrier")
    return HAUL * m.left * best_donkey(m)[0] + extra - DONKEY_PRICE * m.coin


# -- tiles -----------------------------------------------------------------------------------


def end_score(m: Mind, id: str) -> float:
    """What a landmark will score, about, wherever it lies."""
    s, p = m.s, m.p
    share = m.open / 2 * (m.left > 1)
    more = min(2.0, m.left / 4)
    return {
        "shrine": 2 * (deliveries(s, p.seat) + share),
        "trade_post": len(p.sales) + more,
        "forest_pond": 3.0,
        "mountain_pond": 3.0,
        "small_woodland": 2.5,
        "small_mountain_range": 2.5,
        "large_woodland": 5.0,
        "large_mountain_range": 5.0,
        "warehouse": roads_of(s, p.seat) + more / 2,
        "monument": 1 + landmarks(s, p.seat) + more / 2,
        "outpost_a": 3.0,
        "outpost_b": 3.0,
        "tavern": figures(p) + more / 4,
        "square": 4.0,
        "stables": len(p.donkeys) + more / 2,
        "farrier": len(set(p.donkeys)) + more / 2,
    }.get(id, 0.0)


def tile(m: Mind, id: str) -> float:
    """A tile built: points at once and at the end, what it opens."""
    x = TILES[id]
    if x.kind == "landmark":
        if landmarks(m.s, m.p.seat) == FLAGS:
            return NEVER
        lead = landmarks(m.s, m.p.seat) - landmarks(m.s, m.other.seat)
        return x.points + end_score(m, id) + (1.0 if -2 < lead < 2 else 0.3)
    use = min(1.0, m.left / 6)
    if x.kind == "barn":
        return x.points + BARN * use
    return x.points + (REFINERY * x.slots + MILESTONE * milestone_free(m.s, id)) * use


def blueprint(m: Mind, id: str) -> float:
    """To be built in a later turn: its cost and a villager's action go off, and time."""
    if m.left < 2:
        return NEVER
    value = tile(m, id) + pay(m, COST[id], m.v.network) - COINS[id] * m.coin - HAND
    return value * PATIENCE[len(m.p.blueprints)]


POND = {"forest_pond": "F", "mountain_pond": "M"}
POND_POINTS = 5.0
OPENED = 2.0  # a tile nobody owns comes within reach
SEGMENTS = {
    "small_woodland": ("F", 1),
    "large_woodland": ("F", 2),
    "small_mountain_range": ("M", 1),
    "large_mountain_range": ("M", 2),
}


def placed(m: Mind, id: str, at: Spot) -> float:
    """How good a place is: links, matching edges, what its end score counts."""
    found = m.v.contacts(id, at)
    linked = {t for t, terrain in found if terrain == "R"}
    inside = [t for t in linked if m.v.network >> t & 1]
    match = sum([terrain in "FM" for _, terrain in found])
    out = 0.05 * match - 0.02 * sum([terrain == "X" for _, terrain in found])
    out += 0.3 * len(linked)
    if id in SEGMENTS:
        terrain, each = SEGMENTS[id]
        return out + each * sum([x == terrain for _, x in found])
    if id in POND:
        own = [t for t, x in found if x == POND[id] and m.v.network >> t & 1]
        return out + (2.0 if own else 0.0) + 0.1 * len(own)
    steps = min([m.v.far(CHURCH)[t] for t in inside], default=FAR) + 1
    sites = any([x in "FM" and m.v.network >> t & 1 for t, x in found])
    if not inside:
        out -= 2.0 if sites else 4.0
    if id.startswith("outpost"):
        return out + (min(steps, 6) if inside else 0)
    if id == "square":
        return out + 2 * len(linked)
    if KIND[id] in ("refinery", "barn") and inside:
        near = any([t in m.p.donkeys for t in inside])
        out += 0.8 * near - 0.2 * steps + 0.4 * (CHURCH in inside) + 0.4 * (MARKET in inside)
    return out


# -- roads, sales, deliveries ----------------------------------------------------------------


def joins(m: Mind, joint: Joint) -> float:
    """What a road brings: its points, ponds and landmarks it joins, tiles it opens."""
    s, seat = m.s, m.p.seat
    out = 2.0 if planner(s) in (seat, NOBODY) else 1.0
    out += FIRST_ROAD * (planner(s) == NOBODY) + owns(m, "warehouse")
    for t in (joint.a, joint.b):
        id, flag = s.tiles[t], s.flags[t]
        loose = not m.v.network >> t & 1
        if flag == NOBODY:
            out += OPENED * loose
            continue
        if m.other.bot and flag != seat:  # M16.2: his landmarks need no roads
            continue
        sign = 1.0 if flag == seat else -RIVAL
        if id in POND:
            out += sign * POND_POINTS * (POND[id] == joint.terrain and not crossed(m, t))
        elif loose and TILES[id].road:
            out += sign * end_score(m, id)
    return out


def crossed(m: Mind, tile: int) -> bool:
    """A road is built on one of its segments; on a pond all have one terrain."""
    built = [m.v.at[at, segment] for _, at, segment in m.s.roads]
    return any([tile in (x.a, x.b) for x in built])


def sale(m: Mind, token: str) -> float:
    """B9.1: its reward, its part of the Merchant, own trade posts; what is paid goes off."""
    x = SALES[token]
    lead = len(m.p.sales) - len(m.other.sales)
    out = x.points + x.coins * m.coin + (1.0 if -2 <= lead <= 2 else 0.4) + owns(m, "trade_post")
    return out + pay(m, SALE_NEEDS[token], m.v.reach(MARKET, m.p.donkeys))


def delivery(m: Mind, slot: str) -> float:
    """B10.1: the slot, its part of the awards, own shrines; the last one ends the game."""
    x = SLOTS[slot]
    mine, theirs = deliveries(m.s, m.p.seat), deliveries(m.s, m.other.seat)
    out = x.points + (AWARDS["sacristan"].points if not mine else 0.0)
    out += 2.0 if mine <= theirs else 1.0
    out += 2.0 * owns(m, "shrine")
    if x.takes:
        out += pay(m, SLOT_NEEDS[slot], m.v.reach(CHURCH, m.p.donkeys))
    else:
        out -= x.n * m.coin
    if m.open == 1:
        ahead = total(m.s, m.p) + x.points + 2.0 - total(m.s, m.other)
        if m.p.seat == m.s.first:  # H12.2: they have a turn yet
            ahead -= ANSWER * figures(m.other)
        out += LAST[0] if ahead > 0 else LAST[1] + STALE * m.s.idle
    elif m.other.bot:
        out += RUSH
    return out
