"""What things are worth to the sensible player, in victory points."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ludorum.effects import All, Effect, ForEach, Gain

from .content import (
    ABSOLVE,
    ACTIONS,
    ACTS,
    ATTACK,
    ATTACKED,
    ATTRIBUTES,
    BONUS,
    BOOST,
    CONVERT,
    DEVELOP,
    DISCARD,
    FORTIFY,
    HELPS,
    HIRE,
    IN_SILVER,
    LIMIT,
    MARKS,
    ORDER_SLOTS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    STEPS,
    STRENGTH,
    TAVERNS,
    TOP,
    TOWNSFOLK,
    UNDER,
    VP,
    WORKERS,
    Parts,
)  # fmt: skip
from .inquiry import KEPT
from .right import cost, need_of
from .rounds import ROUNDS
from .scoring import MEANING
from .state import State, busy, helped, standing, workshops

SILVER = (0.85, 0.76, 0.68, 0.59, 0.47, 0.42, 0.38, 0.34)  # the first, second … unit of a purse
PROVISION = (1.1, 0.9, 0.75, 0.6, 0.5, 0.4)
LATE = (0.69, 0.63, 0.41)  # the same in the last round
LAST = 0.33  # every further unit: three make a point
WORKER = (0.99, 1.23, 1.23, 1.23, 1.91, 1.73)  # by kind
SPENT = 0.72  # part of it that counts in the last round
SUSPICION = 0.74  # a card of suspicion
DEBT = 2.4  # an unpaid debt; some of them get paid
PAID = 3.7  # a debt paid
EARLY = (0.37, 0.07)  # an attribute step opens doors: at once, and for every round to come
CURVE = 0.147  # 20 points over 12 levels, growing evenly
USE = 0.85  # how often a chosen action is done in a round
HABIT = (0.45, 0.11, 0.3, 0.15)  # of an action: at first, each time done, ordered, each workshop
ORDER_SHARE = (0.09, 0.14, 0.18, 0.23, 0.23)  # of an order's points, for each of the five times
SAVED = 1.43  # a worker a workshop saves
CLEAR = 1.6  # an action freed while there are workers for it
IDLE = 0.8  # part of their worth that workers lost by passing count
FIT = (0.35, 0.34)  # of a tavern: an action it mans, by its worth and at all
RIDE = (0.5, 0.4, 0.9, 0.6, 0.09)  # of a paladin: actions within reach, the one it helps, boosts
GROWTH = {"commission": 0.8, "garrison": 0.6, "develop": 0.5, "recruit": 0.4, "fortify": 0.8}
GROWTH |= {"absolve": 0.6, "faith": 1.1, "strength": 1.2, "influence": 1.2, "orders": 0.25}
GROWTH |= {"viking": 0.2, "byzantine": 0.2, "saracen": 0.2, "mercenaries": 0.1}
GROWTH |= {"paid-debts": 0.2, "debts": 0.1, "suspicion": 0.0}


NEEDS = [ATTRIBUTES.index(x.needs) if x.needs else -1 for x in ACTS]


class Context:
    """One seat's view, with what the evaluation looks up again and again."""

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.p = view.players[seat]
        self.left = ROUNDS - view.round  # rounds after this one
        self.last = self.left == 0
        self.hands = sum(self.p.workers)
        others = [len(x.suspicion) for x in view.players if x.seat != seat]
        self.rival = max(others, default=0)
        self.worths: dict[Parts, float] = {}
        self.habits: dict[int, float] = {}
        self.agains: dict[int, float] = {}
        self.savings: dict[int, float] = {}
        self.crews: dict[str, float] = {}
        self.rides: dict[str, float] = {}


@cache
def units(curve: int, have: int, n: int) -> float:
    """n units more (or, below zero, less) than one has: the more there are, the less they do."""
    each = CURVES[curve]
    low, high = (have, have + n) if n > 0 else (have + n, have)
    worth = sum([each[i] if i < len(each) else LAST for i in range(low, high)])
    return worth if n > 0 else -worth


CURVES = (LATE, SILVER, PROVISION)


def silver(m: Context, n: int) -> float:
    return units(0 if m.last else 1, m.p.silver, n)


def provisions(m: Context, n: int) -> float:
    return units(0 if m.last else 2, m.p.provisions, n)


def raised(left: int, at: int) -> float:
    """An attribute from one level to the next: points now, and what it opens later."""
    exact = VP[at + 1] - VP[at]
    even = CURVE * (2 * at + 1)
    share = left / ROUNDS
    return share * even + (1 - share) * exact + EARLY[0] * (left > 0) + EARLY[1] * left


RAISED = [[raised(left, at) for at in range(TOP)] for left in range(ROUNDS + 1)]


def step(m: Context, attribute: int, n: int) -> float:
    now = m.p.attributes[attribute]
    out = 0.0
    for x in RAISED[m.left][now : now + n]:
        out += x
    return out


SPENT_WORKER = [x * SPENT for x in WORKER]


def worker(m: Context, kind: int) -> float:
    return SPENT_WORKER[kind] if m.last else WORKER[kind]


