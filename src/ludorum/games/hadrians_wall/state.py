"""The position of a game of Hadrian's Wall, and the small changes everything is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludorum.kernel import Choose, Deck, Flow, Hand, Narrated

from .content import (
    ATTRIBUTE_REWARD,
    ATTRIBUTES,
    CITIZEN_REWARD,
    CITIZEN_TOP,
    CITIZENS,
    COHORT,
    COHORT_REWARD,
    COHORT_TOP,
    COHORTS,
    FAMILIES,
    FIRST_ATTRIBUTE,
    FIRST_CITIZEN,
    FORT,
    GLADIATORS,
    INFRASTRUCTURE,
    ITEMS,
    LANDMARKS,
    PRODUCTION,
    PRODUCTION_TOP,
    REWARD,
    SHOWS,
    SIZES,
    STALLS,
    TOP,
    TRACKS,
    Icons,
    Price,
)  # fmt: skip

Closed = tuple[str, str] | None  # clause and reason why something is not possible; None: it is


@dataclass(slots=True)
class Player:
    """One general: both sheets, the board with its items, and the cards."""

    seat: int
    deck: Deck  # the own twelve cards
    pair: Hand  # the two drawn, until path and prospect are chosen
    items: list[int] = field(default_factory=lambda: [0] * len(ITEMS))
    tracks: list[int] = field(default_factory=lambda: [0] * len(TRACKS))  # boxes filled
    cohorts: list[int] = field(default_factory=lambda: [0] * len(COHORTS))
    attributes: list[int] = field(default_factory=lambda: [0] * len(ATTRIBUTES))
    citizens: list[int] = field(default_factory=lambda: [0] * len(CITIZENS))
    production: int = 1  # H2.5: the first circle is printed black
    built: list[int] = field(default_factory=lambda: [0] * len(FAMILIES))  # sizes of each family
    landmarks: list[int] = field(default_factory=lambda: [0] * len(LANDMARKS))
    training: list[int] = field(default_factory=list)  # years written, H4.6
    forum: list[int] = field(default_factory=list)
    goods: list[int] = field(default_factory=lambda: [0] * len(STALLS))  # number in each box
    shows: list[int] = field(default_factory=lambda: [0] * len(SHOWS))  # year in each box
    trained: list[int] = field(default_factory=lambda: [0] * len(GLADIATORS))  # boxes circled
    wounds: list[int] = field(default_factory=lambda: [0] * len(GLADIATORS))  # of them filled
    battles: list[list[int]] = field(default_factory=lambda: [[] for _ in GLADIATORS])
    worship: int = 0  # temple boxes filled, from the small temple on
    blessings: list[int] = field(default_factory=lambda: [0] * len(SIZES))  # H22.6: 1 held, 2 spent
    bribes: list[int] = field(default_factory=lambda: [0] * 6)  # year in each box
    rulings: list[list[int]] = field(default_factory=lambda: [[], [], []])  # years, by column
    diplomats: list[int] = field(default_factory=list)  # the cohort each one serves
    favours: list[int] = field(default_factory=lambda: [0] * len(COHORTS))  # theirs, unspent
    scouts: int = 0
    map: int = 0  # filled cells as bits, row by row
    disdain: int = 0  # circled
    pardoned: int = 0  # circled, then filled at the baths
    paths: list[str] = field(default_factory=list)
    prospects: list[str] = field(default_factory=list)  # the last one counts
    roads: int = 0  # yearly choices still to make, H3.6.4
    stopped: bool = True
    ignored: list[int] = field(default_factory=lambda: [0] * len(COHORTS))  # cards of this attack
    settled: bool = True  # has met this year's attack


@dataclass(slots=True)
class State(Narrated):
    players: list[Player]
    fate: Deck
    neutral_deck: Deck
    difficulty: str
    phase: str = "year"
    year: int = 0
    discard: list[str] = field(default_factory=list)  # fate cards, face up
    attack: list[str] = field(default_factory=list)  # fate cards turned for this year's attack
    neutral: list[str] = field(default_factory=list)  # open this year, H31.2
    laid: list[list[int]] = field(default_factory=list)  # items on each of them, by item
    neutral_used: list[str] = field(default_factory=list)


# -- items -----------------------------------------------------------------------------------


def take(s: State, p: Player, item: int, n: int, clause: str) -> None:
    p.items[item] += n
    s.tell(clause, "gain", player=p.seat, item=ITEMS[item], n=n)


def take_all(s: State, p: Player, items: Price, clause: str) -> None:
    for item, n in items:
        take(s, p, item, n, clause)


def affordable(p: Player, cost: Price) -> bool:
    """H4.13: the whole price or nothing."""
    items = p.items
    for item, n in cost:
        if items[item] < n:
            return False
    return True


def pay(s: State, p: Player, cost: Price, clause: str) -> None:
    """H4.2: to the supply."""
    for item, n in cost:
        p.items[item] -= n
    paid = tuple([(ITEMS[item], n) for item, n in cost])
    s.tell(clause, "pay", player=p.seat, items=paid)


def pay_one(s: State, p: Player, item: int, clause: str) -> None:
    p.items[item] -= 1
    s.tell(clause, "pay", player=p.seat, items=((ITEMS[item], 1),))


# -- boxes and their icons -------------------------------------------------------------------


def gain(s: State, p: Player, icons: Icons, clause: str) -> Flow | None:
    """H4.3, H4.11: every icon at once. Returns a flow only where a cohort is to be chosen."""
    cohorts = 0
    for icon in icons:
        if icon < FIRST_ATTRIBUTE:
            take(s, p, icon, 1, clause)
        elif icon < FIRST_CITIZEN:
            advance(s, p, icon - FIRST_ATTRIBUTE, clause)
        elif icon == COHORT:
            cohorts += 1
        elif icon < COHORT:
            settle_citizen(s, p, icon - FIRST_CITIZEN, clause)
        elif icon == PRODUCTION:
            produce(s, p, clause)
        else:
            bless(s, p, clause)
    return muster(s, p, cohorts) if cohorts else None


def advance(s: State, p: Player, attribute: int, clause: str) -> None:
    """H15: the next box of an attribute and its icon; beyond the last one it is lost."""
    k = p.attributes[attribute]
    if k == TOP:
        s.tell("H15.1", "lost", player=p.seat, track=ATTRIBUTES[attribute])
        return
    p.attributes[attribute] = k + 1
    s.tell(clause, "attribute", player=p.seat, attribute=ATTRIBUTES[attribute], n=k + 1)
    for icon in ATTRIBUTE_REWARD[attribute][k]:
        if icon < FIRST_ATTRIBUTE:
            take(s, p, icon, 1, "H15.2")
        else:
            advance(s, p, icon - FIRST_ATTRIBUTE, "H15.3")


def settle_citizen(s: State, p: Player, track: int, clause: str) -> None:
    """H16: the next box of a citizen track and its icon; beyond the last one it is lost."""
    k = p.citizens[track]
    if k == CITIZEN_TOP:
        s.tell("H4.8", "lost", player=p.seat, track=CITIZENS[track])
        return
    p.citizens[track] = k + 1
    s.tell(clause, "citizen", player=p.seat, area=CITIZENS[track], n=k + 1)
    for icon in CITIZEN_REWARD[track][k]:
        if icon < FIRST_ATTRIBUTE:
            take(s, p, icon, 1, "H16.2")
        else:
            advance(s, p, icon - FIRST_ATTRIBUTE, "H16.2")


def produce(s: State, p: Player, clause: str) -> None:
    """H10.1: the next circle of resource production; it pays from the next year on."""
    if p.production < PRODUCTION_TOP:
        p.production += 1
        s.tell(clause, "production", player=p.seat, n=p.production)


def bless(s: State, p: Player, clause: str) -> None:
    """H22.5: the favour of the temple just filled can be spent from now on."""
    p.blessings[p.blessings.index(0)] = 1
    s.tell(clause, "favour", player=p.seat)


def muster(s: State, p: Player, n: int) -> Flow:
    """H5.2: the owner chooses a cohort with a free box for each icon."""
    for _ in range(n):
        free = [COHORTS[c] for c in (0, 1, 2) if p.cohorts[c] < COHORT_TOP]
        pick = yield Choose(p.seat, "cohort", "H5.2", free)
        cohort = COHORTS.index(pick)
        k = p.cohorts[cohort]
        p.cohorts[cohort] = k + 1
        s.tell("H5.2", "cohort", player=p.seat, cohort=pick, n=k + 1)
        for icon in COHORT_REWARD[cohort][k]:
            advance(s, p, icon - FIRST_ATTRIBUTE, "H5.1")


def fill(s: State, p: Player, track: int, clause: str) -> Flow | None:
    """H4.4: the leftmost free box of a left-sheet track, and what it shows."""
    k = p.tracks[track]
    p.tracks[track] = k + 1
    s.tell(clause, "box", player=p.seat, area=TRACKS[track], n=k + 1)
    icons = REWARD[track][k]
    return gain(s, p, icons, clause) if icons else None


def infrastructure(p: Player) -> int:
    """H8.5."""
    return INFRASTRUCTURE[p.tracks[FORT]]


def place_closed(boxes: list[int], ats: list[int], level: int, clause: str) -> Closed:
    """Why no box of an area with thresholds can be marked: all are, or more citizens are needed."""
    left = [at for box, at in zip(boxes, ats, strict=True) if not box]
    if not left:
        return clause, "no-box-left"
    return None if min(left) <= level else (clause, "needs-level")


# -- neighbours ------------------------------------------------------------------------------

BESIDE = [  # seats -> seat -> its left and right neighbour, each once (H31.6)
    [list(dict.fromkeys([x for x in ((i + 1) % n, (i - 1) % n) if x != i])) for i in range(n)]
    for n in range(7)
]


def neighbours(s: State, p: Player) -> list[int]:
    return BESIDE[len(s.players)][p.seat]


def shown(s: State, p: Player, source: Any) -> str:
    """H18.4, H26.3: the prospect card of a source: the own one, a neighbour's, or a neutral one."""
    if source == "own":
        return p.prospects[-1]
    n: int = source[1]
    return s.players[n].prospects[-1] if source[0] == "player" else s.neutral[n]


def hand_over(s: State, p: Player, to: int, item: int, clause: str) -> None:
    """H18.5, H26.4: a neighbour gets what was paid, and may act again (H27.1, H36.6)."""
    q = s.players[to]
    q.items[item] += 1
    s.tell(clause, "hand-over", player=p.seat, to=to, item=ITEMS[item])
    if q.stopped:
        q.stopped = False
        s.tell("H36.6", "resume", player=to)


def lay_down(s: State, p: Player, card: int, item: int) -> None:
    """H31.3: onto a neutral card, where it stays until the attack is over."""
    s.laid[card][item] += 1
    s.tell("H31.3", "lay-down", player=p.seat, card=s.neutral[card], item=ITEMS[item])
