"""A solo game of the digital table, told to the companion answer by answer from its log.

The script knows the real cards and answers truthfully; what it counts is what a thumb would do.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ludorum.companion import Companion, Question
from ludorum.companion.decks import order, own_decks
from ludorum.companion.questions import ME, Candidate, face_of, shown
from ludorum.companion.session import copies
from ludorum.companion.tape import exchange
from ludorum.kernel import DEALER, WATCHER, Entry, ManualDealer, Roll, Table
from ludorum.titles import TURN, Title, family

BEGINS = ("round", "year")  # events a round begins with


def digital(title: Title[Any], options: dict[str, str], seed: int) -> list[Entry]:
    """A sensible person's solo game; its log. The decks of a companion with this seed are dealt
    as that one deals them."""
    rng = random.Random(seed)
    own, dealt = own_decks(title, options), Counter[str]()
    table = Table(title, title.setup(1, options), ManualDealer())
    while not table.over:
        who, ask = table.anyone()
        if who == DEALER:
            deck = "" if isinstance(ask, Roll) else family(ask.deck.pool)
            apps = not deck or deck in own
            table.answer(
                DEALER, ask.sample(order(str(seed), deck, dealt[deck]) if apps else rng.random)
            )
            dealt[deck] += 1
        else:
            table.answer(who, title.sensible(title.derived.observe(table.state, who), ask))
    return table.log


@dataclass
class Script:
    """Both tables side by side: the real one goes as far as the companion's log reaches."""

    title: Title[Any]
    options: dict[str, str]
    seed: int
    taps: list[int] = field(default_factory=list)  # of each question
    asked: list[Question] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)  # questions asked when a round began
    turns: list[int] = field(default_factory=list)  # and a turn of the person

    def __post_init__(self) -> None:
        self.log = digital(self.title, self.options, self.seed)
        self.companion = Companion(self.title, self.options, str(self.seed))
        self.real = self._start()

    def _start(self) -> Table[Any]:
        return Table(self.title, self.title.setup(1, self.options), ManualDealer())

    def play(self) -> None:
        while self.companion.question is not None:
            self.step(self.companion.question)
        self.real.feed(self.log[len(self.real.log) :])

    def rounds(self) -> list[int]:
        """The taps of each round, or, in games that tell none, of each turn. Before the first one
        stands what setting up costs."""
        begins = self.begins or self.turns
        ends = [*begins[1:], len(self.taps)]
        return [sum(self.taps[a:b]) for a, b in zip(begins, ends, strict=True)]

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
            c.cards(self.by_face(question, cards))
            self.taps.append(len(cards))
            return
        c.pick(self.pick_for(question, value))
        self.taps.append(1)

    def by_face(self, question: Question, cards: list[str]) -> list[str]:
        """What a person can say: not which card it is, but what is on it. Of cards that read the
        same the companion may mean another: from here on the real ones are called so, too."""
        face = partial(face_of, self.companion._tape, question.about)
        told: list[str] = []
        for card in cards:
            option = next(str(x.option) for x in question.picks if x.label == face(card))
            told.append(option)
        meant = copies(self.companion._tape, self.companion.table.pending()[DEALER], told)
        for card, other in zip(cards, meant, strict=True):
            if card != other:
                self._rename(card, other)
        return told

    def _rename(self, a: str, b: str) -> None:
        self.log = [(lane, who, exchange(value, a, b)) for lane, who, value in self.log]
        done = len(self.real.log)
        self.real = self._start()
        self.real.feed(self.log[:done])

    def _listen(self) -> None:
        """Where rounds and the person's turns begin."""
        for event in self.companion.events:
            turn = event.what == TURN and event.about["player"] == ME
            if turn or event.what in BEGINS:
                begins = self.turns if turn else self.begins
                begins.append(len(self.taps))
                return

    def unusual(self) -> bool:
        """The companion took an answer for granted that was another one in truth."""
        c, at = self.companion, self.companion._default_at
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
        want = shown(c._tape, Candidate(value, None, self.real))
        for x in question.picks:
            table = c.table if x.known is None else c._tape.with_exchanged(*x.known)
            assert table is not None
            if shown(c._tape, Candidate(x.option, x.known, table)) == want:
                return x
        raise AssertionError(f"{value!r} of {question.about} is not offered")
