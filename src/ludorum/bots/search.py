"""A player that looks ahead: it imagines what it cannot see, tries its options there, and plays
on sensibly to see what they come to.

It knows a seat and nothing else. Every imagined position is one the seat cannot tell from the
real one; all options still in question are tried in the same positions, so that luck strikes them
alike. The weaker half is dropped round by round; below the options a tree grows over the seat's
own next decisions. Same seed, same budget of trials, same answer.
"""

from __future__ import annotations

import functools
import math
import random
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ludorum.kernel import (
    MAIN,
    Chance,
    Choose,
    History,
    ManualDealer,
    Option,
    Rand,
    Roll,
    Seat,
    Table,
)
from ludorum.titles import Title, totals

from .value import Estimate, against, estimate, people

WIDEN = 12  # a node of the tree tries one more option every so many visits
EXPLORE = 0.7  # how far, in deviations, a node looks beyond what has done best
SURE = 1.5  # standard errors ahead of the sensible option: the best of several is partly luck
FOREVER = 1_000_000  # decisions or trials, where something else comes first
EVERY = 4  # decisions of one's own between two looks at a trial
MANY = 8  # options that are all tried; of more, only so many, or the root of the trials
GLANCE = 2  # decisions of one's own in the trial that makes the shortlist
HOPELESS = 2.5  # standard errors behind the best: not worth another trial


Parts = dict[str, float]  # of a margin: by line of the score sheet


class Budget(NamedTuple):
    """How long to think: trials, or seconds (then machine and load decide what is found). Every
    option has at least one trial; one says nothing about luck, so the sensible one is taken."""

    trials: int = 64
    seconds: float = 0.0
    horizon: int = 0  # decisions of one's own before an estimate; 0: what the estimate says


class Weighed(NamedTuple):
    """What an option promises. `margin`: expected, over the best opponent at the end; `gain`: of
    that, over what the sensible player would do, in the same positions. Each with its error."""

    option: Option
    trials: int
    margin: float
    error: float
    gain: float
    doubt: float


