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

from .errors import ApiError
from .limit import limit
from .live import Live
from .model import SeatRow, TableRow, User
from .rates import Rates
from .tables import Tables, seat_of
from .workers import think
from .workers.pool import Pool

KEPT = 500  # hints held for those who ask again
WAITING = 16  # hints being thought of; more would wait longer than anybody does

_sorted = msgspec.json.Encoder(order="sorted").encode


def allowed(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether hints are given at a table, the one place that says so: to a person alone among
    bots; where people meet only if the maker of the table wanted it; in a rated game never."""
    people = [x for x in seats if x.user or not x.bot]
    return (len(people) == 1 or row.hints) and not row.rated


class Hints:
    def __init__(self, tables: Tables, pool: Pool, rates: Rates) -> None:
        self.tables = tables
        self.pool = pool
        self.rates = rates  # of thoughts; what is known already costs nothing
        self._thoughts: OrderedDict[str, asyncio.Task[Any]] = OrderedDict()

    async def hint(self, user: User, id: str, token: int) -> dict[str, Any]:
        """Advice on the decision a person stands before; `token` names it."""
        live = await self.tables.current(id)
        seat = seat_of(live, user)
        if not allowed(live.row, live.seats):
            raise ApiError("no-hints")
        if live.row.status != "running":
            raise ApiError("not-running")
        if seat not in live.table.pending() or live.table.token(seat) != token:
            raise ApiError("stale")
        seed = seed_of(live, seat)
        if seed not in self._thoughts:
            if len([x for x in self._thoughts.values() if not x.done()]) >= WAITING:
                raise ApiError("busy")
            self.rates.take(user.id)
            with limit(self.tables.seconds):
                world = question(live, seat, seed)
            work = self.pool.run(think.hint, live.row.game, world, seat, seed)
            self._keep(seed, asyncio.create_task(work))
        try:
            # Others may wait for the same thought: whoever goes away does not end it.
            return {"token": token, **await asyncio.shield(self._thoughts[seed])}
        except IllegalAnswer as e:
            raise ApiError("refused", e.code) from e

    def _keep(self, seed: str, thought: asyncio.Task[Any]) -> None:
        def over(task: asyncio.Task[Any]) -> None:
            if task.cancelled() or task.exception() is not None:
                self._thoughts.pop(seed, None)

        thought.add_done_callback(over)
        self._thoughts[seed] = thought
        while len(self._thoughts) > KEPT:
            self._thoughts.popitem(last=False)


def seed_of(live: Live, seat: int) -> str:
    """Names a decision as the seat sees it. A token does not: it comes again after an undo."""
    sight = _sorted([live.row.id, seat, live.table.view(seat)])
    return hashlib.blake2b(sight, digest_size=16).hexdigest()


def question(live: Live, seat: int, seed: str) -> dict[str, Any]:
    """What the thinking process is given: nothing in it tells more than the seat may know."""
    rand = random.Random(f"{seed} imagine").random
    return Seat(live.table, seat).imagine(rand, ManualDealer()).save()
