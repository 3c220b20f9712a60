"""A7: hiring apprentices and drawing plans."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.architects.content import (
    PRINTED_APPRENTICES,
    QUARRY,
    SILVER,
    WORKSHOP,
)
from ludorum.kernel import DEALT, redact_for
from tests.architects.scene import ROWS, Scene, scene


def visit(workers: int = 1, silver: int = 4, **options: Any) -> Scene:
    """At the Workshop with that many own workers, before the choice."""
    sc = scene(2, **options)
    sc.s.at[WORKSHOP][0] = workers - 1
    sc.give(0, silver=silver)
    return sc


def hires(sc: Scene) -> list[tuple[int, int]]:
    return [(x[1], x[2]) for x in sc.options if x != "plans"]


def columns(sc: Scene) -> int:
    """How many columns are open, the same in both rows."""
    found = hires(sc)
    assert {c for r, c in found if r == 0} == {c for r, c in found if r == 1}
    return len(found) // 2


@pytest.mark.clause("A7.1")
def test_a_hire_costs_four_two_of_them_tax() -> None:
    sc = visit(silver=5).play("workshop", ("hire", 0, 0))
    assert sc.p[0].crew == [ROWS[0][0]]
    assert (sc.p[0].goods[SILVER], sc.s.tax) == (1, 4 + 2)
    assert sc.seat == 1  # exactly one apprentice


@pytest.mark.clause("A7.1")
def test_without_four_silver_only_plans_are_left() -> None:
    sc = visit(4, silver=3).play("workshop")
    assert sc.options == ["plans"]
    assert sc.why(("hire", 0, 0)) == ("A7.1", "no-silver", {"silver": 4})


@pytest.mark.clause("A7.1")
def test_the_workshop_is_one_or_the_other() -> None:
    sc = visit(silver=9).play("workshop", "plans")
    assert (sc.seat, len(sc.p[0].hand.cards), sc.p[0].crew) == (1, 1, [])
    assert sc.p[0].goods[SILVER] == 9


@pytest.mark.clause("A7.2")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 6])
def test_a_column_is_open_for_each_worker(workers: int) -> None:
    sc = visit(workers).play("workshop")
    assert columns(sc) == min(workers, 4)


@pytest.mark.clause("A7.3")
@pytest.mark.parametrize(("silver", "reach"), [(4, 1), (5, 2), (6, 3), (7, 4), (20, 4)])
def test_each_silver_more_opens_a_column(silver: int, reach: int) -> None:
    sc = visit(1, silver).play("workshop")
    assert columns(sc) == reach
    if reach < 4:
        assert sc.why(("hire", 1, reach)) == ("A7.3", "too-far", {"silver": reach})


@pytest.mark.clause("A7.3", "A24.3")
def test_skipping_puts_silver_on_the_first_cards_of_the_row() -> None:
    sc = visit(2, silver=10)
    sc.s.coins[1] = [1, 0, 0, 0]
    sc.play("workshop", ("hire", 1, 3))
    assert sc.p[0].goods[SILVER] == 10 - 4 - 2
    assert sc.s.coins == [[0] * 4, [1 + 1, 1, 0, 0]]
    assert sc.s.tax == 4 + 2  # none of it is tax
    assert [e.about for e in sc.told("skip")] == [
        {"player": 0, "apprentice": card} for card in ROWS[1][:2]
    ]


@pytest.mark.clause("A7.3", "A9.4")
def test_low_virtue_does_not_save_skipping_silver() -> None:
    sc = visit(1, silver=5)
    sc.p[0].virtue = 0
    sc.play("workshop", ("hire", 0, 3))
    assert sc.p[0].goods[SILVER] == 5 - 2 - 3
    assert sum(sc.s.coins[0]) == 3


@pytest.mark.clause("A7.3")
def test_no_more_silver_than_needed() -> None:
    sc = visit(3, silver=20).play("workshop", ("hire", 0, 2))
    assert sc.s.coins[0] == [0, 0, 0, 0]
    assert sc.p[0].goods[SILVER] == 16


@pytest.mark.clause("A7.4")
def test_the_silver_on_the_card_comes_with_it_then_its_virtue() -> None:
    sc = visit(4)
    sc.s.coins[0] = [0, 0, 0, 3]
    sc.p[0].virtue = 14
    sc.p[0].debts = 1
    sc.play("workshop", ("hire", 0, 3))  # a Squire: virtue 1
    assert sc.ask.kind == "destroy"
    assert sc.p[0].crew == ["A26"]
    assert sc.p[0].goods[SILVER] == 3
    assert sc.told("hire")[0].about == {"player": 0, "apprentice": "A26", "silver": 3}
    names = [e.what for e in sc.events]
    assert names.index("hire") < names.index("virtue")


@pytest.mark.clause("A7.4")
@pytest.mark.parametrize(("row", "column", "virtue"), [(0, 0, 7), (0, 1, 6), (0, 3, 8)])
def test_a_hire_changes_virtue_at_once(row: int, column: int, virtue: int) -> None:
    assert visit(4).play("workshop", ("hire", row, column)).p[0].virtue == virtue


@pytest.mark.clause("A7.4")
def test_silver_on_a_card_does_not_pay_for_it() -> None:
    sc = visit(1, silver=3)
    sc.s.coins[0][0] = 5
    assert hires(sc.play("workshop")) == []
    sc = visit(1, silver=4)
    sc.s.coins[0][1] = 5
    assert (0, 1) not in hires(sc.play("workshop"))


@pytest.mark.clause("A7.5")
def test_the_row_slides_left_with_its_silver() -> None:
    sc = visit(2)
    sc.s.coins = [[1, 2, 3, 4], [5, 6, 7, 8]]
    sc.play("workshop", ("hire", 0, 1), cards=["A40"])
    first, _, third, fourth = ROWS[0]
    assert sc.s.rows == [[first, third, fourth, "A40"], list(ROWS[1])]
    assert sc.s.coins == [[1, 3, 4, 0], [5, 6, 7, 8]]


CREW = ("labourer", "miner", "miner", "thief", "gatekeeper")


@pytest.mark.clause("A7.6")
def test_the_sixth_apprentice_needs_a_discard_first() -> None:
    sc = visit(1)
    sc.hire(0, *CREW)
    held = sorted(sc.p[0].crew)
    sc.play("workshop", ("hire", 0, 0))
    assert (sc.ask.kind, sc.options) == ("dismiss", held)
    assert ROWS[0][0] not in sc.options  # the new one is not yet there
    sc.play("A09")  # the Gatekeeper cost 1 virtue; it does not come back
    assert sorted(sc.p[0].crew) == sorted([*[c for c in held if c != "A09"], ROWS[0][0]])
    assert sc.p[0].virtue == 7
    assert sc.s.apprentices.layers[0].cards == ["A09"]
    names = [e.what for e in sc.events]
    assert names.index("dismiss") < names.index("hire")


@pytest.mark.clause("A7.6")
def test_five_are_allowed_and_six_with_rudolf() -> None:
    sc = visit(1)
    sc.hire(0, *CREW[:4])
    assert len(sc.play("workshop", ("hire", 0, 0)).p[0].crew) == 5
    sc = visit(1)
    sc.hire(0, *CREW)
    sc.p[0].board = "rudolf"
    assert len(sc.play("workshop", ("hire", 0, 0)).p[0].crew) == 6
    sc = visit(1)
    sc.hire(0, *CREW, "trickster")
    sc.p[0].board = "rudolf"
    assert sc.play("workshop", ("hire", 0, 0)).ask.kind == "dismiss"


@pytest.mark.clause("A7.6", "A7.6.1")
def test_apprentices_may_go_before_the_worker_is_placed() -> None:
    sc = visit(1)
    assert "dismiss" not in sc.options
    sc = visit(1)
    sc.hire(0, "thief", "labourer")
    sc.play("dismiss", "A34")
    assert (sc.ask.kind, sc.p[0].crew, sc.p[0].workers) == ("place", ["A13"], 20)
    sc.play("dismiss", "A13", "quarry")  # as many as one likes, then the worker
    assert (sc.p[0].crew, sc.s.at[QUARRY], sc.seat) == ([], [1, 0], 1)
    assert [x.cards for x in sc.s.apprentices.layers[:2]] == [["A13"], ["A34"]]


@pytest.mark.clause("A7.7")
def test_copies_may_be_hired_and_all_of_them_work() -> None:
    rows = (("A29", "A01", "A02", "A03"), ("A30", "A06", "A07", "A08"))
    sc = visit(1, silver=8, rows=rows)
    sc.play("workshop", ("hire", 0, 0), "quarry", "workshop", ("hire", 1, 0), "forest", "quarry")
    assert sc.p[0].crew == ["A29", "A30"]
    assert sc.goods(0)["stone"] == 1 + 2


@pytest.mark.clause("A7.8", "A24.16")
@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_plans_grow_with_every_second_worker(workers: int, cards: int) -> None:
    sc = visit(workers, silver=0).play("workshop", "plans")
    assert len(sc.p[0].hand.cards) == cards
    assert sc.s.tax == 4  # free of cost
    [dealt] = [e for e in sc.told(DEALT) if e.about["pool"] == "building"]
    assert redact_for(dealt, 1).about["cards"] == cards  # opponents learn only how many


def short_pile(sc: Scene, *left: str) -> Scene:
    """Only these cards are left in the building pile."""
    layer = sc.s.buildings.layers[0]
    layer.cards, layer.size = list(left), len(left)
    if not left:
        sc.s.buildings.layers = []
    return sc


@pytest.mark.clause("A7.8")
def test_a_short_pile_gives_what_is_left() -> None:
    sc = short_pile(visit(4), "B01", "B02").play("workshop", "plans")
    assert sc.p[0].hand.cards == ["B01", "B02"]
    sc = short_pile(visit(), "B01", "B02", "B03").play("market-middle", "plans")
    assert sc.options == ["B01", "B02", "B03"]
    sc.play("B02")
    assert (sc.p[0].hand.cards, sc.s.buildings.size) == (["B02"], 2)


@pytest.mark.clause("A7.8")
def test_an_empty_pile_offers_no_plans() -> None:
    sc = short_pile(visit()).play("workshop")
    assert "plans" not in sc.options
    assert sc.why("plans")[:2] == ("A7.8", "no-plans")
    sc = short_pile(visit()).play("market-middle")
    assert (len(sc.options), "plans" in sc.options) == (8, False)
    sc = short_pile(visit(silver=3))
    assert "workshop" not in sc.options
    assert sc.why("workshop")[:2] == ("A7.1", "no-hire-no-plans")


@pytest.mark.clause("A7.8")
def test_an_effect_finds_no_card_in_an_empty_pile() -> None:
    sc = short_pile(visit())
    sc.p[0].hand.cards = ["B23"]  # Drafting Room
    sc.hire(0, "labourer")
    sc.give(0, stone=4, gold=3)
    sc.play("guildhall", ("build", "B23"))
    assert (sc.seat, sc.p[0].hand.cards, sc.p[0].built) == (1, [], ["B23"])


@pytest.mark.clause("A7.9", "A10.2")
def test_the_market_hires_from_any_column_without_workshop_cost() -> None:
    sc = visit(1, silver=2)
    sc.s.coins[1][3] = 2
    sc.play("market-middle")
    assert columns(sc) == 4
    sc.play(("hire", 1, 3), cards=["A40"])
    assert sc.p[0].crew == ["A35"]
    assert sc.goods(0) == {"silver": 2}  # those on the card (A7.4)
    assert sc.s.tax == 4
    assert sc.s.rows[1] == [*ROWS[1][:3], "A40"]
    assert sc.s.coins[1] == [0, 0, 0, 0]


def tavern(sc: Scene) -> Scene:
    sc.take("B04", 0)
    sc.give(0, wood=3, stone=2, gold=1)
    return sc


@pytest.mark.clause("A7.9", "A18.1")
def test_the_tavern_hires_anybody_free() -> None:
    sc = tavern(visit(1, silver=0))
    sc.hire(0, "labourer")
    sc.play("guildhall", ("build", "B04"))
    assert columns(sc) == 4
    sc.play(("hire", 0, 3), cards=["A40"])
    assert sc.p[0].crew == ["A13", "A26"]
    assert (sc.p[0].virtue, sc.goods(0), sc.s.tax) == (8, {}, 4)
    assert sc.s.rows[0][3] == "A40"


@pytest.mark.clause("A7.9", "A7.6", "A10.8")
def test_the_limit_holds_for_every_hire() -> None:
    sc = visit(1)
    sc.hire(0, *CREW)
    assert sc.play("market-middle", ("hire", 0, 0)).ask.kind == "dismiss"
    sc = tavern(visit(1))
    sc.hire(0, *CREW)
    sc.play("guildhall", ("build", "B04"), ("hire", 0, 0))
    assert sc.ask.kind == "dismiss"


@pytest.mark.clause("A7.10")
def test_the_apprentice_pile_cannot_run_out() -> None:
    most = 4 * crew_room("") + crew_room("rudolf")
    shown = sum(len(row) for row in ROWS)
    assert most == 26
    assert len(PRINTED_APPRENTICES) == 40 >= most + shown


def crew_room(board: str) -> int:
    """How many apprentices a player can hold, found by hiring."""
    sc = visit(4, silver=99)
    sc.p[0].board = board
    n = 0
    while sc.p[0].workers:
        sc.play("workshop", ("hire", 0, 0))
        if sc.ask.kind == "dismiss":
            return n
        n += 1
        sc.play("quarry")
    raise AssertionError("no limit")


@pytest.mark.clause("A7.11")
def test_the_hand_may_grow_during_a_turn() -> None:
    sc = visit(1)
    sc.hire(0, "labourer")
    for plan in ("B01", "B02", "B03", "B05", "B06", "B23"):
        sc.take(plan, 0)
    sc.give(0, stone=4, gold=3)
    sc.play("guildhall", ("build", "B23"))  # two cards: seven in hand
    assert (sc.ask.kind, len(sc.options)) == ("hand-limit", 7)


@pytest.mark.clause("A7.11", "A3.5")
def test_the_limit_is_checked_at_the_end_of_the_own_turn_only() -> None:
    sc = visit(1, active=1)
    for k in range(1, 9):
        sc.take(f"B0{k}", 0)
    assert sc.play("quarry").ask.kind == "place"  # another's turn: nothing is asked
    assert sc.play("forest").ask.kind == "hand-limit"
