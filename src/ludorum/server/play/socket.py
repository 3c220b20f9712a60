"""The websocket gateway: follow tables, answer, be told. One socket follows many tables.

client  {"op": "watch", "table": ID, "since": VERSION}     {"op": "leave", "table": ID}
        {"op": "answer", "n": 1, "table": ID, "command_id": …, "ask": TOKEN, "answer": …}
        {"op": "undo", "n": 2, "table": ID, "command_id": …}     {"op": "ping", "n": 3}
        {"op": "seen", "seen": false}     nobody can see the page now
server  {"op": "update", …}  {"op": "position", …}  {"op": "chat", …}  {"op": "lobby", …}
        {"op": "ack", "n": 1, …}  {"op": "error", "n": 1, "code": …, "detail": …}  {"op": "pong"}
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ludorum.kernel import WATCHER
from ludorum.server.accounts.service import Accounts
from ludorum.server.accounts.sessions import ended
from ludorum.server.bus.contract import BusDown, Subscription
from ludorum.server.errors import ApiError, public_detail
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.security import BODY_LIMIT, address, check_origin, session_of
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.settings import Settings
from ludorum.server.store import StoreDown
from ludorum.server.store.rows import TableRow, User
from ludorum.server.telemetry import METRICS, log

from . import access
from .commands import Commands
from .frames import subject
from .hub import Channel, Follower, Hub, lag
from .presence import Presence
from .schemas import Frame, option
from .views import Views

encode = msgspec.json.encode
read = msgspec.json.Decoder(Frame).decode
MOST_TABLES = 32  # a socket follows
BAD_FRAMES = 20  # not understood, or too many at once; then the socket is closed
GOODBYE = (1000, 1001, 1005)  # codes of pages that were closed, not lost
RECHECK = 300.0  # seconds; the end of a session is told at once, but what is told may be lost
Socket = WebSocket[Any, Any, Any]


class SocketServices(NamedTuple):
    """What a socket needs of the server."""

    tables: TableRepository
    commands: Commands
    views: Views
    hub: Hub
    presence: Presence


class Session:
    """One socket: what it follows and what it may do."""

    def __init__(
        self,
        socket: Socket,
        token: str,
        user: User | None,
        accounts: Accounts,
        services: SocketServices,
    ) -> None:
        self.presence = services.presence
        self.heard = self.presence.clock()
        self.shown = True
        self.seats: dict[str, int] = {}  # where its user sits, of the tables it follows
        self.socket = socket
        self.user = user
        self.services = services
        self.hub = services.hub
        self.follower = Follower()
        self.subjects: dict[str, str] = {}  # table -> subject
        self.unsettled: set[str] = set()  # tables that were open when they were last looked at
        self._token = token
        self._accounts = accounts
        self._checked = time.monotonic()

    @property
    def seated(self) -> list[tuple[str, str]]:
        return [(self.user.id, table) for table in self.seats] if self.user else []

    async def see(self, shown: bool) -> None:
        """The page has come into view, or out of it."""
        if self.shown and not shown:
            await self.presence.lost(self, self.seated)
        self.shown, came = shown, shown and not self.shown
        if came:
            await self.presence.came(self, self.seated)

    async def write(self) -> None:
        """Send what the hub puts into the queue, for as long as the socket is open."""
        while True:
            told_at, table, body = await self.follower.queue.get()
            if told_at:
                if self.subjects.get(table) != told_at:
                    continue  # it has waited here since the table was left
                if table in self.unsettled and not await self.still(table):
                    body = lag(table)
            await self.check()
            await self.socket.send_text(body.decode())

    async def check(self) -> None:
        """A session that has ended, or run out, takes its sockets with it."""
        if self.user is None or time.monotonic() < self._checked + RECHECK:
            return
        with suppress(StoreDown):
            if await self._accounts.who(self._token) is None:
                await self.end()
                raise ApiError("sign-in")
        self._checked = time.monotonic()

    async def end(self) -> None:
        self.user = None
        with suppress(RuntimeError, OSError):  # it has just closed by itself
            await self.socket.close(code=4401, reason="signed out")

    async def listen(self) -> Subscription | None:
        """Hear of the end of the session."""

        async def signed_out(subject: str, body: bytes) -> None:
            await self.end()

        with suppress(BusDown):
            return await self.hub.bus.subscribe(ended(self._token), signed_out)
        return None

    async def still(self, table: str) -> bool:
        """Seats of an open table change hands: is what is told there still for this user?"""
        with suppress(ApiError, StoreDown):
            row, seat = await self.place(table)
            if self.subjects.get(table) == subject(table, seat):
                if row.status != "open":
                    self.unsettled.discard(table)
                return True
        await self.leave(table)
        return False

    async def place(self, table: str) -> tuple[TableRow, int]:
        """The table, and as whom this user sees it: from a seat, or as a watcher."""
        row = await self.services.tables.find(table)
        seats = await self.services.tables.seats(table)
        return row, access.audience_of(row, seats, self.user)

    def say(self, **frame: Any) -> None:
        self.follower.put(frame.get("table", ""), encode(frame))

    async def handle(self, frame: Frame) -> None:
        if frame.op == "ping":
            self.say(op="pong", n=frame.n)
        elif frame.op == "watch":
            await self.watch(frame)
        elif frame.op == "leave":
            await self.leave(frame.table)
            self.say(op="ack", n=frame.n)
        elif frame.op in ("answer", "undo"):
            await self.act(frame)
        elif frame.op == "seen":
            await self.see(frame.seen)
            self.say(op="ack", n=frame.n)
        else:
            raise ApiError("bad-request", f"unknown op {frame.op!r}")

    async def act(self, frame: Frame) -> None:
        if self.user is None:
            raise ApiError("sign-in")
        if not frame.command_id:
            raise ApiError("bad-request", "command_id is missing")
        if frame.op == "undo":
            reply = await self.services.commands.undo(self.user, frame.table, frame.command_id)
        else:
            chosen = option(frame.answer)
            reply = await self.services.commands.answer(
                self.user, frame.table, frame.command_id, chosen, frame.ask
            )
        self.say(op="ack", n=frame.n, table=frame.table, reply=msgspec.Raw(reply))

    async def watch(self, frame: Frame) -> None:
        """Follow a table as the seat one has there, or as a watcher."""
        id = frame.table
        if id not in self.subjects and len(self.subjects) >= MOST_TABLES:
            raise ApiError("too-many", f"a socket follows up to {MOST_TABLES} tables")
        row, seat = await self.place(id)
        await self.leave(id)
        self.subjects[id] = subject(id, seat)
        if self.user is not None and seat != WATCHER:
            self.seats[id] = seat
            await self.presence.came(self, [(self.user.id, id)])
        # Follow first, then look: what happens in between is in the channel, in order.
        channel = await self.hub.follow(self.subjects[id], self.follower)
        if row.status == "open":
            self.unsettled.add(id)
            channel.join(self.follower, id, 0)
            self.say(op="lobby", table=id, n=frame.n)
            return
        await self.catch_up(channel, frame)

    async def catch_up(self, channel: Channel, frame: Frame) -> None:
        """What was missed, or the whole position; then what came while we looked, in order."""
        position = await self.services.views.position(frame.table, self.user)
        version = position["version"]
        missed = channel.since(frame.since, version) if frame.since >= 0 else None
        if missed is None:
            if frame.since >= 0:
                self.hub.resynced()
            self.say(op="position", table=frame.table, n=frame.n, frame=position)
        for body in channel.since(version, version) or [] if missed is None else missed:
            self.follower.put(frame.table, body)
        channel.join(self.follower, frame.table, version)
        if missed is not None:
            self.say(op="ack", n=frame.n, table=frame.table, version=version)

    async def leave(self, table: str) -> None:
        old = self.subjects.pop(table, None)
        self.unsettled.discard(table)
        if self.seats.pop(table, None) is not None and self.user is not None and self.shown:
            await self.presence.lost(self, [(self.user.id, table)])
        if old is not None:
            await self.hub.unfollow(old, self.follower)

    async def close(self) -> None:
        for table in list(self.subjects):
            await self.leave(table)


@websocket("/ws")
async def gateway(
    socket: Socket,
    settings: Settings,
    accounts: Accounts,
    socket_services: SocketServices,
    command_rate_limit: RateLimit,
) -> None:
    try:
        check_origin(socket, settings)
    except ApiError:
        await socket.close(code=4403, reason="another origin")
        return
    token = session_of(socket, settings)
    user = await accounts.who(token)
    await socket.accept()
    METRICS.sockets.inc()
    presence = socket_services.presence
    session = Session(socket, token, user, accounts, socket_services)
    if user:
        presence.enter(user.id, session)
    end = await session.listen() if user else None
    writer = asyncio.create_task(session.write())
    who = user.id if user else f"socket {address(socket)}"
    try:
        await serve(session, socket, command_rate_limit, who)
    except WebSocketDisconnect as e:
        if e.code in GOODBYE:
            session.heard = presence.clock()
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        if end is not None:
            await end.stop()
        await session.close()
        if user:
            presence.forget(user.id, session)
        METRICS.sockets.dec()


async def serve(session: Session, socket: Socket, rate_limit: RateLimit, who: str) -> None:
    """Read frames until the socket closes; nonsense is answered, too much of it ends it."""
    bad = 0
    while bad < BAD_FRAMES:
        body = await socket.receive_data(mode="text")
        session.heard = session.presence.clock()
        n = 0
        try:
            if len(body) > BODY_LIMIT:
                raise ApiError("too-large")
            rate_limit.take(who)
            await session.check()
            frame = read(body)
            n = frame.n
            await session.handle(frame)
        except ApiError as e:
            bad += e.code in ("bad-request", "too-large", "too-many")
            session.say(op="error", n=n, code=e.code, detail=public_detail(e))
        except (msgspec.DecodeError, RecursionError, UnicodeError) as e:
            bad += 1
            session.say(op="error", n=n, code="bad-request", detail=str(e)[:200])
        except (StoreDown, BusDown) as e:
            log.warning("socket command failed", error=str(e))
            session.say(op="error", n=n, code="down", detail="")
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("unforeseen", op="socket")
            session.say(op="error", n=n, code="unforeseen", detail="")
    await socket.close(code=4400, reason="too many bad frames")
