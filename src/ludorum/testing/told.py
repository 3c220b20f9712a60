"""A solo game of the digital table, told to the companion answer by answer from its log.

The script knows the real cards and answers truthfully; what it counts is what a thumb would do.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from ludorum.companion import Companion, Pick, Question
from ludorum.companion.decks import order, own_decks
from ludorum.companion.focus import ME, Focus, focus_of, word_of
from ludorum.companion.questions import Candidate, asked, borders, face_of, outcome, shown
from ludorum.companion.session import copies
from ludorum.companion.tape import Started, exchange, names
from ludorum.kernel import DEALER, PUBLIC, WATCHER, Entry, Event, ManualDealer, Rand, Roll, Table
from ludorum.titles import TURN, Title, family
from ludorum.words import Msg

BEGINS = ("round", "year")  # events a round begins with


def digital(
    title: Title[Any], options: dict[str, str], seed: int, focus: Focus | None = None
) -> list[Entry]:
    """A sensible person's solo game; its log. The decks of a companion with this seed are dealt
    as that one deals them."""
    rng = random.Random(seed)
    own, dealt = own_decks(title, options), Counter[str]()
    table, started = Table(title, title.setup(1, options), ManualDealer()), Started()
    table.listen(started)
    while not table.over:
        who, ask = table.anyone()
        if who == DEALER:
            deck = "" if isinstance(ask, Roll) else family(ask.deck.pool)
            apps = not deck or deck in own
            if focus is not None and deck:
                apps = apps or deck in focus.draws or (not started.yes and ask.sees == PUBLIC)
            table.answer(
                DEALER, ask.sample(order(str(seed), deck, dealt[deck]) if apps else rng.random)
            )
            dealt[deck] += 1
        else:
            table.answer(who, title.sensible(title.derived.observe(table.state, who), ask))
    return table.log


def taps_by_round(begins: list[int], taps: list[int]) -> list[int]:
    """The taps of each round, or, in games that tell none, of each turn. Before the first one
    stands what setting up costs."""
    ends = [*begins[1:], len(taps)]
    return [sum(taps[a:b]) for a, b in zip(begins, ends, strict=True)]


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
        return taps_by_round(self.begins or self.turns, self.taps)

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

    def rows(self, question: Question, rand: Rand, many: int) -> list[list[str]]:
        """What might as well have come where several cards are asked for, as it would be told."""
        c = self.companion
        if question.who != DEALER or question.many < 2 or c.lies_open or self.unusual():
            return []
        self.real.feed(self.log[len(self.real.log) : len(c.table.log)])
        ask = self.real.pending()[DEALER]
        return [self.said(question, ask.sample(rand)) for _ in range(many)]

    def said(self, question: Question, cards: Sequence[str]) -> list[str]:
        """Cards as the question has them: by what is on them."""
        face = partial(face_of, self.companion._tape, question.about)
        options = {repr(x.label): str(x.option) for x in question.picks}
        return [options[repr(face(card))] for card in cards]

    def by_face(self, question: Question, cards: list[str]) -> list[str]:
        """What a person can say: not which card it is, but what is on it. Of cards that read the
        same the companion may mean another: from here on the real ones are called so, too."""
        told = self.said(question, cards)
        meant = copies(self.companion._tape, self.companion.table.pending()[DEALER], told)
        for i, other in enumerate(meant):
            self._rename(cards[i], other)
            cards = [exchange(x, cards[i], other) for x in cards]
        return told

    def _rename(self, a: str, b: str) -> None:
        """Two real cards that read the same change their names."""
        if a == b:
            return
        self.log = [(lane, who, exchange(value, a, b)) for lane, who, value in self.log]
        done = len(self.real.log)
        self.real = self._start()
        self.real.feed(self.log[:done])

    def _called(self, value: Any, card: str) -> None:
        """The real answer is about this card, or about one that reads the same: it is called so."""
        tape = self.companion._tape
        real = sorted([x for x in names(value) if tape.faces(x) == tape.faces(card)])
        if real and card not in real:
            self._rename(real[0], card)

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
            if table is None:
                continue
            seen = view(table.state, WATCHER)
            if c._tape.faces(seen) == c._tape.faces(real):
                self._called(tuple(names(real) - names(seen)), str(x.option))
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
                self._called(value, x.shows)
                return x
        raise AssertionError(f"{value!r} of {question.about} is not offered")


# -- only the opponent -----------------------------------------------------------------------------

LETS_BE = ("no", "done", "none", "stop", "pass")  # what is answered where nothing was done


class Told(NamedTuple):
    """An answer of the recorded game. `about`: the kind of the decision, or the deck; `stretch`:
    how many turns of others and rounds had begun."""

    who: int
    about: str
    value: Any
    stretch: int


Deed = tuple[str, dict[str, Any]]


def deeds(title: Title[Any], events: list[Event]) -> list[Deed]:
    """What the opponent did. Of cards that read the same the companion may mean another."""
    faces = {
        card: repr(title.card(pool, card)) for pool, cards in title.pools.items() for card in cards
    }
    return [
        (x.what, {k: faces.get(v, v) if isinstance(v, str) else v for k, v in x.about.items()})
        for x in events
        if x.about.get("player", ME) != ME
    ]


class OpponentScript:
    """A recorded game told to a companion that runs only the opponent."""

    def __init__(self, title: Title[Any], options: dict[str, str], seed: int) -> None:
        self.log = digital(title, options, seed, focus_of(title))
        self.companion = Companion(title, options, str(seed), only=True)
        self.taps: list[int] = []
        self.asked: list[Question] = []
        self.begins: list[int] = []
        self.turns: list[int] = []
        self.did: list[Deed] = []  # the opponent, at the companion's table
        self.does: list[Deed] = []  # and in truth
        self.stretch = 0
        self.told = self._read(title, options)
        self.at = 0

    def _read(self, title: Title[Any], options: dict[str, str]) -> list[Told]:
        table = Table(title, title.setup(1, options), ManualDealer())
        events: list[Event] = []
        table.listen(events)
        out: list[Told] = []
        for entry in self.log:
            _, who, value = entry
            ask = table.pending()[who]
            about = "" if isinstance(ask, Roll) else ask.deck.pool if who == DEALER else ask.kind
            out.append(Told(who, about, value, borders(events)))
            table.feed([entry])
        self.does = deeds(title, events)
        return out

    def play(self) -> None:
        self._listen()
        while self.companion.question is not None:
            self._answer(self.companion.question)
            self._listen()

    def same(self) -> bool:
        """Did the opponent do what it does in truth? Of cards that make no difference to it, it
        does not know which they were."""
        pairs = zip(self.did, self.does, strict=False)
        return len(self.did) == len(self.does) and all(
            did[0] == does[0] and did[1].items() <= does[1].items() for did, does in pairs
        )

    def rounds(self) -> list[int]:
        return taps_by_round(self.begins or self.turns, self.taps)

    def _listen(self) -> None:
        events = self.companion.events
        self.stretch += borders(events)
        guesses = self.companion._tape.guesses()
        hidden = {repr(self.companion.title.card(pool, x)) for x, pool in guesses.items()}
        for what, about in deeds(self.companion.title, events):
            self.did.append((what, {k: x for k, x in about.items() if x not in hidden}))
        if any(x.what in BEGINS for x in events):
            self.begins.append(len(self.taps))
        if any(x.what == TURN and x.about["player"] == ME for x in events):
            self.turns.append(len(self.taps))

    def _answer(self, question: Question) -> None:
        c = self.companion
        self.asked.append(question)
        if question.who == DEALER:
            value = self._next(question.who, question.about).value
            cards = [value] if isinstance(value, str) else list(value)
            face = partial(face_of, c._tape, question.about)
            labels = {repr(x.label): str(x.option) for x in question.picks}
            c.cards([labels[repr(face(card))] for card in cards])
            self.taps.append(len(cards))
            return
        pick = self._pick(question)
        c.pick(pick)
        # To do nothing that matters is to go on: no more than reading what was told.
        self.taps.append(int(pick.label.id != "companion-else"))

    def _next(self, who: int, about: str) -> Told:
        for i in range(self.at, len(self.told)):
            if self.told[i][:2] == (who, about) and self.told[i].stretch == self.stretch:
                self.at = i + 1
                return self.told[i]
        raise AssertionError(f"{about} was never dealt")

    def _pick(self, question: Question) -> Pick:
        """What was done of it in truth, before anybody else's turn; else nothing."""
        rest = [x for x in question.picks if x.label.id == "companion-else"]
        for i in range(self.at, len(self.told)):
            x = self.told[i]
            if x.stretch > self.stretch:
                break
            if (x.who, x.about, x.stretch) == (ME, question.about, self.stretch):
                same = [pick for pick in question.picks if pick.option == x.value]
                if same or rest:
                    self.at = i + 1
                    joined = same and same[0].then is not None
                    return self._both(same) if joined else (same or rest)[0]
        idle = [
            x
            for x in question.picks
            if word_of(x.option) in LETS_BE and (x.then is None or word_of(x.then) in LETS_BE)
        ]
        assert rest or idle, f"{question.about}: {[x.option for x in question.picks]}"
        return (rest or idle)[0]

    def _both(self, picks: list[Pick]) -> Pick:
        """Of answers to two questions, the one whose second part is true as well."""
        after = outcome(Candidate(picks[0].option, None, self.companion.table))
        kind = asked(after).kind
        rest = [x for x in picks if x.label.args["then"] == Msg("companion-other")]
        for i in range(self.at, len(self.told)):
            x = self.told[i]
            if (x.who, x.about, x.stretch) == (ME, kind, self.stretch):
                same = [pick for pick in picks if pick.then == x.value] or rest
                if same:
                    self.at = i + 1
                    return same[0]
            if x.stretch > self.stretch:
                break
        return (rest or [x for x in picks if word_of(x.then) in LETS_BE])[0]
