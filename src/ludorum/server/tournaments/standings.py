"""Standings: computed from who sat where and what came of it, and from nothing else.

Points go by the place at each table; who shares a place shares the points of these places. Who is
level on points is told apart by the points of all opponents met, then by the mean share of the
scores at their tables, then by first places; then they share the place. All in fractions, so that
level means level.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from .model import BOT, NOWHERE, Course, Kind, Score
from .schemas import ScoreState

POINTS: Mapping[int, tuple[int, ...]] = {
    2: (10, 0),
    3: (10, 5, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 2, 1),
    6: (10, 7, 5, 3, 2, 1),
}
BYE = 10
ZERO = Fraction(0)


class Cell(NamedTuple):
    """What a round was for somebody. `points` None: it is played; `table` 0: none."""

    state: ScoreState
    points: Fraction | None
    won: bool = False
    table: int = NOWHERE


class Line(NamedTuple):
    """How somebody stands."""

    player: int
    place: int
    cells: list[Cell]
    points: Fraction
    opponents: Fraction
    share: Fraction
    wins: int

    @property
    def worth(self) -> tuple[Fraction, Fraction, Fraction, int]:
        return self.points, self.opponents, self.share, self.wins


def missed_points(seats: int) -> int:
    """For a round a latecomer has missed, and the first one somebody sits out."""
    return 2 if seats == 2 else 3


def points_of(places: list[int]) -> list[Fraction]:
    """Of every seat of a table that is over, by its place, from 1."""
    rule, level = POINTS[len(places)], Counter(places)
    return [Fraction(sum(rule[x - 1 : x - 1 + level[x]]), level[x]) for x in places]


def tables_of(scores: Iterable[Score]) -> list[list[Score]]:
    """The seats of each table, in the order in which they were laid."""
    found: dict[tuple[int, int], list[Score]] = defaultdict(list)
    for x in scores:
        if x.number != NOWHERE:
            found[x.round, x.number].append(x)
    return [sorted(found[key], key=lambda x: x.seat) for key in sorted(found)]


def meetings(scores: Iterable[Score]) -> Counter[frozenset[int]]:
    """How often two were seated together."""
    met: Counter[frozenset[int]] = Counter()
    for seats in tables_of(scores):
        people = [x.player for x in seats if x.player != BOT]
        met.update([frozenset((a, b)) for i, a in enumerate(people) for b in people[i + 1 :]])
    return met


def standings(kind: Kind, seats: int, course: Course) -> list[Line]:
    """Of all players, the best first."""
    tables = [_Table(x) for x in tables_of(course.scores)]
    rests = {(x.round, x.player): x for x in course.scores if x.number == NOWHERE}
    at: dict[int, dict[int, _Table]] = defaultdict(dict)
    for table in tables:
        for x in table.people:
            at[x.player][x.round] = table
    rounds = [x.number for x in course.rounds]
    lines = []
    for one in course.players:
        if kind == "arena":
            cells = [table.cell(one.number) for table in at[one.number].values()]
        else:
            cells = _cells(one.number, rounds, at[one.number], rests, missed_points(seats))
        total = sum([x.points or ZERO for x in cells], ZERO)
        wins = len([x for x in cells if x.won])
        share = _mean([s for t in at[one.number].values() for s in t.shares(one.number)])
        lines.append(Line(one.number, 0, cells, total, ZERO, share, wins))
    totals = {x.player: x.points for x in lines}
    lines = [
        x._replace(
            opponents=sum([totals[y] for t in at[x.player].values() for y in t.met(x.player)], ZERO)
        )
        for x in lines
    ]
    best = sorted(lines, key=lambda x: (x.worth, -x.player), reverse=True)
    first: dict[Any, int] = {}
    for n, line in enumerate(best, 1):
        first.setdefault(line.worth, n)
    return [x._replace(place=first[x.worth]) for x in best]


def _cells(
    player: int,
    rounds: list[int],
    at: Mapping[int, _Table],
    rests: Mapping[tuple[int, int], Score],
    missed: int,
) -> list[Cell]:
    cells, sat = [], False
    for number in rounds:
        rest = rests.get((number, player))
        if number in at:
            cells.append(at[number].cell(player))
        elif rest is None:  # they were not here yet
            cells.append(Cell("late", Fraction(missed)))
        elif rest.rest == "bye":
            cells.append(Cell("bye", Fraction(BYE)))
        elif rest.rest == "away":
            cells.append(Cell("away", ZERO))
        else:
            first = rest.rest == "sat" and not sat
            sat = sat or rest.rest == "sat"
            cells.append(Cell("missed", Fraction(missed if first else 0)))
    return cells


class _Table:
    def __init__(self, seats: list[Score]) -> None:
        self.people = [x for x in seats if x.player != BOT]
        self.over = all(x.place for x in seats)
        self._by_player = {x.player: x for x in self.people}
        points = points_of([x.place for x in seats]) if self.over else []
        self._points = {x.player: n for x, n in zip(seats, points, strict=False)}
        self._sum = sum([max(0, x.score or 0) for x in seats])

    def cell(self, player: int) -> Cell:
        mine = self._by_player[player]
        if not self.over:
            return Cell("playing", None, table=mine.number)
        if mine.away:
            return Cell("away", ZERO, table=mine.number)
        return Cell("played", self._points[player], mine.place == 1, mine.number)

    def met(self, player: int) -> list[int]:
        """Whom somebody has really played against, once it is over."""
        if not self.over or self._by_player[player].away:
            return []
        return [x.player for x in self.people if x.player != player and not x.away]

    def shares(self, player: int) -> list[Fraction]:
        """The share of the scores that was somebody's; none if there were none."""
        mine = self._by_player[player]
        if not self.over or mine.away or mine.score is None or not self._sum:
            return []
        return [Fraction(max(0, mine.score), self._sum)]


def _mean(values: list[Fraction]) -> Fraction:
    return sum(values, ZERO) / len(values) if values else ZERO
