"""Which audiences somebody follows, on whatever node, as far as this process has heard.

Only these are sent whole frames; others a nudge, which whoever does follow answers by looking
again. So it is a hint and never the truth: what gets lost costs a resync.

Each node tells on the bus which audiences its sockets follow: a new one at once, and all of them
every BEAT seconds, when somebody asks, and after it was cut off. What is not said again runs out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from ludorum.server.bus.contract import Bus, BusDown, Subscription

SUBJECT = "followed"
ASK_SUBJECT = "followed.ask"
BEAT = 30.0  # seconds
HOLDS = 75.0  # seconds: one message of a beat may be lost
ANSWERS = 2.0  # seconds nodes have to say what they know; until then everybody may be following
MOST = 5000  # subjects in a message: some 200 KB, of the megabyte NATS takes

read = msgspec.json.Decoder(list[str]).decode


class Audiences:
    def __init__(self, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        self._bus = bus
        self._clock = clock
        self._here: set[str] = set()  # followed by sockets of this process
        self._until: dict[str, float] = {}
        self._complete = float("inf")  # from when on all are known
        self._subscriptions: list[Subscription] = []

    async def open(self) -> None:
        async def asked(subject: str, body: bytes) -> None:
            await self._tell(self._here)

        self._subscriptions = [
            await self._bus.subscribe(SUBJECT, self._hear),
            await self._bus.subscribe(ASK_SUBJECT, asked),
        ]
        self._bus.in_doubt(self._doubt)
        await self._ask()

    async def close(self) -> None:
        for subscription in self._subscriptions:
            await subscription.stop()

    async def work(self) -> bool:
        """A beat."""
        now = self._clock()
        self._until = {x: until for x, until in self._until.items() if until > now}
        await self._tell(self._here)
        return False

    async def follow(self, subject: str) -> None:
        if subject not in self._here:
            self._here.add(subject)
            await self._tell([subject])

    def unfollow(self, subject: str) -> None:
        self._here.discard(subject)

    def followed(self, subject: str) -> bool:
        """True also as long as it is not known."""
        now = self._clock()
        return (
            subject in self._here
            or now < self._complete
            or self._until.get(subject, 0.0) > now
            or not self._bus.healthy()
        )

    async def _doubt(self) -> None:
        await self._ask()
        await self._tell(self._here)

    async def _ask(self) -> None:
        self._complete = self._clock() + ANSWERS
        with suppress(BusDown):  # when it is back they are asked again
            await self._bus.publish(ASK_SUBJECT, b"")

    async def _hear(self, subject: str, body: bytes) -> None:
        self._until.update(dict.fromkeys(read(body), self._clock() + HOLDS))

    async def _tell(self, subjects: Iterable[str]) -> None:
        said = list(subjects)
        with suppress(BusDown):  # the next beat says it again
            for i in range(0, len(said), MOST):
                await self._bus.publish(SUBJECT, msgspec.json.encode(said[i : i + MOST]))
