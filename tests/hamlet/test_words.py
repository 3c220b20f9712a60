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
    tell,
    town_hall,
    trade,
    turn,
    works,
)
from ludorum.games.hamlet.building import build_road, raise_tile
from ludorum.games.hamlet.content import ANY_SLOT, SALES, SLOTS, TILES
from ludorum.games.hamlet.state import village
from ludorum.kernel import PUBLIC, WATCHER, Choose, Event, Refusal
from ludorum.testing.words import Said, book, literals, messages, well_written
from ludorum.words import Msg
from tests.hamlet.scene import BRIDGES, CHURCH, FARM, PATHS, QUARRY, TOWN_HALL, scene

RULES = (
    botric, botric_builds, building, hauling, setup, solo, state, town_hall, trade, turn, works,
)  # fmt: skip


def test_files() -> None:
    well_written(GAME.package)


def test_every_ask_has_words() -> None:
    kinds = literals(RULES, "Choose", 1) | literals(RULES, "choose", 1)
    kinds |= {"source", "sources", "botric-source", "botric-sources"}  # `sources` names them
    assert kinds == {*tell.LABELS, "botric-sell"}  # tokens are said by their faces
    known = set(messages(GAME.package, "en"))
    assert {f"ask-{kind}" for kind in kinds} <= known


def test_every_event_is_told() -> None:
    told = literals(RULES, "tell", 1)
    assert set(tell.STORIES) - told == {"dealt"}
    known = set(messages(GAME.package, "en"))
    assert {f"event-{what}" for what in told - set(tell.STORIES)} <= known
    assert {what for what, _ in tell.BECAUSE} <= told


# -- whole games -----------------------------------------------------------------------------


HARD = {**dict.fromkeys(setup.SWITCHES, "on"), "landmarks": "hard"}
TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {}) for _ in range(5)],
    *[(1, HARD) for _ in range(3)],
    *[(2, {}) for _ in range(4)],
    (3, {"variant": "house-3-4"}),
    (4, {"variant": "house-3-4"}),
]


def rare() -> Iterator[Msg | None]:
    """What games seldom come to."""
    sc = scene(1)
    view = GAME.derived.observe(sc.s, 0)
    asks: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
        ("botric-villager", (CHURCH, FARM), {"at": CHURCH}),
        ("botric-worker", ((FARM, CHURCH),), {"action": "produce"}),
        ("botric-deliver", tuple(SLOTS), {}),
        ("botric-sell", ("m1", "m2"), {}),
        (
            "botric-source",
            ((FARM, "wheat", -1), (FARM, "milk", 0)),
            {"tile": "church", "n": 2},
        ),
        ("botric-barn", ("wood", "stone"), {"at": FARM}),
        ("botric-place", ((126, 130, 0), (126, 130, 3)), {"tile": "shrine"}),
        ("botric-host", (CHURCH, FARM), {"tile": "shrine"}),
        ("botric-road", (BRIDGES[0],), {}),
        ("botric-road", PATHS, {}),
        ("botric-stand", (CHURCH, FARM), {"at": CHURCH, "segment": 12}),
        (
            "botric-sources",
            (((FARM, "wheat", -1, 2),), ((FARM, "wheat", -1, 1), (FARM, "milk", 0, 1))),
            {"tile": "church", "n": 2},
        ),
        ("sources", (((FARM, "wheat", -1, 1), (FARM, "milk", 0, 2)),), {"tile": "church", "n": 3}),
        ("barn", ((("wood", 2),), (("wood", 1), ("stone", 1))), {"at": FARM, "n": 2}),
    ]
    for kind, options, about in asks:
        ask = Choose(0, kind, "M6.10", options, **about)
        yield GAME.prompt(ask, view)
        for option in options:
            yield GAME.option(ask, option, view)
    hills = scene(1)  # with several places for a bridge between two tiles
    v = village(hills.s)
    spots = sorted(v.places("stonemason", QUARRY))
    spot = next(x for x in spots if v.contacts("stonemason", x).count((QUARRY, "M")) > 1)
    hills.build("stonemason", spot)
    joints = [j for j in village(hills.s).joints if {j.a, j.b} == {QUARRY, hills.n("stonemason")}]
    bridges = tuple([(j.a, j.segment) for j in joints if j.terrain == "M"])
    ask = Choose(0, "botric-road", "M6.10", bridges)
    yield GAME.option(ask, bridges[0], GAME.derived.observe(hills.s, 0))
    causes = [x.removeprefix("cannot-") for x in messages(GAME.package, "en") if "cannot-" in x]
    tests = [x.removeprefix("test-by-") for x in messages(GAME.package, "en") if "test-by-" in x]
    bot = {"player": 1}
    made = {**bot, "tile": "shrine"}
    place: dict[str, Any] = {**bot, "what": "place", "n": 1, "other": 2}
    road: dict[str, Any] = {**bot, "tile": "church", "other": "farm", "segment": 3}
    tie: dict[str, Any] = {"kind": "botric-place", "n": 2}
    paths, won = ("bridge", "path"), ((), ("farm",))
    favours = ("hire", "delivery", "turn", "pass", "bag")
    events: list[tuple[str, str, dict[str, Any]]] = [
        *[
            ("M10.1", "cannot", {**bot, "action": "refine", "reason": x})
            for x in causes
            if not x.startswith("event")
        ],
        *[("M14.6", "decides", {**place, "test": x}) for x in tests],
        ("M8.2", "decides", {**bot, "what": "deliver", "test": "points", "n": 6, "other": 4}),
        *[("M12.2", "wants", {**made, "wish": x}) for x in solo.WISHES],
        *[("M6.12", "favour", {**bot, "coins": 1, "reason": x, "n": 3}) for x in favours],
        *[("H10.1", "end", {"why": x}) for x in ("church", "still", "idle")],
        *[("B10.1", "delivery", {**bot, "slot": x}) for x in ANY_SLOT],
        ("M8.5", "donkey-marks", {**bot, "slot": "raw"}),
        ("M14.9", "cannot-build", {**made, "reason": "nowhere"}),
        ("M15.5", "road-token", bot),
        ("M10.5", "pass", bot),
        ("M17.3", "fine", {**bot, "n": 2, "points": 2}),
        *[("M6.10", "tie", {**tie, "dealer": x}) for x in (0, 1)],
        *[("B8.1", "road", {**road, "kind": x, "tiles": y}) for x in paths for y in won],
        ("B9.2", "buy", {"player": 0, "good": "wheat", "n": 2, "price": 6}),
    ]
    for clause, what, told in events:
        yield GAME.story(Event(clause, what, PUBLIC, told))
    for x in messages(GAME.package, "en"):
        if x.startswith("why-"):
            yield GAME.refusal(Refusal("road", "B8.2", x.removeprefix("why-"), refused(x)))


