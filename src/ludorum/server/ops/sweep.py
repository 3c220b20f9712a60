"""What has run out goes: nobody can use it any more, and it says who was here."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.http.rate_limit import RateRepository
from ludorum.server.play.clocks import DAY
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.invitations import InvitationRepository
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.telemetry import log

NEVER_BEGUN = 14 * DAY  # a table that waits for players
UNDER_WAY = 60.0  # a table people are invited to may still be about to be laid
NEVER_BACK = 7 * DAY  # a guest whose session is over, and who sits nowhere


class Sweep:
    def __init__(
        self,
        accounts: AccountRepository,
        tables: TableRepository,
        invitations: InvitationRepository,
        games: GameLog,
        rates: RateRepository,
        clock: Callable[[], float],
    ) -> None:
        self._accounts = accounts
        self._tables = tables
        self._invitations = invitations
        self._rates = rates
        self._games = games
        self._clock = clock

    async def work(self) -> bool:
        now = self._clock()
        gone = await self._accounts.drop_expired(now) + await self._games.drop_commands(now)
        gone += await self._tables.drop_abandoned(now - NEVER_BEGUN)
        gone += await self._invitations.drop_left_over(now - UNDER_WAY)
        gone += await self._accounts.drop_guests(now - NEVER_BACK)
        gone += await self._rates.drop(now - DAY)
        if gone:
            log.info("swept", rows=gone)
        return False
