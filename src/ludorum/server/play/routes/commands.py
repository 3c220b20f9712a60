"""Playing: commands, and what one looks at before."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post

from ludorum.server.accounts.dependencies import Commander, Reader, Visitor
from ludorum.server.http.schemas import REFUSED, TableId
from ludorum.server.play.commands import Commands
from ludorum.server.play.schemas import Answer, Command, Count, Done, MaybeCount, Option, done, path
from ludorum.server.play.views import Views


class CommandRoutes(Controller):
    path = "/api/tables"

    @post("/{table_id:str}/answers", status_code=200, responses=REFUSED)
    async def answer(
        self, user: Commander, table_id: TableId, data: Answer, commands: Commands
    ) -> Done:
        first, *further = path(data.answer, data.further)
        id = data.command_id
        return done(await commands.answer(user, table_id, id, first, data.ask, tuple(further)))

    @post("/{table_id:str}/undo", status_code=200, responses=REFUSED)
    async def undo(
        self, user: Commander, table_id: TableId, data: Command, commands: Commands
    ) -> Done:
        return done(await commands.undo(user, table_id, data.command_id))

    @post("/{table_id:str}/resign", status_code=200, responses=REFUSED)
    async def resign(
        self, user: Commander, table_id: TableId, data: Command, commands: Commands
    ) -> Done:
        return done(await commands.resign(user, table_id, data.command_id))

    @get("/{table_id:str}/view", responses=REFUSED)
    async def view(self, visitor: Visitor, table_id: TableId, views: Views) -> dict[str, Any]:
        """The position as this visitor sees it."""
        return await views.position(table_id, visitor)

    @get("/{table_id:str}/why", responses=REFUSED)
    async def why(
        self, reader: Reader, table_id: TableId, views: Views, ask: MaybeCount = None
    ) -> list[dict[str, Any]]:
        """Why options one may look for are not offered; of a decision that has passed: nothing."""
        return await views.why(reader, table_id, ask)

    @post("/{table_id:str}/preview", responses=REFUSED, status_code=200)
    async def preview(
        self, user: Commander, table_id: TableId, data: Option, views: Views
    ) -> dict[str, Any] | None:
        """What an option would do, or several answers one after the other; of a decision that has
        passed: nothing."""
        return await views.preview(user, table_id, path(data.option, data.further), data.ask)

    @get("/{table_id:str}/ahead", responses=REFUSED)
    async def ahead(
        self, reader: Reader, table_id: TableId, views: Views, ask: Count
    ) -> list[dict[str, Any]]:
        """What would be asked next after options of this decision."""
        return await views.ahead(reader, table_id, ask)
