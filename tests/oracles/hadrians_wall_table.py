"""What is printed on the sheets and cards of Hadrian's Wall, and which of it is open to a player.

Players are read as the table has them: tracks, cohorts, attributes, citizens and buildings in the
order of the names here; the map is a mask of cells, row by row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any

from ludorum.content import Row, rows
from ludorum.kernel import Option

PACKAGE = "ludorum.games.hadrians_wall"
ITEMS = ("soldier", "builder", "servant", "civilian", "resource")
WORKERS = ITEMS[:4]
ATTRIBUTES = ("renown", "piety", "valour", "discipline")
CITIZENS = ("traders", "performers", "priests", "apparitores", "patricians")
CITIZEN_ICONS = ("trader", "performer", "priest", "apparitor", "patrician")
TRADERS, PERFORMERS, PRIESTS, APPARITORES, PATRICIANS = range(5)
TRACKS = ("mining", "guard", "cippi", "wall", "fort")
COHORTS = ("left", "centre", "right")
GLADIATORS = ("red", "blue")
SIZES = ("small", "medium", "large")
FAMILIES = (
    *("granary", "hotel", "workshop", "road", "precinct", "market", "theatre", "ludus"),
    *("gardens", "temple", "baths", "courthouse"),
)
GRANARY, HOTEL, WORKSHOP, ROAD = range(4)
MARKET, THEATRE, LUDUS = 5, 6, 7
TEMPLE, BATHS, COURTHOUSE = 9, 10, 11
MAP_ROWS, MAP_COLUMNS = 4, 5

Icons = Counter[str]
Cells = frozenset[int]


def printed(kind: str, key: str = "", value: str = "") -> list[Row]:
    return [x for x in rows(PACKAGE, kind) if not key or x[key] == value]


BOXES = {name: printed("tracks", "track", name) for name in TRACKS}
COHORT_BOXES = {name: printed("cohorts", "cohort", name) for name in COHORTS}
ATTRIBUTE_BOXES = {name: printed("attributes", "track", name) for name in ATTRIBUTES}
CITIZEN_BOXES = {name: printed("citizens", "track", name) for name in CITIZENS}
BUILDINGS = {name: printed("buildings", "family", name) for name in FAMILIES}
RULINGS = {name: printed("courthouse", "column", name) for name in COHORTS}
LANDMARKS, STALLS, SHOWS = printed("landmarks"), printed("market"), printed("theatre")
LUDUS_BOXES, TEMPLES, BRIBES = printed("ludus"), printed("temples"), printed("baths")
DIPLOMATS, SCOUTS, MAP = printed("diplomats"), printed("scouts"), printed("map")
FATE = {x["id"]: x for x in printed("fate")}
PROSPECTS = {x["id"]: x for x in printed("prospects")}
YEARS, RANKS = printed("years"), printed("ranks")


def count_icons(total: Icons, boxes: Iterable[Row], side: str = "gain") -> None:
    """Add what boxes show; nothing where one leaves a choice."""
    for box in boxes:
        if side in box:
            for name, n in box[side].get("gain", {}).items():
                total[name] += n


# -- H26.5: patterns on the map --------------------------------------------------------------------


def turned(cells: Iterable[tuple[int, int]]) -> set[frozenset[tuple[int, int]]]:
    """A pattern in all its turns and mirror images, in the corner."""
    out = set()
    shape = list(cells)
    for _ in range(2):
        shape = [(row, -column) for row, column in shape]
        for _ in range(4):
            shape = [(column, -row) for row, column in shape]
            top, left = min(row for row, _ in shape), min(column for _, column in shape)
            out.add(frozenset((row - top, column - left) for row, column in shape))
    return out


def placed(cells: Iterable[tuple[int, int]]) -> set[Cells]:
    """Everywhere a pattern lies wholly on the map."""
    return {
        frozenset((row + down) * MAP_COLUMNS + column + right for row, column in shape)
        for shape in turned(cells)
        for down in range(MAP_ROWS)
        for right in range(MAP_COLUMNS)
        if all(row + down < MAP_ROWS and column + right < MAP_COLUMNS for row, column in shape)
    }


PLACES = {x["id"]: placed([(a, b) for a, b in x["cells"]]) for x in printed("shapes")}


def free_places(p: Any, shape: str) -> set[Cells]:
    return {cells for cells in PLACES[shape] if not any(p.map >> cell & 1 for cell in cells)}


# -- neighbours ------------------------------------------------------------------------------------


def neighbours(s: Any, seat: int) -> set[int]:
    """H2.7, H31.6."""
    n = len(s.players)
    return {(seat + 1) % n, (seat - 1) % n} - {seat}


def beside(s: Any, seat: int) -> set[Option]:
    """H18.4, H26.3: the prospects of neighbours, neutral ones among them."""
    neutral = {("neutral", k) for k in range(len(s.neutral))}
    return {("player", other) for other in neighbours(s, seat)} | neutral


def prospect(s: Any, seat: int, source: Option) -> Row:
    if source == "own":
        return PROSPECTS[s.players[seat].prospects[-1]]
    kind, n = source
    return PROSPECTS[s.players[n].prospects[-1] if kind == "player" else s.neutral[n]]


def patterns(s: Any, p: Any) -> set[Option]:
    """H26.3, H26.5: the sources whose pattern finds room."""
    sources = {"own", *beside(s, p.seat)}
    return {x for x in sources if free_places(p, prospect(s, p.seat, x)["shape"])}


# -- what is open ----------------------------------------------------------------------------------


def infrastructure(p: Any) -> int:
    """H8.5."""
    return max([x.get("flag", 0) for x in BOXES["fort"][: p.tracks[4]]], default=0)


def has(p: Any, cost: Row) -> bool:
    """H4.13: the whole price."""
    return all(p.items[ITEMS.index(item)] >= n for item, n in cost.items())


def next_box(p: Any, track: str) -> bool:
    """H4.4, H8.2, H8.3, H9.1: is there one, in an open section, with its fort box?"""
    filled = p.tracks[TRACKS.index(track)]
    if filled == len(BOXES[track]):
        return False
    box = BOXES[track][filled]
    is_open: bool = SIZES.index(box["section"]) <= p.built[GRANARY]
    return is_open and bool(box.get("fort", 0) <= p.tracks[4])


def free_boxes(boxes: list[Row], marks: list[int], level: int) -> set[int]:
    """H4.5: boxes not marked yet whose requirement is met."""
    return {i for i, x in enumerate(boxes) if not marks[i] and x["at"] <= level}


def landmarks(p: Any) -> set[str]:
    """H14.1: 15 on its attribute."""
    return {
        x["id"]
        for i, x in enumerate(LANDMARKS)
        if not p.landmarks[i]
        and p.attributes[ATTRIBUTES.index(x["attribute"])] >= 15
        and has(p, x["cost"])
    }


def open_citizens(p: Any) -> set[str]:
    """H16.1."""
    return {name for name, n in zip(CITIZENS, p.citizens, strict=True) if n < 9}


def alive(p: Any, g: int) -> bool:
    """H20.5, H20.7."""
    return not p.trained[g] or bool(p.wounds[g] < p.trained[g])


def drills(p: Any) -> set[Option]:
    """H20.2: a servant or a civilian for a gladiator who can still train."""
    pay = [item for item in ("servant", "civilian") if p.items[ITEMS.index(item)]]
    return {
        (GLADIATORS[g], item)
        for g in (0, 1)
        for item in pay
        if alive(p, g)
        and p.trained[g] < 6
        and LUDUS_BOXES[p.trained[g]]["at"] <= p.citizens[PERFORMERS]
    }


def battles(s: Any, p: Any) -> set[str]:
    """H20.3."""
    return {
        name
        for g, name in enumerate(GLADIATORS)
        if p.trained[g] > p.wounds[g] and s.year not in p.battles[g]
    }


def bribes(p: Any) -> set[int]:
    """H23.2."""
    free = free_boxes(BRIBES, p.bribes, p.citizens[APPARITORES])
    return {i for i in free if has(p, BRIBES[i]["cost"])}


def rulings(s: Any, p: Any) -> set[str]:
    """H24.2, H24.3: the next box of each column, once a year."""
    out = set()
    for years, name in zip(p.rulings, COHORTS, strict=True):
        if len(years) < 3 and s.year not in years:
            box = RULINGS[name][len(years)]
            if box["at"] <= p.citizens[APPARITORES] and has(p, box["cost"]):
                out.add(name)
    return out


def exchanges(p: Any) -> set[tuple[tuple[str, str], str]]:
    """H13.1: two workers for one of a type that was not returned, soldiers left out."""
    held = dict(zip(ITEMS, p.items, strict=True))
    types = ("builder", "civilian", "servant")
    return {
        (pair, taken)
        for pair in combinations_with_replacement(types, 2)
        if all(held[x] >= pair.count(x) for x in pair)
        for taken in types
        if taken not in pair
    }


def allowed(s: Any, p: Any) -> set[Option]:
    """H4.1: every action that can be paid and marked, and stopping."""
    held = dict(zip(ITEMS, p.items, strict=True))
    traders, performers, priests, _, patricians = p.citizens
    guard, k, scouts = next_box(p, "guard"), len(p.diplomats), p.scouts
    shows = free_boxes(SHOWS, p.shows, performers)
    tests = {
        "stop": True,
        "mining": held["servant"] and next_box(p, "mining"),
        "guard": held["soldier"] and guard,
        "cippi": held["resource"] and next_box(p, "cippi"),
        "wall": held["resource"] and next_box(p, "wall"),
        "fort": (held["builder"] or held["soldier"]) and next_box(p, "fort"),
        "training": held["builder"] and len(p.training) < 5 and s.year not in p.training and guard,
        "forum": len(p.forum) < 4 and s.year not in p.forum and exchanges(p),
        "landmark": landmarks(p),
        "citizen": held["civilian"] and open_citizens(p),
        "goods": p.built[MARKET] and held["resource"] and free_boxes(STALLS, p.goods, traders),
        "show": p.built[THEATRE] and held["resource"] and s.year not in p.shows and shows,
        "drill": p.built[LUDUS] and drills(p),
        "battle": p.built[LUDUS] and battles(s, p),
        "worship": p.worship < len(TEMPLES)
        and p.built[TEMPLE] > SIZES.index(TEMPLES[p.worship]["temple"])
        and priests >= TEMPLES[p.worship]["at"]
        and sum(p.items[:4]),
        "bribe": p.built[BATHS] and p.disdain and p.bribes.count(s.year) < 2 and bribes(p),
        "ruling": p.built[COURTHOUSE] and rulings(s, p),
        "diplomat": k < 3 and DIPLOMATS[k]["at"] <= patricians and has(p, DIPLOMATS[k]["cost"]),
        "scout": scouts < 5
        and SCOUTS[scouts]["at"] <= patricians
        and held["soldier"]
        and patterns(s, p),
    }
    return {name for name, test in tests.items() if test} | buildings(p)


def buildings(p: Any) -> set[Option]:
    """H4.7, H4.9: the next size of each family."""
    levels = dict(zip(CITIZENS, p.citizens, strict=True)) | {"infrastructure": infrastructure(p)}
    out: set[Option] = set()
    for family, size in zip(FAMILIES, p.built, strict=True):
        if size < len(BUILDINGS[family]):
            row = BUILDINGS[family][size]
            if levels[row["level"]] >= row["at"] and has(p, row["cost"]):
                out.add(family)
    return out


# -- H27, H28: the attack --------------------------------------------------------------------------


def attackers(s: Any) -> Counter[str]:
    """H27.4."""
    return Counter(FATE[card]["attack"] for card in s.attack)


def missed(s: Any, p: Any, ignored: Counter[str]) -> int:
    """H27.6."""
    sides = attackers(s)
    return sum(
        max(0, sides[name] - ignored[name] - filled)
        for name, filled in zip(COHORTS, p.cohorts, strict=True)
    )


def favours(s: Any, p: Any, ignored: Counter[str]) -> set[Option]:
    """H28.2, H28.4: while an attack gets through, any favour for a card not ignored yet."""
    if not missed(s, p, ignored):
        return set()
    sides = attackers(s)
    left = [name for name in COHORTS if sides[name] > ignored[name]]
    temple = {("temple", name) for name in left if 1 in p.blessings}
    return temple | {("diplomat", name) for name in left if p.favours[COHORTS.index(name)]}


# -- H29 to H32: points ----------------------------------------------------------------------------

LOSS = (0, 1, 3, 5, 7, 9, 12, 15, 18, 22)  # H29.2


def loss(disdain: int) -> int:
    return LOSS[min(disdain, 9)]


def path_points(p: Any, card: str) -> int:
    """H32.6 to H32.17."""
    if card == "aristocrat":
        return sum(p.disdain <= n for n in (4, 2, 0))
    columns = [[row * MAP_COLUMNS + k for row in range(MAP_ROWS)] for k in range(MAP_COLUMNS)]
    built = [x for name, n in zip(FAMILIES, p.built, strict=True) for x in BUILDINGS[name][:n]]
    count, tiers = {
        "architect": (sum(p.landmarks), (1, 2, 3)),
        "defender": (p.tracks[3] // 7, (1, 2, 3)),
        "engineer": (sum(x.get("size") == "large" for x in built), (2, 4, 6)),
        "fighter": (p.cohorts.count(6), (1, 2, 3)),
        "forager": (p.production, (3, 6, 9)),
        "merchant": (sum(n > 0 for n in p.goods), (4, 6, 8)),
        "planner": (p.citizens.count(9), (2, 4, 5)),
        "pontiff": (sum(p.worship >= n for n in (2, 8, 14)), (1, 2, 3)),
        "ranger": (sum(all(p.map >> x & 1 for x in column) for column in columns), (1, 3, 5)),
        "trainer": (sum(p.trained), (4, 8, 12)),
        "vanguard": (p.tracks[1] // 6, (1, 2, 3)),
    }[card]
    return sum(count >= n for n in tiers)


def points(p: Any) -> dict[str, int]:
    """H30.2, by clause."""
    return {
        "H15.1": sum(p.attributes),
        "H32.2": sum(path_points(p, card) for card in p.paths),
        "H29.2": -loss(p.disdain),
    }
