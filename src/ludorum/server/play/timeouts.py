"""What happens when somebody's time is over, as the table's tempo says."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.server.store.rows import LogRow, SeatChange

from .broadcast import Broadcaster
from .clocks import runs_out
from .commands import Commands
from .live_table import LiveTable
from .model import SUBSTITUTE
from .table_cache import TableCache
from .vacations import Vacations


class Timeouts:
    def __init__(
        self,
        cache: TableCache,
        commands: Commands,
        vacations: Vacations,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
    ) -> None:
        self._cache = cache
        self._commands = commands
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
        how = HOW[live.tempo.late]
        await self._commands.run(id, command, lambda live: how(live, seat, now))
        await self._broadcaster.tell_lobby(live.row)


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


def replace(live: LiveTable, seat: int, now: float) -> list[LogRow]:
    """A bot plays on."""
    return live.reseat(SeatChange(seat, SUBSTITUTE))


def end(live: LiveTable, seat: int, now: float) -> list[LogRow]:
    return replace(live, seat, now) + live.end()


HOW = {"default": default, "bot": replace, "end": end}
