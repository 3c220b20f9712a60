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
from ludorum.kernel import PUBLIC, WATCHER, Choose, Event, Refusal
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

# Messages these games never ask for.
FOR_OTHERS = {"title": "the shell shows it"}


def test_files() -> None:
    well_written(GAME.package)


def test_every_ask_has_words() -> None:
    kinds = literals(RULES, "Choose", 1)
    assert kinds == set(tell.OPTIONS)
    known = set(messages(GAME.package, "en"))
    assert {f"ask-{kind}" for kind in kinds - {"recruit"}} <= known


def test_every_event_is_told() -> None:
    told = {*story.EVENTS, *story.SPECIAL}
    assert literals(RULES, "tell", 1) <= told
    assert told - literals(RULES, "tell", 1) == {"dealt"}


# -- whole games -----------------------------------------------------------------------------


TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, {"solo": level}) for level in setup.LEVELS for _ in range(4)],
    *[(n, {}) for n in (2, 3, 4) for _ in range(4)],
]


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
    out = Said(GAME)
    for seed, (seats, options) in enumerate(TABLES):
        out.play(seats, options, seed, out.half_sensibly)
    out.say_all(rare())
    out.settings()
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
        out.say_all(described)
    return out


def test_nothing_is_missing(said: Said) -> None:
    assert said.missing() == set()


def test_nothing_is_idle(said: Said) -> None:
    assert said.idle() == set(FOR_OTHERS)


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
    assert book(GAME, lang).say(GAME.option(sc.ask, option, view)) == text


@pytest.mark.clause("P11.13", "P11.14", "P11.18")
def test_the_bot_says_why() -> None:
    one = book(GAME, "en")

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
