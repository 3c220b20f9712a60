"""What a position is worth, learned: it knows more than the score, and the same every time."""

from __future__ import annotations

from ludorum.bots.value import Estimate
from ludorum.games import load
from ludorum.lab.value import learn
from tests.bots.positions import table


def test_it_knows_more_than_the_score_as_it_stands() -> None:
    title = load("tithe")
    found = learn(title, False, 80, 1, 8)
    assert 0 < found.error < found.naive
    assert learn(title, False, 80, 1, 8) == found
    guess = Estimate(found.data)
    assert guess.horizon == 8
    ahead = [guess.margin(title, table("tithe", 2, 12).state, seat) for seat in (0, 1)]
    assert ahead[0] * ahead[1] < 0, "one of two is behind"
