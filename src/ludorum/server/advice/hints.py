"""Hints: what would be worth a thought, for a person before a decision of theirs.

What must hold: a hint rests on what the seat may know. What thinks gets an imagined position, made
from a seed that comes from the seat's view: the same view gets the same hint, in any process, and
what is hidden cannot change it.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import OrderedDict
from typing import Any

import msgspec

from ludorum.kernel import IllegalAnswer, ManualDealer, Seat
from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.play import access
from ludorum.server.play.live_table import LiveTable
from ludorum.server.play.table_cache import TableCache
from ludorum.server.process_pool import ProcessPool
from ludorum.server.rule_timeout import time_limit
from ludorum.server.store.rows import User

from . import thinking

KEPT = 500  # hints held for those who ask again
THINK = 60.0  # seconds; its process is killed then
WAITING = 16  # hints being thought of; more would wait longer than anybody does
_sorted = msgspec.json.Encoder(order="sorted").encode


class Hints:
    def __init__(
        self, cache: TableCache, pool: ProcessPool, rate_limit: RateLimit, seconds: float
    ) -> None:
        """`rate_limit`: of thoughts, what is known already costs nothing; `seconds`: how long the
        rules may take."""
        self._cache = cache
        self._pool = pool
        self._rate_limit = rate_limit
        self._seconds = seconds
        self._thoughts: OrderedDict[str, asyncio.Task[Any]] = OrderedDict()

    async def hint(self, user: User, id: str, token: int) -> dict[str, Any]:
        """Advice on the decision a person stands before; `token` names it."""
        live = await self._cache.current(id)
        seat = access.require_playing(live.seats, user)
        if not access.hints_allowed(live.row, live.seats):
            raise ApiError("no-hints")
        if live.row.status != "running":
            raise ApiError("not-running")
        if seat not in live.table.pending() or live.table.token(seat) != token:
            raise ApiError("stale")
        seed = seed_of(live, seat)
        if seed not in self._thoughts:
            if len([x for x in self._thoughts.values() if not x.done()]) >= WAITING:
                raise ApiError("busy")
            self._rate_limit.take(user.id)
            with time_limit(self._seconds):
                world = question(live, seat, seed)
            coached = live.row.coached
            work = self._pool.run_for(
                user.id,
                THINK,
                live.pack,
                thinking.hint,
                *(live.rules, world, seat, seed, coached),
            )
            self._keep(seed, asyncio.create_task(work))
        try:
            # Others may wait for the same thought: whoever goes away does not end it.
            return {"token": token, **await asyncio.shield(self._thoughts[seed])}
        except IllegalAnswer as e:
            raise ApiError("refused", e.code) from e
        except TimeoutError as e:
            raise ApiError("busy") from e

    def _keep(self, seed: str, thought: asyncio.Task[Any]) -> None:
        def over(task: asyncio.Task[Any]) -> None:
            if task.cancelled() or task.exception() is not None:
                self._thoughts.pop(seed, None)

        thought.add_done_callback(over)
        self._thoughts[seed] = thought
        while len(self._thoughts) > KEPT:
            self._thoughts.popitem(last=False)


def seed_of(live: LiveTable, seat: int) -> str:
    """Names a decision as the seat sees it. A token does not: it comes again after an undo."""
    sight = _sorted([live.row.id, seat, live.table.view(seat)])
    return hashlib.blake2b(sight, digest_size=16).hexdigest()


def question(live: LiveTable, seat: int, seed: str) -> dict[str, Any]:
    """What the thinking process is given: nothing in it tells more than the seat may know."""
    rand = random.Random(f"{seed} imagine").random
    return Seat(live.table, seat).imagine(rand, ManualDealer()).save()
