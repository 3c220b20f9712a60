"""The words of Hamlet: complete, equal in three languages, and none of them idle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludorum.games.hamlet import (
    GAME,
    botric,
    botric_builds,
    building,
    hauling,
    phrases,
    setup,
    solo,
    state,
    story,
    tell,
    town_hall,
    trade,
    turn,
    works,
)
from ludorum.games.hamlet.content import SALES, SLOTS, TILES
from ludorum.kernel import PUBLIC, WATCHER, Choose, Event, Refusal
from ludorum.testing.words import Said, book, literals, messages, well_written
from ludorum.words import Msg
from tests.hamlet.scene import CHURCH, FARM, scene

RULES = (
    botric, botric_builds, building, hauling, setup, solo, state, town_hall, trade, turn, works,
)  # fmt: skip

# Messages these games never ask for.
FOR_OTHERS = {"title": "the shell shows it"}


def test_files() -> None:
    well_written(GAME.package)


def test_every_ask_has_words() -> None:
    kinds = literals(RULES, "Choose", 1) | literals(RULES, "choose", 1)
    assert kinds == set(tell.OPTIONS)
    known = set(messages(GAME.package, "en"))
    assert {f"ask-{kind}" for kind in kinds} <= known


def test_every_event_is_told() -> None:
    told = {*story.EVENTS, *story.SPECIAL}
    assert literals(RULES, "tell", 1) <= told
    assert told - literals(RULES, "tell", 1) == {"dealt"}


# -- whole games -----------------------------------------------------------------------------


HARD = {**dict.fromkeys(setup.SWITCHES, "on"), "landmarks": "hard"}
TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {}) for _ in range(5)],
    *[(1, HARD) for _ in range(3)],
    *[(2, {}) for _ in range(4)],
]


def rare() -> Iterator[Msg | None]:
    """What games seldom come to."""
    sc = scene(1)
    view = GAME.derived.view(sc.s, 0)
    asks: list[tuple[str, tuple[Any, ...], tuple[Any, ...]]] = [
        ("botric-villager", (CHURCH, FARM), (CHURCH,)),
        ("botric-worker", ((FARM, CHURCH),), ("produce",)),
        ("botric-deliver", tuple(SLOTS), ()),
        ("botric-sell", ("m1", "m2"), ()),
        ("botric-source", ((FARM, "wheat", -1), (FARM, "milk", 0)), ("church", 2)),
        ("botric-barn", ("wood", "stone"), (FARM,)),
        ("botric-place", ((126, 130, 0), (126, 130, 3)), ("shrine",)),
        ("botric-host", (CHURCH, FARM), ("shrine",)),
        ("botric-road", ((CHURCH, 12),), ()),
        ("botric-stand", (CHURCH, FARM), (CHURCH, 12)),
        ("barn", ("wood", "stone"), (FARM, 2)),
    ]
    for kind, options, about in asks:
        ask = Choose(0, kind, "M6.10", options, about)
        yield GAME.prompt(ask, view)
        for option in options:
            yield GAME.option(ask, option, view)
    causes = [x.removeprefix("cannot-") for x in messages(GAME.package, "en") if "cannot-" in x]
    tests = [x.removeprefix("test-by-") for x in messages(GAME.package, "en") if "test-by-" in x]
    events: list[tuple[str, str, tuple[Any, ...]]] = [
        *[("M10.1", "cannot", (1, "refine", x)) for x in causes if not x.startswith("event")],
        *[("M14.6", "decides", (1, "place", x, 1, 2)) for x in tests],
        ("M8.2", "decides", (1, "deliver", "points", 6, 4)),
        *[("M12.2", "wants", (1, "shrine", x)) for x in solo.WISHES],
        *[("M6.12", "favour", (1, 1, x, 3)) for x in ("hire", "delivery", "turn", "pass", "bag")],
        *[("H10.1", "end", (x,)) for x in ("church", "still", "idle")],
        *[("B10.1", "delivery", (1, x)) for x in SLOTS],
        ("M8.5", "donkey-marks", (1, "raw")),
        ("M14.9", "cannot-build", (1, "shrine", "nowhere")),
        ("M15.5", "road-token", (1,)),
        ("M10.5", "pass", (1,)),
        ("M17.3", "fine", (1, 2, 2)),
        ("M6.10", "tie", ("botric-place", 2)),
        ("B9.2", "buy", (0, "wheat", 2, 6)),
    ]
    for clause, what, told in events:
        yield GAME.story(Event(clause, what, PUBLIC, told))
    for x in messages(GAME.package, "en"):
        if x.startswith("why-"):
            yield GAME.refusal(Refusal("road", "B8.2", x.removeprefix("why-"), refused(x)))


def refused(message: str) -> tuple[Any, ...]:
    if message == "why-no-coins":
        return (7,)
    return (("wood", 2), ("milk", 1)) if message in ("why-out-of-reach", "why-no-materials") else ()


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said(GAME)
    for seed, (seats, options) in enumerate(TABLES):
        out.play(seats, options, seed, out.half_sensibly)
    out.say_all(rare())
    out.settings()
    out.decks(GAME.setup(1, {}))  # the action tokens are laid out before the first question
    out.say_all([phrases.tile(id) for id in TILES])
    out.say_all([phrases.sale(token) for token in SALES])
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert said.missing() == set()


def test_nothing_is_idle(said: Said) -> None:
    assert said.idle() == set(FOR_OTHERS)


# -- a few sentences -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_title_is_one_word_everywhere(lang: str) -> None:
    assert book(GAME, lang).say(Msg("title")) == "Hamlet"


@pytest.mark.clause("B5.1", "B8.2", "B10.1")
@pytest.mark.parametrize(
    ("lang", "option", "text"),
    [
        ("en", ("produce", FARM), "Produce: Farm (+1 wheat, +2 coins)"),
        ("uk", ("produce", FARM), "Видобуток: Ферма (+1 пшениця, +2 монети)"),
        ("ru", ("produce", FARM), "Добыча: Ферма (+1 пшеница, +2 монеты)"),
        ("en", "road", "Build a road (bridge: 2 wood, path: 2 stone)"),
        ("uk", "road", "Прокласти дорогу (міст: 2 деревини, стежка: 2 камені)"),
        ("ru", "road", "Проложить дорогу (мост: 2 древесины, тропа: 2 камня)"),
        ("en", ("deliver", "raw"), "Deliver 10 cubes of any raw material: +6 points"),
        ("uk", ("deliver", "raw"), "Поставка: 10 кубиків будь-якої сировини: +6 очок"),
        ("ru", ("deliver", "raw"), "Поставка: 10 кубиков любого сырья: +6 очков"),
    ],
)
def test_options_say_what_they_take_and_bring(lang: str, option: Any, text: str) -> None:
    sc = scene(2)
    view = GAME.derived.view(sc.s, 0)
    assert book(GAME, lang).say(GAME.option(sc.ask, option, view)) == text


@pytest.mark.clause("B7.5")
def test_refining_says_the_quality() -> None:
    sc = scene(2)
    sc.build("sawmill", sc.linked_spot("sawmill"))
    at, one = sc.n("sawmill"), book(GAME, "en")

    def option() -> str:
        return one.say(GAME.option(sc.ask, ("refine", at), GAME.derived.view(sc.s, 0)))

    assert option() == "Refine: Sawmill (wood → timber)"
    sc.s.milestones[0] = 0
    assert option() == "Refine: Sawmill (wood → timber of high quality)"


@pytest.mark.clause("M14.6", "M7.4", "M4.5", "M6.10")
@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("M7.4", "cannot", PUBLIC, (1, "hire", "no-coins")), "P1: no Hire, too few coins"),
        (
            Event("M14.6", "decides", PUBLIC, (1, "place", "edges", 3, 2)),
            "P1, place of the tile: more equal edges (3 against 2)",
        ),
        (
            Event("M14.6", "decides", PUBLIC, (1, "place", "longest", 0, 1)),
            "P1, place of the tile: touches the longest network",
        ),
        (
            Event("M4.5", "goes", PUBLIC, (1, "church", "church")),
            "P1: a villager acts on the spot (Church)",
        ),
        (
            Event("M6.10", "tie", PUBLIC, ("botric-place", 2)),
            "Still equal: 2. One of them is chosen freely",
        ),
    ],
)
def test_the_bot_says_why(event: Event, text: str) -> None:
    msg = GAME.story(event)
    assert msg is not None
    assert book(GAME, "en").say(msg) == text


def test_a_watcher_sees_the_village() -> None:
    sc = scene(1)
    blocks = GAME.picture(GAME.derived.view(sc.s, WATCHER), WATCHER)
    assert {"pic-village", "pic-row", "bot-botric"} <= {x.title.id for x in blocks}
