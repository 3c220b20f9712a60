"""Luck that depends on the deal: the same for all who play it, fair, and open to checks."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from ludorum.games import load
from ludorum.kernel import (
    Deal,
    Deck,
    Draw,
    DuplicateDealer,
    History,
    KeyedDealer,
    Record,
    Roll,
    Table,
    turned_by,
    verify,
)
from ludorum.testing.walk import setups, step
from tests.kernel.toys import ToyGame, lanes

KEYS = 3000


class Pile:
    """A pile that is drawn from, without a game around it."""

    def __init__(self, n: int, cards: str) -> None:
        self.dealer = DuplicateDealer(f"key {n}".encode())
        self.deck = Deck.of("pile", cards)
        self.past = History()
        self.past.count_from({})

    def ask(self, ask: Any) -> Any:
        value = self.dealer.deal(ask, -1, self.past)
        assert self.past.draws is not None
        self.past.draws.append((len(self.past.entries), turned_by(ask)))
        self.past.entries.append((-1, -1, value))
        ask.accept(value)
        return value

    def draw(self) -> Any:
        return self.ask(Draw(self.deck, "X1"))


def is_even(found: Counter[Any], among: int) -> bool:
    """No outcome is five standard deviations off; all of them came."""
    share = 1 / among
    spread = (KEYS * share * (1 - share)) ** 0.5
    return len(found) == among and all(abs(n - KEYS * share) < 5 * spread for n in found.values())


def test_every_order_is_as_likely() -> None:
    orders = Counter(
        Pile(n, "abcd").ask(Deal(Deck.of("pile", "abcd"), 4, "X1")) for n in range(KEYS)
    )
    assert is_even(orders, 24)


def test_a_draw_is_fair_whatever_is_known_of_those_before() -> None:
    """The card just drawn is shuffled back among cards that had their chance: none is favoured."""

    def three(n: int) -> tuple[str, ...]:
        pile = Pile(n, "abc")
        out = []
        for _ in range(3):
            out.append(pile.draw())
            pile.deck.shuffle_in([out[-1]])
        return tuple(out)

    assert is_even(Counter(three(n) for n in range(KEYS)), 27)


def test_equal_cards_count_each() -> None:
    firsts = Counter(Pile(n, "aaab").draw() for n in range(KEYS))
    assert abs(firsts["a"] - KEYS * 0.75) < 5 * (KEYS * 0.75 * 0.25) ** 0.5
    pairs = Counter(Pile(n, "aabb").ask(Deal(Deck.of("p", "aabb"), 2, "X1")) for n in range(KEYS))
    assert abs(pairs["a", "a"] - KEYS / 6) < 5 * (KEYS * 5 / 36) ** 0.5


def test_a_die_is_fair_and_its_rolls_do_not_hang_together() -> None:
    def two(n: int) -> tuple[int, int]:
        pile = Pile(n, "a")
        return pile.ask(Roll((1, 2, 3), "X1")), pile.ask(Roll((1, 2, 3), "X1"))

    assert is_even(Counter(two(n) for n in range(KEYS)), 9)


def test_the_next_card_is_the_same_however_one_draws() -> None:
    one, other = Pile(1, "abcdefgh"), Pile(1, "abcdefgh")
    alone = [one.draw() for _ in range(6)]
    other.ask(Roll((1, 2), "X2"))  # a die in between, a card known beforehand, all at once
    other.deck.put_top("z", 1)
    assert other.draw() == "z"
    assert [*other.ask(Deal(other.deck, 4, "X1")), other.draw(), other.draw()] == alone


def test_piles_that_differ_a_little_still_turn_up_mostly_the_same() -> None:
    same = 0
    for n in range(300):
        one, other = Pile(n, "abcdefghij"), Pile(n, "abcdefghik")
        same += one.draw() == other.draw()
    assert same > 300 * 0.7  # nine in eleven


@pytest.mark.parametrize("name", ["tithe", "architects", "hadrians_wall"])
def test_restored_at_any_moment_it_deals_the_same(name: str) -> None:
    title = load(name)
    setup = setups(title)[0]

    def played(restore: bool) -> list[Any]:
        rng = random.Random(5)
        t = Table(title, title.setup(*setup), DuplicateDealer(b"k"), checkpoints=2)
        while not t.over:
            step(t, rng)
            if restore:
                data = json.loads(json.dumps(t.save()))
                t = Table.restore(title, data, DuplicateDealer(b"k"), checkpoints=2)
        return [t.past.offset + len(t.log), title.derived.digest(t.state)]

    assert played(True) == played(False)


def test_taking_back_changes_no_draw() -> None:
    game = ToyGame(lanes)

    def cards(*moves: tuple[int, str]) -> list[str]:
        t = Table(game, game.setup(2, {}), DuplicateDealer(b"lane"), checkpoints=4)
        for seat, option in moves:
            if option == "undo":
                t.undo(seat)
            else:
                t.answer(seat, option)
        return t.state.hands[1].cards

    plain = cards((1, "draw"), (1, "draw"))
    assert cards((0, "gain"), (1, "draw"), (0, "undo"), (1, "gain"), (1, "draw")) == plain
    assert cards((1, "give"), (1, "draw"), (0, "gain"), (1, "draw")) == plain


def test_a_fork_goes_on_dealing_from_there() -> None:
    title = load("architects")
    setup = setups(title)[0]
    rng = random.Random(2)
    t = Table(title, title.setup(*setup), DuplicateDealer(b"k"), checkpoints=1)
    for _ in range(25):
        step(t, rng)
    fork = t.fork(DuplicateDealer(b"k"))
    for _ in range(25):
        seat, ask = t.anyone()
        t.answer(seat, ask.options[0])
        fork.answer(seat, ask.options[0])
    assert title.derived.digest(fork.state) == title.derived.digest(t.state)


def record_of(name: str, key: bytes) -> Record:
    title = load(name)
    setup = setups(title)[0]
    rng = random.Random(3)
    dealer = DuplicateDealer(key)
    t = Table(title, title.setup(*setup), dealer, checkpoints=2)
    while not t.over:
        step(t, rng)
    return Record.of(title, *setup, t.log, dealer.commit, key.hex(), "duplicate")


def test_a_record_names_its_dealing_and_verifies() -> None:
    title = load("architects")
    record = record_of("architects", b"secret")
    again = Record.parse([*record.lines()])
    assert again == record and again.dealing == "duplicate"
    verdict = verify(title, again)
    assert verdict.problems == [] and verdict.over and verdict.draws > 20

    again.dealing = ""
    assert "is not the key's" in " ".join(verify(title, again).problems)
    head, *rest = record.lines()
    with pytest.raises(ValueError, match="do not know"):
        Record.parse([head.replace('"duplicate"', '"loaded dice"'), *rest])


def test_a_game_played_on_from_a_deal_verifies() -> None:
    title = load("architects")
    record = record_of("architects", b"secret")
    upto = len(record.entries) // 2
    table = record.table(title, upto)
    table.dealer = KeyedDealer(b"new")
    table._deal_open()
    rng = random.Random(4)
    while not table.over:
        step(table, rng)
    setup = setups(title)[0]
    on = Record.of(title, *setup, table.log, KeyedDealer(b"new").commit, b"new".hex())
    on.origins = record.before(upto, "there")
    again = Record.parse([*on.lines()])
    assert [x.dealing for x in again.origins] == ["duplicate"]
    assert verify(title, again).problems == []
