"""The words of Architects: complete, equal in three languages, and none of them idle."""

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

from ludorum.effects import execute
from ludorum.games.architects import (
    GAME,
    guildhall,
    market,
    phrases,
    picture,
    places,
    setup,
    solo,
    state,
    story,
    tell,
    turn,
    workshop,
)
from ludorum.games.architects.content import APPRENTICES, BOARDS, BUILDINGS, SCHEMES
from ludorum.games.contract import Block
from ludorum.kernel import PUBLIC, Choose, Event, RandomDealer, Refusal, Seat, Table, heard
from ludorum.words import LANGUAGES, Book, Msg, read_words
from tests.architects.scene import scene

PACKAGES = ("ludorum.effects", "ludorum.games.architects")
RULES = (guildhall, market, places, setup, solo, state, turn, workshop, execute)
WATCHER = 63  # a seat nobody has
PLAYERS = "\n".join([f"player-{i} = P{i}" for i in range(5)])

# Messages these games never ask for.
FOR_OTHERS = {
    "title": "the shell shows it",
    "board-standard": "a standard board has nothing to tell; the shell may name it",
    **dict.fromkeys(("flag-reset", "flag-last-round"), "the page marks turns with them"),
    **dict.fromkeys(
        ("place-supply", "place-board", "place-cathedral", "good-worker", "good-paid-debt"),
        "names for front ends with a board of their own",
    ),
}


def book(lang: str) -> Book:
    return Book(lang, [*[read_words(p, lang) for p in ("ludorum", *PACKAGES)], PLAYERS])


# -- the files themselves --------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(package: str, lang: str) -> dict[str, set[str]]:
    """Ids, those of attributes too, and the arguments each one uses."""
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(read_words(package, lang)).body:
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


@pytest.mark.parametrize("package", PACKAGES)
def test_languages_have_the_same_messages(package: str) -> None:
    english = messages(package, "en")
    for lang in LANGUAGES[1:]:
        assert messages(package, lang) == english


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(package: str, lang: str) -> None:
    text = "\n".join([x for x in read_words(package, lang).splitlines() if not x.startswith("#")])
    assert "'" not in text
    assert not re.search(r"(?<![\w}-])-(\d|\{)", text), "a hyphen for a minus sign"
    assert not re.search(r"^player-\d", text, re.MULTILINE)


# -- the rules and the words know each other -------------------------------------------------


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
    assert {f"ask-{kind}" for kind in kinds} <= set(messages(GAME.package, "en"))


def test_every_event_is_told() -> None:
    assert literals("tell", 1) <= {*story.EVENTS, *story.SPECIAL}


# -- whole games -----------------------------------------------------------------------------


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


VARIANTS = ("starting-apprentice", "guildhall-discard", "promos")
TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {"solo": bot, "boards": x}) for bot in setup.BOTS for x in ("standard", "random")],
    *[(1, {"solo": bot, **dict.fromkeys(VARIANTS, "on")}) for bot in setup.BOTS],
    *[(n, {"boards": x}) for n in (2, 3, 4, 5) for x in ("standard", "random", "chosen")],
    *[
        (n, {"boards": x, **dict.fromkeys(VARIANTS, "on")})
        for n in (2, 3, 4, 5)
        for x in ("standard", "random", "chosen")
    ],
]


def look(table: Table[Any], seat: int, ask: Choose, tongue: Callable[[Msg], None]) -> None:
    """An ask with everything a front end may show beside it."""
    view = GAME.derived.view(table.state, seat)
    tongue(GAME.prompt(ask, view))
    for option in ask.options:
        tongue(GAME.option(ask, option, view))
    for refusal in Seat(table, seat).why():
        tongue(GAME.option(ask, refusal.option, view))
        tongue(GAME.refusal(refusal))


