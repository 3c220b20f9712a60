"""Puzzles over HTTP: anybody may try them; what they answered is kept for who has an account."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter

from ludorum.server.accounts.dependencies import Anybody, GivenViewer, Visitor
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.schemas import REFUSED
from ludorum.server.http.security import address

from .schemas import PuzzleAnswer, PuzzleGame, Solution
from .service import Puzzles

AnyRequest = Request[Any, Any, Any]
PuzzleId = Annotated[str, Parameter(pattern=r"^[a-z0-9]{1,32}$")]
Clause = Annotated[str, Parameter(pattern=r"^[A-Z0-9.]{0,16}$")]
Seen = Annotated[str, Parameter(pattern=r"^[a-z0-9,]*$", max_length=4000)]


class PuzzleRoutes(Controller):
    path = "/api/puzzles"

    @get("/", responses=REFUSED)
    async def games(self, viewer: GivenViewer, puzzles: Puzzles) -> list[PuzzleGame]:
        """Games that have puzzles, and how far one has come."""
        return await puzzles.games(viewer.user)

    @get("/{game:str}/next", responses=REFUSED)
    async def next(
        self,
        request: AnyRequest,
        visitor: Visitor,
        game: str,
        puzzles: Puzzles,
        lesson_rate_limit: RateLimit,
        theme: Clause = "",
        seen: Seen = "",
    ) -> dict[str, Any]:
        """A puzzle near one's level; `theme`: a clause; `seen`: those one has had, without an
        account."""
        lesson_rate_limit.take(visitor.id if visitor else address(request))
        return await puzzles.next(visitor, game, theme, seen.split(","))

    @get("/{game:str}/{puzzle:str}", responses=REFUSED)
    async def puzzle(
        self,
        request: AnyRequest,
        visitor: Visitor,
        game: str,
        puzzle: PuzzleId,
        puzzles: Puzzles,
        lesson_rate_limit: RateLimit,
    ) -> dict[str, Any]:
        """The position, and what is asked."""
        lesson_rate_limit.take(visitor.id if visitor else address(request))
        return await puzzles.puzzle(visitor, game, puzzle)

    @get("/{game:str}/{puzzle:str}/solution", responses=REFUSED)
    async def solution(
        self, viewer: GivenViewer, game: str, puzzle: PuzzleId, puzzles: Puzzles
    ) -> Solution:
        """What it was worth, for who has answered it."""
        return await puzzles.solution(viewer.user, game, puzzle)

    @post("/{game:str}/{puzzle:str}/answer", responses=REFUSED, status_code=200)
    async def answer(
        self,
        request: AnyRequest,
        anybody: Anybody,
        game: str,
        puzzle: PuzzleId,
        data: PuzzleAnswer,
        puzzles: Puzzles,
        lesson_rate_limit: RateLimit,
    ) -> Solution:
        """One's answer; the first one counts."""
        lesson_rate_limit.take(anybody.id if anybody else address(request))
        return await puzzles.answer(anybody, game, puzzle, data.option)
