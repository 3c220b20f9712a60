"""People among each other, over HTTP: friends and blocks, profiles, invitations, reports."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import Parameter

from ludorum.server.accounts import clean_text
from ludorum.server.model import Tie, User
from ludorum.server.rates import Rates
from ludorum.server.tables import Tables
from ludorum.server.together import circle
from ludorum.server.together.profile import profile
from ludorum.server.together.told import ProfileInfo

from .api import REFUSED, TableId, told_table
from .requests import Complain, Hidden, Invite
from .shapes import InvitationInfo, PeopleInfo, PersonInfo
from .who import Commander, Reader

PersonId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[str, Parameter(query="name", min_length=1, max_length=200)]
LineNumber = Annotated[int, Parameter(ge=1, le=1_000_000)]


class Manners:
    """How often one person may turn to others, whoever they are."""

    def __init__(self) -> None:
        self.searches = Rates(1 / 6, 20)
        self.questions = Rates(1 / 60, 20)  # to be friends
        self.invitations = Rates(1 / 10, 30)
        self.reports = Rates(1 / 60, 10)


def people_info(ties: list[Tie]) -> PeopleInfo:
    def those(kind: str) -> list[PersonInfo]:
        return [PersonInfo(x.user, x.name, x.at) for x in ties if x.kind == kind]

    return PeopleInfo(*[those(x) for x in ("friend", "asked", "asks", "blocked", "muted")])


class Circle(Controller):
    """The people around one. Every change answers with all of them."""

    path = "/api/people"

    @get("/", responses=REFUSED)
    async def mine(self, reader: Reader, tables: Tables) -> PeopleInfo:
        return await self._told(tables, reader)

    @get("/found", responses=REFUSED)
    async def found(
        self, reader: Reader, tables: Tables, manners: Manners, name: Name
    ) -> list[PersonInfo]:
        """People with an account of exactly this name."""
        manners.searches.take(reader.id)
        people = await circle.found(tables, reader, name)
        return [PersonInfo(x.id, x.name, x.created) for x in people]

    @post("/{person_id:str}/friend", responses=REFUSED, status_code=200)
    async def befriend(
        self, user: Commander, person_id: PersonId, tables: Tables, manners: Manners
    ) -> PeopleInfo:
        """Ask to be friends, or agree."""
        manners.questions.take(user.id)
        await circle.befriend(tables, user, person_id)
        return await self._told(tables, user)

    @delete("/{person_id:str}/friend", responses=REFUSED, status_code=200)
    async def part(self, user: Commander, person_id: PersonId, tables: Tables) -> PeopleInfo:
        """Withdraw a question, say no to one, or end a friendship."""
        await circle.part(tables, user, person_id)
        return await self._told(tables, user)

    @post("/{person_id:str}/block", responses=REFUSED, status_code=200)
    async def block(self, user: Commander, person_id: PersonId, tables: Tables) -> PeopleInfo:
        """They cannot ask, invite, sit down at one's tables, or be read."""
        await circle.block(tables, user, person_id)
        return await self._told(tables, user)

    @delete("/{person_id:str}/block", responses=REFUSED, status_code=200)
    async def unblock(self, user: Commander, person_id: PersonId, tables: Tables) -> PeopleInfo:
        await tables.store.untie(user.id, person_id, "blocked")
        return await self._told(tables, user)

    @post("/{person_id:str}/mute", responses=REFUSED, status_code=200)
    async def mute(self, user: Commander, person_id: PersonId, tables: Tables) -> PeopleInfo:
        """What they write is not shown to oneself."""
        await circle.mute(tables, user, person_id)
        return await self._told(tables, user)

    @delete("/{person_id:str}/mute", responses=REFUSED, status_code=200)
    async def unmute(self, user: Commander, person_id: PersonId, tables: Tables) -> PeopleInfo:
        await tables.store.untie(user.id, person_id, "muted")
        return await self._told(tables, user)

    async def _told(self, tables: Tables, user: User) -> PeopleInfo:
        return people_info(await tables.store.ties(user.id))


class Profile(Controller):
    """What somebody has played, and how well."""

    path = "/api/profiles"

    @get("/{person_id:str}", responses=REFUSED)
    async def profile(self, reader: Reader, person_id: PersonId, tables: Tables) -> ProfileInfo:
        return await profile(tables.store, reader, person_id)

    @post("/", responses=REFUSED, status_code=200)
    async def hide(self, user: Commander, data: Hidden, tables: Tables) -> ProfileInfo:
        """Show one's own profile to others, or hide it."""
        await tables.store.hide(user.id, hidden=data.hidden)
        return await profile(tables.store, user, user.id)


class Invitations(Controller):
    """Tables friends want one at. To accept is to take a seat."""

    path = "/api/invitations"

    @get("/", responses=REFUSED)
    async def mine(self, reader: Reader, tables: Tables) -> list[InvitationInfo]:
        out = []
        for x in await tables.store.invitations(reader.id, circle.MOST_INVITATIONS):
            table = await told_table(tables, await tables.find(x.table), reader)
            if any([not (seat.person or seat.bot) for seat in table.seats]):
                out.append(InvitationInfo(PersonInfo(x.by, x.by_name, x.at), table))
        return out

    @delete("/{table_id:str}", responses=REFUSED, status_code=200)
    async def decline(self, user: Commander, table_id: TableId, tables: Tables) -> None:
        await tables.store.uninvite(table_id, user.id)


class Around(Controller):
    """What those who sit at a table do about people."""

    path = "/api/tables"

    @get("/{table_id:str}/invited", responses=REFUSED)
    async def invited(self, reader: Reader, table_id: TableId, tables: Tables) -> list[PersonInfo]:
        return await self._told(tables, reader, table_id)

    @post("/{table_id:str}/invited", responses=REFUSED, status_code=200)
    async def invite(
        self, user: Commander, table_id: TableId, data: Invite, tables: Tables, manners: Manners
    ) -> list[PersonInfo]:
        """Invite a friend to a table that has not begun."""
        manners.invitations.take(user.id)
        await circle.invite(tables, user, table_id, data.person)
        return await self._told(tables, user, table_id)

    @delete("/{table_id:str}/invited/{person_id:str}", responses=REFUSED, status_code=200)
    async def uninvite(
        self, user: Commander, table_id: TableId, person_id: PersonId, tables: Tables
    ) -> list[PersonInfo]:
        await circle.sitting(tables, user, table_id)
        await tables.store.uninvite(table_id, person_id)
        return await self._told(tables, user, table_id)

    @post("/{table_id:str}/chat/{n:int}/report", responses=REFUSED, status_code=200)
    async def report(
        self,
        user: Commander,
        table_id: TableId,
        n: LineNumber,
        data: Complain,
        tables: Tables,
        manners: Manners,
    ) -> None:
        """Tell who runs the house of a line; only those at the table can, each once."""
        manners.reports.take(user.id)
        await circle.report(tables, user, table_id, n, clean_text(data.why))

    async def _told(self, tables: Tables, user: User, id: str) -> list[PersonInfo]:
        await circle.sitting(tables, user, id)
        return [PersonInfo(x.user, x.name, x.at) for x in await tables.store.invited(id)]
