"""Whole games: random ones at every table end by the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludorum.games.paladins import GAME
from ludorum.games.paladins.setup import LEVELS
from ludorum.games.paladins.state import full_treasury
from ludorum.kernel import Choose, playout

TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {"solo": level}) for level in LEVELS],
    *[(n, {}) for n in (2, 3, 4)],
]


@pytest.mark.clause("P1.1", "P3.12")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end(seats: int, options: dict[str, str]) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        s = GAME.setup(seats, options)
        pieces = GAME.pieces(s)

        def choose(ask: Choose, rng: random.Random = rng) -> Any:
            return ask.options[int(rng.random() * len(ask.options))]

        playout(GAME, s, choose, rng.random)
        assert (s.phase, s.round) == ("over", 7)
        assert GAME.pieces(s) == pieces
        assert GAME.winners(s)
        assert 0 < s.treasury <= full_treasury(s)
        for p in s.players:
            assert min(p.silver, p.provisions, p.debts, p.paid, *p.workers, *p.attributes) >= 0
            assert max(p.attributes) <= 12
            assert p.done[7] == len(p.walls) and p.done[11] == len(p.converted)
