"""One node's fan-out: sockets that follow a table, and the last frames of each audience.

A frame carries a version. A client that comes back says the last version it has and gets what it
missed, or, if that is gone, the whole position.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from ludorum.server.bus import Bus, Subscription
from ludorum.server.observe import METRICS
from ludorum.server.store import StoreDown

KEPT = 20  # frames of an audience
QUEUE = 100  # frames a slow client may lag behind before it has to resync


class _Version(msgspec.Struct):
    version: int = 0


class _Frame(msgspec.Struct):
    """The little of a frame the hub reads; it never looks further."""

    op: str
    table: str = ""
    frame: _Version = msgspec.field(default_factory=_Version)


Version = Callable[[str], Awaitable[int]]  # of a table, as the store has it

peek = msgspec.json.Decoder(_Frame).decode


class Follower:
    """A socket's queue. When it is full everything in it is dropped and a resync is due."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(QUEUE)  # table, frame

    def put(self, table: str, body: bytes) -> None:
        try:
            self.queue.put_nowait((table, body))
        except asyncio.QueueFull:
            dropped = {table}
            while not self.queue.empty():
                dropped.add(self.queue.get_nowait()[0])
            for one in dropped - {""}:
                self.queue.put_nowait((one, lag(one)))


def nudge(table: str, version: int) -> bytes:
    """So far is the table; who has not seen that looks again."""
    return msgspec.json.encode({"op": "nudge", "table": table, "version": version})


def lag(table: str) -> bytes:
    """Something was not sent: look at the table again."""
    return msgspec.json.encode({"op": "lag", "table": table})


class Channel:
    """An audience on this node: who follows it, and its last frames."""

    def __init__(self) -> None:
        self.followers: set[Follower] = set()
        self.frames: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self.subscription: Subscription | None = None

    async def receive(self, subject: str, body: bytes) -> None:
        head = peek(body)
        if head.op == "update":
            self.frames.append((head.frame.version, body))
        for follower in self.followers:
            follower.put(head.table, body)

    def since(self, version: int, now: int) -> list[bytes] | None:
        """The frames after `version` up to `now`, or None if one of them is gone."""
        missed = [(v, body) for v, body in self.frames if version < v <= now]
        if [v for v, _ in missed] != list(range(version + 1, now + 1)):
            return None
        return [body for _, body in missed]


class Hub:
    def __init__(self, bus: Bus, version: Version) -> None:
        self.bus = bus
        self.version = version
        bus.in_doubt(self.doubt)
        self._channels: dict[str, Channel] = {}
        self._lock = asyncio.Lock()

    async def follow(self, subject: str, follower: Follower) -> Channel:
        async with self._lock:
            channel = self._channels.get(subject)
            if channel is None:
                channel = self._channels[subject] = Channel()
                channel.subscription = await self.bus.subscribe(subject, channel.receive)
            channel.followers.add(follower)
            return channel

    async def unfollow(self, subject: str, follower: Follower) -> None:
        async with self._lock:
            channel = self._channels.get(subject)
            if channel is None:
                return
            channel.followers.discard(follower)
            if not channel.followers:
                del self._channels[subject]
                if channel.subscription is not None:
                    await channel.subscription.stop()

    async def doubt(self) -> None:
        """Messages may be lost: say of every table followed here how far it is."""
        for subject, channel in list(self._channels.items()):
            table = subject.split(".")[1]
            try:
                body = nudge(table, await self.version(table))
            except StoreDown:
                body = lag(table)
            await channel.receive(subject, body)

    def resynced(self) -> None:
        METRICS.resyncs.inc()
