"""Tables before they begin: made, joined, left, started; and the same table once more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from ludorum.bots import seatable, still
from ludorum.kernel import KeyedDealer, content_of
from ludorum.server.boxes.service import NO_BOX, Boxes
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.rule_timeout import time_limit
from ludorum.server.store import StoreDown
from ludorum.server.store.rows import GONE, HOUSE, SeatRow, TableRow, User
from ludorum.titles import Title

from . import access
from .broadcast import Broadcaster
from .clocks import Tempo
from .commands import Commands
from .live_table import LiveTable
from .model import NewTable
from .quick_bots import quick_seat
from .quotas import Quotas
from .repository.game_log import GameLog
from .repository.invitations import InvitationRepository
from .repository.tables import TableRepository
from .table_cache import TableCache
from .vacations import Vacations


class Lobby:
    def __init__(
        self,
        tables: TableRepository,
        quotas: Quotas,
        games: GameLog,
        invitations: InvitationRepository,
        relationships: RelationshipRepository,
        admission: access.Admission,
        titles: Titles,
        cache: TableCache,
        commands: Commands,
        vacations: Vacations,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
        seconds: float,
        boxes: Boxes,
    ) -> None:
        """`seconds`: how long the rules may take to set up a game."""
        self._boxes = boxes
        self._tables = tables
        self._quotas = quotas
        self._games = games
        self._invitations = invitations
        self._relationships = relationships
        self._admission = admission
        self._titles = titles
        self._cache = cache
        self._commands = commands
        self._vacations = vacations
        self._broadcaster = broadcaster
        self._clock = clock
        self._seconds = seconds

    async def check_quota(self, user: User, wanted: NewTable) -> None:
        await self._quotas.check(user.id, wanted)

    def new_key(self) -> bytes:
        """The secret all chance at a table comes from."""
        return secrets.token_bytes(32)

    async def create(self, user: User, wanted: NewTable) -> TableRow:
        """A new table; its maker has seat 0, bots the last seats."""
        title = self._titles.newest(wanted.game)
        check(wanted, title)
        await self._quotas.check(user.id, wanted)
        box = await self._boxes.laid(user, wanted.game) if wanted.box else NO_BOX
        if box.content:
            title = await self._titles.get(wanted.game, title.epoch, box.content)
        by = user.id if box.content else ""
        new = self._new_rows(user.id, wanted, seated(user, wanted), title, self.new_key())
        row = msgspec.structs.replace(new[0], box_by=by, box_name=box.name)
        await self._tables.add_table(row, *new[1:])
        return row

    def _new_rows(
        self,
        owner: str,
        wanted: NewTable,
        seats: list[SeatRow],
        title: Title[Any],
        key: bytes,
        id: str = "",
    ) -> tuple[TableRow, list[SeatRow], bytes]:
        """A new table, its seats and its key; nothing is stored yet."""
        row = TableRow(
            id=id or self._tables.new_id(),
            game=wanted.game,
            epoch=title.epoch,
            content=content_of(title),
            seats=wanted.seats,
            options=wanted.options,
            tempo=msgspec.json.encode(wanted.tempo),
            owner=owner,
            link=secrets.token_urlsafe(12),
            commit=KeyedDealer(key).commit,
            created=self._clock(),
            public=wanted.public,
            hints=wanted.hints,
            rated=wanted.rated,
            level=wanted.level,
            coached=wanted.coached,
        )
        return row, seats, key

    async def deal(self, user: User, wanted: NewTable, id: str, key: bytes) -> None:
        """A table of this id for one, dealt as all from this key, and begun; it may be there."""
        if await self._tables.table(id) is None:
            await self._quotas.check(user.id, wanted)
        await self.lay(id, user.id, wanted, seated(user, wanted), key, "duplicate")

    async def lay(
        self,
        id: str,
        owner: str,
        wanted: NewTable,
        seats: list[SeatRow],
        key: bytes,
        dealing: str = "",
    ) -> None:
        """A table of this id with all who are to sit there, and begun. Whatever of it there is
        already stays, so it can be asked for again; if it cannot begin it is left open."""
        if await self._tables.table(id) is None:
            title = self._titles.newest(wanted.game)
            check(wanted, title)
            row, seats, key = self._new_rows(owner, wanted, seats, title, key, id)
            row = msgspec.structs.replace(row, dealing=dealing)
            with suppress(IntegrityError):  # the same a moment ago
                await self._tables.add_table(row, seats, key)
        row = await self._tables.find(id)
        if row.status == "open":
            with suppress(ApiError):
                await self._start(row)

    async def join(self, user: User, id: str, link: str) -> int:
        """Take the first free seat of a table one was invited to; public ones need no link."""
        row = await self._tables.find(id)
        seats = await self._tables.seats(id)
        mine = access.seat_of(seats, user)
        if mine >= 0:
            return mine
        await self._admission.admit(user, row, link)
        for x in seats:
            if not x.user and not x.bot:
                if await self._tables.take_seat(id, SeatRow(x.seat, user.id, "", user.name)):
                    await self._invitations.uninvite(id, user.id)
                    await self._broadcaster.tell_lobby(row)
                    return x.seat
        raise ApiError("not-open" if row.status != "open" else "seat-taken")

    async def leave(self, user: User, id: str) -> None:
        """Stand up from a table that has not begun."""
        row = await self._tables.find(id)
        access.require_seat(await self._tables.seats(id), user)
        if row.owner == HOUSE or not await self._tables.leave_seat(id, user.id):
            raise ApiError("not-open")
        await self._broadcaster.tell_lobby(row)

    async def start(self, user: User, id: str) -> None:
        """Begin: every seat is taken; chance does what comes before the first decision."""
        row = await self._tables.find(id)
        access.require_owner(row, user, "the maker of the table starts it")
        if row.status != "open":
            raise ApiError("not-open")
        await self._start(row)

    async def _start(self, row: TableRow) -> None:
        id = row.id
        seats = await self._tables.seats(id)
        if any(not x.user and not x.bot for x in seats):
            raise ApiError("not-full")
        # A table keeps the rules it begins with: those there are now, not when it was laid.
        title = await self._rules(row)
        row = msgspec.structs.replace(row, epoch=title.epoch, content=content_of(title))
        key = await self._tables.key(id)
        with time_limit(self._seconds):
            live = LiveTable.begin(row, seats, title, key)
        await self.begin(live)

    async def _rules(self, row: TableRow) -> Title[Any]:
        """The rules there are now, with the cards of the house, or of the box of this table."""
        newest = self._titles.newest(row.game)
        if row.epoch > newest.epoch or (row.box_by and row.epoch == newest.epoch):
            return await self._titles.get(row.game, row.epoch, row.content)
        if not row.box_by:
            return newest
        moved = await self._titles.moved(row.game, row.epoch, row.content)
        if moved is None:
            raise ApiError("box-faults", "it was made for older rules")
        return moved

    async def begin(self, live: LiveTable) -> None:
        """Store the first position of a game, and tell of it."""
        id = live.row.id
        head, rows = live.first(self._clock())
        if not await self._games.start(id, head, rows, (live.row.epoch, live.row.content)):
            raise ApiError("not-open")
        # Until here somebody may have left and another sat down; from here on seats stay.
        live.mark_started(head, rows, await self._tables.seats(id))
        self._cache.keep(live)
        await self._broadcaster.tell(live, [])
        with suppress(StoreDown):  # people may be kept elsewhere; then it is swept
            await self._invitations.drop(id)
        if quick_seat(live) is not None:
            self._commands.go_on(id)
        if live.tempo.kind == "days":
            await self._vacations.pause(id)

    async def rematch(self, user: User, id: str) -> TableRow:
        """The same table once more. Whoever asks first makes it, the others are invited."""
        row = await self._tables.find(id)
        seats = await self._tables.seats(id)
        if row.status != "over":
            raise ApiError("not-running", "the game is not over")
        access.require_seat(seats, user)
        if row.rematch:
            return await self._tables.find(row.rematch)
        title = await self._rules(row)
        bots = [still(x.bot, title) for x in seats if x.bot and not x.user]
        tempo = msgspec.json.decode(row.tempo, type=Tempo)
        again = NewTable(
            row.game,
            row.seats,
            row.options,
            tempo,
            bots,
            row.public,
            row.hints,
            row.rated,
            coached=row.coached,
        )
        check(again, title)
        await self._quotas.check(user.id, again)
        made = self._tables.new_id(beside=id)
        new = self._new_rows(user.id, again, seated(user, again), title, self.new_key(), made)
        laid = msgspec.structs.replace(new[0], box_by=row.box_by, box_name=row.box_name)
        blocked = await self._relationships.blocked_either_way(user.id)
        others = {x.user for x in seats} - {"", GONE, user.id} - blocked
        # People are asked before the table is there: who dies on the way leaves invitations that
        # lead nowhere, which are swept, and not a table nobody knows of.
        await self._invitations.invite(made, others, user.id, self._clock())
        chosen = await self._tables.add_rematch(id, laid, *new[1:])
        if chosen != made:
            await self._invitations.drop(made)
        await self._broadcaster.tell_lobby(row)
        return await self._tables.find(chosen)


def seated(user: User, wanted: NewTable) -> list[SeatRow]:
    """The maker of a table has its first seat, bots the last ones; the others are free."""
    first_bot = wanted.seats - len(wanted.bots)
    seats = [SeatRow(0, user=user.id, name=user.name)]
    seats += [SeatRow(i) for i in range(1, first_bot)]
    return seats + [SeatRow(first_bot + i, bot=bot, name=bot) for i, bot in enumerate(wanted.bots)]


def check(wanted: NewTable, title: Title[Any]) -> None:
    """ApiError says what makes no sense."""
    seats, bots = wanted.seats, wanted.bots
    try:
        title.check(seats, wanted.options)
        wanted.tempo.check()
    except ValueError as e:
        raise ApiError("bad-request", str(e)) from e
    known = seatable(title)
    if len(bots) >= seats or any(bot not in known for bot in bots):
        raise ApiError("bad-request", f"bots: fewer than seats, each of {', '.join(known)}")
    if wanted.rated and (seats < 2 or bots or wanted.hints):
        raise ApiError("bad-request", "a rated game is among people, without bots and hints")
    if wanted.rated and wanted.box:
        raise ApiError("bad-request", "a rated game is played with the cards of the house")
    if wanted.coached and len(bots) < seats - 1:
        raise ApiError("bad-request", "a coach is for one person among bots, in an unrated game")
