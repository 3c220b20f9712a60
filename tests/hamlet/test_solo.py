"""M3-M13, M17.3, M17.5: Botric's turn, step by step; X3-X19."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.hamlet.botric import narrow, own, pay_for, starts
from ludorum.games.hamlet.content import SLOTS
from ludorum.games.hamlet.solo import (
    blueprint,
    botric_acts,
    can_deliver,
    check_bag,
    construct,
    deliver,
    draw_action,
    hire,
    produce,
    refine,
    sell,
    take_plan,
)
from ludorum.games.hamlet.state import Botric, Player, village
from ludorum.kernel import NOBODY, Layer
from tests.hamlet.scene import (
    CHURCH,
    FARM,
    MARKET,
    QUARRY,
    ROW,
    TOWN_HALL,
    WOODCUTTER,
    Printed,
    Scene,
    scene,
)

BOT = 1
NO_SALE = ("m3", "m4", "m7")  # milk and flour, which nobody has
FOUR = ("produce", "blueprint", "refine", "construct")


def bot(coins: int = 0, villagers: int = 1, up: bool = True, **kw: Any) -> Scene:
    """Botric's turn has begun: his villagers stand on the church."""
    sc = scene(1, active=BOT, **{"market": NO_SALE, **kw})
    sc.p[BOT].coins = coins
    sc.p[BOT].standing = [CHURCH] * villagers
    board(sc).up = up
    return sc


def stuck(coins: int = 0, villagers: int = 1, up: bool = True, **kw: Any) -> Scene:
    """He can do nothing but hire and deliver coins: sources full, no refinery, no use for plans."""
    sc = bot(coins, villagers, up, actions=FOUR, **kw)
    sc.put("woodcutter", wood=1).put("quarry", stone=1).put("farm", wheat=1)
    sc.plan(BOT, "monument", "windmill", "stables")
    sc.s.church = {"raw": 0}
    return sc


def board(sc: Scene) -> Botric:
    assert sc.s.botric is not None
    return sc.s.botric


def b(sc: Scene) -> Player:
    return sc.p[BOT]


def acts(sc: Scene, *answers: Any, cards: tuple[str, ...] = ()) -> Scene:
    """One of his villagers."""
    sc.run(botric_acts(sc.s), *answers, cards=cards)
    return sc


def token(sc: Scene) -> tuple[int, str]:
    return b(sc).coins, "up" if board(sc).up else "down"


def cannot(sc: Scene) -> list[tuple[str, str]]:
    return [(x["action"], x["reason"]) for x in sc.about("cannot")]


def decided(sc: Scene) -> list[tuple[str, int, int]]:
    """Which test decided, and the two numbers it compared."""
    return [(x["test"], x["n"], x["other"]) for x in sc.about("decides")]


# -- the turn --------------------------------------------------------------------------------


@pytest.mark.clause("M1.1", "M3.3", "M3.6")
def test_his_turn_uses_every_villager_that_stood_up() -> None:
    sc = scene(1, ties="dealer", market=NO_SALE).give(BOT, coins=4)
    sc.p[BOT].lying = [FARM]
    sc.s.church = dict.fromkeys(SLOTS, 0)  # also when the end is near
    sc.play("done")
    assert board(sc).acted == 2 and b(sc).standing == []
    assert len(b(sc).lying) == 3  # one was hired, lying: it did not act
    assert sc.open().over


@pytest.mark.clause("M3.4", "M4.4")
def test_the_choice_is_made_afresh_for_every_villager() -> None:
    sc = bot(coins=10, villagers=2)
    acts(acts(sc))
    assert [x["coins"] for x in sc.about("favour")] == [-5, -5]
    assert board(sc).acted == 2


@pytest.mark.clause("M3.5", "M6.8")
def test_your_bonus_is_paid_at_once_and_you_decide_only_ties() -> None:
    sc = bot(market=("m3", "m4", "m1")).joined("dairy_farm").made("dairy_farm", 0)
    before = sc.p[0].coins
    acts(sc)
    assert (sc.p[0].points, sc.p[0].coins) == (1, before + 1)
    assert all(ask.kind.startswith("botric-") and ask.seat == 0 for ask in sc.asked)


@pytest.mark.clause("M4.1")
def test_priority_actions_in_their_order() -> None:
    sc = bot(coins=12, market=("m1", "m2", "m3"))
    acts(sc)
    hired = sc.about("villager")  # though he could deliver and sell
    assert hired == [{"player": BOT, "n": 2}]
    sc = bot(coins=7, market=("m1", "m2", "m3"))
    b(sc).standing = [CHURCH] * 4
    acts(sc)
    assert sc.s.church == {"coins": BOT} and not b(sc).sales
    sc = bot(market=("m1", "m3", "m4"))
    acts(sc)
    assert b(sc).sales == ["m1"] and not sc.told("disc")


@pytest.mark.clause("M4.2")
def test_where_the_villager_is_laid_down() -> None:
    assert acts(bot(coins=5)).p[BOT].lying == [TOWN_HALL, CHURCH]
    sc = bot(coins=7)
    b(sc).standing = [CHURCH] * 4
    assert acts(sc).p[BOT].lying == [CHURCH]
    assert acts(bot(market=("m1", "m3", "m4"))).p[BOT].lying == [MARKET]


