"""P7: taxes, suspicion, debts and inquisitions."""

from __future__ import annotations

import pytest

from ludorum.games.paladins.inquiry import suspects
from tests.paladins.scene import FULL, Scene, scene


def conspiring(treasury: int, players: int = 2, active: int = 0) -> Scene:
    sc = scene(players, active=active)
    sc.give(0, labourer=1)
    sc.s.treasury = treasury
    return sc


@pytest.mark.clause("P7.1")
def test_tax_comes_out_of_the_treasury() -> None:
    sc = scene(2, row=["", "", "", "", "architect-3"]).give(0, labourer=1)
    sc.do(("recruit", 1), ("silver", 4))
    assert (sc.p[0].silver, sc.s.treasury) == (2, FULL[2] - 2)
    assert sc.about("tax") == [
        {"player": 0, "tax": 2, "left": FULL[2] - 2}
    ]  # both symbols of the card together


@pytest.mark.clause("P7.2")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_a_criminal_draws_suspicion_and_tax(tax: int) -> None:
    sc = conspiring(6)
    sc.do("conspire", cards=[f"tax-{tax}"])
    assert (sc.p[0].suspicion, sc.p[0].silver) == ([f"tax-{tax}"], tax)
    assert sc.s.treasury == 6 - tax


@pytest.mark.clause("P7.3", "P7.4", "P7.11")
def test_more_due_than_there_is() -> None:
    sc = conspiring(1)
    sc.do("conspire", cards=["tax-2"])
    p = sc.p[0]
    assert p.silver == 2  # one of it from the supply
    assert len(sc.told("inquisition")) == 1
    assert (p.debts, len(p.suspicion)) == (1, 1)  # the card that emptied it counts already
    assert sc.s.treasury == FULL[2]


@pytest.mark.clause("P7.4")
def test_no_inquisition_while_silver_is_left() -> None:
    sc = conspiring(3).do("conspire", cards=["tax-2"])
    assert not sc.told("inquisition")
    assert sc.s.treasury == 1


@pytest.mark.clause("P7.2", "P7.3", "P7.4", "P12.18")
def test_two_criminals_with_an_inquisition_between() -> None:
    sc = scene(2).favours("two-criminals").give(0, labourer=1)
    sc.s.treasury = 1
    sc.do(("favour", 0), cards=["tax-2", "tax-1"])
    told = [e.what for e in sc.events if e.what in ("suspicion", "inquisition", "tax", "treasury")]
    assert told == ["suspicion", "tax", "inquisition", "treasury", "suspicion", "tax"]
    assert sc.p[0].silver == 3
    assert sc.s.treasury == FULL[2] - 1
    assert sc.workers(0) == {"criminal": 2}


@pytest.mark.clause("P7.2")
def test_each_suspicion_says_which_of_how_many_it_is() -> None:
    sc = scene(2)
    flow = suspects(sc.s, sc.p[0], 2)
    assert next(flow).about == ("you", 1, 2)
    assert flow.send("tax-0").about == ("you", 2, 2)


@pytest.mark.clause("P7.5", "P7.5.1")
def test_suspicion_deck_is_made_of_its_discards() -> None:
    sc = conspiring(6)
    sc.s.gone_suspicion = [c for x in sc.s.suspicion.layers for c in x.cards]
    sc.s.suspicion.layers = []
    sc.do("conspire", cards=["tax-0"])
    assert sc.s.suspicion.size == 23 and sc.s.gone_suspicion == []
    assert not sc.told("inquisition")


@pytest.mark.clause("P7.5", "P7.13")
def test_no_suspicion_card_anywhere_brings_an_inquisition() -> None:
    sc = conspiring(2)
    cards = [c for x in sc.s.suspicion.layers for c in x.cards]
    sc.p[0].suspicion, sc.p[1].suspicion = cards[:9], cards[9:]
    sc.s.suspicion.layers = []
    sc.do("conspire")
    assert sc.told("inquisition")[0].clause == "P7.5"
    assert (sc.p[1].debts, len(sc.p[1].suspicion)) == (1, 8)
    assert len(sc.p[0].suspicion) == 10
    tax = sum([e.about["tax"] for e in sc.told("tax")])
    assert sc.s.treasury == FULL[2] - tax  # topped up to its number, whatever it held


@pytest.mark.clause("P7.6", "P7.7", "P12.20")
def test_inquisition_of_the_example() -> None:
    sc = conspiring(1, 4, active=1)
    sc.p[1].workers, sc.p[0].workers = sc.p[0].workers, [0] * 6
    sc.suspect(0, "tax-1").suspect(2, "tax-0", "tax-2", "tax-1").suspect(3, *["tax-1"] * 3)
    sc.s.row[4] = ""
    sc.enlist(1, "conspirator-1")  # so that the one who takes the tax ends without suspicion
    sc.do("conspire", cards=["tax-1"])
    assert sc.kind == "inquisition"
    sc.play("conspirator-1")
    assert [p.debts for p in sc.p] == [0, 0, 1, 1]
    assert [len(p.suspicion) for p in sc.p] == [1, 0, 2, 2]
    assert sc.p[2].suspicion == ["tax-0", "tax-2"]  # the newest went first
    assert sc.s.treasury == FULL[4] == 8


