"""P5: develop, recruit, hunt, trade, pray, conspire."""

from __future__ import annotations

import pytest

from ludorum.games.paladins.content import ACTIONS, WORKSHOP, WORKSHOPS
from tests.paladins.scene import FULL, scene

DEVELOP, PRAY, COMMISSION = (ACTIONS.index(x) for x in ("develop", "pray", "commission"))


# -- develop ---------------------------------------------------------------------------------


@pytest.mark.clause("P5.1", "P12.8")
def test_develop() -> None:
    sc = scene(2).give(0, labourer=1, fighter=1, silver=5)
    sc.do("develop", ("commission", 0), ("labourer", "fighter"))
    p = sc.p[0]
    assert p.spaces[COMMISSION] == [WORKSHOP, -1, -1]
    assert (p.silver, sc.workers(0)) == (1, {"scout": 1})
    sc = scene(2).give(0, labourer=3, cleric=1, provisions=1).shop(0, "commission", 0)
    assert sc.play("commission", 1).options == [("labourer", "cleric")]


@pytest.mark.clause("P5.1")
def test_workshops_leave_in_order_with_their_workers() -> None:
    for n, under in enumerate(WORKSHOPS):
        sc = scene(2).give(0, labourer=2, silver=4).did(0, develop=n)
        sc.do("develop", ("attack", 1))
        assert sc.workers(0) == {under.worker: 1}
        assert sc.p[0].done[DEVELOP] == n + 1


@pytest.mark.clause("P5.1", "P5.1.1")
def test_a_workshop_on_an_occupied_space() -> None:
    sc = scene(2).give(0, labourer=9, silver=4).use(0, "fortify")
    sc.do("develop", ("fortify", 1))
    assert sc.p[0].spaces[ACTIONS.index("fortify")] == [0, WORKSHOP, 0]
    assert sc.why("fortify")[:2] == ("P4.3", "occupied")  # the right space still has its worker


# -- recruit ---------------------------------------------------------------------------------


@pytest.mark.clause("P5.2", "P5.2.5", "P5.2.3")
def test_prices_of_the_slots() -> None:
    sc = scene(2).give(0, labourer=1, silver=3).play(("recruit", 1))
    assert sc.options == [
        ("silver", 0), ("debt", 0), ("silver", 1), ("debt", 1), ("silver", 2), ("silver", 3),
        ("silver", 4),
    ]  # fmt: skip
    for slot, price in enumerate((3, 2, 2, 1, 0)):
        sc = scene(2).give(0, labourer=1, silver=3)
        sc.do(("recruit", 1), ("silver", slot))
        assert sc.p[0].silver == 3 - price
    sc = scene(2).give(0, labourer=1).play(("recruit", 1))
    assert sc.options == [("debt", 0), ("debt", 1), ("silver", 4)]
    assert sc.why(("silver", 0)) == ("P5.2", "no-silver", {"silver": 3})
    assert sc.why(("debt", 3))[:2] == ("P5.2", "no-debt-here")
    sc = scene(2, row=["", "", "abbot-1", "", ""]).give(0, labourer=1)
    assert sc.why(("recruit", 1))[:2] == ("P5.2", "no-silver-hire")


@pytest.mark.clause("P5.2", "P7.8")
def test_a_debt_instead_of_silver() -> None:
    for n in (1, 2):
        sc = scene(2).give(0, labourer=1, fighter=1, silver=9)
        sc.do(("recruit", n), ("debt", 0))
        assert (sc.p[0].debts, sc.p[0].silver) == (1, 9)


@pytest.mark.clause("P5.2.1", "P5.2.3", "P5.2.4", "P12.9")
def test_one_worker_discards_for_the_corner() -> None:
    row = ["acolyte-1", "abbot-1", "", "", ""]
    sc = scene(2, row=row).give(0, scout=1, silver=2)
    sc.do(("recruit", 1), ("silver", 1))
    assert sc.workers(0) == {"cleric": 1, "labourer": 1}
    assert (sc.p[0].crew, sc.p[0].silver) == ([], 0)
    assert (sc.s.gone_townsfolk, sc.s.row[1]) == (["abbot-1"], "")


