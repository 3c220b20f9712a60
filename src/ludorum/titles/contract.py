"""What a finished game offers beyond its rules: settings, scores, words, a plain picture, a player.

Tools read this and never branch on a game's name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, TypeVar

from ludorum.effects import Source
from ludorum.kernel import ONLY, Choose, Derived, Event, Game, Option, Refusal
from ludorum.words import Msg, plain

from .board import drawn

S = TypeVar("S")

# Events that cut a story into parts, in games that tell them. A turn of a player begins, about the
# player and a number: its own, or that of the round. And what is everybody's begins, about its
# number; its words are the heading. A turn told without words is one of many actions of people who
# act at once.
TURN = "turn"
ROUNDS = ("round", "round-end", "year", "year-end", "final", "end", "over")


class Setting(NamedTuple):
    """An option of a game. The first value is the default. `clause` is where the rules have it;
    `alone`: only a table for one has it; `opens`: numbers of seats that a table has only with
    another value than the default, and no other table has that."""

    name: str
    values: tuple[str, ...]
    clause: str
    alone: bool = False
    opens: tuple[int, ...] = ()


def demanded(title: Title[Any], seats: int) -> dict[str, str]:
    """The options without which a game does not take that many seats; mostly none."""
    return {x.name: x.values[1] for x in title.settings if seats in x.opens}


def unasked(title: Title[Any]) -> tuple[int, ...]:
    """The numbers of seats a game takes without any option."""
    return tuple([n for n in title.players if not demanded(title, n)])


class ScoreLine(NamedTuple):
    """One line of a score sheet: what it is for, the raw count, the points, the clause. A sheet
    has one line of a name; lines of a name are the same in all sheets."""

    what: str
    raw: int
    points: int
    clause: str


def totals(sheets: list[list[ScoreLine]]) -> list[int]:
    """The points of every sheet."""
    return [sum([line.points for line in sheet]) for sheet in sheets]


def score_rows(sheets: Sequence[Sequence[ScoreLine]]) -> dict[str, str]:
    """What every line of some sheet is for, in the order of a table of all, with its clause.

    Players may have other lines (a solo opponent has its own). One that an earlier sheet lacks
    stands before the next line both have.
    """
    out: list[str] = []
    clauses: dict[str, str] = {}
    for sheet in sheets:
        at = len(out)
        for line in reversed(sheet):
            if line.what in clauses:
                at = out.index(line.what)
            else:
                out.insert(at, line.what)
                clauses[line.what] = line.clause
    return {what: clauses[what] for what in out}


def headline(title: Title[Any], s: Any) -> Msg | None:
    """What a finished game has come to where nobody has won or lost it: for points alone, there
    is a rank and no rival. None: the winners say it all.

    A title need not have a `headline`; one that answers with a message names no winners.
    """
    own = getattr(title, "headline", None)
    found: Msg | None = None if own is None else own(s)
    return found


def scored(title: Title[Any], s: Any) -> dict[str, Any]:
    """Every sheet, the rows that join them, and what it came to, as JSON data."""
    sheets = title.scores(s)
    return {
        "lines": [[list(line) for line in sheet] for sheet in sheets],
        "rows": [list(row) for row in score_rows(sheets).items()],
        "winners": title.winners(s),
        "headline": plain(headline(title, s)),
    }


def event_to_json(title: Title[Any], event: Event) -> dict[str, Any]:
    """An event with its words, as JSON data."""
    return {
        "clause": event.clause,
        "what": event.what,
        "about": dict(event.about),
        # Whoever tells it says of the next step that nothing else could be done.
        "msg": None if event.what == ONLY else plain(title.story(event)),
        "weight": weight(title, event),
        "against": against(title, event),
    }


def weight(title: Title[Any], event: Event) -> int:
    """How much an event weighs in the story; a title need not know."""
    own = getattr(title, "weight", None)
    return 1 if own is None else int(own(event))


def against(title: Title[Any], event: Event) -> list[int]:
    """Seats something was done to; a title need not know."""
    field = getattr(title, "against", {}).get(event.what)
    if callable(field):
        return list(field(**event.about))
    if field is None or field not in event.about:
        return []
    found = event.about[field]
    seats = [found] if isinstance(found, int) else list(found)
    # Who does it to themselves suffers nothing, unless it is about them alone.
    return [x for x in seats if field == "player" or x != event.about.get("player")]


class Block(NamedTuple):
    """A part of the plain picture: a titled table of messages. `span`: of 12 columns. `cards`: the
    card each row is about, if the rows are cards: where a page marks what can be done with it."""

    title: Msg
    rows: list[list[Msg]]
    head: list[Msg]
    span: int = 6
    cards: tuple[str, ...] = ()


def pictured(title: Title[Any], view: Any, seat: int) -> list[dict[str, Any]] | None:
    """The plain picture as JSON data, for the page of a game whose package has no board."""
    if drawn(title.package):
        return None
    return [
        {
            "title": plain(x.title),
            "head": [plain(cell) for cell in x.head],
            "rows": [[plain(cell) for cell in row] for row in x.rows],
            "span": x.span,
            "cards": list(x.cards),
        }
        for x in title.picture(view, seat)
    ]


class Title(Game[S], Protocol[S]):
    """A game with everything around it; `BaseTitle` derives most of it.

    A `view` is the state as a seat knows it (`Derived.observe`), so that the rules' own functions
    can be asked about it.

    One object serves every table and every thread: no method changes the title, a state, a view or
    an ask it is given, and each answers the same for the same arguments. What it returns is the
    caller's. Words are messages (`Msg`), never sentences: they are said in the reader's language.
    `faults` says what a game lacks of this, `ludorum.testing.conform` whether it keeps it.

    package    where its words and content are
    players    the numbers of seats it takes; 1 means a solo mode. Some may demand an option
               (`Setting.opens`)
    settings   what a table can be set to besides the seats; {} is the standard game
    default_asks
               kinds of asks whose first option is what most people take: a cheapest payment
    pools      what is known of the cards of every deck: by pool (a pool of one player without the
               seat), by name. Records that differ are different cards and have different faces

    May be left out: `free_hand(s)`, which gives the one person of a solo table all they may need,
    for a companion that runs only the opponent; `constants`, what a board must know besides the
    view (the order of goods, a limit), by name: `ludorum author types` writes them with its types;
    `unset`, names of fields where -1 stands for nobody or nothing, for the kit, which takes every
    other number below zero for a fault.
    """

    package: str

    @property
    def players(self) -> tuple[int, ...]: ...
    @property
    def settings(self) -> tuple[Setting, ...]: ...
    @property
    def default_asks(self) -> tuple[str, ...]: ...
    @property
    def pools(self) -> Mapping[str, Mapping[str, Any]]: ...

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """ValueError says what does not go together.

        Called before `setup` with the same arguments; options that are not given stand for
        defaults.
        """

    def scores(self, s: S) -> list[list[ScoreLine]]:
        """The score sheet of every player (a solo opponent after the seats).

        At any time of a game: points as they stand. As many sheets as players, in their order; at
        the end they are final. A ScoreLine of a name is in one sheet at most once.
        """

    def winners(self, s: S) -> list[int]:
        """Players who have won, by number; a solo opponent that has, too. Empty where nobody can
        (see `headline`). Asked when the game is over; several have won together."""

    def pieces(self, s: S) -> dict[str, int]:
        """How many of every piece there are, wherever they lie: never changes in a game."""

    def records(self) -> dict[str, list[Source]]:
        """Where the content records come from, by kind; `ludorum.effects.sources` reads files."""

    def sensible(self, view: S, ask: Choose) -> Option:
        """A fast hand-written player: what it would answer, from its view alone.

        One of `ask.options`, whatever the position; the same view and ask give the same answer.
        """

    def names(self, view: S) -> list[Msg | None]:
        """Names of players that are not seats (a solo opponent); None for a seat.

        As many as there are score sheets.
        """

    def card(self, pool: str, name: str) -> Msg:
        """What a card of a deck is: cards that say the same are the same to a player."""

    def prompt(self, ask: Choose, view: S) -> Msg:
        """What is asked.

        Of the seat whose view it is, about its own open ask.
        """

    def option(self, ask: Choose, option: Option, view: S) -> Msg:
        """What an option is.

        For every option of the ask, and for those `refusals` name. Different options read
        differently.
        """

    def story(self, event: Event) -> Msg | None:
        """What happened; None for what is not worth a line.

        The event has been covered for the reader (`redact_for`) before.
        """

    def refusal(self, refusal: Refusal) -> Msg:
        """Why an option is not there."""

    def picture(self, view: S, seat: int) -> list[Block]:
        """The table as one seat sees it, in words and numbers."""

    def reference(self, view: S) -> list[Block]:
        """Open lists a player may look things up in; empty if there are none."""


# -- does a game from anywhere keep this contract? ---------------------------------------------

DATA = {
    "name": "what it is registered as",
    "epoch": "a number that grows when old games would replay differently",
    "package": "where its words, clauses and content lie: usually __name__",
    "players": "the numbers of seats it takes, e.g. (1, 2, 3, 4)",
    "settings": "what a table can be set to: a tuple of Setting, () for nothing",
    "default_asks": "kinds of asks whose first option is the default, () for none",
    "pools": "what is known of the cards of every deck, by pool and name, {} without cards",
    "derived": "Derived(State): how positions are copied, shown and stored",
}
METHODS = {
    "setup": "the position before anything happened",
    "agenda": "what runs next",
    "refusals": "options a player may look for that are not there, and why",
    "check": "which seats and settings do not go together",
    "scores": "the score sheets",
    "winners": "who has won",
    "pieces": "how many of every piece there are",
    "records": "where the content comes from",
    "sensible": "a fast player for bots and simulations",
    "names": "what players that are no seats are called",
    "card": "what a card is called",
    "prompt": "what a decision is called",
    "option": "what an option is called",
    "story": "what happened, in words",
    "refusal": "why an option is not there, in words",
    "picture": "the table in words and numbers",
    "reference": "lists to look things up in",
}


def faults(title: Any, name: str) -> list[str]:
    """All that a game registered as `name` lacks or has wrongly, and what each thing is for."""
    if isinstance(title, type):
        return [f"it is the class {title.__name__}: register an instance of it"]
    lacking = [k for k in (*DATA, *METHODS) if not hasattr(title, k)]
    out = [f"{k} is missing: {DATA.get(k) or METHODS[k]}" for k in lacking]
    out += [
        f"{k} is not a function: {what}"
        for k, what in METHODS.items()
        if k not in lacking and not callable(getattr(title, k))
    ]
    wrong = {k: getattr(title, k) for k in DATA if k not in lacking}
    wrong = {k: x for k, x in wrong.items() if not _fits(k, x, name)}
    return out + [f"{k} cannot be {x!r}: {DATA[k]}" for k, x in wrong.items()]


def _fits(key: str, x: Any, name: str) -> bool:
    """Is a piece of data of a title what the front ends take it for?"""
    if key == "name":
        return bool(x == name)
    if key == "epoch":
        return type(x) is int
    if key == "package":
        return type(x) is str and _there(x)
    if key == "derived":
        return isinstance(x, Derived)
    if key == "pools":
        return isinstance(x, Mapping)
    if not isinstance(x, tuple):
        return False
    if key == "players":
        return bool(x) and all(type(n) is int and n > 0 for n in x)
    if key == "settings":
        return all(
            isinstance(one, Setting) and _texts(one.values, 1 + bool(one.opens)) for one in x
        )
    return _texts(x, 0)


def _texts(x: Any, least: int) -> bool:
    return isinstance(x, tuple) and len(x) >= least and all(type(y) is str for y in x)


def _there(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):
        return False
