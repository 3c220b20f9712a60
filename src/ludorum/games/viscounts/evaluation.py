"""What things are worth to the sensible player, in victory points."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.effects import ForEach, Gain
from ludorum.titles import seats_of

from .buildings import free_sites, pieces
from .castle import GROUP, ROOM
from .content import (
    ABOVE,
    AT_ONCE,
    BUILDING_VP,
    CARDS,
    CHOICES,
    COST,
    GOLD,
    GOOD,
    ICONS_OF,
    INK,
    LINKS,
    MANUSCRIPTS,
    NOBODY,
    ON_HIRE,
    ON_SITE,
    PRINTED_BOOK,
    PRIZES,
    RESOURCES,
    REWARD,
    RIBBON,
    RIBBONS,
    SEGMENTS_IN_RING,
    SETS,
    SILVER,
    STONE,
    TRACK,
    VALUE,
    Program,
    program,
)  # fmt: skip
from .piles import FOR_BONUS, FREE_COSTS
from .scoring import BONUS_VP, COUNTED, LEADER_VP
from .state import Player, State, count_built, crimes, in_castle, section, sites_each

PURSE = (0.6, 0.6, 0.55, 0.5, 0.45, 0.4)  # the first, second … silver
MORE = 0.33  # every further one
RESOURCE = (1.35, 1.35, 1.3, 1.25, 1.2, 1.1, 1.0)  # of one kind, by how many there are
PLENTY = 0.85
MANY = 60
FADE = (0.02, 0.45, 0.65, 0.8, 0.9)  # of goods, by the turns left
DEED, DEBT = 1.4, -1.5  # with the chance to flip them
FLIPPED = 2.0  # V12.7: both sides differ by two points
MARGIN = 0.13  # chance of a prize for every card one is ahead
OPEN = 0.45  # chance that a prize not yet revealed will be given
SLOPE = 0.38  # where the markers will meet, between corruption and virtue
NEAR = 0.75  # how much of a collision counts before it happens
PROFESSION, MERCHANTS, CROOK = 1.6, 0.5, 3.0  # an icon each time its card is played
PLAIN = {"silver": 0.45, "ink": 1.1, "gold": 1.0, "stone": 1.0, "resource": 1.1, "debt": -1.5}
PLAIN |= {"deed": 1.4, "virtue": 0.7, "corruption": -0.8, "flip": 3.0, "flip-debt": 3.2}
PLAIN |= {"flip-deed": 2.5, "hire": 1.0, "discard": 0.35, "destroy": 1.0, "rearrange": 0.35}
PLAIN |= {"shuffle": 0.4, "castle-move": 0.5}
HELP = {"merchants": 0.5, "silver": 0.6, "double": 0.8, "other-resources": 1.0}
OFTEN = {"": 0.0, "immediate": 1.0, "drop-off": 0.8, "after": 0.8, "collision": 0.6}
OFTEN |= {"gain-debt": 0.5, "flip-debt": 0.6}
PAIR = 3.0
LOWER = (0.0, 1.3, PAIR)  # no, one and two workers in a section of the first tier
UPPER = (0.0, 2.2, 4.8)  # and of the second
SLOT = (0.13, 0.08, 0.13, 0.28, 0.28, 0.33, 0.07, 0.13, 0.16)  # for every turn left
CYCLE = 0.5  # a discard, a new order, a step in the castle
TURNS = 0.8  # turns for every card left in the smaller stack


Ways = tuple[str, ...]  # how cards on the board help to pay
Act = tuple[int, int, int]  # at a space, with so many icons; so much silver, if it matters


class Context:
    """One seat's view, with what the evaluation looks up again and again."""

    def __init__(self, view: State, seat: int) -> None:
        self.s = s = view
        self.p = p = s.players[seat]
        self.left = float(s.last - s.round) if s.last else self.guess()
        self.fade = FADE[int(self.left)] if self.left < len(FADE) else 1.0
        self.plays = self.left / (len(p.cards) + 1)  # how often a card will still be played
        self.rivals = [q for q in s.players if q is not p]
        self.each = sites_each(s)
        self.low = [row[seat] for row in s.first_tier]  # own workers
        self.high = [row[seat] for row in s.second_tier]
        self.others_low = [sum(row) - row[seat] for row in s.first_tier]
        self.others_high = [sum(row) - row[seat] for row in s.second_tier]
        self.promised = promise(self.low, self.high)
        self.usual = usual(p)
        self.programs: dict[Program, float] = {}
        self.books: dict[int, float] = {}
        self.crews: dict[tuple[int, int], float] = {}
        self.banks: dict[int, float] = {}
        self.hires: dict[int, float] = {}
        self.kinds: dict[int, float] = {}
        self.prices: dict[tuple[int, Ways], dict[int, float]] = {}
        self.trades: dict[tuple[str, int, int, int], float] = {}
        self.acts: dict[tuple[int, Ways, tuple[Program, ...]], dict[Act, float]] = {}

    def guess(self) -> float:
        """V11.1: turns to come, by the smaller stack."""
        return 1.0 + TURNS * min(self.s.poverty, self.s.prosperity)


