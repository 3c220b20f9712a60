"""P4: placing workers, costs and the order of things."""

from __future__ import annotations

import random

import pytest

from ludorum.games.paladins import GAME
from ludorum.games.paladins.content import ACTIONS, ACTS, ANY, WORKERS, WORKSHOP
from ludorum.games.paladins.labour import payable, payments
from ludorum.games.paladins.turn import OPTIONS, closed
from ludorum.kernel import RandomDealer, Table
from tests.paladins.scene import Scene, scene

HUNT, FORTIFY = ACTIONS.index("hunt"), ACTIONS.index("fortify")


@pytest.mark.clause("P4.1", "P6.8")
def test_workers_stand_on_the_own_board_or_on_a_favour() -> None:
    sc = scene(2).favours("pray").give(0, labourer=1, scout=2)
    sc.do(("hunt", 2), ("labourer", "scout"))
    assert sc.p[0].spaces[HUNT] == [WORKERS.index("labourer"), WORKERS.index("scout")]
    sc.do(("favour", 0))
    assert sc.s.on_favours == [0] and sc.workers(0) == {}


@pytest.mark.clause("P4.2", "P12.7")
def test_colours_and_wild_workers() -> None:
    def can(**workers: int) -> bool:
        sc = scene(2).give(0, provisions=1, **workers)
        return "fortify" in sc.options

    assert can(merchant=1, labourer=1, scout=1)
    assert can(merchant=1, criminal=1, scout=1)
    assert can(criminal=3)
    assert can(merchant=2, criminal=1)
    assert not can(merchant=2, labourer=1)
    assert not can(merchant=1, scout=1)
    assert not can(fighter=2, criminal=1)


@pytest.mark.clause("P4.2", "P4.13")
def test_payments_are_few_and_the_cheapest_comes_first() -> None:
    sc = scene(2).everyone(0).give(0, criminal=2, provisions=1)
    options = sc.play("fortify").options
    assert sc.kind == "pay"
    assert options[0] == ("merchant", "labourer", "scout")
    assert len(options) == len({tuple(sorted(x)) for x in options}) <= 24
    wild = [x.count("criminal") for x in options]
    assert wild == sorted(wild)
    assert ("criminal", "criminal", "scout") in options or (
        "criminal",
        "scout",
        "criminal",
    ) in options


@pytest.mark.clause("P4.2")
def test_every_payment_is_legal_and_none_is_missing() -> None:
    sc = scene(2).give(0, labourer=1, scout=2, criminal=1)
    p = sc.p[0]
    need = (WORKERS.index("scout"), ANY)
    found = {tuple(sorted(x)) for x in payments(p, need)}
    assert found == {
        ("labourer", "scout"), ("scout", "scout"), ("criminal", "scout"), ("criminal", "labourer"),
    }  # fmt: skip
    assert payable(p, need)
    assert payments(p, (WORKERS.index("fighter"), WORKERS.index("cleric"))) == ()


@pytest.mark.clause("P4.3")
def test_an_action_is_closed_once_used() -> None:
    sc = scene(2).give(0, labourer=3)
    sc.do(("hunt", 1))
    assert sc.why(("hunt", 1))[:2] == ("P4.3", "occupied")
    assert sc.why(("hunt", 2))[:2] == ("P4.3", "occupied")
    assert ("trade", 1) in sc.options


@pytest.mark.clause("P4.4")
@pytest.mark.parametrize("action", ["recruit", "hunt", "trade"])
def test_no_second_worker_later(action: str) -> None:
    sc = scene(2).everyone(0).give(0, silver=5)
    assert (action, 1) in sc.options and (action, 2) in sc.options
    sc.do((action, 1), *([("silver", 4)] if action == "recruit" else []))
    assert (action, 1) not in sc.options and (action, 2) not in sc.options


