"""What one is told of the people around one."""

from __future__ import annotations

import msgspec


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody, and since when: they are here, or are what they are to the reader."""

    id: str
    name: str
    since: float


class PeopleInfo(msgspec.Struct, frozen=True):
    """Who others are to the reader: friends, those asked and those who ask, blocked, muted."""

    friends: list[PersonInfo]
    asked: list[PersonInfo]
    asks: list[PersonInfo]
    blocked: list[PersonInfo]
    muted: list[PersonInfo]
