"""Many games of one title, as fast as the rules go; the same seed gives the same digest."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludorum.bots import Policy, policy
from ludorum.games import Title, totals
from ludorum.kernel import Choose, Option, playout


@dataclass(slots=True)
class Tally:
    """What a run came to. `scores` and `wins` are sums by player, opponents after the seats."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    digest: str = ""

    def report(self) -> dict[str, Any]:
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
            "games_per_second": round(self.games / seconds, 1),
            "mean_scores": [round(n / self.games, 2) for n in self.scores],
            "wins": [round(n, 2) for n in self.wins],
            "digest": self.digest,
        }


def simulate(
    title: Title[Any],
    seats: int,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    bots: list[str],
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play whole games; `bots` names the policy of each seat. The digest covers every end."""
    out = Tally(games=games)
    ends = hashlib.blake2b(digest_size=16)
    for game in range(games):
        rng = random.Random(f"{seed} {game}")
        state = title.setup(seats, options)
        policies = [policy(name, title, rng.random) for name in bots]
        start = time.perf_counter()
        out.decisions += playout(
            title, state, chooser(title, state, bots, policies, rng), rng.random
        )
        out.seconds += time.perf_counter() - start
        points = totals(title.scores(state))
        winners = title.winners(state)
        if not out.scores:
            out.scores, out.wins = [0] * len(points), [0.0] * len(points)
        for i, n in enumerate(points):
            out.scores[i] += n
        for i in winners:
            out.wins[i] += 1 / len(winners)
        ends.update(title.derived.digest(state).encode())
        progress(game + 1)
    out.digest = ends.hexdigest()
    return out


def chooser(
    title: Title[Any], state: Any, bots: list[str], policies: list[Policy], rng: random.Random
) -> Callable[[Choose], Option]:
    """Who answers an ask. Random play needs no view, so it gets none."""
    rand = rng.random
    if all([name == "random" for name in bots]):

        def at_random(ask: Choose) -> Option:
            options = ask.options
            return options[int(rand() * len(options))]

        return at_random

    view = title.derived.view

    def by_policy(ask: Choose) -> Option:
        return policies[ask.seat](view(state, ask.seat), ask)

    return by_policy
