"""Hints and reviews, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post

from ludorum.server.accounts.dependencies import Commander, Visitor
from ludorum.server.http.schemas import REFUSED, TableId

from .hints import Hints
from .reviews import Reviews
from .schemas import HintAsk


class AdviceRoutes(Controller):
    path = "/api/tables"

    @post("/{table_id:str}/hint", responses=REFUSED, status_code=200)
    async def hint(
        self, user: Commander, table_id: TableId, data: HintAsk, hint_service: Hints
    ) -> dict[str, Any]:
        """Options worth a thought, and how sure that is; where hints are allowed."""
        return await hint_service.hint(user, table_id, data.ask)

    @get("/{table_id:str}/review", responses=REFUSED)
    async def review(self, visitor: Visitor, table_id: TableId, reviews: Reviews) -> dict[str, Any]:
        """Which decisions of a finished game have cost most, or how far the review is."""
        return await reviews.progress(table_id, visitor)

    @post("/{table_id:str}/review", responses=REFUSED, status_code=200)
    async def ask_review(
        self, user: Commander, table_id: TableId, reviews: Reviews
    ) -> dict[str, Any]:
        """Somebody who played wants a review; a game is reviewed once."""
        return await reviews.ask(user, table_id)
