"""The network that fails: each rule does what it says, and heals. And a bus over such a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import pytest

from ludorum.server.bus import Bus, BusDown, make_bus
from ludorum.soak.proxy import Link, Rule

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]

pytestmark = pytest.mark.anyio


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1000):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def line() -> AsyncIterator[tuple[Link, Callable[[], Awaitable[Ends]]]]:
    """A link to somebody who repeats what he is told, and how to get through to him."""
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    link = Link(server.sockets[0].getsockname()[1])
    port = await link.open()
    opened: list[Ends] = []

    async def dial() -> Ends:
        opened.append(await asyncio.open_connection("127.0.0.1", port))
        return opened[-1]

    try:
        yield link, dial
    finally:
        for _, writer in opened:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
        await link.close()
        server.close()


async def say(ends: Ends, what: bytes, within: float = 2.0) -> bytes:
    ends[1].write(what)
    async with asyncio.timeout(within):
        return await ends[0].readexactly(len(what))


@pytest.mark.parametrize("way", ["out", "back"])
async def test_what_is_held_comes_when_it_is_over(way: str) -> None:
    async with line() as (link, dial):
        ends = await dial()
        assert await say(ends, b"hello") == b"hello"
        link.set(Rule(held=(way,)))  # type: ignore[arg-type]
        with pytest.raises(TimeoutError):
            await say(ends, b"again", 0.2)
        link.set(Rule())
        async with asyncio.timeout(2):
            assert await ends[0].readexactly(5) == b"again"


async def test_a_dead_connection_says_nothing_until_it_is_over() -> None:
    async with line() as (link, dial):
        ends = await dial()
        assert await say(ends, b"hello") == b"hello"
        link.set(Rule(dead=True))
        with pytest.raises(TimeoutError):
            await say(ends, b"again", 0.2)
        new = await dial()
        with pytest.raises(TimeoutError):
            await say(new, b"hello", 0.2)
        link.set(Rule())
        with pytest.raises((OSError, asyncio.IncompleteReadError)):
            await say(ends, b"again")
        async with asyncio.timeout(2):
            assert await new[0].readexactly(5) == b"hello"


async def test_slow_and_dripping() -> None:
    clock = asyncio.get_running_loop().time
    async with line() as (link, dial):
        ends = await dial()
        for rule, least in ((Rule(slow=0.1), 0.2), (Rule(drip=True), 0.15), (Rule(), 0.0)):
            link.set(rule)
            begun = clock()
            assert await say(ends, b"x" * 480) == b"x" * 480
            assert clock() - begun >= least


# -- the bus --------------------------------------------------------------------------------------


async def until(what: list[bytes], count: int, within: float = 3.0) -> None:
    async with asyncio.timeout(within):
        while len(what) < count:
            await asyncio.sleep(0.02)


async def test_an_answer_that_comes_too_late_makes_nobody_deaf(nats_url: str) -> None:
    link = Link(urlsplit(nats_url).port or 4222)
    far: Bus = make_bus(f"nats://127.0.0.1:{await link.open()}")
    near: Bus = make_bus(nats_url)
    await far.open()
    await near.open()
    heard: list[bytes] = []

    async def hear(subject: str, body: bytes) -> None:
        heard.append(body)

    try:
        await far.subscribe("deaf.test", hear)
        link.set(Rule(held=("back",)))
        with pytest.raises(BusDown):
            await far.flush()  # nothing is confirmed
        link.set(Rule())
        await near.publish("deaf.test", b"1")
        await until(heard, 1)
        await far.flush()
        await near.publish("deaf.test", b"2")
        await until(heard, 2)
    finally:
        await far.close()
        await near.close()
        await link.close()
