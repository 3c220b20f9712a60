"""Being away: at tables of days the clocks of somebody's decisions stand still, so long a year.

Away or not, what is open can be decided at any time.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from .clocks import DAY, Tempo
from .errors import ApiError
from .model import ALL, User
from .notify.model import Away
from .tables import Tables

YEAR = 365 * DAY


async def left(tables: Tables, user: User, days: float) -> float:
    """How many seconds somebody could still be away this year, beside what is to come."""
    return days * DAY - _spent(await _past(tables, user), tables.clock())


async def go(tables: Tables, user: User, start: float, until: float, days: float) -> None:
    """Away from `start` to `until`, at most so many days a year; what was planned before is not."""
    now = tables.clock()
    start = max(start, now)
    if not start < until <= now + YEAR:
        raise ApiError("bad-request", "away from some time to a later one, within a year")
    past = await _past(tables, user)
    if _spent(past, now) + until - start > days * DAY:
        raise ApiError("no-days", f"{days:g} days a year")
    await _set(tables, user, [*past, Away(start, until)])


async def come_back(tables: Tables, user: User) -> None:
    """Here again, from now on."""
    await _set(tables, user, await _past(tables, user))


async def _past(tables: Tables, user: User) -> list[Away]:
    """What was used of the days so far, for a year."""
    now = tables.clock()
    known = (await tables.store.aways([user.id])).get(user.id, [])
    cut = [Away(x.start, min(x.until, now)) for x in known]
    return [x for x in cut if x.start < x.until and x.until > now - YEAR]


def _spent(past: list[Away], now: float) -> float:
    return sum([x.until - max(x.start, now - YEAR) for x in past])


async def _set(tables: Tables, user: User, aways: list[Away]) -> None:
    await tables.store.set_aways(user.id, aways)
    for stand in await tables.store.stands_of(user.id, ALL):
        if msgspec.json.decode(stand.table.tempo, type=Tempo).kind == "days":
            with suppress(ApiError):  # it has just ended; or frozen: it is looked at when time ends
                await tables.pause(stand.table.id)
