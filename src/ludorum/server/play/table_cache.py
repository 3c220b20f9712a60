"""Tables kept warm in memory, each with a lock; cold ones are loaded from the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

from ludorum.kernel import IllegalAnswer, RuleFault
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.rule_timeout import RuleTimeout, time_limit
from ludorum.server.store.rows import Loaded
from ludorum.server.telemetry import METRICS, log
from ludorum.titles import Title

from .live_table import LiveTable
from .repository.game_log import GameLog
from .repository.tables import TableRepository


class TableCache:
    def __init__(
        self, tables: TableRepository, games: GameLog, titles: Titles, size: int, seconds: float
    ) -> None:
        """`size`: tables kept in memory; `seconds`: how long the rules may take."""
        self._tables = tables
        self._games = games
        self._titles = titles
        self._size = size
        self._seconds = seconds
        self._warm: OrderedDict[str, LiveTable] = OrderedDict()
        # Each lives as long as somebody holds it, or waits: strangers may ask for any id.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        titles.watch(self._forget_all)

    def lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def current(self, id: str) -> LiveTable:
        """The table as the store has it now, warm if nothing has changed elsewhere.

        Under the lock: a command under way has changed the table in memory before it is stored.
        """
        async with self.lock(id):
            live = await self.get(id)
            if await self.catch_up(live):
                live = await self.get(id)
            return live

    async def get(self, id: str) -> LiveTable:
        """The table as it is in memory, or as the store has it; for who holds its lock."""
        found = self._warm.get(id)
        if found is not None:
            self._warm.move_to_end(id)
            self._titles.used(found.title)
            return found
        loaded = await self._games.load(id)
        if loaded is None:
            await self._tables.find(id)
            raise ApiError("not-running")
        return await self._restored(loaded, await self._tables.key(id))

    async def _restored(self, loaded: Loaded, key: bytes) -> LiveTable:
        """A table that does not come out as it was stored is frozen: somebody has to look."""
        id, version = loaded.table.id, loaded.head.version
        row = loaded.table
        title = await self._titles.get(row.game, row.epoch, row.content)
        try:
            with time_limit(self._seconds):
                live = LiveTable.from_stored(loaded, title, key)
        except (RuleFault, RuleTimeout, IllegalAnswer) as e:
            await self._games.set_status(id, "frozen", f"cannot be loaded: {e}")
            log.error("frozen", table=id, version=version, error=str(e))
            raise ApiError("frozen", str(e)) from e
        if live.digest() != loaded.head.digest:
            METRICS.digest_mismatches.inc()
            log.error("digest mismatch", table=id, version=version)
            await self._games.set_status(id, "frozen", "the stored digest is another one")
            raise ApiError("frozen", "the stored digest is another one")
        self.keep(live)
        return live

    def heard(self, id: str, version: int, over: bool) -> None:
        """Some process has stored this version. Of a game that is over none will follow."""
        if over:
            self.forget(id)
        live = self._warm.get(id)
        if live is not None:
            live.newest = max(live.newest, version)

    async def catch_up(self, live: LiveTable) -> bool:
        """Take in what other processes have stored since; False if there is nothing."""
        id = live.row.id
        if live.newest <= live.version == await self._games.version(id):
            return False
        loaded = await self._games.load(id)
        try:
            with time_limit(self._seconds):
                fits = loaded is not None and live.catch_up(loaded)
        except RuleTimeout:
            fits = False
        if not fits:
            self.forget(id)
            if loaded is not None:
                await self._restored(loaded, live.key)
        return True

    def keep(self, live: LiveTable) -> None:
        """Unless it is over: who looks back at it is rare, and replays it from its record."""
        if live.row.status == "over":
            return
        self._warm[live.row.id] = live
        self._warm.move_to_end(live.row.id)
        while len(self._warm) > self._size:
            self._warm.popitem(last=False)

    def forget(self, id: str) -> None:
        self._warm.pop(id, None)

    def _forget_all(self, title: Title[Any]) -> None:
        """The title is dropped: its tables are loaded with another copy of it."""
        for id in [id for id, live in self._warm.items() if live.title is title]:
            del self._warm[id]
