"""H25, H26: diplomats, scouts and their map."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Choose, Flow

from .content import (
    CELL_GAIN,
    COHORTS,
    DIPLOMAT_AT,
    DIPLOMAT_FAVOURS,
    DIPLOMAT_GAIN,
    DIPLOMAT_PRICE,
    FULL_ROW,
    PATRICIANS,
    PLACEMENTS,
    PROSPECTS,
    SCOUT_AT,
    SOLDIER,
    VALOUR,
)  # fmt: skip
from .state import (
    Closed,
    Player,
    State,
    advance,
    affordable,
    gain,
    hand_over,
    lay_down,
    neighbours,
    pay,
    pay_one,
    shown,
)

# -- H25 diplomats ---------------------------------------------------------------------------


def diplomat_closed(s: State, p: Player) -> Closed:
    k = len(p.diplomats)
    if k == len(DIPLOMAT_AT):
        return "H25.1", "no-box-left"
    if p.citizens[PATRICIANS] < DIPLOMAT_AT[k]:
        return "H25.1", "needs-level"
    return None if affordable(p, DIPLOMAT_PRICE) else ("H25.1", "no-items")


def diplomat(s: State, p: Player) -> Flow:
    """H25.1, H25.2: each serves a cohort of its own."""
    names = [x for i, x in enumerate(COHORTS) if i not in p.diplomats]
    pick = yield Choose(p.seat, "diplomat", "H25.2", names)
    cohort = COHORTS.index(pick)
    pay(s, p, DIPLOMAT_PRICE, "H25.1")
    p.diplomats.append(cohort)
    p.favours[cohort] = DIPLOMAT_FAVOURS
    s.tell("H25.2", "diplomat", player=p.seat, cohort=pick)
    gain(s, p, DIPLOMAT_GAIN, "H25.1")


# -- H26 scouts ------------------------------------------------------------------------------


def shape_of(s: State, p: Player, source: Any) -> str:
    """The pattern a source shows."""
    return PROSPECTS[shown(s, p, source)].shape


def patterns(s: State, p: Player) -> list[Any]:
    """H26.3: the own prospect, the neighbours', the neutral ones."""
    out: list[Any] = ["own"]
    for q in neighbours(s, p):
        out.append(("player", q))
    for k in range(len(s.neutral)):
        out.append(("neutral", k))
    return out


def fits(p: Player, shape: str) -> bool:
    """H26.5: some turn of it lies inside the map, on free cells."""
    done = p.map
    for _, mask in PLACEMENTS[shape]:
        if not mask & done:
            return True
    return False


def scout_closed(s: State, p: Player) -> Closed:
    k = p.scouts
    if k == len(SCOUT_AT):
        return "H26.1", "no-box-left"
    if p.citizens[PATRICIANS] < SCOUT_AT[k]:
        return "H26.1", "needs-level"
    if not p.items[SOLDIER]:
        return "H26.2", "no-items"
    for source in patterns(s, p):
        if fits(p, shape_of(s, p, source)):
            return None
    return "H26.5", "no-room"


def scout(s: State, p: Player) -> Flow:
    """H26.8: source and placement first, then the soldier, the cells, the rows."""
    options = [x for x in patterns(s, p) if fits(p, shape_of(s, p, x))]
    source = yield Choose(p.seat, "pattern", "H26.3", options)
    shape = shape_of(s, p, source)
    done = p.map
    free = [cells for cells, mask in PLACEMENTS[shape] if not mask & done]
    cells = yield Choose(p.seat, "cells", "H26.5", free, shape=shape)
    if source == "own":
        pay_one(s, p, SOLDIER, "H26.4")
    else:
        p.items[SOLDIER] -= 1
        if source[0] == "player":
            hand_over(s, p, source[1], SOLDIER, "H26.4")
        else:
            lay_down(s, p, source[1], SOLDIER)
    p.scouts += 1
    explore(s, p, cells)


def explore(s: State, p: Player, cells: tuple[int, ...]) -> None:
    """H26.6, H26.7: icons of the cells, then valour for every row that has become full."""
    before = p.map
    for cell in cells:
        p.map |= 1 << cell
    s.tell("H26.2", "scout", player=p.seat, cells=cells)
    for cell in cells:
        gain(s, p, CELL_GAIN[cell], "H26.6")
    for row in FULL_ROW:
        if p.map & row == row and before & row != row:
            advance(s, p, VALOUR, "H26.7")
