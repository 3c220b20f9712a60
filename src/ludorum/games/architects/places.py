"""A5, A6, A8, A9, A11: the large open places. n = own workers there, the new one included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import Choose, Flow

from .content import (
    APPRENTICES,
    CLAY,
    GOLD,
    GOODS,
    MARBLE,
    PLACES,
    SILVER,
    STONE,
    TRADE,
    TRADE_ORE,
    WOOD,
)  # fmt: skip
from .state import (
    Player,
    State,
    affordable,
    bonus,
    free_captured,
    gain,
    gain_all,
    held_by_others,
    pay,
    power,
    release,
    shift,
    spend,
    table_for,
    take_debts,
    tax_due,
)  # fmt: skip
from .workshop import workshop

TAX_LOSS = 2  # A9.3: virtue
FREE_SUPPLY, FREE_TAX = 3, 2  # A11.4
DEBT_SUPPLY, DEBT_TAX = 3, 3  # A11.5


def free_price(p: Player) -> int:
    """A11.4: silver to free one's captured workers, with the tax that is due."""
    return FREE_SUPPLY + tax_due(p, FREE_TAX)


def debt_price(p: Player) -> int:
    """A11.5: silver to pay a debt back, with the tax that is due."""
    return DEBT_SUPPLY + tax_due(p, DEBT_TAX)


# -- A5 resources ----------------------------------------------------------------------------


def quarry(s: State, p: Player, n: int) -> None:
    """A5.1, A5.4."""
    gain(s, p, STONE, n, "A5.1")
    bonus(s, p, "quarry", "A5.4")


def forest(s: State, p: Player, n: int) -> None:
    """A5.1, A5.4."""
    gain(s, p, WOOD, n, "A5.1")
    bonus(s, p, "forest", "A5.4")


def silversmith(s: State, p: Player, n: int) -> None:
    """A5.2, A5.4."""
    gain(s, p, SILVER, n + 1, "A5.2")
    bonus(s, p, "silversmith", "A5.4")


