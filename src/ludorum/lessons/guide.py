"""How to play: the sections of a course's guide, each with a position its picture is drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.kernel import Table
from ludorum.titles import Title, unasked
from ludorum.words import Arg, Msg

from .course import Course
from .lesson import LessonFault, Scene, Section
from .position import lay
from .readings import read

PUPIL = 0  # whose eyes see the pictures


def picture(title: Title[Any], course: Course, section: Section) -> Table[Any] | None:
    """The position of its picture; None if it has none."""
    if not section.scene:
        return None
    return lay(title, course.scene(section.scene), f"guide {section.id}")


def texts(title: Title[Any], section: Section, table: Table[Any] | None) -> tuple[Msg, Msg]:
    """Its heading and its text; numbers are those of the position, or of the rules alone."""
    at = lay(title, Scene(max(unasked(title))), section.id) if table is None else table
    try:
        args: Mapping[str, Arg] = {k: read(title, at, PUPIL, x) for k, x in section.numbers.items()}
    except LessonFault as e:
        raise LessonFault(f"guide {section.id}: {e}") from e
    return Msg(f"guide-{section.id}", args), Msg(f"guide-{section.id}.text", args)
