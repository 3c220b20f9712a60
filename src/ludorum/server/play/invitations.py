"""Invitations: those at a table that has not begun want friends there."""

from __future__ import annotations

from collections.abc import Callable

from ludorum.server.errors import ApiError
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.store.rows import TableRow, User

from . import access
from .model import Invitation
from .repository.invitations import InvitationRepository
from .repository.tables import TableRepository

MOST_SHOWN = 20  # to one person
MOST_INVITED = 20  # to one table


class Invitations:
    def __init__(
        self,
        invitations: InvitationRepository,
        tables: TableRepository,
        relationships: RelationshipRepository,
        clock: Callable[[], float],
    ) -> None:
        self._invitations = invitations
        self._tables = tables
        self._relationships = relationships
        self._clock = clock

    async def mine(self, user: User) -> list[Invitation]:
        return await self._invitations.of(user.id, MOST_SHOWN)

    async def decline(self, user: User, id: str) -> None:
        await self._invitations.uninvite(id, user.id)

    async def invited(self, user: User, id: str) -> list[Invitation]:
        """Who is, for those who sit there."""
        await self._sitting(user, id)
        return await self._invitations.invited(id)

    async def invite(self, user: User, id: str, other: str) -> None:
        row = await self._sitting(user, id)
        if row.status != "open":
            raise ApiError("not-open")
        around = await self._relationships.of(user.id)
        if not any(x.kind == "friend" and x.user == other for x in around):
            raise ApiError("not-friends")
        # A friend's friend is not always one's own.
        if row.owner in await self._relationships.blocked_either_way(other):
            raise ApiError("unwelcome")
        if len(await self._invitations.invited(id)) >= MOST_INVITED:
            raise ApiError("too-many", f"up to {MOST_INVITED} people")
        await self._invitations.invite(id, [other], user.id, self._clock())

    async def uninvite(self, user: User, id: str, other: str) -> None:
        await self._sitting(user, id)
        await self._invitations.uninvite(id, other)

    async def _sitting(self, user: User, id: str) -> TableRow:
        row = await self._tables.find(id)
        access.require_seat(await self._tables.seats(id), user)
        return row