@pytest.mark.clause("P5.2.2", "P5.2.4", "P12.10", "P9.3")
@pytest.mark.parametrize("how", ["silver", "debt"])
def test_two_workers_hire_for_the_crew(how: str) -> None:
    row = ["gatekeeper-2", "", "", "", ""]
    sc = scene(2, row=row).give(0, labourer=2, fighter=1, scout=1, merchant=1)
    sc.give(0, silver=3, provisions=1)
    sc.do(("recruit", 2), (how, 0))
    p = sc.p[0]
    assert p.crew == ["gatekeeper-2"]
    assert (p.silver, p.debts) == ((1, 0) if how == "silver" else (4, 1))
    before = p.silver
    sc.do("fortify", cards=["wall-01"])
    assert p.silver == before + 1
    sc = scene(2).give(0, labourer=2, silver=3)
    assert sc.why(("recruit", 2))[1:] == ("no-workers", {"workers": ("any", "fighter")})


# -- hunt and trade --------------------------------------------------------------------------


@pytest.mark.clause("P5.3")
def test_hunt() -> None:
    sc = scene(2).give(0, labourer=2)
    sc.do(("hunt", 1))
    assert sc.p[0].provisions == 1
    assert sc.p[0].spaces[ACTIONS.index("hunt")] == [0, -1]  # on the left space
    sc = scene(2).give(0, labourer=1, scout=1)
    sc.do(("hunt", 2))
    assert (sc.p[0].provisions, sc.p[0].silver) == (3, 0)
    assert scene(2).give(0, labourer=2).why(("hunt", 2))[1:] == (
        "no-workers",
        {"workers": ("any", "scout")},
    )


@pytest.mark.clause("P5.4")
def test_trade() -> None:
    assert scene(2).give(0, labourer=2).do(("trade", 1)).p[0].silver == 1
    assert scene(2).give(0, labourer=1, merchant=1).do(("trade", 2)).p[0].silver == 3
    assert ("trade", 2) not in scene(2).give(0, labourer=2).options


# -- pray ------------------------------------------------------------------------------------


@pytest.mark.clause("P5.5", "P12.11", "P5.5.3")
def test_pray_clears_one_other_action() -> None:
    sc = scene(2).give(0, criminal=1, silver=2).use(0, "absolve", "hunt")
    sc.shop(0, "absolve", 0)
    sc.play("pray")
    assert sc.options == ["hunt", "absolve"]  # not itself
    sc.do("absolve", ("criminal",))
    p = sc.p[0]
    assert p.spaces[ACTIONS.index("absolve")] == [WORKSHOP, -1, -1]
    assert p.spaces[ACTIONS.index("hunt")] == [0, 0]
    assert p.spaces[PRAY] == [5]  # the criminal stays
    assert p.silver == 0
    sc = scene(2).give(0, cleric=4, labourer=1, merchant=1, silver=3).use(0, "absolve")
    assert "absolve" in sc.do("pray", "absolve").options


@pytest.mark.clause("P5.5")
def test_kings_favours_cannot_be_cleared() -> None:
    sc = scene(2).favours("three-labourers").give(0, cleric=1, criminal=1, silver=2)
    sc.do(("favour", 0))
    assert sc.why("pray")[:2] == ("P5.5.2", "nothing-to-clear")
    assert sc.why(("favour", 0))[:2] == ("P6.8", "favour-taken")


@pytest.mark.clause("P5.5.1")
def test_a_prayer_as_a_reward() -> None:
    sc = scene(2).favours("pray").give(0, labourer=1).use(0, "pray", "hunt")
    sc.do(("favour", 0))
    assert (sc.kind, sc.options) == ("free-pray", ["hunt", "pray", "no"])
    sc.play("pray")  # the pray action itself, without worker and silver
    assert sc.p[0].spaces[PRAY] == [-1]
    sc = scene(2).give(0, strength=5, merchant=1, labourer=1, fighter=1, provisions=1)
    sc.do("garrison", 14)
    sc.play("garrison")  # the very action that earned it
    assert sc.p[0].spaces[ACTIONS.index("garrison")] == [-1, -1, -1]


@pytest.mark.clause("P5.5.2")
def test_pray_needs_something_to_clear() -> None:
    sc = scene(2).give(0, cleric=1, silver=2)
    assert sc.why("pray")[:2] == ("P5.5.2", "nothing-to-clear")
    sc = scene(2).favours("pray").give(0, labourer=1)
    assert sc.do(("favour", 0)).kind == "act"  # the reward is lost


# -- conspire --------------------------------------------------------------------------------


@pytest.mark.clause("P5.6", "P7.2")
def test_conspire() -> None:
    sc = scene(2).give(0, labourer=1)
    sc.do("conspire", cards=["tax-1"])
    p = sc.p[0]
    assert sc.workers(0) == {"criminal": 1}
    assert (p.suspicion, p.silver, sc.s.treasury) == (["tax-1"], 1, FULL[2] - 1)
    assert sc.why("conspire")[:2] == ("P4.3", "occupied")
