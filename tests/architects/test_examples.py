"""A24: the worked examples, each set up as it is told, with the numbers it prints."""

from __future__ import annotations

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import (
    FOREST,
    GUARDHOUSE,
    MINES,
    PLACES,
    QUARRY,
    SILVERSMITH,
    SMALL_OF,
    STOREHOUSE,
    TOWN,
    WORKSHOP,
)  # fmt: skip
from ludorum.games.architects.state import table_for
from tests.architects.scene import Scene, card, opening, scene
from tests.architects.schemes import scheme

Patch = pytest.MonkeyPatch


def standing(place: int, workers: int, players: int = 2) -> Scene:
    """Player 0 has workers at a place; the next one is still on the board."""
    sc = scene(players)
    sc.s.at[place][0] = workers
    return sc


# -- places -------------------------------------------------------------------------------------


@pytest.mark.clause("A24.1")
def test_mines_and_silversmith() -> None:
    assert standing(MINES, 4).play("mines", "clay").goods(0) == {"clay": 6}
    assert standing(MINES, 4).play("mines", "gold").goods(0) == {"gold": 2}
    sc = standing(MINES, 0).play("mines")
    assert sc.options == ["clay"]
    assert sc.play("clay").goods(0) == {"clay": 2}
    assert standing(SILVERSMITH, 3).play("silversmith").goods(0) == {"silver": 5}


@pytest.mark.clause("A24.2")
def test_five_trades_at_the_storehouse() -> None:
    rows = (("A04", "A10", "A17", "A26"), ("A05", "A11", "A18", "A01"))
    sc = scene(2, rows=rows)
    sc.s.at[STOREHOUSE][0] = 4
    sc.join(0, "A15", "A35")  # Merchant: gold for 2 silver; Trader: marble for 3 clay
    sc.give(0, clay=5, wood=1, stone=2, silver=4)
    sc.play("storehouse", ("virtue", "clay", "clay"), ("marble", 1, 2))
    assert (sc.p[0].virtue, sc.goods(0)) == (8, {"clay": 3, "marble": 1, "silver": 4})
    sc.play(("trade", "A15"), ("trade", "A15"))
    assert sc.goods(0) == {"clay": 3, "marble": 1, "gold": 2}
    sc.play(("trade", "A35"))
    assert (sc.seat, sc.goods(0)) == (1, {"gold": 2, "marble": 2})


@pytest.mark.clause("A24.3")
def test_two_columns_too_far_at_the_workshop() -> None:
    sc = standing(WORKSHOP, 1)
    sc.give(0, silver=6)
    sc.play("workshop", ("hire", 1, 3))
    assert (sc.p[0].crew, sc.goods(0)) == (["A35"], {})
    assert (sc.s.coins, sc.s.tax) == ([[0] * 4, [1, 1, 0, 0]], 4 + 2)
    assert len(standing(WORKSHOP, 1).play("workshop", "plans").p[0].hand.cards) == 2


@pytest.mark.clause("A24.4")
@pytest.mark.parametrize(("players", "elsewhere"), [(4, False), (3, True)])
def test_two_captures_in_the_forest(players: int, elsewhere: bool) -> None:
    sc = standing(TOWN, 1, players)
    sc.s.at[FOREST][1], sc.s.at[FOREST][2], sc.s.at[QUARRY][2] = 3, 2, 1
    sc.give(0, silver=2)
    sc.play("town", ("forest", 1))
    assert (sc.p[0].captives[1], sc.s.tax) == (3, 5)
    assert (("quarry", 2) in sc.options) == elsewhere
    sc.play(("forest", 2))
    assert (sc.p[0].captives[2], sc.goods(0), sc.s.tax) == (2, {}, 5)


@pytest.mark.clause("A24.5")
def test_three_groups_at_the_silversmith() -> None:
    sc = standing(TOWN, 2, 3)
    sc.s.at[SILVERSMITH] = [2, 1, 3]
    sc.give(0, silver=3)
    sc.play("town", ("silversmith", 1), ("silversmith", 0), ("silversmith", 2))
    assert (sc.goods(0), sc.s.tax) == ({}, 5)
    assert (sc.p[0].captives, sc.p[0].workers) == ([0, 1, 3], 19 + 2)


