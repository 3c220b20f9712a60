"""Whole games: random ones at every table end by the rules; the conformance kit."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludorum.games.hamlet import GAME
from ludorum.games.hamlet.content import SLOTS
from ludorum.games.hamlet.setup import SWITCHES
from ludorum.games.hamlet.state import supply, village
from ludorum.kernel import Choose, playout
from ludorum.testing import conform

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"ties": "dealer", "landmarks": "easy"}),
    (1, {**dict.fromkeys(SWITCHES, "on"), "landmarks": "hard"}),
    (2, {}),
]


@pytest.mark.clause("H11.2", "B11.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end(seats: int, options: dict[str, str]) -> None:
    widest = 0
    for seed in range(25):
        rng = random.Random(seed)
        s = GAME.setup(seats, options)
        pieces = GAME.pieces(s)

        def choose(ask: Choose, rng: random.Random = rng) -> Any:
            nonlocal widest
            widest = max(widest, len(ask.options))
            return ask.options[int(rng.random() * len(ask.options))]

        playout(GAME, s, choose, rng.random)
        assert s.phase == "over"
        assert len(s.church) == len(SLOTS) or s.idle == 6 or s.still == 3
        assert GAME.pieces(s) == pieces and GAME.winners(s)
        assert s.round < 400
        for p in s.players:
            assert min(p.coins, p.points) >= 0
            assert len(p.blueprints) <= 3 and len(p.donkeys) <= 6
            assert 1 <= len(p.standing) + len(p.lying) <= 4
            assert all([village(s).network >> at & 1 for at in p.standing + p.lying + p.donkeys])
        assert all([0 <= supply(s, raw) <= 6 for raw in range(3)])
        assert max([s.flags.count(seat) for seat in range(2)]) <= 6
        assert max([sum([x[0] == seat for x in s.roads]) for seat in range(2)]) <= 5
    assert widest < 60


def test_conformance() -> None:
    conform(GAME, positions=100)
