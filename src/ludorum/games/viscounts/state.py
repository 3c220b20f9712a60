"""The position of a game of Viscounts, and the small changes everything is made of.

The ring has five positions, 0 to 4 clockwise. A space is 3 * position + place (left, inner,
right), a site is sites-a-segment * position + its number; a castle section stands at the position
it faces. Piles hide only what nobody knows: all cards below the tops are one deck, for any of them
may come next.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ludorum.kernel import Deck, Hand, Narrated
from ludorum.titles import seats_of

from .content import (
    BONUS_ICONS,
    CROOKED,
    FUTURE,
    GOODS,
    ICONS_OF,
    INK,
    NOBODY,
    OPENS,
    PRINTED,
    RESOURCES,
    RIBBONS,
    SEATS,
    SEGMENTS,
    SEGMENTS_IN_RING,
    SLOTS,
    SPACE_NAMES,
    TRACK,
)  # fmt: skip

SUPPLY = 20  # workers
SITES_EACH = {int(x.id): x.sites for x in SEATS.values()}  # of a segment, by seats


@dataclass(slots=True)
class Player:
    """One board. In a solo game the bot is player 1: its cards are schemes, it has no hand.

    `cards` are all cards a player is known to own, wherever they lie; only a bot made stronger
    (V13.22) has others. The card bot keeps all its resources, to it one kind, as ink (V13.8).
    """

    seat: int
    draw: Deck
    hand: Hand
    cards: list[str] = field(default_factory=list)
    board: list[str] = field(default_factory=lambda: [""] * 3)  # from the left; "" is empty
    discard: list[str] = field(default_factory=list)  # the newest last
    goods: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    debts: int = 0  # unpaid
    paid: int = 0
    deeds: int = 0  # acquired
    approved: int = 0
    workers: int = SUPPLY  # in the supply
    built: list[int] = field(default_factory=lambda: [0] * len(SLOTS))  # 1: the slot is uncovered
    manuscripts: list[str] = field(default_factory=list)
    corruption: int = 1  # slot of the marker
    virtue: int = TRACK
    at: int = NOBODY  # the viscount's space
    card: str = ""  # the player card chosen in setup
    bot: str = ""  # which solo opponent this is


@dataclass(slots=True)
class Box:
    """What is dealt out once, before the first turn; the rest leaves the game unseen."""

    segments: Deck
    sections: Deck  # of the castle: the one beside the first segment
    low: Deck  # V2.3: segments with 13 townsfolk
    greys: Deck  # manuscripts
    cards: Deck  # player cards
    heroes: Deck


@dataclass(slots=True)
class State(Narrated):
    players: list[Player]
    townsfolk: Deck  # all below the tops
    manuscripts: Deck  # all below the tops
    future: Deck  # schemes the bot may gain
    box: Box | None = None
    extra: int = 0  # V13.22: future schemes shuffled into the bot's draw pile
    phase: str = "lay-out"
    round: int = 0
    last: int = 0  # V11.1: the last round, once it is known
    first: int = 0
    active: int = 0
    stride: int = 0  # V5.4.1: the value of the card just played
    ring: list[int] = field(default_factory=list)  # segment at each position
    turned: int = 0  # the section at position 0
    folk: list[str] = field(default_factory=lambda: [""] * SEGMENTS_IN_RING)  # open; "": none
    folk_below: list[int] = field(default_factory=lambda: [0] * SEGMENTS_IN_RING)
    books: list[str] = field(default_factory=lambda: [""] * SEGMENTS_IN_RING)
    books_below: list[int] = field(default_factory=lambda: [0] * SEGMENTS_IN_RING)
    sites: list[int] = field(default_factory=list)  # owner * 3 + kind; -1 free
    first_tier: list[list[int]] = field(default_factory=list)  # workers by position and player
    second_tier: list[list[int]] = field(default_factory=list)
    third_tier: list[int] = field(default_factory=list)
    held: int = NOBODY  # V6.9.4: where two workers are due to move sideways
    leader: int = NOBODY
    bonus: list[int] = field(default_factory=lambda: [NOBODY] * len(RIBBONS))
    poverty: int = 0  # debts above the card
    prosperity: int = 0  # deeds above the card
    revealed: list[str] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)  # player cards nobody has taken
    offered: list[str] = field(default_factory=list)  # the hero with each of them
    gone: list[str] = field(default_factory=list)  # cards that left the game


def position(p: Player) -> int:
    """V1.11: the position in the ring of the segment where the viscount stands."""
    return p.at // 3


def sites_each(s: State) -> int:
    return SITES_EACH[seats_of(s)]


# -- names for the story: the ring is laid out anew in every game ------------------------------


def segment_id(s: State, pos: int) -> str:
    return SEGMENTS[s.ring[pos]].id


def space_name(s: State, space: int) -> str:
    """The printed number of an outer space; an inner one is named by its segment."""
    pos, place = divmod(space, 3)
    return SPACE_NAMES[s.ring[pos]][place]


def site_name(s: State, site: int) -> tuple[str, int]:
    """Segment and number of a site, from 1."""
    pos, i = divmod(site, sites_each(s))
    return segment_id(s, pos), i + 1


# -- icons -----------------------------------------------------------------------------------


def crimes(p: Player) -> int:
    """V8.12: criminal icons on the cards of the board."""
    n = 0
    for card in p.board:
        if card in CROOKED:
            n += CROOKED[card]
    return n


def permanent(s: State, p: Player) -> list[int]:
    """V6.8.9, V6.10.2, V13.19: icons of uncovered building slots and of bonus cards."""
    out = [0, 0, 0, 0, 0]
    built = p.built
    for i, found in OPENS[p.bot]:
        if built[i]:
            add(out, found)
    if p.seat in s.bonus:
        for i, owner in enumerate(s.bonus):
            if owner == p.seat:
                add(out, BONUS_ICONS[i])
    return out


def at_hand(s: State, p: Player) -> list[int]:
    """V6.2: icons that can pay now; V2.11: printed ones until a card covers them."""
    out = permanent(s, p)
    for card in p.board:
        if card:
            add(out, ICONS_OF[card])
    middle, right = PRINTED[p.bot]
    if not p.board[1]:
        add(out, middle)
    if not p.board[2]:
        add(out, right)
    return out


def add(out: list[int], icons: tuple[int, int, int, int, int]) -> None:
    out[0] += icons[0]
    out[1] += icons[1]
    out[2] += icons[2]
    out[3] += icons[3]
    out[4] += icons[4]


def owned(s: State, p: Player) -> list[int]:
    """V12.5, V13.32: icons that score, of all cards wherever they lie."""
    out = permanent(s, p)
    for layer in p.draw.layers:
        for card in layer.cards:
            if card != FUTURE:
                add(out, ICONS_OF[card])
    for card in (*p.hand.cards, *p.board, *p.discard):
        if card:
            add(out, ICONS_OF[card])
    return out


# -- goods -----------------------------------------------------------------------------------


def gain(s: State, p: Player, good: int, n: int, clause: str) -> None:
    if p.bot and not chart_matters(p):
        good = INK
    p.goods[good] += n
    s.tell(clause, "gain", player=p.seat, good=GOODS[good], n=n)


def chart_matters(p: Player) -> bool:
    """V13.8: to the card bot all resources are one kind."""
    return p.bot != "card"


def spend(s: State, p: Player, good: int, n: int, clause: str) -> None:
    if n:
        p.goods[good] -= n
        s.tell(clause, "spend", player=p.seat, good=GOODS[good], n=n)


def resources(p: Player) -> int:
    return sum(p.goods[1 : 1 + len(RESOURCES)])


# -- debts and deeds -------------------------------------------------------------------------


def take_debt(s: State, p: Player, clause: str) -> None:
    """V3.1; V3.3: the last one above the poverty card reveals it."""
    p.debts += 1
    s.tell(clause, "debt", player=p.seat)
    if s.poverty:
        s.poverty -= 1
        if not s.poverty:
            reveal(s, "poverty")


def take_deed(s: State, p: Player, clause: str) -> None:
    """V3.1; V3.3: the last one above the prosperity card reveals it."""
    p.deeds += 1
    s.tell(clause, "deed", player=p.seat)
    if s.prosperity:
        s.prosperity -= 1
        if not s.prosperity:
            reveal(s, "prosperity")


def reveal(s: State, card: str) -> None:
    """V3.3, V11.1, V11.2: one more round after this one; the second card adds none."""
    s.revealed.append(card)
    s.tell("V3.3", "reveal", card=card)
    if not s.last:
        s.last = s.round + 1
        s.tell("V11.1", "last-round", n=s.last)


# -- virtue and corruption -------------------------------------------------------------------


def gain_virtue(s: State, p: Player, n: int, clause: str) -> None:
    """V4.1, V4.3, V4.4: the marker, or the stack, moves left one by one."""
    for _ in range(n):
        stacked = p.virtue == p.corruption
        if not stacked:
            p.virtue -= 1
        elif p.virtue > 1:
            p.virtue -= 1
            p.corruption -= 1
        s.tell(clause, "virtue", player=p.seat, n=p.virtue)
        if not stacked and p.virtue == p.corruption:
            s.tell("V4.3", "stack", player=p.seat, n=p.virtue)


def gain_corruption(s: State, p: Player, n: int, clause: str) -> None:
    """V4.1, V4.3, V4.4: the marker, or the stack, moves right one by one."""
    for _ in range(n):
        stacked = p.virtue == p.corruption
        if not stacked:
            p.corruption += 1
        elif p.corruption < TRACK:
            p.virtue += 1
            p.corruption += 1
        s.tell(clause, "corruption", player=p.seat, n=p.corruption)
        if not stacked and p.virtue == p.corruption:
            s.tell("V4.3", "stack", player=p.seat, n=p.virtue)


# -- buildings and castle --------------------------------------------------------------------


def count_built(p: Player, kind: int) -> int:
    """Buildings of a kind on the main board."""
    return sum(p.built[3 * kind : 3 * kind + 3])


def in_castle(s: State, p: Player) -> int:
    """V12.13: own workers on all tiers."""
    i = p.seat
    low = sum([row[i] + top[i] for row, top in zip(s.first_tier, s.second_tier, strict=True)])
    return low + s.third_tier[i]


def section(s: State, pos: int) -> int:
    """V2.2: which section of the castle stands at a position."""
    return (pos + s.turned) % SEGMENTS_IN_RING
