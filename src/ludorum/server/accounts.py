"""Who somebody is: guests by a click, people with a password or another way to sign in.

Tokens are stored hashed. A guest who gets a way to sign in is an account from then on: the same
user, with the same seats. Whoever signs in gets a new session; the one they came with ends.
"""

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
from .model import User, Way, WayKind
from .store import Store

NAME_LENGTH = 32
PASSWORD_LENGTH = (8, 200)
LABEL_LENGTH = 100
MOST_WAYS = 20  # of one person


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

    async def guest(self, name: str) -> User:
        return await self._new(clean_name(name), "")

    async def register(self, name: str, password: str) -> User:
        name = clean_name(name)
        if await self.store.user_named(name) is not None:
            raise ApiError("name-taken")
        return await self._new(name, await self._hashed(password))

    async def _new(self, name: str, password: str) -> User:
        user = User(secrets.token_urlsafe(12), name, password, self.clock())
        if not await self.store.add_user(user):
            raise ApiError("name-taken")
        return user

    async def sign_in(self, name: str, password: str) -> User:
        """Takes as long for an unknown name as for a wrong password."""
        user = await self.store.user_named(clean_name(name))
        good = await asyncio.to_thread(
            self._matches, user.password if user else self._decoy, password
        )
        if user is None or not good:
            raise ApiError("wrong-password")
        return user

    async def set_password(self, user: User, name: str, old: str, new: str) -> User:
        """A first password, or another one; the name is what one signs in with."""
        if user.password and not await asyncio.to_thread(self._matches, user.password, old):
            raise ApiError("wrong-password")
        name = clean_name(name)
        digest = await self._hashed(new)
        if not await self.store.set_password(user.id, name, digest):
            raise ApiError("name-taken")
        return User(user.id, name, digest, user.created)

    async def is_guest(self, user: User) -> bool:
        """Nobody who signs out could come back as them."""
        return not user.password and not await self.store.ways(user.id)

    # -- ways to sign in --------------------------------------------------------------------------

    async def enter(self, way: Way) -> User:
        """Somebody has proved to be the one this way belongs to."""
        user = await self.store.user(way.user)
        if user is None:  # has left for good a moment ago
            raise ApiError("not-proven")
        return user

    async def add_way(
        self, user: User, kind: WayKind, subject: str, label: str, data: bytes = b"{}"
    ) -> None:
        """A new way to sign in as `user`."""
        if len(await self.store.ways(user.id)) >= MOST_WAYS:
            raise ApiError("too-many", f"an account has up to {MOST_WAYS} ways to sign in")
        id, now = secrets.token_urlsafe(9), self.clock()
        way = Way(id, user.id, kind, subject, label[:LABEL_LENGTH], data, now, now)
        if not await self.store.add_way(way):
            raise ApiError("way-taken")

    async def arrive(
        self, user: User | None, kind: WayKind, subject: str, label: str, name: str
    ) -> User:
        """Somebody, here as `user` or as nobody, has proved to be `subject`: who are they?

        Whoever that is known to be, if that means no more than a guest is left behind; else
        `user`, who can sign in that way from now on; else somebody new of that name.
        """
        known = await self.store.way(kind, subject)
        if known is None:
            user = user or await self.guest(name)
            await self.add_way(user, kind, subject, label)
            return user
        if user is not None and user.id != known.user and not await self.is_guest(user):
            raise ApiError("way-taken")
        await self.store.use_way(known.id, known.data, self.clock())
        return await self.enter(known)

    async def unlink(self, user: User, id: str) -> None:
        if not any([way.id == id for way in await self.store.ways(user.id)]):
            raise ApiError("not-yours")
        if not await self.store.drop_way(user.id, id):
            raise ApiError("last-way")

    # -- sessions ---------------------------------------------------------------------------------

    async def _hashed(self, password: str) -> str:
        low, high = PASSWORD_LENGTH
        if not low <= len(password) <= high:
            raise ApiError("bad-request", f"a password has {low} to {high} characters")
        return await asyncio.to_thread(self._hasher.hash, password)

    def _matches(self, digest: str, password: str) -> bool:
        try:
            return self._hasher.verify(digest, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def session(self, user: User) -> str:
        """A token for a new session."""
        if await self.store.banned(user, self.clock()):
            raise ApiError("banned")
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
    return ended_hash(fingerprint(token))


def ended_hash(token_hash: str) -> str:
    return f"session.{token_hash}"


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_token(session: str) -> str:
    """Proof that a request comes from our page: bound to the session, nothing to store."""
    return hmac.new(session.encode(), b"csrf", "sha256").hexdigest()[:32]
