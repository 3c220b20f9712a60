"""Provably fair: a record can be checked by anyone, and a changed one is found out."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ludorum.games import load
from ludorum.kernel import DEALER, KeyedDealer, Record, Table, verify
from ludorum.testing.walk import Setup, fresh, mark, setups, step
from tests.kernel.toys import ToyGame, lanes


def played(name: str, key: bytes, undo: bool = False) -> Record:
    title = load(name)
    rng = random.Random(3)
    setup = setups(title)[0]
    dealer = KeyedDealer(key)
    t = Table(title, title.setup(*setup), dealer, checkpoints=2)
    while not t.over:
        step(t, rng)
        if undo and rng.random() < 0.2 and not t.undoable(0)[1]:
            t.undo(0)
    return Record.of(title, *setup, t.log, dealer.commit, key.hex())


@pytest.mark.parametrize("name", ["tithe", "architects"])
@pytest.mark.parametrize("undo", [False, True])
def test_a_fair_game_verifies_through_a_file(name: str, undo: bool) -> None:
    record = played(name, b"secret", undo)
    again = Record.parse("\n".join(record.lines()).splitlines())
    assert again == record
    verdict = verify(load(name), again)
    assert verdict.problems == [] and verdict.over
    assert verdict.answers == len(record.entries)
    assert verdict.draws == sum(e[1] == DEALER for e in record.entries) > 5
    assert verdict.digests >= 2


def test_every_forgery_is_found() -> None:
    title, record = load("tithe"), played("tithe", b"secret")

    def problems(**changes: Any) -> str:
        lines = list(record.lines())
        other = Record.parse(lines)
        for name, value in changes.items():
            setattr(other, name, value)
        return " ".join(verify(title, other).problems)

    draw = next(i for i, e in enumerate(record.entries) if e[1] == DEALER)
    lane, who, cards = record.entries[draw]
    swapped = [*record.entries[:draw], (lane, who, cards[::-1]), *record.entries[draw + 1 :]]
    assert "is not the key's" in problems(entries=swapped)
    assert "not the one committed" in problems(key=b"other".hex())
    assert "another one" in problems(digests={**record.digests, 40: "0" * 16})
    assert "does not fit" in problems(entries=[*record.entries[:20], (-1, 0, "nonsense")])
    assert "not revealed" in problems(key="")
    assert "epoch 2" in problems(epoch=2)


def test_files_that_are_no_records() -> None:
    for text in ("", "{}", "[1,2,3]", '{"ludorum":1}'):
        with pytest.raises((ValueError, KeyError)):
            Record.parse(text.splitlines())
    head = next(iter(played("tithe", b"k").lines()))
    with pytest.raises(ValueError, match="no part of a record"):
        Record.parse([head, '{"what":1}'])


def test_a_restored_table_draws_as_if_never_stopped() -> None:
    title = load("architects")
    setup = Setup(3, {})
    rng = random.Random(8)
    whole = Table(title, title.setup(*setup), KeyedDealer(b"k"))
    answers = []
    for _ in range(120):
        answers.append(step(whole, rng))
    broken = Table(title, title.setup(*setup), KeyedDealer(b"k"))
    for i, (seat, option) in enumerate(answers):
        if i % 17 == 5:
            data = json.loads(json.dumps(broken.save()))
            broken = Table.restore(title, data, KeyedDealer(b"k"))
        broken.answer(seat, option)
    assert mark(broken) == mark(whole)


def test_a_lane_draws_the_same_in_a_restored_table() -> None:
    game = ToyGame(lanes)
    moves = [(0, "gain"), (1, "gain"), (0, "gain"), (1, "draw"), (0, "draw"), (1, "draw")]

    def cards(restore: bool) -> list[list[str]]:
        t = Table(game, game.setup(2, {}), KeyedDealer(b"lane"), checkpoints=2)
        for seat, option in moves:
            t.answer(seat, option)
            if restore:
                t = Table.restore(game, t.save(), KeyedDealer(b"lane"), checkpoints=2)
        return [hand.cards for hand in t.state.hands]

    assert cards(True) == cards(False)


def test_in_lanes_neither_order_nor_a_neighbours_undo_changes_a_draw() -> None:
    game = ToyGame(lanes)

    def cards(*moves: tuple[int, str]) -> list[str]:
        t = Table(game, game.setup(2, {}), KeyedDealer(b"lane"), checkpoints=4)
        for seat, option in moves:
            if option == "undo":
                t.undo(seat)
            else:
                t.answer(seat, option)
        return t.state.hands[1].cards

    plain = cards((1, "gain"), (1, "draw"))
    assert cards((0, "gain"), (1, "gain"), (0, "gain"), (1, "draw")) == plain
    assert cards((1, "gain"), (0, "gain"), (0, "undo"), (1, "draw")) == plain
    assert cards((1, "draw")) != plain or cards((1, "give"), (1, "draw")) != plain


def test_the_keyed_dealer_forgets_what_was_taken_back() -> None:
    title = load("tithe")
    setup = setups(title)[0]
    a = fresh(title, setup, random.Random(1), checkpoints=3)
    a.dealer = KeyedDealer(b"x")
    b = fresh(title, setup, random.Random(1), checkpoints=3)
    b.dealer = KeyedDealer(b"x")
    for _ in range(3):
        asks = a.pending()
        seat = min(asks)
        first, second = asks[seat].options[:2]
        a.answer(seat, first)
        if not a.undoable(seat)[1]:
            a.undo(seat)
            a.answer(seat, second)
            b.answer(seat, second)
        else:
            b.answer(seat, first)
    assert a.log == b.log


def test_restored_inside_lanes_draws_and_counts_the_same() -> None:
    """What a lane draws depends on all it took since the lanes opened: a save must hold that."""
    game = ToyGame(lanes)
    rng = random.Random(9)
    whole = Table(game, game.setup(2, {}), KeyedDealer(b"lane"), checkpoints=2)
    broken = Table(game, game.setup(2, {}), KeyedDealer(b"lane"), checkpoints=2)
    for i in range(14):
        seat = rng.randrange(2)
        option = rng.choice(["gain", "give", "draw"] if i % 2 else ["draw", "gain"])
        if broken.state.deck.size == 0:
            option = "gain"
        whole.answer(seat, option)
        data = json.loads(json.dumps(broken.save()))
        broken = Table.restore(game, data, KeyedDealer(b"lane"), checkpoints=2)
        broken.answer(seat, option)
        assert mark(broken) == mark(whole)
        assert broken.token(seat) == whole.token(seat)
    assert len(whole.state.hands[0].cards) + len(whole.state.hands[1].cards) > 3
