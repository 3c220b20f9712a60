"""Viscounts against a second reading of its rulebook; and would that notice a wrong rule?"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any

import pytest

from ludorum.games.viscounts import (
    buildings,
    cards,
    castle,
    collision,
    payment,
    rewards,
    scoring,
    solo,
    turn,
)
from ludorum.games.viscounts.state import gain_virtue
from tests.oracles.harness import games
from tests.oracles.viscounts import ORACLE
from tests.sample import some

GAMES = some(14, 350)
SEEDS = range(1, 15)  # of games in which every one of the wrong rules below is noticed


@pytest.mark.clause("V4.1", "V5.4.1", "V6.2", "V6.9.2", "V8.4", "V9.4", "V11.1", "V12.4", "V13.14")
def test_the_rules_do_what_the_rulebook_says() -> None:
    report = games(ORACLE, GAMES)
    assert not report.mismatches, str(report)
    chapters = {clause.partition(".")[0] for clause in report.checks}
    assert chapters >= {"V3", "V4", "V5", "V6", "V7", "V8", "V9", "V10", "V11", "V12", "V13"}


# -- wrong rules -----------------------------------------------------------------------------------


REACHED = turn.destinations


def nearer(s: Any, p: Any) -> tuple[int, ...]:
    """The furthest space is out of reach."""
    spaces = REACHED(s, p)
    return spaces[:-1] or spaces


def bright_conscience(s: Any, p: Any, clause: str) -> None:
    gain_virtue(s, p, 1, clause)


def silent_debt(s: Any, p: Any, clause: str) -> None:
    """The last debt above the poverty card reveals nothing."""
    p.debts += 1
    s.tell(clause, "debt", player=p.seat)


def deed_first(s: Any, b: Any, n: int, clause: str) -> Any:
    flip = solo.bot_flip_deed if b.deeds else solo.bot_flip_debt
    return flip(s, b, n, clause)


def seven_a_set(p: Any) -> int:
    return 7 * len(p.manuscripts) // 2


def one_side_only(s: Any, site: int) -> Iterable[Any]:
    """Links lead clockwise alone."""
    other = (site + 1) % len(s.sites)
    steps = buildings.link(s, site)
    return [(other, steps)] if steps and s.sites[other] >= 0 else []


FAULTS: list[tuple[str, ModuleType, str, Any]] = [
    ("V5.4.1", turn, "destinations", nearer),
    ("V6.1", payment, "helps", lambda p, a, way: False),
    ("V6.8.5", buildings, "links", one_side_only),
    ("V6.9.5", castle, "ROOM", 4),
    ("V8.4", cards, "conscience", bright_conscience),
    ("V9.4", collision, "meets", lambda q, needs: True),
    ("V10.1", cards, "LIMIT", 4),
    ("V3.3", rewards, "take_debt", silent_debt),
    ("V12.4", scoring, "set_points", seven_a_set),
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


@pytest.mark.clause("V13.10")
def test_a_wrong_bot_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rewards.BOT, "flip", deed_first)
    assert noticed("V13.10")
