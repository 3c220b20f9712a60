"""Lessons of a game: does every one play to its end, is every sentence there, how long do they
take, and what do they leave out?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludorum.content import laid
from ludorum.kernel import IllegalAnswer, Option, RandomDealer, Table
from ludorum.lessons import Course, Lesson, LessonFault, Run, Step, course_of, lesson_words
from ludorum.lessons.guide import picture, texts
from ludorum.titles import Title, demanded
from ludorum.words import LANGUAGES, MessageBundle, Msg
from ludorum.words.clauses import clauses

READ = 180 / 60  # words a second
DECIDE = 4.0  # seconds a decision
LESSON, COURSE, SHORT = 120.0, 900.0, 300.0  # seconds they may take
DIGIT = re.compile(r"\d")


@dataclass(slots=True)
class Played:
    """What a lesson was when it was played by its right answers."""

    id: str
    steps: int
    decisions: int = 0
    asked: set[str] = field(default_factory=set)  # kinds of decisions the pupil took
    texts: list[Msg] = field(default_factory=list)

    def words(self, book: MessageBundle) -> int:
        return sum([len(book.say(x).split()) for x in self.texts])

    def seconds(self, book: MessageBundle) -> float:
        return self.words(book) / READ + self.decisions * DECIDE


def play(title: Title[Any], course: Course, id: str) -> Played:
    """To the end by right answers, after every wrong one that is foreseen. LessonFault says what
    does not go."""
    run = Run(title, course, id)
    out = Played(id, len(run.lesson.steps))
    while (step := run.step) is not None:
        said = run.text()
        out.texts += [said] if said else []
        ask = run.table.pending().get(run.seat)
        if step.kind in ("do", "goal"):
            if ask is None:
                raise LessonFault(f"lesson {id}, step {run.at + 1}: nothing is asked of the pupil")
            out.asked.add(ask.kind)
        if step.kind == "do":
            try_wrong(run, step, ask.options)  # type: ignore[union-attr]
        if step.kind == "ask":
            run.choices()
            offered = run.offered()
            wrong = [x for x in offered if not choose(title, course, run, x)]
            changed = offered != step.choices and laid(title.package) is None
            if changed or len(wrong) + 1 != len(offered):
                raise LessonFault(f"lesson {id}, step {run.at + 1}: not one choice is right")
        if step.kind in ("do", "ask"):
            out.decisions += 1
        if step.kind == "goal":
            out.decisions += len(step.solution)
        at = run.at
        run.solve(step)
        if run.at != at + 1:
            raise LessonFault(f"lesson {id}, step {at + 1}: its solution does not lead on")
    return out


def choose(title: Title[Any], course: Course, run: Run, choice: Any) -> bool:
    """Would this choice be right? On a run of its own: a right one leads on."""
    other = Run(title, course, run.lesson.id)
    while other.at < run.at:
        assert other.step is not None
        other.solve(other.step)
    return other.choose(choice).right


def try_wrong(run: Run, step: Step, options: tuple[Option, ...]) -> None:
    """Every option that is not right is met with something, and changes nothing."""
    where = f"lesson {run.lesson.id}, step {run.at + 1}"
    met = set()
    for option in options:
        if step.is_right(option):
            met.add(step.reply(option))
            continue
        before = len(run.table.log)
        answered = run.answer(option)
        met.add(step.reply(option))
        if answered.right or len(run.table.log) != before:
            raise LessonFault(f"{where}: a wrong answer, {option!r}, went through")
        if answered.msg is None:
            raise LessonFault(f"{where}: nothing is said to {option!r}: give it an `otherwise`")
    for reply in step.replies:
        if reply.say not in met:
            raise LessonFault(f"{where}: nobody can give the answer `{reply.say}` is for")


def sentences_of(lesson: Lesson) -> set[str]:
    """Names of all sentences of a lesson."""
    out = {f"lesson-{lesson.id}", f"lesson-{lesson.id}.goal"}
    for step in lesson.steps:
        names = [step.text, step.otherwise, *[x.say for x in step.replies]]
        names += [x for x in step.choices if isinstance(x, str)]
        out |= {f"lesson-{lesson.id}.{x}" for x in names if x}
    return out


def findings(title: Title[Any]) -> Iterator[str]:
    """All that is wrong with the lessons of a game, one sentence each."""
    course = course_of(title.package)
    rules = clauses(title.package, "en")
    wanted: set[str] = set()
    for id, lesson in course.lessons.items():
        wanted |= sentences_of(lesson)
        yield from [f"lesson {id}: no clause {x}" for x in lesson.teaches if x not in rules]
        try:
            play(title, course, id)
        except (LessonFault, IllegalAnswer) as e:
            yield str(e)
    for section in course.guide:
        wanted |= {f"guide-{section.id}", f"guide-{section.id}.text"}
        yield from [f"guide {section.id}: no clause {x}" for x in section.clauses if x not in rules]
        try:
            texts(title, section, picture(title, course, section))
        except (LessonFault, IllegalAnswer) as e:
            yield str(e)
    if course.guide:
        wanted.add("course")
    for lang in LANGUAGES:
        found = sentences(lesson_words(title.package, lang))
        for name in sorted(wanted - found.keys()):
            yield f"{lang}: no sentence {name}"
        for name in sorted(found.keys() - wanted):
            if not name.startswith("first-"):
                yield f"{lang}: nobody says {name}"
        for name, text in found.items():
            if DIGIT.search(text):
                yield f"{lang}: {name} has a number of its own: read it off the position"


def sentences(source: str) -> dict[str, str]:
    """The sentences of a Fluent file by name, without what is filled in."""
    out: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                out[entry.id.name] = _plain(entry.value)
            for x in entry.attributes:
                out[f"{entry.id.name}.{x.id.name}"] = _plain(x.value)
    return out


class _Text(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.parts.append(node.value)


def _plain(pattern: ftl.Pattern) -> str:
    text = _Text()
    text.visit(pattern)
    return " ".join(text.parts)


# -- what they leave out ---------------------------------------------------------------------------


def kinds_of(title: Title[Any], rand: Any, games: int = 3) -> set[str]:
    """Kinds of decisions that come up when games of every size are played."""
    out: set[str] = set()
    for seats in title.players:
        for _ in range(games):
            table: Table[Any] = Table(
                title, title.setup(seats, demanded(title, seats)), RandomDealer(rand)
            )
            while not table.over:
                seat, ask = table.anyone()
                out.add(ask.kind)
                table.answer(seat, title.sensible(table.observe(seat), ask))
    return out


def report(title: Title[Any], lang: str, kinds: set[str]) -> dict[str, Any]:
    """What lessons and first-time sentences touch, and how long they take to read and do."""
    course = course_of(title.package)
    source = lesson_words(title.package, lang)
    book = MessageBundle.of(lang, title.package, more=source)
    played = [play(title, course, id) for id in course.lessons]
    first = {x.removeprefix("first-") for x in sentences(source) if x.startswith("first-")}
    touched = {kind for x in played for kind in x.asked} | first
    steps = [step for lesson in course.lessons.values() for step in lesson.steps]
    lit = {place for step in steps for place in step.light}
    lit |= {x.removeprefix("at-") for x in first if x.startswith("at-")}
    seconds = {x.id: round(x.seconds(book)) for x in played}
    return {
        "lessons": {
            x.id: {"steps": x.steps, "words": x.words(book), "seconds": seconds[x.id]}
            for x in played
        },
        "course_seconds": sum(seconds.values()),
        "short_seconds": sum([seconds[x] for x in course.short]),
        "teaches": sorted({x for lesson in course.lessons.values() for x in lesson.teaches}),
        "untouched": sorted(kinds - touched),
        "untouched_places": [x for x in course.places if x not in lit],
        "guide": [x.id for x in course.guide],
        "findings": list(findings(title)),
    }
