"""A solo game of the digital table, told to the companion answer by answer from its log.

The script knows the real cards and answers truthfully; what it counts is what a thumb would do.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludorum.companion import Companion, Question
from ludorum.companion.questions import ME, Way, shown
from ludorum.games import Title
from ludorum.kernel import DEALER, WATCHER, Entry, ManualDealer, Table

ROUNDS = ("round", "year")  # events a round begins with


def digital(title: Title[Any], options: Mapping[str, str], seed: int) -> list[Entry]:
    """A sensible person's solo game; its log."""
    rng = random.Random(seed)
    table = Table(title, title.setup(1, options), ManualDealer())
    while not table.over:
        who, ask = table.anyone()
        if who == DEALER:
            table.answer(DEALER, ask.sample(rng.random))
        else:
            table.answer(who, title.sensible(title.derived.view(table.state, who), ask))
    return table.log


@dataclass
class Script:
    """Both tables side by side: the real one goes as far as the companion's log reaches."""

    title: Title[Any]
    options: dict[str, str]
    log: list[Entry]
    taps: list[int] = field(default_factory=list)  # of each question
    asked: list[Question] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)  # questions asked when a round began

    def __post_init__(self) -> None:
        self.companion = Companion(self.title, self.options)
        self.real = Table(self.title, self.title.setup(1, self.options), ManualDealer())

    def play(self) -> None:
        while self.companion.question is not None:
            self.step(self.companion.question)
        self.real.feed(self.log[len(self.real.log) :])

    def rounds(self) -> list[int]:
        """The taps of each round. Before the first one stands what setting up costs."""
        ends = [*self.begins[1:], len(self.taps)]
        return [sum(self.taps[a:b]) for a, b in zip(self.begins, ends, strict=True)]

    def step(self, question: Question) -> None:
        self._listen()
        self.asked.append(question)
        c = self.companion
        if self.unusual():
            c.otherwise()
            self.taps.append(1)
            return
        done = len(self.real.log)
        self.real.feed(self.log[done : len(c.table.log)])
        if c.lies_open:
            c.cards([self.lying(question)])
            self.taps.append(1)
            return
        _, who, value = self.log[len(self.real.log)]
        assert who == question.who
        if who == DEALER:
            cards = [value] if isinstance(value, str) else list(value)
            c.cards(cards)
            self.taps.append(len(cards))
            return
        c.pick(self.pick_for(question, value))
        self.taps.append(1)

    def _listen(self) -> None:
        """Where rounds begin: where the game says so, else with the person's turns."""
        for event in self.companion.told:
            if event.what in ROUNDS or (event.what == "turn" and event.about[0] == ME):
                self.begins.append(len(self.taps))
                return

    def unusual(self) -> bool:
        """The companion took an answer for granted that was another one in truth."""
        c, at = self.companion, self.companion._usual
        return c.can_otherwise() and c.table.log[at] != self.log[at]

    def lying(self, question: Question) -> str:
        """The card that lies open in truth, where the companion shows a guess."""
        c, view = self.companion, self.title.derived.view
        real = view(self.real.state, WATCHER)
        for x in question.picks:
            table = c.table if x.option == c.lies_open else c._tape.retold(c.lies_open, x.option)
            if table is not None and view(table.state, WATCHER) == real:
                return str(x.option)
        raise AssertionError(f"what lies open of {question.about} is not offered")

    def pick_for(self, question: Question, value: Any) -> Any:
        """The pick after which the table looks as it does in truth."""
        c = self.companion
        same = [x for x in question.picks if x.option == value]
        if same:
            return same[0]
        want = shown(c._tape, Way(value, None, self.real))
        for x in question.picks:
            table = c.table if x.known is None else c._tape.with_exchanged(*x.known)
            assert table is not None
            if shown(c._tape, Way(x.option, x.known, table)) == want:
                return x
        raise AssertionError(f"{value!r} of {question.about} is not offered")
