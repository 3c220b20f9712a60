"""Tournaments over HTTP."""

from __future__ import annotations

from litestar import Controller, get, post

from ludorum.server.accounts.dependencies import Commander, GivenViewer, Req
from ludorum.server.http.rate_limit import SharedRateLimit
from ludorum.server.http.schemas import REFUSED, TableId
from ludorum.server.http.security import address

from .schemas import (
    ClubId,
    NewTournament,
    RemovePlayer,
    RoundNumber,
    SetStart,
    SitOut,
    TableTournament,
    TournamentDetail,
    TournamentId,
    TournamentList,
)
from .service import Tournaments


class TournamentRoutes(Controller):
    path = "/api/tournaments"

    @get("/", responses=REFUSED)
    async def listed(
        self, viewer: GivenViewer, tournaments: Tournaments, club: ClubId = ""
    ) -> TournamentList:
        """Those that are to come, those that are on, and the last ones; of a club, or of none."""
        return await tournaments.listed(viewer.user, club)

    @post("/", responses=REFUSED)
    async def create(
        self,
        request: Req,
        user: Commander,
        data: NewTournament,
        tournaments: Tournaments,
        table_rate_limit: SharedRateLimit,
    ) -> TournamentDetail:
        """A new tournament; its maker is not among its players yet."""
        await table_rate_limit.take(address(request))
        return await tournaments.detail(await tournaments.create(user, data), user)

    @get("/{tournament_id:str}", responses=REFUSED)
    async def detail(
        self,
        viewer: GivenViewer,
        tournament_id: TournamentId,
        tournaments: Tournaments,
        round: RoundNumber = 0,
    ) -> TournamentDetail:
        """All of a tournament, with the tables of a round; 0: of the last one."""
        return await tournaments.detail(tournament_id, viewer.user, round)

    @get("/of/{table_id:str}", responses=REFUSED)
    async def of_table(
        self, viewer: GivenViewer, table_id: TableId, tournaments: Tournaments
    ) -> TableTournament:
        """The tournament a table was laid for."""
        return await tournaments.of_table(viewer.user, table_id)

    @post("/{tournament_id:str}/join", responses=REFUSED, status_code=200)
    async def join(
        self, user: Commander, tournament_id: TournamentId, tournaments: Tournaments
    ) -> TournamentDetail:
        """Take part, from the next round on; until the last one is paired."""
        await tournaments.join(user, tournament_id)
        return await tournaments.detail(tournament_id, user)

    @post("/{tournament_id:str}/leave", responses=REFUSED, status_code=200)
    async def leave(
        self, user: Commander, tournament_id: TournamentId, tournaments: Tournaments
    ) -> TournamentDetail:
        """Be seated no more; points stay."""
        await tournaments.leave(user, tournament_id)
        return await tournaments.detail(tournament_id, user)

    @post("/{tournament_id:str}/sit-out", responses=REFUSED, status_code=200)
    async def sit_out(
        self,
        user: Commander,
        tournament_id: TournamentId,
        data: SitOut,
        tournaments: Tournaments,
    ) -> TournamentDetail:
        """Not be seated in the next round, or be."""
        await tournaments.sit_out(user, tournament_id, on=data.on)
        return await tournaments.detail(tournament_id, user)

    @post("/{tournament_id:str}/back", responses=REFUSED, status_code=200)
    async def back(
        self, user: Commander, tournament_id: TournamentId, tournaments: Tournaments
    ) -> TournamentDetail:
        """One was away, and is here again; a bot that sits in gives the seat back."""
        await tournaments.back(user, tournament_id)
        return await tournaments.detail(tournament_id, user)

    @post("/{tournament_id:str}/cancel", responses=REFUSED, status_code=200)
    async def cancel(
        self, user: Commander, tournament_id: TournamentId, tournaments: Tournaments
    ) -> TournamentDetail:
        """By who made it: nothing begins; if it has begun, no more tables are laid."""
        await tournaments.cancel(user, tournament_id)
        return await tournaments.detail(tournament_id, user)

    @post("/{tournament_id:str}/start", responses=REFUSED, status_code=200)
    async def set_start(
        self,
        user: Commander,
        tournament_id: TournamentId,
        data: SetStart,
        tournaments: Tournaments,
    ) -> TournamentDetail:
        """By who made it, before it begins: at once, or at another time."""
        await tournaments.set_start(user, tournament_id, data.starts)
        return await tournaments.detail(tournament_id, user)

    @post("/{tournament_id:str}/remove", responses=REFUSED, status_code=200)
    async def remove(
        self,
        user: Commander,
        tournament_id: TournamentId,
        data: RemovePlayer,
        tournaments: Tournaments,
    ) -> TournamentDetail:
        """By who made it, before it begins: somebody does not take part, and cannot join again."""
        await tournaments.remove(user, tournament_id, data.person)
        return await tournaments.detail(tournament_id, user)
