"""What a finished game offers beyond its rules: settings, scores, words, a plain picture, a player.

Tools read this and never branch on a game's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from ludorum.kernel import ONLY, Choose, Event, Game, Option, Refusal
from ludorum.words import Msg, plain

S = TypeVar("S")
View = dict[str, Any]  # the covered state, as `Derived.view` makes it


class Setting(NamedTuple):
    """An option of a game. The first value is the default. `clause` is where the rules have it;
    `alone`: only a table for one has it."""

    name: str
    values: tuple[str, ...]
    clause: str
    alone: bool = False


class Line(NamedTuple):
    """One line of a score sheet: what it is for, the raw count, the points, the clause."""

    what: str
    raw: int
    points: int
    clause: str


def totals(sheets: list[list[Line]]) -> list[int]:
    """The points of every sheet."""
    return [sum([line.points for line in sheet]) for sheet in sheets]


def scored(title: Title[Any], s: Any) -> dict[str, Any]:
    """Every sheet and the winners, as JSON data."""
    lines = [[list(line) for line in sheet] for sheet in title.scores(s)]
    return {"lines": lines, "winners": title.winners(s)}


def telling(title: Title[Any], event: Event) -> dict[str, Any]:
    """An event as it was heard, with its words, as JSON data."""
    return {
        "clause": event.clause,
        "what": event.what,
        "about": list(event.about),
        # Whoever tells it says of the next step that nothing else could be done.
        "msg": None if event.what == ONLY else plain(title.story(event)),
    }


class Block(NamedTuple):
    """A part of the plain picture: a titled table of messages. `span`: of 12 columns."""

    title: Msg
    rows: list[list[Msg]]
    head: list[Msg]
    span: int = 6


class Title(Game[S], Protocol[S]):
    """A game with everything around it.

    package    where its words and content are
    players    the numbers of seats it takes; 1 means a solo mode
    settings   what a table can be set to besides the seats; {} is the standard game
    usual      kinds of asks whose first option is the one most people take: a cheapest payment
    """

    package: str
    players: tuple[int, ...]
    settings: tuple[Setting, ...]
    usual: tuple[str, ...]

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """ValueError says what does not go together."""

    def scores(self, s: S) -> list[list[Line]]:
        """The score sheet of every player (a solo opponent after the seats)."""

    def winners(self, s: S) -> list[int]:
        """Players who have won, by number; a solo opponent that has, too."""

    def pieces(self, s: S) -> dict[str, int]:
        """How many of every piece there are, wherever they lie: never changes in a game."""

    def records(self) -> dict[str, list[str]]:
        """Origins of the content records, by kind: rulebook, public or house."""

    def sensible(self, view: View, ask: Choose) -> Option:
        """A fast hand-written player: what it would answer, from its view alone."""

    def names(self, view: View) -> list[Msg | None]:
        """Names of players that are not seats (a solo opponent); None for a seat."""

    def card(self, pool: str, name: str) -> Msg:
        """What a card of a deck is: cards that say the same are the same to a player."""

    def prompt(self, ask: Choose, view: View) -> Msg:
        """What is asked."""

    def option(self, ask: Choose, option: Option, view: View) -> Msg:
        """What an option is."""

    def story(self, event: Event) -> Msg | None:
        """What happened; None for what is not worth a line."""

    def refusal(self, refusal: Refusal) -> Msg:
        """Why an option is not there."""

    def picture(self, view: View, seat: int) -> list[Block]:
        """The table as one seat sees it, in words and numbers."""

    def reference(self, view: View) -> list[Block]:
        """Open lists a player may look things up in; empty if there are none."""
