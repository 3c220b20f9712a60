"""The position of a game of Paladins, and the small changes everything is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludorum.kernel import Deck, Hand, Narrated
from ludorum.titles import seats_of

from .content import (
    ACTS,
    ATTRIBUTES,
    BOOST,
    COMMISSION,
    EMPTY,
    FAITH,
    HELPS,
    HIRES,
    INFLUENCE,
    JARS,
    LEFT,
    PALADINS,
    REGIONS,
    RIGHT,
    SEATS,
    SPACES,
    STRENGTH,
    TOP,
    WORKERS,
    WORKSHOP,
)  # fmt: skip

TRACK = 5  # positions of the bot's resource marker


@dataclass(slots=True)
class Player:
    """One board. In a solo game the bot is player 1; its workers are all counted as labourers."""

    seat: int
    paladins: Deck
    hand: Hand  # paladins to choose from
    chosen: Hand  # the one laid face down
    paladin: str = ""  # the one revealed this round
    used: list[str] = field(default_factory=list)  # paladins of earlier rounds
    workers: list[int] = field(default_factory=lambda: [0] * len(WORKERS))
    spaces: list[list[int]] = field(default_factory=lambda: [[EMPTY] * len(a.spaces) for a in ACTS])
    done: list[int] = field(default_factory=lambda: [0] * len(ACTS))  # how often each action
    attributes: list[int] = field(default_factory=lambda: [0] * len(ATTRIBUTES))
    silver: int = 0
    provisions: int = 0
    debts: int = 0
    paid: int = 0
    suspicion: list[str] = field(default_factory=list)  # the newest last
    crew: list[str] = field(default_factory=list)
    walls: list[str] = field(default_factory=list)
    attacked: list[str] = field(default_factory=list)
    converted: list[str] = field(default_factory=list)
    jars: list[int] = field(default_factory=lambda: [0] * len(JARS))  # number of the jar there
    passed: bool = False
    bot: str = ""  # the level of a solo opponent


@dataclass(slots=True)
class State(Narrated):
    players: list[Player]
    townsfolk: Deck
    outsiders: Deck
    walls: Deck
    suspicion: Deck
    taverns: Deck
    orders: Deck
    favours: Deck
    schemes: Deck
    phase: str = "lay-out"
    round: int = 0
    first: int = 0
    active: int = 0
    treasury: int = 0
    row: list[str] = field(default_factory=lambda: [""] * len(HIRES))  # townsfolk; "" is empty
    foes: list[str] = field(default_factory=lambda: [""] * len(REGIONS))  # outsiders
    inns: list[str] = field(default_factory=list)  # open tavern cards
    guests: list[int] = field(default_factory=list)  # who has taken each of them; -1 nobody
    shown_orders: list[str] = field(default_factory=list)
    shown_favours: list[str] = field(default_factory=list)
    on_favours: list[int] = field(default_factory=list)  # whose worker stands there; -1 nobody
    land: list[int] = field(default_factory=lambda: [EMPTY] * len(SPACES))  # seat * 2 + outpost
    gone_townsfolk: list[str] = field(default_factory=list)
    gone_outsiders: list[str] = field(default_factory=list)
    gone_suspicion: list[str] = field(default_factory=list)
    gone_taverns: list[str] = field(default_factory=list)
    seen_schemes: list[str] = field(default_factory=list)
    marker: int = 0  # the bot's resource marker, from 0
    stack: list[int] = field(
        default_factory=lambda: [INFLUENCE, FAITH, STRENGTH]
    )  # P11.2: top last


def full_treasury(s: State) -> int:
    """P2.3."""
    return SEATS[str(seats_of(s))].treasury


def in_order(s: State) -> list[Player]:
    """Everybody from the first player on."""
    return s.players[s.first :] + s.players[: s.first]


# -- the own board ---------------------------------------------------------------------------


def level(p: Player, attribute: int) -> int:
    """P1.4: the track and this round's paladin together; the sum may pass 12."""
    boost: int = BOOST[p.paladin][attribute]
    return p.attributes[attribute] + boost


def busy(p: Player, a: int) -> bool:
    """P4.3: the last space of a right-hand action never takes a workshop, the first of a left-hand
    one is always used: a worker there means the action was taken this round.
    """
    return p.spaces[a][-1 if a >= COMMISSION else 0] != EMPTY


