"""B4, H3: what is in reach of a villager, what is missing, and paying with it."""

from __future__ import annotations

from ludorum.kernel import Choose, Flow, Option

from .content import GOODS, MARKET, RAW, Needs
from .state import (
    Player,
    State,
    pay_bonus,
    pay_coins,
    prices,
    stock,
    take_unit,
    village,
)  # fmt: skip
from .village import mask_of

NO_WAY = -1
UNKNOWN = -1
Unit = tuple[int, int, int]  # tile, good, mark: -1 for a cube, else maker * 2 + high quality
MOST_WAYS = 40  # to pay that are asked about at once; more are asked about one by one


class Means:
    """What one side has to act with, made for one question and not kept."""

    __slots__ = ("_haul", "_near", "p", "prices", "s", "stock", "v")

    def __init__(self, s: State, p: Player) -> None:
        self.s = s
        self.p = p
        self.v = village(s)
        self.stock = stock(s)
        self.prices = prices(s)
        self._haul = self.v.haul(mask_of(p.donkeys))
        self._near = [UNKNOWN] * len(GOODS)

    def reach(self, tile: int) -> int:
        """B4.3: tiles whose goods a villager there can use."""
        return self._haul.reach(tile)

    def near(self, good: int) -> int:
        """Tiles that have such a good in reach. What one tile reaches reaches it."""
        out = self._near[good]
        if out == UNKNOWN:
            out = 0
            for tile, _ in self.stock.lies[good]:
                out |= self.reach(tile.bit_length() - 1)
            self._near[good] = out
        return out

    def some(self, good: int, coins: int) -> int:
        """Tiles where at least one such good can be had, bought ones included."""
        near = self.near(good)
        return near | self.reach(MARKET) if self.prices[good] <= coins else near

    def within(self, need: Needs, coins: int) -> int:
        """Tiles of the network where some of each can be had: all where a villager can pay, and
        perhaps more. For costs that leave no choice between goods."""
        out = self.v.network
        for goods, _ in need:
            out &= self.some(goods[0], coins)
        return out

    def price(self, mask: int, need: Needs) -> int:
        """B9.2, H3.3, H3.5: coins for what is missing; NO_WAY if the market is not in reach."""
        out = 0
        lies = self.stock.lies
        for goods, n in need:
            for good in goods:
                for tile, k in lies[good]:
                    if tile & mask:
                        n -= k
            if n > 0:
                if not mask >> MARKET & 1:
                    return NO_WAY
                out += n * self.prices[goods[0]]
        return out

    def payable(self, mask: int, need: Needs, coins: int = 0) -> bool:
        """Can a villager with these tiles in reach pay for it, and so many coins besides?"""
        cost = self.price(mask, need)
        return cost != NO_WAY and cost + coins <= self.p.coins


def units(s: State, mask: int, goods: tuple[int, ...]) -> dict[Unit, int]:
    """H3.6: what can be used, by tile, kind, maker and quality; alike ones are counted."""
    out: dict[Unit, int] = {}
    v = village(s)
    for tile in v.stores:
        if mask >> tile & 1:
            for good in goods:
                if good < len(RAW) and s.cubes[tile][good]:
                    out[tile, good, -1] = s.cubes[tile][good]
    for tile, good in v.makers:
        if good in goods and mask >> tile & 1:
            for mark in s.goods[tile]:
                out[tile, good, mark] = out.get((tile, good, mark), 0) + 1
    return out


def pay(s: State, p: Player, tile: int, need: Needs, clause: str) -> Flow:
    """H3.5-H3.7: first what lies in reach, then coins for the rest, then the bonuses."""
    mask = Means(s, p).reach(tile)
    used: list[int] = []
    coins = 0
    for goods, n in need:
        while n:
            found = units(s, mask, goods)
            if sum(found.values()) <= n:
                for unit, count in found.items():
                    use(s, p, unit, count, used, clause)
                    n -= count
                if n:
                    good, cost = goods[0], n * prices(s)[goods[0]]
                    s.tell("B9.2", "buy", player=p.seat, good=GOODS[good], n=n, price=cost)
                    coins += cost
                break
            kind, options = sources(found, n)
            if len(options) == 1:
                use(s, p, next(iter(found)), n, used, clause)
                break
            pick = yield Choose(p.seat, kind, "H3.6", options, tile=s.tiles[tile], n=n)
            for unit, count in picked(kind, pick):
                use(s, p, unit, count, used, clause)
                n -= count
    pay_coins(s, p, coins, "B9.2")
    for mark in used:
        pay_bonus(s, mark)


def sources(found: dict[Unit, int], n: int) -> tuple[str, list[Option]]:
    """How to ask which of these are used: all ways to take n at once, (tile, good, mark, how many)
    each; for one, or if they are too many, a (tile, good, mark) at a time."""
    piles = [(at, GOODS[good], mark) for at, good, mark in found]
    if n > 1:
        taken = ways(list(found.values()), n)
        if len(taken) <= MOST_WAYS:
            named = [zip(piles, counts, strict=True) for counts in taken]
            return "sources", [tuple([(*pile, k) for pile, k in x if k]) for x in named]
    return "source", piles


def picked(kind: str, pick: Option) -> list[tuple[Unit, int]]:
    """The answer to such a question: units, and how many of each."""
    parts = pick if kind == "sources" else ((*pick, 1),)
    return [((at, GOODS.index(name), mark), n) for at, name, mark, n in parts]


def ways(most: list[int], n: int) -> list[tuple[int, ...]]:
    """All ways to take n from piles of so many, those that take much from the first ones first; of
    very many, only more than anybody is asked about."""
    if len(most) == 1:
        return [(n,)] if n <= most[0] else []
    out: list[tuple[int, ...]] = []
    for k in range(min(n, most[0]), -1, -1):
        out += [(k, *rest) for rest in ways(most[1:], n - k)]
        if len(out) > MOST_WAYS:
            break
    return out


def use(s: State, p: Player, unit: Unit, n: int, used: list[int], clause: str) -> None:
    """H3.4: so many alike ones leave their tile."""
    tile, good, mark = unit
    for _ in range(n):
        take_unit(s, tile, good, mark)
        if mark >= 0:
            used.append(mark)
    s.tell(clause, "use", player=p.seat, good=GOODS[good], n=n, tile=s.tiles[tile], mark=mark)
