"""B6, H2.5: blueprints and hires."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Choose, Flow

from .content import (
    BLUEPRINTS,
    CHURCH,
    DONKEY_PRICE,
    DONKEYS,
    HIRES,
    TOWN_HALL,
    VILLAGERS,
)  # fmt: skip
from .hauling import Means
from .setup import refill_row
from .state import Player, State, earn, figures, pay_coins, village
from .works import Reason, send


def villager_price(p: Player) -> int:
    """B6.3: the second, third and fourth cost more and more; there is no fifth."""
    return HIRES[min(figures(p), len(HIRES)) - 1]


def thing_closed(s: State, p: Player, thing: Any) -> Reason | None:
    """H2.5: why a blueprint or a hire cannot be had."""
    if thing == "villager":
        if figures(p) == VILLAGERS:
            return "H2.5", "all-villagers"
        return None if p.coins >= villager_price(p) else ("B6.3", "no-coins")
    if thing == "donkey":
        if len(p.donkeys) == DONKEYS:
            return "H2.5", "all-donkeys"
        return None if p.coins >= DONKEY_PRICE else ("B6.3", "no-coins")
    if len(p.blueprints) == BLUEPRINTS:
        return "B6.2", "all-blueprints"
    return None if p.coins >= thing[1] else ("B6.2", "no-coins")


def things(s: State, p: Player, taken: bool) -> list[Any]:
    """B6.1: at most one blueprint, any number of hires."""
    out: list[Any] = []
    if not taken:
        out += [("blueprint", slot) for slot in range(len(s.row))]
    return [x for x in (*out, "villager", "donkey") if thing_closed(s, p, x) is None]


def visit_closed(m: Means) -> Reason | None:
    """The leftmost blueprint costs nothing."""
    s, p = m.s, m.p
    if s.row and len(p.blueprints) < BLUEPRINTS:
        return None
    return None if things(s, p, True) else ("H2.5", "nothing-there")


def visit(s: State, p: Player) -> Flow:
    """H2.5: in any order, at least one thing."""
    send(s, p, TOWN_HALL)
    taken = False
    some = False
    while True:
        options = things(s, p, taken)
        if some:
            options.append("done")
        pick = yield Choose(p.seat, "town-hall", "H2.5", options, taken=int(taken))
        if pick == "done":
            return
        some = True
        if pick == "villager":
            hire_villager(s, p)
        elif pick == "donkey":
            yield from hire_donkey(s, p)
        else:
            taken = True
            yield from take_blueprint(s, p, pick[1])


def hire_villager(s: State, p: Player) -> None:
    """B6.3, H2.6: it lies on the church until the next own turn."""
    pay_coins(s, p, villager_price(p), "B6.3")
    p.lying.append(CHURCH)
    s.busy = True
    s.tell("B6.3", "villager", player=p.seat, n=figures(p))


def hire_donkey(s: State, p: Player) -> Flow:
    """B6.3: on any tile that roads join to the church."""
    tile = yield Choose(p.seat, "donkey-tile", "B6.3", village(s).linked)
    pay_coins(s, p, DONKEY_PRICE, "B6.3")
    p.donkeys.append(tile)
    p.donkeys.sort()
    s.busy = True
    s.tell("B6.3", "donkey", player=p.seat, tile=s.tiles[tile])


def take_blueprint(s: State, p: Player, slot: int) -> Flow:
    """B6.2, H1.5: a coin on each tile to the left; those on the tile come with it."""
    if not p.bot:
        pay_coins(s, p, slot, "B6.2")
    for i in range(slot):
        s.row_coins[i] += 1
    tile = s.row.pop(slot)
    coins = s.row_coins.pop(slot)
    p.blueprints.append(tile)
    s.busy = True
    s.tell("B6.2", "blueprint", player=p.seat, tile=tile, place=slot)
    earn(s, p, coins, "B6.2")
    yield from refill_row(s, "B6.2")
