"""What a worker says of itself: whether its loop lives, and its metrics.

It is answered by the very event loop that does the work: a loop that hangs answers nobody.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

WITHIN = 5.0  # seconds to ask


async def listen(host: str, port: int) -> asyncio.Server:
    return await asyncio.start_server(_answer, host, port)


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError, TimeoutError, ValueError):
        async with asyncio.timeout(WITHIN):
            asked = (await reader.readline()).split()
            while (await reader.readline()).strip():
                pass
            status, kind, body = _page(asked[1].decode() if len(asked) > 1 else "")
            head = f"HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\n"
            writer.write(head.encode() + b"connection: close\r\n\r\n" + body)
            await writer.drain()
    writer.close()


def _page(path: str) -> tuple[str, str, bytes]:
    if path == "/health/live":
        return "200 OK", "application/json", b'{"status":"ok"}'
    if path == "/metrics":
        return "200 OK", CONTENT_TYPE_LATEST, generate_latest()
    return "404 Not Found", "text/plain", b"/health/live, /metrics"
