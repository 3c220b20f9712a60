"""A5, A6, A9: the resource places, the King's Storehouse, tax and the Tax Stand."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import (
    APPRENTICES,
    FOREST,
    GUARDHOUSE,
    MINES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    TOWN,
)
from tests.architects.scene import Scene, crew, scene

TRADES = crew(*["merchant"] * 5, *["patron"] * 4, *["trader"] * 3)
PLAIN = (("A01", "A02", "A06", "A07"), ("A09", "A13", "A26", "A27"))  # leaves the pile the rest

# -- A5 resources -----------------------------------------------------------------------------


@pytest.mark.clause("A5.1", "A3.2", "A24.15")
@pytest.mark.parametrize(
    ("place", "where", "good"), [("quarry", QUARRY, "stone"), ("forest", FOREST, "wood")]
)
def test_each_own_worker_adds_one(place: str, where: int, good: str) -> None:
    for before in range(4):
        sc = scene(2)
        sc.s.at[where] = [before, 3]
        sc.play(place)
        assert sc.goods(0) == {good: before + 1}


@pytest.mark.clause("A5.2")
def test_the_silversmith_gives_one_more_than_workers() -> None:
    for before in range(4):
        sc = scene(2)
        sc.s.at[SILVERSMITH][0] = before
        assert sc.play("silversmith").goods(0) == {"silver": before + 2}


@pytest.mark.clause("A5.3")
@pytest.mark.parametrize(
    ("workers", "clay", "gold"), [(1, 2, 0), (2, 3, 1), (3, 4, 1), (4, 5, 2), (5, 6, 2)]
)
def test_mines_give_clay_or_gold(workers: int, clay: int, gold: int) -> None:
    def dig() -> Scene:
        sc = scene(2)
        sc.s.at[MINES][0] = workers - 1
        return sc.play("mines")

    assert dig().play("clay").goods(0) == {"clay": clay}
    if gold:
        assert dig().options == ["clay", "gold"]
        assert dig().play("gold").goods(0) == {"gold": gold}
    else:
        assert dig().options == ["clay"]
        assert dig().why("gold")[:2] == ("A5.3", "one-miner")


@pytest.mark.clause("A5.4", "A7.7")
@pytest.mark.parametrize(
    ("name", "place", "good", "plain"),
    [
        ("stonecutter", "quarry", "stone", 1),
        ("woodcutter", "forest", "wood", 1),
        ("jeweller", "silversmith", "silver", 2),
    ],
)
def test_helpers_add_one_each_at_their_place(name: str, place: str, good: str, plain: int) -> None:
    for copies in (1, 2):
        sc = scene(2, rows=PLAIN)
        sc.hire(0, *[name] * copies)
        assert sc.play(place).goods(0) == {good: plain + copies}
        sc.play("quarry", "mines", "clay")
        assert sc.goods(0).get("clay") == 2  # and nothing elsewhere


@pytest.mark.clause("A5.4")
def test_miners_add_clay_to_clay_and_to_gold() -> None:
    for dig, got in (("clay", {"clay": 3 + 2}), ("gold", {"gold": 1, "clay": 2})):
        sc = scene(2)
        sc.hire(0, "miner", "miner")
        sc.s.at[MINES][0] = 1
        assert sc.play("mines", dig).goods(0) == got


# -- A6 King's Storehouse ---------------------------------------------------------------------


def trader(workers: int = 1, **goods: int) -> Scene:
    """A visit with that many own workers there."""
    sc = scene(2, rows=PLAIN)
    sc.s.at[STOREHOUSE][0] = workers - 1
    sc.give(0, **goods)
    return sc


@pytest.mark.clause("A6.1")
def test_one_trade_a_worker_repeated_or_fewer() -> None:
    trade = ("virtue", "clay", "clay")
    sc = trader(3, clay=20).play("storehouse", trade, trade, trade)
    assert (sc.seat, sc.p[0].virtue, sc.goods(0)) == (1, 10, {"clay": 14})
    sc = trader(3, clay=20).play("storehouse", trade, "stop")
    assert (sc.seat, sc.p[0].virtue) == (1, 8)


@pytest.mark.clause("A6.2")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("clay", "clay"),
        ("clay", "wood"),
        ("clay", "stone"),
        ("wood", "wood"),
        ("wood", "stone"),
        ("stone", "stone"),
    ],
)
def test_any_two_building_goods_buy_a_virtue(a: str, b: str) -> None:
    goods = {a: 2} if a == b else {a: 1, b: 1}
    sc = trader(**goods).play("storehouse")
    assert sc.options == [("virtue", a, b), "stop"]
    sc.play(("virtue", a, b))
    assert (sc.p[0].virtue, sc.goods(0)) == (8, {})


@pytest.mark.clause("A6.2")
def test_gold_marble_and_silver_buy_no_virtue() -> None:
    sc = trader(gold=5, marble=5, silver=5, clay=1)
    assert sc.play("storehouse").seat == 1  # nothing to trade


@pytest.mark.clause("A6.3")
@pytest.mark.parametrize("wood", [0, 1, 2, 3])
def test_three_of_wood_and_stone_buy_a_marble(wood: int) -> None:
    sc = trader(wood=wood, stone=3 - wood).play("storehouse")
    assert [x for x in sc.options if x[0] == "marble"] == [("marble", wood, 3 - wood)]
    sc.play(("marble", wood, 3 - wood))
    assert sc.goods(0) == {"marble": 1}


@pytest.mark.clause("A6.3")
def test_clay_buys_no_marble() -> None:
    sc = trader(clay=9, wood=1, stone=1).play("storehouse")
    assert [x for x in sc.options if x[0] == "marble"] == []
    assert sc.why(("marble", 2, 1)) == ("A6.3", "no-goods", {"goods": (("wood", 1),)})


@pytest.mark.clause("A6.4")
@pytest.mark.parametrize(
    ("ident", "pay", "got"),
    [
        (TRADES[0], {"silver": 1}, {"clay": 3}),
        (TRADES[1], {"silver": 2}, {"gold": 1}),
        (TRADES[2], {"silver": 3}, {"marble": 1}),
        (TRADES[3], {"silver": 1}, {"stone": 2}),
        (TRADES[4], {"silver": 1}, {"wood": 2}),
        (TRADES[5], {"clay": 1}, {"virtue": 1}),
        (TRADES[6], {"silver": 2}, {"virtue": 1}),
        (TRADES[7], {"stone": 1}, {"virtue": 1}),
        (TRADES[8], {"wood": 1}, {"virtue": 1}),
        (TRADES[9], {"clay": 3}, {"marble": 1}),
        (TRADES[10], {"stone": 2}, {"marble": 1}),
        (TRADES[11], {"wood": 2}, {"marble": 1}),
    ],
)
def test_apprentices_add_trades(ident: str, pay: dict[str, int], got: dict[str, int]) -> None:
    sc = trader(3, **{good: 2 * n for good, n in pay.items()})
    sc.p[0].crew.append(ident)
    sc.s.apprentices.take(ident)
    sc.play("storehouse", ("trade", ident), ("trade", ident))  # repeated, a trade each time
    left = sc.goods(0)
    assert left == {good: 2 * n for good, n in got.items() if good != "virtue"}
    assert sc.p[0].virtue == 7 + 2 * got.get("virtue", 0)


@pytest.mark.clause("A6.4")
def test_only_the_own_apprentices_trade_and_must_be_paid() -> None:
    sc = trader(2, silver=1, clay=2)
    sc.hire(1, "merchant")
    sc.p[0].crew.append("A15")
    sc.s.apprentices.take("A15")
    sc.play("storehouse")
    assert sc.options == [("virtue", "clay", "clay"), "stop"]
    assert sc.why(("trade", "A15")) == ("A6.4", "no-goods", {"goods": (("silver", 1),)})


@pytest.mark.clause("A6.5")
def test_one_trade_can_pay_for_the_next() -> None:
    sc = trader(2, silver=1)
    sc.hire(0, "merchant")
    assert APPRENTICES[sc.p[0].crew[0]].trade == {"clay": 3}
    sc.play("storehouse", ("trade", sc.p[0].crew[0]), ("virtue", "clay", "clay"))
    assert (sc.p[0].virtue, sc.goods(0)) == (8, {"clay": 1})


@pytest.mark.clause("A6.6", "A15.3")
def test_virtue_bought_at_fourteen_may_destroy_a_debt() -> None:
    sc = trader(2, clay=4)
    sc.p[0].virtue, sc.p[0].debts = 14, 2
    sc.play("storehouse", ("virtue", "clay", "clay"))
    assert (sc.ask.kind, sc.options) == ("destroy", [1, 0])
    sc.play(1, ("virtue", "clay", "clay"), 0)
    assert (sc.p[0].virtue, sc.p[0].debts, sc.p[0].paid) == (14, 1, 0)


# -- A9 tax and Tax Stand ---------------------------------------------------------------------


def payer(virtue: int = 7, board: str = "", silver: int = 20) -> Scene:
    """One to pay all sorts of tax: a debt, a captured worker, somebody to capture."""
    sc = scene(3, rows=PLAIN)
    p = sc.p[0]
    p.virtue, p.board, p.debts = virtue, board, 3
    sc.p[1].captives[0] = 1
    sc.s.at[QUARRY], sc.s.at[FOREST] = [0, 2, 2], [0, 2, 2]
    sc.s.tax = 0
    sc.give(0, silver=silver)
    return sc


COSTS: list[tuple[tuple[Any, ...], int, int]] = [  # answers, silver, tax
    (("workshop", ("hire", 0, 0)), 4, 2),
    (("town", ("quarry", 1)), 1, 1),
    (("guardhouse", "free"), 5, 2),
    (("guardhouse", "pay-debt"), 6, 3),
    (("market-left",), 1, 0),
    (("market-middle", ("hire", 0, 0)), 2, 0),
    (("market-right",), 3, 0),
]


@pytest.mark.clause("A9.1", "A9.2")
@pytest.mark.parametrize(("answers", "silver", "tax"), COSTS)
def test_tax_lies_on_the_stand_the_rest_is_gone(
    answers: tuple[Any, ...], silver: int, tax: int
) -> None:
    sc = payer().play(*answers)
    assert sc.p[0].goods[SILVER] == 20 - silver
    assert sc.s.tax == tax
    assert sum(p.goods[SILVER] for p in sc.p) == 20 - silver


@pytest.mark.clause("A9.3")
def test_the_tax_stand_gives_all_for_two_virtue() -> None:
    sc = scene(2)
    sc.s.tax = 11
    sc.p[0].virtue = 11
    sc.play("tax")
    assert (sc.goods(0), sc.s.tax, sc.p[0].virtue) == ({"silver": 11}, 0, 9)
    assert "tax" not in sc.options
    assert sc.why("tax")[:2] == ("A9.3", "no-tax")


@pytest.mark.clause("A9.3")
def test_more_workers_at_the_tax_stand_change_nothing() -> None:
    sc = scene(2)
    sc.s.at[7] = [3, 2]
    sc.play("tax")
    assert (sc.goods(0), sc.p[0].virtue) == ({"silver": 4}, 5)


@pytest.mark.clause("A9.4", "A15.5")
@pytest.mark.parametrize(("answers", "silver", "tax"), COSTS)
@pytest.mark.parametrize(
    ("virtue", "board", "ignored"),
    [
        (4, "", 0),
        (3, "", 1),
        (2, "", 1),
        (1, "", 2),
        (0, "", 2),
        (9, "ada", 1),
        (3, "ada", 2),
        (1, "ada", 3),
    ],
)
def test_ignored_tax_is_not_paid_at_all(
    answers: tuple[Any, ...], silver: int, tax: int, virtue: int, board: str, ignored: int
) -> None:
    saved = min(tax, ignored)
    sc = payer(virtue, board).play(*answers)
    assert sc.p[0].goods[SILVER] == 20 - silver + saved
    assert sc.s.tax == tax - saved


@pytest.mark.clause("A9.4")
def test_each_guardhouse_action_saves_anew() -> None:
    sc = payer(board="ada")
    sc.s.at[GUARDHOUSE][0] = 2
    sc.play("guardhouse", "free", "pay-debt", "pay-debt")
    assert sc.p[0].goods[SILVER] == 20 - 4 - 5 - 5
    assert sc.s.tax == 1 + 2 + 2


@pytest.mark.clause("A9.4")
def test_the_lower_price_opens_an_action() -> None:
    assert "free" in payer(3, silver=4).play("guardhouse").options
    assert "free" not in payer(4, silver=4).play("guardhouse").options
    assert ("hire", 0, 0) in payer(1, silver=2).play("workshop").options
    assert ("quarry", 1) in payer(3, silver=0).play("town").options
    assert payer(4, silver=0).play("town").seat == 1


@pytest.mark.clause("A9.5", "A17.3")
def test_a_conspirator_never_saves_tax() -> None:
    sc = payer(silver=2)
    sc.hire(0, "conspirator")
    sc.s.at[TOWN][0] = 2
    sc.play("town", ("quarry", 1), ("quarry", 2), ("forest", 1))
    assert (sc.s.tax, sc.p[0].goods[SILVER]) == (1, 2 - 1 - 0 - 1)
    poor = payer(silver=0)
    poor.hire(0, "conspirator")
    assert poor.play("town").seat == 1


@pytest.mark.clause("A9.5")
def test_rudolf_saves_a_coin_that_is_no_tax() -> None:
    sc = payer(board="rudolf", silver=3).play("workshop", ("hire", 0, 0))
    assert (sc.s.tax, sc.p[0].goods[SILVER]) == (2, 0)
    sc = payer(0, board="rudolf", silver=1).play("workshop", ("hire", 0, 0))
    assert (sc.s.tax, sc.p[0].goods[SILVER]) == (0, 1 - 1)


@pytest.mark.clause("A9.6", "A9.6.1")
def test_the_virtue_at_the_moment_of_paying_counts() -> None:
    sc = payer(4)
    sc.s.at[GUARDHOUSE][0] = 1
    sc.play("guardhouse", "free-by-debt", "pay-debt")  # virtue 3 when the debt is paid
    assert (sc.p[0].goods[SILVER], sc.s.tax) == (20 - 5, 2)
    sc = payer(3)
    sc.s.at[GUARDHOUSE][0] = 1
    sc.play("guardhouse", "pay-debt", "pay-debt")  # virtue 3, then 4
    assert (sc.p[0].goods[SILVER], sc.s.tax) == (20 - 5 - 6, 2 + 3)


@pytest.mark.clause("A9.7")
def test_tax_belongs_to_nobody() -> None:
    sc = payer()
    before = GAME.scores(sc.s)
    sc.s.tax = 50
    assert GAME.scores(sc.s) == before


@pytest.mark.clause("A9.7", "A7.3")
def test_only_tax_grows_the_stand() -> None:
    sc = payer()
    sc.play("workshop", ("hire", 0, 3))  # 2 tax; 2 to the supply and 3 onto the cards
    assert sc.s.tax == 2
    sc.play("quarry", "quarry", "market-right", "silversmith")
    assert sc.s.tax == 2
