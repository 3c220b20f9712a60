"""H6-H8, H11: mining and foresting, the wall guard, cippi, wall and fort, the training grounds."""

from __future__ import annotations

from ludorum.kernel import Choose, Flow

from .content import (
    AREAS,
    BUILDER,
    CIPPI,
    FORT,
    GRANARY,
    GUARD,
    ITEMS,
    LAST,
    MINING,
    NEEDS_FORT,
    RESOURCE,
    SERVANT,
    SOLDIER,
    WALL,
)  # fmt: skip
from .state import Closed, Player, State, fill, pay_one

FORT_PAYS = (BUILDER, SOLDIER)  # H8.1


def box_closed(p: Player, track: int) -> Closed:
    """Why the next box of a track cannot be filled, whatever is paid."""
    k = p.tracks[track]
    if k >= LAST[track][p.built[GRANARY]]:
        return ("H4.4", "track-full") if k == LAST[track][2] else ("H9.4", "section-closed")
    if NEEDS_FORT[track][k] > p.tracks[FORT]:
        return "H8.2" if track == WALL else "H8.3", "needs-fort"
    return None


def mining_closed(s: State, p: Player) -> Closed:
    return box_closed(p, MINING) or (None if p.items[SERVANT] else ("H6.1", "no-items"))


def mining(s: State, p: Player) -> Flow | None:
    """H6.1."""
    pay_one(s, p, SERVANT, "H6.1")
    return fill(s, p, MINING, "H6.2")


def guard_closed(s: State, p: Player) -> Closed:
    return box_closed(p, GUARD) or (None if p.items[SOLDIER] else ("H7.1", "no-items"))


def guard(s: State, p: Player) -> Flow | None:
    """H7.1."""
    pay_one(s, p, SOLDIER, "H7.1")
    return fill(s, p, GUARD, "H7.2")


def cippi_closed(s: State, p: Player) -> Closed:
    return box_closed(p, CIPPI) or (None if p.items[RESOURCE] else ("H8.3", "no-items"))


def cippi(s: State, p: Player) -> Flow | None:
    """H8.3."""
    pay_one(s, p, RESOURCE, "H8.3")
    return fill(s, p, CIPPI, "H8.8")


def wall_closed(s: State, p: Player) -> Closed:
    return box_closed(p, WALL) or (None if p.items[RESOURCE] else ("H8.2", "no-items"))


def wall(s: State, p: Player) -> Flow | None:
    """H8.2."""
    pay_one(s, p, RESOURCE, "H8.2")
    return fill(s, p, WALL, "H8.7")


def fort_closed(s: State, p: Player) -> Closed:
    paid = p.items[BUILDER] or p.items[SOLDIER]
    return box_closed(p, FORT) or (None if paid else ("H8.1", "none-of"))


def fort(s: State, p: Player) -> Flow:
    """H8.1: a builder or a soldier."""
    pays = [ITEMS[x] for x in FORT_PAYS if p.items[x]]
    pick = yield Choose(p.seat, "fort", "H8.1", pays)
    pay_one(s, p, ITEMS.index(pick), "H8.1")
    flow = fill(s, p, FORT, "H8.6")
    if flow is not None:
        yield from flow


def training_closed(s: State, p: Player) -> Closed:
    """H11.1, H11.2, H11.4."""
    if len(p.training) == AREAS["training"].boxes:
        return "H11.4", "no-box-left"
    if p.training and p.training[-1] == s.year:
        return "H11.1", "once-a-year"
    why = box_closed(p, GUARD)
    if why is not None:
        return "H11.2", "guard-closed"
    return None if p.items[BUILDER] else ("H11.1", "no-items")


def training(s: State, p: Player) -> Flow | None:
    """H11.1, H11.3: a builder becomes a wall guard box, never a soldier."""
    pay_one(s, p, BUILDER, "H11.1")
    p.training.append(s.year)
    s.tell("H11.1", "training", player=p.seat, n=len(p.training))
    return fill(s, p, GUARD, "H7.2")
