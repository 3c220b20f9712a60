"""B5, H5, H6: producing, refining and begging."""

from __future__ import annotations

from ludorum.kernel import Choose, Flow

from .content import (
    CHURCH,
    GOODS,
    KIND,
    MAKES,
    MARKET,
    PRODUCE_COINS,
    RAW,
    TILES,
    number,
)  # fmt: skip
from .hauling import pay, reach, stock, ways
from .state import (
    Player,
    State,
    earn,
    free_slots,
    lay_down,
    makes_high,
    placeable,
    prices,
    put_cube,
    put_goods,
    raw_of,
    supply,
    tokens_left,
    village,
)  # fmt: skip

Reason = tuple[str, str]  # clause and message


def send(s: State, p: Player, tile: int) -> None:
    """H2.2: any unused villager; the nearest one goes."""
    far = village(s).far(tile)
    start = min(p.standing, key=lambda at: (far[at], at))
    lay_down(s, p, start, tile)


# -- producing -------------------------------------------------------------------------------


def produce_closed(s: State, p: Player, tile: int) -> Reason | None:
    """B5.1, H6.1."""
    if not village(s).network >> tile & 1:
        return "G5", "not-linked"
    if placeable(s, tile):
        return None
    return ("H6.1", "no-cubes") if free_slots(s, tile) else ("B5.1", "full")


def produce(s: State, p: Player, tile: int) -> Flow:
    """B5.1, H6.1, H6.3, H6.5: all empty slots, as far as the supply goes, and the coins."""
    send(s, p, tile)
    x = TILES[s.tiles[tile]]
    if x.kind == "source":
        fill(s, p, tile, "B5.1")
    else:
        have = [supply(s, raw) for raw in range(len(RAW))]
        n = min(free_slots(s, tile), sum(have))
        options = [mixed(counts) for counts in ways(have, n)]
        mix = yield Choose(p.seat, "barn", "H6.5", options, at=tile, n=n)
        for name, n in mix:
            put_cube(s, tile, RAW.index(name), n)
            s.tell("H6.5", "cube", player=p.seat, tile=x.id, good=name, n=n)
    earn(s, p, PRODUCE_COINS[x.kind], "B5.1" if x.kind == "source" else "H6.3")


def mixed(counts: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Raw materials of a barn, how many of each."""
    return tuple([(name, n) for name, n in zip(RAW, counts, strict=True) if n])


def fill(s: State, p: Player, tile: int, clause: str) -> None:
    """H6.1: a source takes cubes of its kind while it has slots and the supply has cubes."""
    id = s.tiles[tile]
    raw = MAKES[id]
    n = min(free_slots(s, tile), supply(s, raw))
    put_cube(s, tile, raw, n)
    s.tell(clause, "cube", player=p.seat, tile=id, good=RAW[raw], n=n)


def beg_closed(s: State, p: Player) -> Reason | None:
    """B10.2, H6.4: the three sources of the start are full or their cubes gone."""
    for tile in village(s).stores:
        if KIND[s.tiles[tile]] == "source" and placeable(s, tile):
            return "H6.4", "no-beg"
    return None


def beg(s: State, p: Player) -> Flow:
    """B10.2."""
    send(s, p, CHURCH)
    s.tell("B10.2", "beg", player=p.seat)
    earn(s, p, number("beg-coins"), "B10.2")
    yield from ()


# -- refining --------------------------------------------------------------------------------


def most(s: State, p: Player, tile: int) -> int:
    """H5.1: how many goods a player can make there now, bought cubes included."""
    id = s.tiles[tile]
    n = min(free_slots(s, tile), tokens_left(s, p, MAKES[id]))
    if n <= 0:
        return 0
    mask = reach(s, p, tile)
    raw = raw_of(id)
    cubes = stock(s, mask)[raw]
    if cubes < n and mask >> MARKET & 1:
        cubes += p.coins // prices(s)[raw]
    return min(n, cubes)


def refine_closed(s: State, p: Player, tile: int) -> Reason | None:
    """B5.3, H5.1."""
    id = s.tiles[tile]
    if not village(s).network >> tile & 1:
        return "G5", "not-linked"
    if not free_slots(s, tile):
        return "B5.3", "full"
    if not tokens_left(s, p, MAKES[id]):
        return "H5.1", "no-token"
    return None if most(s, p, tile) else ("B4.3", "out-of-reach")


def refine(s: State, p: Player, tile: int) -> Flow:
    """H5.1: any number of free slots, at least one, for a raw cube each."""
    send(s, p, tile)
    counts = tuple(range(1, most(s, p, tile) + 1))
    n = yield Choose(p.seat, "batch", "H5.1", counts, at=tile)
    yield from pay(s, p, tile, (((raw_of(s.tiles[tile]),), n),), "B4.1")
    make(s, p, tile, n)


def make(s: State, p: Player, tile: int, n: int) -> None:
    """B7.5, H5.1: goods of the maker; their quality is fixed now."""
    good = MAKES[s.tiles[tile]]
    high = makes_high(s, p, good)
    put_goods(s, tile, (p.seat * 2 + high,) * n)
    s.busy = True
    s.tell("B5.3", "make", player=p.seat, tile=s.tiles[tile], good=GOODS[good], n=n, high=int(high))
