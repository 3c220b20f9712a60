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

from ludorum.kernel import Choose, Option, Seat, Table
from ludorum.titles import Title
from ludorum.words import plain

from .lines import OFF, Itemised, quantile, tenths
from .reasons import Ahead, Futures, ahead, differences, scored
from .search import Budget, Node, Search, Weighed, rank, spread

HINT = Budget(trials=80)
SHOWN = 3  # options in a hint
SUSPECTED = 6  # options a coach looks at again
CHECKED = 8  # trials of each of them
COSTLY = 2.0  # points that are worth an interruption, beyond doubt
LEAST = 3  # trials of an option that is told of
EVEN = 0.25  # points that are no difference to a person, however sure
ENDS = 16  # games to the end that say what the sensible option comes to

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
    lines: list[Any]  # of the score sheet, which sum to the gain

    def significant(self) -> bool:
        """Nothing within the noise is ever called a mistake."""
        return self.low > WORTH


# -- before a decision -----------------------------------------------------------------------------


def advise(
    title: Title[Any],
    seat: Seat,
    rng: random.Random,
    budget: Budget = HINT,
    coached: bool = False,
) -> Any:
    """Up to three options, the best first; the budget must give each `LEAST` trials. For a coach
    also those that give something away beyond doubt."""
    ask = seat.ask()
    assert ask is not None
    view = seat.observe()
    default = title.sensible(view, ask)
    search = Itemised(title, budget, rng)
    weighed = search.weigh(seat)
    off = search.off(seat)
    base = next(x for x in weighed if x.option == default)
    known = [x for x in weighed if x.trials >= LEAST]
    known = sorted(known, key=lambda x: (-x.gain, x.option != default))
    best, *rest = known[:SHOWN]
    lines = {
        one.option: search.told(one.option, other.option, default, one.gain - other.gain, off)
        for one, other in [*zip((best,), rest, strict=False), *[(x, best) for x in rest]]
    }
    if off:  # an estimate tells options apart far better than it tells how a game ends
        mean, error = spread(search.ends(seat, default, ENDS))
        base = base._replace(trials=ENDS, margin=mean, error=error)
    futures = Futures.imagined(title, seat, [x.option for x in (best, *rest)], rng)
    return {
        "close": any(alike(best, x, off) for x in rest),
        "trials": sum([x.trials for x in weighed]),
        "options": [
            {
                "option": x.option,
                "label": plain(title.option(ask, x.option, view)),
                **margin(x, base, off),
                "behind": tenths(best.gain - x.gain),
                "close": x is best or alike(best, x, off),
                "lines": lines.get(x.option, []),
                **foreseen(ahead(title, seat, x.option, rng)),
                "sets_apart": futures.reasons(x.option),
            }
            for x in (best, *rest)
        ],
        "costly": costly(search, seat, known, off) if coached else [],
        "aims": futures.aims(best.option),
    }


def foreseen(seen: Ahead) -> dict[str, Any]:
    """What follows an option, and what all of it changes on the sheet: lines that sum to `now`."""
    changes = seen.changes()
    return {"line": seen.line, "reasons": scored(changes), "now": sum(changes.values())}


def costly(search: Search, seat: Seat, known: list[Weighed], off: float) -> list[dict[str, Any]]:
    """Options that give something away beyond doubt, about how many points against the best, and
    by which lines.

    What looks weak may only have been unlucky, and was dropped early: it is tried again beside the
    best one, in positions not seen before.
    """
    best, *others = known
    weak = [x.option for x in others if best.gain - x.gain > WORTH][-SUSPECTED:]
    tried = [best.option, *weak]
    came: dict[Option, list[float]] = {x: [] for x in tried}
    trees = {x: Node() for x in tried}
    again = Itemised(search.title, search.budget, search.rng)
    for _ in range(CHECKED if weak else 0):
        again.deal(seat, tried, came, trees)
    out = []
    for x in weak:
        lost, doubt = spread([a - b for a, b in zip(came[best.option], came[x], strict=True)])
        if lost - half(off, (CHECKED, doubt)) > COSTLY:
            lines = again.told(best.option, x, best.option, lost, off)
            out.append({"option": x, "cost": tenths(lost), "lines": lines})
    return out


def half(off: float, *found: tuple[int, float]) -> float:
    """Half a 95 % interval of something found by trials, so many, with an error; `off`: how far the
    estimate errs that they ended with."""
    return math.hypot(1.96 * OFF * off, *[quantile(trials) * error for trials, error in found])


def alike(best: Weighed, x: Weighed, off: float = 0.0) -> bool:
    """Whether `x` may be as good as the best."""
    doubt = half(off, (best.trials, best.doubt), (x.trials, x.doubt))
    return best.gain - x.gain <= max(EVEN, doubt)


def margin(x: Weighed, base: Weighed, off: float = 0.0) -> dict[str, float]:
    """The expected final margin and its 95 % interval.

    An option that was dropped has seen fewer positions, perhaps luckier ones: it is measured from
    the sensible option, which has seen them all or was played to the end.
    """
    n = base.margin + x.gain
    if off or x.trials < base.trials:
        guessed = off if x.option != base.option else 0.0
        wide = half(guessed, (base.trials, base.error), (x.trials, x.doubt))
    else:
        wide = half(0.0, (x.trials, x.error))
    return {"margin": tenths(n), "low": tenths(n - wide), "high": tenths(n + wide)}


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
    search = Itemised(title, SHORT, rng)
    came: dict[Option, list[float]] = {played: [], other: []}
    trees = {played: Node(), other: Node()}
    for _ in range(AGAIN):
        search.deal(seat, [played, other], came, trees)
    found = rank(came, [other], played)[0]
    off = search.off(seat)
    wide = half(off, (found.trials, found.doubt))
    lines = search.told(other, played, played, found.gain, off)
    return Better(other, found.gain, found.gain - wide, found.gain + wide, lines)


def contrast(
    title: Title[Any], seat: Seat, played: Option, found: Better, rng: random.Random
) -> dict[str, Any]:
    """Why the other option is better than the one played: lines of the score sheet in which they
    will differ at the end, which sum to what it promises; in which they differ by all that can be
    foreseen, which sum to `now`; and what else sets it apart."""
    seed = rng.getrandbits(64)
    other = found.option
    had, has = [ahead(title, seat, x, random.Random(seed)).after for x in (played, other)]
    changes = differences(had, has)
    futures = Futures.imagined(title, seat, [other, played], rng)
    return {
        "lines": found.lines,
        "reasons": scored(changes),
        "now": sum(changes.values()),
        "sets_apart": futures.reasons(other),
    }


def decides(table: Table[Any], seat: int) -> Choose | None:
    """The ask of a seat, if there is anything to choose."""
    ask = table.pending().get(seat)
    return ask if isinstance(ask, Choose) and len(ask.options) > 1 else None
