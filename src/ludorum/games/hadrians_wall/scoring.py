"""H29, H30, H32: what a position is worth, line by line."""

from __future__ import annotations

from ludorum.games.contract import Line

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
)  # fmt: skip
from .state import Player, State


def count(p: Player, name: str) -> int:
    """H32: what a path card counts."""
    if name == "landmarks":
        return sum(p.landmarks)
    if name == "disdain":
        return p.disdain
    if name == "wall-sections":
        return len([n for n in LAST[WALL] if p.tracks[WALL] >= n])
    if name == "large-buildings":
        return large_buildings(p)
    if name == "cohorts":
        return p.cohorts.count(COHORT_TOP)
    if name == "production":
        return p.production
    if name == "goods":
        return len([x for x in p.goods if x])
    if name == "citizens":
        return p.citizens.count(CITIZEN_TOP)
    if name == "temples":
        return len([n for n in TEMPLE_END if p.worship >= n])
    if name == "map-columns":
        return len([x for x in FULL_COLUMN if p.map & x == x])
    if name == "strength":
        return sum(p.trained)
    return len([n for n in LAST[GUARD] if p.tracks[GUARD] >= n])  # guard-sections


def large_buildings(p: Player) -> int:
    """H32.4: built, not filled."""
    return sum(
        [
            1
            for sizes, built in zip(OF_FAMILY, p.built, strict=True)
            if sizes[-1].size == "large" and built == len(sizes)
        ]
    )


def path_points(p: Player, card: str) -> int:
    """H32.2: the best tier reached."""
    path = PATHS[card]
    n = count(p, path.counts)
    if path.falling:
        return len([tier for tier in path.tiers if n <= tier])
    return len([tier for tier in path.tiers if n >= tier])


def paths_total(p: Player) -> int:
    return sum([path_points(p, card) for card in p.paths])


def loss(disdain: int) -> int:
    """H29.2: nine or more lose the same."""
    return LOSSES[min(disdain, len(LOSSES)) - 1].loss if disdain else 0


def score(p: Player) -> list[Line]:
    """H30.2; lines in the order of the sheet."""
    attributes = [
        Line(name, n, n, "H15.1") for name, n in zip(ATTRIBUTES, p.attributes, strict=True)
    ]
    return [
        *attributes,
        Line("paths", len(p.paths), paths_total(p), "H32.2"),
        Line("disdain", p.disdain, -loss(p.disdain), "H29.2"),
    ]


def total(p: Player) -> int:
    return sum([line.points for line in score(p)])


def winners(s: State) -> list[int]:
    """H30.3, H30.7: fewer disdain, then more points of paths, break a tie."""
    ranks = [(total(p), -p.disdain, paths_total(p)) for p in s.players]
    return [p.seat for p in s.players if ranks[p.seat] == max(ranks)]


def rank(points: int) -> str:
    """H31.7, H31.11: what a solo result is called."""
    return [x.id for x in RANKS if points >= x.least or x is RANKS[0]][-1]
