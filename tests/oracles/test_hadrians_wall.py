"""Hadrian's Wall against a second reading of its rulebook; and would that notice a wrong rule?"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from ludorum.games.hadrians_wall import arena, attack, buildings, market, scoring, state, year
from tests.oracles.hadrians_wall import ORACLE
from tests.oracles.harness import games
from tests.sample import some

GAMES = some(9, 360)
SEEDS = (21, 23, 19)  # of games in which much is reached


@pytest.mark.clause("H3.6", "H4.1", "H4.12", "H15.4", "H20.7", "H27.7", "H28.2", "H30.2", "H32.2")
def test_the_rules_do_what_the_rulebook_says() -> None:
    report = games(ORACLE, GAMES)
    assert not report.mismatches, str(report)
    chapters = {int(clause[1:].partition(".")[0]) for clause in report.checks}
    left_sheet, right_sheet = {3, 4, 5, 8, 10, 11, 13, 14}, {15, 16, 18, 19, 20, 22, 23, 24, 25, 26}
    assert chapters >= left_sheet | right_sheet | {27, 28, 29, 30, 31, 32}


# -- wrong rules -----------------------------------------------------------------------------------


def free_citizen(s: Any, p: Any, track: int) -> None:
    state.settle_citizen(s, p, track, "H16.1")


def deadly(p: Any, g: int) -> bool:
    """A gladiator dies of his first wound."""
    return bool(p.wounds[g])


def every_good_is_new(s: Any, p: Any, stall: int, good: int) -> None:
    p.goods[stall] = good
    state.advance(s, p, 0, "H18.6")


def own_prospect_too(s: Any, p: Any) -> list[Any]:
    return ["fate", *[("player", q.seat) for q in s.players]]


def one_side_alone(s: Any, p: Any) -> int:
    """Only the worst side of an attack counts."""
    return int(max(0, *[n - p.cohorts[c] for c, n in enumerate(attack.sides(s))]))


def no_income(s: Any, p: Any, item: int, n: int, clause: str) -> None:
    """Circles pay but once."""
    p.items[item] += min(n, 1)


FAULTS: list[tuple[str, ModuleType, str, Any]] = [
    ("H3.6", year, "take", no_income),
    ("H13.1", buildings, "exchangeable", lambda p, a, b: bool(p.items[a] and p.items[b])),
    ("H16.1", buildings, "join", free_citizen),
    ("H18.4", market, "sources", own_prospect_too),
    ("H18.6", market, "write_good", every_good_is_new),
    ("H4.1", arena, "dead", deadly),
    ("H29.1", attack, "missed", one_side_alone),
    ("H29.2", scoring, "loss", lambda disdain: 2 * disdain),
]


def noticed(clause: str) -> bool:
    """In one of a few games."""
    return any(clause in games(ORACLE, 1, seed).wrong() for seed in SEEDS)


@pytest.mark.parametrize(
    ("clause", "module", "name", "wrong"),
    [pytest.param(*x, id=x[0], marks=pytest.mark.clause(x[0])) for x in FAULTS],
)
def test_a_wrong_rule_is_noticed(
    monkeypatch: pytest.MonkeyPatch, clause: str, module: ModuleType, name: str, wrong: Any
) -> None:
    monkeypatch.setattr(module, name, wrong)
    assert noticed(clause)
