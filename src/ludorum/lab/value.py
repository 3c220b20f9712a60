"""Learning what positions are worth: sensible games that begin with slips, and ridge regression.

The slips matter: from games played alike nobody learns what a mistake costs. They end at some
moment, and positions are taken after it, so that what follows is what sensible players make of it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from ludorum.bots.search import margin
from ludorum.bots.value import Features, features
from ludorum.kernel import Choose, Option, playout
from ludorum.titles import Title, demanded, totals

SLIPS = (0.05, 0.15, 0.3, 0.5)  # how often a player answers at random; each draws one of these
OFTEN = 0.2  # of the decisions, how many positions are taken
RARE = 40  # a feature met in fewer positions says nothing
STIFF = 1000.0  # how strongly weights are held down
KEPT = 300  # features in an estimate, those that move it most


class Sample(NamedTuple):
    """A position to learn from: how far the game had come, and how it ended for the seat."""

    progress: float
    margin: float
    features: Features


def samples(
    title: Title[Any], seats: int, options: Mapping[str, Any], rng: random.Random, sober: int
) -> list[Sample]:
    """Positions of one game, most of them seen by the seat that is asked; slips end at the
    decision `sober`."""
    rand = rng.random
    slips = [rng.choice(SLIPS) for _ in range(seats)]
    state = title.setup(seats, options)
    observe = title.derived.observe
    met: list[tuple[int, int, Features]] = []
    asked = 0

    def choose(ask: Choose) -> Option:
        nonlocal asked
        asked += 1
        if asked >= sober and len(ask.options) > 1 and rand() < OFTEN:
            seat = rng.choice((ask.seat, rng.randrange(seats)))
            met.append((asked, seat, features(title, state, seat)))
        if asked < sober and rand() < slips[ask.seat]:
            return ask.options[int(rand() * len(ask.options))]
        return title.sensible(observe(state, ask.seat), ask)

    playout(title, state, choose, rand)
    points = totals(title.scores(state))
    return [Sample(n / asked, margin(points, seat), x) for n, seat, x in met]


def learn(
    title: Title[Any],
    alone: bool,
    games: int,
    seed: int,
    horizon: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Fit:
    """Play games at tables of all sorts, for one seat or for several, and fit an estimate."""
    rng = random.Random(seed)
    counts = [n for n in title.players if (n == 1) == alone]
    lengths = {n: length(title, n, rng) for n in counts}
    met: list[list[Sample]] = []
    for game in range(games):
        seats = rng.choice(counts)
        sober = int(rng.random() * lengths[seats])
        met.append(samples(title, seats, settings(title, seats, rng), rng, sober))
        progress(game + 1)
    return fit(met, horizon)


def length(title: Title[Any], seats: int, rng: random.Random) -> int:
    """The decisions of a sensible game: slips may end at any of them."""
    state = title.setup(seats, demanded(title, seats))
    observe = title.derived.observe

    def choose(ask: Choose) -> Option:
        return title.sensible(observe(state, ask.seat), ask)

    return playout(title, state, choose, rng.random)


def settings(title: Title[Any], seats: int, rng: random.Random) -> dict[str, str]:
    """Settings drawn at random, as far as they go together; else the standard game."""
    base = demanded(title, seats)
    free = [x for x in title.settings if not x.opens and (seats == 1 or not x.alone)]
    drawn = {**base, **{x.name: rng.choice(x.values) for x in free}}
    try:
        title.check(seats, drawn)
    except ValueError:
        return base
    return drawn


class Fit(NamedTuple):
    """The weights of an `Estimate`, and its error on games kept out of the fit beside the error
    of the margin as it stands."""

    data: dict[str, Any]
    error: float
    naive: float


def fit(games: list[list[Sample]], horizon: int) -> Fit:
    """Learn from four games of five, and test on the fifth."""
    seen = Counter([name for game in games for x in game for name in x.features])
    names = sorted([name for name, n in seen.items() if n >= RARE])
    rows = [x for game in games for x in game]
    test = np.array([i % 5 == 4 for i, game in enumerate(games) for _ in game])
    values = np.array([[x.features.get(name, 0.0) for name in names] for x in rows])
    progress = np.array([x.progress for x in rows])
    margins = np.array([x.margin for x in rows])
    learn = ~test
    far, start, growth = solve(names, values[learn], progress[learn], margins[learn])
    moves = (np.abs(start + growth / 2) + np.abs(far)) * values.std(axis=0)
    moves[names.index("1")] = np.inf
    best = np.sort(np.argsort(-moves)[:KEPT])
    names, values = [names[i] for i in best], values[:, best]
    far, start, growth = solve(names, values[learn], progress[learn], margins[learn])
    off = values @ start + np.clip(values @ far, 0, 1) * (values @ growth) - margins
    as_it_stands = np.array([standing(x.features) for x in rows]) - margins
    parts = {"progress": far, "start": start, "growth": growth}
    data = {part: weights(names, w) for part, w in parts.items()}
    return Fit({"horizon": horizon, **data}, rms(off[test]), rms(as_it_stands[test]))


def solve(names: list[str], values: Any, progress: Any, margins: Any) -> tuple[Any, Any, Any]:
    """How far the game has come, from the table alone; then the margin at the start, and what it
    grows by until the end."""
    table = [i for i, name in enumerate(names) if not name.startswith(("own", "their"))]
    far = np.zeros(len(names))
    far[table] = ridge(values[:, table], progress, 30.0)
    time = np.clip(values @ far, 0, 1)[:, None]
    start, growth = np.split(ridge(np.hstack([values, values * time]), margins, STIFF), 2)
    return far, start, growth


def ridge(x: Any, y: Any, stiff: float) -> Any:
    """Weights of the columns; all but the constant one are held down in their own scale."""
    scale = x.std(axis=0)
    hold = np.diag(stiff * scale**2)
    solved: Any = np.linalg.lstsq(x.T @ x + hold, x.T @ y, rcond=None)[0]
    return solved


def standing(x: Features) -> float:
    return x.get("own:", 0.0) - x.get("their:", 0.0)


def rms(x: Any) -> float:
    return float(np.sqrt((x**2).mean()))


def weights(names: list[str], w: Any) -> dict[str, float]:
    return {name: float(f"{n:.4g}") for name, n in zip(names, w, strict=True) if n}