@pytest.mark.clause("M4.3", "M10.4")
def test_otherwise_a_disc_is_drawn_and_stays_out() -> None:
    sc = acts(bot(), cards=("c",))
    assert board(sc).drawn == ["c"]
    assert sc.s.discs.layers[0].cards == ["a", "a", "a", "b", "b"]


@pytest.mark.clause("M4.5")
def test_the_nearest_unused_villager_goes() -> None:
    sc = bot(coins=5)
    b(sc).standing = [TOWN_HALL, FARM]
    acts(sc)
    assert b(sc).standing == [FARM]
    tie = bot(coins=5)
    b(tie).standing = [FARM, QUARRY, QUARRY]
    acts(tie, QUARRY)
    ask = tie.asked[0]
    assert (ask.kind, list(ask.options)) == ("botric-villager", [QUARRY, FARM])  # between tiles
    assert sorted(b(tie).standing) == [QUARRY, FARM]


@pytest.mark.clause("M4.6", "M7.4")
def test_the_turn_coin_counts_for_the_next_try() -> None:
    sc = bot(coins=6)
    b(sc).standing = [CHURCH]
    b(sc).lying = [CHURCH] * 2
    b(sc).coins = 4
    sc.run(hire(sc.s, b(sc)))
    assert token(sc) == (5, "up") and figures(sc) == 3  # not tried again with this villager
    sc = bot(coins=4)
    state = (sc.cubes("farm"), b(sc).blueprints, sc.s.row)
    sc.run(hire(sc.s, b(sc)))
    assert (sc.cubes("farm"), b(sc).blueprints, sc.s.row) == state


def figures(sc: Scene) -> int:
    return len(b(sc).standing) + len(b(sc).lying)


# -- the bag ---------------------------------------------------------------------------------


@pytest.mark.clause("M5.1", "M5.3", "M10.4")
def test_an_empty_bag() -> None:
    sc = bot(coins=1, up=False)
    sc.s.discs.layers = []
    board(sc).drawn = ["a"] * 3 + ["b"] * 2 + ["c"]
    check_bag(sc.s, b(sc))
    assert token(sc) == (2, "up") and board(sc).drawn == []
    assert sc.s.discs.layers[0].cards == ["a", "a", "a", "b", "b", "c"]
    assert not board(sc).marker
    check_bag(sc.s, b(sc))
    assert token(sc) == (2, "up")  # nothing while discs are left


@pytest.mark.clause("M5.3")
def test_the_bag_coin_has_no_limit_and_comes_last() -> None:
    sc = bot(coins=0)
    board(sc).marker = True
    for card in ("a", "a", "a", "b", "b"):
        sc.s.discs.take(card)
    acts(sc)
    assert token(sc) == (1, "up")
    order = [e.what for e in sc.events if e.what in ("token-moves", "goes", "discs-back", "favour")]
    assert order == ["goes", "token-moves", "discs-back", "favour"]


# -- standing rules --------------------------------------------------------------------------


@pytest.mark.clause("M6.1")
def test_he_needs_no_donkeys() -> None:
    sc = bot(market=("m2", "m3", "m4"))
    sc.p[0].donkeys = []
    acts(sc)
    assert b(sc).sales == ["m2"]  # stone and wheat, two steps from the market
    sc = bot(market=("m3", "m4", "m1"))
    sc.build("dairy_farm", sc.loose_spot("dairy_farm", CHURCH, "M")).made("dairy_farm", BOT)
    sc.clear("woodcutter")
    sc.run(sell(sc.s, b(sc)))
    assert not b(sc).sales  # not joined by road


@pytest.mark.clause("M6.2")
def test_he_never_buys(printed: Printed) -> None:
    printed.tile("forest_pond", cost={"wheat": 1})
    sc = bot(coins=50, actions=("construct", "produce", "blueprint", "refine", "road"))
    sc.clear("farm").plan(BOT, "forest_pond")
    assert not can_deliver(sc.s, b(sc), "raw")
    sc.run(draw_action(sc.s, b(sc)), cards=("a",))
    assert cannot(sc) == [("construct", "no-materials")] and not sc.told("buy")


@pytest.mark.clause("M6.3")
@pytest.mark.parametrize(
    ("acted", "up", "marker", "coins"),
    [(0, True, False, 1), (1, True, False, 0), (0, False, False, 0), (0, True, True, 0)],
)
def test_the_turn_coin(acted: int, up: bool, marker: bool, coins: int) -> None:
    sc = bot(up=up)
    board(sc).acted, board(sc).marker = acted, marker
    sc.run(hire(sc.s, b(sc)))
    sc.run(deliver(sc.s, b(sc)))
    assert b(sc).coins == coins  # once, not for both
    assert board(sc).marker == (marker or bool(coins))


@pytest.mark.clause("M6.4", "M6.8")
def test_x2_points_instead_of_coins() -> None:
    sc = bot(coins=3)
    sc.joined("sawmill").made("sawmill", BOT, True)
    sc.joined("windmill", terrain="M").made("windmill", BOT, True)
    sc.run(deliver(sc.s, b(sc)))
    assert sc.s.church == {"timber-flour": BOT}
    assert b(sc).points == 4 + (2 + 1) * 2 and b(sc).coins == 3
    assert sc.s.goods[sc.n("sawmill")] == () == sc.s.goods[sc.n("windmill")]
    normal = bot()
    normal.joined("sawmill").made("sawmill", BOT)
    normal.joined("windmill", terrain="M").made("windmill", BOT)
    normal.run(deliver(normal.s, b(normal)))
    assert b(normal).points == 4 + (1 + 1) * 2


