"""A lesson as its file says it: a position, and steps. Nothing is played here.

A step is one of

say     two sentences, until the reader goes on
do      a decision: which options are right, what to say to others
watch   answers of an opponent or of chance, told with a sentence
goal    some decisions of one's own, until something is so
ask     a question whose answer the rules compute
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from fnmatch import fnmatchcase
from typing import Any, TypeVar

from ludorum.kernel import Option, tuples

KINDS = ("say", "do", "watch", "goal", "ask")
CHANCE = "deal"  # who answers where cards are dealt or dice rolled

T = TypeVar("T")


class LessonFault(ValueError):
    """What is wrong with the lessons of a game, and where."""


@dataclass(slots=True, frozen=True)
class Reply:
    """What is said to some options, or choices."""

    to: tuple[Any, ...]
    say: str


@dataclass(slots=True, frozen=True)
class Step:
    """`text` is the name of its sentence; a `do` without one is asked as the game asks it."""

    kind: str
    text: str = ""
    light: tuple[str, ...] = ()  # places of the board
    numbers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # see `readings`
    right: tuple[Any, ...] = ()  # do: patterns of options
    replies: tuple[Reply, ...] = ()
    otherwise: str = ""  # said to what no reply is for
    answers: tuple[tuple[Any, Any], ...] = ()  # watch: who, and what; goal: of the others
    until: Mapping[str, Any] = field(default_factory=dict)  # goal: see `readings.holds`
    within: int = 0  # goal: decisions
    solution: tuple[Any, ...] = ()  # goal: one way that leads there
    choices: tuple[Any, ...] = ()  # ask: numbers, or names of sentences
    value: Mapping[str, Any] = field(default_factory=dict)  # ask: what the right choice is

    def reply(self, given: Any) -> str:
        """The name of what is said to an answer; "" for nothing."""
        found = [x.say for x in self.replies if any(fits(given, to) for to in x.to)]
        if found:
            return found[0]
        return "" if self.is_right(given) else self.otherwise

    def is_right(self, option: Option) -> bool:
        return any(fits(option, x) for x in self.right)

    def leads(self, option: Option) -> bool:
        """May it be shown as a way on?"""
        return self.kind == "goal" or self.is_right(option)


@dataclass(slots=True, frozen=True)
class Lesson:
    id: str
    teaches: tuple[str, ...]  # clauses
    steps: tuple[Step, ...]
    scene: str
    needs: tuple[str, ...] = ()  # lessons before it
    answers: tuple[tuple[Any, Any], ...] = ()  # after those of the scene
    seat: int = 0  # the pupil's


@dataclass(slots=True, frozen=True)
class Scene:
    """A position several lessons begin with: answers from the start of a game, or of a scene."""

    seats: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    after: str = ""
    answers: tuple[tuple[Any, Any], ...] = ()


@dataclass(slots=True, frozen=True)
class Section:
    """A part of "how to play": a heading and a text, and what of a scene's board is its picture."""

    id: str
    scene: str = ""
    places: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    numbers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


def fits(option: Any, pattern: Any) -> bool:
    """Is an option of that form? A word may have *, and so may each part of a tuple."""
    if isinstance(pattern, tuple):
        return (
            isinstance(option, tuple)
            and len(option) == len(pattern)
            and all(fits(x, y) for x, y in zip(option, pattern, strict=True))
        )
    if isinstance(pattern, str):
        return pattern == "*" or (isinstance(option, str) and fnmatchcase(option, pattern))
    return bool(option == pattern)


# -- from a file ---------------------------------------------------------------------------------


def lesson_from(id: str, data: Mapping[str, Any]) -> Lesson:
    steps = tuple([step_from(f"{id}, step {i}", x) for i, x in enumerate(data.get("steps", ()), 1)])
    if not steps:
        raise LessonFault(f"{id}: it has no [[steps]]")
    return record(Lesson, id, {**data, "id": id, "steps": steps})


def step_from(where: str, data: Mapping[str, Any]) -> Step:
    found = [x for x in KINDS if x in data]
    if len(found) != 1:
        raise LessonFault(f"{where}: a step has one of {', '.join(KINDS)}, this one {found}")
    kind = found[0]
    rest = {k: x for k, x in data.items() if k != kind}
    replies = tuple([record(Reply, where, x) for x in rest.pop("replies", ())])
    step = record(Step, where, {**rest, "kind": kind, "text": data[kind], "replies": replies})
    for name in NEEDED[kind]:
        if not getattr(step, name):
            raise LessonFault(f"{where}: `{kind}` needs `{name}`")
    return step


NEEDED: Mapping[str, Sequence[str]] = {
    "say": ("text",),
    "do": ("right",),
    "watch": ("answers",),
    "goal": ("text", "until", "within", "solution"),
    "ask": ("text", "choices", "value"),
}


def record(kind: type[T], where: str, data: Mapping[str, Any]) -> T:
    """A dataclass from a table of a file; lists become tuples, as options have them."""
    known = {x.name: x for x in fields(kind)}  # type: ignore[arg-type]
    for name in data:
        if name not in known:
            raise LessonFault(f"{where}: there is no `{name}`; known: {', '.join(known)}")
    for name, x in known.items():
        if name not in data and x.default is MISSING and x.default_factory is MISSING:
            raise LessonFault(f"{where}: `{name}` is missing")
    return kind(**{k: tuples(x) if isinstance(x, list) else x for k, x in data.items()})
