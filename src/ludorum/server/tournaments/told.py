"""Tournaments as they are told: lists, standings, rounds and tables, for one reader."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec

from ludorum.kernel import KeyedDealer
from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.clubs.repository import ClubRepository
from ludorum.server.play.model import SUBSTITUTE
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.ratings.model import Pool
from ludorum.server.ratings.repository import RatingRepository
from ludorum.server.ratings.scale import shown as number_of
from ludorum.server.store.rows import GONE, SeatRow, User

from .director import not_before
from .glances import Glance, Glances
from .model import BOT, NOWHERE, Course, Laid, Player, Round, Score, Tournament
from .repository import TournamentRepository
from .rounds import RoundRepository
from .schemas import (
    Mine,
    RoundInfo,
    RoundScore,
    RoundState,
    Standing,
    TournamentDetail,
    TournamentInfo,
    TournamentList,
    TournamentSeat,
    TournamentTable,
)
from .standings import POINTS, Cell, Line, missed_points, points_of, standings, tables_of

MOST = 100  # in a list
LAST = 50  # that are over
KEPT = 50  # tournaments whose standings are held for those who ask again
OLD_TABLES = 40  # of an arena that are shown when they are over


REMOVED = Mine("removed", sits_out=False, table="", bye=False)


class Teller:
    def __init__(
        self,
        repository: TournamentRepository,
        rounds: RoundRepository,
        accounts: AccountRepository,
        clubs: ClubRepository,
        ratings: RatingRepository,
        tables: TableRepository,
        glances: Glances,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._rounds = rounds
        self._accounts = accounts
        self._clubs = clubs
        self._ratings = ratings
        self._tables = tables
        self._glances = glances
        self._clock = clock
        self._lines: OrderedDict[
            str, tuple[tuple[tuple[int, ...], int, int] | None, list[Line]]
        ] = OrderedDict()

    # -- lists ------------------------------------------------------------------------------------

    async def lists(self, club: str, user: User | None) -> TournamentList:
        coming = await self._repository.listed(club, MOST, "open")
        running = await self._repository.listed(club, MOST, "running")
        over = await self._repository.listed(club, LAST, "over", "cancelled")
        told = await self._infos([*coming, *running, *over], user)
        return TournamentList(
            [told[x.id] for x in coming],
            [told[x.id] for x in running],
            [told[x.id] for x in over],
        )

    async def _infos(
        self, found: Sequence[Tournament], user: User | None
    ) -> dict[str, TournamentInfo]:
        ids = [x.id for x in found]
        counts = await self._repository.counts(ids)
        joined = await self._repository.joined(ids, user.id) if user else set()
        winners = await self._repository.winners(found)
        names = await self._accounts.names({x.owner for x in found} - {GONE})
        clubs = {id: await self._clubs.club(id) for id in {x.club for x in found} - {""}}
        out = {}
        for x in found:
            club = clubs.get(x.club)
            out[x.id] = TournamentInfo(
                id=x.id,
                name=x.name,
                game=x.game,
                kind=x.kind,
                seats=x.seats,
                tempo=x.tempo,
                status=x.status,
                starts=x.starts,
                rounds=x.rounds,
                round=x.round if x.kind == "swiss" else 0,
                minutes=x.minutes,
                players=counts.get(x.id, 0),
                places=x.places,
                club=x.club,
                club_name=club.name if club else "",
                by=x.owner if x.owner != GONE else "",
                by_name=names.get(x.owner, ""),
                joined=x.id in joined,
                winners=winners.get(x.id, []),
            )
        return out

    # -- one --------------------------------------------------------------------------------------

    async def detail(self, one: Tournament, user: User | None, shown: int) -> TournamentDetail:
        """`shown`: the round whose tables are told of; 0: the last one."""
        course = await self._rounds.course(one.id)
        last = max([x.number for x in course.rounds], default=0)
        one = msgspec.structs.replace(one, round=last)  # another may just have been drawn
        info = (await self._infos([one], user))[one.id]
        lines = await self._lined_up(one, course)
        me = next((x for x in course.players if user and x.user == user.id), None)
        last = last if one.kind == "swiss" else 0
        shown = shown if 0 < shown <= last else last
        free = info.players < one.places or me is not None
        mine = _mine(me, course) if me is not None else None
        if user is not None and me is None and await self._repository.is_removed(one.id, user.id):
            free, mine = False, REMOVED
        return TournamentDetail(
            **{name: getattr(info, name) for name in TournamentInfo.__struct_fields__},
            note=one.note,
            options=one.options,
            duplicate=one.duplicate,
            rated=one.rated,
            pause=one.pause,
            now=self._clock(),
            ends=one.ends,
            rounds_info=_rounds(one, course),
            standings=await self._standings(one, course, lines, user),
            shown=shown,
            tables=await self._shown_tables(one, course, shown, user),
            mine=mine,
            may_join=one.takes_players and free and (me is None or me.state == "out"),
            may_cancel=_may_cancel(one, user),
            may_change=one.status == "open" and _may_cancel(one, user),
            point_rule={str(size): list(points) for size, points in POINTS.items()},
            missed=missed_points(one.seats),
        )

    async def _lined_up(self, one: Tournament, course: Course) -> list[Line]:
        """The standings. With hundreds of players they take long enough to hold up others, and
        everybody asks for the same: they change when somebody comes, a round is drawn, or a table
        is over."""
        over = len([x for x in course.tables if x.ended])
        here = tuple([x.number for x in course.players])  # one may go and another come
        state = here, len(course.rounds), over
        known, lines = self._lines.get(one.id, (None, []))
        if known != state:
            lines = await asyncio.to_thread(standings, one.kind, one.seats, course)
            self._lines[one.id] = state, lines
            while len(self._lines) > KEPT:
                self._lines.popitem(last=False)
        return lines

    async def _standings(
        self, one: Tournament, course: Course, lines: list[Line], user: User | None
    ) -> list[Standing]:
        people = {x.number: x for x in course.players}
        users = {x.user for x in course.players} - {GONE}
        pool = Pool(one.game, one.seats, one.tempo.kind)
        hidden = await self._accounts.hidden(users)
        found = await self._ratings.ratings_of(users - hidden)
        levels = {x.user: number_of(x.skill) for x in found if x.pool == pool}
        return [
            Standing(
                place=x.place,
                person=_person(people[x.player]),
                name=people[x.player].name,
                level=levels.get(people[x.player].user),
                rounds=[_cell(cell) for cell in x.cells],
                points=float(x.points),
                opponents=float(x.opponents),
                share=float(x.share),
                wins=x.wins,
                mine=user is not None and people[x.player].user == user.id,
                state=people[x.player].state,
            )
            for x in lines
        ]

    # -- tables -----------------------------------------------------------------------------------

    async def _shown_tables(
        self, one: Tournament, course: Course, shown: int, user: User | None
    ) -> list[TournamentTable]:
        tables = _chosen(course, shown)
        ids = [x.table for x in tables]
        seated = await self._tables.seats_by_table([x.table for x in tables if x.begun])
        glances = await self._glances.of([x.table for x in tables if x.begun and not x.ended])
        people = {x.number: x for x in course.players}
        ended = {x.number for x in course.rounds if x.ended}
        scores = {(x[0].round, x[0].number): x for x in tables_of(course.scores)}
        out = []
        for laid, id in zip(tables, ids, strict=True):
            seats = scores[laid.round, laid.number]
            mine = user is not None and any(
                people[x.player].user == user.id for x in seats if x.player != BOT
            )
            free = laid.round in ended if one.duplicate else laid.ended or not one.club
            glance = glances.get(id)
            table = _Table(laid, seats, people, seated.get(id, []), glance, one.duplicate, user)
            out.append(table.told(looks=mine or bool(free)))
        return out


class _Table:
    """What is known of a table."""

    def __init__(
        self,
        laid: Laid,
        scores: list[Score],
        people: dict[int, Player],
        seated: list[SeatRow],
        glance: Glance | None,
        secret: bool,
        user: User | None,
    ) -> None:
        """`secret`: others play the same luck, and what it was good for they are not told."""
        self.laid = laid
        self.scores = scores
        self.people = people
        self.seated = seated
        self.glance = None if laid.ended else glance
        self.secret = secret
        self.user = user

    def told(self, *, looks: bool) -> TournamentTable:
        points = points_of([x.place for x in self.scores]) if self.laid.ended else []
        return TournamentTable(
            number=self.laid.number,
            table=self.laid.table if looks and self.laid.begun else "",
            status="over" if self.laid.ended else "playing",
            turns=max(0, self.glance.version - 1) if self.glance else 0,
            seats=[
                self._seat(x, looks=looks, points=float(points[x.seat]) if points else None)
                for x in self.scores
            ],
        )

    def _seat(self, x: Score, *, looks: bool, points: float | None) -> TournamentSeat:
        one = self.people.get(x.player)
        bot = self.seated[x.seat].bot if x.seat < len(self.seated) else ""
        if one is None or x.away:
            bot = bot or SUBSTITUTE
            points = None if one is None or points is None else 0.0
        asked = self.glance is not None and x.seat in self.glance.deadlines
        return TournamentSeat(
            seat=x.seat,
            name=one.name if one else "",
            person=_person(one) if one else "",
            bot=bot,
            mine=one is not None and self.user is not None and one.user == self.user.id,
            to_move=asked,
            deadline=self.glance.deadlines[x.seat] if self.glance and asked else 0.0,
            points=points,
            score=self._score(x, looks=looks),
        )

    def _score(self, x: Score, *, looks: bool) -> int | None:
        if not looks and (self.secret or not self.laid.ended):
            return None
        if self.laid.ended:
            return x.score
        return None if self.glance is None or not self.glance.scores else self.glance.scores[x.seat]


def _chosen(course: Course, shown: int) -> list[Laid]:
    """Of a round; or (0) those that are on, and the last ones that are over."""
    if shown:
        return [x for x in course.tables if x.round == shown]
    over = [x for x in course.tables if x.ended]
    on = [x for x in course.tables if not x.ended]
    return [*reversed(on), *sorted(over, key=lambda x: -x.ended)[:OLD_TABLES]]


def _rounds(one: Tournament, course: Course) -> list[RoundInfo]:
    if one.kind == "arena":
        return []
    known = {x.number: x for x in course.rounds}
    to_come = 0 if one.status in ("over", "cancelled") or one.stopped else one.rounds
    numbers = range(1, max(to_come, one.round) + 1)
    return [
        _round(one, known[n], course) if n in known else _coming(one, n, course) for n in numbers
    ]


def _round(one: Tournament, its: Round, course: Course) -> RoundInfo:
    tables = [x for x in course.tables if x.round == its.number]
    state: RoundState = "over" if its.ended else "playing"
    return RoundInfo(
        number=its.number,
        state=state,
        not_before=its.paired,
        paired=its.paired,
        ended=its.ended,
        tables=len(tables),
        done=len([x for x in tables if x.ended]),
        commit=KeyedDealer(its.key).commit if one.duplicate else "",
        key=its.key.hex() if one.duplicate and its.ended else "",
        rematches=its.rematches,
    )


def _coming(one: Tournament, number: int, course: Course) -> RoundInfo:
    known = not_before(one, course) if number == one.round + 1 else 0.0
    return RoundInfo(number, "coming", known, 0.0, 0.0, 0, 0, "", "", 0)


def _mine(me: Player, course: Course) -> Mine:
    on = {(x.round, x.number): x.table for x in course.tables if x.begun and not x.ended}
    mine = [x for x in course.scores if x.player == me.number]
    table = next((on[x.round, x.number] for x in mine if (x.round, x.number) in on), "")
    now = {x.number for x in course.rounds if not x.ended}
    bye = any(x.rest == "bye" and x.round in now for x in mine if x.number == NOWHERE)
    return Mine(me.state, me.sits_out, table, bye)


def _may_cancel(one: Tournament, user: User | None) -> bool:
    mine = user is not None and one.owner == user.id
    return mine and one.status in ("open", "running") and not one.stopped


def _person(one: Player) -> str:
    return one.user if one.user != GONE else ""


def _cell(x: Cell) -> RoundScore:
    points = None if x.points is None else float(x.points)
    return RoundScore(x.state, points, x.won, x.table)
