"""Hamlet, read a second time: every action of a turn, Botric's villagers, the end, the score.

    python -m tests.oracles.hamlet --games 300 --seed 1

Chapters follow the rules (`clauses/en.md`): B the base game, H our own rules for it, M the solo
mode. What tiles, sale tokens and church slots cost and bring comes from the printed data. How tiles
lie is in `hamlet_village`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeVar

from ludorum.effects import ForEach, Gain, If
from ludorum.games.hamlet.content import NUMBERS, SALES, SEATS, SLOTS, SLOTS_34, TILES, Slot, Slot34
from ludorum.kernel import Choose, Option
from tests.oracles.hamlet_village import (
    CHURCH,
    MARKET,
    ROAD,
    TOWN_HALL,
    Joint,
    Site,
    Spot,
    Village,
    laid,
    layout,
    part,
)
from tests.oracles.harness import Oracle, Table, main
from tests.oracles.retelling import ROLL, Retelling, Step, TurnWatcher

T = TypeVar("T")
RAW = ("wood", "stone", "wheat")
GOODS = ("timber", "brick", "flour", "milk")
MADE_FROM = {"timber": "wood", "brick": "stone", "flour": "wheat", "milk": "wheat"}
PLANNER = 4  # its place among the milestones
CUBE = -1  # the mark of a cube; of a good: its maker * 2, and 1 more for high quality
YOU, BOTRIC = 0, 1
VILLAGER_COINS = (5, 7, 9)  # B6.3
ROAD_CUBES = {"M": "wood", "F": "stone"}  # B8.2: two for a bridge, two for a path
BOTRIC_SLOTS = {"raw": 8, "coins": 7, "timber-flour": 2, "milk-brick": 2}  # M6.7
AWARDS = {"chaplain": 5, "sacristan": 3, "merchant": 4, "landscaper": 4}  # B11.2
ACT_BY = {  # the clause that opens an action
    "produce": "B5.1", "refine": "H5.1", "sell": "B9.1", "deliver": "B10.1", "construct": "H4.6",
    "town-hall": "H2.5", "beg": "H6.4", "road": "H7.1", "donkeys": "H2.1", "done": "H2.3",
}  # fmt: skip
Need = list[tuple[tuple[str, ...], int]]  # goods that will do, and how many
Unit = tuple[int, str, int]  # tile, good, mark


@dataclass
class Side:
    """One side. People may walk anywhere: of their standing villagers only the number counts."""

    seat: int
    coins: int
    points: int
    earned: dict[str, int]
    standing: list[int]
    lying: list[int]
    donkeys: list[int]
    blueprints: list[str]
    sales: list[str]
    bot: bool

    @property
    def villagers(self) -> int:
        return len(self.standing) + len(self.lying)


@dataclass
class Solo:
    """M2.4-M2.6, and what was chosen before the game (M17)."""

    row: list[str]
    drawn: list[str]
    discs: int
    up: bool
    marker: bool
    acted: int
    fines: bool
    always_up: bool
    merchant: bool
    chaplain: bool
    goods: bool
    landmark: int
    dealer: bool
    flagless: bool
    church_first: bool


@dataclass
class Board:
    sides: list[Side]
    phase: str
    round: int
    first: int
    active: int
    moved: bool
    changed: bool
    busy: bool
    still: int
    idle: int
    again: bool
    tiles: list[str]
    spots: list[Spot]
    flags: list[int]
    cubes: list[list[int]]
    goods: list[list[int]]
    roads: list[tuple[int, int, int]]
    row: list[str]
    row_coins: list[int]
    market: list[str]
    stack: list[int]
    church: dict[str, int]
    milestones: list[int]
    bag: int
    solo: Solo | None


EARNED = ("deliveries", "sales", "tiles", "bonus", "instead", "fines")


def read(s: Any) -> Board:
    sides = [
        Side(
            p.seat, p.coins, p.points, dict(zip(EARNED, p.earned, strict=True)),
            sorted(p.standing) if p.bot else [CHURCH] * len(p.standing), sorted(p.lying),
            sorted(p.donkeys), list(p.blueprints), list(p.sales), bool(p.bot),
        )
        for p in s.players
    ]  # fmt: skip
    x = s.botric
    solo = x and Solo(
        list(x.row), sorted(x.drawn), s.discs.size, x.up, x.marker, x.acted, x.fines, x.always_up,
        x.merchant, x.chaplain, x.goods, x.landmark, x.dealer, x.flagless, x.church_first,
    )  # fmt: skip
    return Board(
        sides, s.phase, s.round, s.first, s.active, s.moved, s.changed, s.busy, s.still, s.idle,
        s.again, list(s.tiles), list(s.spots), list(s.flags), [list(x) for x in s.cubes],
        [sorted(x) for x in s.goods], list(s.roads), list(s.row), list(s.row_coins),
        list(s.market), [deck.size for deck in s.sales], dict(s.church), list(s.milestones),
        s.bag.size, solo,
    )  # fmt: skip


def cost(id: str) -> Need:
    """B7.2: the materials of a tile."""
    return [((good,), n) for good, n in TILES[id].cost.items() if good != "coin"]


def sale_cost(token: str) -> Need:
    return [((good,), n) for good, n in SALES[token].cost.items()]


class Telling(Retelling[Board]):
    """What lies where, paying, rounds: for people and Botric."""

    def __init__(
        self, board: Board, played: Board, steps: Sequence[Step], traced: bool = False
    ) -> None:
        super().__init__(board, played, steps, traced)
        self.sides = board.sides
        self._survey()

    def _survey(self) -> None:
        """After a tile or a road."""
        board = self.board
        there = layout(tuple(board.tiles), tuple(board.spots))
        self.village = Village(there, board.roads)

    def kind(self, tile: int) -> str:
        return TILES[self.board.tiles[tile]].kind

    def makes(self, tile: int) -> str:
        return TILES[self.board.tiles[tile]].makes

    def supply(self, raw: str) -> int:
        """H6.1."""
        return 6 - sum(cubes[RAW.index(raw)] for cubes in self.board.cubes)

    def tokens(self, p: Side, good: str) -> int:
        """B1.2, H5.1: two of each good a side."""
        used = sum(
            mark >> 1 == p.seat
            for tile, marks in enumerate(self.board.goods)
            for mark in marks
            if self.makes(tile) == good
        )
        return 2 - used

    def room(self, tile: int) -> int:
        """Empty slots."""
        board = self.board
        slots = TILES[board.tiles[tile]].slots
        return slots - sum(board.cubes[tile]) - len(board.goods[tile])

    def fillable(self, tile: int) -> bool:
        """B5.1, B5.2, H6.1: production tiles with an empty slot and cubes for it."""
        if self.kind(tile) not in ("source", "barn") or not self.room(tile):
            return False
        kinds = RAW if self.kind(tile) == "barn" else (self.makes(tile),)
        return any(self.supply(x) for x in kinds)

    def units(self, tiles: Iterable[int], goods: Sequence[str]) -> Counter[Unit]:
        """H3.6: what lies there; alike ones are counted."""
        out: Counter[Unit] = Counter()
        for tile in sorted(tiles):
            cubes, marks = self.board.cubes[tile], self.board.goods[tile]
            if any(cubes):
                for raw, n in zip(RAW, cubes, strict=True):
                    if n and raw in goods:
                        out[tile, raw, CUBE] = n
            if marks and self.makes(tile) in goods:
                for mark in marks:
                    out[tile, self.makes(tile), mark] += 1
        return out

    def covers(self, tiles: Iterable[int], need: Need) -> bool:
        tiles = list(tiles)
        return all(self.units(tiles, goods).total() >= n for goods, n in need)

    def use(self, unit: Unit, n: int) -> list[int]:
        """H3.4: cubes go to the supply, goods to their makers; the marks of these."""
        tile, good, mark = unit
        if mark == CUBE:
            self.board.cubes[tile][RAW.index(good)] -= n
            return []
        for _ in range(n):
            self.board.goods[tile].remove(mark)
        return [mark] * n

    # -- points and coins --------------------------------------------------------------------

    def score(self, p: Side, n: int, what: str) -> None:
        p.points += n
        p.earned[what] += n

    def earn(self, p: Side, n: int) -> None:
        """M6.4: Botric gets a point instead, however many."""
        if p.bot and n:
            self.by("M6.4")
            self.score(p, 1, "instead")
        else:
            p.coins += n

    def bonuses(self, marks: Iterable[int]) -> None:
        """B4.4."""
        for mark in marks:
            self.by("B4.4")
            maker, n = self.sides[mark >> 1], 1 + mark % 2
            self.board.busy = True
            self.score(maker, n, "bonus")
            self.earn(maker, n)

    # -- what both do ------------------------------------------------------------------------

    def fill_row(self) -> None:
        """H1.4, H1.5."""
        board = self.board
        gap = min(4 - len(board.row), board.bag)
        if gap:
            board.row += self.deal(gap)
            board.row_coins += [0] * gap
            board.bag -= gap

    def fill_market(self) -> None:
        """H1.3, H1.4: from the lowest tier that is left."""
        for tier, n in enumerate(self.board.stack):
            if n:
                self.board.stack[tier] -= 1
                self.board.market.append(self.draw())
                return

    def take_blueprint(self, p: Side, place: int, clause: str) -> None:
        """B6.2, H1.5."""
        board = self.board
        self.by(clause)
        for i in range(place):
            board.row_coins[i] += 1
        p.blueprints.append(board.row.pop(place))
        coins = board.row_coins.pop(place)
        board.busy = True
        self.earn(p, coins)
        self.fill_row()

    def take_sale(self, p: Side, token: str) -> None:
        """B9.1, H8.1."""
        self.by("B9.1")
        self.board.market.remove(token)
        p.sales.append(token)
        self.board.busy = True
        self.score(p, SALES[token].points, "sales")
        self.earn(p, SALES[token].coins)
        self.fill_market()

    def fill_slot(self, p: Side, slot: str, points: int) -> None:
        """B10.1."""
        self.by("B10.1")
        self.board.church[slot] = p.seat
        self.board.busy = True
        self.score(p, points, "deliveries")

    def make(self, p: Side, tile: int, n: int) -> None:
        """B7.5, H5.1."""
        self.by("B7.5")
        high = self.board.milestones[GOODS.index(self.makes(tile))] == p.seat
        self.board.goods[tile] = sorted(self.board.goods[tile] + [2 * p.seat + high] * n)
        self.board.busy = True

    def raise_tile(self, p: Side, id: str, spot: Spot) -> None:
        """H4.5: placing, points, flag or milestone, the stack into the bag, the row."""
        board, tile = self.board, TILES[id]
        self.by("H4.5")
        p.blueprints.remove(id)
        board.tiles.append(id)
        board.spots.append(spot)
        board.flags.append(p.seat if tile.kind == "landmark" else -1)
        board.cubes.append([0, 0, 0])
        board.goods.append([])
        board.busy = True
        self.score(p, tile.points, "tiles")
        self._survey()
        if self.milestone_free(id):
            self.by("B7.3")
            board.milestones[GOODS.index(tile.makes)] = p.seat
            board.bag += sum(x.stack == tile.makes for x in TILES.values())
            self.fill_row()

    def milestone_free(self, id: str) -> bool:
        if TILES[id].kind != "refinery":
            return False
        return self.board.milestones[GOODS.index(TILES[id].makes)] < 0

    def build_road(self, p: Side, joint: Joint) -> None:
        """B8.2, B8.3."""
        self.by("B8.2")
        self.board.roads.append((p.seat, joint.a, joint.segment))
        self.board.busy = True
        if self.board.milestones[PLANNER] < 0:
            self.by("B8.3")
            self.board.milestones[PLANNER] = p.seat
        self._survey()

    def open_joint(self, p: Side, joint: Joint) -> bool:
        """B8.5; H7.1 if roads may join what is joined."""
        if joint.terrain not in ROAD_CUBES:
            return False
        if self.board.again:
            return (p.seat, joint.a, joint.segment) not in self.board.roads
        return joint.b not in self.village.link[joint.a]

    def roads_of(self, seat: int) -> int:
        return sum(owner == seat for owner, _, _ in self.board.roads)

    # -- H2.3, H10, H11 rounds ---------------------------------------------------------------

    def end_turn(self) -> None:
        """H12.2, H13.5, M3.1."""
        board = self.board
        after = (board.active + 1) % len(self.sides)
        if after == board.first:
            self.end_round()
        if board.phase == "over":
            return
        self.by("B3.1")
        board.active = after
        board.moved = False
        p = self.sides[after]
        p.standing = sorted(p.standing + (p.lying if p.bot else [CHURCH] * len(p.lying)))
        p.lying = []
        if board.solo is not None:
            if p.bot:
                board.solo.acted = 0
            else:
                self.by("M3.2")
                board.solo.marker = False

    def end_round(self) -> None:
        """H10.1, H11."""
        board = self.board
        self.by("H11.1")
        board.still = 0 if board.changed else board.still + 1
        board.changed = False
        self.by("H11.2")
        board.idle = 0 if board.busy else board.idle + 1
        board.busy = False
        self.by("H10.1")
        full = len(board.church) == len(church_slots(len(self.sides)))
        still = board.still == NUMBERS["still-rounds"].n
        if full or still or board.idle == NUMBERS["idle-rounds"].n:
            board.phase = "over"
        else:
            board.round += 1


CHURCH_SLOTS: Mapping[str, Slot | Slot34] = {**SLOTS, **SLOTS_34}


def church_slots(sides: int) -> list[str]:
    """B10.1, H13.4."""
    return list(SLOTS) if sides == 2 else list(SEATS[str(sides)].slots)


class LayOut(Telling):
    def tell(self) -> None:
        """B2.3-B2.5, H12.1, H13.2, M2.5."""
        board, sides = self.board, len(self.sides)
        self.by("B2.4")
        self.fill_row()
        self.by("B2.5")
        for _ in range(3 if sides == 2 else SEATS[str(sides)].face_up):
            self.fill_market()
        if board.solo is not None:
            self.by("M2.5")
            board.solo.row = self.deal(5)
        else:
            self.by("H12.1")
            board.first = self.roll(range(sides))
            coins = (3, 4) if sides == 2 else SEATS[str(sides)].coins
            for place, n in enumerate(coins):
                self.sides[(board.first + place) % sides].coins = n
        board.active = board.first
        board.phase = "turn"


class Turn(Telling):
    """B3.1: one action of a person; or M4, one of Botric's villagers."""

    def tell(self) -> None:
        p = self.sides[self.board.active]
        if p.bot:
            Villager(self, p).run()
            if not p.standing:
                self.end_turn()
        else:
            self.act(p)

    # -- H2.4 what a villager can do ---------------------------------------------------------

    def act(self, p: Side) -> None:
        self.by("H2.4")
        pick = self.choose(p.seat, "act", self.open_actions(p), action_clause)
        if pick == "done":
            self.by("H2.3")
            self.end_turn()
            return
        action, what = (pick, None) if isinstance(pick, str) else pick
        actions: dict[str, Callable[[Side, Any], None]] = {
            "produce": self.produce,
            "refine": self.refine,
            "sell": self.sell,
            "deliver": self.deliver,
            "construct": self.construct,
            "town-hall": self.town_hall,
            "beg": self.beg,
            "road": self.road,
            "donkeys": self.move_donkeys,
        }
        actions[action](p, what)

    def open_actions(self, p: Side) -> list[Option]:
        board, network = self.board, sorted(self.village.network)
        out: list[Option] = ["done"] if board.moved else ["done", "donkeys"]
        if not p.standing:
            return out
        out += [("produce", tile) for tile in network if self.fillable(tile)]
        out += [("refine", tile) for tile in network if self.batch(p, tile)]
        here = self.reach(p, MARKET)
        out += [("sell", x) for x in board.market if self.covers(here, sale_cost(x))]
        open_ = [x for x in church_slots(len(self.sides)) if x not in board.church]
        out += [("deliver", x) for x in open_ if self.can_deliver(p, x)]
        out += [("construct", x) for x in p.blueprints if self.hosts(p, x)]
        if self.things(p, taken=False):
            out.append("town-hall")
        if not any(self.fillable(tile) for tile in (3, 4, 5)):  # H6.4: the start's sources
            out.append("beg")
        if self.roads_of(p.seat) < 5 and any(self.road_sites(p, tile) for tile in network):
            out.append("road")
        return out

    def send(self, p: Side, tile: int) -> None:
        """B3.1: a villager goes there and is laid down."""
        self.by("B3.1")
        p.standing.pop()
        p.lying = sorted([*p.lying, tile])
        self.board.changed = True

    def move_donkeys(self, p: Side, what: Any) -> None:
        """H2.1."""
        self.by("H2.1")
        self.board.moved = self.board.changed = True
        left = list(p.donkeys)
        while left:
            options: list[Option] = [(a, b) for a in left for b in self.village.link[a]]
            options += ["done"] if len(left) < len(p.donkeys) else []
            pick = self.choose(p.seat, "donkey", options)
            if pick == "done":
                return
            left.remove(pick[0])
            p.donkeys.remove(pick[0])
            p.donkeys = sorted([*p.donkeys, pick[1]])

    # -- B4, B9.2, H3 hauling and paying -----------------------------------------------------

    def reach(self, p: Side, tile: int) -> set[int]:
        return self.village.reach(tile, p.donkeys)

    def coins_each(self, good: str) -> int:
        """B9.2: for a raw cube and for a good."""
        raw, made = (3, 5) if len(self.sides) == 2 else (2, 4)
        return raw if good in RAW else made

    def price(self, tiles: set[int], need: Need) -> int | None:
        """H3.3, H3.5: coins for what is missing; None if the market is out of reach."""
        out = 0
        for goods, n in need:
            missing = n - self.units(tiles, goods).total()
            if missing > 0:
                if MARKET not in tiles:
                    return None
                out += missing * self.coins_each(goods[0])
        return out

    def affords(self, p: Side, tile: int, need: Need, coins: int = 0) -> bool:
        price = self.price(self.reach(p, tile), need)
        return price is not None and price + coins <= p.coins

    def pay(self, p: Side, tile: int, need: Need) -> None:
        """H3.4-H3.7: what is there, then what is bought, then the bonuses."""
        tiles = self.reach(p, tile)
        used: list[int] = []
        coins = 0
        for goods, n in need:
            self.by("H3.5")
            while n:
                there = self.units(tiles, goods)
                if there.total() <= n:
                    for unit, count in there.items():
                        used += self.use(unit, count)
                    coins += (n - there.total()) * self.coins_each(goods[0])
                    break
                self.by("H3.6")
                for unit, count in self.sources(p.seat, "", there, n):
                    used += self.use(unit, count)
                    n -= count
        self.by("B9.2")
        p.coins -= coins
        self.bonuses(used)

    def sources(
        self, seat: int, whose: str, there: Counter[Unit], n: int
    ) -> list[tuple[Unit, int]]:
        """H3.6: which of these are used. All at once, or if that is too much to ask, one."""
        if len(there) == 1:
            return [(next(iter(there)), n)]
        if self.next_kind == whose + "source" or (self.next_kind == ROLL and n == 1):
            self.same(True, n == 1 or count_ways(there, n) > 40, "is asked one by one")
            return [(self.pick(seat, whose + "source", list(there)), 1)]
        options = [
            tuple((*unit, k) for unit, k in zip(there, counts, strict=True) if k)
            for counts in product(*[range(min(n, k) + 1) for k in there.values()])
            if sum(counts) == n
        ]
        picked = self.pick(seat, whose + "sources", options)
        return [((at, good, mark), k) for at, good, mark, k in picked]

    def pick(self, seat: int, kind: str, options: Sequence[T]) -> T:
        """What is left to choose; Botric's ties may be the dealer's (M6.10)."""
        solo = self.board.solo
        if self.sides[self.board.active].bot and solo is not None and solo.dealer:
            rolled: T = self.roll(options)
            return rolled
        chosen: T = self.choose(seat, kind, options)
        return chosen

    # -- B5, H5, H6 producing and refining ---------------------------------------------------

    def produce(self, p: Side, tile: int) -> None:
        self.send(p, tile)
        cubes = self.board.cubes[tile]
        if self.kind(tile) == "source":
            self.by("B5.1")
            raw = self.makes(tile)
            cubes[RAW.index(raw)] += min(self.room(tile), self.supply(raw))
            self.earn(p, 2)
            return
        self.by("H6.5")
        have = [self.supply(x) for x in RAW]
        n = min(self.room(tile), sum(have))
        mixes = [x for x in product(*[range(min(n, k) + 1) for k in have]) if sum(x) == n]
        named = [tuple((r, k) for r, k in zip(RAW, mix, strict=True) if k) for mix in mixes]
        for raw, k in self.choose(p.seat, "barn", named):
            cubes[RAW.index(raw)] += k
        self.by("H6.3")
        self.earn(p, NUMBERS["barn-coins"].n)

    def beg(self, p: Side, what: Any) -> None:
        self.send(p, CHURCH)
        self.by("B10.2")
        p.coins += 1

    def batch(self, p: Side, tile: int) -> int:
        """H5.1: how many goods can be made there, bought cubes included."""
        if self.kind(tile) != "refinery":
            return 0
        tiles, raw = self.reach(p, tile), MADE_FROM[self.makes(tile)]
        cubes = self.units(tiles, [raw]).total()
        if MARKET in tiles:
            cubes += p.coins // self.coins_each(raw) if cubes < 2 else 0
        return min(self.room(tile), self.tokens(p, self.makes(tile)), cubes)

    def refine(self, p: Side, tile: int) -> None:
        self.send(p, tile)
        self.by("H5.1")
        n = self.choose(p.seat, "batch", range(1, self.batch(p, tile) + 1))
        self.pay(p, tile, [((MADE_FROM[self.makes(tile)],), n)])
        self.make(p, tile, n)

    # -- B6, H2.5 town hall ------------------------------------------------------------------

    def things(self, p: Side, taken: bool) -> list[Option]:
        """B6.1-B6.3, H2.5."""
        out: list[Option] = []
        if not taken and len(p.blueprints) < 3:
            out += [("blueprint", i) for i in range(len(self.board.row)) if p.coins >= i]
        if p.villagers < 4 and p.coins >= VILLAGER_COINS[p.villagers - 1]:
            out.append("villager")
        if len(p.donkeys) < 6 and p.coins >= 3:
            out.append("donkey")
        return out

    def town_hall(self, p: Side, what: Any) -> None:
        self.send(p, TOWN_HALL)
        taken = some = False
        while True:
            self.by("H2.5")
            options = self.things(p, taken) + (["done"] if some else [])
            pick = self.choose(p.seat, "town-hall", options)
            if pick == "done":
                return
            some = True
            if pick == "villager":
                self.by("B6.3")
                p.coins -= VILLAGER_COINS[p.villagers - 1]
                p.lying = sorted([*p.lying, CHURCH])
                self.board.busy = True
            elif pick == "donkey":
                self.by("B6.3")
                tile = self.choose(p.seat, "donkey-tile", self.village.network)
                p.coins -= 3
                p.donkeys = sorted([*p.donkeys, tile])
                self.board.busy = True
            else:
                taken = True
                p.coins -= pick[1]
                self.take_blueprint(p, pick[1], "B6.2")

    # -- B7, H4 constructing -----------------------------------------------------------------

    def hosts(self, p: Side, id: str) -> list[int]:
        """H4.1, H4.2, H4.6, H4.7: where it can be paid and fits beside."""
        if TILES[id].kind == "landmark" and self.board.flags.count(p.seat) == 6:
            return []
        coins = TILES[id].cost.get("coin", 0)
        able = [x for x in sorted(self.village.network) if self.affords(p, x, cost(id), coins)]
        if not able:
            return []
        beside = set().union(*[site.touch for site in self.village.layout.sites(id)])
        return [tile for tile in able if tile in beside]

    def construct(self, p: Side, id: str) -> None:
        self.by("H4.6")
        host = self.choose(p.seat, "host", self.hosts(p, id))
        self.by("H4.1")
        fits = [x for x in self.village.layout.sites(id) if host in x.touch]
        place = self.step("place")
        offered = set(place.options)
        corners = [{(x, y) for x, y, _ in site.spots} for site in fits]
        self.same(set(), offered - set().union(*corners), "options: place, not legal")
        self.same(True, all(x & offered for x in corners), "options: every place is offered")
        turn = self.step("turn")
        spots = [(*place.answer, x) for x in turn.options]
        legal = {spot for site in fits for spot in site.spots}
        self.same([], [x for x in spots if x not in legal], "options: turn, not legal")
        prints = {laid(id, x).footprint for x in spots}
        self.same(len(spots), len(prints), "options: turn, each once")
        spot = (*place.answer, turn.answer)
        self.send(p, host)
        self.pay(p, host, cost(id))
        self.by("H4.7")
        p.coins -= TILES[id].cost.get("coin", 0)
        self.raise_tile(p, id, spot)

    # -- B8, H7 roads ------------------------------------------------------------------------

    def road_sites(self, p: Side, tile: int) -> list[tuple[int, int]]:
        """B8.1, H7.1, H7.4."""
        return [
            (x.a, x.segment)
            for x in self.village.layout.joints
            if tile in (x.a, x.b) and self.open_joint(p, x)
            if self.affords(p, tile, [((ROAD_CUBES[x.terrain],), 2)])
        ]

    def road(self, p: Side, what: Any) -> None:
        self.by("H7.1")
        network = sorted(self.village.network)
        tile = self.choose(p.seat, "stand", [x for x in network if self.road_sites(p, x)])
        self.by("B8.1")
        joint = self.village.layout.at[self.choose(p.seat, "site", self.road_sites(p, tile))]
        self.send(p, tile)
        self.pay(p, tile, [((ROAD_CUBES[joint.terrain],), 2)])
        self.build_road(p, joint)

    # -- B9, B10 market and church -----------------------------------------------------------

    def sell(self, p: Side, token: str) -> None:
        self.send(p, MARKET)
        self.pay(p, MARKET, sale_cost(token))
        self.take_sale(p, token)

    def can_deliver(self, p: Side, slot: str) -> bool:
        """B10.1, H9.3."""
        x = CHURCH_SLOTS[slot]
        if not x.takes:
            return p.coins >= x.n
        return self.affords(p, CHURCH, [(x.takes, x.n)])

    def deliver(self, p: Side, slot: str) -> None:
        self.send(p, CHURCH)
        x = CHURCH_SLOTS[slot]
        if x.takes:
            self.pay(p, CHURCH, [(x.takes, x.n)])
        else:
            self.by("B10.1")
            p.coins -= x.n
        self.fill_slot(p, slot, x.points)


