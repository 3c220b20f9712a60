"""Two bots measured against each other: the same deals from all sides, until a claim is proven or
refuted.

A deal is one start and one stream of luck for every pile of cards. With several seats it is played
once for every seat that the first bot may have, the second bot in all the others; alone, once by
each. What a deal gives depends on the match and its number alone, so deals may be played anywhere,
in any order, and again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ludorum import __version__
from ludorum.bots.search import Luck, margin
from ludorum.games import load
from ludorum.kernel import Table
from ludorum.titles import Title, totals

from .bot_process import Thinker, thinker
from .engine import Engine
from .intervals import Mean
from .sequential import Claim, Verdict


@dataclass(frozen=True)
class Side:
    """What one of the two bots did, in one game or in many."""

    won: float = 0.0
    decisions: int = 0
    seconds: float = 0.0  # of a core, thinking

    def __add__(self, other: Side) -> Side:
        return Side(
            self.won + other.won, self.decisions + other.decisions, self.seconds + other.seconds
        )


@dataclass(frozen=True)
class Deal:
    """A deal that was played. `score` is the first bot's, 0 to 1; `margin` its points ahead."""

    deal: int
    score: float
    margin: float
    first: Side
    second: Side
    games: int
    longest: int  # decisions of its longest game


@dataclass(frozen=True)
class Match:
    title: str
    epoch: int
    seats: int
    options: Mapping[str, str]
    first: str
    second: str
    seed: int
    version: str = __version__

    def play(self, deal: int) -> Deal:
        title = load(self.title)
        if (title.epoch, __version__) != (self.epoch, self.version):
            raise ValueError(
                f"this machine has Ludorum {__version__} with {title.name} {title.epoch}, "
                f"the match is of {self.version} with {self.epoch}: install the same everywhere"
            )
        with ExitStack() as stack:
            both = [stack.enter_context(thinker(x, title)) for x in (self.first, self.second)]
            played = [
                game(title, self.options, seated, both, f"{self.seed} {deal}")
                for seated in line_ups(self.seats)
            ]
        score, points = alone(played) if self.seats == 1 else together(played)
        sides = [[x.sides[i] for x in played] for i in (0, 1)]
        return Deal(
            deal,
            score,
            points,
            sum(sides[0], Side()),
            sum(sides[1], Side()),
            len(played),
            max([x.decisions for x in played]),
        )


def match(
    title: Title[Any], seats: int, options: Mapping[str, str], first: str, second: str, seed: int
) -> Match:
    """LookupError or ValueError if something is wrong with it, before anything is played."""
    for name in (first, second):
        with thinker(name, title) as one:
            one.begin(seats, options, 0)
    return Match(title.name, title.epoch, seats, options, first, second, seed)


# -- one deal --------------------------------------------------------------------------------


def line_ups(seats: int) -> list[tuple[int, ...]]:
    """Which bot, 0 or 1, sits where in the games of a deal."""
    if seats == 1:
        return [(0,), (1,)]
    return [tuple([int(i != own) for i in range(seats)]) for own in range(seats)]


class Game(NamedTuple):
    seated: tuple[int, ...]
    points: list[int]
    winners: list[int]
    sides: list[Side]
    decisions: int


def game(
    title: Title[Any],
    options: Mapping[str, str],
    seated: tuple[int, ...],
    bots: Sequence[Thinker],
    seed: str,
) -> Game:
    seats = len(seated)
    luck = Luck(random.Random(seed).getrandbits(64))
    t: Table[Any] = Table(title, title.setup(seats, options), luck)
    for i, bot in enumerate(bots):
        bot.begin(seats, options, random.Random(f"{seed} {seated} {i}").getrandbits(32))
    counts, seconds = [0, 0], [0.0, 0.0]
    while not t.over:
        who, ask = t.anyone()
        option = ask.options[0]
        if len(ask.options) > 1:
            side = seated[who]
            option, took = bots[side].choose(t, who)
            counts[side] += 1
            seconds[side] += took
        t.answer(who, option)
    winners = title.winners(t.state)
    won = [sum([1 / len(winners) for i in winners if seated[i : i + 1] == (b,)]) for b in (0, 1)]
    sides = [Side(*x) for x in zip(won, counts, seconds, strict=True)]
    return Game(seated, totals(title.scores(t.state)), winners, sides, sum(counts))


