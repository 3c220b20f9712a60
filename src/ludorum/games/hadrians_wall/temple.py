"""H22: the boxes of the temples."""

from __future__ import annotations

from ludorum.kernel import Choose, Flow

from .content import (
    ITEMS,
    PRIESTS,
    RESOURCE,
    TEMPLE,
    TEMPLE_AT,
    TEMPLE_GAIN,
    TEMPLE_OF,
    WORKERS,
)  # fmt: skip
from .state import Closed, Player, State, gain, pay_one


def worship_closed(s: State, p: Player) -> Closed:
    """H22.2, H22.4, H22.7."""
    k = p.worship
    if k == len(TEMPLE_AT):
        return "H22.3", "all-full"
    if p.built[TEMPLE] <= TEMPLE_OF[k]:
        return "H22.2", "not-built"
    if p.citizens[PRIESTS] < TEMPLE_AT[k]:
        return "H22.7", "needs-level"
    return None if any(p.items[:RESOURCE]) else ("H22.2", "none-of")


def worship(s: State, p: Player) -> Flow:
    """H22.2: any worker fills the next box, soldiers included."""
    workers = [x for i, x in enumerate(WORKERS) if p.items[i]]
    pick = yield Choose(p.seat, "worship", "H22.2", workers)
    pay_one(s, p, ITEMS.index(pick), "H22.2")
    k = p.worship
    p.worship = k + 1
    s.tell("H22.4", "worship", player=p.seat, n=k + 1)
    gain(s, p, TEMPLE_GAIN[k], "H22.5")
