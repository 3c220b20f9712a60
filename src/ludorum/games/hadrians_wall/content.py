"""The sheets, cards and tables of Hadrian's Wall: data files, checked while they are read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from ludorum.content import ContentError
from ludorum.effects import Choice, Effect, Gain, Vocabulary, read_records

PACKAGE = __name__.rpartition(".")[0]
ITEMS = ("soldier", "builder", "servant", "civilian", "resource")
SOLDIER, BUILDER, SERVANT, CIVILIAN, RESOURCE = range(5)
WORKERS = ITEMS[:RESOURCE]
ATTRIBUTES = ("renown", "piety", "valour", "discipline")
RENOWN, PIETY, VALOUR, DISCIPLINE = range(4)
CITIZENS = ("traders", "performers", "priests", "apparitores", "patricians")
TRADERS, PERFORMERS, PRIESTS, APPARITORES, PATRICIANS = range(5)
CITIZEN_ICONS = ("trader", "performer", "priest", "apparitor", "patrician")
TRACKS = ("mining", "guard", "cippi", "wall", "fort")
MINING, GUARD, CIPPI, WALL, FORT = range(5)
COHORTS = ("left", "centre", "right")
SIZES = ("small", "medium", "large")
FAMILIES = (
    "granary", "hotel", "workshop", "road", "precinct", "market", "theatre", "ludus", "gardens",
    "temple", "baths", "courthouse",
)  # fmt: skip
(
    GRANARY, HOTEL, WORKSHOP, ROAD, PRECINCT, MARKET, THEATRE, LUDUS, GARDENS, TEMPLE, BATHS,
    COURTHOUSE,
) = range(12)  # fmt: skip
GLADIATORS = ("red", "blue")
LEVELS = (*CITIZENS, "infrastructure")  # what a building may require
DIFFICULTIES = ("easy", "normal", "hard")
COUNTERS = (
    "landmarks", "disdain", "wall-sections", "large-buildings", "cohorts", "production", "goods",
    "citizens", "temples", "map-columns", "strength", "guard-sections",
)  # fmt: skip
YEARS = 6
MAP_ROWS, MAP_COLUMNS = 4, 5

# Icons: what a box shows, as numbers. Items, then attributes, citizens and the rest.
ICONS = (*ITEMS, *ATTRIBUTES, *CITIZEN_ICONS, "cohort", "production", "favour")
FIRST_ATTRIBUTE, FIRST_CITIZEN = 5, 9
COHORT, PRODUCTION, FAVOUR = 14, 15, 16

WORDS = Vocabulary(goods=ICONS)


@dataclass(slots=True, frozen=True)
class Box:
    """H6-H8. `fort`: that fort box must be filled; `flag`: the infrastructure it brings."""

    id: str
    track: str
    n: int
    section: str
    origin: str
    gain: Effect | None = None
    fort: int = 0
    flag: int = 0


@dataclass(slots=True, frozen=True)
class CohortBox:
    """H5.1."""

    id: str
    cohort: str
    n: int
    origin: str
    gain: Effect | None = None


@dataclass(slots=True, frozen=True)
class TrackBox:
    """H15, H16. `flag`: a coloured reminder, without effect (H16.4)."""

    id: str
    track: str
    n: int
    origin: str
    gain: Effect | None = None
    flag: bool = False


@dataclass(slots=True, frozen=True)
class Building:
    """A size of a building; `at` of its `level` is needed to build it."""

    id: str
    family: str
    size: str
    level: str
    at: int
    cost: dict[str, int]
    clause: str
    origin: str
    gain: Effect | None = None


@dataclass(slots=True, frozen=True)
class Landmark:
    """H14."""

    id: str
    attribute: str
    at: int
    cost: dict[str, int]
    gain: Effect
    origin: str


@dataclass(slots=True, frozen=True)
class Place:
    """A box of the market, the theatre or the baths, opened by `at` citizens of its track."""

    id: str
    row: int
    column: int
    at: int
    origin: str
    cost: dict[str, int] = field(default_factory=dict)
    gain: Effect | None = None


@dataclass(slots=True, frozen=True)
class Strength:
    """H20: a column of the Ludus, and what a battle pays there."""

    id: str
    at: int
    origin: str
    survives: Effect | None = None
    dies: Effect | None = None


@dataclass(slots=True, frozen=True)
class TempleBox:
    """H22.3."""

    id: str
    temple: str
    row: int
    at: int
    origin: str
    gain: Effect | None = None


@dataclass(slots=True, frozen=True)
class Ruling:
    """H24.2."""

    id: str
    column: str
    row: int
    at: int
    cost: dict[str, int]
    gain: Effect
    origin: str


@dataclass(slots=True, frozen=True)
class Diplomat:
    """H25.1."""

    id: str
    at: int
    cost: dict[str, int]
    gain: Effect
    favours: int
    origin: str


@dataclass(slots=True, frozen=True)
class Scout:
    """H26.1."""

    id: str
    at: int
    cost: dict[str, int]
    origin: str


@dataclass(slots=True, frozen=True)
class Cell:
    """H26.6."""

    id: str
    row: int
    column: int
    origin: str
    gain: Effect | None = None


@dataclass(slots=True, frozen=True)
class Shape:
    """A pattern as (row, column) cells."""

    id: str
    cells: tuple[tuple[int, ...], ...]
    origin: str


@dataclass(slots=True, frozen=True)
class Fate:
    """H34."""

    id: str
    items: dict[str, int]
    attack: str
    wounds: int
    good: int
    origin: str


@dataclass(slots=True, frozen=True)
class Path:
    """H32: 1, 2 or 3 VP at its tiers; `falling`: fewer is better."""

    id: str
    counts: str
    tiers: tuple[int, ...]
    origin: str
    falling: bool = False


@dataclass(slots=True, frozen=True)
class Prospect:
    """H33: the lower part of the card of the same name."""

    id: str
    income: dict[str, int]
    good: int
    shape: str
    origin: str


@dataclass(slots=True, frozen=True)
class Year:
    """H27.3, H27.7: attack cards by difficulty, and the cap."""

    id: str
    cap: int
    easy: int
    normal: int
    hard: int
    origin: str


@dataclass(slots=True, frozen=True)
class Loss:
    """H29.2."""

    id: str
    loss: int
    origin: str


@dataclass(slots=True, frozen=True)
class Rank:
    """H31.7."""

    id: str
    least: int
    origin: str


@dataclass(slots=True, frozen=True)
class SeatCount:
    """H31.2: neutral cards turned each year."""

    id: str
    neutral: int
    origin: str


@dataclass(slots=True, frozen=True)
class GoodRank:
    """H18.6: renown for the first, second … different good."""

    id: str
    renown: int
    origin: str


@dataclass(slots=True, frozen=True)
class Area:
    """How many boxes an area has, and how many may be marked a year (0: no limit)."""

    id: str
    boxes: int
    yearly: int
    origin: str


def need(ok: bool, what: str) -> None:
    if not ok:
        raise ContentError(f"hadrians_wall: {what}")


R = TypeVar("R")


def read(name: str, cls: type[R], count: int) -> list[R]:
    found = read_records(PACKAGE, name, cls, WORDS)
    need(len(found) == count, f"{name}.json has {len(found)} records, not {count}")
    return found


TRACK_BOXES = read("tracks", Box, 14 + 18 + 7 + 21 + 21)
COHORT_BOXES = read("cohorts", CohortBox, 3 * 6)
ATTRIBUTE_BOXES = read("attributes", TrackBox, 4 * 25)
CITIZEN_BOXES = read("citizens", TrackBox, 5 * 9)
BUILDINGS = read("buildings", Building, 21)
LANDMARKS = read("landmarks", Landmark, 4)
STALLS = read("market", Place, 8)
SHOWS = read("theatre", Place, 6)
STRENGTHS = read("ludus", Strength, 6)
TEMPLE_BOXES = read("temples", TempleBox, 14)
BRIBES = read("baths", Place, 6)
RULINGS = read("courthouse", Ruling, 9)
DIPLOMATS = read("diplomats", Diplomat, 3)
SCOUTS = read("scouts", Scout, 5)
CELLS = read("map", Cell, MAP_ROWS * MAP_COLUMNS)
SHAPES = {x.id: x for x in read("shapes", Shape, 5)}
FATE = {x.id: x for x in read("fate", Fate, 48)}
PATHS = {x.id: x for x in read("paths", Path, 12)}
PROSPECTS = {x.id: x for x in read("prospects", Prospect, 12)}
YEAR = read("years", Year, YEARS)
LOSSES = read("disdain", Loss, 9)
RANKS = read("ranks", Rank, 5)
SEATS = {x.id: x for x in read("seats", SeatCount, 6)}
GOOD_RANKS = read("goods", GoodRank, 6)
AREAS = {x.id: x for x in read("areas", Area, 8)}

# -- the same, arranged for speed ------------------------------------------------------------

Icons = tuple[int, ...]
Price = tuple[tuple[int, int], ...]  # (item, how many)


def icons(e: Effect | None) -> Icons:
    """A plain gain as icons, in the order it is printed."""
    if e is None:
        return ()
    if not isinstance(e, Gain):
        raise ContentError(f"hadrians_wall: {e!r} is no plain gain")
    return tuple([ICONS.index(good) for good, n in e.goods for _ in range(n)])


def options(e: Effect | None) -> tuple[str, ...]:
    """The attributes a building lets its owner choose from (H12.1); mostly none."""
    return tuple([name for name, _ in e.options]) if isinstance(e, Choice) else ()


def price(cost: dict[str, int]) -> Price:
    for item, n in cost.items():
        need(item in ITEMS and n > 0, f"a price is paid in items, not {n} {item}")
    return tuple([(ITEMS.index(item), n) for item, n in cost.items()])


def track(boxes: list[Box], name: str) -> list[Box]:
    found = [x for x in boxes if x.track == name]
    need([x.n for x in found] == list(range(1, len(found) + 1)), f"{name}: boxes out of order")
    return found


def rewards(boxes: list[TrackBox], names: tuple[str, ...]) -> list[list[Icons]]:
    out = []
    for name in names:
        found = [x for x in boxes if x.track == name]
        need([x.n for x in found] == list(range(1, len(found) + 1)), f"{name}: out of order")
        out.append([icons(x.gain) for x in found])
    return out


BOXES = [track(TRACK_BOXES, name) for name in TRACKS]
REWARD = [[icons(x.gain) for x in boxes] for boxes in BOXES]  # by track
LAST = [  # track -> granaries built -> last open box (H9.1)
    [len([x for x in boxes if SIZES.index(x.section) <= built]) for built in range(3)]
    for boxes in BOXES
]
NEEDS_FORT = [[x.fort for x in boxes] for boxes in BOXES]  # H8.2, H8.3
INFRASTRUCTURE = [  # H8.5, by filled fort boxes
    max([x.flag for x in BOXES[FORT][:n]], default=0) for n in range(len(BOXES[FORT]) + 1)
]
COHORT_REWARD = [[icons(x.gain) for x in COHORT_BOXES if x.cohort == name] for name in COHORTS]
COHORT_TOP = 6
ATTRIBUTE_REWARD = rewards(ATTRIBUTE_BOXES, ATTRIBUTES)
TOP = 25  # H15.1
CITIZEN_REWARD = rewards(CITIZEN_BOXES, CITIZENS)
CITIZEN_TOP = 9
OF_FAMILY = [[x for x in BUILDINGS if x.family == name] for name in FAMILIES]
BUILD_LEVEL = [[LEVELS.index(x.level) for x in sizes] for sizes in OF_FAMILY]
BUILD_AT = [[x.at for x in sizes] for sizes in OF_FAMILY]
BUILD_PRICE = [[price(x.cost) for x in sizes] for sizes in OF_FAMILY]
BUILD_CLAUSE = [[x.clause for x in sizes] for sizes in OF_FAMILY]
BUILD_CHOICE = [[options(x.gain) for x in sizes] for sizes in OF_FAMILY]
BUILD_GAIN = [[icons(None if options(x.gain) else x.gain) for x in sizes] for sizes in OF_FAMILY]
LANDMARK_NEEDS = [ATTRIBUTES.index(x.attribute) for x in LANDMARKS]
LANDMARK_AT = [x.at for x in LANDMARKS]
LANDMARK_PRICE = price(LANDMARKS[0].cost)
LANDMARK_GAIN = [icons(x.gain) for x in LANDMARKS]
STALL_AT = [x.at for x in STALLS]
STALL_GAIN = [icons(x.gain) for x in STALLS]
SHOW_AT = [x.at for x in SHOWS]
SHOW_GAIN = [icons(x.gain) for x in SHOWS]
DRILL_AT = [x.at for x in STRENGTHS]
SURVIVES = [icons(x.survives) for x in STRENGTHS]
DIES = [icons(x.dies) for x in STRENGTHS]
TEMPLE_AT = [x.at for x in TEMPLE_BOXES]
TEMPLE_OF = [SIZES.index(x.temple) for x in TEMPLE_BOXES]
TEMPLE_GAIN = [icons(x.gain) for x in TEMPLE_BOXES]
TEMPLE_END = [len([x for x in TEMPLE_OF if x <= size]) for size in range(3)]
BRIBE_AT = [x.at for x in BRIBES]
BRIBE_COST = [x.cost["resource"] for x in BRIBES]
RULING_AT = [[x.at for x in RULINGS if x.column == name] for name in COHORTS]
RULING_PRICE = [next(price(x.cost) for x in RULINGS if x.column == name) for name in COHORTS]
RULING_GAIN = [next(icons(x.gain) for x in RULINGS if x.column == name) for name in COHORTS]
DIPLOMAT_AT = [x.at for x in DIPLOMATS]
DIPLOMAT_PRICE = price(DIPLOMATS[0].cost)
DIPLOMAT_GAIN = icons(DIPLOMATS[0].gain)
DIPLOMAT_FAVOURS = DIPLOMATS[0].favours
SCOUT_AT = [x.at for x in SCOUTS]
CELL_GAIN = [icons(x.gain) for x in CELLS]  # by cell number, row by row
FULL_ROW = [0b11111 << MAP_COLUMNS * row for row in range(MAP_ROWS)]
FULL_COLUMN = [sum([1 << MAP_COLUMNS * r + c for r in range(MAP_ROWS)]) for c in range(MAP_COLUMNS)]
FATE_ITEMS = {x.id: price(x.items) for x in FATE.values()}
FATE_GOOD = {x.id: x.good for x in FATE.values()}
FATE_SIDE = {x.id: COHORTS.index(x.attack) for x in FATE.values()}
INCOME = {x.id: price(x.income) for x in PROSPECTS.values()}
CAPS = [x.cap for x in YEAR]
ATTACKS = {"easy": [x.easy for x in YEAR], "normal": [x.normal for x in YEAR],
           "hard": [x.hard for x in YEAR]}  # fmt: skip
PRODUCTION_TOP = AREAS["production"].boxes
GENERALS = sorted(PROSPECTS)

Placement = tuple[tuple[int, ...], int]  # the cells a pattern covers, and the same as a mask


def turned(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """H26.5: every rotation and mirror image, moved to the corner, each once."""
    out: list[list[tuple[int, int]]] = []
    for _ in range(2):
        for _ in range(4):
            top, left = min([r for r, _ in cells]), min([c for _, c in cells])
            here = sorted([(r - top, c - left) for r, c in cells])
            if here not in out:
                out.append(here)
            cells = [(c, -r) for r, c in cells]
        cells = [(r, -c) for r, c in cells]
    return out


def placements(shape: Shape) -> list[Placement]:
    """Every way to lay a pattern inside an empty map."""
    out = []
    for cells in turned([(x[0], x[1]) for x in shape.cells]):
        for top in range(MAP_ROWS - max([r for r, _ in cells])):
            for left in range(MAP_COLUMNS - max([c for _, c in cells])):
                laid = tuple([(top + r) * MAP_COLUMNS + left + c for r, c in cells])
                out.append((laid, sum([1 << cell for cell in laid])))
    return sorted(out)


PLACEMENTS = {x.id: placements(x) for x in SHAPES.values()}

# -- what must hold between the files --------------------------------------------------------


def check_buildings() -> None:
    for family, sizes in zip(FAMILIES, OF_FAMILY, strict=True):
        named = tuple([x.size for x in sizes])
        need(bool(named), f"no building of the family {family}")
        known = (SIZES, SIZES[1:], (SIZES[0], SIZES[2]), ("",))
        need(named in known, f"{family}: sizes {named}")
        need(all([x.level in LEVELS for x in sizes]), f"{family}: unknown level")
        need(len({x.level for x in sizes}) == 1, f"{family}: one level for all sizes")
    need(len([x for x in BUILDINGS if x.size == "large"]) == 7, "7 large buildings (H32.4)")


def check_cards() -> None:
    for x in FATE.values():
        need(x.attack in COHORTS, f"{x.id}: unknown side {x.attack}")
        need(sum(x.items.values()) == 8, f"{x.id}: a fate card brings 8 items")
        need(1 <= x.wounds <= 3 and 1 <= x.good <= len(GOOD_RANKS), f"{x.id}: wounds or good")
    sides = [len([x for x in FATE.values() if x.attack == side]) for side in COHORTS]
    need(sides == [16, 16, 16], "16 cards attack each cohort (H34.2)")
    need(set(PATHS) == set(PROSPECTS), "paths and prospects are the same cards")
    for p in PATHS.values():
        need(p.counts in COUNTERS and len(p.tiers) == 3, f"{p.id}: three tiers of a counter")
        need(list(p.tiers) == sorted(p.tiers, reverse=p.falling), f"{p.id}: tiers out of order")
    for q in PROSPECTS.values():
        need(q.shape in SHAPES and 1 <= q.good <= len(GOOD_RANKS), f"{q.id}: shape or good")


def check_sheets() -> None:
    marks = [icon for rows in REWARD for row in rows for icon in row]
    need(marks.count(COHORT) == len(COHORT_BOXES), "as many cohort icons as boxes (H5.3)")
    hammers = [x for rows in (*REWARD, *BUILD_GAIN) for row in rows for x in row]
    need(hammers.count(PRODUCTION) == PRODUCTION_TOP - 1, "a hammer for each circle (H10.1)")
    need(LAST == [[4, 9, 14], [6, 12, 18], [3, 5, 7], [7, 14, 21], [7, 14, 21]], "sections")
    need(sorted(INFRASTRUCTURE) == INFRASTRUCTURE, "flags rise along the fort")
    need(sum(CAPS) == AREAS["disdain"].boxes, "a disdain circle for each point (H29.1)")
    need(all([len(x.cells) * len(SCOUTS) == len(CELLS) for x in SHAPES.values()]), "5 x 4 = 20")
    need(all([x.cost == LANDMARKS[0].cost for x in LANDMARKS]), "landmarks cost the same")
    need(all([x.cost == DIPLOMATS[0].cost for x in DIPLOMATS]), "diplomats cost the same")
    for name, places in (("theatre", SHOWS), ("baths", BRIBES)):
        need(len(places) == AREAS[name].boxes, f"{name}: boxes")
    for i, name in enumerate(CITIZENS):
        flags = [x.n for x in CITIZEN_BOXES if x.track == name and x.flag]
        opens = {x.at for x in BUILDINGS if x.level == name}
        opens |= set(DIPLOMAT_AT) if i == PATRICIANS else set()
        need(flags == sorted(opens), f"{name}: coloured flags {flags}, buildings {opens}")


check_buildings()
check_cards()
check_sheets()
