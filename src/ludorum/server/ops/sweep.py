"""What has run out goes: nobody can use it any more, and it says who was here."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.telemetry import log


class Sweep:
    def __init__(
        self, accounts: AccountRepository, games: GameLog, clock: Callable[[], float]
    ) -> None:
        self._accounts = accounts
        self._games = games
        self._clock = clock

    async def work(self) -> bool:
        now = self._clock()
        gone = await self._accounts.drop_expired(now) + await self._games.drop_commands(now)
        if gone:
            log.info("swept", rows=gone)
        return False
