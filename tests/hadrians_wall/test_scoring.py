"""H30, H32: the end of the game and the path cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludorum.games.hadrians_wall import GAME
from ludorum.games.hadrians_wall.content import FAMILIES, FULL_COLUMN, GUARD, WALL
from ludorum.games.hadrians_wall.scoring import path_points
from ludorum.games.hadrians_wall.state import Player
from tests.hadrians_wall.scene import Scene, scene


@pytest.mark.clause("H30.1", "H36.9")
def test_the_last_valour_counts_its_workers_do_not() -> None:
    sc = scene(3, year=6).fill(valour=14).rich()
    sc.p[0].cohorts = [6, 6, 6]
    sc.stop()
    assert sc.open().over
    assert sc.attributes() == {"valour": 18, "discipline": 1}
    assert sc.total() == 19


@pytest.mark.clause("H30.2", "H30.5")
def test_score() -> None:
    sc = scene(3).rich().fill(renown=3, piety=4, valour=5, discipline=6, traders=9, fort=21)
    p = sc.p[0]
    p.paths, p.landmarks, p.disdain = ["architect", "fighter"], [1, 1, 0, 0], 2
    p.blessings, p.favours, p.trained, p.wounds = [1, 1, 1], [2, 2, 2], [6, 6], [3, 6]
    lines = {k: (x.raw, x.points) for k, x in sc.lines().items()}
    assert lines == {
        "renown": (3, 3),
        "piety": (4, 4),
        "valour": (5, 5),
        "discipline": (6, 6),
        "paths": (2, 2),
        "disdain": (2, -3),
    }


def tied(*players: tuple[int, int, int]) -> list[int]:
    """Winners among players with (total, disdain, path points)."""
    sc = scene(max(3, len(players)))
    losses = (0, 1, 3, 5, 7)
    for p, (total, disdain, points) in zip(sc.p, players, strict=False):
        p.disdain = disdain
        # Three a card: full cohorts, landmarks and sections; one for a single wall section.
        p.cohorts, p.landmarks, p.production = [6, 6, 6], [1, 1, 1, 0], 9
        p.tracks[WALL], p.tracks[GUARD] = 7, 18
        three = ["fighter", "architect", "forager", "vanguard"]
        p.paths = three[: points // 3] + ["defender"] * (points % 3)
        rest = total - points + losses[disdain]
        for a in range(4):
            p.attributes[a] = min(25, rest)
            rest -= p.attributes[a]
    return GAME.winners(sc.s)


@pytest.mark.clause("H30.3", "H30.7")
def test_ties() -> None:
    assert tied((61, 2, 9), (61, 1, 8), (60, 0, 9)) == [1]
    assert tied((61, 1, 8), (61, 1, 9), (61, 2, 10)) == [1]
    assert tied((61, 1, 8), (61, 1, 8), (61, 1, 8)) == [0, 1, 2]


@pytest.mark.clause("H30.4")
def test_the_check_case() -> None:
    assert final_example().total() == 63


def final_example() -> Scene:
    sc = scene(1, year=6).fill(renown=6, piety=23, valour=12, discipline=16)
    p = sc.p[0]
    p.disdain, p.pardoned = 3, 4
    p.cohorts, p.landmarks, p.production = [6, 6, 6], [1, 1, 1, 0], 9
    p.tracks[WALL] = 14
    p.paths = ["fighter", "architect", "forager", "defender"]
    return sc


@pytest.mark.clause("H30.6")
def test_totals_below_zero() -> None:
    sc = scene(1)
    sc.p[0].disdain = 9
    assert sc.total() == -22


# -- H32 path cards ---------------------------------------------------------------------------


def put_goods(p: Player, n: int) -> None:
    p.goods = [1] * n + [0] * (8 - n)


def put_large(p: Player, n: int) -> None:
    for family in ("temple", "granary", "hotel", "workshop", "road", "precinct", "gardens")[:n]:
        p.built[FAMILIES.index(family)] = 3 if family in ("temple", "precinct") else 2


def put_map(p: Player, n: int) -> None:
    p.map = sum(FULL_COLUMN[:n])


def put_strength(p: Player, n: int) -> None:
    p.trained = [min(6, n), max(0, n - 6)]


Put = Callable[[Player, int], None]


def boxes(track: int) -> Put:
    def put(p: Player, n: int) -> None:
        p.tracks[track] = n

    return put


@pytest.mark.clause(
    "H32.2", "H32.3", "H32.4", "H32.6", "H32.7", "H32.8", "H32.9", "H32.10", "H32.11", "H32.12",
    "H32.13", "H32.14", "H32.15", "H32.16", "H32.17",
)  # fmt: skip
@pytest.mark.parametrize(
    ("card", "put", "points"),
    [
        ("architect", lambda p, n: setattr(p, "landmarks", [1] * n), [0, 1, 2, 3, 3]),
        ("aristocrat", lambda p, n: setattr(p, "disdain", n), [3, 2, 2, 1, 1, 0, 0]),
        ("defender", boxes(WALL), [0] * 7 + [1] * 7 + [2] * 7 + [3]),
        ("engineer", put_large, [0, 0, 1, 1, 2, 2, 3, 3]),
        (
            "fighter",
            lambda p, n: setattr(p, "cohorts", [6] * n + [5] * (3 - n)),
            [0, 1, 2, 3],
        ),
        ("forager", lambda p, n: setattr(p, "production", n), [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]),
        ("merchant", put_goods, [0, 0, 0, 0, 1, 1, 2, 2, 3]),
        (
            "planner",
            lambda p, n: setattr(p, "citizens", [9] * n + [8] * (5 - n)),
            [0, 0, 1, 1, 2, 3],
        ),
        ("pontiff", lambda p, n: setattr(p, "worship", n), [0] * 2 + [1] * 6 + [2] * 6 + [3]),
        ("ranger", put_map, [0, 1, 1, 2, 2, 3]),
        ("trainer", put_strength, [0] * 4 + [1] * 4 + [2] * 4 + [3]),
        ("vanguard", boxes(GUARD), [0] * 6 + [1] * 6 + [2] * 6 + [3]),
    ],
)
def test_paths(card: str, put: Put, points: list[int]) -> None:
    for n, want in enumerate(points):
        p = scene(1).p[0]
        put(p, n)
        assert path_points(p, card) == want, n


@pytest.mark.clause("H32.4")
def test_an_empty_large_temple_counts_for_the_engineer_only() -> None:
    p = scene(1).p[0]
    put_large(p, 2)
    assert p.built[FAMILIES.index("temple")] == 3
    assert (path_points(p, "engineer"), path_points(p, "pontiff")) == (1, 0)


@pytest.mark.clause("H32.4")
def test_the_engineer_counts_no_building_before_it_is_large() -> None:
    p = scene(1).p[0]
    put_large(p, 7)
    assert path_points(p, "engineer") == 3
    p.built = [max(0, n - 1) for n in p.built]
    assert path_points(p, "engineer") == 0
