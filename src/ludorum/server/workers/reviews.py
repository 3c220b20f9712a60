"""Reviews: claim a finished game, look at every decision of its people, store what was found."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from ludorum.kernel import Record
from ludorum.server.model import ReviewRow
from ludorum.server.observe import log
from ludorum.server.review import decisions
from ludorum.server.store import StoreDown
from ludorum.server.tables import Tables

from .pool import Pool
from .think import Past, glance, judge

LEASE = 30.0  # seconds; a worker that dies gives its game back after that
TELL = 2.0  # seconds between two notes on how far it is
SUSPECTS = 16  # decisions of a seat that are looked at again
COSTLY = 8  # and of these, told


class Reviews:
    def __init__(self, tables: Tables, pool: Pool) -> None:
        self.tables = tables
        self.pool = pool

    async def work(self) -> bool:
        now = self.tables.clock()
        id = await self.tables.store.claim_review(now, LEASE)
        if id is None:
            return False
        work = Work(self.tables, self.pool, id, now)
        try:
            await work.run()
        except (StoreDown, BrokenProcessPool):
            raise  # somebody takes it up again when the lease has ended
        except Exception as e:  # what is wrong with a game would be wrong again, for ever
            log.error("not reviewed", table=id, error=repr(e))
            await work.end({"status": "failed", "decisions": {}, "findings": []})
        return True


class Work:
    """One game."""

    def __init__(self, tables: Tables, pool: Pool, id: str, now: float) -> None:
        self.tables = tables
        self.pool = pool
        self.id = id
        self.done = self.total = 0
        self._told = now

    async def run(self) -> None:
        store, id = self.tables.store, self.id
        row = await self.tables.find(id)
        record = Record.parse((await self.tables.record(id)).decode().splitlines())
        title = self.tables.titles.get(record.game, record.epoch)
        made = decisions(title, record, await store.seats(id), row.taken)
        seats = sorted({x.seat for x in made})
        past = Past(record.game, record.seats, record.options, record.entries, record.commit)
        self.total = len(made) + len(seats) * SUSPECTS
        suspects: dict[int, list[tuple[float, int, Any]]] = {seat: [] for seat in seats}
        for x in made:
            found = await self.pool.run(glance, past, x.upto)
            if found is not None:
                suspects[x.seat].append((found[1], x.upto, found[0]))
            await self.go_on()
        step = {x.upto: x.step for x in made}
        findings = []
        for some in suspects.values():
            told = []
            for _, upto, other in sorted(some, key=lambda x: (-x[0], x[1]))[:SUSPECTS]:
                one = await self.pool.run(judge, past, upto, other)
                if one is not None:
                    told.append({"step": step[upto], **one})
                await self.go_on()
            findings += sorted(told, key=lambda x: -x["cost"])[:COSTLY]
        counts = {str(seat): len([x for x in made if x.seat == seat]) for seat in seats}
        await self.end({"status": "done", "decisions": counts, "findings": findings})

    async def go_on(self) -> None:
        """One more is done: now and then the store hears of it, and that somebody still works."""
        self.done += 1
        now = self.tables.clock()
        if now >= self._told + TELL:
            self._told = now
            await self.tables.store.set_review(
                self.id, ReviewRow(self.done, self.total), now + LEASE
            )

    async def end(self, said: dict[str, Any]) -> None:
        row = ReviewRow(self.total, self.total, msgspec.json.encode(said))
        await self.tables.store.set_review(self.id, row, 0.0)
