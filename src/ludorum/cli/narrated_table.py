"""A table and all that has been told at it.

What must hold: the story depends on the log alone, so a resumed game, one after an undo and a
replayed record tell the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from ludorum.kernel import (
    DEALER,
    MAIN,
    NOBODY,
    Choose,
    Dealer,
    Entry,
    Event,
    ManualDealer,
    Option,
    Plan,
    Refusal,
    Seat,
    Table,
    forced,
    redact_for,
)
from ludorum.titles import Title
from ludorum.words import Msg

CHAPTER = "chapter"  # a segment begins: a turn, a round of a draft
ONLY = "only-option"  # a forced answer of which nothing else was told


class Chaptered:
    """A game that marks in its story where each segment begins."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.name, self.epoch, self.derived = title.name, title.epoch, title.derived

    def setup(self, seats: int, options: Mapping[str, Any]) -> Any:
        return self.title.setup(seats, options)

    def agenda(self, s: Any) -> Plan:
        if s._event_sink is not None:
            s._event_sink.append(Event("", CHAPTER, NOBODY, {}))
        return self.title.agenda(s)

    def refusals(self, s: Any, ask: Choose) -> Iterable[Refusal]:
        return self.title.refusals(s, ask)


class StoryEvent(NamedTuple):
    event: Event
    forced: int = -1  # the seat that had no other option


class PrintedLine(NamedTuple):
    """A line of the story: what it says, the clause behind it, whether it was forced."""

    text: Msg
    clause: str
    forced: bool = False


class NarratedTable:
    """`people` are the seats whose forced answers are part of the story."""

    def __init__(
        self, title: Title[Any], seats: int, options: Mapping[str, Any], people: Collection[int]
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.people = people
        self.reset()

    def reset(self) -> None:
        """The start: chance waits."""
        self.events: list[StoryEvent] = []
        self.since = dict.fromkeys(self.people, 0)  # lines told before a seat's last decision
        self._event_sink: list[Event] = []
        state = self.title.setup(self.seats, self.options)
        state._event_sink = self._event_sink  # also what is told before the first ask
        self.table: Table[Any] = Table(Chaptered(self.title), state, ManualDealer())
        self.table.listen(self._event_sink)
        self._gather(-1)

    def deal(self, dealer: Dealer) -> None:
        """Let a dealer sit down, and answer what waits for chance."""
        self.table.dealer = dealer
        ask = self.table.pending().get(DEALER)
        if ask is not None:
            self.table.answer(DEALER, dealer.deal(ask, MAIN, self.table.past))
            self._gather(-1)

    def answer(self, seat: int, option: Option) -> None:
        self._take(seat, option, lambda: self.table.answer(seat, option))

    def feed(self, entries: Iterable[Entry]) -> None:
        """Tell a log; the dealer must be manual."""
        for entry in entries:
            self._feed(entry)

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back, and its story with it."""
        Seat(self.table, seat).undo()
        log, dealer = list(self.table.log), self.table.dealer
        self.reset()
        self.feed(log)
        self.table.dealer = dealer

    def _feed(self, entry: Entry) -> None:
        self._take(entry[1], entry[2], lambda: self.table.feed((entry,)))

    def _take(self, who: int, option: Option, act: Callable[[], None]) -> None:
        only: Event | None = None
        if who in self.people:
            ask = self.table.pending()[who]
            if forced(ask):
                text = self.title.option(ask, option, self.table.observe(who))
                only = Event(ask.clause, ONLY, 1 << who, {"option": text})
            else:
                self.since[who] = len(self.events)
        act()
        first = len(self.events)
        found = self._gather(who if only is not None else -1)
        if only is not None and not found:
            self.events.insert(first, StoryEvent(only, who))

    def _gather(self, seat: int) -> bool:
        """Take in what was told; a forced answer marks the first line of its segment, if any."""
        found = False
        for event in self._event_sink:
            if event.what == CHAPTER:
                seat = -1
            item = StoryEvent(event, seat)
            if seat >= 0 and self.line(item, seat) is not None:
                found, seat = True, -1
                self.events.append(item)
            else:
                self.events.append(StoryEvent(event))
        self._event_sink.clear()
        return found

    # -- as lines ------------------------------------------------------------------------------

    def line(self, item: StoryEvent, seat: int) -> PrintedLine | None:
        """What a seat hears of it; None if nothing."""
        event = redact_for(item.event, seat)
        if event.what == CHAPTER:
            return None
        if event.what == ONLY:
            if not event.sees >> seat & 1:
                return None
            return PrintedLine(event.about["option"], event.clause, True)
        text = self.title.story(event)
        return None if text is None else PrintedLine(text, event.clause, item.forced == seat)

    def lines(self, seat: int, items: Iterable[StoryEvent]) -> list[PrintedLine]:
        """The story as a seat hears it."""
        out = [self.line(item, seat) for item in items]
        return [line for line in out if line is not None]

    def chapters(self, seat: int, items: Iterable[StoryEvent]) -> list[list[PrintedLine]]:
        """The story cut where its segments begin, without those of which nothing is heard."""
        out: list[list[PrintedLine]] = [[]]
        for item in items:
            if item.event.what == CHAPTER:
                out.append([])
            out[-1] += self.lines(seat, [item])
        return [lines for lines in out if lines]

    def news(self, seat: int) -> list[list[PrintedLine]]:
        """What happened since the seat's last decision, its own consequences included."""
        return self.chapters(seat, self.events[self.since.get(seat, 0) :])
