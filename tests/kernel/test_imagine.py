"""Imagined positions: what has come to light stays, and where cards really lie steers nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ludorum.kernel import Choose, Deck, Flow, Hand, ManualDealer, RandomDealer, Seat, Table

from .toys import Toy, ToyGame


def shown(s: Toy) -> Flow:
    """Seat 1 lays down a card of its hand; seat 0 answers while the segment is open."""
    card = yield Choose(1, "play", "X1", tuple(s.hands[1].cards))
    s.hands[1].cards.remove(card)
    s.seen.append(card)
    yield Choose(0, "reply", "X1", ("yes", "no"))
    s.left -= 1


def dealt(deck: Sequence[str], hand: Sequence[str]) -> Table[Toy]:
    s = Toy(None, Deck.of("d", deck))
    s.hands[1] = Hand("d", 1, list(hand))
    return Table(ToyGame(shown), s, RandomDealer(random.Random(1).random))


def test_a_card_that_was_played_was_held() -> None:
    t = dealt([f"c{i}" for i in range(300)], "xyz")
    t.answer(1, "y")
    others: set[str] = set()
    for seed in range(40):
        twin = Seat(t, 0).imagine(random.Random(seed).random, ManualDealer())
        assert twin.state.seen == ["y"]
        others.update(twin.state.hands[1].cards)
    assert len(others) > 10, "the rest of the hand is anybody's guess"


def test_where_cards_really_lie_steers_nothing() -> None:
    one, two = dealt("abcdefgh", "xyz"), dealt("bcdfgxyz", "aeh")
    for seed in range(20):
        twins = [Seat(t, 0).imagine(random.Random(seed).random, ManualDealer()) for t in (one, two)]
        assert one.game.derived.dump(twins[0].state) == one.game.derived.dump(twins[1].state)
