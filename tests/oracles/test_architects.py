"""Architects against its oracle; and the oracle against faults it must find."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.architects import guildhall, market, places, scoring, solo, state, turn
from ludorum.games.architects.guildhall import ArchitectsMeaning
from tests.oracles.architects import ORACLE
from tests.oracles.faults import Fault, each, must_show
from tests.oracles.harness import games
from tests.packs import own_content
from tests.sample import some

pytestmark = own_content("architects")
GAMES = some(12, 360)
CHAPTERS = {f"A{n}" for n in range(3, 23)} - {"A15", "A21"}
TRIES = 30  # games in which a fault must show


@pytest.mark.clause("A3.1", "A6.1", "A9.3", "A11.1", "A13.3", "A14.2", "A16.2", "A22.17")
def test_every_turn_is_by_the_rulebook() -> None:
    report = games(ORACLE, GAMES)
    assert not report.mismatches, report
    chapters = {clause.partition(".")[0] for clause in report.checks}
    assert chapters >= CHAPTERS, CHAPTERS - chapters


def more_stone(patch: pytest.MonkeyPatch) -> None:
    def quarry(s: Any, p: Any, n: int) -> None:
        state.gain(s, p, 2, n + 1, "A5.1")

    patch.setattr(turn, "ACTIONS", (quarry, *places.ACTIONS[1:]))


def captures_anywhere(patch: pytest.MonkeyPatch) -> None:
    targets = places.targets
    patch.setattr(places, "targets", lambda s, seen, limit: targets(s, [], limit))


def nobody_ignores_tax(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "IGNORES", [0] * 15)


def full_levels_are_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guildhall, "level_full", lambda s, p: None)


def debts_twice_in_a_reset(patch: pytest.MonkeyPatch) -> None:
    take_debts = state.take_debts
    patch.setattr(market, "take_debts", lambda s, p, n, clause: take_debts(s, p, 2 * n, clause))


def fewest_are_captured(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(solo, "TARGETS", tuple(reversed(solo.TARGETS)))


def castle_counts_one_more(patch: pytest.MonkeyPatch) -> None:
    count = ArchitectsMeaning.count

    def more(self: ArchitectsMeaning, s: Any, p: Any, name: str) -> int:
        return count(self, s, p, name) + 2 * (name == "gold")

    patch.setattr(ArchitectsMeaning, "count", more)


def silver_scores_sooner(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "SILVER_PER_VP", 5)


FAULTS = [
    Fault(more_stone, "A5.1", 2),
    Fault(captures_anywhere, "A8.3", 4),
    Fault(nobody_ignores_tax, "A7.1", 3),
    Fault(full_levels_are_open, "A12.2", 5),
    Fault(debts_twice_in_a_reset, "A16.4", 2),
    Fault(fewest_are_captured, "A22.27", 1, {"solo": "constantine"}),
    Fault(castle_counts_one_more, "A19.4", 2),
    Fault(silver_scores_sooner, "A20.1", 2),
]


@each(FAULTS)
def test_finds(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    must_show(ORACLE, fault, monkeypatch, TRIES)
