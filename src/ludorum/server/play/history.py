"""The past of a table, for those who may see it: what was told, every position, the game played on.

What must hold: nobody is told of a running game more than its frames have told them. After the end
nothing is hidden from those who may have the record: every seat's eyes can be borrowed.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ludorum.kernel import WATCHER, Event, KeyedDealer, Table, redact_for
from ludorum.kernel import Entry as Answer
from ludorum.server.errors import ApiError
from ludorum.server.store.rows import SeatRow, TableRow, User
from ludorum.titles import Entry, Title, entries, scored
from ludorum.titles.frames import redacted
from ludorum.words import Msg, plain

from . import access, steps
from .archive import Archive, FinishedGame
from .clocks import Tempo
from .commands import own
from .live_table import LiveTable, effective
from .lobby import Lobby
from .model import SUBSTITUTE, NewTable
from .repository.game_log import GameLog
from .repository.tables import TableRepository
from .slices import Slices
from .steps import Step, TurnBook, TurnInfo, replaying, walk
from .table_cache import TableCache

MOST = 80  # positions that are shown again at once
KEPT = 100  # finished games whose turns are held for those who ask again


class Recap(NamedTuple):
    """Entries of a story, and what players that are no seats are called."""

    title: Title[Any]
    entries: list[Entry]
    names: list[Msg | None]


class Past(NamedTuple):
    """A finished game from end to end. `points`: everybody's after every step; `scores`: what it
    came to, None if it was not played to its end; `names`: of players that are no seats."""

    steps: int
    turns: list[TurnInfo]
    points: list[list[int]]
    scores: dict[str, Any] | None
    names: list[Any]


class History:
    def __init__(
        self,
        tables: TableRepository,
        games: GameLog,
        cache: TableCache,
        archive: Archive,
        lobby: Lobby,
        clock: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._games = games
        self._cache = cache
        self._archive = archive
        self._lobby = lobby
        self._clock = clock
        self._slices = Slices()
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    async def story(self, id: str, user: User | None, since: int) -> dict[str, Any]:
        """The events after version `since`, as this audience was told them.

        A packed log knows no versions: there decisions are counted back from the last one.
        """
        live = await self._cache.current(id)
        seat = access.audience_of(live.row, live.seats, user)
        told, counted = await self._told(live, user)
        late = live.version - told[-1][0] if counted else 0
        by_version: dict[int, list[Event]] = {}
        decided = 0
        for version, who, events in told:
            if who == seat:
                decided = version + late
            # What chance does before the first decision is part of the first position, not a story.
            if version + late > max(since, 1 + late):
                by_version.setdefault(version + late, []).extend(events)
        return {
            "version": live.version,
            "decided": decided,
            "frames": [
                {"version": version, "events": redacted(live.title, events, seat)}
                for version, events in by_version.items()
                if events
            ],
        }

    async def _told(
        self, live: LiveTable, user: User | None
    ) -> tuple[list[tuple[int, int, list[Event]]], bool]:
        """Every step: its version, who decided, what was told; and whether versions are counted."""
        row = live.row
        standing = await self._standing(live)
        versions: list[int] = []
        if row.status == "over" or standing is None:
            answers = (await self._archive.game(row.id, user)).record.entries
        else:
            answers, versions = standing
        told: list[tuple[int, int, list[Event]]] = []
        version = 1

        def look(at: tuple[Table[Any], Step]) -> None:
            nonlocal version
            step = at[1]
            if versions:
                version = versions[step.upto - 1] if step.upto else 1
            elif step.who >= 0:
                version += 1
            told.append((version, step.who, step.events))

        await self._slices.each(walk(live.title, row.seats, row.options, answers), look)
        return told, not versions

    async def recap(self, id: str, seat: int) -> Recap:
        """What has happened at a running table since the last turn of a seat, as it hears it."""
        live = await self._cache.current(id)
        told, _ = await self._told(live, None)
        events = [redact_for(event, seat) for _, _, found in told for event in found]
        story = entries(live.title, events)
        last = max([i for i, x in enumerate(story) if x.seat == seat], default=-1)
        names = live.title.names(live.table.observe(seat))
        return Recap(live.title, story[last + 1 :], names)

    async def past(self, id: str, user: User | None, since: int, upto: int) -> dict[str, Any]:
        """The position of a running game at version `since`, and after every later one up to
        `upto`, as this audience was shown them: at most `MOST` of them, the last ones.

        Answers that were taken back leave no trace.
        """
        live = await self._cache.current(id)
        seat = access.audience_of(live.row, live.seats, user)
        standing = await self._standing(live)
        if live.row.status != "running" or standing is None:
            raise ApiError("not-running")
        answers, versions = standing
        row, title = live.row, live.title
        since = max(since, min(upto, live.version) - MOST)
        first = max([1, *[x for x in versions if x <= since]])
        shown: dict[int, dict[str, Any]] = {}

        def look(at: tuple[Table[Any], Step]) -> bool:
            table, step = at
            version = versions[step.upto - 1] if step.upto else 1
            if first <= version <= upto:
                frame = steps.position_after(title, table, step, version, seat, row.seats)
                frame["status"] = "running"
                if version in shown:  # a turn that began within it
                    frame["events"] = shown[version]["events"] + frame["events"]
                shown[version] = frame
            return version <= upto

        await self._slices.each(walk(title, row.seats, row.options, answers), look)
        return {"version": live.version, "positions": list(shown.values())}

    async def _standing(self, live: LiveTable) -> tuple[list[Answer], list[int]] | None:
        """The answers that stand, and the version each came with; None if the log is packed."""
        rows = [x for x in await self._games.log(live.row.id) if x.version <= live.version]
        if rows and rows[0].seq > 1:
            return None
        answers, seqs = effective(rows)
        by_seq = {x.seq: x.version for x in rows}
        return answers, [by_seq[seq] for seq in seqs]

    async def turns(self, id: str, user: User | None) -> tuple[int, list[TurnInfo]]:
        """How many steps a finished game has, and its turns.

        Of a running game there are none to be had: points may rest on what is still hidden.
        """
        past = await self.read(await self._archive.game(id, user))
        return past.steps, past.turns

    async def read(self, game: FinishedGame) -> Past:
        """The same and what else is known of it, for those who may see the game."""
        id, record, title = game.row.id, game.record, game.title
        if id not in self._pasts:
            book = TurnBook(title)
            end: list[tuple[dict[str, Any] | None, list[Any]]] = []

            def look(at: tuple[Table[Any], Step]) -> None:
                book.take(at)
                table, step = at
                if step.upto == len(record.entries):
                    names = [plain(name) for name in title.names(table.observe(WATCHER))]
                    end[:] = [(scored(title, table.state) if table.over else None, names)]

            walked = walk(title, record.seats, record.options, record.entries)
            await self._slices.each(walked, look)
            steps, turns = book.end()
            self._pasts[id] = Past(steps, turns, book.points, *end[0])
            while len(self._pasts) > KEPT:
                self._pasts.popitem(last=False)
        return self._pasts[id]

    async def at(self, id: str, user: User | None, step: int, seat: int) -> dict[str, Any]:
        """The position after a step of a finished game with the eyes of `seat` (-1: a watcher)."""
        return await self.position(await self._archive.game(id, user), step, seat)

    async def position(self, game: FinishedGame, step: int, seat: int) -> dict[str, Any]:
        """The same, for those who may see the game."""
        row, record, title = game
        if seat >= row.seats:
            raise ApiError("bad-request", f"seats are 0 to {row.seats - 1}, or -1")
        eyes = seat if seat >= 0 else WATCHER
        n, frame = -1, None

        def look(at: tuple[Table[Any], Step]) -> bool:
            nonlocal n, frame
            n += 1
            if n == step:
                frame = steps.position_after(title, *at, step, eyes, row.seats)
            return frame is None

        await self._slices.each(walk(title, row.seats, row.options, record.entries), look)
        if frame is None:
            raise ApiError("bad-request", f"this game has {n} steps")
        return frame

    async def play_on(self, user: User, id: str, step: int, seat: int, command: str) -> TableRow:
        """A new table that goes on after a step of a finished game, with bots in the other seats.

        Its id comes from the command: the same command again finds the table it has made. The old
        key is known, so chance gets a new one; the record names both.
        """
        old, record, title = await self._archive.game(id, user)
        await self._archive.require_key(old)  # the record of the new game names it
        if not 0 <= seat < old.seats:
            raise ApiError("bad-request", f"seats are 0 to {old.seats - 1}")
        cuts: list[tuple[int, bool]] = []
        walked = walk(title, old.seats, old.options, record.entries)
        await self._slices.each(walked, lambda at: cuts.append((at[1].upto, at[0].over)))
        if not 0 <= step < len(cuts):
            raise ApiError("bad-request", f"this game has {len(cuts) - 1} steps")
        taken, over = cuts[step]
        if over:
            raise ApiError("not-running", "the game is over there")
        digest = hashlib.sha256(f"{id} {own(user, command)}".encode()).digest()
        new = urlsafe_b64encode(digest[:9]).decode()
        row = await self._tables.table(new)
        if row is None:
            await self._lobby.check_quota(user, NewTable(old.game, old.seats))
            key = self._lobby.new_key()
            row = TableRow(
                id=new,
                game=old.game,
                epoch=record.epoch,
                content=record.content,
                seats=old.seats,
                options=old.options,
                tempo=msgspec.json.encode(Tempo()),
                owner=user.id,
                link=secrets.token_urlsafe(12),
                commit=KeyedDealer(key).commit,
                created=self._clock(),
                origin=id,
                taken=taken,
                box_by=old.box_by,
                box_name=old.box_name,
            )
            bots = [SeatRow(x, bot=SUBSTITUTE, name=SUBSTITUTE) for x in range(old.seats)]
            bots[seat] = SeatRow(seat, user=user.id, name=user.name)
            await self._tables.add_table(row, bots, key)
        if row.status == "open":
            seats, key = await self._tables.seats(new), await self._tables.key(new)
            with replaying():
                live = LiveTable.branch_from(row, seats, title, key, record.entries[: row.taken])
            await self._lobby.begin(live)
        return await self._tables.find(new)
