"""What has run out goes: nobody can use it any more, and it says who was here."""

from __future__ import annotations

from ludorum.server.observe import log
from ludorum.server.tables import Tables


class Sweep:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def work(self) -> bool:
        gone = await self.tables.store.drop_expired(self.tables.clock())
        if gone:
            log.info("swept", rows=gone)
        return False
