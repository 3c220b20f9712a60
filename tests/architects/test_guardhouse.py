"""A11: the Guardhouse and debts."""

from __future__ import annotations

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import GUARDHOUSE, SILVER
from tests.architects.scene import Scene, scene


def guard(workers: int = 1, silver: int = 0) -> Scene:
    """Three players; the next worker of player 0 at the Guardhouse is the one that counts."""
    sc = scene(3)
    sc.s.at[GUARDHOUSE] = [workers - 1, 4, 4]
    sc.give(0, silver=silver)
    return sc


def held(sc: Scene) -> Scene:
    """Both opponents hold workers of player 0, and of each other."""
    sc.p[1].captives = [2, 0, 1]
    sc.p[2].captives = [3, 1, 0]
    sc.p[0].workers = 10
    return sc


@pytest.mark.clause("A11.1")
def test_one_action_a_worker_in_any_order() -> None:
    def busy(workers: int) -> Scene:
        sc = held(guard(workers, silver=20))
        sc.p[0].captives, sc.p[0].prison, sc.p[0].debts = [0, 1, 1], 2, 2
        return sc

    every = ["sell", "release", "free", "free-by-debt", "pay-debt", "stop"]
    assert busy(4).play("guardhouse").options == every
    sc = busy(4).play("guardhouse", "pay-debt", "free", "release", "sell")
    assert sc.seat == 1
    assert (sc.p[0].debts, sc.p[0].prison, sc.p[0].captives) == (1, 0, [0, 0, 0])
    assert busy(1).play("guardhouse", "release").seat == 1
    assert busy(2).play("guardhouse", "release", "stop").p[0].captives == [0, 1, 1]


@pytest.mark.clause("A11.1")
def test_paying_debts_repeats_the_others_do_not() -> None:
    sc = guard(3, silver=99)
    sc.p[0].debts = 3
    sc.play("guardhouse", "pay-debt", "pay-debt", "pay-debt")
    assert (sc.p[0].debts, sc.p[0].paid) == (0, 3)
    sc = held(guard(9, silver=99))
    sc.p[0].captives, sc.p[0].prison = [0, 1, 1], 2
    sc.play("guardhouse", "sell", "release", "free")
    assert sc.seat == 1  # five actions are left, and nothing to do


@pytest.mark.clause("A11.2", "A24.7")
def test_captives_are_sold_into_prison() -> None:
    sc = guard()
    sc.p[0].captives = [0, 3, 2]
    sc.play("guardhouse", "sell")
    assert sc.goods(0) == {"silver": 5}
    assert sc.p[0].captives == [0, 0, 0]
    assert [p.prison for p in sc.p] == [0, 3, 2]


@pytest.mark.clause("A11.2")
def test_without_captives_there_is_nothing_to_sell() -> None:
    sc = guard()
    sc.p[0].prison = 1
    sc.play("guardhouse")
    assert sc.options == ["release", "stop"]
    assert sc.why("sell")[:2] == ("A11.2", "no-captives")


@pytest.mark.clause("A11.3")
def test_all_own_prisoners_return_free_of_cost() -> None:
    sc = guard(silver=5)
    sc.p[0].prison, sc.p[0].workers = 7, 6
    sc.play("guardhouse", "release")
    assert (sc.p[0].prison, sc.p[0].workers, sc.p[0].goods[SILVER]) == (0, 5 + 7, 5)


@pytest.mark.clause("A11.4", "A9.2")
def test_five_silver_free_own_workers_from_all_boards() -> None:
    sc = held(guard(silver=5)).play("guardhouse", "free")
    assert [p.captives for p in sc.p] == [[0, 0, 0], [0, 0, 1], [0, 1, 0]]
    assert (sc.p[0].workers, sc.p[0].goods[SILVER], sc.s.tax) == (9 + 5, 0, 4 + 2)
    assert (sc.p[0].debts, sc.p[0].virtue) == (0, 7)


@pytest.mark.clause("A11.4")
def test_a_debt_and_a_virtue_free_them_as_well() -> None:
    sc = held(guard(silver=5)).play("guardhouse", "free-by-debt")
    assert [p.captives[0] for p in sc.p] == [0, 0, 0]
    assert (sc.p[0].debts, sc.p[0].virtue) == (1, 6)
    assert (sc.p[0].workers, sc.p[0].goods[SILVER], sc.s.tax) == (9 + 5, 5, 4)


@pytest.mark.clause("A11.4")
def test_freeing_needs_a_captured_worker() -> None:
    sc = guard(silver=9)
    sc.p[0].prison = 1
    sc.p[1].captives = [0, 0, 3]
    sc.play("guardhouse")
    assert sc.options == ["release", "stop"]
    for option in ("free", "free-by-debt"):
        assert sc.why(option)[:2] == ("A11.4", "none-captured")


@pytest.mark.clause("A11.5", "A9.2")
def test_six_silver_turn_a_debt_to_its_paid_side() -> None:
    sc = guard(silver=6)
    sc.p[0].debts = 2
    sc.play("guardhouse", "pay-debt")
    assert (sc.p[0].debts, sc.p[0].paid, sc.p[0].virtue) == (1, 1, 8)
    assert (sc.p[0].goods[SILVER], sc.s.tax) == (0, 4 + 3)