def suspicion(m: Context) -> float:
    """One more card: the danger of a debt, greatest for whoever has the most."""
    if m.last and m.view.treasury > 4:
        return 0.2
    near = len(m.p.suspicion) + 1 >= m.rival
    return SUSPICION * (1.5 if near else 0.8)


def taxed(m: Context, n: int) -> float:
    """Silver out of the treasury; emptying it harms the most suspect."""
    out = silver(m, n)
    if n >= m.view.treasury:
        mine = len(m.p.suspicion)
        out += 0.8 if mine < m.rival else -2.2 if mine else 0.0
    return out


def criminals(m: Context, n: int) -> float:
    """A suspicion card with each, and about one silver."""
    return n * (worker(m, 5) - suspicion(m)) + taxed(m, n)


def best_recruit(m: Context, n: int) -> float:
    return max([max(crew(m, x), sent(m, x)) for x in m.view.row if x], default=0.0)


def best_shop(m: Context, n: int) -> float:
    return shop(m, -1, 0) if m.p.done[DEVELOP] < len(UNDER) else 0.0


def unsuspected(m: Context, n: int) -> float:
    return min(n, len(m.p.suspicion)) * (0.1 if m.last else SUSPICION + 0.1)


def cleared(m: Context) -> float:
    """The best of the own actions that could be used once more."""
    return CLEAR if m.hands >= 3 and standing(m.p) else 0.2


def raising(attribute: int) -> Callable[[Context, int], float]:
    return lambda m, n: step(m, attribute, n)


def coming(kind: int) -> Callable[[Context, int], float]:
    return lambda m, n: n * worker(m, kind)


WORTHS: dict[str, Callable[[Context, int], float]] = {  # of the parts of a reward
    **{name: raising(i) for i, name in enumerate(ATTRIBUTES)},
    **{name: coming(i) for i, name in enumerate(WORKERS)},
    "criminal": criminals,
    "silver": silver,
    "provision": provisions,
    "tax": taxed,
    "debt": lambda m, n: -DEBT * n,
    "remove-suspicion": unsuspected,
    "pay-debt": lambda m, n: PAID if m.p.debts else 0.0,
    "remove-debt": lambda m, n: 2.7 if m.p.debts else 0.0,
    "pray": lambda m, n: cleared(m),
    "recruit": best_recruit,
    "develop": best_shop,
}


def parts(m: Context, found: Parts) -> float:
    """What a reward is worth."""
    out = m.worths.get(found)
    if out is None:
        out = 0.0
        for name, n in found:
            out += WORTHS[name](m, n)
        m.worths[found] = out
    return out


# -- townsfolk -------------------------------------------------------------------------------


def sent(m: Context, card: str) -> float:
    return parts(m, DISCARD[card])


def crew(m: Context, card: str) -> float:
    """What comes at once, and the ability over the rounds to come."""
    known = m.crews.get(card)
    if known is None:
        known = m.crews[card] = hired(m, card)
    return known


def hired(m: Context, card: str) -> float:
    x = TOWNSFOLK[card]
    gain = parts(m, BONUS[x.when][card])
    if x.when == "inquisition":
        often = 0.35 if x.needs else 0.5
    elif x.when == "pay-debt":
        often = 0.2
    else:
        often = USE * chosen(m, ACTIONS.index(x.when))
    return parts(m, HIRE[card]) + often * (m.left + 0.5) * gain


def chosen(m: Context, a: int) -> float:
    """How much an action is part of the plan: done before, ordered, helped by workshops."""
    if a == DEVELOP:
        return 0.5
    known = m.habits.get(a)
    if known is None:
        ordered = sum([ORDERS[x].action == ACTIONS[a] for x in m.view.shown_orders])
        plan = HABIT[0] + HABIT[1] * m.p.done[a] + HABIT[2] * ordered
        known = m.habits[a] = min(1.3, plan + HABIT[3] * workshops(m.p, a))
    return known


# -- workshops -------------------------------------------------------------------------------


def shop(m: Context, a: int, space: int) -> float:
    """A workshop saves a worker whenever its action is done; -1: on the best one."""
    under = worker(m, UNDER[m.p.done[DEVELOP]])
    points = ACTS[DEVELOP].vp[m.p.done[DEVELOP] + 1] - ACTS[DEVELOP].vp[m.p.done[DEVELOP]]
    if a < 0:
        best = max([saving(m, x) for x in RIGHT])
        return under + points + best
    return under + points + saving(m, a) + (0.15 if space == 0 else 0.0)


def saving(m: Context, a: int) -> float:
    known = m.savings.get(a)
    if known is None:
        rounds = m.left + (0.0 if busy(m.p, a) else 0.7)
        more = LIMIT[a] - m.p.done[a] if LIMIT[a] else 9
        full = workshops(m.p, a) == 2
        known = -9.0 if full else SAVED * min(USE * chosen(m, a) * rounds, more)
        m.savings[a] = known
    return known


# -- the right half --------------------------------------------------------------------------


def again(m: Context, a: int) -> float:
    """One more time of an action: its own points and those of the King's Orders."""
    known = m.agains.get(a)
    if known is None:
        known = m.agains[a] = once_more(m, a)
    return known


