"""The position of a game of Architects, and the small changes everything is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludorum.kernel import Choose, Deck, Flow, Hand, Narrated

from .content import (
    BONUS,
    GOLD,
    GOODS,
    HAS_POWER,
    IGNORES,
    MARBLE,
    SEATS,
    SILVER,
    SKILL_OF,
    Price,
    SeatCount,
)  # fmt: skip

TOP = 14  # the last step of virtue


@dataclass(slots=True)
class Player:
    """One colour. In a solo game the opponent is player 1: it has workers, but no seat."""

    seat: int
    hand: Hand
    packet: Hand  # cards passed in the draft
    goods: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    virtue: int = 7
    debts: int = 0
    paid: int = 0
    workers: int = 20  # on the own board
    prison: int = 0
    captives: list[int] = field(default_factory=list)  # by colour, standing on this board
    crew: list[str] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    level: int = 0  # of the Cathedral
    hall: int = 0  # own workers in (or beside) the Guildhall
    board: str = ""  # a variable board; "" is the standard side
    bot: str = ""  # a solo opponent


@dataclass(slots=True)
class State(Narrated):
    players: list[Player]
    at: list[list[int]]  # large open place -> player -> workers
    apprentices: Deck
    buildings: Deck
    rewards: Deck
    market_deck: Deck  # the left pile below its open card: small markets, no cards yet (A2.1)
    boards: Deck
    schemes: Deck
    future: Deck
    phase: str = "lay-out"
    market: list[int] = field(default_factory=lambda: [-1, -1, -1])  # player on each space
    rows: list[list[str]] = field(default_factory=lambda: [[], []])
    coins: list[list[int]] = field(default_factory=lambda: [[], []])  # silver on those cards
    small: str = ""  # the small market that shows; which card it is turns out in a reset
    large: list[str] = field(default_factory=list)  # the right pile, the last card open
    tax: int = 4
    hall: int = 0  # slots filled
    draft: int = 0  # rounds of the draft to come
    first: int = 0
    active: int = 0
    turns: int = 0
    last: int = -1  # turns left after the end was triggered; -1: not yet
    aside: int = 0  # future schemes not yet in the draw pile
    seen_schemes: list[str] = field(default_factory=list)  # open discards, A22.37
    choose_boards: bool = False
    start_hires: bool = False  # A23.1
    hall_discards: bool = False  # A23.2


def table_for(s: State) -> SeatCount:
    """What depends on the number of players; solo is like 2 (A22.2)."""
    return SEATS["solo" if s.players[-1].bot else str(len(s.players))]


def clockwise(s: State, start: int) -> list[Player]:
    n = len(s.players)
    return [s.players[(start + k) % n] for k in range(n)]


# -- goods and silver ------------------------------------------------------------------------


def gain(s: State, p: Player, good: int, n: int, clause: str) -> None:
    if good == MARBLE and p.board == "therese":  # A21.6
        good = GOLD
    p.goods[good] += n
    s.tell(clause, "gain", player=p.seat, good=GOODS[good], n=n)


def gain_all(s: State, p: Player, goods: dict[str, int], clause: str) -> None:
    """Goods that ask nothing; virtue, cards and debts have flows of their own."""
    for good, n in goods.items():
        gain(s, p, GOODS.index(good), n, clause)


def affordable(p: Player, cost: Price) -> bool:
    goods = p.goods
    for good, n in cost:
        if goods[good] < n:
            return False
    return True


def spend(s: State, p: Player, cost: Price, clause: str) -> None:
    for good, n in cost:
        p.goods[good] -= n
    goods = tuple([(GOODS[good], n) for good, n in cost if n])
    s.tell(clause, "spend", player=p.seat, goods=goods)


def tax_due(p: Player, tax: int) -> int:
    """A9.4, A15.5: low virtue ignores tax, Ada one more."""
    due = tax - IGNORES[p.virtue] - (p.board == "ada")
    return max(0, due)


def pay(s: State, p: Player, supply: int, tax: int, clause: str) -> None:
    """A9.1: tax goes onto the Tax Stand, the rest to the supply."""
    due = tax_due(p, tax)
    p.goods[SILVER] -= supply + due
    s.tax += due
    if supply + due:
        s.tell(clause, "pay", player=p.seat, n=supply + due, tax=due)


# -- apprentices -----------------------------------------------------------------------------


def power(p: Player, name: str) -> int:
    """How many of the player's apprentices have a power; effects of copies add up (A17.2)."""
    having = HAS_POWER[name]
    n = 0
    for card in p.crew:
        if card in having:
            n += 1
    return n


