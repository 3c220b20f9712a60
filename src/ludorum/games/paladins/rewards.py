"""P4.7, P4.11, P4.12, P9: rewards, one part after another, and the things only a reward does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import Choose, Flow

from .content import (
    ACTIONS,
    ATTRIBUTES,
    BONUS,
    DEVELOP,
    DISCARD,
    HIRE,
    RIGHT,
    UNDER,
    WORKERS,
    WORKSHOP,
    Parts,
)  # fmt: skip
from .inquiry import take_workers, tax
from .state import (
    Player,
    State,
    clear,
    drop_suspicion,
    gain_provisions,
    gain_silver,
    raise_attribute,
    standing,
    take_debt,
)  # fmt: skip

Item = tuple[str, str, int]  # clause, name, how many
NUMBER = {name: i for i, name in enumerate(WORKERS)}
STEP = {name: i for i, name in enumerate(ATTRIBUTES)}
STIRS = frozenset(["tax", "criminal", "recruit"])  # may bring an inquisition on
MINDS = STIRS | {"remove-suspicion", "remove-debt", "pay-debt"}  # before it or after it?


def items(parts: Parts, clause: str) -> list[Item]:
    return [(clause, name, n) for name, n in parts]


def crew_items(p: Player, action: str) -> list[Item]:
    """P9.3: what the crew brings; P9.11: looked up before anybody new joins."""
    table = BONUS[action]
    return [("P9.3", name, n) for card in p.crew if card in table for name, n in table[card]]


def resolve(s: State, p: Player, found: list[Item]) -> Flow | None:
    """P4.11: plain gains at once (P4.12.1); a flow for the rest, if there is any."""
    later: list[Item] = []
    for item in found:
        clause, name, n = item
        if name in STEP:
            raise_attribute(s, p, STEP[name], n, clause)
        elif name == "silver":
            gain_silver(s, p, n, clause)
        elif name == "provision":
            gain_provisions(s, p, n, clause)
        elif name == "debt":
            take_debt(s, p, clause)
        elif name in NUMBER and name != "criminal":
            take_workers(s, p, (NUMBER[name],) * n, clause)
        else:
            later.append(item)
    return settle(s, p, later) if later else None


def settle(s: State, p: Player, later: list[Item]) -> Flow:
    """P4.11: the owner orders what an inquisition could come between."""
    while later:
        item = later[0]
        touchy = list(dict.fromkeys([(x[1], x[2]) for x in later if x[1] in MINDS]))
        if len(touchy) > 1 and order_matters(s, later):
            pick = yield Choose(p.seat, "order", "P4.11", touchy)
            item = next(x for x in later if x[1:] == pick)
        later.remove(item)
        clause, name, n = item
        flow = ASKING[name](s, p, n, clause)
        if flow is not None:
            yield from flow


def order_matters(s: State, later: list[Item]) -> bool:
    """Taxes alone matter only if they can empty the treasury."""
    taxes = 0
    for _, name, n in later:
        if name in ("criminal", "recruit"):
            return True
        if name == "tax":
            taxes += n
    return taxes >= s.treasury


# -- parts that ask or set something off -----------------------------------------------------


def gain_criminals(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return take_workers(s, p, (NUMBER["criminal"],) * n, clause)


def remove_suspicion(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_suspicion(s, p, n, clause) if p.suspicion else None  # P4.7


def ask_suspicion(s: State, p: Player, n: int, clause: str) -> Flow:
    """P4.12.1: may be declined."""
    most = min(n, len(p.suspicion))
    pick = yield Choose(p.seat, "discard", "P4.12.1", tuple(range(most, -1, -1)), n=most)
    drop_suspicion(s, p, pick, clause)


def remove_debt(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_remove_debt(s, p, clause) if p.debts else None


def ask_remove_debt(s: State, p: Player, clause: str) -> Flow:
    """P7.8, P4.12.1: an unpaid debt goes back to the pile."""
    pick = yield Choose(p.seat, "remove-debt", "P4.12.1", ("yes", "no"))
    if pick == "yes":
        p.debts -= 1
        s.tell(clause, "remove-debt", player=p.seat)


def pay_debt(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_pay_debt(s, p, clause) if p.debts else None


def ask_pay_debt(s: State, p: Player, clause: str) -> Flow:
    """P7.8, P4.12.1: an unpaid debt is turned over; P9.5: Debt Collectors bring workers."""
    pick = yield Choose(p.seat, "pay-debt", "P4.12.1", ("yes", "no"))
    if pick == "no":
        return
    p.debts -= 1
    p.paid += 1
    s.tell(clause, "pay-debt", player=p.seat)
    table = BONUS["pay-debt"]
    for card in p.crew:
        if card in table:
            flow = resolve(s, p, items(table[card], "P9.5"))
            if flow is not None:
                yield from flow


def free_pray(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_free_pray(s, p, clause) if standing(p) else None


def ask_free_pray(s: State, p: Player, clause: str) -> Flow:
    """P5.5.1: any one action of the own board, even the one that earned it."""
    options = [*[ACTIONS[a] for a in standing(p)], "no"]
    pick = yield Choose(p.seat, "free-pray", "P5.5.1", options)
    if pick != "no":
        clear(s, p, ACTIONS.index(pick), "P5.5.1")


def free_recruit(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_free_recruit(s, p) if any(s.row) else None


def ask_free_recruit(s: State, p: Player) -> Flow:
    """P6.9: any townsfolk of the row, into the crew or discarded; no workers, silver or debt."""
    filled = [i for i, card in enumerate(s.row) if card]
    options: list[Any] = [("crew", i) for i in filled] + [("discard", i) for i in filled]
    pick = yield Choose(p.seat, "free-recruit", "P6.9", [*options, "no"])
    if pick != "no":
        use, slot = pick
        flow = join_crew(s, p, slot) if use == "crew" else send_away(s, p, slot)
        if flow is not None:
            yield from flow


def free_develop(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_free_develop(s, p) if p.done[DEVELOP] < len(UNDER) else None


def ask_free_develop(s: State, p: Player) -> Flow:
    """P6.8.1: a workshop without workers and silver."""
    spot = yield Choose(p.seat, "develop", "P6.8.1", spots(p))
    flow = put_workshop(s, p, spot, "P6.8.1")
    if flow is not None:
        yield from flow


ASKING: dict[str, Callable[[State, Player, int, str], Flow | None]] = {
    "tax": tax,
    "criminal": gain_criminals,
    "remove-suspicion": remove_suspicion,
    "remove-debt": remove_debt,
    "pay-debt": pay_debt,
    "pray": free_pray,
    "recruit": free_recruit,
    "develop": free_develop,
}


# -- townsfolk and workshops -----------------------------------------------------------------


def join_crew(s: State, p: Player, slot: int) -> Flow | None:
    """P5.2.2: face up before the player, with what it brings at once."""
    card, s.row[slot] = s.row[slot], ""
    p.crew.append(card)
    s.tell("P5.2.2", "hire", player=p.seat, townsfolk=card)
    return resolve(s, p, items(HIRE[card], "P5.2.2"))


def send_away(s: State, p: Player, slot: int) -> Flow | None:
    """P5.2.1: discarded for the reward in its corner."""
    card, s.row[slot] = s.row[slot], ""
    s.gone_townsfolk.append(card)
    s.tell("P5.2.1", "send", player=p.seat, townsfolk=card)
    return resolve(s, p, items(DISCARD[card], "P5.2.1"))


def spots(p: Player) -> list[tuple[str, int]]:
    """P5.1, P4.8: left and middle spaces without a workshop."""
    return [(ACTIONS[a], i) for a in RIGHT for i in (0, 1) if p.spaces[a][i] != WORKSHOP]


def put_workshop(s: State, p: Player, spot: tuple[str, int], clause: str) -> Flow | None:
    """P5.1, P5.1.1: a worker on the space goes to the supply; the one under the workshop comes."""
    action, i = spot
    p.spaces[ACTIONS.index(action)][i] = WORKSHOP
    worker = UNDER[p.done[DEVELOP]]
    p.done[DEVELOP] += 1
    s.tell(clause, "workshop", player=p.seat, action=action, spot=i, n=p.done[DEVELOP])
    found = [(clause, WORKERS[worker], 1), *crew_items(p, "develop")]
    return resolve(s, p, found)
