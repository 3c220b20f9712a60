"""What things are worth to the sensible player, and the work it aims at."""

from __future__ import annotations

from ludorum.effects import Choice, Do, Effect, ForEach, Gain, If, May

from .content import (
    APPRENTICES,
    BONUS,
    BUILDINGS,
    FOREST,
    GOLD,
    GOODS,
    GUARDHOUSE,
    LEVEL_COST,
    LEVEL_COST_ORE,
    LEVELS,
    MARBLE,
    MINES,
    PLACES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    SKILL_FOR,
    SKILL_OF,
    STONE,
    STOREHOUSE,
    TAX,
    TOWN,
    VIRTUE,
    WOOD,
    WORKSHOP,
    Price,
)  # fmt: skip
from .guildhall import level_full, price_of
from .scoring import HALL_VP
from .state import State, table_for

# -- what things are worth, in victory points ------------------------------------------------

PRICE = [0.55, 0.5, 0.5, 1.2, 1.5, 0.3]  # a unit of each good while it can still be used
COIN = [0.8, 0.4, 0.3] + [0.2] * 4 + [0.12] * 5 + [0.03] * 13  # of a purse, from the first coin on
SPARE = 0.64  # part of its price a good keeps when no plan needs it
HEAP = 12  # of a good is enough for anything
TURN = 1.9  # what a turn brings on average
HURRY = 0.85  # weight of bringing the chosen work nearer
SPENT = 0.5  # part of their price that goods count against the work they pay for
GROW = 0.5  # one more worker in a group that will be used again
CARD = [1.6, 1.4, 1.1, 0.8, 0.4, 0.1, 0.0, 0.0]  # one more building, by the cards in hand
FIVE_PLANS = 1.7  # the best of five, against one
SKILL = 1.2  # a skill the crew lacks, at the start of the game
DEBT = 2.2  # an unpaid one, which a later visit may pay
PRISONER = 0.45  # half a point, and the danger of a reset
RESET_NEAR, RESET_FAR = 0.6, 0.25  # chance that a reset comes before the next visit
DEEP = 0.5  # how much more a growing mine is worth with one rival to break it
BOT_CALM = 2.0  # the same against a solo opponent, which breaks groups by chance
HARM = 0.35  # a rival's lone worker taken; the taller the group, the more for each
LONG = 35  # turns of one player; whoever is ahead should end a longer game
AHEAD = 12.0  # points that should be enough to win
NEVER = -9.0
PACE = 5.0  # turns from one work to the next
VIRTUE_WORTH = [-9.5, -8.2, -6.8, -5.0, -3.3, -1.6, -0.6, 0.0, 0.4, 0.8, 1.4, 2.2, 3.4, 5.0, 6.8]
LEVEL_WORTH = [2.5, 2.7, 3.4, 5.0, 7.5]  # lower levels also lead to the higher ones
REWARD = 1.0  # goods of a reward card; its virtue counts apart
WORKER = [1.0, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2]  # a worker brought home, by the workers there
VERBS = {"hire": 2.0, "capture": 1.5, "free": 1.0, "release": 0.6, "destroy-debt": 0.6}
TYPICAL = {"carpentry": 2, "tiling": 2, "masonry": 2, "building-goods": 4, "gold": 2, "marble": 2}
TYPICAL |= {"virtue": 8, "buildings": 4, "captives": 3, "debts": 1, "paid-debts": 1}
ABILITY = {  # of an apprentice, at the start of the game, besides its skill
    "acolyte": 0.8, "conspirator": 0.2, "debt-collector": 0.3, "gatekeeper": 0.7,
    "illusionist": 0.9, "jeweller": 0.9, "labourer": 0.0, "merchant": 0.6, "miner": 0.9,
    "patron": 0.9, "pickpocket": 0.8, "squire": 1.2, "stonecutter": 1.6, "swindler": 0.8,
    "thief": 0.5, "trader": 0.9, "trickster": 0.6, "woodcutter": 1.6, "enforcer": 0.4,
    "overseer": 0.3, "peddler": 0.6,
}  # fmt: skip


def effect_worth(e: Effect) -> float:
    """A printed effect with the counts of a usual game."""
    if isinstance(e, Gain):
        other = {"virtue": 0.8, "card": 0.8, "debt": -DEBT, "vp": 1.0}
        return sum([n * (PRICE[GOODS.index(g)] if g in GOODS else other[g]) for g, n in e.goods])
    if isinstance(e, ForEach):
        return TYPICAL[e.count] // e.per * effect_worth(e.effect)
    if isinstance(e, Choice):
        return max([effect_worth(x) for _, x in e.options])
    if isinstance(e, May):
        return max(0.0, effect_worth(e.effect))
    if isinstance(e, If):
        return 0.5 * effect_worth(e.effect)
    if isinstance(e, Do):
        return VERBS.get(e.verb, 0.0) * e.n
    return sum([effect_worth(x) for x in e.parts])


def building_worth(card: str) -> float:
    b = BUILDINGS[card]
    effects = [effect_worth(e) for e in (b.now, b.end, b.score) if e is not None]
    return b.vp + sum(effects, 0.0)


