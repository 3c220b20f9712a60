"""What a visit to each place is worth to the sensible player, in victory points."""

from __future__ import annotations

from collections.abc import Callable

from .content import (
    APPRENTICES,
    BONUS,
    CLAY,
    FOREST,
    GOLD,
    GUARDHOUSE,
    MARBLE,
    MINES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    SKILL_OF,
    STONE,
    STOREHOUSE,
    TOWN,
    TRADE,
    TRADE_ORE,
    WOOD,
    WORKSHOP,
    Price,
)  # fmt: skip
from .evaluation import (
    ABLE,
    CARD,
    COUNT,
    DEBT,
    DEEP,
    FIVE_PLANS,
    GROW,
    HARM,
    NEVER,
    NUMBER,
    PRICE,
    PRISONER,
    RESET_FAR,
    RESET_NEAR,
    SKILL,
    SPENT,
    TURN,
    WORKER,
    Context,
    Work,
    lacks,
    moved,
    pay,
    silver,
    worth,
)
from .market import large_face, market_price, small_face
from .places import debt_price, free_price
from .state import State, affordable, held_by_others, power, table_for
from .workshop import crew_limit, hire_price

# -- the places ------------------------------------------------------------------------------


def grow(m: Context) -> float:
    return GROW * m.late


def at_quarry(m: Context) -> float:
    return worth(m, STONE, m.group[QUARRY] + 1 + m.helps[QUARRY]) + grow(m)


def at_forest(m: Context) -> float:
    return worth(m, WOOD, m.group[FOREST] + 1 + m.helps[FOREST]) + grow(m)


def at_mines(m: Context) -> float:
    n = m.group[MINES] + 1
    return max(clay_dug(m, n), gold_dug(m, n)) + grow(m) * (1 + DEEP * m.calm)


def clay_dug(m: Context, n: int) -> float:
    return worth(m, CLAY, n + 1 + m.helps[MINES])