@pytest.mark.clause("A24.6")
def test_eleven_silver_at_the_tax_stand() -> None:
    sc = scene(2)
    sc.s.tax, sc.p[0].virtue = 11, 11
    assert "market-left" not in sc.options
    sc.play("tax")
    assert (sc.goods(0), sc.p[0].virtue, sc.s.tax) == ({"silver": 11}, 9, 0)
    assert "market-left" in sc.play("quarry").options


@pytest.mark.clause("A24.7")
def test_three_guardhouse_actions_and_one_unused() -> None:
    sc = standing(GUARDHOUSE, 2, 3)
    sc.p[0].captives, sc.p[0].prison = [0, 3, 2], 2
    sc.p[0].debts = 1  # a third action would be there with silver
    sc.give(0, silver=1)
    sc.play("guardhouse", "sell")
    assert (sc.goods(0), [p.prison for p in sc.p]) == ({"silver": 6}, [2, 3, 2])
    sc.play("release")
    assert (sc.p[0].prison, sc.p[0].workers) == (0, 19 + 2)
    assert sc.options == ["pay-debt", "stop"]
    assert sc.play("stop").p[0].debts == 1


# -- virtue, reset, Cathedral -------------------------------------------------------------------


@pytest.mark.clause("A24.8")
def test_three_virtue_at_thirteen() -> None:
    sc = standing(STOREHOUSE, 2)
    sc.p[0].virtue, sc.p[0].debts = 13, 2
    sc.give(0, clay=6)
    trade = ("virtue", "clay", "clay")
    sc.play("storehouse", trade, trade, 1, trade, 1)
    assert (sc.p[0].virtue, sc.p[0].debts) == (14, 0)


@pytest.mark.clause("A24.9")
def test_a_hire_at_virtue_one_and_points_for_virtue() -> None:
    sc = scene(2)
    sc.p[0].virtue, sc.p[1].virtue = 1, 13
    sc.give(0, silver=2)
    sc.play("workshop", ("hire", 0, 0))
    assert (sc.goods(0), sc.s.tax, len(sc.p[0].crew)) == ({}, 4, 1)
    assert [sc.points(i)["virtue"] for i in (0, 1)] == [-8, 5]


@pytest.mark.clause("A24.10")
def test_a_reset_with_a_gatekeeper() -> None:
    red, blue, yellow = 0, 1, 2
    sc = scene(3)
    sc.s.market = [-1, red, blue]
    sc.p[blue].prison, sc.p[yellow].prison = 2, 2
    sc.hire(blue, "gatekeeper")
    sc.give(red, silver=1)
    sc.play("market-left")
    assert [p.prison for p in sc.p] == [2, 3, 2]
    sc.play("A09", 2)
    assert [p.prison for p in sc.p] == [2, 1, 2]
    assert [p.virtue for p in sc.p] == [6, 7, 7]  # red for the market action alone
    assert [p.debts for p in sc.p] == [1, 0, 1]


@pytest.mark.clause("A24.11")
def test_the_first_level_and_a_full_one() -> None:
    sc = scene(2)
    sc.take(card("keep"), 0)
    sc.give(0, gold=1)
    sc.play("guildhall", "cathedral", card("keep"), cards=["R11"])
    assert (sc.p[0].virtue, sc.goods(0), sc.p[0].hand.cards) == (8, {"gold": 1}, [])
    assert sc.points(0)["cathedral"] == 2
    red, blue, green = 1, 2, 0
    for levels, open_ in (((3, 3), False), ((4, 3), True)):
        sc = scene(3)
        sc.take(card("keep"), green)
        sc.give(green, marble=1)
        sc.p[green].level = 2
        sc.p[red].level, sc.p[blue].level = levels
        assert ("guildhall" in sc.options) == open_


