"""P4: which workers pay for an action. One ask, the payment that keeps the wild ones first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from ludorum.kernel import Choose

from .content import (
    ACTIONS,
    ANY,
    CRIMINAL,
    EMPTY,
    FAVOUR_NEED,
    LABOURER,
    NEED,
    SPACE_KINDS,
    WORKERS,
    Need,
)  # fmt: skip
from .state import Player, State

Payment = tuple[str, ...]  # workers by name, from the left space to the right one
ENOUGH = 3  # more of a kind than an action has spaces makes no difference
KINDS = range(len(WORKERS))
KIND = {name: i for i, name in enumerate(WORKERS)}
ONE: tuple[Need, ...] = tuple([kinds[:1] for kinds in SPACE_KINDS])  # only the left space
WHOLE: tuple[Need, ...] = tuple(SPACE_KINDS)
NEEDS = frozenset(
    [*ONE, *WHOLE, *[need for found in NEED for need in found], *FAVOUR_NEED.values()]
)
MOST = max([len(need) for need in NEEDS])  # workers that can be asked for
_manned: dict[tuple[int, int, tuple[bool, ...]], frozenset[Need]] = {}


def payable(p: Player, need: Need) -> bool:
    """P4.2: enough workers, and a criminal for every colour that lacks."""
    return can_pay(need, p.workers)


def can_pay(need: Need, workers: Sequence[int]) -> bool:
    lacking = sum([kind != ANY and not workers[kind] for kind in need])
    return sum(workers) >= len(need) and lacking <= workers[CRIMINAL]


def manned(p: Player) -> frozenset[Need]:
    """P4.2: of all that spaces may ask for, what the workers at hand can pay."""
    return manned_by(tuple(p.workers))


@lru_cache(maxsize=4096)
def manned_by(workers: tuple[int, ...]) -> frozenset[Need]:
    """It depends on the kinds there are, and on a few criminals and a few of any."""
    kinds = tuple([n > 0 for n in workers])
    key = min(MOST, sum(workers)), min(MOST, workers[CRIMINAL]), kinds
    found = _manned.get(key)
    if found is None:
        found = _manned[key] = frozenset([need for need in NEEDS if can_pay(need, workers)])
    return found


def payments(p: Player, need: Need) -> tuple[Payment, ...]:
    """P4.2, P4.13: the different sets of workers that can stand on the spaces."""
    return enumerate_payments(need, tuple(p.workers))


@lru_cache(maxsize=16384)
def enumerate_payments(need: Need, workers: tuple[int, ...]) -> tuple[Payment, ...]:
    there = [k for k in KINDS if workers[k]]
    ways = [[k for k in there if kind == ANY or k in (kind, CRIMINAL)] for kind in need]
    found: dict[tuple[int, ...], tuple[int, int, int, tuple[int, ...]]] = {}
    for kinds in product(*ways):
        bag = tuple(sorted(kinds))
        if bag in found:
            continue
        if len(set(bag)) < len(bag) and any([bag.count(k) > workers[k] for k in bag]):
            continue
        plenty = sum([min(ENOUGH, workers[k]) for k in bag])
        # Few criminals; then many labourers; then what one has plenty of.
        found[bag] = bag.count(CRIMINAL), -bag.count(LABOURER), -plenty, kinds
    return tuple([tuple([WORKERS[k] for k in x[3]]) for x in sorted(found.values())])


def hands(p: Player, a: int, need: Need) -> Choose:
    """P4.2: which workers are to stand on the spaces of an action?"""
    return Choose(p.seat, "pay", "P4.2", payments(p, need), action=ACTIONS[a])


def place(s: State, p: Player, a: int, pick: Payment) -> None:
    """P4.1, P4.4: all workers of an action at once, on the spaces no workshop covers."""
    spaces = p.spaces[a]
    i = 0
    for name in pick:
        kind = KIND[name]
        while spaces[i] != EMPTY:  # a workshop
            i += 1
        spaces[i] = kind
        p.workers[kind] -= 1
    s.tell("P4.1", "place", player=p.seat, action=ACTIONS[a], workers=pick)
