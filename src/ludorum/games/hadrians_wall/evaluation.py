"""What a position is worth to the sensible player, in victory points.

The worth of a player is a sum over both sheets: what is scored already, what the coming attacks
will probably bring, and what everything else has been worth, on the average, at the end of that
year. An action is judged by playing it, with the rules themselves, on a copy of the player. The
figures come from the final scores of some thousand solo games of this player.
"""

from __future__ import annotations

from functools import cache

from ludorum.effects import Gain

from .content import (
    AREAS,
    ATTACKS,
    BOXES,
    CAPS,
    CITIZEN_REWARD,
    CITIZENS,
    COHORT,
    FAMILIES,
    FIRST_ATTRIBUTE,
    FIRST_CITIZEN,
    FORT,
    GRANARY,
    OF_FAMILY,
    PATHS,
    PRODUCTION,
    RESOURCE,
    REWARD,
    SCOUT_AT,
    STRENGTHS,
    TRACKS,
    YEARS,
    Icons,
    Path,
    icons,
    price,
)  # fmt: skip
from .scoring import COUNT, count, loss, tiers_met
from .state import Player, State

# -- the figures -----------------------------------------------------------------------------

ITEM = [0.8, 0.65, 0.5, 0.8, 0.81]  # soldier, builder, servant, civilian, resource
STEP = 1.15  # one box of an attribute, with its share of the workers on the track
CITIZEN = 0.6  # one box of a citizen track given by an icon
COHORT_BOX = 1.92
OPEN = 0.6  # of a building that could be built now
SCOUT = 1.0  # one scout more
NEAR = 0.5  # how much of the next reward a box before it is worth
SHARE = 0.63  # of what lies ahead on a track
DISDAIN = 6.5  # what one more point of it will cost
GROWTH = 0.3  # boxes each cohort will gain in a year
LATER = 0.77  # an attack counts less for each year it is away
PATH_NEAR = 0.6  # of a path point that is nearly reached

# What a box, a circle or a size of a building has been worth at the end of each year.
BOX = {
    "mining": (0.6, 0.5, 0.5, 0.52, 0.21, 0.0),
    "guard": (1.0, 0.9, 0.8, 0.99, 0.62, 0.12),
    "cippi": (0.5, 0.8, 1.0, 0.9, 0.5, 0.0),
    "wall": (2.2, 1.7, 1.4, 0.69, 0.35, 0.0),
    "fort": (1.5, 1.4, 0.8, 1.32, 0.75, 0.19),
    "traders": (0.5, 0.4, 0.3, 0.13, 0.0, 0.0),
    "performers": (0.15, 0.15, 0.15, 0.11, 0.06, 0.0),
    "priests": (0.3, 0.3, 0.3, 0.3, 0.2, 0.0),
    "apparitores": (0.3, 0.3, 0.3, 0.3, 0.2, 0.0),
    "patricians": (0.5, 0.5, 0.4, 0.23, 0.11, 0.0),
}
CIRCLE = (2.4, 2.2, 1.6, 1.1, 0.8, 0.0)
BUILT = {
    "granary": (4.0, 4.0, 4.0, 3.4, 2.0, 0.0),
    "hotel": (13.21, 11.36, 9.51, 5.81, 2.91, 0.0),
    "workshop": (5.0, 4.0, 3.3, 2.2, 1.0, 0.0),
    "road": (5.0, 5.0, 4.5, 4.2, 2.2, 0.0),
    "precinct": (3.0, 2.8, 1.6, 1.2, 0.8, 0.0),
    "market": (6.0, 6.0, 5.5, 4.0, 2.3, 0.3),
    "theatre": (2.7, 2.4, 1.68, 1.32, 0.78, 0.0),
    "ludus": (1.0, 1.0, 1.0, 1.0, 0.8, 0.0),
    "gardens": (3.0, 3.0, 3.0, 1.8, 1.0, 0.0),
    "temple": (3.0, 2.8, 2.8, 2.4, 1.7, 0.3),
    "baths": (0.5, 1.0, 2.0, 2.2, 1.8, 0.0),
    "courthouse": (6.0, 5.0, 3.0, 1.5, 0.4, 0.0),
}
MEDIUM_GRANARY = (2.0, 2.0, 1.5, 1.0, 0.5, 0.0)  # the first one opens more than the second
FAVOUR = (2.0, 2.0, 1.6, 1.0, 0.5, 0.0)  # besides the attacks it will probably ward off
GOOD = (1.11, 1.11, 0.74, 0.46, 0.18, 0.0)  # a market box