@pytest.mark.clause("A24.12")
def test_the_final_scores_are_38_and_40() -> None:
    sc = scene(2)
    red, blue = sc.p
    sc.put(0, "palace", "tavern", "factory", "thieves-den")
    red.level, red.virtue, red.debts, red.prison = 3, 12, 2, 3
    sc.give(0, gold=2, marble=1, silver=6)
    sc.put(1, "armoury", "library", "drafting-room", "betting-house", "clay-pit")
    blue.level, blue.virtue, blue.prison = 2, 6, 4
    sc.give(1, gold=1, silver=22)
    sc.end()
    lines = ("buildings", "cathedral", "virtue", "debts", "ore", "silver", "prison")
    assert [sc.points(0)[x] for x in lines] == [30, 7, 3, -4, 3, 0, -1]
    assert [sc.points(1)[x] for x in lines] == [35, 4, 0, 0, 1, 2, -2]
    assert (sc.total(0), sc.total(1)) == (38, 40)
    assert GAME.winners(sc.s) == [1]


@pytest.mark.clause("A24.13")
def test_blue_fills_the_sixteenth_slot() -> None:
    blue = 1
    sc = scene(3, active=blue)
    sc.s.hall = 15
    sc.take(card("well"), blue)
    sc.give(blue, wood=2, stone=2)
    sc.play("guildhall", ("build", card("well")))
    assert (sc.s.hall, table_for(sc.s).columns, sc.s.last) == (16, 4, 3)
    order = []
    while not sc.open().over:
        order.append(sc.seat)
        sc.play("quarry")
    assert order == [2, 0, blue]


@pytest.mark.clause("A24.14")
def test_rewards_and_silver_at_the_start() -> None:
    four, two = opening(4), opening(2)
    assert (four.s.rewards.size, two.s.rewards.size) == (9, 5)
    assert [four.goods(i)["silver"] for i in range(4)] == [3, 4, 5, 6]


# -- tables of what workers bring ---------------------------------------------------------------


@pytest.mark.clause("A24.15")
@pytest.mark.parametrize(("place", "good"), [("forest", "wood"), ("quarry", "stone")])
def test_forest_and_quarry_grow_whoever_else_is_there(place: str, good: str) -> None:
    got = []
    for before in range(3):
        sc = standing(PLACES.index(place), before)
        sc.s.at[PLACES.index(place)][1] = 5
        got.append(sc.play(place).goods(0)[good])
    assert got == [1, 2, 3]


@pytest.mark.clause("A24.16")
@pytest.mark.parametrize(
    ("place", "answer", "good", "amounts"),
    [
        ("silversmith", "", "silver", [2, 3, 4, 5]),
        ("mines", "clay", "clay", [2, 3, 4, 5]),
        ("mines", "gold", "gold", [0, 1, 1, 2]),
        ("forest", "", "wood", [1, 2, 3, 4]),
        ("quarry", "", "stone", [1, 2, 3, 4]),
        ("workshop", "plans", "", [1, 2, 2, 3]),
    ],
)
def test_one_to_four_workers(place: str, answer: str, good: str, amounts: list[int]) -> None:
    got = []
    for before in range(4):
        sc = standing(PLACES.index(place), before).play(place)
        if answer and answer in sc.options:
            sc.play(answer)
        got.append(sc.goods(0).get(good, 0) if good else len(sc.p[0].hand.cards))
    assert got == amounts


@pytest.mark.clause("A24.17")
def test_the_three_spaces_of_the_black_market() -> None:
    sc = scene(3)
    sc.turned("K04")
    sc.s.coins[1][2] = 1
    for seat, silver in enumerate((1, 2, 3)):
        sc.give(seat, silver=silver)
    sc.play("market-left")
    assert sc.goods(0) == {"marble": 1, "stone": 1}
    sc.play("market-middle")
    hires = [("hire", r, c) for r in (0, 1) for c in range(4)]
    assert sc.options == [*hires, "plans"]
    sc.play(("hire", 1, 2))
    assert (sc.p[1].crew, sc.goods(1)) == (["A18"], {"silver": 1})
    assert (sc.s.small, sc.s.large) == (SMALL_OF["K03"], ["K04"])
    sc.play("market-right")
    assert sc.goods(2) == {"gold": 1, "stone": 1, "wood": 2}
    assert [p.virtue for p in sc.p] == [6, 6, 6]


