"""What came of a finished game for each of its people.

What must hold: a game is counted once, whoever crashes when; who has given up is last; a game that
went on from a known position, or that nobody has finished, counts for nobody.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludorum.kernel import Record
from ludorum.server.history import replaying
from ludorum.server.model import GONE, Result, SeatRow, TableRow
from ludorum.server.observe import log
from ludorum.server.store import StoreDown
from ludorum.server.tables import Tables
from ludorum.titles import Title, totals

from .ratings import NEW, pool_of, rate

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


async def count(tables: Tables, id: str) -> bool:
    """Keep what came of a table that is over; False if somebody else has done it."""
    row = await tables.find(id)
    seats = await tables.store.seats(id)
    try:
        results = await _results(tables, row, seats)
    except StoreDown:
        raise  # it is counted when the store is back
    except Exception as e:  # what is wrong with a game would be wrong again, and hold up all others
        log.error("not counted", table=id, error=repr(e))
        results = []
    rated = row.rated and all([x.user for x in seats])
    return await tables.store.count(id, results, NEW, rate if rated else None)


async def _results(tables: Tables, row: TableRow, seats: list[SeatRow]) -> list[Result]:
    if row.origin:
        return []
    record = Record.parse((await tables.record(row.id)).decode().splitlines())
    title = tables.titles.get(record.game, record.epoch)
    with replaying():
        table = record.table(title)
    if not table.over and not row.rated:
        return []
    sheets = totals(title.scores(table.state)) if table.over else []
    winners = title.winners(table.state) if table.over else []
    found = places(sheets, winners, seats)
    if row.seats == 1:  # against a solo opponent, or for points alone
        found = [0 if len(sheets) == 1 else 1 if 0 in winners else 2]
    people = len([x for x in seats if x.user])
    at = tables.clock()
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
        )
        for x in seats
        if x.user and x.user != GONE
    ]