LOSS = [loss(n) for n in range(AREAS["disdain"].boxes + 1)]
FLAGS = [x.n for x in BOXES[FORT] if x.flag]  # H8.5


def worth_of(marks: Icons, left: int) -> float:
    """Icons of a box, roughly, with that many years to come."""
    total = 0.0
    for icon in marks:
        if icon < FIRST_ATTRIBUTE:
            total += ITEM[icon]
        elif icon < FIRST_CITIZEN:
            total += STEP
        elif icon == COHORT:
            total += COHORT_BOX
        elif icon == PRODUCTION:
            total += left * ITEM[RESOURCE]
        else:
            total += CITIZEN
    return total


def nearness(rewards: list[float]) -> list[float]:
    """What lies ahead on a track, by boxes filled; the farther, the less."""
    out = [0.0]
    for reward in reversed(rewards):
        out.append(NEAR * (reward + out[-1]))
    return out[::-1]


def opened(year: int, name: str, boxes: int) -> list[float]:
    """What each box of a track allows to build, less what that costs."""
    out = [0.0] * boxes
    left = YEARS - year
    for family, sizes in zip(FAMILIES, OF_FAMILY, strict=True):
        for b in sizes:
            if b.level == ("infrastructure" if name == "fort" else name):
                at = FLAGS[b.at - 1] if name == "fort" else b.at
                plain = b.gain if isinstance(b.gain, Gain) else None
                cost = sum([ITEM[item] * n for item, n in price(b.cost)])
                net = BUILT[family][year - 1] + worth_of(icons(plain), left) - cost
                out[at - 1] += OPEN * max(0.0, net)
    if name == "patricians":
        for at in SCOUT_AT:
            out[at - 1] += OPEN * SCOUT
    return out


def by_boxes(year: int, names: tuple[str, ...], rows: list[list[Icons]]) -> list[list[float]]:
    """Track -> boxes filled -> worth in a year."""
    out = []
    for name, rewards in zip(names, rows, strict=True):
        opens = opened(year, name, len(rewards))
        ahead = nearness(
            [worth_of(x, YEARS - year) + y for x, y in zip(rewards, opens, strict=True)]
        )
        each = BOX[name][year - 1]
        out.append([SHARE * x + n * each + sum(opens[:n]) for n, x in enumerate(ahead)])
    return out


TRACK_WORTH = [by_boxes(year, TRACKS, REWARD) for year in range(1, YEARS + 1)]
CITIZEN_WORTH = [by_boxes(year, CITIZENS, CITIZEN_REWARD) for year in range(1, YEARS + 1)]
BUILT_WORTH = [[BUILT[name][year] for name in FAMILIES] for year in range(YEARS)]


def chances(cards: int) -> list[float]:
    """How many attacks on one cohort get through, on the average, by its filled boxes."""
    odds = [1.0]
    for _ in range(cards):
        more = [*odds, 0.0]
        odds = [more[k] * 2 / 3 + (more[k - 1] / 3 if k else 0.0) for k in range(len(more))]
    return [sum([p * max(0, k - n) for k, p in enumerate(odds)]) for n in range(14)]


THROUGH = [chances(cards) for cards in range(60)]


def getting_through(cards: int, boxes: float) -> float:
    """The same for a cohort that is likely to have grown by then."""
    low = min(12, int(boxes))
    table = THROUGH[cards]
    return table[low] + (table[low + 1] - table[low]) * min(1.0, boxes - low)


# -- what a path is worth --------------------------------------------------------------------


def near(path: Path, n: int) -> float:
    """Points of a path that counts to n, and a share of the next ones."""
    if path.falling:
        return float(tiers_met(path, n))
    one, two, three = path.tiers
    if n >= three:
        return 3.0
    if n >= two:
        return 2 + PATH_NEAR * (n - two) / (three - two)
    if n >= one:
        return 1 + PATH_NEAR * (n - one) / (two - one)
    return PATH_NEAR * n / one


MOST = AREAS["disdain"].boxes  # of anything a path counts
PATH_WORTH = {x.id: [near(x, n) for n in range(MOST + 1)] for x in PATHS.values()}


def path_worth(p: Player, card: str) -> float:
    return PATH_WORTH[card][count(p, PATHS[card].counts)]


# -- the worth of a player -------------------------------------------------------------------


