"""Every environment is copied, forked and pickled, before, during and after a game."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from ludorum.games import load, names
from ludorum.lab.envs import openspiel, solo
from ludorum.lab.envs.aec import RawEnv, env
from ludorum.lab.envs.parallel import parallel_env
from ludorum.lab.envs.text import TextGame

openspiel.register()

COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda x: pickle.loads(pickle.dumps(x)),
    "fork": lambda x: x.fork(),
}
STEPS = (0, 12)


class Played:
    """An environment and what it has shown so far, whichever door it is."""

    def __init__(self, game: Any, rng: random.Random) -> None:
        self.game = game
        self.rng = rng

    def over(self) -> bool:
        game = self.game
        if isinstance(game, TextGame):
            return game.over
        if isinstance(game, pyspiel.State):
            return bool(game.is_terminal())
        return bool(game.unwrapped.episode.over)

    def step(self) -> Any:
        game, rng = self.game, self.rng
        if isinstance(game, TextGame):
            game.let("random") if rng.random() < 0.5 else game.answer(1)
            return game.news() if not game.over else game.rewards()
        if isinstance(game, pyspiel.State):
            game.apply_action(rng.choice(game.legal_actions()))
            return str(game), game.history()
        if isinstance(game, solo.SoloEnv):
            seen = game.step(rng.choice(list(np.flatnonzero(game.action_masks()))))
            return seen[0].tolist(), seen[1], str(seen[4])
        if isinstance(game, parallel_env):
            actions = {
                agent: int(rng.choice(list(np.flatnonzero(game.episode.mask(seat)))))
                for seat, agent in enumerate(game.possible_agents)
            }
            return str(game.step(actions))
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(int(rng.choice(list(np.flatnonzero(mask)))))
        return str(game.unwrapped.rewards), str(game.unwrapped.infos), self.digest()

    def digest(self) -> str:
        game = self.game
        if isinstance(game, pyspiel.State):
            return str(game)
        table = game.table if isinstance(game, TextGame) else game.unwrapped.episode.table
        digest: str = table.game.derived.digest(table.state)
        return digest


def reset(game: Any) -> Any:
    game.reset(seed=5)
    return game


DOORS: dict[str, Callable[[str], Any]] = {
    "aec": lambda name: reset(env(name)),
    "raw": lambda name: reset(RawEnv(name, reward="score")),
    "parallel": lambda name: reset(parallel_env(name)),
    "solo": lambda name: reset(solo.SoloEnv(name)),
    "openspiel": lambda name: pyspiel.load_game(f"ludorum_{name}").new_initial_state(),
    "text": lambda name: TextGame(name, seed=5),
}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("door", DOORS)
def test_a_copy_goes_on_alone_and_with_the_same_luck(door: str, name: str) -> None:
    if door == "solo" and 1 not in load(name).players:
        pytest.skip("nobody plays it alone")
    here = Played(DOORS[door](name), random.Random(f"{door} {name}"))
    for steps in STEPS:
        for _ in range(steps):
            here.step()
        compare(here)
    while not here.over():
        here.step()
    for how in COPIES.values():
        twin = Played(how(here.game), here.rng)
        assert twin.over() and twin.digest() == here.digest()


def compare(here: Played) -> None:
    """Each kind of copy tells the same as the others while it gets the same answers."""
    before, state = here.digest(), here.rng.getstate()
    said: dict[str, list[Any]] = {}
    for how, made in COPIES.items():
        twin = Played(made(here.game), random.Random())
        twin.rng.setstate(state)
        assert twin.digest() == before
        said[how] = [[twin.step(), twin.digest()] for _ in range(6) if not twin.over()]
        assert here.digest() == before, f"{how}: what is done to a copy is seen here"
    twin = Played(copy.deepcopy(here.game), random.Random())  # and now the original plays
    here.rng.setstate(state)
    said["original"] = [[here.step(), here.digest()] for _ in range(6) if not here.over()]
    assert twin.digest() == before, "what is done to the original is seen in a copy"
    assert len({str(x) for x in said.values()}) == 1


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("make", [env, RawEnv, parallel_env])
def test_a_copy_before_the_first_reset_is_reset_alike(make: Any, how: str) -> None:
    game = make("tithe", players=3)
    twin = COPIES[how](game)
    for x in (game, twin):
        x.reset(seed=3)
    digests = [Played(x, random.Random()).digest() for x in (game, twin)]
    assert digests[0] == digests[1] and type(twin) is type(game)
    for x in (game, twin):
        x.reset()  # the next game of that seed
    assert Played(game, random.Random()).digest() == Played(twin, random.Random()).digest()


@pytest.mark.parametrize("door", ["aec", "parallel", "text"])
def test_a_fork_with_a_seed_has_other_luck(door: str) -> None:
    game = DOORS[door]("architects")

    def end(seed: int | None) -> str:
        twin = Played(game.fork(seed), random.Random(1))
        while not twin.over():
            twin.step()
        return twin.digest()

    assert end(None) == end(None) and end(7) == end(7)
    assert len({end(None), end(7), end(8)}) == 3


def test_what_is_wrapped_by_gymnasium_is_copied() -> None:
    game: Any = gymnasium.make("ludorum.lab.envs.solo:ludorum/HadriansWall-v0")
    seen, _ = game.reset(seed=2)
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game.unwrapped.fork()):
        assert (twin.unwrapped.episode.observe(0) == seen).all()


def test_openspiel_reads_a_pickle_in_another_process() -> None:
    game = pyspiel.load_game("ludorum_viscounts(players=1,solo=noble)")
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    assert str(pickle.loads(pickle.dumps(game))) == str(copy.deepcopy(game)) == str(game)
    code = (
        "import pickle, sys\n"
        "game, state = pickle.load(sys.stdin.buffer)\n"
        "print(game, state, len(state.history()), sep='|', end='')\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps((game, state)),
        capture_output=True,
        check=True,
    )
    assert ran.stdout.decode() == f"{game}|{state}|{len(state.history())}"
