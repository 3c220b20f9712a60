"""P7: taxes, suspicion, debts and the inquisition, which may come in the middle of anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludorum.kernel import Choose, Draw, Flow

from .content import ATTRIBUTES, BONUS, CRIMINAL, LABOURER, TAX, TOWNSFOLK, WORKERS
from .state import (
    Player,
    State,
    drop_suspicion,
    full_treasury,
    gain_provisions,
    gain_silver,
    in_order,
    move_marker,
    raise_attribute,
    take_debt,
)  # fmt: skip

KEPT = 3  # P8.1: workers kept after passing
COLOURED = range(LABOURER + 1, CRIMINAL)
WATCHES = BONUS["inquisition"]


# -- the treasury ----------------------------------------------------------------------------


def tax(s: State, p: Player, n: int, clause: str) -> Flow | None:
    """P7.1, P7.3: out of the treasury; what it lacks comes from the supply."""
    if not n:
        return None
    out = min(n, s.treasury)
    s.treasury -= out
    s.tell(clause, "tax", player=p.seat, tax=n, left=s.treasury)
    if p.bot:
        move_marker(s, p, n, "P11.12")
    else:
        p.silver += n
    return None if s.treasury else inquisition(s, "P7.4")


def drain(s: State, b: Player) -> Flow | None:
    """P11.15: the bot has nothing to discard: one silver leaves the treasury instead."""
    s.treasury -= 1
    s.tell("P11.15", "drain", player=b.seat, n=s.treasury)
    return None if s.treasury else inquisition(s, "P11.43")


# -- suspicion -------------------------------------------------------------------------------


def take_workers(s: State, p: Player, kinds: Sequence[int], clause: str) -> Flow | None:
    """Workers from the supply; P3.7, P7.2: first all of them, then a suspicion a criminal."""
    criminals = kinds.count(CRIMINAL)
    for kind in kinds:
        p.workers[0 if p.bot else kind] += 1  # P11.10: the bot's are all alike
    s.tell(clause, "workers", player=p.seat, workers=tuple([WORKERS[k] for k in kinds]))
    return suspects(s, p, criminals) if criminals else None


def suspects(s: State, p: Player, n: int) -> Flow:
    """P7.2: one card after another, each with everything it sets off."""
    whose = "bot" if p.bot else "you"
    for k in range(n):
        if not s.suspicion.layers:
            yield from find_suspicion(s)
        card = yield Draw(s.suspicion, "P7.2", about=(whose, k + 1, n))
        p.suspicion.append(card)
        s.tell("P7.2", "suspicion", player=p.seat, tax=TAX[card], n=len(p.suspicion))
        flow = tax(s, p, TAX[card], "P7.2")
        if flow is not None:
            yield from flow


def find_suspicion(s: State) -> Flow:
    """P7.5: the discards are shuffled; without any an inquisition brings some."""
    if not s.gone_suspicion:
        yield from inquisition(s, "P7.5")
    s.suspicion.shuffle_in(s.gone_suspicion)
    s.gone_suspicion = []
    s.tell("P7.5", "shuffle-suspicion")


# -- inquisition -----------------------------------------------------------------------------


def inquisition(s: State, clause: str) -> Flow:
    """P7.6: crews first, then debts for the most suspect, then the treasury is filled."""
    s.tell(clause, "inquisition")
    for p in in_order(s):  # P7.6.1
        if not p.bot:
            watching = [card for card in p.crew if card in WATCHES]
            if watching:
                yield from crew_at_inquisition(s, p, watching)
    most = max([len(p.suspicion) for p in s.players])
    if most:
        for p in in_order(s):
            if len(p.suspicion) == most:
                s.tell("P7.6", "suspected", player=p.seat, n=most)
                take_debt(s, p, "P7.6")
                drop_suspicion(s, p, most // 2, "P7.6")
    else:
        s.tell("P7.6", "nobody-suspected")
    s.treasury = full_treasury(s)
    s.tell("P7.6", "treasury", silver=s.treasury)


def crew_at_inquisition(s: State, p: Player, left: list[str]) -> Flow:
    """P7.6, P9.8: an order only matters while a Conspirator could discard something."""
    while left:
        sly = [card for card in left if TOWNSFOLK[card].name == "conspirator"]
        if not sly or not p.suspicion:
            break
        options: list[Any] = [*left, "done"]
        pick = yield Choose(p.seat, "inquisition", "P7.6", options, n=len(p.suspicion))
        if pick == "done":
            left = [card for card in left if card not in sly]
            break
        left.remove(pick)
        watch(s, p, pick)
    for card in left:
        watch(s, p, card)
    if p.passed and sum(p.workers) > KEPT:
        yield from return_down(s, p, "P8.6")


def watch(s: State, p: Player, card: str) -> None:
    """P9.4, P9.6, P9.7: each condition is looked at when its card is used."""
    n = len(p.suspicion)
    needs = TOWNSFOLK[card].needs
    if (needs == "suspect" and n < 2) or (needs == "blameless" and n):
        return
    clause = {"": "P9.4", "suspect": "P9.6", "blameless": "P9.7"}[needs]
    for name, count in WATCHES[card]:
        if name == "remove-suspicion":
            drop_suspicion(s, p, min(count, n), clause)
        elif name in ATTRIBUTES:
            raise_attribute(s, p, ATTRIBUTES.index(name), count, clause)
        elif name == "silver":
            gain_silver(s, p, count, clause)
        elif name == "provision":
            gain_provisions(s, p, count, clause)
        else:
            p.workers[WORKERS.index(name)] += count
            s.tell(clause, "workers", player=p.seat, workers=(name,) * count)


# -- workers kept ----------------------------------------------------------------------------


def return_down(s: State, p: Player, clause: str) -> Flow:
    """P8.1, P8.6: workers above three go back to the supply, the owner says which."""
    while True:
        n = sum(p.workers)
        options: list[str] = [WORKERS[k] for k in spare_first(p)]
        if n <= KEPT:
            options = ["done", *options]
        pick = yield Choose(p.seat, "keep", clause, options, n=n, most=KEPT)
        if pick == "done":
            return
        p.workers[WORKERS.index(pick)] -= 1
        s.tell(clause, "return", player=p.seat, worker=pick)
        if clause == "P8.6" and n - 1 == KEPT:
            return


def spare_first(p: Player) -> list[int]:
    """Kinds of workers at hand: labourers and plenty first, criminals last."""
    workers = p.workers
    coloured = sorted([(-workers[k], k) for k in COLOURED if workers[k]])
    out = [k for _, k in coloured]
    if workers[LABOURER]:
        out.insert(0, LABOURER)
    if workers[CRIMINAL]:
        out.append(CRIMINAL)
    return out
