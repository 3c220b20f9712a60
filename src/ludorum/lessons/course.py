"""The course of a game: its lessons in order, and the positions they begin with."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from .lesson import Lesson, LessonFault, Scene, Section, lesson_from, record

FOLDER = "lessons"
COURSE = "course.toml"


@dataclass(slots=True, frozen=True)
class Course:
    lessons: Mapping[str, Lesson]  # in the order they are taken
    short: tuple[str, ...]  # those that are enough to begin: the goal, a turn, how to score
    scenes: Mapping[str, Scene]
    places: tuple[str, ...] = ()  # of the board, as it lists them
    guide: tuple[Section, ...] = ()  # how to play

    def lesson(self, id: str) -> Lesson:
        if id not in self.lessons:
            raise LessonFault(f"no lesson {id}; there are: {', '.join(self.lessons)}")
        return self.lessons[id]

    def laid(self, lesson: Lesson) -> Scene:
        """The whole way to the position a lesson begins with."""
        return self.scene(lesson.scene, lesson.answers)

    def scene(self, name: str, answers: tuple[tuple[Any, Any], ...] = ()) -> Scene:
        """The whole way to a scene, and on by answers."""
        scene = self._scene(name)
        while True:
            answers = (*scene.answers, *answers)
            if not scene.after:
                return Scene(scene.seats, scene.options, "", answers)
            scene = self._scene(scene.after)

    def _scene(self, name: str) -> Scene:
        if name not in self.scenes:
            raise LessonFault(f"no scene {name}; there are: {', '.join(self.scenes)}")
        return self.scenes[name]


NONE = Course({}, (), {})


@cache
def course_of(package: str) -> Course:
    """The course in a package; an empty one if it has none."""
    folder = resources.files(package) / FOLDER
    if not (folder / COURSE).is_file():
        return NONE
    plan = _read(folder, COURSE)
    scenes = {k: record(Scene, f"scene {k}", x) for k, x in plan.pop("scenes", {}).items()}
    order = plan.pop("order", [])
    short, places = tuple(plan.pop("short", [])), tuple(plan.pop("places", []))
    guide = tuple([record(Section, f"{COURSE}, guide", x) for x in plan.pop("guide", [])])
    if plan:
        raise LessonFault(
            f"{COURSE}: there is no `{next(iter(plan))}`; known: order, short, places, guide, "
            "scenes"
        )
    lessons = {id: lesson_from(id, _read(folder, f"{id}.toml")) for id in order}
    course = Course(lessons, short, scenes, places, guide)
    for id in (*short, *[x for lesson in lessons.values() for x in lesson.needs]):
        course.lesson(id)
    for lesson in lessons.values():
        course.laid(lesson)
    for section in guide:
        if section.scene:
            course.scene(section.scene)
    return course


def _read(folder: Any, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LessonFault(f"{COURSE} names a lesson that has no file: {FOLDER}/{name}") from None
    except tomllib.TOMLDecodeError as e:
        raise LessonFault(f"{FOLDER}/{name}: {e}") from e
