"""What somebody may look at while a game runs: the position, why options are closed, what an option
would do."""

from __future__ import annotations

import time
from typing import Any

from ludorum.kernel import IllegalAnswer, Preview, Seat, tuples
from ludorum.server.errors import ApiError
from ludorum.server.rule_timeout import time_limit
from ludorum.server.store.rows import User
from ludorum.titles.frames import preview, question, refused

from . import access, frames
from .live_table import LiveTable
from .schemas import LONGEST
from .table_cache import TableCache

MOMENT = 0.1  # of the time a rule may take: nobody has asked for it, and others wait


class Views:
    def __init__(self, cache: TableCache, seconds: float) -> None:
        """`seconds`: how long the rules may take for a preview."""
        self._cache = cache
        self._seconds = seconds

    async def position(self, id: str, user: User | None) -> dict[str, Any]:
        """The view of a seat, or of a watcher where watching is allowed."""
        live = await self._cache.current(id)
        return frames.position(live, access.audience_of(live.row, live.seats, user))

    async def why(self, user: User, id: str, token: int | None = None) -> list[dict[str, Any]]:
        """Options this seat may look for that are closed, each with its words, clause and reason.

        Of the decision `token`, if it is given: nothing is closed any more in one that has passed.
        """
        live = await self._cache.current(id)
        seat = Seat(live.table, access.require_playing(live.seats, user))
        ask = seat.ask()
        if token is not None and (ask is None or token != seat.token()):
            return []
        if ask is None:
            raise ApiError("refused", "not-asked")
        return refused(live.title, seat)

    async def preview(
        self, user: User, id: str, path: tuple[Any, ...], token: int | None = None
    ) -> dict[str, Any] | None:
        """What answers would do one after the other, from a dry run that stops before anything
        unknown; `next`: the question that belongs to the same thought, if there is one.

        Of the decision `token`, if it is given: nothing is said of one that has passed.
        """
        live = await self._cache.current(id)
        number = access.require_playing(live.seats, user)
        asked = number in live.table.pending()
        if token is not None and (not asked or token != live.table.token(number)):
            return None
        try:
            with time_limit(self._seconds):
                seen = Seat(live.table, number).preview(*tuples(path))
        except IllegalAnswer as e:
            raise ApiError("refused", e.code) from e
        told = preview(live.title, seen, number)
        return {**told, "next": self._next(live, number, seen) if len(path) < LONGEST else None}

    def _next(self, live: LiveTable, seat: int, seen: Preview) -> dict[str, Any] | None:
        if seen.after is None or not seen.leads_on:
            return None
        position = frames.next_position(live, seat, seen)
        return {"position": position, "refusals": refused(live.title, seen.after)}

    async def ahead(self, user: User, id: str, token: int) -> list[dict[str, Any]]:
        """The questions that belong to the same thought as options of the decision `token`, as far
        as a moment is enough to find them; nothing of one that has passed."""
        live = await self._cache.current(id)
        seat = Seat(live.table, access.require_playing(live.seats, user))
        ask = seat.ask()
        if ask is None or token != seat.token():
            return []
        out: list[dict[str, Any]] = []
        until = time.monotonic() + self._seconds * MOMENT
        for option in ask.options if len(ask.options) > 1 else ():
            with time_limit(self._seconds):
                seen = seat.preview(option)
            if seen.ask is not None and seen.after is not None and seen.leads_on:
                follows = question(live.title, seen.ask, seen.after.observe())
                out.append({"option": option, "question": follows})
            if time.monotonic() > until:
                break
        return out
