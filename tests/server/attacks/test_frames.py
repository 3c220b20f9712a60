"""Frames over the socket: noise, floods, and nearly right ones."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.sample import some
from tests.server.attacks.intruder import (
    DEEP,
    DEEPER,
    EVIL,
    VALUES,
    Talk,
    bot_has_answered,
    table_of,
    unchanged,
    until_closed,
)
from tests.server.house import Server, person, play_on, player

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


class Wild:
    """Makes frames: noise, JSON that is nearly right, and right ones for the wrong table."""

    def __init__(self, rng: random.Random, tables: list[str], nouns: list[str]) -> None:
        self.rng = rng
        self.tables = tables
        self.nouns = nouns

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        pick = rng.randrange(11)
        if pick < 2:
            return rng.choice([*self.nouns, *self.tables])
        if pick < 4:
            return rng.choice([-1, 0, 1, 2, 7, 2**31, 2**53, -(2**63), 1.5, True, False, None])
        if pick < 6 and depth < 5:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        if pick < 7 and depth < 5:
            return {rng.choice(self.nouns): self.value(depth + 1)}
        if pick < 8:
            return "".join(rng.choices('aé\0\u202e\U0001f600"\\{[', k=rng.randrange(20)))
        return rng.choice(EVIL)

    def frame(self) -> dict[str, Any]:
        rng = self.rng
        out = {
            "op": rng.choice(["watch", "leave", "answer", "undo", "ping"]),
            "n": rng.randrange(100),
            "table": rng.choice(self.tables),
            "command_id": rng.choice("abc"),
            "ask": rng.randrange(-1, 40),
            "answer": self.value(),
            "since": rng.randrange(-1, 9),
        }
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            out[rng.choice([*out, *self.nouns])] = self.value()
        if rng.random() < 0.2:
            del out[rng.choice(list(out))]
        return out

    def text(self) -> bytes:
        rng = self.rng
        if rng.random() < 0.15:
            return rng.randbytes(rng.randrange(60)).decode("latin-1").encode()
        body = json.dumps(self.frame()).encode()
        if rng.random() < 0.1:
            at = rng.randrange(len(body))
            body = body[:at] + bytes([rng.randrange(128)]) + body[at + rng.randrange(3) :]
        return body

    def polite(self) -> bytes:
        """Nothing wrong with its form: the server has to look into each."""
        op = self.rng.choice(["watch", "leave", "answer", "answer", "undo", "ping", "ping"])
        known = {"op": op, "table": self.rng.choice(self.tables), "command_id": "c", "ask": 3}
        return wire(json.dumps({**known, "answer": self.rng.choice(self.nouns)}).encode())

    def rude(self) -> bytes:
        """One frame as it goes over the wire; sometimes not even the frame is right."""
        dice = self.rng.random()
        if dice < 0.002:
            return self.rng.randbytes(self.rng.randrange(1, 40))
        body = self.text() + (b"\xff\xfe" if dice > 0.999 else b"")  # which is no UTF-8
        return wire(body, 0x82 if dice < 0.01 else 0x81)


CLOSE = b"\x88\x82\0\0\0\0\x03\xe8"


CLOSED = re.compile(rb"\x88.(?:\x11\x30|\x03[\xe8-\xf3])", re.DOTALL)  # 4400, 1000 to 1011


def wire(body: bytes, first: int = 0x81) -> bytes:
    size = len(body)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE, size >> 8, size & 255])
    return bytes([first]) + length + b"\0\0\0\0" + body  # masked with zeros: as it is


async def flood(server: Server, cookie: str, frames: bytes) -> bool:
    """Open a socket and throw frames at it; did the server close it in good order?"""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"Cookie: {cookie}", "", ""]
    last = b""
    with suppress(OSError, asyncio.IncompleteReadError):
        writer.write("\r\n".join(lines).encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(frames)
        async with asyncio.timeout(15):
            while not CLOSED.search(last) and (got := await reader.read(65_536)):
                last = (last + got)[-70_000:]
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    return CLOSED.search(last) is not None


async def test_floods_of_frames(server: Server) -> None:
    rng = random.Random(7)
    ada, bob, eve, mallory = [await person(server, x) for x in ("Ada", "Bob", "Eve", "Mallory")]
    private = (await table_of(ada, bob))["id"]
    public = (await table_of(ada, bots=["random"], seats=2, public=True))["id"]
    played = (await table_of(mallory, bots=["random"], seats=2))["id"]
    await bot_has_answered(ada, public)
    nouns = ["op", "n", "table", "seat", "x", "constructor", "watch", "answer", "seats"]
    wild = Wild(rng, [private, public, played, "nosuch", "x" * 64, ""], nouns)
    rude, polite = [wild.rude() for _ in range(4000)], [wild.polite() for _ in range(500)]
    cookies = [eve.cookie, "", "ludorum=forged", mallory.cookie]
    wanted, end = some(20_000, 100_000), time.monotonic() + 18
    sent = closed = floods = 0
    async with unchanged(server, private, public):
        while sent < wanted and (sent < 20_000 or time.monotonic() < end):
            batches = [b"".join(rng.sample(rude, 500)) for _ in range(7)]
            batches.append(b"".join(polite) + CLOSE)
            rng.shuffle(cookies)
            closed += sum(
                await asyncio.gather(
                    *[flood(server, cookies[i % 4], x) for i, x in enumerate(batches)]
                )
            )
            sent += 500 * len(batches)
            floods += len(batches)
    assert closed > floods * 0.9
    assert (await ada.http.get("/health/ready")).status_code == 200
    seen = await mallory.call("GET", f"/api/tables/{played}")
    assert seen["status"] in ("running", "over")
    play = await player(server, ada)
    id = (await table_of(ada, bots=["sensible"], seats=2))["id"]
    await play.watch(id)
    await play_on(play, id, rng)
    assert play.positions[id]["over"]


async def test_deep_and_odd_frames(server: Server) -> None:
    ada, bob = await person(server, "Ada"), await person(server, "Bob")
    id = (await table_of(ada, bob))["id"]
    async with unchanged(server, id):
        talk = Talk(server, ada)
        for value in VALUES:
            for field in ("op", "n", "table", "since", "command_id", "ask", "answer", "new"):
                await talk.say(f'{{"op":"undo","{field}":{value}}}')
                await talk.say(f'{{"op":"watch","{field}":{value}}}')
        for value in (
            DEEP,
            DEEPER,
            "{}",
            "1.0",
            "true",
            "null",
            '[{"a":1}]',
            "[" * 9 + "]" * 9,
        ):
            command = f'"op":"answer","table":"{id}","command_id":"d","ask":0'
            reply = await talk.say(f'{{{command},"answer":{value}}}')
            assert reply["code"] == "bad-request", (value[:40], reply)
        await talk.close()
    socket = await connect(server.url.replace("http", "ws") + "/ws")
    codes = await until_closed(socket, b"\0")
    assert set(codes) == {"bad-request"} and len(codes) in (19, 20)  # the last may be cut off
