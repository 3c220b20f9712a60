"""A push service that keeps what it is given, and browsers that can read it."""

from __future__ import annotations

import base64
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from joserfc import jwt
from joserfc.jwk import ECKey


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Sent(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Pushes(ThreadingHTTPServer):
    """`says`: the status by path, where it is not 201."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.received: list[Sent] = []
        self.says: dict[str, int] = {}
        self._thread = threading.Thread(target=self.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()
        self._thread.join()

    def to(self, path: str, n: int = 1) -> Sent:
        """The n-th message to a browser, when it is here."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            mine = [x for x in self.received if x.path == path]
            if len(mine) >= n:
                return mine[n - 1]
            time.sleep(0.02)
        raise AssertionError(f"no message to {path}")


class _Talk(BaseHTTPRequestHandler):
    server: Pushes

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.received.append(Sent(self.path, headers, body))
        self.send_response(self.server.says.get(self.path, 201))
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Browser:
    """A subscription, with the keys that only the browser has."""

    def __init__(self, pushes: Pushes) -> None:
        self.path = f"/{secrets.token_urlsafe(12)}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": pushes.url + self.path,
            "p256dh": _text(point),
            "auth": _text(self._auth),
        }

    def read(self, sent: Sent) -> dict[str, Any]:
        """What a message says."""
        raw = http_ece.decrypt(sent.body, private_key=self._key, auth_secret=self._auth)
        said: dict[str, Any] = json.loads(raw)
        return said


def signed_by(sent: Sent, key: str) -> dict[str, Any]:
    """The claims of a message's signature, if it was made with the key browsers know."""
    scheme, _, rest = sent.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == key
    point = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    x, y = _text(point[1:33]), _text(point[33:])
    public = ECKey.import_key({"kty": "EC", "crv": "P-256", "x": x, "y": y})
    return jwt.decode(parts["t"], public, algorithms=["ES256"]).claims
