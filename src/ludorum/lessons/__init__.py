"""Lessons: short courses in a game, laid, judged and explained by its own rules.

A lesson is data in the package of its game: `lessons/course.toml`, one file a lesson, and the words
beside them. `docs/lessons.md` describes the format.
"""

from .course import Course, course_of
from .lesson import Lesson, LessonFault, Reply, Step
from .run import Answered, Run
from .words import lesson_words

__all__ = [
    "Answered",
    "Course",
    "Lesson",
    "LessonFault",
    "Reply",
    "Run",
    "Step",
    "course_of",
    "lesson_words",
]
