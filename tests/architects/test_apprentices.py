"""A17: what every apprentice does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludorum.games.architects.content import (
    GUARDHOUSE,
    MINES,
    PRINTED_APPRENTICES,
    SILVERSMITH,
    TOWN,
)  # fmt: skip
from tests.architects.scene import Scene, crew, scene

ALL = [x.id for x in PRINTED_APPRENTICES]


def staff(*cards: str) -> Scene:
    """Player 0 has these apprentices, and none of them lies in the rows."""
    free = [x for x in ALL if x not in cards]
    sc = scene(2, rows=(free[:4], free[4:8]))
    sc.join(0, *cards)
    return sc


@pytest.mark.clause("A17.1")
def test_eighteen_names_on_forty_cards() -> None:
    names = Counter([x.name for x in PRINTED_APPRENTICES])
    assert names == {
        "acolyte": 3, "conspirator": 2, "debt-collector": 3, "gatekeeper": 1, "illusionist": 1,
        "jeweller": 2, "labourer": 1, "merchant": 5, "miner": 2, "patron": 4, "pickpocket": 1,
        "squire": 3, "stonecutter": 2, "swindler": 3, "thief": 1, "trader": 3, "trickster": 1,
        "woodcutter": 2,
    }  # fmt: skip


@pytest.mark.clause("A17.1", "A5.4", "A17.2")
@pytest.mark.parametrize(
    ("name", "place", "good", "plain"),
    [
        ("stonecutter", "quarry", "stone", 1),
        ("woodcutter", "forest", "wood", 1),
        ("jeweller", "silversmith", "silver", 2),
        ("miner", "mines", "clay", 2),
    ],
)
def test_gatherers_add_one_each(name: str, place: str, good: str, plain: int) -> None:
    for copies in (0, 1, 2):
        sc = staff(*crew(*[name] * copies))
        sc.play(place, *["clay"] * (place == "mines"))
        assert sc.goods(0) == {good: plain + copies}


@pytest.mark.clause("A17.1", "A5.4")
def test_the_miner_adds_clay_to_gold_too() -> None:
    sc = staff(*crew("miner"))
    sc.s.at[MINES][0] = 1
    sc.play("mines", "gold")
    assert sc.goods(0) == {"gold": 1, "clay": 1}


@pytest.mark.clause("A17.1", "A6.4")
@pytest.mark.parametrize(
    ("card", "pay", "gain"),
    [
        ("A14", {"silver": 1}, {"clay": 3}),
        ("A15", {"silver": 2}, {"gold": 1}),
        ("A16", {"silver": 3}, {"marble": 1}),
        ("A17", {"silver": 1}, {"stone": 2}),
        ("A18", {"silver": 1}, {"wood": 2}),
        ("A21", {"clay": 1}, {}),
        ("A22", {"silver": 2}, {}),
        ("A23", {"stone": 1}, {}),
        ("A24", {"wood": 1}, {}),
        ("A35", {"clay": 3}, {"marble": 1}),
        ("A36", {"stone": 2}, {"marble": 1}),
        ("A37", {"wood": 2}, {"marble": 1}),
    ],
)
def test_merchants_patrons_and_traders_trade(
    card: str, pay: dict[str, int], gain: dict[str, int]
) -> None:
    sc = staff(card)
    sc.give(0, **pay)
    sc.play("storehouse", ("trade", card))
    assert sc.goods(0) == gain
    assert sc.p[0].virtue == (7 if gain else 8)


@pytest.mark.clause("A17.1", "A10.4")
def test_the_illusionist_saves_the_virtue_of_the_black_market() -> None:
    sc = staff(*crew("illusionist"))
    sc.give(0, silver=1)
    sc.play("market-left")
    assert (sc.p[0].virtue, sc.goods(0)) == (7, {"marble": 1, "stone": 1})


@pytest.mark.clause("A17.1", "A10.4", "A17.2")
@pytest.mark.parametrize(("copies", "price"), [(0, 1), (1, 0), (2, 0)])
def test_the_trickster_saves_silver_but_never_below_zero(copies: int, price: int) -> None:
    sc = scene(2)
    sc.p[0].crew = crew("trickster") * copies
    sc.give(0, silver=1)
    sc.play("market-left")
    assert sc.goods(0).get("silver", 0) == 1 - price


@pytest.mark.clause("A17.1", "A10.4")
@pytest.mark.parametrize(
    ("card", "goods"), [("A31", {"clay": 2}), ("A32", {"stone": 1}), ("A33", {"wood": 1})]
)
def test_each_swindler_brings_goods_from_the_market(card: str, goods: dict[str, int]) -> None:
    sc = staff(card)
    sc.give(0, silver=2)
    sc.play("market-middle", ("hire", 0, 0))
    assert sc.goods(0) == goods


@pytest.mark.clause("A17.1")
def test_a_discarded_apprentice_works_no_more() -> None:
    sc = staff(*crew("stonecutter"))
    sc.play("dismiss", "A29", "quarry")
    assert sc.goods(0) == {"stone": 1}


@pytest.mark.clause("A17.2")
def test_different_cards_add_up() -> None:
    sc = staff("A31", "A32", "A33", *crew("illusionist", "trickster"))
    sc.play("market-left")
    assert sc.goods(0) == {"marble": 1, "stone": 2, "clay": 2, "wood": 1}
    assert sc.p[0].virtue == 7


@pytest.mark.clause("A17.2", "A17.5")
@pytest.mark.parametrize(("copies", "virtue"), [(0, 5), (1, 6), (2, 7), (3, 7)])
def test_a_loss_of_virtue_never_becomes_a_gain(copies: int, virtue: int) -> None:
    sc = scene(2)
    sc.p[0].crew = crew("thief") * copies
    sc.play("tax")
    assert sc.p[0].virtue == virtue


def captures(conspirators: int, silver: int, groups: int) -> Scene:
    """Player 0 captures so many groups on one visit to the Town Centre."""
    sc = staff(*crew(*["conspirator"] * conspirators))
    sc.s.at[TOWN] = [2, 0]
    sc.s.at[MINES], sc.s.at[SILVERSMITH] = [1, 2], [0, 1]
    sc.give(0, silver=silver)
    picks: list[Any] = [("mines", 1), ("mines", 0), ("silversmith", 1)][:groups]
    sc.play("town", *picks)
    return sc


@pytest.mark.clause("A17.3")
@pytest.mark.parametrize(("conspirators", "price"), [(0, 3), (1, 2), (2, 1)])
def test_each_conspirator_saves_one_silver_of_the_visit(conspirators: int, price: int) -> None:
    sc = captures(conspirators, silver=price, groups=3)
    assert (sc.goods(0), sc.s.tax, sc.p[0].captives) == ({}, 5, [0, 3])


@pytest.mark.clause("A17.3")
@pytest.mark.parametrize("conspirators", [1, 2])
def test_conspirators_never_save_the_tax(conspirators: int) -> None:
    sc = captures(conspirators, silver=1, groups=1)
    assert (sc.goods(0), sc.s.tax) == ({}, 5)
    assert captures(conspirators, silver=0, groups=0).seat == 1  # nothing to pay the tax with


@pytest.mark.clause("A17.4", "A11.5")
@pytest.mark.parametrize(
    ("card", "goods"), [("A06", {"clay": 2}), ("A07", {"stone": 2}), ("A08", {"wood": 2})]
)
def test_each_debt_collector_rewards_a_paid_debt(card: str, goods: dict[str, int]) -> None:
    sc = staff(card)
    sc.s.at[GUARDHOUSE][0] = 1
    sc.p[0].debts = 2
    sc.give(0, silver=12)
    sc.play("guardhouse", "pay-debt")
    assert sc.goods(0) == {"silver": 6, **goods}
    sc.play("pay-debt")
    assert sc.goods(0) == {good: 2 * n for good, n in goods.items()}


@pytest.mark.clause("A17.4", "A11.7")
def test_a_destroyed_debt_moves_no_debt_collector() -> None:
    sc = staff("A06", "A07", "A08")
    sc.p[0].virtue, sc.p[0].debts = 14, 1
    sc.give(0, wood=2)
    sc.play("storehouse", ("virtue", "wood", "wood"), 1)
    assert (sc.p[0].debts, sc.goods(0)) == (0, {})


@pytest.mark.clause("A17.5", "A17.1")
def test_thief_and_pickpocket_at_the_tax_stand() -> None:
    sc = staff(*crew("thief", "pickpocket"))
    sc.play("tax")
    assert (sc.p[0].virtue, sc.goods(0)) == (6, {"silver": 4, "gold": 1})
