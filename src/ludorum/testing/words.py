"""A game's words: complete, equal in every language, and none of them idle.

A test makes one `Said`, plays games with it, adds what games seldom come to, and asks it what was
missing and what was never needed.
"""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cache
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludorum.bots import characters
from ludorum.companion import can_focus
from ludorum.companion.decks import own_decks
from ludorum.companion.questions import which
from ludorum.content import laid
from ludorum.kernel import (
    PUBLIC,
    WATCHER,
    Chance,
    Choose,
    Deck,
    Event,
    History,
    Option,
    Rand,
    RandomDealer,
    Roll,
    Seat,
    Table,
    redact_for,
)  # fmt: skip
from ludorum.titles import Block, Title, headline
from ludorum.words import LANGUAGES, MessageBundle, Msg, read_words

from .walk import Fault, pick


def book(title: Title[Any], lang: str) -> MessageBundle:
    """What a front end reads from; players are P0, P1 … Nothing is missing from it yet."""
    players = "\n".join([f"player-{i} = P{i}" for i in range(max(title.players) + 1)])
    out = copy(_read(lang, title.package, players, read_words(title.package, lang)))
    out.missing, out._cache = set(), {}
    return out


@cache  # Fluent reads slowly; `text` is there for authors whose words change
def _read(lang: str, package: str, players: str, text: str) -> MessageBundle:
    return MessageBundle.of(lang, package, more=players)


# -- the files themselves --------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(package: str, lang: str) -> dict[str, set[str]]:
    """Ids, those of attributes too, and the arguments each one uses."""
    return dict(_messages(package, lang, read_words(package, lang)))


@cache
def _messages(package: str, lang: str, text: str) -> dict[str, set[str]]:
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            raise Fault(f"{package}, {lang}: not Fluent: {entry.content}")
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            if name in out:
                raise Fault(f"{package}, {lang}: {name} is there twice")
            parts: list[tuple[str, Any]] = [(name, entry.value)]
            parts += [(f"{name}.{x.id.name}", x.value) for x in entry.attributes]
            for key, value in parts:
                used = Variables()
                used.visit(value)
                out[key] = used.found
    return out


def well_written(package: str, languages: Iterable[str] = LANGUAGES) -> None:
    """Every language has the same messages with the same arguments, and keeps the typography."""
    english = messages(package, "en")
    for lang in languages:
        differing = sorted(dict(messages(package, lang).items() ^ english.items()))
        if differing:
            raise Fault(f"{package}: {lang} and en differ in {differing}")
        lines = read_words(package, lang).splitlines()
        for line in [x for x in lines if not x.startswith("#")]:
            if "'" in line:
                raise Fault(f"{package}, {lang}: a straight apostrophe: {line}")
            if re.search(r"(?<![\w}-])-(\d|\{)", line):
                raise Fault(f"{package}, {lang}: a hyphen for a minus sign: {line}")
            if re.match(r"player-\d", line):
                raise Fault(f"{package}, {lang}: names of players are the front end's: {line}")


# -- the rules and the words know each other -------------------------------------------------


def literals(modules: Iterable[ModuleType], name: str, argument: int) -> set[str]:
    """The strings that rules pass to a function as one of its arguments."""
    return {
        text
        for module in modules
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Call)
        and name in (getattr(node.func, "attr", ""), getattr(node.func, "id", ""))
        for text in strings(node.args[argument])
    }


