"""Who may look at somebody else's try, and since when its key is known."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.server.store.rows import TableRow, User

from .days import closes
from .repository import DealRepository


class DealSecrecy:
    def __init__(self, repository: DealRepository, clock: Callable[[], float]) -> None:
        self._repository = repository
        self._clock = clock

    async def shows(self, row: TableRow, user: User | None) -> bool:
        """When the day is over, to everybody; before, to those whose own try is over."""
        found = await self._repository.at(row.id)
        if found is None:
            return False
        if self._clock() >= closes(found.day):
            return True
        if user is None:
            return False
        mine = await self._repository.of(user.id, found.day)
        return any(x.day == found.day and x.game == found.game and x.outcome for x in mine)

    async def holds_key(self, row: TableRow) -> bool:
        found = await self._repository.at(row.id)
        return found is not None and self._clock() < closes(found.day)
