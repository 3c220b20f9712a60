"""Bots that think: claim tables where one is asked, think elsewhere, answer like anybody.

As many tables are claimed as there are processes to think, and one to be ready. Tables of people
for whom nothing is being thought come first, so nobody's many tables keep another waiting.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ludorum.kernel import Choose, ManualDealer, Seat
from ludorum.server.errors import ApiError
from ludorum.server.play.commands import Commands
from ludorum.server.play.live_table import LiveTable
from ludorum.server.play.quick_bots import quick_seat
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.table_cache import TableCache
from ludorum.server.process_pool import ProcessPool
from ludorum.server.store import StoreDown
from ludorum.server.telemetry import METRICS, log

from .thinking import ponder

LEASE = 6.0  # seconds; a worker that dies, or loses the store, gives its tables back after that
TURN = 2.0  # seconds of thought for one table before others get their turn
_PASSED = ("stale", "refused", "busy", "not-running")  # the table has gone on without us


class BotWorker:
    def __init__(
        self,
        games: GameLog,
        cache: TableCache,
        commands: Commands,
        pool: ProcessPool,
        clock: Callable[[], float],
        seconds: float,
        wake: asyncio.Event,
    ) -> None:
        """`seconds`: how long a thought may take; `wake`: set when there is room again."""
        self._games = games
        self._cache = cache
        self._commands = commands
        self._pool = pool
        self._clock = clock
        self._seconds = seconds
        self._wake = wake
        self._held: dict[str, asyncio.Task[None]] = {}

    async def work(self) -> bool:
        room = self._pool.size + 1 - len(self._held)
        if room > 0:
            for id in await self._games.claim_bots(self._clock(), room, LEASE):
                self._held[id] = task = asyncio.create_task(self.play(id), name=f"bots of {id}")
                task.add_done_callback(lambda _, id=id: self._let_go(id))  # type: ignore[misc]
        return False

    def _let_go(self, id: str) -> None:
        self._held.pop(id, None)
        self._wake.set()

    async def close(self) -> None:
        held = list(self._held.values())
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)

    async def play(self, id: str) -> None:
        """Answer for the bots of a table until a person is asked, or others are to have a turn."""
        until = time.perf_counter() + TURN
        try:
            while await self.step(id):
                if time.perf_counter() > until:
                    break
            else:
                return  # nothing is left to be let go
        except ApiError as e:
            if e.code not in _PASSED:
                log.warning("bot stopped", table=id, error=str(e))
        except StoreDown as e:
            log.warning("bot stopped", table=id, error=str(e))
            return  # the lease runs out
        except Exception as e:  # whatever is wrong with one table, others go on
            log.error("bot stopped", table=id, error=repr(e))
            return
        with suppress(StoreDown):  # then the lease runs out
            await self._games.release_bots(id)

    async def step(self, id: str) -> bool:
        """One answer; False if no bot is asked that thinks."""
        live = await self._cache.current(id)
        if live.row.status != "running":
            return False
        asks = live.table.pending()
        names = {x.seat: x.bot for x in live.seats if x.bot}
        if quick_seat(live) is not None:
            await self._commands.quick_answer(id)  # which goes on by itself
            return False
        seat = next((s for s in sorted(asks) if s in names), None)
        if seat is None:
            await self._games.clear_bots(id, live.version)
            return False
        token = live.table.token(seat)
        option = await self._think(live, seat, names[seat], asks[seat])
        await self._commands.bot_answer(id, seat, option, token, self._clock() + LEASE)
        return True

    async def _think(self, live: LiveTable, seat: int, bot: str, ask: Choose) -> Any:
        """The lease holds while somebody thinks. Who takes too long gets a sensible answer."""
        started = time.perf_counter()
        thought = asyncio.create_task(
            self._pool.run_for(live.row.owner, self._seconds, live.pack, *question(live, seat, bot))
        )
        try:
            while not (await asyncio.wait([thought], timeout=LEASE / 3))[0]:
                await self._games.renew_bots(live.row.id, self._clock() + LEASE)
            return thought.result()
        except TimeoutError:
            METRICS.thoughts_cut.inc()
            log.error("a thought took too long", table=live.row.id, bot=bot, seat=seat)
            return live.title.sensible(live.table.observe(seat), ask)
        finally:
            thought.cancel()
            METRICS.bot_seconds.observe(time.perf_counter() - started)


def question(live: LiveTable, seat: int, bot: str) -> tuple[Any, ...]:
    """What to run elsewhere, and with what: nothing in it tells more than the seat may know."""
    world = Seat(live.table, seat).imagine(random.SystemRandom().random, ManualDealer())
    return ponder, live.rules, bot, world.save(), seat
