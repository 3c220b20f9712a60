"""Whole games: random ones at every table end by the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludorum.games.hamlet import GAME
from ludorum.games.hamlet.content import SLOTS, number
from ludorum.games.hamlet.hauling import Means
from ludorum.games.hamlet.setup import SWITCHES
from ludorum.games.hamlet.state import State, slots, stock, village
from ludorum.games.hamlet.turn import closed, looked_for
from ludorum.kernel import Choose, playout

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"ties": "dealer", "landmarks": "easy"}),
    (1, {**dict.fromkeys(SWITCHES, "on"), "landmarks": "hard"}),
    (1, {"placing": "church", "longest": "whole", "roads": "again"}),
    (1, {"flags": "more"}),
    (2, {}),
    (2, {"roads": "again"}),
    (3, {"variant": "house-3-4"}),
    (3, {"variant": "house-3-4", "roads": "again"}),
    (4, {"variant": "house-3-4"}),
]


@pytest.mark.clause("H11.2", "B11.1", "H13.7")
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
        dry = s.idle == number("idle-rounds") or s.still == number("still-rounds")
        assert len(s.church) == len(slots(s)) or dry
        assert GAME.pieces(s) == pieces and GAME.winners(s)
        assert s.round < 400
        for p in s.players:
            assert min(p.coins, p.points) >= 0
            assert p.points == sum(p.earned) - 2 * p.earned[-1]  # what was lost, taken off
            assert len(p.blueprints) <= 3 and len(p.donkeys) <= 6
            assert 1 <= len(p.standing) + len(p.lying) <= 4
            assert all(village(s).network >> at & 1 for at in p.standing + p.lying + p.donkeys)
        assert all(0 <= n <= 6 for n in stock(s).supply)
        for p in s.players:
            assert s.flags.count(p.seat) <= 6 or (p.bot and "flags" in options)
            assert sum([x[0] == p.seat for x in s.roads]) <= 5
    assert widest < 60


@pytest.mark.clause("B3.1", "H2.4")
@pytest.mark.parametrize(("seats", "roads"), [(1, "new"), (2, "new"), (2, "again")])
def test_what_is_kept_beside_a_position_is_true(seats: int, roads: str) -> None:
    """Map and stock as they grew in a game offer what they offer when they are made anew, and
    exactly that for which there is no reason against."""
    rng = random.Random(f"kept {seats} {roads}")
    for _ in range(4):
        s = GAME.setup(seats, {"roads": roads})

        def choose(ask: Choose, s: State = s) -> Any:
            if ask.kind == "act" and rng.random() < 0.3:
                fresh = GAME.derived.load(GAME.derived.dump(s))
                m = Means(fresh, fresh.players[ask.seat])
                found = [x for x in looked_for(m) if closed(m, x) is None]
                assert [*found, "done"] == ask.options
                old, new = village(s), village(fresh)
                for id in m.p.blueprints:
                    for host in old.linked:
                        assert old.places(id, host) == new.places(id, host)
                        assert old.fits(id, host) == (len(new.places(id, host)) > 0)
            return ask.options[int(rng.random() * len(ask.options))]

        playout(GAME, s, choose, rng.random)


@pytest.mark.clause("H11.2", "B8.5", "M14.12")
def test_no_random_game_against_botric_stalls() -> None:
    for seed in range(40):
        rng = random.Random(f"1 {seed}")
        s = GAME.setup(1, {})

        def choose(ask: Choose, rng: random.Random = rng) -> Any:
            return ask.options[int(rng.random() * len(ask.options))]

        playout(GAME, s, choose, rng.random)
        assert len(s.church) == len(SLOTS), f"game {seed} stalled in round {s.round}"
        links = village(s).printed[:]
        for _, tile, segment in s.roads:  # in the order they were built
            joint = village(s).at[tile, segment]
            assert not links[joint.a] >> joint.b & 1
            links[joint.a] |= 1 << joint.b
            links[joint.b] |= 1 << joint.a
