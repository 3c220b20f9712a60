"""Positions in a few lines, for tests of rules: change a state, play answers, look.

sc = Scene(GAME, GAME.setup(2, {}))
sc.s.players[0].coins = 4              # anything may be changed until the first look at the table
sc.play("market", 2, cards=["G03"])    # the seat that is asked answers; chance brings these cards
assert sc.told("sell") and sc.why("market").reason == "sold-out"

A game's tests make a subclass that knows its state: see `tests/paladins/scene.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, NamedTuple, Self, TypeVar

from ludorum.kernel import DEALER, Deal, Event, ManualDealer, Option, Roll, Seat, Table
from ludorum.titles import Title

S = TypeVar("S")


class Why(NamedTuple):
    """A refusal without its option: the test has just named it."""

    clause: str
    reason: str
    about: Mapping[str, Any]


class Scene(Generic[S]):
    """A table in the middle of a game. The state may be changed until the first answer."""

    def __init__(self, title: Title[S], state: S) -> None:
        self.title = title
        self.start = state
        self.table: Table[S] | None = None
        self.events: list[Event] = []
        state._event_sink = self.events  # type: ignore[attr-defined]  # a bot may begin

    @property
    def s(self) -> S:
        return self.start if self.table is None else self.table.state

    def open(self) -> Table[S]:
        """Sit down: from here on only answers change the position."""
        if self.table is None:
            self.table = Table(self.title, self.start, ManualDealer(), strict=True)
            self.table.listen(self.events)
        return self.table

    # -- playing ------------------------------------------------------------------------------

    @property
    def asks(self) -> dict[int, Any]:
        """Every open ask, by seat."""
        return self.open().pending()

    @property
    def seat(self) -> int:
        """Whose answer is waited for; the first of them if several are asked at once."""
        return int(next(iter(self.asks)))

    @property
    def ask(self) -> Any:
        return self.asks[self.seat]

    @property
    def kind(self) -> str:
        return str(self.ask.kind)

    @property
    def options(self) -> list[Any]:
        return list(self.ask.options)

    def play(self, *answers: Any, seat: int | None = None, cards: Iterable[str] = ()) -> Self:
        """Asks are answered one after another, by `seat` or by whoever is asked first.

        Chance brings `cards` wherever they can come, and else the lowest.
        """
        left = list(cards)
        self.go_on(answers, left, seat)
        assert not left, f"{left} were not drawn"
        return self

    def go_on(self, answers: Iterable[Any], cards: list[str], seat: int | None = None) -> None:
        """Play; what is drawn leaves `cards`."""
        self.chance(cards)
        for answer in answers:
            self.answer(self.seat if seat is None else seat, answer, cards)
            self.chance(cards)

    def answer(self, seat: int, answer: Any, cards: list[str]) -> None:
        """One answer. A game may do before it what its tests leave out."""
        self.open().answer(seat, answer)

    def chance(self, cards: list[str]) -> None:
        """Let the dealer answer everything that is open."""
        while DEALER in self.asks:
            self.open().answer(DEALER, dealt(self.asks[DEALER], cards))

    # -- looking ------------------------------------------------------------------------------

    def why(self, option: Any, seat: int | None = None) -> Why:
        """Why an option is closed to a seat."""
        found = Seat(self.open(), self.seat if seat is None else seat).why(option)
        assert len(found) == 1, found
        return Why(*found[0][1:])

    def told(self, what: str) -> list[Event]:
        """Events of a kind since the scene was opened."""
        return [e for e in self.events if e.what == what]

    def about(self, what: str) -> list[dict[str, Any]]:
        """What those events are about."""
        return [e.about for e in self.told(what)]

    def points(self, seat: int) -> dict[str, int]:
        """The score sheet of a player: points by line, without lines of none."""
        return {x.what: x.points for x in self.title.scores(self.s)[seat] if x.points}

    def total(self, seat: int = 0) -> int:
        """The points of a player."""
        return sum(self.points(seat).values())


def dealt(ask: Any, cards: list[str]) -> Option:
    """What chance brings: those of the cards that lie in its deck, or the lowest."""
    if not isinstance(ask, Roll):
        n = min(ask.n, ask.deck.size) if isinstance(ask, Deal) else 1
        here = {card for layer in ask.deck.layers for card in layer.cards}
        known = [card for card in cards if card in here][:n]
        if known and len(known) == n:
            for card in known:
                cards.remove(card)
            return tuple(known) if isinstance(ask, Deal) else known[0]
    return ask.sample(lambda: 0.0)
