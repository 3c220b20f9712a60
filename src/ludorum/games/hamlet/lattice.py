"""G: the lattice of triangles. Tiles are turned and shifted as sets of whole numbers.

A corner (p, q) has the key q * WIDE + p. A segment is the sum of its two corners' keys, a cell the
sum of its three: shifting a tile by a key t adds 2 t to its segments and 3 t to its cells.

All places of a tile are found at once on bitmaps, one bit for a corner, ROW of them from west to
east. A cell is the bit of one of its corners, a segment that of the end from which its direction is
0, 1 or 2; as several share a corner there are two bitmaps of cells and three of segments. What is
found for a tile in each turn lies in one bitmap too: all turns of the first row, then of the next,
LINE bits from row to row.
"""

from __future__ import annotations

from functools import lru_cache

from ludorum.effects import need

from .content import TILES, Tile

Corner = tuple[int, int]
WIDE = 1024  # larger than three times any coordinate
TURNS = 6
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise


# No village is wider: that many bits hold all tiles in a line, and MARGIN on the side.
ROW = 128
REACH = 3  # corners of a tile are no farther than this from its turning point
LINE = TURNS * ROW
LIFT = (REACH + 1) * (LINE + 1)  # makes the bit of any corner of a tile a positive number
MARGIN = 2 * REACH + 1  # where bitmaps begin, from the least turning point
BESIDE = MARGIN * (LINE + 1)  # in bitmaps of places beside a tile, the bit of its turning point
NEAR = (2 * BESIDE + LINE) // 8 + 1  # bytes such a bitmap takes at most


class Shape:
    """A tile in one turn.

    cells, edges  cell keys, and for each segment its key, direction and terrain
    solid         bits of its cells, up and down
    sides         of its segments: bitmap, bit, is it a road?
    """

    __slots__ = ("cells", "edges", "sides", "solid", "turn")

    def __init__(
        self, turn: int, cells: list[Corner], edges: list[tuple[Corner, int, str]]
    ) -> None:
        self.turn = turn
        self.cells = [key(*c) for c in cells]
        self.edges = [(2 * key(*a) + key(*STEPS[way]), way, terrain) for a, way, terrain in edges]
        self.solid = [
            [bit((c[0] + 1) // 3, (c[1] - 2) // 3) for c in cells if c[0] % 3 == 2],
            [bit((c[0] - 1) // 3, (c[1] - 1) // 3) for c in cells if c[0] % 3 == 1],
        ]
        self.sides = [(way % 3, bit(*first(a, way)), terrain == "R") for a, way, terrain in edges]


def bit(p: int, q: int) -> int:
    """Of a corner of a tile, counted from its turning point."""
    return q * LINE + p + LIFT


def first(a: Corner, way: int) -> Corner:
    """The end of a segment from which its direction is 0, 1 or 2."""
    return a if way < 3 else (a[0] + STEPS[way][0], a[1] + STEPS[way][1])


def key(p: int, q: int) -> int:
    return q * WIDE + p


def spot(t: int) -> tuple[int, int]:
    """The corner of a key."""
    return t % WIDE, t // WIDE


def turned(p: int, q: int, turn: int) -> tuple[int, int]:
    """G3: so many steps of 60 degrees clockwise about (0, 0)."""
    for _ in range(turn):
        p, q = -q, p + q
    return p, q


def shape(tile: Tile, turn: int) -> Shape:
    corners = [turned(v[0], v[1], turn) for v in tile.vertices]
    edges = []
    for a, b, terrain in zip(corners, [*corners[1:], corners[0]], tile.edges, strict=True):
        edges.append((a, STEPS.index((b[0] - a[0], b[1] - a[1])), terrain))
    return Shape(turn, [turned(c[0], c[1], turn) for c in tile.cells], edges)


def footprint(x: Shape) -> tuple[object, ...]:
    """The same for two turns that give the same cells and segments somewhere (H4.6)."""
    low = min(x.cells)
    lowest = min([e[0] for e in x.edges])
    return (
        tuple(sorted([c - low for c in x.cells])),
        tuple(sorted([(k - lowest, terrain) for k, _, terrain in x.edges])),
        3 * lowest - 2 * low,
    )


def different(tile: Tile) -> list[Shape]:
    """H4.6, M14.11: turns that differ by a shift alone are one; the first stands for them."""
    out: dict[tuple[object, ...], Shape] = {}
    for turn in range(TURNS):
        one = shape(tile, turn)
        out.setdefault(footprint(one), one)
    return list(out.values())


SHAPES = {x.id: [shape(x, turn) for turn in range(TURNS)] for x in TILES.values()}
TURNED = {x.id: different(x) for x in TILES.values()}


def matches(id: str) -> list[list[list[tuple[int, int]]]]:
    """By direction of a segment to build against, and whether it is a road: the turn, by its place
    in TURNED, and the bit of the segment's corner."""
    out: list[list[list[tuple[int, int]]]] = [[[], []] for _ in STEPS]
    for i, x in enumerate(TURNED[id]):
        for (_, way, _), (_, k, road) in zip(x.edges, x.sides, strict=True):
            out[(way + 3) % 6][road].append((i, k - LIFT))
    return out


MATCHES = {id: matches(id) for id in TILES}


@lru_cache(maxsize=4096)
def meeting(laid: Shape, id: str) -> tuple[int, int]:
    """Where that tile can lie beside one that lies there, in each turn of TURNED. Two bitmaps of
    its turning point: where they share a segment, road with road or neither; and where one forbids
    the other, since they overlap or a road ends at the other's side."""
    solid, roads, rough = [0, 0], [0, 0, 0], [0, 0, 0]
    for way, cells in enumerate(laid.solid):
        for c in cells:
            solid[way] |= 1 << c + BESIDE
    for way, k, road in laid.sides:
        (roads if road else rough)[way] |= 1 << k + BESIDE
    near = bad = 0
    for i, x in enumerate(TURNED[id]):
        touch = clash = 0
        for way, cells in enumerate(x.solid):
            for c in cells:
                clash |= solid[way] >> c
        for way, k, road in x.sides:
            touch |= (roads if road else rough)[way] >> k
            clash |= (rough if road else roads)[way] >> k
        near |= (touch & ~clash) << i * ROW
        bad |= clash << i * ROW
    return near, bad


def width(tile: Tile) -> int:
    """The most that a tile measures along p, however it is turned."""
    found = []
    for turn in range(TURNS):
        along = [turned(v[0], v[1], turn)[0] for v in tile.vertices]
        found.append(max(along) - min(along))
    return max(found)


need(
    sum([width(x) for x in TILES.values()]) + MARGIN + 2 * REACH < ROW,
    "all tiles in a line are too wide",
    "vertices",
)
need(
    max([abs(c) for x in TILES.values() for v in x.vertices for c in turned(v[0], v[1], 1)])
    <= REACH,
    "a tile reaches too far from its turning point",
    "vertices",
)
