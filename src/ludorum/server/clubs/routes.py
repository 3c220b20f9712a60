"""Clubs over HTTP. Every change of one answers with all of it."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put

from ludorum.server.accounts.dependencies import Commander, GivenViewer, Reader
from ludorum.server.http.schemas import REFUSED, PersonId

from .rate_limits import ClubRateLimits
from .schemas import (
    ActOn,
    ClubId,
    ClubInfo,
    ClubPage,
    JoinClub,
    Link,
    NamePart,
    NewClub,
    ReportClub,
)
from .service import Clubs, club_info


class ClubRoutes(Controller):
    path = "/api/clubs"

    @get("/", responses=REFUSED)
    async def mine(self, reader: Reader, clubs: Clubs) -> list[ClubInfo]:
        """The clubs the reader is in, or asks to come into."""
        return [club_info(x) for x in await clubs.mine(reader)]

    @get("/found", responses=REFUSED)
    async def found(self, viewer: GivenViewer, clubs: Clubs, name: NamePart = "") -> list[ClubInfo]:
        """Clubs with that in their name, the largest first; not those joined by link alone."""
        return [club_info(x) for x in await clubs.named(name)]

    @get("/of/{person_id:str}", responses=REFUSED)
    async def of(self, reader: Reader, person_id: PersonId, clubs: Clubs) -> list[ClubInfo]:
        """The clubs somebody is in whose profile one may see."""
        return [club_info(x) for x in await clubs.of_person(reader, person_id)]

    @post("/", responses=REFUSED)
    async def create(
        self, user: Commander, data: NewClub, clubs: Clubs, club_rate_limits: ClubRateLimits
    ) -> ClubPage:
        club_rate_limits.founding.take(user.id)
        return await clubs.page(await clubs.found(user, data), user)

    @get("/{club_id:str}", responses=REFUSED)
    async def page(
        self, viewer: GivenViewer, club_id: ClubId, clubs: Clubs, link: Link = ""
    ) -> ClubPage:
        return await clubs.page(club_id, viewer.user, link)

    @put("/{club_id:str}", responses=REFUSED)
    async def change(
        self,
        user: Commander,
        club_id: ClubId,
        data: NewClub,
        clubs: Clubs,
        club_rate_limits: ClubRateLimits,
    ) -> ClubPage:
        club_rate_limits.changes.take(user.id)
        await clubs.change(user, club_id, data)
        return await clubs.page(club_id, user)

    @delete("/{club_id:str}", responses=REFUSED, status_code=200)
    async def dissolve(self, user: Commander, club_id: ClubId, clubs: Clubs) -> None:
        """Its founder can; nothing of it is left."""
        await clubs.dissolve(user, club_id)

    @post("/{club_id:str}/link", responses=REFUSED, status_code=200)
    async def renew_link(
        self, user: Commander, club_id: ClubId, clubs: Clubs, club_rate_limits: ClubRateLimits
    ) -> ClubPage:
        """Another link to invite with; the one so far leads nowhere any more."""
        club_rate_limits.changes.take(user.id)
        await clubs.renew_link(user, club_id)
        return await clubs.page(club_id, user)

    @post("/{club_id:str}/join", responses=REFUSED, status_code=200)
    async def join(
        self,
        user: Commander,
        club_id: ClubId,
        data: JoinClub,
        clubs: Clubs,
        club_rate_limits: ClubRateLimits,
    ) -> ClubPage:
        """Come in, or ask to."""
        club_rate_limits.joining.take(user.id)
        await clubs.join(user, club_id, data.link)
        return await clubs.page(club_id, user)

    @delete("/{club_id:str}/join", responses=REFUSED, status_code=200)
    async def leave(self, user: Commander, club_id: ClubId, clubs: Clubs) -> list[ClubInfo]:
        """Leave, or do not ask any more. Answers with the clubs one still is in."""
        await clubs.leave(user, club_id)
        return [club_info(x) for x in await clubs.mine(user)]

    @post("/{club_id:str}/members/{person_id:str}", responses=REFUSED, status_code=200)
    async def act(
        self,
        user: Commander,
        club_id: ClubId,
        person_id: PersonId,
        data: ActOn,
        clubs: Clubs,
    ) -> ClubPage:
        """Accept, send away, appoint, hand over: for those who lead the club."""
        await clubs.act(user, club_id, person_id, data.act)
        return await clubs.page(club_id, user)

    @post("/{club_id:str}/report", responses=REFUSED, status_code=200)
    async def report(
        self,
        user: Commander,
        club_id: ClubId,
        data: ReportClub,
        clubs: Clubs,
        club_rate_limits: ClubRateLimits,
        link: Link = "",
    ) -> None:
        """Tell the operator of it."""
        club_rate_limits.reports.take(user.id)
        await clubs.report(user, club_id, link, data.why)