def refused(message: str) -> dict[str, Any]:
    if message == "why-no-coins":
        return {"coins": 7}
    if message in ("why-out-of-reach", "why-no-materials"):
        return {"goods": (("wood", 2), ("milk", 1))}
    return {}


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said(GAME)
    for seed, (seats, options) in enumerate(TABLES):
        out.play(seats, options, seed, out.half_sensibly)
    out.say_all(rare())
    out.settings()
    out.decks(GAME.setup(1, {}))  # the action tokens are laid out before the first question
    out.say_all([phrases.named(id) for id in TILES])
    out.say_all([phrases.sale(token) for token in SALES])
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert said.missing() == set()


def test_nothing_is_idle(said: Said) -> None:
    assert said.idle() == set()


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
        ("ru", ("deliver", "raw"), "Поставка: 10 кубиков любого сырья → +6 очков"),
    ],
)
def test_options_say_what_they_take_and_bring(lang: str, option: Any, text: str) -> None:
    sc = scene(2)
    view = GAME.derived.observe(sc.s, 0)
    assert book(GAME, lang).say(GAME.option(sc.ask, option, view)) == text


@pytest.mark.clause("B7.5")
def test_refining_says_the_quality() -> None:
    sc = scene(2)
    sc.build("sawmill", sc.linked_spot("sawmill"))
    at, one = sc.n("sawmill"), book(GAME, "en")

    def option() -> str:
        return one.say(GAME.option(sc.ask, ("refine", at), GAME.derived.observe(sc.s, 0)))

    assert option() == "Refine: Sawmill (wood → timber)"
    sc.s.milestones[0] = 0
    assert option() == "Refine: Sawmill (wood → timber of high quality)"


@pytest.mark.clause("M14.6", "M7.4", "M4.5", "M6.10")
@pytest.mark.parametrize(
    ("what", "about", "text"),
    [
        (
            "cannot",
            {"player": 1, "action": "hire", "reason": "no-coins"},
            "P1: no Hire, too few coins",
        ),
        (
            "decides",
            {"player": 1, "what": "place", "test": "edges", "n": 3, "other": 2},
            "P1, place of the tile: more equal edges (3 against 2)",
        ),
        (
            "decides",
            {"player": 1, "what": "place", "test": "longest", "n": 0, "other": 1},
            "P1, place of the tile: touches the longest network",
        ),
        (
            "goes",
            {"player": 1, "start": "church", "to": "church"},
            "P1: a villager acts on the spot (Church)",
        ),
        (
            "tie",
            {"kind": "botric-place", "n": 2, "dealer": 0},
            "Still equal: 2. The player has chosen",
        ),
        (
            "tie",
            {"kind": "botric-place", "n": 2, "dealer": 1},
            "Still equal: 2. The lot has decided",
        ),
    ],
)
def test_the_bot_says_why(what: str, about: dict[str, Any], text: str) -> None:
    msg = GAME.story(Event("M14.6", what, PUBLIC, about))
    assert msg is not None
    assert book(GAME, "en").say(msg) == text


