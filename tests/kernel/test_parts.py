"""Decks as stacks of layers, and what is derived from a state's annotations."""

from __future__ import annotations

import ast
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludorum
from ludorum.kernel import NOBODY, PUBLIC, Deal, Deck, Derived, Hand, Layer, Narrated


def test_deck_layers() -> None:
    d = Deck.of("d", ["a", "b", "c"])
    d.put_top("x", 1 << 1)
    d.put_bottom(["z", "y"], 1 << 0)
    assert d.look(0) == [["y", "z"], 3, 1]
    assert d.look(1) == [2, 3, ["x"]]
    with pytest.raises(ValueError, match="next card"):
        d.take("a")
    d.take("x")
    d.take("b")
    d.shuffle_in(["q"])
    assert d.layers == [Layer(["a", "c", "q", "y", "z"], NOBODY, 5)]
    with pytest.raises(ValueError, match="empty"):
        Deck("d").take("a")


def test_a_deck_smaller_than_its_bag() -> None:
    d = Deck.of("reward", "abcdef", size=2)
    d.take("f")
    d.take("a")
    assert d.size == 0 and not d.layers
    assert Deck.of("none", "ab", size=0).layers == []


def test_a_deal_runs_through_layers_from_the_top() -> None:
    d = Deck.of("p", [f"P{i}" for i in range(5)])
    d.put_top("T", 1)
    d.put_bottom(["B"], 1)
    ask = Deal(d, 9, "X")
    cards = ask.sample(random.Random(1).random)
    assert cards[0] == "T" and cards[-1] == "B" and len(cards) == 7
    with pytest.raises(ValueError, match="next card"):
        ask.accept((cards[1], "T", *cards[2:]))
    assert d.size == 7
    ask.accept(cards)
    assert d.size == 0


@given(
    st.lists(st.sampled_from("abcdef")), st.lists(st.tuples(st.booleans(), st.sampled_from("xyz")))
)
def test_no_card_is_lost_in_a_deck(cards: list[str], moves: list[tuple[bool, str]]) -> None:
    d = Deck.of("d", cards)
    for top, card in moves:
        if top:
            d.put_top(card, PUBLIC)
        else:
            d.put_bottom([card], NOBODY)
    assert d.size == len(cards) + len(moves)
    ask = Deal(d, d.size, "X")
    assert sorted(ask.sample(lambda: 0.5)) == sorted([*cards, *[c for _, c in moves]])
    d.shuffle_in([])
    assert d.size == len(cards) + len(moves) and len(d.layers) <= 1


@dataclass(slots=True)
class Leaf:
    n: int
    at: tuple[int, ...] = (1, 2)


@dataclass(slots=True)
class Tree(Narrated):
    leaves: list[Leaf]
    by_seat: dict[int, Leaf]
    hand: Hand
    deck: Deck
    pairs: list[tuple[str, int]]
    maybe: Leaf | None = None
    counts: list[list[int]] = field(default_factory=lambda: [[0], [1]])
    added: int = 7


def tree() -> Tree:
    deck = Deck.of("d", "abc")
    return Tree(None, [Leaf(1)], {3: Leaf(2)}, Hand("d", 0, ["x"]), deck, [("a", 1)], Leaf(9))


def test_clone_is_equal_and_apart() -> None:
    derived: Derived[Tree] = Derived(Tree)
    one = tree()
    two = derived.clone(one)
    assert one == two
    two.leaves[0].n = two.by_seat[3].n = 5
    two.counts[0][0] = 8
    two.hand.cards.append("y")
    two.deck.take("a")
    assert one == tree()


def test_dump_and_load_through_json() -> None:
    derived: Derived[Tree] = Derived(Tree)
    data = json.loads(json.dumps(derived.dump(tree())))
    assert derived.load(data) == tree()
    del data["added"], data["counts"]
    assert derived.load(data) == tree()  # fields that came later take their default
    del data["leaves"]
    with pytest.raises(KeyError):
        derived.load(data)


def test_a_view_covers_by_type() -> None:
    derived: Derived[Tree] = Derived(Tree)
    assert derived.view(tree(), 0)["hand"] == ["x"]
    assert derived.view(tree(), 1)["hand"] == 1
    assert derived.view(tree(), 1)["deck"] == [3]
    assert "_ears" not in derived.view(tree(), 0)


def test_resample_moves_only_what_is_hidden() -> None:
    derived: Derived[Tree] = Derived(Tree)
    rng = random.Random(2)
    worlds = set()
    for _ in range(60):
        s = tree()
        derived.resample(s, 1, rng.random)
        worlds.add((*s.hand.cards, *s.deck.layers[0].cards))
        assert sorted([*s.hand.cards, *s.deck.layers[0].cards]) == ["a", "b", "c", "x"]
        derived.resample(s, 0, rng.random)
        own = tree()
        derived.resample(own, 0, rng.random, keep=["b"])
        assert own.hand.cards == ["x"]
    assert len(worlds) == 4


def test_only_plain_data_makes_a_state() -> None:
    @dataclass
    class Bad:
        f: Any

    with pytest.raises(TypeError, match="not plain data"):
        Derived(Bad)


SOURCES = sorted((Path(ludorum.__file__).parent / "games").rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_traps_of_generator_rules(path: Path) -> None:
    """`x += yield` reads x before the wait; sets have another order in every process."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.AugAssign):
            waits = [n for n in ast.walk(node.value) if isinstance(n, (ast.Yield, ast.YieldFrom))]
            assert not waits, f"line {node.lineno}"
        loops = [node.iter] if isinstance(node, ast.For) else []
        loops += [g.iter for g in getattr(node, "generators", [])]
        assert not any(isinstance(x, (ast.Set, ast.SetComp)) for x in loops)
