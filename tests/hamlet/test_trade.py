"""B9, B10, H8.1, H9: sales and deliveries."""

from __future__ import annotations

import pytest

from tests.hamlet.scene import CHURCH, MARKET, Printed, scene


@pytest.mark.clause("B9.1", "H8.1")
def test_a_sale(printed: Printed) -> None:
    printed.number("sales-per-tier", 3)
    sc = scene().play(("sell", "m1"), cards=["m6"])
    assert (sc.p[0].points, sc.p[0].coins, sc.p[0].sales) == (1, 4, ["m1"])
    assert sc.p[0].lying == [MARKET]
    assert sc.s.market == ["m2", "m3", "m6"]  # the gap is refilled at once, tier 1 being used up


@pytest.mark.clause("H1.4")
def test_an_empty_stack_refills_nothing() -> None:
    sc = scene()
    for deck in sc.s.sales:
        deck.layers = []
    sc.play(("sell", "m1"))
    assert sc.s.market == ["m2", "m3"]


@pytest.mark.clause("B10.1", "H9.1", "H9.2", "H9.3")
def test_the_raw_slot() -> None:
    sc = (
        scene()
        .give(0, coins=9)
        .put("farm", wheat=1)
        .put("quarry", stone=1)
        .put("woodcutter", wood=1)
    )
    sc.play(("deliver", "raw"))
    bought = sc.about("buy")  # nine cubes lie in the village at most
    assert bought == [{"player": 0, "good": "wood", "n": 1, "price": 3}]
    assert (sc.p[0].points, sc.s.church, sc.p[0].lying) == (6, {"raw": 0}, [CHURCH])
    assert not sc.told("church-full")
    poor = scene()
    assert poor.why(("deliver", "raw")) == ("B9.2", "no-coins", {"coins": 12})
    sc.play("done")
    assert sc.why(("deliver", "raw"))[:2] == ("B10.1", "slot-filled")


@pytest.mark.clause("B10.1")
def test_the_coin_slot() -> None:
    sc = scene().give(0, coins=8).play(("deliver", "coins"))
    assert (sc.p[0].coins, sc.p[0].points) == (1, 6)
    exact = scene().give(0, coins=7).play(("deliver", "coins"))
    assert (exact.p[0].coins, exact.p[0].points) == (0, 6)
    assert scene().why(("deliver", "coins")) == ("B10.1", "no-coins", {"coins": 10})


@pytest.mark.clause("B10.1", "H9.1", "H9.3")
def test_a_goods_slot_in_any_mix() -> None:
    sc = scene().give(0, coins=2)
    sc.joined("sawmill").made("sawmill", 1)
    sc.joined("windmill", terrain="M").made("windmill", 0, True)
    sc.p[0].donkeys = list(range(len(sc.s.tiles)))
    sc.play(("deliver", "timber-flour"))
    assert sc.about("buy") == [{"player": 0, "good": "timber", "n": 1, "price": 5}]
    assert (sc.p[0].points, sc.p[1].points) == (4 + 2, 1)
    assert (sc.p[0].coins, sc.p[1].coins) == (5 - 5 + 2, 4 + 1)


@pytest.mark.clause("H9.1")
def test_everything_is_brought_to_the_church() -> None:
    sc = scene().give(0, coins=20)
    sc.build("sawmill", sc.linked_spot("sawmill", MARKET)).made("sawmill", 0)
    sc.p[0].donkeys = []
    sc.play(("deliver", "timber-flour"))  # over the market: too far without a donkey there
    assert sc.s.goods[sc.n("sawmill")] == (0,) and sc.p[0].coins == 23 - 15
    near = scene().give(0, coins=20)
    near.build("sawmill", near.linked_spot("sawmill", MARKET)).made("sawmill", 0)
    near.p[0].donkeys = [MARKET]
    near.play(("deliver", "timber-flour"))
    assert near.s.goods[near.n("sawmill")] == () and near.p[0].coins == 23 - 10 + 1


@pytest.mark.clause("H9.2")
def test_the_fourth_slot_triggers_the_end() -> None:
    sc = scene().give(0, coins=10)
    sc.s.church = {"raw": 0, "timber-flour": 1, "milk-brick": 1}
    sc.play(("deliver", "coins"))
    assert sc.told("church-full")
