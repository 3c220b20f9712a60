"""B4, B9.2, H3: what is in reach and how it is paid."""

from __future__ import annotations

import pytest

from ludorum.games.hamlet.content import STONE, WHEAT, WOOD, Needs
from ludorum.games.hamlet.hauling import NO_WAY, Means, picked, sources, units, ways
from ludorum.games.hamlet.state import stock
from tests.hamlet.scene import (
    CHURCH,
    FARM,
    MARKET,
    PATHS,
    QUARRY,
    WOODCUTTER,
    Printed,
    Scene,
    scene,
)

ALL = 0b111111


@pytest.mark.clause("B4.3", "H3.1", "H3.2")
def test_x24_reach() -> None:
    sc = scene()
    assert Means(sc.s, sc.p[0]).reach(WOODCUTTER) == ALL  # two steps over the church with a donkey
    sc.p[0].donkeys = []
    near = 1 << WOODCUTTER | 1 << CHURCH
    assert Means(sc.s, sc.p[0]).reach(WOODCUTTER) == near  # the first step is free
    assert Means(sc.s, sc.p[0]).reach(CHURCH) == ALL
    sc.p[0].donkeys = [QUARRY]
    assert Means(sc.s, sc.p[0]).reach(WOODCUTTER) == near
    assert Means(sc.s, sc.p[1]).reach(WOODCUTTER) == ALL  # each uses its own donkeys


@pytest.mark.clause("H3.1")
def test_every_tile_between_needs_a_donkey() -> None:
    sc = scene()
    sc.build("small_mountain_range", sc.loose_spot("small_mountain_range", QUARRY, "M"))
    j = sc.joint("quarry", "small_mountain_range", "M")
    sc.road(0, (j.a, j.segment))
    new = sc.n("small_mountain_range")
    sc.p[0].donkeys = [CHURCH]
    assert not Means(sc.s, sc.p[0]).reach(new) >> FARM & 1  # quarry, church, farm: two between
    sc.p[0].donkeys = [CHURCH, QUARRY]
    assert Means(sc.s, sc.p[0]).reach(new) >> FARM & 1
    sc.p[0].donkeys = [QUARRY]
    assert Means(sc.s, sc.p[0]).reach(new) >> CHURCH & 1  # one between


@pytest.mark.clause("B4.2")
def test_anybody_uses_what_lies_there() -> None:
    sc = scene()
    sc.build("sawmill", sc.linked_spot("sawmill")).made("sawmill", 1)
    mask = Means(sc.s, sc.p[0]).reach(CHURCH)
    mask |= 1 << sc.n("sawmill")
    assert [stock(sc.s).count(mask, good) for good in range(7)] == [2, 2, 2, 1, 0, 0, 0]
    assert units(sc.s, ALL | 1 << sc.n("sawmill"), (3,)) == {(sc.n("sawmill"), 3, 2): 1}


@pytest.mark.clause("B4.4", "H3.4", "H3.7")
@pytest.mark.parametrize(("high", "n"), [(False, 1), (True, 2)])
def test_the_maker_gets_the_bonus_whoever_uses_the_good(high: bool, n: int) -> None:
    sc = scene(market=("m3", "m1", "m2"))
    sc.build("dairy_farm", sc.linked_spot("dairy_farm")).made("dairy_farm", 1, high)
    sc.p[0].donkeys = [*range(6), sc.n("dairy_farm")]
    sc.play(("sell", "m3"))
    assert (sc.p[1].points, sc.p[1].coins) == (n, 4 + n)
    assert sc.s.goods[sc.n("dairy_farm")] == ()
    assert (sc.p[0].points, sc.p[0].coins) == (1, 3 + 2)


@pytest.mark.clause("H3.4")
def test_the_user_may_be_the_maker_and_cubes_go_to_the_supply() -> None:
    sc = scene(market=("m3", "m1", "m2"))
    sc.build("dairy_farm", sc.linked_spot("dairy_farm")).made("dairy_farm", 0, True)
    sc.p[0].donkeys = [*range(6), sc.n("dairy_farm")]
    sc.play(("sell", "m3"))
    assert (sc.p[0].points, sc.p[0].coins) == (3, 7)
    sc = scene().play(("sell", "m1"))
    assert sc.cubes("woodcutter") == (0, 0, 0) and sc.cubes("farm") == (0, 0, 1)


def price(sc: Scene, tile: int, need: Needs) -> int:
    m = Means(sc.s, sc.p[0])
    return m.price(m.reach(tile), need)