# -- goods -----------------------------------------------------------------------------------


def sums(curve: tuple[float, ...], more: float) -> list[float]:
    """What so many of a good are worth together, up to many."""
    out = [0.0]
    for i in range(MANY):
        out.append(out[-1] + (curve[i] if i < len(curve) else more))
    return out


def gained(worth: list[float], have: int, n: int) -> float:
    """n of a good more or, below zero, less than one has; beyond many nothing is added."""
    now = have + n
    if 0 <= now <= MANY and have <= MANY:
        return worth[now] - worth[have]
    return worth[max(0, min(now, MANY))] - worth[min(have, MANY)]


PURSES = sums(PURSE, MORE)
STORES = sums(RESOURCE, PLENTY)


def silver(m: Context, n: int) -> float:
    """n silver more or, below zero, less than one has."""
    return m.fade * gained(PURSES, m.p.goods[SILVER], n) if n else 0.0


def good(m: Context, i: int, n: int) -> float:
    """n of a good more or less."""
    if i == SILVER:
        return silver(m, n)
    return m.fade * gained(STORES, m.p.goods[i], n)


def any_resource(m: Context) -> float:
    """One of the kind that helps most."""
    return max([good(m, i, 1) for i in (INK, STONE, GOLD)])


# -- debts, deeds, the track -----------------------------------------------------------------


def prize(m: Context, mine: int, theirs: int, card: str) -> float:
    """V12.8: what one more flipped card adds to the chance of the prize."""
    vp = PRIZES[seats_of(m.s)]
    if not m.left and card not in m.s.revealed:
        return 0.0
    sure = 1.0 if card in m.s.revealed else OPEN
    ahead = mine - theirs
    steep = MARGIN if m.left > 1 else 0.35
    before = min(1.0, max(0.0, 0.5 + steep * ahead))
    after = min(1.0, max(0.0, 0.5 + steep * (ahead + 1)))
    return sure * ((vp[0] - vp[1]) * (after - before) + (vp[1] if not mine else 0))


def flip_deed(m: Context) -> float:
    theirs = max([q.approved for q in m.rivals])
    return FLIPPED + prize(m, m.p.approved, theirs, "poverty")


def flip_debt(m: Context) -> float:
    theirs = max([q.paid for q in m.rivals])
    return FLIPPED + any_resource(m) + prize(m, m.p.paid, theirs, "prosperity")


def flip(m: Context) -> float:
    return max(flip_deed(m) if m.p.deeds else 0.0, flip_debt(m) if m.p.debts else 0.0)


def deed(m: Context) -> float:
    return DEED if m.left > 2 else 1.0


def debt(m: Context) -> float:
    return DEBT if m.left > 2 else -2.0


