"""A client of the server: HTTP for the directory, one websocket for play. For soak and tests.

It keeps what a careful client keeps: the version it has seen, and command ids for retries.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

encode = msgspec.json.encode
decode = msgspec.json.decode
BEAT = 3.0  # seconds between two pings, and
SILENCE = 6.0  # seconds until a socket on which nothing comes after one is given up: as the page
ANSWER_WITHIN = 15.0  # seconds
AGAIN = 1.0  # seconds until what was refused for now is asked again
PASSING = ("down", "busy", "too-many", "unforeseen", "?")  # the same again, a little later


class Refused(Exception):
    """The server said no: `code` and `detail` as it gave them."""

    def __init__(self, code: str, detail: str, status: int = 0) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail
        self.status = status


class Http:
    """A person's browser, as far as HTTP goes."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Reading the machine's certificates takes long, and plain HTTP has no use for them.
        secure = url.startswith("https")
        self.http = httpx.AsyncClient(base_url=url, timeout=20.0, verify=secure)
        self.csrf = ""
        self.last = b""  # the body of the last answer, for audits

    async def close(self) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"x-csrf-token": self.csrf, "content-type": "application/json"}
        content = None if body is None else encode(body)
        answer = await self.http.request(method, path, content=content, headers=headers)
        self.last = answer.content
        data = None
        with contextlib.suppress(msgspec.DecodeError):  # a server that ends says it in plain words
            data = decode(answer.content) if answer.content else None
        if answer.status_code >= 400:
            code, detail = ("?", answer.text[:200])
            if isinstance(data, dict):
                code, detail = data.get("code", "?"), data.get("detail", "")
            raise Refused(code, detail, answer.status_code)
        return data

    async def guest(self, name: str) -> dict[str, Any]:
        me: dict[str, Any] = await self.call("POST", "/api/guest", {"name": name})
        self.csrf = me["csrf"]
        return me

    @property
    def cookie(self) -> str:
        return "; ".join([f"{k}={v}" for k, v in self.http.cookies.items()])


class Play:
    """A websocket that follows tables. `heard` gets every raw frame, for audits."""

    def __init__(self, url: str, cookie: str, heard: Callable[[bytes], None] | None = None) -> None:
        self.url = url.replace("http", "ws", 1) + "/ws"
        self.cookie = cookie
        self.heard = heard
        self.positions: dict[str, dict[str, Any]] = {}
        self.changed = asyncio.Event()
        self.resyncs = 0
        self._socket: ClientConnection | None = None
        self._replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._n = 0
        self._reader: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None
        self._came = 0.0  # when the last frame came
        self._fetching: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        headers = {"cookie": self.cookie}
        self._socket = await connect(
            self.url, additional_headers=headers, max_size=None, open_timeout=10, ping_interval=None
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        self._heart = asyncio.create_task(self._beat(self._socket))

    @property
    def closed(self) -> bool:
        return self._reader is None or self._reader.done()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.wait([self._reader])

    def cut(self) -> None:
        """End the connection as a lost network does: no goodbye."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _beat(self, socket: ClientConnection) -> None:
        """A connection may be dead and nobody has said so: whoever is there answers a ping. While a
        command is under way its own time counts: pings wait behind it."""
        clock = asyncio.get_running_loop().time
        with contextlib.suppress(ConnectionClosed):
            asked = 0.0
            while True:
                await asyncio.sleep(BEAT)
                if self._replies or self._came >= asked:
                    asked = clock()
                elif clock() - asked >= SILENCE:
                    socket.transport.abort()
                    return
                await self.send(op="ping")

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                self._came = asyncio.get_running_loop().time()
                body = message.encode() if isinstance(message, str) else message
                if self.heard is not None:
                    self.heard(body)
                await self._take(decode(body))
        except ConnectionClosed:
            pass
        finally:
            for task in [self._heart, *self._fetching.values()]:
                if task is not None:
                    task.cancel()
            for waiting in self._replies.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the socket closed"))
            self.changed.set()

    async def _take(self, frame: dict[str, Any]) -> None:
        op, table = frame["op"], frame.get("table", "")
        if op in ("update", "position"):
            known = self.positions.get(table)
            if known is None or frame["frame"]["version"] >= known["version"]:
                self.positions[table] = frame["frame"]
            self.changed.set()
        elif op in ("nudge", "lag"):
            known = self.positions.get(table)
            if known is None or op == "lag" or known["version"] < frame["version"]:
                self.resyncs += 1
                self._fetch(table)
        waiting = self._replies.pop(frame.get("n", 0), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(frame)

    def _fetch(self, table: str) -> None:
        """The position, as soon as the server has it."""
        if table not in self._fetching:
            self._fetching[table] = task = asyncio.create_task(self._until_watched(table))
            task.add_done_callback(lambda _: self._fetching.pop(table, None))

    async def _until_watched(self, table: str) -> None:
        while not self.closed:
            try:
                await self.watch(table)
                return
            except Refused as e:
                if e.code not in PASSING:
                    return
            except (OSError, TimeoutError):
                return  # whoever connects anew asks for it
            await asyncio.sleep(AGAIN)

    async def send(self, **frame: Any) -> None:
        assert self._socket is not None
        await self._socket.send(encode(frame).decode())

    async def ask(self, **frame: Any) -> dict[str, Any]:
        """Send a frame and wait for its reply; Refused if the server says no."""
        self._n += 1
        n = self._n
        waiting = self._replies[n] = asyncio.get_running_loop().create_future()
        try:
            await self.send(n=n, **frame)
            async with asyncio.timeout(ANSWER_WITHIN):
                reply = await waiting
        except ConnectionClosed as e:
            raise ConnectionError("the socket closed") from e
        finally:
            self._replies.pop(n, None)
            waiting.cancel()
        if reply["op"] == "error":
            raise Refused(reply["code"], reply["detail"])
        out: dict[str, Any] = reply
        return out

    async def watch(self, table: str, since: int = -1) -> dict[str, Any]:
        return await self.ask(op="watch", table=table, since=since)

    async def answer(self, table: str, option: Any, command: str = "") -> dict[str, Any]:
        """Answer the pending ask of this seat."""
        token = self.positions[table]["ask"]["token"]
        command = command or secrets.token_urlsafe(9)
        reply = await self.ask(
            op="answer", table=table, command_id=command, ask=token, answer=option
        )
        await self.reach(table, reply["reply"]["version"])
        return reply

    async def undo(self, table: str) -> dict[str, Any]:
        reply = await self.ask(op="undo", table=table, command_id=secrets.token_urlsafe(9))
        await self.reach(table, reply["reply"]["version"])
        return reply

    async def reach(self, table: str, version: int) -> None:
        """The acknowledgement may overtake the update: wait for it, or fetch the position."""
        try:
            async with asyncio.timeout(3):
                while self.positions[table]["version"] < version and not self.closed:
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            self.resyncs += 1
            await self.watch(table)
