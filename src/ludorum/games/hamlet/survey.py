"""What the map alone tells the sensible player: how donkeys serve it, how good a place is.

All of it holds until something is built, so it is kept for a map and looked up again.
"""

from __future__ import annotations

from functools import lru_cache

from .content import CHURCH, KIND, MARKET
from .lattice import SHAPES, key
from .village import Spot, Village, mask_of, tiles_in

SINKS = {CHURCH: (0.6, 1.0), MARKET: (0.4, 1.0)}  # worth of a source of cubes, of a refinery
POND = {"forest_pond": "F", "mountain_pond": "M"}
SEGMENTS = {
    "small_woodland": ("F", 1),
    "large_woodland": ("F", 2),
    "small_mountain_range": ("M", 1),
    "large_mountain_range": ("M", 2),
}
COUNTS = {**POND, **{id: terrain for id, (terrain, _) in SEGMENTS.items()}}


class Survey:
    """A map and what has been found out about it. Donkeys are a mask of the tiles they are on."""

    def __init__(self, v: Village) -> None:
        self.v = v
        self.stores = mask_of(v.stores)
        self.makers = mask_of([tile for tile, _ in v.makers])
        self.served = tiles_in(self.makers & v.network)
        self._hauling: dict[int, float] = {}
        self._placed: dict[tuple[str, Spot, int], float] = {}

    def hauling(self, donkeys: int) -> float:
        """How well goods and cubes get to where they are used."""
        known = self._hauling.get(donkeys)
        if known is not None:
            return known
        reach = self.v.haul(donkeys).reach
        out = 0.0
        for sink, (raw, good) in SINKS.items():
            mask = reach(sink)
            out += raw * (mask & self.stores).bit_count()
            out += good * (mask & self.makers).bit_count()
        for tile in self.served:
            mask = reach(tile)
            out += 0.5 * (mask & self.stores).bit_count() + 0.3 * (mask >> MARKET & 1)
        self._hauling[donkeys] = out
        return out

    def placed(self, id: str, at: Spot, donkeys: int) -> float:
        """How good a place is: links, matching edges, what its end score counts."""
        known = self._placed.get((id, at, donkeys))
        if known is None:
            known = self._placed[id, at, donkeys] = self._place(id, at, donkeys)
        return known

    def _place(self, id: str, at: Spot, donkeys: int) -> float:
        v = self.v
        network, edges = v.network, v.edges
        counts = COUNTS.get(id, "")
        linked = beside = match = clash = counted = own = 0
        shift = 2 * key(at[0], at[1])
        for k, _, terrain in SHAPES[id][at[2]].edges:
            there = edges.get(k + shift)
            if there is None:
                continue
            if there[2] != terrain:
                clash += 1
            elif terrain == "R":
                linked |= 1 << there[0]
            else:
                match += 1
                beside |= 1 << there[0]
                if terrain == counts:
                    counted += 1
                    own += network >> there[0] & 1
        out = 0.05 * match - 0.02 * clash
        out += 0.3 * linked.bit_count()
        if id in SEGMENTS:
            return out + SEGMENTS[id][1] * counted
        if id in POND:
            return out + (2.0 if own else 0.0) + 0.1 * own
        inside = linked & network
        if not inside:
            out -= 2.0 if beside & network else 4.0
        if id == "square":
            return out + 2 * linked.bit_count()
        if not inside:
            return out
        far = v.far(CHURCH)
        steps = min([far[t] for t in tiles_in(inside)]) + 1
        if id.startswith("outpost"):
            return out + min(steps, 6)
        if KIND[id] in ("refinery", "barn"):
            near = inside & donkeys != 0
            church, market = inside >> CHURCH & 1, inside >> MARKET & 1
            out += 0.8 * near - 0.2 * steps + 0.4 * church + 0.4 * market
        return out


@lru_cache(maxsize=16)
def surveyed(v: Village) -> Survey:
    return Survey(v)
