"""A network that fails as networks do: every connection of the fleet goes through here.

In a process of its own, so that a busy soak does not slow the server down. What lies between two
processes is a link; a rule on it says what becomes of the bytes, in each direction. Nothing is lost
from a stream that lives, as TCP would have it: what is held arrives when the fault is over.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import Any, Literal

import msgspec

Way = Literal["out", "back"]  # from who has opened the connection; to them
CHUNK = 65536
DROPS = 48  # bytes at a time where a link drips
PAUSE = 0.02  # seconds between two of these


class Rule(msgspec.Struct, frozen=True):
    """held   directions in which nothing gets through, for now
    dead   the other side is gone and nobody is told: half-open connections
    slow   seconds every piece is late
    drip   a few bytes at a time
    """

    held: tuple[Way, ...] = ()
    dead: bool = False
    slow: float = 0.0
    drip: bool = False


class Link:
    """A port that leads to another one, there, by the rule of the moment."""

    def __init__(self, target: int, host: str = "127.0.0.1") -> None:
        self.target = host, target
        self.rule = Rule()
        self._changed = asyncio.Event()
        self._far: set[asyncio.StreamWriter] = set()  # ends at the target
        self._tasks: set[asyncio.Task[None]] = set()  # one a connection
        self._server: asyncio.Server | None = None

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._begin, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def set(self, rule: Rule) -> None:
        self.rule = rule
        self._changed.set()
        self._changed = asyncio.Event()
        if rule.dead:
            for far in list(self._far):
                far.transport.abort()

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far = None
        try:
            await self._while(lambda: self.rule.dead)
            far_reader, far = await asyncio.open_connection(*self.target)
            self._far.add(far)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pump(reader, far, "out"))
                both.create_task(self._pump(far_reader, writer, "back"))
            # A transport that is closed raises the second.
        except* (OSError, RuntimeError):
            # The near end of a dead connection stays open: that is what makes it half-open.
            await self._while(lambda: self.rule.dead)
        finally:
            for end in (far, writer):
                if end is not None:
                    end.transport.abort()
            if far is not None:
                self._far.discard(far)

    async def _while(self, so: Any) -> None:
        while so():
            await self._changed.wait()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way
    ) -> None:
        while data := await reader.read(CHUNK):
            await self._while(lambda: way in self.rule.held)
            if self.rule.slow:
                await asyncio.sleep(self.rule.slow)
            while data:
                piece, data = (data[:DROPS], data[DROPS:]) if self.rule.drip else (data, b"")
                writer.write(piece)
                await writer.drain()
                if data:
                    await asyncio.sleep(PAUSE)
        raise ConnectionResetError("the other side has closed")


# -- the process ----------------------------------------------------------------------------------


async def _run(control: Connection) -> None:
    """Orders come one at a time: a new link, or a rule for all of a name."""
    links: dict[str, list[Link]] = {}
    while True:
        try:
            order, name, what = await asyncio.to_thread(control.recv)
        except EOFError:
            return
        if order == "link":
            host, port = what
            link = Link(port, host)
            links.setdefault(name, []).append(link)
            control.send(await link.open())
        else:
            for link in links[name]:
                link.set(what)
            control.send(0)


def _main(control: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ended by whoever has started it
    try:
        import uvloop  # noqa: PLC0415  # not on Windows

        factory = uvloop.new_event_loop
    except ImportError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_run(control))


class Proxy:
    """The process, from outside."""

    def __init__(self) -> None:
        self._control, far = multiprocessing.Pipe()
        spawn = multiprocessing.get_context("spawn")
        self._process = spawn.Process(target=_main, args=(far,), daemon=True, name="proxy")
        self._process.start()
        far.close()
        self._one = asyncio.Lock()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    async def link(self, name: str, host: str, port: int) -> int:
        """A new port of this machine that leads there."""
        return await self._order("link", name, (host, port))

    async def rule(self, name: str, rule: Rule) -> None:
        await self._order("rule", name, rule)

    async def _order(self, *order: Any) -> int:
        async with self._one:
            self._control.send(order)
            answer: int = await asyncio.to_thread(self._control.recv)
            return answer

    def close(self) -> None:
        self._control.close()
        self._process.kill()
        self._process.join()
