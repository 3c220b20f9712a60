"""A19, A20: the end of the game, and the count."""

from __future__ import annotations

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import QUARRY, SEATS
from tests.architects.scene import Scene, card, scene


def well_in_hand(players: int, active: int = 0) -> Scene:
    """A seat that can build the Well."""
    sc = scene(players, active=active)
    sc.take(card("well"), active)
    sc.give(active, wood=2, stone=2)
    return sc


def turns_until_over(sc: Scene) -> list[int]:
    """Everybody goes to the Quarry; who took a turn."""
    out = []
    while not sc.open().over:
        out.append(sc.seat)
        sc.play("quarry")
    return out


# -- A19 end ------------------------------------------------------------------------------------


@pytest.mark.clause("A19.1", "A12.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_one_more_turn_the_trigger_last(players: int) -> None:
    sc = well_in_hand(players, active=1)
    sc.s.hall = SEATS[str(players)].slots - 1
    sc.play("guildhall", ("build", card("well")))
    assert sc.s.last == players
    assert sc.goods(1) == {"clay": 4}  # the turn itself is finished
    order = [(2 + k) % players for k in range(players)]
    assert turns_until_over(sc) == order
    assert order[-1] == 1


@pytest.mark.clause("A19.1", "A12.4")
def test_the_slot_before_the_last_ends_nothing() -> None:
    sc = well_in_hand(2)
    sc.s.hall = 10
    sc.play("guildhall", ("build", card("well")))
    assert (sc.s.hall, sc.s.last) == (11, -1)


@pytest.mark.clause("A19.2")
def test_in_final_turns_workers_lie_beside_the_hall() -> None:
    sc = well_in_hand(2)
    sc.s.hall, sc.s.last = 12, 2
    sc.play("guildhall", ("build", card("well")))
    assert (sc.s.hall, sc.p[0].hall, sc.p[0].workers) == (12, 1, 19)
    assert sc.goods(0) == {"clay": 4}
    assert sc.told("beside")
    assert not sc.told("slot")
    assert not sc.told("reset")


@pytest.mark.clause("A19.2", "A12.2")
def test_beside_the_hall_the_price_is_the_same() -> None:
    sc = well_in_hand(2)
    sc.give(0, wood=-1)
    sc.s.hall, sc.s.last = 12, 2
    assert "guildhall" not in sc.options


@pytest.mark.clause("A19.3", "A3.3")
def test_a_final_turn_without_workers_takes_one_back() -> None:
    sc = scene(2)
    sc.s.hall, sc.s.last = 12, 1
    sc.p[0].workers = 0
    sc.s.at[QUARRY][0] = 2
    assert (sc.ask.kind, sc.options) == ("take-back", ["quarry"])
    sc.play("quarry")
    assert sc.open().over
    assert (sc.p[0].workers, sc.goods(0)) == (1, {})


@pytest.mark.clause("A19.4")
def test_effects_on_virtue_come_after_the_last_turn() -> None:
    """The stone of the final turn still counts for the Trading Post."""
    sc = scene(2, active=1)
    sc.s.hall, sc.s.last = 12, 1
    sc.put(1, "trading-post")
    sc.give(1, stone=3)
    assert sc.p[1].virtue == 7
    sc.play("quarry")
    assert sc.open().over
    assert sc.p[1].virtue == 8


@pytest.mark.clause("A19.4")
def test_the_six_buildings_that_move_virtue_at_the_end() -> None:
    names = ("castle", "observatory", "trading-post", "reservoir", "chapel", "dungeon")
    moved = {}
    for name in names:
        sc = scene(2)
        sc.put(0, name)
        sc.give(0, gold=2, marble=2, clay=4)
        sc.p[0].paid, sc.p[0].level = 2, 1
        moved[name] = sc.end().p[0].virtue - 7
    assert moved == dict(zip(names, (1, 1, 1, 1, 2, -2), strict=True))


@pytest.mark.clause("A19.4", "A15.3")
def test_excess_virtue_at_the_end_may_destroy_debts() -> None:
    sc = scene(2)
    sc.put(0, "castle")
    sc.give(0, gold=4)
    sc.p[0].virtue, sc.p[0].debts = 14, 3
    sc.end().play(1, 0)
    assert sc.open().over
    assert sc.p[0].debts == 2


@pytest.mark.clause("A19.5")
@pytest.mark.parametrize(
    ("answers", "virtue", "debts"), [(("dungeon",), 13, 1), (("castle", 1), 12, 0)]
)
def test_the_dungeon_may_come_before_or_after_the_gains(
    answers: tuple[str | int, ...], virtue: int, debts: int
) -> None:
    sc = scene(2)
    sc.put(0, "dungeon", "castle")
    sc.give(0, gold=4)
    sc.p[0].virtue, sc.p[0].debts = 13, 1
    sc.end()
    assert (sc.ask.kind, sc.options) == ("end-order", [card("dungeon"), card("castle")])
    for x in answers:
        sc.play(card(x) if isinstance(x, str) else x)
    sc.open().settle()
    assert (sc.p[0].virtue, sc.p[0].debts) == (virtue, debts)


@pytest.mark.clause("A19.6")
def test_points_are_counted_after_the_effects() -> None:
    """The Castle lifts virtue for the Lighthouse and destroys the debt the University minds."""
    sc = scene(2)
    sc.put(0, "lighthouse", "university", "castle")
    sc.give(0, gold=2)
    sc.p[0].virtue, sc.p[0].debts = 14, 1
    sc.s.hall, sc.s.last = 12, 1
    sc.play("quarry", 1)
    assert sc.open().over
    assert sc.points(0)["bonus"] == 3 + 2
    assert sc.points(0)["debts"] == 0
    sc = scene(2)
    sc.put(0, "lighthouse", "castle")
    sc.give(0, gold=2)
    sc.end()
    assert (sc.points(0)["bonus"], sc.points(0)["virtue"]) == (2, 0)


@pytest.mark.clause("A19.7")
@pytest.mark.parametrize(("virtue", "debts"), [(2, 0), (1, 1), (0, 2)])
def test_the_dungeon_is_obligatory_and_can_bring_debts(virtue: int, debts: int) -> None:
    sc = scene(2)
    sc.put(0, "dungeon")
    sc.p[0].virtue = virtue
    sc.end()
    assert sc.open().over
    assert (sc.p[0].virtue, sc.p[0].debts) == (0, debts)


@pytest.mark.clause("A19.8")
def test_end_effects_change_nothing_for_others() -> None:
    sc = scene(2)
    sc.put(0, "castle", "observatory", "trading-post", "reservoir", "chapel")
    for seat in (0, 1):
        sc.give(seat, gold=4, marble=4, stone=4)
        sc.p[seat].paid = 2
    sc.p[0].level = 1
    sc.end()
    assert [p.virtue for p in sc.p] == [14, 7]
    assert sc.p[1].debts == 0


@pytest.mark.clause("A19.9")
def test_workers_beside_the_hall_start_no_second_final_round() -> None:
    sc = well_in_hand(2)
    sc.take(card("smithy"), 1)
    sc.give(1, clay=4, wood=2)
    sc.s.hall, sc.s.last = 12, 2
    sc.play("guildhall", ("build", card("well")))
    assert sc.s.last == 1
    sc.play("guildhall", ("build", card("smithy")))
    assert sc.open().over


# -- A20 score ----------------------------------------------------------------------------------


@pytest.mark.clause("A20.1")
def test_every_line_of_the_score() -> None:
    sc = scene(2)
    sc.put(0, "well", "aqueduct")  # 3 + 3, and 2 for two buildings
    sc.give(0, gold=2, marble=3, silver=29)
    p = sc.p[0]
    p.level, p.virtue, p.debts, p.prison = 3, 12, 2, 5
    assert sc.points(0) == {
        "buildings": 6, "bonus": 2, "cathedral": 7, "virtue": 3, "debts": -4, "ore": 5,
        "silver": 2, "prison": -2,
    }  # fmt: skip
    assert sc.total(0) == 19


@pytest.mark.clause("A20.2")
def test_what_scores_nothing() -> None:
    sc = scene(2)
    sc.give(0, clay=9, wood=9, stone=9, silver=9)
    sc.take(card("keep"), 0)
    sc.p[0].paid = 4
    sc.p[0].prison = 1
    sc.p[1].captives[0] = 8
    sc.p[0].captives[1] = 8
    assert sc.total(0) == 0


@pytest.mark.clause("A20.3")
def test_a_tie_goes_to_virtue() -> None:
    sc = scene(3)
    sc.p[0].virtue, sc.p[1].virtue, sc.p[2].virtue = 9, 8, 7
    sc.give(1, silver=9)
    sc.give(2, marble=1, gold=-1)
    assert [sc.total(i) for i in range(3)] == [0, 0, 0]
    assert GAME.winners(sc.s) == [0]


@pytest.mark.clause("A20.3")
def test_then_to_silver_then_it_is_shared() -> None:
    sc = scene(3)
    sc.give(0, silver=8)
    sc.give(1, silver=9)
    assert GAME.winners(sc.s) == [1]
    sc.give(2, silver=9)
    assert GAME.winners(sc.s) == [1, 2]


@pytest.mark.clause("A20.3", "A1.1")
def test_more_points_beat_virtue() -> None:
    sc = scene(2)
    sc.p[0].virtue = 9
    sc.give(1, gold=1)
    assert GAME.winners(sc.s) == [1]
