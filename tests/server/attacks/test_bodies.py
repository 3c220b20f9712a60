"""Bodies of every kind and size, and half of one."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.attacks.intruder import (
    DEEP,
    DEEPER,
    JSON,
    VALUES,
    Talk,
    chunks,
    no,
    stranger,
    table_of,
    unchanged,
)
from tests.server.house import Server, person, serving

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


RAW = [  # bodies that are not what JSON of a client looks like
    b"",
    b"\xff\xfe",
    b"null",
    b"[]",
    b'"x"',
    b"{",
    b"{}" * 100,
    b'{"\xff":1}',
    b'{"a":"\\ud800"}',
    DEEP.encode(),
    DEEPER.encode(),
]


FIELDS = {  # every command and its fields
    "/api/guest": {"name": '"x"'},
    "/api/register": {"name": '"x"', "password": '"short"'},  # and so refused without hashing
    "/api/tables/": {
        "game": '"architects"',
        "seats": "2",
        "options": "{}",
        "tempo": "{}",
        "bots": "[]",
        "public": "false",
    },
    "join": {"link": '""'},
    "answers": {"command_id": '"c"', "ask": "1", "answer": '"x"'},
    "undo": {"command_id": '"c"'},
    "preview": {"option": '"x"'},
    "chat": {"text": '"x"'},
}


def with_values(fields: dict[str, str]) -> Iterator[str]:
    """The body with every field in turn replaced, left out, or joined by a stranger."""
    for changed in fields:
        for value in VALUES:
            pairs = [f'"{k}":{value if k == changed else v}' for k, v in fields.items()]
            yield "{" + ",".join(pairs) + "}"
    good = ",".join([f'"{k}":{v}' for k, v in fields.items()])
    yield "{" + good + ',"admin":true}'
    yield "{" + good + ',"__proto__":{}}'


async def test_bodies_of_every_kind(server: Server) -> None:
    ada, bob = await person(server, "Ada"), await person(server, "Bob")
    id = (await table_of(ada, bob))["id"]
    headers = {**JSON, "x-csrf-token": ada.csrf}
    cookie = {"cookie": ada.cookie}
    http = stranger(server).http
    seen: dict[int, int] = {}

    async def send(path: str, body: bytes) -> None:
        # Whoever registers takes along what they had as a guest: that is somebody else here.
        mine = {} if path == "/api/register" else cookie
        got = await http.post(path, content=body, headers={**headers, **mine})
        seen[got.status_code] = seen.get(got.status_code, 0) + 1
        assert got.status_code < 500, (path, body[:200], got.text)
        if got.status_code >= 400:
            assert set(got.json()) == {"code", "detail"} and len(got.text) < 700
        http.cookies.clear()

    async with unchanged(server, id):
        for name, fields in FIELDS.items():
            if name == "chat":
                continue
            path = name if name.startswith("/") else f"/api/tables/{id}/{name}"
            for body in [*RAW, *[x.encode() for x in with_values(fields)]]:
                await send(path, body)
    for line in with_values(FIELDS["chat"]):
        await send(f"/api/tables/{id}/chat", line.encode())
    assert set(seen) <= {200, 201, 400, 401, 403, 404, 409} and seen[400] > 200, seen


async def test_large_bodies(server: Server) -> None:
    ada, bob = await person(server, "Ada"), await person(server, "Bob")
    id = (await table_of(ada, bob))["id"]
    body = {"command_id": "c", "ask": 1, "answer": "x" * 70_000}
    async with unchanged(server, id):
        await no(ada.call("POST", f"/api/tables/{id}/answers", body), "too-large")
        got = await ada.http.post("/api/guest", content=chunks(200), headers=JSON)
        assert got.status_code == 413
        talk = Talk(server, ada)
        assert (await talk.say(json.dumps(body)))["code"] == "too-large"
        with pytest.raises(ConnectionClosed):
            await talk.say("x" * 200_000)
        await talk.close()
    for path in ("/api/me?" + "a" * 60_000, "/" + "../" * 2000, "/api/tables/" + "%2e" * 300):
        with suppress(httpx.RemoteProtocolError, httpx.ReadError):
            assert (await ada.http.get(path)).status_code < 500
    with suppress(httpx.RemoteProtocolError, httpx.ReadError):
        big = await ada.http.get("/api/me", headers={"x-big": "a" * 200_000})
        assert big.status_code < 500


def test_who_hangs_up_in_mid_sentence(tmp_path: Path) -> None:
    """Every phone in a tunnel does: nothing to report, and nothing to hear of."""
    head = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    with serving(tmp_path) as server:
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall((head + 'content-length: 99\r\n\r\n{"na').encode())
        httpx.post(f"{server.url}/api/guest", json={"name": "Ada"}).raise_for_status()
