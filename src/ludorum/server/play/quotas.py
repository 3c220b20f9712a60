"""How much of the house one person may take: tables laid, listed, and with bots that think."""

from __future__ import annotations

from typing import NamedTuple

from ludorum.bots import QUICK
from ludorum.server.errors import ApiError
from ludorum.server.settings import Settings

from .model import NewTable
from .repository.tables import TableRepository


class Quotas:
    def __init__(self, tables: TableRepository, settings: Settings) -> None:
        self._tables = tables
        self._most = Holdings(
            settings.tables_per_person,
            settings.open_tables_per_person,
            settings.thinking_tables_per_person,
        )

    async def check(self, user: str, wanted: NewTable) -> None:
        """ApiError says which of their tables have to end first."""
        held, most = Holdings(*await self._tables.held_by(user, QUICK)), self._most
        if held.tables >= most.tables:
            raise ApiError("too-many-tables", f"{most.tables} tables of yours are not over yet")
        if wanted.public and held.listed >= most.listed:
            raise ApiError("too-many-tables", f"{most.listed} of yours wait for players already")
        if held.thinking >= most.thinking and any(x not in QUICK for x in wanted.bots):
            raise ApiError("too-many-tables", f"bots think for you at {most.thinking} already")


class Holdings(NamedTuple):
    """Of one owner: tables that are not over; of them listed for strangers; with thinking bots."""

    tables: int
    listed: int
    thinking: int
