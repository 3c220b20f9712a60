"""What came of tries whose games are over is kept."""

from __future__ import annotations

from .service import Deals

BATCH = 200


class DealWorker:
    def __init__(self, deals: Deals) -> None:
        self._deals = deals

    async def work(self) -> bool:
        await self._deals.settle_some(BATCH)
        return False
