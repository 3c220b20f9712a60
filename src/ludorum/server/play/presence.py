"""Who is looking at which table, for those who would tell them of it elsewhere.

A page counts as open while its socket is; whether anybody saw something there is known from when it
was last heard of: a phone that has lost its network says nothing.

Each node tells on the bus what its pages show: every change at once, and all of it every BEAT
seconds, when somebody asks, and after it was cut off. What gets lost is said again with the next
beat. `Onlookers` listen; no socket follows these subjects.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from typing import Protocol

import msgspec

from ludorum.server.background import forever
from ludorum.server.bus.contract import Bus, BusDown, Subscription

from .model import Glance, Glances

SUBJECT = "presence"
ASK_SUBJECT = "presence.ask"
BEAT = 20.0  # seconds between two notes
OPEN = 60.0  # seconds a note holds; a node that dies takes its pages with it
MOST = 2000  # glances in a message: some 150 KB, of the megabyte NATS takes

Place = tuple[str, str]  # user and table


class Page(Protocol):
    """A socket: whose it is, which of their tables it shows, when it was last heard of."""

    heard: float
    shown: bool  # somebody can see it

    @property
    def seated(self) -> list[Place]:
        """User and table, for every table its user sits at."""


class Presence:
    def __init__(self, bus: Bus, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._bus = bus
        self._node = secrets.token_urlsafe(6)
        self._pages: dict[str, set[Page]] = {}  # of everybody who is here
        self._closed: dict[Place, float] = {}  # since the last beat, and when last heard of
        self._beat: asyncio.Task[None] | None = None
        self._asked: Subscription | None = None

    async def open(self) -> None:
        async def asked(subject: str, body: bytes) -> None:
            await self.work()

        async def doubt() -> None:
            await self.work()

        self._asked = await self._bus.subscribe(ASK_SUBJECT, asked)
        self._bus.in_doubt(doubt)
        self._beat = asyncio.create_task(forever("presence", self.work, BEAT), name="presence")

    async def close(self) -> None:
        if self._asked is not None:
            await self._asked.stop()
        if self._beat is not None:
            self._beat.cancel()
            with suppress(asyncio.CancelledError):
                await self._beat

    async def work(self) -> bool:
        """Tell all there is; also what was closed, which somebody may not have heard."""
        until = self.clock() + OPEN
        closed, self._closed = self._closed, {}
        seen: dict[Place, float] = {}
        for page in chain.from_iterable(self._pages.values()):
            for place in page.seated if page.shown else []:
                seen[place] = max(seen.get(place, 0.0), page.heard)
        gone = [Glance(*x, at, at) for x, at in closed.items() if x not in seen]
        if not await self._tell([*gone, *(Glance(*x, at, until) for x, at in seen.items())]):
            self._closed = closed | self._closed
        return False

    def enter(self, user: str, page: Page) -> None:
        self._pages.setdefault(user, set()).add(page)

    def forget(self, user: str, page: Page) -> None:
        self._pages[user].discard(page)
        if not self._pages[user]:
            del self._pages[user]

    async def came(self, page: Page, places: list[Place]) -> None:
        """A page shows these tables from now on."""
        if page.shown:
            until = self.clock() + OPEN
            await self._tell([Glance(*x, page.heard, until) for x in places])

    async def lost(self, page: Page, places: list[Place]) -> None:
        """A page shows these tables no more; another one of the same person may."""

        def held(user: str, table: str) -> bool:
            others = [x for x in self._pages.get(user, ()) if x is not page and x.shown]
            return any((user, table) in x.seated for x in others)

        gone = [x for x in places if not held(*x)]
        self._closed.update(dict.fromkeys(gone, page.heard))
        await self._tell([Glance(*x, page.heard, page.heard) for x in gone])

    async def _tell(self, glances: list[Glance]) -> bool:
        """False if the bus is away; the next beat says it again."""
        with suppress(BusDown):
            for i in range(0, len(glances), MOST):
                said = Glances(self._node, glances[i : i + MOST])
                await self._bus.publish(SUBJECT, msgspec.json.encode(said))
            return True
        return False
