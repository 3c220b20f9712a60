"""What attackers use, and how it is seen that what is refused has changed nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludorum.server.errors import CODES
from ludorum.soak.client import Http, Refused
from tests.server.house import OPENED, Server

JSON = {"content-type": "application/json"}


EVIL = [
    "'; DROP TABLE users; --",
    '" OR ""="',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} %s %n {0}",
    "../../etc/passwd",
    "\\u003cb\\u003e",
    "a%00b",
]


def rows(server: Server, sql: str, *args: Any) -> list[Any]:
    file = f"file:{server.folder / 'ludorum.db'}?mode=ro"
    with closing(sqlite3.connect(file, uri=True, timeout=10)) as con:
        return con.execute(sql, args).fetchall()


def mark(server: Server, id: str) -> list[Any]:
    """Everything of a table that an attack might change."""
    return [
        rows(server, "SELECT version, seq, digest, status FROM heads WHERE table_id = ?", id),
        rows(server, "SELECT seat, user_id, bot, name FROM seats WHERE table_id = ?", id),
        rows(server, "SELECT status, owner, rematch, lines FROM tables WHERE id = ?", id),
        rows(server, "SELECT count(*) FROM commands WHERE table_id = ?", id),
    ]


@asynccontextmanager
async def unchanged(server: Server, *ids: str) -> AsyncIterator[None]:
    before = [mark(server, id) for id in ids]
    yield
    assert [mark(server, id) for id in ids] == before


async def no(work: Awaitable[Any], *codes: str) -> Refused:
    """It is refused, with one of these codes and the status that belongs to it."""
    with pytest.raises(Refused) as e:
        await work
    assert e.value.code in codes, e.value
    assert e.value.status in (0, CODES[e.value.code])  # 0: over the socket
    return e.value


def stranger(server: Server) -> Http:
    """Nobody: not signed in."""
    http = Http(server.url)
    OPENED.append(http)
    return http


async def table_of(owner: Http, *others: Http, start: bool = True, **more: Any) -> dict[str, Any]:
    body = {"game": "architects", "seats": 1 + len(others), **more}
    table: dict[str, Any] = await owner.call("POST", "/api/tables/", body)
    for other in others:
        await other.call("POST", f"/api/tables/{table['id']}/join", {"link": table["link"]})
    if start:
        await owner.call("POST", f"/api/tables/{table['id']}/start")
    return table


async def bot_has_answered(http: Http, id: str) -> None:
    """From now on nothing happens at the table unless its person does it."""
    async with asyncio.timeout(20):
        while (await http.call("GET", f"/api/tables/{id}/view"))["waiting"] != [0]:
            await asyncio.sleep(0.05)


DEEP = "[" * 10_000 + "]" * 10_000


DEEPER = '{"a":' * 10_000 + "1" + "}" * 10_000


VALUES = [  # what may stand in place of a value, as JSON
    *("NaN", "Infinity", "1e999", "-1e400", "1" + "0" * 5000, "-0", "1.5", "true", "null"),
    *('""', '"\\u0000"', '"\\ud83d"', "[]", "{}", "[[]]", DEEP, DEEPER, "9" * 25, "[1e5]"),
    *(json.dumps(x) for x in EVIL),
]


async def chunks(count: int) -> AsyncIterator[bytes]:
    """A body without a length."""
    for _ in range(count):
        yield b"x" * 1024


PING = '{"op":"ping"}'


async def until_closed(socket: ClientConnection, frame: str | bytes) -> list[str]:
    """Send the same frame until the server has had enough; the codes it has answered with."""
    codes: list[str] = []
    with suppress(ConnectionClosed):
        while len(codes) < 200:
            await socket.send(frame)
            codes.append(json.loads(await socket.recv()).get("code", ""))
    assert socket.close_code == 4400
    return codes


class Talk:
    """A socket that is opened anew before it has been bad for too long."""

    def __init__(self, server: Server, who: Http) -> None:
        self._url = server.url.replace("http", "ws") + "/ws"
        self._headers = {"cookie": who.cookie}
        self._socket: ClientConnection | None = None
        self._left = 0

    async def say(self, frame: str) -> dict[str, Any]:
        if self._socket is None or self._left == 0:
            await self.close()
            self._socket = await connect(self._url, additional_headers=self._headers)
            self._left = 15
        self._left -= 1
        await self._socket.send(frame)
        reply: dict[str, Any] = json.loads(await self._socket.recv())
        assert reply["op"] in ("error", "ack", "pong", "lobby", "position"), reply
        assert reply.get("code") not in ("unforeseen", "down"), (frame[:100], reply)
        return reply

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
