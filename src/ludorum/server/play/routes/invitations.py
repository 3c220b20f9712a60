"""Invitations. To accept one is to take a seat."""

from __future__ import annotations

from litestar import Controller, delete, get, post

from ludorum.server.accounts.dependencies import Commander, Reader
from ludorum.server.http.schemas import REFUSED, PersonId, TableId
from ludorum.server.play.directory import Directory
from ludorum.server.play.invitations import Invitations
from ludorum.server.play.model import Invitation
from ludorum.server.play.schemas import InvitationInfo, Invite, TableInfo
from ludorum.server.relationships.rate_limits import SocialRateLimits
from ludorum.server.relationships.schemas import PersonInfo


class InvitationRoutes(Controller):
    """Tables friends want one at."""

    path = "/api/invitations"

    @get("/", responses=REFUSED)
    async def mine(
        self, reader: Reader, invitations: Invitations, directory: Directory
    ) -> list[InvitationInfo]:
        found = await invitations.mine(reader)
        tables = await directory.some([x.table for x in found], reader)
        return [
            InvitationInfo(PersonInfo(x.by, x.by_name, x.at), tables[x.table])
            for x in found
            if x.table in tables and has_room(tables[x.table])
        ]

    @delete("/{table_id:str}", responses=REFUSED, status_code=200)
    async def decline(self, user: Commander, table_id: TableId, invitations: Invitations) -> None:
        await invitations.decline(user, table_id)


class InvitedRoutes(Controller):
    """Whom those at a table want there."""

    path = "/api/tables"

    @get("/{table_id:str}/invited", responses=REFUSED)
    async def invited(
        self, reader: Reader, table_id: TableId, invitations: Invitations
    ) -> list[PersonInfo]:
        return people(await invitations.invited(reader, table_id))

    @post("/{table_id:str}/invited", responses=REFUSED, status_code=200)
    async def invite(
        self,
        user: Commander,
        table_id: TableId,
        data: Invite,
        invitations: Invitations,
        social_rate_limits: SocialRateLimits,
    ) -> list[PersonInfo]:
        """Invite a friend to a table that has not begun."""
        social_rate_limits.invitations.take(user.id)
        await invitations.invite(user, table_id, data.person)
        return people(await invitations.invited(user, table_id))

    @delete("/{table_id:str}/invited/{person_id:str}", responses=REFUSED, status_code=200)
    async def uninvite(
        self, user: Commander, table_id: TableId, person_id: PersonId, invitations: Invitations
    ) -> list[PersonInfo]:
        await invitations.uninvite(user, table_id, person_id)
        return people(await invitations.invited(user, table_id))


def has_room(table: TableInfo) -> bool:
    return any(not (seat.person or seat.bot) for seat in table.seats)


def people(found: list[Invitation]) -> list[PersonInfo]:
    return [PersonInfo(x.user, x.name, x.at) for x in found]
