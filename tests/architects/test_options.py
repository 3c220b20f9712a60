"""A23: the options beyond the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import SEATS
from tests.architects.scene import Scene, card, opening, scene
from tests.architects.schemes import scheme


def promo(*apprentices: str, players: int = 2) -> Scene:
    sc = scene(players, promos="on")
    sc.join(0, *apprentices)
    return sc


def builder(name: str, *apprentices: str) -> Scene:
    """Player 0 can build a promo building."""
    sc = promo("A13", *apprentices)
    sc.take(card(name), 0)
    sc.give(0, clay=9, wood=9, stone=9, marble=9)
    return sc


def build(sc: Scene, name: str, *answers: Any) -> Scene:
    return sc.play("guildhall", ("build", card(name)), *answers)


def on_slot(slot: int, players: int = 2, option: str = "on") -> Scene:
    """Player 0 lays a worker on a slot, building the Well."""
    sc = scene(players, guildhall_discard=option)
    sc.s.hall = slot - 1
    sc.s.coins = [[3, 1, 0, 0], [2, 0, 0, 0]]
    sc.take(card("well"), 0)
    sc.give(0, wood=2, stone=2)
    return build(sc, "well")


# -- A23.1 starting apprentice ------------------------------------------------------------------


@pytest.mark.clause("A23.1")
def test_a_first_apprentice_in_reverse_order_before_any_refill() -> None:
    sc = Scene(GAME, GAME.setup(3, {"starting-apprentice": "on"}))
    sc.play()
    while sc.ask.kind == "draft":
        sc.play(sc.options[0])
    asked = []
    while sc.ask.kind == "first-apprentice":
        asked.append((sc.seat, len(sc.options)))
        sc.play(sc.options[0])
    assert asked == [(2, 8), (1, 7), (0, 6)]
    assert [len(p.crew) for p in sc.p] == [1, 1, 1]
    assert [len(row) for row in sc.s.rows] == [4, 4]
    assert [sc.goods(i) for i in range(3)] == [{"silver": 3}, {"silver": 4}, {"silver": 5}]
    assert sc.s.tax == 4


@pytest.mark.clause("A23.1")
def test_solo_only_the_player_takes_one() -> None:
    sc = opening(1, starting_apprentice="on")
    assert [len(p.crew) for p in sc.p] == [1, 0]
    assert [len(row) for row in sc.s.rows] == [4, 4]


@pytest.mark.clause("A23.1", "A23.2", "A23.3")
def test_the_options_are_off_by_default() -> None:
    assert [x.values[0] for x in GAME.settings if x.clause.startswith("A23")] == ["off"] * 3
    sc = opening(2)
    assert [p.crew for p in sc.p] == [[], []]
    s = GAME.setup(2, {})
    assert (s.apprentices.size, s.buildings.size, s.hall_discards) == (40, 40, False)


# -- A23.2 Guildhall discard --------------------------------------------------------------------


@pytest.mark.clause("A23.2")
def test_the_third_slot_sends_the_first_column_away() -> None:
    sc = on_slot(3)
    assert sc.s.rows == [["A10", "A17", "A26", "A01"], ["A11", "A18", "A35", "A02"]]
    assert sc.s.coins == [[1, 0, 0, 0], [0, 0, 0, 0]]
    bottom = [layer.cards for layer in sc.s.apprentices.layers[:2]]
    assert bottom == [["A05"], ["A04"]]
    assert sc.goods(0) == {"clay": 4}  # the silver on them goes to the supply


@pytest.mark.clause("A23.2")
@pytest.mark.parametrize(("players", "slots"), [(2, [3, 6, 9]), (4, [3, 8, 13])])
def test_only_the_third_slots_of_the_upper_rows(players: int, slots: list[int]) -> None:
    last = SEATS[str(players)].slots
    assert [x for x in range(1, last + 1) if on_slot(x, players).told("drop")] == slots


@pytest.mark.clause("A23.2")
def test_without_the_option_nothing_is_discarded() -> None:
    assert not on_slot(3, option="off").told("drop")


@pytest.mark.clause("A23.2")
def test_solo_the_opponents_workers_do_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    sc = scene(1, active=1, guildhall_discard="on")
    sc.s.hall = 2
    sc.play(cards=[scheme(monkeypatch, "guildhall")])
    assert [e.about["apprentice"] for e in sc.told("drop")] == ["A04", "A05"]


# -- A23.3 promo cards --------------------------------------------------------------------------


@pytest.mark.clause("A23.3")
def test_the_six_promo_cards_join_the_piles() -> None:
    s = GAME.setup(2, {"promos": "on"})
    assert (s.apprentices.size, s.buildings.size) == (43, 43)


@pytest.mark.clause("A23.3")
def test_the_enforcer_brings_a_gold_for_captives() -> None:
    sc = promo("A41")
    sc.p[0].captives[1] = 3
    sc.play("guardhouse", "sell")
    assert sc.goods(0) == {"silver": 3, "gold": 1}


@pytest.mark.clause("A23.3")
@pytest.mark.parametrize("overseer", [False, True])
def test_the_overseer_adds_a_trade(overseer: bool) -> None:
    sc = promo(*["A42"] * overseer)
    sc.give(0, clay=6)
    trade = ("virtue", "clay", "clay")
    sc.play("storehouse", *[trade] * (1 + overseer))
    assert (sc.seat, sc.p[0].virtue) == (1, 8 + overseer)


@pytest.mark.clause("A23.3", "A16.2")
@pytest.mark.parametrize("prison", [0, 2])
def test_the_peddler_gives_silver_in_a_reset(prison: int) -> None:
    sc = builder("museum", "A43")
    sc.s.hall, sc.p[0].prison = 6, prison
    build(sc, "museum", "A43")
    assert sc.goods(0)["silver"] == 2


@pytest.mark.clause("A23.3", "A3.8")
def test_the_crane_places_one_more_worker() -> None:
    sc = builder("crane")
    sc.take(card("well"), 0)
    build(sc, "crane", "yes", ("build", card("well")))
    assert (sc.seat, sc.s.hall, sc.p[0].hall, sc.p[0].workers) == (1, 2, 2, 18)
    assert sc.p[0].built == [card("crane"), card("well")]


@pytest.mark.clause("A23.3")
def test_the_crane_may_rest_and_needs_something_to_do() -> None:
    sc = builder("crane")
    build(sc, "crane")
    assert (sc.seat, sc.s.hall) == (1, 1)  # nothing else to build: not even asked
    sc = builder("crane")
    sc.take(card("well"), 0)
    build(sc, "crane", "no")
    assert (sc.seat, sc.s.hall, sc.p[0].workers) == (1, 1, 19)


@pytest.mark.clause("A23.3", "A16.7", "A12.3")
@pytest.mark.parametrize("filled", [5, 6])
def test_a_slot_of_the_crane_resets_once_after_all_actions(filled: int) -> None:
    sc = builder("crane")
    sc.take(card("well"), 0)
    sc.s.hall = filled
    build(sc, "crane", "yes")
    assert not sc.told("reset")
    sc.play(("build", card("well")))
    assert len(sc.told("reset")) == 1


@pytest.mark.clause("A23.3", "A19.2", "A19.9")
def test_the_cranes_worker_lies_beside_a_full_hall() -> None:
    sc = builder("crane")
    sc.take(card("well"), 0)
    sc.s.hall = 11
    build(sc, "crane", "yes", ("build", card("well")))
    assert (sc.s.hall, sc.p[0].hall, sc.s.last) == (12, 2, 2)


@pytest.mark.clause("A23.3")
def test_the_graveyard_costs_an_apprentice() -> None:
    sc = builder("graveyard", "A42")
    build(sc, "graveyard")
    assert (sc.ask.kind, sc.options) == ("dismiss", ["A13", "A42"])
    sc.play("A13")
    assert sc.p[0].crew == ["A42"]
    assert sc.s.apprentices.layers[0].cards == ["A13"]


@pytest.mark.clause("A23.3", "A19.4")
@pytest.mark.parametrize(("others", "virtue"), [((), 7), (("well",), 8), (("well", "crane"), 8)])
def test_the_museum_gives_virtue_per_two_buildings(others: tuple[str, ...], virtue: int) -> None:
    sc = promo()
    sc.put(0, "museum", *others)
    assert sc.end().p[0].virtue == virtue
