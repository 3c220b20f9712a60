"""Whom an arena seats together: who is free, with others who are free and near in points.

Somebody who has just played with the same people waits a little for others to come free; so does a
table that would have to be smaller, or have a bot. Nobody waits longer than that for company that
may not come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from . import groups, pairs

PATIENCE = 20.0  # seconds for other people than those of the last table
LONG = 60.0  # seconds until a table may be smaller, or have bots, if no more can come


class Free(NamedTuple):
    """Somebody who sits nowhere. `since`: when they came free; `last`: whom they played with."""

    player: int
    since: float
    last: frozenset[int]


def seat(
    free: Sequence[Free], busy: int, most: int, allowed: Sequence[int], now: float
) -> list[list[int]]:
    """Tables that are to be laid now. `free`: by points, the best first; `busy`: how many sit at
    tables and may come free; who is not at one of the tables waits."""
    whole = len(free) // most * most
    if not whole:
        return _short(free, busy, most, allowed, now)
    longest = sorted(free, key=lambda x: x.since)[:whole]
    chosen = [x for x in free if x in longest]
    last = {x.player: x.last for x in chosen}
    since = {x.player: x.since for x in chosen}
    met = Counter(
        {
            frozenset((a.player, b)): 1
            for a in chosen
            for b in a.last
            if b in last and a.player in last[b]
        }
    )
    order = [x.player for x in chosen]
    if most == 2:
        tables = [[*x] for x in pairs.pair(order, met, ()).pairs]
    else:
        tables = groups.group(order, [most] * (whole // most), met)
    return [
        table
        for table in tables
        if not groups.rematches([table], met) or now - min([since[x] for x in table]) >= PATIENCE
    ]


def _short(
    free: Sequence[Free], busy: int, most: int, allowed: Sequence[int], now: float
) -> list[list[int]]:
    """One table of fewer people, after a long wait: a smaller one, else one with bots, if there
    will not be enough people even when all are free."""
    if len(free) < 2 or now - min([x.since for x in free]) < LONG:
        return []
    found = groups.sizes(len(free), most, allowed)
    if found.seats == found.people or len(free) + busy < most:
        return [[x.player for x in free]]
    return []
