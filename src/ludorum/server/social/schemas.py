"""The forms of what is told of people and of what they say."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ludorum.server.http.schemas import Strict


class CoursePoint(msgspec.Struct, frozen=True):
    at: float
    rating: int
    spread: int


class RatingInfo(msgspec.Struct, frozen=True):
    """A number among those who play this game by so many at this tempo; it lies within `spread`
    with 95 % certainty. `course`: after each game, the oldest first."""

    game: str
    players: int
    tempo: str
    rating: int
    spread: int
    games: int
    course: list[CoursePoint]


class TallyInfo(msgspec.Struct, frozen=True):
    """Finished games with others; `people`: not only with bots."""

    game: str
    people: bool
    played: int
    won: int


class SoloInfo(msgspec.Struct, frozen=True):
    """Games alone at a level, the options that make it; `beatable`: there was somebody to beat."""

    game: str
    level: dict[str, str]
    played: int
    won: int
    beatable: int
    best: int


class RecentInfo(msgspec.Struct, frozen=True):
    """A finished game, one the reader may look at."""

    game: str
    players: int
    at: float
    place: int
    points: int
    rated: bool
    table: str


class ProfileInfo(msgspec.Struct, frozen=True):
    """`tie`: what they are to the reader: friend, asked, asks, or empty."""

    id: str
    name: str
    since: float
    own: bool
    hidden: bool
    tie: str
    muted: bool
    ratings: list[RatingInfo]
    games: list[TallyInfo]
    solo: list[SoloInfo]
    recent: list[RecentInfo]


class LineInfo(msgspec.Struct, frozen=True):
    """A line of a chat; `by` is the id of who wrote it."""

    n: int
    by: str
    name: str
    text: str
    at: float


class ChatText(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Hidden(Strict):
    """Whether others see one's profile."""

    hidden: bool


class Complain(Strict):
    """What is wrong with a line, in a few words or none."""

    why: Annotated[str, Meta(max_length=300)] = ""
