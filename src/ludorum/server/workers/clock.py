"""Clocks: tables whose deadline has passed get what their tempo says."""

from __future__ import annotations

from ludorum.server.errors import ApiError
from ludorum.server.observe import log
from ludorum.server.tables import Tables

BATCH = 50
LEASE = 10.0


class Clock:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def work(self) -> bool:
        ids = await self.tables.store.claim_expired(self.tables.clock(), BATCH, LEASE)
        for id in ids:
            try:
                await self.tables.expire(id)
            except ApiError as e:
                log.warning("deadline not handled", table=id, error=str(e))
        return bool(ids)
