"""A15: the virtue track, and the debts at its ends."""

from __future__ import annotations

import pytest

from ludorum.games.architects.content import GUARDHOUSE, STOREHOUSE
from tests.architects.scene import Scene, card, scene

TRADE = ("virtue", "clay", "clay")
POINTS = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


def trader(virtue: int, trades: int, debts: int = 0) -> Scene:
    """Player 0 may buy virtue so many times at the Storehouse."""
    sc = scene(2)
    sc.s.at[STOREHOUSE][0] = trades - 1
    sc.p[0].virtue, sc.p[0].debts = virtue, debts
    sc.give(0, clay=2 * trades)
    return sc


def builder(name: str, seat: int, players: int = 3) -> Scene:
    """A seat is about to build, with everything it takes."""
    sc = scene(players, active=seat)
    sc.hire(seat, "labourer")
    sc.take(card(name), seat)
    sc.give(seat, clay=9, wood=9, stone=9, gold=9, marble=9)
    return sc


@pytest.mark.clause("A15.1")
def test_the_track_ends_at_fourteen_and_at_zero() -> None:
    sc = trader(13, trades=2)
    sc.play("storehouse", TRADE)
    assert sc.p[0].virtue == 14
    sc.play(TRADE)
    assert (sc.p[0].virtue, sc.p[0].debts) == (14, 0)
    sc = scene(2)
    sc.p[0].virtue = 1
    sc.play("tax")
    assert sc.p[0].virtue == 0


@pytest.mark.clause("A15.1", "A9.6")
def test_a_change_works_at_once() -> None:
    """Virtue lost by the first action at the Guardhouse saves tax on the second."""
    sc = scene(2)
    sc.s.at[GUARDHOUSE][0] = 1
    sc.p[0].virtue = 4
    sc.p[1].captives[0] = 1
    sc.give(0, silver=6)
    sc.play("guardhouse", "free-by-debt", "pay-debt")
    assert (sc.goods(0), sc.s.tax) == ({"silver": 1}, 4 + 2)


@pytest.mark.clause("A15.2")
@pytest.mark.parametrize(("virtue", "vp"), list(enumerate(POINTS)))
def test_points_for_virtue(virtue: int, vp: int) -> None:
    sc = scene(2)
    sc.p[0].virtue = virtue
    assert sc.points(0)["virtue"] == vp


@pytest.mark.clause("A15.3", "A11.7")
@pytest.mark.parametrize("pick", [0, 1, 2])
@pytest.mark.parametrize(
    ("virtue", "debts", "most"), [(12, 3, 0), (13, 3, 1), (14, 3, 2), (14, 1, 1), (14, 0, 0)]
)
def test_excess_virtue_may_destroy_a_debt_each(
    virtue: int, debts: int, most: int, pick: int
) -> None:
    """The Chapel gives 2 virtue at once."""
    sc = scene(2)
    sc.put(0, "chapel")
    sc.p[0].level, sc.p[0].virtue, sc.p[0].debts = 1, virtue, debts
    sc.end()
    pick = min(pick, most)
    if most:
        assert (sc.ask.kind, sc.ask.about) == ("destroy", {"n": most})
        assert sc.options == list(range(most, -1, -1))
        sc.play(pick)
    assert sc.s.phase == "over"
    assert (sc.p[0].virtue, sc.p[0].debts, sc.p[0].paid) == (14, debts - pick, 0)


@pytest.mark.clause("A15.3")
def test_excess_that_is_not_used_is_lost() -> None:
    sc = trader(14, trades=1, debts=1)
    sc.play("storehouse", TRADE, 0)
    assert (sc.seat, sc.p[0].virtue, sc.p[0].debts) == (1, 14, 1)
    sc.play("quarry", "tax")
    assert sc.p[0].virtue == 12  # nothing was kept above 14


@pytest.mark.clause("A15.3")
def test_without_excess_no_debt_can_be_destroyed() -> None:
    sc = trader(13, trades=1, debts=1)
    sc.play("storehouse", TRADE)
    assert (sc.seat, sc.p[0].debts) == (1, 1)


