"""Simulation: the same games on every run, in every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ludorum.games import load
from ludorum.lab.simulate import simulate


def test_the_same_seed_gives_the_same_games() -> None:
    title = load("tithe")
    a = simulate(title, 3, {}, 20, 1, ["random"] * 3)
    b = simulate(title, 3, {}, 20, 1, ["random"] * 3)
    c = simulate(title, 3, {}, 20, 2, ["random"] * 3)
    assert a.digest == b.digest != c.digest
    assert a.decisions == b.decisions and sum(a.wins) == pytest.approx(20)


def test_policies_see_views_only_and_win() -> None:
    done: list[int] = []
    summary = simulate(load("tithe"), 2, {}, 60, 4, ["sensible", "random"], done.append)
    assert summary.wins[0] > 45 and done[-1] == 60


@pytest.mark.parametrize("seed", ["0", "77"])
def test_the_command_gives_one_digest_under_any_hash_seed(seed: str) -> None:
    out = subprocess.run(
        [
            *(sys.executable, "-m", "ludorum", "simulate", "architects"),
            *("--players", "3", "--games", "5", "--seed", "1", "--json"),
        ],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        check=True,
        text=True,
    )
    facts = json.loads(out.stdout)
    here = simulate(load("architects"), 3, {}, 5, 1, ["random"] * 3)
    assert facts["digest"] == here.digest and facts["games"] == 5
    assert set(facts) >= {
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "mean_scores",
        "digest",
    }


def test_players_that_look_ahead_give_the_same_games_under_the_same_seed() -> None:
    title = load("tithe")
    a, b = [simulate(title, 2, {}, 4, 3, ["search:6", "sensible"]) for _ in range(2)]
    assert a.digest == b.digest and a.decisions == b.decisions > 0
