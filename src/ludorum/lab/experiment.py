"""What is to be played, and its parts.

An experiment plays the same numbered games under several trials: other settings, other bots. It is
cut into chunks, ranges of game numbers of one trial. What a chunk gives depends on the experiment
and the chunk alone, so chunks may be played anywhere, in any order, and again.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any, NamedTuple

from ludorum import __version__
from ludorum.bots import player
from ludorum.games import load
from ludorum.kernel import Event
from ludorum.titles import Title
from ludorum.words import Unfit

from .player_actions import ActionCounts
from .simulate import Played, play

PARTS = 100  # a trial is cut into about so many chunks: little is lost when a run is interrupted
MOST = 250  # games in a chunk


class Chunk(NamedTuple):
    trial: int
    first: int
    games: int

    def __str__(self) -> str:
        return f"games {self.first} to {self.first + self.games - 1}"


class Batch(NamedTuple):
    """The games of a chunk, and examples of the actions their numbers stand for."""

    chunk: Chunk
    games: list[Played]
    actions: list[list[Event]]


@dataclass(frozen=True)
class Trial:
    """One way to play: `label` says what sets it apart from the others, "" if there is one."""

    label: str
    options: Mapping[str, str]
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Experiment:
    title: str
    epoch: int
    seats: int
    games: int  # of every trial
    seed: int
    trials: tuple[Trial, ...]
    version: str = __version__

    def chunks(self) -> list[Chunk]:
        """The last ones of a trial may be smaller. Nothing but the number of games counts."""
        size = max(1, min(MOST, self.games // PARTS))
        return [
            Chunk(trial, first, min(size, self.games - first))
            for trial in range(len(self.trials))
            for first in range(0, self.games, size)
        ]

    def as_data(self) -> dict[str, Any]:
        """JSON data; two experiments are the same if this is."""
        trials = [{**asdict(t), "bots": list(t.bots)} for t in self.trials]
        return {**asdict(self), "trials": trials}

    def play(self, chunk: Chunk, record: bool) -> Batch:
        """Play a chunk; `record`: actions too. ValueError if this machine has other rules."""
        title = load(self.title)
        if (title.epoch, __version__) != (self.epoch, self.version):
            raise ValueError(
                f"this machine has Ludorum {__version__} with {title.name} {title.epoch}, "
                f"the run is of {self.version} with {self.epoch}: install the same everywhere"
            )
        trial = self.trials[chunk.trial]
        counts = ActionCounts(title) if record else None
        bots = list(trial.bots)
        games = [
            play(title, self.seats, trial.options, self.seed, game, bots, counts)
            for game in range(chunk.first, chunk.first + chunk.games)
        ]
        return Batch(chunk, games, [] if counts is None else counts.examples)


def trials(
    options: Mapping[str, str],
    vary: Mapping[str, Iterable[str]],
    line_ups: Iterable[tuple[str, ...]],
) -> tuple[Trial, ...]:
    """Every combination of what varies."""
    line_ups = list(line_ups)
    out = []
    for bots, values in product(line_ups, product(*vary.values())):
        changed = dict(zip(vary, values, strict=True))
        parts = [f"{name}={value}" for name, value in changed.items()]
        if len(line_ups) > 1:
            parts.insert(0, ",".join(bots))
        out.append(Trial(" ".join(parts), {**options, **changed}, bots))
    return tuple(out)


def experiment(
    title: Title[Any], seats: int, games: int, seed: int, trials: tuple[Trial, ...]
) -> Experiment:
    """ValueError or LookupError if something is wrong with a trial, before anything is played."""
    for trial in trials:
        title.check(seats, trial.options)
        if len(trial.bots) != seats:
            raise ValueError(f"{len(trial.bots)} bots for {seats} seats: {','.join(trial.bots)}")
        for name in trial.bots:
            player(name, title, random.Random())
    if len({trial.label for trial in trials}) < len(trials):
        raise Unfit("two of the trials are the same", "same-trials")
    return Experiment(title.name, title.epoch, seats, games, seed, trials)
