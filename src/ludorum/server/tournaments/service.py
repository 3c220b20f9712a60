"""What can be done at tournaments by people."""

from __future__ import annotations

from ludorum.server.errors import ApiError
from ludorum.server.store.rows import User

from .schemas import NewTournament, TournamentDetail, TournamentList


class Tournaments:
    async def listed(self, user: User | None, club: str) -> TournamentList:
        return TournamentList([], [], [])

    async def create(self, user: User, wanted: NewTournament) -> str:
        raise ApiError("no-tournament")

    async def detail(self, id: str, user: User | None, shown: int = 0) -> TournamentDetail:
        raise ApiError("no-tournament")

    async def join(self, user: User, id: str) -> None:
        raise ApiError("no-tournament")

    async def leave(self, user: User, id: str) -> None:
        raise ApiError("no-tournament")

    async def sit_out(self, user: User, id: str, *, on: bool) -> None:
        raise ApiError("no-tournament")

    async def back(self, user: User, id: str) -> None:
        raise ApiError("no-tournament")

    async def cancel(self, user: User, id: str) -> None:
        raise ApiError("no-tournament")
