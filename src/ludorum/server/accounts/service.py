"""Who somebody is: guests by a click, people with a password or another way to sign in.

Tokens are stored hashed. A guest who gets a way to sign in is an account from then on: the same
user, with the same seats. Whoever signs in gets a new session; the one they came with ends.
"""

from __future__ import annotations

import asyncio
import functools
import secrets
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from ludorum.server.bus import Bus, BusDown
from ludorum.server.errors import ApiError
from ludorum.server.store.ids import new_id
from ludorum.server.store.rows import User
from ludorum.server.text import clean_name

from .model import Credential, CredentialKind
from .repository import AccountRepository, BanRepository
from .sessions import ended_hash, fingerprint

PASSWORD_LENGTH = (8, 200)
LABEL_LENGTH = 100
MOST_CREDENTIALS = 20  # of one person
HASHING = 2  # passwords at once


@functools.cache
def decoy() -> str:
    """The hash of a password nobody has: an unknown name takes as long as a wrong password."""
    return PasswordHasher().hash(secrets.token_hex(8))


class Accounts:
    def __init__(
        self,
        repository: AccountRepository,
        bans: BanRepository,
        bus: Bus,
        session_seconds: float,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.repository = repository
        self._bans = bans
        self._bus = bus
        self.clock = clock
        self._seconds = session_seconds
        self._hasher = PasswordHasher()
        # Each takes 64 MB while it works: a crowd that signs in waits, and memory stays.
        self._threads = ThreadPoolExecutor(HASHING, "argon2")
        self._decoy = decoy()

    async def guest(self, name: str) -> User:
        return await self._new(clean_name(name), "")

    async def register(self, name: str, password: str) -> User:
        name = clean_name(name)
        if await self.repository.user_named(name) is not None:
            raise ApiError("name-taken")
        return await self._new(name, await self._hashed(password))

    async def _new(self, name: str, password: str) -> User:
        user = User(new_id(12), name, password, self.clock())
        if not await self.repository.add_user(user):
            raise ApiError("name-taken")
        return user

    async def sign_in(self, name: str, password: str) -> User:
        """Takes as long for an unknown name as for a wrong password."""
        user = await self.repository.user_named(clean_name(name))
        good = await self._matches(user.password if user else self._decoy, password)
        if user is None or not good:
            raise ApiError("wrong-password")
        return user

    async def set_password(self, user: User, name: str, old: str, new: str) -> User:
        """A first password, or another one; the name is what one signs in with."""
        if user.password and not await self._matches(user.password, old):
            raise ApiError("wrong-password")
        name = clean_name(name)
        digest = await self._hashed(new)
        if not await self.repository.set_password(user.id, name, digest):
            raise ApiError("name-taken")
        return User(user.id, name, digest, user.created)

    async def is_guest(self, user: User) -> bool:
        """Nobody who signs out could come back as them."""
        return not user.password and not await self.repository.credentials(user.id)

    # -- ways to sign in --------------------------------------------------------------------------

    async def enter(self, credential: Credential) -> User:
        """Somebody has proved to be the one this credential belongs to."""
        user = await self.repository.user(credential.user)
        if user is None:  # has left for good a moment ago
            raise ApiError("not-proven")
        return user

    async def add_credential(
        self, user: User, kind: CredentialKind, subject: str, label: str, data: bytes = b"{}"
    ) -> None:
        """A new way to sign in as `user`."""
        if len(await self.repository.credentials(user.id)) >= MOST_CREDENTIALS:
            raise ApiError("too-many", f"an account has up to {MOST_CREDENTIALS} ways to sign in")
        id, now = secrets.token_urlsafe(9), self.clock()
        credential = Credential(id, user.id, kind, subject, label[:LABEL_LENGTH], data, now, now)
        if not await self.repository.add_credential(credential):
            raise ApiError("way-taken")

    async def arrive(
        self, user: User | None, kind: CredentialKind, subject: str, label: str, name: str
    ) -> User:
        """Somebody, here as `user` or as nobody, has proved to be `subject`: who are they?

        Whoever that is known to be, if that means no more than a guest is left behind; else
        `user`, who can sign in that way from now on; else somebody new of that name.
        """
        known = await self.repository.credential(kind, subject)
        if known is None:
            user = user or await self.guest(name)
            await self.add_credential(user, kind, subject, label)
            return user
        if user is not None and user.id != known.user and not await self.is_guest(user):
            raise ApiError("way-taken")
        await self.repository.use_credential(known.id, known.data, self.clock())
        return await self.enter(known)

    async def unlink(self, user: User, id: str) -> None:
        if not any(x.id == id for x in await self.repository.credentials(user.id)):
            raise ApiError("not-yours")
        if not await self.repository.drop_credential(user.id, id):
            raise ApiError("last-way")

    # -- sessions ---------------------------------------------------------------------------------

    async def _hashed(self, password: str) -> str:
        low, high = PASSWORD_LENGTH
        if not low <= len(password) <= high:
            raise ApiError("bad-request", f"a password has {low} to {high} characters")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def _matches(self, digest: str, password: str) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._verified, digest, password)

    def _verified(self, digest: str, password: str) -> bool:
        try:
            return self._hasher.verify(digest, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def session(self, user: User) -> str:
        """A token for a new session."""
        if await self._bans.banned(user, self.clock()):
            raise ApiError("banned")
        token = secrets.token_urlsafe(32)
        await self.repository.add_session(fingerprint(token), user.id, self.clock() + self._seconds)
        return token

    async def who(self, token: str) -> User | None:
        if not token or len(token) > 100:
            return None
        return await self.repository.session(fingerprint(token), self.clock())

    async def sign_out(self, token: str) -> None:
        await self.repository.drop_session(fingerprint(token))
        await self.hang_up([fingerprint(token)])

    async def end_others(self, user: User, session: str) -> None:
        """All sessions of the user but this one end: whoever changes how one signs in may have lost
        a device, or a password."""
        others = await self.repository.sessions_of(user.id)
        others = [x for x in others if x != fingerprint(session)]
        for token_hash in others:
            await self.repository.drop_session(token_hash)
        await self.hang_up(others)

    async def hang_up(self, hashes: Iterable[str]) -> None:
        """Tell the sockets of sessions that these have ended."""
        for token_hash in hashes:
            with suppress(BusDown):  # sockets look for themselves, too, only later
                await self._bus.publish(ended_hash(token_hash), b"")
