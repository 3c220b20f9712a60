"""What people say at a table, and what others have against it."""

from __future__ import annotations

import msgspec


class ChatLine(msgspec.Struct, frozen=True):
    """A line of a table's chat."""

    n: int
    user: str
    name: str
    text: str
    at: float


class Report(msgspec.Struct, frozen=True):
    """Line `n` of a table's chat, that `user` wrote, and what `by` has against it."""

    table: str
    n: int
    by: str
    user: str
    name: str
    text: str
    why: str
    at: float
    settled: float = 0.0
    outcome: str = ""
