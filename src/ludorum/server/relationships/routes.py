"""The people around one, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import QueryParameter

from ludorum.server.accounts.dependencies import Commander, Reader
from ludorum.server.http.schemas import REFUSED, PersonId
from ludorum.server.store.rows import User

from .model import Relationship
from .rate_limits import SocialRateLimits
from .schemas import PeopleInfo, PersonInfo
from .service import Relationships

Name = Annotated[str, QueryParameter(name="name", min_length=1, max_length=200)]


def people_info(found: list[Relationship]) -> PeopleInfo:
    def those(kind: str) -> list[PersonInfo]:
        return [PersonInfo(x.user, x.name, x.at) for x in found if x.kind == kind]

    return PeopleInfo(*[those(x) for x in ("friend", "asked", "asks", "blocked", "muted")])


class RelationshipRoutes(Controller):
    """The people around one. Every change answers with all of them."""

    path = "/api/people"

    @get("/", responses=REFUSED)
    async def mine(self, reader: Reader, relationships: Relationships) -> PeopleInfo:
        return await self._around(relationships, reader)

    @get("/found", responses=REFUSED)
    async def found(
        self,
        reader: Reader,
        relationships: Relationships,
        social_rate_limits: SocialRateLimits,
        name: Name,
    ) -> list[PersonInfo]:
        """People with an account of exactly this name."""
        social_rate_limits.searches.take(reader.id)
        people = await relationships.found(reader, name)
        return [PersonInfo(x.id, x.name, x.created) for x in people]

    @post("/{person_id:str}/friend", responses=REFUSED, status_code=200)
    async def befriend(
        self,
        user: Commander,
        person_id: PersonId,
        relationships: Relationships,
        social_rate_limits: SocialRateLimits,
    ) -> PeopleInfo:
        """Ask to be friends, or agree."""
        social_rate_limits.questions.take(user.id)
        await relationships.befriend(user, person_id)
        return await self._around(relationships, user)

    @delete("/{person_id:str}/friend", responses=REFUSED, status_code=200)
    async def part(
        self, user: Commander, person_id: PersonId, relationships: Relationships
    ) -> PeopleInfo:
        """Withdraw a question, say no to one, or end a friendship."""
        await relationships.unfriend(user, person_id)
        return await self._around(relationships, user)

    @post("/{person_id:str}/block", responses=REFUSED, status_code=200)
    async def block(
        self, user: Commander, person_id: PersonId, relationships: Relationships
    ) -> PeopleInfo:
        """They cannot ask, invite, sit down at one's tables, or be read."""
        await relationships.block(user, person_id)
        return await self._around(relationships, user)

    @delete("/{person_id:str}/block", responses=REFUSED, status_code=200)
    async def unblock(
        self, user: Commander, person_id: PersonId, relationships: Relationships
    ) -> PeopleInfo:
        await relationships.remove(user, person_id, "blocked")
        return await self._around(relationships, user)

    @post("/{person_id:str}/mute", responses=REFUSED, status_code=200)
    async def mute(
        self, user: Commander, person_id: PersonId, relationships: Relationships
    ) -> PeopleInfo:
        """What they write is not shown to oneself."""
        await relationships.mute(user, person_id)
        return await self._around(relationships, user)

    @delete("/{person_id:str}/mute", responses=REFUSED, status_code=200)
    async def unmute(
        self, user: Commander, person_id: PersonId, relationships: Relationships
    ) -> PeopleInfo:
        await relationships.remove(user, person_id, "muted")
        return await self._around(relationships, user)

    async def _around(self, relationships: Relationships, user: User) -> PeopleInfo:
        return people_info(await relationships.around(user))
