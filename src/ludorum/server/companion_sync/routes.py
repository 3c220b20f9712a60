"""Companion games of people with an account, for their other devices."""

from __future__ import annotations

from litestar import Controller, delete, get, put

from ludorum.server.accounts.dependencies import Commander, Reader
from ludorum.server.errors import ApiError
from ludorum.server.http.schemas import REFUSED, TableId

from .repository import CompanionRepository, CompanionSave
from .schemas import CompanionSaveInfo, Keep

MOST_SAVES = 200  # companion games of one person


class CompanionRoutes(Controller):
    """Companion games of people with an account, for their other devices. Only theirs."""

    path = "/api/companion"

    @get("/", responses=REFUSED)
    async def mine(self, reader: Reader, companion: CompanionRepository) -> list[CompanionSaveInfo]:
        return [
            CompanionSaveInfo(x.id, x.at, x.data.decode()) for x in await companion.of(reader.id)
        ]

    @put("/{game_id:str}", responses=REFUSED)
    async def keep(
        self, user: Commander, game_id: TableId, data: Keep, companion: CompanionRepository
    ) -> None:
        """The newer one stays; a person may keep 200."""
        game = CompanionSave(game_id, data.at, data.data.encode())
        if not await companion.keep(user.id, game, MOST_SAVES):
            raise ApiError("too-many")

    @delete("/{game_id:str}", responses=REFUSED, status_code=200)
    async def forget(
        self, user: Commander, game_id: TableId, companion: CompanionRepository
    ) -> None:
        await companion.forget(user.id, game_id)
