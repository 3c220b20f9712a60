"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every placement is given a worth in victory points, and the best is taken. Goods count for more
when the work in hand lacks them, workers when they run short, virtue by what it scores. No search,
no memory, no chance: the same view and ask give the same answer. The figures are estimates,
settled by games of this player against itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.effects import Choice, Do, Effect, ForEach, Gain, If, May
from ludorum.games.contract import View
from ludorum.kernel import Choose, Option

from .content import (
    APPRENTICES,
    AT_RESET,
    BONUS,
    BUILDINGS,
    CLAY,
    COST,
    COST_ORE,
    FOREST,
    GOLD,
    GOODS,
    GUARDHOUSE,
    HAS_POWER,
    IGNORES,
    LEVEL_COST,
    LEVEL_COST_ORE,
    LEVELS,
    MARBLE,
    MARKET,
    MINES,
    PLACES,
    PRINTED_LARGE,
    PRINTED_SMALL,
    QUARRY,
    SEATS,
    SILVER,
    SILVERSMITH,
    SKILL_FOR,
    SKILL_OF,
    STONE,
    STOREHOUSE,
    TAX,
    TOWN,
    TRADE,
    TRADE_ORE,
    VIRTUE,
    WOOD,
    WORKSHOP,
    Price,
)  # fmt: skip
from .scoring import HALL_VP

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
BOT_CALM = 1.5  # the same against a solo opponent, which breaks groups by chance
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
    return b.vp + sum([effect_worth(e) for e in (b.now, b.end, b.score) if e is not None])


PURSE = [sum(COIN[:n]) for n in range(1000)]
VIRTUE_END = [float(x.vp) for x in VIRTUE]
BUILDING_WORTH = {card: building_worth(card) for card in BUILDINGS}
ABLE = {x.id: ABILITY[x.name] for x in APPRENTICES.values()}
COUNT = [mask.bit_count() for mask in range(8)]  # skills in a mask
GATHERS = {"quarry": QUARRY, "forest": FOREST, "mines": MINES, "silversmith": SILVERSMITH}
HELPS = {card: GATHERS[t] for t in GATHERS for card in BONUS[t]}  # one good more a visit
FACES = {
    "": (PRINTED_SMALL, PRINTED_LARGE),
    **{x.id: (x.small, x.large) for x in MARKET.values()},
}
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


class Mind:
    """The view, and what follows from it for one seat."""

    __slots__ = (
        "aim", "calm", "crew", "goods", "group", "have", "helps", "lacking", "late", "left",
        "me", "next", "ore", "price", "rows", "seat", "short", "slow", "spare", "view",
        "virtue", "works",
    )  # fmt: skip

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        me = self.me = view["players"][seat]
        self.goods: list[int] = me["goods"]
        self.crew: list[str] = me["crew"]
        self.left = turns_left(view)
        self.ore = 1.0
        dragging = view["turns"] / len(view["players"]) - LONG
        ahead = leading(view, seat) - AHEAD + max(0.0, dragging) if self.left else 0.0
        if ahead > 0:  # finish the game: more points win no more
            self.left = max(self.left, 8.0)
            self.ore = max(0.05, 0.5 - ahead / 50)
        self.late = min(1.0, self.left / 6)
        self.virtue = VIRTUE_END if self.left < 1 else VIRTUE_WORTH
        self.group: list[int] = [row[seat] for row in view["at"]]
        self.have = 0
        self.helps = [0] * len(PLACES)
        for card in self.crew:
            self.have |= SKILL_OF[card]
            if card in HELPS:
                self.helps[HELPS[card]] += 1
        self.slow = turn_prices(self.group, self.helps)
        rivals = len(view["players"]) - 1
        self.calm: float = BOT_CALM if view["players"][-1]["bot"] else 1 / rivals
        self.short: float = max(0.0, self.left - me["workers"])  # workers that will be missed
        self.rows: list[list[float]] = []
        self.works: dict[str, Work] = {}
        self.aim: Work | None = None
        self.next: Work | None = None
        self.lacking = [0.0] * 6
        self.price = [0.0] * 6
        self.spare = [0.0] * 6


