"""The sensible player: legal, the same every time, far better than chance."""

from __future__ import annotations

import random

import pytest

from ludorum.games.hadrians_wall import GAME
from ludorum.games.hadrians_wall.content import CITIZEN_TOP, CITIZENS
from ludorum.games.hadrians_wall.evaluation import twin
from ludorum.games.hadrians_wall.policy import joined, thinking, tried
from ludorum.games.hadrians_wall.scoring import total
from ludorum.kernel import Choose, Option, playout
from ludorum.testing.policy import play
from ludorum.testing.words import literals
from tests.hadrians_wall.scene import scene
from tests.hadrians_wall.test_words import RULES

NORMAL = {"difficulty": "normal"}


def test_it_knows_every_ask() -> None:
    assert set(GAME.answers) == literals(RULES, "Choose", 1)


def test_it_beats_random_play() -> None:
    wins = 0
    for seed in range(20):
        mine = seed % 3
        wins += GAME.winners(play(GAME, 3, NORMAL, seed, [mine])) == [mine]
    assert wins == 20


def test_it_does_well_alone() -> None:
    points = [total(play(GAME, 1, NORMAL, seed, [0]).players[0]) for seed in range(20)]
    assert sum(points) / len(points) > 50


def test_the_same_view_gives_the_same_answer() -> None:
    digests = {GAME.derived.digest(play(GAME, 2, NORMAL, 7, [0, 1])) for _ in range(2)}
    assert len(digests) == 1


def test_trying_actions_out_leaves_the_view_alone() -> None:
    sc = scene(3, year=2).rich().fill(traders=9, performers=9, priests=9, patricians=9, fort=20)
    sc.build(market=1, theatre=1, ludus=1, temple=3, granary=2)
    sc.p[0].trained = [4, 4]
    view = GAME.derived.observe(sc.s, 0)
    before = repr(view)
    assert GAME.sensible(view, sc.ask) in sc.options
    assert repr(view) == before


def test_thinking_changes_nothing_in_a_whole_game() -> None:
    """Copies share what no action changes, and a citizen is tried on the sheets themselves."""
    rng = random.Random(3)
    s = GAME.setup(2, {})
    asked = set()

    def choose(ask: Choose) -> Option:
        view = GAME.derived.observe(s, ask.seat)
        before = repr(view)
        pick = GAME.sensible(view, ask)
        assert repr(view) == before, ask
        asked.add(ask.kind)
        # now and then at random, so that every action is tried
        return pick if rng.random() < 0.8 else ask.options[int(rng.random() * len(ask.options))]

    playout(GAME, s, choose, rng.random)
    assert {"act", "citizen", "cohort", "fort"} <= asked
    for p in s.players:
        assert twin(p) == p


def test_a_citizen_is_judged_as_by_the_rules() -> None:
    """The short way to the best track finds what trying every track out finds."""
    s = GAME.setup(3, {})
    compared = 0

    def choose(ask: Choose) -> Option:
        nonlocal compared
        view = GAME.derived.observe(s, ask.seat)
        if ask.kind == "citizen":
            judge, p = thinking(view, ask)
            track, out = joined(judge, p)
            tries = [tried(judge, p, "citizen", name) for name in ask.options]
            best = max(tries, key=lambda x: x.all)
            assert out.player == best.player and out.all == best.all
            assert ask.options[tries.index(best)] == CITIZENS[track]
            compared += 1
        return GAME.sensible(view, ask)

    playout(GAME, s, choose, random.Random(4).random)
    assert compared > 20
    assert any(CITIZEN_TOP in p.citizens for p in s.players)


@pytest.mark.clause("H28.4")
def test_favours_are_spent_where_they_help() -> None:
    sc = scene(3, year=3)
    sc.p[0].cohorts, sc.p[0].blessings, sc.p[0].favours = [1, 0, 0], [1, 0, 0], [2, 0, 0]
    sc.attack(1, 1, 0)
    assert GAME.sensible(GAME.derived.observe(sc.s, 0), sc.ask) == ("temple", "centre")
    sc = scene(3, year=3)
    sc.p[0].blessings = [1, 0, 0]
    sc.attack(3, 3, 0)  # six get through, the cap is two: one favour changes nothing
    assert GAME.sensible(GAME.derived.observe(sc.s, 0), sc.ask) == "done"
