"""Vacations: at tables of days the clocks of somebody's decisions stand still, so long a year.

Away or not, what is open can be decided at any time.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ludorum.server.errors import ApiError
from ludorum.server.store.rows import ALL, LogRow, User

from .broadcast import Broadcaster
from .clocks import DAY, Tempo
from .commands import Commands
from .live_table import LiveTable
from .model import Vacation
from .repository.absences import VacationRepository
from .repository.tables import TableRepository
from .table_cache import TableCache

YEAR = 365 * DAY


class Vacations:
    def __init__(
        self,
        vacations: VacationRepository,
        tables: TableRepository,
        cache: TableCache,
        commands: Commands,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
    ) -> None:
        self._vacations = vacations
        self._tables = tables
        self._cache = cache
        self._commands = commands
        self._broadcaster = broadcaster
        self._clock = clock

    async def left(self, user: User, days: float) -> float:
        """How many seconds somebody could still be away this year, beside what is to come."""
        return days * DAY - _spent(await self._past(user), self._clock())

    async def go(self, user: User, start: float, until: float, days: float) -> None:
        """Away from `start` to `until`, at most so many days a year; what was planned before is
        not."""
        now = self._clock()
        start = max(start, now)
        if not start < until <= now + YEAR:
            raise ApiError("bad-request", "away from some time to a later one, within a year")
        past = await self._past(user)
        if _spent(past, now) + until - start > days * DAY:
            raise ApiError("no-days", f"{days:g} days a year")
        await self._set(user, [*past, Vacation(start, until)])

    async def come_back(self, user: User) -> None:
        """Here again, from now on."""
        await self._set(user, await self._past(user))

    async def _past(self, user: User) -> list[Vacation]:
        """What was used of the days so far, for a year."""
        now = self._clock()
        known = (await self._vacations.of([user.id])).get(user.id, [])
        cut = [Vacation(x.start, min(x.until, now)) for x in known]
        return [x for x in cut if x.start < x.until and x.until > now - YEAR]

    async def _set(self, user: User, vacations: list[Vacation]) -> None:
        await self._vacations.save(user.id, vacations)
        for state in await self._tables.waiting_states_of(user.id, ALL):
            if msgspec.json.decode(state.table.tempo, type=Tempo).kind == "days":
                # It has just ended; or frozen: it is looked at when time ends.
                with suppress(ApiError):
                    await self.pause(state.table.id)

    async def pause(self, id: str) -> bool:
        """The clocks of a table stand still while its people are away; False if they do."""
        live = await self._cache.current(id)
        people = {x.seat: x.user for x in live.seats if x.user and not x.bot}
        vacations = await self._vacations.of(list(people.values()))
        pauses = {
            seat: [(x.start, x.until) for x in vacations[user]]
            for seat, user in people.items()
            if user in vacations
        }
        if pauses == live.clocks.pauses:
            return False

        def change(live: LiveTable) -> list[LogRow]:
            live.clocks.pauses = pauses
            return []

        await self._commands.run(id, f"pause-{secrets.token_hex(4)}", change)
        await self._broadcaster.tell_lobby(live.row)
        return True


def _spent(past: list[Vacation], now: float) -> float:
    return sum([x.until - max(x.start, now - YEAR) for x in past])