def collision(m: Context, slot: float) -> float:
    """V9.8: what is printed above a slot; between two of them."""
    low = int(slot)
    worth = above(m, low)
    return worth + (slot - low) * (above(m, low + 1) - worth) if low < TRACK else worth


def above(m: Context, slot: int) -> float:
    return parts(m, ABOVE[slot - 1])


def standing(m: Context, corruption: int, virtue: int) -> float:
    """What the markers promise."""
    gap = virtue - corruption
    if gap and m.left < 1:
        return 0.0
    return (1.0 - NEAR * gap / (TRACK - 1)) * collision(m, corruption + SLOPE * gap)


def track(m: Context, virtue: int, corruption: int) -> float:
    """V4: markers moved."""
    c, v = m.p.corruption, m.p.virtue
    before = standing(m, c, v)
    for _ in range(corruption):
        if c < v:
            c += 1
        elif c < TRACK:
            c, v = c + 1, v + 1
    for _ in range(virtue):
        if c < v:
            v -= 1
        elif v > 1:
            c, v = c - 1, v - 1
    return standing(m, c, v) - before


# -- effects ---------------------------------------------------------------------------------


def parts(m: Context, steps: Program) -> float:
    """What an effect is worth, the better way of a choice."""
    found = m.programs.get(steps)
    if found is None:
        found = 0.0
        for name, n in steps:
            found += step(m, name, n)
        m.programs[steps] = found
    return found


def step(m: Context, name: str, n: int) -> float:
    if name in GOOD:
        return good(m, GOOD[name], n)
    if name == "choose":
        return max([parts(m, steps) for _, steps in CHOICES[n]])
    return VERBS[name](m, n)


def discard(m: Context, n: int) -> float:
    return CYCLE * m.fade


def destroy(m: Context, n: int) -> float:
    """The worst card in hand goes for its silver."""
    worst = sorted([destroyed(m, card) for card in m.p.hand.cards], reverse=True)
    return sum([max(0.0, x) for x in worst[:n]])


def destroyed(m: Context, card: str) -> float:
    return silver(m, VALUE[card]) + m.plays * (m.usual - QUALITY[card])


def best_hire(m: Context, n: int) -> float:
    return max([hired(m, pos) for pos in range(SEGMENTS_IN_RING) if m.s.folk[pos]], default=0.0)


def best_book(m: Context, n: int) -> float:
    found = [i for i, x in enumerate(m.s.books) if x and COST[x] in FREE_COSTS]
    return max([book(m, i) for i in found], default=0.0)


def best_section(m: Context, n: int) -> float:
    return max([crew(m, pos, n) for pos in range(SEGMENTS_IN_RING)])


def free_building(m: Context, kind: int) -> float:
    if not pieces(m.p, kind):
        return 0.0
    sites = [i for i, piece in enumerate(m.s.sites) if piece == NOBODY]
    return building(m, kind) + max([site(m, i) for i in sites], default=0.0)


VERBS: dict[str, Callable[[Context, int], float]] = {
    "resource": lambda m, n: any_resource(m) * n,
    "debt": lambda m, n: n * debt(m),
    "deed": lambda m, n: n * deed(m),
    "virtue": lambda m, n: track(m, n, 0),
    "corruption": lambda m, n: track(m, 0, n),
    "flip": lambda m, n: flip(m),
    "flip-debt": lambda m, n: flip_debt(m) if m.p.debts else 0.0,
    "flip-deed": lambda m, n: flip_deed(m) if m.p.deeds else 0.0,
    "hire": best_hire,
    "discard": discard,
    "destroy": destroy,
    "destroy-own": lambda m, n: 1.5,
    "rearrange": discard,
    "shuffle": lambda m, n: track(m, *((0, 1) if crimes(m.p) else (1, 0))),
    "castle-move": discard,
    "workers": best_section,
    "manuscript": best_book,
    "trading-post": lambda m, n: free_building(m, 0),
    "trading-post-here": lambda m, n: free_building(m, 0),
    "guildhall": lambda m, n: free_building(m, 1),
    "workshop": lambda m, n: free_building(m, 2),
}