@pytest.mark.clause("M6.4")
def test_no_coins_from_sales_producing_and_blueprints() -> None:
    sc = bot(market=("m1", "m3", "m4"))
    sc.run(sell(sc.s, b(sc)))
    assert (b(sc).points, b(sc).coins) == (2, 0)
    sc.run(produce(sc.s, bot_again(sc)))
    assert (b(sc).points, b(sc).coins) == (3, 0)


def bot_again(sc: Scene) -> Player:
    b(sc).standing = [CHURCH]
    return b(sc)


@pytest.mark.clause("M6.5", "M14.1", "M17.3")
def test_he_ignores_other_costs_in_coins() -> None:
    sc = bot(actions=("construct", "produce", "blueprint", "refine", "road"))
    sc.plan(BOT, "barn_bend")
    acts(sc, cards=("a",))
    assert "barn_bend" in sc.s.tiles and (b(sc).coins, b(sc).points) == (1, 4)
    fined = bot(actions=("construct", "produce", "blueprint", "refine", "road"), fines="on")
    fined.plan(BOT, "barn_bend").give(BOT, points=2)
    acts(fined, cards=("a",))
    assert b(fined).points == 0 + 4  # 3 coins unpaid, but never below 0


@pytest.mark.clause("M6.6", "M6.7")
def test_x4_prices() -> None:
    sc = bot(coins=15, villagers=3)
    for _ in range(3):
        sc.run(hire(sc.s, b(sc)))
        b(sc).lying = b(sc).lying[:1]  # his second and third villager cost the same
    assert b(sc).coins == 0
    assert [(x.n, x.botric) for x in SLOTS.values()] == [(10, 8), (10, 7), (3, 2), (3, 2)]
    sc = bot(coins=7)
    assert can_deliver(sc.s, b(sc), "coins")
    sc = bot(coins=6)
    assert not can_deliver(sc.s, b(sc), "coins")
    sc.put("woodcutter", wood=1)
    assert not can_deliver(sc.s, b(sc), "raw")
    sc.put("quarry", stone=1)
    assert can_deliver(sc.s, b(sc), "raw")  # eight cubes


@pytest.mark.clause("M6.9")
def test_nearest() -> None:
    sc = bot()
    v = village(sc.s)
    assert [v.apart(CHURCH, n) for n in (CHURCH, FARM)] == [0, 1]
    assert v.apart(FARM, QUARRY) == 2
    assert v.apart(FARM, MARKET) == 2  # they touch, but the road goes over the church
    sc.build("forest_pond", sc.loose_spot("forest_pond"))
    pond, v = sc.n("forest_pond"), village(sc.s)
    assert v.far(CHURCH)[pond] == 99 and v.apart(CHURCH, pond) == 1  # no road: touching tiles
    b(sc).standing = [FARM, QUARRY, CHURCH]
    assert starts(sc.s, b(sc), WOODCUTTER) == [CHURCH]


@pytest.mark.clause("M6.10")
def test_you_or_the_dealer_break_ties() -> None:
    sc = bot(coins=5)
    b(sc).standing = [FARM, QUARRY]
    acts(sc)
    assert [ask.kind for ask in sc.asked] == ["botric-villager"]
    sc = bot(coins=5, ties="dealer")
    b(sc).standing = [FARM, QUARRY]
    acts(sc)
    assert not sc.asked
    assert sc.about("tie") == [{"kind": "botric-villager", "n": 2, "dealer": 1}]


@pytest.mark.clause("M6.11", "M6.12")
def test_x10_x11_face_down_he_still_hires_and_delivers() -> None:
    sc = bot(coins=10, villagers=2)
    acts(sc)
    assert token(sc) == (5, "down")
    acts(sc)
    assert token(sc) == (0, "down") and b(sc).lying.count(CHURCH) == 2
    sc = bot(coins=12, villagers=3)
    acts(sc)
    assert token(sc) == (7, "down")
    acts(sc)
    assert (
        token(sc) == (0, "down") and b(sc).points == 6 and ("hire", "all-villagers") in cannot(sc)
    )


@pytest.mark.clause("M6.12", "M17.5")
def test_x12_d2() -> None:
    sc = bot(coins=7, always_up="on")
    b(sc).standing = [CHURCH] * 4
    acts(sc)
    assert token(sc) == (0, "up") and sc.s.church == {"coins": BOT}
    sc = acts(bot(coins=5, always_up="on"))
    assert token(sc) == (0, "up")


# -- hire ------------------------------------------------------------------------------------


@pytest.mark.clause("M7.1")
def test_with_four_villagers_the_hire_is_skipped() -> None:
    sc = bot(coins=6, villagers=4)
    assert sc.run(hire(sc.s, b(sc))) is False
    assert token(sc) == (6, "up") and not board(sc).marker


