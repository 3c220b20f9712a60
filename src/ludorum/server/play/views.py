"""What somebody may look at while a game runs: the position, why options are closed, what an option
would do."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import IllegalAnswer, Seat, tuples
from ludorum.server.errors import ApiError
from ludorum.server.rule_timeout import time_limit
from ludorum.server.store.rows import User
from ludorum.words import plain

from . import access, frames
from .table_cache import TableCache


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
        title = live.title
        view = seat.observe()
        return [
            {
                "option": r.option,
                "label": plain(title.option(ask, r.option, view)),
                "clause": r.clause,
                "reason": r.reason,
                "msg": plain(title.refusal(r)),
            }
            for r in seat.why()
        ]

    async def preview(self, user: User, id: str, option: Any) -> dict[str, Any]:
        """What an option would do, from a dry run that stops before anything unknown."""
        live = await self._cache.current(id)
        seat = access.require_playing(live.seats, user)
        try:
            with time_limit(self._seconds):
                seen = Seat(live.table, seat).preview(tuples(option))
        except IllegalAnswer as e:
            raise ApiError("refused", e.code) from e
        return {
            "changes": [list(change) for change in seen.changes],
            "events": frames.redacted(live.title, seen.events, seat),
            "stop": seen.stop,
        }