@pytest.mark.clause("A24.17")
def test_plans_on_the_middle_space() -> None:
    sc = scene(2)
    sc.give(0, silver=2)
    five = ["B01", "B02", "B03", "B04", "B05"]
    sc.play("market-middle", "plans", cards=five)
    assert sc.options == five
    sc.play("B03")
    assert (sc.p[0].hand.cards, sc.goods(0), sc.p[0].virtue) == (["B03"], {}, 6)
    assert sc.s.buildings.layers[0].cards == ["B01", "B02", "B04", "B05"]


@pytest.mark.clause("A24.18")
def test_the_seventh_slot_with_four_players() -> None:
    sc = scene(4)
    sc.s.hall = 6
    sc.take(card("well"), 0)
    sc.give(0, wood=2, stone=2)
    sc.play("guildhall")
    assert sc.told("slot")[-1].about == {"player": 0, "n": 7}
    assert divmod(7 - 1, table_for(sc.s).columns) == (1, 1)  # row 2, column 2


# -- buildings ----------------------------------------------------------------------------------


@pytest.mark.clause("A24.19")
def test_the_well() -> None:
    sc = scene(2)
    sc.take(card("well"), 0)
    sc.give(0, wood=2, stone=2)
    sc.play("guildhall", ("build", card("well")))
    assert (sc.goods(0), sc.points(0)["buildings"]) == ({"clay": 4}, 3)


@pytest.mark.clause("A24.20")
def test_the_keep_with_seven_captives() -> None:
    sc = scene(3)
    sc.hire(0, "woodcutter", "jeweller", "stonecutter")
    sc.take(card("keep"), 0)
    sc.give(0, wood=5, stone=2, gold=2)
    sc.p[0].captives = [0, 4, 3]
    sc.play("guildhall", ("build", card("keep")))
    assert (sc.goods(0), sc.p[0].virtue) == ({}, 5)
    assert sc.points(0)["buildings"] + sc.points(0)["bonus"] == 14


@pytest.mark.clause("A24.20")
@pytest.mark.parametrize("lacking", ["woodcutter", "jeweller", "stonecutter"])
def test_the_keep_needs_all_three_skills(lacking: str) -> None:
    sc = scene(2)
    sc.hire(0, *[x for x in ("woodcutter", "jeweller", "stonecutter") if x != lacking])
    sc.take(card("keep"), 0)
    sc.give(0, wood=5, stone=2, gold=2)
    sc.p[0].virtue = 4  # so that the Cathedral is no way out
    assert "guildhall" not in sc.options


@pytest.mark.clause("A24.21")
def test_the_bars_at_thirteen_and_at_one() -> None:
    sc = scene(2)
    sc.p[0].virtue = 13
    sc.give(0, silver=3)
    assert sc.why("market-left").reason == "too-virtuous"
    sc = scene(2)
    sc.p[0].virtue = 1
    for name in ("keep", "well"):
        sc.take(card(name), 0)
    sc.give(0, gold=1, silver=2, wood=2, stone=2)
    assert sc.play("guildhall").why("cathedral").reason == "too-wicked"
    sc.play(("build", card("well")), "quarry", "workshop", ("hire", 0, 0))
    assert (sc.goods(0).get("silver", 0), sc.s.tax) == (0, 4)


@pytest.mark.clause("A24.22")
@pytest.mark.parametrize(("level", "wood", "stone"), [(2, 3, 1), (4, 2, 6)])
def test_any_four_and_any_eight(level: int, wood: int, stone: int) -> None:
    sc = scene(2)
    sc.take(card("keep"), 0)
    sc.p[0].level = level - 1
    sc.give(0, wood=wood, stone=stone)
    sc.play("guildhall", "cathedral", wood, card("keep"), cards=["R09"])
    assert (sc.p[0].level, sc.goods(0)) == (level, {})


