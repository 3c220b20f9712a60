"""Games as data for learners: whole records, and every decision in them as a learner meets it.

What must hold: what a game gives depends on the data set and the number of the game alone, so the
same data set has the same digest on every machine, however many workers made it. A decision is the
one `ludorum.lab.envs.aec` would put: the same observation, the same numbers for options, the same
order of seats.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludorum import __version__
from ludorum.bots import budget, player
from ludorum.games import load
from ludorum.kernel import DEALER, KeyedDealer, Record, Seat, Table, content_of
from ludorum.titles import Title
from ludorum.words import Unfit

from .envs.task import Episode, Task
from .experiment import Chunk

PARTS = 20  # the games of a group are cut into about so many chunks
MOST = 10  # games in a chunk


class Group(NamedTuple):
    """Games in which every seat is played by the same bot."""

    bot: str
    games: int


@dataclass(frozen=True)
class DataSet:
    """What is to be made. `content` names the cards and boards the games are played with."""

    title: str
    epoch: int
    content: str
    seats: int
    settings: Mapping[str, str]
    seed: int
    groups: tuple[Group, ...]
    version: str = __version__

    @property
    def games(self) -> int:
        return sum([group.games for group in self.groups])

    def chunks(self) -> list[Chunk]:
        """Games are numbered through, group after group. A chunk's `trial` is its group."""
        out, start = [], 0
        for i, group in enumerate(self.groups):
            size = max(1, min(MOST, group.games // PARTS))
            for first in range(0, group.games, size):
                out.append(Chunk(i, start + first, min(size, group.games - first)))
            start += group.games
        return out

    def as_data(self) -> dict[str, Any]:
        """JSON data; two data sets are the same if this is."""
        groups = [group._asdict() for group in self.groups]
        return {**asdict(self), "settings": dict(self.settings), "groups": groups}

    def task(self) -> Task:
        return Task(self.title, self.seats, self.settings)

    def play(self, chunk: Chunk) -> list[GameData]:
        """Play a chunk. ValueError if this machine has other rules or cards."""
        title = load(self.title)
        here = (title.epoch, content_of(title), __version__)
        if here != (self.epoch, self.content, self.version):
            raise ValueError(
                f"this machine has Ludorum {__version__} with {title.name} {title.epoch}, "
                f"the data set is of {self.version} with {self.epoch}: install the same everywhere"
            )
        task, bot = self.task(), self.groups[chunk.trial].bot
        numbers = range(chunk.first, chunk.first + chunk.games)
        return [played(task, bot, self.seed, number) for number in numbers]


def data_set(
    title: Title[Any],
    seats: int,
    settings: Mapping[str, str],
    seed: int,
    groups: tuple[Group, ...],
) -> DataSet:
    """ValueError or LookupError if something is wrong with it, before anything is played."""
    title.check(seats, settings)
    for bot, games in groups:
        player(bot, title, random.Random())
        long = budget(bot)
        if long is not None and long.seconds:
            raise Unfit(
                f"{bot} depends on the machine: give it trials, as in search:64",
                "bot-clock", name=bot,
            )  # fmt: skip
        if games < 1:
            raise Unfit(f"{games} games of {bot}: 1 or more", "at-least", name=bot, least=1)
    names = [bot for bot, _ in groups]
    if twice := [x for x in names if names.count(x) > 1]:
        raise Unfit(f"{twice[0]} is named twice", "bot-twice", name=twice[0])
    content = content_of(title)
    return DataSet(title.name, title.epoch, content, seats, dict(settings), seed, groups)


class Decision(NamedTuple):
    """A decision as it was put, and what was answered. `COLUMNS` of `dataset_folder` explains."""

    seat: int
    at: int
    chance: int
    kind: str
    clause: str
    legal: list[int]
    action: int
    option: str
    points: int


class GameData(NamedTuple):
    """A whole game. `observations` and `rewards` have a row for every decision."""

    game: int
    bot: str
    record: str
    answers: int
    scores: list[int]
    winners: list[int]
    decisions: list[Decision]
    observations: NDArray[np.float32]
    rewards: list[float]
    digest: str


def played(task: Task, bot: str, seed: int, number: int) -> GameData:
    """One whole game, dealt by a key of its own, so that its record can be verified."""
    title = task.title
    rng = random.Random(f"{seed} {bot} {number}")
    key = rng.randbytes(32)
    state = title.setup(task.seats, task.settings)
    table = Table(title, state, KeyedDealer(key), checkpoints=1 if budget(bot) else 0)
    players = [player(bot, title, random.Random(rng.random())) for _ in range(task.seats)]
    episode = Episode(task, table)
    decisions: list[Decision] = []
    seen: list[NDArray[np.float32]] = []
    rewards: list[float] = []
    latest: dict[int, int] = {}  # the last decision of every seat
    seat, before = task.seats - 1, 0
    while not episode.over:
        seat = episode.next_seat(seat)
        ask, log, options = episode.asks[seat], table.log, episode.options(seat)
        option = players[seat](Seat(table, seat))
        action = next(n for n, one in options.items() if one == option)
        chance = sum([who == DEALER for _, who, _ in log[before:]])
        points = task.points(table.state)[seat]
        told = json.dumps(option, separators=(",", ":"), ensure_ascii=False)
        seen.append(episode.observe(seat))
        latest[seat], before = len(decisions), len(log)
        decisions.append(
            Decision(
                seat, before, chance, ask.kind, ask.clause, sorted(options), action, told, points
            )
        )
        rewards.append(0.0)
        episode.answer({seat: action})
        for who, reward in enumerate(episode.rewards()):
            if who in latest:
                rewards[latest[who]] += reward
    record = Record.of(
        title, task.seats, task.settings, table.log, KeyedDealer(key).commit, key.hex()
    )
    record.result = task.points(state)
    text = "".join([line + "\n" for line in record.lines()])
    observations = np.array(seen, np.float32).reshape(-1, task.layout.size)
    return GameData(
        number,
        bot,
        text,
        len(table.log),
        record.result,
        title.winners(state),
        decisions,
        observations,
        rewards,
        digest_of(text, decisions, observations, rewards),
    )


def digest_of(
    record: str,
    decisions: list[Decision],
    observations: NDArray[np.float32],
    rewards: list[float],
) -> str:
    """Of all that is kept of a game; how Parquet packs it does not matter."""
    rows = json.dumps([decisions, rewards], separators=(",", ":"), ensure_ascii=False)
    out = hashlib.blake2b(record.encode(), digest_size=16)
    out.update(rows.encode())
    out.update(observations.astype("<f4").tobytes())
    return out.hexdigest()
