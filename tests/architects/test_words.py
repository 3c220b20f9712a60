"""The words of Architects: complete, equal in three languages, and none of them idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludorum.companion.questions import which
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
    turn,
    workshop,
)
from ludorum.games.architects.content import APPRENTICES, BOARDS, BUILDINGS, MARKET, SCHEMES
from ludorum.kernel import PUBLIC, WATCHER, Choose, Event, Refusal
from ludorum.testing.words import Said, book, literals, messages, well_written
from ludorum.words import LANGUAGES, Msg
from tests.architects.scene import scene

RULES = (guildhall, market, places, setup, solo, state, turn, workshop, execute)

# Messages these games never ask for.
FOR_OTHERS = {
    "board-standard": "a standard board has nothing to tell; the shell may name it",
    **dict.fromkeys(("flag-reset", "flag-last-round"), "the page marks turns with them"),
    **dict.fromkeys(
        ("place-supply", "place-board", "place-cathedral", "good-worker", "good-paid-debt"),
        "names for front ends with a board of their own",
    ),
}


def test_files() -> None:
    well_written(GAME.package)


def test_every_ask_has_words() -> None:
    kinds = literals(RULES, "Choose", 1)
    assert kinds - set(GAME.labels) == {"may", "release", "destroy"}  # as their options are
    assert set(GAME.labels) <= kinds
    assert {f"ask-{kind}" for kind in kinds} <= set(messages(GAME.package, "en"))


def test_every_event_is_told() -> None:
    told = literals(RULES, "tell", 1)
    assert set(GAME.stories) <= told
    assert {f"event-{x}" for x in told - set(GAME.stories)} <= set(messages(GAME.package, "en"))


# -- whole games -----------------------------------------------------------------------------


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


def rare() -> Iterator[Msg | None]:
    """What a random game may well not come to."""
    yield which("board", 1)  # the deck of boards exists only while they are dealt
    yield which("large-market", 1)  # and backs of market cards only while one turns over
    for name in MARKET:
        yield GAME.card("large-market", name)
    sc = scene(2)
    sc.p[0].level = 5
    view = GAME.derived.observe(sc.s, 0)
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
        ("A22.11", "shuffle-schemes", {}),
        ("A19.2", "beside", {"player": 0}),
        ("A14.3", "virtue", {"player": 0, "n": 1, "now": 8}),
        ("A18.2", "virtue", {"player": 1, "n": -1, "now": 6}),
        ("A15.3", "destroy-debt", {"player": 0, "n": 2}),
        ("A22.31", "gain", {"player": 1, "good": "marble", "n": 1}),
        ("A23.2", "drop", {"apprentice": "A01"}),
        ("A3.4", "take-back", {"player": 0, "place": ("board", 1)}),
    ):
        yield GAME.story(Event(clause, what, PUBLIC, about))
    for reason, lacking in (
        ("at-the-top", {}),
        ("level-full", {}),
        ("no-card", {}),
        ("no-plans", {}),
        ("no-hire-no-plans", {}),
        ("no-mixed-goods", {"n": 4}),
        ("not-an-option", {}),
    ):
        yield GAME.refusal(Refusal("nowhere", "A3.1", reason, lacking))


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said(GAME)
    for seed, (seats, options) in enumerate(TABLES):
        out.play(seats, options, seed)
    out.say_all(rare())
    out.settings()
    for described in (
        [phrases.building(card) for card in BUILDINGS],
        [phrases.apprentice(card) for card in APPRENTICES],
        [phrases.board(name) for name in BOARDS],
        [phrases.scheme(card) for card in SCHEMES],
        [picture.several(list(SCHEMES)[:2])],  # a box need not have two that are alike
    ):
        out.say_all(described)
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert said.missing() == set()


def test_nothing_is_idle(said: Said) -> None:
    assert said.idle("ludorum.effects", GAME.package) == set(FOR_OTHERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_can_be_read(lang: str) -> None:
    one = book(GAME, lang)
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
    view = GAME.derived.observe(sc.s, 0)
    return book(GAME, lang).say(GAME.option(sc.ask, option, view))


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
    blocks = GAME.picture(GAME.derived.observe(sc.s, WATCHER), WATCHER)
    assert "pic-hand" not in [block.title.id for block in blocks]
    own = GAME.picture(GAME.derived.observe(sc.s, 0), 0)
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
    blocks = GAME.picture(GAME.derived.observe(sc.s, 0), 0)
    piles = next(block for block in blocks if block.title.id == "pic-schemes")
    assert piles.rows[2][1] == phrases.scheme("H13")
