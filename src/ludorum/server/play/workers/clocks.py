"""Clocks: tables whose deadline has passed get what their tempo says."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.server.errors import ApiError
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.timeouts import Timeouts
from ludorum.server.store import ShardDown
from ludorum.server.telemetry import log

BATCH = 50
LEASE = 10.0


class ClockWorker:
    def __init__(self, games: GameLog, timeouts: Timeouts, clock: Callable[[], float]) -> None:
        self._games = games
        self._timeouts = timeouts
        self._clock = clock

    async def work(self) -> bool:
        ids = await self._games.claim_expired(self._clock(), BATCH, LEASE)
        for id in ids:
            try:
                await self._timeouts.expire(id)
            except (ApiError, ShardDown) as e:
                log.warning("deadline not handled", table=id, error=str(e))
        return bool(ids)
