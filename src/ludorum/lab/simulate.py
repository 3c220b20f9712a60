"""Many games of one title, as fast as the rules go; the same seed gives the same digest."""

from __future__ import annotations

import hashlib
import random
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ludorum.bots import Policy, budget, player, policy
from ludorum.kernel import Choose, Event, Option, RandomDealer, Seat, Table, playout
from ludorum.titles import ScoreLine, Title, totals

from .intervals import Mean, share_interval
from .player_actions import ActionCounts


class Played(NamedTuple):
    """What is kept of a game. Players: the seats, a solo opponent after them.

    actions   triples: player, number of the action in `ActionCounts`, how often; empty without it
    """

    game: int
    digest: str
    decisions: int
    seconds: float
    sheets: list[list[ScoreLine]]
    winners: list[int]
    actions: array[int]


@dataclass(slots=True)
class TrialSummary:
    """What a run came to. `scores` and `wins` are by player; shared wins are shared."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[Mean] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    ends: Any = field(default_factory=lambda: hashlib.blake2b(digest_size=16))

    def add(
        self,
        digest: str,
        decisions: int,
        seconds: float,
        points: Sequence[int],
        winners: Sequence[int],
    ) -> None:
        """One more game, in the order of their numbers: the digest covers every end."""
        self.games += 1
        self.decisions += decisions
        self.seconds += seconds
        if not self.scores:
            self.scores = [Mean() for _ in points]
            self.wins = [0.0] * len(points)
        for mean, n in zip(self.scores, points, strict=True):
            mean.add(n)
        for i in winners:
            self.wins[i] += 1 / len(winners)
        self.ends.update(digest.encode())

    @property
    def digest(self) -> str:
        found: str = self.ends.hexdigest()
        return found

    def report(self) -> dict[str, Any]:
        """`seconds` were spent on playing, by all workers together. Intervals are of 95 %."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
            "games_per_second": round(self.games / seconds, 1),
            "mean_scores": [round(mean.value, 2) for mean in self.scores],
            "mean_scores_95": [rounded(mean.interval(), 2) for mean in self.scores],
            "wins": [round(n, 2) for n in self.wins],
            "win_shares_95": [rounded(share_interval(n, self.games), 4) for n in self.wins],
            "digest": self.digest,
        }


def rounded(pair: tuple[float, float], digits: int) -> list[float]:
    return [round(x, digits) for x in pair]


def simulate(
    title: Title[Any],
    seats: int,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    bots: list[str],
    progress: Callable[[int], None] = lambda done: None,
) -> TrialSummary:
    """Play whole games in this process; `bots` names the policy of each seat."""
    out = TrialSummary()
    for game in range(games):
        one = play(title, seats, options, seed, game, bots)
        out.add(one.digest, one.decisions, one.seconds, totals(one.sheets), one.winners)
        progress(game + 1)
    return out


def play(
    title: Title[Any],
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    game: int,
    bots: list[str],
    counts: ActionCounts | None = None,
) -> Played:
    """One whole game. It depends on the seed and its number alone."""
    rng = random.Random(f"{seed} {game}")
    state = title.setup(seats, options)
    events: list[Event] = []
    if counts is not None:
        state._event_sink = events
    start = time.perf_counter()
    if any(budget(name) for name in bots):
        decisions = at_table(title, state, bots, rng)
    else:
        policies = [policy(name, title, rng.random) for name in bots]
        decisions = playout(title, state, chooser(title, state, bots, policies, rng), rng.random)
    seconds = time.perf_counter() - start
    state._event_sink = None
    return Played(
        game,
        title.derived.digest(state),
        decisions,
        seconds,
        title.scores(state),
        title.winners(state),
        array("i") if counts is None else counts.count(events),
    )


def at_table(title: Title[Any], state: Any, bots: list[str], rng: random.Random) -> int:
    """Players that look ahead need a seat to imagine from. Returns the real decisions taken."""
    t = Table(title, state, RandomDealer(rng.random))
    players = [player(name, title, random.Random(rng.random())) for name in bots]
    decisions = 0
    while not t.over:
        who, ask = t.anyone()
        if len(ask.options) == 1:
            t.answer(who, ask.options[0])
        else:
            t.answer(who, players[who](Seat(t, who)))
            decisions += 1
    return decisions


def chooser(
    title: Title[Any], state: Any, bots: list[str], policies: list[Policy], rng: random.Random
) -> Callable[[Choose], Option]:
    """Who answers an ask. Random play needs no view, so it gets none."""
    rand = rng.random
    if all(name == "random" for name in bots):

        def at_random(ask: Choose) -> Option:
            options = ask.options
            return options[int(rand() * len(options))]

        return at_random

    observe = title.derived.observe

    def by_policy(ask: Choose) -> Option:
        return policies[ask.seat](observe(state, ask.seat), ask)

    return by_policy
