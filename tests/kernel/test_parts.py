"""Decks as stacks of layers, and what is derived from a state's annotations."""

from __future__ import annotations

import ast
import json
import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludorum
from ludorum.kernel import (
    BACK,
    NOBODY,
    PUBLIC,
    SHARED,
    Deal,
    Deck,
    Derived,
    Hand,
    Layer,
    Narrated,
)


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


def test_clones_share_the_layers_of_a_deck_and_no_change_of_one_reaches_another() -> None:
    derived: Derived[Tree] = Derived(Tree)
    one = tree()
    two, three = derived.clone(one), derived.observe(one, 0)
    assert two.deck.layers[0] is one.deck.layers[0]
    two.deck.put_top("z", PUBLIC)
    for s in (two, three):
        derived.resample(s, 0, random.Random(1).random)
        s.deck.shuffle_in(["q"])
        s.deck.put_bottom(["r"], NOBODY)
    assert one == tree()
    Deal(two.deck, 2, "X").accept(("a", "z"))
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
    assert "_event_sink" not in derived.view(tree(), 0)


def test_what_a_seat_observes_is_the_state_with_covers() -> None:
    derived: Derived[Tree] = Derived(Tree)
    mine, other = derived.observe(tree(), 0), derived.observe(tree(), 1)
    assert mine.hand.cards == ["x"] and other.hand.cards == [BACK]
    assert other.deck.size == tree().deck.size and other.deck.layers[0].cards == []
    assert replace(other, hand=tree().hand, deck=tree().deck) == tree()
    assert derived.view(other, 1) == derived.view(tree(), 1)


def test_what_was_observed_can_be_read_from_plain_data() -> None:
    derived: Derived[Tree] = Derived(Tree)
    for seat in (0, 1):
        sent = json.loads(json.dumps(derived.view(tree(), seat)))
        again, seen = derived.read(sent), derived.observe(tree(), seat)
        assert (again.hand.cards, again.deck.size) == (seen.hand.cards, seen.deck.size)
        assert replace(again, hand=seen.hand, deck=seen.deck) == seen


class Map:
    """Worked out from a state, never changed."""


@dataclass(slots=True)
class Mapped(Narrated):
    n: int = 1
    _map: Annotated[Map | None, SHARED] = None
    _own: Map | None = None


def test_what_is_shared_goes_with_a_copy_and_into_no_store() -> None:
    derived: Derived[Mapped] = Derived(Mapped)
    one = Mapped(None, 1, Map(), Map())
    for copy in (derived.clone(one), derived.observe(one, 0)):
        assert copy._map is one._map and copy._own is None
    assert derived.view(one, 0) == derived.dump(one) == {"n": 1}
    for again in (derived.read({"n": 1}), derived.load({"n": 1})):
        assert again._map is None and again._own is None


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


@dataclass(slots=True)
class Inside:
    weight: float


@dataclass(slots=True)
class Outside(Narrated):
    first: list[int]
    parts: dict[str, Inside]


@dataclass(slots=True)
class Loose(Narrated):
    f: Any


@dataclass
class Slotless(Narrated):
    n: int


@dataclass(slots=True)
class Silent:
    n: int


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (Outside, r"Inside\.weight: <class 'float'> is not plain data, which is int, str"),
        (Loose, r"Loose\.f: typing\.Any is not plain data"),
        (Slotless, r"Slotless: a class of a state is a @dataclass\(slots=True\)"),
        (Silent, "Silent: the root of a state is a subclass of Narrated"),
    ],
)
def test_what_makes_no_state_is_told_by_field_and_what_would(state: type, told: str) -> None:
    with pytest.raises(TypeError, match=told):
        Derived(state)


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
