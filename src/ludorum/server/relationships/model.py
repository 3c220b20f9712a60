"""Who people are to each other."""

from __future__ import annotations

from typing import Literal

import msgspec


class Relationship(msgspec.Struct, frozen=True):
    """What `user`, called `name`, is to somebody; asks: they want to be friends."""

    kind: Literal["friend", "asked", "asks", "blocked", "muted"]
    user: str
    name: str
    at: float
