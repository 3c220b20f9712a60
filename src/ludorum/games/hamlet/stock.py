"""H3, H6: what lies on the tiles, counted once for all who ask until something is moved.

Like the map it is never changed: whoever moves a cube or a token drops it, and it is made anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from .content import ANY, CUBES, GOODS, MAKES, RAW, SLOTS_OF, TOKENS, Needs
from .village import Village

NO_CUBES = (0, 0, 0)


class Stock:
    """lies       by good: the tiles it lies on, each as a mask, and how many there
    supply     cubes of each kind that lie nowhere (H6.1)
    fillable   tiles on which producing could place a cube (H6.1), as a mask
    full       tiles without an empty slot
    """

    __slots__ = ("_tokens", "fillable", "full", "lies", "supply")

    def __init__(
        self,
        v: Village,
        cubes: Sequence[tuple[int, int, int]],
        goods: Sequence[tuple[int, ...]],
        seats: int,
    ) -> None:
        self.lies: list[list[tuple[int, int]]] = [[] for _ in GOODS]
        self.supply = [CUBES] * len(RAW)
        self._tokens = [TOKENS] * (len(GOODS) * seats)
        self.fillable = self.full = 0
        lies, supply, tokens = self.lies, self.supply, self._tokens
        vacant: list[int] = []
        for tile in v.stores:
            total = 0
            if cubes[tile] != NO_CUBES:
                for raw, n in enumerate(cubes[tile]):
                    if n:
                        supply[raw] -= n
                        lies[raw].append((1 << tile, n))
                        total += n
            if total < SLOTS_OF[v.ids[tile]]:
                vacant.append(tile)
            else:
                self.full |= 1 << tile
        for tile in vacant:
            raw = MAKES.get(v.ids[tile], ANY)
            if (max(supply) if raw == ANY else supply[raw]) > 0:
                self.fillable |= 1 << tile
        for tile, good in v.makers:
            marks = goods[tile]
            if marks:
                lies[good].append((1 << tile, len(marks)))
                for mark in marks:
                    tokens[(mark >> 1) * len(GOODS) + good] -= 1
                if len(marks) >= SLOTS_OF[v.ids[tile]]:
                    self.full |= 1 << tile

    def tokens(self, seat: int, good: int) -> int:
        """B1.2: two tokens of each good a player; those that are left."""
        return self._tokens[seat * len(GOODS) + good]

    def count(self, mask: int, good: int) -> int:
        """How much of a good lies on these tiles."""
        out = 0
        for tile, n in self.lies[good]:
            if tile & mask:
                out += n
        return out

    def short(self, mask: int, need: Needs) -> list[tuple[int, int]]:
        """What is missing on these tiles: a good that will do, and how many."""
        out = []
        lies = self.lies
        for goods, n in need:
            for good in goods:
                for tile, k in lies[good]:
                    if tile & mask:
                        n -= k
            if n > 0:
                out.append((goods[0], n))
        return out

    def covers(self, mask: int, need: Needs) -> bool:
        """Everything lies on these tiles."""
        return not self.short(mask, need)
