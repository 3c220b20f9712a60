"""Who somebody is: guests by a click, people with a password. Tokens are stored hashed."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from .errors import ApiError
from .model import User
from .store import Store

NAME_LENGTH = 32
PASSWORD_LENGTH = (8, 200)


# Letters, symbols and marks that show nothing: with them two names look the same.
UNSEEN = {
    *(0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x034F, 0x17B4, 0x17B5),
    *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
}
MARKS = 2  # on one letter; more pile up over other lines


def clean_name(name: str) -> str:
    """A name people can read: no control characters, no direction tricks, single spaces."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", " ".join(name.split())):
        kind = unicodedata.category(c)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind in "LMNPSZ" and marks <= MARKS and ord(c) not in UNSEEN:
            kept.append(c)
    name = " ".join("".join(kept).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise ApiError("bad-request", f"a name has 1 to {NAME_LENGTH} characters")
    return name


def clean_text(text: str) -> str:
    """A line of talk: as it was written, without what controls a terminal or turns the line."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    joiners = "\u200c\u200d"  # whole scripts and many emoji are written with them
    return "".join([c for c in text if unicodedata.category(c)[0] != "C" or c in joiners])


class Accounts:
    def __init__(
        self, store: Store, session_seconds: float, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.clock = clock
        self._seconds = session_seconds
        self._hasher = PasswordHasher()
        self._decoy = self._hasher.hash(secrets.token_hex(8))

    async def guest(self, name: str) -> tuple[User, str]:
        """A guest and a session token."""
        user = User(secrets.token_urlsafe(12), clean_name(name), "", self.clock())
        await self.store.add_user(user)
        return user, await self._session(user)

    async def register(self, name: str, password: str) -> tuple[User, str]:
        low, high = PASSWORD_LENGTH
        if not low <= len(password) <= high:
            raise ApiError("bad-request", f"a password has {low} to {high} characters")
        name = clean_name(name)
        if await self.store.user_named(name) is not None:
            raise ApiError("name-taken")
        digest = await asyncio.to_thread(self._hasher.hash, password)
        user = User(secrets.token_urlsafe(12), name, digest, self.clock())
        if not await self.store.add_user(user):
            raise ApiError("name-taken")
        return user, await self._session(user)

    async def sign_in(self, name: str, password: str) -> tuple[User, str]:
        """Takes as long for an unknown name as for a wrong password."""
        user = await self.store.user_named(clean_name(name))
        good = await asyncio.to_thread(
            self._matches, user.password if user else self._decoy, password
        )
        if user is None or not good:
            raise ApiError("wrong-password")
        return user, await self._session(user)

    def _matches(self, digest: str, password: str) -> bool:
        try:
            return self._hasher.verify(digest, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def _session(self, user: User) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.add_session(fingerprint(token), user.id, self.clock() + self._seconds)
        return token

    async def who(self, token: str) -> User | None:
        if not token or len(token) > 100:
            return None
        return await self.store.session(fingerprint(token), self.clock())

    async def sign_out(self, token: str) -> None:
        await self.store.drop_session(fingerprint(token))


def ended(token: str) -> str:
    """The subject on which the end of a session is told to the sockets it has opened."""
    return f"session.{fingerprint(token)}"


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_token(session: str) -> str:
    """Proof that a request comes from our page: bound to the session, nothing to store."""
    return hmac.new(session.encode(), b"csrf", "sha256").hexdigest()[:32]
