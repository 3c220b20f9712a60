"""The tables of tournaments: laid and begun, watched for who does not come, and read when they are
over. Nobody sends a result: it is read from the game's own record.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from ludorum.server.errors import ApiError
from ludorum.server.play.archive import Archive
from ludorum.server.play.clocks import Clocks
from ludorum.server.play.lobby import Lobby
from ludorum.server.play.model import SUBSTITUTE, NewTable
from ludorum.server.play.onlookers import Onlookers
from ludorum.server.play.repository.absences import SubstituteRepository
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.play.results import places
from ludorum.server.play.steps import replaying
from ludorum.server.play.substitutes import Substitutes
from ludorum.server.store import StoreDown
from ludorum.server.store.rows import GONE, HOUSE, SeatRow, TableRow
from ludorum.server.telemetry import log
from ludorum.titles import totals

from .model import BOT, Laid, Player, Score, Tournament
from .rounds import RoundRepository

ABSENT = 300.0  # seconds from the beginning of a live table until who was not seen there is away
STUCK = 3600.0  # seconds a table that cannot go on has to be mended, until it counts as level


class Outcome(NamedTuple):
    """Of a seat. `lent`: a bot has ended the game for somebody who may have come back."""

    place: int
    score: int | None
    lent: bool
    bot: bool


class TournamentTables:
    def __init__(
        self,
        repository: RoundRepository,
        tables: TableRepository,
        games: GameLog,
        lobby: Lobby,
        archive: Archive,
        substitutes: Substitutes,
        assigned: SubstituteRepository,
        onlookers: Onlookers,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._tables = tables
        self._games = games
        self._lobby = lobby
        self._archive = archive
        self._substitutes = substitutes
        self._assigned = assigned
        self._onlookers = onlookers
        self._clock = clock

    def new_id(self) -> str:
        return self._tables.new_id()

    def new_key(self) -> bytes:
        return secrets.token_bytes(32)

    # -- laying -----------------------------------------------------------------------------------

    async def lay(
        self, one: Tournament, laid: Laid, scores: Sequence[Score], people: Sequence[Player],
        key: bytes,
    ) -> None:  # fmt: skip
        """The table, with all who are to sit there, begun; whatever of it is there stays. `key`: of
        a round whose tables play the same luck, or empty."""
        by_number = {x.number: x for x in people}
        seats = [_seat(x, by_number) for x in scores]
        bots = [x.bot for x in seats if x.bot]
        wanted = NewTable(
            one.game,
            len(seats),
            one.options,
            one.tempo,
            bots if len(bots) < len(seats) else [],
            public=not one.duplicate and not one.club,
            rated=one.rated and not bots,
        )
        dealing = "duplicate" if one.duplicate else ""
        dealt = key if one.duplicate else self.new_key()
        await self._lobby.lay(laid.table, HOUSE, wanted, seats, dealt, dealing)
        if await self._filled(laid.table, seats):
            await self._lobby.lay(laid.table, HOUSE, wanted, seats, dealt, dealing)
        if (await self._tables.find(laid.table)).status == "open":
            raise ApiError("not-full")
        await self._repository.begun(one.id, laid, self._clock())

    async def _filled(self, table: str, seats: Sequence[SeatRow]) -> bool:
        """Who leaves the house after their table was laid and before it began leaves a free seat:
        the bot that is theirs now has it."""
        free = [x.seat for x in await self._tables.seats(table) if not x.user and not x.bot]
        return any([await self._tables.take_seat(table, seats[x]) for x in free])

    # -- who does not come ------------------------------------------------------------------------

    async def look(
        self, one: Tournament, laid: Laid, scores: Sequence[Score], people: Sequence[Player]
    ) -> None:
        """Who has come to a table that is on, and who should have and has not."""
        by_number = {x.number: x for x in people}
        unseen = [x for x in scores if x.player != BOT and not x.seen]
        unseen = [x for x in unseen if by_number[x.player].user != GONE]
        if not unseen:
            return
        users = {x.seat: by_number[x.player].user for x in unseen}
        here = [x for x in unseen if await self._came(laid.table, users[x.seat])]
        if here:
            await self._repository.seen(one.id, here)
        if len(here) == len(unseen) or not self._onlookers.ready():
            return
        late = await self._late(one, laid)
        gone = [x for x in unseen if x not in here and (late is None or x.seat in late)]
        for x in gone:
            await self._repository.missing(one.id, [x.player])
            await self._substitutes.sit_in(laid.table, x.seat)

    async def _came(self, table: str, user: str) -> bool:
        if self._onlookers.looked(user, table).at:
            return True
        return await self._games.has_commanded(table, user)

    async def _late(self, one: Tournament, laid: Laid) -> set[int] | None:
        """Whose time to come is over; None: everybody's."""
        if one.tempo.kind == "live":
            return None if self._clock() - laid.begun >= ABSENT else set()
        state = await self._tables.waiting_state(laid.table)
        if state is None:
            return set()
        return set(msgspec.json.decode(state.clocks, type=Clocks).late)

    # -- what came of it --------------------------------------------------------------------------

    async def settle(
        self,
        one: Tournament,
        laid: Laid,
        scores: Sequence[Score],
        people: Sequence[Player],
        row: TableRow,
    ) -> None:
        """Keep what came of a table that is over; once, whoever else does it."""
        by_number = {x.number: x for x in people}
        scores = [
            msgspec.structs.replace(x, seen=True)
            if x.player != BOT and await self._came(laid.table, by_number[x.player].user)
            else x
            for x in scores
        ]
        try:
            found = await self._outcomes(row)
        except StoreDown:
            raise
        except Exception as e:  # what is wrong with a game must not hold up a tournament
            log.error("no result of a table", table=row.id, tournament=one.id, error=repr(e))
            found = [Outcome(1, None, lent=False, bot=False)] * row.seats
        await self._repository.settle(one.id, laid, judged(scores, found), self._clock())

    async def give_up(self, one: Tournament, laid: Laid, scores: Sequence[Score]) -> None:
        """A table that cannot go on: after a while it counts as level for all."""
        now = self._clock()
        if not laid.stuck:
            await self._repository.stuck(one.id, laid, now)
        elif now - laid.stuck >= STUCK:
            log.error("a table is given up", table=laid.table, tournament=one.id)
            level = [msgspec.structs.replace(x, place=1) for x in scores]
            await self._repository.settle(one.id, laid, level, now)

    async def goes_on(self, one: Tournament, laid: Laid) -> None:
        """It was stuck, and is no more."""
        if laid.stuck:
            await self._repository.stuck(one.id, laid, 0.0)

    async def _outcomes(self, row: TableRow) -> list[Outcome]:
        """Of every seat, from the record, as anybody can compute it who has it, and from who sat
        there at the end. Who has given up is last; a bot that only sits in plays for itself."""
        seats = await self._tables.seats(row.id)
        lent = await self._assigned.assigned(row.id)
        _, record, title = await self._archive.parsed(row)
        sheets: list[int] = []
        winners: list[int] = []
        if record.result is not None:
            with replaying():
                state = record.table(title).state
            sheets, winners = totals(title.scores(state)), title.winners(state)
            seats = [msgspec.structs.replace(x, user="") if x.seat in lent else x for x in seats]
        found = places(sheets, winners, seats)
        return [
            Outcome(found[x.seat], sheets[x.seat] if sheets else None, x.seat in lent, bool(x.bot))
            for x in seats
        ]


def judged(scores: Sequence[Score], found: Sequence[Outcome]) -> list[Score]:
    """What a table was for who sat there; nothing for whoever never came, or had a bot sit in to
    the end."""
    return [
        msgspec.structs.replace(
            x,
            place=its.place,
            score=its.score,
            away=x.player != BOT and ((its.bot and its.lent) or not x.seen),
        )
        for x, its in zip(scores, found, strict=True)
    ]


def _seat(x: Score, people: dict[int, Player]) -> SeatRow:
    one = people.get(x.player)
    if one is None or one.user == GONE:
        return SeatRow(x.seat, bot=SUBSTITUTE, name=SUBSTITUTE)
    return SeatRow(x.seat, user=one.user, name=one.name)
