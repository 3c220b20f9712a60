"""What a seat may ask: why not, and what would happen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludorum.kernel import Change, IllegalAnswer, RandomDealer, Seat, Table
from ludorum.testing.walk import mark
from tests.kernel.toys import ToyGame, asking, chained, drawing, secret


def seat(segment: Any, number: int = 0) -> tuple[Seat, Table[Any]]:
    game = ToyGame(segment)
    t = Table(game, game.setup(2, {}), RandomDealer(random.Random(1).random), checkpoints=3)
    return Seat(t, number), t


def test_why_gives_reason_and_clause() -> None:
    me, _ = seat(chained)
    assert [r.reason for r in me.why()] == ["no-wings", "never"]
    assert me.why("fly")[0].about == {"n": 2}
    assert me.why("plain") == []
    assert me.why("unheard of")[0].reason == "not-an-option"
    with pytest.raises(IllegalAnswer):
        seat(chained, 1)[0].why()


@pytest.mark.parametrize(
    ("option", "points", "stop"),
    [
        ("plain", 1, "own"),  # the next turn is seat 0's again
        ("forced", 11, "own"),  # forced steps are followed
        ("fenced", 1, "known"),  # nothing behind a fence is shown
        ("other", 1, "other"),
        ("last", 1, "over"),
    ],
)
def test_preview_stops_before_what_is_not_known(option: str, points: int, stop: str) -> None:
    me, t = seat(chained)
    here = mark(t)
    seen = me.preview(option)
    assert Change(("points", 0), 0, points) in seen.changes
    assert seen.stop == stop
    assert seen.events[0].what == "point"
    assert mark(t) == here


def test_preview_stops_before_chance() -> None:
    me, _ = seat(drawing)
    seen = me.preview("draw")
    assert (seen.stop, seen.changes, seen.events) == ("chance", [], [])


def test_preview_of_a_secret_opens_nothing() -> None:
    me, t = seat(secret)
    t.answer(1, "x")
    assert me.preview("y")[:4] == ([], [], "secret", None)


def test_preview_of_several_answers_is_that_of_all_of_them() -> None:
    me, t = seat(asking)
    here = mark(t)
    first = me.preview("give")
    assert first.ask is not None and first.ask.kind == "whom" and first.leads_on
    assert first.after is not None and first.after.ask() is first.ask
    both = me.preview("give", "you")
    assert both.changes == [Change(("points", 0), 0, 1), Change(("points", 1), 0, 1)]
    assert [e.what for e in both.events] == ["point", "given"]
    assert both.kinds == ("act", "whom")
    assert both.ask is not None and not both.leads_on  # the next turn is another thought
    assert mark(t) == here
    for path, code in ((("give", "fly"), "not-offered"), (("draw", "you"), "not-asked")):
        with pytest.raises(IllegalAnswer, match=code):
            me.preview(*path)


def test_nothing_follows_a_secret_answer() -> None:
    me, _ = seat(secret)
    with pytest.raises(IllegalAnswer, match="not-asked"):
        me.preview("y", "y")


def test_preview_refuses_what_cannot_be_chosen() -> None:
    me, _ = seat(chained)
    with pytest.raises(IllegalAnswer):
        me.preview("fly")
    with pytest.raises(IllegalAnswer):
        seat(chained, 1)[0].preview("a")


def test_undo_takes_forced_answers_along() -> None:
    me, t = seat(chained)
    me.answer("forced")
    t.settle()
    assert me.can_undo() == ""
    me.undo()
    assert t.log == [] and t.state.points[0] == 0