def strings(node: ast.expr) -> set[str]:
    """A constant, or both sides of a conditional."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {str(node.value)} if isinstance(node, ast.Constant) else set()


# -- whole games -----------------------------------------------------------------------------


Tongue = Callable[[Msg], None]
Pick = Callable[[random.Random, Table[Any], int, Choose], Option]


def at_random(rng: random.Random, table: Table[Any], seat: int, ask: Choose) -> Option:
    return pick(rng, ask)


# How messages begin that only the page says: those of a drawn board, its signs with their legend,
# and those of the form in which owners write what their box says.
ON_BOARD = ("ui-", "sign-", "legend-", "about-", "needs-", "box-")


class Said:
    """What many games have said: ids that came up, and what the books could not say."""

    def __init__(self, title: Title[Any], languages: Iterable[str] = LANGUAGES) -> None:
        self.title = title
        self.ids: set[str] = set()
        self.empty: set[str] = set()
        self.nameless: set[str] = set()  # players that are no seats, and have no name
        self._named = max(title.players)
        self.books = [book(title, lang) for lang in languages]
        self._done: set[str] = set()

    def hear(self, msg: Msg) -> None:
        self.ids.add(msg.id)
        if msg.id.startswith("player-") and msg.id[7:].isdigit() and int(msg.id[7:]) >= self._named:
            self.nameless.add(msg.id)
        for arg in msg.args.values():
            for part in arg if isinstance(arg, list) else [arg]:
                if isinstance(part, Msg):
                    self.hear(part)

    def say(self, msg: Msg) -> None:
        """Once for every different message."""
        if repr(msg) in self._done:
            return
        self._done.add(repr(msg))
        self.hear(msg)
        for one in self.books:
            if not one.say(msg).strip() and msg.id != "blank":
                self.empty.add(msg.id)

    def say_all(self, messages: Iterable[Msg | None]) -> None:
        """None is an event without words where words are due."""
        for msg in messages:
            if msg is None:
                raise Fault("an event has no words")
            self.say(msg)

    def draw(self, blocks: Iterable[Block]) -> None:
        for block in blocks:
            for msg in [block.title, *block.head, *[cell for row in block.rows for cell in row]]:
                self.say(msg)

    def settings(self) -> None:
        """What is said of a game before there is a table: its name, its settings, its opponents."""
        self.say(Msg("title"))
        self.say(Msg("title.about"))
        for setting in self.title.settings:
            self.say(Msg(f"setting-{setting.name}"))
            for value in setting.values:
                self.say(Msg(f"setting-{setting.name}.{value}"))
                if setting.name == "solo":
                    self.say(Msg(f"bot-{value}"))
        for name in characters(self.title):
            self.say(Msg(f"character-{name}"))
            self.say(Msg(f"character-{name}.about"))

    def tell(self, event: Event, seat: int, tongue: Tongue) -> None:
        told = self.title.story(redact_for(event, seat))
        if told is not None:
            tongue(told)

    def look(self, table: Table[Any], seat: int, ask: Choose, tongue: Tongue) -> None:
        """An ask with everything a front end may show beside it."""
        title = self.title
        view = title.derived.observe(table.state, seat)
        tongue(title.prompt(ask, view))
        for option in ask.options:
            tongue(title.option(ask, option, view))
        for refusal in Seat(table, seat).why():
            tongue(title.option(ask, refusal.option, view))
            tongue(title.refusal(refusal))

    def play(
        self, seats: int, options: Mapping[str, str], seed: int, choose: Pick = at_random
    ) -> None:
        """A game: many asks and all events are heard, some are also said and drawn."""
        title = self.title
        rng = random.Random(seed)
        start = title.setup(seats, options)
        names = title.names(title.derived.observe(start, 0))
        self._named = seats + len(names[seats:]) - names[seats:].count(None)
        events: list[Event] = []
        start._event_sink = events
        dealer = Telling(self, rng.random) if seats == 1 else RandomDealer(rng.random)
        table = Table(title, start, dealer, checkpoints=0)
        table.listen(events)
        if seats == 1:
            self.decks(start)
        kinds: dict[str, int] = {}
        while not table.over:
            seat, ask = table.anyone()
            often = kinds[ask.kind] = kinds.get(ask.kind, 0) + 1
            if often < 4 or rng.random() < 0.1:
                self.look(
                    table, seat, ask, self.say if often < 2 or rng.random() < 0.15 else self.hear
                )
            if rng.random() < 0.01:
                self.draw(title.picture(title.derived.observe(table.state, seat), seat))
            table.answer(seat, choose(rng, table, seat, ask))
        self.over(table)
        for i, event in enumerate(events):
            self.tell(event, i % seats, self.say if i % 7 == 0 else self.hear)
            self.tell(event, WATCHER, self.hear)

    def decks(self, state: Any) -> None:
        """Every card and its deck, as a companion to the game in its box asks for them; and what
        it deals itself."""
        own = own_decks(self.title, {})
        if own:
            self.say(Msg("own-decks"))
        for deck in sorted({*own, *self.title.pools} if can_focus(self.title) else own):
            self.say(Msg(f"deck-{deck}"))
        for part in self.title.derived.covered(state):
            if isinstance(part, Deck) and part.layers:
                for many in (1, 2):
                    self.say(which(part.pool, many))
                for card in part.layers[-1].cards:
                    self.say(self.title.card(part.pool, card))

    def half_sensibly(
        self, rng: random.Random, table: Table[Any], seat: int, ask: Choose
    ) -> Option:
        """Every other answer is a good one, so that games come to what is hard to reach."""
        if rng.random() < 0.5:
            return pick(rng, ask)
        return self.title.sensible(self.title.derived.observe(table.state, seat), ask)

    def over(self, table: Table[Any]) -> None:
        """What a finished table shows."""
        title = self.title
        for seat in (0, WATCHER):
            view = title.derived.observe(table.state, seat)
            self.draw(title.picture(view, seat))
            self.draw(title.reference(view))
            for name in title.names(view):
                if name is not None:
                    self.say(name)
        for line in [x for sheet in title.scores(table.state) for x in sheet]:
            self.say(Msg(f"score-{line.what}"))
        came = headline(title, table.state)
        if came is not None:
            self.say(came)

    def missing(self) -> set[str]:
        """Messages a language lacks or leaves empty."""
        return {x for one in self.books for x in one.missing} | self.empty | self.nameless

    def idle(self, *packages: str) -> set[str]:
        """Messages no game asked for, but for those that belong to the drawn board.

        Where a pack lies over the game, none of our own decks may be left to speak of.
        """
        known = {x for p in packages or (self.title.package,) for x in messages(p, "en")}
        reached = {x.partition(".")[0] for x in self.ids}
        # A companion asks what was done with the arguments of the ask.
        reached |= {f"did-{x.removeprefix('ask-')}" for x in reached if x.startswith("ask-")}
        besides = (*ON_BOARD, "own-decks", "deck-") if laid(self.title.package) else ON_BOARD
        return {x for x in known if "." not in x and not x.startswith(besides)} - reached


class Telling(RandomDealer):
    """Says whatever is dealt for all to see, as a companion asks for it."""

    def __init__(self, said: Said, rand: Rand) -> None:
        super().__init__(rand)
        self.said = said

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        value = super().deal(ask, lane, past)
        if not isinstance(ask, Roll) and ask.sees == PUBLIC:
            cards = [value] if isinstance(value, str) else value
            self.said.say(which(ask.deck.pool, len(cards), ask.about))
            for card in cards:
                self.said.say(self.said.title.card(ask.deck.pool, card))
        return value