def once_more(m: Context, a: int) -> float:
    n = m.p.done[a]
    vp = ACTS[a].vp
    out = 0.0
    if vp and n < LIMIT[a]:
        gap = vp[n + 1] - vp[n]
        out += gap or 0.35 * (m.left > 1 or n > 2)
    for slot, card in enumerate(m.view.shown_orders):
        order = ORDERS[card]
        if order.action == ACTIONS[a] and n < order.times:
            hope = 1.0 if order.times - n <= 1 + 1.4 * m.left else 0.0
            out += hope * ORDER_SLOTS[slot].vp * ORDER_SHARE[n]
    return out


def price(m: Context, a: int) -> float:
    """Workers and goods an action takes."""
    need = need_of(m.p, a)
    hands = sum([worker(m, max(kind, 0)) for kind in need])
    if not STEPS[a]:
        return hands
    pay = silver if IN_SILVER[a] else provisions
    return hands - pay(m, -cost(m.p, a))


def helpers(m: Context, a: int) -> float:
    """What crew and paladin add."""
    table = BONUS[ACTIONS[a]]
    out = sum([parts(m, table[card]) for card in m.p.crew if card in table])
    return out + (silver(m, 2) if a == ATTACK and helped(m.p, a) else 0.0)


def estimate(m: Context, e: Effect) -> float:
    """What a converted outsider will score, if things go on as they do."""
    if isinstance(e, Gain):
        return float(sum([n for _, n in e.goods]))
    if isinstance(e, All):
        return sum([estimate(m, x) for x in e.parts])
    assert isinstance(e, ForEach)
    count = counter(m, e.count) + GROWTH[e.count] * m.left
    return count / e.per * estimate(m, e.effect)


def counter(m: Context, name: str) -> int:
    """What it counts now, as if the card were converted already."""
    return MEANING.count(m.view, m.p, name) + (name == "mercenaries")


def conversion(m: Context, card: str) -> float:
    x = OUTSIDERS[card]
    return step(m, 1, x.strength) + estimate(m, x.score)


def attacked(m: Context, card: str) -> float:
    people = OUTSIDERS[card].people
    counted = [OUTSIDERS[x].score for x in m.p.converted]
    more = sum([isinstance(e, ForEach) and e.count == people for e in counted])
    return parts(m, ATTACKED[card]) + more


def wall(m: Context) -> float:
    """A wall of the pile, on average."""
    return step(m, 1, 1) + 1.1


def keeping(m: Context) -> float:
    """Passing: three workers can be kept, in the last round none; the others are lost."""
    have = sorted([worker(m, k) for k, n in enumerate(m.p.workers) for _ in range(n)])
    lost = have if m.last else have[: max(0, len(have) - KEPT)]
    return -IDLE * sum(lost)


def tavern(m: Context, card: str) -> float:
    """Workers that fit what could be done, and the criminals among them."""
    out = 0.0
    have = list(m.p.workers)
    for name in TAVERNS[card].workers:
        kind = WORKERS.index(name)
        if name == "criminal":
            out += criminals(m, 1)
        else:
            out += WORKER[kind] - 0.12 * have[kind]
            have[kind] += 1
    return out + fit(m, have)


def fit(m: Context, have: list[int]) -> float:
    """How many of the wished actions these workers could man."""
    out = 0.0
    for a in RIGHT:
        if within(m, a, m.p.paladin):
            need = need_of(m.p, a)
            lacking = sum([kind >= 0 and not have[kind] for kind in need])
            if lacking <= have[5]:
                out += FIT[0] * again(m, a) + FIT[1]
    return out


def paladin_worth(m: Context, card: str) -> float:
    """What this paladin would let one do this round."""
    known = m.rides.get(card)
    if known is None:
        known = m.rides[card] = ridden(m, card)
    return known


def ridden(m: Context, card: str) -> float:
    x = PALADINS[card]
    out = 0.0
    for a in RIGHT:
        if within(m, a, card):
            out += RIDE[0] + RIDE[1] * again(m, a)
    a = HELPS[card]
    if a in RIGHT:
        out += (RIDE[2] + RIDE[3] * again(m, a)) * within(m, a, card)
        if x.free and ACTS[a].steps and m.p.done[a] < ACTS[a].limit:
            out += 0.5 * ACTS[a].steps[m.p.done[a]]
    else:
        out += 1.0
    out += sum([RIDE[4] * n for n in BOOST[card]])
    return out + sum([0.15 * worker(m, WORKERS.index(w)) for w in x.workers])


def within(m: Context, a: int, paladin: str) -> bool:
    """Would the attributes do, with that paladin?"""
    p, needs = m.p, NEEDS[a]
    value = p.attributes[needs] + BOOST[paladin][needs]
    if a in (FORTIFY, ABSOLVE):
        return p.done[a] < LIMIT[a] and value >= MARKS[a][p.done[a]]
    if a == ATTACK:
        return value + 2 * p.silver > 0
    if a == CONVERT:
        return p.done[a] < LIMIT[a]
    return p.done[a] < LIMIT[a] and value > (0 if needs == STRENGTH else -1)
