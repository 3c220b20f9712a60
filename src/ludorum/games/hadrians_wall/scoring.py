"""H29, H30, H32: what a position is worth, line by line."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.titles import ScoreLine

from .content import (
    ATTRIBUTES,
    CITIZEN_TOP,
    COHORT_TOP,
    FULL_COLUMN,
    GUARD,
    LAST,
    LOSSES,
    OF_FAMILY,
    PATHS,
    RANKS,
    TEMPLE_END,
    WALL,
    Path,
)  # fmt: skip
from .state import Player


def reached(marks: list[int]) -> list[int]:
    """How many of the rising marks are met, by boxes filled."""
    return [len([x for x in marks if n >= x]) for n in range(marks[-1] + 1)]


WALL_SECTIONS, GUARD_SECTIONS = reached(LAST[WALL]), reached(LAST[GUARD])
TEMPLES = reached(TEMPLE_END)
LARGE = [(i, len(x)) for i, x in enumerate(OF_FAMILY) if x[-1].size == "large"]


def large_buildings(p: Player) -> int:
    """H32.4: built, not filled."""
    built, n = p.built, 0
    for family, sizes in LARGE:
        if built[family] == sizes:
            n += 1
    return n


COUNT: dict[str, Callable[[Player], int]] = {  # H32: what path cards count
    "landmarks": lambda p: sum(p.landmarks),
    "disdain": lambda p: p.disdain,
    "wall-sections": lambda p: WALL_SECTIONS[p.tracks[WALL]],
    "large-buildings": large_buildings,
    "cohorts": lambda p: p.cohorts.count(COHORT_TOP),
    "production": lambda p: p.production,
    "goods": lambda p: len(p.goods) - p.goods.count(0),
    "citizens": lambda p: p.citizens.count(CITIZEN_TOP),
    "temples": lambda p: TEMPLES[p.worship],
    "map-columns": lambda p: len([x for x in FULL_COLUMN if p.map & x == x]),
    "strength": lambda p: sum(p.trained),
    "guard-sections": lambda p: GUARD_SECTIONS[p.tracks[GUARD]],
}


def count(p: Player, name: str) -> int:
    """H32: what a path card counts."""
    return COUNT[name](p)


def path_points(p: Player, card: str) -> int:
    """H32.2: the best tier reached."""
    path = PATHS[card]
    return tiers_met(path, count(p, path.counts))


def tiers_met(path: Path, n: int) -> int:
    if path.falling:
        return len([tier for tier in path.tiers if n <= tier])
    return len([tier for tier in path.tiers if n >= tier])


def paths_total(p: Player) -> int:
    return sum([path_points(p, card) for card in p.paths])


def loss(disdain: int) -> int:
    """H29.2: nine or more lose the same."""
    return LOSSES[min(disdain, len(LOSSES)) - 1].loss if disdain else 0


def score(p: Player) -> list[ScoreLine]:
    """H30.2; lines in the order of the sheet."""
    attributes = [
        ScoreLine(name, n, n, "H15.1") for name, n in zip(ATTRIBUTES, p.attributes, strict=True)
    ]
    return [
        *attributes,
        ScoreLine("paths", len(p.paths), paths_total(p), "H32.2"),
        ScoreLine("disdain", p.disdain, -loss(p.disdain), "H29.2"),
    ]


def total(p: Player) -> int:
    return sum([line.points for line in score(p)])


def rank(points: int) -> str:
    """H31.7, H31.11: what a solo result is called."""
    return [x.id for x in RANKS if points >= x.least or x is RANKS[0]][-1]