class Judge:
    """What a player may come to in one position. What no action changes is looked up once."""

    def __init__(self, s: State, p: Player) -> None:
        now = s.year - 1
        self.s = s
        self.tracks = TRACK_WORTH[now]
        self.citizens = CITIZEN_WORTH[now]
        self.built = BUILT_WORTH[now]
        self.granary = MEDIUM_GRANARY[now]
        self.circle, self.favour = CIRCLE[now], FAVOUR[now]
        self.goods = GOOD[now] * (len(p.goods) - p.goods.count(0))
        self.paths = [(COUNT[PATHS[x].counts], PATH_WORTH[x]) for x in p.paths]
        self.extra = sum([sum(items) for items in s.laid])
        self.red, self.blue = ARENA[p.wounds[0]], ARENA[p.wounds[1]]
        self.fights = min(1.0, 0.4 + 0.2 * (YEARS - s.year))

    def worth(self, p: Player) -> float:
        """All of it but the items at hand."""
        return self.summed(p, self.rest(p))

    def summed(self, p: Player, rest: list[float]) -> float:
        """Attributes, tracks and citizens, and the rest; spelled out, for most time goes here."""
        total = STEP * sum(p.attributes) - LOSS[p.disdain]
        row0, row1, row2, row3, row4 = self.tracks
        a, b, c, d, e = p.tracks
        total = total + row0[a] + row1[b] + row2[c] + row3[d] + row4[e]
        row0, row1, row2, row3, row4 = self.citizens
        a, b, c, d, e = p.citizens
        total = total + row0[a] + row1[b] + row2[c] + row3[d] + row4[e]
        for x in rest:
            total += x
        return total

    def rest(self, p: Player) -> list[float]:
        """What rests on anything else, one by one: buildings, paths, attacks to come."""
        built = p.built
        out = [each * n for each, n in zip(self.built, built, strict=True) if n]
        if built[GRANARY]:
            out.append(self.granary)
        temple, diplomats = p.blessings.count(1), sum(p.favours)
        out.append(p.production * self.circle + self.favour * (temple + diplomats))
        out.append(self.goods + 0.3 * (p.worship % 2))
        for counted, table in self.paths:
            out.append(table[counted(p)])
        a, b, c = p.cohorts
        s = self.s
        out.append(defence(s.difficulty, s.year, self.extra, a, b, c, temple, diplomats))
        a, b = p.trained
        out.append((self.red[a] + self.blue[b]) * self.fights)
        return out


def arena_worth(trained: int, wounds: int) -> float:
    """Trained gladiators will fight."""
    if trained <= wounds:
        return 0.0
    return 0.45 * (trained - wounds) if trained > 1 else 0.7


STRONG = range(len(STRENGTHS) + 1)
ARENA = [[arena_worth(trained, wounds) for trained in STRONG] for wounds in STRONG]


@cache
def defence(
    difficulty: str, now: int, extra: int, a: int, b: int, c: int, temple: int, diplomats: int
) -> float:
    """H27: what this year's attack and the later ones will probably come to."""
    total, weight = 0.0, 1.0
    favours = temple + 0.7 * diplomats
    for year in range(now, YEARS + 1):
        cards = ATTACKS[difficulty][year - 1] + (extra if year == now else 0)
        grown = GROWTH * (year - now)
        missed = sum([getting_through(cards, n + grown) for n in (a, b, c)])
        used = min(favours, missed)
        favours -= used
        cap = CAPS[year - 1]
        shame = min(float(cap), missed - used)
        total += weight * (STEP * (cap - shame) - DISDAIN * shame)
        weight *= LATER
    return total


def purse(p: Player) -> float:
    """The items at hand; many of a sort are harder to use."""
    out = 0.0
    for i, n in enumerate(p.items):
        out += ITEM[i] * (n if n < 5 else 2.5 + 0.5 * n)
    return out


# -- thinking --------------------------------------------------------------------------------


def twin(p: Player) -> Player:
    """A copy to try an action on. What no action without chance changes is shared."""
    return Player(
        p.seat,
        p.deck,
        p.pair,
        p.items[:],
        p.tracks[:],
        p.cohorts[:],
        p.attributes[:],
        p.citizens[:],
        p.production,
        p.built[:],
        p.landmarks[:],
        p.training[:],
        p.forum[:],
        p.goods,
        p.shows[:],
        p.trained[:],
        p.wounds,
        p.battles,
        p.worship,
        p.blessings[:],
        p.bribes[:],
        [x[:] for x in p.rulings],
        p.diplomats[:],
        p.favours[:],
        p.scouts,
        p.map,
        p.disdain,
        p.pardoned,
        p.paths,
        p.prospects,
        p.roads,
        p.stopped,
        p.ignored,
        p.settled,
    )
