"""Telling others that something happened. The bus is never the truth: a lost message costs a
resync, never a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Handler = Callable[[str, bytes], Awaitable[None]]  # subject, body
Doubt = Callable[[], Awaitable[None]]


class Subscription(Protocol):
    async def stop(self) -> None: ...


class Bus(Protocol):
    """Subjects are audiences: `table.<id>.public`, `table.<id>.seat.<n>`, `bots`, `presence`,
    `followed`.

    Messages of one publisher on one subject arrive in order, at most once. `*` matches one part.
    """

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    def healthy(self) -> bool:
        """False while messages cannot get through."""

    async def publish(self, subject: str, body: bytes) -> None:
        """Raises BusDown if it could not be handed over."""

    async def flush(self) -> None:
        """Return when all that was published so far has got through. Raises BusDown."""

    async def subscribe(self, subject: str, handler: Handler) -> Subscription: ...

    def in_doubt(self, call: Doubt) -> None:
        """`call` is called whenever messages may have been lost, either way: the connection was
        away and is back."""


class BusDown(Exception):
    """Nobody was told; the outbox will say it again. `code` and `about` say it as data: the words
    are `mistake-<code>`."""

    def __init__(self, what: str, code: str = "", **about: str | int) -> None:
        super().__init__(what)
        self.code = code
        self.about = about
