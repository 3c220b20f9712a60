"""The sensible player: it beats chance, answers everything, sees only its view.

Calibration of the solo bots (V13.34-V13.36), wins of the sensible player in 200 games each, with
0, 1, 2 and 3 future schemes in the bot's pile: cleric 91, 69, 46, 36; builder 92, 80, 65, 58;
noble 108, 105, 75, 67; card 117, 122, 115, 101. It won all of 100 games against random players at
2, 3 and 4 players.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.viscounts import GAME
from ludorum.games.viscounts.acting import TOO_MUCH, Ground, Means, price
from ludorum.games.viscounts.content import BOTS, BUILD, CARDS, SILVER, STONE
from ludorum.games.viscounts.evaluation import QUALITY, Context, collision, crew, flip_debt, silver
from ludorum.games.viscounts.policy import ANSWERS
from ludorum.kernel import Choose, Option
from ludorum.testing.policy import answers_from_the_view, play
from tests.packs import own_content
from tests.viscounts.scene import scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beats_random_players(seats: int) -> None:
    wins = 0
    for seed in range(20):
        seat = seed % seats
        wins += GAME.winners(play(GAME, seats, {}, seed, [seat])) == [seat]
    assert wins >= 19


FIRST = {"link", "pay", "group", "order"}  # the first option will do
RARE = {"order"}


def test_every_ask_is_answered_legally() -> None:
    kinds: set[str] = set()
    for seed in range(24):
        seats = 1 + seed % 4
        play(GAME, seats, {}, seed, range(seats), kinds)
    assert kinds <= {*ANSWERS, *FIRST}
    assert {*ANSWERS, *FIRST} - kinds <= RARE


RARE_ASKS: list[tuple[str, tuple[Any, ...], dict[str, Any], Option]] = [
    ("castle-move", ((0, 1), (0, 4), (2, 1), "no"), {}, (0, 1)),
    ("section", (0, 1, 2, 3, 4), {"n": 1}, 1),
    ("remove", (0, 1), {"tier": 1, "pos": 0, "n": 1}, 1),
    ("destroy-own", ("lender", "trader", "no"), {}, "trader"),
    ("flip", ("debt", "deed"), {}, "debt"),
    ("again", ("yes", "no"), {"effect": "flip", "price": 1}, "yes"),
]


@pytest.mark.clause("V8.6", "V8.7", "V6.9.5", "V2.9", "V3.6")
@pytest.mark.parametrize(("kind", "options", "about", "answer"), RARE_ASKS)
def test_rare_asks(
    kind: str, options: tuple[Any, ...], about: dict[str, Any], answer: Option
) -> None:
    sc = scene(2).castle("10 20 10 00 00").give(0, debts=1, deeds=1, silver=3)
    view = GAME.derived.observe(sc.s, 0)
    assert GAME.sensible(view, Choose(0, kind, "V1.1", options, **about)) == answer


# -- what things are worth -------------------------------------------------------------------


def test_goods_lose_their_worth_at_the_end() -> None:
    sc = scene(2).give(0, silver=3)
    early = silver(Context(GAME.derived.observe(sc.s, 0), 0), 1)
    sc.s.last = sc.s.round
    assert silver(Context(GAME.derived.observe(sc.s, 0), 0), 1) < early / 5


@pytest.mark.clause("V9.8", "V3.2", "V6.9.2")
def test_evaluation() -> None:
    sc = scene(2).castle("20 10 00 00 00").give(0, debts=1)
    m = Context(GAME.derived.observe(sc.s, 0), 0)
    worth = [collision(m, slot) for slot in range(1, 8)]
    assert worth == sorted(worth, reverse=True) and worth[0] > 0 > worth[6]
    assert crew(m, 0, 1) > crew(m, 2, 1), "a group of three climbs"
    assert flip_debt(m) > 2
    assert set(QUALITY) == set(CARDS) and QUALITY["lender"] > QUALITY["trader"]


@pytest.mark.clause("V6.2.1")
def test_prices_follow_the_silver() -> None:
    """With a Mason two silver stand for a stone, while they last."""
    sc = scene(2).board(0, "mason", "trader", "").give(0, silver=4, stone=0)
    m = Context(GAME.derived.observe(sc.s, 0), 0)
    board = Means(Ground(m))
    m.p.goods[SILVER], m.p.goods[STONE] = 4, 0
    assert 0 < price(board, BUILD, 1) < price(board, BUILD, 2) < TOO_MUCH
    m.p.goods[SILVER] = 2
    assert price(board, BUILD, 2) == TOO_MUCH > price(board, BUILD, 1)
    assert price(board, BUILD, 0) == 0


def test_the_view_is_left_as_it_was() -> None:
    """What the evaluation tries out on the board is taken back."""
    sc = scene(2).give(0, silver=5, ink=3, stone=3).phase("cards").hand(0, "abbot", "lender")
    view = GAME.derived.observe(sc.s, 0)
    before = repr(view)
    for kind, options in (("play", ("abbot", "lender")), ("hire", ("yes", "no"))):
        GAME.sensible(view, Choose(0, kind, "V1.1", options, pos=0))
        assert repr(view) == before


# -- whole games -----------------------------------------------------------------------------


@own_content("viscounts")
@pytest.mark.clause("V13.34", "V13.35", "V13.36")
@pytest.mark.parametrize("bot", list(BOTS))
def test_solo_bots_are_opponents(bot: str) -> None:
    """Neither a walkover nor hopeless: the bounds are far from the 45 to 60 % of many games."""
    wins = sum([GAME.winners(play(GAME, 1, {"solo": bot}, seed, [0])) == [0] for seed in range(36)])
    assert 8 <= wins <= 29


@pytest.mark.clause("V13.22")
def test_future_schemes_make_the_bots_harder() -> None:
    games = [(bot, seed) for bot in ("cleric", "builder") for seed in range(24)]
    wins = {
        level: sum([
            GAME.winners(play(GAME, 1, {"solo": bot, "schemes": level}, seed, [0])) == [0]
            for bot, seed in games
        ])
        for level in ("none", "three")
    }  # fmt: skip
    assert wins["three"] < wins["none"]


@own_content("viscounts")
def test_people_would_recognise_the_game() -> None:
    """Two and four sensible players: scores and length as at a table of people."""
    for seats in (2, 4):
        games = [play(GAME, seats, {}, seed, range(seats)) for seed in range(8)]
        points = [sum([x.points for x in sheet]) for s in games for sheet in GAME.scores(s)]
        assert 55 <= sum(points) / len(points) <= 125
        assert 9 <= sum([s.round for s in games]) / len(games) <= 25


@pytest.mark.clause("V1.9")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_view_counts(seats: int) -> None:
    assert answers_from_the_view(GAME, seats, {"play", "act"}) > 10
