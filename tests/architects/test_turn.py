"""A3, A4: the turn, and where workers stand."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.architects.content import (
    BOARDS,
    FOREST,
    GUARDHOUSE,
    MARKETS,
    PLACES,
    QUARRY,
    STOREHOUSE,
    TOWN,
)
from tests.architects.scene import Scene, scene

ALWAYS = {"quarry", "forest", "mines", "silversmith", "storehouse", "town", "guardhouse"}


def wealthy(players: int = 2) -> Scene:
    """Player 0 can use every place there is."""
    sc = scene(players)
    sc.give(0, clay=9, wood=9, stone=9, gold=9, marble=9, silver=9)
    sc.take("B11", 0)
    return sc


def no_plans(sc: Scene) -> None:
    """The building pile is used up."""
    sc.s.buildings.layers = []


# -- A3 turn ----------------------------------------------------------------------------------


@pytest.mark.clause("A3.1")
def test_turns_go_clockwise_with_one_worker_each() -> None:
    sc = scene(3, active=1)
    for place in ("quarry", "forest", "silversmith", "quarry"):
        before = [p.workers for p in sc.p]
        seat = sc.seat
        sc.play(place)
        before[seat] -= 1
        assert [p.workers for p in sc.p] == before
        assert sc.seat == (seat + 1) % 3
    assert sc.seat == 2
    assert sc.s.at[QUARRY] == [0, 2, 0]


@pytest.mark.clause("A3.2")
@pytest.mark.parametrize("place", ["mines", "silversmith", "workshop", "storehouse"])
def test_opponents_workers_change_nothing(place: str) -> None:
    seen = []
    for others in (0, 4):
        sc = wealthy()
        sc.s.at[PLACES.index(place)][1] = others
        sc.play(place)
        seen.append((sc.goods(0), sc.options, sc.seat, sc.ask.about))
    assert seen[0] == seen[1]


@pytest.mark.clause("A3.3")
def test_without_a_worker_one_comes_back_from_a_large_place() -> None:
    sc = scene(2)
    p = sc.p[0]
    p.workers, p.prison, p.hall, sc.s.market[0] = 0, 3, 5, 0
    sc.p[1].captives[0] = 2
    sc.s.at[QUARRY][0], sc.s.at[FOREST][0], sc.s.at[TOWN][1] = 6, 3, 4
    assert sc.ask.kind == "take-back"
    assert set(sc.options) == {"quarry", "forest"}  # no Guildhall, market, Prison or board
    sc.play("forest")
    assert (sc.p[0].workers, sc.s.at[FOREST][0], sc.goods(0)) == (1, 2, {})
    assert sc.seat == 1  # that was the whole turn
    sc.play("quarry", "silversmith")
    assert sc.s.at[3][0] == 1  # placed on the next turn


@pytest.mark.clause("A3.4")
def test_any_worker_but_those_of_the_guildhall_comes_back_at_need() -> None:
    def stuck() -> Scene:
        sc = scene(3)
        p = sc.p[0]
        p.workers, p.prison, p.hall, sc.s.market[2] = 0, 2, 15, 0
        sc.p[2].captives[0] = 2
        return sc

    sc = stuck()
    assert sc.options == ["market-right", "prison", ("board", 2)]
    assert sc.ask.clause == "A3.4"
    assert stuck().play("prison").p[0].prison == 1
    assert stuck().play("market-right").s.market == [-1, -1, -1]
    assert stuck().play(("board", 2)).p[2].captives == [1, 0, 0]
    assert stuck().play("prison").p[0].workers == 1


@pytest.mark.clause("A3.4")
def test_twenty_workers_in_the_guildhall_leave_an_empty_turn() -> None:
    sc = scene(5)
    sc.p[0].workers, sc.p[0].hall = 0, 20
    assert sc.seat == 1
    assert (sc.p[0].workers, sc.p[0].hall) == (0, 20)


@pytest.mark.clause("A3.5")
def test_reset_comes_before_the_hand_limit() -> None:
    sc = scene(2)
    sc.give(0, silver=2)
    for plan in ("B01", "B02", "B03", "B04", "B05", "B06"):
        sc.take(plan, 0)
    sc.s.market = [1, -1, 1]
    sc.play("market-middle", "plans", "B07", cards=["B07", "B08", "B09", "B10", "B11"])
    assert sc.ask.kind == "hand-limit"
    assert sc.s.market == [-1, -1, -1]
    assert len(sc.options) == 7  # discard any, also one drawn before
    sc.play("B01")
    assert sc.p[0].hand.cards == ["B02", "B03", "B04", "B05", "B06", "B07"]
    assert sc.seat == 1
    names = [e.what for e in sc.events]
    assert names.index("cards") < names.index("reset") < names.index("discard")


@pytest.mark.clause("A3.5", "A1.6")
def test_more_than_six_cards_go_face_down_under_the_pile() -> None:
    sc = scene(2)
    for k in range(1, 9):
        sc.take(f"B0{k}", 0)
    sc.play("quarry", "B08", "B01")
    assert sc.seat == 1
    assert len(sc.p[0].hand.cards) == 6
    assert sc.s.buildings.layers[0].cards == ["B01", "B08"]
    assert [sc.s.buildings.look(seat)[0] for seat in (0, 1)] == [["B01", "B08"], 2]


@pytest.mark.clause("A3.5")
def test_six_cards_are_no_reason_to_discard() -> None:
    sc = scene(2)
    for k in range(1, 7):
        sc.take(f"B0{k}", 0)
    assert sc.play("quarry").seat == 1


@pytest.mark.clause("A3.6", "A3.9")
def test_there_is_no_passing() -> None:
    sc = wealthy()
    assert set(sc.options) == {*PLACES, *MARKETS, "guildhall"}


@pytest.mark.clause("A3.7")
def test_the_count_is_fixed_when_the_worker_is_placed() -> None:
    sc = scene(2)
    sc.give(0, silver=3)
    sc.s.at[TOWN][0] = 2
    sc.s.at[QUARRY] = [1, 1]
    sc.play("town", ("town", 0))
    assert sc.s.at[TOWN][0] == 0
    assert sc.ask.about["n"] == 2  # of three captures two are left
    sc.play(("quarry", 0), ("quarry", 1))
    assert sc.p[0].captives == [0, 1]


@pytest.mark.clause("A3.7")
def test_the_new_worker_counts() -> None:
    sc = scene(2)
    sc.give(0, clay=6)
    sc.s.at[STOREHOUSE][0] = 1
    trade = ("virtue", "clay", "clay")
    sc.play("storehouse", trade, trade)
    assert sc.seat == 1
    assert sc.p[0].virtue == 9


@pytest.mark.clause("A3.8")
def test_workers_that_return_wait_for_the_next_turn() -> None:
    sc = scene(2)
    p = sc.p[0]
    p.workers, p.prison, sc.s.at[GUARDHOUSE][0] = 1, 19, 0
    sc.play("guardhouse", "release")
    assert sc.p[0].workers == 19
    assert sc.seat == 1
    assert sc.play("quarry").ask.kind == "place"


@pytest.mark.clause("A3.9")
def test_with_a_worker_on_the_board_one_must_be_placed() -> None:
    sc = scene(2)
    sc.p[0].workers, sc.s.at[QUARRY][0] = 1, 19
    sc.s.tax = 0
    no_plans(sc)
    assert sc.ask.kind == "place"
    assert set(sc.options) == ALWAYS  # even with nothing at all there is a place to go


@pytest.mark.clause("A3.10")
@pytest.mark.parametrize("place", ["storehouse", "town", "guardhouse"])
def test_a_worker_may_stand_idle_at_three_places(place: str) -> None:
    poor = scene(2).play(place)
    assert poor.seat == 1
    assert poor.s.at[PLACES.index(place)] == [1, 0]


@pytest.mark.clause("A3.10")
@pytest.mark.parametrize("place", ["storehouse", "town", "guardhouse"])
def test_at_these_places_every_action_may_be_left(place: str) -> None:
    sc = wealthy()
    sc.p[0].debts = 1
    sc.play(place)
    before = sc.goods(0)
    sc.play("stop")
    assert (sc.seat, sc.goods(0)) == (1, before)


@pytest.mark.clause("A3.10", "A12.2", "A10.1")
def test_market_and_guildhall_may_not_be_visited_idly() -> None:
    sc = scene(2)
    assert not {*MARKETS, "guildhall"} & set(sc.options)
    assert sc.why("guildhall").reason == "nothing-to-build"
    assert sc.why("market-left") == ("A10.1", "no-silver", {"silver": 1})
    rich = wealthy().play("guildhall")
    assert "stop" not in rich.options
    assert "stop" not in wealthy().play("market-middle").options


# -- A4 where workers stand -------------------------------------------------------------------


@pytest.mark.clause("A4.1", "A8.2")
@pytest.mark.parametrize("place", PLACES)
def test_nine_large_places_hold_any_number_and_may_be_raided(place: str) -> None:
    sc = scene(3)
    sc.give(0, silver=1)
    sc.s.at[PLACES.index(place)][1:] = [12, 17]
    sc.play("town")
    assert {(place, 1), (place, 2)} <= set(sc.options)
    sc.play((place, 2))
    assert sc.p[0].captives == [0, 0, 17]


@pytest.mark.clause("A4.1")
def test_a_crowded_place_takes_another_worker() -> None:
    for place in PLACES:
        sc = wealthy()
        sc.s.at[PLACES.index(place)] = [18, 20]
        assert place in sc.options


@pytest.mark.clause("A4.2")
def test_market_spaces_hold_one_worker_until_a_reset() -> None:
    sc = wealthy()
    sc.s.market = [1, -1, -1]
    assert "market-left" not in sc.options
    assert sc.why("market-left")[:2] == ("A4.2", "space-taken")
    sc.play("quarry", "quarry")
    assert sc.s.market == [1, -1, -1]
    sc.play("town")
    assert [x for x in sc.options if x != "stop" and x[0] not in PLACES] == []
    assert {x[1] for x in sc.options if x != "stop" and x[0] != "quarry"} == {0}


@pytest.mark.clause("A4.3")
@pytest.mark.parametrize(("players", "thirds"), [(2, [3, 6, 9]), (3, [3, 7, 11]), (5, [3, 9, 15])])
def test_the_guildhall_fills_row_by_row(players: int, thirds: list[int]) -> None:
    """The third slots of the upper rows, told by the option A23.2, show where slots lie."""
    hit = []
    for slot in range(1, 4 * {2: 3, 3: 4, 5: 6}[players] + 1):
        sc = scene(players, guildhall_discard="on")
        sc.s.hall = slot - 1
        sc.take("B11", 0)
        sc.give(0, wood=2, stone=2)
        sc.play("guildhall", ("build", "B11"))
        assert sc.told("slot")[0].about == {"player": 0, "n": slot}
        if sc.told("drop"):
            hit.append(slot)
    assert hit == thirds


@pytest.mark.clause("A4.3", "A8.8")
def test_guildhall_workers_stay() -> None:
    """Whatever else brings workers home or away: a capture, a reset, a release, a take-back."""
    sc = scene(2)
    for p in sc.p:
        p.hall, p.workers, p.prison = 3, 14, 2
    sc.s.hall, sc.s.market = 6, [-1, 0, 1]
    sc.give(0, silver=9)
    sc.play("town")
    assert sc.options == [("town", 0), "stop"]
    sc.play("stop", "guardhouse", "release", "market-left")  # the third one: a reset
    assert len(sc.told("reset")) == 1
    sc.play("guardhouse", "stop", "guardhouse", "release")
    assert ([p.hall for p in sc.p], sc.s.hall) == ([3, 3], 6)
    assert sc.p[0].prison == 0
    sc = scene(2)
    sc.p[0].hall, sc.p[0].workers, sc.s.hall, sc.s.at[QUARRY][0] = 3, 0, 3, 17
    assert sc.options == ["quarry"]


@pytest.mark.clause("A4.4")
def test_nobody_places_or_is_captured_in_prison() -> None:
    sc = wealthy()
    sc.p[0].prison = sc.p[1].prison = 4
    assert "prison" not in sc.options
    sc.play("town")
    assert sc.options == [("town", 0), "stop"]
    assert {b.id for b in BOARDS.values() if b.prison and not b.promo} == {"caroline", "therese"}


@pytest.mark.clause("A4.4", "A11.2", "A16.2")
def test_prison_fills_by_the_guardhouse_and_by_a_reset() -> None:
    sc = scene(2)
    sc.p[0].captives = [0, 3]
    sc.give(1, silver=3)
    sc.s.market = [0, 1, -1]
    sc.play("guardhouse", "sell", "market-right")
    assert [p.prison for p in sc.p] == [1, 3 + 2]


@pytest.mark.clause("A4.5", "A11.4")
def test_a_captive_comes_home_only_by_its_owner() -> None:
    def held() -> Scene:
        sc = scene(3)
        sc.p[1].captives = [0, 0, 4]
        sc.p[0].captives = [0, 2, 0]
        sc.give(0, silver=9)
        sc.give(2, silver=5)
        return sc

    sc = held().play("town")
    assert sc.options == [("town", 0), "stop"]  # no second capture
    sc = held()
    sc.s.active = 2
    sc.play("guardhouse", "free")
    assert [p.captives for p in sc.p] == [[0, 2, 0], [0, 0, 0], [0, 0, 0]]
    assert sc.p[2].workers == 20 - 1 + 4
    sc = held()
    sc.s.active = 1
    sc.play("guardhouse", "sell")
    assert sc.p[2].prison == 4


@pytest.mark.clause("A4.5")
def test_a_captive_is_not_taken_back() -> None:
    sc = scene(2)
    sc.p[0].workers, sc.p[1].captives, sc.s.at[QUARRY][0] = 0, [19, 0], 1
    assert sc.options == ["quarry"]


@pytest.mark.clause("A4.6", "A11.3")
def test_a_prisoner_is_freed_only_by_its_owner() -> None:
    sc = scene(2)
    sc.p[0].prison, sc.p[1].prison = 2, 3
    sc.play("guardhouse", "release")
    assert [(p.workers, p.prison) for p in sc.p] == [(19 + 2, 0), (20, 3)]
    captor = scene(2)  # the one who sent it there cannot call it back
    captor.p[0].captives = [0, 2]
    captor.s.at[GUARDHOUSE][0] = 2
    captor.play("guardhouse", "sell")
    assert captor.seat == 1
    assert captor.p[1].prison == 2


@pytest.mark.clause("A4.6", "A18.4")
def test_the_hideout_empties_the_own_prison() -> None:
    sc = scene(2)
    sc.hire(0, "labourer")
    sc.take("B29", 0)
    sc.give(0, clay=1, wood=3, stone=2)
    sc.p[0].prison, sc.p[1].prison = 5, 1
    answers: list[Any] = ["guildhall", ("build", "B29")]
    sc.play(*answers)
    assert [p.prison for p in sc.p] == [0, 1]


@pytest.mark.clause("A4.6", "A16.3")
def test_the_gatekeeper_frees_two_in_a_reset() -> None:
    sc = scene(2)
    sc.hire(0, "gatekeeper")
    sc.give(0, silver=3)
    sc.p[0].prison, sc.s.market = 1, [1, 1, -1]
    sc.play("market-right", *sc.p[0].crew, 2)
    assert [p.prison for p in sc.p] == [0, 2]
