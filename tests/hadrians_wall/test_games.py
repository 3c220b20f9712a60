"""Whole games of Hadrian's Wall, played by the conformance kit."""

from __future__ import annotations

from ludorum.games.hadrians_wall import GAME
from ludorum.testing import conform


def test_conformance() -> None:
    conform(GAME, positions=100)
