"""Hamlet against its oracle; and the oracle against faults it must find."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.hamlet import (
    botric,
    botric_builds,
    hauling,
    scoring,
    solo,
    state,
    town_hall,
    turn,
    works,
)
from tests.oracles.faults import Fault, each, must_show
from tests.oracles.hamlet import ORACLE, OWN
from tests.oracles.harness import games
from tests.packs import own_content
from tests.sample import some

pytestmark = own_content("hamlet")
GAMES = some(10, 200)
CHAPTERS = {"B2", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "H2", "H4", "H7", "H10"} | {
    f"M{n}" for n in range(2, 16)
}
TRIES = 10  # games in which a fault must show


@pytest.mark.clause("B3.1", "B7.3", "B9.1", "B10.1", "H10.1", "M4.5", "M8.2", "M14.6", "M15.3")
def test_every_action_is_by_the_rulebook() -> None:
    report = games(ORACLE, GAMES)
    assert not report.mismatches, report
    chapters = {clause.partition(".")[0] for clause in report.checks}
    assert chapters >= CHAPTERS, CHAPTERS - chapters


def normal_goods_bring_more(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "BONUS", (2, 2))


def tiles_carry_without_donkeys(patch: pytest.MonkeyPatch) -> None:
    mask = hauling.Means.reach
    patch.setattr(hauling.Means, "reach", lambda m, tile: mask(m, tile) | m.v.network)


def villagers_are_cheap(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(town_hall, "HIRES", (4, 4, 4))


def begging_is_always_open(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(turn.PLAIN, "beg", (lambda m: None, works.beg))


def more_roads_score(patch: pytest.MonkeyPatch) -> None:
    points = scoring.road_points
    patch.setattr(scoring, "road_points", lambda s, p: points(s, p) + 1)


def ties_share_nothing(patch: pytest.MonkeyPatch) -> None:
    best = scoring.best

    def alone(counts: list[int]) -> list[int]:
        seats = best(counts)
        return seats if len(seats) == 1 else []

    patch.setattr(scoring, "best", alone)


def no_villager_is_nearer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(solo, "nearest", lambda s, b, tile: 0)


def the_coin_comes_always(patch: pytest.MonkeyPatch) -> None:
    def coin(s: Any, b: Any, clause: str) -> None:
        botric.favour(s, b, 1, clause, "turn")

    patch.setattr(solo, "turn_coin", coin)


def landmarks_before_milestones(patch: pytest.MonkeyPatch) -> None:
    wish = solo.wish
    patch.setattr(solo, "wish", lambda s, id: 3 - wish(s, id))


def roads_do_not_matter(patch: pytest.MonkeyPatch) -> None:
    tests = {k: x for k, x in botric_builds.TESTS.items() if k != "road"}
    patch.setattr(botric_builds, "TESTS", tests)


FAULTS = [
    Fault(normal_goods_bring_more, "B4.4", 2),
    Fault(tiles_carry_without_donkeys, "H5.1", 2),
    Fault(villagers_are_cheap, "H2.5", 3, OWN),
    Fault(begging_is_always_open, "H6.4", 2),
    Fault(more_roads_score, "H7.2", 2),
    Fault(ties_share_nothing, "H10.4", 2),
    Fault(no_villager_is_nearer, "M11.1", 1),
    Fault(the_coin_comes_always, "M6.3", 1),
    Fault(landmarks_before_milestones, "M12.3", 1),
    Fault(roads_do_not_matter, "M14.6", 1),
]


@each(FAULTS)
def test_finds(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    must_show(ORACLE, fault, monkeypatch, TRIES)
