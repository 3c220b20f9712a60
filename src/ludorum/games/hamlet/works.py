"""B5, H5, H6: producing, refining and begging."""

from __future__ import annotations

from ludorum.kernel import Choose, Flow

from .content import (
    CHURCH,
    GOODS,
    KIND,
    MADE_OF,
    MAKES,
    MARKET,
    PRODUCE_COINS,
    RAW,
    RAW_OF,
    START,
    TILES,
    number,
)  # fmt: skip
from .hauling import Means, pay, ways
from .state import (
    Player,
    State,
    earn,
    free_slots,
    lay_down,
    makes_high,
    put_cube,
    put_goods,
    stock,
    village,
)  # fmt: skip
from .village import mask_of

Reason = tuple[str, str]  # clause and message
SOURCES = mask_of([START.index(x) for x in START if KIND[x] == "source"])  # all lie there at first


def send(s: State, p: Player, tile: int) -> None:
    """H2.2: any unused villager; the nearest one goes."""
    start = p.standing[0]
    if start != p.standing[-1]:  # they are in order: not all on one tile
        far = village(s).far(tile)
        start = min(p.standing, key=lambda at: (far[at], at))
    lay_down(s, p, start, tile)


# -- producing -------------------------------------------------------------------------------


def producible(m: Means) -> list[int]:
    """B5.1, H6.1: tiles on which a villager can produce."""
    some = m.v.network & m.stock.fillable
    return [tile for tile in m.v.stores if some >> tile & 1] if some else []


def produce_closed(m: Means, tile: int) -> Reason | None:
    """B5.1, H6.1."""
    if not m.v.network >> tile & 1:
        return "G5", "not-linked"
    if m.stock.fillable >> tile & 1:
        return None
    return ("B5.1", "full") if m.stock.full >> tile & 1 else ("H6.1", "no-cubes")


def produce(s: State, p: Player, tile: int) -> Flow:
    """B5.1, H6.1, H6.3, H6.5: all empty slots, as far as the supply goes, and the coins."""
    send(s, p, tile)
    x = TILES[s.tiles[tile]]
    if x.kind == "source":
        fill(s, p, tile, "B5.1")
    else:
        have = stock(s).supply
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
    n = min(free_slots(s, tile), stock(s).supply[raw])
    put_cube(s, tile, raw, n)
    s.tell(clause, "cube", player=p.seat, tile=id, good=RAW[raw], n=n)


def beg_closed(m: Means) -> Reason | None:
    """B10.2, H6.4: the three sources of the start are full or their cubes gone."""
    return ("H6.4", "no-beg") if m.stock.fillable & SOURCES else None


def beg(s: State, p: Player) -> Flow:
    """B10.2."""
    send(s, p, CHURCH)
    s.tell("B10.2", "beg", player=p.seat)
    earn(s, p, number("beg-coins"), "B10.2")
    yield from ()


# -- refining --------------------------------------------------------------------------------


def most(m: Means, tile: int) -> int:
    """H5.1: how many goods a player can make there now, bought cubes included."""
    id = m.s.tiles[tile]
    n = min(free_slots(m.s, tile), m.stock.tokens(m.p.seat, MAKES[id]))
    if n <= 0:
        return 0
    mask = m.reach(tile)
    raw = RAW_OF[id]
    cubes = m.stock.count(mask, raw)
    if cubes < n and mask >> MARKET & 1:
        cubes += m.p.coins // m.prices[raw]
    return min(n, cubes)


def refinable(m: Means) -> list[int]:
    """B5.3, H5.1: tiles on which a villager can refine."""
    some = m.v.network & ~m.stock.full
    out = []
    for tile, good in m.v.makers:
        if some >> tile & 1 and m.stock.tokens(m.p.seat, good):
            if m.some(MADE_OF[good], m.p.coins) >> tile & 1:
                out.append(tile)
    return out


def refine_closed(m: Means, tile: int) -> Reason | None:
    """B5.3, H5.1."""
    if not m.v.network >> tile & 1:
        return "G5", "not-linked"
    if m.stock.full >> tile & 1:
        return "B5.3", "full"
    id = m.v.ids[tile]
    if not m.stock.tokens(m.p.seat, MAKES[id]):
        return "H5.1", "no-token"
    return None if m.some(RAW_OF[id], m.p.coins) >> tile & 1 else ("B4.3", "out-of-reach")


def refine(s: State, p: Player, tile: int) -> Flow:
    """H5.1: any number of free slots, at least one, for a raw cube each."""
    send(s, p, tile)
    counts = tuple(range(1, most(Means(s, p), tile) + 1))
    n = yield Choose(p.seat, "batch", "H5.1", counts, at=tile)
    yield from pay(s, p, tile, (((RAW_OF[s.tiles[tile]],), n),), "B4.1")
    make(s, p, tile, n)


def make(s: State, p: Player, tile: int, n: int) -> None:
    """B7.5, H5.1: goods of the maker; their quality is fixed now."""
    good = MAKES[s.tiles[tile]]
    high = makes_high(s, p, good)
    put_goods(s, tile, (p.seat * 2 + high,) * n)
    s.busy = True
    s.tell("B5.3", "make", player=p.seat, tile=s.tiles[tile], good=GOODS[good], n=n, high=int(high))
