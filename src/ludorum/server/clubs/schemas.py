"""What is asked of clubs and told of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar.params import Parameter, QueryParameter
from msgspec import Meta

from ludorum.server.http.schemas import MaybeId, Name, Strict

from .model import Joining, Standing

ABOUT = 1000  # letters
PLACE = 60
LANGS = 5

Lang = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")]
Game = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,64}$")]
ClubId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
NamePart = Annotated[str, QueryParameter(name="name", max_length=200)]
Link = Annotated[str, QueryParameter(name="link", pattern=r"^[A-Za-z0-9_-]{0,64}$")]

# What those who lead a club may do to somebody.
Act = Literal["accept", "decline", "remove", "readmit", "appoint", "dismiss", "hand-over"]


class NewClub(Strict):
    """What a club says of itself; `langs` are codes of languages, `games` names of titles."""

    name: Name
    about: Annotated[str, Meta(max_length=2 * ABOUT)] = ""
    place: Annotated[str, Meta(max_length=2 * PLACE)] = ""
    langs: Annotated[list[Lang], Meta(max_length=LANGS)] = msgspec.field(default_factory=list)
    games: Annotated[list[Game], Meta(max_length=20)] = msgspec.field(default_factory=list)
    joining: Joining = "request"


class JoinClub(Strict):
    """`link` is the secret part of an invitation, if one has it."""

    link: MaybeId = ""


class ActOn(Strict):
    act: Act


class ReportClub(Strict):
    """What is wrong with a club, in a few words or none."""

    why: Annotated[str, Meta(max_length=300)] = ""


class ClubInfo(msgspec.Struct, frozen=True):
    """A club. `standing`: what the reader is to it (or the person whose clubs these are), or empty;
    `asking`: how many ask to come in, told to those who lead it."""

    id: str
    name: str
    about: str
    place: str
    langs: list[str]
    games: list[str]
    joining: Joining
    created: float
    members: int
    standing: Standing | Literal[""]
    asking: int


class MemberInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    standing: Standing
    since: float


class ClubPage(msgspec.Struct, frozen=True):
    """A club as the reader sees it. `members`: all, for those who are in it; else those who lead.
    `link`, `asking` and `barred` are told to those who lead it."""

    club: ClubInfo
    members: list[MemberInfo]
    link: str
    asking: list[MemberInfo]
    barred: list[MemberInfo]
