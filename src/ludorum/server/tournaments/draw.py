"""Who sits where in a round: seats of tables, byes and rests, from how a tournament has gone.

Pure: the same course and the same draw give the same round.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import NamedTuple

from . import arena, groups, pairs
from .model import BOT, NOWHERE, Course, Player, Rest, Score, Tournament
from .standings import Line, meetings, standings, tables_of

FEWEST = 2  # players, without whom there is nothing to play


class Draw(NamedTuple):
    scores: list[Score]
    rematches: int


def swiss(one: Tournament, course: Course, allowed: Sequence[int], draw: str) -> Draw:
    """The next round. `allowed`: sizes of tables the title has; `draw`: decides between those who
    are level."""
    number = one.round + 1
    ready = [x for x in course.players if x.state == "in" and not x.sits_out]
    order = _order(standings("swiss", one.seats, course), ready, draw)
    met = meetings(course.scores)
    bye = None
    if one.seats == 2:
        had = {x.player for x in course.scores if x.rest == "bye"}
        found = pairs.pair(order, met, had)
        tables, bye, again = [[*x] for x in found.pairs], found.bye, found.rematches
        seats = [2] * len(tables)
    else:
        cut = groups.sizes(len(order), one.seats, allowed)
        tables, seats = groups.group(order, cut.people, met), cut.seats
        again = groups.rematches(tables, met)
    scores = _seated(number, 1, tables, seats, course, draw)
    here = {x.number for x in ready}
    rests = [Score(number, NOWHERE, bye, bye, "bye")] if bye is not None else []
    rests += [
        Score(number, NOWHERE, x.number, x.number, _rest(x))
        for x in course.players
        if x.number not in here
    ]
    return Draw(scores + rests, again)


def next_of_arena(
    one: Tournament,
    course: Course,
    allowed: Sequence[int],
    draw: str,
    now: float,
    elsewhere: Collection[str] = (),
) -> Draw:
    """Tables for those who are free now; perhaps none. `elsewhere`: people who sit at a table of
    another tournament, where they would be missed."""
    laid = {(x.round, x.number): x for x in course.tables}
    busy, last = set[int](), dict[int, tuple[float, frozenset[int]]]()
    for seats in tables_of(course.scores):
        table = laid[seats[0].round, seats[0].number]
        people = frozenset(x.player for x in seats if x.player != BOT)
        for player in people:
            if table.ended:
                last[player] = (table.ended, people)
            else:
                busy.add(player)
    here = [x for x in course.players if x.state == "in" and not x.sits_out]
    ready = [x for x in here if x.number not in busy and x.user not in elsewhere]
    order = _order(standings("arena", one.seats, course), ready, draw)
    free = [arena.Free(x, *last.get(x, (one.starts, frozenset()))) for x in order]
    tables = arena.seat(free, len(busy), one.seats, allowed, now)
    sizes = [
        groups.sizes(len(x), one.seats, allowed).seats[0] if len(x) < one.seats else one.seats
        for x in tables
    ]
    first = 1 + max([x.number for x in course.tables], default=0)
    met = meetings(course.scores)
    scores = _seated(one.round + 1, first, tables, sizes, course, draw)
    return Draw(scores, groups.rematches(tables, met))


def _order(lines: list[Line], ready: Sequence[Player], draw: str) -> list[int]:
    """By the standings; who is level by lot."""
    here = {x.number for x in ready}
    found = [x for x in lines if x.player in here]
    return [x.player for x in sorted(found, key=lambda x: (x.place, _lot(draw, x.player)))]


def _lot(draw: str, player: int) -> bytes:
    return hashlib.sha256(f"{draw} {player}".encode()).digest()


def _rest(player: Player) -> Rest:
    if player.state == "in":
        return "sat"
    return "away" if player.state == "away" else "out"


def _seated(
    number: int,
    first: int,
    tables: Sequence[Sequence[int]],
    sizes: Sequence[int],
    course: Course,
    draw: str,
) -> list[Score]:
    """Everybody at their seat; bots have the last ones. Who has sat further back so far sits
    further to the front: the first seat may be worth something."""
    back, games = Counter[int](), Counter[int]()
    for seats in tables_of(course.scores):
        for x in seats:
            back[x.player] += 60 * x.seat // max(1, len(seats) - 1)
            games[x.player] += 1
    scores = []
    for n, (table, size) in enumerate(zip(tables, sizes, strict=True), first):
        before = {x: Fraction(back[x], max(1, games[x])) for x in table}
        people = sorted(table, key=lambda x: (-before[x], _lot(draw, x)))
        people += [BOT] * (size - len(people))
        scores += [Score(number, n, seat, player) for seat, player in enumerate(people)]
    return scores
