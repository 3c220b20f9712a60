"""Tables before they begin, and what is told of all of them."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get, post

from ludorum.server.accounts.dependencies import Commander, Reader, Req, Visitor
from ludorum.server.boxes.schemas import CardsInfo
from ludorum.server.boxes.service import Boxes
from ludorum.server.http.rate_limit import SharedRateLimit
from ludorum.server.http.schemas import REFUSED, TableId
from ludorum.server.http.security import address
from ludorum.server.play.directory import Directory
from ludorum.server.play.lobby import Lobby
from ludorum.server.play.model import NewTable
from ludorum.server.play.schemas import Join, TableInfo
from ludorum.server.store import Database


def _listed(found: list[TableInfo], database: Database) -> Response[list[TableInfo]]:
    """`x-partial`: some tables cannot be reached now."""
    return Response(found, headers={"x-partial": "1"} if database.shards.down() else None)


class TableRoutes(Controller):
    path = "/api/tables"

    @post("/", responses=REFUSED)
    async def create(
        self,
        request: Req,
        user: Commander,
        data: NewTable,
        lobby: Lobby,
        directory: Directory,
        table_rate_limit: SharedRateLimit,
    ) -> TableInfo:
        await table_rate_limit.take(address(request))
        row = await lobby.create(user, data)
        return await directory.info(row.id, user)

    @get("/mine", responses=REFUSED)
    async def mine(
        self, reader: Reader, directory: Directory, database: Database
    ) -> Response[list[TableInfo]]:
        return _listed(await directory.mine(reader), database)

    @get("/open", responses=REFUSED)
    async def open(
        self, visitor: Visitor, directory: Directory, database: Database
    ) -> Response[list[TableInfo]]:
        return _listed(await directory.open(visitor), database)

    @get("/running", responses=REFUSED)
    async def running(
        self, visitor: Visitor, directory: Directory, database: Database
    ) -> Response[list[TableInfo]]:
        """Public tables that can be watched."""
        return _listed(await directory.running(visitor), database)

    @get("/{table_id:str}", responses=REFUSED)
    async def info(self, visitor: Visitor, table_id: TableId, directory: Directory) -> TableInfo:
        return await directory.info(table_id, visitor)

    @get("/{table_id:str}/cards", responses=REFUSED)
    async def cards(
        self, visitor: Visitor, table_id: TableId, directory: Directory, boxes: Boxes
    ) -> CardsInfo:
        """The cards of the box a table is laid with, beside ours."""
        row = await directory.seen(table_id, visitor)
        return await boxes.cards(row.game, row.epoch, row.content)

    @post("/{table_id:str}/join", responses=REFUSED)
    async def join(
        self, user: Commander, table_id: TableId, data: Join, lobby: Lobby, directory: Directory
    ) -> TableInfo:
        await lobby.join(user, table_id, data.link)
        return await directory.info(table_id, user)

    @post("/{table_id:str}/leave", responses=REFUSED)
    async def leave(
        self, user: Commander, table_id: TableId, lobby: Lobby, directory: Directory
    ) -> TableInfo:
        await lobby.leave(user, table_id)
        return await directory.info(table_id, user)

    @post("/{table_id:str}/start", responses=REFUSED)
    async def start(
        self, user: Commander, table_id: TableId, lobby: Lobby, directory: Directory
    ) -> TableInfo:
        await lobby.start(user, table_id)
        return await directory.info(table_id, user)

    @post("/{table_id:str}/rematch", responses=REFUSED)
    async def rematch(
        self,
        request: Req,
        user: Commander,
        table_id: TableId,
        lobby: Lobby,
        directory: Directory,
        table_rate_limit: SharedRateLimit,
    ) -> TableInfo:
        await table_rate_limit.take(address(request))
        row = await lobby.rematch(user, table_id)
        info = await directory.info(row.id, user)
        return msgspec.structs.replace(info, link=row.link)  # whoever sat here is invited
