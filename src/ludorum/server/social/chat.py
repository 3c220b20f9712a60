"""What players write at a table: read by those at it, but not by who does not want to. Who sits
there may report a line, once."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludorum.kernel import WATCHER
from ludorum.server.errors import ApiError
from ludorum.server.play import access, frames
from ludorum.server.play.broadcast import Broadcaster
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.store.rows import User

from .model import ChatLine, Report
from .repository import ChatRepository, ReportRepository

KEPT = 200  # lines of a table
LONGEST = 500  # letters of a line


class Chat:
    def __init__(
        self,
        chat: ChatRepository,
        reports: ReportRepository,
        tables: TableRepository,
        relationships: RelationshipRepository,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
    ) -> None:
        self._chat = chat
        self._reports = reports
        self._tables = tables
        self._relationships = relationships
        self._broadcaster = broadcaster
        self._clock = clock

    async def lines(self, id: str, user: User | None) -> list[ChatLine]:
        """What was said, for those who may see the table, by those they want to read."""
        row = await self._tables.find(id)
        access.audience_of(row, await self._tables.seats(id), user)
        unread = await self._relationships.blocked_or_muted(user.id) if user else set()
        return [x for x in await self._chat.lines(id, 0) if x.user not in unread]

    async def say(self, user: User, id: str, text: str) -> ChatLine:
        row = await self._tables.find(id)
        seats = await self._tables.seats(id)
        access.require_seat(seats, user, "only players write here")
        text = " ".join(text.split())[:LONGEST]
        if not text:
            raise ApiError("bad-request", "an empty line")
        line = ChatLine(0, user.id, user.name, text, self._clock())
        line = await self._chat.add(row.id, line, KEPT)
        said = {"n": line.n, "by": user.id, "name": line.name, "text": line.text, "at": line.at}
        frame = msgspec.json.encode({"op": "chat", "table": id, "line": said})
        ignored_by = await self._relationships.ignored_by(user.id)
        for x in seats:
            if x.user and x.user not in ignored_by:
                await self._broadcaster.publish(frames.subject(id, x.seat), frame)
        if row.public:  # who of them reads whom is not known here: they look for themselves
            frame = msgspec.json.encode({"op": "chat", "table": id})
            await self._broadcaster.publish(frames.subject(id, WATCHER), frame)
        return line

    async def report(self, user: User, id: str, n: int, why: str) -> None:
        """Who sits at a table complains of a line of its chat; once."""
        await self._tables.find(id)
        access.require_seat(await self._tables.seats(id), user)
        lines = [x for x in await self._chat.lines(id, n - 1) if x.n == n]
        if not lines or lines[0].user == user.id:
            raise ApiError("bad-request", "no line of somebody else")
        x = lines[0]
        await self._reports.add(Report(id, n, user.id, x.user, x.name, x.text, why, self._clock()))
