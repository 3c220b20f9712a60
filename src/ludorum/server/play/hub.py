"""One node's fan-out: sockets that follow a table, and the last frames of each audience.

A frame carries a version. A client that comes back says the last version it has and gets what it
missed, or, if that is gone, the whole position.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

import msgspec

from ludorum.server.bus.contract import Bus, BusDown, Subscription
from ludorum.server.store import StoreDown
from ludorum.server.telemetry import METRICS

from .audiences import Audiences

KEPT = 20  # frames of an audience
AGAIN = 1.0  # seconds until a store that was away is asked again
QUEUE = 100  # frames a slow client may lag behind before it has to resync


class _Position(msgspec.Struct):
    version: int = 0
    status: str = ""


class _Frame(msgspec.Struct):
    """The little of a frame the hub reads; it never looks further."""

    op: str
    table: str = ""
    version: int = 0  # of a nudge
    frame: _Position = msgspec.field(default_factory=_Position)


Heard = Callable[[str, int, bool], None]  # a table, a version that is stored, and if it is the last
Versions = Callable[[Collection[str]], Awaitable[dict[str, int]]]  # of tables in the store
peek = msgspec.json.Decoder(_Frame).decode


class Follower:
    """A socket's queue. When it is full everything in it is dropped and a resync is due."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[tuple[str, str, bytes]] = asyncio.Queue(QUEUE)

    def put(self, table: str, body: bytes, subject: str = "") -> None:
        """`subject`: where the frame was told; none for what is said to this socket alone."""
        try:
            self.queue.put_nowait((subject, table, body))
        except asyncio.QueueFull:
            dropped = {table}
            while not self.queue.empty():
                dropped.add(self.queue.get_nowait()[1])
            for one in dropped - {""}:
                self.queue.put_nowait(("", one, lag(one)))


def nudge(table: str, version: int) -> bytes:
    """So far is the table; who has not seen that looks again."""
    return msgspec.json.encode({"op": "nudge", "table": table, "version": version})


def lag(table: str) -> bytes:
    """Something was not sent: look at the table again."""
    return msgspec.json.encode({"op": "lag", "table": table})


class Channel:
    """An audience on this node: who follows it, and its last frames."""

    def __init__(self, bus: Bus, subject: str, heard: Heard) -> None:
        self._heard = heard
        self.followers: set[Follower] = set()
        self.joining: set[Follower] = set()  # still being brought up to date
        self.frames: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self._nudged = 0  # the last version told of without a frame
        # A round trip to the bus: channels open side by side, nobody waits for another's.
        self._opening: asyncio.Future[Subscription] = asyncio.ensure_future(
            bus.subscribe(subject, self.receive)
        )

    async def open(self) -> None:
        await asyncio.shield(self._opening)

    async def close(self) -> None:
        with suppress(BusDown):
            subscription = await asyncio.shield(self._opening)
            await subscription.stop()

    async def receive(self, subject: str, body: bytes) -> None:
        head = peek(body)
        if head.op == "update":
            self.frames.append((head.frame.version, body))
            self._heard(head.table, head.frame.version, head.frame.status == "over")
        elif head.op == "nudge":
            self._heard(head.table, head.version, False)
            self._nudged = max(self._nudged, head.version)
        for follower in self.followers:
            follower.put(head.table, body, subject)

    def since(self, version: int, now: int) -> list[bytes] | None:
        """Every frame after `version`, at least up to `now`; None if one of them is gone."""
        missed = [(v, body) for v, body in self.frames if v > version]
        last = max([now, *[v for v, _ in missed]])
        if [v for v, _ in missed] != list(range(version + 1, last + 1)):
            return None
        return [body for _, body in missed]

    def join(self, follower: Follower, table: str, version: int) -> None:
        """From now on every frame, in order; up to `version` it is brought up to date, and by all
        frames there are."""
        if follower in self.joining:
            self.joining.discard(follower)
            self.followers.add(follower)
            if self._nudged > max([version, *[v for v, _ in self.frames]]):
                follower.put(table, nudge(table, self._nudged))


class Hub:
    def __init__(self, bus: Bus, audiences: Audiences, versions: Versions, heard: Heard) -> None:
        """`heard` is told of what others have stored."""
        self._heard = heard
        self.bus = bus
        self._audiences = audiences
        self.versions = versions
        bus.in_doubt(self.doubt)
        self._channels: dict[str, Channel] = {}

    async def follow(self, subject: str, follower: Follower) -> Channel:
        """The channel of an audience, kept up to date from here on; `join` it when caught up."""
        channel = self._channels.get(subject)
        if channel is None:
            channel = self._channels[subject] = Channel(self.bus, subject, self._heard)
        channel.joining.add(follower)
        try:
            await channel.open()
            await self._audiences.follow(subject)
        except BaseException:
            await self.unfollow(subject, follower)
            raise
        return channel

    async def unfollow(self, subject: str, follower: Follower) -> None:
        channel = self._channels.get(subject)
        if channel is None:
            return
        channel.followers.discard(follower)
        channel.joining.discard(follower)
        if not channel.followers and not channel.joining:
            del self._channels[subject]
            self._audiences.unfollow(subject)
            await channel.close()

    async def doubt(self) -> None:
        """Messages may be lost: say of every table followed here how far it is, as soon as the
        store can be asked. All at once: one after the other, a slow store would take minutes."""
        while True:
            followed = {subject.split(".")[1] for subject in self._channels}
            try:
                versions = await self.versions(followed)
                break
            except StoreDown:
                await asyncio.sleep(AGAIN)
        for subject, channel in list(self._channels.items()):
            table = subject.split(".")[1]
            if table in versions:
                await channel.receive(subject, nudge(table, versions[table]))

    def resynced(self) -> None:
        METRICS.resyncs.inc()
