"""What came of a finished game for each of its people.

What must hold: a game is counted once, whoever crashes when; who has given up is last; a game that
went on from a known position, or that nobody has finished, counts for nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludorum.kernel import Event, Record, Table
from ludorum.server.ratings.model import Result
from ludorum.server.ratings.repository import RatingRepository
from ludorum.server.ratings.scale import NEW, rate
from ludorum.server.store import StoreDown
from ludorum.server.store.rows import GONE, SeatRow, TableRow
from ludorum.server.telemetry import log
from ludorum.titles import TURN, Title, totals

from .archive import Archive
from .model import pool_of
from .repository.absences import SubstituteRepository
from .repository.tables import TableRepository
from .steps import replaying, walk

_encode = msgspec.json.Encoder(order="deterministic").encode


def level_of(title: Title[Any], row: TableRow) -> str:
    """What makes a game for one hard: its settings for one player, or, without such, all."""
    if row.seats > 1:
        return ""
    alone = [x for x in title.settings if x.alone] or title.settings
    return _encode({x.name: row.options.get(x.name, x.values[0]) for x in alone}).decode()


def places(sheets: list[int], winners: list[int], seats: list[SeatRow]) -> list[int]:
    """Of every seat, from 1; equal points share a place, who has given up is behind all others.

    `sheets`: the points of all players, a solo opponent after the seats; none if the game was not
    finished: then those who have stayed share the first place.
    """
    left = [bool(x.user and x.bot) for x in seats]

    def rank(seat: int) -> tuple[bool, bool, int]:
        points = sheets[seat] if sheets and not left[seat] else 0
        return left[seat], not left[seat] and bool(sheets) and seat not in winners, -points

    ranks = [rank(x.seat) for x in seats]
    return [1 + len([x for x in ranks if x < mine]) for mine in ranks]


class ResultCounter:
    """Counts what came of games that are over."""

    def __init__(
        self,
        tables: TableRepository,
        archive: Archive,
        ratings: RatingRepository,
        substitutes: SubstituteRepository,
        clock: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._archive = archive
        self._ratings = ratings
        self._substitutes = substitutes
        self._clock = clock

    async def count(self, id: str) -> bool:
        """Keep what came of a table that is over; False if somebody else has done it."""
        row = await self._tables.find(id)
        seats = await self._tables.seats(id)
        try:
            results = await self._results(row, seats)
        except StoreDown:
            raise  # it is counted when the store is back
        except Exception as e:  # what is wrong with a game would be wrong again, and hold up others
            log.error("not counted", table=id, error=repr(e))
            results = []
        lent = await self._substitutes.assigned(id)
        rated = row.rated and all(x.user for x in seats) and not lent
        return await self._ratings.count(id, results, NEW, rate if rated else None)

    async def _results(self, row: TableRow, seats: list[SeatRow]) -> list[Result]:
        if row.origin:
            return []
        _, record, title = await self._archive.parsed(row)
        with replaying():
            table, told = _replayed(title, record)
        if not table.over and not row.rated:
            return []
        sheets = totals(title.scores(table.state)) if table.over else []
        winners = title.winners(table.state) if table.over else []
        found = places(sheets, winners, seats)
        if row.seats == 1:  # against a solo opponent, or for points alone
            found = [0 if len(sheets) == 1 else 1 if 0 in winners else 2]
        people = len([x for x in seats if x.user])
        at = self._clock()
        return [
            Result(
                table=row.id,
                seat=x.seat,
                user=x.user,
                pool=pool_of(row),
                people=people,
                level=level_of(title, row),
                at=at,
                place=found[x.seat],
                points=sheets[x.seat] if sheets else 0,
                gave_up=bool(x.bot),
                public=row.public,
                turns=len([x for x in told if x.what == TURN]),
            )
            for x in seats
            if x.user and x.user != GONE
        ]


def _replayed(title: Title[Any], record: Record) -> tuple[Table[Any], list[Event]]:
    """The position at the end, and all that was told on the way."""
    told: list[Event] = []
    for played, step in walk(title, record.seats, record.options, record.entries):
        table = played  # the same one every time
        told += step.events
    return table, told