def bonus(s: State, p: Player, trigger: str, clause: str) -> None:
    """A17: goods that apprentices add at a place or an event."""
    table = BONUS[trigger]
    for card in p.crew:
        if card in table:
            gain_all(s, p, table[card], clause)


def skills(p: Player) -> int:
    """A13.1: one apprentice with a skill is enough."""
    have = 0
    for card in p.crew:
        have |= SKILL_OF[card]
    return have


# -- virtue and debts ------------------------------------------------------------------------


def shift(s: State, p: Player, n: int, clause: str) -> Flow | None:
    """A15.1: virtue changes at once. Returns a flow only where the owner has a choice."""
    if not n:
        return None
    new = p.virtue + n
    p.virtue = 0 if new < 0 else min(new, TOP)
    s.tell(clause, "virtue", player=p.seat, n=n, now=p.virtue)
    if new > TOP and p.debts:
        return destroy(s, p, new - TOP)
    return take_debts(s, p, -new, "A15.4") if new < 0 else None


def destroy(s: State, p: Player, excess: int) -> Flow | None:
    """A15.3: each point above 14 may destroy an unpaid debt; the solo opponent always does."""
    most = min(excess, p.debts)
    if p.bot:
        destroy_debts(s, p, most, "A22.33")
        return None
    return ask_destroy(s, p, most)


def ask_destroy(s: State, p: Player, most: int) -> Flow:
    n = yield Choose(p.seat, "destroy", "A15.3", tuple(range(most, -1, -1)), n=most)
    destroy_debts(s, p, n, "A15.3")


def destroy_debts(s: State, p: Player, n: int, clause: str) -> None:
    """A11.7: back to the pile; no virtue, no Debt Collector."""
    p.debts -= n
    if n:
        s.tell(clause, "destroy-debt", player=p.seat, n=n)


def take_debts(s: State, p: Player, n: int, clause: str) -> Flow | None:
    if p.board == "hugo" and p.goods[SILVER] >= 2:
        return buy_off(s, p, n, clause)
    p.debts += n
    s.tell(clause, "debt", player=p.seat, n=n)
    return None


def buy_off(s: State, p: Player, n: int, clause: str) -> Flow:
    """A21.7: Hugo may pay 2 silver instead of taking a debt."""
    for _ in range(n):
        pick = "debt"
        if p.goods[SILVER] >= 2:
            pick = yield Choose(p.seat, "buy-off", "A21.7", ("silver", "debt"))
        if pick == "silver":
            pay(s, p, 2, 0, "A21.7")
        else:
            p.debts += 1
            s.tell(clause, "debt", player=p.seat, n=1)


# -- workers ---------------------------------------------------------------------------------


def held_by_others(s: State, p: Player) -> int:
    """Own workers on other players' boards."""
    return sum([q.captives[p.seat] for q in s.players])


def release(s: State, p: Player, n: int, clause: str) -> None:
    """Own workers leave Prison to the own board (A4.6)."""
    p.prison -= n
    p.workers += n
    if n:
        s.tell(clause, "release", player=p.seat, n=n)


def free_captured(s: State, p: Player, clause: str) -> None:
    """All own workers come back from other boards (A11.4, A18.4)."""
    n = held_by_others(s, p)
    for q in s.players:
        q.captives[p.seat] = 0
    p.workers += n
    if n:
        s.tell(clause, "freed", player=p.seat, n=n)
