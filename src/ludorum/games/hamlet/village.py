"""G4, G5: the tiles that lie there: which touch, which are linked, how far they are apart.

Made from the state and kept beside it; tiles are numbers, sets of tiles are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence

from .content import CHURCH, KIND, MAKES
from .lattice import (
    BESIDE,
    LIFT,
    LINE,
    MARGIN,
    MATCHES,
    NEAR,
    ROW,
    SHAPES,
    TURNED,
    Shape,
    key,
    meeting,
)

FAR = 99  # no way there
Spot = tuple[int, int, int]  # p, q and turn
Side = tuple[int, int, bool, int]  # a segment, its direction, is it a road?, its corner as a bit


class Joint:
    """A segment two tiles share. `terrain` is R, F or M where both agree, X for forest-mountain."""

    __slots__ = ("a", "b", "segment", "terrain")

    def __init__(self, a: int, segment: int, b: int, terrain: str) -> None:
        self.a = a  # the tile that was there first, and the segment in its own count
        self.segment = segment
        self.b = b
        self.terrain = terrain


class Met:
    """How a tile meets the first n that were laid: bitmaps as `meeting` gives them, from the corner
    `first`."""

    __slots__ = ("clash", "first", "n", "touch")

    def __init__(self, n: int, first: int, touch: int, clash: int) -> None:
        self.n = n
        self.first = first
        self.touch = touch
        self.clash = clash


class Haul:
    """H3.2: what donkeys carry, as long as they stay where they are."""

    __slots__ = ("_hubs", "_link", "_reach")

    def __init__(self, link: list[int], donkeys: int) -> None:
        self._link = link
        self._reach: dict[int, int] = {}
        # Donkeys that pass goods on to each other, and all tiles they serve together.
        self._hubs: list[tuple[int, int]] = []
        while donkeys:
            todo = hub = donkeys & -donkeys
            served = 0
            while todo:
                low = todo & -todo
                todo ^= low
                near = link[low.bit_length() - 1]
                served |= near
                new = near & donkeys & ~hub
                hub |= new
                todo |= new
            donkeys &= ~hub
            self._hubs.append((hub, served))

    def reach(self, tile: int) -> int:
        """The sources for a villager there: the tile, those linked to it, and what donkeys on
        these bring."""
        found = self._reach.get(tile)
        if found is None:
            near = self._link[tile]
            found = near | 1 << tile
            for hub, served in self._hubs:
                if near & hub:
                    found |= served
            self._reach[tile] = found
        return found


class Village:
    """A map. It is never changed: a tile or a road more makes another one. So all copies of a
    position hold the same, and whatever was found out about it stays true."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.edges: dict[int, tuple[int, int, str]] = {}  # segment -> tile, its count, terrain
        self.free: list[list[Side]] = []  # segments of a tile that touch nothing
        self.joints: list[Joint] = []
        self.sites: list[list[Joint]] = []  # joints of a tile where a road could be built
        self.at: dict[tuple[int, int], Joint] = {}  # by first tile and segment
        self.touch: list[int] = []
        self.printed: list[int] = []
        self.link: list[int] = []
        self.network = 0
        self.linked: list[int] = []  # the tiles of the network
        self.stores: list[int] = []  # tiles that can hold cubes
        self.makers: list[tuple[int, int]] = []  # refineries and their goods
        self.shapes: list[Shape] = []
        self.corners: list[int] = []  # their turning points, as bits
        self.west = self.north = 0  # the corner that is the first bit of bitmaps
        self._gaps: dict[str, int] = {}
        self._beside: list[list[int]] = []
        self._far: dict[int, list[int]] = {}
        self._steps: dict[int, list[int]] = {}
        self._hauls: dict[int, Haul] = {}
        self._met: dict[str, Met] = {}
        self._rooms: dict[str, int] = {}
        self._fits: dict[tuple[str, int], bool] = {}
        self._places: dict[tuple[str, int], list[Spot]] = {}

    # -- growing ------------------------------------------------------------------------------

    def with_tile(self, id: str, at: Spot) -> Village:
        v = Village()
        v.ids = self.ids[:]
        v.edges = self.edges.copy()
        v.free = self.free[:]
        v.joints = self.joints[:]
        v.sites = self.sites[:]
        v.at = self.at.copy()
        v.touch = self.touch[:]
        v.printed = self.printed[:]
        v.link = self.link[:]
        v.stores = self.stores[:]
        v.makers = self.makers[:]
        v.shapes = self.shapes[:]
        v.corners = self.corners[:]
        v.west, v.north = self.west, self.north
        v._met = self._met.copy()
        v._lay(id, at)
        v._find_ways()
        return v

    def with_road(self, joint: Joint) -> Village:
        """The tiles, and what is known of them alone, are the same for both."""
        v = Village()
        v.ids = self.ids
        v.edges = self.edges
        v.free = self.free
        v.joints = self.joints
        v.sites = self.sites
        v.at = self.at
        v.touch = self.touch
        v.printed = self.printed
        v.stores = self.stores
        v.makers = self.makers
        v.shapes = self.shapes
        v.corners = self.corners
        v.west, v.north = self.west, self.north
        v._met = self._met
        v._rooms = self._rooms
        v._steps = self._steps
        v._fits = self._fits
        v._places = self._places
        v.link = self.link[:]
        v._join(joint.a, joint.b)
        v._find_ways()
        return v

    def _lay(self, id: str, at: Spot) -> None:
        """Touching segments become joints, road to road a link. Inner lists are replaced: the map
        this one was made from may hold them too."""
        n = len(self.ids)
        x = SHAPES[id][at[2]]
        t = key(at[0], at[1])
        self.ids.append(id)
        corner = at[1] * LINE + at[0] - LIFT
        self.free.append(
            [
                (k + 2 * t, way, road, first + corner)
                for (k, way, _), (_, first, road) in zip(x.edges, x.sides, strict=True)
                if k + 2 * t not in self.edges
            ]
        )
        self.touch.append(0)
        self.printed.append(0)
        self.link.append(0)
        self.sites.append([])
        for segment, (edge, _, terrain) in enumerate(x.edges):
            k = edge + 2 * t
            found = self.edges.get(k)
            if found is None:
                self.edges[k] = (n, segment, terrain)
                continue
            other, theirs, facing = found
            joint = Joint(other, theirs, n, terrain if terrain == facing else "X")
            self.joints.append(joint)
            self.at[other, theirs] = joint
            self.free[other] = [e for e in self.free[other] if e[0] != k]
            self.touch[n] |= 1 << other
            self.touch[other] |= 1 << n
            if joint.terrain == "R":
                self.printed[n] |= 1 << other
                self.printed[other] |= 1 << n
                self._join(other, n)
            elif joint.terrain != "X":
                self.sites[n] = [*self.sites[n], joint]
                self.sites[other] = [*self.sites[other], joint]
        self.shapes.append(x)
        self.corners.append(at[1] * LINE + at[0])
        self.west = at[0] - MARGIN if n == 0 else min(self.west, at[0] - MARGIN)
        self.north = at[1] - MARGIN if n == 0 else min(self.north, at[1] - MARGIN)
        if KIND[id] in ("source", "barn"):
            self.stores.append(n)
        elif KIND[id] == "refinery":
            self.makers.append((n, MAKES[id]))

    def _join(self, a: int, b: int) -> None:
        self.link[a] |= 1 << b
        self.link[b] |= 1 << a

    def _find_ways(self) -> None:
        self.network = spread(self.link, CHURCH)
        self.linked = tiles_in(self.network)

    # -- ways ---------------------------------------------------------------------------------

    def far(self, a: int) -> list[int]:
        """Road steps from a tile to every other (T5.4)."""
        found = self._far.get(a)
        if found is None:
            found = self._far[a] = distances(self.link, a)
        return found

    def rings(self) -> list[int]:
        """The tiles of the network by road steps from the church, each a mask."""
        far = self.far(CHURCH)
        out = [0] * len(far)
        for tile in self.linked:
            out[far[tile]] |= 1 << tile
        return out

    def steps(self, a: int) -> list[int]:
        """Steps from tile to touching tile."""
        found = self._steps.get(a)
        if found is None:
            found = self._steps[a] = distances(self.touch, a)
        return found

    def apart(self, a: int, b: int) -> int:
        """M6.9: road steps; touching tiles where no road leads."""
        n = self.far(a)[b]
        return self.steps(a)[b] if n == FAR else n

    def beside(self, tile: int) -> list[int]:
        """The tiles linked to one, in order."""
        if not self._beside:
            self._beside = [tiles_in(mask) for mask in self.link]
        return self._beside[tile]

    def gaps(self) -> dict[str, int]:
        """B8.5: tiles that a path or a bridge, F or M, could join to one they are not linked to."""
        if not self._gaps:
            found = {"F": 0, "M": 0}
            for joint in self.joints:
                if joint.terrain in found and not self.link[joint.a] >> joint.b & 1:
                    found[joint.terrain] |= 1 << joint.a | 1 << joint.b
            self._gaps = found
        return self._gaps

    def haul(self, donkeys: int) -> Haul:
        """How donkeys on these tiles serve it."""
        found = self._hauls.get(donkeys)
        if found is None:
            found = self._hauls[donkeys] = Haul(self.link, donkeys)
        return found

    # -- where a tile can go ------------------------------------------------------------------

    def room(self, id: str) -> int:
        """H4.1: turning points where that tile can lie, a bitmap of all turns as in TURNED."""
        found = self._rooms.get(id)
        if found is None:
            met = self._meet(id)
            found = self._rooms[id] = met.touch & ~met.clash
        return found

    def _meet(self, id: str) -> Met:
        """From what was known of it before the last tiles were laid."""
        n, first, touch, clash = 0, self.north * LINE + self.west, 0, 0
        old = self._met.get(id)
        if old is not None:
            up = old.first - first
            n, touch, clash = old.n, old.touch << up, old.clash << up
        for tile in range(n, len(self.ids)):
            near, bad = meeting(self.shapes[tile], id)
            at = self.corners[tile] - first - BESIDE
            touch |= near << at
            clash |= bad << at
        found = self._met[id] = Met(len(self.ids), first, touch, clash)
        return found

    def around(self, id: str, tiles: int) -> int:
        """Those of them next to any of these tiles."""
        out, first = 0, self.north * LINE + self.west + BESIDE
        for tile in tiles_in(tiles):
            near, _ = meeting(self.shapes[tile], id)
            out |= near << self.corners[tile] - first
        return out & self.room(id)

    def spots(self, id: str, room: int) -> list[Spot]:
        """The places in such a bitmap."""
        turned = TURNED[id]
        out = []
        bits = bin(room)
        end = len(bits) - 1
        i = bits.find("1", 2)
        while i > 0:
            q, at = divmod(end - i, LINE)
            turn, p = divmod(at, ROW)
            out.append((p + self.west, q + self.north, turned[turn].turn))
            i = bits.find("1", i + 1)
        return out

    def fits(self, id: str, host: int) -> bool:
        """Is there a place for that tile next to the host?"""
        found = self._fits.get((id, host))
        if found is None:
            found = self._fits[id, host] = self._fit(id, host)
        return found

    def _fit(self, id: str, host: int) -> bool:
        return self._beside_host(id, host) != 0

    def _beside_host(self, id: str, host: int) -> int:
        """Its places there, a bitmap with the host's turning point as in `meeting`."""
        near, _ = meeting(self.shapes[host], id)
        at = self.corners[host] - self.north * LINE - self.west - BESIDE
        return self.room(id) >> at & near

    def places(self, id: str, host: int) -> list[Spot]:
        """Every place for that tile next to the host, in the order of its free segments."""
        found = self._places.get((id, host))
        if found is None:
            ways, turned = MATCHES[id], TURNED[id]
            bits = self._beside_host(id, host).to_bytes(NEAR, "little")
            start = self.corners[host] - BESIDE
            spots: dict[Spot, bool] = {}
            for _, way, road, corner in self.free[host]:
                for i, mine in ways[way][road]:
                    bit = corner - mine + i * ROW - start
                    if bits[bit >> 3] >> (bit & 7) & 1:
                        q, p = divmod(corner - mine, LINE)
                        spots[p, q, turned[i].turn] = True
            found = self._places[id, host] = list(spots)
        return found

    def touched(self, id: str, at: Spot) -> int:
        """The tiles it would touch there."""
        return mask_of([tile for tile, _ in self.contacts(id, at)])

    def contacts(self, id: str, at: Spot) -> list[tuple[int, str]]:
        """For every segment it would share: the tile there, and the terrain as in a joint."""
        t = 2 * key(at[0], at[1])
        out = []
        for k, _, terrain in SHAPES[id][at[2]].edges:
            found = self.edges.get(k + t)
            if found is not None:
                out.append((found[0], terrain if found[2] == terrain else "X"))
        return out


