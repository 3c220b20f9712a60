"""The core of scenes, with the teaching game: chance, secrets, lanes, refusals."""

from __future__ import annotations

import pytest

from ludorum.games.tithe import GAME, State
from ludorum.kernel import IllegalAnswer
from ludorum.testing.scene import Scene


def dealt() -> Scene[State]:
    return Scene(GAME, GAME.setup(2, {})).play()


def test_the_state_may_be_changed_until_somebody_looks_at_the_table() -> None:
    sc = Scene(GAME, GAME.setup(2, {}))
    sc.s.players[1].coins = 7
    assert sc.table is None and not sc.events
    assert sc.play().s.players[1].coins == 7
    assert sc.told("tithe")  # heard though nobody had been asked anything


def test_chance_brings_the_cards_named_wherever_they_can_come() -> None:
    low = dealt()
    tithe = low.s.tithes.layers[-1].cards[-1]
    sc = Scene(GAME, GAME.setup(2, {})).play(cards=[tithe])  # after the hands, which are not named
    assert sc.s.players == low.s.players
    assert sc.about("tithe") != low.about("tithe")
    with pytest.raises(AssertionError, match="were not drawn"):
        dealt().play(cards=["no such card"])


def test_the_first_who_is_asked_answers_unless_another_one_is_named() -> None:
    sc = dealt()
    assert (list(sc.asks), sc.seat, sc.kind) == ([0, 1], 0, "bid")
    assert sc.options == sc.s.players[0].hand.cards
    sc.play(sc.asks[1].options[0], seat=1)
    assert list(sc.asks) == [0]
    with pytest.raises(IllegalAnswer):
        sc.play(sc.options[0], seat=1)


def test_why_an_option_is_closed() -> None:
    sc = dealt()
    assert sc.why("nonsense") == ("T2.2", "not-an-option", {})
    assert sc.why("nonsense", seat=1).reason == "not-an-option"
