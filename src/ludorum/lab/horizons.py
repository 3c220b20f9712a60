"""How far a trial should go: what an estimate says of two options after so many decisions, beside
what they really come to.

At decisions of sensible games some other options are tried beside the sensible one, many times, to
the end of the game, all in the same imagined positions with the same luck; on the way the estimate
is asked. What a horizon is good for has two parts: how far luck carries a trial apart by then (more
trials help), and how far the estimate is off the truth however often one tries (more do not).
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from ludorum.bots.search import EVERY, Luck, margin
from ludorum.bots.value import Estimate, estimate
from ludorum.games import load
from ludorum.kernel import ManualDealer, Option, RandomDealer, Seat, Table
from ludorum.titles import Title, demanded, totals

from .engine import Engine

HORIZONS = (8, 12, 16, 20, 24, 32, 40, 48)
OTHERS = 3  # options tried beside the sensible one
APART = (20, 60)  # decisions between two that are looked at


class Pair(NamedTuple):
    """Two options, tried together in many positions: by position, what one is ahead of the other by
    the mean of the looks up to each horizon, and at the end; and the milliseconds of a trial."""

    looks: list[list[float]]
    end: list[float]
    cost: list[float]


class Horizon(NamedTuple):
    """`noise`: deviation of a trial. `error`: of the mean of endless trials from the truth. Both of
    the mean of the looks on the way, as the bots use it. `told`: how much of what parts options is
    told by as many trials as fit into 20 ms, 0 to 1."""

    decisions: int
    noise: float
    error: float
    correlation: float
    milliseconds: float
    told: float


@dataclass(frozen=True)
class Study:
    title: str
    seats: int
    worlds: int
    seed: int

    def play(self, game: int) -> list[Pair]:
        """The pairs of one game."""
        title, rng = load(self.title), random.Random(f"{self.seed} {game}")
        guess = estimate(title.package, self.seats)
        assert guess is not None
        state = title.setup(self.seats, demanded(title, self.seats))
        t = Table(title, state, RandomDealer(rng.random))
        due, out = rng.randrange(*APART), []
        while not t.over:
            who, ask = t.anyone()
            option = ask.options[0]
            if len(ask.options) > 1:
                option = title.sensible(title.derived.observe(t.state, who), ask)
                due -= 1
                if due <= 0 and len(ask.options) > 2:
                    due = rng.randrange(*APART)
                    rest = [x for x in ask.options if x != option]
                    some = rng.sample(rest, min(OTHERS, len(rest)))
                    out += self.pairs(title, guess, Seat(t, who), option, some, rng)
            t.answer(who, option)
        return out

    def pairs(
        self,
        title: Title[Any],
        guess: Estimate,
        seat: Seat,
        base: Option,
        others: list[Option],
        rng: random.Random,
    ) -> list[Pair]:
        found = [Pair([], [], [0.0] * len(HORIZONS)) for _ in others]
        for _ in range(self.worlds):
            seed = rng.getrandbits(64)
            world = seat.imagine(random.Random(seed).random, ManualDealer())
            tries = []
            for option in (base, *others):
                trial = world.fork(Luck(seed), checkpoints=0)
                trial.answer(seat.seat, option)
                tries.append(Tried(title, guess, trial, seat.seat))
            for pair, x in zip(found, tries[1:], strict=True):
                pair.looks.append([a - b for a, b in zip(x.looks, tries[0].looks, strict=True)])
                pair.end.append(x.end - tries[0].end)
                for i, ms in enumerate(x.cost):
                    pair.cost[i] += ms / self.worlds
        return found


class Tried:
    """A trial to the end of the game, looked at on the way."""

    def __init__(self, title: Title[Any], guess: Estimate, t: Table[Any], me: int) -> None:
        at: dict[int, float] = {}
        spent: dict[int, float] = {}
        own, asking, start = 0, 0.0, time.process_time()
        while not t.over:
            who, ask = t.anyone(first=me)
            option = ask.options[0]
            if len(ask.options) > 1:
                if who == me:
                    if own in HORIZONS or own % EVERY == 0:
                        asked = time.process_time()
                        spent[own] = asked - start - asking
                        at[own] = guess.worth(title, t.state, me, ask.kind).margin
                        asking += time.process_time() - asked
                    own += 1
                option = title.sensible(title.derived.observe(t.state, who), ask)
            t.answer(who, option)
        whole = time.process_time() - start - asking
        self.end = margin(totals(title.scores(t.state)), me)
        self.looks = [fmean([at.get(n, self.end) for n in looked(h)]) for h in HORIZONS]
        self.cost = [1000 * spent.get(h, whole) for h in HORIZONS]


def looked(horizon: int) -> list[int]:
    """When a trial of that horizon is looked at."""
    count = max(1, horizon // EVERY)
    return [*[EVERY * (i + 1) for i in range(count - 1)], horizon]


def study(
    title: Title[Any],
    seats: int,
    games: int,
    worlds: int,
    seed: int,
    engine: Engine,
    progress: Callable[[int], None] = lambda done: None,
) -> Mapping[str, Any]:
    """Horizons by what they are good for; `options`: how other options fare against the sensible
    one, their mean and deviation in points."""
    if estimate(title.package, seats) is None:
        raise LookupError(f"{title.name} has no estimate: ludorum author value {title.name}")
    met: list[Pair] = []
    for done, some in enumerate(
        engine.run(Study(title.name, seats, worlds, seed).play, range(games))
    ):
        met += some
        progress(done + 1)
    if not met:
        raise ValueError("no decision was met: more --games")
    halves = [split(np.array(x.end)) for x in met]
    truth = float(np.mean([a * b for a, b in halves]))
    spread = math.sqrt(max(0.0, truth - float(np.mean([np.mean(x.end) for x in met])) ** 2))
    return {
        "pairs": len(met),
        "options": [round(float(np.mean([np.mean(x.end) for x in met])), 2), round(spread, 2)],
        "horizons": [horizon(i, met, halves, truth) for i in range(len(HORIZONS))],
    }


def horizon(i: int, met: list[Pair], halves: list[tuple[float, float]], truth: float) -> Horizon:
    """Products of two halves of the trials: what luck adds to either is not in them."""
    looks = [np.array([row[i] for row in x.looks]) for x in met]
    noise = math.sqrt(float(np.mean([x.var(ddof=1) for x in looks])))
    own = [split(x) for x in looks]
    self_product = float(np.mean([a * b for a, b in own]))
    cross = float(
        np.mean([(a * d + b * c) / 2 for (a, b), (c, d) in zip(own, halves, strict=True)])
    )
    cost = float(np.mean([x.cost[i] for x in met]))
    trials = 20 / max(0.1, cost)
    told = max(0.0, cross) ** 2 / max(1e-9, self_product + noise**2 / trials) / max(1e-9, truth)
    error = math.sqrt(max(0.0, self_product - 2 * cross + truth))
    alike = cross / math.sqrt(max(1e-9, self_product * truth))
    return Horizon(HORIZONS[i], noise, error, min(1.0, alike), cost, min(1.0, told))


def split(values: Any) -> tuple[float, float]:
    half = len(values) // 2
    return float(values[:half].mean()), float(values[half:].mean())
