"""Bots: claim tables where one is to think, think elsewhere, answer like anybody."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from ludorum.bots import QUICK
from ludorum.kernel import Choose, ManualDealer, Seat
from ludorum.server.errors import ApiError
from ludorum.server.play.commands import Commands
from ludorum.server.play.live_table import LiveTable
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.table_cache import TableCache
from ludorum.server.process_pool import ProcessPool
from ludorum.server.telemetry import METRICS, log

from .thinking import answer, ponder

BATCH = 16
LEASE = 15.0  # seconds; a worker that dies gives its tables back after that
STEPS = 400  # answers for one table before others get their turn


class BotWorker:
    def __init__(
        self,
        games: GameLog,
        cache: TableCache,
        commands: Commands,
        pool: ProcessPool,
        clock: Callable[[], float],
    ) -> None:
        self._games = games
        self._cache = cache
        self._commands = commands
        self._pool = pool
        self._clock = clock

    async def work(self) -> bool:
        ids = await self._games.claim_bots(self._clock(), BATCH, LEASE)
        await asyncio.gather(*[self.play(id) for id in ids])
        return bool(ids)

    async def play(self, id: str) -> None:
        """Answer for the bots of a table until a person is asked."""
        try:
            for _ in range(STEPS):
                if not await self.step(id):
                    return
        except ApiError as e:
            if e.code not in ("stale", "refused", "busy", "not-running"):
                log.warning("bot stopped", table=id, error=str(e))

    async def step(self, id: str) -> bool:
        live = await self._cache.current(id)
        if live.row.status != "running":
            return False
        asks = live.table.pending()
        names = {x.seat: x.bot for x in live.seats if x.bot}
        seat = next((s for s in sorted(asks) if s in names), None)
        if seat is None:
            return False
        token = live.table.token(seat)
        started = time.perf_counter()
        option = await self._pool.run_boxed(
            live.pack, *thought(live, seat, names[seat], asks[seat])
        )
        METRICS.bot_seconds.observe(time.perf_counter() - started)
        await self._commands.bot_answer(id, seat, option, token)
        return True


def thought(live: LiveTable, seat: int, bot: str, ask: Choose) -> tuple[Any, ...]:
    """What to run elsewhere, and with what: nothing in it tells more than the seat may know."""
    rules = live.rules
    if bot in QUICK:
        view = live.table.observe(seat)
        return answer, rules, bot, view, (seat, ask.kind, ask.clause, tuple(ask.options), ask.about)
    world = Seat(live.table, seat).imagine(random.SystemRandom().random, ManualDealer())
    return ponder, rules, bot, world.save(), seat
