"""The words of Paladins: complete, equal in three languages, and none of them idle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

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
from ludorum.kernel import DEALT, PUBLIC, WATCHER, Choose, Event, Refusal
from ludorum.testing.words import (
    Said,
    book,
    literals,
    messages,
    well_written,
)
from ludorum.words import Msg
from tests.paladins.scene import scene

RULES = (inquiry, labour, left, rewards, right, rounds, setup, solo, state, turn)


def test_files() -> None:
    well_written(GAME.package)


def test_every_ask_has_words() -> None:
    kinds = literals(RULES, "Choose", 1)
    plain = {"discard", "pay-debt", "remove-debt"}  # numbers, yes and no
    assert kinds == {*GAME.labels, *plain}
    assert {f"ask-{kind}" for kind in kinds} <= set(messages(GAME.package, "en"))


def test_every_event_is_told() -> None:
    told = literals(RULES, "tell", 1)
    known = {x.removeprefix("event-") for x in messages(GAME.package, "en") if "event-" in x}
    assert told - known == {"gain", "spend", "debt"}
    assert told - known <= set(GAME.stories)
    assert set(GAME.stories) - told == {DEALT}
    assert {what for what, _ in GAME.because} <= told


# -- whole games -----------------------------------------------------------------------------


TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {"solo": level}) for level in setup.LEVELS for _ in range(4)],
    *[(n, {}) for n in (2, 3, 4) for _ in range(4)],
]


def rare() -> Iterator[Msg | None]:
    """What random games seldom come to."""
    sc = scene(1).suspect(0, "tax-0")
    view = GAME.derived.observe(sc.s, 0)
    for kind, options, about in (
        ("inquisition", ("conspirator-1", "done"), {"n": 1}),
        ("order", (("tax", 1), ("remove-suspicion", 1), ("criminal", 2)), {}),
        ("remove-debt", ("yes", "no"), {}),
        ("pay-debt", ("yes", "no"), {}),
        ("choice", ("develop", "workers"), {"card": "favour-develop-or-workers"}),
    ):
        ask = Choose(0, kind, "P3.8", options, **about)
        yield GAME.prompt(ask, view)
        for option in options:
            yield GAME.option(ask, option, view)
    events: list[tuple[str, str, dict[str, Any]]] = [
        ("P7.5", "inquisition", {}),
        ("P7.5", "shuffle-suspicion", {}),
        ("P8.6", "return", {"player": 0, "worker": "labourer"}),
        ("P3.13", "shuffle-taverns", {}),
        ("P7.6", "nobody-suspected", {}),
        ("P11.44", "takes", {"player": 1, "way": "faith"}),
        ("P11.44", "takes", {"player": 1, "way": "strength"}),
        ("P11.44", "takes", {"player": 1, "way": "influence"}),
        ("P11.44", "takes", {"player": 1, "way": "workers"}),
        ("P11.28", "takes", {"player": 1, "way": "remove-suspicion"}),
        ("P11.28", "takes", {"player": 1, "way": "pay-debt"}),
        ("P11.28", "takes", {"player": 1, "way": "silver"}),
        ("P11.25", "rest", {"player": 1, "n": 2}),
        ("P11.15", "drain", {"player": 1, "n": 3}),
        ("P11.24", "bot-conspire", {"player": 1, "n": 2}),
        *[("P11.26", "prefers", {"player": 1, "rank": x}) for x in solo.RANKS],
        *[
            ("P11.18", "cannot", {"player": 1, "action": "fortify", "reason": x})
            for x in ("no-walls", "limit", "no-townsfolk")
        ],
        ("P1.3", "raise", {"player": 0, "attribute": "faith", "n": 0, "now": 12}),
    ]
    for clause, what, told in events:
        yield GAME.story(Event(clause, what, PUBLIC, told))
    reasons: dict[str, dict[str, Any]] = {
        "no-walls": {},
        "no-strength": {},
        "no-faith": {},
        "no-workshop": {},
        "no-townsfolk": {},
        "no-outsider": {},
        "no-silver-hire": {},
        "limit": {"n": 7},
        "jar-there": {},
        "more-players": {"n": 4},
        "not-an-option": {},
    }
    for reason, lacking in reasons.items():
        yield GAME.refusal(Refusal("nowhere", "P3.8", reason, lacking))


@pytest.fixture(scope="module")
def said() -> Said:
    out = Said(GAME)
    for seed, (seats, options) in enumerate(TABLES):
        out.play(seats, options, seed, out.half_sensibly)
    out.say_all(rare())
    out.settings()
    for described in (
        [phrases.crew_of(card) for card in TOWNSFOLK],
        [phrases.discard_of(card) for card in TOWNSFOLK],
        [phrases.townsfolk(card) for card in TOWNSFOLK],
        [phrases.outsider(card) for card in OUTSIDERS],
        [phrases.convert_of(card) for card in OUTSIDERS],
        [phrases.wall(card) for card in WALLS],
        [phrases.favour(card) for card in FAVOURS],
        [phrases.tavern(card) for card in TAVERNS],
        [phrases.space(i) for i in range(len(SPACES))],
        [GAME.card("scheme", card) for card in SCHEMES],
    ):
        out.say_all(described)
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert said.missing() == set()


def test_nothing_is_idle(said: Said) -> None:
    assert said.idle() == set()


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
    view = GAME.derived.observe(sc.s, 0)
    assert book(GAME, lang).say(GAME.option(sc.ask, option, view)) == text


@pytest.mark.clause("P11.13", "P11.14", "P11.18")
def test_the_bot_says_why() -> None:
    one = book(GAME, "en")

    def told(clause: str, what: str, /, **about: Any) -> str:
        msg = GAME.story(Event(clause, what, PUBLIC, about))
        assert msg is not None
        return one.say(msg)

    assert told("P11.18", "cannot", player=1, action="attack", reason="no-strength") == (
        "P1: no Attack, no outsider within its strength"
    )
    assert told("P11.14", "points", player=1, what="outsider", n=5, slot=6) == (
        "P1: the resource marker points at outsider 5, the next one there is 6"
    )
    lap = told("P11.13", "lap", player=1, attribute="faith", n=2, why="stack")
    assert "the top one of the stack rises, faith" in lap


def test_a_watcher_sees_no_own_board() -> None:
    sc = scene(2)
    blocks = GAME.picture(GAME.derived.observe(sc.s, WATCHER), WATCHER)
    assert "pic-actions" not in [block.title.id for block in blocks]
    own = GAME.picture(GAME.derived.observe(sc.s, 0), 0)
    assert "pic-actions" in [block.title.id for block in own]
    assert {x.id for block in picture.schemes() for x in [block.title]} == {
        "pic-schemes", "pic-bot-row",
    }  # fmt: skip
    assert len(PALADINS) == 12
