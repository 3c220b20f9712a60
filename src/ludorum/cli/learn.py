"""`ludorum learn`: the lessons of a game in the terminal."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from .mistakes import unknown
from .table_options import add_game

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from ludorum.lessons import Course, Lesson, Run, Step
    from ludorum.titles import Title
    from ludorum.words import Msg

    from .keyboard import Keys
    from .screen import Screen

QUIT = ("q", "quit")


def add(commands: Any) -> None:
    p = commands.add_parser(
        "learn",
        help="learn a game by short lessons at a real table",
        description="Learn a game by short lessons, each a position of a real game. Without a "
        "lesson: the first one you have not taken.",
        epilog="example: ludorum learn tithe bid --lang uk",
    )
    add_game(p)
    p.add_argument("lesson", nargs="?", default="", metavar="LESSON", help="which one (the next)")
    p.add_argument("--list", action="store_true", help="only say which lessons there are")
    p.add_argument("--plain", action="store_true", help="no colours")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from .keyboard import Keyboard
    from .screen import open_console

    return learn(args, Keyboard(), open_console(args.plain))


def learn(args: argparse.Namespace, keys: Keys, console: Console) -> int:
    """Lesson after lesson, until the course or the reader ends it."""
    from ludorum.games import load
    from ludorum.lessons import course_of, lesson_words
    from ludorum.words import MessageBundle, spoken

    from .people import language
    from .screen import Screen

    title = load(args.game)
    course = course_of(title.package)
    lang = spoken(language(args.lang), title.package)
    words = f"{names(title)}\n{lesson_words(title.package, lang)}"
    screen = Screen(console, MessageBundle.of(lang, title.package, more=words), title)
    if not course.lessons:
        screen.say("shell-no-lessons", command=f"ludorum play {args.game}")
        return 1
    progress = Progress(args.game)
    if args.list:
        for id in course.lessons:
            screen.say("shell-lesson-line", id=id, title=say(id), done=int(id in progress.done))
        return 0
    if args.lesson and args.lesson not in course.lessons:
        raise unknown("lesson", args.lesson, course.lessons)
    first = args.lesson or progress.next(course)
    ids = list(course.lessons)
    for id in ids[ids.index(first) :]:
        if not Sitting(title, course, course.lesson(id), screen, keys).take():
            screen.say("shell-lesson-left", command=f"ludorum learn {args.game} {id}")
            return 0
        progress.add(id)
    screen.say("shell-course-done", "bold", command=f"ludorum play {args.game}")
    return 0


def say(id: str) -> Msg:
    from ludorum.words import Msg

    return Msg(f"lesson-{id}")


def names(title: Title[Any]) -> str:
    """Words for everybody who may sit there."""
    from .people import SHAPES

    players = ["shell-you", *[f"shell-bot-{i}" for i in range(max(title.players))]]
    lines = [f"player-{i} = {SHAPES[i % len(SHAPES)]} {{ {x} }}" for i, x in enumerate(players)]
    return "\n".join(lines)


class Progress:
    """Lessons that were taken to their end, kept beside saved games."""

    def __init__(self, game: str) -> None:
        from . import store

        self._path: Path = store.home() / "lessons.json"
        self._game = game
        kept = json.loads(self._path.read_text("utf-8")) if self._path.is_file() else {}
        self._all: dict[str, list[str]] = kept
        self.done: list[str] = kept.get(game, [])

    def next(self, course: Course) -> str:
        """The first that was not taken; after all of them, the first again."""
        return next(
            (id for id in course.lessons if id not in self.done), next(iter(course.lessons))
        )

    def add(self, id: str) -> None:
        if id in self.done:
            return
        self.done = [*self.done, id]
        self._all[self._game] = self.done
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(self._all), encoding="utf-8")


class Sitting:
    """One lesson."""

    def __init__(
        self, title: Title[Any], course: Course, lesson: Lesson, screen: Screen, keys: Keys
    ) -> None:
        from ludorum.lessons import Run

        self.title, self.screen, self.keys = title, screen, keys
        self.run: Run = Run(title, course, lesson.id)

    def take(self) -> bool:
        """False if the reader leaves."""
        screen, run = self.screen, self.run
        screen.space()
        screen.rule(screen.text("title", "bold"), screen.text(say(run.lesson.id), "bold"))
        screen.say(f"lesson-{run.lesson.id}.goal")
        self.picture()
        at = -1
        while (step := run.step) is not None:
            if run.at != at:
                at = run.at
                self.tell()
                self.card(step)
            if not self.react(step):
                return False
        self.tell()
        return True

    def card(self, step: Step) -> None:
        screen, run = self.screen, self.run
        screen.space()
        screen.say("shell-step", "dim", n=run.at + 1, of=len(run.lesson.steps))
        text = run.text()
        if text is not None:
            screen.say(text, "bold")
        ask = run.table.pending().get(run.seat)
        if step.kind in ("do", "goal") and ask is not None:
            view = run.table.observe(run.seat)
            screen.prompt(ask, view)
            screen.options([self.title.option(ask, x, view) for x in ask.options])
        elif step.kind == "ask":
            screen.options(run.choices())
        else:
            screen.say("shell-lesson-next", "dim")

    def react(self, step: Step) -> bool:
        """To a line of the reader; False: they leave."""
        try:
            line = self.keys.read("> ").strip().casefold()
        except EOFError:
            return False
        if line in QUIT:
            return False
        if step.kind in ("say", "watch"):
            self.run.next()
            return True
        ask = self.run.table.pending().get(self.run.seat)
        options = self.run.offered() if step.kind == "ask" else ask.options if ask else ()
        if not line.isdecimal() or not 1 <= int(line) <= len(options):
            self.screen.say("shell-no-option", "yellow", n=len(options))
            return True
        chosen = options[int(line) - 1]
        met = self.run.choose(chosen) if step.kind == "ask" else self.run.answer(chosen)
        if met.seen is not None:
            self.story(met.seen.events)
        if met.msg is not None:
            self.screen.say(met.msg, "" if met.right else "yellow")
        if step.kind == "goal" and self.run.step is step:
            self.tell()
            self.card(step)
        return True

    def tell(self) -> None:
        """What led here, and the table after it."""
        if self.run.events:
            self.story(self.run.events)
            self.run.events = []
            self.picture()

    def story(self, events: list[Any]) -> None:
        from ludorum.kernel import ONLY, redact_for

        from .narrated_table import PrintedLine

        heard = [redact_for(x, self.run.seat) for x in events]
        lines = [(self.title.story(x), x.clause) for x in heard if x.what != ONLY]
        self.screen.story([PrintedLine(text, clause) for text, clause in lines if text])

    def picture(self) -> None:
        run, screen = self.run, self.screen
        blocks = self.title.picture(run.table.observe(run.seat), run.seat)
        screen.console.print(screen.picture([screen.part(x) for x in blocks]))
