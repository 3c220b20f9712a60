"""P8: passing and the workers kept."""

from __future__ import annotations

import pytest

from ludorum.games.paladins.content import ACTIONS, WORKSHOP
from tests.paladins.scene import scene


@pytest.mark.clause("P8.1")
def test_passing_empties_the_board_and_keeps_three() -> None:
    sc = scene(2, alone=False).give(0, labourer=2, scout=1, cleric=1, criminal=1)
    sc.use(0, "hunt", "attack").shop(0, "attack", 0)
    sc.play("pass")
    assert sc.p[0].spaces[ACTIONS.index("hunt")] == [-1, -1]
    assert sc.p[0].spaces[ACTIONS.index("attack")] == [WORKSHOP, -1, -1]
    assert (sc.kind, sc.options[0]) == ("keep", "labourer")  # the owner says which go
    assert "done" not in sc.options
    sc.play("labourer", "labourer")
    assert sc.options[0] == "done"  # three may be kept
    sc.play("scout", "done")  # or fewer
    assert sc.workers(0) == {"cleric": 1, "criminal": 1}
    assert sc.seat == 1


@pytest.mark.clause("P8.2")
def test_no_more_actions_after_passing() -> None:
    sc = scene(2, alone=False).give(0, labourer=1).give(1, labourer=2)
    sc.play("pass", "done")
    sc.do(("hunt", 1))
    assert sc.seat == 1


@pytest.mark.clause("P8.3")
def test_workers_on_favours_stay_until_the_end_of_the_round() -> None:
    sc = scene(2, alone=False).favours("three-labourers").give(0, criminal=1).give(1, criminal=2)
    sc.do(("favour", 0))
    assert sc.seat == 1
    sc.do(("hunt", 1))
    sc.play("pass", "done")
    assert sc.s.on_favours == [0]
    assert sc.why(("favour", 0))[:2] == ("P6.8", "favour-taken")


@pytest.mark.clause("P8.4", "P8.1")
def test_kept_workers_join_the_next_six_without_new_suspicion() -> None:
    sc = scene(2).give(0, criminal=2).suspect(0, "tax-0")
    sc.play("pass", "done")
    table = sc.open()
    for seat in (0, 1):
        table.answer(seat, table.pending()[seat].options[0])
    sc.chance([])
    p = sc.p[sc.seat]
    assert sc.kind == "tavern"
    while sc.kind == "tavern":
        sc.play(next(i for i in sc.options if "criminal" not in str(sc.s.inns[i])))
    p = sc.p[0]
    assert p.workers[5] >= 2
    assert sum(p.workers) == 2 + 6
    assert len(p.suspicion) == 1 + p.workers[5] - 2


@pytest.mark.clause("P8.5")
def test_without_workers_one_passes_on_the_own_turn_only() -> None:
    sc = scene(2, alone=False).enlist(0, "peddler-1").suspect(0, "tax-0", "tax-0", "tax-0")
    sc.give(0, labourer=1).give(1, labourer=1)
    sc.s.treasury = 1
    sc.do(("hunt", 1))
    assert (sc.seat, sc.p[0].passed, sc.workers(0)) == (1, False, {})
    sc.do("conspire", cards=["tax-1"])  # the Peddler brings a labourer
    assert sc.seat == 0
    assert ("trade", 1) in sc.options
    sc = scene(2, alone=False)
    assert sc.options == ["pass"]


@pytest.mark.clause("P8.6", "P9.6")
def test_the_limit_holds_for_workers_gained_after_passing() -> None:
    sc = scene(2, active=1).enlist(0, "peddler-1").suspect(0, "tax-0", "tax-0")
    sc.give(0, scout=3).give(1, labourer=1)
    sc.s.treasury = 1
    sc.do("conspire", cards=["tax-1"])
    assert (sc.seat, sc.kind, sc.options) == (0, "keep", ["labourer", "scout"])
    sc.play("scout")
    assert sc.workers(0) == {"labourer": 1, "scout": 2}
    assert sc.seat == 1
    sc = scene(2, active=1).enlist(0, "peddler-1").suspect(0, "tax-0", "tax-0")
    sc.give(0, scout=2).give(1, labourer=1)
    sc.s.treasury = 1
    assert sc.do("conspire", cards=["tax-1"]).workers(0) == {"labourer": 1, "scout": 2}
    assert sc.seat == 1  # three are within the limit: nothing is asked


@pytest.mark.clause("P8.6", "P9.6")
def test_no_limit_for_who_has_not_passed() -> None:
    sc = scene(2, active=1, alone=False).enlist(0, "peddler-1").suspect(0, "tax-0", "tax-0")
    sc.give(0, scout=3).give(1, labourer=1)
    sc.s.treasury = 1
    sc.do("conspire", cards=["tax-1"])
    assert sc.workers(0) == {"labourer": 1, "scout": 3}
    assert sc.kind == "act"  # four of them, and nothing is asked
