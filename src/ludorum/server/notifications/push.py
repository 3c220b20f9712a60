"""Web push: messages only the browser they are for can read (RFC 8291), signed as this server's
(RFC 8292), handed to the push service the browser has named.

Whoever subscribes names an address this server will call: it must be public and speak HTTPS, and
the address that was checked is the one that is called.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Literal

import http_ece  # type: ignore[import-untyped]
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from joserfc import jwt
from joserfc.jwk import ECKey

from ludorum.server.errors import ApiError
from ludorum.server.settings import Settings
from ludorum.server.telemetry import log

from .model import Device
from .repository import PreferenceRepository

PATIENCE = 10.0  # seconds for a push service
SIGNED_FOR = 12 * 3600  # seconds; services take no more than a day
LONGEST = 1000  # of an address
SECRET = 16  # bytes of what a browser shares with us
Outcome = Literal["sent", "gone", "later"]


class Push:
    def __init__(
        self, settings: Settings, repository: PreferenceRepository, clock: Callable[[], float]
    ) -> None:
        self._private = settings.push_private
        self._url = settings.public_url
        self._repository = repository
        self._clock = clock
        self._signer: ECKey | None = None
        self._http: httpx.AsyncClient | None = None  # reading certificates takes long: when needed

    async def close(self) -> None:
        if self._http is not None:
            await self._http.aclose()

    async def public_key(self) -> str:
        """What browsers want to know before they subscribe."""
        return _text(_point((await self._key()).public_key))

    async def _key(self) -> ECKey:
        """Made once, by whoever needs it first, and kept in the store."""
        if self._signer is None:
            made = ECKey.generate_key("P-256").as_dict(private=True)
            kept = await self._repository.server_key("push", msgspec.json.encode(made))
            self._signer = ECKey.import_key(msgspec.json.decode(kept))
        return self._signer

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Could this be a browser's subscription? ApiError if not."""
        try:
            _where(endpoint, self._private)
            if len(_bytes(auth)) != SECRET:
                raise ValueError("auth has 16 bytes")
            _their_key(p256dh)
        except ValueError as e:
            raise ApiError("bad-request", f"this is no push subscription: {e}") from e

    async def send(
        self, device: Device, message: bytes, *, topic: str, seconds: int, urgent: bool
    ) -> Outcome:
        """`topic`: an undelivered message of the same topic is replaced; `seconds`: how long the
        service may try. All of it takes no longer than PATIENCE: a service that drips its answer
        byte by byte has had its time, too."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._send(device, message, topic, seconds, urgent)
        except TimeoutError:
            log.info("push not sent", host=httpx.URL(device.endpoint).host, error="too slow")
            return "later"

    async def _send(
        self, device: Device, message: bytes, topic: str, seconds: int, urgent: bool
    ) -> Outcome:
        try:
            at = _where(device.endpoint, self._private)
            host = await self._resolved(at)
            body = http_ece.encrypt(
                message,
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=_their_key(device.p256dh),
                auth_secret=_bytes(device.auth),
            )
        except ValueError as e:
            log.warning("push refused", host=httpx.URL(device.endpoint).host, error=str(e))
            return "gone"
        except OSError:  # no such name, or no network here
            return "later"
        headers = {
            "host": at.netloc.decode(),
            "ttl": str(seconds),
            "topic": topic,
            "urgency": "high" if urgent else "normal",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "authorization": await self._signed(at),
        }
        if self._http is None:
            self._http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        pinned = at.copy_with(host=host)
        names = {"sni_hostname": at.host}
        try:
            async with self._http.stream(
                "POST", pinned, content=body, headers=headers, extensions=names
            ) as answer:
                status = answer.status_code
        except httpx.HTTPError as e:
            log.info("push not sent", host=at.host, error=repr(e))
            return "later"
        if 200 <= status < 300:
            return "sent"
        log.info("push not sent", host=at.host, status=status)
        return "gone" if status in (404, 410) else "later"

    async def _signed(self, at: httpx.URL) -> str:
        key = await self._key()
        claims = {
            "aud": f"{at.scheme}://{at.netloc.decode()}",
            "exp": int(self._clock()) + SIGNED_FOR,
            "sub": self._url,
        }
        token = jwt.encode({"typ": "JWT", "alg": "ES256"}, claims, key)
        return f"vapid t={token}, k={await self.public_key()}"

    async def _resolved(self, at: httpx.URL) -> str:
        """An address of the host; ValueError if one of them is not public."""
        port = at.port or (443 if at.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(at.host, port, type=socket.SOCK_STREAM)
        hosts = [str(x[4][0]) for x in found]
        if not self._private and not all(_is_public(host) for host in hosts):
            raise ValueError("the address is not public")
        return hosts[0]


def _where(endpoint: str, private: bool) -> httpx.URL:
    try:
        at = httpx.URL(endpoint)
    except (httpx.InvalidURL, UnicodeError) as e:
        raise ValueError("no address") from e
    if len(endpoint) > LONGEST or not at.host or at.userinfo:
        raise ValueError("no address")
    if private and at.scheme in ("http", "https"):
        return at
    if at.scheme != "https" or at.port is not None:
        raise ValueError("push services speak HTTPS, at its usual port")
    try:
        ipaddress.ip_address(at.host)
    except ValueError:
        return at
    raise ValueError("push services have a name")


def _is_public(host: str) -> bool:
    address = ipaddress.ip_address(host)
    inside = getattr(address, "ipv4_mapped", None)
    return (inside or address).is_global and not address.is_multicast


def _their_key(text: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(text))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """ValueError if it is no base64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
