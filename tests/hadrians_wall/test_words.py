"""The words of Hadrian's Wall: complete, equal in three languages, and none of them idle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

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
    temple,
    wall,
    year,
)
from ludorum.games.hadrians_wall.content import BUILDINGS, LANDMARKS, PATHS, RANKS
from ludorum.kernel import DEALT, PUBLIC, WATCHER, Choose, Event, Option, Refusal, Table
from ludorum.testing.words import Said, book, literals, messages, well_written
from ludorum.words import Msg
from tests.hadrians_wall.scene import scene

RULES = (arena, attack, buildings, court, market, scouts, state, temple, wall, year)

# Messages this game never asks for.
FOR_OTHERS = {
    **dict.fromkeys(("good-vp",), "names for front ends with a board of their own"),
}


def test_files() -> None:
    well_written(GAME.package)


def test_every_ask_has_words() -> None:
    kinds = literals(RULES, "Choose", 1)
    assert kinds - {"favour"} == set(GAME.labels)  # the parts of a favour say it all
    assert {f"ask-{kind}" for kind in kinds} <= set(messages(GAME.package, "en"))


def test_every_event_is_told() -> None:
    kinds = literals(RULES, "tell", 1)
    assert {*GAME.events, *GAME.stories} - {DEALT} <= kinds
    said = {x for x in kinds if x not in GAME.stories and GAME.events.get(x, 1)}
    told = {x for x in messages(GAME.package, "en") if x.startswith("event-") and "." not in x}
    others = {"event-change", "event-drawn"}  # of `stories`
    assert told - others == {f"event-{x}" for x in said}


# -- whole games ------------------------------------------------------------------------------


def busily(rng: random.Random, table: Table[Any], seat: int, ask: Choose) -> Option:
    """Often rich and seldom done, so that everything comes up."""
    if ask.kind == "act" and rng.random() < 0.2:
        table.state.players[seat].items = [3] * 5
    options = list(ask.options)
    if options[-1] in ("stop", "done") and len(options) > 1 and rng.random() < 0.97:
        options.pop()
    return rng.choice(options)


def rare() -> Iterator[Msg | None]:
    """What a random game may well not come to."""
    for rank in RANKS:
        about = {"player": 0, "rank": rank.id, "n": rank.least}
        yield GAME.story(Event("H31.7", "rank", PUBLIC, about))
    yield GAME.story(Event("H15.1", "lost", PUBLIC, {"player": 0, "track": "renown"}))
    killed = {"player": 0, "gladiator": "red", "n": 1}
    yield GAME.story(Event("H20.5", "dies", PUBLIC, killed))
    yield GAME.story(Event("H4.8", "lost", PUBLIC, {"player": 0, "track": "traders"}))
    for kind in ("temple", "diplomat"):
        about = {"player": 0, "favour": kind, "cohort": "left"}
        yield GAME.story(Event("H28.2", "ignore", PUBLIC, about))
    for reason in ("not-an-option", "twice-a-year", "no-room", "no-card", "all-full", "track-full"):
        yield GAME.refusal(Refusal("nowhere", "H4.1", reason))
    full = scene(1).fill(renown=25, guard=18, traders=9)
    full.p[0].cohorts = [6, 6, 6]
    view = GAME.derived.observe(full.s, 0)
    for kind, option in (("road", "renown"), ("cohort", "left"), ("citizen", "traders")):
        yield GAME.option(Choose(0, kind, "H4.1", (option,)), option, view)
    yield GAME.option(Choose(0, "act", "H4.1", ("guard",)), "guard", view)


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said(GAME)
    for seed in range(12):
        out.play(1 + seed % 6, {"difficulty": ("easy", "hard")[seed % 2]}, seed, busily)
    out.say_all(rare())
    out.settings()
    attacked = scene(1, year=3).attack(1, 2, 0)
    out.draw(GAME.picture(GAME.derived.observe(attacked.s, 0), 0))
    for name in PATHS:
        out.say(phrases.path(name))
        out.say(phrases.prospect(name))
        out.say(phrases.card(name))
    for name in [*[x.id for x in BUILDINGS], *[x.id for x in LANDMARKS]]:
        out.say(Msg(f"building-{name}"))
        out.say(Msg(f"building-{name}.acc"))
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert said.missing() == set()


def test_nothing_is_idle(said: Said) -> None:
    assert said.idle() == set(FOR_OTHERS)


# -- a few sentences --------------------------------------------------------------------------


def offered(lang: str, option: Any) -> str:
    sc = scene(3).rich().fill(fort=8, wall=7, traders=4, discipline=2).build(granary=1)
    view = GAME.derived.observe(sc.s, 0)
    return book(GAME, lang).say(GAME.option(sc.ask, option, view))


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
    blocks = GAME.picture(GAME.derived.observe(sc.s, WATCHER), WATCHER)
    assert [block.title.id for block in blocks] == ["pic-year", "pic-players", "pic-cards"]
    own = GAME.picture(GAME.derived.observe(sc.s, 0), 0)
    assert "pic-left" in [block.title.id for block in own]
