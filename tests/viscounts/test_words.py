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
    game,
    payment,
    phrases,
    piles,
    rewards,
    setup,
    solo,
    state,
    turn,
)
from ludorum.games.viscounts.content import (
    BOTS,
    CARDS,
    COUNTERS,
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
    actions, buildings, cards, castle, collision, game, payment, piles, rewards, setup, solo, state,
    turn,
)  # fmt: skip


def test_files() -> None:
    well_written(GAME.package)


CALLED_BY_THEMSELVES = ("play", "discard", "again")  # cards, yes and no


def test_every_ask_has_words() -> None:
    kinds = literals(RULES, "Choose", 1)
    assert kinds == {*GAME.labels, *CALLED_BY_THEMSELVES}
    assert {f"ask-{kind}" for kind in kinds} <= set(messages(GAME.package, "en"))


def test_every_event_is_told() -> None:
    """By a message with its name, or one that several share."""
    told = [x for x in messages(GAME.package, "en") if x[:6] == "event-" and "." not in x]
    known = {x.removeprefix("event-") for x in told}
    shared = {"change", "link-own"}
    assert literals(RULES, "tell", 1) == known - shared | set(GAME.stories)


# -- whole games -----------------------------------------------------------------------------


TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {"solo": bot, "schemes": more}) for bot in BOTS for more in ("none", "two")],
    *[(n, {}) for n in (2, 3, 4) for _ in range(3)],
]


def rare() -> Iterator[Msg | None]:
    """What random games seldom come to."""
    sc = scene(1).at(0, 1).books(p0="")
    view = GAME.derived.observe(sc.s, 0)
    yield GAME.card("scheme", FUTURE)
    yield GAME.story(Event("V13.32", "rest-scheme", PUBLIC, {"player": 1, "card": "future-cleric"}))
    asks: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
        ("destroy-own", ("thief", "no"), {}),
        ("group", (0, 1), {}),
        ("remove", (0, 1), {"tier": 1, "pos": 0, "n": 1}),
        ("order", ("trader", "jeweller"), {"later": ("vicar",)}),
        ("section", (0, 1), {"n": 2}),
        ("act", ("transcribe",), {}),
    ]
    for kind, options, about in asks:
        ask = Choose(0, kind, "V3.6", options, **about)
        yield GAME.prompt(ask, view)
        for option in options:
            yield GAME.option(ask, option, view)
    events: list[tuple[str, str, dict[str, Any]]] = [
        ("V6.10.3", "printed-manuscript", {"player": 0, "segment": "1-2"}),
        ("V6.4.2", "dismiss", {"player": 0, "card": "", "segment": "1-2"}),
        ("V6.9.5", "remove", {"player": 0, "other": 1, "tier": 2, "segment": "1-2"}),
        ("V9.1", "virtue", {"player": 0, "n": 3}),
        *[("V13.14", "cannot", {"player": 1, "effect": "act-build", "reason": x}) for x in WHY_NOT],
    ]
    for clause, what, told in events:
        yield GAME.story(Event(clause, what, PUBLIC, told))
    for reason in REFUSED:
        yield GAME.refusal(Refusal("nowhere", "V6.2", reason))


WHY_NOT = ("bank-full", "no-icons", "no-workers", "nothing-to-flip")
REFUSED = (
    "not-an-option", "all-built", "no-site", "no-workers", "no-use", "no-pair", "built",
    "other-building", "no-townsfolk", "no-manuscript", "too-dear", "other-space", "site-taken",
    "other-bank", "corruption-first",
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
    out.say_all([Msg(f"counter-{x}", {"n": 1}) for x in COUNTERS])  # a box may count any of them
    for described in (
        [GAME.card("deck-0", card) for card in CARDS],
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
    assert said.idle() == set()


# -- a few sentences -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "kind", "option", "text"),
    [
        ("en", "act", "none", "No action"),
        ("uk", "act", "none", "Не виконувати основної дії"),
        ("ru", "act", "none", "Не выполнять действие"),
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
    ask = Choose(0, kind, "V6.1", (option,), n=2)
    view = GAME.derived.observe(sc.s, 0)
    assert book(GAME, lang).say(GAME.option(ask, option, view)) == text


def told(lang: str, clause: str, what: str, **about: Any) -> str:
    msg = GAME.story(Event(clause, what, PUBLIC, about))
    assert msg is not None
    return book(GAME, lang).say(msg)


@pytest.mark.clause("V13.9", "V13.14")
def test_the_bot_says_why() -> None:
    assert told("en", "V13.14", "cannot", player=1, effect="act-build", reason="bank-full") == (
        "P1: cannot build: its bank is full"
    )
    assert told("uk", "V13.14", "cannot", player=1, effect="flip", reason="nothing-to-flip") == (
        "P1: не вдається перевернути борг або грамоту — нема чого перевертати"
    )
    assert told("ru", "V13.9", "instead", player=1, effect="discard", other="virtue") == (
        "P1: вместо «можно сбросить карту» — +1 очко добродетели"
    )
    assert told("en", "V13.8", "gain", player=1, good="ink", n=1) == (
        "P1: +1 ink (by the bot’s chart)"
    )


@pytest.mark.clause("V6.8.4")
def test_names_stand_apart_so_that_any_name_fits() -> None:
    line = told("uk", "V6.8.4", "link", player=0, other=1, site=("1-2", 4), end=("3-4", 1))
    assert line.endswith("другий власник: P1")


def test_a_watcher_sees_no_own_board() -> None:
    sc = scene(2).hand(0, "abbot")
    blocks = GAME.picture(GAME.derived.observe(sc.s, WATCHER), WATCHER)
    assert "pic-hand" not in [block.title.id for block in blocks]
    own = GAME.picture(GAME.derived.observe(sc.s, 0), 0)
    assert "pic-hand" in [block.title.id for block in own]


@pytest.mark.clause("V6.4.2", "V6.10.4")
def test_what_is_printed_under_an_empty_pile_is_told_where_it_is_refused() -> None:
    sc = scene(2).folk(p2="").books(p2="")
    view, en = GAME.derived.observe(sc.s, 0), book(GAME, "en")
    hire, write = (
        Choose(0, "free-hire", "V7.2", (0,)),
        Choose(0, "free-manuscript", "V6.10.4", (0,)),
    )
    assert en.say(GAME.option(hire, 2, view)) == "printed townsfolk"
    assert en.say(GAME.option(write, 2, view)).startswith("printed manuscript (")
