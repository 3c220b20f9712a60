"""Making puzzles: positions of games in which one option is ahead of all others beyond doubt, and
the sensible player takes another one.

A quick look at every decision comes first; trials are spent only on what seems promising, and end
as soon as it is certain or hopeless. What was found so is the luckiest of many: whether it holds is
decided by a check with other seeds and ten times the trials, and what a puzzle says of its options
is what the check has found.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ludorum.bots.advice import WORTH, half
from ludorum.bots.lines import Itemised, tenths
from ludorum.bots.reasons import Futures, ahead, differences, scored
from ludorum.bots.search import Budget, Node, Search, rank, spread
from ludorum.bots.value import estimate, people
from ludorum.games import load
from ludorum.kernel import (
    Choose,
    Entry,
    ManualDealer,
    Option,
    RandomDealer,
    Record,
    Seat,
    Table,
    content_of,
    tuples,
)
from ludorum.puzzles import Puzzle, Worth, puzzle_from
from ludorum.titles import Title, demanded

from .engine import Engine

ONE = Budget(trials=1)
MOST = 20  # options a person looks through
GLANCE = 2  # trials of every option: most decisions are seen to be ordinary by then
PROMISING = 2.0  # points, and more where the estimate may be further off
SECOND_LOOK = 5
FIRST = 8  # trials of all options of what is promising
PACE = 4  # trials between two looks at how it stands
LONGEST = 32  # trials of an option, until it must be certain
WIDE = 32  # trials of all options in the check
TIMES = 10  # the trials of the check
APART = 12  # decisions between two puzzles of a game
FEW = 3  # puzzles of a game
BEHIND = 2.8  # standard errors behind the best: it takes no more trials
BATCH = 2  # games, or positions, a worker takes at a time

Part = tuple[int, int] | str  # a game: for so many, and its number; or a file
Before = tuple[int, dict[str, str], Table[Any], int]  # seats, settings, and who is asked


class Found(NamedTuple):
    """A position that seems to be a puzzle."""

    id: str
    seats: int
    settings: dict[str, str]
    seat: int
    entries: list[Entry]
    best: Any
    gap: float
    trials: int
    source: str

    def at(self, title: Title[Any]) -> Seat:
        state = title.setup(self.seats, dict(self.settings))
        table: Table[Any] = Table(title, state, ManualDealer())
        table.feed(self.entries)
        return Seat(table, self.seat)


class Looked(NamedTuple):
    """What came of a game."""

    part: str
    decisions: int
    promising: int
    found: list[Found]
    seconds: float


class Checked(NamedTuple):
    """`agrees`: the same option is the best; `puzzle`: beyond doubt, and it can be said why."""

    id: str
    agrees: bool
    certain: bool
    puzzle: Puzzle | None
    seconds: float


# -- how options compare ---------------------------------------------------------------------------


class Lead(NamedTuple):
    """How far the best option is ahead of another one, in the positions both have seen."""

    option: Option
    points: float
    wide: float  # half a 95 % interval
    trials: int

    @property
    def low(self) -> float:
        return self.points - self.wide


class Race:
    """All options of a decision in the same imagined positions; those far behind drop out."""

    def __init__(self, title: Title[Any], seat: Seat, rng: random.Random) -> None:
        ask = seat.ask()
        assert ask is not None
        self.seat = seat
        self.options = list(ask.options)
        self.search = Itemised(title, ONE, rng)
        self.came: dict[Option, list[float]] = {x: [] for x in self.options}
        self.live = self.options
        self.rounds = 0

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.search.deal(self.seat, self.live, self.came, {})
        self.rounds += rounds

    def best(self) -> Option:
        return max(self.live, key=lambda x: sum(self.came[x]))

    def leads(self) -> list[Lead]:
        """Of the best over all others, the closest first."""
        best, off = self.best(), self.search.off(self.seat)
        out = []
        for x in self.options:
            if x != best:
                apart = [a - b for a, b in zip(self.came[best], self.came[x], strict=False)]
                mean, error = spread(apart)
                out.append(Lead(x, mean, half(off, (len(apart), error)), len(apart)))
        return sorted(out, key=lambda x: x.points)

    def drop(self) -> None:
        """Those that are behind beyond doubt, but two remain."""
        best = self.best()
        kept = []
        for x in self.live:
            mean, error = spread(
                [a - b for a, b in zip(self.came[best], self.came[x], strict=True)]
            )
            if x == best or mean <= BEHIND * error:
                kept.append(x)
        if len(kept) < 2:
            kept = sorted(self.live, key=lambda x: -sum(self.came[x]))[:2]
        self.live = kept

    def misled(self) -> float:
        """How often a single imagined future shows another option ahead."""
        best = self.best()
        rows = range(len(self.came[best]))
        others = [self.came[x] for x in self.options if x != best]
        wrong = [any(i < len(x) and x[i] >= self.came[best][i] for x in others) for i in rows]
        return sum(wrong) / len(wrong)


def promising(title: Title[Any], seat: Seat, usual: Option, rng: random.Random) -> bool:
    """A quick look: may another option be far better than the usual one?"""
    ask = seat.ask()
    assert ask is not None
    search = Search(title, ONE, rng)
    options = search.shortlist(seat, [usual, *[x for x in ask.options if x != usual]])
    came: dict[Option, list[float]] = {x: [] for x in options}
    trees = {x: Node() for x in options}
    for _ in range(GLANCE):
        search.deal(seat, options, came, trees)
    ranked = rank(came, options, usual)
    least = lead_needed(title, seat)
    if ranked[0].gain < least:
        return False
    kept = [usual, *[x.option for x in ranked if x.option != usual][:2]]
    for _ in range(SECOND_LOOK):
        search.deal(seat, kept, came, trees)
    first, second = rank(came, kept, usual)[:2]
    return first.gain >= max(least, first.doubt) and first.gain - second.gain >= least / 2


def lead_needed(title: Title[Any], seat: Seat) -> float:
    """A smaller lead will not become certain: more trials do not mend what an estimate is off."""
    guess = estimate(title.package, people(seat.observe()))
    return PROMISING if guess is None else max(PROMISING, WORTH + half(min(guess.error), (2, 0.0)))


def decided(
    title: Title[Any], seat: Seat, usual: Option, rng: random.Random
) -> tuple[Option, float, int] | None:
    """The best option, its lead over the next and the trials it took, if one is certain."""
    race = Race(title, seat, rng)
    race.run(FIRST)
    while True:
        if race.best() == usual:
            return None
        first = race.leads()[0]
        if first.low > WORTH:
            return race.best(), first.points, race.rounds
        # At the longest it would still be so wide, by what is known now.
        narrowest = first.wide * (first.trials / LONGEST) ** 0.5
        if race.rounds >= LONGEST or first.points < WORTH + narrowest:
            return None
        race.drop()
        race.run(PACE)


# -- games to look through -------------------------------------------------------------------------


@dataclass(frozen=True)
class Quarry:
    """Where puzzles of a title are looked for: games of sensible players by number, or files."""

    title: str
    seed: int

    def look(self, part: Part) -> Looked:
        title, name = load(self.title), label(part)
        start = time.process_time()
        rng = random.Random(f"{self.seed} look {name}")
        source = Path(part).name if isinstance(part, str) else f"{self.seed}:{name}"
        seen, looked, last = 0, 0, -APART
        found: list[Found] = []
        for seats, settings, table, who in self._positions(title, part):
            seen += 1
            if len(found) == FEW or seen - last < APART:
                continue
            seat = Seat(table, who)
            usual = title.sensible(seat.observe(), ask_of(seat))
            if not promising(title, seat, usual, rng):
                continue
            looked += 1
            certain = decided(title, seat, usual, rng)
            if certain is not None:
                best, gap, trials = certain
                id, log = named(title, table, who), list(table.log)
                found.append(Found(id, seats, settings, who, log, best, gap, trials, source))
                last = seen
        return Looked(name, seen, looked, found, time.process_time() - start)

    def _positions(self, title: Title[Any], part: Part) -> Iterator[Before]:
        """Tables before a decision, and who is asked."""
        if isinstance(part, str):
            yield from recorded(title, Path(part))
            return
        rng = random.Random(f"{self.seed} play {label(part)}")
        seats, _ = part
        settings = drawn(title, seats, rng)
        table: Table[Any] = Table(title, title.setup(seats, settings), RandomDealer(rng.random))
        while not table.over:
            who, ask = table.anyone()
            option = ask.options[0]
            if len(ask.options) > 1:
                if fit(title, ask):
                    yield seats, settings, table, who
                option = title.sensible(table.observe(who), ask)
            table.answer(who, option)


def games_for(seats: Sequence[int]) -> Iterator[Part]:
    """Games without end, for each number of seats in turn."""
    return ((x, n) for n in itertools.count() for x in seats)


def label(part: Part) -> str:
    return part if isinstance(part, str) else f"{part[0]}/{part[1]}"


def ask_of(seat: Seat) -> Choose:
    ask = seat.ask()
    assert ask is not None
    return ask


def fit(title: Title[Any], ask: Choose) -> bool:
    """Is it a decision a person would think about?"""
    return 2 <= len(ask.options) <= MOST and ask.kind not in title.default_asks


def drawn(title: Title[Any], seats: int, rng: random.Random) -> dict[str, str]:
    """The game as most people play it; alone, against any opponent."""
    settings = demanded(title, seats)
    if seats == 1:
        settings |= {x.name: rng.choice(x.values) for x in title.settings if x.alone}
    try:
        title.check(seats, settings)
    except ValueError:
        return demanded(title, seats)
    return settings


def recorded(title: Title[Any], file: Path) -> Iterator[Before]:
    """The decisions of a game that was played, in a file as `ludorum` writes it."""
    with file.open(encoding="utf-8") as lines:
        record = Record.parse(lines)
    if (record.game, record.epoch) != (title.name, title.epoch):
        raise ValueError(
            f"{file} is a game of {record.game} epoch {record.epoch}, "
            f"not of {title.name} epoch {title.epoch}"
        )
    state = title.setup(record.seats, record.options)
    table: Table[Any] = Table(title, state, ManualDealer())
    for entry in record.entries:
        ask = table.pending().get(entry[1])
        if isinstance(ask, Choose) and fit(title, ask):
            yield record.seats, dict(record.options), table, entry[1]
        table.feed([entry])


def named(title: Title[Any], table: Table[Any], seat: int) -> str:
    """A name for what the seat sees and is asked: the same position is the same puzzle."""
    sight = json.dumps([title.name, seat, table.view(seat)], sort_keys=True)
    return hashlib.blake2b(sight.encode(), digest_size=4).hexdigest()


# -- the check -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Check:
    """Looks at what was found again: other seeds, `TIMES` the trials."""

    title: str
    seed: int
    found: tuple[Found, ...]

    def look(self, n: int) -> Checked:
        title, one = load(self.title), self.found[n]
        start = time.process_time()
        seat = one.at(title)
        rng = random.Random(f"{self.seed} check {one.id}")
        race = Race(title, seat, rng)
        race.run(WIDE)
        while race.rounds < TIMES * one.trials:
            race.drop()
            race.run(TIMES * PACE)
        agrees = race.best() == one.best
        certain = agrees and race.leads()[0].low > WORTH
        puzzle = explained(title, seat, one, race, rng) if certain else None
        return Checked(one.id, agrees, certain, puzzle, time.process_time() - start)


def explained(
    title: Title[Any], seat: Seat, one: Found, race: Race, rng: random.Random
) -> Puzzle | None:
    """The puzzle with its reasons; None if there is nothing to say why."""
    ask, view = ask_of(seat), seat.observe()
    usual = title.sensible(view, ask)
    best, leads = race.best(), race.leads()
    second = leads[0].option
    off = race.search.off(seat)
    lines = race.search.told(best, second, usual, leads[0].points, off)
    seed = rng.getrandbits(64)
    seen = ahead(title, seat, best, random.Random(seed))
    other = ahead(title, seat, second, random.Random(seed))
    at_once = differences(other.after, seen.after)
    tried = list(dict.fromkeys([best, second, usual]))
    sets_apart = Futures.imagined(title, seat, tried, rng).reasons(best)
    if not (lines or sets_apart or at_once):
        return None
    now = sum(at_once.values())
    worth = [Worth(best, 0.0, 0.0, 0.0, race.rounds)]
    for x in leads:
        low, high = tenths(x.low), tenths(x.points + x.wide)
        worth.append(Worth(x.option, tenths(x.points), low, high, x.trials))
    return Puzzle(
        id=one.id,
        seats=one.seats,
        settings=one.settings,
        seat=one.seat,
        kind=ask.kind,
        entries=one.entries,
        options=worth,
        usual=usual,
        lines=lines,
        reasons=scored(at_once),
        now=now,
        sets_apart=sets_apart,
        then=seen.line,
        themes=themes(title, seat, ask, lines),
        rating=rating(len(ask.options), race.misled(), now < 0),
        source=one.source,
        trials=race.rounds,
    )


def themes(title: Title[Any], seat: Seat, ask: Choose, lines: list[Any]) -> list[str]:
    """Clauses: that of the decision, and those of the lines of the score sheet that it moves."""
    whole = seat.imagine(random.Random(0).random, ManualDealer())  # some cannot count a view
    clauses = {f"score-{x.what}": x.clause for sheet in title.scores(whole.state) for x in sheet}
    moved = [args["line"]["msg"][0] for _, args in lines]
    return list(dict.fromkeys([ask.clause, *[clauses[x] for x in moved if x in clauses]]))


def rating(options: int, misled: float, hidden: bool) -> int:
    """How hard it is taken to be; somebody who is new stands at 1000. Harder are decisions with
    many options, those where a single imagined future often misleads, and those whose best option
    brings less at once than the next."""
    return round(700 + 700 * misled + 60 * (math.log2(options) - 1) + 120 * hidden)


# -- what is kept of the work ----------------------------------------------------------------------


class Workbook:
    """A file that the work can be taken up from: a line for every game looked through and for every
    position checked."""

    def __init__(self, file: Path, title: Title[Any], seed: int) -> None:
        self.file = file
        self.looked: dict[str, Looked] = {}
        self.checked: dict[str, Checked] = {}
        head = {"game": title.name, "epoch": title.epoch, "content": content_of(title)}
        head |= {"seed": seed}
        if not file.is_file():
            self._write(head)
            return
        first, *rows = file.read_text(encoding="utf-8").splitlines()
        if json.loads(first) != head:
            raise ValueError(f"{file} was begun with other rules or another seed: name another")
        for row in rows:
            self._read(json.loads(row))

    def add(self, x: Looked | Checked) -> None:
        if isinstance(x, Looked):
            self.looked[x.part] = x
            found = [one._asdict() for one in x.found]
            self._write({"looked": {**x._asdict(), "found": found}})
        else:
            self.checked[x.id] = x
            puzzle = None if x.puzzle is None else asdict(x.puzzle)
            self._write({"checked": {**x._asdict(), "puzzle": puzzle}})

    def found(self) -> dict[str, Found]:
        """By id: the same position may have come up twice."""
        return {one.id: one for x in self.looked.values() for one in x.found}

    def puzzles(self, most: int) -> list[Puzzle]:
        """Those that held, at most so many: first of every kind of decision and number of seats."""
        held = [x.puzzle for x in self.checked.values() if x.puzzle is not None]
        met: Counter[tuple[str, int]] = Counter()
        ranked: list[tuple[int, int, Puzzle]] = []
        for x in held:
            ranked.append((met[x.kind, x.seats], len(ranked), x))
            met[x.kind, x.seats] += 1
        chosen = [x for _, _, x in sorted(ranked, key=lambda row: row[:2])[:most]]
        return sorted(chosen, key=lambda x: (x.rating, x.id))

    def figures(self) -> dict[str, Any]:
        checked = list(self.checked.values())
        return {
            "games": len(self.looked),
            "decisions": sum([x.decisions for x in self.looked.values()]),
            "promising": sum([x.promising for x in self.looked.values()]),
            "found": len(self.found()),
            "checked": len(checked),
            "agree": sum([x.agrees for x in checked]),
            "certain": sum([x.certain for x in checked]),
            "puzzles": sum([x.puzzle is not None for x in checked]),
            "seconds_looking": round(sum([x.seconds for x in self.looked.values()]), 1),
            "seconds_checking": round(sum([x.seconds for x in checked]), 1),
        }

    def _read(self, row: dict[str, Any]) -> None:
        if "looked" in row:
            x = row["looked"]
            looked = Looked(**{**x, "found": [found_from(one) for one in x["found"]]})
            self.looked[looked.part] = looked
        else:
            x = row["checked"]
            puzzle = None if x["puzzle"] is None else puzzle_from(x["puzzle"])
            self.checked[x["id"]] = Checked(**{**x, "puzzle": puzzle})

    def _write(self, row: dict[str, Any]) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n")


def found_from(data: dict[str, Any]) -> Found:
    entries = [(lane, who, tuples(value)) for lane, who, value in data["entries"]]
    return Found(**{**data, "entries": entries, "best": tuples(data["best"])})


def search_on(
    book: Workbook, plan: Quarry, parts: Iterable[Part], target: int, engine: Engine
) -> Iterator[Looked]:
    """Look through games that have not been, until so many positions are found."""
    todo = (x for x in parts if label(x) not in book.looked)
    while len(book.found()) < target:
        some = list(itertools.islice(todo, BATCH * engine.workers))
        if not some:
            return
        for looked in engine.run(plan.look, some):
            book.add(looked)
            yield looked


def check_on(
    book: Workbook, title: str, seed: int, target: int, engine: Engine
) -> Iterator[Checked]:
    """Check what has not been, until so many puzzles have held."""
    todo = [x for id, x in book.found().items() if id not in book.checked]
    work = Check(title, seed, tuple(todo))
    numbers = list(range(len(todo)))
    while numbers and book.figures()["puzzles"] < target:
        some, numbers = numbers[: BATCH * engine.workers], numbers[BATCH * engine.workers :]
        for checked in engine.run(work.look, some):
            book.add(checked)
            yield checked