@pytest.mark.clause("M7.2", "M7.3")
def test_a_hire() -> None:
    sc = bot(coins=6)
    row = list(board(sc).row)
    acts(sc)
    assert token(sc) == (1, "down") and b(sc).lying == [TOWN_HALL, CHURCH]
    assert b(sc).blueprints == ["sawmill"]  # by M12, and the token does not move
    assert board(sc).row == row
    full = bot(coins=5).plan(BOT, "monument", "windmill", "stables")
    acts(full)
    assert len(b(full).blueprints) == 3 and token(full) == (0, "down")


@pytest.mark.clause("M7.4", "M6.3")
def test_x5_x7_a_failed_hire() -> None:
    sc = stuck(coins=4, villagers=2)
    acts(sc, cards=("a",))
    assert sc.about("favour")[0] == {"player": BOT, "coins": 1, "reason": "turn", "n": 5}
    assert board(sc).marker
    assert figures(sc) == 2  # not tried again; he passes: the pass coin is another matter
    b(sc).coins = 5
    acts(sc)
    assert token(sc) == (0, "down") and figures(sc) == 3
    sc = stuck(coins=4)
    acts(sc)
    assert [x["reason"] for x in sc.about("favour")] == ["turn", "pass"]  # no second turn coin
    assert "coins" not in sc.s.church


@pytest.mark.clause("M7.5")
def test_a_hire_without_a_blueprint_is_a_success() -> None:
    sc = bot(coins=5, row=())
    assert sc.run(hire(sc.s, b(sc))) is True
    assert token(sc) == (0, "down") and b(sc).blueprints == []


# -- delivery --------------------------------------------------------------------------------


@pytest.mark.clause("M8.1", "M8.6")
def test_x6_a_delivery_from_the_favour_token() -> None:
    sc = stuck(coins=6)
    b(sc).standing = [CHURCH] * 4
    acts(sc)
    found = sc.about("favour")[0]  # hire skipped, delivery failed
    assert found == {"player": BOT, "coins": 1, "reason": "turn", "n": 7}
    b(sc).coins = 7
    acts(sc)
    assert token(sc) == (0, "down") and b(sc).points == 6 and sc.s.church["coins"] == BOT


@pytest.mark.clause("M8.2", "M8.8")
def test_x13_coins_are_no_goods() -> None:
    sc = bot(coins=7).put("woodcutter", wood=1).put("quarry", stone=1)
    sc.run(deliver(sc.s, b(sc)))
    assert sc.s.church == {"coins": BOT}
    assert decided(sc) == [("goods", 0, 8)]


def goods(sc: Scene, **made: tuple[int, bool]) -> Scene:
    """Refineries in the network with goods: seat and quality."""
    terrain = {"sawmill": "F", "windmill": "M", "stonemason": "M", "dairy_farm": "F"}
    for id, (seat, high) in made.items():
        host = TOWN_HALL if id in ("stonemason", "dairy_farm") else CHURCH
        sc.joined(id, host=host, terrain=terrain[id]).made(id, seat, high)
    return sc


@pytest.mark.clause("M8.2", "M8.3", "M8.8", "M1.4")
def test_x14_own_high_quality_goods() -> None:
    sc = goods(
        bot(),
        sawmill=(BOT, False), windmill=(BOT, False), stonemason=(BOT, True), dairy_farm=(0, False),
    )  # fmt: skip
    coins = sc.p[0].coins
    sc.run(deliver(sc.s, b(sc)))
    assert sc.s.church == {"milk-brick": BOT} and decided(sc) == [("own-high", 1, 0)]
    assert b(sc).points == 4 + 3
    assert (sc.p[0].points, sc.p[0].coins) == (1, coins + 1)


@pytest.mark.clause("M8.2")
def test_own_normal_goods_then_the_player() -> None:
    sc = goods(
        bot(),
        sawmill=(BOT, False), windmill=(0, False), stonemason=(0, True), dairy_farm=(0, False),
    )  # fmt: skip
    sc.run(deliver(sc.s, b(sc)))
    assert decided(sc) == [("own-normal", 1, 0)] and sc.s.church == {"timber-flour": BOT}
    tie = goods(
        bot(),
        sawmill=(0, False), windmill=(0, False), stonemason=(0, True), dairy_farm=(0, False),
    )  # fmt: skip
    tie.run(deliver(tie.s, b(tie)), "milk-brick")
    assert tie.asked[0].kind == "botric-deliver" and tie.s.church == {"milk-brick": BOT}


@pytest.mark.clause("M8.2")
def test_most_points_first() -> None:
    sc = goods(bot(coins=7), sawmill=(BOT, True), windmill=(BOT, True))
    sc.run(deliver(sc.s, b(sc)))
    assert sc.s.church == {"coins": BOT} and decided(sc) == [("points", 6, 4)]


@pytest.mark.clause("M8.4")
def test_the_coin_slot_turns_the_token() -> None:
    sc = bot(coins=7)
    sc.run(deliver(sc.s, b(sc)))
    assert token(sc) == (0, "down")
    sc = bot().put("woodcutter", wood=1).put("quarry", stone=1)
    sc.run(deliver(sc.s, b(sc)))
    assert sc.s.church == {"raw": BOT} and token(sc) == (0, "up")


@pytest.mark.clause("M8.5")
def test_a_donkey_marks_the_fourth_delivery() -> None:
    sc = bot(coins=7)
    sc.s.church = dict.fromkeys(("raw", "timber-flour", "milk-brick"), BOT)
    sc.run(deliver(sc.s, b(sc)))
    assert sc.about("donkey-marks") == [{"player": BOT, "slot": "coins"}] and b(sc).donkeys == []


