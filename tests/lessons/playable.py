"""Which lessons can be played with other cards than ours (`pytest --pack`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludorum.lessons import Course, course_of
from ludorum.titles import Title
from tests.packs import other_cards

RECORDED = 80  # answers to its position: a whole game, recorded with our own cards


def playable(title: Title[Any]) -> Course:
    """The course; with a pack, without what begins in the middle of a recorded game."""
    course = course_of(title.package)
    if not other_cards(title.name):
        return course
    lessons = {k: x for k, x in course.lessons.items() if len(course.laid(x).answers) < RECORDED}
    guide = [
        x for x in course.guide if not x.scene or len(course.scene(x.scene).answers) < RECORDED
    ]
    return replace(course, lessons=lessons, guide=tuple(guide))
