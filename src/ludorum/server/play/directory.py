"""What may be known about tables from outside."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import structs

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.errors import ApiError
from ludorum.server.ratings.model import Result
from ludorum.server.ratings.repository import RatingRepository
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.store.rows import GONE, HOUSE, SeatRow, TableRow, User

from . import access
from .access import Admission, Room
from .model import pool_of
from .repository.tables import TableRepository
from .schemas import OutcomeInfo, SeatInfo, TableBox, TableInfo

MOST_MINE = MOST_OPEN = 50
MOST_RUNNING = 20
NO_ROOM = Room()


class Directory:
    def __init__(
        self,
        tables: TableRepository,
        relationships: RelationshipRepository,
        admission: Admission,
        ratings: RatingRepository,
        accounts: AccountRepository,
    ) -> None:
        self._tables = tables
        self._relationships = relationships
        self._admission = admission
        self._ratings = ratings
        self._accounts = accounts

    async def mine(self, user: User) -> list[TableInfo]:
        rows = await self._tables.tables_of(user.id, MOST_MINE, partial=True)
        found = await self._infos(rows, user)
        over = [x.id for x in found if x.status == "over"]
        results = await self._ratings.results_at(user.id, over)
        return [structs.replace(x, outcome=outcome(results.get(x.id))) for x in found]

    async def open(self, user: User | None) -> list[TableInfo]:
        """Public tables that wait for players."""
        blocked = await self._relationships.blocked_either_way(user.id) if user else set()
        rows = await self._tables.open_tables(MOST_OPEN)
        return await self._infos([x for x in rows if x.owner not in blocked], user)

    async def running(self, user: User | None) -> list[TableInfo]:
        """Public tables that can be watched."""
        return await self._infos(await self._tables.running_tables(MOST_RUNNING), user)

    async def info(self, id: str, user: User | None) -> TableInfo:
        (found,) = await self._infos([await self._tables.find(id)], user)
        return found

    async def some(self, ids: Collection[str], user: User | None) -> dict[str, TableInfo]:
        """Those of them that are there, by id."""
        found = await self._infos(await self._tables.some(ids), user)
        return {x.id: x for x in found}

    async def seen(self, id: str, user: User | None) -> TableRow:
        """A table, for those who may look at it."""
        row = await self._tables.find(id)
        try:
            access.audience_of(row, await self._tables.seats(id), user)
        except ApiError as e:
            raise ApiError("no-table") from e
        return row

    async def _infos(self, rows: list[TableRow], user: User | None) -> list[TableInfo]:
        """As many statements for one as for many: every page at home asks again and again."""
        seats = await self._tables.seats_by_table([row.id for row in rows])
        rooms = await self._admission.rooms(rows, user)
        owners = await self._accounts.names({row.box_by for row in rows} - {"", GONE})
        return [
            table_info(
                row,
                seats[row.id],
                user,
                rooms.get(row.id, NO_ROOM),
                owners.get(row.box_by, ""),
            )
            for row in rows
        ]


def outcome(result: Result | None) -> OutcomeInfo | None:
    return None if result is None else OutcomeInfo(result.place, result.points, result.turns)


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    user: User | None,
    room: Room = NO_ROOM,
    box_owner: str = "",
) -> TableInfo:
    """What may be known about a table from outside; the link only by those who sit there."""
    seat = access.seat_of(seats, user)
    return TableInfo(
        id=row.id,
        game=row.game,
        epoch=row.epoch,
        options=row.options,
        status=row.status,
        public=row.public,
        owner=user is not None and row.owner == user.id,
        seat=seat,
        link=row.link if seat >= 0 else "",
        commit=row.commit,
        created=row.created,
        rematch=row.rematch,
        origin=row.origin if seat >= 0 else "",
        hints=access.hints_allowed(row, seats),
        tempo=pool_of(row).tempo,
        rated=row.rated,
        coached=row.coached,
        band=list(room.band),
        level=list(room.level),
        fits=room.fits,
        seats=[
            SeatInfo(x.seat, x.name, bool(x.user), x.bot, x.user if x.user != GONE else "")
            for x in seats
        ],
        content=row.content,
        box=TableBox(row.box_name, box_owner) if row.box_by else None,
        deal=bool(row.dealing),
        house=row.owner == HOUSE,
    )
