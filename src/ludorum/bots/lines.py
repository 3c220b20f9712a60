"""By which lines of the score sheet options are expected to part at the end, and how sure that is.

It is read off the very trials the options were weighed by, so nothing is thought twice and the
lines sum to the difference that is told. A line is named only if its own difference is beyond
doubt; what is left goes together. All that is told is JSON data, messages as `plain`.

Trials that end with an estimate share its error, which no number of them makes smaller. Of how far
an estimate is off at all, so much is left in the difference between two options, and in a line of
it; found by playing the same options to the end (tests/bots/test_intervals.py).
"""

from __future__ import annotations

import math
import random
from typing import Any, NamedTuple

from ludorum.kernel import ManualDealer, Option, Seat, Table
from ludorum.titles import Title
from ludorum.words import Msg, plain

from .search import FOREVER, Budget, Node, Parts, Search, spread
from .value import Estimate, estimate, people

NAMED = 3  # lines that are named at most
SLIGHT = 0.25  # points of a line that explain nothing, however sure
# Deviations beyond which a line is named: a sheet has a dozen lines, and with the 95 % of a single
# interval one of them would differ by luck in every other comparison.
BEYOND = 2.8
OFF = 0.2
OFF_LINE = 0.13


def quantile(trials: int, z: float = 1.96) -> float:
    """Standard errors in half an interval (95 % for this z): Student's, more for few trials."""
    n = trials - 1
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)


def tenths(points: float) -> float:
    """As exact as anybody reads it, and never a zero with a sign."""
    return round(points, 1) + 0.0


class Apart(NamedTuple):
    """How far one option is ahead of another, or one line of it, with the error."""

    points: float
    error: float


class Itemised(Search):
    """A search that remembers what every trial came to line by line. Its trials are all played on
    sensibly: those of a tree depend on each other, and no interval of theirs holds."""

    def __init__(self, title: Title[Any], budget: Budget, rng: random.Random) -> None:
        super().__init__(title, budget, rng)
        self.trials: dict[Option, list[Parts]] = {}
        self._dealt: list[Parts] = []
        self._played = 0
        self._guessed = 0.0  # of what was played, the part that an estimate has said

    def deal(
        self,
        seat: Seat,
        options: list[Option],
        came: dict[Option, list[float]],
        trees: dict[Option, Node],
        horizon: int = 0,
    ) -> None:
        self._dealt = []
        fresh = {x: Node() for x in options}
        super().deal(seat, options, came, fresh, horizon)
        for option, parts in zip(options, self._dealt, strict=False):
            self.trials.setdefault(option, []).append(parts)

    def play(
        self, t: Table[Any], me: int, node: Node, horizon: int, parts: Parts | None = None
    ) -> float:
        if horizon:  # a glance at many options, or only how it ends
            return super().play(t, me, node, horizon, parts)
        own: Parts = {}
        self._dealt.append(own)
        self._played += 1
        return super().play(t, me, node, horizon, own)

    def look(
        self,
        t: Table[Any],
        me: int,
        kind: str,
        guess: Estimate | None,
        weight: float,
        parts: Parts | None,
    ) -> float:
        if guess is not None and parts is not None and not t.over:
            self._guessed += weight
        return super().look(t, me, kind, guess, weight, parts)

    def off(self, seat: Seat) -> float:
        """How far an estimate errs in a game that has come as far as here, as far as one was asked:
        less towards the end, where trials see for themselves how it ends."""
        world = seat.imagine(random.Random(0).random, ManualDealer())
        guess = estimate(self.title.package, people(world.state))
        ask = seat.ask()
        if guess is None or ask is None:
            return 0.0
        progress = guess.worth(self.title, world.state, seat.seat, ask.kind).progress
        start, end = guess.error
        return (start + progress * (end - start)) * self._guessed / self._played

    def ends(self, seat: Seat, option: Option, times: int) -> list[float]:
        """What an option comes to at the very end."""
        came: dict[Option, list[float]] = {option: []}
        for _ in range(times):
            self.deal(seat, [option], came, {}, FOREVER)
        return came[option]

    def apart(self, one: Option, other: Option, base: Option) -> dict[str, Apart]:
        """How far one option is ahead of another, line by line, each measured from `base` in the
        positions it has seen: the differences of their gains."""
        tried = [self.trials[x] for x in (one, other, base)]
        lines = dict.fromkeys([what for parts in tried for x in parts for what in x])
        out = {}
        for what in lines:
            a, b, usual = [[x.get(what, 0.0) for x in parts] for parts in tried]
            out[what] = difference(a, b, usual)
        return out

    def told(
        self, one: Option, other: Option, base: Option, points: float, off: float
    ) -> list[Any]:
        """The lines by which one option is ahead of another or behind it, in words; they sum to
        the difference that is stated."""
        fewest = min(len(self.trials[one]), len(self.trials[other]))
        return [plain(x) for x in said(self.apart(one, other, base), fewest, points, off)]


def difference(a: list[float], b: list[float], base: list[float]) -> Apart:
    """Of the gains of two options over `base`, from trials in the same positions as far as both
    have seen them: there luck strikes both, and what it does to both alike is no error."""
    gain_a = [x - y for x, y in zip(a, base, strict=False)]
    gain_b = [x - y for x, y in zip(b, base, strict=False)]
    few, many = sorted([len(gain_a), len(gain_b)])
    longer = gain_a if len(gain_a) > few else gain_b
    both = [gain_a[i] / len(gain_a) - gain_b[i] / len(gain_b) for i in range(few)]
    square = (few * spread(both)[1]) ** 2 + (many - few) * spread(longer)[1] ** 2 / many
    return Apart(sum(gain_a) / len(gain_a) - sum(gain_b) / len(gain_b), math.sqrt(square))


def said(apart: dict[str, Apart], trials: int, points: float, off: float = 0.0) -> list[Msg]:
    """The lines that differ most beyond doubt, the largest first, and the others as one, in tenths
    that sum to those of all the points; nothing if there is no such line."""
    often, always = quantile(trials, BEYOND), 1.96 * OFF_LINE * off
    sure = [
        k
        for k, x in apart.items()
        if abs(x.points) > max(SLIGHT, math.hypot(often * x.error, always))
    ]
    named = sorted(sure, key=lambda k: -abs(apart[k].points))[:NAMED]
    if not named:
        return []
    largest = [apart[k].points for k in named]
    parts = apportioned([*largest, points - sum(largest, 0.0)], points)
    words = [*[Msg(f"score-{k}") for k in named], Msg("reason-others")]
    return [expected(*x) for x in zip(words, parts, strict=True) if x[1]]


def apportioned(parts: list[float], points: float) -> list[float]:
    """The parts of so many points in tenths, each less than one off, that sum to those of all."""
    exact = [10 * x for x in parts]
    whole = [math.floor(x) for x in exact]
    short = round(10 * tenths(points)) - sum(whole)
    for i in sorted(range(len(exact)), key=lambda i: whole[i] - exact[i])[:short]:
        whole[i] += 1
    return [x / 10 for x in whole]


def expected(line: Msg, points: float) -> Msg:
    id = "reason-expected-gain" if points > 0 else "reason-expected-loss"
    return Msg(id, {"line": line, "n": abs(points)})