# -- scoring ------------------------------------------------------------------------------------


@pytest.mark.clause("A24.23")
def test_points_for_prison_and_silver() -> None:
    sc = scene(2)
    got = []
    for n in (1, 2, 3, 4):
        sc.p[0].prison = n
        got.append(sc.points(0)["prison"])
    assert got == [0, -1, -1, -2]
    sc.give(0, silver=6)
    sc.give(1, silver=22)
    assert [sc.points(i)["silver"] for i in (0, 1)] == [0, 2]


@pytest.mark.clause("A24.24")
@pytest.mark.parametrize("destroyed", [0, 1])
def test_two_virtue_at_the_end_with_a_debt(destroyed: int) -> None:
    sc = scene(2)
    sc.put(0, "chapel")
    sc.p[0].level, sc.p[0].virtue, sc.p[0].debts = 1, 13, 1
    sc.end()
    assert (sc.p[0].virtue, sc.ask.kind, sc.options) == (14, "destroy", [1, 0])
    sc.play(destroyed)
    assert sc.points(0)["debts"] == -2 * (1 - destroyed)


@pytest.mark.clause("A24.25")
def test_two_captures_at_virtue_three() -> None:
    sc = standing(TOWN, 1)
    sc.p[0].virtue = 3
    sc.s.at[QUARRY] = [1, 1]
    sc.give(0, silver=1)
    sc.play("town", ("quarry", 1))
    assert sc.goods(0) == {"silver": 1}
    sc.play(("quarry", 0))
    assert (sc.goods(0), sc.s.tax) == ({}, 4)


# -- solo ---------------------------------------------------------------------------------------


@pytest.mark.clause("A24.26")
@pytest.mark.parametrize(("before", "marble"), [(1, 1), (3, 2)])
def test_solo_gather(before: int, marble: int, monkeypatch: Patch) -> None:
    sc = scene(1, active=1)
    sc.s.at[QUARRY][1] = before
    sc.play(cards=[scheme(monkeypatch, "quarry", "gather")])
    assert (sc.s.at[QUARRY][1], sc.goods(1)) == (before + 1, {"marble": marble})


@pytest.mark.clause("A24.27")
def test_solo_capture(monkeypatch: Patch) -> None:
    sc = scene(1, active=1)
    sc.s.at[FOREST][0], sc.s.at[MINES][0], sc.s.at[SILVERSMITH][0] = 3, 3, 1
    sc.s.at[TOWN][1] = 1
    sc.play(cards=[scheme(monkeypatch, "town", "capture")])
    assert [e.about["place"] for e in sc.told("capture")] == ["mines", "forest"]
    assert (sc.p[1].captives[0], sc.s.at[SILVERSMITH][0]) == (6, 1)


@pytest.mark.clause("A24.28")
def test_solo_steal(monkeypatch: Patch) -> None:
    sc = scene(1, active=1)
    sc.s.tax, sc.p[1].virtue = 9, 1
    sc.play(cards=[scheme(monkeypatch, "tax", "steal")])
    assert (sc.goods(1), sc.s.tax) == ({"marble": 2}, 0)
    assert (sc.p[1].virtue, sc.p[1].debts) == (0, 1)


@pytest.mark.clause("A24.29")
@pytest.mark.parametrize(("name", "hall", "total"), [("constantine", 6, 18), ("helena", 18, 30)])
def test_solo_score(name: str, hall: int, total: int) -> None:
    sc = scene(1, solo=name)
    b = sc.p[1]
    b.hall, b.level, b.virtue, b.debts, b.prison = 6, 3, 6, 1, 3
    sc.give(1, marble=8)
    assert list(sc.points(1).values()) == [hall, 7, 0, -2, 8, -1]
    assert sc.total(1) == total