# -- cards -----------------------------------------------------------------------------------


def plain(steps: Program) -> float:
    """An effect in a usual position, the better way of a choice."""
    out = 0.0
    for name, n in steps:
        if name == "choose":
            out += max([plain(way) for _, way in CHOICES[n]])
        else:
            out += PLAIN[name] * n
    return out


def assess(card: str) -> float:
    """What a card does each time it is played: icons for three turns, and its ability."""
    x = CARDS[card]
    merchant, builder, noble, cleric, crook = ICONS_OF[card]
    out = MERCHANTS * merchant + PROFESSION * (builder + noble + cleric) + CROOK * crook
    if x.when == "pay":
        return out + HELP[x.way]
    return out + OFTEN[x.when] * plain(program(x.effect))


QUALITY = {card: assess(card) for card in CARDS}


def usual(p: Player) -> float:
    """The quality of the cards one has, on average."""
    return sum([QUALITY[card] for card in p.cards]) / len(p.cards) if p.cards else 0.0


def hired(m: Context, pos: int) -> float:
    """V7: the effect now, and a better card in the plays to come."""
    found = m.hires.get(pos)
    if found is None:
        card = m.s.folk[pos]
        found = parts(m, ON_HIRE[card]) + m.plays * (QUALITY[card] - m.usual)
        m.hires[pos] = found
    return found


# -- manuscripts -----------------------------------------------------------------------------


def book(m: Context, pos: int) -> float:
    """V12.4: the set it completes, its bonus card, its effect or its points."""
    found = m.books.get(pos)
    if found is None:
        name = m.s.books[pos]
        found = written(m, name) if name else parts(m, PRINTED_BOOK[m.s.ring[pos]][1])
        m.books[pos] = found
    return found


def written(m: Context, name: str) -> float:
    counts = [0] * len(RIBBONS)
    for x in m.p.manuscripts:
        counts[RIBBON[x]] += 1
    ribbon = RIBBON[name]
    k = counts[ribbon]
    size = sum([n > k for n in counts])  # of the set it joins
    out = float(SETS[size + 1] - SETS[size])
    if m.left > 1:  # a set still grows
        out += (4.0 - out) * 0.6
    if m.s.bonus[ribbon] == NOBODY:
        bonus = BONUS_VP + 0.15 * m.left
        out += bonus if k + 1 == FOR_BONUS else 0.2 * bonus * (k < FOR_BONUS and m.left > 3)
    score = MANUSCRIPTS[name].score
    if score is None:
        return out + parts(m, AT_ONCE[name])
    assert isinstance(score, ForEach) and isinstance(score.effect, Gain)
    return out + counted(m, score.count) / score.per


GROWTH = {"manuscripts": 0.3, "approved-deeds": 0.15, "paid-debts": 0.15, "workers": 0.6}
GROWTH |= {"buildings": 0.25, "resources": 0.0}


def counted(m: Context, counter: str) -> float:
    """What a manuscript will count, if things go on as they do."""
    p = m.p
    if counter in COUNTED:
        icon = COUNTED[counter]
        return 0.05 * m.left + sum([ICONS_OF[card][icon] for card in p.cards])
    now = {
        "manuscripts": len(p.manuscripts) + 1,
        "approved-deeds": p.approved,
        "paid-debts": p.paid,
        "workers": in_castle(m.s, p),
        "buildings": sum(p.built),
        "resources": min(4, sum(p.goods[1 : 1 + len(RESOURCES)])),
    }[counter]
    return now + GROWTH[counter] * m.left


# -- buildings -------------------------------------------------------------------------------


def building(m: Context, kind: int) -> float:
    """Points, and the best slot still covered."""
    found = m.kinds.get(kind)
    if found is None:
        n = count_built(m.p, kind)
        found = BUILDING_VP[kind][n + 1] - BUILDING_VP[kind][n] + best_slot(m, kind)[1]
        m.kinds[kind] = found
    return found


