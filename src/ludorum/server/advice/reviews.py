"""Reviews of finished games: which decisions have cost most, as far as that can be known.

Somebody who played asks; the wish is a row in the store; a worker takes it, and the outcome is
stored beside it: a game is reviewed once. Same record, same review.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ludorum.bots.advice import decides
from ludorum.kernel import Record
from ludorum.server.play import access
from ludorum.server.play.archive import Archive
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.play.steps import replaying, walk
from ludorum.server.store.rows import SeatRow, User
from ludorum.titles import Title

from .repository import ReviewRepository

# Reviews stored before reasons were told stay as they are.
UNREASONED: dict[str, Any] = {"lines": [], "reasons": [], "now": 0, "sets_apart": []}


class Decision(NamedTuple):
    """`step`: of the history, the position it was made in; `upto`: its index in the log."""

    step: int
    upto: int
    seat: int


def decisions(
    title: Title[Any], record: Record, seats: list[SeatRow], taken: int
) -> list[Decision]:
    """What people had to decide. `taken`: so many answers come from an earlier game."""
    people = [x.seat for x in seats if x.user]
    with replaying():
        return _decisions(title, record, people, taken)


def _decisions(title: Title[Any], record: Record, people: list[int], taken: int) -> list[Decision]:
    entries, out = record.entries, []
    for n, (table, step) in enumerate(walk(title, record.seats, record.options, entries)):
        upto = step.upto
        if not taken <= upto < len(entries):
            continue
        who = entries[upto][1]
        if who in people and decides(table, who) is not None:
            out.append(Decision(n, upto, who))
    return out


class Reviews:
    def __init__(
        self,
        repository: ReviewRepository,
        tables: TableRepository,
        archive: Archive,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._tables = tables
        self._archive = archive
        self._clock = clock

    async def ask(self, user: User, id: str) -> dict[str, Any]:
        """A review is wished for; there may be one already."""
        await self._archive.finished(id, user)
        seats = await self._tables.seats(id)
        access.require_seat(seats, user, "those who played ask for a review")
        await self._repository.want(id, self._clock())
        return await self.progress(id, user)

    async def progress(self, id: str, user: User | None) -> dict[str, Any]:
        """How far the review of a game is, and at last what it says."""
        await self._archive.finished(id, user)
        row = await self._repository.get(id)
        if row is None:
            return {"status": "none", "done": 0, "total": 0, "decisions": {}, "findings": []}
        waiting: dict[str, Any] = {"status": "waiting", "decisions": {}, "findings": []}
        said = msgspec.json.decode(row.data) if row.data else waiting
        said["findings"] = [{**UNREASONED, **x} for x in said["findings"]]
        return {**said, "done": row.done, "total": row.total}
