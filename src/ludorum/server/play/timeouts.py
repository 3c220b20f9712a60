"""What happens when somebody's time is over, as the table's tempo says."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludorum.server.store.rows import LogRow

from .archive import Archive
from .broadcast import Broadcaster
from .clocks import runs_out
from .commands import Commands
from .live_table import LiveTable
from .model import SUBSTITUTE
from .repository.game_log import GameLog
from .repository.tables import TableRepository
from .table_cache import TableCache
from .vacations import Vacations


class Timeouts:
    def __init__(
        self,
        tables: TableRepository,
        games: GameLog,
        cache: TableCache,
        commands: Commands,
        archive: Archive,
        vacations: Vacations,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._games = games
        self._cache = cache
        self._commands = commands
        self._archive = archive
        self._vacations = vacations
        self._broadcaster = broadcaster
        self._clock = clock

    async def expire(self, id: str) -> None:
        """Somebody's time is over: what the table's tempo says."""
        live = await self._cache.current(id)
        now = self._clock()
        seat = late_seat(live, now)
        if seat is None:
            return
        if live.tempo.kind == "days" and await self._vacations.pause(id):
            return
        command = f"late-{seat}-{live.version}"
        if live.tempo.late == "default":
            await self._commands.run(id, command, lambda live: default(live, seat, now))
        else:
            await self._tables.seat_bot(id, seat, SUBSTITUTE)
            await self._commands.reseat(id, command)
            if live.tempo.late == "end":
                await self._end(id, command)
        await self._broadcaster.tell_lobby(live.row)

    async def _end(self, id: str, command: str) -> None:
        """End an unfinished game: nobody has won."""
        live = await self._cache.current(id)
        if live.row.status == "running":
            await self._games.set_status(id, "over", f"ended by {command}")
            await self._games.touch(id, self._clock())
            self._cache.forget(id)
            live.row = msgspec.structs.replace(live.row, status="over")
            await self._archive.pack(live)
            await self._broadcaster.tell(live, [])


def late_seat(live: LiveTable, now: float) -> int | None:
    """The first person whose time is over."""
    bots = live.bots()
    for seat in live.waiting():
        end = runs_out(live.tempo, live.clocks, seat)
        if seat not in bots and 0 < end <= now:
            return seat
    return None


def default(live: LiveTable, seat: int, now: float) -> list[LogRow]:
    """The answer given for a seat that is late: what the sensible player would do."""
    ask = live.table.pending().get(seat)
    if ask is None:
        return []
    view = live.table.observe(seat)
    rows = live.answer(seat, live.title.sensible(view, ask), None)
    live.clocks.late.setdefault(seat, now)
    return rows
