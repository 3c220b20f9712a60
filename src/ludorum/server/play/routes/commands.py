"""Playing: commands, and what one looks at before."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post

from ludorum.server.accounts.dependencies import Commander, Reader, Visitor
from ludorum.server.http.schemas import REFUSED, TableId
from ludorum.server.play.commands import Commands
from ludorum.server.play.schemas import Answer, Command, Count, Done, Option, done, option
from ludorum.server.play.views import Views


class CommandRoutes(Controller):
    path = "/api/tables"

    @post("/{table_id:str}/answers", status_code=200, responses=REFUSED)
    async def answer(
        self, user: Commander, table_id: TableId, data: Answer, commands: Commands
    ) -> Done:
        chosen = option(data.answer)
        return done(await commands.answer(user, table_id, data.command_id, chosen, data.ask))

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
        self, reader: Reader, table_id: TableId, views: Views, ask: Count | None = None
    ) -> list[dict[str, Any]]:
        """Why options one may look for are not offered; of a decision that has passed: nothing."""
        return await views.why(reader, table_id, ask)

    @post("/{table_id:str}/preview", responses=REFUSED, status_code=200)
    async def preview(
        self, user: Commander, table_id: TableId, data: Option, views: Views
    ) -> dict[str, Any]:
        """What an option would do."""
        return await views.preview(user, table_id, option(data.option))