def settled(tiles: Sequence[str], spots: Sequence[Spot], roads: Sequence[Spot]) -> Village:
    """A whole village at once; roads are each their owner, older tile and segment."""
    v = Village()
    for id, at in zip(tiles, spots, strict=True):
        v._lay(id, at)
    for _, tile, segment in roads:
        joint = v.at[tile, segment]
        v._join(joint.a, joint.b)
    if tiles:
        v._find_ways()
    return v


def spread(link: list[int], start: int) -> int:
    """All tiles linked to one in any number of steps."""
    found = todo = 1 << start
    while todo:
        low = todo & -todo
        todo ^= low
        new = link[low.bit_length() - 1] & ~found
        found |= new
        todo |= new
    return found


def distances(link: list[int], start: int) -> list[int]:
    out = [FAR] * len(link)
    seen = ring = 1 << start
    n = 0
    while ring:
        new = 0
        while ring:
            low = ring & -ring
            ring ^= low
            i = low.bit_length() - 1
            out[i] = n
            new |= link[i]
        ring = new & ~seen
        seen |= ring
        n += 1
    return out


def mask_of(tiles: Sequence[int]) -> int:
    out = 0
    for tile in tiles:
        out |= 1 << tile
    return out


def tiles_in(mask: int) -> list[int]:
    out = []
    while mask:
        low = mask & -mask
        mask ^= low
        out.append(low.bit_length() - 1)
    return out
