"""What the page is told of a course, and what is kept of somebody who takes it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ludorum.server.http.schemas import Strict, Word

LONGEST = 8000  # characters of the moves of a lesson
MOST_DONE, MOST_FIRST = 100, 300  # lessons of a game, kinds of its decisions
Time = Annotated[int, Meta(ge=0, le=2**53)]


class LessonInfo(msgspec.Struct, frozen=True):
    """`needs`: lessons that come before it; `teaches`: clauses."""

    id: str
    needs: list[str]
    teaches: list[str]
    steps: int


class CourseInfo(msgspec.Struct, frozen=True):
    """The lessons of a game in their order, and all that they say, a Fluent file. `short`: those
    that are enough to begin; `guide`: there is a page on how to play."""

    lang: str
    text: str
    lessons: list[LessonInfo]
    short: list[str]
    guide: bool


class LeftLesson(Strict):
    """A lesson that was left, at which step, and the moves that lead there: a JSON list, as the
    lesson is asked for."""

    lesson: Word
    moves: Annotated[str, Meta(max_length=LONGEST)]
    at: Annotated[int, Meta(ge=0, le=1000)]


class GameProgress(Strict):
    """What somebody has learned of a game: lessons taken to their end, the one that was left and
    since when, kinds of decisions that have come up, and when all of these were forgotten last.
    Times are milliseconds since 1970, by the clock of a device."""

    done: Annotated[list[Word], Meta(max_length=MOST_DONE)]
    left: LeftLesson | None
    left_at: Time
    first: Annotated[list[Word], Meta(max_length=MOST_FIRST)]
    first_since: Time
