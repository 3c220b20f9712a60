"""Whole games, watched by an oracle: a second reading of a rulebook, written beside it.

An oracle says of every step what the rulebook and the printed data make of it, and never asks the
rules. `play` plays a game and calls the oracle's hooks; `Table.expect` compares and keeps what
differs, by clause.

    python -m tests.oracles.viscounts --games 300 --seed 1
"""

from __future__ import annotations

import argparse
import copy
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ludorum.games import load
from ludorum.kernel import Choose, Event, Flow, Option, Together
from ludorum.kernel.asks import Chance, Fence
from ludorum.testing.walk import LONGEST

MANNERS = ("random", "lively", "sensible")  # how all seats of a game answer
SHOWN = 3  # mismatches of a clause


class Mismatch(NamedTuple):
    """`expected` is the oracle's, `actual` the rules'."""

    clause: str
    seed: int
    decision: int
    expected: Any
    actual: Any
    about: str

    def __str__(self) -> str:
        where = f"{self.clause}  seed {self.seed}, decision {self.decision}  {self.about}"
        return f"{where}\n  expected {self.expected}\n  actual   {self.actual}"


@dataclass
class Report:
    """What games have come to; `checks` counts comparisons by clause."""

    games: int = 0
    decisions: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    mismatches: list[Mismatch] = field(default_factory=list)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checks += other.checks
        self.mismatches += other.mismatches

    def wrong(self) -> set[str]:
        """The clauses that mismatches name."""
        return {x.clause for x in self.mismatches}

    def __str__(self) -> str:
        bad = Counter([x.clause for x in self.mismatches])
        lines = [f"{'clause':12} {'checks':>8} {'wrong':>6}"]
        for clause in sorted(self.checks, key=_by_number):
            lines.append(f"{clause:12} {self.checks[clause]:8} {bad[clause] or '':>6}")
        shown: Counter[str] = Counter()
        for x in self.mismatches:
            shown[x.clause] += 1
            if shown[x.clause] <= SHOWN:
                lines.append(str(x))
        total = self.checks.total()
        counts = f"{self.games} games, {self.decisions} decisions, {total} checks"
        return "\n".join([*lines, f"{counts}, {len(self.mismatches)} mismatches"])


def _by_number(clause: str) -> list[int]:
    return [int(x) for x in re.findall(r"\d+", clause)]


class Asked(NamedTuple):
    """A decision and what was answered; `at` events of the piece had been told before it."""

    ask: Choose
    answer: Option
    at: int


class Table:
    """A game being played, as oracles see it.

    events    all that has been told so far
    ask       the decision that is open, and `answer` what was answered to it; None at rest
    decision  its number in the game, from 1
    asked     the decisions of the piece of the rules that runs; at rest, of the last one
    """

    def __init__(self, title: str, players: int, seed: int, settings: Mapping[str, str]) -> None:
        self.title = load(title)
        self.seed = seed
        self.settings = dict(settings)
        self.state: Any = self.title.setup(players, self.settings)
        self.events: list[Event] = []
        self.state._event_sink = self.events
        self.ask: Choose | None = None
        self.answer: Option = None
        self.decision = 0
        self.asked: list[Asked] = []
        self.begun = 0  # events before this piece of the rules
        self.report = Report(games=1)

    @property
    def story(self) -> list[Event]:
        """The events of the piece of the rules that runs; at rest, of the last one."""
        return self.events[self.begun :]

    def expect(self, clause: str, expected: Any, actual: Any, about: Any = "") -> bool:
        """Does what the rules give agree with the oracle?"""
        self.report.checks[clause] += 1
        if expected == actual:
            return True
        said = str(about() if callable(about) else about)
        # Copies, for the game goes on.
        seen = copy.deepcopy(expected), copy.deepcopy(actual)
        self.report.mismatches.append(Mismatch(clause, self.seed, self.decision, *seen, said))
        return False

    def copy(self) -> Any:
        """The state as it stands."""
        return self.title.derived.clone(self.state)

    def dice(self) -> random.Random:
        """Chance for this decision that leaves the game as it is."""
        return random.Random(self.seed * LONGEST + self.decision)

    def flow(self) -> Flow:
        """The piece of the rules that comes next; of lanes that of the lowest seat."""
        plan = self.title.agenda(self.state)
        assert plan is not None
        return plan[min(plan)] if isinstance(plan, dict) else plan

    def imagine(self, change: Callable[[Any], None]) -> Table:
        """The same table in another position, to ask the rules about; checks count here."""
        other = copy.copy(self)
        other.state = self.copy()
        other.state._event_sink = other.events = []
        other.begun = 0
        change(other.state)
        return other


