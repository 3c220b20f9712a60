"""The bus of many processes: NATS, its core only. Nothing is kept; the store is the truth."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress

from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSub

from .contract import BusDown, Doubt, Handler

WITHIN = 5.0  # seconds to connect, or to hand a message over
RETRY = 1  # seconds between attempts to connect again
PING = 3  # seconds; two without an answer and the connection counts as lost
FLUSH = 2.0  # seconds the server has to confirm what was sent
FORGOTTEN = 60  # seconds: by then a connection on which no answer came is another one
HELD = 10_000  # messages held for a slow handler; more are dropped, which costs it a resync

_log = logging.getLogger(__name__)
_TROUBLE = (errors.Error, OSError)


class NatsSubscription:
    def __init__(self, handler: Handler) -> None:
        self._handler = handler
        self._sub: NatsSub | None = None
        self._task: asyncio.Task[None] | None = None  # that calls the handler
        self._stopped = False

    async def begin(self, client: Client, subject: str) -> None:
        self._sub = await client.subscribe(subject, cb=self._call, pending_msgs_limit=HELD)

    async def _call(self, message: Msg) -> None:
        self._task = asyncio.current_task()
        if not self._stopped:
            try:
                await self._handler(message.subject, message.data)
            except Exception:
                _log.exception("the handler of %s failed", message.subject)
        if self._stopped:
            await self._end()

    async def stop(self) -> None:
        """No call of the handler begins after this; one under way is cancelled, but for one that
        stops itself."""
        self._stopped = True
        if self._task is None or self._task is not asyncio.current_task():
            await self._end()

    async def _end(self) -> None:
        sub, self._sub = self._sub, None
        if sub is not None:
            with suppress(*_TROUBLE):  # the bus is closed: it is as wished
                await sub.unsubscribe()


class NatsBus:
    """One connection that comes back by itself, with its subscriptions, however long it takes."""

    def __init__(self, url: str) -> None:
        self._servers = url.split(",")
        self._url = re.sub(r"(?<=://)[^@,]*@", "***@", url)
        self._client: Client | None = None
        self._doubts: list[Doubt] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        client = Client()
        try:
            async with asyncio.timeout(WITHIN):
                await client.connect(
                    self._servers,
                    name="ludorum",
                    error_cb=self._failed,
                    reconnected_cb=self._reconnected,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RETRY,
                    ping_interval=PING,
                )
        except _TROUBLE as error:
            await client.close()
            said = client.last_error or "no answer"
            raise BusDown(
                f"NATS at {self._url}: {said}. Check that it runs (`nats-server`) and that the "
                "address is right.",
                "bus-down",
                where=self._url,
            ) from error
        self._client = client

    async def close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            with suppress(*_TROUBLE):
                if client.is_connected:
                    await self._confirm(client)
            await client.close()
        for task in self._tasks:
            task.cancel()

    @staticmethod
    async def _failed(error: Exception) -> None:
        """A handler is too slow, or the connection is in trouble."""
        _log.warning("bus: %s: %s", type(error).__name__, error)

    def in_doubt(self, call: Doubt) -> None:
        self._doubts.append(call)

    async def _reconnected(self) -> None:
        """In tasks of their own: the client waits for this before it goes on."""
        for call in self._doubts:
            self._keep(asyncio.create_task(self._doubt(call)))

    @staticmethod
    async def _doubt(call: Doubt) -> None:
        try:
            await call()
        except Exception:
            _log.exception("what may have been lost could not be told again")

    def healthy(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def publish(self, subject: str, body: bytes) -> None:
        client = self._client
        if client is None or not client.is_connected:
            # The client would hold it until the server is back; by then the outbox has said it.
            raise BusDown(f"NATS at {self._url} is not connected")
        try:
            async with asyncio.timeout(WITHIN):
                await client.publish(subject, body)
        except _TROUBLE as error:
            raise BusDown(f"NATS at {self._url}: {error!r}") from error

    async def flush(self) -> None:
        client = self._client
        if client is None or not client.is_connected:
            raise BusDown(f"NATS at {self._url} is not connected")
        try:
            await self._confirm(client)
        except _TROUBLE as error:
            raise BusDown(f"NATS at {self._url}: {error!r}") from error

    async def _confirm(self, client: Client) -> None:
        """Wait for the server to have all that was sent; TimeoutError. The flush itself is never
        given up: when its answer came after all, the client's reader would end at it (nats-py 2.16)
        and this process would hear nothing until the connection counts as lost."""
        task = asyncio.create_task(client.flush(FORGOTTEN))
        self._keep(task)
        done, _ = await asyncio.wait([task], timeout=FLUSH)
        if not done:
            raise TimeoutError(f"no answer within {FLUSH} s")
        task.result()

    def _keep(self, task: asyncio.Task[None]) -> None:
        """Until it is done, however that comes about."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def subscribe(self, subject: str, handler: Handler) -> NatsSubscription:
        """While the connection is lost, a subscription is kept and begins when it is back."""
        if self._client is None:
            raise BusDown("the bus is not open")

        new = NatsSubscription(handler)
        await new.begin(self._client, subject)
        if self._client.is_connected:
            with suppress(*_TROUBLE):  # a lost connection sends it again when it is back
                await self._confirm(self._client)
        return new