PURSE = [sum(COIN[:n]) for n in range(len(COIN) + 1)]
VIRTUE_END = [float(x.vp) for x in VIRTUE]
BUILDING_WORTH = {card: building_worth(card) for card in BUILDINGS}
ABLE = {x.id: ABILITY[x.name] for x in APPRENTICES.values()}
COUNT = [mask.bit_count() for mask in range(8)]  # skills in a mask
GATHERS = {"quarry": QUARRY, "forest": FOREST, "mines": MINES, "silversmith": SILVERSMITH}
HELPS = {card: GATHERS[t] for t in GATHERS for card in BONUS[t]}  # one good more a visit
NUMBER = {good: i for i, good in enumerate(GOODS)}
LITTLE_USE = (TAX, TOWN, GUARDHOUSE, STOREHOUSE, WORKSHOP, SILVERSMITH, MINES, QUARRY, FOREST)


class Work:
    """A building or a level of the Cathedral one could aim at."""

    __slots__ = ("cost", "lack", "mixed", "name", "score", "turns", "worth")

    def __init__(self, name: str, worth: float, cost: Price, mixed: int, lack: int) -> None:
        self.name = name
        self.worth = worth
        self.cost = cost
        self.mixed = mixed  # of wood and stone
        self.lack = lack  # skills
        self.turns = 1.0
        self.score = 0.0


class Context:
    """The view, and what follows from it for one seat."""

    __slots__ = (
        "aim", "calm", "crew", "goods", "group", "have", "helps", "lacking", "late", "left",
        "me", "next", "ore", "price", "rows", "seat", "short", "slow", "spare", "view",
        "virtue", "works",
    )  # fmt: skip

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        me = self.me = view.players[seat]
        self.goods = me.goods
        self.crew = me.crew
        self.left = turns_left(view)
        self.ore = 1.0
        dragging = view.turns / len(view.players) - LONG
        ahead = leading(view, seat) - AHEAD + max(0.0, dragging) if self.left else 0.0
        if ahead > 0:  # finish the game: more points win no more
            self.left = max(self.left, 8.0)
            self.ore = max(0.05, 0.5 - ahead / 50)
        self.late = min(1.0, self.left / 6)
        self.virtue = VIRTUE_END if self.left < 1 else VIRTUE_WORTH
        self.group = [row[seat] for row in view.at]
        self.have = 0
        self.helps = [0] * len(PLACES)
        for card in self.crew:
            self.have |= SKILL_OF[card]
            if card in HELPS:
                self.helps[HELPS[card]] += 1
        self.slow = turn_prices(self.group, self.helps)
        rivals = len(view.players) - 1
        self.calm: float = BOT_CALM if view.players[-1].bot else 1 / rivals
        self.short: float = max(0.0, self.left - me.workers)  # workers that will be missed
        self.rows: list[list[float]] = []
        self.works: dict[str, Work] = {}
        self.aim: Work | None = None
        self.next: Work | None = None
        self.lacking = [0.0] * 6
        self.price = [0.0] * 6
        self.spare = [0.0] * 6


def turns_left(view: State) -> float:
    """How many more turns of one's own to expect after this one."""
    if view.last >= 0:
        return 0.0
    pace = min(1.4 * PACE, (view.turns + 6 * PACE) / (view.hall + 6))
    return (table_for(view).slots - view.hall) * pace / len(view.players)


def leading(view: State, seat: int) -> float:
    """Points ahead of the best rival, as far as all can see."""
    points: list[float] = []
    for p in view.players:
        goods, level = p.goods, p.level
        out: float = VIRTUE_END[p.virtue] + goods[GOLD] + goods[MARBLE] - 2 * p.debts
        if level:
            out += LEVELS[level - 1].vp
        for card in p.built:
            out += BUILDINGS[card].vp
        if p.bot:
            out += HALL_VP[p.bot] * p.hall
        points.append(out)
    mine = points.pop(seat)
    return mine - max(points)


def turn_prices(group: list[int], helps: list[int]) -> list[float]:
    """How many turns a unit of each good costs: tall groups work faster."""
    return [
        1 / (group[MINES] + 2.5 + helps[MINES]),
        1 / (group[FOREST] + 1.5 + helps[FOREST]),
        1 / (group[QUARRY] + 1.5 + helps[QUARRY]),
        2 / (group[MINES] + 2.2),
        1.1,
        1 / (group[SILVERSMITH] + 2.5 + helps[SILVERSMITH]),
    ]


# -- choosing a work to aim at ---------------------------------------------------------------


def moved(m: Context, n: int) -> float:
    """What a change of virtue is worth; beyond the ends of the track debts go and come."""
    v = m.me.virtue
    new = v + n
    if new > 14:
        return m.virtue[14] - m.virtue[v] + DEBT * min(m.me.debts, new - 14)
    if new < 0:
        return m.virtue[0] - m.virtue[v] + DEBT * new
    return m.virtue[new] - m.virtue[v]


