"""Pairs of a round: the best of all ways to pair a field.

Best means, one after the other: nobody has the bye a second time; as few have met before as can be;
these have met as rarely as can be; the bye goes to the lowest; neighbours in the standings meet.
Each of these is a digit of one weight, higher than all the lower ones can add up to, so a matching
of the greatest weight is the best in this sense: the algorithm that finds it (blossoms, by
networkx) is exact, and so are whole numbers.

Among more than `WHOLE` players only the nearest in the standings are tried at first, and more of
them as long as somebody would have to meet again who need not.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

WHOLE = 80  # players among whom everybody is tried with everybody
NEAR = 16  # neighbours, on each side
ODD = -1  # stands for who has the bye


class Pairs(NamedTuple):
    """`bye`: the odd one out; `rematches`: pairs that have met before."""

    pairs: list[tuple[int, int]]
    bye: int | None
    rematches: int


def pair(
    order: Sequence[int], met: Mapping[frozenset[int], int], had_bye: Collection[int]
) -> Pairs:
    """All of `order`, the best first."""
    near = len(order) if len(order) <= WHOLE else NEAR
    while True:
        found = _matched(order, met, had_bye, near)
        if found is not None and (not found.rematches or near >= len(order)):
            return found
        near *= 2


def _matched(
    order: Sequence[int], met: Mapping[frozenset[int], int], had_bye: Collection[int], near: int
) -> Pairs | None:
    """None: so few neighbours do not make pairs of all."""
    import networkx  # noqa: PLC0415  half a second and 25 MB: only for who pairs

    n = len(order)
    far = n * n * n + 1  # more than all distances together
    often = far * (n + 1)  # more than who has the bye
    again = often * (1 + sum(met.values()))
    twice = again * (n + 1)
    graph = networkx.Graph()
    graph.add_nodes_from(order)
    for i, one in enumerate(order):
        for j in range(i + 1, min(n, i + 1 + near)):
            times = met.get(frozenset((one, order[j])), 0)
            cost = (j - i) ** 2 + often * times + again * (times > 0)
            graph.add_edge(one, order[j], weight=-cost)
        if n % 2:
            cost = far * (n - 1 - i) + twice * (one in had_bye)
            graph.add_edge(one, ODD, weight=-cost)
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(matching) < n:
        return None
    rank = {one: i for i, one in enumerate(order)}
    bye = next((a if b == ODD else b for a, b in matching if ODD in (a, b)), None)
    pairs = [(a, b) if rank[a] < rank[b] else (b, a) for a, b in matching if ODD not in (a, b)]
    pairs.sort(key=lambda x: (rank[x[0]], rank[x[1]]))
    return Pairs(pairs, bye, len([x for x in pairs if met.get(frozenset(x))]))