@pytest.mark.clause("P4.5")
@pytest.mark.parametrize(
    ("shops", "workers"),
    [
        ((), ("merchant", "labourer", "scout")),
        ((0,), ("labourer", "scout")),
        ((1,), ("merchant", "scout")),
        ((0, 1), ("scout",)),
    ],
)
def test_workshops_replace_workers(shops: tuple[int, ...], workers: tuple[str, ...]) -> None:
    sc = scene(2).everyone(0).give(0, provisions=1).shop(0, "fortify", *shops)
    sc.play("fortify")
    assert sc.options[0] == workers
    sc.do(workers)
    spaces = sc.p[0].spaces[FORTIFY]
    assert [i for i, x in enumerate(spaces) if x == WORKSHOP] == list(shops)
    assert -1 not in spaces
    assert "fortify" not in sc.options


@pytest.mark.clause("P4.6")
def test_costs_must_be_met_in_full() -> None:
    sc = scene(2).everyone(0)
    assert sc.why("fortify") == ("P4.6", "no-provisions", {"provisions": 1})
    assert sc.why("absolve") == ("P4.6", "no-silver", {"silver": 1})
    assert sc.why("develop") == ("P5.1", "no-silver", {"silver": 4})
    assert sc.why("pray") == ("P5.5", "no-silver", {"silver": 2})
    assert "convert" in sc.options  # the first is free
    sc = scene(2).give(0, provisions=1, silver=1)
    assert sc.options == ["pass"]
    assert sc.why("fortify")[1:] == ("no-workers", {"workers": ("merchant", "any", "scout")})


@pytest.mark.clause("P4.7")
def test_a_reward_that_cannot_be_used_is_lost() -> None:
    sc = scene(2).give(0, labourer=1, cleric=1, merchant=1, silver=1)
    sc.do("absolve", 0)  # pay a debt without one, and no suspicion to discard
    p = sc.p[0]
    assert (p.paid, p.attributes[0], sc.kind) == (0, 1, "act")


@pytest.mark.clause("P4.8")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_seven_times_at_most(action: str) -> None:
    sc = scene(2).everyone(0).give(0, faith=12, strength=12, influence=12, silver=9, provisions=9)
    sc.did(0, **{action: 7})
    assert sc.why(action) == ("P4.8", "limit", {"n": 7})
    assert ACTS[ACTIONS.index("attack")].limit == 0
    assert "attack" in sc.did(0, attack=9).options


@pytest.mark.clause("P4.8", "P5.1")
def test_eight_workshops_at_most_two_on_an_action() -> None:
    sc = scene(2).give(0, labourer=2, silver=4).did(0, develop=8)
    assert sc.why("develop")[:2] == ("P4.8", "no-workshop")
    sc = scene(2).give(0, labourer=2, silver=4).shop(0, "attack", 0, 1).shop(0, "convert", 0)
    sc.play("develop")
    assert ("convert", 1) in sc.options
    assert sc.why(("convert", 0))[:2] == ("P5.1", "workshop-there")
    assert not [x for x in sc.options if x[0] == "attack"]


@pytest.mark.clause("P4.9")
def test_payments_never_feed_the_treasury() -> None:
    sc = scene(2).everyone(0).give(0, silver=20, provisions=5)
    before = sc.s.treasury
    sc.do("develop", ("attack", 0)).do(("recruit", 1), ("silver", 0)).do("absolve", 7)
    sc.do("pray", "absolve")
    assert sc.s.treasury == before
    assert sc.p[0].silver == 20 - 4 - 3 - 1 - 2


@pytest.mark.clause("P4.10")
def test_a_gain_cannot_pay_for_its_own_action() -> None:
    sc = scene(2).ride(0, "engelier").give(0, scout=1, fighter=1, labourer=1)
    assert sc.play("attack").options == [0, 1]  # strength 3: slots 3 and on would cost silver
    sc = scene(2).enlist(0, "gatekeeper-3").give(0, merchant=1, labourer=1, scout=1)
    assert "fortify" not in sc.options