@pytest.mark.clause("M8.7")
def test_what_he_pays_with() -> None:
    sc = bot()
    sc.joined("lumber_mill", by=0).made("lumber_mill", 0).made("lumber_mill", BOT)
    sc.joined("sawmill", host=FARM).made("sawmill", BOT, True)
    sc.run(pay_for(sc.s, b(sc), CHURCH, (((3,), 2),), "M8.7"))
    assert sc.s.goods[sc.n("lumber_mill")] == (0,)  # yours, though nearer, is left
    assert sc.s.goods[sc.n("sawmill")] == ()
    near = bot()
    near.build("barn_bend", near.linked_spot("barn_bend")).put("barn_bend", wood=1)
    near.run(pay_for(near.s, b(near), WOODCUTTER, (((0,), 2),), "M8.7"))
    assert near.cubes("woodcutter") == (0, 0, 0) and near.cubes("barn_bend") == (1, 0, 0)
    tie = bot()
    tie.run(pay_for(tie.s, b(tie), CHURCH, (((0, 1), 1),), "M8.7"), (QUARRY, "stone", -1))
    assert tie.asked[0].kind == "botric-source" and tie.cubes("quarry") == (0, 1, 0)
    many = bot()
    mix = ((WOODCUTTER, "wood", -1, 1), (QUARRY, "stone", -1, 2))
    many.run(pay_for(many.s, b(many), CHURCH, (((0, 1), 3),), "M8.7"), mix)
    assert [x.kind for x in many.asked] == ["botric-sources"]  # one question, whatever it takes
    assert many.cubes("woodcutter") == (1, 0, 0) and many.cubes("quarry") == (0, 0, 0)


@pytest.mark.clause("M8.9")
def test_with_no_slot_open_the_delivery_fails() -> None:
    sc = bot(coins=9)
    sc.s.church = dict.fromkeys(SLOTS, 0)
    assert sc.run(deliver(sc.s, b(sc))) is False
    assert token(sc) == (10, "up") and sc.told("cannot")[0].clause == "M8.9"


# -- sale ------------------------------------------------------------------------------------


@pytest.mark.clause("M9.1", "M9.3")
def test_a_sale() -> None:
    sc = bot(market=("m1", "m3", "m4"))
    sc.run(sell(sc.s, b(sc)), cards=("m7",))
    assert b(sc).sales == ["m1"] and sc.cubes("woodcutter") == (0, 0, 0)
    assert len(sc.s.market) == 3 and "m1" not in sc.s.market


@pytest.mark.clause("M9.2")
def test_x15_most_points(printed: Printed) -> None:
    printed.sale("m9", 4, 2, timber=1, milk=1)
    sc = goods(bot(market=("m1", "m9", "m3")), sawmill=(0, False), dairy_farm=(0, False))
    sc.run(sell(sc.s, b(sc)))
    assert b(sc).sales == ["m9"] and decided(sc) == [("points", 5, 2)]


@pytest.mark.clause("M9.2")
def test_own_goods_then_fewest_then_the_player(printed: Printed) -> None:
    printed.sale("m5", 2, 2, timber=1, wheat=1)
    printed.sale("m6", 2, 2, brick=1, wheat=1)
    sc = goods(bot(market=("m5", "m6", "m1")), sawmill=(0, True), stonemason=(BOT, False))
    sc.run(sell(sc.s, b(sc)))
    assert b(sc).sales == ["m6"] and decided(sc)[-1] == ("own-normal", 1, 0)
    sc = goods(bot(market=("m5", "m6", "m1")), sawmill=(BOT, True), stonemason=(BOT, False))
    sc.run(sell(sc.s, b(sc)))
    assert b(sc).sales == ["m5"] and decided(sc)[-1] == ("own-high", 1, 0)
    sc = goods(bot(market=("m1", "m3", "m2")), dairy_farm=(0, False))
    sc.run(sell(sc.s, b(sc)))
    assert b(sc).sales == ["m3"] and decided(sc)[-1] == ("goods", 1, 3)
    tie = bot(market=("m1", "m2", "m3"))
    tie.run(sell(tie.s, b(tie)), "m2")
    assert tie.asked[0].kind == "botric-sell" and b(tie).sales == ["m2"]


@pytest.mark.clause("M9.3")
def test_a_sale_uses_what_is_nearest_to_the_market() -> None:
    sc = bot(market=("m2", "m3", "m4"))
    sc.build("barn_through", sc.linked_spot("barn_through", MARKET)).put("barn_through", wheat=1)
    sc.run(sell(sc.s, b(sc)))
    assert sc.cubes("barn_through") == (0, 0, 0) and sc.cubes("farm") == (0, 0, 2)


@pytest.mark.clause("M9.4")
def test_a_failed_sale_brings_nothing() -> None:
    sc = bot(coins=3)
    assert sc.run(sell(sc.s, b(sc))) is False
    assert token(sc) == (3, "up")


# -- the row of tokens -----------------------------------------------------------------------


