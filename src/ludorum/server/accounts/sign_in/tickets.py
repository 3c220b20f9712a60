"""Tickets: what may be done once, within some minutes, by whoever holds a token.

The store keeps the token hashed: who reads it cannot use what they find there.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeVar

import msgspec

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.accounts.sessions import fingerprint
from ludorum.server.errors import ApiError

T = TypeVar("T", bound=msgspec.Struct)


class Tickets:
    """What a ticket says is a struct; its type's name is the kind of ticket."""

    def __init__(self, repository: AccountRepository, clock: Callable[[], float]) -> None:
        self._repository = repository
        self._clock = clock

    async def issue(self, says: msgspec.Struct, seconds: float) -> str:
        token, kind = secrets.token_urlsafe(32), type(says).__name__
        data, expires = msgspec.json.encode(says), self._clock() + seconds
        await self._repository.add_ticket(fingerprint(token), kind, data, expires)
        return token

    async def look(self, token: str, kind: type[T]) -> T:
        """What it says, if it can still be taken."""
        found = await self._repository.ticket(fingerprint(token), kind.__name__, self._clock())
        return _said(found, kind)

    async def take(self, token: str, kind: type[T]) -> T:
        found = await self._repository.take_ticket(fingerprint(token), kind.__name__, self._clock())
        return _said(found, kind)


def _said(found: bytes | None, kind: type[T]) -> T:
    if found is None:
        raise ApiError("expired")
    return msgspec.json.decode(found, type=kind)