def action_clause(option: Option) -> str | None:
    return ACT_BY[option if isinstance(option, str) else option[0]]


def count_ways(there: Mapping[Unit, int], n: int) -> int:
    """Of how many different sets can n be taken from these piles?"""
    sums = Counter({0: 1})
    for most in there.values():
        more: Counter[int] = Counter()
        for total, ways in sums.items():
            for k in range(most + 1):
                more[total + k] += ways
        sums = more
    return sums[n]


# -- M the solo mode -------------------------------------------------------------------------------


class Villager:
    """M4: one of Botric's villagers, in a turn that is being told."""

    def __init__(self, turn: Turn, b: Side) -> None:
        solo = turn.board.solo
        assert solo is not None
        self.turn = turn
        self.b = b
        self.solo = solo
        self.board = turn.board
        self.by = turn.by

    @property
    def village(self) -> Village:
        return self.turn.village

    def run(self) -> None:
        """M4.1-M4.4, M5."""
        if not (self.hire() or self.deliver() or self.sell()):
            self.action_row()
        self.solo.acted += 1
        if not self.solo.discs:
            self.by("M5.1")
            self.solo.discs = 6
            self.solo.drawn = []
            self.solo.up = True
            self.favour(1)

    # -- M4.5, M6 walking, ties, coins -------------------------------------------------------

    def least(self, possible: Sequence[T], tests: Iterable[Callable[[T], int]]) -> list[T]:
        """One comparison after another."""
        left = list(possible)
        for test in tests:
            values = [test(x) for x in left]
            left = [x for x, n in zip(left, values, strict=True) if n == min(values)]
        return left

    def tie(self, kind: str, options: Sequence[T]) -> T:
        """M6.10."""
        different = list(dict.fromkeys(options))
        return different[0] if len(different) == 1 else self.turn.pick(YOU, kind, different)

    def starts(self, tile: int) -> list[int]:
        """M4.5: where the nearest unused villagers stand."""
        near = self.near(tile)
        return [x for x in dict.fromkeys(self.b.standing) if self.village.apart(tile, x) == near]

    def near(self, tile: int) -> int:
        """M6.9."""
        return min(self.village.apart(tile, x) for x in self.b.standing)

    def go(self, tile: int) -> None:
        self.by("M4.5")
        self.walk(self.tie("botric-villager", self.starts(tile)), tile)

    def walk(self, start: int, tile: int) -> None:
        self.b.standing.remove(start)
        self.b.lying = sorted([*self.b.lying, tile])
        self.board.changed = True

    def favour(self, n: int) -> None:
        """M6.12."""
        self.b.coins += n
        self.board.changed = True

    def face_down(self) -> None:
        """M7.3, M8.4; M17.5."""
        if not self.solo.always_up:
            self.solo.up = False

    def turn_coin(self) -> None:
        """M6.3."""
        self.by("M6.3")
        if not self.solo.acted and self.solo.up and not self.solo.marker:
            self.solo.marker = True
            self.favour(1)

    def fine(self, n: int) -> None:
        """M17.3."""
        if self.solo.fines:
            self.by("M17.3")
            lost = min(n, self.b.points)
            self.b.points -= lost
            self.b.earned["fines"] += lost

    # -- M8.7, M9.3, M13.3, M14.3, M15.8 paying ----------------------------------------------

    def rank(self, mark: int) -> int:
        """His own high quality first, then his own normal goods, then the rest."""
        if mark == CUBE or mark >> 1 != BOTRIC:
            return 2
        return 0 if mark % 2 else 1

    def pay(self, tile: int, need: Need, clause: str) -> None:
        used: list[int] = []
        for goods, n in need:
            while n:
                self.by(clause)
                there = self.turn.units(self.village.network, goods)
                order = {u: (self.rank(u[2]), self.village.apart(tile, u[0])) for u in there}
                best = min(order.values())
                tied = Counter({u: k for u, k in there.items() if order[u] == best})
                taken = list(tied.items())
                if tied.total() > n:
                    taken = self.turn.sources(YOU, "botric-", tied, n)
                for unit, k in taken:
                    used += self.turn.use(unit, k)
                    n -= k
        self.turn.bonuses(used)

    def own(self, need: Need) -> tuple[int, int]:
        """M8.8: his own high-quality and normal goods in that payment."""
        high = normal = 0
        for goods, n in need:
            there = self.turn.units(self.village.network, goods)
            ranks = sorted(self.rank(mark) for _, _, mark in there.elements())[:n]
            high += ranks.count(0)
            normal += ranks.count(1)
        return high, normal

    def in_reach(self, need: Need) -> bool:
        """M6.1, M6.2."""
        return self.turn.covers(self.village.network, need)

    # -- M7, M8, M9 priority actions ---------------------------------------------------------

    def hire(self) -> bool:
        b = self.b
        if b.villagers == 4:  # M7.1
            return False
        if b.coins < 5:
            self.turn_coin()
            return False
        self.by("M7.2")
        self.favour(-5)
        self.go(TOWN_HALL)
        self.by("M7.2")
        b.lying = sorted([*b.lying, CHURCH])
        self.board.busy = True
        if self.can_plan():
            self.plan()
        self.by("M7.3")
        self.face_down()
        return True

    def deliver(self) -> bool:
        """M8."""
        needs: dict[str, Need] = {
            x: [(SLOTS[x].takes, n)] if SLOTS[x].takes else [] for x, n in BOTRIC_SLOTS.items()
        }
        possible = [
            slot
            for slot, need in needs.items()
            if slot not in self.board.church
            and (self.in_reach(need) if need else self.b.coins >= BOTRIC_SLOTS[slot])
        ]
        if not possible:
            self.turn_coin()
            return False
        self.by("M8.2")
        best = self.least(
            possible,
            (
                lambda x: -SLOTS[x].points,
                lambda x: -self.own(needs[x])[0],
                lambda x: -self.own(needs[x])[1],
                lambda x: sum(n for _, n in needs[x]),
            ),
        )
        slot = self.tie("botric-deliver", best)
        self.go(CHURCH)
        if needs[slot]:
            self.pay(CHURCH, needs[slot], "M8.7")
        else:
            self.by("M8.4")
            self.favour(-7)
            self.face_down()
        self.turn.fill_slot(self.b, slot, SLOTS[slot].points)
        return True

    def sell(self) -> bool:
        """M9."""
        possible = [x for x in self.board.market if self.in_reach(sale_cost(x))]
        if not possible:
            return False
        self.by("M9.2")
        best = self.least(
            possible,
            (
                lambda x: -(SALES[x].points + (SALES[x].coins > 0)),
                lambda x: -self.own(sale_cost(x))[0],
                lambda x: -self.own(sale_cost(x))[1],
                lambda x: sum(SALES[x].cost.values()),
            ),
        )
        token = self.tie("botric-sell", best)
        self.go(MARKET)
        self.pay(MARKET, sale_cost(token), "M9.3")
        self.turn.take_sale(self.b, token)
        return True

    # -- M10 the row of tokens ---------------------------------------------------------------

    def action_row(self) -> None:
        solo = self.solo
        self.by("M10.1")
        disc = self.turn.draw()
        solo.discs -= 1
        solo.drawn = sorted([*solo.drawn, disc])
        start = "abc".index(disc)
        tries = {
            "produce": self.produce,
            "blueprint": self.blueprint,
            "refine": self.refine,
            "construct": self.construct,
            "road": self.road,
        }
        for action in solo.row[start:] + solo.row[:start]:
            self.by("M10.2")
            if tries[action]():
                self.by("M10.3")
                solo.row.remove(action)
                if action != "road" or self.turn.roads_of(BOTRIC) < 5:  # M15.5
                    solo.row.append(action)
                return
        self.go(CHURCH)
        self.by("M10.5")
        if solo.up:
            self.favour(1)

    # -- M11 produce -------------------------------------------------------------------------

    def produce(self) -> bool:
        board = self.board
        possible = [x for x in sorted(self.village.network) if self.turn.fillable(x)]
        if not possible:
            return False
        self.by("M11.1")
        best = self.least(possible, (lambda x: sum(board.cubes[x]), self.near))
        tile = self.worker(best)
        cubes = board.cubes[tile]
        if self.turn.kind(tile) == "source":
            self.by("M11.2")
            raw = self.turn.makes(tile)
            cubes[RAW.index(raw)] += min(self.turn.room(tile), self.turn.supply(raw))
        else:
            self.barn(tile)
        self.turn.earn(self.b, 2)
        return True

    def barn(self, tile: int) -> None:
        """M11.3: one cube of each kind; if the slots are fewer, first what is scarcest there."""
        cubes = self.board.cubes[tile]
        wanted = [raw for raw in RAW if self.turn.supply(raw)]
        while wanted and self.turn.room(tile):
            self.by("M11.3")
            fewest = min(cubes[RAW.index(x)] for x in wanted)
            kinds = [x for x in wanted if cubes[RAW.index(x)] == fewest]
            if len(kinds) > self.turn.room(tile):
                kinds = [self.turn.pick(YOU, "botric-barn", kinds)]
            for raw in kinds:
                cubes[RAW.index(raw)] += 1
                wanted.remove(raw)

    def worker(self, tiles: Sequence[int]) -> int:
        """M11.1, M13.2: tile and villager."""
        pairs = [(tile, start) for tile in tiles for start in self.starts(tile)]
        tile, start = self.tie("botric-worker", pairs)
        self.walk(start, tile)
        return tile

    # -- M12 blueprints ----------------------------------------------------------------------

    def wish(self, id: str) -> int:
        """M12.2."""
        if TILES[id].kind == "refinery":
            return 0 if self.turn.milestone_free(id) else 2
        return 1 if TILES[id].kind == "landmark" else 3

    def wanted(self) -> list[int]:
        """M12.5: no landmark without a flag."""
        queued = sum(TILES[x].kind == "landmark" for x in self.b.blueprints)
        flags = self.solo.flagless or self.board.flags.count(BOTRIC) + queued < 6
        row = self.board.row
        return [i for i, x in enumerate(row) if flags or TILES[x].kind != "landmark"]

    def can_plan(self) -> bool:
        return len(self.b.blueprints) < 3 and bool(self.wanted())

    def plan(self) -> None:
        """M12.3."""
        self.by("M12.2")
        place = min(self.wanted(), key=lambda i: (self.wish(self.board.row[i]), i))
        self.fine(place)
        self.turn.take_blueprint(self.b, place, "M12.3")

    def blueprint(self) -> bool:
        """M12.4."""
        if not self.can_plan():
            return False
        self.go(TOWN_HALL)
        self.plan()
        return True

    # -- M13 refine --------------------------------------------------------------------------

    def batch(self, tile: int) -> int:
        """M13.1, M13.4."""
        turn = self.turn
        if turn.kind(tile) != "refinery":
            return 0
        good = turn.makes(tile)
        cubes = turn.units(self.village.network, [MADE_FROM[good]]).total()
        return min(turn.room(tile), turn.tokens(self.b, good), cubes)

    def refine(self) -> bool:
        turn = self.turn
        possible = [x for x in sorted(self.village.network) if self.batch(x)]
        if not possible:
            return False
        self.by("M13.2")
        high = [x == BOTRIC for x in self.board.milestones]
        best = self.least(
            possible,
            (lambda x: -high[GOODS.index(turn.makes(x))], lambda x: -self.batch(x), self.near),
        )
        tile = self.worker(best)
        n = self.batch(tile)
        self.pay(tile, [((MADE_FROM[turn.makes(tile)],), n)], "M13.3")
        turn.make(self.b, tile, n)
        return True

    # -- M14 construct -----------------------------------------------------------------------

    def construct(self) -> bool:
        """M14.1, M14.2, M14.9."""
        queue = self.b.blueprints
        for id in sorted(queue, key=lambda x: (self.wish(x), queue.index(x))):
            flags = self.solo.flagless or self.board.flags.count(BOTRIC) < 6
            if not self.in_reach(cost(id)) or (TILES[id].kind == "landmark" and not flags):
                continue
            sites = [x for x in self.village.layout.sites(id) if x.touch & self.village.network]
            if sites:
                self.build(id, sites)
                return True
        return False

    def build(self, id: str, sites: Sequence[Site]) -> None:
        """M14.4-M14.7."""
        self.by("M14.6")
        best = self.least(sites, self.wishes())
        spots = {spot: site for site in best for spot in site.spots}
        if len(best) > 1:
            step = self.turn.step(ROLL if self.solo.dealer else "botric-place")
            self.turn.same([], [x for x in step.options if x not in spots], "places: not the best")
            offered = [spots[x] for x in step.options if x in spots]
            self.turn.same(len(best), len(offered), "places: how many are as good")
            self.turn.same(len(best), len(set(offered)), "places: each once")
            site, spot = spots[step.answer], step.answer
        else:
            site = best[0]
            spot = self.turn.played.spots[-1]  # of turns that are alike, the one that was taken
            self.turn.same(True, spot in site.spots, f"it lies at {spot}")
        self.by("M14.7")
        hosts = sorted(site.touch & self.village.network)
        nearest = min(self.village.from_church[x] for x in hosts)
        tied = [x for x in hosts if self.village.from_church[x] == nearest]
        host = self.tie("botric-host", tied)
        self.go(host)
        self.pay(host, cost(id), "M14.3")
        self.fine(TILES[id].cost.get("coin", 0))
        self.turn.raise_tile(self.b, id, spot)

    def wishes(self) -> list[Callable[[Site], int]]:
        """M14.6, M14.10; M14.12: the other order."""
        village, flags = self.village, self.board.flags
        link = village.links(without=YOU)
        ours = part(link, CHURCH)
        parts = [ours, *[part(link, tile) for tile in range(len(flags))]]
        longest = max(parts, key=len)
        yours = {tile for tile, owner in enumerate(flags) if owner == YOU}

        def breaches(x: Site) -> int:
            only_yours = bool(x.roads & village.network) and not x.roads & ours
            return only_yours + bool(x.touch & yours)

        def road(x: Site) -> int:
            return 0 if x.roads & village.network else 1 if x.roads else 2

        def off_longest(x: Site) -> int:
            return not x.alike & longest

        def from_church(x: Site) -> int:
            return min(village.from_church[tile] for tile in x.touch & village.network)

        last: list[Callable[[Site], int]] = [
            lambda x: not x.match,
            lambda x: x.dead,
            lambda x: -x.equal,
        ]
        if self.solo.church_first:
            return [breaches, off_longest, from_church, road, *last]
        return [breaches, road, off_longest, from_church, *last]

    # -- M15 roads ---------------------------------------------------------------------------

    def road(self) -> bool:
        turn, village = self.turn, self.village
        can = {terrain: self.in_reach([((raw,), 2)]) for terrain, raw in ROAD_CUBES.items()}
        joints = [
            x
            for x in village.layout.joints
            if can.get(x.terrain) and {x.a, x.b} & village.network and turn.open_joint(self.b, x)
        ]
        if not joints or turn.roads_of(BOTRIC) == 5:
            return False
        self.by("M15.2")
        ends = {end for x in joints for end in (x.a, x.b)}
        loose = sorted(ends - village.network)
        if loose:
            goals = self.least(loose, [lambda x: village.apart(CHURCH, x)])
        else:
            goals = self.least(sorted(ends), [self.roads_at])
        self.by("M15.3")
        best = self.least(
            [x for x in joints if x.a in goals or x.b in goals],
            (
                self.joins_yours,
                lambda x: -self.length(BOTRIC, x),
                lambda x: -self.length(YOU, x),
                lambda x: -max(len(part(village.layout.printed, e)) for e in (x.a, x.b)),
                lambda x: village.from_church[self.builders(x)[0]],
            ),
        )
        joint = village.layout.at[self.tie("botric-road", [(x.a, x.segment) for x in best])]
        self.by("M15.8")
        tile = self.tie("botric-stand", self.builders(joint))
        self.go(tile)
        self.pay(tile, [((ROAD_CUBES[joint.terrain],), 2)], "M15.8")
        turn.build_road(self.b, joint)
        return True

    def roads_at(self, tile: int) -> int:
        """M15.7."""
        printed = [x for x in self.village.layout.joints if x.terrain == ROAD]
        return sum(tile in (x.a, x.b) for x in printed) + sum(
            tile in (x.a, x.b) for _, x in self.village.roads
        )

    def joins_yours(self, joint: Joint) -> int:
        """M15.6."""
        loose = {joint.a, joint.b} - self.village.network
        joined = {tile for end in loose for tile in part(self.village.link, end)}
        return any(self.board.flags[tile] == YOU for tile in joined)

    def length(self, seat: int, joint: Joint) -> int:
        """M15.4: roads of the longest network of one side it extends."""
        own = [x for owner, x in self.village.roads if owner == seat]
        link: list[set[int]] = [set() for _ in self.board.tiles]
        for x in own:
            link[x.a].add(x.b)
            link[x.b].add(x.a)
        nets = [part(link, end) for end in (joint.a, joint.b)]
        return max(sum(x.a in net for x in own) for net in nets)

    def builders(self, joint: Joint) -> list[int]:
        """M15.8."""
        ends = sorted({joint.a, joint.b} & self.village.network)
        return self.least(ends, [lambda x: self.village.from_church[x]])


