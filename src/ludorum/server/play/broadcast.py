"""Telling those at a table what has happened: one frame for each audience, covered before it
leaves. Nobody is told what is not stored; what the bus loses the outbox says again."""

from __future__ import annotations

import msgspec

from ludorum.kernel import WATCHER, Event
from ludorum.server.bus import Bus, BusDown
from ludorum.server.store.rows import TableRow

from . import frames
from .live_table import LiveTable
from .quick_bots import quick_seat

BOTS_SUBJECT = "bots"


class Broadcaster:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self.published: list[tuple[str, int]] = []  # for the relay: these need no nudge

    async def tell(self, live: LiveTable, events: list[Event]) -> None:
        """The position after a command, to everybody; then bots are woken. Also to those nobody
        listens for: who follows on other nodes is not known here, and a frame takes 0.15 ms."""
        people = [x.seat for x in live.seats if x.user]
        watchers = [WATCHER] if live.row.public else []
        sent = True
        for seat, frame in list(frames.updates(live, events, [*people, *watchers])):
            sent = await self.publish(frames.subject(live.row.id, seat), frame) and sent
        if live.head.bot_due and quick_seat(live) is None:
            sent = await self.publish(BOTS_SUBJECT, live.row.id.encode()) and sent
        if sent:
            self.published.append((live.row.id, live.version))

    async def tell_lobby(self, row: TableRow) -> None:
        """Something about who sits there has changed: look again."""
        frame = msgspec.json.encode({"op": "lobby", "table": row.id})
        for seat in range(row.seats):
            await self.publish(frames.subject(row.id, seat), frame)

    async def publish(self, subject: str, body: bytes) -> bool:
        """False if nobody could be told now."""
        try:
            await self._bus.publish(subject, body)
        except BusDown:
            return False
        return True