@pytest.mark.clause("A15.4")
@pytest.mark.parametrize(("virtue", "debts"), [(2, 0), (1, 1), (0, 2)])
def test_every_missing_point_is_a_debt(virtue: int, debts: int) -> None:
    sc = scene(2)
    sc.p[0].virtue = virtue
    sc.play("tax")
    assert (sc.p[0].virtue, sc.p[0].debts, sc.p[0].paid) == (0, debts, 0)


@pytest.mark.clause("A15.5", "A9.4")
@pytest.mark.parametrize(("virtue", "ignored"), [(4, 0), (3, 1), (2, 1), (1, 2), (0, 2)])
def test_low_virtue_ignores_tax_of_each_cost(virtue: int, ignored: int) -> None:
    sc = scene(2)
    sc.p[0].virtue = virtue
    sc.give(0, silver=10)
    sc.play("workshop", ("hire", 0, 0), "quarry")
    assert (sc.goods(0), sc.s.tax) == ({"silver": 6 + ignored}, 6 - ignored)
    sc.play("workshop", ("hire", 0, 0))
    assert (sc.goods(0), sc.s.tax) == ({"silver": 2 + 2 * ignored}, 8 - 2 * ignored)


@pytest.mark.clause("A15.6", "A10.1")
@pytest.mark.parametrize("space", ["market-left", "market-middle", "market-right"])
def test_virtue_ten_bars_the_black_market(space: str) -> None:
    for virtue, open_ in ((9, True), (10, False)):
        sc = scene(2)
        sc.p[0].virtue = virtue
        sc.give(0, silver=9)
        assert (space in sc.options) == open_
    no = sc.why(space)
    assert (no.clause, no.reason, no.about) == ("A15.6", "too-virtuous", {"n": 10})


@pytest.mark.clause("A15.6")
def test_only_the_present_virtue_matters() -> None:
    sc = scene(2)
    sc.p[0].virtue = 11
    sc.give(0, silver=9)
    assert "market-left" not in sc.options
    sc.play("tax", "quarry")
    assert "market-left" in sc.options


@pytest.mark.clause("A15.7", "A10.7")
def test_changes_are_not_offset() -> None:
    """The point lost at 0 is a debt, though the Squire hired there brings it back."""
    sc = scene(2)
    sc.p[0].virtue = 0
    sc.give(0, silver=2)
    sc.play("market-middle", ("hire", 0, 3))
    assert sc.p[0].crew == ["A26"]
    assert (sc.p[0].virtue, sc.p[0].debts) == (1, 1)


@pytest.mark.clause("A15.8", "A18.2")
def test_on_another_players_turn_debts_are_destroyed_clockwise() -> None:
    sc = builder("monument", 1)
    for p in sc.p:
        p.virtue, p.debts = 14, 2
    sc.play("guildhall", ("build", card("monument")))
    asked = []
    while sc.ask.kind == "destroy":
        asked.append(sc.seat)
        sc.play(1)
    assert asked == [1, 1, 2, 0]  # the builder for the printed point too
    assert [p.debts for p in sc.p] == [1, 0, 1]


@pytest.mark.clause("A15.8", "A15.4")
def test_a_loss_on_another_players_turn_can_bring_a_debt() -> None:
    sc = builder("watchtower", 1)
    sc.p[0].virtue, sc.p[0].prison = 0, 3
    sc.play("guildhall", ("build", card("watchtower")))
    assert (sc.p[0].virtue, sc.p[0].debts) == (0, 1)


@pytest.mark.clause("A15.9")
def test_workers_and_level_stay_when_virtue_bars_them() -> None:
    sc = trader(9, trades=1)
    sc.s.market[0] = 0
    sc.play("storehouse", TRADE)
    assert (sc.p[0].virtue, sc.s.market, sc.p[0].prison) == (10, [0, -1, -1], 0)
    sc = scene(2)
    sc.p[0].virtue, sc.p[0].level = 5, 3
    sc.play("tax")
    assert (sc.p[0].virtue, sc.p[0].level, sc.points(0)["cathedral"]) == (3, 3, 7)
