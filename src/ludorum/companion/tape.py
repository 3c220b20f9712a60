"""The log of a table whose cards the app has partly guessed.

A card that only the person may see is dealt all the same: any card that can lie there will do, as
long as nothing on the table tells it apart. Such a card is a guess. When the table shows a card,
the guess that must have been it takes its name, and the card it was mistaken for goes where that
one was: two cards change places in the log, everywhere since they were guessed.

What must hold: a guess never shows. A log with two guesses exchanged tells a watcher the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from ludorum.kernel import (
    DEALER,
    PUBLIC,
    Deal,
    Deck,
    Draw,
    Entry,
    Event,
    Hand,
    IllegalAnswer,
    Layer,
    ManualDealer,
    Option,
    Table,
)
from ludorum.titles import ROUNDS, TURN, Title, family

from .focus import Look, everything


class Slot(NamedTuple):
    """An answer of the log. `guessed`: the app gave it, and perhaps it named cards of `pool`;
    `could`: all that they might have been; `shown`: those the table has seen since; `drawn`: the
    app dealt it, and says what it dealt."""

    entry: Entry
    guessed: bool = False
    pool: str = ""
    clause: str = ""
    could: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    drawn: bool = False

    def renamed(self, new: Mapping[str, str]) -> Slot:
        """The same answer, had its guesses been called so; what was shown keeps its name."""
        if not self.guessed:
            return self
        new = {a: b for a, b in new.items() if not self.shown & {a, b}}
        lane, who, value = self.entry
        return self._replace(entry=(lane, who, renamed(value, new)))

    def exchanged(self, a: str, b: str) -> Slot:
        return self.renamed({a: b, b: a})


def renamed(value: Any, new: Mapping[str, str]) -> Any:
    """The same value with other names, however deep they lie."""
    if type(value) is tuple:
        return tuple([renamed(x, new) for x in value])
    return new.get(value, value) if type(value) is str else value


def exchange(value: Any, a: str, b: str) -> Any:
    """The same value with two names exchanged."""
    return renamed(value, {a: b, b: a})


def names(value: Any) -> set[str]:
    """All names in an answer or a view."""
    if isinstance(value, dict):
        return {x for one in value.values() for x in names(one)}
    if isinstance(value, (list, tuple)):
        return {x for one in value for x in names(one)}
    return {value} if isinstance(value, str) else set()


class Started(list[Event]):
    """Listens for the first turn or round; keeps no event."""

    def __init__(self) -> None:
        super().__init__()
        self.yes = False

    def append(self, event: Event) -> None:
        self.yes = self.yes or event.what == TURN or event.what in ROUNDS


def copies_of(title: Title[Any]) -> dict[str, str]:
    """The cards that read like another one, and that other one: the first of its pool."""
    known = Counter([card for cards in title.pools.values() for card in cards])
    out: dict[str, str] = {}
    for pool, cards in title.pools.items():
        first: dict[str, str] = {}
        for card in cards:
            if known[card] == 1:  # else a name does not say which card it is
                same = first.setdefault(repr(title.card(pool, card)), card)
                if same != card:
                    out[card] = same
    return out


class Tape:
    """A table and its log, with the guesses in it."""

    def __init__(
        self, title: Title[Any], options: dict[str, str], look: Look | None = None
    ) -> None:
        """`look`: what of a position counts as shown; without it, all that lies open."""
        self.title = title
        self.options = options
        self.look = look or everything(title)
        self.slots: list[Slot] = []
        self.table = self._fresh()
        self._started = Started()
        self.table.listen(self._started)

    def _fresh(self) -> Table[Any]:
        return Table(self.title, self.title.setup(1, self.options), ManualDealer())

    @property
    def started(self) -> bool:
        """Is the table laid out?"""
        return self._started.yes

    def answer(self, who: int, value: Option, guessed: bool = False, drawn: bool = False) -> None:
        """IllegalAnswer changes nothing."""
        size = len(self.table.log)
        ask = self.table.pending().get(who)
        pool, clause, could = "", "", frozenset[str]()
        if isinstance(ask, (Draw, Deal)):
            pool, clause = ask.deck.pool, ask.clause
            could = frozenset(self.unseen().get(pool, ()) if guessed else ())
        self.table.answer(who, value)
        if pool and not guessed:
            self._come(names(value), pool)
        new = Slot(self.table.log[size], guessed, pool, clause, could, drawn=drawn)
        self.slots = [*self.slots, new]

    def dealt(self, deck: str) -> int:
        """How often the dealer has dealt from a deck; "": how often it has rolled."""
        return sum([x.entry[1] == DEALER and family(x.pool) == deck for x in self.slots])

    def guesses(self) -> dict[str, str]:
        """Cards the app has named without having seen them, and their pools."""
        return {
            card: slot.pool
            for slot in self.slots
            if slot.guessed and slot.pool
            for card in names(slot.entry[2]) - slot.shown
        }

    def guesses_of(self, pool: str) -> set[str]:
        return {card for card, of in self.guesses().items() if of == pool}

    def unseen(self) -> dict[str, set[str]]:
        """By pool, the cards that lie where only the person or nobody can look."""
        out: dict[str, set[str]] = {}
        for part in self.title.derived.covered(self.table.state):
            cards = out.setdefault(part.pool, set())
            if isinstance(part, Hand):
                cards.update(part.cards)
            else:
                for layer in part.layers:
                    if layer.sees != PUBLIC:
                        cards.update(layer.cards)
        for card, pool in self.guesses().items():  # dealt just now, in no component yet
            out.setdefault(pool, set()).add(card)
        return out

    def alike(self, a: str, b: str) -> bool:
        """Could each be the other? Not if one lay open when the other was dealt."""
        for slot in self.slots:
            if slot.guessed and slot.pool:
                cards = names(slot.entry[2]) - slot.shown
                if (a in cards and b not in slot.could) or (b in cards and a not in slot.could):
                    return False
        return True

    def could(self, guess: str) -> frozenset[str]:
        """All that a guess might be."""
        sets = [
            slot.could
            for slot in self.slots
            if slot.guessed and slot.pool and guess in names(slot.entry[2]) - slot.shown
        ]
        return frozenset.intersection(*sets) if sets else frozenset()

    def exchange(self, a: str, b: str) -> None:
        """Two unseen cards change their names. IllegalAnswer, if that cannot have been."""
        self.rename({a: b, b: a})

    def rename(self, new: Mapping[str, str]) -> None:
        """Unseen cards change their names, all at once. IllegalAnswer, if that cannot have been."""
        self.become([slot.renamed(new) for slot in self.slots])

    def with_exchanged(self, a: str, b: str) -> Table[Any] | None:
        """The present with two unseen cards exchanged, or None if they cannot be."""
        pool = self.guesses().get(a)  # names may stand in other decks too

        def change(state: Any) -> None:
            for part in self.title.derived.covered(state):
                if part.pool == pool:
                    swap(part, a, b)

        def tail(at: int) -> list[Entry]:
            return [slot.exchanged(a, b).entry for slot in self.slots[at:]]

        try:
            return self.table.recast(change, tail, ManualDealer())
        except IllegalAnswer:
            return None

    def become(self, slots: list[Slot]) -> None:
        """Lists of slots are never changed, so an older one is a place to go back to."""
        table, started = self._fresh(), Started()
        table.listen(started)
        table.feed([slot.entry for slot in slots])
        self.table, self.slots, self._started = table, slots, started

    def clause_of(self, guess: str) -> str:
        """Why a card was dealt."""
        return next(
            x.clause
            for x in reversed(self.slots)
            if x.guessed and guess in names(x.entry[2]) and x.clause
        )

    @cached_property
    def copies(self) -> dict[str, str]:
        return copies_of(self.title)

    def faces(self, value: Any) -> Any:
        """A view or an answer as it reads: of cards that look the same, always the first."""
        if isinstance(value, dict):
            return {k: self.faces(x) for k, x in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.faces(x) for x in value]
        return self.copies.get(value, value) if isinstance(value, str) else value

    def exposed(self) -> list[str]:
        """Guesses that lie open: the table shows what they are, and the app does not know it. One
        that can be no other card is right, and a fact from here on."""
        guesses = self.guesses()
        if not guesses:
            return []
        view = self.look(self.table.state)
        shows = {x: self._shows(x, guesses[x], view) for x in sorted(set(guesses) & names(view))}
        certain = [x for x, differs in shows.items() if differs is None]
        if certain:
            self.confirm(certain)
        return [x for x, differs in shows.items() if differs]

    def _shows(self, guess: str, pool: str, view: Any) -> bool | None:
        """With another card in its place, would the table look different? None if no other card
        can be in its place."""
        for other in sorted(self.unseen()[pool] - {guess}):
            table = self.retold(guess, other)
            if table is not None:
                return bool(self.look(table.state) != view)
        return None

    def retold(self, a: str, b: str) -> Table[Any] | None:
        """The whole game with two unseen cards exchanged, or None if that cannot have been."""
        table = self._fresh()
        try:
            table.feed([slot.exchanged(a, b).entry for slot in self.slots])
        except IllegalAnswer:
            return None
        return table

    def _come(self, cards: set[str], pool: str) -> None:
        """These came from the deck: what had been dealt before is none of them."""
        self.slots = [
            slot._replace(could=slot.could - cards) if slot.pool == pool and slot.could else slot
            for slot in self.slots
        ]

    def confirm(self, cards: Iterable[str]) -> None:
        """Guesses the person has named: from here on they are facts, and no other guess can be
        them until they are hidden again."""
        facts = frozenset(cards)
        self.slots = [
            slot._replace(
                could=slot.could - facts, shown=slot.shown | (facts & names(slot.entry[2]))
            )
            if slot.guessed
            else slot
            for slot in self.slots
        ]

    def events_since(self, since: int) -> list[Event]:
        """What happened by the answers from that index on."""
        table = self._fresh()
        table.feed([slot.entry for slot in self.slots[:since]])
        events: list[Event] = []
        table.listen(events)
        table.feed([slot.entry for slot in self.slots[since:]])
        return events

    def otherwise_since(self, since: int) -> list[Event]:
        """What would have happened, had other cards come that nobody was asked for."""
        table = self._fresh()
        table.feed([slot.entry for slot in self.slots[:since]])
        events: list[Event] = []
        table.listen(events)
        for slot in self.slots[since:]:
            lane, who, value = slot.entry
            ask = table.pending().get(who)
            if slot.guessed and who == DEALER and ask is not None:
                value = ask.sample(lambda: 0.999)
            try:
                table.feed([(lane, who, value)])
            except IllegalAnswer:
                break
        return events


def swap(part: Deck | Hand, a: str, b: str) -> None:
    """Exchange two cards in a component, where nobody else can see them."""
    if isinstance(part, Hand):
        part.cards = [exchange(card, a, b) for card in part.cards]
        return
    for i, x in enumerate(part.layers):
        if x.sees != PUBLIC:
            cards = sorted([exchange(card, a, b) for card in x.cards])
            part.layers[i] = Layer(cards, x.sees, x.size)
