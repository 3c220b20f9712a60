"""Words of lessons: `lessons/<lang>.ftl` of the package of their game.

A lesson is a message, `lesson-ID`, whose attributes are its sentences; `first-KIND` is said when a
kind of decision comes up for the first time in somebody's games.
"""

from __future__ import annotations

from importlib import resources

from .course import FOLDER


def lesson_words(package: str, lang: str) -> str:
    """The Fluent file of lessons; "" if there is none."""
    file = resources.files(package) / FOLDER / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