@pytest.mark.clause("B9.2", "H3.3")
def test_buying() -> None:
    sc = scene().clear()
    need = (((WOOD,), 2), ((STONE,), 1))
    assert price(sc, QUARRY, need) == 9  # the market is two steps away, over a donkey
    assert price(sc, QUARRY, (((3,), 1),)) == 5
    sc.p[0].donkeys = []
    assert price(sc, QUARRY, need) == NO_WAY
    assert price(sc, CHURCH, need) == 9  # next to it
    assert price(sc, MARKET, need) == 9


@pytest.mark.clause("B9.2")
def test_nothing_is_bought_for_a_sale() -> None:
    sc = scene().give(0, coins=50).clear("farm")
    assert sc.why(("sell", "m1")) == ("B9.1", "out-of-reach", {"goods": (("wheat", 1),)})


@pytest.mark.clause("H3.3", "H3.5")
def test_only_what_is_missing_is_bought() -> None:
    sc = scene().give(0, coins=20).plan(0, "sawmill").clear("farm").put("farm", wheat=1)
    sc.play(("construct", "sawmill")).settle()
    assert sc.about("buy") == [{"player": 0, "good": "wheat", "n": 1, "price": 3}]
    assert sc.cubes("farm") == (0, 0, 0) and sc.cubes("quarry") == (0, 1, 0)
    assert sc.p[0].coins == 23 - 3
    assert not sc.told("bonus")  # what is bought brings nobody a bonus


@pytest.mark.clause("H3.5")
def test_in_a_mixed_slot_everything_real_is_used_first() -> None:
    sc = scene().give(0, coins=20)
    sc.play(("deliver", "raw"))
    assert stock(sc.s).lies == [[]] * 7
    assert sc.about("buy") == [{"player": 0, "good": "wood", "n": 4, "price": 12}]


@pytest.mark.clause("H3.6", "H3.1")
def test_the_player_chooses_which_real_ones() -> None:
    sc = scene().plan(0, "small_mountain_range")
    sc.build("barn_bend", sc.linked_spot("barn_bend")).put("barn_bend", stone=2)
    barn = sc.n("barn_bend")
    sc.p[0].donkeys = [*range(6), barn]
    at = sc.spots("small_mountain_range", QUARRY)[0]
    sc.play(("construct", "small_mountain_range"), QUARRY, at[:2], at[2])
    assert sc.kind == "source"
    assert sc.options == [(QUARRY, "stone", -1), (barn, "stone", -1)]  # alike ones are one option
    sc.play((barn, "stone", -1))
    assert (sc.cubes("quarry"), sc.cubes("barn_bend")) == ((0, 2, 0), (0, 1, 0))


@pytest.mark.clause("H3.6")
def test_all_ways_to_take_several_are_one_question() -> None:
    assert ways([2, 1, 3], 3) == [(2, 1, 0), (2, 0, 1), (1, 1, 1), (1, 0, 2), (0, 1, 2), (0, 0, 3)]
    found = {(QUARRY, STONE, -1): 2, (FARM, STONE, -1): 1}
    kind, options = sources(found, 2)
    assert kind == "sources"
    assert options == [
        ((QUARRY, "stone", -1, 2),),
        ((QUARRY, "stone", -1, 1), (FARM, "stone", -1, 1)),
    ]
    assert picked(kind, options[0]) == [((QUARRY, STONE, -1), 2)]
    many = {(tile, STONE, -1): 9 for tile in range(5)}
    assert sources(many, 9) == ("source", [(tile, "stone", -1) for tile in range(5)])


@pytest.mark.clause("H3.5")
def test_nothing_is_asked_when_everything_is_used() -> None:
    sc = scene().clear("quarry").put("quarry", stone=1)
    sc.build("barn_bend", sc.linked_spot("barn_bend")).put("barn_bend", stone=1)
    sc.p[0].donkeys = [*range(6), sc.n("barn_bend")]
    sc.play("road", FARM, PATHS[0])
    assert sc.kind == "act" and sc.s.roads == [(0, *PATHS[0])]


@pytest.mark.clause("H3.7")
def test_bonus_coins_cannot_pay_for_the_same_action(printed: Printed) -> None:
    printed.tile("lumber_mill", cost={"timber": 1, "wheat": 2})
    sc = scene().give(0, coins=-3)
    sc.build("sawmill", sc.linked_spot("sawmill")).made("sawmill", 0, True)
    sc.p[0].donkeys = [*range(6), sc.n("sawmill")]
    sc.s.milestones[0] = 0
    sc.plan(0, "lumber_mill").clear("farm").put("farm", wheat=1)  # 1 wheat is missing: 3 coins
    assert sc.why(("construct", "lumber_mill"))[:2] == ("B7.2", "no-materials")


def test_goods_by_unit() -> None:
    sc = scene()
    assert units(sc.s, ALL, (WOOD, WHEAT)) == {(WOODCUTTER, WOOD, -1): 2, (FARM, WHEAT, -1): 2}
