"""The village of Hamlet, measured a second time: how tiles fit, what roads join, how far it is.

Only the outlines of the printed tiles are taken from the game; the lattice, turns, joints and
networks (chapter G of the rules) are worked out here, slowly and plainly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ludorum.games.hamlet.content import TILES

Point = int  # p * WIDE + q: points are added like pairs
WIDE = 4096
Segment = tuple[Point, Point]  # its ends, the lesser first
Spot = tuple[int, int, int]  # where the turning point of a tile lies, and its turn
Edge = tuple[Segment, str]  # with its terrain
Links = Sequence[set[int]]  # for each tile those it is joined to
CHURCH, MARKET, TOWN_HALL = 0, 1, 2
ROAD = "R"
UNLIKE = "X"  # forest against mountain


def turned(at: Sequence[int], turns: int) -> Point:
    """G3: clockwise."""
    p, q = at
    for _ in range(turns):
        p, q = -q, p + q
    return p * WIDE + q


class Laid(NamedTuple):
    """The cells a tile covers, and its edges clockwise."""

    cells: frozenset[Point]
    edges: tuple[Edge, ...]

    @property
    def footprint(self) -> tuple[frozenset[Point], frozenset[Edge]]:
        """H4.6, M14.11: what is alike in two turns of a symmetric tile."""
        return self.cells, frozenset(self.edges)


@cache
def shape(id: str, turn: int) -> Laid:
    """A tile about its turning point. Cells are counted in thirds of a step."""
    tile = TILES[id]
    corners = [turned(x, turn) for x in tile.vertices]
    sides = zip(corners, [*corners[1:], corners[0]], tile.edges, strict=True)
    edges = tuple(((min(a, b), max(a, b)), terrain) for a, b, terrain in sides)
    return Laid(frozenset(turned(x, turn) for x in tile.cells), edges)


def laid(id: str, spot: Spot) -> Laid:
    p, q, turn = spot
    there, cells = p * WIDE + q, moved_cells(id, spot)
    edges = [((a + there, b + there), terrain) for (a, b), terrain in shape(id, turn).edges]
    return Laid(frozenset(cells), tuple(edges))


def moved_cells(id: str, spot: Spot) -> Iterator[Point]:
    p, q, turn = spot
    there = 3 * (p * WIDE + q)
    return (cell + there for cell in shape(id, turn).cells)


class Joint(NamedTuple):
    """A segment two tiles share: the older one with its number of the segment, the other one."""

    a: int
    segment: int
    b: int
    terrain: str  # UNLIKE if the two differ


class Site:
    """G4, H4.1: a legal place for a tile, with all spots that come to the same (M14.11).

    touch  tiles it would touch, `alike` with equal terrain, `roads` road to road
    equal  segments of equal terrain, `dead` of forest against mountain
    match  some equal terrain is forest or mountain
    """

    def __init__(self, layout: Layout, there: Laid) -> None:
        self.there = there
        self.spots: list[Spot] = []
        self.touch: set[int] = set()
        self.alike: set[int] = set()
        self.roads: set[int] = set()
        self.equal = self.dead = 0
        self.match = False
        self.legal = True
        for segment, terrain in there.edges:
            known = layout.segments.get(segment)
            if known is None:
                continue
            tile, _, other = known
            if (terrain == ROAD) != (other == ROAD):
                self.legal = False
                return
            self.touch.add(tile)
            if terrain != other:
                self.dead += 1
                continue
            self.equal += 1
            self.alike.add(tile)
            if terrain == ROAD:
                self.roads.add(tile)
            else:
                self.match = True


class Layout:
    """Tiles where they lie: those of another layout and one more. A segment is its first tile's."""

    def __init__(self, before: Layout | None = None, id: str = "", spot: Spot = (0, 0, 0)) -> None:
        self.before = before
        self._sites: dict[str, list[Site]] = {}
        self.cells: set[Point] = set(before.cells) if before else set()
        self.segments: dict[Segment, tuple[int, int, str]] = dict(before.segments) if before else {}
        self.joints: list[Joint] = before.joints[:] if before else []
        self.touch: list[set[int]] = [set(x) for x in before.touch] if before else []
        self.printed: list[set[int]] = [set(x) for x in before.printed] if before else []
        self.last = laid(id, spot) if before else Laid(frozenset(), ())
        self.open: dict[int, list[Point]] = {}  # segments of the last tile, by their direction
        if before:
            self._lay(len(self.touch))
        self.at = {(x.a, x.segment): x for x in self.joints}

    def _lay(self, tile: int) -> None:
        self.touch.append(set())
        self.printed.append(set())
        self.cells |= self.last.cells
        for i, (segment, terrain) in enumerate(self.last.edges):
            if segment not in self.segments:
                self.segments[segment] = tile, i, terrain
                self.open.setdefault(segment[1] - segment[0], []).append(segment[0])
                continue
            a, number, other = self.segments[segment]
            self.joints.append(Joint(a, number, tile, terrain if terrain == other else UNLIKE))
            self.touch[a].add(tile)
            self.touch[tile].add(a)
            if terrain == other == ROAD:
                self.printed[a].add(tile)
                self.printed[tile].add(a)

    def sites(self, id: str) -> list[Site]:
        """H4.1: every legal place of a tile in this village."""
        if id not in self._sites:
            self._sites[id] = [*self._kept(id), *self._new(id)] if self.before else []
        return self._sites[id]

    def _kept(self, id: str) -> Iterator[Site]:
        """Those of before that the last tile leaves."""
        assert self.before is not None
        edges = {segment for segment, _ in self.last.edges}
        for site in self.before.sites(id):
            if not site.there.cells.isdisjoint(self.last.cells):
                continue
            if edges.isdisjoint(segment for segment, _ in site.there.edges):
                yield site
                continue
            again = Site(self, site.there)
            again.spots = site.spots
            if again.legal:
                yield again

    def _new(self, id: str) -> Iterable[Site]:
        """Those that touch the last tile and none before it."""
        assert self.before is not None
        sites: dict[tuple[frozenset[Point], frozenset[Edge]], Site] = {}
        seen: set[Spot] = set()
        for turn in range(6):
            for (a, b), _ in shape(id, turn).edges:
                for start in self.open.get(b - a, ()):
                    p, q = divmod(start - a + WIDE // 2, WIDE)
                    spot = (p, q - WIDE // 2, turn)
                    if spot in seen or any(x in self.cells for x in moved_cells(id, spot)):
                        continue
                    seen.add(spot)
                    there = laid(id, spot)
                    if any(segment in self.before.segments for segment, _ in there.edges):
                        continue
                    site = sites.get(there.footprint) or Site(self, there)
                    if site.legal:
                        sites[there.footprint] = site
                        site.spots.append(spot)
        return sites.values()


@lru_cache(maxsize=64)
def layout(tiles: tuple[str, ...], spots: tuple[Spot, ...]) -> Layout:
    if not tiles:
        return Layout()
    return Layout(layout(tiles[:-1], spots[:-1]), tiles[-1], spots[-1])


class Village:
    """A layout with the roads that were built: (owner, older tile, segment) each."""

    def __init__(self, there: Layout, roads: Sequence[tuple[int, int, int]]) -> None:
        self.layout = there
        self.roads = [(owner, there.at[tile, segment]) for owner, tile, segment in roads]
        self.link = self.links()
        self.network = part(self.link, CHURCH)
        self.from_church = steps(self.link, CHURCH)
        self._steps: dict[int, dict[int, int]] = {CHURCH: self.from_church}

    def links(self, without: int | None = None) -> list[set[int]]:
        """G5: printed roads and built ones, but for those of one side."""
        link = [set(x) for x in self.layout.printed]
        for owner, joint in self.roads:
            if owner != without:
                link[joint.a].add(joint.b)
                link[joint.b].add(joint.a)
        return link

    def apart(self, a: int, b: int) -> int:
        """M6.9: road steps; where no road joins them, steps from tile to touching tile."""
        if a not in self._steps:
            self._steps[a] = steps(self.link, a)
        by_road = self._steps[a]
        return by_road[b] if b in by_road else steps(self.layout.touch, a)[b]

    def reach(self, tile: int, donkeys: Iterable[int]) -> set[int]:
        """B4.3, H3.2: one goes on only from the tile itself and from tiles with a donkey."""
        carried = {tile, *donkeys}
        seen, todo = {tile}, [tile]
        while todo:
            at = todo.pop()
            if at in carried:
                todo += self.link[at] - seen
                seen |= self.link[at]
        return seen


def part(link: Links, start: int) -> set[int]:
    """All tiles joined to one."""
    return set(steps(link, start))


def steps(link: Links, start: int) -> dict[int, int]:
    """How many steps it is from one tile to each that is joined to it."""
    out = {start: 0}
    todo = [start]
    for at in todo:
        for there in link[at]:
            if there not in out:
                out[there] = out[at] + 1
                todo.append(there)
    return out