def turns_left(view: View) -> float:
    """How many more turns of one's own to expect after this one."""
    if view["last"] >= 0:
        return 0.0
    players = view["players"]
    n = len(players)
    table = SEATS["solo" if players[-1]["bot"] else str(n)]
    hall: int = view["hall"]
    turns: int = view["turns"]
    pace = min(1.4 * PACE, (turns + 6 * PACE) / (hall + 6))
    return (table.slots - hall) * pace / n


def leading(view: View, seat: int) -> float:
    """Points ahead of the best rival, as far as all can see."""
    points: list[float] = []
    for p in view["players"]:
        goods, level = p["goods"], p["level"]
        out: float = VIRTUE_END[p["virtue"]] + goods[GOLD] + goods[MARBLE] - 2 * p["debts"]
        if level:
            out += LEVELS[level - 1].vp
        for card in p["built"]:
            out += BUILDINGS[card].vp
        if p["bot"]:
            out += HALL_VP[p["bot"]] * p["hall"]
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


def moved(m: Mind, n: int) -> float:
    """What a change of virtue is worth; beyond the ends of the track debts go and come."""
    v: int = m.me["virtue"]
    new = v + n
    if new > 14:
        debts: int = m.me["debts"]
        return m.virtue[14] - m.virtue[v] + DEBT * min(debts, new - 14)
    if new < 0:
        return m.virtue[0] - m.virtue[v] + DEBT * new
    return m.virtue[new] - m.virtue[v]


def building(m: Mind, card: str) -> Work:
    cost = COST_ORE[card] if m.me["board"] == "therese" else COST[card]
    worth = BUILDING_WORTH[card] + moved(m, BUILDINGS[card].virtue)
    return judge(m, Work(card, worth, cost, 0, SKILL_FOR[card] & ~m.have))


def cathedral(m: Mind) -> Work | None:
    """The next level, unless it is full or virtue bars it (A14.1)."""
    me = m.me
    level = me["level"]
    if level == len(LEVELS) or not VIRTUE[me["virtue"]].cathedral:
        return None
    there = sum([q["level"] == level + 1 for q in m.view["players"]])
    if there >= LEVELS[level].spaces:
        return None
    cost = LEVEL_COST_ORE[level] if me["board"] == "therese" else LEVEL_COST[level]
    hand = me["hand"]
    worth = LEVEL_WORTH[level] + REWARD * m.late + moved(m, 1)
    if me["board"] != "frederick":
        worth -= CARD[max(0, len(hand) - 1)] * m.late
    work = Work("cathedral", worth, cost, LEVELS[level].any, 0)
    if not hand and me["board"] != "frederick":
        work.turns += 1
    return judge(m, work)


def judge(m: Mind, work: Work) -> Work:
    """Worth less the turns it takes; nothing that cannot be done in time."""
    goods, slow = m.goods, m.slow
    saved = int(m.me["board"] == "lothaire")  # A21.7: a wood or a stone
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


def plan(m: Mind) -> None:
    """Aim at the best work, keep the next one in mind, and price the goods by what they lack."""
    works = m.works
    for card in m.me["hand"]:
        works[card] = building(m, card)
    level = cathedral(m)
    if level is not None:
        works["cathedral"] = level
    for work in works.values():
        if m.aim is None or work.score > m.aim.score:
            m.aim, m.next = work, m.aim
        elif m.next is None or work.score > m.next.score:
            m.next = work
    set_prices(m)


def lacks(m: Mind, work: Work, goods: list[int]) -> list[float]:
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


def set_prices(m: Mind) -> None:
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


def worth(m: Mind, good: int, n: int) -> float:
    """Units a plan lacks count in full, the others as spare."""
    if good == SILVER:
        return silver(m, n)
    if good == MARBLE and m.me["board"] == "therese":
        good = GOLD
    used = min(n, m.lacking[good])
    return used * m.price[good] + (n - used) * m.spare[good]


