"""The tiles, tokens and numbers of Hamlet: data files, checked while they are read."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludorum.effects import Effect, Vocabulary, between, need, one_of, read_records

PACKAGE = __name__.rpartition(".")[0]
RAW = ("wood", "stone", "wheat")
REFINED = ("timber", "brick", "flour", "milk")
GOODS = (*RAW, *REFINED)  # a good is its number in here
WOOD, STONE, WHEAT, TIMBER, BRICK, FLOUR, MILK = range(7)
MADE_OF = {TIMBER: WOOD, BRICK: STONE, FLOUR: WHEAT, MILK: WHEAT}  # B4.1
KINDS = ("special", "source", "refinery", "landmark", "barn")
STACKS = ("start", "bag", *REFINED)
START = ("church", "market", "town_hall", "woodcutter", "quarry", "farm")
CHURCH, MARKET, TOWN_HALL = range(3)  # numbers of the first tiles in a village
ACTIONS = ("produce", "blueprint", "refine", "construct", "road")  # M1.2
DISCS = ("a", "b", "c")  # M2.6: over positions 1, 2 and 3
BAG = ("a", "a", "a", "b", "b", "c")
TIERS = (1, 2, 3)  # of sale tokens
PLANNER = 4  # the milestone of roads; 0-3 are those of timber, brick, flour and milk

WORDS = Vocabulary(
    goods=(*GOODS, "coin", "vp"),
    counters=(
        "deliveries", "sales", "forest-segments", "mountain-segments", "roads", "landmarks",
        "steps", "villagers", "linked-tiles", "donkeys", "donkey-tiles",
    ),
    tests=("path", "bridge"),
    fields={
        "sales.cost": GOODS,
        "tiles.kind": KINDS,
        "tiles.stack": STACKS,
        "tiles.makes": ("", *GOODS, "raw"),
        "tiles.cost": (*GOODS, "coin"),
    },
)  # fmt: skip


@dataclass(slots=True, frozen=True)
class Tile:
    """A tile as it lies unturned (G2), its turning point at (0, 0) of the lattice.

    vertices  corners (p, q), clockwise; on a screen x = p + q / 2, y = q * sqrt(3) / 2
    edges     terrain of the segment from each corner to the next: R road, F forest, M mountain
    cells     the triangles, each as the sum of its three corners
    makes     raw material or good that `slots` hold; "raw" is any raw material (barns)
    road      the end score needs a road to the church (H10.6)
    """

    id: str
    kind: str
    stack: str
    outline: str
    vertices: tuple[tuple[int, ...], ...]
    cells: tuple[tuple[int, ...], ...]
    edges: str
    clause: str
    origin: str
    cost: dict[str, int] = field(default_factory=dict)
    points: int = 0
    makes: str = ""
    slots: int = 0
    score: Effect | None = None
    road: bool = True


@dataclass(slots=True, frozen=True)
class Place:
    """B2.1: where a start tile lies and how often it is turned by 60 degrees, clockwise."""

    id: str
    p: int
    q: int
    turn: int
    origin: str


@dataclass(slots=True, frozen=True)
class Sale:
    id: str
    tier: int
    cost: dict[str, int]
    points: int
    coins: int
    clause: str
    origin: str


@dataclass(slots=True, frozen=True)
class Slot:
    """A church slot: `n` of what it takes, coins if it takes nothing; Botric pays `botric`."""

    id: str
    takes: tuple[str, ...]
    n: int
    botric: int
    points: int
    origin: str


@dataclass(slots=True, frozen=True)
class Slot34:
    """H13.4: a church slot on the side for three and four players, where Botric never plays."""

    id: str
    takes: tuple[str, ...]
    n: int
    points: int
    clause: str
    origin: str


@dataclass(slots=True, frozen=True)
class Seats:
    """H13: what a number of players changes; the id is that number.

    coins    what they start with, from the first player on
    sales    how many sale tokens of each tier are used
    face_up  how many of them lie open
    slots    the church's, from `church_34`
    """

    id: str
    coins: tuple[int, ...]
    sales: tuple[int, ...]
    face_up: int
    slots: tuple[str, ...]
    clause: str
    origin: str


@dataclass(slots=True, frozen=True)
class Award:
    id: str
    points: int
    clause: str
    origin: str


@dataclass(slots=True, frozen=True)
class Milestone:
    """B7.5, B8.3: for the first refinery of a good, or the first road."""

    id: str
    good: str
    origin: str


@dataclass(slots=True, frozen=True)
class Number:
    id: str
    n: int
    clause: str
    origin: str


TILES = {x.id: x for x in read_records(PACKAGE, "tiles", Tile, WORDS)}
LAYOUT = read_records(PACKAGE, "layout", Place, WORDS)
SALES = {x.id: x for x in read_records(PACKAGE, "sales", Sale, WORDS)}
SLOTS = {x.id: x for x in read_records(PACKAGE, "slots", Slot, WORDS)}
AWARDS = {x.id: x for x in read_records(PACKAGE, "awards", Award, WORDS)}
MILESTONES = read_records(PACKAGE, "milestones", Milestone, WORDS)
NUMBERS = {x.id: x for x in read_records(PACKAGE, "numbers", Number, WORDS)}
SLOTS_34 = {x.id: x for x in read_records(PACKAGE, "church_34", Slot34, WORDS)}
PRICES_34 = {x.id: x for x in read_records(PACKAGE, "prices_34", Number, WORDS)}
SEATS = {x.id: x for x in read_records(PACKAGE, "seats", Seats, WORDS)}
ANY_SLOT: dict[str, Slot | Slot34] = {**SLOTS, **SLOTS_34}  # of either side of the church


def check_tile(x: Tile) -> None:
    one_of(x, "kind", KINDS)
    one_of(x, "stack", STACKS)
    need(set(x.edges) <= set("RFM"), f"{x.id}: edges are R, F or M", "edges")
    need(
        len(x.edges) == len(x.vertices), f"{x.id}: a terrain for every segment", "edges", "vertices"
    )
    steps = zip(x.vertices, (*x.vertices[1:], x.vertices[0]), strict=True)
    near = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    need(
        all([(b[0] - a[0], b[1] - a[1]) in near for a, b in steps]),
        f"{x.id}: a broken outline",
        "vertices",
    )
    need(len(set(x.cells)) == len(x.cells), f"{x.id}: a cell twice", "cells")
    makers = {"source": RAW, "refinery": REFINED, "barn": ("raw",)}.get(x.kind, ("",))
    made, held = x.makes in makers, (x.slots > 0) == bool(x.makes)
    what = f"{x.id}: a {x.kind} cannot make {x.makes!r}"
    need(made, what, "makes", "kind", code="tile-makes")
    need(held, f"{x.id}: slots go with what is made", "slots", "makes", code="tile-slots")
    need(
        (x.score is not None) == (x.kind == "landmark"),
        f"{x.id}: landmarks score at the end",
        "score",
        "kind",
        code="tile-scores",
    )
    first = (x.stack == "start") == (x.id in START)
    need(first, f"{x.id}: six start tiles", "stack", code="tile-start")
    priced = bool(x.cost) == (x.stack != "start")
    need(priced, f"{x.id}: what is built has a cost", "cost", code="some")
    need("vp" not in x.cost, f"{x.id}: points are no cost", "cost")


def check_seats(x: Seats) -> None:
    need(len(x.coins) == int(x.id), f"seats {x.id}: start coins for every player")
    need(min(x.coins) >= 0, f"seats {x.id}: start coins are not below zero")
    need(len(x.sales) == len(TIERS), f"seats {x.id}: a number of tokens for each of three tiers")
    for tier, n in zip(TIERS, x.sales, strict=True):
        most = len([y for y in SALES.values() if y.tier == tier])
        need(0 <= n <= most, f"seats {x.id}: tier {tier} has {most} tokens")
    need(x.face_up > 0, f"seats {x.id}: some tokens lie open")
    need(len(x.slots) > 0, f"seats {x.id}: the church has slots")
    need(len(set(x.slots)) == len(x.slots), f"seats {x.id}: every slot once")
    for id in x.slots:
        need(id in SLOTS_34, f"seats {x.id}: no slot {id} in church_34")


for tile in TILES.values():
    check_tile(tile)
for sale in SALES.values():
    one_of(sale, "cost", GOODS, "good")
    between(sale, "tier", 1, 3)
for slot in ANY_SLOT.values():
    need(set(slot.takes) <= set(GOODS), f"{slot.id}: unknown good")
    need(slot.n > 0, f"{slot.id}: something is delivered")
need(len(TILES) == 32, "32 tiles")
need(tuple([x.id for x in LAYOUT]) == START, "the start tiles in their order")
for stack, size in (("start", 6), ("bag", 10), *[(x, 4) for x in REFINED]):
    found = [x for x in TILES.values() if x.stack == stack]
    whole = len(found) == size
    need(whole, f"{size} tiles in the stack {stack}", "stack", code="stack-size", n=size)
need(len(SALES) == 12, "12 sale tokens")
need(len(SLOTS) == 4, "4 church slots")
need(not set(SLOTS) & set(SLOTS_34), "a church slot is on one side of the church")
need(sorted(PRICES_34) == ["buy-good", "buy-raw"], "two prices for three and four players")
need(sorted(SEATS) == ["3", "4"], "three and four players")
for seats in SEATS.values():
    check_seats(seats)
need(tuple([x.good for x in MILESTONES]) == (*REFINED, ""), "5 milestones")
need(tuple(AWARDS) == ("chaplain", "sacristan", "merchant", "landscaper"), "4 awards")

# -- the same, arranged for speed ------------------------------------------------------------

Needs = tuple[tuple[tuple[int, ...], int], ...]  # goods that will do, and how many of them


def number(name: str) -> int:
    return NUMBERS[name].n


def needs(cost: dict[str, int]) -> Needs:
    return tuple([((GOODS.index(k),), n) for k, n in cost.items() if k != "coin"])


VILLAGERS, DONKEYS, ROADS, FLAGS = [
    number(x) for x in ("villagers", "donkeys", "roads", "flags")
]  # fmt: skip
TOKENS, CUBES, BLUEPRINTS, ROW = [
    number(x) for x in ("tokens", "cubes", "blueprints", "row")
]  # fmt: skip
HIRES = (number("second-villager"), number("third-villager"), number("fourth-villager"))
DONKEY_PRICE = number("donkey")
ROAD_CUBES = number("road-cubes")
PRODUCE_COINS = {"source": number("source-coins"), "barn": number("barn-coins")}
COST = {x.id: needs(x.cost) for x in TILES.values()}
COINS = {x.id: x.cost.get("coin", 0) for x in TILES.values()}
MAKES = {x.id: GOODS.index(x.makes) for x in TILES.values() if x.makes in GOODS}
RAW_OF = {id: MADE_OF[good] for id, good in MAKES.items() if good in MADE_OF}  # B4.1: what it uses
SLOTS_OF = {x.id: x.slots for x in TILES.values()}
ANY = -1  # a barn makes what its owner wants
KIND = {x.id: x.kind for x in TILES.values()}
SALE_NEEDS = {x.id: needs(x.cost) for x in SALES.values()}
SLOT_NEEDS: dict[str, Needs] = {
    x.id: ((tuple([GOODS.index(k) for k in x.takes]), x.n),) if x.takes else ()
    for x in ANY_SLOT.values()
}
STACK = {x: sorted([t.id for t in TILES.values() if t.stack == x]) for x in STACKS}


# -- what the number of players changes, by that number; Botric is one ------------------------


def by_good(raw: int, good: int) -> list[int]:
    return [raw] * len(RAW) + [good] * len(REFINED)


START_COINS = {
    2: (number("first-coins"), number("second-coins")),
    **{int(x.id): x.coins for x in SEATS.values()},
}
SALES_USED = {
    2: (number("sales-per-tier"),) * len(TIERS),
    **{int(x.id): x.sales for x in SEATS.values()},
}
FACE_UP = {2: number("face-up-sales"), **{int(x.id): x.face_up for x in SEATS.values()}}
CHURCH_SLOTS = {2: tuple(SLOTS), **{int(x.id): x.slots for x in SEATS.values()}}
PRICES = {
    2: by_good(number("buy-raw"), number("buy-good")),
    **dict.fromkeys(
        [int(x) for x in SEATS], by_good(PRICES_34["buy-raw"].n, PRICES_34["buy-good"].n)
    ),
}
