"""The words of Hadrian's Wall: complete, equal in three languages, and none of them idle."""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludorum.games.contract import Block
from ludorum.games.hadrians_wall import (
    GAME,
    arena,
    attack,
    buildings,
    court,
    market,
    phrases,
    scouts,
    state,
    story,
    tell,
    temple,
    wall,
    year,
)
from ludorum.games.hadrians_wall.content import BUILDINGS, LANDMARKS, PATHS, RANKS
from ludorum.kernel import PUBLIC, Choose, Event, RandomDealer, Refusal, Seat, Table, heard
from ludorum.words import LANGUAGES, Book, Msg, read_words
from tests.hadrians_wall.scene import scene

PACKAGE = "ludorum.games.hadrians_wall"
PACKAGES = ("ludorum.effects", PACKAGE)
RULES = (arena, attack, buildings, court, market, scouts, state, temple, wall, year)
WATCHER = 63  # a seat nobody has
PLAYERS = "\n".join([f"player-{i} = P{i}" for i in range(6)])

# Messages this game never asks for.
FOR_OTHERS = {
    "title": "the shell shows it",
    **dict.fromkeys(("good-vp",), "names for front ends with a board of their own"),
}


def book(lang: str) -> Book:
    return Book(lang, [*[read_words(p, lang) for p in ("ludorum", *PACKAGES)], PLAYERS])


