"""A small OpenID provider: it knows one client, and whoever is told to be there."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "ludorum", "s3cret/&="


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Provider(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Page)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.key = RSAKey.generate_key(2048, {"kid": "first"})
        self.codes: dict[str, dict[str, str]] = {}  # what each was given for
        self.who: dict[str, Any] = {}  # claims about the person who comes next
        self.lie: dict[str, Any] = {}  # claims that are put over the true ones
        self.header: dict[str, Any] = {}  # the same for the header of the token
        self.sign_with: Any = None
        self.keys: Any = None  # in place of the public keys
        self._thread = threading.Thread(target=self.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()
        self._thread.join()

    def renew_key(self) -> None:
        self.key = RSAKey.generate_key(2048, {"kid": secrets.token_hex(4)})

    def visit(self, url: str) -> tuple[str, str]:
        """A browser is sent here and the person agrees: the code and the state to go back with."""
        query = dict(parse_qsl(urlsplit(url).query))
        assert url.startswith(f"{self.url}/auth?") and query["response_type"] == "code"
        assert query["client_id"] == CLIENT and query["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(12)
        self.codes[code] = query
        return code, query["state"]

    def token(self, query: dict[str, str], access: str) -> str:
        now = int(time.time())
        half = hashlib.sha256(access.encode()).digest()[:16]
        claims = {
            "iss": self.url,
            "aud": CLIENT,
            "exp": now + 300,
            "iat": now,
            "nonce": query["nonce"],
            "at_hash": _text(half),
            **self.who,
            **self.lie,
        }
        claims = {k: v for k, v in claims.items() if v is not None}
        header = {"alg": "RS256", "kid": self.key.kid, **self.header}
        if header["alg"] in ("none", "HS256"):  # no library would do that
            signed = ".".join([_text(json.dumps(x).encode()) for x in (header, claims)])
            secret = self.sign_with or b""
            mac = hmac.digest(secret, signed.encode(), "sha256") if secret else b""
            return f"{signed}.{_text(mac)}"
        return jwt.encode(header, claims, self.sign_with or self.key, [header["alg"]])


class _Page(BaseHTTPRequestHandler):
    server: Provider

    def do_GET(self) -> None:
        at = self.server.url
        if self.path == "/.well-known/openid-configuration":
            self.answer(
                {
                    "issuer": at,
                    "authorization_endpoint": f"{at}/auth",
                    "token_endpoint": f"{at}/token",
                    "jwks_uri": f"{at}/keys",
                    "response_types_supported": ["code"],
                }
            )
        elif self.path.startswith("/auth?"):  # a browser comes, and the person agrees at once
            code, state = self.server.visit(at + self.path)
            back = self.server.codes[code]["redirect_uri"]
            self.send_response(302)
            self.send_header("location", f"{back}?code={code}&state={state}")
            self.end_headers()
        elif self.path == "/keys":
            true = {"keys": [self.server.key.as_dict(private=False)]}
            self.answer(true if self.server.keys is None else self.server.keys)
        else:
            self.send_error(404)

    def do_POST(self) -> None:
        size = int(self.headers["content-length"])
        form = {k: v[0] for k, v in parse_qs(self.rfile.read(size).decode()).items()}
        query = self.server.codes.pop(form["code"], None)
        known = base64.b64encode(f"{CLIENT}:s3cret%2F%26%3D".encode()).decode()
        digest = hashlib.sha256(form["code_verifier"].encode()).digest()
        if (
            query is None
            or self.headers["authorization"] != f"Basic {known}"
            or query["code_challenge"] != _text(digest)
            or query["redirect_uri"] != form["redirect_uri"]
        ):
            self.send_error(400)
            return
        access = secrets.token_urlsafe(12)
        token = self.server.token(query, access)
        self.answer({"access_token": access, "token_type": "Bearer", "id_token": token})

    def answer(self, data: Any) -> None:
        body = json.dumps(data).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass
