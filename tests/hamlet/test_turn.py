"""B3, H2, H10.1, H11, H12.2, M3.1, M3.2: turns, rounds and the end."""

from __future__ import annotations

import pytest

from ludorum.games.hamlet.content import SLOTS, number
from ludorum.games.hamlet.turn import actions
from tests.hamlet.scene import (
    CHURCH,
    FARM,
    MARKET,
    QUARRY,
    TOWN_HALL,
    WOODCUTTER,
    scene,
)

ACTIONS = ("produce", "sell", "deliver", "construct", "road")


@pytest.mark.clause("B3.1", "B3.2", "H2.4")
def test_a_villager_acts_once_and_is_laid_down() -> None:
    sc = scene().give(0, coins=20).plan(0, "small_mountain_range")
    kinds = {x if isinstance(x, str) else x[0] for x in sc.options}
    assert kinds == {*ACTIONS, "town-hall", "donkeys", "done"}
    sc.play(("produce", QUARRY))
    assert (sc.p[0].standing, sc.p[0].lying) == ([], [QUARRY])
    assert sc.options == ["donkeys", "done"]
    assert sc.why(("produce", FARM))[:2] == ("B3.1", "no-villager")


@pytest.mark.clause("H2.2", "H2.4")
def test_any_unused_villager_does_it_wherever_it_stands() -> None:
    sc = scene()
    sc.p[0].standing = [MARKET, WOODCUTTER]
    sc.play(("produce", WOODCUTTER))
    assert (sc.p[0].standing, sc.p[0].lying) == ([MARKET], [WOODCUTTER])
    sc.play(("produce", QUARRY))
    assert sc.p[0].standing == []


@pytest.mark.clause("B3.3")
def test_figures_share_a_tile() -> None:
    sc = scene().play(("produce", QUARRY), "done")
    sc.play("town-hall", ("blueprint", 0), "done", "done", "town-hall", ("blueprint", 0), "done")
    assert sc.p[0].lying == sc.p[1].lying == [TOWN_HALL]


@pytest.mark.clause("H2.1")
def test_donkeys_move_once_at_any_moment_one_step_each() -> None:
    sc = scene()
    sc.p[0].donkeys = [CHURCH, QUARRY]
    sc.play("donkeys")
    assert "done" not in sc.options  # the block may be left out, not begun for nothing
    assert (QUARRY, CHURCH) in sc.options and (QUARRY, FARM) not in sc.options
    sc.play((CHURCH, FARM))
    assert sc.options == [(QUARRY, CHURCH), "done"]
    sc.play("done")
    assert sc.p[0].donkeys == [QUARRY, FARM]
    assert sc.why("donkeys")[:2] == ("H2.1", "donkeys-moved")
    sc.play(("produce", FARM))
    assert sc.options == ["done"]
    sc.play("done", "done")
    assert "donkeys" in sc.options
    sc.play(("produce", QUARRY))
    assert "donkeys" in sc.options  # after the villagers as well


@pytest.mark.clause("H2.1", "H2.6")
def test_villagers_stand_up_at_the_start_of_the_turn() -> None:
    sc = scene().give(0, coins=10).play("town-hall", "villager", "done")
    assert (sc.p[0].standing, sorted(sc.p[0].lying)) == ([], [CHURCH, TOWN_HALL])
    assert sc.options == ["donkeys", "done"]  # the new one cannot act yet
    sc.play("done", "done")
    assert (sc.seat, sc.p[0].standing, sc.p[0].lying) == (0, [CHURCH, TOWN_HALL], [])


@pytest.mark.clause("H2.6")
def test_a_new_donkey_moves_with_the_others() -> None:
    sc = scene().play("town-hall", "donkey", FARM, ("blueprint", 0), "done", "donkeys")
    assert (FARM, CHURCH) in sc.options
    moved = scene().play("donkeys", (CHURCH, FARM), "town-hall", "donkey", QUARRY)
    moved.play(("blueprint", 0), "done")
    assert "donkeys" not in moved.options


