"""V3, V4, V9: debts and deeds, virtue and corruption, collisions."""

from __future__ import annotations

import pytest

from ludorum.games.viscounts.rewards import apply
from ludorum.games.viscounts.state import gain_corruption, gain_virtue
from tests.viscounts.scene import Scene, scene


def track(corruption: int, virtue: int) -> Scene:
    return scene(2).give(0, corruption=corruption, virtue=virtue)


@pytest.mark.clause("V4.1", "V4.6", "V14.3")
def test_markers_move_one_by_one() -> None:
    sc = track(1, 7)
    gain_virtue(sc.s, sc.p[0], 2, "V4.1")
    gain_corruption(sc.s, sc.p[0], 1, "V4.1")
    assert sc.track(0) == (2, 5)


@pytest.mark.clause("V4.3", "V15.4")
def test_a_stack_moves_together() -> None:
    sc = track(4, 5)
    gain_virtue(sc.s, sc.p[0], 1, "V4.1")
    assert sc.track(0) == (4, 4)
    gain_virtue(sc.s, sc.p[0], 1, "V4.1")
    assert sc.track(0) == (3, 3)
    gain_corruption(sc.s, sc.p[0], 2, "V4.1")
    assert sc.track(0) == (5, 5)


@pytest.mark.clause("V4.4")
def test_the_ends_of_the_track() -> None:
    sc = track(2, 2)
    gain_virtue(sc.s, sc.p[0], 3, "V4.1")
    assert sc.track(0) == (1, 1)
    gain_corruption(sc.s, sc.p[0], 1, "V4.1")
    assert sc.track(0) == (2, 2)
    sc = track(7, 7)
    gain_corruption(sc.s, sc.p[0], 1, "V4.1")
    assert sc.track(0) == (7, 7)


# -- debts and deeds -------------------------------------------------------------------------


@pytest.mark.clause("V3.1", "V14.2")
def test_debts_and_deeds_come_unflipped() -> None:
    sc = scene(2)
    assert apply(sc.s, sc.p[0], (("debt", 2), ("deed", 1)), "V3.1") is None
    p = sc.p[0]
    assert (p.debts, p.paid, p.deeds, p.approved) == (2, 0, 1, 0)
    assert (sc.s.poverty, sc.s.prosperity) == (10, 11)


@pytest.mark.clause("V3.3", "V15.3", "V1.2")
def test_the_last_debt_reveals_poverty() -> None:
    sc = scene(2)
    sc.s.poverty = 1
    apply(sc.s, sc.p[1], (("debt", 3),), "V3.1")
    assert (sc.p[1].debts, sc.s.revealed, sc.s.last) == (3, ["poverty"], 4)
    apply(sc.s, sc.p[0], (("deed", 40),), "V3.1")
    assert (sc.p[0].deeds, sc.s.revealed, sc.s.last) == (40, ["poverty", "prosperity"], 4)


@pytest.mark.clause("V1.2", "V15.2")
def test_goods_never_run_out() -> None:
    sc = scene(2)
    apply(sc.s, sc.p[0], (("silver", 60), ("gold", 40)), "V14.1")
    assert sc.goods(0) == {"silver": 60, "gold": 40}


def drop(sc: Scene, card: str) -> Scene:
    """A card is pushed off, so that its ability works."""
    return sc.board(0, "", "", card).hand(0, "abbot")


@pytest.mark.clause("V3.2", "V3.6", "V3.5", "V14.1")
def test_a_flip_of_choice() -> None:
    sc = drop(scene(2), "lender").give(0, debts=1, deeds=1).play()
    assert (sc.kind, sc.options) == ("flip", ["debt", "deed"])
    sc.play("debt")
    assert (sc.kind, sc.options) == ("resource", ["ink", "gold", "stone"])
    sc.play("gold")
    p = sc.p[0]
    assert (p.debts, p.paid, p.deeds, p.approved, sc.goods(0)) == (0, 1, 1, 0, {"gold": 1})
    sc = drop(scene(2), "lender").give(0, debts=1, deeds=1).play("deed")
    p = sc.p[0]
    assert (p.debts, p.paid, p.deeds, p.approved, sc.goods(0)) == (1, 0, 0, 1, {})


@pytest.mark.clause("V3.6", "V3.4", "V3.5")
def test_a_flip_without_choice() -> None:
    sc = drop(scene(2), "lender").give(0, deeds=2, paid=1).play()
    assert (sc.kind, sc.p[0].approved) == ("play", 1)
    sc = drop(scene(2), "lender").give(0, debts=1).play()
    assert sc.kind == "resource"
    sc = drop(scene(2), "lender").give(0, paid=2, approved=2).play()
    assert (sc.kind, sc.p[0].paid, sc.p[0].approved) == ("play", 2, 2)


@pytest.mark.clause("V3.5", "V1.6", "V1.7")
def test_a_card_just_gained_may_be_flipped() -> None:
    sc = drop(scene(2), "guntram").play()
    assert (sc.kind, sc.options) == ("choice", ["debt", "deed"])
    sc.play("debt")
    assert (sc.p[0].debts, sc.p[0].approved, sc.kind) == (1, 0, "play"), "no deed to flip"
    sc = drop(scene(2), "guntram").play("deed")
    assert (sc.p[0].deeds, sc.p[0].debts, sc.kind) == (1, 0, "play")
    sc = drop(scene(2), "guntram").give(0, debts=1).play("deed", "ink")
    assert (sc.p[0].deeds, sc.p[0].paid) == (1, 1)


# -- collisions ------------------------------------------------------------------------------


def collision(players: int, slot: int) -> Scene:
    """Player 0 is about to resolve a collision."""
    sc = scene(players).give(0, corruption=slot, virtue=slot).phase("end")
    for i in range(1, players):
        sc.board(i, "", "", "abbot")
    return sc


@pytest.mark.clause("V9.1", "V9.2", "V9.3", "V9.4", "V9.5", "V15.17", "V5.3.7")
def test_the_example() -> None:
    sc = collision(3, 6).board(0, "diplomat", "peddler-1", "thief").slots(0, "workshop-2")
    sc.board(2, "", "", "thief").play()
    assert sc.goods(0) == {"silver": 3, "ink": 1}
    assert (sc.p[0].debts, sc.track(0)) == (2, (1, 7))
    assert (sc.track(1), sc.track(2)) == ((1, 6), (1, 7))
    assert [e.clause for e in sc.events if e.what == "gain"] == ["V5.3.7", "V9.3"]


@pytest.mark.clause("V9.1", "V9.6", "V9.7", "V4.5", "V4.6")
def test_virtue_of_the_workshop_slot() -> None:
    sc = collision(3, 4).slots(0, "workshop-2").slots(1, "workshop-2").slots(2, "workshop-2")
    sc.board(2, "", "", "thief").give(1, corruption=3, virtue=4).play()
    assert sc.p[0].deeds == 1 and sc.goods(0) == {"silver": 1}, "the stack went on to slot 3"
    assert sc.track(1) == (3, 3), "waits for its owner's turn"
    assert sc.track(2) == (2, 7), "below slot 3: corruption with criminals"
    assert sc.track(0) == (1, 7) and len(sc.told("collision")) == 1


@pytest.mark.clause("V9.8", "V9.3", "V9.4", "V8.12")
@pytest.mark.parametrize("slot", range(1, 8))
@pytest.mark.parametrize("crooked", [False, True])
def test_every_slot(slot: int, crooked: bool) -> None:
    above = [(1, 3, 0), (1, 2, 0), (1, 1, 0), (2, 1, 1), (2, 0, 1), (3, 0, 2), (4, 0, 3)]
    sc = collision(2, slot)
    if crooked:
        sc.board(1, "thief", "", "")
    else:
        sc.hand(1, "thief")  # only the board counts
    sc.play()
    p, q = sc.p
    silver, deeds, debts = above[slot - 1]
    assert (p.goods[0], p.deeds, p.debts) == (silver, deeds, debts)
    want = {
        True: {1: (1, 0, (1, 7)), 2: (0, 0, (2, 7)), 3: (0, 0, (2, 7))},
        False: {5: (0, 0, (1, 6)), 6: (0, 0, (1, 6)), 7: (0, 1, (1, 7))},
    }
    assert (q.debts, q.deeds, sc.track(1)) == want[crooked].get(slot, (0, 0, (1, 7)))


@pytest.mark.clause("V9.4", "V9.6", "V8.1", "V1.10")
def test_slot_four_lets_the_others_rearrange() -> None:
    sc = collision(3, 4).board(1, "trader", "lender", "").board(2, "", "squire", "thief").play()
    assert (sc.seat, sc.kind) == (1, "rearrange")
    sc.play(("lender", "trader", ""))
    assert sc.p[1].board == ["lender", "trader", ""]
    assert (sc.seat, sc.kind) == (2, "rearrange")


@pytest.mark.clause("V9.4", "V9.6", "V9.3", "V8.4")
def test_the_others_look_at_the_slot_the_stack_moved_to() -> None:
    sc = collision(2, 6).board(0, "racketeer-1", "", "").draw(0).discards(0, "abbot").play()
    assert (sc.seat, sc.kind) == (0, "choice"), "a debt of slot 6"
    sc.play("discard", "top", "discard", "no")
    assert (sc.p[0].debts, sc.goods(0)) == (2, {"silver": 3}), "slot 6 for the owner"
    assert (sc.p[1].deeds, sc.track(1)) == (1, (1, 7)), "slot 7 for the other: the pile was mixed"


@pytest.mark.clause("V9.2", "V5.3.7", "V8.9", "V14.3")
def test_abilities_of_every_player() -> None:
    sc = collision(2, 5).board(1, "peddler-4", "ada", "peddler-2").play()
    assert (sc.seat, sc.kind) == (1, "resource")
    sc.play("stone")
    assert sc.goods(1) == {"silver": 2, "stone": 1, "gold": 1}
    assert sc.track(1) == (1, 6), "Ada is a criminal: no virtue for slot 5"


@pytest.mark.clause("V4.5", "V9.1", "V9.7")
def test_only_the_active_player_and_only_in_phase_five() -> None:
    sc = scene(2).give(1, corruption=3, virtue=3).phase("end").play()
    assert (sc.track(1), sc.told("collision")) == ((3, 3), [])
    assert sc.seat == 1
