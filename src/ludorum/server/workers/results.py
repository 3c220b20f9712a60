"""Results: what came of games that are over is kept, and ratings move."""

from __future__ import annotations

from ludorum.server.tables import Tables
from ludorum.server.together import results

BATCH = 50


class Results:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def work(self) -> bool:
        # While a version is replaced by another, some games are for the other one to count.
        ids = await self.tables.store.uncounted(self.tables.titles.held(), BATCH)
        for id in ids:
            await results.count(self.tables, id)
        return bool(ids)
