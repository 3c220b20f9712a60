"""The words of Viscounts: complete, equal in three languages, and none of them idle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludorum.companion.questions import which
from ludorum.games.viscounts import (
    GAME,
    actions,
    buildings,
    cards,
    castle,
    collision,
    payment,
    phrases,
    piles,
    rewards,
    setup,
    solo,
    state,
    story,
    tell,
    turn,
)
from ludorum.games.viscounts.content import (
    BOTS,
    CARDS,
    FUTURE,
    MANUSCRIPTS,
    PLAYER_CARDS,
    SCHEMES,
    SLOTS,
    TOWNSFOLK,
)
from ludorum.kernel import PUBLIC, WATCHER, Choose, Event, Refusal
from ludorum.testing.words import Said, book, literals, messages, well_written
from ludorum.words import Msg
from tests.viscounts.scene import scene

RULES = (
    actions, buildings, cards, castle, collision, payment, piles, rewards, setup, solo, state, turn,
)  # fmt: skip

# Messages these games never ask for.
FOR_OTHERS = {"title": "the shell shows it"}


def test_files() -> None:
    well_written(GAME.package)


def test_every_ask_has_words() -> None:
    kinds = literals(RULES, "Choose", 1)
    assert kinds == set(tell.OPTIONS)
    assert {f"ask-{kind}" for kind in kinds} <= set(messages(GAME.package, "en"))


def test_every_event_is_told() -> None:
    told = {*story.EVENTS, *story.SPECIAL}
    assert literals(RULES, "tell", 1) == told


# -- whole games -----------------------------------------------------------------------------


TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {"solo": bot, "schemes": more}) for bot in BOTS for more in ("none", "two")],
    *[(n, {}) for n in (2, 3, 4) for _ in range(3)],
]


def rare() -> Iterator[Msg | None]:
    """What random games seldom come to."""
    sc = scene(1).at(0, 1).books(p0="")
    view = GAME.derived.view(sc.s, 0)
    yield GAME.card("scheme", FUTURE)
    yield GAME.story(Event("V13.32", "rest-scheme", PUBLIC, (1, "future-cleric")))
    for kind, options, about in (
        ("destroy-own", ("thief", "no"), ()),
        ("group", (0, 1), ()),
        ("remove", (0, 1), (1, 0, 1)),
        ("order", ("trader", "jeweller"), ()),
        ("section", (0, 1), (2,)),
        ("act", ("transcribe",), ()),
    ):
        ask = Choose(0, kind, "V3.6", options, about)
        yield GAME.prompt(ask, view)
        for option in options:
            yield GAME.option(ask, option, view)
    events: list[tuple[str, str, tuple[Any, ...]]] = [
        ("V6.10.3", "printed-manuscript", (0, "1-2")),
        ("V6.4.2", "dismiss", (0, "", "1-2")),
        ("V6.9.5", "remove", (0, 1, 2, "1-2")),
        ("V9.1", "virtue", (0, 3)),
        *[("V13.14", "cannot", (1, "act-build", x)) for x in WHY_NOT],
    ]
    for clause, what, told in events:
        yield GAME.story(Event(clause, what, PUBLIC, told))
    for reason in REFUSED:
        yield GAME.refusal(Refusal("nowhere", "V6.2", reason, ()))


WHY_NOT = ("bank-full", "no-icons", "no-workers", "nothing-to-flip")
REFUSED = (
    "not-an-option", "all-built", "no-site", "no-workers", "no-use", "built", "other-building",
    "no-townsfolk", "no-manuscript", "too-dear", "other-space", "site-taken", "other-bank",
)  # fmt: skip


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said(GAME)
    for seed, (seats, options) in enumerate(TABLES):
        out.play(seats, options, seed, out.half_sensibly)
    out.say_all(rare())
    out.settings()
    out.decks(GAME.setup(1, {}))  # what is dealt out before anybody can look
    out.say_all([which("deck-0", many) for many in (1, 2)])
    for described in (
        [phrases.card("deck-0", card) for card in CARDS],
        [phrases.townsfolk_facts(card) for card in TOWNSFOLK],
        [phrases.manuscript(name) for name in MANUSCRIPTS],
        [phrases.player_card(card) for card in PLAYER_CARDS],
        [phrases.scheme_card(card) for card in SCHEMES],
        [phrases.slot(i) for i in range(len(SLOTS))],
    ):
        out.say_all(described)
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert said.missing() == set()


def test_nothing_is_idle(said: Said) -> None:
    assert said.idle() == set(FOR_OTHERS)


# -- a few sentences -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "kind", "option", "text"),
    [
        ("en", "act", "none", "No action"),
        ("uk", "act", "none", "Без дії"),
        ("ru", "act", "none", "Без действия"),
        ("en", "workers", 3, "3 workers for 5 nobles"),
        ("uk", "workers", 3, "3 робітники (5 вельмож)"),
        ("ru", "workers", 3, "3 рабочих (5 вельмож)"),
        ("en", "flip", "deed", "A deed: 3 VP instead of 1"),
        ("uk", "flip", "deed", "Грамоту: 3 ПО замість 1"),
        ("ru", "flip", "deed", "Грамоту: 3 ПО вместо 1"),
        ("uk", "castle-move", (0, 1), "Із секції 1–2 до секції 3–4"),
        ("ru", "castle-move", (0, 1), "Из секции 1–2 в секцию 3–4"),
    ],
)
def test_options_say_what_they_take_and_bring(lang: str, kind: str, option: Any, text: str) -> None:
    sc = scene(2)
    ask = Choose(0, kind, "V6.1", (option,), (2,))
    view = GAME.derived.view(sc.s, 0)
    assert book(GAME, lang).say(GAME.option(ask, option, view)) == text


def told(lang: str, clause: str, what: str, *about: Any) -> str:
    msg = GAME.story(Event(clause, what, PUBLIC, about))
    assert msg is not None
    return book(GAME, lang).say(msg)


@pytest.mark.clause("V13.9", "V13.14")
def test_the_bot_says_why() -> None:
    assert told("en", "V13.14", "cannot", 1, "act-build", "bank-full") == (
        "P1: cannot build: its bank is full"
    )
    assert told("uk", "V13.14", "cannot", 1, "flip", "nothing-to-flip") == (
        "P1: не вийде перевернути борг або грамоту: нічого перевертати"
    )
    assert told("ru", "V13.9", "instead", 1, "discard", "virtue") == (
        "P1: вместо «можно сбросить карту»: +1 очко добродетели"
    )
    assert told("en", "V13.8", "gain", 1, "ink", 1) == "P1: +1 ink (by the bot’s chart)"


@pytest.mark.clause("V6.8.4")
def test_names_stand_apart_so_that_any_name_fits() -> None:
    line = told("uk", "V6.8.4", "link", 0, 1, "1-2", 4, "3-4", 1)
    assert line.endswith("другий власник: P1")


def test_a_watcher_sees_no_own_board() -> None:
    sc = scene(2).hand(0, "abbot")
    blocks = GAME.picture(GAME.derived.view(sc.s, WATCHER), WATCHER)
    assert "pic-hand" not in [block.title.id for block in blocks]
    own = GAME.picture(GAME.derived.view(sc.s, 0), 0)
    assert "pic-hand" in [block.title.id for block in own]
