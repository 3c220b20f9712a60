"""P5: the actions on the left half of a board: the engine of a game.

An action that takes more than workers has a function that says what is lacking; every one has a
flow that carries it out: targets are asked first, then workers are placed, costs paid and rewards
gained (P4.10).
"""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Choose, Flow

from .content import (
    ACTIONS,
    BY_DEBT,
    CONSPIRE,
    CRIMINAL,
    DEVELOP,
    DEVELOP_COST,
    FREE,
    HIRE_COST,
    HUNT,
    PALADINS,
    PRAY,
    PRAY_COST,
    RECRUIT,
    TRADE,
    UNDER,
    Need,
)  # fmt: skip
from .inquiry import take_workers
from .labour import ONE, WHOLE, Payment, hands, place
from .rewards import join_crew, put_workshop, send_away, spots
from .state import (
    Player,
    State,
    clear,
    gain_provisions,
    gain_silver,
    helped,
    paladin_bonus,
    spend,
    standing,
    take_debt,
)  # fmt: skip

Reason = tuple[str, str]  # clause, message
OCCUPIED: Reason = ("P4.3", "occupied")
NO_WORKERS: Reason = ("P4.2", "no-workers")
NO_WORKSHOP: Reason = ("P4.8", "no-workshop")
FOR_ONE, FOR_TWO = 1, 3  # P5.3, P5.4


def need_of(a: int, n: int) -> Need:
    """P4.4: one worker on the left space, or one on each."""
    return ONE[a] if n == 1 else WHOLE[a]


# -- develop ---------------------------------------------------------------------------------


def develop_cost(p: Player) -> int:
    """P5.1, P9.1."""
    return DEVELOP_COST - (PALADINS[p.paladin].less if helped(p, DEVELOP) else 0)


def develop_lacks(s: State, p: Player) -> Reason | None:
    """P5.1, P4.8."""
    if p.done[DEVELOP] == len(UNDER):
        return NO_WORKSHOP
    return None if p.silver >= develop_cost(p) else ("P5.1", "no-silver")


def develop(s: State, p: Player) -> Flow:
    """P5.1."""
    spot = yield Choose(p.seat, "develop", "P5.1", spots(p))
    paid: Payment = yield hands(p, DEVELOP, WHOLE[DEVELOP])
    place(s, p, DEVELOP, paid)
    spend(s, p, "silver", develop_cost(p), "P5.1")
    flow = put_workshop(s, p, spot, "P5.1")
    if flow is not None:
        yield from flow


# -- recruit ---------------------------------------------------------------------------------


def hire_cost(p: Player, slot: int) -> int:
    """P5.2, P9.1: Roland pays nothing anywhere."""
    return 0 if FREE[p.paladin] == RECRUIT else HIRE_COST[slot]


def hires(s: State, p: Player) -> list[tuple[str, int]]:
    """P5.2: townsfolk that can be paid, by silver or by a debt."""
    out: list[tuple[str, int]] = []
    for slot, card in enumerate(s.row):
        if card:
            cost = hire_cost(p, slot)
            if p.silver >= cost:
                out.append(("silver", slot))
            if cost and BY_DEBT[slot]:
                out.append(("debt", slot))
    return out


def recruit_lacks(s: State, p: Player) -> Reason | None:
    """P5.2."""
    for slot, card in enumerate(s.row):
        if card and (BY_DEBT[slot] or p.silver >= hire_cost(p, slot)):
            return None
    return ("P5.2", "no-silver-hire") if any(s.row) else ("P3.11", "no-townsfolk")


def recruit(s: State, p: Player, n: int) -> Flow:
    """P5.2, P5.2.4: one worker discards a townsfolk, two add it to the crew."""
    how, slot = yield Choose(p.seat, "recruit", "P5.2", hires(s, p), n=n)
    paid: Payment = yield hands(p, RECRUIT, need_of(RECRUIT, n))
    place(s, p, RECRUIT, paid)
    if how == "debt":
        take_debt(s, p, "P5.2")
    else:
        spend(s, p, "silver", hire_cost(p, slot), "P5.2")
    flow = join_crew(s, p, slot) if n == 2 else send_away(s, p, slot)
    if flow is not None:
        yield from flow


# -- hunt and trade --------------------------------------------------------------------------


def hunt(s: State, p: Player, n: int) -> Flow:
    """P5.3."""
    paid: Payment = yield hands(p, HUNT, need_of(HUNT, n))
    place(s, p, HUNT, paid)
    gain_provisions(s, p, FOR_ONE if n == 1 else FOR_TWO, "P5.3")
    paladin_bonus(s, p, HUNT)


def trade(s: State, p: Player, n: int) -> Flow:
    """P5.4."""
    paid: Payment = yield hands(p, TRADE, need_of(TRADE, n))
    place(s, p, TRADE, paid)
    gain_silver(s, p, FOR_ONE if n == 1 else FOR_TWO, "P5.4")
    paladin_bonus(s, p, TRADE)


# -- pray ------------------------------------------------------------------------------------


def pray_cost(p: Player) -> int:
    """P5.5, P9.2: Oliver prays without silver."""
    return 0 if FREE[p.paladin] == PRAY else PRAY_COST


def pray_lacks(s: State, p: Player) -> Reason | None:
    """P5.5, P5.5.2."""
    if p.silver < pray_cost(p):
        return "P5.5", "no-silver"
    return None if standing(p) else ("P5.5.2", "nothing-to-clear")


def pray(s: State, p: Player) -> Flow:
    """P5.5: the workers of another action go back to the supply."""
    options = [ACTIONS[a] for a in standing(p)]
    pick = yield Choose(p.seat, "clear", "P5.5", options)
    paid: Payment = yield hands(p, PRAY, WHOLE[PRAY])
    place(s, p, PRAY, paid)
    spend(s, p, "silver", pray_cost(p), "P5.5")
    clear(s, p, ACTIONS.index(pick), "P5.5")


# -- conspire --------------------------------------------------------------------------------


def conspire(s: State, p: Player) -> Flow:
    """P5.6: a criminal, and a suspicion with it."""
    paid: Payment = yield hands(p, CONSPIRE, WHOLE[CONSPIRE])
    place(s, p, CONSPIRE, paid)
    paladin_bonus(s, p, CONSPIRE)
    flow: Any = take_workers(s, p, (CRIMINAL,), "P5.6")
    yield from flow
