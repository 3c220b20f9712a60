"""How well the bots play every game, in one table: what a learner is to be compared with.

Each bot plays each game alone, as `ludorum.lab.envs.solo` puts it, and at a table of two against
the sensible player, every deal from both seats. What a part gives depends on the seed and the part
alone, so parts may be played anywhere, in any order, and again. A file of results holds a line for
each; a learner's results are further lines of the same form.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ludorum import __version__
from ludorum.bots.lines import quantile
from ludorum.games import load
from ludorum.titles import totals
from ludorum.words import Unfit

from .engine import Engine
from .intervals import Mean, Z, share_interval
from .match import match
from .simulate import play

ALONE, PAIR = "alone", "pair"
RIVAL = "sensible"  # whom all are measured against at a table of two


class Part(NamedTuple):
    """One game alone, or one deal of two games at a table of two."""

    title: str
    epoch: int
    table: str  # ALONE or PAIR
    player: str
    number: int

    def __str__(self) -> str:
        return f"{self.player} in {self.title}, {self.table} {self.number}"


@dataclass(frozen=True)
class Result:
    """Alone: the player's points, and whether it won, None where there is nobody to beat. Of a pair
    deal: how many points it was ahead of the rival, and its share of the deal, 0 to 1."""

    title: str
    epoch: int
    table: str
    player: str
    number: int
    points: float
    won: float | None
    seed: int  # of the games; of a learner: what it was trained with
    version: str = __version__

    @property
    def part(self) -> Part:
        return Part(self.title, self.epoch, self.table, self.player, self.number)


def played(part: Part, seed: int) -> Result:
    """ValueError if this machine has other rules."""
    title = load(part.title)
    if title.epoch != part.epoch:
        raise ValueError(f"this machine has epoch {title.epoch} of {title.name}, not {part.epoch}")
    if part.table == PAIR:
        deal = match(title, 2, {}, part.player, RIVAL, seed).play(part.number)
        return Result(*part, deal.margin, deal.score, seed)
    one = play(title, 1, {}, seed, part.number, [part.player])
    points = totals(one.sheets)
    won = float(0 in one.winners) if len(points) > 1 else None
    return Result(*part, points[0], won, seed)


def parts(titles: Sequence[str], games: Mapping[str, int]) -> list[Part]:
    """`games` of every player alone, and as many at a table of two, where the game allows it: two
    a deal. Quick ones first, and every player in every game before any has many games."""
    out = []
    for name in titles:
        title = load(name)
        for player, n in games.items():
            if 1 in title.players:
                out += [Part(name, title.epoch, ALONE, player, i) for i in range(n)]
            if 2 in title.players and player != RIVAL:
                out += [Part(name, title.epoch, PAIR, player, i) for i in range((n + 1) // 2)]
    order = list(games)
    return sorted(out, key=lambda x: (order.index(x.player), x.number))


class Results:
    """A file with a line for every part that is done."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.seed = seed
        self.found: list[Result] = []
        self._epochs: dict[str, int] = {}  # a look at what is installed for each line takes minutes
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self.found += self._read(line)

    def _read(self, line: str) -> list[Result]:
        """A line that was cut off is played again; one of other games is refused."""
        try:
            one = Result(**json.loads(line))
        except (ValueError, TypeError):
            return []
        epoch = self._epochs.get(one.title)
        if epoch is None:
            epoch = self._epochs[one.title] = load(one.title).epoch
        if (one.version, one.epoch) != (__version__, epoch):
            raise Unfit(
                f"{self.path} holds results of {one.title} by Ludorum {one.version}, epoch "
                f"{one.epoch}; these are {__version__}, epoch {epoch}. Give another --out",
                "out-results", path=str(self.path), game=one.title, version=one.version,
                epoch=one.epoch,
            )  # fmt: skip
        return [one]

    def todo(self, wanted: Iterable[Part]) -> list[Part]:
        done = {x.part for x in self.found if x.seed == self.seed}
        return [part for part in wanted if part not in done]

    def add(self, one: Result) -> None:
        self.found.append(one)
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(asdict(one)))  # a line cut off before stays alone


