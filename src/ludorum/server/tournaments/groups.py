"""Tables of more than two: who sits together.

Those who stand next to each other sit together, as far as they have not met; as few as can be meet
again. Neighbours are laid out in the order of the standings, then two at a time change places as
long as that is better. What is left over is tried again from other orders, the same ones whoever
computes it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

TRIES = 60  # other orders, while somebody meets again
WINDOW = 24  # places in the standings two may be apart to change places, if nobody meets again
Met = Mapping[frozenset[int], int]


class Sizes(NamedTuple):
    """Seats of each table, and how many of them are people's."""

    seats: list[int]
    people: list[int]


def sizes(players: int, most: int, allowed: Sequence[int]) -> Sizes:
    """Tables of `most` seats, and of one fewer where the title has them and they are three or more;
    with as few bots as can be, then as few smaller tables; the smaller ones and the bots at the
    end, no two bots at a table while another has none."""
    small = most - 1 if most - 1 in allowed and most > 3 else most
    ways = []
    for large in range(players // most + 2):
        left = max(0, players - large * most)
        few = -(-left // small) if small != most else 0
        if large * most + few * small >= players:
            ways.append((large * most + few * small - players, few, large))
    bots, few, large = min(ways)
    seats = [most] * large + [small] * few
    people = list(seats)
    for n in range(bots):
        people[len(people) - 1 - n % len(people)] -= 1
    return Sizes(seats, people)


def group(order: Sequence[int], people: Sequence[int], met: Met) -> list[list[int]]:
    """All of `order`, the best first, at tables for so many people."""
    field = _Field(order, met)
    best = field.bettered(field.cut(list(order), people))
    rng = random.Random(len(order))
    for _ in range(TRIES):
        if not field.rematches(best):
            break
        shaken = list(order)
        for i in range(len(shaken)):
            j = min(len(shaken) - 1, i + rng.randrange(2 * max(people)))
            shaken[i], shaken[j] = shaken[j], shaken[i]
        best = min(best, field.bettered(field.cut(shaken, people)), key=field.cost)
    rank = field.rank
    return [sorted(table, key=rank.__getitem__) for table in best]


def rematches(tables: Sequence[Sequence[int]], met: Met) -> int:
    """Pairs at these tables that have met before."""
    return len(
        [
            1
            for table in tables
            for i, a in enumerate(table)
            for b in table[i + 1 :]
            if met.get(frozenset((a, b)))
        ]
    )


class _Field:
    def __init__(self, order: Sequence[int], met: Met) -> None:
        self.rank = {one: i for i, one in enumerate(order)}
        n = len(order)
        far = n**4 + 1  # more than all distances together
        again = far * (1 + sum(met.values()))
        self._met = met
        self._price: dict[tuple[int, int], int] = {}
        for i, a in enumerate(order):
            for b in order[i + 1 :]:
                times = met.get(frozenset((a, b)), 0)
                price = (self.rank[b] - i) ** 2 + far * times + again * (times > 0)
                self._price[a, b] = self._price[b, a] = price
        self._again = again

    def cut(self, order: list[int], people: Sequence[int]) -> list[list[int]]:
        tables, at = [], 0
        for n in people:
            tables.append(order[at : at + n])
            at += n
        return tables

    def rematches(self, tables: list[list[int]]) -> int:
        return rematches(tables, self._met)

    def cost(self, tables: list[list[int]]) -> int:
        price = self._price
        return sum(
            [price[a, b] for table in tables for i, a in enumerate(table) for b in table[i + 1 :]]
        )

    def _with(self, one: int, table: list[int], without: int) -> int:
        """What it costs to have somebody at a table in the place of somebody else."""
        price = self._price
        return sum([price[one, x] for x in table if x not in (without, one)])

    def bettered(self, tables: list[list[int]]) -> list[list[int]]:
        """Two change places as long as that is better."""
        seat = {one: table for table in tables for one in table}
        order = sorted(seat, key=self.rank.__getitem__)
        changed = True
        while changed:
            changed = False
            for i, a in enumerate(order):
                meets_again = self._with(a, seat[a], a) >= self._again
                window = order if meets_again else order[i + 1 : i + 1 + WINDOW]
                for b in window:
                    changed |= self._swap(a, b, seat)
        return tables

    def _swap(self, a: int, b: int, seat: dict[int, list[int]]) -> bool:
        one, other = seat[a], seat[b]
        if one is other:
            return False
        before = self._with(a, one, a) + self._with(b, other, b)
        after = self._with(a, other, b) + self._with(b, one, a)
        if after >= before:
            return False
        one[one.index(a)], other[other.index(b)] = b, a
        seat[a], seat[b] = other, one
        return True
