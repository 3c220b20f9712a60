"""What the page is told of a course."""

from __future__ import annotations

import msgspec


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
