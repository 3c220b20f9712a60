"""Guests who mean harm: they take all they can get, send rubbish, and look where they may not."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludorum.soak.client import Http, Play, Refused, encode

from .site import Site

LASTS = 8.0  # seconds
SLOW_ONES = 30  # connections that never finish what they say
READERS = 4
_TROUBLE = (OSError, TimeoutError, httpx.HTTPError, WebSocketException)

Act = Callable[[Site, str, Counter[str]], Awaitable[None]]


async def hostile(site: Site) -> str:
    came: Counter[str] = Counter()
    acts: list[Act] = [flood, rubbish, trespass, dawdle, *[read] * READERS]
    urls = site.context.urls
    async with asyncio.TaskGroup() as group:
        for i, act in enumerate(acts):
            group.create_task(_until(act, site, urls[i % len(urls)], came))
    return f"hostile guests for {LASTS:.0f} s: " + ", ".join(
        [f"{n} {what}" for what, n in sorted(came.items())]
    )


async def _until(act: Act, site: Site, url: str, came: Counter[str]) -> None:
    """Again and again, whatever the server says to it."""
    try:
        async with asyncio.timeout(LASTS):
            while True:
                try:
                    await act(site, url, came)
                except _TROUBLE:
                    came["thrown out"] += 1
                except Refused as e:
                    came[f"refused {e.code}"] += 1
                await asyncio.sleep(0.05)
    except TimeoutError:
        pass


async def _guest(url: str) -> Http:
    http = Http(url)
    try:
        await http.guest("Mallory")
    except BaseException:
        await http.close()
        raise
    return http


async def flood(site: Site, url: str, came: Counter[str]) -> None:
    """As many tables as there are to be had, full of bots that think. Decisions are left to the
    clock, so that the bots always have something to do."""
    http = await _guest(url)
    clock = {"kind": "live", "reserve": 5.0, "increment": 0.0, "late": "default"}
    body = {"game": "architects", "seats": 4, "bots": ["hard"] * 3, "tempo": clock}
    try:
        while True:
            try:
                made = await http.call("POST", "/api/tables/", body)
                await http.call("POST", f"/api/tables/{made['id']}/start")
                came["tables laid"] += 1
            except Refused as e:
                came[f"refused {e.code}"] += 1
                await asyncio.sleep(0.2)
    finally:
        await http.close()


async def rubbish(site: Site, url: str, came: Counter[str]) -> None:
    http = await _guest(url)
    try:
        await http.http.post("/api/tables/", content=site.rng.randbytes(2000))
        async with connect(
            url.replace("http", "ws", 1) + "/ws",
            additional_headers={"cookie": http.cookie},
            open_timeout=5,
        ) as socket:
            for body in _bodies(site.rng):
                await socket.send(body)
                came["frames of rubbish"] += 1
                await asyncio.sleep(0.01)
    finally:
        await http.close()


def _bodies(rng: random.Random) -> list[str | bytes]:
    return [
        rng.randbytes(200),
        "{" * 5000,
        "[" * 60_000,
        '{"op": "watch", "table": "' + "x" * 10_000 + '"}',
        '{"op": "answer", "table": 7, "answer": {"a": [1e999]}}',
        '{"op": "watch", "table": "../../etc/passwd", "since": -99999999999999999999}',
        '{"op": "no such thing"}',
        "\u0000" * 100,
        "x" * 200_000,  # more than a frame may have: the socket is closed
    ]


async def trespass(site: Site, url: str, came: Counter[str]) -> None:
    """Tables of others that are not public: nothing of them may be seen, nothing done there."""
    http = await _guest(url)
    play = Play(url, http.cookie)
    try:
        await play.open()
        private = [x for x, people in site.context.seats.items() if -1 not in people.values()]
        for table in site.rng.sample(private, min(5, len(private))):
            await _try(site, play.watch(table), table, came)
            answer = play.ask(op="answer", table=table, command_id="mallory1", ask=1, answer="x")
            await _try(site, answer, table, came)
            for path in ("view", "story", "history", "at/3", "replay", "review"):
                await _try(site, http.call("GET", f"/api/tables/{table}/{path}"), table, came)
    finally:
        await play.close()
        await http.close()


async def _try(site: Site, call: Awaitable[object], table: str, came: Counter[str]) -> None:
    try:
        answer = await call
    except Refused:
        came["doors shut"] += 1
        return
    site.context.trespasses.append(
        f"a stranger at table {table} was told: {encode(answer)[:200]!r}"
    )


async def read(site: Site, url: str, came: Counter[str]) -> None:
    """What is dear to make, without a pause."""
    http = await _guest(url)
    try:
        public = [x for x, people in site.context.seats.items() if -1 in people.values()]
        while public:
            path = site.rng.choice(["story", "history", "proof", "at/40"])
            try:
                await http.call("GET", f"/api/tables/{site.rng.choice(public)}/{path}")
                came["games read"] += 1
            except Refused as e:
                came[f"refused {e.code}"] += 1
            await asyncio.sleep(0)
    finally:
        await http.close()


async def dawdle(site: Site, url: str, came: Counter[str]) -> None:
    """Connections that say a byte a second and never come to the point."""
    port = urlsplit(url).port
    ends: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    try:
        for _ in range(SLOW_ONES):
            ends.append(await asyncio.open_connection("127.0.0.1", port))
        came["slow connections"] += len(ends)
        for byte in b"GET /api/tables/open HTTP/1.1\r\nhost: x\r\nx-slow: " + b"y" * 1000:
            for _, writer in ends:
                writer.write(bytes([byte]))
            await asyncio.sleep(1.0)
    finally:
        for _, writer in ends:
            writer.transport.abort()
