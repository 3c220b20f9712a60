"""Titles as OpenSpiel games: its own checks, honest chance, honest search."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludorum.games import load, names
from ludorum.kernel import Deal, Deck, Layer
from ludorum.lab.envs import openspiel
from ludorum.lab.envs.task import Task

openspiel.register()


def step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum([p for _, p in outcomes]) == pytest.approx(1)
        state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def played(spec: str, steps: int, seed: int = 1) -> Any:
    """A state after some random steps, at a decision."""
    rng = random.Random(seed)
    state = pyspiel.load_game(spec).new_initial_state()
    while steps > 0 or state.is_chance_node():
        step(state, rng)
        steps -= 1
    return state


def test_openspiel_accepts_it() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("ludorum_tithe(players=3)"), num_sims=2, serialize=True, verbose=False
    )


@pytest.mark.parametrize("name", names())
def test_every_title_plays_to_its_end(name: str) -> None:
    state = pyspiel.load_game(f"ludorum_{name}").new_initial_state()
    rng = random.Random(name)
    while not state.is_terminal():
        step(state, rng)
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}


def test_parameters_are_players_and_settings() -> None:
    game = pyspiel.load_game("ludorum_viscounts(players=1,solo=noble)")
    assert game.num_players() == 1 and game.task.settings == {"solo": "noble"}
    assert pyspiel.load_game(str(game)).task.settings == {"solo": "noble"}


@pytest.mark.parametrize("name", names())
def test_a_copy_is_the_same_and_apart(name: str) -> None:
    state = played(f"ludorum_{name}", 30)
    for twin in (state.clone(), state.get_game().deserialize_state(state.serialize())):
        assert str(twin) == str(state) and twin.history() == state.history()
        assert twin.legal_actions() == state.legal_actions()
        me = state.current_player()
        assert twin.information_state_string(me) == state.information_state_string(me)
        before = str(state)
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before and len(twin.history()) == len(state.history()) + 1


def test_a_copy_in_the_middle_of_a_deal_goes_on_with_it() -> None:
    state = pyspiel.load_game("ludorum_tithe").new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    twin = state.clone()
    for _ in range(30):
        for one in (state, twin):
            one.apply_action(one.legal_actions()[0])
    assert str(state) == str(twin)


def test_a_deal_is_a_row_of_draws_with_its_own_odds() -> None:
    """The same hands, as often, as when the kernel deals them at once."""
    layers = [Layer(["a", "b"], 0, 2), Layer(["c", "c", "d"], 0, 2)]  # one of three is gone
    rng = random.Random(3)
    at_once: dict[Any, float] = {}
    for _ in range(40_000):
        hand = Deal(Deck("x", layers), 3, "X1").sample(rng.random)
        at_once[hand] = at_once.get(hand, 0) + 1 / 40_000
    node = openspiel.HistoryNode.start(Task("tithe", 2))
    node.ask = Deal(Deck("x", layers), 3, "X1")
    by_draws: dict[Any, float] = {}

    def draw(chance: float) -> None:
        if len(node.drawn) == 3:
            by_draws[tuple(node.drawn)] = chance
            return
        node._outcomes = None
        outcomes = node.outcomes()
        for card, n in outcomes:
            node.drawn.append(card)
            draw(chance * n / sum([k for _, k in outcomes]))
            node.drawn.pop()

    draw(1.0)
    assert sum(by_draws.values()) == pytest.approx(1) and set(by_draws) == set(at_once)
    for hand, chance in by_draws.items():
        assert at_once[hand] == pytest.approx(chance, abs=0.01)


@pytest.mark.parametrize("spec", ["ludorum_tithe(players=3)", "ludorum_paladins(players=2)"])
def test_an_imagined_state_cannot_be_told_from_the_real_one(spec: str) -> None:
    state = played(spec, 60)
    me = state.current_player()
    rng = random.Random(1)
    others = 0
    for _ in range(8):
        twin = state.resample_from_infostate(me, rng.random)
        assert twin.information_state_string(me) == state.information_state_string(me)
        assert twin.observation_tensor(me) == state.observation_tensor(me)
        assert twin.legal_actions() == state.legal_actions()
        others += str(twin) != str(state)
    assert others


def searcher(game: Any, simulations: int, rng: random.Random) -> Any:
    """Everything from seeds: left alone, the bot imagines positions from the clock."""
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(rng.getrandbits(30))),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(rng.getrandbits(30)),
    )
    bot.set_resampler(lambda state, me: state.resample_from_infostate(me, rng.random))
    return bot


def test_information_set_search_plays_a_whole_game_the_same_way_each_time() -> None:
    def game(seed: int) -> tuple[list[int], list[float]]:
        rng = random.Random(seed)
        state = pyspiel.load_game("ludorum_tithe(players=2)").new_initial_state()
        bot = searcher(state.get_game(), 10, rng)
        while not state.is_terminal():
            if state.current_player() == 0:
                before = str(state)
                action = bot.step(state)
                assert str(state) == before  # it has thought on copies
                state.apply_action(action)
            else:
                step(state, rng)
        return state.history(), state.returns()

    assert game(1) == game(1) != game(2)


def test_information_set_search_plays_a_big_game() -> None:
    state = played("ludorum_paladins(players=2)", 40)
    me = state.current_player()
    assert searcher(state.get_game(), 4, random.Random(1)).step(state) in state.legal_actions(me)


def test_strings_tell_what_is_seen() -> None:
    state = played("ludorum_tithe(players=2)", 22)
    title = load("tithe")
    table = state.at.table
    mine = table.state.players[0].hand.cards
    theirs = set(table.state.players[1].hand.cards) - set(mine)
    seen = state.observation_string(0)
    assert all(card in seen for card in mine) and not any(card in seen for card in theirs)
    assert title.name in str(state)
