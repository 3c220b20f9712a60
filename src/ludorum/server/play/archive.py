"""Finished games, each as one record with the dealer's key revealed in it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludorum.kernel import Record
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.store.rows import HOUSE, TableRow, User
from ludorum.titles import Title, totals

from . import access
from .live_table import LiveTable, effective
from .repository.game_log import GameLog
from .repository.tables import TableRepository
from .table_cache import TableCache


class FinishedGame(NamedTuple):
    row: TableRow
    record: Record
    title: Title[Any]


class Archive:
    def __init__(
        self,
        tables: TableRepository,
        games: GameLog,
        cache: TableCache,
        titles: Titles,
        secrecies: Sequence[access.Secrecy],
    ) -> None:
        self._secrecies = secrecies
        self._tables = tables
        self._games = games
        self._cache = cache
        self._titles = titles

    async def replay(self, id: str, user: User | None) -> bytes:
        """The record of a finished game, as `ludorum verify` reads it."""
        await self.require_key(await self.finished(id, user))
        return await self.record(id)

    async def require_key(self, row: TableRow) -> None:
        """ApiError, while the key of a game that is over must not be told."""
        if await self.sealed(row):
            raise ApiError("sealed")

    async def sealed(self, row: TableRow) -> bool:
        """Its deal may still be played by others: it has no record yet, and is not played on."""
        held = [await x.holds_key(row) for x in self._secrecies if row.dealing]
        return any(held)

    async def finished(self, id: str, user: User | None) -> TableRow:
        """A game that is over, for those who may see all of it."""
        row = await self._tables.find(id)
        elsewhere = row.dealing or row.owner == HOUSE  # another room may know who may look at it
        for secrecy in self._secrecies if row.status == "over" and elsewhere else ():
            if await secrecy.shows(row, user):
                return row
        access.require_replay(row, await self._tables.seats(id), user)
        return row

    async def game(self, id: str, user: User | None) -> FinishedGame:
        """A finished game, for those who may see all of it."""
        return await self.parsed(await self.finished(id, user))

    async def parsed(self, row: TableRow) -> FinishedGame:
        """The same, for the server itself."""
        record = Record.parse((await self.record(row.id)).decode().splitlines())
        title = await self._titles.get(record.game, record.epoch, record.content)
        return FinishedGame(row, record, title)

    async def record(self, id: str) -> bytes:
        packed = await self._games.archived(id)
        if packed is None:
            packed = await self.pack(await self._cache.current(id))
        return zlib.decompress(packed)

    async def pack(self, live: LiveTable) -> bytes:
        """Store the record of a game that is over; the first one stays."""
        row = live.row
        entries, _ = effective(await self._games.log(row.id))
        packed = await self._games.archived(row.id)
        if packed is not None:  # somebody else has packed it: the log may be short by now
            return packed
        key = (await self._tables.key(row.id)).hex()
        record = Record.of(
            live.title, row.seats, row.options, entries, row.commit, key, row.dealing
        )
        if row.origin:
            origin = Record.parse((await self.record(row.origin)).decode().splitlines())
            record.origins = origin.before(row.taken, row.origin)
        if live.table.over:
            record.result = totals(live.title.scores(live.table.state))
        packed = zlib.compress("\n".join(record.lines()).encode())
        await self._games.archive(row.id, packed)
        return packed