@pytest.mark.clause("M10.1", "M10.2", "M10.3", "M10.4", "M6.3", "M4.3")
def test_x3_the_rulebooks_example() -> None:
    sc = bot(coins=2).joined("sawmill", by=0).made("sawmill", 0)
    sc.plan(BOT, "monument", "small_mountain_range", "windmill")
    acts(sc, cards=("b",))
    assert token(sc) == (3, "up") and board(sc).marker
    assert cannot(sc)[-2:] == [("blueprint", "all-blueprints"), ("refine", "no-refinery")]
    assert sc.s.tiles[-1] == "small_mountain_range"
    assert board(sc).row == ["produce", "blueprint", "refine", "road", "construct"]
    assert board(sc).drawn == ["b"]


@pytest.mark.clause("M10.1", "M10.8")
@pytest.mark.parametrize(("disc", "place"), [("a", 1), ("b", 2), ("c", 3)])
def test_x19_where_he_starts(disc: str, place: int) -> None:
    row = ("refine", "produce", "construct", "blueprint")
    sc = stuck()
    board(sc).row = list(row)
    acts(sc, cards=(disc,))
    tried = [name for name, _ in cannot(sc) if name in row]
    assert tried == [*row[place - 1 :], *row[: place - 1]]  # to the right, then round
    assert sc.about("disc") == [{"player": BOT, "n": place, "action": row[place - 1]}]


@pytest.mark.clause("M10.3")
def test_a_token_at_the_right_end_stays_there() -> None:
    sc = bot(actions=("refine", "road", "blueprint", "construct", "produce"))
    sc.plan(BOT, "monument", "windmill", "stables")
    sc.clear("woodcutter", "quarry")
    acts(sc, cards=("c",))
    assert board(sc).row == ["refine", "road", "blueprint", "construct", "produce"]
    assert sc.about("token-moves") == [{"player": BOT, "action": "produce"}]


@pytest.mark.clause("M10.5", "M10.7", "M5.2")
def test_x8_x9_passing() -> None:
    sc = stuck(coins=2)
    b(sc).standing = [FARM]
    board(sc).acted = 1
    sc.s.discs.layers = [Layer(["a"], NOBODY, 1)]
    acts(sc)
    assert token(sc) == (4, "up") and b(sc).lying == [CHURCH]  # pass coin, then bag coin
    assert board(sc).row == list(FOUR) and sc.told("pass")
    down = stuck(coins=4, villagers=3, up=False)
    acts(down, cards=("a",))
    assert token(down) == (4, "down")
    down.s.discs.layers = [Layer(["b"], NOBODY, 1)]
    acts(down)
    assert token(down) == (5, "up")
    acts(down)
    assert figures(down) == 4 and token(down) == (0, "down")


@pytest.mark.clause("M10.7")
def test_pass_coins_may_come_several_times() -> None:
    sc = stuck(coins=0, villagers=2)
    board(sc).acted = 1
    acts(acts(sc, cards=("a",)), cards=("b",))
    assert token(sc) == (2, "up") and not board(sc).marker and board(sc).drawn == ["a", "b"]


# -- produce ---------------------------------------------------------------------------------


@pytest.mark.clause("M11.1", "M11.2")
def test_x18_produce() -> None:
    sc = bot().clear().put("woodcutter", wood=1).put("quarry", stone=1).put("farm", wheat=2)
    b(sc).standing = [QUARRY, MARKET]
    sc.run(produce(sc.s, b(sc)))
    assert sc.cubes("quarry") == (0, 3, 0) and b(sc).points == 1 and b(sc).coins == 0
    assert decided(sc) == [("cubes", 1, 2), ("near", 0, 2)]
    assert (b(sc).standing, b(sc).lying) == ([MARKET], [QUARRY])


@pytest.mark.clause("M11.1")
def test_you_choose_tile_and_villager() -> None:
    sc = bot()
    b(sc).standing = [QUARRY, FARM]
    sc.run(produce(sc.s, b(sc)), (FARM, FARM))
    assert sc.asked[0].options == [(QUARRY, QUARRY), (FARM, FARM)]
    assert sc.cubes("farm") == (0, 0, 3)
    sc = bot().put("woodcutter", wood=1).put("quarry", stone=1)
    b(sc).standing = [QUARRY, WOODCUTTER]
    sc.run(produce(sc.s, b(sc)), (FARM, WOODCUTTER))
    assert b(sc).standing == [QUARRY] and b(sc).lying == [FARM]
    loose = bot().put("woodcutter", wood=1).put("quarry", stone=1).put("farm", wheat=1)
    loose.build("barn_bend", loose.loose_spot("barn_bend"))
    assert loose.run(produce(loose.s, b(loose))) == "full"  # the barn is not in the network


@pytest.mark.clause("M11.3")
def test_a_barn_gets_one_of_each() -> None:
    sc = bot()
    sc.build("barn_bend", sc.linked_spot("barn_bend"))
    sc.run(produce(sc.s, b(sc)))
    assert sc.cubes("barn_bend") == (1, 1, 1) and not sc.asked
    part = bot().put("woodcutter", wood=1).put("quarry", stone=1).put("farm", wheat=1)
    part.build("barn_bend", part.linked_spot("barn_bend")).put("barn_bend", wood=2)
    part.run(produce(part.s, b(part)), "wheat")
    assert part.cubes("barn_bend") == (2, 0, 1)  # the fewest there; between two you choose
    assert part.asked[0].kind == "botric-barn" and part.asked[0].options == ["stone", "wheat"]


