"""A12: the Guildhall, its slots and what they trigger."""

from __future__ import annotations

import pytest

from ludorum.games.architects.content import SEATS
from tests.architects.scene import Scene, scene

COLUMNS = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6}
RESETS = {1: [7, 10], 2: [7, 10], 3: [9, 13], 4: [11, 16], 5: [13, 19]}
WELL = ("build", "B11")


def mason(players: int, filled: int = 0) -> Scene:
    """Player 0 can construct the Well; that many slots hold workers of player 1."""
    sc = scene(players)
    sc.s.hall = sc.p[1].hall = filled
    sc.p[1].workers = 20 - filled
    sc.take("B11", 0)
    sc.give(0, wood=2, stone=2)
    return sc


@pytest.mark.clause("A12.1", "A12.4", "A19.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_last_slot_in_use_triggers_the_end(players: int) -> None:
    slots = 4 * COLUMNS[players]
    sc = mason(players, slots - 1).play("guildhall", WELL)
    assert sc.told("last-round")[0].about == {"player": 0}
    sc = mason(players, slots - 2).play("guildhall", WELL)
    assert sc.told("last-round") == []
    assert sc.s.last == -1


@pytest.mark.clause("A12.1")
def test_four_rows_for_any_number_of_players() -> None:
    assert {k: (x.columns, x.slots) for k, x in SEATS.items()} == {
        "solo": (3, 12),
        "2": (3, 12),
        "3": (4, 16),
        "4": (5, 20),
        "5": (6, 24),
    }


@pytest.mark.clause("A12.2")
def test_construct_or_advance_but_not_both() -> None:
    def able() -> Scene:
        sc = mason(2)
        sc.take("B01", 0)
        sc.give(0, gold=1)
        return sc

    assert able().play("guildhall").options == [WELL, "cathedral"]
    sc = able().play("guildhall", WELL)
    assert (sc.seat, sc.p[0].built, sc.p[0].level) == (1, ["B11"], 0)
    sc = able().play("guildhall", "cathedral", "B01")
    assert (sc.seat, sc.p[0].built, sc.p[0].level) == (1, [], 1)
    assert sc.p[0].hall == 1


@pytest.mark.clause("A12.2")
def test_only_one_building_from_the_hand() -> None:
    sc = mason(2)
    sc.take("B01", 0)
    sc.give(0, clay=4, wood=2)
    sc.play("guildhall", WELL)
    assert (sc.seat, sc.p[0].built, sc.p[0].hand.cards) == (1, ["B11"], ["B01"])


@pytest.mark.clause("A12.2")
def test_without_either_no_worker_may_come() -> None:
    sc = scene(2)
    sc.take("B11", 0)
    sc.give(0, wood=2, stone=1)
    assert "guildhall" not in sc.options
    assert sc.why("guildhall")[:2] == ("A12.2", "nothing-to-build")
    sc = scene(2)
    sc.give(0, wood=2, stone=2)  # goods, but no card
    assert "guildhall" not in sc.options
    sc = scene(2)
    sc.take("B30", 0)  # a card to discard, and the gold for level 1
    sc.give(0, gold=1)
    assert "guildhall" in sc.options


@pytest.mark.clause("A12.2", "A14.5")
@pytest.mark.parametrize(
    ("gold", "markers", "reason"),
    [(1, 3, "level-full"), (1, 2, ""), (0, 3, "nothing-to-build"), (0, 2, "nothing-to-build")],
)
def test_a_full_level_is_named_where_nothing_else_is_in_the_way(
    gold: int, markers: int, reason: str
) -> None:
    sc = scene(4)
    sc.take("B30", 0)  # a card to discard that cannot be built
    sc.give(0, gold=gold)
    for p in sc.p[1 : 1 + markers]:
        p.level = 1
    if reason:
        assert sc.why("guildhall").reason == reason
        assert sc.why("guildhall").clause == ("A14.5" if reason == "level-full" else "A12.2")
    assert ("guildhall" in sc.options) == (not reason)


@pytest.mark.clause("A12.3", "A12.3.1", "A16.1", "A16.9")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_first_slots_of_rows_three_and_four_trigger_a_reset(players: int) -> None:
    hit = []
    for slot in range(1, 4 * COLUMNS[players] + 1):
        sc = mason(players, slot - 1).play("guildhall", WELL)
        if sc.told("reset"):
            hit.append(slot)
            names = [e.what for e in sc.events]
            assert names.index("build") < names.index("reset")  # after its action
    assert hit == RESETS[players] == [2 * COLUMNS[players] + 1, 3 * COLUMNS[players] + 1]


@pytest.mark.clause("A12.4")
def test_a_full_hall_has_no_more_slots() -> None:
    sc = mason(2, 12)
    sc.s.last = 2
    sc.play("guildhall", WELL)
    assert (sc.s.hall, sc.p[0].hall) == (12, 1)
    assert sc.told("beside")[0].about == {"player": 0}


@pytest.mark.clause("A12.5")
def test_slots_count_the_workers_of_all_players() -> None:
    sc = scene(3)
    sc.s.hall, sc.p[0].hall, sc.p[1].hall, sc.p[2].hall = 7, 0, 6, 1
    for seat, plan in enumerate(("B11", "B01")):
        sc.take(plan, seat)
    sc.give(0, wood=2, stone=2)
    sc.give(1, clay=4, wood=2)
    sc.play("guildhall", WELL)
    assert (sc.told("slot")[-1].about, sc.told("reset")) == ({"player": 0, "n": 8}, [])
    sc.play("guildhall", ("build", "B01"))
    assert sc.told("slot")[-1].about == {"player": 1, "n": 9}
    assert len(sc.told("reset")) == 1
    assert [p.hall for p in sc.p] == [1, 7, 1]


@pytest.mark.clause("A12.5", "A12.4")
@pytest.mark.parametrize("who", [0, 1])
def test_whoever_fills_the_last_slot_ends_the_game(who: int) -> None:
    sc = scene(2, active=who)
    sc.s.hall, sc.p[0].hall, sc.p[1].hall = 11, 5, 6
    sc.take("B11", who)
    sc.give(who, wood=2, stone=2)
    sc.play("guildhall", WELL)
    assert sc.told("last-round")[0].about == {"player": who}
    assert sc.s.last == 2
