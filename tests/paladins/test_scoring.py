"""P10: the end and the points."""

from __future__ import annotations

import pytest

from ludorum.games.paladins import GAME
from tests.paladins.scene import scene


@pytest.mark.clause("P10.1", "P12.2")
def test_kings_orders() -> None:
    actions = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
    for action in actions:
        for slot, vp in enumerate((4, 6, 8)):
            others = [x for x in actions if x != action]
            names = [*others[:slot], action]
            sc = scene(2).orders(*names).did(0, **{action: 5}).did(1, **{action: 4})
            assert sc.points(0).get("orders", 0) == vp
            assert "orders" not in sc.points(1)
            assert sc.did(1, **{action: 6}).points(1)["orders"] == vp  # everybody who meets it


@pytest.mark.clause("P10.1", "P10.1.1", "P1.3")
@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
def test_attributes(attribute: str) -> None:
    for n, vp in enumerate((0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)):
        assert scene(2).give(0, **{attribute: n}).points(0).get(attribute, 0) == vp


@pytest.mark.clause("P10.1")
@pytest.mark.parametrize(
    ("action", "points"),
    [
        ("develop", {5: 0, 6: 1, 7: 3, 8: 6}),
        ("commission", {4: 0, 5: 2, 6: 5, 7: 9}),
        ("garrison", {4: 0, 5: 2, 6: 5, 7: 9}),
        ("fortify", {4: 0, 5: 1, 6: 3, 7: 6}),
        ("absolve", {4: 0, 5: 1, 6: 3, 7: 6}),
    ],
)
def test_times_done(action: str, points: dict[int, int]) -> None:
    for n, vp in points.items():
        assert scene(2).did(0, **{action: n}).points(0).get(action, 0) == vp


@pytest.mark.clause("P10.1", "P7.8", "P6.2")
def test_debts_goods_and_walls() -> None:
    assert scene(2).give(0, paid=2, debts=2).points(0) == {"paid": 2, "unpaid": -6}
    for silver, provisions, vp in ((2, 0, 0), (2, 1, 1), (5, 0, 1), (4, 5, 3)):
        sc = scene(2).give(0, silver=silver, provisions=provisions)
        assert sc.total(0) == vp  # counted together
    assert scene(2).built(0, "wall-03", "wall-05", "wall-01").points(0) == {"walls": 3}


@pytest.mark.clause("P10.2")
def test_ties() -> None:
    sc = scene(3).orders("attack", "convert", "absolve")
    sc.did(0, attack=5).give(1, silver=12).give(2, silver=12)
    assert [sc.total(i) for i in range(3)] == [4, 4, 4]
    assert GAME.winners(sc.s) == [0]  # points of orders
    sc = scene(3).give(1, silver=3).give(2, silver=3).suspect(1, "tax-0")
    assert GAME.winners(sc.s) == [2]  # fewer suspicions
    assert GAME.winners(scene(3).give(1, silver=3).give(2, silver=3).s) == [1, 2]


@pytest.mark.clause("P10.4")
def test_nothing_else_scores() -> None:
    sc = scene(2).everyone(0).give(0, criminal=3).suspect(0, "tax-2")
    sc.enlist(0, "abbot-2").beats(0, "viking-thief").ride(0, "roland").did(0, attack=4, recruit=9)
    assert sc.total(0) == 0


@pytest.mark.clause("P10.3", "P12.23", "P10.1")
def test_the_player_with_66_points() -> None:
    sc = scene(2, foes=[""] * 6).orders("fortify", "attack", "commission")
    sc.give(0, strength=11, influence=10, faith=6, paid=2, debts=1, silver=2, provisions=1)
    sc.did(0, commission=6)
    walls = ("wall-03", "wall-05", "wall-01", "wall-02", "wall-14", "wall-15")  # 1 + 2 printed
    sc.built(0, *walls)
    sc.converts(0, "viking-adventurer", "byzantine-warrior", "saracen-warrior", "viking-assassin")
    sc.beats(0, "saracen-archer", "saracen-hunter", "saracen-protector")
    assert sc.points(0) == {
        "orders": 4 + 8,
        "strength": 16,
        "influence": 13,
        "faith": 6,
        "commission": 5,
        "fortify": 3,
        "walls": 3,
        "converted": 3 + 1 + 1 + 3,
        "paid": 2,
        "unpaid": -3,
        "goods": 1,
    }
    assert sc.total(0) == 66
