"""Learning from one's own games, guarded: a challenger replaces the champion only by winning its
match.

A round plays games between bots that judge by the champion, adds them to those of all rounds
before, and fits a challenger to them. What counts is bounded: a game won by far teaches no more
than one won clearly, so there is nothing in letting a won game run. Everything lies in a folder; an
interrupted run goes on from there.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ludorum.titles import Title, demanded

from .engine import Engine
from .match import OtherWork, Score, match, run
from .results import atomically
from .sequential import Claim
from .value import Fit, Games, Sample, digest, fit, games_of, kinds

CLEAR = 2.0  # deviations of the margins of a round: a game won by more counts as won by so much
STRONGER = Claim(0.5, 0.56)


class Plan(NamedTuple):
    """How to train: rounds of so many games by a bot (a level or `search:12`), each followed by a
    match of so many deals at most."""

    kind: str
    rounds: int
    games: int
    deals: int
    bot: str
    seed: int
    horizon: int


class Round(NamedTuple):
    """What came of one: the error of the challenger's estimate, the verdict of its match."""

    number: int
    error: float
    proven: bool | None
    share: float
    low: float
    high: float


def train(
    title: Title[Any],
    plan: Plan,
    champion: Path,
    folder: Path,
    engine: Engine,
    told: Callable[[str], None] = lambda what: None,
) -> tuple[Path, list[Round]]:
    """The champion in the end, and what the rounds came to."""
    folder.mkdir(parents=True, exist_ok=True)
    same(folder / "plan.json", {"title": title.name, **plan._asdict()})
    counts = kinds(title)[plan.kind]
    look = games_of(title, counts, plan.seed)
    met: list[list[Sample]] = []
    out: list[Round] = []
    for number in range(1, plan.rounds + 1):
        told(f"round {number}: {plan.games} games of {plan.bot}")
        games = replace(look, seed=plan.seed + number, bot=f"{plan.bot}+{champion}")
        met += kept(folder / f"games-{number}.pickle", games, plan.games, engine)
        found = fit(look.names, bounded(met), plan.horizon)
        challenger = folder / f"challenger-{number}.json"
        write(challenger, champion, plan, found)
        told(f"round {number}: off by {found.error:.1f}; the match")
        first, second = f"{plan.bot}+{challenger}", f"{plan.bot}+{champion}"
        options = demanded(title, counts[0])
        pair = match(title, counts[0], options, first, second, plan.seed)
        score = Score(pair, folder / f"match-{number}.jsonl")
        verdict = run(score, STRONGER, plan.deals, engine)
        out.append(
            Round(number, found.error, verdict.proven, verdict.share, verdict.low, verdict.high)
        )
        if verdict.proven:
            champion = challenger
    return champion, out


def same(label: Path, about: dict[str, Any]) -> None:
    """Refuse to mix two trainings."""
    if not label.exists():
        label.write_text(json.dumps(about), encoding="utf-8")
    elif json.loads(label.read_text(encoding="utf-8")) != about:
        raise OtherWork(label.parent)


def kept(path: Path, games: Games, most: int, engine: Engine) -> list[list[Sample]]:
    """The games of a round; played once."""
    if not path.exists():
        met = games.played(most, engine)
        with atomically(path) as file:
            file.write_bytes(pickle.dumps(met))
    found: list[list[Sample]] = pickle.loads(path.read_bytes())
    return found


def bounded(met: list[list[Sample]]) -> list[list[Sample]]:
    """Margins beyond what is clear are cut down, every line of them in proportion."""
    margins = np.array([sum(x.lines.values()) for game in met for x in game])
    most = CLEAR * float(margins.std()) if len(margins) else 0.0

    def cut(x: Sample) -> Sample:
        size = abs(sum(x.lines.values()))
        if size <= most:
            return x
        return x._replace(lines={k: n * most / size for k, n in x.lines.items()})

    return [[cut(x) for x in game] for game in met]


def write(path: Path, champion: Path, plan: Plan, found: Fit) -> None:
    """The champion's file with the challenger in its place."""
    data = json.loads(champion.read_text(encoding="utf-8"))
    made = {"trained": plan._asdict(), "games": plan.games, "digest": digest(found.data)}
    data[plan.kind] = {"made": made, **found.data}
    path.write_text(json.dumps(data), encoding="utf-8")
