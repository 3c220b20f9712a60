"""Tables whose people do not come."""

from __future__ import annotations

from litestar import Controller, get, post

from ludorum.server.accounts.dependencies import Commander, Visitor
from ludorum.server.http.schemas import REFUSED, TableId
from ludorum.server.play.schemas import AbsenceInfo, Command, Done, SitIn, done
from ludorum.server.play.substitutes import Substitutes
from ludorum.server.store.rows import User


class AbsenceRoutes(Controller):
    path = "/api/tables"

    @get("/{table_id:str}/absences", responses=REFUSED)
    async def absences(
        self, visitor: Visitor, table_id: TableId, substitutes: Substitutes
    ) -> list[AbsenceInfo]:
        """Who is away, or late, or has lent their seat."""
        return await absent(substitutes, table_id, visitor)

    @post("/{table_id:str}/sit-in", responses=REFUSED, status_code=200)
    async def sit_in(
        self, user: Commander, table_id: TableId, data: SitIn, substitutes: Substitutes
    ) -> list[AbsenceInfo]:
        """One is for a bot in a seat whose person is late."""
        await substitutes.vote(user, table_id, data.seat)
        return await absent(substitutes, table_id, user)

    @post("/{table_id:str}/take-back", responses=REFUSED, status_code=200)
    async def take_back(
        self, user: Commander, table_id: TableId, data: Command, substitutes: Substitutes
    ) -> Done:
        """One's lent seat, please."""
        return done(await substitutes.take_back(user, table_id, data.command_id))


async def absent(substitutes: Substitutes, id: str, user: User | None) -> list[AbsenceInfo]:
    me = user.id if user else ""
    return [
        AbsenceInfo(x.seat, x.away, x.late, len(x.agree), x.needed, me in x.agree, x.lent)
        for x in await substitutes.absences(id, user)
        if x.away or x.late or x.lent
    ]
