"""Steps a second of our environments beside those of PettingZoo and OpenSpiel, random play.

    pip install '.[lab,openspiel]' 'pettingzoo[classic]'
    python bench/envs.py --json

All play in one process, in turn, and are timed by the processor time they take, so that a busy
machine disturbs all alike. A step of ours is a real decision (two options or more) with its
observation and mask; a step of OpenSpiel is a decision or a chance node, without observations.
Ratios are to connect_four_v3 (PettingZoo, one agent at a time), tic_tac_toe (OpenSpiel in Python).
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import games as _games  # noqa: F401  (registers the games in Python)

from ludorum.games import load, names
from ludorum.lab.envs import openspiel
from ludorum.lab.envs.aec import RawEnv
from ludorum.lab.envs.aec import env as guarded
from ludorum.titles import unasked

Play = Callable[[], int]
PEERS = ("connect_four_v3", "chess_v6")
SPIEL_PEERS = ("python_tic_tac_toe", "python_block_dominoes", "python_kuhn_poker")


def agents(env: Any) -> Play:
    """A game of random agents, as PettingZoo's own speed test plays it."""
    rng = random.Random(7)

    def play() -> int:
        env.reset(seed=rng.getrandbits(30))
        count = 0
        for _agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                count += 1
        return count

    return play


def spiel(name: str) -> Play:
    game, rng = pyspiel.load_game(name), random.Random(7)

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                found = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])
                state.apply_action(found[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            count += 1
        return count

    return play


def rate(play: Play, seconds: float) -> float:
    """Steps a second of processor time, over whole games."""
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        count += play()
    return count / (time.process_time() - start)


def measure(plays: dict[str, Play], seconds: float, rounds: int) -> dict[str, list[float]]:
    """All of them in turn, again and again."""
    out: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play()
    for _ in range(rounds):
        for name, play in plays.items():
            out[name].append(rate(play, seconds))
    return out


def beside(peer: str, found: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    """The median of the ratios to a peer, and of the steps a second."""
    return {
        name: {
            "ratio": round(
                statistics.median([a / b for a, b in zip(rates, found[peer], strict=True)]), 2
            ),
            "steps_per_second": round(statistics.median(rates)),
        }
        for name, rates in found.items()
    }


def peers() -> dict[str, Play]:
    out = {}
    for name in PEERS:
        try:
            module = importlib.import_module(module_of(name))
        except ImportError as e:
            sys.exit(f"{name}: {e}: pip install 'pettingzoo[classic]'")
        out[name] = agents(module.raw_env())
    out[f"{PEERS[0]}, guarded"] = agents(importlib.import_module(module_of(PEERS[0])).env())
    return out


def module_of(name: str) -> str:
    return f"pettingzoo.classic.{name}"


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--seconds", type=float, default=0.5, help="of each window")
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--json", action="store_true")
    args = p.parse_args()
    openspiel.register()
    aec, explicit = peers(), {name: spiel(name) for name in SPIEL_PEERS}
    for name in names():
        for seats in sorted({min(unasked(load(name))), max(unasked(load(name)))}):
            aec[f"{name}, {seats}"] = agents(RawEnv(name, seats))
        explicit[f"ludorum_{name}"] = spiel(f"ludorum_{name}")
    aec["architects, 2, guarded"] = agents(guarded("architects", 2))
    facts: dict[str, Any] = {
        "pettingzoo": beside(PEERS[0], measure(aec, args.seconds, args.rounds)),
        "openspiel": beside(SPIEL_PEERS[0], measure(explicit, args.seconds, args.rounds)),
        "load_average": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
    }
    if args.json:
        print(json.dumps(facts))
        return
    for kind in ("pettingzoo", "openspiel"):
        for name, row in facts[kind].items():
            print(f"{kind:12}{name:28}{row['ratio']:>8.2f}{row['steps_per_second']:>10} steps/s")


if __name__ == "__main__":
    main()
