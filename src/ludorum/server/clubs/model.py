"""Clubs and who is in them."""

from __future__ import annotations

from typing import Literal

import msgspec

# How one gets in: by a click, when an officer agrees, or by the link alone.
Joining = Literal["open", "request", "link"]
Role = Literal["founder", "officer", "member"]
# What somebody is to a club: in it, asking to come in, or sent away for good.
Standing = Literal["founder", "officer", "member", "asks", "barred"]

IN: tuple[Role, ...] = ("founder", "officer", "member")
LEADS: tuple[Role, ...] = ("founder", "officer")


class Club(msgspec.Struct, frozen=True):
    """`link` is the secret part of the invitation; `langs` are codes of languages."""

    id: str
    name: str
    about: str
    place: str
    langs: tuple[str, ...]
    games: tuple[str, ...]
    joining: Joining
    link: str
    created: float


class Member(msgspec.Struct, frozen=True):
    """Somebody who is something to a club, since `at`."""

    user: str
    name: str
    standing: Standing
    at: float


class Membership(msgspec.Struct, frozen=True):
    """A club, how many are in it and how many ask to be; and what somebody is to it, since `at`."""

    club: Club
    members: int
    asking: int
    standing: Standing | None = None
    at: float = 0.0

    @property
    def inside(self) -> bool:
        return self.standing in IN

    @property
    def leads(self) -> bool:
        return self.standing in LEADS


class ClubReport(msgspec.Struct, frozen=True):
    """What somebody has against a club, whose words are kept as they were."""

    club: str
    by: str
    name: str
    about: str
    why: str
    at: float