def mines(s: State, p: Player, n: int) -> Flow:
    """A5.3: clay or gold, no mixing; gold needs two workers."""
    digs = ("clay", "gold") if n > 1 else ("clay",)
    dig = yield Choose(p.seat, "mines", "A5.3", digs, n=n)
    if dig == "gold":
        gain(s, p, GOLD, n // 2, "A5.3")
    else:
        gain(s, p, CLAY, n + 1, "A5.3")
    bonus(s, p, "mines", "A5.4")


# -- A6 King's Storehouse --------------------------------------------------------------------

FOR_VIRTUE = [(a, b) for a in (CLAY, WOOD, STONE) for b in (WOOD, STONE, CLAY) if a <= b]
FOR_MARBLE = [(3 - k, k) for k in range(4)]  # wood, stone


def virtue_price(a: int, b: int) -> tuple[tuple[int, int], ...]:
    return ((a, 2),) if a == b else ((a, 1), (b, 1))


Trade = tuple[tuple[Any, ...], tuple[tuple[int, int], ...]]  # option, price
VIRTUE_TRADES: list[Trade] = [
    (("virtue", GOODS[a], GOODS[b]), virtue_price(a, b)) for a, b in FOR_VIRTUE
]
MARBLE_TRADES: list[Trade] = [(("marble", w, k), ((WOOD, w), (STONE, k))) for w, k in FOR_MARBLE]
OWN_TRADES = dict([*VIRTUE_TRADES, *MARBLE_TRADES])


def trades(p: Player) -> list[Any]:
    """A6.2-A6.4: what can be paid for now."""
    goods = p.goods
    clay, wood, stone = goods[CLAY], goods[WOOD], goods[STONE]
    out: list[Any] = []
    if clay + wood + stone > 1:
        for option, cost in VIRTUE_TRADES:
            if affordable(p, cost):
                out.append(option)
        if wood + stone > 2:
            for option, cost in MARBLE_TRADES:
                if affordable(p, cost):
                    out.append(option)
    prices = TRADE_ORE if p.board == "therese" else TRADE
    for card in p.crew:
        if card in prices and affordable(p, prices[card]):
            out.append(("trade", card))
    return out


def storehouse(s: State, p: Player, n: int) -> Flow:
    """A6.1, A6.5: up to n trades, one after another; a gain can pay for the next."""
    left = n + power(p, "overseer")
    while left:
        options = trades(p)
        if not options:
            return
        options.append("stop")
        pick = yield Choose(p.seat, "storehouse", "A6.1", options, n=left)
        if pick == "stop":
            return
        left -= 1
        if pick[0] == "trade":
            card = pick[1]
            prices = TRADE_ORE if p.board == "therese" else TRADE
            spend(s, p, prices[card], "A6.4")
            got = APPRENTICES[card].trade
            if "virtue" not in got:
                gain_all(s, p, got, "A6.4")
                continue
            flow = shift(s, p, got["virtue"], "A6.4")
        else:
            virtue = pick[0] == "virtue"
            clause = "A6.2" if virtue else "A6.3"
            spend(s, p, OWN_TRADES[pick], clause)
            if not virtue:
                gain(s, p, MARBLE, 1, clause)
                continue
            flow = shift(s, p, 1, clause)
        if flow is not None:  # A6.6
            yield from flow


# -- A8 Town Centre --------------------------------------------------------------------------


def targets(s: State, seen: list[int], limit: int) -> list[tuple[str, int]]:
    """A8.2, A8.3, A8.9: groups of one colour, within the limit of places."""
    full = len(seen) >= limit
    out = []
    for place, row in enumerate(s.at):
        if not full or place in seen:
            for seat, here in enumerate(row):
                if here:
                    out.append((PLACES[place], seat))
    return out


def capture_price(p: Player, done: int, saved: int) -> int:
    """A8.1, A17.3: the first silver is tax; Conspirators save coins that are no tax."""
    if not done:
        return tax_due(p, 1)
    return 0 if saved < power(p, "conspirator") else 1


def town(s: State, p: Player, n: int) -> Flow:
    """A8.1: up to n captures, one after another."""
    limit = table_for(s).locations
    seen: list[int] = []
    saved = 0
    for done in range(n):
        cost = capture_price(p, done, saved)
        if p.goods[SILVER] < cost:
            return
        options: list[Any] = [*targets(s, seen, limit), "stop"]
        pick = yield Choose(
            p.seat, "capture", "A8.1", options, n=n - done, price=cost, seen=tuple(seen)
        )
        if pick == "stop":
            return
        if done:
            saved += 1 - cost
            pay(s, p, cost, 0, "A8.1")
        else:
            pay(s, p, 0, 1, "A8.1")
        place = PLACES.index(pick[0])
        if place not in seen:
            seen.append(place)
        seize(s, p, place, pick[1], "A8.2")


def seize(s: State, p: Player, place: int, who: int, clause: str) -> None:
    """A8.2, A8.5: a whole group; own workers go home."""
    n, s.at[place][who] = s.at[place][who], 0
    if who == p.seat:
        p.workers += n
    else:
        p.captives[who] += n
    s.tell(clause, "capture", player=p.seat, place=PLACES[place], whose=who, n=n)


def free_captures(s: State, p: Player, n: int, clause: str) -> Flow:
    """A8.7, A13.4: captures of buildings: no silver, any places, as long as anyone is there."""
    for done in range(n):
        options = targets(s, [], len(PLACES))
        if not options:
            return
        pick = yield Choose(p.seat, "capture", clause, options, n=n - done, price=0)
        seize(s, p, PLACES.index(pick[0]), pick[1], clause)


# -- A9 Tax Stand ----------------------------------------------------------------------------


def tax_closed(s: State, p: Player) -> tuple[str, str] | None:
    return None if s.tax else ("A9.3", "no-tax")


def tax_stand(s: State, p: Player, n: int) -> Flow | None:
    """A9.3, A17.5: all the silver for virtue."""
    got, s.tax = s.tax, 0
    gain(s, p, SILVER, got, "A9.3")
    bonus(s, p, "tax", "A17.5")
    return shift(s, p, -max(0, TAX_LOSS - power(p, "thief")), "A9.3")


# -- A11 Guardhouse --------------------------------------------------------------------------


def errands(s: State, p: Player) -> list[str]:
    """A11.2-A11.5: the actions that would do something."""
    out = []
    if any(p.captives):
        out.append("sell")
    if p.prison:
        out.append("release")
    if held_by_others(s, p):
        if p.goods[SILVER] >= free_price(p):
            out.append("free")
        out.append("free-by-debt")
    if p.debts and p.goods[SILVER] >= debt_price(p):
        out.append("pay-debt")
    return out


def guardhouse(s: State, p: Player, n: int) -> Flow:
    """A11.1: up to n actions, in any order."""
    for done in range(n):
        options = errands(s, p)
        if not options:
            return
        options.append("stop")
        pick = yield Choose(p.seat, "guardhouse", "A11.1", options, n=n - done)
        if pick == "stop":
            return
        flow = ERRANDS[pick](s, p)
        if flow is not None:
            yield from flow


def sell(s: State, p: Player) -> None:
    """A11.2, A11.10: all captives to Prison, one silver each."""
    n = sum(p.captives)
    owners = tuple([seat for seat, held in enumerate(p.captives) if held])
    for q in s.players:
        q.prison += p.captives[q.seat]
        p.captives[q.seat] = 0
    s.tell("A11.2", "sell", player=p.seat, n=n, owners=owners)
    gain(s, p, SILVER, n, "A11.2")
    bonus(s, p, "sell", "A23.3")
    if p.board == "bertha":
        gain(s, p, SILVER, 2, "A21.7")


def release_all(s: State, p: Player) -> None:
    """A11.3."""
    release(s, p, p.prison, "A11.3")


def free_for_silver(s: State, p: Player) -> None:
    """A11.4."""
    pay(s, p, FREE_SUPPLY, FREE_TAX, "A11.4")
    free_captured(s, p, "A11.4")


def free_for_debt(s: State, p: Player) -> Flow:
    """A11.4, A11.9: one debt and one virtue."""
    flow = take_debts(s, p, 1, "A11.4")
    if flow is not None:
        yield from flow
    flow = shift(s, p, -1, "A11.4")
    if flow is not None:
        yield from flow
    free_captured(s, p, "A11.4")


def pay_debt(s: State, p: Player) -> Flow | None:
    """A11.5, A11.6, A17.4."""
    pay(s, p, DEBT_SUPPLY, DEBT_TAX, "A11.5")
    p.debts -= 1
    p.paid += 1
    s.tell("A11.5", "pay-debt", player=p.seat)
    bonus(s, p, "pay-debt", "A11.5")
    return shift(s, p, 1, "A11.5")


ERRANDS: dict[str, Callable[[State, Player], Flow | None]] = {
    "sell": sell,
    "release": release_all,
    "free": free_for_silver,
    "free-by-debt": free_for_debt,
    "pay-debt": pay_debt,
}

Action = Callable[[State, Player, int], Flow | None]
ACTIONS: tuple[Action, ...] = (  # in the order of PLACES
    quarry, forest, mines, silversmith, storehouse, workshop, town, tax_stand, guardhouse,
)  # fmt: skip