@pytest.mark.clause("P4.11", "P12.18")
def test_the_owner_orders_rewards_an_inquisition_could_divide() -> None:
    def absolving(treasury: int) -> Scene:
        sc = scene(2).enlist(0, "abbot-3").suspect(0, "tax-0")
        sc.give(0, cleric=1, labourer=1, merchant=1, silver=1)
        sc.s.treasury = treasury
        return sc.do("absolve", 7)

    sc = absolving(1)
    assert sc.kind == "order"
    assert sc.options == [("remove-suspicion", 1), ("tax", 1)]
    sc.play(("remove-suspicion", 1), 1)
    assert sc.p[0].debts == 0
    sc = absolving(1)
    sc.play(("tax", 1))
    assert sc.p[0].debts == 1
    assert absolving(4).kind == "discard"


@pytest.mark.clause("P4.12", "P4.12.1", "P7.1")
def test_what_may_be_declined() -> None:
    sc = scene(2).suspect(0, "tax-0", "tax-0").give(0, debts=1)
    sc.give(0, cleric=1, labourer=1, merchant=1, silver=1)
    sc.do("absolve", 0)
    assert (sc.kind, sc.options) == ("discard", [1, 0])
    sc.play(0)
    assert (sc.kind, sc.options) == ("pay-debt", ["yes", "no"])
    sc.play("no")
    assert (sc.p[0].debts, len(sc.p[0].suspicion)) == (1, 2)
    sc = scene(2).favours("recruit").give(0, scout=1)
    assert sc.do(("favour", 0)).options[-1] == "no"
    assert sc.play("no").p[0].crew == []
    sc = scene(2, row=["", "", "", "", "abbot-3"]).give(0, labourer=1, debts=1)
    sc.do(("recruit", 1), ("silver", 4))
    assert (sc.kind, sc.play("no").p[0].debts) == ("remove-debt", 1)
    sc = scene(2, row=["", "", "", "", "architect-3"]).give(0, labourer=1)
    assert sc.do(("recruit", 1), ("silver", 4)).kind == "act"  # tax is never asked about
    assert sc.p[0].silver == 2


@pytest.mark.clause("P4.14", "P12.6")
@pytest.mark.parametrize(
    ("action", "needs", "raises"),
    [
        ("commission", "faith", "influence"),
        ("fortify", "influence", "strength"),
        ("garrison", "strength", "faith"),
        ("absolve", "influence", "faith"),
        ("attack", "strength", "influence"),
        ("convert", "faith", "strength"),
    ],
)
def test_needed_and_raised_attributes(action: str, needs: str, raises: str) -> None:
    act = ACTS[ACTIONS.index(action)]
    assert (act.needs, act.raises) == (needs, raises)
    sc = scene(2).everyone(0).give(0, silver=3, provisions=3, strength=1)
    first = {"commission": 1, "garrison": 1, "absolve": 7, "attack": 0, "convert": 0}
    before = list(sc.p[0].attributes)
    sc.do(action, *([first[action]] if action in first else []))
    grown = [x for x, y in zip(sc.p[0].attributes, before, strict=True) if x > y]
    assert len(grown) == 1
    index = ("faith", "strength", "influence").index(raises)
    assert sc.p[0].attributes[index] > before[index]


@pytest.mark.clause("P3.8", "P4.6")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_offered_is_what_is_not_closed(seats: int) -> None:
    """A turn finds its options in a quicker way than the reasons are found."""
    rng = random.Random(seats)
    for _ in range(3):
        t = Table(GAME, GAME.setup(seats, {}), RandomDealer(rng.random), checkpoints=0)
        while not t.over:
            seat, ask = t.anyone()
            if ask.kind == "act":
                p = t.state.players[seat]
                free = [x for x in OPTIONS if closed(t.state, p, x) is None]
                assert ask.options == [*free, "pass"]
            t.answer(seat, rng.choice(ask.options))
