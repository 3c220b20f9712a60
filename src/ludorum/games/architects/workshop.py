"""A7: hiring apprentices and drawing plans; shared with the Black Market, Tavern and rewards."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import PUBLIC, Choose, Deal, Draw, Flow

from .content import APPRENTICES, SILVER
from .state import Player, State, pay, shift, tax_due

HIRE_SUPPLY, HIRE_TAX = 2, 2  # A7.1, A9.2
ROWS = ("upper", "lower")


def crew_limit(p: Player) -> int:
    return 6 if p.board == "rudolf" else 5  # A7.6, A21.5


def hire_supply(p: Player) -> int:
    """A9.5: Rudolf saves one silver that is no tax."""
    return HIRE_SUPPLY - 1 if p.board == "rudolf" else HIRE_SUPPLY


def hire_price(p: Player) -> int:
    """A7.1: what a hire costs within reach, tax included."""
    return hire_supply(p) + tax_due(p, HIRE_TAX)


def spare_silver(p: Player) -> int:
    """Silver left for skipping cards once a hire is paid; below 0: it cannot be paid."""
    return p.goods[SILVER] - hire_price(p)


def workshop_closed(s: State, p: Player) -> tuple[str, str] | None:
    if spare_silver(p) < 0 and not s.buildings.layers:
        return "A7.1", "no-hire-no-plans"
    return None


def workshop(s: State, p: Player, n: int) -> Flow:
    """A7: hire exactly one apprentice, or draw plans. n = own workers here."""
    options: list[Any] = []
    spare = spare_silver(p)
    if spare >= 0:
        reach = n + spare  # A7.2, A7.3: one silver on each card passed over
        options = [("hire", r, c) for r in (0, 1) for c in range(min(len(s.rows[r]), reach))]
    if s.buildings.layers:
        options.append("plans")
    pick = yield Choose(p.seat, "workshop", "A7.1", options, n=n)
    if pick == "plans":
        yield from draw_cards(s, p, 1 + n // 2, "A7.8")
        return
    _, r, c = pick
    pay(s, p, hire_supply(p), HIRE_TAX, "A7.1")
    for skipped in range(c - n + 1):
        p.goods[SILVER] -= 1
        s.coins[r][skipped] += 1
        s.tell("A7.3", "skip", player=p.seat, apprentice=s.rows[r][skipped])
    yield from hire(s, p, r, c)


def hire(s: State, p: Player, r: int, c: int) -> Flow:
    """A7.4-A7.7, A7.9: whatever it cost, hiring goes like this."""
    if len(p.crew) >= crew_limit(p):
        yield from dismiss(s, p, "A7.6")
    yield from take_apprentice(s, p, r, c, "A7.4")
    yield from refill(s, r)


def take_apprentice(s: State, p: Player, r: int, c: int, clause: str) -> Flow:
    """A7.4: the silver on the card first, then its virtue."""
    card = s.rows[r].pop(c)
    silver = s.coins[r].pop(c)
    p.crew.append(card)
    s.tell(clause, "hire", player=p.seat, apprentice=card, silver=silver)
    p.goods[SILVER] += silver
    flow = shift(s, p, APPRENTICES[card].virtue, clause)
    if flow is not None:
        yield from flow


def refill(s: State, r: int) -> Flow:
    """A7.5: cards slide left with their silver; a new one opens at the right end."""
    if s.apprentices.layers:
        card = yield Draw(s.apprentices, "A7.5", about=(ROWS[r],))
        s.rows[r].append(card)
        s.coins[r].append(0)


def dismiss(s: State, p: Player, clause: str) -> Flow:
    """A7.6: face down under the pile, as everybody saw; its virtue is not undone."""
    card = yield Choose(p.seat, "dismiss", clause, sorted(p.crew))
    p.crew.remove(card)
    s.apprentices.put_bottom([card], PUBLIC)
    s.tell(clause, "dismiss", player=p.seat, apprentice=card)


def draw_cards(s: State, p: Player, n: int, clause: str) -> Flow:
    """Buildings from the pile into the hand; what is not there is lost (A7.8)."""
    if s.buildings.layers:
        cards = yield Deal(s.buildings, n, clause, 1 << p.seat)
        p.hand.cards = sorted([*p.hand.cards, *cards])
        s.tell(clause, "cards", player=p.seat, n=len(cards))


def drop_column(s: State, c: int, clause: str) -> Flow:
    """A23.2, A22.26: both apprentices of a column go under the pile, the upper row first."""
    for r in (0, 1):
        if c < len(s.rows[r]):
            card = s.rows[r].pop(c)
            s.coins[r].pop(c)
            s.apprentices.put_bottom([card], PUBLIC)
            s.tell(clause, "drop", apprentice=card)
            yield from refill(s, r)
