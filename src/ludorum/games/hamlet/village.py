"""G4, G5: the tiles that lie there: which touch, which are linked, how far they are apart.

Made from the state and kept beside it; tiles are numbers, sets of tiles are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence

from .content import CHURCH, KIND, MAKES
from .lattice import LIFT, MARGIN, MATCHES, ROW, SHAPES, TURNED, WIDE, Shape, key

FAR = 99  # no way there
Spot = tuple[int, int, int]  # p, q and turn


class Joint:
    """A segment two tiles share. `terrain` is R, F or M where both agree, X for forest-mountain."""

    __slots__ = ("a", "b", "segment", "terrain")

    def __init__(self, a: int, segment: int, b: int, terrain: str) -> None:
        self.a = a  # the tile that was there first, and the segment in its own count
        self.segment = segment
        self.b = b
        self.terrain = terrain


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
        self.free: list[list[tuple[int, int, str]]] = []  # segments of a tile that touch nothing
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
        # The bitmaps of lattice: cells up and down, segments with roads and without; and what
        # corner is their first bit.
        self.solid = [0, 0]
        self.roads = [0, 0, 0]
        self.rough = [0, 0, 0]
        self.west = self.north = 0
        self._gaps: dict[str, int] = {}
        self._beside: list[list[int]] = []
        self._far: dict[int, list[int]] = {}
        self._steps: dict[int, list[int]] = {}
        self._hauls: dict[int, Haul] = {}
        self._rooms: dict[tuple[str, int], int] = {}
        self._spots: dict[str, list[Spot]] = {}
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
        v.solid, v.roads, v.rough = self.solid[:], self.roads[:], self.rough[:]
        v.west, v.north = self.west, self.north
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
        v.solid, v.roads, v.rough = self.solid, self.roads, self.rough
        v.west, v.north = self.west, self.north
        v._rooms = self._rooms
        v._spots = self._spots
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
        outline = [(k + 2 * t, way, terrain) for k, way, terrain in x.edges]
        self.free.append([e for e in outline if e[0] not in self.edges])
        self.touch.append(0)
        self.printed.append(0)
        self.link.append(0)
        self.sites.append([])
        for segment, (k, _, terrain) in enumerate(outline):
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
        self._draw(x, at)
        if KIND[id] in ("source", "barn"):
            self.stores.append(n)
        elif KIND[id] == "refinery":
            self.makers.append((n, MAKES[id]))

    def _draw(self, x: Shape, at: Spot) -> None:
        """Into the bitmaps, which grow to the west and to the north if they must."""
        p, q = at[0] - MARGIN, at[1] - MARGIN
        if len(self.ids) == 1:
            self.west, self.north = p, q
        up = max(0, self.west - p) + max(0, self.north - q) * ROW
        if up:
            self.west, self.north = min(self.west, p), min(self.north, q)
            for maps in (self.solid, self.roads, self.rough):
                maps[:] = [bits << up for bits in maps]
        shift = (at[1] - self.north) * ROW + at[0] - self.west - LIFT
        for way, cells in enumerate(x.solid):
            for c in cells:
                self.solid[way] |= 1 << c + shift
        for way, k, road in x.sides:
            (self.roads if road else self.rough)[way] |= 1 << k + shift

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

    def room(self, id: str, x: Shape) -> int:
        """H4.1: turning points, as a bitmap, where that tile can lie in this turn."""
        found = self._rooms.get((id, x.turn))
        if found is None:
            found = self._rooms[id, x.turn] = self._room(x)
        return found

    def _room(self, x: Shape) -> int:
        """Where it overlaps nothing, touches something, and road meets road and nothing else."""
        bad = good = 0
        for way, cells in enumerate(x.solid):
            solid = self.solid[way]
            for c in cells:
                bad |= solid >> c
        for way, k, road in x.sides:
            if road:
                good |= self.roads[way] >> k
                bad |= self.rough[way] >> k
            else:
                good |= self.rough[way] >> k
                bad |= self.roads[way] >> k
        return good & ~bad

    def spots(self, id: str) -> list[Spot]:
        """Every place of that tile, anywhere."""
        found = self._spots.get(id)
        if found is None:
            found = self._spots[id] = []
            for x in TURNED[id]:
                bits = bin(self.room(id, x))
                end = len(bits) - 1 + LIFT
                i = bits.find("1", 2)
                while i > 0:
                    q, p = divmod(end - i, ROW)
                    found.append((p + self.west, q + self.north, x.turn))
                    i = bits.find("1", i + 1)
        return found

    def fits(self, id: str, host: int) -> bool:
        """Is there a place for that tile next to the host?"""
        found = self._fits.get((id, host))
        if found is None:
            found = self._fits[id, host] = self._fit(id, host)
        return found

    def _fit(self, id: str, host: int) -> bool:
        ways = MATCHES[id]
        start = self.north * ROW + self.west + LIFT
        for k, way, terrain in self.free[host]:
            for x, mine in ways[way][terrain == "R"]:
                q, p = divmod((k - mine) // 2, WIDE)
                if self.room(id, x) >> q * ROW + p - start & 1:
                    return True
        return False

    def places(self, id: str, host: int) -> list[Spot]:
        """Every place for that tile next to the host, in the order of its free segments."""
        found = self._places.get((id, host))
        if found is None:
            ways = MATCHES[id]
            start = self.north * ROW + self.west + LIFT
            spots: dict[Spot, bool] = {}
            for k, way, terrain in self.free[host]:
                for x, mine in ways[way][terrain == "R"]:
                    q, p = divmod((k - mine) // 2, WIDE)
                    if self.room(id, x) >> q * ROW + p - start & 1:
                        spots[p, q, x.turn] = True
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
