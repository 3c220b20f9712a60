"""Whole games: random ones at every table end by the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludorum.games.viscounts import GAME
from ludorum.games.viscounts.content import BOTS
from ludorum.kernel import Choose, playout

TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {"solo": bot, "schemes": more}) for bot in BOTS for more in ("none", "three")],
    *[(n, {}) for n in (2, 3, 4)],
]
MOST = 60  # options of an ask


@pytest.mark.clause("V1.1", "V11.1", "V1.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end(seats: int, options: dict[str, str]) -> None:
    for seed in range(25):
        rng = random.Random(seed)
        s = GAME.setup(seats, options)
        pieces = GAME.pieces(s)

        def choose(ask: Choose, rng: random.Random = rng) -> Any:
            assert len(ask.options) <= MOST, ask
            return ask.options[int(rng.random() * len(ask.options))]

        playout(GAME, s, choose, rng.random)
        assert (s.phase, s.round) == ("over", s.last)
        assert GAME.pieces(s) == pieces
        assert s.revealed and GAME.winners(s)
        for rows in (s.first_tier, s.second_tier):
            assert all(sum(row) <= 3 and max(row) < 3 for row in rows)
        for p in s.players:
            assert min(*p.goods, p.debts, p.deeds, p.paid, p.approved, p.workers) >= 0
            assert 1 <= p.corruption <= p.virtue <= 7
            assert p.bot or len(p.cards) >= 3