class Node:
    """A decision of one's own, reached by certain answers to those before it."""

    __slots__ = ("below", "square", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.square = 0.0
        self.below: dict[Option, Node] = {}

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.square += value * value

    def pick(self, options: list[Option]) -> Option:
        """The most promising of the options tried so far, or the next new one."""
        for option in options:
            if option not in self.below:
                return option
        spread = math.sqrt(max(0.0, self.square / self.visits - (self.total / self.visits) ** 2))
        reach = EXPLORE * spread * math.sqrt(math.log(self.visits + 1))

        def promise(option: Option) -> float:
            node = self.below[option]
            return node.total / node.visits + reach / math.sqrt(node.visits)

        return max(options, key=promise)


class Luck:
    """Chance in a trial, a stream of numbers for every pool of cards: an option that draws one card
    more leaves all other piles as they are, and is compared with luck more alike."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[str, Rand] = {}

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        pool = "" if isinstance(ask, Roll) else ask.deck.pool
        name = f"{self.seed} {lane} {pool}"
        if name not in self.streams:
            self.streams[name] = random.Random(name).random
        return ask.sample(self.streams[name])


class Search:
    """Thinks for any seat of any title; without an estimate of the title it plays to the end."""

    def __init__(
        self,
        title: Title[Any],
        budget: Budget,
        rng: random.Random,
        taste: Mapping[str, float] | None = None,
        hurry: float = 0.0,
        estimates: Callable[[int], Estimate | None] | None = None,
    ) -> None:
        """`taste`: lines of the score sheet that count for more than their points, and how much.

        `hurry`: what part of a margin counts only as the end comes nearer. Who is ahead then ends
        the game, where nothing else makes them.

        `estimates`: by number of seats, if not those of the title.
        """
        self.title = title
        self.budget = budget
        self.rng = rng
        self.taste = taste or {}
        self.hurry = hurry
        self.estimates = estimates or functools.partial(estimate, title.package)

    def choose(self, seat: Seat) -> Option:
        """The best option, if it is better than the sensible one beyond doubt; else that one."""
        ask = seat.ask()
        assert ask is not None
        if len(ask.options) == 1:
            return ask.options[0]
        # One trial of each and two more: with fewer nothing can be sure.
        if min(len(ask.options), self.most()) + 2 <= self.budget.trials:
            best = self.weigh(seat)[0]
            if best.gain > SURE * best.doubt:
                return best.option
        return self.title.sensible(seat.observe(), ask)

    def most(self) -> int:
        """Options that are tried in earnest."""
        return max(MANY, int(math.sqrt(self.budget.trials)))

    def weigh(self, seat: Seat) -> list[Weighed]:
        """The options worth a thought with what they promise, the best first.

        Options dropped on the way have fewer trials; they come after all that were kept.
        """
        ask = seat.ask()
        assert ask is not None
        default = self.title.sensible(seat.observe(), ask)
        options = self.shortlist(seat, [default, *[x for x in ask.options if x != default]])
        came: dict[Option, list[float]] = {x: [] for x in options}
        trees = {x: Node() for x in options}
        live = options
        rounds = max(1, math.ceil(math.log2(len(options))))
        start = time.perf_counter()
        spent = 0
        for turn in range(rounds):
            until = start + self.budget.seconds * (turn + 1) / rounds
            for _ in range(max(1, self.budget.trials // (rounds * len(live)))):
                late = bool(self.budget.seconds) and time.perf_counter() > until
                if spent and (late or spent + len(live) > self.budget.trials):
                    break
                self.deal(seat, live, came, trees)
                spent += len(live)
            ranked = rank(came, live, default)
            kept = [x for x in ranked[: max(2, (len(ranked) + 1) // 2)] if not hopeless(x, ranked)]
            live = [default, *[x.option for x in kept if x.option != default]]
            if len(live) == 1:
                break
        return sorted(rank(came, options, default), key=lambda x: (x.option not in live, -x.margin))

    def deal(
        self,
        seat: Seat,
        options: list[Option],
        came: dict[Option, list[float]],
        trees: dict[Option, Node],
        horizon: int = 0,
    ) -> None:
        """Imagine one position and try every option in it, with the same luck."""
        seed = self.rng.getrandbits(64)
        world = seat.imagine(random.Random(seed).random, ManualDealer())
        for option in options:
            trial = world.fork(Luck(seed), checkpoints=0)
            trial.answer(seat.seat, option)
            came[option].append(self.play(trial, seat.seat, trees[option], horizon))

    def shortlist(self, seat: Seat, options: list[Option]) -> list[Option]:
        """If there are many options, the first one and those that look best after a short trial."""
        most = self.most()
        if len(options) <= most:
            return options
        came: dict[Option, list[float]] = {x: [] for x in options}
        self.deal(seat, options, came, {x: Node() for x in options}, GLANCE)
        return [options[0], *sorted(options[1:], key=lambda x: -came[x][0])[: most - 1]]

    def play(
        self, t: Table[Any], me: int, node: Node, horizon: int, parts: Parts | None = None
    ) -> float:
        """Play on, down the tree and then sensibly, and say what it comes to for `me`; add it to
        `parts` line by line.

        It is the mean of what the position is worth every few decisions on the way: early on luck
        has not parted the options yet, later the estimate errs less about what they bring.
        """
        title = self.title
        sensible, observe = title.sensible, title.derived.observe
        guess = self.estimates(people(t.state))
        deep = (horizon or self.budget.horizon or guess.horizon) if guess else FOREVER
        looks = max(1, deep // EVERY) if deep < FOREVER else 1
        path = [node]
        grown = node.visits == 0
        done = horizon > 0
        own, seen = 0, 0
        value = 0.0
        while not t.over:
            # Where all act at once nobody waits for anybody: one's own actions come first.
            who, ask = t.anyone(first=me)
            if own >= deep:
                # Positions are compared at one's own decision; where all act at once, at the first
                # one after that: what the common action has brought about is seen, not guessed.
                done = done or who != me or MAIN in t.runs
                if done and who == me:
                    break
            option = ask.options[0]
            if len(ask.options) > 1:
                if who == me:
                    if seen < looks - 1 and own == (seen + 1) * EVERY:
                        value += self.look(t, me, ask.kind, guess, 1 / looks, parts)
                        seen += 1
                    own += 1
                option = sensible(observe(t.state, who), ask)
                if who == me and not grown:
                    option = self.step(path, ask, option)
                    grown = path[-1].visits == 0
            t.answer(who, option)
        kind = "" if t.over else ask.kind
        value += self.look(t, me, kind, guess, (looks - seen) / looks, parts)
        for step in path:
            step.add(value)
        return value

    def look(
        self,
        t: Table[Any],
        me: int,
        kind: str,
        guess: Estimate | None,
        weight: float,
        parts: Parts | None,
    ) -> float:
        """What the position is worth; at the end, or without an estimate, what it has come to."""
        title, s = self.title, t.state
        whole = parts is None and not self.taste  # no line is asked for
        lines: Mapping[str, float] = {}
        value, progress = 0.0, 1.0
        if t.over or guess is None:
            if whole:
                value = weight * margin(totals(title.scores(s)), me)
            else:
                lines = against(title.scores(s), me)
        elif whole:
            worth = guess.worth(title, s, me, kind)
            value, progress = weight * worth.margin, worth.progress
        else:
            lines, progress = guess.by_line(title, s, me, kind)
        for what, n in lines.items():
            value += weight * n * (1.0 + self.taste.get(what, 0.0))
            if parts is not None:
                parts[what] = parts.get(what, 0.0) + weight * n
        return value * (1.0 - self.hurry * (1.0 - progress))

    def step(self, path: list[Node], ask: Choose, default: Option) -> Option:
        """The next answer in the tree; the path grows by its node."""
        node = path[-1]
        others = [x for x in ask.options if x != default][: node.visits // WIDEN]
        option = node.pick([default, *others])
        path.append(node.below.setdefault(option, Node()))
        return option


def margin(points: list[int], me: int) -> float:
    """Points ahead of the best opponent; alone, the points."""
    return points[me] - max([n for i, n in enumerate(points) if i != me], default=0)


def rank(came: dict[Option, list[float]], options: list[Option], default: Option) -> list[Weighed]:
    """The options by what they came to, the best first."""
    base = came[default]
    out = []
    for option in options:
        values = came[option]
        mean, error = spread(values)
        gain, doubt = spread([a - b for a, b in zip(values, base, strict=False)])
        out.append(Weighed(option, len(values), mean, error, gain, doubt))
    return sorted(out, key=lambda x: -x.gain)


def hopeless(x: Weighed, ranked: list[Weighed]) -> bool:
    """So far behind the best that more trials would not bring it back."""
    best = ranked[0]
    return best.gain - x.gain > HOPELESS * math.hypot(best.doubt, x.doubt)


def spread(values: list[float]) -> tuple[float, float]:
    """Mean, and standard error of the mean; one value says nothing about its error."""
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return mean, math.inf
    return mean, math.sqrt(sum([(x - mean) ** 2 for x in values]) / (n - 1) / n)
