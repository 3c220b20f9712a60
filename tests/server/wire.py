"""A wire to a real service that a test can cut: a TCP proxy on a port of its own."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Wire:
    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0
        self.deaf = False  # what the service answers is lost
        self.mute = False  # what it is told is lost

    async def mend(self) -> None:
        self.deaf = self.mute = False
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Nobody gets through any more, and whoever was through is thrown out."""
        server, self._server = self._server, None
        if server is None:
            return
        server.close()
        for writer in list(self._writers):
            writer.close()
        for pipe in list(self._pipes):
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)
        for writer in list(self._writers):
            with suppress(OSError):
                await writer.wait_closed()
        self._writers.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            there, answer = await asyncio.open_connection(*self._to)
        except OSError:
            writer.close()
            return
        self._writers.add(answer)
        for source, sink, back in ((reader, answer, False), (there, writer, True)):
            pipe = asyncio.create_task(self._pipe(source, sink, back))
            self._pipes.add(pipe)
            pipe.add_done_callback(self._pipes.discard)

    async def _pipe(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, back: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if not (self.deaf if back else self.mute):
                    sink.write(data)
                    await sink.drain()
        sink.close()
