"""Telling those at a table what has happened: one frame for each audience that somebody follows,
covered before it leaves. Nobody is told what is not stored; what the bus loses the outbox says
again."""

from __future__ import annotations

import msgspec

from ludorum.kernel import WATCHER, Event
from ludorum.server.bus import Bus, BusDown
from ludorum.server.store.rows import TableRow

from . import frames
from .audiences import Audiences
from .hub import nudge
from .live_table import LiveTable
from .quick_bots import quick_seat

BOTS_SUBJECT = "bots"


class Broadcaster:
    def __init__(self, bus: Bus, audiences: Audiences) -> None:
        self._bus = bus
        self._audiences = audiences
        self.published: list[tuple[str, int]] = []  # for the relay: these need no nudge

    async def tell(self, live: LiveTable, events: list[Event]) -> None:
        """The position after a command, to everybody; then bots are woken."""
        people = [x.seat for x in live.seats if x.user]
        seats = [*people, *([WATCHER] if live.row.public else [])]
        subjects = {seat: frames.subject(live.row.id, seat) for seat in seats}
        followed = [x for x in seats if self._audiences.followed(subjects[x])]
        told = dict.fromkeys(seats, nudge(live.row.id, live.version))
        told.update(frames.updates(live, events, followed))
        sent = True
        for seat, frame in told.items():
            sent = await self.publish(subjects[seat], frame) and sent
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
