"""A learner that finds out how to play Hadrian's Wall alone, in ten minutes on one core.

    python -m venv learn && . learn/bin/activate
    pip install ./torch-*+cpu-*.whl
    pip install '.[lab]' stable-baselines3 sb3-contrib matplotlib
    python docs/learn.py --minutes 10 --seeds 5 --out learning-curve.png

A processor is all this needs: the second line installs a build of PyTorch without CUDA, 0.2 GB to
download in place of several. PyTorch's own site has it under "Start Locally", compute platform
"CPU"; the names of its wheels have +cpu after the version. Without the second line the third
installs what PyPI has, on Linux the build with CUDA.

MaskablePPO of sb3-contrib meets the plain environment: the vector as it comes, the mask, and as
reward the points as they grow (`reward="score"`), divided by 10. Random play and the hand-written
sensible player are drawn beside it. It learns once for every seed: one training alone says little,
for what trainings come to differs by more than the luck of the games. `--results` keeps what each
plays after its training, on games it has not met, for `ludorum baselines`.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import gymnasium
import matplotlib as mpl
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from ludorum.games import load
from ludorum.lab.baselines import ALONE, Result, figure
from ludorum.lab.envs.solo import SoloEnv

GAME = "ludorum.lab.envs.solo:ludorum/HadriansWall-v0"
TITLE = "hadrians_wall"
WINDOW = 200  # games a point of the curve is the mean of
UNMET = 1_000_000  # games from this seed on are for looking how well it plays


def make() -> gymnasium.Env[Any, Any]:
    env = gymnasium.make(GAME, reward="score", actions=512, explain=False)
    return gymnasium.wrappers.TransformReward(env, lambda reward: float(reward) / 10)


def baseline(who: str, games: int) -> float:
    """The mean points of a player that does not learn."""
    env = SoloEnv(TITLE)
    rng = np.random.default_rng(7)
    ends = []
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            if who == "random":
                action = rng.choice(np.flatnonzero(info["action_mask"]))
            else:
                view = env.episode.table.observe(0)
                wish = env.task.title.sensible(view, env.episode.asks[0])
                action = next(a for a, option in info["options"].items() if option == wish)
            _, _, over, _, info = env.step(action)
        ends.append(info["scores"][0])
    return statistics.mean(ends)


class Curve(BaseCallback):  # type: ignore[misc]
    """Takes down the points of every finished game; stops when the time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.minutes = minutes
        self.until = time.process_time() + minutes * 60
        self.ends: list[tuple[int, int]] = []  # steps so far, points

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "scores" in info:
                self.ends.append((self.num_timesteps, info["scores"][0]))
        return time.process_time() < self.until

    def _on_rollout_end(self) -> None:
        last = [points for _, points in self.ends[-WINDOW:]]
        if last:
            mean = statistics.mean(last)
            print(f"{self.num_timesteps:>9} steps {len(self.ends):>6} games {mean:7.2f} points")


def learn(seed: int, minutes: float) -> tuple[MaskablePPO, Curve]:
    learner = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([make] * 16),
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
    )
    curve = Curve(minutes)
    learner.learn(10**9, callback=curve)
    return learner, curve


def tried(learner: MaskablePPO, seed: int, minutes: float, games: int) -> list[Result]:
    """What it plays on games it has not met, always its likeliest action."""
    env = SoloEnv(TITLE, actions=512, explain=False)
    name, epoch = f"MaskablePPO, {minutes:g} minutes", load(TITLE).epoch
    out = []
    for number in range(games):
        seen, info = env.reset(seed=UNMET + number)
        over = False
        while not over:
            mask = info["action_mask"]
            action, _ = learner.predict(seen, deterministic=True, action_masks=mask)
            seen, _, over, _, info = env.step(action)
        out.append(Result(TITLE, epoch, ALONE, name, number, info["scores"][0], None, seed))
    return out


def draw(curves: Sequence[Curve], lines: dict[str, float], out: Path) -> None:
    """The mean of all trainings, and the best and the worst of them at any time."""
    mpl.use("Agg")
    import matplotlib.pyplot as plt  # noqa: PLC0415

    longest = min([curve.ends[-1][0] for curve in curves])
    steps = np.linspace(0, longest, 400)
    all_means = []
    for curve in curves:
        at = [n for n, _ in curve.ends]
        points = np.array([n for _, n in curve.ends], float)
        width = min(WINDOW, len(points))
        mean = np.convolve(points, np.ones(width) / width, "valid")
        all_means.append(np.interp(steps, at[width - 1 :], mean, left=np.nan))
    means = np.array(all_means)
    fig, ax = plt.subplots(figsize=(8, 4.5), dpi=120)
    n = len(curves)
    label = "learner (MaskablePPO)" + (f", mean and range of {n} seeds" if n > 1 else "")
    ax.plot(steps, means.mean(0), color="#1d6fa5", lw=2, label=label)
    ax.fill_between(steps, means.min(0), means.max(0), color="#1d6fa5", alpha=0.2, lw=0)
    for (name, level), (colour, dash) in zip(
        lines.items(), (("#8a8a8a", ":"), ("#b5532a", "--")), strict=True
    ):
        ax.axhline(level, color=colour, ls=dash, lw=1.6, label=f"{name}: {level:.1f}")
    ax.set_xlabel("decisions played")
    ax.set_ylabel(f"points, mean of {WINDOW} games")
    ax.set_title(f"Hadrian's Wall alone: {curves[0].minutes:g} minutes on one core", loc="left")
    ax.xaxis.set_major_formatter(mpl.ticker.FuncFormatter(lambda x, _: f"{x / 1000:.0f}k"))
    ax.spines[["top", "right"]].set_visible(False)
    ax.grid(axis="y", alpha=0.25)
    ax.set_xlim(left=0)
    ax.legend(frameon=False, loc="center right")
    fig.tight_layout()
    fig.savefig(out)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--minutes", type=float, default=10.0, help="of processor time for each seed")
    p.add_argument("--seeds", type=int, default=1, help="how many times it learns")
    p.add_argument("--seed", type=int, default=1, help="the first of them")
    p.add_argument("--games", type=int, default=40, help="of each player after its training")
    p.add_argument("--out", type=Path, default=Path("learning-curve.png"))
    p.add_argument("--results", type=Path, help="add what it plays to this file of baselines")
    args = p.parse_args()
    torch.set_num_threads(1)
    lines = {who: baseline(who, args.games) for who in ("random", "sensible")}
    print(lines)
    curves, results = [], []
    for seed in range(args.seed, args.seed + args.seeds):
        learner, curve = learn(seed, args.minutes)
        curves.append(curve)
        found = tried(learner, seed, args.minutes, args.games)
        results += found
        mean = statistics.mean([x.points for x in found])
        print(f"seed {seed}: {len(curve.ends)} games of training; then {mean:.2f} points")
        if args.results:
            with args.results.open("a", encoding="utf-8") as file:
                for one in found:
                    file.write("\n" + json.dumps(asdict(one)))
    draw(curves, lines, args.out)
    whole = figure([(x.seed, x.points) for x in results])
    assert whole is not None
    print(f"{whole.value:.2f} points ({whole.low:.2f} to {whole.high:.2f}), {args.seeds} seeds")


if __name__ == "__main__":
    main()
