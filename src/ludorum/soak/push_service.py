"""A push service of the run's own: it takes what it is given and wakes whoever waits for it."""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CREATED = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class PushService:
    def __init__(self) -> None:
        self.url = ""
        self.received = 0
        self._waiting: dict[str, asyncio.Event] = {}
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._talk, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first = await reader.readuntil(b"\r\n\r\n")
            writer.write(_CREATED)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            return
        finally:
            writer.close()
        self.received += 1
        event = self._waiting.get(first.split(b" ", 2)[1].decode())
        if event is not None:
            event.set()

    def subscribe(self) -> tuple[dict[str, Any], asyncio.Event]:
        """A new browser's subscription, and what is set whenever something comes for it."""
        path, event = f"/{secrets.token_urlsafe(12)}", asyncio.Event()
        self._waiting[path] = event
        key = ec.generate_private_key(ec.SECP256R1()).public_key()
        point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.url + path,
            "p256dh": _text(point),
            "auth": _text(secrets.token_bytes(16)),
        }, event


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
