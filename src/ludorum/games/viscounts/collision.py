"""V9: the collision of virtue and corruption, and what it means to everyone."""

from __future__ import annotations

from ludorum.kernel import Flow

from .content import ABOVE, BELOW, BOT_ABOVE, BOT_SLOT, TRACK, VIRTUE
from .rewards import apply, triggered
from .state import Player, State, crimes, gain_virtue

IN_COLLISIONS = [i for i, (when, _) in BOT_SLOT.items() if when == "collision"]


def collide(s: State, p: Player) -> Flow:
    """V9.1-V9.6: only if the active player's markers are on one slot."""
    if p.virtue != p.corruption:
        return
    s.tell("V9.1", "collision", player=p.seat, n=p.virtue)
    order = s.players[p.seat :] + s.players[: p.seat]
    for q in order:
        flow = spotless(s, q)
        if flow is not None:
            yield from flow
    for q in order:
        yield from triggered(s, q, "collision")  # V9.2
    above = (BOT_ABOVE if p.bot else ABOVE)[p.virtue - 1]
    flow = apply(s, p, above, "V9.3")
    if flow is not None:
        yield from flow
    needs, steps = BELOW[p.virtue - 1]  # V9.6: V9.3 may have moved the stack
    for q in order[1:]:
        if meets(q, needs):
            flow = apply(s, q, steps, "V9.4")
            if flow is not None:
                yield from flow
    p.corruption, p.virtue = 1, TRACK
    s.tell("V9.5", "reset", player=p.seat)


def spotless(s: State, q: Player) -> Flow | None:
    """V9.1; V13.24: a slot that works for those without criminals."""
    if crimes(q):
        return None
    if q.bot:
        found = [BOT_SLOT[i][1] for i in IN_COLLISIONS if q.built[i]]
        return apply(s, q, found[0], "V13.19") if found else None
    if q.built[VIRTUE]:
        gain_virtue(s, q, 1, "V9.1")
    return None


def meets(q: Player, needs: str) -> bool:
    """V9.4, V8.12: the condition below a slot, on the other player's own board."""
    return not needs or (crimes(q) > 0) == (needs == "criminals")