@pytest.mark.clause("M11.3")
def test_a_barn_never_gets_two_of_a_kind_at_once() -> None:
    sc = bot().clear()
    sc.build("barn_bend", sc.linked_spot("barn_bend"))
    sc.build("barn_through", sc.linked_spot("barn_through")).put("barn_through", wheat=3)
    sc.put("farm", wheat=3).put("woodcutter", wood=3).put("quarry", stone=3)
    sc.run(produce(sc.s, b(sc)))
    assert sc.cubes("barn_bend") == (1, 1, 0), "no wheat in the supply: a slot stays empty"
    assert not sc.asked
    b(sc).standing = [QUARRY]
    sc.run(produce(sc.s, b(sc)), "stone")
    assert sc.cubes("barn_bend") == (1, 2, 0), "the next time a second one may come"


@pytest.mark.clause("M11.4")
def test_a_kind_the_supply_lacks_is_passed_over() -> None:
    sc = bot().clear()
    sc.build("barn_bend", sc.linked_spot("barn_bend")).put("barn_bend", wood=3)
    sc.build("barn_through", sc.linked_spot("barn_through")).put("barn_through", wood=3)
    sc.put("quarry", stone=1).put("farm", wheat=1)
    b(sc).standing = [QUARRY]
    sc.run(produce(sc.s, b(sc)))
    assert sc.cubes("quarry") == (0, 3, 0)  # not the empty woodcutter


# -- blueprint -------------------------------------------------------------------------------


@pytest.mark.clause("M12.1", "M12.4")
def test_taking_a_blueprint() -> None:
    sc = bot()
    assert sc.run(take_plan(sc.s, b(sc))) == ""
    assert b(sc).lying == [TOWN_HALL] and len(b(sc).blueprints) == 1
    full = bot().plan(BOT, "monument", "windmill", "stables")
    assert full.run(take_plan(full.s, b(full))) == "all-blueprints"
    empty = bot(row=())
    assert empty.run(take_plan(empty.s, b(empty))) == "no-blueprint"


@pytest.mark.clause("M17.3", "M7.3")
def test_a_blueprint_with_a_hire_is_fined_too() -> None:
    row = ("trade_post", "forest_pond", "sawmill")  # the refinery lies third: two coins skipped
    for fines, points in (("off", 5), ("on", 3)):
        sc = bot(coins=5, row=row, fines=fines).give(BOT, points=5)
        sc.run(hire(sc.s, b(sc)))
        assert b(sc).blueprints == ["sawmill"] and b(sc).points == points
        fined = [{"player": BOT, "n": 2, "points": 2}]
        assert sc.about("fine") == (fined if fines == "on" else [])


@pytest.mark.clause("M12.2", "M12.3", "M17.3")
def test_x16() -> None:
    for fines, points in (("off", 5), ("on", 3)):
        sc = bot(coins=1, fines=fines).give(BOT, points=5)
        sc.s.row_coins = [2, 0, 0, 0]
        sc.run(blueprint(sc.s, b(sc)), cards=("trade_post",))
        assert b(sc).blueprints == ["sawmill"]  # leftmost of those with a milestone
        assert sc.s.row == ["small_woodland", "shrine", "stonemason", "trade_post"]
        assert sc.s.row_coins == [3, 1, 0, 0]  # from the supply
        assert (b(sc).points, b(sc).coins) == (points, 1)


@pytest.mark.clause("M12.2", "M12.3")
def test_x17() -> None:
    sc = bot().plan(BOT, "monument")
    sc.s.row_coins = [2, 0, 0, 0]
    sc.s.milestones[:2] = [0, 0]
    sc.run(blueprint(sc.s, b(sc)))
    assert b(sc).blueprints == ["monument", "small_woodland"]  # the newest at the right
    assert (b(sc).points, b(sc).coins) == (1, 0)


@pytest.mark.clause("M12.2")
def test_the_order_of_his_wishes() -> None:
    sc = bot(row=("small_woodland", "sawmill"))
    sc.s.row, sc.s.row_coins = ["barn_bend", "lumber_mill"], [0, 0]
    sc.s.milestones[0] = 0
    sc.run(blueprint(sc.s, b(sc)))
    assert b(sc).blueprints == ["lumber_mill"]  # any refinery before a barn
    assert [x["wish"] for x in sc.about("wants")] == ["refinery"]


@pytest.mark.clause("M12.5", "M14.9")
def test_without_a_limit_donkeys_mark_his_landmarks() -> None:
    sc = bot(villagers=2, row=("small_woodland", "shrine"), flags="more")
    sc.s.flags[:6] = [BOT] * 6
    assert sc.run(take_plan(sc.s, b(sc))) == ""
    assert sc.run(construct(sc.s, b(sc))) == "" and sc.s.flags[-1] == BOT


@pytest.mark.clause("M12.5", "M7.5")
def test_no_landmark_without_a_flag_for_it() -> None:
    sc = bot(row=("small_woodland", "shrine"))
    sc.s.flags[:5] = [BOT] * 5
    sc.plan(BOT, "trade_post")  # built and queued: six
    assert sc.run(take_plan(sc.s, b(sc))) == "no-blueprint"
    sc.s.flags[0] = -1
    assert sc.run(take_plan(sc.s, b(sc))) == ""
    assert ROW[0] in b(sc).blueprints


