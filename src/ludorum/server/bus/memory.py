"""The bus of a single process.

Each subscription has a queue and a task of its own: publishing never waits for a handler, and a
slow or failing one harms nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from .contract import BusDown, Doubt, Handler

HELD = 10_000  # messages held for a slow handler; more are dropped, which costs it a resync

_log = logging.getLogger(__name__)


class MemorySubscription:
    def __init__(self, bus: MemoryBus, subject: str, handler: Handler) -> None:
        self.parts = subject.split(".")
        self._bus = bus
        self._handler = handler
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(HELD)
        self._task = asyncio.create_task(self._run(), name=f"bus {subject}")
        self._stopped = False

    def fits(self, parts: list[str]) -> bool:
        return len(parts) == len(self.parts) and all(
            mine in ("*", part) for mine, part in zip(self.parts, parts, strict=True)
        )

    def put(self, subject: str, body: bytes) -> None:
        try:
            self._queue.put_nowait((subject, body))
        except asyncio.QueueFull:
            _log.warning("a message on %s was dropped: its handler is too slow", subject)

    async def _run(self) -> None:
        while not self._stopped:
            subject, body = await self._queue.get()
            try:
                await self._handler(subject, body)
            except Exception:
                _log.exception("the handler of %s failed", subject)

    async def stop(self) -> None:
        """No call of the handler begins after this; one under way is cancelled, but for one that
        stops itself."""
        self._stopped = True
        self._bus.forget(self)
        if self._task is not asyncio.current_task():
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task


class MemoryBus:
    def __init__(self) -> None:
        self._open = False
        # By subject, so that thousands of tables do not cost each message a look at all of them;
        # those with a wildcard apart.
        self._exact: dict[str, list[MemorySubscription]] = {}
        self._wild: list[MemorySubscription] = []

    async def open(self) -> None:
        self._open = True

    async def close(self) -> None:
        self._open = False
        for one in [*self._wild, *(x for some in self._exact.values() for x in some)]:
            await one.stop()

    def healthy(self) -> bool:
        return self._open

    async def publish(self, subject: str, body: bytes) -> None:
        if not self._open:
            raise BusDown("the bus is not open")
        for one in self._exact.get(subject, ()):
            one.put(subject, body)
        if self._wild:
            parts = subject.split(".")
            for one in self._wild:
                if one.fits(parts):
                    one.put(subject, body)

    async def flush(self) -> None:
        if not self._open:
            raise BusDown("the bus is not open")

    def in_doubt(self, call: Doubt) -> None:
        """Never: there is no connection to lose."""

    async def subscribe(self, subject: str, handler: Handler) -> MemorySubscription:
        if not self._open:
            raise BusDown("the bus is not open")
        new = MemorySubscription(self, subject, handler)
        if "*" in new.parts:
            self._wild.append(new)
        else:
            self._exact.setdefault(subject, []).append(new)
        return new

    def forget(self, one: MemorySubscription) -> None:
        if one in self._wild:
            self._wild.remove(one)
        subject = ".".join(one.parts)
        left = [x for x in self._exact.pop(subject, []) if x is not one]
        if left:
            self._exact[subject] = left