def covered(p: Player, a: int) -> int:
    """Which spaces of a right-hand action have a workshop: 1 left, 2 middle, 3 both."""
    if a < COMMISSION:
        return 0
    spaces = p.spaces[a]
    return (spaces[0] == WORKSHOP) + 2 * (spaces[1] == WORKSHOP)


def workshops(p: Player, a: int) -> int:
    return p.spaces[a].count(WORKSHOP)


def standing(p: Player) -> list[int]:
    """The actions on whose spaces workers stand."""
    spaces = p.spaces
    left = [a for a in LEFT if spaces[a][0] != EMPTY]
    return left + [a for a in RIGHT if spaces[a][-1] != EMPTY]


def lift(p: Player, a: int) -> None:
    """P5.5.3, P8.1: workers go to the supply, workshops stay."""
    p.spaces[a] = [x if x == WORKSHOP else EMPTY for x in p.spaces[a]]


def clear(s: State, p: Player, a: int, clause: str) -> None:
    """P5.5."""
    lift(p, a)
    s.tell(clause, "clear", player=p.seat, action=ACTS[a].id)


def helped(p: Player, a: int) -> bool:
    """P9.1: does this round's paladin help with that action?"""
    return HELPS[p.paladin] == a


# -- goods -----------------------------------------------------------------------------------


def gain_silver(s: State, p: Player, n: int, clause: str) -> None:
    p.silver += n
    s.tell(clause, "gain", player=p.seat, good="silver", n=n)


def gain_provisions(s: State, p: Player, n: int, clause: str) -> None:
    p.provisions += n
    s.tell(clause, "gain", player=p.seat, good="provision", n=n)


def spend(s: State, p: Player, good: str, n: int, clause: str) -> None:
    """P4.9: to the supply, never to the treasury."""
    if n:
        if good == "silver":
            p.silver -= n
        else:
            p.provisions -= n
        s.tell(clause, "spend", player=p.seat, good=good, n=n)


def paladin_bonus(s: State, p: Player, a: int) -> None:
    """P9.1: goods that come with every use of an action."""
    if helped(p, a):
        for good, n in PALADINS[p.paladin].bonus.items():
            if good == "silver":
                gain_silver(s, p, n, "P9.1")
            else:
                gain_provisions(s, p, n, "P9.1")


def raise_attribute(s: State, p: Player, attribute: int, n: int, clause: str) -> None:
    """P1.3: up to 12, the rest is lost; P11.13: the bot's marker arrives on top."""
    before = p.attributes[attribute]
    now = min(before + n, TOP)
    p.attributes[attribute] = now
    if p.bot and now > before:
        s.stack.remove(attribute)
        s.stack.append(attribute)
    name = ATTRIBUTES[attribute]
    s.tell(clause, "raise", player=p.seat, attribute=name, n=now - before, now=now)


def take_debt(s: State, p: Player, clause: str) -> None:
    p.debts += 1
    s.tell(clause, "debt", player=p.seat)


def drop_suspicion(s: State, p: Player, n: int, clause: str) -> None:
    """P7.9: the newest first."""
    if n:
        s.gone_suspicion += p.suspicion[-n:]
        del p.suspicion[-n:]
        s.tell(clause, "drop-suspicion", player=p.seat, n=n, left=len(p.suspicion))


# -- the bot's resource track ----------------------------------------------------------------


def lowest(s: State, b: Player) -> int:
    """P11.13: the lowest attribute; of those on one level the marker on top."""
    least = min(b.attributes)
    return [a for a in s.stack if b.attributes[a] == least][-1]


def move_marker(s: State, b: Player, n: int, clause: str) -> None:
    """P11.12, P11.13: one to the right a unit; from the last position to the first again."""
    if not n:
        return
    before = s.marker
    laps, s.marker = divmod(before + n, TRACK)
    s.tell(clause, "marker", player=b.seat, n=n, start=before + 1, to=s.marker + 1)
    for _ in range(laps):
        attribute = lowest(s, b)
        least = b.attributes[attribute]
        why = "stack" if b.attributes.count(least) > 1 else "lowest"
        name = ATTRIBUTES[attribute]
        s.tell("P11.13", "lap", player=b.seat, attribute=name, n=least, why=why)
        raise_attribute(s, b, attribute, 1, "P11.13")
