"""The kernel's contract on small rules."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ludorum.kernel import (
    DEALER,
    ONLY,
    Choose,
    Event,
    Flow,
    IllegalAnswer,
    ManualDealer,
    Plan,
    RandomDealer,
    RuleFault,
    Table,
    finish,
    replay,
)
from ludorum.testing.walk import mark
from tests.kernel.toys import Toy, ToyGame, chained, drawing, lanes, rolling, secret


def table(segment: Any, dealer: Any = None, **how: Any) -> Table[Toy]:
    game = ToyGame(segment)
    dealer = dealer or RandomDealer(random.Random(1).random)
    return Table(game, game.setup(2, {}), dealer, **how)


def refused(code: str, act: Any, *args: Any) -> None:
    with pytest.raises(IllegalAnswer) as e:
        act(*args)
    assert e.value.code == code


def test_manual_dealer_is_companion_mode() -> None:
    t = table(drawing, ManualDealer())
    t.answer(0, "draw")
    assert list(t.pending()) == [DEALER]
    assert t.pending()[DEALER].outcomes() == list("abcdefgh")
    refused("impossible", t.answer, DEALER, "z")
    t.answer(DEALER, "b")
    assert t.state.seen == ["b"]
    assert t.state.deck.layers[0].cards == list("acdefgh")


def test_a_wrong_deal_moves_no_card() -> None:
    t = table(drawing, ManualDealer())
    t.answer(0, "hide")
    for cards in (("a",), ("a", "z"), ("a", "a"), ["a", "b"]):
        refused("impossible", t.answer, DEALER, cards)
    assert t.state.deck.size == 8
    t.answer(DEALER, ("a", "c"))
    assert t.state.hands[0].cards == ["a", "c"] and t.state.deck.size == 6


@pytest.mark.parametrize("how", ["crash", "draw and crash"])
def test_a_crash_in_the_rules_leaves_the_table_as_it_was(how: str) -> None:
    t = table(drawing)
    events: list[Any] = []
    t.listen(events)
    t.answer(0, "pass")
    here, heard = mark(t), len(events)
    with pytest.raises(RuleFault):
        t.answer(0, how)
    assert mark(t) == here and len(t.log) == 1 and len(events) == heard
    t.answer(0, "draw")
    assert len(t.state.seen) == 1 and len(events) == heard + 1


def test_undo_names_its_reason() -> None:
    t = table(drawing, checkpoints=4)
    refused("undo-nothing", t.undo, 0)
    t.answer(0, "pass")
    t.undo(0)
    assert t.state.left == 3
    t.answer(0, "draw")
    refused("undo-chance", t.undo, 0)

    t = table(chained, checkpoints=4)
    t.answer(0, "other")
    t.answer(1, "a")
    refused("undo-others", t.undo, 0)
    t.answer(0, "fenced")
    refused("undo-known", t.undo, 0)


def test_secret_answers_can_be_changed_until_all_are_in() -> None:
    t = table(secret, checkpoints=4)
    before = t.view(1)
    t.answer(0, "x")
    assert t.view(1)["state"] == before["state"] and t.view(1)["waiting"] == [1]
    t.undo(0)
    t.answer(0, "y")
    t.answer(1, "z")
    assert t.state.seen == ["yz"]
    refused("undo-known", t.undo, 1)
    refused("undo-others", t.undo, 0)


def test_a_late_click_is_refused() -> None:
    t = table(drawing)
    token = t.token(0)
    t.answer(0, "pass", token)
    refused("stale", t.answer, 0, "pass", token)
    t = table(secret)
    mine = t.token(1)
    t.answer(0, "x", t.token(0))
    assert t.token(1) == mine  # the other one's answer does not make mine stale
    t.answer(1, "x", mine)
    t = table(lanes, checkpoints=3)
    t.answer(1, "gain")
    mine = t.token(1)
    t.answer(0, "gain")
    assert t.token(1) == mine == 1
    again = Table.restore(t.game, json.loads(json.dumps(t.save())), ManualDealer())
    assert (again.token(0), again.token(1)) == (1, 1)  # the same in every process
    t.answer(1, "gain")
    assert t.token(1) == 2
    t.undo(1)
    t.undo(0)
    assert (t.token(0), t.token(1)) == (0, 1)
    t.answer(0, "give")
    t.answer(1, "spend")
    t.answer(1, "spend")
    refused("undo-needed", t.undo, 0)
    assert (t.token(0), t.token(1)) == (1, 3)


def test_lanes_go_on_by_themselves_and_options_are_made_anew() -> None:
    t = table(lanes, strict=True)
    assert "spend" not in t.pending()[1].options
    t.answer(0, "give")
    assert "spend" in t.pending()[1].options
    t.answer(1, "spend")
    assert t.state.seen == ["spent 1"]


def test_undo_in_a_lane_keeps_what_the_others_did() -> None:
    t = table(lanes, checkpoints=4)
    t.answer(0, "gain")
    t.answer(1, "draw")
    t.answer(1, "gain")
    card = t.state.hands[1].cards
    t.undo(0)
    assert t.state.points == {0: 0, 1: 1} and t.state.hands[1].cards == card
    t.undo(1)
    refused("undo-chance", t.undo, 1)


def test_undo_is_refused_when_a_neighbour_has_spent_it() -> None:
    t = table(lanes, checkpoints=4)
    t.answer(0, "give")
    t.answer(1, "spend")
    here = mark(t)
    refused("undo-needed", t.undo, 0)
    assert mark(t) == here


def test_undo_far_back_finds_the_first_checkpoint() -> None:
    t = table(lanes, checkpoints=1)
    t.answer(0, "gain")
    for _ in range(5):
        t.answer(1, "gain")
    t.undo(0)
    assert t.state.points == {0: 0, 1: 5}


def test_forced_answers_are_logged_too() -> None:
    t = table(chained)
    t.answer(0, "forced")
    told: list[Event] = []
    t.listen(told)
    assert t.settle() == 1
    assert (told[0].what, told[0].about) == (ONLY, {"player": 0})
    assert [e[2] for e in t.log] == ["forced", "yes"] and t.state.points[0] == 11


def lane_that_changes_first(s: Toy) -> Plan:
    def act(seat: int) -> Flow:
        s.left -= 1
        yield Choose(seat, "x", "X1", ("a", "b"))

    return {0: act(0)}


def lane_that_asks_another(s: Toy) -> Plan:
    def act(seat: int) -> Flow:
        yield Choose(1 - seat, "x", "X1", ("a", "b"))

    return {0: act(0)}


@pytest.mark.parametrize("segment", [lane_that_changes_first, lane_that_asks_another])
def test_lane_contract_at_the_start(segment: Any) -> None:
    with pytest.raises(RuleFault):
        table(segment, strict=True).pending()


def test_lane_contract_later() -> None:
    def segment(s: Toy) -> Plan:
        def act(seat: int) -> Flow:
            yield Choose(seat, "x", "X1", ("a", "b"))
            yield Choose(1 - seat, "x", "X1", ("a", "b"))

        return {0: act(0), 1: act(1)}

    t = table(segment)
    here = mark(t)
    with pytest.raises(RuleFault):
        t.answer(0, "a")
    assert mark(t) == here


@pytest.mark.parametrize(
    "ask",
    [
        Choose(0, "x", "", ("a", "b")),
        Choose(0, "x", "X1", ("a", "a")),
        Choose(0, "x", "X1", (True, "a")),
        Choose(0, "x", "X1", ("a", 1.5)),
        Choose(0, "x", "X1", ("a", ["b"])),
    ],
    ids=["no clause", "twice", "bool", "float", "list"],
)
def test_a_strict_table_checks_every_ask(ask: Choose) -> None:
    def segment(s: Toy) -> Flow:
        yield ask

    with pytest.raises(RuleFault):
        table(segment, strict=True)


def test_what_a_rule_may_not_yield_is_told_with_what_it_may() -> None:
    def segment(s: Toy) -> Flow:
        yield 5

    with pytest.raises(RuleFault, match="a rule yields 5; it may yield a Choose, Together, Draw"):
        table(segment)


def test_no_options_is_a_fault() -> None:
    def segment(s: Toy) -> Flow:
        yield Choose(0, "x", "X1", ())

    with pytest.raises(RuleFault):
        table(segment)


def test_restore_goes_on_and_says_when_rules_differ() -> None:
    t = table(rolling)
    t.answer(0, "go")
    t.answer(0, "go")
    data = json.loads(json.dumps(t.save()))
    again = Table.restore(t.game, data, RandomDealer(random.Random(5).random))
    assert mark(again) == mark(t) and again.past.offset == 4
    again.answer(0, "go")
    assert again.over
    with pytest.raises(RuleFault, match="epoch 2"):
        Table.restore(t.game, {**data, "epoch": 2}, ManualDealer())


def test_restore_keeps_all_that_open_lanes_took() -> None:
    t = table(lanes, checkpoints=2)
    for _ in range(6):
        t.answer(0, "gain")
    again = Table.restore(t.game, t.save(), ManualDealer(), checkpoints=2)
    assert [again.token(seat) for seat in (0, 1)] == [t.token(seat) for seat in (0, 1)]
    for _ in range(6):
        again.undo(0)
    assert again.state.points[0] == 0
    refused("undo-nothing", again.undo, 0)


def test_a_forward_only_table_says_so() -> None:
    with pytest.raises(RuleFault, match="forward-only"):
        table(drawing, checkpoints=0).fork(ManualDealer())


def test_replay_and_finish() -> None:
    t = table(rolling)
    t.answer(0, "stay")
    again = replay(t.game, t.game.setup(2, {}), t.log)
    assert mark(again) == mark(t)
    rng = random.Random(3)
    fork = t.fork(ManualDealer())
    fork.answer(0, "go")
    assert finish(fork, lambda ask: ask.options[0], rng.random) == 1
    assert not t.over


def test_the_view_of_a_watcher_shows_no_hand() -> None:
    t = table(drawing)
    t.answer(0, "hide")
    assert t.view(0)["state"]["hands"][0] == t.state.hands[0].cards
    for seat in (1, 62):
        assert t.view(seat)["state"]["hands"][0] == 2
        assert t.view(seat)["ask"] is None