@pytest.mark.clause("H2.3", "H2.2", "M3.1")
def test_the_turn_ends_when_its_owner_says_so() -> None:
    sc = scene()
    assert sc.ask.confirm
    sc.play("done")
    assert sc.seat == 1 and sc.p[0].standing == [CHURCH]


@pytest.mark.clause("M3.1")
def test_you_and_botric_take_turns() -> None:
    sc = scene(1, ties="dealer")
    order = []
    for _ in range(3):
        order.append(sc.seat)
        sc.play("done")
    assert order == [0, 0, 0]
    turns = [(1, 1), (0, 2), (1, 2), (0, 3), (1, 3), (0, 4)]
    assert sc.about("turn") == [{"player": seat, "n": n} for seat, n in turns]
    assert sc.p[1].standing == []  # he leaves no villager unused


@pytest.mark.clause("M3.2")
def test_the_marker_comes_back_at_your_turn() -> None:
    sc = scene(1, ties="dealer").play("done")
    assert sc.about("favour")[0]["reason"] == "turn"
    assert sc.s.botric is not None and not sc.s.botric.marker


@pytest.mark.clause("M6.3", "M3.2")
def test_a_turn_coin_every_turn() -> None:
    sc = scene(1, ties="dealer").play("done", "done")
    assert [x["reason"] for x in sc.about("favour")].count("turn") == 2


@pytest.mark.clause("H10.1", "H12.2", "B11.1", "M16.1")
def test_the_round_is_finished() -> None:
    sc = scene().give(0, coins=10)
    sc.s.church = dict.fromkeys(list(SLOTS)[2:], 1) | {"raw": 1}
    sc.play(("deliver", "coins"))
    assert sc.told("church-full")
    sc.play("done")
    assert sc.seat == 1 and not sc.open().over  # the second player has one more turn
    sc.play("done")
    assert sc.open().over and sc.about("end") == [{"why": "church"}]


@pytest.mark.clause("H10.1", "B11.1")
def test_no_end_while_a_slot_of_the_church_is_open() -> None:
    sc = scene(active=1).give(1, coins=10)
    sc.s.church = dict.fromkeys(list(SLOTS)[2:], 1)
    sc.play(("deliver", "coins"), "done")
    assert len(sc.s.church) == 3 and not sc.told("church-full")
    assert sc.seat == 0 and not sc.open().over


@pytest.mark.clause("H10.1", "H12.2", "H9.2")
def test_the_second_player_ends_it_at_once() -> None:
    sc = scene(active=1).give(1, coins=10)
    sc.s.church = dict.fromkeys(list(SLOTS)[2:], 1) | {"raw": 1}
    sc.play(("deliver", "coins"), "done")
    assert sc.open().over


@pytest.mark.clause("H11.1")
def test_rounds_without_any_change() -> None:
    still = number("still-rounds")
    sc = scene()
    for _ in range(2 * still - 1):
        sc.play("done")
    assert not sc.open().over
    sc.play("done")
    assert sc.open().over and sc.about("end") == [{"why": "still"}]
    quiet = ["done"] * (2 * still - 2)
    busy = scene().play(*quiet, "donkeys", (CHURCH, FARM), "done", "done")
    assert busy.s.still == 0 and not busy.open().over


@pytest.mark.clause("H11.2")
def test_many_rounds_without_progress() -> None:
    last = number("idle-rounds")
    sc = scene()
    where = CHURCH
    for n in range(last):
        assert sc.s.idle == n
        to = FARM if where == CHURCH else CHURCH
        sc.play("donkeys", (where, to), "done", "done")
        where = to
    assert sc.open().over and sc.about("end") == [{"why": "idle"}]
    for answers in (("donkey", FARM), (("blueprint", 0),)):
        sc = scene()
        sc.s.idle = last - 1
        sc.play("town-hall", *answers, "done", "done", "done")
        assert sc.s.idle == 0 and not sc.open().over  # a hire or a blueprint is progress


def test_actions_without_villagers() -> None:
    sc = scene()
    sc.p[0].lying, sc.p[0].standing = [CHURCH], []
    assert actions(sc.s, sc.p[0]) == ["donkeys", "done"]
