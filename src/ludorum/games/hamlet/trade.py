"""B9, B10, H8, H9: market sales and church deliveries."""

from __future__ import annotations

from ludorum.kernel import Flow

from .content import ANY_SLOT, CHURCH, MARKET, SALE_NEEDS, SALES, SLOT_NEEDS
from .hauling import NO_WAY, Means, pay
from .setup import refill_market
from .state import Player, State, earn, pay_coins, score, slots
from .works import Reason, send


def sellable(m: Means) -> list[str]:
    """B9.1, B9.2: tokens a villager can serve: everything is there, nothing can be bought."""
    here, covers = m.reach(MARKET), m.stock.covers
    return [token for token in m.s.market if covers(here, SALE_NEEDS[token])]


def sell_closed(m: Means, token: str) -> Reason | None:
    """B9.1."""
    if not m.stock.covers(m.reach(MARKET), SALE_NEEDS[token]):
        return "B9.1", "out-of-reach"
    return None


def sell(s: State, p: Player, token: str) -> Flow:
    """B9.1, H8.1."""
    send(s, p, MARKET)
    yield from pay(s, p, MARKET, SALE_NEEDS[token], "B9.1")
    yield from take_sale(s, p, token)


def take_sale(s: State, p: Player, token: str) -> Flow:
    """H8.1: the token stays with its owner; the gap is refilled at once."""
    x = SALES[token]
    s.market.remove(token)
    p.sales.append(token)
    s.busy = True
    s.tell("B9.1", "sale", player=p.seat, sale=token)
    score(s, p, x.points, "B9.1")
    earn(s, p, x.coins, "B9.1")
    yield from refill_market(s, "H8.1")


def deliverable(m: Means) -> list[str]:
    """B10.1, H9.3: slots a villager can fill."""
    church = m.s.church
    return [x for x in slots(m.s) if x not in church and deliver_closed(m, x) is None]


def deliver_closed(m: Means, slot: str) -> Reason | None:
    """B10.1, H9.3: an open slot, paid in full."""
    if slot in m.s.church:
        return "B10.1", "slot-filled"
    need = SLOT_NEEDS[slot]
    if not need:
        return None if m.p.coins >= ANY_SLOT[slot].n else ("B10.1", "no-coins")
    cost = m.price(m.reach(CHURCH), need)
    if cost == NO_WAY:
        return "B4.3", "out-of-reach"
    return None if cost <= m.p.coins else ("B9.2", "no-coins")


def deliver(s: State, p: Player, slot: str) -> Flow:
    """H9.1: one action; everything is brought to the church."""
    send(s, p, CHURCH)
    if ANY_SLOT[slot].takes:
        yield from pay(s, p, CHURCH, SLOT_NEEDS[slot], "B10.1")
    else:
        pay_coins(s, p, ANY_SLOT[slot].n, "B10.1")
    fill_slot(s, p, slot)


def fill_slot(s: State, p: Player, slot: str) -> None:
    """B10.1, H9.2: a disc marks it; with the last one the end is near."""
    s.church[slot] = p.seat
    s.busy = True
    s.tell("B10.1", "delivery", player=p.seat, slot=slot)
    score(s, p, ANY_SLOT[slot].points, "B10.1")
    if len(s.church) == len(slots(s)):
        s.tell("H9.2", "church-full")