# -- refine ----------------------------------------------------------------------------------


@pytest.mark.clause("M13.1")
def test_where_he_can_refine() -> None:
    sc = bot()
    sc.build("sawmill", sc.loose_spot("sawmill"))
    assert sc.run(refine(sc.s, b(sc))) == "no-refinery"  # not in the network
    sc = bot().joined("sawmill").made("sawmill", 0)
    assert sc.run(refine(sc.s, b(sc))) == "no-refinery"  # no free slot
    sc = bot().joined("sawmill").clear("woodcutter")
    assert sc.run(refine(sc.s, b(sc))) == "no-refinery"  # no wood
    sc = bot().joined("sawmill")
    sc.build("lumber_mill", sc.loose_spot("lumber_mill")).made("lumber_mill", BOT, n=2)
    assert sc.run(refine(sc.s, b(sc))) == "no-refinery"  # no token left
    sc = bot().joined("sawmill")
    assert sc.run(refine(sc.s, b(sc))) == ""
    assert sc.s.goods[sc.n("sawmill")] == (BOT * 2,) and sc.cubes("woodcutter") == (1, 0, 0)


@pytest.mark.clause("M13.2", "M13.3", "M1.4")
def test_high_quality_first_then_more_goods() -> None:
    sc = bot().joined("lumber_mill", by=0).joined("stonemason", by=0, host=TOWN_HALL, terrain="M")
    sc.s.milestones[1] = BOT
    sc.run(refine(sc.s, b(sc)))
    assert sc.s.goods[sc.n("stonemason")] == (BOT * 2 + 1,) and decided(sc) == [("high", 1, 0)]
    sc = bot().joined("lumber_mill", by=0).joined("stonemason", by=0, host=TOWN_HALL, terrain="M")
    sc.run(refine(sc.s, b(sc)))
    assert sc.s.goods[sc.n("lumber_mill")] == (BOT * 2,) * 2 and decided(sc) == [("more", 2, 1)]


@pytest.mark.clause("M13.3", "M13.2", "B7.5")
def test_your_milestone_is_not_his() -> None:
    sc = bot().joined("lumber_mill", by=0).joined("stonemason", by=0, host=TOWN_HALL, terrain="M")
    sc.s.milestones[1] = 0  # the Mason is yours
    sc.run(refine(sc.s, b(sc)))
    assert decided(sc) == [("more", 2, 1)]  # no high quality for him there
    sc = bot().joined("stonemason", by=0, host=TOWN_HALL, terrain="M")
    sc.s.milestones[1] = 0
    sc.run(refine(sc.s, b(sc)))
    assert sc.s.goods[sc.n("stonemason")] == (BOT * 2,)


@pytest.mark.clause("M13.2")
def test_then_the_nearest_then_you() -> None:
    sc = bot().joined("sawmill", by=0).joined("stonemason", by=0, host=TOWN_HALL, terrain="M")
    b(sc).standing = [TOWN_HALL]
    sc.run(refine(sc.s, b(sc)))
    assert sc.s.goods[sc.n("stonemason")] and decided(sc) == [("near", 1, 2)]
    sc = bot().joined("sawmill", by=0).joined("stonemason", by=0, host=TOWN_HALL, terrain="M")
    b(sc).standing = [TOWN_HALL, CHURCH]
    sc.run(refine(sc.s, b(sc)), (sc.n("sawmill"), CHURCH))
    assert sc.asked[0].kind == "botric-worker" and sc.s.goods[sc.n("sawmill")]


@pytest.mark.clause("M13.3")
def test_the_nearest_raw_material_is_used() -> None:
    sc = bot().joined("sawmill", by=0, host=MARKET)
    sc.build("barn_through", sc.linked_spot("barn_through", MARKET)).put("barn_through", wood=1)
    sc.run(refine(sc.s, b(sc)))
    assert sc.cubes("barn_through") == (0, 0, 0) and sc.cubes("woodcutter") == (2, 0, 0)


@pytest.mark.clause("M13.4")
@pytest.mark.parametrize(("wood", "mine", "made"), [(2, 0, 2), (1, 0, 1), (2, 1, 1)])
def test_every_slot_he_can(wood: int, mine: int, made: int) -> None:
    sc = bot().clear("woodcutter").put("woodcutter", wood=wood).joined("lumber_mill", by=0)
    if mine:
        sc.build("sawmill", sc.loose_spot("sawmill")).made("sawmill", BOT)
    sc.run(refine(sc.s, b(sc)))
    assert len(sc.s.goods[sc.n("lumber_mill")]) == made


# -- comparing -------------------------------------------------------------------------------


def test_a_comparison_is_told_with_both_numbers() -> None:
    sc = bot()
    left = narrow(sc.s, "M8.2", "sell", [3, 1, 1], [("same", lambda n: 0), ("less", lambda n: n)])
    assert left == [1, 1] and decided(sc) == [("less", 1, 3)]


@pytest.mark.clause("M8.8")
def test_own_goods_of_a_payment() -> None:
    sc = goods(bot(), sawmill=(BOT, True), windmill=(BOT, False))
    assert own(sc.s, (((3, 5), 2),)) == (1, 1)
    assert own(sc.s, (((3, 5), 1),)) == (1, 0)
