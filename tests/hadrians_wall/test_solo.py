"""H31: one and two players."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.hadrians_wall import GAME
from ludorum.games.hadrians_wall.content import CAPS
from ludorum.games.hadrians_wall.phrases import ranked
from ludorum.games.hadrians_wall.scoring import rank
from ludorum.words import Msg
from tests.hadrians_wall.scene import Scene, opening, scene


def visitor(players: int, year: int = 2) -> Scene:
    """A player with a market, scouts and means."""
    sc = scene(players, year=year).give(resource=5, soldier=5)
    return sc.fill(traders=9, patricians=9).build(market=1)


@pytest.mark.clause("H31.2", "H31.6")
def test_neutral_cards_serve_as_neighbours() -> None:
    sc = visitor(1).play("goods", 0, ("neutral", 0))
    assert sc.p[0].goods[0] == 1  # the Planner's
    assert sc.items() == {"soldier": 5, "resource": 4}  # no income of the card
    sc.play("scout", ("neutral", 1), (2, 3, 7, 8))  # the Fighter's square
    assert sc.p[0].paths == []
    sc = visitor(2).play("goods", 0, ("player", 1))
    assert sc.items(1) == {"resource": 1}


@pytest.mark.clause("H31.3", "H31.10")
def test_any_player_any_number_of_times_and_it_stays() -> None:
    sc = visitor(2)
    sc.give(1, resource=2).fill(1, traders=9).build(1, market=1)
    sc.play("goods", 0, ("neutral", 0), "goods", 1, ("neutral", 0))
    sc.play("goods", 0, ("neutral", 0), seat=1)
    assert sc.s.laid == [[0, 0, 0, 0, 3]]
    sc.play("scout", ("neutral", 0), (0, 5, 6, 11))
    assert sc.s.laid == [[1, 0, 0, 0, 3]]
    assert [sc.items(0)["resource"], sc.items(1)["resource"]] == [3 + 1, 1]  # one from the map


@pytest.mark.clause("H31.4", "H31.10")
@pytest.mark.parametrize("players", [1, 2])
def test_extra_attack_cards(players: int) -> None:
    sc = visitor(players)
    for p in sc.p:
        p.blessings = [1, 0, 0]
    sc.play("goods", 0, ("neutral", 0), "scout", ("neutral", 0), (0, 5, 6, 11)).stop()
    assert (len(sc.s.attack), sc.told("attack")[0].about["extra"]) == (2 + 2, 2)
    for seat in range(players):
        assert sc.asks[seat].about["cap"] == CAPS[1] == 2


@pytest.mark.clause("H31.5", "H27.2", "H31.8")
def test_neutral_cards_are_cleared() -> None:
    sc = visitor(1).play("goods", 0, ("neutral", 0)).stop()
    assert (sc.s.neutral, sc.s.laid, sc.s.neutral_used) == ([], [], ["planner", "fighter"])
    sc.next_year()
    assert len(sc.s.neutral) == 2
    assert not set(sc.s.neutral) & set(sc.s.neutral_used)


@pytest.mark.clause("H31.8")
@pytest.mark.parametrize(("players", "left"), [(1, 0), (2, 6)])
def test_how_many_neutral_cards_a_game_uses(players: int, left: int) -> None:
    sc = opening(players)
    for _ in range(6):
        sc.next_year().stop()
    assert (sc.s.neutral_deck.size, len(sc.s.neutral_used)) == (left, 12 - left)


@pytest.mark.clause("H31.9")
def test_own_pattern_and_fate_deck_add_nothing() -> None:
    sc = visitor(1).play("goods", 0, "fate", "scout", "own", (0, 5, 6, 11))
    assert sc.s.laid == [[0] * 5, [0] * 5]
    assert sc.stop().told("attack")[0].about["extra"] == 0


@pytest.mark.clause("H31.7", "H31.11")
def test_ranks() -> None:
    assert [rank(n) for n in (-5, 0, 39, 40, 49, 50, 59, 60, 69, 70, 99)] == [
        "miles", "miles", "miles", "centurion", "centurion", "primus-pilus", "primus-pilus",
        "praefectus-castrorum", "praefectus-castrorum", "legatus-legionis", "legatus-legionis",
    ]  # fmt: skip
    sc = scene(1, year=6).fill(renown=25, piety=20)
    sc.p[0].cohorts = [6, 6, 6]
    sc.stop()
    told = [e.about for e in sc.told("rank")]
    assert told == [{"player": 0, "rank": "centurion", "n": 45 + 4}]
    assert not scene(2, year=6).stop().told("rank")
    assert GAME.winners(sc.s) == []  # there is no rival
    assert GAME.headline(sc.s) == ranked(49) == GAME.story(sc.told("rank")[0])
    assert GAME.headline(scene(2).s) is None


@pytest.mark.clause("H31.7", "H31.11")
def test_how_far_it_is_to_the_next_rank() -> None:
    def ahead(points: int) -> tuple[Any, Any]:
        args = ranked(points).args
        return args.get("next"), args.get("left")

    assert ahead(-5) == (Msg("rank-centurion.next"), 45)
    assert ahead(39) == (Msg("rank-centurion.next"), 1)
    assert ahead(40) == (Msg("rank-primus-pilus.next"), 10)
    assert ahead(69) == (Msg("rank-legatus-legionis.next"), 1)
    assert ranked(70).id == "ranked-highest"
