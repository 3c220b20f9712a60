"""Tournaments go on by themselves."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.server.play.onlookers import Onlookers
from ludorum.server.store import StoreDown
from ludorum.server.telemetry import log

from .director import Director
from .repository import TournamentRepository

BATCH = 5
LEASE = 60.0  # seconds; if its worker dies a tournament is taken up by another one after that


class TournamentWorker:
    def __init__(
        self,
        repository: TournamentRepository,
        director: Director,
        onlookers: Onlookers,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._director = director
        self._onlookers = onlookers
        self._clock = clock

    async def work(self) -> bool:
        await self._onlookers.listen()
        ids = await self._repository.claim(self._clock(), BATCH, LEASE)
        for id in ids:
            try:
                await self._director.advance(id)
            except StoreDown:
                raise
            except Exception as e:  # one that fails must not hold up the others
                log.error("a tournament does not go on", tournament=id, error=repr(e))
                await self._repository.look_again(id, self._clock() + LEASE)
        return len(ids) == BATCH
