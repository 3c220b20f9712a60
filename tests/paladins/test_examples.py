"""P12: worked examples that no other file tells: setup and the printed score sheets' parts.

The others stand beside the rules they belong to; every test names its clause.
"""

from __future__ import annotations

import pytest

from ludorum.games.paladins.content import ACTIONS, FAITH, PALADINS, STRENGTH
from ludorum.games.paladins.state import level
from tests.paladins.scene import opening, scene


@pytest.mark.clause("P12.1", "P2.8")
def test_an_architect_to_begin_with() -> None:
    sc = opening(2)
    row = ("architect-2", "acolyte-2", "squire-1", "abbot-1", "defender-1")
    sc.play(cards=[*row, *sorted(sc.s.outsiders.layers[0].cards)[:6]])
    sc.play(0)
    assert sc.p[sc.s.first - 1].provisions == 2


@pytest.mark.clause("P12.2", "P3.2", "P10.1")
def test_five_walls_for_the_first_order() -> None:
    sc = scene(2, round=0)
    sc.s.phase = "round"
    sc.play(cards=["order-fortify"])
    assert sc.s.shown_orders == ["order-fortify"]
    for walls, vp in ((4, 0), (5, 4), (7, 4)):
        assert scene(2).orders("fortify").did(0, fortify=walls).points(0).get("orders", 0) == vp


@pytest.mark.clause("P12.4", "P9.1", "P3.6")
def test_engelier() -> None:
    x = PALADINS["engelier"]
    assert sorted(x.workers) == ["fighter", "scout"]
    assert x.boost == {"strength": 3, "faith": 1}
    sc = scene(2).give(0, scout=1, fighter=1, labourer=2, cleric=1, silver=2)
    sc.p[1].passed = False
    sc.reveals("engelier", "roland", inns=("tavern-01", "tavern-08", "tavern-22"))
    assert (sc.seat, sc.kind) == (0, "tavern")  # his workers are there, the tavern is still open
    assert sc.workers(0) == {"scout": 2, "fighter": 2, "labourer": 2, "cleric": 1}
    assert (level(sc.p[0], STRENGTH), level(sc.p[0], FAITH)) == (3, 1)
    assert sc.p[1].paladin == ""  # only when the first has chosen a tavern
    sc.play(0)
    assert (sc.p[1].paladin, sc.seat, sc.kind) == ("roland", 1, "tavern")
    sc.play(1)
    sc.do("attack", 0).play("pass")
    while sc.seat == 1:  # keeps some workers
        sc.play(sc.options[0])
    sc.do("pray", "attack").do("attack", 1)
    assert sc.p[0].silver == 2 - 2 + 2 + 2  # each attack of the round


@pytest.mark.clause("P12.19", "P9.4")
def test_a_conspirator_before_the_count() -> None:
    sc = scene(2).enlist(0, "conspirator-2").suspect(0, "tax-0").suspect(1, "tax-0")
    sc.give(0, labourer=1)
    sc.s.treasury = 2
    sc.do("conspire", cards=["tax-2"]).play("conspirator-2")
    assert [p.debts for p in sc.p] == [1, 1]  # 2 - 1 against 1: both have the most


@pytest.mark.clause("P12.8", "P12.12")
def test_a_workshop_makes_the_next_commission_cheaper() -> None:
    sc = scene(2).give(0, labourer=2, fighter=1, cleric=1, silver=4, provisions=1)
    sc.do("develop", ("commission", 0), ("labourer", "fighter"))
    assert sc.play("commission", 1).options == [
        ("labourer", "cleric"), ("scout", "cleric"),
    ]  # fmt: skip
    sc.do(("labourer", "cleric"))
    assert sc.p[0].done[ACTIONS.index("commission")] == 1
