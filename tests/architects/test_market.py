"""A10: the Black Market."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.architects.content import MARKETS, SILVER, SMALL_OF
from tests.architects.scene import Scene, scene

PLAIN = (("A01", "A02", "A06", "A07"), ("A11", "A12", "A26", "A27"))  # tricky ones in the pile


def buyer(silver: int = 3, virtue: int = 7, **options: Any) -> Scene:
    sc = scene(2, rows=PLAIN, **options)
    sc.p[0].virtue = virtue
    sc.give(0, silver=silver)
    sc.turned("K08")
    return sc


@pytest.mark.clause("A10.1", "A15.6")
def test_the_market_is_for_virtue_nine_or_less() -> None:
    for virtue in range(15):
        sc = buyer(virtue=virtue)
        assert (set(MARKETS) <= set(sc.options)) == (virtue <= 9)
    assert buyer(virtue=10).why("market-left") == ("A15.6", "too-virtuous", {"n": 10})


@pytest.mark.clause("A10.1")
@pytest.mark.parametrize("silver", [0, 1, 2, 3])
def test_a_space_needs_its_silver(silver: int) -> None:
    sc = buyer(silver)
    assert [x for x in sc.options if x in MARKETS] == list(MARKETS[:silver])
    if silver < 3:
        assert sc.why("market-right") == ("A10.1", "no-silver", {"silver": 3})


@pytest.mark.clause("A10.1")
def test_a_space_must_be_free() -> None:
    sc = buyer()
    sc.s.market = [-1, 0, 1]
    assert [x for x in sc.options if x in MARKETS] == ["market-left"]


@pytest.mark.clause("A10.2", "A24.17")
def test_left_gives_the_small_face_right_the_large_one() -> None:
    left = buyer().play("market-left")
    assert left.goods(0) == {"silver": 2, "marble": 1, "stone": 1}
    assert left.p[0].virtue == 6
    right = buyer().play("market-right")
    assert right.goods(0) == {"gold": 1, "stone": 1, "wood": 2}
    assert right.p[0].virtue == 6


@pytest.mark.clause("A10.2", "A24.17")
def test_the_middle_hires_or_draws_five() -> None:
    sc = buyer().play("market-middle")
    assert len(sc.options) == 8 + 1
    assert (sc.p[0].goods[SILVER], sc.p[0].virtue) == (1, 6)
    sc.play("plans", cards=["B01", "B02", "B03", "B04", "B05"])
    assert sc.options == ["B01", "B02", "B03", "B04", "B05"]
    sc.play("B05")
    assert sc.p[0].hand.cards == ["B05"]
    assert sc.s.buildings.layers[0].cards == ["B01", "B02", "B03", "B04"]


@pytest.mark.clause("A10.3")
@pytest.mark.parametrize("space", ["market-left", "market-right"])
def test_the_cards_do_not_move(space: str) -> None:
    sc = buyer().play(space)
    assert (sc.s.small, sc.s.large, sc.s.market_deck.size) == (SMALL_OF["K03"], ["K08"], 8)


@pytest.mark.clause("A10.4")
@pytest.mark.parametrize("space", MARKETS)
def test_the_illusionist_keeps_the_virtue_on_every_space(space: str) -> None:
    sc = buyer(virtue=0)
    sc.hire(0, "illusionist")
    sc.play(space)
    assert (sc.p[0].virtue, sc.p[0].debts) == (0, 0)


@pytest.mark.clause("A10.4")
def test_the_trickster_saves_a_silver_on_every_space() -> None:
    for price, space in enumerate(MARKETS):
        sc = buyer(silver=price)
        sc.hire(0, "trickster")
        assert set(MARKETS[: price + 1]) <= set(sc.options)
        assert sc.play(space).p[0].goods[SILVER] == 0
    free = buyer(silver=0)
    free.hire(0, "trickster")
    assert free.play("market-left").goods(0) == {"marble": 1, "stone": 1}


@pytest.mark.clause("A10.4")
def test_swindlers_add_their_goods_on_every_space() -> None:
    plain = {"market-left": {"marble": 1, "stone": 1}, "market-right": {"gold": 1, "stone": 1}}
    plain["market-right"]["wood"] = 2
    for space in MARKETS:
        sc = buyer(silver=3)
        sc.hire(0, "swindler", "swindler", "swindler")
        sc.play(space)
        if space == "market-middle":
            sc.play("plans", "B01", cards=["B01", "B02", "B03", "B04", "B05"])
        got = sc.goods(0)
        got.pop("silver", None)
        want = dict(plain.get(space, {}))
        for good, n in {"clay": 2, "stone": 1, "wood": 1}.items():
            want[good] = want.get(good, 0) + n
        assert got == want


@pytest.mark.clause("A10.4")
def test_caroline_draws_a_card_on_every_space() -> None:
    for space in ("market-left", "market-right"):
        sc = buyer()
        sc.p[0].board = "caroline"
        assert sc.play(space, cards=["B30"]).p[0].hand.cards == ["B30"]
    sc = buyer()
    sc.p[0].board = "caroline"
    sc.play("market-middle", ("hire", 0, 0), cards=["A40", "B30"])
    assert (sc.p[0].crew, sc.p[0].hand.cards) == (["A01"], ["B30"])


@pytest.mark.clause("A10.5", "A16.1", "A16.2")
def test_the_third_worker_triggers_a_reset_after_its_action() -> None:
    sc = buyer()
    sc.s.market = [1, 0, -1]
    sc.play("market-right")
    assert sc.goods(0) == {"gold": 1, "stone": 1, "wood": 2}  # of the face before the reset
    assert sc.s.market == [-1, -1, -1]
    assert [p.prison for p in sc.p] == [2, 1]
    names = [e.what for e in sc.events]
    assert names.index("gain") < names.index("reset") < names.index("turn-card")
    two = buyer()
    two.s.market = [1, -1, -1]
    assert two.play("market-right").told("reset") == []


@pytest.mark.clause("A10.6", "A15.4")
def test_at_virtue_nothing_the_market_costs_a_debt() -> None:
    sc = buyer(virtue=0)
    assert set(MARKETS) <= set(sc.options)
    sc.play("market-left")
    assert (sc.p[0].virtue, sc.p[0].debts) == (0, 1)
    assert sc.goods(0) == {"silver": 2, "marble": 1, "stone": 1}


@pytest.mark.clause("A10.7")
def test_pay_then_lose_virtue_then_gain() -> None:
    sc = buyer().play("market-left")
    names = [e.what for e in sc.events]
    assert names[:6] == ["turn", "place", "pay", "virtue", "gain", "gain"]


@pytest.mark.clause("A10.7", "A15.7")
def test_the_virtue_of_a_hire_comes_after_the_loss() -> None:
    sc = buyer(virtue=0).play("market-middle", ("hire", 1, 2))  # a Squire: virtue 1
    assert (sc.p[0].virtue, sc.p[0].debts) == (1, 1)
    assert [e.about for e in sc.told("virtue")] == [
        {"player": 0, "n": -1, "now": 0},
        {"player": 0, "n": 1, "now": 1},
    ]


@pytest.mark.clause("A10.7", "A10.1")
def test_only_the_virtue_at_the_placement_bars() -> None:
    sc = buyer(virtue=9).play("market-middle", ("hire", 1, 2))
    assert sc.p[0].virtue == 9


@pytest.mark.clause("A10.8", "A3.10")
def test_the_action_of_a_space_is_obligatory() -> None:
    shown = [("hire", r, c) for r in (0, 1) for c in range(4)]
    sc = buyer().play("market-middle")
    assert sc.options == [*shown, "plans"]
    sc.play("plans", cards=["B01", "B02", "B03", "B04", "B05"])
    assert len(sc.options) == 5


@pytest.mark.clause("A10.8", "A7.6")
@pytest.mark.parametrize(("board", "limit"), [("", 5), ("rudolf", 6)])
def test_a_full_crew_must_let_one_go_first(board: str, limit: int) -> None:
    crowd = ("labourer", "miner", "miner", "thief", "gatekeeper", "merchant")
    sc = buyer()
    sc.p[0].board = board
    sc.hire(0, *crowd[:limit])
    sc.play("market-middle", ("hire", 0, 0))
    assert (sc.ask.kind, len(sc.options)) == ("dismiss", limit)
    sc.play("A13")
    assert len(sc.p[0].crew) == limit
    assert "A01" in sc.p[0].crew


@pytest.mark.clause("A10.9")
def test_one_player_may_stand_on_several_spaces() -> None:
    sc = buyer(silver=4).play("market-left", "quarry")
    assert "market-right" in sc.options
    sc.play("market-right")
    assert sc.s.market == [0, -1, 0]
