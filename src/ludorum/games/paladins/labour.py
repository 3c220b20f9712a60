"""P4: which workers pay for an action. One ask, the payment that keeps the wild ones first."""

from __future__ import annotations

from itertools import product

from ludorum.kernel import Choose, Flow

from .content import ACTIONS, ANY, CRIMINAL, EMPTY, LABOURER, WORKERS, Need
from .state import Player, State

Payment = tuple[str, ...]  # workers by name, from the left space to the right one
ENOUGH = 3  # more of a kind than an action has spaces makes no difference
KINDS = range(len(WORKERS))
_known: dict[tuple[Need, tuple[int, ...]], tuple[Payment, ...]] = {}


def payable(p: Player, need: Need) -> bool:
    """P4.2: enough workers, and a criminal for every colour that lacks."""
    workers = p.workers
    if sum(workers) < len(need):
        return False
    lacking = 0
    for kind in need:
        if kind != ANY and not workers[kind]:
            lacking += 1
    return lacking <= workers[CRIMINAL]


def payments(p: Player, need: Need) -> tuple[Payment, ...]:
    """P4.2, P4.13: the different sets of workers that can stand on the spaces."""
    key = need, tuple([min(ENOUGH, n) for n in p.workers])
    found = _known.get(key)
    if found is None:
        found = _known[key] = enumerate_payments(need, key[1])
    return found


def enumerate_payments(need: Need, workers: tuple[int, ...]) -> tuple[Payment, ...]:
    ways = [KINDS if kind == ANY else (kind, CRIMINAL) for kind in need]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for kinds in product(*ways):
        if all([kinds.count(k) <= workers[k] for k in kinds]):
            found.setdefault(tuple(sorted(kinds)), kinds)

    def dear(kinds: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
        """Few criminals; then many labourers; then what one has plenty of."""
        plenty = sum([workers[k] for k in kinds])
        return kinds.count(CRIMINAL), -kinds.count(LABOURER), -plenty, kinds

    return tuple([tuple([WORKERS[k] for k in x]) for x in sorted(found.values(), key=dear)])


def place(s: State, p: Player, a: int, need: Need) -> Flow:
    """P4.1, P4.4: all workers of an action at once, on the spaces no workshop covers."""
    options = payments(p, need)
    pick: Payment = yield Choose(p.seat, "pay", "P4.2", options, action=ACTIONS[a])
    spaces = p.spaces[a]
    i = 0
    for name in pick:
        kind = WORKERS.index(name)
        while spaces[i] != EMPTY:  # a workshop
            i += 1
        spaces[i] = kind
        p.workers[kind] -= 1
    s.tell("P4.1", "place", player=p.seat, action=ACTIONS[a], workers=pick)
