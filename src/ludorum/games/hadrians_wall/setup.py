"""H2, H31.1: setting the table up. Chance comes through asks, so a setup is plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.kernel import Deck, Hand

from .content import DIFFICULTIES, FATE, GENERALS, SEATS
from .state import Player, State


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """The position before anything is turned: shuffled decks, empty sheets, no items."""
    players = [
        Player(i, Deck.of(f"general-{i}", GENERALS), Hand(f"general-{i}", i)) for i in range(seats)
    ]
    neutral = GENERALS if SEATS[str(seats)].neutral else []  # H2.6
    return State(
        None,
        players,
        Deck.of("fate", FATE),
        Deck.of("neutral", neutral),
        options.get("difficulty", DIFFICULTIES[0]),  # H2.3
    )