def building(m: Context, card: str) -> Work:
    worth = BUILDING_WORTH[card] + moved(m, BUILDINGS[card].virtue)
    return judge(m, Work(card, worth, price_of(m.me, card), 0, SKILL_FOR[card] & ~m.have))


def cathedral(m: Context) -> Work | None:
    """The next level, unless it is full or virtue bars it (A14.1)."""
    me = m.me
    level = me.level
    if level == len(LEVELS) or not VIRTUE[me.virtue].cathedral:
        return None
    if level_full(m.view, me) is not None:
        return None
    cost = LEVEL_COST_ORE[level] if me.board == "therese" else LEVEL_COST[level]
    hand = me.hand.cards
    worth = LEVEL_WORTH[level] + REWARD * m.late + moved(m, 1)
    if me.board != "frederick":
        worth -= CARD[max(0, len(hand) - 1)] * m.late
    work = Work("cathedral", worth, cost, LEVELS[level].any, 0)
    if not hand and me.board != "frederick":
        work.turns += 1
    return judge(m, work)


def judge(m: Context, work: Work) -> Work:
    """Worth less the turns it takes; nothing that cannot be done in time."""
    goods, slow = m.goods, m.slow
    saved = int(m.me.board == "lothaire")  # A21.7: a wood or a stone
    turns = work.turns
    for good, n in work.cost:
        lacking = n - goods[good]
        if lacking > 0:
            if saved and good in (WOOD, STONE):
                lacking -= 1
                saved = 0
            turns += lacking * slow[good]
    if work.mixed:
        lacking = work.mixed - goods[WOOD] - goods[STONE] - saved
        if lacking > 0:
            turns += lacking * min(slow[WOOD], slow[STONE])
    if work.lack:
        turns += COUNT[work.lack] * (1 + max(0, 4 - goods[SILVER]) * slow[SILVER])
    work.turns = turns
    work.score = work.worth - TURN * turns
    if turns > m.left + 1.5:
        work.score -= work.worth
    return work


def plan(m: Context) -> None:
    """Aim at the best work, keep the next one in mind, and price the goods by what they lack."""
    works = m.works
    for card in m.me.hand.cards:
        works[card] = building(m, card)
    level = cathedral(m)
    if level is not None:
        works["cathedral"] = level
    for work in works.values():
        if m.aim is None or work.score > m.aim.score:
            m.next = m.aim
            m.aim = work
        elif m.next is None or work.score > m.next.score:
            m.next = work
    set_prices(m)


def lacks(m: Context, work: Work, goods: list[int]) -> list[float]:
    """What the work still needs, and `goods` without what it uses."""
    out = [0.0] * 6
    for good, n in work.cost:
        have = goods[good]
        if have < n:
            out[good] += n - have
            goods[good] = 0
        else:
            goods[good] = have - n
    if work.mixed:
        used = min(work.mixed, goods[WOOD] + goods[STONE])
        out[WOOD] = out[STONE] = work.mixed - used
        wood = min(goods[WOOD], used)
        goods[WOOD] -= wood
        goods[STONE] -= used - wood
    return out


def set_prices(m: Context) -> None:
    """Goods by need: what the aim lacks, what the next work lacks, what is spare."""
    part = SPARE * m.late / HEAP
    m.spare = [x * part * max(0, HEAP - n) for x, n in zip(PRICE, m.goods, strict=True)]
    m.spare[GOLD] = max(m.ore, m.spare[GOLD])
    m.spare[MARBLE] = max(m.ore, m.spare[MARBLE])
    m.price = m.spare[:]
    if m.aim is None or m.aim.turns > m.left + 1.5:
        return
    goods = m.goods[:]
    first = lacks(m, m.aim, goods)
    rate = HURRY * m.aim.worth / (m.aim.turns + 0.5)
    slow = m.slow
    m.price = [PRICE[g] + rate * slow[g] if first[g] else m.spare[g] for g in range(6)]
    m.lacking = first
    if m.next is not None:
        second = lacks(m, m.next, goods)
        m.lacking = [a + 0.6 * b for a, b in zip(first, second, strict=True)]
        for g in range(6):
            if second[g] and not first[g]:
                m.price[g] = max(m.spare[g], PRICE[g] * min(1.0, m.left / 4))


def worth(m: Context, good: int, n: int) -> float:
    """Units a plan lacks count in full, the others as spare."""
    if good == SILVER:
        return silver(m, n)
    if good == MARBLE and m.me.board == "therese":
        good = GOLD
    used = min(n, m.lacking[good])
    return used * m.price[good] + (n - used) * m.spare[good]


def silver(m: Context, n: int) -> float:
    """The first coins of a purse are worth most: they open the Town Centre and the Workshop."""
    have = m.goods[SILVER]
    return (purse(have + n) - purse(have)) * m.late + 0.1 * n


def pay(m: Context, n: int) -> float:
    """What silver given away would have been worth."""
    have = m.goods[SILVER]
    return (purse(have) - purse(have - n)) * m.late + 0.1 * n


def purse(coins: int) -> float:
    """Coins together; those beyond the last one named add nothing."""
    return PURSE[max(0, min(coins, len(COIN)))]
