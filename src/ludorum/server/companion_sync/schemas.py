"""A companion game on its way between devices."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ludorum.server.http.schemas import Strict


class Keep(Strict):
    """A companion game as JSON text, and when it was last played, in seconds."""

    at: Annotated[float, Meta(ge=0)]
    data: Annotated[str, Meta(max_length=60_000)]


class CompanionSaveInfo(msgspec.Struct, frozen=True):
    """A companion game, as the person's device wrote it."""

    id: str
    at: float
    data: str
