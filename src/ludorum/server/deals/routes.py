"""The deal of the day over HTTP."""

from __future__ import annotations

import secrets
from datetime import date

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie

from ludorum.server.accounts.dependencies import Commander, GivenViewer, Req
from ludorum.server.clubs.schemas import ClubId
from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import SharedRateLimit
from ludorum.server.http.schemas import REFUSED, TableId
from ludorum.server.http.security import address, cookie_name
from ludorum.server.play.directory import Directory
from ludorum.server.play.schemas import TableInfo
from ludorum.server.settings import Settings

from .comparison import Comparison
from .of_club import ClubDeals
from .schemas import (
    BesideInfo,
    ClubDayInfo,
    ClubWeekInfo,
    Day,
    DayInfo,
    Game,
    MaybeClub,
    MaybeDay,
    ResultsInfo,
    Steps,
)
from .service import Deals

YEAR = 365 * 86_400


class DealRoutes(Controller):
    path = "/api/deals"

    @get("/", responses=REFUSED)
    async def day(self, viewer: GivenViewer, deals: Deals, day: MaybeDay = "") -> DayInfo:
        """A day that has begun somewhere (today, by UTC): its deals, its fingerprint."""
        return await deals.day(_date(day) if day else None, viewer.user)

    @get("/{day:str}/{game:str}", responses=REFUSED)
    async def results(
        self, viewer: GivenViewer, day: Day, game: Game, deals: Deals, club: MaybeClub = ""
    ) -> ResultsInfo:
        """What came of a deal: when its day is over, or one's own try at it. `club`: among the
        members of one the reader is in."""
        return await deals.results(_date(day), game, viewer.user, club)

    @get("/{day:str}/club/{club_id:str}", responses=REFUSED)
    async def of_club(
        self, viewer: GivenViewer, day: Day, club_id: ClubId, club_deals: ClubDeals
    ) -> ClubDayInfo:
        """The deals of a day among the members of a club, for these."""
        return await club_deals.day(_date(day), club_id, viewer.user)

    @get("/{day:str}/club/{club_id:str}/{game:str}", responses=REFUSED)
    async def week_of_club(
        self, viewer: GivenViewer, day: Day, club_id: ClubId, game: Game, club_deals: ClubDeals
    ) -> ClubWeekInfo:
        """A title's deals of seven days up to this one among the members of a club, for these."""
        return await club_deals.week(_date(day), game, club_id, viewer.user)

    @get("/{day:str}/{game:str}/tables", responses=REFUSED)
    async def tables(self, viewer: GivenViewer, day: Day, game: Game, deals: Deals) -> list[str]:
        """All tables where a deal was tried, when its day is over; for those who check the luck."""
        return await deals.tables(_date(day), game)

    @get("/beside/{table_id:str}/{other_id:str}", responses=REFUSED)
    async def beside(
        self,
        viewer: GivenViewer,
        table_id: TableId,
        other_id: TableId,
        steps: Steps,
        comparison: Comparison,
    ) -> list[BesideInfo]:
        """Some decisions of a game, and what another game of the same deal did at the same point;
        for those who may see both replays."""
        wanted = [int(x) for x in steps.split(",")]
        return await comparison.beside(table_id, other_id, wanted, viewer.user)

    @post("/{day:str}/{game:str}", responses=REFUSED)
    async def begin(
        self,
        request: Req,
        user: Commander,
        day: Day,
        game: Game,
        deals: Deals,
        directory: Directory,
        settings: Settings,
        table_rate_limit: SharedRateLimit,
    ) -> Response[TableInfo]:
        """The reader's one try at a deal. Asked for again, it is the same table."""
        await table_rate_limit.take(address(request))
        name = cookie_name(settings) + "-deal"
        browser = request.cookies.get(name, "") or secrets.token_urlsafe(12)
        id = await deals.begin(user, _date(day), game, browser[:64])
        cookie = Cookie(
            key=name,
            value=browser[:64],
            path="/",
            max_age=YEAR,
            httponly=True,
            secure=settings.secure,
            samesite="lax",
        )
        return Response(await directory.info(id, user), cookies=[cookie])


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as e:
        raise ApiError("bad-request", "a day is 2026-11-18") from e
