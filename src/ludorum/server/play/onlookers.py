"""Who is looking at which table, as the nodes tell it on the bus (`presence`), for whoever needs to
know it elsewhere. It is in memory only.

Whoever begins to listen, or was cut off from the bus, asks all nodes and waits a little for what
they say. A person nobody speaks of then is not looking.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec

from ludorum.server.bus.contract import Bus, BusDown, Subscription

from .model import Glance, Glances, Look
from .presence import ASK_SUBJECT, OPEN, SUBJECT, Place

ANSWERS = 2.0  # seconds nodes have to say what they know
REMEMBERED = 3600.0  # seconds a closed page is: whoever saw something there need not be told

read = msgspec.json.Decoder(Glances).decode


class Onlookers:
    def __init__(self, bus: Bus, clock: Callable[[], float]) -> None:
        self._bus = bus
        self._clock = clock
        self._subscription: Subscription | None = None
        self._complete = 0.0  # from when on all is known
        self._nodes: dict[str, dict[Place, Glance]] = {}
        self._moved: dict[Place, float] = {}
        self._swept = 0.0

    async def listen(self) -> None:
        """From the first call on."""
        if self._subscription is None:
            self._subscription = await self._bus.subscribe(SUBJECT, self.hear)
            self._bus.in_doubt(self.ask)
            await self.ask()

    async def ask(self) -> None:
        self._complete = self._clock() + ANSWERS
        with suppress(BusDown):  # when it is back they are asked again
            await self._bus.publish(ASK_SUBJECT, b"")

    def ready(self) -> bool:
        """False while somebody who looks may not be known of."""
        if not self._bus.healthy():
            self._complete = self._clock() + ANSWERS
        return self._clock() >= self._complete

    async def hear(self, subject: str, body: bytes) -> None:
        said, now = read(body), self._clock()
        known = self._nodes.setdefault(said.node, {})
        for new in said.glances:
            place = (new.user, new.table)
            old = known.get(place)
            if old is None or (old.until > now) != (new.until > now):
                self._moved[place] = new.at
            known[place] = new
        if now >= self._swept + OPEN:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        self._swept = now
        for node, known in list(self._nodes.items()):
            kept = {x: glance for x, glance in known.items() if glance.until + REMEMBERED > now}
            if kept:
                self._nodes[node] = kept
            else:
                del self._nodes[node]

    def looked(self, user: str, table: str) -> Look:
        """The last sign of somebody's pages on a table, on whatever node."""
        found = [x for known in self._nodes.values() if (x := known.get((user, table)))]
        return Look(
            max([x.at for x in found], default=0.0), max([x.until for x in found], default=0.0)
        )

    def moved(self) -> dict[Place, float]:
        """Pages that were opened or closed since this was last asked, and when they were last heard
        of."""
        moved, self._moved = self._moved, {}
        return moved
