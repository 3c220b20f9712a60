"""The life of a command, one way: load (warm first), apply with chance and forced answers, store in
one step, tell each audience. Nobody is told what is not stored. If another process was quicker, the
table is loaded again and the command is checked anew.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

from ludorum.kernel import IllegalAnswer, RuleFault, tuples
from ludorum.server.errors import ApiError
from ludorum.server.rule_timeout import RuleTimeout, time_limit
from ludorum.server.store import Conflict, Repeated
from ludorum.server.store.rows import LogRow, SeatChange, User
from ludorum.server.telemetry import METRICS, log, span

from . import access, quick_bots
from .archive import Archive
from .broadcast import Broadcaster
from .live_table import Change, LiveTable
from .model import SUBSTITUTE
from .repository.game_log import GameLog
from .table_cache import TableCache

ATTEMPTS = 8
QUICK_LEASE = 5.0  # seconds


class Commands:
    def __init__(
        self,
        games: GameLog,
        cache: TableCache,
        archive: Archive,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
        seconds: float,
    ) -> None:
        """`seconds`: how long the rules may take for a command."""
        self._games = games
        self._cache = cache
        self._archive = archive
        self._broadcaster = broadcaster
        self._clock = clock
        self._seconds = seconds
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what may be commanded ---------------------------------------------------------------------

    async def answer(
        self,
        user: User,
        id: str,
        command: str,
        option: Any,
        token: int | None,
        further: tuple[Any, ...] = (),
    ) -> bytes:
        """A decision, and those that `further` answers. The reply is stored with it: a retried
        command is answered the same."""

        def change(live: LiveTable) -> list[LogRow]:
            seat = access.require_playing(live.seats, user)
            rows = live.answers(seat, (tuples(option), *tuples(further)), token)
            live.clocks.late.pop(seat, None)
            return rows

        return await self.run(id, own(user, command), change)

    async def bot_answer(
        self, id: str, seat: int, option: Any, token: int, lease: float = 0.0
    ) -> bytes:
        """`lease`: until when whoever has thought goes on for the bots of this table."""

        def change(live: LiveTable) -> list[LogRow]:
            if seat not in live.bots():
                raise ApiError("not-yours")
            return live.answer(seat, tuples(option), token)

        return await self.run(id, f"bot-{seat}-{token}-{secrets.token_hex(4)}", change, lease)

    async def quick_answer(self, id: str) -> bytes:
        """A bot that needs no thought answers."""
        return await self.run(id, f"quick-{secrets.token_hex(4)}", quick_bots.answer, 0.0)

    async def undo(self, user: User, id: str, command: str) -> bytes:
        def change(live: LiveTable) -> list[LogRow]:
            return live.undo(access.require_playing(live.seats, user))

        return await self.run(id, own(user, command), change)

    async def resign(self, user: User, id: str, command: str) -> bytes:
        """A bot plays on in this seat; a table without people ends."""

        def change(live: LiveTable) -> list[LogRow]:
            return live.reseat(SeatChange(access.require_playing(live.seats, user), SUBSTITUTE))

        return await self.run(id, own(user, command), change)

    # -- the loop ----------------------------------------------------------------------------------

    async def run(self, id: str, command: str, change: Change, lease: float = -1.0) -> bytes:
        """Apply a change and store it, or nothing. `lease`: until when the bots of the table are
        the caller's to answer for; below 0: as before."""
        started = time.perf_counter()
        with span("command", table=id, command=command) as trace:
            for attempt in range(ATTEMPTS):
                async with self._cache.lock(id):
                    try:
                        reply = await self._once(id, command, change, lease)
                    except Conflict:
                        METRICS.conflicts.inc()
                        self._cache.forget(id)
                        continue
                    except Repeated as e:
                        self._cache.forget(id)
                        return e.reply
                trace.attempts = attempt + 1
                METRICS.command_seconds.observe(time.perf_counter() - started)
                return reply
            raise ApiError("busy")

    async def _once(self, id: str, command: str, change: Change, lease: float) -> bytes:
        live = await self._cache.get(id)
        if live.newest > live.version:
            await self._cache.catch_up(live)
            live = await self._cache.get(id)
        if live.row.status != "running":
            refusal = ApiError("frozen" if live.row.status == "frozen" else "not-running")
            return await self._second_look(live, command, change, lease, refusal)  # thawed?
        started = time.perf_counter()
        try:
            with time_limit(self._seconds):
                now = self._clock()
                append, events = live.apply(
                    change, command, now, lambda: self._lease(live, now, lease)
                )
        except IllegalAnswer as e:  # it may fit what another process has stored
            refusal = ApiError("stale" if e.code == "stale" else "refused", e.code)
            refusal.__cause__ = e
            return await self._second_look(live, command, change, lease, refusal)
        except (RuleFault, RuleTimeout) as e:
            await self._freeze(live, command, e)
            raise ApiError("frozen", str(e)) from e
        except ApiError as e:  # refused before anything was touched; seats may have changed since
            return await self._second_look(live, command, change, lease, e)
        except BaseException:
            self._cache.forget(id)
            raise
        METRICS.apply.observe(time.perf_counter() - started)
        try:
            await self._games.append(append)
        except BaseException:  # memory is ahead of the store
            self._cache.forget(id)
            raise
        live.mark_saved(append)
        await self._broadcaster.tell(live, events)
        if append.status == "over":
            await self._archive.pack(live)
            self._cache.forget(id)  # nobody commands it any more, and who looks back is rare
        METRICS.commands.inc()
        if quick_bots.quick_seat(live) is not None:
            self.go_on(id)
        return append.reply

    @staticmethod
    def _lease(live: LiveTable, now: float, lease: float) -> float:
        """Quick bots are answered for here, at once; should this process die, by a worker then."""
        return lease if quick_bots.quick_seat(live) is None else now + QUICK_LEASE

    def go_on(self, id: str) -> None:
        """Quick bots answer here, where the table is warm, when others have had their turn."""

        async def go_on() -> None:
            try:
                await self.quick_answer(id)  # which goes on by itself
            except Exception as e:  # a worker takes it up
                if not isinstance(e, ApiError) or e.code != "stale":
                    log.warning("quick bots stopped", table=id, error=repr(e))

        task = asyncio.create_task(go_on(), name=f"quick bots of {id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _second_look(
        self, live: LiveTable, command: str, change: Change, lease: float, refusal: ApiError
    ) -> bytes:
        """Before a refusal: was it stored before, or is there something newer it fits?"""
        id = live.row.id
        stored = await self._games.reply(id, command)
        if stored is not None:
            return stored
        if await self._cache.catch_up(live):
            return await self._once(id, command, change, lease)
        raise refusal

    async def _freeze(self, live: LiveTable, command: str, error: BaseException) -> None:
        self._cache.forget(live.row.id)
        METRICS.frozen.inc()
        why = f"{command} at version {live.version}: {error}"
        log.error("frozen", table=live.row.id, version=live.version, command=command, error=why)
        await self._games.set_status(live.row.id, "frozen", why)


def own(user: User, command: str) -> str:
    """Command ids are the client's own: two users may think of the same one."""
    return f"{user.id}.{command}"
