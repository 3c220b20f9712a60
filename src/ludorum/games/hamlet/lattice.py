"""G: the lattice of triangles. Tiles are turned and shifted as sets of whole numbers.

A corner (p, q) has the key q * WIDE + p. A segment is the sum of its two corners' keys, a cell the
sum of its three: shifting a tile by a key t adds 2 t to its segments and 3 t to its cells.
"""

from __future__ import annotations

from .content import TILES, Tile

WIDE = 1024  # larger than three times any coordinate
TURNS = 6
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise


class Shape:
    """A tile in one turn: cell keys, and for each segment its key, direction and terrain."""

    __slots__ = ("cells", "edges", "turn")

    def __init__(self, turn: int, cells: list[int], edges: list[tuple[int, int, str]]) -> None:
        self.turn = turn
        self.cells = cells
        self.edges = edges


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
        way = STEPS.index((b[0] - a[0], b[1] - a[1]))
        edges.append((key(*a) + key(*b), way, terrain))
    return Shape(turn, [key(*turned(c[0], c[1], turn)) for c in tile.cells], edges)


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


def matches(id: str) -> list[list[list[tuple[Shape, int]]]]:
    """By direction of a segment to build against, and whether it is a road: shape and segment."""
    out: list[list[list[tuple[Shape, int]]]] = [[[], []] for _ in STEPS]
    for x in TURNED[id]:
        for k, way, terrain in x.edges:
            out[(way + 3) % 6][terrain == "R"].append((x, k))
    return out


MATCHES = {id: matches(id) for id in TILES}