LAID = {
    "en": "P0: new tile Forest Pond beside Church, Town Hall; not joined to the roads",
    "uk": "P0: нова ділянка «Лісовий ставок», поряд: Церква, Ратуша; не приєднано до доріг",
    "ru": "P0: новый участок «Лесной пруд», рядом: Церковь, Ратуша; не присоединён к дорогам",
}
JOINED = {
    "en": "P0: new path Church – Forest Pond; now joined to the roads: Forest Pond",
    "uk": "P0: нова стежка Церква – Лісовий ставок; тепер до доріг приєднано: Лісовий ставок",
    "ru": "P0: новая тропа Церковь – Лесной пруд; теперь к дорогам присоединено: Лесной пруд",
}


@pytest.mark.clause("B7.1", "B8.1", "G5")
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_where_a_tile_and_a_road_are_laid_and_what_they_join(lang: str) -> None:
    sc = scene(2)
    sc.take("forest_pond")
    at = next(
        at for at in sorted(village(sc.s).places("forest_pond", CHURCH))
        if village(sc.s).touched("forest_pond", at) == 1 << CHURCH | 1 << TOWN_HALL
    )  # fmt: skip
    sc.run(raise_tile(sc.s, sc.p[0], "forest_pond", at))
    build_road(sc.s, sc.p[0], sc.joint("church", "forest_pond", "F"))
    laid, road = sc.told("construct")[0], sc.told("road")[0]
    told = [GAME.story(event) for event in (laid, road)]
    assert [book(GAME, lang).say(x) for x in told if x] == [LAID[lang], JOINED[lang]]
    assert laid.about == {
        "player": 0,
        "tile": "forest_pond",
        "at": at,
        "tiles": ("church", "town_hall"),
        "joined": 0,
    }
    assert at == sc.s.spots[-1] and road.about["segment"] == sc.s.roads[-1][2]


@pytest.mark.clause("B7.1")
def test_a_linked_tile_is_told_as_joined() -> None:
    sc = scene(1)
    sc.run(raise_tile(sc.s, sc.p[1], "sawmill", sc.linked_spot("sawmill")))
    told = GAME.story(sc.told("construct")[0])
    assert told is not None
    assert book(GAME, "en").say(told) == "P1: new tile Sawmill beside Market; joined to the roads"


@pytest.mark.clause("M6.10", "M14.4", "M15.3")
def test_ties_are_told_as_a_person_says_them() -> None:
    sc = scene(1, active=1)
    view, one = GAME.derived.observe(sc.s, 0), book(GAME, "en")
    alike = [
        at for at in sorted(village(sc.s).places("sawmill", TOWN_HALL))
        if village(sc.s).touched("sawmill", at) == 1 << CHURCH | 1 << TOWN_HALL
    ][:2]  # fmt: skip
    options = (*alike, sc.linked_spot("sawmill"))
    ask = Choose(0, "botric-place", "M14.4", options, tile="sawmill")
    assert one.say(GAME.prompt(ask, view)) == "A tie: you decide. Botric builds Sawmill: where?"
    said = [one.say(GAME.option(ask, x, view)) for x in options]
    for n, text in enumerate(said[:2]):
        assert text.startswith("Beside Church, Town Hall; not joined to the roads; ")
        assert text.endswith(f" (way {n + 1} of 2)")
    assert said[2].startswith("Beside Market; joined to the roads; ")
    ask = Choose(0, "botric-road", "M15.3", (BRIDGES[0], *PATHS))
    assert [one.say(GAME.option(ask, x, view)) for x in ask.options] == [
        "Bridge Church – Quarry",
        "Path Market – Farm (place 1 of 2)",
        "Path Market – Farm (place 2 of 2)",
    ]


def test_a_watcher_sees_the_village() -> None:
    sc = scene(1)
    blocks = GAME.picture(GAME.derived.observe(sc.s, WATCHER), WATCHER)
    assert {"pic-village", "pic-row", "bot-botric"} <= {x.title.id for x in blocks}
