"""A learner that finds out how to play Hadrian's Wall alone, in ten minutes on one core.

    python -m venv learn && . learn/bin/activate
    pip install '.[lab]' stable-baselines3 sb3-contrib matplotlib
    python docs/learn.py --minutes 10 --out docs/pictures/learning-curve.png

MaskablePPO of sb3-contrib meets the plain environment: the vector as it comes, the mask, and as
reward the points as they grow (`reward="score"`), divided by 10. Random play and the hand-written
sensible player are drawn beside it.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path
from typing import Any

import gymnasium
import matplotlib as mpl
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from ludorum.lab.envs.solo import SoloEnv

GAME = "ludorum.lab.envs.solo:ludorum/HadriansWall-v0"
WINDOW = 200  # games a point of the curve is the mean of


def make() -> gymnasium.Env[Any, Any]:
    env = gymnasium.make(GAME, reward="score", actions=512)
    return gymnasium.wrappers.TransformReward(env, lambda reward: float(reward) / 10)


def baseline(who: str, games: int) -> float:
    """The mean points of a player that does not learn."""
    env = SoloEnv("hadrians_wall")
    rng = np.random.default_rng(7)
    ends = []
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            if who == "random":
                action = rng.choice(np.flatnonzero(info["action_mask"]))
            else:
                table, title = env.episode.table, env.task.title
                view = title.derived.view(table.state, 0)
                wish = title.sensible(view, env.episode.asks[0])
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


def draw(curve: Curve, lines: dict[str, float], out: Path) -> None:
    mpl.use("Agg")
    import matplotlib.pyplot as plt  # noqa: PLC0415

    steps = [at for at, _ in curve.ends]
    points = np.array([n for _, n in curve.ends], float)
    width = min(WINDOW, len(points))
    mean = np.convolve(points, np.ones(width) / width, "valid")
    fig, ax = plt.subplots(figsize=(8, 4.5), dpi=120)
    ax.plot(steps[width - 1 :], mean, color="#1d6fa5", lw=2, label="learner (MaskablePPO)")
    for (name, level), (colour, dash) in zip(
        lines.items(), (("#8a8a8a", ":"), ("#b5532a", "--")), strict=True
    ):
        ax.axhline(level, color=colour, ls=dash, lw=1.6, label=f"{name}: {level:.1f}")
    ax.set_xlabel("decisions played")
    ax.set_ylabel(f"points, mean of {width} games")
    ax.set_title(f"Hadrian's Wall alone: {curve.minutes:g} minutes on one core", loc="left")
    ax.xaxis.set_major_formatter(mpl.ticker.FuncFormatter(lambda x, _: f"{x / 1000:.0f}k"))
    ax.spines[["top", "right"]].set_visible(False)
    ax.grid(axis="y", alpha=0.25)
    ax.set_xlim(left=0)
    ax.legend(frameon=False, loc="center right")
    fig.tight_layout()
    fig.savefig(out)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    p.add_argument("--games", type=int, default=40, help="of each player that does not learn")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--out", type=Path, default=Path("learning-curve.png"))
    args = p.parse_args()
    torch.set_num_threads(1)
    lines = {who: baseline(who, args.games) for who in ("random", "sensible")}
    print(lines)
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
        seed=args.seed,
    )
    curve = Curve(args.minutes)
    learner.learn(10**9, callback=curve)
    draw(curve, lines, args.out)
    last = [points for _, points in curve.ends[-WINDOW:]]
    print(f"{len(curve.ends)} games; the last {len(last)}: {statistics.mean(last):.2f} points")


if __name__ == "__main__":
    main()
