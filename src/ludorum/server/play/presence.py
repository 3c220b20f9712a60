"""Who is looking at which table, for those who would tell them of it elsewhere.

A page counts as open while its socket is; whether anybody saw something there is known from when it
was last heard of: a phone that has lost its network says nothing.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from typing import Protocol

from ludorum.server.background import forever
from ludorum.server.play.repository.absences import PresenceRepository
from ludorum.server.store import StoreDown

from .model import Glance

BEAT = 20.0  # seconds between two notes
OPEN = 60.0  # seconds a note holds; a node that dies takes its pages with it


class Page(Protocol):
    """A socket: whose it is, which of their tables it shows, when it was last heard of."""

    heard: float
    shown: bool  # somebody can see it

    @property
    def seated(self) -> list[tuple[str, str]]:
        """User and table, for every table its user sits at."""


class Presence:
    def __init__(
        self, repository: PresenceRepository, clock: Callable[[], float] = time.time
    ) -> None:
        self.clock = clock
        self._repository = repository
        self._node = secrets.token_urlsafe(6)
        self._pages: dict[str, set[Page]] = {}  # of everybody who is here
        self._beat: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._beat = asyncio.create_task(forever("presence", self.work, BEAT), name="presence")

    async def close(self) -> None:
        if self._beat is not None:
            self._beat.cancel()
            with suppress(asyncio.CancelledError):
                await self._beat

    async def work(self) -> bool:
        now = self.clock()
        seen: dict[tuple[str, str], float] = {}
        for page in chain.from_iterable(self._pages.values()):
            for place in page.seated if page.shown else []:
                seen[place] = max(seen.get(place, 0.0), page.heard)
        await self._repository.note(
            self._node, [Glance(*x, at, now + OPEN) for x, at in seen.items()]
        )
        return False

    def enter(self, user: str, page: Page) -> None:
        self._pages.setdefault(user, set()).add(page)

    def forget(self, user: str, page: Page) -> None:
        self._pages[user].discard(page)
        if not self._pages[user]:
            del self._pages[user]

    async def came(self, page: Page, places: list[tuple[str, str]]) -> None:
        """A page shows these tables from now on."""
        if page.shown:
            now = self.clock()
            await self._note([Glance(*x, page.heard, now + OPEN) for x in places])

    async def lost(self, page: Page, places: list[tuple[str, str]]) -> None:
        """A page shows these tables no more; another one of the same person may."""

        def held(user: str, table: str) -> bool:
            others = [x for x in self._pages.get(user, ()) if x is not page and x.shown]
            return any((user, table) in x.seated for x in others)

        gone = [x for x in places if not held(*x)]
        await self._note([Glance(*x, page.heard, page.heard) for x in gone])

    async def _note(self, glances: list[Glance]) -> None:
        with suppress(StoreDown):
            await self._repository.note(self._node, glances)