def run(
    results: Results, wanted: Sequence[Part], engine: Engine, progress: Callable[[int], None]
) -> None:
    """Play what is not yet in the file."""
    todo = results.todo(wanted)
    done = len(wanted) - len(todo)
    progress(done)
    for one in engine.run(partial(played, seed=results.seed), todo):
        results.add(one)
        done += 1
        progress(done)


# -- the table ---------------------------------------------------------------------------------


class Figure(NamedTuple):
    """A mean with its 95 % interval, of so many games."""

    value: float
    low: float
    high: float
    games: int


class Row(NamedTuple):
    """What a player came to in a game. None: not played, or nobody to beat."""

    title: str
    player: str
    seeds: int
    points: Figure | None
    wins: Figure | None
    share: Figure | None
    margin: Figure | None

    def as_data(self) -> dict[str, Any]:
        return {k: x._asdict() if isinstance(x, Figure) else x for k, x in self._asdict().items()}


def rows(found: Iterable[Result], order: Sequence[str]) -> list[Row]:
    """A row for every game and player: those of `order` first, then learners by name."""
    by: dict[tuple[str, str], list[Result]] = {}
    for one in found:
        by.setdefault((one.title, one.player), []).append(one)

    def place(key: tuple[str, str]) -> tuple[str, int, str]:
        title, player = key
        return title, order.index(player) if player in order else len(order), player

    return [row(*key, by[key]) for key in sorted(by, key=place)]


def row(title: str, player: str, found: list[Result]) -> Row:
    alone = [x for x in found if x.table == ALONE]
    pair = [x for x in found if x.table == PAIR]
    won = [(x.seed, x.won) for x in alone if x.won is not None]
    return Row(
        title,
        player,
        len({x.seed for x in found}),
        figure([(x.seed, x.points) for x in alone]),
        shares(won),
        shares([(x.seed, x.won or 0.0) for x in pair], 2),
        figure([(x.seed, x.points) for x in pair], 2),
    )


def figure(found: list[tuple[int, float]], games: int = 1) -> Figure | None:
    """`games` were played for each number. Of several seeds each counts once: what they came to
    differs by more than the luck of the games."""
    if not found:
        return None
    by_seed: dict[int, Mean] = {}
    for seed, x in found:
        by_seed.setdefault(seed, Mean()).add(x)
    if len(by_seed) == 1:
        (mean,) = by_seed.values()
        return Figure(mean.value, *mean.interval(), games * len(found))
    mean = Mean()
    for one in by_seed.values():
        mean.add(one.value)
    half = quantile(mean.n, Z) * mean.error
    return Figure(mean.value, mean.value - half, mean.value + half, games * len(found))


def shares(found: list[tuple[int, float]], games: int = 1) -> Figure | None:
    """Of what was won. Of one seed it is Wilson's interval, a deal counting as one game: both sides
    of it have the same luck."""
    if len({seed for seed, _ in found}) > 1:
        x = figure(found, games)
        return x and x._replace(low=max(0.0, x.low), high=min(1.0, x.high))
    if not found:
        return None
    wins, n = sum([x for _, x in found]), len(found)
    return Figure(wins / n, *share_interval(wins, n), games * n)


def markdown(found: Sequence[Row]) -> Iterator[str]:
    """The table, a line at a time."""
    yield "| game | player | points alone | won alone | games | share of two | ahead | games |"
    yield "|---|---|---|---|---|---|---|---|"
    for x in found:
        name = x.player if x.seeds == 1 else f"{x.player}, {x.seeds} seeds"
        cells = (x.title, name, told(x.points), percent(x.wins), count(x.points))
        yield f"| {' | '.join([*cells, percent(x.share), told(x.margin), count(x.share)])} |"


def told(x: Figure | None) -> str:
    return "" if x is None else f"{x.value:.1f} ({x.low:.1f} to {x.high:.1f})"


def percent(x: Figure | None) -> str:
    if x is None:
        return ""
    return f"{100 * x.value:.0f} % ({100 * x.low:.0f} to {100 * x.high:.0f})"


def count(x: Figure | None) -> str:
    return "" if x is None else str(x.games)