def best_slot(m: Context, kind: int) -> tuple[int, float]:
    """The slot from 1, and what it does for the rest of the game."""
    slots = [i for i in range(3 * kind, 3 * kind + 3) if not m.p.built[i]]
    i = max(slots, key=lambda x: SLOT[x])
    return i % 3 + 1, SLOT[i] * m.left


def site(m: Context, i: int) -> float:
    """V6.8.4: its effect, and the links it makes."""
    s, each = m.s, m.each
    out = parts(m, ON_SITE[each][s.ring[i // each]][i % each])
    n = len(s.sites)
    for start, other in ((i, (i + 1) % n), ((i - 1) % n, (i - 1) % n)):
        steps = LINKS[each][s.ring[start // each]][start % each]
        if not steps:
            continue
        owner = s.sites[other] // 3
        if owner == m.p.seat:
            out += parts(m, steps)
        elif owner != NOBODY:
            out += 0.4 * parts(m, steps)
        else:
            out += 0.15 * m.fade
    return out


def bank(m: Context, at: int) -> float:
    """The best free site at an outer space; far below zero if there is none."""
    found = m.banks.get(at)
    if found is None:
        found = max([site(m, i) for i in free_sites(m.s, at)], default=-99.0)
        m.banks[at] = found
    return found


# -- the castle ------------------------------------------------------------------------------


def crew(m: Context, pos: int, n: int) -> float:
    """n workers more in a section: where they climb, and what for."""
    found = m.crews.get((pos, n))
    if found is None:
        low, high = m.low[:], m.high[:]
        low[pos] += n
        found = climbed(m, low, high) + promise(low, high) - m.promised
        m.crews[pos, n] = found
    return found


def shifted(m: Context, start: int, end: int) -> float:
    """V8.6: one worker aside."""
    low, high = m.low[:], m.high[:]
    low[start] -= 1
    low[end] += 1
    return climbed(m, low, high) + promise(low, high) - m.promised


def promise(low: list[int], high: list[int]) -> float:
    """V12.3, and how near the next group is."""
    out = 0.0
    for n in low:
        if n:
            out += LOWER[n] if n < GROUP else PAIR + n - 2
    for n in high:
        if n:
            out += UPPER[n] if n < GROUP else UPPER[2] + 2.0 * (n - 2)
    return out


def climbed(m: Context, low: list[int], high: list[int]) -> float:
    """V6.9.2-V6.9.6: groups rise until all is quiet; rewards, the third tier, those who leave."""
    out = 0.0
    while max(low) >= GROUP:
        for pos in range(SEGMENTS_IN_RING):
            if low[pos] >= GROUP:
                low[pos] -= GROUP
                high[pos] += 1
                low[(pos + 1) % SEGMENTS_IN_RING] += 1
                low[(pos - 1) % SEGMENTS_IN_RING] += 1
                out += parts(m, REWARD[section(m.s, pos)])
    top = 0
    for pos, n in enumerate(high):
        if n >= GROUP:
            high[pos] = GROUP - 1
            top += n - high[pos]
    if top:
        out += top * (3.0 + any_resource(m)) + leading(m, top)
    return out + crowded(low, m.others_low, 0.35) + crowded(high, m.others_high, 0.8)


def crowded(mine: list[int], others: list[int], worth: float) -> float:
    """V6.9.5: others have to leave where there is no room."""
    out = 0.0
    for pos, n in enumerate(others):
        if n and mine[pos] + n > ROOM:
            out += worth * (mine[pos] + n - ROOM)
    return out


def leading(m: Context, more: int) -> float:
    """V6.9.6: the castle leader card, or the way to it."""
    s, i = m.s, m.p.seat
    if s.leader == i:
        return 0.5 * more
    best = s.third_tier[s.leader] if s.leader != NOBODY else 0
    if s.third_tier[i] + more > best:
        return LEADER_VP + 0.12 * m.left
    return 0.8 * more