# -- the files themselves ---------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Ids, those of attributes too, and the arguments each one uses."""
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(read_words(PACKAGE, lang)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            assert name not in out, f"{name} twice"
            parts: list[tuple[str, Any]] = [(name, entry.value)]
            parts += [(f"{name}.{x.id.name}", x.value) for x in entry.attributes]
            for key, value in parts:
                used = Variables()
                used.visit(value)
                out[key] = used.found
    return out


def test_languages_have_the_same_messages() -> None:
    english = messages("en")
    for lang in LANGUAGES[1:]:
        assert messages(lang) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    text = "\n".join([x for x in read_words(PACKAGE, lang).splitlines() if not x.startswith("#")])
    assert "'" not in text
    assert not re.search(r"(?<![\w}-])-(\d|\{)", text), "a hyphen for a minus sign"
    assert not re.search(r"^player-\d", text, re.MULTILINE)


# -- the rules and the words know each other --------------------------------------------------


def called(module: ModuleType, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call):
            f = node.func
            if name in (getattr(f, "attr", ""), getattr(f, "id", "")):
                yield node


def literals(name: str, argument: int) -> set[str]:
    """The strings that the rules pass to a function as one of its arguments."""
    calls = [call for module in RULES for call in called(module, name)]
    values = [call.args[argument] for call in calls]
    return {str(x.value) for x in values if isinstance(x, ast.Constant)}


def test_every_ask_has_words() -> None:
    kinds = literals("Choose", 1)
    assert kinds == set(tell.OPTIONS)
    assert {f"ask-{kind}" for kind in kinds} <= set(messages("en"))


def test_every_event_is_told() -> None:
    assert literals("tell", 1) == {*story.EVENTS, *story.SPECIAL} - {"dealt"}


# -- whole games ------------------------------------------------------------------------------


@dataclass
class Said:
    """What many games have said: ids that came up, and what the books could not say."""

    ids: set[str] = field(default_factory=set)
    done: set[str] = field(default_factory=set)
    empty: set[str] = field(default_factory=set)
    books: list[Book] = field(default_factory=lambda: [book(lang) for lang in LANGUAGES])

    def hear(self, msg: Msg) -> None:
        self.ids.add(msg.id)
        for arg in msg.args.values():
            for part in arg if isinstance(arg, list) else [arg]:
                if isinstance(part, Msg):
                    self.hear(part)

    def say(self, msg: Msg) -> None:
        """Once for every different message."""
        if repr(msg) in self.done:
            return
        self.done.add(repr(msg))
        self.hear(msg)
        for one in self.books:
            if not one.say(msg).strip() and msg.id != "blank":
                self.empty.add(msg.id)

    def draw(self, blocks: list[Block]) -> None:
        for block in blocks:
            for msg in [block.title, *block.head, *[cell for row in block.rows for cell in row]]:
                self.say(msg)


def look(table: Table[Any], seat: int, ask: Choose, tongue: Callable[[Msg], None]) -> None:
    """An ask with everything a front end may show beside it."""
    view = GAME.derived.view(table.state, seat)
    tongue(GAME.prompt(ask, view))
    for option in ask.options:
        tongue(GAME.option(ask, option, view))
    for refusal in Seat(table, seat).why():
        tongue(GAME.option(ask, refusal.option, view))
        tongue(GAME.refusal(refusal))


def play(seed: int, seats: int, said: Said) -> None:
    """A busy game: many asks and all events are heard, some are also said and drawn."""
    rng = random.Random(seed)
    start = GAME.setup(seats, {"difficulty": ("easy", "hard")[seed % 2]})
    ears: list[Event] = []
    start._ears = ears
    table = Table(GAME, start, RandomDealer(rng.random), checkpoints=0)
    table.listen(ears)
    kinds: dict[str, int] = {}
    while not table.over:
        seat, ask = table.anyone()
        often = kinds[ask.kind] = kinds.get(ask.kind, 0) + 1
        if often < 4 or rng.random() < 0.1:
            look(table, seat, ask, said.say if often < 2 or rng.random() < 0.15 else said.hear)
        if rng.random() < 0.003:
            said.draw(GAME.picture(GAME.derived.view(table.state, seat), seat))
        if ask.kind == "act" and rng.random() < 0.2:
            table.state.players[seat].items = [3] * 5  # enough for everything to come up
        options = list(ask.options)
        if options[-1] in ("stop", "done") and len(options) > 1 and rng.random() < 0.97:
            options.pop()
        table.answer(seat, rng.choice(options))
    for line in [x for sheet in GAME.scores(table.state) for x in sheet]:
        said.say(Msg(f"score-{line.what}"))
    for i, event in enumerate(ears):
        told = GAME.story(heard(event, i % seats))
        if told is not None:
            (said.say if i % 11 == 0 else said.hear)(told)
    for seat in (0, WATCHER):
        said.draw(GAME.picture(GAME.derived.view(table.state, seat), seat))


def rare() -> Iterator[Msg | None]:
    """What a random game may well not come to."""
    for rank in RANKS:
        yield GAME.story(Event("H31.7", "rank", PUBLIC, (0, rank.id, 44)))
    yield GAME.story(Event("H15.1", "lost", PUBLIC, (0, "renown")))
    yield GAME.story(Event("H20.5", "dies", PUBLIC, (0, "red", 1)))
    yield GAME.story(Event("H4.8", "lost", PUBLIC, (0, "traders")))
    for kind in ("temple", "diplomat"):
        yield GAME.story(Event("H28.2", "ignore", PUBLIC, (0, kind, "left")))
    for reason in ("not-an-option", "twice-a-year", "no-room", "no-card", "all-full", "track-full"):
        yield GAME.refusal(Refusal("nowhere", "H4.1", reason))
    full = scene(1).fill(renown=25, guard=18, traders=9)
    full.p[0].cohorts = [6, 6, 6]
    view = GAME.derived.view(full.s, 0)
    for kind, option in (("road", "renown"), ("cohort", "left"), ("citizen", "traders")):
        yield GAME.option(Choose(0, kind, "H4.1", (option,)), option, view)
    yield GAME.option(Choose(0, "act", "H4.1", ("guard",)), "guard", view)


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said()
    for seed in range(12):
        play(seed, 1 + seed % 6, out)
    for told in rare():
        assert told is not None
        out.say(told)
    for setting in GAME.settings:
        out.say(Msg(f"setting-{setting.name}"))
        for value in setting.values:
            out.say(Msg(f"setting-{setting.name}.{value}"))
    attacked = scene(1, year=3).attack(1, 2, 0)
    out.draw(GAME.picture(GAME.derived.view(attacked.s, 0), 0))
    for name in PATHS:
        out.say(phrases.path(name))
        out.say(phrases.prospect(name))
        out.say(phrases.card(name))
    for name in [*[x.id for x in BUILDINGS], *[x.id for x in LANDMARKS]]:
        out.say(phrases.building(name))
        out.say(phrases.building(name, ".acc"))
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert [one.missing for one in said.books] == [set(), set(), set()]
    assert not said.empty


def test_nothing_is_idle(said: Said) -> None:
    known = {x for x in messages("en") if "." not in x}
    known -= {x for x in known if x.startswith("ui-")}  # the drawn board says them, and tests it
    reached = {x.partition(".")[0] for x in said.ids}
    assert sorted(known - reached) == sorted(FOR_OTHERS)


# -- a few sentences --------------------------------------------------------------------------


def offered(lang: str, option: Any) -> str:
    sc = scene(3).rich().fill(fort=8, wall=7, traders=4, discipline=2).build(granary=1)
    view = GAME.derived.view(sc.s, 0)
    return book(lang).say(GAME.option(sc.ask(), option, view))


@pytest.mark.parametrize(
    ("lang", "option", "text"),
    [
        ("en", "wall", "Wall: −1 resource; box 8, +1 renown"),
        ("uk", "wall", "Стіна: −1 ресурс; комірка 8, +1 очко слави"),
        ("ru", "wall", "Стена: −1 ресурс; клетка 8, +1 очко славы"),
        ("en", "market", "Build the market: −1 servant, −1 builder, −2 resources, +1 renown"),
        (
            "uk",
            "market",
            "Збудувати ринок: −1 слуга, −1 будівельник, −2 ресурси, +1 очко слави",
        ),
        ("ru", "market", "Построить рынок: −1 слуга, −1 строитель, −2 ресурса, +1 очко славы"),
        ("en", "stop", "End my year"),
    ],
)
def test_options_say_what_they_bring(lang: str, option: str, text: str) -> None:
    assert offered(lang, option) == text


@pytest.mark.clause("H36.2")
def test_a_watcher_sees_the_table_and_no_sheet() -> None:
    sc = scene(3)
    blocks = GAME.picture(GAME.derived.view(sc.s, WATCHER), WATCHER)
    assert [block.title.id for block in blocks] == ["pic-year", "pic-players", "pic-cards"]
    own = GAME.picture(GAME.derived.view(sc.s, 0), 0)
    assert "pic-left" in [block.title.id for block in own]