def gold_dug(m: Context, n: int) -> float:
    return worth(m, GOLD, n // 2) + worth(m, CLAY, m.helps[MINES])


def at_silversmith(m: Context) -> float:
    return silver(m, m.group[SILVERSMITH] + 2 + m.helps[SILVERSMITH]) + 0.8 * grow(m)


def at_tax(m: Context) -> float:
    out = silver(m, m.view.tax) + moved(m, -max(0, 2 - power(m.me, "thief")))
    for card in m.crew:
        if card in BONUS["tax"]:
            out += worth(m, GOLD, 1)
    return out


# the King's Storehouse


def at_storehouse(m: Context) -> float:
    """The best trades one after another, from what no plan needs."""
    n = m.group[STOREHOUSE] + 1 + power(m.me, "overseer")
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


def spare_goods(m: Context) -> list[int]:
    """What is left when the goods of the work aimed at are put aside."""
    goods = m.goods[:]
    if m.aim is not None and m.aim.turns <= m.left + 1.5:
        lacks(m, m.aim, goods)
    return goods


def loss(m: Context, cost: Price, free: list[int]) -> float:
    """Paying spare goods is cheap, paying what a plan needs is not."""
    out = 0.0
    for good, n in cost:
        if good == SILVER:
            out += pay(m, n)
        else:
            extra = min(n, free[good])
            out += extra * m.spare[good] + (n - extra) * (PRICE[good] + TURN * m.slow[good])
    return out


def trade(m: Context, card: str, free: list[int]) -> float:
    """A6.4: a trade of an apprentice."""
    cost = TRADE_ORE[card] if m.me.board == "therese" else TRADE[card]
    return (
        gains(m, APPRENTICES[card].trade) - loss(m, cost, free) if affordable(m.me, cost) else 0.0
    )


def gains(m: Context, goods: dict[str, int]) -> float:
    out = 0.0
    for good, n in goods.items():
        out += moved(m, n) if good == "virtue" else worth(m, NUMBER[good], n)
    return out


# the Workshop and the back room of the Black Market


def at_workshop(m: Context) -> float:
    n = m.group[WORKSHOP] + 1
    best = plans(m, 1 + n // 2) if m.view.buildings.layers else 0.0
    price = hire_price(m.me)
    reach = n + m.goods[SILVER] - price
    if reach >= n:
        for row in offers(m):
            for c, offer in enumerate(row[:reach]):
                best = max(best, offer - pay(m, price + max(0, c + 1 - n)))
    return best + 0.3 * grow(m)


def plans(m: Context, n: int) -> float:
    """Cards are worth drawing while there is time to build them."""
    hand = len(m.me.hand.cards)
    out = 0.0
    for k in range(hand, min(hand + n, 7)):
        out += CARD[k]
    return out * min(1.0, m.left / 10)


def hire(m: Context, r: int, c: int) -> float:
    """An apprentice by its place in the rows, whatever it costs."""
    card = m.view.rows[r][c]
    virtue = APPRENTICES[card].virtue
    out = skilled(m, card)
    if virtue:
        out += moved(m, virtue)
    coins = m.view.coins[r][c]
    if coins:
        out += silver(m, coins)
    if len(m.crew) > 4 and len(m.crew) >= crew_limit(m.me):
        out -= 0.3 + min([kept(m, x) for x in m.crew])
    return out


def offers(m: Context) -> list[list[float]]:
    """The worth of everyone in the rows, worked out once a decision."""
    if not m.rows:
        m.rows = [[hire(m, r, c) for c in range(len(m.view.rows[r]))] for r in (0, 1)]
    return m.rows


def skilled(m: Context, card: str) -> float:
    """What an apprentice adds to the crew: its ability, and skills nobody has."""
    out = ABLE[card] * min(1.0, m.left / 20)
    new = SKILL_OF[card] & ~m.have
    if new:
        out += SKILL * COUNT[new] * min(1.0, m.left / 15)
        for work, weight in ((m.aim, 1.0), (m.next, 0.5)):
            if work is not None and work.lack & new and work.turns <= m.left + 1.5:
                out += weight * TURN * COUNT[work.lack & new] * work.worth / (work.turns + 2)
    return out


def kept(m: Context, card: str) -> float:
    """What the crew would lose with an apprentice."""
    others = 0
    for x in m.crew:
        if x != card:
            others |= SKILL_OF[x]
    alone = SKILL_OF[card] & ~others
    return ABLE[card] * min(1.0, m.left / 20) + 2 * SKILL * COUNT[alone] * m.late


def at_market(m: Context, space: int) -> float:
    """A10: goods or a hire for silver, virtue and, at the next reset, a prisoner."""
    out = 0.0
    for card in m.crew:
        if card in BONUS["market"]:
            out += gains(m, BONUS["market"][card])
    out -= pay(m, market_price(m.me, space)) + PRISONER + homecoming(m, 1)
    if not power(m.me, "illusionist"):
        out += moved(m, -1)
    if m.me.board == "caroline":
        out += plans(m, 1)
    view = m.view
    if space == 0:
        return out + gains(m, small_face(view))
    if space == 2:
        return out + gains(m, large_face(view))
    hires = max([max(row, default=0.0) for row in offers(m)])
    return out + max(hires, FIVE_PLANS * plans(m, 1) if view.buildings.layers else 0.0)


# the Town Centre and the Guardhouse


def homecoming(m: Context, n: int) -> float:
    """Workers brought home: worth a lot when few are left, nothing when there are enough."""
    return min(n, m.short) * WORKER[min(m.me.workers, 6)]


def called_home(m: Context, place: int, n: int) -> float:
    """An own group captured: workers to place again, but no tall group any more."""
    return homecoming(m, n) - GROW * m.late * (n - 1) * (place <= SILVERSMITH)


def seized(m: Context, n: int) -> float:
    """A rival's group captured, to be sold; breaking it only hurts people, not a solo opponent."""
    rivals = len(m.view.players) - 1
    harm = 0.0 if m.view.players[-1].bot else HARM * m.late / rivals
    return 0.5 * silver(m, n) + harm * n * (n + 1) / 2


def at_town(m: Context) -> float:
    """The best groups within the number of captures and places (A8.1, A8.3)."""
    n = min(m.group[TOWN] + 1, m.goods[SILVER])
    if n < 1:
        return 0.0
    coin = pay(m, 1)
    prize: dict[int, float] = {}
    found: list[list[float]] = []
    for place, row in enumerate(m.view.at):
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
    if len(m.view.players) > 3 or len(found) == 1:
        return sum(found[0])
    return sum(sorted(found[0] + found[1], reverse=True)[:n])


def at_guardhouse(m: Context) -> float:
    found = sorted([x for x in errands(m).values() if x > 0], reverse=True)
    return sum(found[: m.group[GUARDHOUSE] + 1]) + 0.2 * grow(m)


def errands(m: Context) -> dict[str, float]:
    """What each action of the Guardhouse would bring (A11)."""
    me = m.me
    out: dict[str, float] = {}
    captives = sum(me.captives)
    if captives:
        extra = sum([card in BONUS["sell"] for card in m.crew])
        out["sell"] = silver(m, captives) + extra + 0.05 * captives
    if me.prison:
        out["release"] = homecoming(m, me.prison) + prison_pain(m)
    held = held_by_others(m.view, me)
    if held:
        back = homecoming(m, held)
        price = free_price(me)
        if m.goods[SILVER] >= price:
            out["free"] = back - pay(m, price)
        out["free-by-debt"] = back - DEBT + moved(m, -1)
    price = debt_price(me)
    if me.debts and m.goods[SILVER] >= price:
        out["pay-debt"] = DEBT + moved(m, 1) - pay(m, price)
        for card in m.crew:
            if card in BONUS["pay-debt"]:
                out["pay-debt"] += gains(m, BONUS["pay-debt"][card])
    return out


def prison_pain(m: Context) -> float:
    """What own prisoners cost: points, and at a reset a debt and virtue."""
    view = m.view
    mine = m.me.prison
    if m.left < 1:
        return float(mine // 2)
    others = max([q.prison for q in view.players if q is not m.me])
    danger = RESET_NEAR if reset_near(view) else RESET_FAR
    return 0.3 * mine + danger * ((DEBT if mine >= others else 0.0) + (mine >= 3))


def reset_near(view: State) -> bool:
    """The next worker in the Guildhall or on the Black Market may cause one (A16.1)."""
    return view.hall + 1 in table_for(view).resets or view.market.count(-1) == 1


def at_guildhall(m: Context) -> float:
    return max([done(m, work) for work in m.works.values()])


def done(m: Context, work: Work) -> float:
    """A work finished now: its worth, less the goods it eats."""
    if work.turns > 1:
        return NEVER
    out = work.worth
    for good, n in work.cost:
        out -= n * max(SPENT * PRICE[good] * m.late, m.ore if good in (GOLD, MARBLE) else 0.0)
    return out - work.mixed * SPENT * PRICE[WOOD] * m.late


WORTH: dict[str, Callable[[Context], float]] = {
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
