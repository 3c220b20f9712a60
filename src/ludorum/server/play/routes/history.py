"""The past of a table."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post

from ludorum.server.accounts.dependencies import Commander, GivenViewer, Req, Visitor
from ludorum.server.http.rate_limit import SharedRateLimit
from ludorum.server.http.schemas import REFUSED, TableId
from ludorum.server.http.security import address
from ludorum.server.play.archive import Archive
from ludorum.server.play.directory import Directory
from ludorum.server.play.history import History
from ludorum.server.play.proofs import Proofs
from ludorum.server.play.schemas import Count, Eyes, HistoryInfo, PlayOn, ProofInfo, TableInfo


class HistoryRoutes(Controller):
    path = "/api/tables"

    @get("/{table_id:str}/replay", media_type="application/jsonl", responses=REFUSED)
    async def replay(
        self, visitor: Visitor, table_id: TableId, archive: Archive
    ) -> Response[bytes]:
        """The record of a finished game; `ludorum verify` checks it."""
        body = await archive.replay(table_id, visitor)
        name = f'attachment; filename="{table_id}.jsonl"'
        headers = {"content-disposition": name}
        return Response(body, media_type="application/jsonl", headers=headers)

    @get("/{table_id:str}/story", responses=REFUSED)
    async def story(
        self, viewer: GivenViewer, table_id: TableId, history: History, since: Count = 0
    ) -> dict[str, Any]:
        """What this visitor was told after a version; answers taken back leave no trace."""
        return await history.story(table_id, viewer.user, since)

    @get("/{table_id:str}/past", responses=REFUSED)
    async def past(
        self,
        viewer: GivenViewer,
        table_id: TableId,
        history: History,
        since: Count,
        upto: Count,
    ) -> dict[str, Any]:
        """Positions of a running game from one version to another, as this visitor saw them."""
        return await history.past(table_id, viewer.user, since, upto)

    @get("/{table_id:str}/history", responses=REFUSED)
    async def history(
        self, viewer: GivenViewer, table_id: TableId, history: History, archive: Archive
    ) -> HistoryInfo:
        """The turns of a finished game, with the points after each."""
        steps, turns = await history.turns(table_id, viewer.user)
        row = await archive.finished(table_id, viewer.user)
        return HistoryInfo(steps, turns, await archive.sealed(row))

    @get("/{table_id:str}/at/{step:int}", responses=REFUSED)
    async def at(
        self, viewer: GivenViewer, table_id: TableId, step: Count, history: History, seat: Eyes = -1
    ) -> dict[str, Any]:
        """A position of a finished game as a seat (-1: a watcher) saw it, and what led to it."""
        return await history.at(table_id, viewer.user, step, seat)

    @get("/{table_id:str}/proof", responses=REFUSED)
    async def proof(self, viewer: GivenViewer, table_id: TableId, proofs: Proofs) -> ProofInfo:
        """What `ludorum verify` says to the record of a finished game."""
        found = await proofs.proof(table_id, viewer.user, viewer.who)
        return ProofInfo(ok=not found.problems and found.promised, **found._asdict())

    @post("/{table_id:str}/play-on", responses=REFUSED)
    async def play_on(
        self,
        request: Req,
        user: Commander,
        table_id: TableId,
        data: PlayOn,
        directory: Directory,
        history: History,
        table_rate_limit: SharedRateLimit,
    ) -> TableInfo:
        """A new table that goes on after a step of a finished game; bots have the other seats."""
        await table_rate_limit.take(address(request))
        row = await history.play_on(user, table_id, data.step, data.seat, data.command_id)
        return await directory.info(row.id, user)
