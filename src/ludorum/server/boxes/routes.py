"""Somebody's own boxes over HTTP. Only theirs."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import Parameter

from ludorum.server.accounts.dependencies import Commander, Reader
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.schemas import REFUSED

from .bounds import BOX_BYTES
from .schemas import BoxGames, BoxInfo, PutBox, PutRecord, TriedBox, TriedRecord, TryRecord
from .service import Boxes

AnyRequest = Request[Any, Any, Any]
Game = Annotated[str, Parameter(max_length=64)]
RecordId = Annotated[str, Parameter(min_length=1, max_length=80)]
RECORD_LIMIT = 16 * 1024  # bytes of a request


class BoxRoutes(Controller):
    path = "/api/me/box"

    @get("/", responses=REFUSED)
    async def games(self, reader: Reader, boxes: Boxes) -> BoxGames:
        """Games whose cards a box can replace."""
        return await boxes.games(reader)

    @get("/{game:str}", responses=REFUSED)
    async def info(
        self, reader: Reader, game: Game, boxes: Boxes, box_rate_limit: RateLimit
    ) -> BoxInfo:
        """One's box of a game, beside what the game comes with."""
        box_rate_limit.take(reader.id)
        return await boxes.info(reader, game)

    @put("/{game:str}", responses=REFUSED)
    async def change(self, user: Commander, game: Game, data: PutBox, boxes: Boxes) -> None:
        await boxes.set(user, game, data.use, data.name)

    @delete("/{game:str}", responses=REFUSED, status_code=200)
    async def empty(self, user: Commander, game: Game, boxes: Boxes) -> None:
        await boxes.empty(user, game)

    @post(
        "/{game:str}/try",
        responses=REFUSED,
        status_code=200,
        request_max_body_size=RECORD_LIMIT,
    )
    async def attempt(
        self, user: Commander, game: Game, data: TryRecord, boxes: Boxes, box_rate_limit: RateLimit
    ) -> TriedRecord:
        """What would be wrong with a record; nothing is kept."""
        box_rate_limit.take(user.id)
        return await boxes.attempt(user, game, data.kind, data.record)

    @get("/{game:str}/file", media_type="application/zip", responses=REFUSED)
    async def file(self, reader: Reader, game: Game, boxes: Boxes) -> Response[bytes]:
        """The box as a pack, which `ludorum box` reads."""
        body = await boxes.pack(reader, game)
        headers = {
            "content-disposition": f'attachment; filename="ludorum-{game}.zip"',
            "cache-control": "no-store",
        }
        return Response(body, media_type="application/zip", headers=headers)

    @put("/{game:str}/file", responses=REFUSED, request_max_body_size=BOX_BYTES)
    async def put_file(
        self,
        request: AnyRequest,
        user: Commander,
        game: Game,
        boxes: Boxes,
        box_rate_limit: RateLimit,
    ) -> TriedBox:
        """A pack takes the place of the box, if nothing is wrong with it. The body is the zip."""
        box_rate_limit.take(user.id)
        return await boxes.put_pack(user, game, await request.body())

    @put("/{game:str}/{kind:str}/{id:str}", responses=REFUSED, request_max_body_size=RECORD_LIMIT)
    async def put(
        self,
        user: Commander,
        game: Game,
        kind: Game,
        id: RecordId,
        data: PutRecord,
        boxes: Boxes,
        box_rate_limit: RateLimit,
    ) -> TriedRecord:
        """The record is in the box, if nothing is wrong with it."""
        box_rate_limit.take(user.id)
        return await boxes.put(user, game, kind, id, data.record)

    @delete("/{game:str}/{kind:str}/{id:str}", responses=REFUSED, status_code=200)
    async def remove(
        self,
        user: Commander,
        game: Game,
        kind: Game,
        id: RecordId,
        boxes: Boxes,
        box_rate_limit: RateLimit,
    ) -> TriedBox:
        """Back to ours."""
        box_rate_limit.take(user.id)
        return await boxes.remove(user, game, kind, id)
