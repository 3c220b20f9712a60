"""The words of Paladins: complete, equal in three languages, and none of them idle."""

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
from ludorum.games.paladins import (
    GAME,
    inquiry,
    labour,
    left,
    phrases,
    picture,
    rewards,
    right,
    rounds,
    setup,
    solo,
    state,
    story,
    tell,
    turn,
)
from ludorum.games.paladins.content import (
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SPACES,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from ludorum.kernel import PUBLIC, Choose, Event, RandomDealer, Refusal, Seat, Table, heard
from ludorum.words import LANGUAGES, Book, Msg, read_words
from tests.paladins.scene import scene

SHARED, OWN = "ludorum.effects", "ludorum.games.paladins"
RULES = (inquiry, labour, left, rewards, right, rounds, setup, solo, state, turn)
WATCHER = 63  # a seat nobody has
PLAYERS = "\n".join([f"player-{i} = P{i}" for i in range(4)])

# Messages these games never ask for.
FOR_OTHERS = {"title": "the shell shows it"}


def book(lang: str) -> Book:
    return Book(lang, [*[read_words(p, lang) for p in ("ludorum", SHARED, OWN)], PLAYERS])


# -- the files themselves --------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Ids, those of attributes too, and the arguments each one uses."""
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(read_words(OWN, lang)).body:
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
    text = "\n".join([x for x in read_words(OWN, lang).splitlines() if not x.startswith("#")])
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


def strings(node: ast.expr) -> set[str]:
    """A constant, or both sides of a conditional."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {str(node.value)} if isinstance(node, ast.Constant) else set()


def literals(name: str, argument: int) -> set[str]:
    """The strings that the rules pass to a function as one of its arguments."""
    calls = [call for module in RULES for call in called(module, name)]
    return {x for call in calls for x in strings(call.args[argument])}


def test_every_ask_has_words() -> None:
    kinds = literals("Choose", 1)
    assert kinds == set(tell.OPTIONS)
    known = set(messages("en"))
    assert {f"ask-{kind}" for kind in kinds - {"recruit"}} <= known


def test_every_event_is_told() -> None:
    told = {*story.EVENTS, *story.SPECIAL}
    assert literals("tell", 1) <= told
    assert told - literals("tell", 1) == {"dealt"}


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


TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {"solo": level}) for level in setup.LEVELS for _ in range(4)],
    *[(n, {}) for n in (2, 3, 4) for _ in range(4)],
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
    """Half the players sensible: many asks and all events are heard, some also said and drawn."""
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
            look(table, seat, ask, said.say if often < 2 or rng.random() < 0.2 else said.hear)
        view = GAME.derived.view(table.state, seat)
        if rng.random() < 0.02:
            said.draw(GAME.picture(view, seat))
        sensible = (seat + seed) % 2
        table.answer(seat, GAME.sensible(view, ask) if sensible else rng.choice(list(ask.options)))
    for msg in [m for m in GAME.names(GAME.derived.view(table.state, 0)) if m is not None]:
        said.say(msg)
    for line in [x for sheet in GAME.scores(table.state) for x in sheet]:
        said.say(Msg(f"score-{line.what}"))
    said.draw(GAME.picture(GAME.derived.view(table.state, WATCHER), WATCHER))
    for event in ears:
        for seat in (0, WATCHER):
            told = GAME.story(heard(event, seat))
            if told is not None:
                said.say(told)


def rare() -> Iterator[Msg | None]:
    """What random games seldom come to."""
    sc = scene(1).suspect(0, "tax-0")
    view = GAME.derived.view(sc.s, 0)
    for kind, options, about in (
        ("inquisition", ("conspirator-1", "done"), (1,)),
        ("order", (("tax", 1), ("remove-suspicion", 1), ("criminal", 2)), ()),
        ("remove-debt", ("yes", "no"), ()),
        ("pay-debt", ("yes", "no"), ()),
        ("choice", ("develop", "workers"), ("favour-develop-or-workers",)),
    ):
        ask = Choose(0, kind, "P3.8", options, about)
        yield GAME.prompt(ask, view)
        for option in options:
            yield GAME.option(ask, option, view)
    events: list[tuple[str, str, tuple[Any, ...]]] = [
        ("P7.5", "inquisition", ()),
        ("P7.5", "shuffle-suspicion", ()),
        ("P8.6", "return", (0, "labourer")),
        ("P3.13", "shuffle-taverns", ()),
        ("P7.6", "nobody-suspected", ()),
        ("P11.44", "takes", (1, "faith")),
        ("P11.44", "takes", (1, "strength")),
        ("P11.44", "takes", (1, "influence")),
        ("P11.44", "takes", (1, "workers")),
        ("P11.28", "takes", (1, "remove-suspicion")),
        ("P11.28", "takes", (1, "pay-debt")),
        ("P11.28", "takes", (1, "silver")),
        ("P11.25", "rest", (1, 2)),
        ("P11.15", "drain", (1, 3)),
        ("P11.24", "bot-conspire", (1, 2)),
        *[("P11.26", "prefers", (1, x)) for x in solo.RANKS],
        *[("P11.18", "cannot", (1, "fortify", x)) for x in ("no-walls", "limit", "no-townsfolk")],
        ("P1.3", "raise", (0, "faith", 0, 12)),
    ]
    for clause, what, told in events:
        yield GAME.story(Event(clause, what, PUBLIC, told))
    for reason, args in (
        ("no-walls", ()),
        ("no-strength", ()),
        ("no-faith", ()),
        ("no-workshop", ()),
        ("no-townsfolk", ()),
        ("no-outsider", ()),
        ("no-silver-hire", ()),
        ("limit", (7,)),
        ("jar-there", ()),
        ("more-players", (4,)),
        ("not-an-option", ()),
    ):
        yield GAME.refusal(Refusal("nowhere", "P3.8", reason, args))


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said()
    for seed in range(len(TABLES)):
        play(seed, out)
    for told in rare():
        assert told is not None
        out.say(told)
    out.draw(GAME.reference(GAME.derived.view(GAME.setup(1, {}), 0)))
    for setting in GAME.settings:
        out.say(Msg(f"setting-{setting.name}"))
        for value in setting.values:
            out.say(Msg(f"setting-{setting.name}.{value}"))
    for described in (
        [phrases.crew_of(card) for card in TOWNSFOLK],
        [phrases.discard_of(card) for card in TOWNSFOLK],
        [phrases.townsfolk_name(card) for card in TOWNSFOLK],
        [phrases.outsider_name(card) for card in OUTSIDERS],
        [phrases.convert_of(card) for card in OUTSIDERS],
        [phrases.wall(card) for card in WALLS],
        [phrases.favour(card) for card in FAVOURS],
        [phrases.tavern(card) for card in TAVERNS],
        [phrases.space(i) for i in range(len(SPACES))],
        [phrases.scheme(x.action) for x in SCHEMES.values()],
    ):
        for msg in described:
            out.say(msg)
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert [one.missing for one in said.books] == [set(), set(), set()]
    assert not said.empty


def test_nothing_is_idle(said: Said) -> None:
    known = {x for x in messages("en") if "." not in x}
    known -= {x for x in known if x.startswith("ui-")}  # the drawn board says them, and tests it
    reached = {x.partition(".")[0] for x in said.ids}
    assert sorted(known - reached) == sorted(FOR_OTHERS)


# -- a few sentences -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "option", "text"),
    [
        ("en", ("hunt", 2), "Hunt (1 scout, 1 worker of any kind): +5 provisions"),
        ("uk", ("hunt", 2), "Полювання (1 розвідник, 1 будь-який робітник): +5 припасів"),
        ("ru", ("hunt", 2), "Охота (1 разведчик, 1 любой рабочий): +5 припасов"),
        ("en", "pass", "Pass"),
        ("uk", "pass", "Спасувати"),
        ("ru", "pass", "Спасовать"),
    ],
)
def test_options_say_what_they_take_and_bring(lang: str, option: Any, text: str) -> None:
    sc = scene(2).ride(0, "girard").everyone(0)
    view = GAME.derived.view(sc.s, 0)
    assert book(lang).say(GAME.option(sc.ask, option, view)) == text


@pytest.mark.clause("P11.13", "P11.14", "P11.18")
def test_the_bot_says_why() -> None:
    one = book("en")

    def told(clause: str, what: str, *about: Any) -> str:
        msg = GAME.story(Event(clause, what, PUBLIC, about))
        assert msg is not None
        return one.say(msg)

    assert told("P11.18", "cannot", 1, "attack", "no-strength") == (
        "P1: no Attack, no outsider within its strength"
    )
    assert told("P11.14", "points", 1, "outsider", 5, 6) == (
        "P1: the resource marker points at outsider 5, the next one there is 6"
    )
    assert "the top one of the stack rises, faith" in told("P11.13", "lap", 1, "faith", 2, "stack")


def test_a_watcher_sees_no_own_board() -> None:
    sc = scene(2)
    blocks = GAME.picture(GAME.derived.view(sc.s, WATCHER), WATCHER)
    assert "pic-actions" not in [block.title.id for block in blocks]
    own = GAME.picture(GAME.derived.view(sc.s, 0), 0)
    assert "pic-actions" in [block.title.id for block in own]
    assert {x.id for block in picture.schemes() for x in [block.title]} == {
        "pic-schemes", "pic-bot-row",
    }  # fmt: skip
    assert len(PALADINS) == 12
