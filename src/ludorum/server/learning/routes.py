"""Courses over HTTP. A lesson is a function of its pupil's moves, and nobody needs an account to
learn; how far somebody has come is kept for who has one, for their other devices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, get, put
from litestar.params import Parameter

from ludorum.kernel import IllegalAnswer, content_of
from ludorum.lessons import LessonFault, course_of, lesson_words
from ludorum.lessons.frames import guide_frames, lesson_frame
from ludorum.server.accounts.dependencies import Commander, Reader
from ludorum.server.catalog.routes import Lang, fresh
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.schemas import REFUSED
from ludorum.server.http.security import address
from ludorum.server.rule_timeout import time_limit
from ludorum.server.settings import Settings
from ludorum.titles import Title
from ludorum.words import spoken

from .repository import ProgressRepository
from .schemas import LONGEST, CourseInfo, GameProgress, LessonInfo

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
MoveList = Annotated[list[list[Any]], msgspec.Meta(max_length=100)]
Moves = Annotated[str, Parameter(max_length=LONGEST)]
PROGRESS_LIMIT = 32 * 1024  # bytes


class LearningRoutes(Controller):
    path = "/api/games"

    @get("/{game:str}/course/{lang:str}", responses=REFUSED)
    async def course(
        self, request: AnyRequest, game: str, lang: Lang, titles: Titles
    ) -> Response[CourseInfo]:
        """The lessons of a game, with their words."""
        return fresh(request, course_text(titles.newest(game).package, lang))

    @get("/{game:str}/guide", responses=REFUSED)
    async def guide(
        self, request: AnyRequest, game: str, titles: Titles
    ) -> Response[list[dict[str, Any]]]:
        """How to play a game, section by section, with the positions of its pictures."""
        return fresh(request, taught(titles, game, guide_text))

    @get("/{game:str}/lessons/{lesson:str}", responses=REFUSED)
    async def lesson(
        self,
        request: AnyRequest,
        game: str,
        lesson: str,
        titles: Titles,
        settings: Settings,
        lesson_rate_limit: RateLimit,
        moves: Moves = "[]",
    ) -> dict[str, Any]:
        """A lesson after moves of its pupil, a JSON list."""
        lesson_rate_limit.take(address(request))
        made = given(moves)

        def frame(title: Title[Any]) -> dict[str, Any]:
            with time_limit(settings.rule_seconds):
                return lesson_frame(title, course_of(title.package), lesson, made)

        try:
            return taught(titles, game, frame)
        except IllegalAnswer as e:
            raise ApiError("refused", e.code) from e
        except LessonFault as e:
            raise ApiError("no-lesson", str(e)) from e


class ProgressRoutes(Controller):
    """What one has learned, on all one's devices."""

    path = "/api/me/progress"

    @get("/", responses=REFUSED)
    async def mine(self, reader: Reader, progress: ProgressRepository) -> dict[str, GameProgress]:
        """By game."""
        return await progress.of(reader.id)

    @put("/{game:str}", responses=REFUSED, request_max_body_size=PROGRESS_LIMIT)
    async def merge(
        self,
        user: Commander,
        game: str,
        data: GameProgress,
        titles: Titles,
        progress: ProgressRepository,
    ) -> GameProgress:
        """Joined with what is kept; the answer is what both are together."""
        titles.newest(game)  # of games that are here only
        return await progress.merge(user.id, game, data)


def taught(titles: Titles, game: str, make: Callable[[Title[Any]], T]) -> T:
    """With the cards of this house; a position that cannot come about with them, with the game's
    own."""
    title, own = titles.newest(game), titles.plain(game)
    try:
        return make(title)
    except LessonFault:
        if own is title:
            raise
        return make(own)


def given(moves: str) -> list[Any]:
    try:
        found: list[Any] = msgspec.json.decode(moves, type=MoveList)
        return found
    except (msgspec.DecodeError, msgspec.ValidationError) as e:
        raise ApiError("bad-request", f"moves: {e}") from e


@cache
def course_text(package: str, lang: str) -> bytes:
    course, said = course_of(package), spoken(lang, package)
    lessons = [
        LessonInfo(x.id, list(x.needs), list(x.teaches), len(x.steps))
        for x in course.lessons.values()
    ]
    words = lesson_words(package, said)
    info = CourseInfo(said, words, lessons, list(course.short), bool(course.guide))
    return msgspec.json.encode(info)


_guides: dict[tuple[str, int, str], bytes] = {}


def guide_text(title: Title[Any]) -> bytes:
    """Drawn once: every position of it is laid by answers."""
    key = title.name, title.epoch, content_of(title)
    if key not in _guides:
        _guides[key] = msgspec.json.encode(guide_frames(title, course_of(title.package)))
    return _guides[key]