def play(seed: int, said: Said) -> None:
    """A random game: many asks and all events are heard, some are also said and drawn."""
    seats, options = TABLES[seed]
    rng = random.Random(seed)
    start = GAME.setup(seats, options)
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
        table.answer(seat, rng.choice(list(ask.options)))
    for msg in [m for m in GAME.names(GAME.derived.view(table.state, 0)) if m is not None]:
        said.say(msg)
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
    sc = scene(2)
    sc.p[0].level = 5
    view = GAME.derived.view(sc.s, 0)
    for kind, options in (
        ("end-order", ("B24", "B18")),
        ("tavern", (("hire", 0, 1),)),
        ("save", ("wood", "stone")),
        ("release", (2, 1)),
        ("reset", ("A09", "fara", "done")),
        ("take-back", ("prison", "market-left", ("board", 1))),
        ("guildhall", ("cathedral",)),
    ):
        ask = Choose(0, kind, "A3.1", options)
        yield GAME.prompt(ask, view)
        for option in options:
            yield GAME.option(ask, option, view)
    for clause, what, about in (
        ("A22.11", "shuffle-schemes", ()),
        ("A19.2", "beside", (0,)),
        ("A14.3", "virtue", (0, 1, 8)),
        ("A18.2", "virtue", (1, -1, 6)),
        ("A15.3", "destroy-debt", (0, 2)),
        ("A22.31", "gain", (1, "marble", 1)),
        ("A23.2", "drop", ("A01",)),
        ("A3.4", "take-back", (0, ("board", 1))),
    ):
        yield GAME.story(Event(clause, what, PUBLIC, about))
    for reason, args in (
        ("at-the-top", ()),
        ("level-full", ()),
        ("no-card", ()),
        ("no-plans", ()),
        ("no-hire-no-plans", ()),
        ("no-mixed-goods", (4,)),
        ("not-an-option", ()),
    ):
        yield GAME.refusal(Refusal("nowhere", "A3.1", reason, args))


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said()
    for seed in range(len(TABLES)):
        play(seed, out)
    for told in rare():
        assert told is not None
        out.say(told)
    out.draw(picture.schemes())
    for setting in GAME.settings:
        out.say(Msg(f"setting-{setting.name}"))
        for value in setting.values:
            out.say(Msg(f"setting-{setting.name}.{value}"))
    for described in (
        [phrases.building(card) for card in BUILDINGS],
        [phrases.apprentice(card) for card in APPRENTICES],
        [phrases.board(name) for name in BOARDS],
        [phrases.scheme(card) for card in SCHEMES],
    ):
        for msg in described:
            out.say(msg)
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert [one.missing for one in said.books] == [set(), set(), set()]
    assert not said.empty
    known = {x for p in PACKAGES for x in messages(p, "en")}
    assert {x for x in said.ids if not x.startswith("player-")} <= known


def test_nothing_is_idle(said: Said) -> None:
    known = {x for p in PACKAGES for x in messages(p, "en") if "." not in x}
    known -= {x for x in known if x.startswith("ui-")}  # the drawn board says them, and tests it
    reached = {x.partition(".")[0] for x in said.ids}
    assert sorted(known - reached) == sorted(FOR_OTHERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_can_be_read(lang: str) -> None:
    one = book(lang)
    assert len(BUILDINGS) == 43
    for card in BUILDINGS:
        text = one.say(phrases.building(card))
        assert one.say(phrases.building_name(card)) in text
        assert re.search(r"\d+ (VP|ПО)", text)
    assert not one.missing


# -- a few sentences -------------------------------------------------------------------------


def offered(lang: str, option: Any) -> str:
    sc = scene(2)
    sc.s.at[0] = [2, 1]
    sc.hire(0, "stonecutter")
    view = GAME.derived.view(sc.s, 0)
    return book(lang).say(GAME.option(sc.ask, option, view))


@pytest.mark.parametrize(
    ("lang", "option", "text"),
    [
        ("en", "quarry", "Quarry: 3rd worker, +4 stone"),
        ("uk", "quarry", "Каменярня: 3-й робітник, +4 камені"),
        ("ru", "quarry", "Каменоломня: 3-й рабочий, +4 камня"),
        ("en", "tax", "Tax Stand: 1st worker, +4 silver, −2 virtue"),
        ("uk", "tax", "Податкова управа: 1-й робітник, +4 срібняки, −2 очки доброчестя"),
        ("ru", "tax", "Налоговая: 1-й рабочий, +4 серебра, −2 очка добродетели"),
    ],
)
def test_options_say_what_they_bring(lang: str, option: str, text: str) -> None:
    assert offered(lang, option) == text


def test_a_watcher_sees_no_hand() -> None:
    sc = scene(2)
    sc.take("B11", 0)
    blocks = GAME.picture(GAME.derived.view(sc.s, WATCHER), WATCHER)
    assert "pic-hand" not in [block.title.id for block in blocks]
    own = GAME.picture(GAME.derived.view(sc.s, 0), 0)
    assert own[-1].title.id == "pic-hand"
    assert own[-1].rows[0][0] == Msg("building-well")


@pytest.mark.clause("A22.37")
def test_schemes_are_an_open_list() -> None:
    listed, does = picture.schemes()
    assert sum([int(str(row[1].args["n"])) for row in listed.rows]) == len(SCHEMES)
    assert {row[0].id for row in does.rows} >= {f"step-{x}" for x in solo.STEPS}
    sc = scene(1)
    sc.s.seen_schemes = ["H13"]
    sc.s.schemes.take("H13")
    blocks = GAME.picture(GAME.derived.view(sc.s, 0), 0)
    piles = next(block for block in blocks if block.title.id == "pic-schemes")
    assert piles.rows[2][1] == phrases.scheme("H13")