def silver(m: Mind, n: int) -> float:
    """The first coins of a purse are worth most: they open the Town Centre and the Workshop."""
    have = m.goods[SILVER]
    return (PURSE[have + n] - PURSE[have]) * m.late + 0.1 * n


def pay(m: Mind, n: int) -> float:
    """What silver given away would have been worth."""
    have = m.goods[SILVER]
    return (PURSE[have] - PURSE[have - n]) * m.late + 0.1 * n


# -- the places ------------------------------------------------------------------------------


def grow(m: Mind) -> float:
    return GROW * m.late


def at_quarry(m: Mind) -> float:
    return worth(m, STONE, m.group[QUARRY] + 1 + m.helps[QUARRY]) + grow(m)


def at_forest(m: Mind) -> float:
    return worth(m, WOOD, m.group[FOREST] + 1 + m.helps[FOREST]) + grow(m)


def at_mines(m: Mind) -> float:
    n = m.group[MINES] + 1
    return max(clay_dug(m, n), gold_dug(m, n)) + grow(m) * (1 + DEEP * m.calm)


def clay_dug(m: Mind, n: int) -> float:
    return worth(m, CLAY, n + 1 + m.helps[MINES])


def gold_dug(m: Mind, n: int) -> float:
    return worth(m, GOLD, n // 2) + worth(m, CLAY, m.helps[MINES])


def at_silversmith(m: Mind) -> float:
    return silver(m, m.group[SILVERSMITH] + 2 + m.helps[SILVERSMITH]) + 0.8 * grow(m)


def at_tax(m: Mind) -> float:
    thieves = sum([card in HAS_POWER["thief"] for card in m.crew])
    out = silver(m, m.view["tax"]) + moved(m, -max(0, 2 - thieves))
    for card in m.crew:
        if card in BONUS["tax"]:
            out += worth(m, GOLD, 1)
    return out


# the King's Storehouse


def at_storehouse(m: Mind) -> float:
    """The best trades one after another, from what no plan needs."""
    n = m.group[STOREHOUSE] + 1 + sum([card in HAS_POWER["overseer"] for card in m.crew])
    best = 0.0
    free = spare_goods(m)
    loose = free[CLAY] + free[WOOD] + free[STONE]
    if loose > 1:
        times = min(n, loose // 2)
        best = max(best, moved(m, times) - 2 * times * m.spare[CLAY])
    timber = free[WOOD] + free[STONE]
    if timber > 2:
        times = min(n, timber // 3)
        best = max(best, worth(m, MARBLE, times) - 3 * times * m.spare[WOOD])
    for card in m.crew:
        if card in TRADE:
            best = max(best, n * trade(m, card, free))
    return best + 0.3 * grow(m)


def spare_goods(m: Mind) -> list[int]:
    """What is left when the goods of the work aimed at are put aside."""
    goods = m.goods[:]
    if m.aim is not None and m.aim.turns <= m.left + 1.5:
        lacks(m, m.aim, goods)
    return goods


def loss(m: Mind, cost: Price, free: list[int]) -> float:
    """Paying spare goods is cheap, paying what a plan needs is not."""
    out = 0.0
    for good, n in cost:
        if good == SILVER:
            out += pay(m, n)
        else:
            extra = min(n, free[good])
            out += extra * m.spare[good] + (n - extra) * (PRICE[good] + TURN * m.slow[good])
    return out


def trade(m: Mind, card: str, free: list[int]) -> float:
    """A6.4: a trade of an apprentice."""
    cost = TRADE_ORE[card] if m.me["board"] == "therese" else TRADE[card]
    for good, n in cost:
        if m.goods[good] < n:
            return 0.0
    return gains(m, APPRENTICES[card].trade) - loss(m, cost, free)


def gains(m: Mind, goods: dict[str, int]) -> float:
    out = 0.0
    for good, n in goods.items():
        out += moved(m, n) if good == "virtue" else worth(m, NUMBER[good], n)
    return out


# the Workshop and the back room of the Black Market


def at_workshop(m: Mind) -> float:
    n = m.group[WORKSHOP] + 1
    best = plans(m, 1 + n // 2) if m.view["buildings"] else 0.0
    price = hire_price(m)
    reach = n + m.goods[SILVER] - price
    if reach >= n:
        for row in offers(m):
            for c, offer in enumerate(row[:reach]):
                best = max(best, offer - pay(m, price + max(0, c + 1 - n)))
    return best + 0.3 * grow(m)


def hire_price(m: Mind) -> int:
    """A7.1, with what low virtue, Ada and Rudolf save."""
    board: str = m.me["board"]
    ignored: int = IGNORES[m.me["virtue"]] + (board == "ada")
    return (1 if board == "rudolf" else 2) + max(0, 2 - ignored)


def plans(m: Mind, n: int) -> float:
    """Cards are worth drawing while there is time to build them."""
    hand = len(m.me["hand"])
    out = 0.0
    for k in range(hand, min(hand + n, 7)):
        out += CARD[k]
    return out * min(1.0, m.left / 10)


def hire(m: Mind, r: int, c: int) -> float:
    """An apprentice by its place in the rows, whatever it costs."""
    card = m.view["rows"][r][c]
    virtue = APPRENTICES[card].virtue
    out = skilled(m, card)
    if virtue:
        out += moved(m, virtue)
    coins = m.view["coins"][r][c]
    if coins:
        out += silver(m, coins)
    if len(m.crew) > 4 and len(m.crew) >= crew_limit(m):
        out -= 0.3 + min([kept(m, x) for x in m.crew])
    return out


def offers(m: Mind) -> list[list[float]]:
    """The worth of everyone in the rows, worked out once a decision."""
    if not m.rows:
        m.rows = [[hire(m, r, c) for c in range(len(m.view["rows"][r]))] for r in (0, 1)]
    return m.rows


def crew_limit(m: Mind) -> int:
    return 6 if m.me["board"] == "rudolf" else 5


def skilled(m: Mind, card: str) -> float:
    """What an apprentice adds to the crew: its ability, and skills nobody has."""
    out = ABLE[card] * min(1.0, m.left / 20)
    new = SKILL_OF[card] & ~m.have
    if new:
        out += SKILL * COUNT[new] * min(1.0, m.left / 15)
        for work, weight in ((m.aim, 1.0), (m.next, 0.5)):
            if work is not None and work.lack & new and work.turns <= m.left + 1.5:
                out += weight * TURN * COUNT[work.lack & new] * work.worth / (work.turns + 2)
    return out


def kept(m: Mind, card: str) -> float:
    """What the crew would lose with an apprentice."""
    others = 0
    for x in m.crew:
        if x != card:
            others |= SKILL_OF[x]
    alone = SKILL_OF[card] & ~others
    return ABLE[card] * min(1.0, m.left / 20) + 2 * SKILL * COUNT[alone] * m.late


def at_market(m: Mind, space: int) -> float:
    """A10: goods or a hire for silver, virtue and, at the next reset, a prisoner."""
    price = space + 1
    illusion = False
    out = 0.0
    for card in m.crew:
        if card in HAS_POWER["trickster"]:
            price -= 1
        elif card in HAS_POWER["illusionist"]:
            illusion = True
        elif card in BONUS["market"]:
            out += gains(m, BONUS["market"][card])
    out -= pay(m, max(0, price)) + PRISONER + homecoming(m, 1)
    if not illusion:
        out += moved(m, -1)
    if m.me["board"] == "caroline":
        out += plans(m, 1)
    view = m.view
    if space == 0:
        return out + gains(m, FACES[view["small"]][0])
    if space == 2:
        large = view["large"]
        return out + gains(m, FACES[large[-1] if large else ""][1])
    hires = max([max(row, default=0.0) for row in offers(m)])
    return out + max(hires, FIVE_PLANS * plans(m, 1) if view["buildings"] else 0.0)


# the Town Centre and the Guardhouse


def homecoming(m: Mind, n: int) -> float:
    """Workers brought home: worth a lot when few are left, nothing when there are enough."""
    have: int = m.me["workers"]
    return min(n, m.short) * WORKER[min(have, 6)]


def called_home(m: Mind, place: int, n: int) -> float:
    """An own group captured: workers to place again, but no tall group any more."""
    return homecoming(m, n) - GROW * m.late * (n - 1) * (place <= SILVERSMITH)


def seized(m: Mind, n: int) -> float:
    """A rival's group captured, to be sold; breaking it only hurts people, not a solo opponent."""
    rivals = len(m.view["players"]) - 1
    harm = 0.0 if m.view["players"][-1]["bot"] else HARM * m.late / rivals
    return 0.5 * silver(m, n) + harm * n * (n + 1) / 2


def at_town(m: Mind) -> float:
    """The best groups within the number of captures and places (A8.1, A8.3)."""
    n = min(m.group[TOWN] + 1, m.goods[SILVER])
    if n < 1:
        return 0.0
    coin = pay(m, 1)
    prize: dict[int, float] = {}
    found: list[list[float]] = []
    for place, row in enumerate(m.view["at"]):
        here: list[float] = []
        for seat, k in enumerate(row):
            if not k:
                continue
            if seat == m.seat:
                gain = called_home(m, place, k)
            else:
                if k not in prize:
                    prize[k] = seized(m, k)
                gain = prize[k]
            if gain > coin:
                here.append(gain - coin)
        if here:
            here.sort(reverse=True)
            found.append(here[:n])
    if not found:
        return 0.0
    found.sort(key=sum, reverse=True)
    if len(m.view["players"]) > 3 or len(found) == 1:
        return sum(found[0])
    return sum(sorted(found[0] + found[1], reverse=True)[:n])


def at_guardhouse(m: Mind) -> float:
    found = sorted([x for x in errands(m).values() if x > 0], reverse=True)
    return sum(found[: m.group[GUARDHOUSE] + 1]) + 0.2 * grow(m)


def errands(m: Mind) -> dict[str, float]:
    """What each action of the Guardhouse would bring (A11)."""
    me, view = m.me, m.view
    out: dict[str, float] = {}
    captives = sum(me["captives"])
    if captives:
        extra = sum([card in BONUS["sell"] for card in m.crew])
        out["sell"] = silver(m, captives) + extra + 0.05 * captives
    if me["prison"]:
        out["release"] = homecoming(m, me["prison"]) + prison_pain(m)
    held = sum([q["captives"][m.seat] for q in view["players"]])
    tax = IGNORES[me["virtue"]] + (me["board"] == "ada")
    if held:
        back = homecoming(m, held)
        if m.goods[SILVER] >= 3 + max(0, 2 - tax):
            out["free"] = back - pay(m, 3 + max(0, 2 - tax))
        out["free-by-debt"] = back - DEBT + moved(m, -1)
    price = 3 + max(0, 3 - tax)
    if me["debts"] and m.goods[SILVER] >= price:
        out["pay-debt"] = DEBT + moved(m, 1) - pay(m, price)
        for card in m.crew:
            if card in BONUS["pay-debt"]:
                out["pay-debt"] += gains(m, BONUS["pay-debt"][card])
    return out


def prison_pain(m: Mind) -> float:
    """What own prisoners cost: points, and at a reset a debt and virtue."""
    view = m.view
    mine: int = m.me["prison"]
    if m.left < 1:
        return float(mine // 2)
    others = max([q["prison"] for q in view["players"] if q is not m.me])
    danger = RESET_NEAR if reset_near(view) else RESET_FAR
    return 0.3 * mine + danger * ((DEBT if mine >= others else 0.0) + (mine >= 3))


def reset_near(view: View) -> bool:
    """The next worker in the Guildhall or on the Black Market may cause one (A16.1)."""
    players = view["players"]
    table = SEATS["solo" if players[-1]["bot"] else str(len(players))]
    return view["hall"] + 1 in table.resets or view["market"].count(-1) == 1


def at_guildhall(m: Mind) -> float:
    return max([done(m, work) for work in m.works.values()])


def done(m: Mind, work: Work) -> float:
    """A work finished now: its worth, less the goods it eats."""
    if work.turns > 1:
        return NEVER
    out = work.worth
    for good, n in work.cost:
        out -= n * max(SPENT * PRICE[good] * m.late, m.ore if good in (GOLD, MARBLE) else 0.0)
    return out - work.mixed * SPENT * PRICE[WOOD] * m.late


WORTH: dict[str, Callable[[Mind], float]] = {
    "quarry": at_quarry,
    "forest": at_forest,
    "mines": at_mines,
    "silversmith": at_silversmith,
    "storehouse": at_storehouse,
    "workshop": at_workshop,
    "town": at_town,
    "tax": at_tax,
    "guardhouse": at_guardhouse,
    "market-left": lambda m: at_market(m, 0),
    "market-middle": lambda m: at_market(m, 1),
    "market-right": lambda m: at_market(m, 2),
    "guildhall": at_guildhall,
    "dismiss": lambda m: NEVER,  # A7.6: not without need
}


# -- the asks --------------------------------------------------------------------------------


def best(options: Any, worth_of: Callable[[Any], float]) -> Option:
    """The first of the best."""
    return max(options, key=worth_of)


def thinking(view: View, ask: Choose) -> Mind:
    m = Mind(view, ask.seat)
    plan(m)
    return m


def place(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    return best(ask.options, lambda where: WORTH[where](m))


def take_back(view: View, ask: Choose) -> Option:
    """From the group that helps least; from Prison before the Black Market."""
    if ask.options[0] in PLACES:
        return min(ask.options, key=lambda x: LITTLE_USE.index(PLACES.index(x)))
    return "prison" if "prison" in ask.options else ask.options[-1]


def mines(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    n = ask.about[0]
    return best(ask.options, lambda x: clay_dug(m, n) if x == "clay" else gold_dug(m, n))


def storehouse(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    free = spare_goods(m)

    def worth_of(x: Any) -> float:
        if x == "stop":
            return 0.0
        if x[0] == "trade":
            return trade(m, x[1], free)
        if x[0] == "marble":
            return worth(m, MARBLE, 1) - loss(m, ((WOOD, x[1]), (STONE, x[2])), free)
        a, b = NUMBER[x[1]], NUMBER[x[2]]
        cost = ((a, 2),) if a == b else ((a, 1), (b, 1))
        return moved(m, 1) - loss(m, cost, free)

    return best(ask.options, worth_of)


def workshop(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    n = ask.about[0]
    price = hire_price(m)

    def worth_of(x: Any) -> float:
        if x == "plans":
            return plans(m, 1 + n // 2)
        return hire(m, x[1], x[2]) - pay(m, price + max(0, x[2] + 1 - n))

    return best(ask.options, worth_of)


def free_hire(view: View, ask: Choose) -> Option:
    """A hire that costs nothing, or a choice of five plans."""
    m = thinking(view, ask)
    return best(
        ask.options, lambda x: FIVE_PLANS * plans(m, 1) if x == "plans" else hire(m, x[1], x[2])
    )


def dismiss(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return min(ask.options, key=lambda card: kept(m, card))


def capture(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    coin = pay(m, ask.about[1])

    def worth_of(x: Any) -> float:
        if x == "stop":
            return coin
        where = PLACES.index(x[0])
        n: int = view["at"][where][x[1]]
        return called_home(m, where, n) if x[1] == ask.seat else seized(m, n)

    return best(ask.options, worth_of)


def guardhouse(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    found = errands(m)
    return best(ask.options, lambda x: found.get(x, 0.0))


def guildhall(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    return best(ask.options, lambda x: done(m, m.works[x if x == "cathedral" else x[1]]))


def keep_card(view: View, ask: Choose) -> Option:
    """The building nearest to being worth its turns."""
    m = Mind(view, ask.seat)
    return best(ask.options, lambda card: building(m, card).score)


def drop_card(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return min(ask.options, key=lambda card: building(m, card).score)


def wood(view: View, ask: Choose) -> Option:
    """Pay with what is needed less; if that is equal, keep as much of the one as of the other."""
    m = thinking(view, ask)
    mixed: int = ask.about[0]
    timber, rock = m.goods[WOOD], m.goods[STONE]

    def kept_goods(n: int) -> float:
        uneven = abs(timber - n - (rock - mixed + n))
        return (timber - n) * m.price[WOOD] + (rock - mixed + n) * m.price[STONE] - 0.01 * uneven

    return best(ask.options, kept_goods)


def save(view: View, ask: Choose) -> Option:
    """A21.7: the one there is less of."""
    goods = view["players"][ask.seat]["goods"]
    return min(ask.options, key=lambda x: goods[NUMBER[x]])


def choice(view: View, ask: Choose) -> Option:
    """A good the plan lacks; or own workers before a capture."""
    m = thinking(view, ask)
    found = errands(m).get("free", 0.0)
    scale = {"free": found + 1.5, "capture": 1.5}
    return best(
        ask.options,
        lambda x: scale[x] if x in scale else worth(m, NUMBER[x], 3 if x == "silver" else 1),
    )


def may(view: View, ask: Choose) -> Option:
    """Gifts are taken; a Tavern with nobody worth hiring is left."""
    if BUILDINGS[ask.about[0]].name == "tavern":
        m = thinking(view, ask)
        return "yes" if max([max(row, default=0.0) for row in offers(m)]) > 0 else "no"
    return "yes"


def at_reset(view: View, ask: Choose) -> Option:
    """A16.3: prisoners go home first, then the Squires have their gift."""

    def first(x: str) -> bool:
        return x == "fara" or (x in AT_RESET and AT_RESET[x].release > 0)

    return next((x for x in ask.options if first(x)), ask.options[0])


def end_order(view: View, ask: Choose) -> Option:
    """A19.5: the Dungeon's loss goes first, unless debts could go or would come."""
    me = view["players"][ask.seat]
    dungeon = [x for x in ask.options if BUILDINGS[x].name == "dungeon"]
    others = [x for x in ask.options if x not in dungeon]
    early = me["virtue"] >= 2 and not me["debts"]
    return (dungeon + others if early else others + dungeon)[0]


def most(view: View, ask: Choose) -> Option:
    return max(ask.options)


def board(view: View, ask: Choose) -> Option:
    return min(ask.options, key=BOARD_ORDER.index)


def silver_first(view: View, ask: Choose) -> Option:
    """A21.7: two silver are cheaper than a debt."""
    return "silver"


BOARD_ORDER = (  # by the games this player wins with them
    "clovis", "frederick", "ada", "rudolf", "bertha", "fara", "lothaire", "therese", "hugo",
    "caroline",
)  # fmt: skip

ANSWERS: dict[str, Callable[[View, Choose], Option]] = {
    "back-room": free_hire,
    "board": board,
    "buy-off": silver_first,
    "capture": capture,
    "choice": choice,
    "destroy": most,
    "discard": drop_card,
    "dismiss": dismiss,
    "draft": keep_card,
    "end-order": end_order,
    "first-apprentice": free_hire,
    "guardhouse": guardhouse,
    "guildhall": guildhall,
    "hand-limit": drop_card,
    "keep": keep_card,
    "may": may,
    "mines": mines,
    "place": place,
    "release": most,
    "reset": at_reset,
    "save": save,
    "storehouse": storehouse,
    "take-back": take_back,
    "tavern": free_hire,
    "wood": wood,
    "workshop": workshop,
}


def choose(view: View, ask: Choose) -> Option:
    """The answer of a sensible player to any ask of the game."""
    options = ask.options
    return options[0] if len(options) == 1 else ANSWERS[ask.kind](view, ask)
