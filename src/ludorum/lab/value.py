"""Learning what positions are worth: sensible games that begin with slips, and ridge regression.

The slips matter: from games played alike nobody learns what a mistake costs. They end at some
moment, and positions are taken after it, so that what follows is what sensible players make of it.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ludorum.bots import player
from ludorum.bots.features import ASK, Reader, Shapes
from ludorum.bots.search import Luck, margin
from ludorum.bots.value import MANY, Estimate, against
from ludorum.games import load
from ludorum.kernel import Choose, RandomDealer, Seat, Table
from ludorum.titles import ScoreLine, Title, demanded, totals

from .engine import Engine

SLIPS = (0.05, 0.15, 0.3, 0.5)  # how often a player answers at random; each draws one of these
TAKEN = 12  # positions of a game
LOOKED = 200  # games that show which features there are
RARE = 15  # a feature met in fewer of their positions says nothing
CHUNK = 10  # games a worker plays before it reports
STIFF = 1000.0  # how strongly weights are held down
KEPT = 150  # features in an estimate, those that move it most
FAR = 5.0  # deviations beyond which a number counts as no larger
FLAT = 0.05  # a deviation is taken to be no smaller: what hardly varies has no weight


class Sample(NamedTuple):
    """A position to learn from: how far the game had come, how it ended for the seat, line by line
    against the best opponent, and what came of playing on several times."""

    progress: float
    lines: dict[str, float]
    numbers: Any
    rollouts: list[float]


@dataclass(frozen=True)
class Games:
    """Games of a title, numbered, at tables of one kind: what there is to learn from."""

    title: str
    counts: tuple[int, ...]  # seats
    seed: int
    lengths: Mapping[int, int]  # decisions of a game, by seats
    names: tuple[str, ...]
    taken: int = TAKEN
    rollouts: int = 0
    bot: str = "sensible"  # who plays

    def played(
        self, most: int, engine: Engine, progress: Callable[[int], None] = lambda done: None
    ) -> list[list[Sample]]:
        """So many of them, in order: workers end in any, and the fit depends on it."""
        met: dict[int, list[list[Sample]]] = {}
        for first, some in engine.run(self.chunk, range(0, most, CHUNK)):
            met[first] = some
            progress(CHUNK * len(met))
        return [game for first in sorted(met) for game in met[first]]

    def chunk(self, first: int) -> tuple[int, list[list[Sample]]]:
        title = load(self.title)
        reader = Reader(self.names)
        return first, [self.one(title, reader, n) for n in range(first, first + CHUNK)]

    def one(self, title: Title[Any], reader: Reader, game: int) -> list[Sample]:
        rng = random.Random(f"{self.seed} {game} {self.rollouts}")
        seats = rng.choice(self.counts)
        met = Met(title, seats, rng, self.lengths[seats], self.taken, self.rollouts, self.bot)
        asked, sheets = met.play(
            lambda s, seat, ask: np.array(
                reader.read(title.derived.view(s, seat), title.scores(s), seat, ask.kind),
                np.float32,
            )
        )
        return [Sample(n / asked, against(sheets, seat), x, came) for n, seat, x, came in met.taken]


class Met:
    """One game that begins with slips, and the positions taken from it."""

    def __init__(
        self,
        title: Title[Any],
        seats: int,
        rng: random.Random,
        length: int,
        taken: int,
        rollouts: int = 0,
        bot: str = "sensible",
    ) -> None:
        self.title = title
        self.rng = rng
        self.seats = seats
        self.options = settings(title, seats, rng)
        self.sober = int(rng.random() * length)
        left = range(self.sober, max(self.sober + 1, length))
        self.moments = set(rng.sample(left, min(taken, len(left))))
        self.rollouts = rollouts
        self.choose = player(bot, title, random.Random(rng.random()))
        self.taken: list[tuple[int, int, Any, list[float]]] = []

    def play(self, look: Callable[[Any, int, Choose], Any]) -> tuple[int, list[list[ScoreLine]]]:
        """The decisions it had, and how it ended."""
        title, rng = self.title, self.rng
        slips = [rng.choice(SLIPS) for _ in range(self.seats)]
        state = title.setup(self.seats, self.options)
        t = Table(title, state, RandomDealer(rng.random))
        asked = 0
        while not t.over:
            who, ask = t.anyone()
            option = ask.options[0]
            if len(ask.options) > 1:
                if asked in self.moments:
                    came = [self.rollout(t, who) for _ in range(self.rollouts)]
                    self.taken.append((asked, who, look(t.state, who, ask), came))
                if asked < self.sober and rng.random() < slips[who]:
                    option = ask.options[int(rng.random() * len(ask.options))]
                else:
                    option = self.choose(Seat(t, who))
                asked += 1
            t.answer(who, option)
        return asked, title.scores(t.state)

    def rollout(self, t: Table[Any], me: int) -> float:
        """What sensible play comes to, in a position the seat cannot tell from this one."""
        title, seed = self.title, self.rng.getrandbits(64)
        world = Seat(t, me).imagine(random.Random(seed).random, Luck(seed))
        while not world.over:
            who, ask = world.anyone()
            option = ask.options[0]
            if len(ask.options) > 1:
                option = title.sensible(title.derived.observe(world.state, who), ask)
            world.answer(who, option)
        return margin(totals(title.scores(world.state)), me)


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


# -- what there is to learn from -------------------------------------------------------------


def kinds(title: Title[Any]) -> dict[str, tuple[int, ...]]:
    """The tables that have an estimate of their own, and their numbers of seats."""
    groups = {str(n): tuple([x for x in title.players if x == n]) for n in range(1, MANY)}
    groups[str(MANY)] = tuple([x for x in title.players if x >= MANY])
    return {name: seats for name, seats in groups.items() if seats}


def games_of(title: Title[Any], counts: tuple[int, ...], seed: int) -> Games:
    """Look at some games first: how long they are, and which features there are."""
    rng = random.Random(f"{seed} look")
    shapes, lengths = Shapes(), {}
    for seats in title.players:
        long = [Met(title, seats, rng, 1, 0).play(lambda s, seat, ask: None)[0] for _ in range(3)]
        lengths[seats] = sum(long) // len(long)
    seen: list[tuple[Any, Any, int, str]] = []

    def look(s: Any, seat: int, ask: Choose) -> None:
        view = title.derived.view(s, seat)
        shapes.look(view)
        seen.append((view, title.scores(s), seat, ask.kind))

    for seats in title.players:
        if seats not in counts:
            for _ in range(5):
                Met(title, seats, rng, lengths[seats], TAKEN).play(look)
    seen.clear()
    for _ in range(LOOKED):
        seats = rng.choice(counts)
        Met(title, seats, rng, lengths[seats], TAKEN).play(look)
    met = Counter([name for position in seen for name in set(shapes.names(*position))])
    names = sorted([name for name, n in met.items() if n >= RARE])
    return Games(title.name, counts, seed, lengths, tuple(names))


def learn(
    title: Title[Any],
    counts: tuple[int, ...],
    games: int,
    seed: int,
    horizon: int,
    engine: Engine,
    progress: Callable[[int], None] = lambda done: None,
) -> Fit:
    """Play games at tables with so many seats, and fit an estimate."""
    plan = games_of(title, counts, seed)
    return fit(plan.names, plan.played(games, engine, progress), horizon)


# -- the fit ---------------------------------------------------------------------------------


class Fit(NamedTuple):
    """The weights of an `Estimate`, and its error on games kept out of the fit beside the error
    of the margin as it stands."""

    data: dict[str, Any]
    error: float
    naive: float


def fit(names: Sequence[str], games: list[list[Sample]], horizon: int) -> Fit:
    """Learn from nine games of ten, and test on the tenth."""
    rows = [x for game in games for x in game]
    test = np.array([i % 10 == 9 for i, game in enumerate(games) for _ in game])
    numbers = np.array([x.numbers for x in rows], np.float64)
    far = np.array([x.progress for x in rows])
    sheet = sorted({what for x in rows for what in x.lines})
    points = np.array([[x.lines.get(what, 0) for what in sheet] for x in rows], np.float64)
    chosen = np.arange(len(names))
    learn = ~test
    found = solve(names, numbers[learn], far[learn], points[learn], chosen)
    chosen = found.moving(names)
    found = solve(names, numbers[learn], far[learn], points[learn], chosen)
    kept = [names[i] for i in chosen]
    values = np.clip(numbers[:, chosen], found.low, found.high)
    time = np.clip(values @ found.far, 0, 1)
    margins = points.sum(axis=1)
    off = (values @ found.start).sum(axis=1) + time * (values @ found.growth).sum(axis=1) - margins
    lines = {
        what: [rounded(found.start[:, i]), rounded(found.growth[:, i])]
        for i, what in enumerate(sheet)
    }
    data = {
        "horizon": horizon,
        "names": kept,
        "low": rounded(found.low),
        "high": rounded(found.high),
        "progress": rounded(found.far),
        "lines": lines,
        "error": [round(x, 2) for x in errors(time[test], off[test])],
    }
    return Fit(data, rms(off[test]), rms((standing(names, numbers) - margins)[test]))


class Solved(NamedTuple):
    """Weights by feature: of progress; by line of the sheet, at the start and growth."""

    low: Any
    high: Any
    far: Any
    start: Any
    growth: Any
    moves: Any  # how much a feature moves the estimate
    chosen: Any

    def moving(self, names: Sequence[str]) -> Any:
        """The features that move the estimate most; the constant one is always there."""
        moves = np.where(np.array(names)[self.chosen] == "1", np.inf, self.moves)
        return np.sort(self.chosen[np.argsort(-moves)[:KEPT]])


def solve(names: Sequence[str], numbers: Any, far: Any, points: Any, chosen: Any) -> Solved:
    """How far the game has come, from the table alone; then the lines at the start, and what they
    grow by until the end."""
    x = numbers[:, chosen]
    middle, scale = x.mean(axis=0), np.maximum(x.std(axis=0), FLAT)
    constant = [names[i] for i in chosen].index("1")
    middle[constant] = 0.0
    low, high = np.minimum(0, middle - FAR * scale), np.maximum(1, middle + FAR * scale)
    x = np.clip(x, low, high)
    z = (x - middle) / scale
    z[:, constant] = 1.0
    scale[constant] = 1.0
    table = [i for i, k in enumerate(chosen) if not names[k].startswith(("own", "their", ASK))]
    weights_far = np.zeros(len(chosen))
    weights_far[table] = ridge(z[:, table], far, 30.0, table.index(constant))
    time = np.clip(z @ weights_far, 0, 1)[:, None]
    both = ridge(np.hstack([z, z * time]), points, STIFF, constant)
    start, growth = np.split(both, 2)
    moves = (np.abs(start.sum(axis=1) + growth.sum(axis=1) / 2) + np.abs(weights_far) * FAR) * (
        x.std(axis=0) / scale
    )

    def plain(w: Any) -> Any:
        """Weights of the numbers themselves; what they are measured from goes to the constant."""
        out = w / (scale[:, None] if w.ndim == 2 else scale)
        out[constant] -= middle @ out
        return out

    return Solved(low, high, plain(weights_far), plain(start), plain(growth), moves, chosen)


def ridge(x: Any, y: Any, stiff: float, constant: int) -> Any:
    """Weights of the columns; all but the constant one are held down."""
    hold = np.full(x.shape[1], stiff)
    hold[constant] = 1e-6
    solved: Any = np.linalg.solve(x.T @ x + np.diag(hold), x.T @ y)
    return solved


def errors(time: Any, off: Any) -> list[float]:
    """How far off an estimate is at the start and at the end: the deviation as a line."""
    size = np.abs(off) * np.sqrt(np.pi / 2)
    slope, start = np.polyfit(time, size, 1)
    least = 0.2 * size.mean()
    return [max(least, float(start)), max(least, float(start + slope))]


def standing(names: Sequence[str], numbers: Any) -> Any:
    """The margin as it stands."""
    own = numbers[:, names.index("own:")]
    return own - numbers[:, names.index("their:")] if "their:" in names else own


def rms(x: Any) -> float:
    return float(np.sqrt((x**2).mean()))


def rounded(w: Any) -> list[float]:
    return [float(f"{n:.4g}") for n in w]


# -- how good it is --------------------------------------------------------------------------


class Judged(NamedTuple):
    """Of a phase of the game: how far luck carries a position, and how far the estimate is off the
    mean of all that luck may bring."""

    positions: int
    luck: float
    error: float


def judge(
    title: Title[Any],
    guess: Estimate,
    counts: tuple[int, ...],
    games: int,
    seed: int,
    engine: Engine,
    rollouts: int = 12,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Judged]:
    """By quarter of the game, and all of it: positions never learned from, each played on to the
    end several times. What luck adds to the mean of so many is taken away."""
    looked = games_of(title, counts, seed)
    names = tuple(guess.reader.names)
    plan = Games(title.name, counts, seed, looked.lengths, names, 1, rollouts)
    met = [x for game in plan.played(games, engine, progress) for x in game]
    quarters = {f"quarter {i + 1}": (i / 4, (i + 1) / 4) for i in range(4)}
    out = {}
    for name, (start, end) in {**quarters, "all": (0.0, 1.0)}.items():
        out[name] = judged(guess, [x for x in met if start <= x.progress < end])
    return out


def judged(guess: Estimate, met: list[Sample]) -> Judged:
    if not met:
        return Judged(0, 0.0, 0.0)
    came = np.array([x.rollouts for x in met])
    luck = came.var(axis=1, ddof=1).mean()
    off = np.array([expected(guess, x.numbers) for x in met]) - came.mean(axis=1)
    error = np.sqrt(max(0.0, (off**2).mean() - luck / came.shape[1]))
    return Judged(len(met), float(np.sqrt(luck)), float(error))


def expected(guess: Estimate, numbers: Any) -> float:
    x = np.clip(numbers, guess.low, guess.high)
    return float(x @ guess.start + np.clip(x @ guess.far, 0, 1) * (x @ guess.growth))


def digest(data: Mapping[str, Any]) -> str:
    """Names what was learned; the horizon is set, and `made` says how it came about."""
    learned = {name: x for name, x in data.items() if name not in ("horizon", "made")}
    raw = json.dumps(learned, sort_keys=True)
    return hashlib.blake2b(raw.encode(), digest_size=8).hexdigest()
