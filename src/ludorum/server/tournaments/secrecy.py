"""Who may look at the tables of tournaments, and since when the key of a round is known."""

from __future__ import annotations

from ludorum.server.clubs.repository import ClubRepository
from ludorum.server.store.rows import TableRow, User

from .rounds import RoundRepository


class TournamentSecrecy:
    """Where all tables of a round play the same luck: until the last of them is over only who sits
    at one looks at it, and nobody is told the key. Tables of a club are for its members."""

    def __init__(self, rounds: RoundRepository, clubs: ClubRepository) -> None:
        self._rounds = rounds
        self._clubs = clubs

    async def shows(self, row: TableRow, user: User | None) -> bool:
        found = await self._rounds.at(row.id)
        if found is None or (found.tournament.duplicate and not found.round.ended):
            return False
        club = found.tournament.club
        return not club or (user is not None and await self._clubs.is_member(club, user.id))

    async def holds_key(self, row: TableRow) -> bool:
        found = await self._rounds.at(row.id)
        return found is not None and found.tournament.duplicate and not found.round.ended
