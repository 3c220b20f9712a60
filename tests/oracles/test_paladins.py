"""Paladins against its oracle; and the oracle against faults it must find."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.paladins import (
    content,
    inquiry,
    labour,
    left,
    right,
    rounds,
    scoring,
    setup,
    solo,
    state,
)
from tests.oracles.faults import Fault, each, must_show
from tests.oracles.harness import games
from tests.oracles.paladins import ORACLE
from tests.packs import own_content
from tests.sample import some

pytestmark = own_content("paladins")
GAMES = some(12, 360)
CHAPTERS = {f"P{n}" for n in range(2, 12)}
TRIES = 30  # games in which a fault must show


@pytest.mark.clause("P3.6", "P4.11", "P5.1", "P6.8", "P7.6", "P8.1", "P9.9", "P11.17")
def test_every_round_is_by_the_rulebook() -> None:
    report = games(ORACLE, GAMES)
    assert not report.mismatches, report
    chapters = {clause.partition(".")[0] for clause in report.checks}
    assert chapters >= CHAPTERS, CHAPTERS - chapters


def new_townsfolk_on_the_right(patch: pytest.MonkeyPatch) -> None:
    def refill(s: Any, clause: str) -> Any:
        yield from fill(s, clause)
        s.row.reverse()

    fill = setup.refill_townsfolk
    patch.setattr(rounds, "refill_townsfolk", refill)


def one_payment_only(patch: pytest.MonkeyPatch) -> None:
    payments = labour.payments
    patch.setattr(labour, "payments", lambda p, need: payments(p, need)[:1])


def hunts_bring_more(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(left, "FOR_TWO", 4)


def attacks_round_down(patch: pytest.MonkeyPatch) -> None:
    def cost(p: Any, slot: int) -> int:
        lacking: int = content.FLAGS[content.STRENGTH][slot] - state.level(p, content.STRENGTH)
        return max(0, lacking // 2)

    patch.setattr(right, "attack_cost", cost)


def jars_are_cheap(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(right, "MARKS", [(0,) * len(marks) for marks in content.MARKS])


def one_more_suspicion_goes(patch: pytest.MonkeyPatch) -> None:
    drop = state.drop_suspicion

    def more(s: Any, p: Any, n: int, clause: str) -> None:
        drop(s, p, min(len(p.suspicion), n + (clause == "P7.6")), clause)

    patch.setattr(inquiry, "drop_suspicion", more)


def the_marker_points_left(patch: pytest.MonkeyPatch) -> None:
    def pointed(s: Any, b: Any, free: list[int], size: int, what: str) -> int:
        return free[0] if free else -1

    patch.setattr(solo, "pointed", pointed)


def the_worst_space_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(solo, "RANKS", tuple(reversed(solo.RANKS)))


def goods_score_sooner(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "GOODS_PER_VP", 2)


FAULTS = [
    Fault(new_townsfolk_on_the_right, "P3.9", 2),
    Fault(one_payment_only, "P4.2", 2),
    Fault(hunts_bring_more, "P5.3", 2),
    Fault(attacks_round_down, "P6.6", 3),
    Fault(jars_are_cheap, "P6.5", 2),
    Fault(one_more_suspicion_goes, "P7.6", 4),
    Fault(the_marker_points_left, "P11.29", 1, {"solo": "medium"}),
    Fault(the_worst_space_first, "P11.26", 1, {"solo": "hard"}),
    Fault(goods_score_sooner, "P10.1", 2),
]


@each(FAULTS)
def test_finds(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    must_show(ORACLE, fault, monkeypatch, TRIES)
