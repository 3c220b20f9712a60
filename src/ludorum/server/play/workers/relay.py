"""The outbox: what was stored but perhaps not told is told again, as a bare nudge.

A nudge says which version a table has reached. A client that has it already ignores it; one that
has not fetches the position. So a lost message costs a resync, never a move.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from ludorum.kernel import WATCHER
from ludorum.server.bus import Bus, BusDown
from ludorum.server.play import frames
from ludorum.server.play.broadcast import BOTS_SUBJECT, Broadcaster
from ludorum.server.play.hub import nudge
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.telemetry import METRICS

BATCH = 500
PATIENCE = 2.0  # seconds the process that stored it has to confirm it


class Relay:
    def __init__(
        self,
        tables: TableRepository,
        games: GameLog,
        broadcaster: Broadcaster,
        bus: Bus,
        clock: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._games = games
        self._broadcaster = broadcaster
        self._bus = bus
        self._clock = clock
        bus.in_doubt(self.doubt)

    async def doubt(self) -> None:
        """What was handed over before the bus went may be lost: leave it to the outbox."""
        self._broadcaster.published.clear()

    async def work(self) -> bool:
        with suppress(BusDown):
            await self.confirm()
        old = await self._games.outbox(BATCH, self._clock() - PATIENCE)
        now = self._clock()
        METRICS.outbox_age.set(max([now - x.at for x in old if x.at], default=0.0))
        newest = {nudge.table: nudge.version for nudge in old}
        if not newest:
            return False
        try:
            for id, version in newest.items():
                await self.nudge(id, version)
            await self._bus.flush()  # until then it may lie in a connection that is no more
        except BusDown:
            return False
        await self._games.confirm(list(newest.items()))
        return len(old) == BATCH

    async def confirm(self) -> None:
        """What this process has told itself, and the bus has."""
        told, self._broadcaster.published = self._broadcaster.published, []
        if told:
            await self._bus.flush()  # if it fails they stay in the outbox, and are told again
            await self._games.confirm(list(dict(told).items()))

    async def nudge(self, id: str, version: int) -> None:
        row = await self._tables.table(id)
        if row is None:
            return
        for seat in [*range(row.seats), *([WATCHER] if row.public else [])]:
            await self._bus.publish(frames.subject(id, seat), nudge(id, version))
        await self._bus.publish(BOTS_SUBJECT, id.encode())
