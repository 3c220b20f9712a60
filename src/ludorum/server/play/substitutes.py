"""A bot that sits in for somebody who does not come, as soon as all other people at the table want
it; whoever comes back has the seat again, until the game is over.

Nobody votes in a rated game: no bot plays there, so a seat without its person is one that was given
up, and a late move would cost the game. Where the house lets a bot sit in for somebody who did not
come, the game does not count for ratings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludorum.server.errors import ApiError
from ludorum.server.store.rows import GONE, LogRow, SeatChange, User

from . import access
from .broadcast import Broadcaster
from .clocks import DAY, Clocks, Tempo
from .commands import Commands, own
from .live_table import Change, LiveTable
from .model import SUBSTITUTE
from .repository.absences import SubstituteRepository, VacationRepository
from .table_cache import TableCache

PATIENCE = 3 * DAY  # where no clock runs


class Absence(NamedTuple):
    """How it is about a seat. `away`: until when its person is away, 0: not; `late`: they may be
    voted on; `agree` of `needed`: who are for a bot there; `lent`: a bot sits in."""

    seat: int
    away: float
    late: bool
    agree: list[str]
    needed: int
    lent: bool


def mark(tempo: Tempo, clocks: Clocks, seat: int, now: float) -> float:
    """Since when somebody does not come who should have; 0 if nobody can say that."""
    if seat in clocks.late:
        return clocks.late[seat]
    since = clocks.since.get(seat, now)
    return since if tempo.kind == "none" and now - since >= PATIENCE else 0.0


class Substitutes:
    def __init__(
        self,
        substitutes: SubstituteRepository,
        vacations: VacationRepository,
        cache: TableCache,
        commands: Commands,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
    ) -> None:
        self._substitutes = substitutes
        self._vacations = vacations
        self._cache = cache
        self._commands = commands
        self._broadcaster = broadcaster
        self._clock = clock

    async def absences(self, id: str, user: User | None) -> list[Absence]:
        """Of every person at a table, for those who may see it."""
        live = await self._cache.current(id)
        access.audience_of(live.row, live.seats, user)
        return await self._absences(live)

    async def _absences(self, live: LiveTable) -> list[Absence]:
        now, id = self._clock(), live.row.id
        people = {x.seat: x.user for x in live.seats if x.user and x.user != GONE}
        playing = {seat for seat in people if not live.seats[seat].bot}
        vacations = await self._vacations.of(list(people.values()))
        votes, lent = await self._substitutes.votes(id), await self._substitutes.assigned(id)
        found = []
        for seat, user in people.items():
            now_away = [x.until for x in vacations.get(user, []) if x.start <= now < x.until]
            away = max(now_away, default=0.0)
            asked = seat in playing and not away
            since = mark(live.tempo, live.clocks, seat, now) if asked else 0.0
            voters = {people[other] for other in playing if other != seat}
            agree = [who for at, who, of in votes if at == seat and of == since and who in voters]
            late = bool(since and voters) and live.row.status == "running" and not live.row.rated
            agree = agree if late else []
            found.append(Absence(seat, away, late, agree, len(voters), seat in lent))
        return found

    async def vote(self, user: User, id: str, seat: int) -> None:
        """One more is for a bot in that seat; the last one brings it."""
        live = await self._cache.current(id)
        me = access.require_playing(live.seats, user)
        if live.row.status != "running":
            raise ApiError("not-running")
        if seat == me or not (await self._about(live, seat)).late:
            raise ApiError("not-late")
        since = mark(live.tempo, live.clocks, seat, self._clock())
        await self._substitutes.vote(id, seat, user.id, since)
        now = await self._about(live, seat)  # with what others have said at the same time
        if len(now.agree) == now.needed:
            await self._commands.run(id, f"sit-in-{seat}-{since:.0f}", self._lend(seat))
        await self._broadcaster.tell_lobby(live.row)

    async def sit_in(self, id: str, seat: int) -> None:
        """A bot in the seat of somebody who did not come to a game that was laid for them; once
        only, for they may come back."""
        await self._commands.run(id, f"did-not-come-{seat}", self._lend(seat))
        await self._broadcaster.tell_lobby((await self._cache.current(id)).row)

    def _lend(self, seat: int) -> Change:
        def change(live: LiveTable) -> list[LogRow]:
            if not live.seats[seat].bot:  # else somebody was quicker
                live.reseat(SeatChange(seat, SUBSTITUTE, self._clock()))
            return []

        return change

    async def _about(self, live: LiveTable, seat: int) -> Absence:
        for one in await self._absences(live):
            if one.seat == seat:
                return one
        raise ApiError("not-late")

    async def take_back(self, user: User, id: str, command: str) -> bytes:
        """The person of a lent seat plays on."""
        lent = await self._substitutes.assigned(id)

        def change(live: LiveTable) -> list[LogRow]:
            seat = access.seat_of(live.seats, user)
            if seat not in lent or not live.seats[seat].bot:
                raise ApiError("not-yours")
            live.clocks.late.pop(seat, None)
            return live.reseat(SeatChange(seat, ""))

        reply = await self._commands.run(id, own(user, command), change)
        await self._broadcaster.tell_lobby((await self._cache.current(id)).row)
        return reply
