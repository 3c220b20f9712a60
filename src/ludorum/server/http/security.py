"""Cookies, tokens, headers: who a request is from, and what a page may do."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import InternalServerException
from litestar.types import Message, Scope

from ludorum.server.errors import ApiError
from ludorum.server.settings import Settings

# The companion runs Python in the browser: WebAssembly must be allowed, no other code from text.
# Scripts inside the page are allowed one by one, by their hashes.
CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{hashes}; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
BODY_LIMIT = 64 * 1024


def cookie_name(settings: Settings) -> str:
    """`__Host-` pins a cookie to HTTPS and this host; plain HTTP at home cannot have it."""
    return "__Host-ludorum" if settings.secure else "ludorum"


def session_cookie(settings: Settings, token: str) -> Cookie:
    return Cookie(
        key=cookie_name(settings),
        value=token,
        path="/",
        max_age=int(settings.session_days * 86_400) if token else 0,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


def flow_cookie(settings: Settings, state: str, seconds: int) -> Cookie:
    """Ties a visit to another site to the browser that set out for it."""
    return Cookie(
        key=flow_name(settings),
        value=state,
        path="/",
        max_age=seconds if state else 0,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


def flow_name(settings: Settings) -> str:
    return cookie_name(settings) + "-away"


def session_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    return connection.cookies.get(cookie_name(settings), "")


def check_csrf(request: Request[Any, Any, Any], settings: Settings) -> None:
    """A command needs the token that only our own page can read, and comes from our origin."""
    check_origin(request, settings)
    given = request.headers.get("x-csrf-token", "")
    wanted = csrf_token(session_of(request, settings))
    if not hmac.compare_digest(given.encode(), wanted.encode()):
        raise ApiError("csrf")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Browsers say where a request comes from; other clients need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    host = connection.headers.get("host", "")
    allowed = [*settings.origins, settings.public_url, f"https://{host}"]
    if not settings.secure:
        allowed.append(f"http://{host}")
    if origin not in allowed:
        raise ApiError("csrf", "another origin")


def policy(html: str) -> str:
    """The content security policy of the page. An import map can only stand in the page itself."""
    return content_policy(re.findall(r'<script type="importmap">(.*?)</script>', html, re.DOTALL))


def content_policy(scripts: list[str]) -> str:
    """The policy that lets these scripts inside a page run, and those in files of ours."""
    digests = [base64.b64encode(hashlib.sha256(x.encode()).digest()).decode() for x in scripts]
    return CSP.format(hashes="".join([f" 'sha256-{x}'" for x in digests]))


def harden(settings: Settings, html: str) -> Callable[[Message, Scope], Awaitable[None]]:
    """Puts the headers on whatever leaves, refusals and files too. `html`: the page."""
    headers = {"content-security-policy": policy(html), **HEADERS}
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            given = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                given.setdefault(name, value)

    return before_send


class Body(Request[Any, Any, Any]):
    """A request whose body may be anything; what cannot be read is refused, not an accident."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as e:  # so Litestar says that somebody has hung up
            raise ApiError("bad-request", "the body has no end") from e

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as e:
            raise ApiError("bad-request", "the body is no JSON, or too deep") from e


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom a rate counts for. Whoever has an IPv6 address has 2^64 of them: they count as one."""
    host = connection.client.host if connection.client else "?"
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return host


def csrf_token(session: str) -> str:
    """Proof that a request comes from our page: bound to the session, nothing to store."""
    return hmac.new(session.encode(), b"csrf", "sha256").hexdigest()[:32]