@pytest.mark.clause("A11.5", "A17.4")
def test_every_debt_pays_the_collectors_by_itself() -> None:
    sc = guard(2, silver=12)
    sc.hire(0, "debt-collector", "debt-collector", "debt-collector")
    sc.p[0].debts = 2
    sc.play("guardhouse", "pay-debt")
    assert sc.goods(0) == {"silver": 6, "clay": 2, "stone": 2, "wood": 2}
    sc.play("pay-debt")
    assert sc.goods(0) == {"clay": 4, "stone": 4, "wood": 4}
    assert sc.p[0].virtue == 9


@pytest.mark.clause("A11.6")
def test_paid_debts_stay_and_score_nothing() -> None:
    sc = guard(silver=6)
    sc.p[0].debts = 1
    sc.play("guardhouse", "pay-debt")
    assert sc.p[0].paid == 1
    assert {line.what: line.points for line in GAME.scores(sc.s)[0]}["debts"] == 0
    before = GAME.scores(sc.s)
    sc.p[0].paid = 9
    assert GAME.scores(sc.s) == before


@pytest.mark.clause("A11.7", "A15.3")
def test_a_debt_destroyed_by_excess_virtue_brings_nothing() -> None:
    sc = scene(2)
    sc.hire(0, "debt-collector")
    sc.give(0, stone=2)
    sc.p[0].virtue, sc.p[0].debts = 14, 1
    sc.play("storehouse", ("virtue", "stone", "stone"), 1)
    assert (sc.p[0].debts, sc.p[0].paid, sc.p[0].virtue, sc.goods(0)) == (0, 0, 14, {})
    assert sc.told("destroy-debt")[0].about == {"player": 0, "n": 1}


@pytest.mark.clause("A11.7", "A18.1")
def test_a_debt_destroyed_by_the_church_brings_nothing() -> None:
    sc = scene(2)
    sc.hire(0, "debt-collector")
    sc.take("B20", 0)
    sc.give(0, clay=3, stone=3)
    sc.p[0].debts = 2
    sc.play("guildhall", ("build", "B20"), "yes")
    assert (sc.p[0].debts, sc.p[0].paid, sc.goods(0)) == (1, 0, {})
    assert sc.p[0].virtue == 7 + 1  # printed on the Church


@pytest.mark.clause("A11.8")
def test_paying_needs_a_debt_and_the_full_price() -> None:
    sc = guard(silver=5)
    sc.p[0].debts, sc.p[0].prison = 1, 1
    sc.play("guardhouse")
    assert sc.options == ["release", "stop"]
    assert sc.why("pay-debt") == ("A11.8", "no-silver", {"silver": 6})
    sc = guard(silver=9)
    sc.p[0].prison = sc.p[1].debts = 1
    assert sc.play("guardhouse").why("pay-debt")[:2] == ("A11.8", "no-debts")


@pytest.mark.clause("A11.8", "A11.4")
def test_the_price_of_freedom_is_a_choice() -> None:
    assert held(guard(silver=5)).play("guardhouse").options == ["free", "free-by-debt", "stop"]
    poor = held(guard(silver=4)).play("guardhouse")
    assert poor.options == ["free-by-debt", "stop"]
    assert poor.why("free") == ("A11.4", "no-silver", {"silver": 5})


@pytest.mark.clause("A11.9", "A15.4")
def test_freedom_by_debt_at_virtue_nothing_costs_two_debts() -> None:
    sc = held(guard())
    sc.p[0].virtue = 0
    sc.play("guardhouse", "free-by-debt")
    assert (sc.p[0].debts, sc.p[0].virtue) == (2, 0)


@pytest.mark.clause("A11.9", "A15.3")
def test_paying_at_fourteen_may_destroy_another_debt() -> None:
    sc = guard(silver=6)
    sc.p[0].debts, sc.p[0].virtue = 3, 14
    sc.play("guardhouse", "pay-debt")
    assert (sc.ask.kind, sc.options) == ("destroy", [1, 0])
    sc.play(1)
    assert (sc.p[0].debts, sc.p[0].paid) == (1, 1)


@pytest.mark.clause("A11.10")
def test_sold_captives_are_in_prison_at_once_and_free_themselves() -> None:
    sc = guard()
    sc.p[0].captives = [0, 4, 0]
    sc.p[1].workers = 12
    sc.play("guardhouse", "sell")
    prison = {line.what: line.points for line in GAME.scores(sc.s)[1]}["prison"]
    assert (sc.p[1].prison, prison) == (4, -2)
    sc.play("guardhouse", "release")
    assert (sc.p[1].prison, sc.p[1].workers) == (0, 12 - 1 + 4)


@pytest.mark.clause("A11.10", "A16.2")
def test_sold_captives_count_in_the_next_reset() -> None:
    sc = guard()
    sc.p[0].captives = [0, 3, 0]
    sc.s.market, sc.s.at[GUARDHOUSE] = [2, 2, -1], [0, 0, 0]
    sc.give(1, silver=3)
    sc.play("guardhouse", "sell", "market-right")
    assert sc.p[1].virtue == 7 - 1 - 1  # the market, then three and more in Prison
    assert [p.debts for p in sc.p] == [0, 1, 0]
