"""A16: the reset of the Black Market."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.architects.content import MARKET, SEATS, SMALL_OF
from tests.architects.scene import Scene, card, scene


def third_worker(players: int = 3, others: tuple[int, int] = (1, 1)) -> Scene:
    """Two workers stand on the Black Market and player 0 can pay for the third, on the left."""
    sc = scene(players)
    sc.s.market = [-1, *others]
    sc.give(0, silver=1)
    return sc


def well_builder(slots: int, players: int = 2) -> Scene:
    """So many slots of the Guildhall are filled and player 0 can build the Well."""
    sc = scene(players)
    sc.s.hall = slots
    sc.take(card("well"), 0)
    sc.give(0, wood=2, stone=2)
    return sc


def build_well(sc: Scene, *answers: Any) -> Scene:
    return sc.play("guildhall", ("build", card("well")), *answers)


# -- A16.1 what triggers it ---------------------------------------------------------------------


@pytest.mark.clause("A16.1", "A10.5")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_third_worker_triggers_it(taken: int) -> None:
    sc = scene(2)
    sc.s.market = [-1, *[1] * taken, *[-1] * (2 - taken)]
    sc.give(0, silver=1)
    sc.play("market-left")
    assert len(sc.told("reset")) == (taken == 2)


@pytest.mark.clause("A16.1", "A12.3", "A12.5")
@pytest.mark.parametrize(
    ("players", "slots"), [(2, (7, 10)), (3, (9, 13)), (4, (11, 16)), (5, (13, 19))]
)
def test_the_first_slots_of_rows_three_and_four_trigger_it(
    players: int, slots: tuple[int, int]
) -> None:
    hit = []
    for slot in range(1, SEATS[str(players)].slots + 1):
        sc = build_well(well_builder(slot - 1, players))
        if sc.told("reset"):
            hit.append(slot)
    assert tuple(hit) == slots


# -- A16.2 the five steps -----------------------------------------------------------------------


@pytest.mark.clause("A16.2")
def test_the_action_is_finished_first() -> None:
    sc = third_worker()
    sc.play("market-left", cards=["K03", "small-gold-gold"])
    assert sc.goods(0) == {"marble": 1, "stone": 1}  # not what shows after it


@pytest.mark.clause("A16.2")
def test_step_1_all_market_workers_go_to_prison() -> None:
    sc = third_worker(others=(1, 2))
    sc.play("market-left")
    assert ([p.prison for p in sc.p], sc.s.market) == ([1, 1, 1], [-1, -1, -1])


@pytest.mark.clause("A16.2")
def test_step_2_the_top_card_turns_over() -> None:
    sc = third_worker()
    sc.turned("K09")
    sc.give(1, silver=3)
    sc.play("market-left", cards=["K08", "small-gold-gold"])
    assert (sc.s.small, sc.s.large, sc.s.market_deck.size) == ("small-gold-gold", ["K09", "K08"], 7)
    assert sc.told("turn-card")[0].about == {"large": "K08", "small": "small-gold-gold"}
    sc.play("market-right")
    assert sc.goods(1) == MARKET["K08"].large


@pytest.mark.clause("A16.2", "A16.3")
def test_step_3_comes_after_step_1() -> None:
    """The worker just moved from the market may be freed."""
    sc = third_worker()
    sc.hire(0, "gatekeeper")
    sc.play("market-left")
    assert (sc.seat, sc.ask.kind, sc.options) == (0, "reset", ["A09", "done"])
    sc.play("A09")
    assert (sc.p[0].prison, sc.p[0].workers) == (0, 20)


@pytest.mark.clause("A16.2")
@pytest.mark.parametrize(("prison", "virtue"), [(2, 7), (3, 6), (9, 6)])
def test_step_4_three_prisoners_cost_one_virtue(prison: int, virtue: int) -> None:
    sc = well_builder(6)
    sc.p[1].prison = prison
    assert build_well(sc).p[1].virtue == virtue


@pytest.mark.clause("A16.2")
@pytest.mark.parametrize(
    ("prison", "debts"),
    [([2, 1, 0], [1, 0, 0]), ([1, 4, 4], [0, 1, 1]), ([1, 1, 1], [1, 1, 1])],
)
def test_step_5_most_prisoners_bring_a_debt(prison: list[int], debts: list[int]) -> None:
    sc = well_builder(8, players=3)
    for p, n in zip(sc.p, prison, strict=True):
        p.prison = n
    build_well(sc)
    assert [p.debts for p in sc.p] == debts
    assert [p.paid for p in sc.p] == [0, 0, 0]


# -- A16.3 reset apprentices --------------------------------------------------------------------


@pytest.mark.clause("A16.3")
def test_the_gatekeeper_frees_up_to_two() -> None:
    sc = well_builder(6)
    sc.hire(0, "gatekeeper")
    sc.p[0].prison, sc.p[0].workers = 3, 10
    build_well(sc, "A09")
    assert (sc.ask.kind, sc.options) == ("release", [2, 1])
    sc.play(1)
    assert (sc.seat, sc.p[0].prison, sc.p[0].workers) == (1, 2, 10)


@pytest.mark.clause("A16.3")
def test_reset_apprentices_may_be_left_unused() -> None:
    sc = well_builder(6)
    sc.hire(0, "gatekeeper")
    sc.p[0].prison = 3
    build_well(sc, "done")
    assert (sc.seat, sc.p[0].prison) == (1, 3)


@pytest.mark.clause("A16.3", "A17.1")
@pytest.mark.parametrize(
    ("squire", "goods", "virtue"),
    [("A26", {"gold": 1}, 7), ("A27", {"marble": 1}, 7), ("A28", {}, 9)],
)
def test_each_squire_has_its_gift(squire: str, goods: dict[str, int], virtue: int) -> None:
    rows = (("A04", "A10", "A17", "A01"), ("A05", "A11", "A18", "A35"))
    for prison in (0, 1):
        sc = scene(2, rows=rows)
        sc.s.hall = 6
        sc.take(card("smithy"), 0)
        sc.give(0, clay=4, wood=2)
        sc.join(0, squire)
        sc.p[0].prison = prison
        sc.play("guildhall", ("build", card("smithy")))
        assert (sc.ask.kind == "reset") == (prison == 0)
        if not prison:
            sc.play(squire)
            assert sc.goods(0) == {"stone": 4, **goods}
            assert sc.p[0].virtue == virtue


@pytest.mark.clause("A16.3")
def test_the_gatekeeper_first_earns_the_squires_gift() -> None:
    sc = well_builder(6)
    sc.join(0, "A09", "A27")
    sc.p[0].prison = 2
    build_well(sc)
    assert sc.options == ["A09", "done"]
    sc.play("A09", 2)
    assert sc.options == ["A27", "done"]
    sc.play("A27")
    assert sc.goods(0) == {"clay": 4, "marble": 1}


@pytest.mark.clause("A16.3")
def test_workers_on_other_boards_do_not_trouble_the_squire() -> None:
    sc = well_builder(6)
    sc.join(0, "A27")
    sc.p[1].captives[0] = 4
    build_well(sc)
    assert sc.options == ["A27", "done"]


@pytest.mark.clause("A16.3")
def test_players_use_their_apprentices_clockwise_from_the_active_one() -> None:
    sc = scene(3, active=1)
    sc.s.hall = 8
    sc.take(card("well"), 1)
    sc.give(1, wood=2, stone=2)
    sc.join(0, "A09")
    sc.join(1, "A27")
    sc.join(2, "A28")
    sc.p[0].prison = 1
    sc.play("guildhall", ("build", card("well")))
    asked = []
    while sc.ask.kind == "reset":
        asked.append(sc.seat)
        sc.play(sc.options[0])
    assert asked == [1, 2, 0]


# -- A16.4 to A16.10 ----------------------------------------------------------------------------


@pytest.mark.clause("A16.4", "A16.9")
def test_an_empty_prison_brings_no_debt() -> None:
    sc = build_well(well_builder(6))
    assert sc.told("reset")
    assert [p.debts for p in sc.p] == [0, 0]


@pytest.mark.clause("A16.5", "A15.4")
def test_virtue_lost_at_zero_is_one_more_debt() -> None:
    sc = well_builder(6)
    sc.p[1].prison, sc.p[1].virtue = 3, 0
    build_well(sc)
    assert (sc.p[1].virtue, sc.p[1].debts) == (0, 2)


@pytest.mark.clause("A16.6", "A2.1.1")
def test_a_bare_left_space_is_filled_from_the_right_pile() -> None:
    sc = well_builder(6)
    sc.s.small, sc.s.market_deck.layers = "", []
    sc.s.large = list(MARKET)
    # turned up, its back, and what shows then
    cards = ["small-marble-wood", "K10", "small-marble-wood"]
    sc.play("guildhall", ("build", card("well")), cards=cards)
    assert (sc.s.large, sc.s.small, sc.s.market_deck.size) == (["K10"], "small-marble-wood", 8)
    assert sorted([*sc.s.market_deck.layers[0].cards, "small-marble-wood"]) == sorted(
        [SMALL_OF[k] for k in MARKET if k != "K10"]
    )


@pytest.mark.clause("A16.6", "A2.1.1")
def test_the_last_card_leaves_the_left_space_bare() -> None:
    sc = well_builder(6)
    sc.s.market_deck.layers = []
    sc.s.large = [k for k in MARKET if k != "K03"]
    build_well(sc)
    assert (sc.s.small, len(sc.s.large), sc.s.large[-1]) == ("", 10, "K03")
    assert not sc.told("shuffle-market")


@pytest.mark.clause("A16.7")
def test_one_turn_one_reset() -> None:
    sc = well_builder(6)
    sc.s.market = [1, 1, -1]
    build_well(sc)
    assert len(sc.told("reset")) == 1
    sc.play("quarry", "quarry")
    assert len(sc.told("reset")) == 1


@pytest.mark.clause("A16.8")
def test_only_prisoners_left_after_step_3_count() -> None:
    sc = well_builder(6)
    sc.hire(0, "gatekeeper")
    sc.p[0].prison, sc.p[1].prison = 3, 1
    build_well(sc, "A09", 2)
    assert [p.virtue for p in sc.p] == [7, 7]
    assert [p.debts for p in sc.p] == [1, 1]  # one prisoner each is enough for step 5


@pytest.mark.clause("A16.9")
@pytest.mark.parametrize("market", [[-1, -1, -1], [1, -1, -1], [0, -1, 1]])
def test_the_guildhall_needs_no_market_workers(market: list[int]) -> None:
    sc = well_builder(6)
    sc.s.market = list(market)
    build_well(sc)
    assert len(sc.told("reset")) == 1
    assert sc.s.market == [-1, -1, -1]
    assert [p.prison for p in sc.p] == [market.count(0), market.count(1)]


@pytest.mark.clause("A16.10")
def test_the_market_is_reset_in_the_final_round_too() -> None:
    sc = third_worker(players=2)
    sc.s.hall, sc.s.last = 12, 2
    sc.play("market-left")
    assert len(sc.told("reset")) == 1
