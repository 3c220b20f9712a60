"""A companion table: what the person has said, and all that follows from it.

What must hold: the session is its seed and its answers. The same answers give the same session, so
any number of them can be taken back, and a saved session is the list of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludorum.kernel import (
    DEALER,
    PUBLIC,
    WATCHER,
    Choose,
    Draw,
    Event,
    IllegalAnswer,
    Layer,
    Option,
    Roll,
    Table,
    forced,
    tuples,
)
from ludorum.titles import Title, family

from .decks import order, own_decks
from .focus import ME, Focus, FreeHand, focus_of, narrowed, skipped
from .moving import layers, moved
from .questions import (
    Pick,
    Question,
    can_lie,
    dealt,
    decision,
    exposed,
    narrow,
    possible,
    quick,
    settled,
    told_apart,
)
from .tape import Slot, Tape, names

Answer = list[Any]  # of cards, or one option with the guess it names: JSON data


class Mark(NamedTuple):
    """A point in a session."""

    slots: list[Slot]
    since: int
    default_at: int
    ask_it: bool


class Misread(ValueError):
    """What was told cannot lie on the table."""


class Companion:
    def __init__(
        self, title: Title[Any], options: dict[str, str], seed: str, only: bool = False
    ) -> None:
        """`seed`: by chance, from outside; the decks that only the app has are shuffled by it.
        `only`: the opponent is run, and nothing is asked that does not matter to it."""
        title.check(1, options)
        self.focus = focus_of(title) if only else None
        self._rules = title
        self.title: Title[Any] = title if self.focus is None else FreeHand(title)
        self.options = options
        self.seed = seed
        self.own = own_decks(title, options)
        self.answers: list[Answer] = []
        self.events: list[Event] = []  # since the last question
        self.since = 0  # the size of the log then
        self._marks: list[Mark] = []  # where to go back to, for each answer
        look = None if self.focus is None else narrowed(title, self.focus)
        self._tape = Tape(self.title, options, look)
        self._question: Question | None = None
        self._default_at = -1  # where the log took the default answer that can still be another
        self._ask_it = False
        self.lies_open = ""  # a guess that lies open and must be named
        self._go_on()

    @classmethod
    def resume(
        cls,
        title: Title[Any],
        options: dict[str, str],
        seed: str,
        answers: list[Answer],
        only: bool = False,
    ) -> Companion:
        """By its answers alone: slow after many, for every question is found again."""
        out = cls(title, options, seed, only)
        for answer in answers:
            out.take(answer)
        return out

    def save(self) -> dict[str, Any]:
        """All of it as JSON data; `restore` is fast."""
        slots = [[*x[:4], sorted(x.could), sorted(x.shown), x.drawn] for x in self._tape.slots]
        place = [self.since, self._default_at, self._ask_it]
        return {
            "options": self.options,
            "seed": self.seed,
            "only": self.focus is not None,
            "answers": self.answers,
            "slots": slots,
            "place": place,
        }

    @classmethod
    def restore(cls, title: Title[Any], saved: dict[str, Any]) -> Companion:
        out = cls(title, saved["options"], saved["seed"], saved.get("only", False))
        slots = [
            Slot(tuples(x[0]), x[1], x[2], x[3], frozenset(x[4]), frozenset(x[5]), *x[6:])
            for x in saved["slots"]
        ]
        out.answers = list(saved["answers"])
        out._go_to(Mark(slots, *saved["place"]))
        return out

    @property
    def question(self) -> Question | None:
        """None: the game is over."""
        return self._question

    @property
    def table(self) -> Table[Any]:
        return self._tape.table

    @property
    def state(self) -> Any:
        return self.table.state

    def view(self) -> dict[str, Any]:
        """The table as anybody beside it sees it: nothing of the person's hand."""
        return self.title.derived.view(self.state, WATCHER)

    def observe(self) -> Any:
        """The same as a position, for words and pictures."""
        return self.table.observe(WATCHER)

    def slots_since(self) -> list[Slot]:
        """The answers since the last question."""
        return self._tape.slots[self.since :]

    def guesses(self) -> set[str]:
        """Cards the app has named without having seen them."""
        return set(self._tape.guesses())

    def otherwise_since(self) -> list[Event]:
        return self._tape.otherwise_since(self.since)

    # -- answering -----------------------------------------------------------------------------

    def cards(self, cards: list[str]) -> None:
        """The table showed these, in this order."""
        self.take(["cards", *cards])

    def pick(self, pick: Pick) -> None:
        self.take(answer_of(pick))

    def take(self, answer: Answer) -> None:
        """Misread changes nothing."""
        tape, question = self._tape, self._question
        if question is None:
            raise Misread("the game is over")
        size = len(tape.slots)
        mark = Mark(tape.slots, self.since, self._default_at, self._ask_it)
        try:
            if answer[0] == "otherwise":
                self._otherwise()
            elif answer[0] == "pick":
                self.since = size
                self._decide(tuples(answer[1]), tuple(answer[2:]))
            elif answer[0] == "both":
                self.since = size
                self._decide(tuples(answer[1]), (), tuples(answer[2]))
            elif self.lies_open:
                self._identify(*answer[1:])
            else:
                self.since = size
                self._show(answer[1:])
        except IllegalAnswer as e:
            tape.become(mark.slots)
            self.since = mark.since
            raise Misread(str(e)) from e
        self._ask_it = answer[0] == "otherwise"
        self.answers.append(answer)
        self._marks.append(mark)
        self._go_on()

    def otherwise(self) -> None:
        """Not the default: ask for the answer that was taken for granted."""
        self.take(["otherwise"])

    def can_otherwise(self) -> bool:
        return self.since <= self._default_at < len(self._tape.slots)

    def _otherwise(self) -> None:
        if not self.can_otherwise():
            raise IllegalAnswer("not-asked", "nothing was taken for granted")
        self._tape.become(self._tape.slots[: self._default_at])

    def _show(self, cards: list[str]) -> None:
        tape, question = self._tape, self._question
        ask = tape.table.pending().get(DEALER)
        if question is None or ask is None or len(cards) != question.many:
            raise IllegalAnswer("not-asked", "no such cards were asked for")
        cards = copies(tape, ask, cards)
        new = moved(tape, ask.deck.pool, dict(zip(cards, layers(ask), strict=True)))
        if new is None:
            raise IllegalAnswer("impossible", f"{cards} cannot be there together")
        if new:
            tape.rename(new)
        one = isinstance(ask, Draw)
        tape.answer(DEALER, cards[0] if one else tuple(cards))

    def _identify(self, card: str) -> None:
        """A guess that lies open is this card."""
        guess = self.lies_open
        if card != guess:
            self._tape.exchange(guess, card)
        self._tape.confirm([card])

    def _decide(self, option: Option, known: tuple[str, ...], then: Option = None) -> None:
        tape, question = self._tape, self._question
        offered = [] if question is None else question.picks
        want = option, known, then
        pick = next((x for x in offered if (x.option, x.known or (), x.then) == want), None)
        if pick is None:
            raise IllegalAnswer("not-offered", repr(option))
        if pick.known:
            tape.exchange(*pick.known)
        tape.answer(ME, option, guessed=bool(names(option) & set(tape.guesses())))
        if pick.shows:
            tape.confirm([pick.shows])
        if pick.then is not None:
            tape.answer(ME, pick.then)

    def back(self) -> None:
        """Take the last answer back."""
        if not self.answers:
            raise Misread("nothing to take back")
        if not self._marks:  # restored: the way here is found again once
            only = self.focus is not None
            again = Companion.resume(self._rules, self.options, self.seed, self.answers, only)
            self._marks = again._marks
        self.answers.pop()
        self._go_to(self._marks.pop())

    def _go_to(self, mark: Mark) -> None:
        self._tape.become(mark.slots)
        self.since, self._default_at, self._ask_it = mark[1:]
        self._go_on()

    # -- what follows by itself ------------------------------------------------------------------

    def _go_on(self) -> None:
        """Up to the next question: what is forced, hidden or settled needs no person."""
        tape = self._tape
        self._question, self.lies_open, self.events = None, "", []
        while self._question is None and not tape.table.over:
            lying = tape.exposed()
            if lying:
                self.lies_open = lying[0]
                self._question = exposed(tape, lying[0])
                return
            who, ask = tape.table.anyone()
            self._question = self._chance(ask) if who == DEALER else self._decision(ask)
        self.events = tape.events_since(self.since)

    def _chance(self, ask: Any) -> Question | None:
        """The person is asked for what all can see; of the rest any card will do. A deck that only
        the app has is dealt by it, also to the person."""
        tape, value = self._tape, settled(ask)
        # Nothing on the table shows a roll: a tie the app may break.
        deck = "" if isinstance(ask, Roll) else family(ask.deck.pool)
        if not deck or deck in self.own or (self.focus and self._draws(self.focus, ask, deck)):
            chance = order(self.seed, deck, tape.dealt(deck))
            tape.answer(DEALER, ask.sample(chance), drawn=True)
        elif ask.sees != PUBLIC or (self.focus and not told_apart(tape, ask)):
            tape.answer(DEALER, ask.sample(lambda: 0.0) if value is None else value, guessed=True)
        elif value is None or names(value) & tape.guesses_of(ask.deck.pool):
            return dealt(tape, ask)
        else:
            tape.answer(DEALER, value)
        return None

    def _draws(self, focus: Focus, ask: Any, deck: str) -> bool:
        """How the table is laid out, and what the opponent alone draws, the app can draw as well
        as a hand; told is then what to lay."""
        return deck in focus.draws or (ask.sees == PUBLIC and not self._tape.started)

    def _decision(self, ask: Choose) -> Question | None:
        tape, focus = self._tape, self.focus
        if forced(ask) and (focus or not tape.guesses()):
            tape.answer(ME, ask.options[0])
            return None
        if focus and skipped(focus, ask.kind):
            tape.answer(ME, quick(tape, ask.options), guessed=True)
            return None
        if ask.kind in self.title.default_asks and not self._ask_it:
            if not self.can_otherwise():
                self._default_at = len(tape.slots)
            tape.answer(ME, ask.options[0])
            return None
        question = decision(tape, apart=focus is not None)
        if focus:
            question = narrow(tape, focus, question)
        if len(question.picks) > 1:
            return question
        tape.answer(ME, question.picks[0].option, guessed=True)
        return None


def answer_of(pick: Pick) -> Answer:
    if pick.then is not None:
        return ["both", pick.option, pick.then]
    return ["pick", pick.option, *(pick.known or ())]


def copies(tape: Tape, ask: Any, cards: list[str]) -> list[str]:
    """A card shown twice is two cards with one face. Of equal ones those are meant that are not
    taken for cards of the person."""
    pool, out = ask.deck.pool, dict[str, Layer]()
    face, guesses = tape.title.card, tape.guesses_of(ask.deck.pool)
    movable = set(possible(tape, ask)) & guesses
    for card, layer in zip(cards, layers(ask), strict=True):
        here = {x for x in [*layer.cards, *movable] if x not in out}
        same = [x for x in here if face(pool, x) == face(pool, card)]
        same.sort(key=lambda x: (x in guesses, x != card, x))
        copy = next(
            (x for x in same if x not in guesses or can_lie(tape, pool, {**out, x: layer})), ""
        )
        if not copy:
            raise IllegalAnswer("impossible", f"{card} cannot be there")
        out[copy] = layer
    return list(out)
