"""B6, H1.4, H1.5, H2.5: blueprints and hires."""

from __future__ import annotations

import pytest

from ludorum.games.hamlet.content import STACK
from tests.hamlet.scene import CHURCH, FARM, QUARRY, ROW, scene


@pytest.mark.clause("B6.2", "H1.5")
def test_a_blueprint_with_its_coins() -> None:
    sc = scene()
    sc.s.row_coins = [2, 0, 1, 0]
    sc.play("town-hall", ("blueprint", 2), cards=["trade_post"])
    assert sc.p[0].blueprints == ["sawmill"] and sc.p[0].coins == 3 - 2 + 1
    assert sc.s.row == ["small_woodland", "shrine", "stonemason", "trade_post"]
    assert sc.s.row_coins == [3, 1, 0, 0]  # coins stay on their tiles, the new one has none


@pytest.mark.clause("B6.1")
def test_one_blueprint_and_any_number_of_hires() -> None:
    sc = scene().give(0, coins=30).play("town-hall", ("blueprint", 0))
    assert sc.options == ["villager", "donkey", "done"]
    assert sc.why(("blueprint", 1))[:2] == ("B6.1", "one-blueprint")
    sc.play("villager", "donkey", FARM, "donkey", CHURCH, "villager", "done")
    assert (len(sc.p[0].lying), sc.p[0].donkeys) == (3, [CHURCH, CHURCH, FARM])
    assert sc.p[0].coins == 33 - 5 - 3 - 3 - 7


@pytest.mark.clause("B6.3", "H2.5")
def test_prices_of_villagers() -> None:
    sc = scene().give(0, coins=18).play("town-hall", "villager", "villager")
    assert sc.p[0].coins == 21 - 5 - 7
    sc.play("villager")
    assert sc.p[0].coins == 0
    assert sc.p[0].lying.count(CHURCH) == 3  # they enter on the church, lying
    poor = scene().give(0, coins=1).play("town-hall")
    assert poor.why("villager") == ("B6.3", "no-coins", {"coins": 5})


@pytest.mark.clause("B6.3")
def test_a_donkey_enters_on_a_linked_tile() -> None:
    sc = scene()
    sc.build("forest_pond", sc.loose_spot("forest_pond"))
    sc.play("town-hall", "donkey")
    assert sc.options == [0, 1, 2, 3, 4, 5]
    assert sc.why(sc.n("forest_pond"))[:2] == ("B6.3", "not-linked")
    sc.play(QUARRY)
    assert sc.p[0].donkeys == [CHURCH, QUARRY] and sc.p[0].coins == 0


@pytest.mark.clause("H2.5")
def test_at_least_one_thing_and_coins_of_the_blueprint_pay_hires() -> None:
    sc = scene()
    sc.s.row_coins = [2, 0, 0, 0]
    sc.play("town-hall")
    assert "done" not in sc.options and "villager" not in sc.options
    sc.play(("blueprint", 0))
    assert sc.p[0].coins == 5 and "villager" in sc.options


@pytest.mark.clause("H2.5", "B6.2")
def test_limits() -> None:
    sc = scene().give(0, coins=50).plan(0, "forest_pond", "mountain_pond", "trade_post")
    sc.p[0].donkeys = [CHURCH] * 6
    sc.p[0].lying = [CHURCH] * 3
    assert sc.why("town-hall")[:2] == ("H2.5", "nothing-there")
    full = scene().give(0, coins=50).plan(0, "forest_pond", "mountain_pond", "trade_post")
    full.p[0].donkeys = [CHURCH] * 6
    full.play("town-hall")
    assert full.options == ["villager"]
    assert full.why(("blueprint", 0))[:2] == ("B6.2", "all-blueprints")
    assert full.why("donkey")[:2] == ("H2.5", "all-donkeys")
    full.play("villager", "villager", "villager")
    assert full.options == ["done"]
    assert full.why("villager")[:2] == ("H2.5", "all-villagers")
    assert len(full.p[0].blueprints) == 3  # nothing discards them


@pytest.mark.clause("H1.4")
def test_an_empty_bag_refills_nothing() -> None:
    sc = scene()
    for id in list(sc.s.bag.layers[0].cards):
        sc.s.bag.take(id)
    sc.play("town-hall", ("blueprint", 1))
    assert sc.s.row == [ROW[0], ROW[2], ROW[3]]


@pytest.mark.clause("H1.5")
def test_a_short_row_costs_the_same() -> None:
    sc = scene()
    for id in list(sc.s.bag.layers[0].cards):
        sc.s.bag.take(id)
    sc.s.row, sc.s.row_coins = ["shrine", "sawmill"], [0, 0]
    sc.play("town-hall", ("blueprint", 1))
    assert sc.p[0].coins == 2 and sc.s.row_coins == [1]


@pytest.mark.clause("H1.4", "B7.3", "H4.3", "H1.2")
def test_a_stack_enters_the_bag_and_fills_a_short_row() -> None:
    sc = scene().plan(0, "flour_mill").give(0, coins=20)
    for id in list(sc.s.bag.layers[0].cards):
        sc.s.bag.take(id)
    sc.s.row, sc.s.row_coins = ["shrine"], [2]
    sc.play(("construct", "flour_mill")).settle()
    assert sc.s.milestones[2] == 0
    assert len(sc.s.row) == 4 and set(sc.s.row[1:]) < set(STACK["flour"])
    assert sc.s.row_coins == [2, 0, 0, 0] and sc.s.bag.size == 1
