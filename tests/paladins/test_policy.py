"""The sensible player: it beats chance, answers everything, sees only its view.

Calibration of the solo bot (P11.3), 100 games a level: the bot scores 50, 70 (sd 16) and 89 at
easy, medium and hard; the sensible player scores 57 and wins 65, 33 and 7 of them. One sensible
player won all of 100 games against random ones at 2, 3 and 4 players; two of them score 53 (sd 13).
"""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.effects import parts as parts_of
from ludorum.games.paladins import GAME
from ludorum.games.paladins.content import (
    ATTACKED,
    BONUS,
    DISCARD,
    FAVOURS,
    HIRE,
    ON_JAR,
    ON_SPACE,
    WALLS,
    choices,
)
from ludorum.games.paladins.evaluation import WORTHS, Context, parts
from ludorum.kernel import Choose, Option
from ludorum.testing.policy import answers_from_the_view, play
from tests.packs import other_cards, own_content
from tests.paladins.scene import scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beats_random_players(seats: int) -> None:
    wins = 0
    for seed in range(20):
        seat = seed % seats
        wins += GAME.winners(play(GAME, seats, {}, seed, [seat])) == [seat]
    assert wins >= 19


def test_every_reward_has_a_worth() -> None:
    m = Context(GAME.derived.observe(scene(2).s, 0), 0)
    rewards = [*DISCARD.values(), *HIRE.values(), *ATTACKED.values(), *ON_SPACE, *ON_JAR]
    rewards += [x for table in BONUS.values() for x in table.values()]
    for gain in [*[x.gain for x in WALLS.values()], *[x.gain for x in FAVOURS.values()]]:
        rewards += choices(gain).values() or [parts_of(gain)]
    assert {name for found in rewards for name, _ in found} <= set(WORTHS)
    for found in rewards:
        alone = sum([parts(m, (one,)) for one in found])
        assert parts(m, found) == pytest.approx(alone) and abs(alone) < 20


RARE = {"choice", "inquisition", "order", "remove-debt"}
FIRST = {"keep", "pay", "pay-debt", "remove-debt"}  # where the first option will do


def test_every_ask_is_answered_legally() -> None:
    kinds: set[str] = set()
    for seed in range(24):
        seats = 1 + seed % 4
        play(GAME, seats, {}, seed, range(seats), kinds)
    assert kinds <= {*GAME.answers, *FIRST}
    assert {*GAME.answers, *FIRST} - kinds <= RARE


RARE_ASKS: list[tuple[str, tuple[Any, ...], dict[str, Any], Option]] = [
    ("order", (("tax", 1), ("remove-suspicion", 1)), {}, ("remove-suspicion", 1)),
    ("inquisition", ("squire-1", "conspirator-1", "peddler-3", "done"), {"n": 2}, "peddler-3"),
    ("inquisition", ("squire-1", "conspirator-1", "peddler-3", "done"), {"n": 1}, "conspirator-1"),
    ("remove-debt", ("yes", "no"), {}, "yes"),
    ("choice", ("pay-debt", "silver"), {"card": "wall-07"}, "silver"),
    ("discard", (2, 1, 0), {"n": 2}, 2),
]


@pytest.mark.clause("P9.8", "P4.11", "P4.12")
@pytest.mark.parametrize(("kind", "options", "about", "answer"), RARE_ASKS)
def test_rare_asks(
    kind: str, options: tuple[Any, ...], about: dict[str, Any], answer: Option
) -> None:
    sc = scene(2).suspect(0, "tax-0", "tax-0")
    view = GAME.derived.observe(sc.s, 0)
    assert GAME.sensible(view, Choose(0, kind, "P1.1", options, **about)) == answer


@pytest.mark.clause("P11.4")
def test_solo_levels_are_harder_and_harder() -> None:
    """And the bot at medium, with our own schemes, scores as in print: 65 to 80 on average."""
    wins: dict[str, int] = {}
    points: dict[str, float] = {}
    games = 36
    for level in ("easy", "medium", "hard"):
        ends = [play(GAME, 1, {"solo": level}, seed, [0]) for seed in range(games)]
        wins[level] = sum([GAME.winners(s) == [0] for s in ends])
        bots = [sum([x.points for x in GAME.scores(s)[1]]) for s in ends]
        points[level] = sum(bots) / games
    assert wins["easy"] > wins["medium"] > wins["hard"]
    assert points["easy"] < points["medium"] < points["hard"]
    if not other_cards("paladins"):
        assert 65 <= points["medium"] <= 80


@own_content("paladins")
def test_people_would_recognise_the_game() -> None:
    """Two and four sensible players: scores as at a table of people."""
    for seats in (2, 4):
        games = [play(GAME, seats, {}, seed, range(seats)) for seed in range(12)]
        points = [sum([x.points for x in sheet]) for s in games for sheet in GAME.scores(s)]
        assert 40 <= sum(points) / len(points) <= 75


@pytest.mark.clause("P1.7")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_view_counts(seats: int) -> None:
    assert answers_from_the_view(GAME, seats, {"act"}) > 20
