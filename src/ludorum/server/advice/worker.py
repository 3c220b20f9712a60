"""Reviews: claim a finished game, look at every decision of its people, store what was found."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from ludorum.content import laid
from ludorum.server.play.archive import Archive
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.process_pool import ProcessPool
from ludorum.server.store import StoreDown
from ludorum.server.telemetry import log

from .repository import ReviewRepository, ReviewRow
from .reviews import decisions
from .thinking import PlayedGame, glance, judge

LEASE = 30.0  # seconds; a worker that dies gives its game back after that
TELL = 2.0  # seconds between two notes on how far it is
SUSPECTS = 16  # decisions of a seat that are looked at again
COSTLY = 8  # and of these, told


class ReviewWorker:
    def __init__(
        self,
        reviews: ReviewRepository,
        tables: TableRepository,
        archive: Archive,
        pool: ProcessPool,
        clock: Callable[[], float],
    ) -> None:
        self._reviews = reviews
        self._tables = tables
        self._archive = archive
        self._pool = pool
        self._clock = clock

    async def work(self) -> bool:
        now = self._clock()
        id = await self._reviews.claim(now, LEASE)
        if id is None:
            return False
        progress = Progress(self._reviews, id, self._clock)
        try:
            await self._review(id, progress)
        except (StoreDown, BrokenProcessPool):
            raise  # somebody takes it up again when the lease has ended
        except Exception as e:  # what is wrong with a game would be wrong again, for ever
            log.error("not reviewed", table=id, error=repr(e))
            await progress.end({"status": "failed", "decisions": {}, "findings": []})
        return True

    async def _review(self, id: str, progress: Progress) -> None:
        row = await self._tables.find(id)
        _, record, title = await self._archive.parsed(row)
        made = decisions(title, record, await self._tables.seats(id), row.taken)
        seats = sorted({x.seat for x in made})
        pack = laid(title.package)
        rules = record.game, record.content
        game = PlayedGame(rules, record.seats, record.options, record.entries, record.commit)
        progress.total = len(made) + len(seats) * SUSPECTS
        suspects: dict[int, list[tuple[float, int, Any]]] = {seat: [] for seat in seats}
        for x in made:
            found = await self._pool.run_boxed(pack, glance, game, x.upto)
            if found is not None:
                suspects[x.seat].append((found[1], x.upto, found[0]))
            await progress.one_more()
        step = {x.upto: x.step for x in made}
        findings = []
        for some in suspects.values():
            costly = []
            for _, upto, other in sorted(some, key=lambda x: (-x[0], x[1]))[:SUSPECTS]:
                one = await self._pool.run_boxed(pack, judge, game, upto, other)
                if one is not None:
                    costly.append({"step": step[upto], **one})
                await progress.one_more()
            findings += sorted(costly, key=lambda x: -x["cost"])[:COSTLY]
        counts = {str(seat): len([x for x in made if x.seat == seat]) for seat in seats}
        await progress.end({"status": "done", "decisions": counts, "findings": findings})


class Progress:
    """How far the review of one game is: now and then the store hears of it, and that somebody
    still works."""

    def __init__(self, reviews: ReviewRepository, id: str, clock: Callable[[], float]) -> None:
        self._reviews = reviews
        self._id = id
        self._clock = clock
        self._noted = clock()
        self.done = self.total = 0

    async def one_more(self) -> None:
        self.done += 1
        now = self._clock()
        if now >= self._noted + TELL:
            self._noted = now
            await self._reviews.save(self._id, ReviewRow(self.done, self.total), now + LEASE)

    async def end(self, said: dict[str, Any]) -> None:
        row = ReviewRow(self.total, self.total, msgspec.json.encode(said))
        await self._reviews.save(self._id, row, 0.0)
