"""Whole games of Architects, played by the conformance kit."""

from __future__ import annotations

from ludorum.games.architects import GAME
from ludorum.testing import conform


def test_conformance() -> None:
    conform(GAME, positions=100)
