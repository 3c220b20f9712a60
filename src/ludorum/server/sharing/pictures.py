"""Pictures, drawn when they are asked for and held for those who ask again.

Drawing holds up everything else in its process for a tenth of a second or two: it has one of its
own. What a picture says is bounded, and so is the work; whoever asks for many new ones waits.
"""

from __future__ import annotations

import hashlib

from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.process_pool import ProcessPool

from .drawing.card import Card
from .drawing.paint import png
from .kept import Kept

LOOKS = 1  # raised when pictures of the same come to look otherwise
KEPT = 256  # of some 50 kB each
HELD = 86_400.0  # seconds
SECONDS = 15.0  # with the start of the process, on a machine that has other things to do
OFTEN = (1.0, 30)  # new ones a second, and at once, for one address


def digest(card: Card) -> str:
    """Names a picture: of the same digest is the same picture."""
    return hashlib.blake2b(f"{LOOKS} {card!r}".encode(), digest_size=12).hexdigest()


class Pictures:
    def __init__(self, pool: ProcessPool, limit: RateLimit) -> None:
        self._pool = pool
        self._kept: Kept[bytes] = Kept(KEPT, HELD)
        self._limit = limit

    async def draw(self, card: Card, who: str) -> bytes:
        """`who` it is drawn for: of those who wait, each has a turn."""

        async def make() -> bytes:
            self._limit.take(who)
            try:
                return await self._pool.run_for(who, SECONDS, None, png, card)
            except TimeoutError as e:
                raise ApiError("busy") from e

        found = await self._kept.get_or(digest(card), make)
        assert found is not None
        return found

    def close(self) -> None:
        self._pool.close()