# -- H10, M16, M17 scoring -------------------------------------------------------------------------


def sheets(board: Board) -> list[dict[str, tuple[str, int]]]:
    """H10.2, H10.3: lines by their names, each with its clause."""
    solo = board.solo
    village = Village(layout(tuple(board.tiles), tuple(board.spots)), board.roads)
    won = awards(board)
    out: list[dict[str, tuple[str, int]]] = []
    for p in board.sides:
        own = [tile for tile, owner in enumerate(board.flags) if owner == p.seat]
        if p.bot and solo is not None:
            landmarks = ("H10.6", solo.landmark * len(own))
        else:
            landmarks = ("H10.6", sum(landmark(board, village, p, tile) for tile in own))
        each = NUMBERS["road-points"].n + (board.milestones[PLANNER] == p.seat)
        roads = sum(owner == p.seat for owner, _, _ in board.roads)
        lines = {
            "deliveries": ("B10.1", p.earned["deliveries"]),
            "sales": ("B9.1", p.earned["sales"]),
            "tiles": ("B7.2", p.earned["tiles"]),
            "bonus": ("B4.4", p.earned["bonus"]),
            "landmarks": landmarks,
            "roads": ("H7.2", each * roads),
            "coins": ("H10.2", p.coins // NUMBERS["coins-per-point"].n),
        }
        for award, (seats, points) in won.items():
            share = points // len(seats) if p.seat in seats else 0
            lines[award] = ("H10.4", share)
        if p.bot and solo is not None:
            lines["instead"] = ("M6.4", p.earned["instead"])
            if solo.fines:
                lines["fines"] = ("M17.3", -p.earned["fines"])
            if solo.goods:
                marks = [x for tile in board.goods for x in tile if x >> 1 == p.seat]
                lines["goods"] = ("M17.9", sum(2 + mark % 2 for mark in marks))
        out.append(lines)
    return out


def awards(board: Board) -> dict[str, tuple[list[int], int]]:
    """H10.4, H10.7, H13.6; M17.6, M17.7: who gets them, and their points."""
    seats = range(len(board.sides))
    delivered = [list(board.church.values()).count(seat) for seat in seats]
    sold = [len(p.sales) for p in board.sides]
    built = [board.flags.count(seat) for seat in seats]
    chaplain, merchant = most(delivered), most(sold)
    sacristan: list[int] = []
    if len(chaplain) == 1:
        sacristan = most([0 if seat in chaplain else n for seat, n in enumerate(delivered)])
    if board.solo is not None and board.solo.chaplain and delivered[YOU] == delivered[BOTRIC]:
        chaplain, sacristan = [BOTRIC], [YOU] if delivered[YOU] else []
    if board.solo is not None and board.solo.merchant:
        if sold[YOU] == sold[BOTRIC]:
            merchant = [BOTRIC]
        elif merchant == [YOU] and sold[YOU] < 5:
            merchant = []
    winners = (chaplain, sacristan, merchant, most(built))
    return {x: (w, AWARDS[x]) for x, w in zip(AWARDS, winners, strict=True)}


def most(counts: Sequence[int]) -> list[int]:
    """Who has the most of what counts, if anybody has any."""
    return [seat for seat, n in enumerate(counts) if n and n == max(counts)]


def landmark(board: Board, village: Village, p: Side, tile: int) -> int:
    """H10.6, T2, T5."""
    x = TILES[board.tiles[tile]]
    if x.road and tile not in village.network:
        return 0
    joints = [j for j in village.layout.joints if tile in (j.a, j.b)]
    built = [j.terrain for _, j in village.roads if tile in (j.a, j.b)]
    counts = {
        "deliveries": list(board.church.values()).count(p.seat),
        "sales": len(p.sales),
        "forest-segments": sum(j.terrain == "F" for j in joints),
        "mountain-segments": sum(j.terrain == "M" for j in joints),
        "roads": sum(owner == p.seat for owner, _, _ in board.roads),
        "landmarks": board.flags.count(p.seat),
        "steps": min(village.from_church.get(tile, 0), NUMBERS["steps"].n),
        "villagers": p.villagers,
        "linked-tiles": len(village.link[tile]),
        "donkeys": len(p.donkeys),
        "donkey-tiles": len(set(p.donkeys)),
    }
    tests = {"path": "F" in built, "bridge": "M" in built}
    score = x.score
    assert isinstance(score, ForEach | If) and isinstance(score.effect, Gain)
    times = counts[score.count] // score.per if isinstance(score, ForEach) else tests[score.test]
    return times * dict(score.effect.goods)["vp"]


class Hamlet(TurnWatcher[Board]):
    def __init__(self) -> None:
        super().__init__(read, {"lay-out": LayOut, "turn": Turn})

    def end(self, table: Table) -> None:
        super().end(table)
        board = read(table.state)
        given = table.title.scores(table.state)
        for p, expected, lines in zip(board.sides, sheets(board), given, strict=True):
            actual = {line.what: line.points for line in lines}
            table.expect("H10.2", expected.keys(), actual.keys(), f"lines of {p.seat}")
            for what, (clause, points) in expected.items():
                table.expect(clause, points, actual.get(what), f"{what} of {p.seat}")

    def lively(self, ask: Choose) -> Sequence[Option]:
        """Mostly what brings the game on; ends the turn when villagers have acted."""
        if ask.kind != "act":
            return ask.options
        often = {
            "construct": 30, "deliver": 30, "sell": 30, "refine": 15, "road": 15, "town-hall": 15,
            "done": 1,
        }  # fmt: skip
        return [
            x for x in ask.options for _ in range(often.get(x if isinstance(x, str) else x[0], 5))
        ]


OWN = {"variant": "house-3-4"}  # H13
ORACLE = Oracle(
    "hamlet",
    Hamlet,
    (
        (1, {}),
        (2, {}),
        (1, {"fines": "on", "landmarks": "easy", "two-donkeys": "on"}),
        (3, OWN),
        (1, {"always-up": "on", "two-villagers": "on", "landmarks": "hard"}),
        (1, {"placing": "church", "flags": "more"}),
        (4, OWN),
        (1, {"merchant": "on", "chaplain": "on", "goods": "on", "ties": "dealer"}),
        (2, {"roads": "again"}),
        (1, {"roads": "again"}),
    ),
)

if __name__ == "__main__":
    raise SystemExit(main(ORACLE))