class Watcher:
    """Hooks of an oracle; one object watches one game.

    start   the table is laid, nothing has happened
    rest    a piece of the rules is about to run: `agenda` has been asked, no decision is open
    before  a decision is open, even one with a single option
    dealt   chance has answered: cards left a pile, or a die was rolled
    after   it was answered, and all that follows until the next decision or the next rest is done;
            once for decisions that several seats make together
    end     the game is over
    lively  the options that a lively seat picks from at random
    """

    def start(self, table: Table) -> None: ...

    def rest(self, table: Table) -> None: ...

    def before(self, table: Table) -> None: ...

    def dealt(self, table: Table, ask: Chance, value: Option) -> None: ...

    def after(self, table: Table) -> None: ...

    def end(self, table: Table) -> None: ...

    def lively(self, ask: Choose) -> Sequence[Option]:
        return ask.options


NO_SETTINGS: Mapping[str, str] = {}


def play(
    title: str,
    players: int,
    seed: int,
    watch: Watcher,
    settings: Mapping[str, str] = NO_SETTINGS,
    manner: str = "lively",
) -> Report:
    """A game to its end, all of it by the seed. Lanes are taken in any order."""
    table = Table(title, players, seed, settings)
    dice = random.Random(seed)
    watch.start(table)
    while True:
        plan = table.title.agenda(table.state)
        if plan is None:
            break
        watch.rest(table)
        table.begun = len(table.events)
        table.asked = []
        flow = plan[dice.choice(sorted(plan))] if isinstance(plan, dict) else plan
        _run(table, flow, watch, dice, manner)
    watch.end(table)
    table.report.decisions = table.decision
    return table.report


def _run(table: Table, flow: Flow, watch: Watcher, dice: random.Random, manner: str) -> None:
    """A piece of the rules, to its end."""
    value: Any = None
    answered = False  # does a decision wait for what follows from it?
    while True:
        try:
            ask = flow.send(value)
        except StopIteration:
            break
        if isinstance(ask, Choose | Together) and answered:
            watch.after(table)
            answered = False
        if isinstance(ask, Choose):
            value = _decide(table, ask, watch, dice, manner)
            answered = True
        elif isinstance(ask, Together):
            value = {seat: _decide(table, x, watch, dice, manner) for seat, x in ask.asks.items()}
            answered = True
        elif isinstance(ask, Fence):
            value = None
        else:
            value = ask.accept(ask.sample(dice.random))
            watch.dealt(table, ask, value)
    if answered:
        watch.after(table)
    table.ask = None


def _decide(table: Table, ask: Choose, watch: Watcher, dice: random.Random, manner: str) -> Option:
    table.ask = ask
    table.decision += 1
    if table.decision > LONGEST:
        raise RuntimeError(f"{table.title.name}, seed {table.seed}: it does not end")
    watch.before(table)
    if manner == "sensible":
        view = table.title.derived.observe(table.state, ask.seat)
        table.answer = table.title.sensible(view, ask)
    else:
        options = watch.lively(ask) if manner == "lively" else ask.options
        table.answer = dice.choice(options)
    table.asked.append(Asked(ask, table.answer, len(table.events) - table.begun))
    return table.answer


# -- many games ------------------------------------------------------------------------------------


class Oracle(NamedTuple):
    """A title's: who watches, and the tables it is watched at, in turns: players and settings."""

    title: str
    watcher: Callable[[], Watcher]
    tables: Sequence[tuple[int, Mapping[str, str]]]


def games(oracle: Oracle, count: int, seed: int = 1) -> Report:
    """So many games from a seed on, at every table and in every manner."""
    report = Report()
    for n in range(seed, seed + count):
        players, settings = oracle.tables[n % len(oracle.tables)]
        manner = MANNERS[(n + n // len(oracle.tables)) % len(MANNERS)]
        report.add(play(oracle.title, players, n, oracle.watcher(), settings, manner))
    return report


def main(oracle: Oracle) -> int:
    """The command line: 1 if anything differs."""
    parser = argparse.ArgumentParser(
        prog=f"python -m tests.oracles.{oracle.title}",
        description=f"Play {oracle.title} and compare every step with a second reading of the "
        "rulebook.",
        epilog=f"example: python -m tests.oracles.{oracle.title} --games 300 --seed 1",
    )
    parser.add_argument("--games", type=int, default=30, help="how many (default 30)")
    parser.add_argument("--seed", type=int, default=1, help="of the first one (default 1)")
    args = parser.parse_args()
    if args.games < 1:
        parser.error("--games: at least 1")
    begun = time.perf_counter()
    report = games(oracle, args.games, args.seed)
    spent = time.perf_counter() - begun
    sys.stdout.write(f"{report}, {spent:.0f} s\n")
    return 1 if report.mismatches else 0
