"""What people can do at tournaments: hold one, take part, leave, sit out, come back."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

from ludorum.server.catalog.titles import Titles
from ludorum.server.clubs.repository import ClubRepository
from ludorum.server.errors import ApiError
from ludorum.server.play.lobby import check
from ludorum.server.play.model import NewTable
from ludorum.server.play.substitutes import Substitutes
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.store.ids import new_id
from ludorum.server.store.rows import User
from ludorum.server.text import clean_name, clean_text

from .model import Course, Score, Tournament
from .repository import Entered, TournamentRepository
from .rounds import RoundRepository
from .schemas import (
    LONGEST,
    SHORTEST,
    NewTournament,
    TableTournament,
    TournamentDetail,
    TournamentList,
)
from .told import Teller

AHEAD = 60 * 86_400.0  # seconds
SLACK = 120.0  # seconds somebody may have taken to fill in the form
HELD = 10  # by one person, that are not over
REFUSED: dict[Entered, str] = {
    "full": "no-places",
    "closed": "tournament-closed",
    "removed": "removed",
}


class Tournaments:
    def __init__(
        self,
        repository: TournamentRepository,
        rounds: RoundRepository,
        clubs: ClubRepository,
        relationships: RelationshipRepository,
        titles: Titles,
        substitutes: Substitutes,
        teller: Teller,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._rounds = rounds
        self._clubs = clubs
        self._relationships = relationships
        self._titles = titles
        self._substitutes = substitutes
        self._teller = teller
        self._clock = clock

    # -- looking ----------------------------------------------------------------------------------

    async def listed(self, user: User | None, club: str) -> TournamentList:
        if club:
            await self._admit(club, user)
        return await self._teller.lists(club, user)

    async def detail(self, id: str, user: User | None, shown: int = 0) -> TournamentDetail:
        one = await self._found(id, user)
        return await self._teller.detail(one, user, shown)

    async def of_table(self, user: User | None, table: str) -> TableTournament:
        found = await self._rounds.at(table)
        if found is None:
            raise ApiError("no-tournament")
        one = await self._found(found.tournament.id, user)
        return TableTournament(one.id, one.name, found.round.number if one.rounds else 0)

    async def _found(self, id: str, user: User | None) -> Tournament:
        """One that is there, for those who may see it: whoever plays in it may, also when they have
        left its club."""
        one = await self._repository.tournament(id)
        if one is None:
            raise ApiError("no-tournament")
        if one.club and not (user and await self._repository.player(id, user.id)):
            await self._admit(one.club, user)
        return one

    async def _admit(self, club: str, user: User | None) -> None:
        if user is None or not await self._clubs.is_member(club, user.id):
            raise ApiError("no-tournament")

    # -- holding one ------------------------------------------------------------------------------

    async def create(self, user: User, wanted: NewTournament) -> str:
        """A new tournament; returns its id."""
        now = self._clock()
        title = self._titles.newest(wanted.game)
        check(NewTable(wanted.game, wanted.seats, wanted.options, wanted.tempo), title)
        name = clean_name(wanted.name, SHORTEST, LONGEST)
        if wanted.tempo.kind == "none":
            raise ApiError("bad-request", "a tournament needs clocks, or it may never end")
        if wanted.duplicate and wanted.kind == "arena":
            raise ApiError("bad-request", "an arena has no rounds that could play the same luck")
        _check_start(wanted.starts, now)
        if wanted.club:
            await self._admit(wanted.club, user)
        swiss = wanted.kind == "swiss"
        one = Tournament(
            id=new_id(9),
            name=name,
            game=wanted.game,
            kind=wanted.kind,
            seats=wanted.seats,
            options=wanted.options,
            tempo=wanted.tempo,
            rounds=wanted.rounds if swiss else 0,
            minutes=0 if swiss else wanted.minutes,
            starts=wanted.starts,
            pause=wanted.pause if swiss else 0,
            duplicate=wanted.duplicate,
            rated=wanted.rated,
            club=wanted.club,
            places=wanted.places,
            note=clean_text(wanted.note),
            owner=user.id,
            created=now,
        )
        try:
            added = await self._repository.add(one, HELD)
        except KeyError as e:
            raise ApiError("sign-in") from e
        if not added:
            raise ApiError("too-many-tournaments", f"{HELD} of them are not over yet")
        return one.id

    async def cancel(self, user: User, id: str) -> None:
        await self._made(id, user)
        now = self._clock()
        if not await self._repository.cancel(id, now) and not await self._repository.stop(id, now):
            raise ApiError("not-running")

    async def set_start(self, user: User, id: str, starts: float | None) -> None:
        """None: at once, as soon as a worker looks."""
        await self._made(id, user)
        now = self._clock()
        starts = now if starts is None else starts
        _check_start(starts, now)
        if not await self._repository.set_start(id, starts):
            raise ApiError("tournament-begun")

    async def remove(self, user: User, id: str, person: str) -> None:
        """Only before it begins: nobody is thrown out who plays for a place."""
        one = await self._made(id, user)
        if one.status != "open":
            raise ApiError("tournament-begun")
        if person == user.id:
            raise ApiError("bad-request", "one leaves a tournament oneself")
        if not await self._repository.remove(id, person):
            raise ApiError("no-person")

    async def _made(self, id: str, user: User) -> Tournament:
        one = await self._found(id, user)
        if one.owner != user.id:
            raise ApiError("not-yours", "the maker of a tournament can do that")
        return one

    # -- taking part ------------------------------------------------------------------------------

    async def join(self, user: User, id: str) -> None:
        one = await self._found(id, user)
        if one.club:  # who has left it may still look
            await self._admit(one.club, user)
        if one.owner in await self._relationships.blocked_either_way(user.id):
            raise ApiError("unwelcome")
        try:
            entered = await self._repository.join(id, user.id, user.name)
        except KeyError as e:
            raise ApiError("sign-in") from e
        if entered != "done":
            raise ApiError(REFUSED[entered])

    async def leave(self, user: User, id: str) -> None:
        await self._in(id, user)
        await self._repository.leave(id, user.id)

    async def sit_out(self, user: User, id: str, *, on: bool) -> None:
        await self._in(id, user)
        await self._repository.sit_out(id, user.id, on=on)

    async def back(self, user: User, id: str) -> None:
        """A bot that sits in gives the seat back, too."""
        await self._in(id, user)
        player = await self._repository.player(id, user.id)
        course = await self._rounds.course(id)
        number = player.number if player else 0
        for table, scores in running(course, number):
            await self._rounds.seen(id, scores)
            with suppress(ApiError):  # no bot sits there, or the game has just ended
                await self._substitutes.take_back(user, table, f"back-{secrets.token_hex(4)}")
        await self._repository.back(id, user.id)

    async def _in(self, id: str, user: User) -> None:
        one = await self._found(id, user)
        if one.status not in ("open", "running"):
            raise ApiError("not-running")
        if await self._repository.player(id, user.id) is None:
            raise ApiError("not-yours", "one who takes part can do that")


def _check_start(starts: float, now: float) -> None:
    if not now - SLACK <= starts <= now + AHEAD:
        raise ApiError("bad-request", "it begins from now on, within sixty days")


def running(course: Course, player: int) -> list[tuple[str, list[Score]]]:
    """The tables somebody is to be at now, and as what."""
    on = {(x.round, x.number): x.table for x in course.tables if not x.ended}
    mine = [x for x in course.scores if x.player == player and (x.round, x.number) in on]
    return [(on[x.round, x.number], [x]) for x in mine]
