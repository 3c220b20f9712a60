"""Every registered game passes the kit, at the size the project promises."""

from __future__ import annotations

import pytest

from ludorum.games import load, names
from ludorum.testing import CHECKS, Check, conform
from tests.sample import some

POSITIONS = some(600, 2000)


@pytest.mark.parametrize("check", CHECKS, ids=lambda c: c.__name__)
@pytest.mark.parametrize("name", names())  # game by game: its positions are walked once
def test_conformance(name: str, check: Check) -> None:
    check(load(name), POSITIONS)


def test_one_line_is_enough_and_says_what_it_does() -> None:
    said: list[str] = []
    conform("tithe", positions=5, report=said.append)
    assert len(said) == len(CHECKS)
