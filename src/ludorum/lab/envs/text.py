"""A game in words: for language models, and for people who read.

    game = TextGame("architects", players=2, lang="uk", seed=1)
    while not game.over:
        game.answer(think(game.text()))
    game.rewards()

Everything said comes from the words of the game: what happened since the seat last decided, the
table as it sees it, what is asked, and a numbered list of options. Needs no library but Ludorum.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ludorum.bots import policy
from ludorum.games import load
from ludorum.kernel import Choose, Event, Rand, RandomDealer, Table, redact_for
from ludorum.titles import Title, totals
from ludorum.words import LANGUAGES, MessageBundle, Msg

from .copies import copyable
from .rewards import win


def bundle_of(title: Title[Any], lang: str, view: dict[str, Any]) -> MessageBundle:
    """The words of a game, and names for those who play: player 1, player 2, the opponent."""
    names = [
        f"player-{i} = " + (f"{{ shell-person }} {i + 1}" if own is None else f"{{ {own.id} }}")
        for i, own in enumerate(title.names(view))
    ]
    return MessageBundle.of(lang, title.package, more="\n".join(names))


def picture(title: Title[Any], bundle: MessageBundle, view: dict[str, Any], seat: int) -> str:
    """The table as one seat sees it: titled blocks, a line a row."""
    out = []
    for block in title.picture(view, seat):
        out.append(f"{bundle.say(block.title)}:")
        for row in [block.head, *block.rows]:
            cells = [bundle.say(cell) for cell in row]
            if any(cells):
                out.append("  " + " | ".join(cells))
    return "\n".join(out)


def drawn(title: Title[Any], table: Table[Any], seat: int, lang: str = "en") -> str:
    """The table once, for an environment that is asked to draw itself."""
    view = table.observe(seat)
    return picture(title, bundle_of(title, lang, view), view, seat)


class TextGame:
    """`seat` decides, unless the game is `over`. What is no decision is played by itself."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        lang: str = "en",
        seed: int | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        title = self.title = load(game)
        self.seats = title.players[0] if players is None else players
        self._random = random.Random(seed)
        state = title.setup(self.seats, {**(settings or {})})
        self.bundle = bundle_of(title, lang, title.derived.observe(state, 0))
        self.events: list[Event] = []
        self._since = [0] * self.seats  # how much was told before a seat's last decision
        self._start = title.derived.clone(state)
        state._event_sink = self.events  # also what is told before the first ask
        self.table: Table[Any] = Table(
            title, state, RandomDealer(self._random.random), checkpoints=0
        )
        self.table.listen(self.events)
        self.seat = self.seats - 1
        self._asks: dict[int, Choose] = {}
        self._settle()

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def rand(self) -> Rand:
        """Where all chance of this game comes from."""
        return self._random.random

    # -- copies ------------------------------------------------------------------------------

    def fork(self, seed: int | None = None) -> TextGame:
        """An independent game in the same position: `copy.deepcopy`. With a seed its chance is
        another one from here on, without one the same answers give the same game."""
        out = deepcopy(self)
        if seed is not None:
            out._random.seed(seed)
        return out

    def __deepcopy__(self, memo: dict[int, Any]) -> TextGame:
        self._hold()
        out = TextGame.__new__(TextGame)
        vars(out).update(vars(self))
        out._random, out.table = deepcopy(self._random, memo), deepcopy(self.table, memo)
        out._resume(self.events[:], self._since[:])
        return out

    def __getstate__(self) -> dict[str, Any]:
        self._hold()
        left = ("bundle", "_asks", "_start")  # found again, or needed no more
        return {k: x for k, x in vars(self).items() if k not in left} | {"lang": self.bundle.lang}

    def __setstate__(self, state: dict[str, Any]) -> None:
        lang = state.pop("lang")
        vars(self).update(state)
        self._start = None
        self.bundle = bundle_of(self.title, lang, self.view())
        self._resume(self.events, self._since)

    def _hold(self) -> None:
        self.table = copyable(self.table, self._start)
        self._resume(self.events, self._since)

    def _resume(self, events: list[Event], since: list[int]) -> None:
        self.events, self._since = events, since
        self.table.listen(events)
        self._asks = self.table.pending()

    def _settle(self) -> None:
        self.table.settle()
        if not self.over:
            self._asks = self.table.pending()
            last = self.seat
            self.seat = min(self._asks, key=lambda seat: (seat - last - 1) % self.seats)

    @property
    def ask(self) -> Choose:
        """The decision of `seat`, in the game's own terms."""
        if self.over:
            raise ValueError("the game is over: rewards() says how it ended")
        return self._asks[self.seat]

    def view(self) -> Any:
        """The position as the seat knows it."""
        return self.table.observe(self.seat)

    # -- in words ----------------------------------------------------------------------------

    def news(self, seat: int | None = None) -> list[str]:
        """What a seat (the one that decides) has heard since its last decision."""
        who = self.seat if seat is None else seat
        said = [self.title.story(redact_for(e, who)) for e in self.events[self._since[who] :]]
        return [self.bundle.say(msg) for msg in said if msg is not None]

    def board(self) -> str:
        """The table as the seat sees it."""
        return picture(self.title, self.bundle, self.view(), self.seat)

    def prompt(self) -> str:
        """What is asked, and by which clause of the rules."""
        return f"{self.bundle.say(self.title.prompt(self.ask, self.view()))} (§ {self.ask.clause})"

    def options(self) -> list[str]:
        """What can be answered, in the order of the numbers, which begin with 1."""
        ask, view = self.ask, self.view()
        return [self.bundle.say(self.title.option(ask, option, view)) for option in ask.options]

    def text(self) -> str:
        """All of it: who decides, the news, the table, the question, the options."""
        who = self.bundle.say("shell-turn", player=Msg(f"player-{self.seat}"))
        options = [f"{i}. {said}" for i, said in enumerate(self.options(), 1)]
        parts = [who, "\n".join(self.news()), self.board(), self.prompt(), "\n".join(options)]
        return "\n\n".join([part for part in parts if part])

    # -- answers -----------------------------------------------------------------------------

    def answer(self, reply: int | str) -> None:
        """The number of an option, or its text. ValueError says what would do; nothing changes."""
        ask = self.ask
        self._give(ask.options[self._index(reply)])

    def _index(self, reply: int | str) -> int:
        said = self.options()
        word = str(reply).strip().casefold()
        if word.isdecimal():
            if 1 <= int(word) <= len(said):
                return int(word) - 1
            raise ValueError(f"options go from 1 to {len(said)}, not {word}")
        found = [i for i, option in enumerate(said) if option.strip().casefold() == word]
        if len(found) == 1:
            return found[0]
        trouble = f"{len(found)} options say" if found else "no option says"
        raise ValueError(f"{trouble} {reply!r}: answer with a number from 1 to {len(said)}")

    def let(self, bot: str) -> None:
        """A bot decides for the seat: "sensible", "random"."""
        self._give(policy(bot, self.title, self.rand)(self.view(), self.ask))

    def _give(self, option: Any) -> None:
        self._since[self.seat] = len(self.events)
        self.table.answer(self.seat, option)
        self._settle()

    # -- the end -----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points as they stand; a solo opponent after the seats."""
        return totals(self.title.scores(self.table.state))

    def rewards(self) -> list[float]:
        """At the end, by seat: 1 for winners, -1 for others, 0 if all have won or nobody can."""
        if not self.over:
            return [0.0] * self.seats
        return win(self.title, self.table.state, self.seats)
