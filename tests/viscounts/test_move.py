"""V5.1, V5.4: the round and the viscount's way around the ring."""

from __future__ import annotations

import pytest

from ludorum.games.viscounts.turn import steps
from tests.viscounts.scene import Scene, scene

LEFT, INNER, RIGHT = 0, 1, 2


def ready(card: str, at: int, silver: int = 0, players: int = 2) -> Scene:
    return scene(players).hand(0, card).at(0, at).give(0, silver=silver).play(card)


@pytest.mark.clause("V5.4.2")
def test_the_roads() -> None:
    assert [steps(x) for x in (LEFT, INNER, RIGHT)] == [(1, 2), (2, 4), (3,)]
    assert [steps(x) for x in (12, 13, 14)] == [(13, 14), (14, 1), (0,)]


@pytest.mark.clause("V5.4.1", "V5.4.2", "V15.8")
def test_the_abbot_moves_two() -> None:
    assert ready("abbot", LEFT).options == [2, 3, 4]
    assert ready("abbot", RIGHT).options == [4, 5]
    assert ready("abbot", INNER).options == [3, 5, 7]


@pytest.mark.clause("V5.4.1")
def test_never_fewer_and_further_for_silver() -> None:
    sc = scene(2).hand(0, "princess").at(0, LEFT).give(0, silver=1).play("princess")
    assert sc.options == [2, 3, 4, 5, 7], "the cheapest first"
    assert sc.why(6) == ("V5.4.1", "no-silver", {"silver": 2})
    assert sc.why(1) == ("V5.4.1", "no-silver", {"silver": 4}), "only by a lap"
    assert sc.play(7).goods(0) == {} and sc.p[0].at == 7


@pytest.mark.clause("V5.4.3")
def test_a_full_lap() -> None:
    sc = ready("trader", LEFT, silver=6)
    assert 0 in sc.options
    assert sc.play(0).goods(0) == {}
    assert 0 not in ready("trader", LEFT, silver=5).options


@pytest.mark.clause("V5.4.5", "V1.6")
def test_a_free_step() -> None:
    sc = scene(2).hand(0, "trader").at(0, LEFT).slots(0, "trading-post-1").play("trader")
    assert sc.options == [1, 2, 3, 4], "one further, or not"
    sc = scene(2).hand(0, "trader").at(0, LEFT).slots(0, "trading-post-1").give(0, silver=1)
    sc.play("trader", 5)
    assert sc.goods(0) == {}, "two further, one of them free"


@pytest.mark.clause("V5.4.3", "V5.4.4", "V5.4.6", "V1.6", "V1.10")
def test_those_who_are_met_may_rearrange() -> None:
    sc = scene(4).hand(0, "abbot").at(0, 0)
    for i, at in ((1, 3), (2, 2), (3, 3)):
        sc.board(i, "trader", "thief", "").at(i, at)
    sc.play("abbot", 3)
    assert (sc.seat, sc.kind, sc.p[0].at) == (1, "rearrange", 3)
    sc.play(("thief", "trader", ""))
    assert sc.p[1].board == ["thief", "trader", ""] and sc.track(1) == (1, 7)
    assert (sc.seat, sc.kind) == (3, "rearrange")
    sc.play(("trader", "thief", ""))
    assert (sc.seat, sc.kind) == (0, "act"), "the one who was only passed does nothing"


@pytest.mark.clause("V5.4.6")
def test_who_is_met_first_sits_next_clockwise() -> None:
    sc = scene(3).phase("cards", active=1).hand(1, "abbot").at(1, 0)
    for i in (0, 2):
        sc.board(i, "trader", "thief", "").at(i, 3)
    sc.play("abbot", 3)
    assert (sc.seat, sc.kind) == (2, "rearrange")
    sc.play(("trader", "thief", ""))
    assert (sc.seat, sc.kind) == (0, "rearrange")


@pytest.mark.clause("V5.1", "V5.2")
def test_turns_go_clockwise() -> None:
    sc = scene(3).phase("end", active=1)
    sc.s.first = 1
    seen = []
    for _ in range(4):
        sc.play()
        seen.append((sc.s.active, sc.s.round))
        while sc.s.active == seen[-1][0]:
            sc.play("none" if sc.kind == "act" else sc.options[-1])
    assert seen == [(2, 3), (0, 3), (1, 4), (2, 4)]
