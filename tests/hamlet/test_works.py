"""B5, B10.2, H5, H6: producing, refining and begging."""

from __future__ import annotations

import pytest

from ludorum.games.hamlet.content import number
from ludorum.games.hamlet.hauling import Means
from ludorum.games.hamlet.state import stock
from ludorum.games.hamlet.works import beg_closed
from tests.hamlet.scene import CHURCH, FARM, QUARRY, WOODCUTTER, Scene, scene


@pytest.mark.clause("B5.1", "T1.4")
def test_producing_fills_all_empty_slots_for_two_coins() -> None:
    sc = scene().clear("quarry").play(("produce", QUARRY))
    assert sc.cubes("quarry") == (0, 3, 0) and sc.p[0].coins == 5
    full = scene().put("farm", wheat=1)
    assert full.why(("produce", FARM))[:2] == ("B5.1", "full")


@pytest.mark.clause("H6.1")
def test_six_cubes_of_each_kind() -> None:
    sc = scene().clear("woodcutter")
    sc.build("barn_bend", sc.linked_spot("barn_bend")).put("barn_bend", wood=3)
    sc.build("barn_through", sc.linked_spot("barn_through")).put("barn_through", wood=2)
    assert stock(sc.s).supply[0] == 1
    sc.play(("produce", WOODCUTTER))
    assert sc.cubes("woodcutter") == (1, 0, 0)  # only what the supply has
    none = scene().clear("woodcutter")
    none.build("barn_bend", none.linked_spot("barn_bend")).put("barn_bend", wood=3)
    none.build("barn_through", none.linked_spot("barn_through")).put("barn_through", wood=3)
    assert none.why(("produce", WOODCUTTER))[:2] == ("H6.1", "no-cubes")


@pytest.mark.clause("H6.2")
def test_coins_never_run_out() -> None:
    sc = scene().give(0, coins=10_000).play(("produce", QUARRY))
    assert sc.p[0].coins == 10_005


@pytest.mark.clause("B5.2", "H6.3", "H6.5", "H4.4")
def test_barn() -> None:
    sc = scene()
    sc.build("barn_bend", sc.linked_spot("barn_bend"))
    barn = sc.n("barn_bend")
    assert sc.cubes("barn_bend") == (0, 0, 0)
    sc.play(("produce", barn))
    assert sc.kind == "barn" and len(sc.options) == 10  # every mix of three kinds in three slots
    assert sc.options[0] == (("wood", 3),)
    sc.play((("stone", 2), ("wheat", 1)))
    coins = 3 + number("barn-coins")
    assert sc.cubes("barn_bend") == (0, 2, 1) and sc.p[0].coins == coins
    part = scene()
    part.build("barn_bend", part.linked_spot("barn_bend")).put("barn_bend", wood=2)
    part.play(("produce", part.n("barn_bend")), (("wood", 1),))
    assert part.p[0].coins == coins  # in full even for one slot


@pytest.mark.clause("H6.5")
def test_a_barn_takes_only_what_the_supply_has() -> None:
    sc = scene().put("woodcutter", wood=1)
    sc.build("barn_bend", sc.linked_spot("barn_bend")).put("barn_bend", wood=2)
    sc.build("barn_through", sc.linked_spot("barn_through")).put("barn_through", wood=1)
    sc.play(("produce", sc.n("barn_bend")))
    assert sc.options == [(("stone", 1),), (("wheat", 1),)]


@pytest.mark.clause("B10.2", "H6.4")
def test_begging() -> None:
    sc = scene().put("woodcutter", wood=1).put("quarry", stone=1)
    assert sc.why("beg")[:2] == ("H6.4", "no-beg")
    sc = scene().put("woodcutter", wood=1).put("quarry", stone=1).put("farm", wheat=1).play("beg")
    assert sc.p[0].coins == 4 and sc.p[0].lying == [CHURCH]
    gone = scene().put("woodcutter", wood=1).put("quarry", stone=1).clear("farm")
    gone.build("barn_bend", gone.linked_spot("barn_bend")).put("barn_bend", wheat=3)
    gone.build("barn_through", gone.linked_spot("barn_through")).put("barn_through", wheat=3)
    assert beg_closed(Means(gone.s, gone.p[0])) is None  # the supply has no wheat


def mill(wood: int = 3) -> Scene:
    """A lumber mill in reach of everything."""
    sc = scene().clear().put("woodcutter", wood=wood)
    sc.build("lumber_mill", sc.linked_spot("lumber_mill"))
    sc.p[0].donkeys = [*range(6)]
    return sc


@pytest.mark.clause("B5.3", "H5.1", "B4.1")
def test_refining_fills_any_number_of_slots() -> None:
    sc = mill()
    n = sc.n("lumber_mill")
    sc.play(("refine", n))
    assert (sc.kind, sc.options) == ("batch", [1, 2])
    sc.play(2)
    assert sc.s.goods[n] == (0, 0) and sc.cubes("woodcutter") == (1, 0, 0)
    assert (sc.p[0].coins, sc.p[0].points) == (3, 0)  # no reward at once
    full = mill().made("lumber_mill", 1, n=2)
    assert full.why(("refine", n))[:2] == ("B5.3", "full")


@pytest.mark.clause("H5.1")
def test_refining_needs_a_token_and_a_cube() -> None:
    sc = mill()
    sc.build("sawmill", sc.linked_spot("sawmill"))
    sc.made("sawmill", 0).made("lumber_mill", 0)
    assert stock(sc.s).tokens(0, 3) == 0
    assert sc.why(("refine", sc.n("lumber_mill")))[:2] == ("H5.1", "no-token")
    one = mill()
    one.build("sawmill", one.loose_spot("sawmill")).made("sawmill", 0)
    one.play(("refine", one.n("lumber_mill")))
    assert (one.kind, one.options) == ("batch", [1])  # two slots, but one token
    dry = mill(0).give(0, coins=-1)
    assert dry.why(("refine", dry.n("lumber_mill"))) == (
        "B4.3",
        "out-of-reach",
        {"goods": (("wood", 1),)},
    )
    bought = mill(0).play(("refine", dry.n("lumber_mill"))).settle()
    assert bought.p[0].coins == 0 and bought.s.goods[dry.n("lumber_mill")] == (0,)


@pytest.mark.clause("H5.1", "B7.5")
def test_quality_is_fixed_when_the_good_is_made() -> None:
    sc = mill()
    n = sc.n("lumber_mill")
    sc.play(("refine", n), 1)
    sc.s.milestones[0] = 0
    sc.play("done", "done", ("refine", n)).settle()
    assert sc.s.goods[n] == (0, 1)  # the old one stays normal, the new one is high quality


@pytest.mark.clause("B7.5")
def test_the_milestone_of_another_makes_nothing_better() -> None:
    sc = mill()
    sc.s.milestones[0] = 1
    n = sc.n("lumber_mill")
    sc.play(("refine", n), 1)
    assert sc.s.goods[n] == (0,)


@pytest.mark.clause("G5")
def test_what_no_road_reaches_cannot_be_used() -> None:
    sc = scene()
    sc.build("sawmill", sc.loose_spot("sawmill", CHURCH, "F"))
    assert sc.why(("refine", sc.n("sawmill")))[:2] == ("G5", "not-linked")
