"""What to tell a person about a decision: the options worth a thought before it, what it may have
cost after it.

It knows a seat and nothing else, and says how sure it is. Options are compared in the same imagined
positions, so a difference is surer than either of the margins it is between: whether two options
are about equal is judged by the difference. All that is told is JSON data, messages as `plain`.
"""

from __future__ import annotations

import math
import random
from typing import Any, NamedTuple

from ludorum.kernel import Choose, ManualDealer, Option, Seat, Table
from ludorum.titles import ScoreLine, Title
from ludorum.words import Msg, plain

from .search import Budget, Node, Search, Weighed, rank

HINT = Budget(trials=80)
SHOWN = 3  # options in a hint
LEAST = 3  # trials of an option that is told of
LINE = 4  # decisions of one's own in the line behind an option
EVEN = 0.25  # points that are no difference to a person, however sure

# A review looks at every decision, drops all but the best two other options after a sketch, and
# tries again what looks costly: the best of many guesses is partly the luckiest.
SHORT = Budget(trials=1)  # enough to choose which options are sketched at all
SKETCH = 3
LOOK = 5
AGAIN = 30
WORTH = 0.5  # points a decision must have cost beyond doubt


class Better(NamedTuple):
    """Another option and what it promises over the one that was played, in points."""

    option: Option
    gain: float
    low: float  # 95 % interval
    high: float

    def significant(self) -> bool:
        """Nothing within the noise is ever called a mistake."""
        return self.low > WORTH


def quantile(trials: int) -> float:
    """Standard errors in half a 95 % interval: Student's, more of them for few trials."""
    z, n = 1.96, trials - 1
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)


# -- before a decision -----------------------------------------------------------------------------


def advise(title: Title[Any], seat: Seat, rng: random.Random, budget: Budget = HINT) -> Any:
    """Up to three options, the best first; the budget must give each `LEAST` trials."""
    ask = seat.ask()
    assert ask is not None
    view = seat.observe()
    default = title.sensible(view, ask)
    weighed = Search(title, budget, rng).weigh(seat)
    base = next(x for x in weighed if x.option == default)
    known = [x for x in weighed if x.trials >= LEAST]
    best, *rest = sorted(known, key=lambda x: (-x.gain, x.option != default))[:SHOWN]
    return {
        "close": any(alike(best, x) for x in rest),
        "trials": sum([x.trials for x in weighed]),
        "options": [
            {
                "option": x.option,
                "label": plain(title.option(ask, x.option, view)),
                **margin(x, base),
                "behind": tenths(best.gain - x.gain),
                "close": x is best or alike(best, x),
                **ahead(title, seat, x.option, rng),
            }
            for x in (best, *rest)
        ],
    }


def alike(best: Weighed, x: Weighed) -> bool:
    """Whether `x` may be as good as the best."""
    fewest = min(best.trials, x.trials)
    return best.gain - x.gain <= max(EVEN, quantile(fewest) * math.hypot(best.doubt, x.doubt))


def margin(x: Weighed, base: Weighed) -> dict[str, float]:
    """The expected final margin and its 95 % interval.

    An option that was dropped has seen fewer positions, perhaps luckier ones: it is measured from
    the sensible option, which has seen them all.
    """
    n = base.margin + x.gain
    error = x.error if x.trials == base.trials else math.hypot(base.error, x.doubt)
    half = quantile(min(x.trials, base.trials)) * error
    return {"margin": tenths(n), "low": tenths(n - half), "high": tenths(n + half)}


def tenths(points: float) -> float:
    """As exact as anybody reads it, and never a zero with a sign."""
    return round(points, 1) + 0.0


def ahead(title: Title[Any], seat: Seat, option: Option, rng: random.Random) -> dict[str, Any]:
    """What the sensible player would do after an option, in words, as far as it can be known: until
    chance or another seat decides, something hidden opens, or enough is said. And what all of it
    would change in the seat's points: lines of the score sheet, which sum to `now`."""
    world = seat.imagine(rng.random, ManualDealer())
    fences = dict(world.fences)
    before = title.scores(world.state)[seat.seat]
    world.answer(seat.seat, option)
    after = before
    out: list[Any] = []
    while world.fences == fences:
        after = title.scores(world.state)[seat.seat]  # nothing imagined has been turned up yet
        ask = world.pending().get(seat.seat)
        if ask is None or len(out) == LINE:
            break
        chosen = ask.options[0]
        if len(ask.options) > 1:
            view = world.observe(seat.seat)
            chosen = title.sensible(view, ask)
            out.append(plain(title.option(ask, chosen, view)))
        world.answer(seat.seat, chosen)
    changed = differences(before, after)
    reasons = [plain(reason(what, n)) for what, n in changed.items()]
    return {"line": out, "reasons": reasons, "now": sum(changed.values())}


def differences(before: list[ScoreLine], after: list[ScoreLine]) -> dict[str, int]:
    """What lines of a sheet gain or lose, the largest first."""
    had = {x.what: x.points for x in before}
    have = {x.what: x.points for x in after}
    by = {what: have.get(what, 0) - had.get(what, 0) for what in {**had, **have}}
    return dict(sorted([x for x in by.items() if x[1]], key=lambda x: -abs(x[1])))


def reason(what: str, n: int) -> Msg:
    """A line of the score sheet, and what it gains or loses."""
    return Msg(
        "reason-gain" if n > 0 else "reason-loss", {"line": Msg(f"score-{what}"), "n": abs(n)}
    )


# -- after the game --------------------------------------------------------------------------------


def suspect(
    title: Title[Any], seat: Seat, played: Option, rng: random.Random
) -> tuple[Option, float] | None:
    """A quick look at a decision: another option that seems better, and by how much."""
    ask = seat.ask()
    assert ask is not None
    search = Search(title, SHORT, rng)
    options = search.shortlist(seat, [played, *[x for x in ask.options if x != played]])
    came: dict[Option, list[float]] = {x: [] for x in options}
    trees = {x: Node() for x in options}
    for _ in range(SKETCH):
        search.deal(seat, options, came, trees)
    kept = [x.option for x in rank(came, options, played) if x.option != played][:2]
    for _ in range(LOOK):
        search.deal(seat, [played, *kept], came, trees)
    best = rank(came, [played, *kept], played)[0]
    return None if best.gain <= WORTH else (best.option, best.gain)


def compare(
    title: Title[Any], seat: Seat, played: Option, other: Option, rng: random.Random
) -> Better:
    """What the other option promises over the one played, in positions not seen before."""
    search = Search(title, SHORT, rng)
    came: dict[Option, list[float]] = {played: [], other: []}
    trees = {played: Node(), other: Node()}
    for _ in range(AGAIN):
        search.deal(seat, [played, other], came, trees)
    found = rank(came, [other], played)[0]
    half = quantile(found.trials) * found.doubt
    return Better(other, found.gain, found.gain - half, found.gain + half)


def decides(table: Table[Any], seat: int) -> Choose | None:
    """The ask of a seat, if there is anything to choose."""
    ask = table.pending().get(seat)
    return ask if isinstance(ask, Choose) and len(ask.options) > 1 else None