def together(played: Sequence[Game]) -> tuple[float, float]:
    """How often the first bot came out ahead of a second one, and by how many points on average:
    half of them if both are equal, at a table of any size."""
    ahead, points = Mean(), Mean()
    for x in played:
        (own,) = [i for i, bot in enumerate(x.seated) if bot == 0]
        for i in range(len(x.seated)):
            if i != own:
                ahead.add(beats(x, own, i))
                points.add(x.points[own] - x.points[i])
    return ahead.value, points.value


def beats(x: Game, a: int, b: int) -> float:
    """1 if `a` came out ahead of `b`. A winner may owe it to what breaks ties."""
    a_is, b_is = (a in x.winners, x.points[a]), (b in x.winners, x.points[b])
    return 0.5 if a_is == b_is else float(a_is > b_is)


def alone(played: Sequence[Game]) -> tuple[float, float]:
    """Who wins against the opponent of the rules where the other does not; without an opponent, who
    has more points."""
    mine, other = played
    contested = len(mine.points) > 1
    results = [(0 in x.winners) if contested else x.points[0] for x in played]
    by = margin(mine.points, 0) - margin(other.points, 0)
    return 0.5 + 0.5 * ((results[0] > results[1]) - (results[0] < results[1])), by


# -- many deals ------------------------------------------------------------------------------


class OtherWork(ValueError):
    """Something else is kept there. `code` and `about` say it as data."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} holds another match or training. Give another --out")
        self.code = "out-other"
        self.about = {"path": str(path)}


class Score:
    """How a match stands: its deals by number, kept in a file if there is one."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.deals: dict[int, Deal] = {}
        self._path = path
        if path is None:
            return
        about = json.dumps(asdict(match), sort_keys=True)
        if path.exists():
            try:
                head, *lines = path.read_text(encoding="utf-8").splitlines()
                same = json.loads(head) == json.loads(about)
            except ValueError:  # no text, no JSON, or nothing at all
                same = False
            if not same:
                raise OtherWork(path)
            self._keep(*[deal for line in lines for deal in read(line)])
        else:
            path.write_text(about, encoding="utf-8")

    def add(self, deal: Deal) -> None:
        self._keep(deal)
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write("\n" + json.dumps(asdict(deal)))  # a line cut off before stays alone

    def _keep(self, *deals: Deal) -> None:
        self.deals.update({x.deal: x for x in deals})

    def scores(self) -> list[float]:
        """By number, as far as there is no gap: quick games must not come first."""
        out: list[float] = []
        while len(out) in self.deals:
            out.append(self.deals[len(out)].score)
        return out

    def report(self, verdict: Verdict) -> dict[str, Any]:
        """All deals that were played, also those after the verdict."""
        deals = list(self.deals.values())
        first = sum([x.first for x in deals], Side())
        second = sum([x.second for x in deals], Side())
        lead = Mean()
        for x in deals:
            lead.add(x.margin)
        return {
            "proven": verdict.proven,
            "share": round(verdict.share, 4),
            "share_95": [round(verdict.low, 4), round(verdict.high, 4)],
            "llr": round(verdict.ratio, 2),
            "deals": len(deals),
            "games": sum([x.games for x in deals]),
            "won": [round(first.won, 2), round(second.won, 2)],
            "margin": round(lead.value, 2),
            "margin_95": [round(x, 2) for x in lead.interval()],
            "seconds_a_decision": [
                round(x.seconds / max(1, x.decisions), 5) for x in (first, second)
            ],
            "longest": max([x.longest for x in deals], default=0),
        }


def read(line: str) -> list[Deal]:
    """A line of the file; a last one that was cut off is played again."""
    try:
        found = json.loads(line)
    except ValueError:
        return []
    sides = {name: Side(**found[name]) for name in ("first", "second")}
    return [Deal(**{**found, **sides})]


def run(
    score: Score,
    claim: Claim,
    most: int,
    engine: Engine,
    progress: Callable[[int, Verdict], None] = lambda done, verdict: None,
) -> Verdict:
    """Play deals until the claim is settled, `most` at most."""
    verdict = claim.after(score.scores())
    if verdict.proven is not None:
        return verdict
    todo = [n for n in range(most) if n not in score.deals]
    for deal in engine.run(score.match.play, todo):
        score.add(deal)
        verdict = claim.after(score.scores())
        progress(len(score.deals), verdict)
        if verdict.proven is not None:
            break
    return verdict
