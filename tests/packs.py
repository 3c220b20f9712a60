"""What `pytest --pack` means to single tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludorum.content import laid

PACKS = Path(__file__).parent / "fixtures" / "packs"


def other_cards(game: str) -> bool:
    """Is this game played with a pack in this run?"""
    return laid(f"ludorum.games.{game}") is not None


def own_content(game: str) -> pytest.MarkDecorator:
    """For what was recorded with our own cards: with others it is another game."""
    return pytest.mark.skipif(other_cards(game), reason=f"of our own {game}, not of a pack")
