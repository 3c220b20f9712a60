"""Lessons in a browser without a network: everything in and out as JSON."""

from __future__ import annotations

import json

from ludorum.games import load

from .course import course_of
from .frames import lesson_frame


def lesson(game: str, id: str, moves: str) -> str:
    """The lesson after moves of its pupil."""
    title = load(game)
    return json.dumps(lesson_frame(title, course_of(title.package), id, json.loads(moves)))
