"""A lesson under way. It is a function of what the pupil has done: the same answers lead to the
same step in a server, a browser and a terminal."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from ludorum.kernel import (
    DEALER,
    MAIN,
    Event,
    IllegalAnswer,
    KeyedDealer,
    Option,
    Preview,
    Seat,
)
from ludorum.titles import Title, num
from ludorum.words import Arg, Msg

from .course import Course
from .lesson import Lesson, LessonFault, Step
from .position import give, lay
from .readings import holds, read


class Answered(NamedTuple):
    """What an answer was met with. A wrong one has changed nothing: `seen` is what it would do."""

    right: bool
    msg: Msg | None = None
    seen: Preview | None = None


class Run:
    """`step` is None at the end. `events` are those that led to the step."""

    def __init__(self, title: Title[Any], course: Course, id: str) -> None:
        self.title = title
        self.lesson: Lesson = course.lesson(id)
        self._scene = course.laid(self.lesson)
        self.at = 0
        self.table = lay(title, self._scene, self._where())
        self.events: list[Event] = []
        self._tried = 0  # decisions towards the goal
        self._from = 0  # answers of the log before the goal
        self._text: Msg | None = None
        self._enter()

    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def step(self) -> Step | None:
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def left(self) -> int:
        """Decisions until a goal must be reached; 0 where there is none."""
        step = self.step
        return step.within - self._tried if step is not None and step.kind == "goal" else 0

    def text(self) -> Msg | None:
        """What the step says, read off the position it began with; None where the game's own
        question says it."""
        return self._text

    def offered(self) -> tuple[Any, ...]:
        """What is offered where something is asked. With the cards of a box another number may be
        right than those the lesson has: it stands for the nearest of them."""
        step = self._now("ask")
        right = read(self.title, self.table, self.seat, step.value)
        numbers = [x for x in step.choices if isinstance(x, int)]
        if right in step.choices or not numbers or not isinstance(right, int):
            return step.choices
        nearest = min(numbers, key=lambda x: abs(x - right))
        return tuple([right if x == nearest else x for x in step.choices])

    def choices(self) -> list[Msg]:
        """What is offered, in words."""
        step = self._now("ask")
        return [num(x) if isinstance(x, int) else self._say(step, str(x)) for x in self.offered()]

    # -- what the pupil does ---------------------------------------------------------------------

    def next(self) -> None:
        """On, from what is only said or shown."""
        self._now("say", "watch")
        self._go_on([])

    def choose(self, choice: Any) -> Answered:
        """An answer to a question of the lesson."""
        step = self._now("ask")
        if choice not in self.offered():
            raise IllegalAnswer("not-offered", repr(choice))
        right = choice == read(self.title, self.table, self.seat, step.value)
        msg = self._reply(step, choice, right)
        if right:
            self._go_on([])
        return Answered(right, msg)

    def answer(self, option: Option) -> Answered:
        """An answer to a question of the game."""
        step = self._now("do", "goal")
        asked = Seat(self.table, self.seat)
        ask = asked.ask()
        if ask is None or option not in ask.options:
            raise IllegalAnswer("not-offered", repr(option))
        if step.kind == "goal":
            return self._try(step, option)
        right = step.is_right(option)
        msg = self._reply(step, option, right)
        if not right:
            return Answered(False, msg, asked.preview(option))
        self._go_on(self._give([(self.seat, option)]))
        return Answered(True, msg)

    def way(self) -> Option | None:
        """An answer to the game's question that leads on; None where there is none to give."""
        step, ask = self.step, self.table.pending().get(self.seat)
        if step is None or ask is None or step.kind not in ("do", "goal"):
            return None
        known = step.solution[self._tried : self._tried + 1] if step.kind == "goal" else ask.options
        return next((x for x in known if x in ask.options and step.leads(x)), None)

    def solve(self, step: Step) -> None:
        """By a right answer, the first that is offered."""
        if step.kind in ("say", "watch"):
            self.next()
        elif step.kind == "ask":
            self.choose(read(self.title, self.table, self.seat, step.value))
        elif step.kind == "goal":
            for option in step.solution:
                self.answer(option)
        else:
            option = self.way()
            if option is None:
                raise LessonFault(f"{self._where()}: nothing that is right is offered")
            self.answer(option)

    # -- inside ----------------------------------------------------------------------------------

    def _try(self, step: Step, option: Option) -> Answered:
        """A decision towards a goal. If it is not reached in time, one begins again."""
        events = self._give([(self.seat, option)])
        self._tried += 1
        if not self._reached(step):
            events += self._others(step)
        if self._reached(step):
            self._go_on(events)
            return Answered(True, None)
        if self._tried < step.within and self.seat in self.table.pending():
            self.events = events
            return Answered(True, self._reply(step, option, True))
        self._again()
        return Answered(False, self._reply(step, option, False))

    def _reached(self, step: Step) -> bool:
        return holds(self.title, self.table, self.seat, step.until)

    def _others(self, step: Step) -> list[Event]:
        """Others and chance, until the pupil is asked: as the step says, else sensibly."""
        dealer = KeyedDealer(hashlib.sha256(self.lesson.id.encode()).digest())
        events: list[Event] = []
        while True:
            asks = self.table.pending()
            if self.seat in asks or not asks:
                return events
            who = min(asks)
            if who == DEALER:
                value = dealer.deal(asks[who], MAIN, self.table.past)
            else:
                planned = [x for seat, x in step.answers if seat == who]
                options = [x for x in planned if x in asks[who].options]
                seen = self.table.observe(who)
                value = options[0] if options else self.title.sensible(seen, asks[who])
            events += self._give([(who, value)])

    def _again(self) -> None:
        """Back to where the goal was set."""
        log = self.table.log[: self._from]
        self.table = lay(self.title, replace(self._scene, answers=()), self._where())
        self.table.feed(log[len(self.table.log) :])
        self._enter()

    def _go_on(self, events: list[Event]) -> None:
        self.at += 1
        self.events = events
        self._enter()

    def _enter(self) -> None:
        step = self.step
        self._tried, self._from = 0, len(self.table.log)
        if step is not None and step.kind == "watch":
            self.events = [*self.events, *self._give(step.answers)]
        self._text = None if step is None or not step.text else self._say(step, step.text)

    def _give(self, answers: Iterable[tuple[Any, Any]]) -> list[Event]:
        return give(self.table, answers, self._where())

    def _now(self, *kinds: str) -> Step:
        step = self.step
        if step is None or step.kind not in kinds:
            raise IllegalAnswer("not-asked", f"the lesson waits for something else: {step}")
        return step

    def _reply(self, step: Step, given: Any, right: bool) -> Msg | None:
        name = step.reply(given)
        if right and name == step.otherwise:
            return None
        return self._say(step, name) if name else None

    def _say(self, step: Step, name: str) -> Msg:
        try:
            args: dict[str, Arg] = {
                k: read(self.title, self.table, self.seat, x) for k, x in step.numbers.items()
            }
        except LessonFault as e:
            raise LessonFault(f"{self._where()}: {e}") from e
        return Msg(f"lesson-{self.lesson.id}.{name}", args)

    def _where(self) -> str:
        return f"lesson {self.lesson.id}, step {self.at + 1}"