@pytest.mark.clause("P7.6")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_is_discarded_rounded_down(before: int, after: int) -> None:
    sc = conspiring(1).suspect(0, *["tax-1"] * (before - 1))
    sc.do("conspire", cards=["tax-1"])
    assert (len(sc.p[0].suspicion), sc.p[0].debts) == (after, 1)


@pytest.mark.clause("P7.6")
def test_nobody_under_suspicion_takes_no_debt() -> None:
    sc = scene(2, row=["", "", "", "", "architect-3"]).give(0, labourer=1)
    sc.s.treasury = 2
    sc.do(("recruit", 1), ("silver", 4))
    assert len(sc.told("nobody-suspected")) == 1
    assert [p.debts for p in sc.p] == [0, 0]
    assert sc.s.treasury == FULL[2]


@pytest.mark.clause("P7.6.1")
def test_crews_decide_in_turn_order() -> None:
    sc = scene(3, first=1, active=0).give(0, labourer=1)
    sc.s.treasury = 1
    sc.enlist(0, "conspirator-1").enlist(2, "conspirator-2")
    sc.suspect(0, "tax-0").suspect(1, "tax-0", "tax-0").suspect(2, "tax-0", "tax-0")
    sc.do("conspire", cards=["tax-1"])
    assert (sc.seat, sc.kind) == (2, "inquisition")  # 1 has nobody to use
    sc.play("conspirator-2")
    assert sc.seat == 0
    assert [p.debts for p in sc.p] == [0, 0, 0]  # compared only when all have finished
    sc.play("conspirator-1")
    assert [p.debts for p in sc.p] == [0, 1, 0]


@pytest.mark.clause("P7.8")
def test_debts_are_paid_or_removed() -> None:
    sc = scene(2).give(0, cleric=1, labourer=1, merchant=1, silver=1, debts=2)
    sc.do("absolve", 0).play("yes")
    assert (sc.p[0].debts, sc.p[0].paid, sc.p[0].silver) == (1, 1, 0)
    assert sc.points(0)["paid"] == 1 and sc.points(0)["unpaid"] == -3
    sc = scene(2, row=["", "", "", "", "abbot-3"]).give(0, labourer=1, debts=2)
    sc.do(("recruit", 1), ("silver", 4)).play("yes")
    assert (sc.p[0].debts, sc.p[0].paid) == (1, 0)


@pytest.mark.clause("P7.9")
def test_the_newest_suspicion_is_discarded() -> None:
    sc = scene(2).suspect(0, "tax-0", "tax-1", "tax-2")
    sc.give(0, cleric=1, labourer=1, merchant=1, silver=1)
    sc.do("absolve", 7).play(1)
    assert sc.p[0].suspicion == ["tax-0", "tax-1"]
    assert sc.s.gone_suspicion == ["tax-2"]


@pytest.mark.clause("P7.10", "P7.12")
def test_an_inquisition_interrupts_and_the_rest_is_completed() -> None:
    """Two Watchmen's taxes are two takings; the space's reward comes all the same."""
    sc = scene(2, row=[""] * 5).enlist(0, "watchman-3", "gatekeeper-3", "acolyte-3", "abbot-3")
    sc.p[0].crew = ["acolyte-3", "acolyte-3"]  # two sources of tax on one action
    sc.give(0, scout=1, labourer=1, cleric=1, provisions=1)
    sc.suspect(1, "tax-0")
    sc.s.treasury = 1
    sc.do("commission", 1)
    assert len(sc.told("inquisition")) == 1
    assert sc.about("tax") == [
        {"player": 0, "tax": 1, "left": 0},
        {"player": 0, "tax": 1, "left": FULL[2] - 1},
    ]  # the second from the refilled treasury
    assert sc.p[0].silver == 2 + 2
    assert sc.p[1].debts == 1
    assert sc.kind == "act"


@pytest.mark.clause("P7.10", "P8.2")
def test_an_inquisition_asks_others_in_the_middle_of_a_turn() -> None:
    sc = scene(2).favours("two-criminals").give(0, labourer=1)
    sc.enlist(1, "conspirator-1").suspect(1, "tax-0")
    sc.s.treasury = 1
    sc.do(("favour", 0), cards=["tax-1", "tax-0"])
    assert (sc.seat, sc.kind, sc.p[1].passed) == (1, "inquisition", True)
    sc.play("done")
    assert [p.debts for p in sc.p] == [1, 1]
    assert len(sc.p[0].suspicion) == 2  # the second card came after it
