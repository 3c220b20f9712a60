"""The outbox: what was stored but perhaps not told is told again, as a bare nudge.

A nudge says which version a table has reached. A client that has it already ignores it; one that
has not fetches the position. So a lost message costs a resync, never a move.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from ludorum.kernel import WATCHER
from ludorum.server import audience
from ludorum.server.bus import BusDown
from ludorum.server.observe import METRICS
from ludorum.server.tables import BOTS_SUBJECT, Tables

BATCH = 500
PATIENCE = 2.0  # seconds the process that stored it has to confirm it


class Relay:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        tables.bus.in_doubt(self.doubt)

    async def doubt(self) -> None:
        """What was handed over before the bus went may be lost: leave it to the outbox."""
        self.tables.published.clear()

    async def work(self) -> bool:
        with suppress(BusDown):
            await self.confirm()
        old = await self.tables.store.outbox(BATCH, self.tables.clock() - PATIENCE)
        METRICS.outbox.set(len(old))
        newest = {nudge.table: nudge.version for nudge in old}
        for id, version in newest.items():
            try:
                await self.nudge(id, version)
            except BusDown:
                return False
        await self.tables.store.confirm(list(newest.items()))
        return len(old) == BATCH

    async def confirm(self) -> None:
        """What this process has told itself, and the bus has."""
        told, self.tables.published = self.tables.published, []
        if told:
            await self.tables.bus.flush()
            await self.tables.store.confirm(list(dict(told).items()))

    async def nudge(self, id: str, version: int) -> None:
        row = await self.tables.store.table(id)
        if row is None:
            return
        body = msgspec.json.encode({"op": "nudge", "table": id, "version": version})
        for seat in [*range(row.seats), *([WATCHER] if row.public else [])]:
            await self.tables.bus.publish(audience.subject(id, seat), body)
        await self.tables.bus.publish(BOTS_SUBJECT, id.encode())
