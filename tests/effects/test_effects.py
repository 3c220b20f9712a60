"""Effects as data: read, checked, run, valued, put in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludorum.content import ContentError
from ludorum.effects import (
    All,
    Choice,
    Do,
    Effect,
    ForEach,
    Gain,
    If,
    May,
    Seq,
    Vocabulary,
    decode,
    parse,
    possible,
    run,
    show,
    unparse,
    value,
)
from ludorum.kernel import Choose, Flow
from ludorum.words import MessageBundle, Msg

WORDS = Vocabulary(("wood", "vp"), ("trees",), ("rich",), ("burn",))


@dataclass
class Purse:
    goods: dict[str, int] = field(default_factory=lambda: {"wood": 0, "vp": 0})
    seat: int = 0
    trees: int = 5
    rich: bool = True
    fuel: int = 0


class Sense:
    def gain(self, s: Any, p: Any, good: str, n: int, clause: str) -> None:
        p.goods[good] += n

    def can_pay(self, s: Any, p: Any, good: str, n: int) -> bool:
        return bool(p.goods[good] >= n)

    def count(self, s: Any, p: Any, name: str) -> int:
        return int(p.trees)

    def test(self, s: Any, p: Any, name: str) -> bool:
        return bool(p.rich)

    def can(self, s: Any, p: Any, verb: str, n: int) -> bool:
        return bool(p.fuel >= n)

    def do(self, s: Any, p: Any, verb: str, n: int, clause: str) -> Flow:
        p.fuel -= n
        yield Choose(0, "fire", clause, ("ok",))


def carry_out(e: Effect, p: Purse, *answers: str) -> list[str]:
    """Run an effect with scripted answers; returns the kinds of what was asked."""
    asked: list[str] = []
    flow = run(e, Sense(), None, p, "X1", "card")
    left = list(answers)
    try:
        ask = next(flow)
        while True:
            asked.append(ask.kind)
            assert ask.clause == "X1"
            ask = flow.send(left.pop(0))
    except StopIteration:
        return asked


WOOD = Gain((("wood", 2),))
BURN = Seq((Do("burn", 1), Gain((("vp", 3),))))


def test_shapes_do_what_they_say() -> None:
    p = Purse()
    carry_out(ForEach("trees", 2, WOOD), p)
    assert p.goods["wood"] == 4  # 5 trees: twice
    carry_out(If("rich", WOOD), p)
    p.rich = False
    carry_out(If("rich", WOOD), p)
    assert p.goods["wood"] == 6
    assert carry_out(May(WOOD), p, "no") == ["may"] and p.goods["wood"] == 6
    assert carry_out(May(WOOD), p, "yes") == ["may"] and p.goods["wood"] == 8
    assert carry_out(Choice((("a", WOOD), ("b", Gain((("vp", 1),))))), p, "b") == ["choice"]
    assert p.goods["vp"] == 1


def test_what_cannot_be_done_is_neither_offered_nor_done() -> None:
    p = Purse()
    assert carry_out(BURN, p) == [] and p.goods["vp"] == 0
    assert carry_out(May(BURN), p) == []
    both = Choice((("burn", BURN), ("wood", WOOD)))
    flow = run(both, Sense(), None, p, "X1", "card")
    assert list(next(flow).options) == ["wood"]
    assert not possible(ForEach("trees", 6, WOOD), Sense(), None, p)
    p.fuel = 1
    assert carry_out(May(BURN), p, "yes", "ok") == ["may", "fire"] and p.goods["vp"] == 3


def test_a_price_that_cannot_be_paid_is_never_offered() -> None:
    """Alone, as the first part of a sequence, in a choice, in all of some, and for each of some."""
    p, vp = Purse(), Gain((("vp", 3),))
    price = Gain((("wood", -1),))
    sale = Seq((price, vp))
    assert carry_out(May(sale), p) == carry_out(May(price), p) == carry_out(sale, p) == []
    assert list(
        next(run(Choice((("sell", sale), ("vp", vp))), Sense(), None, p, "X1", "")).options
    ) == ["vp"]
    assert carry_out(All((price, vp)), p) == []
    assert p.goods == {"wood": 0, "vp": 3}
    p.goods["wood"] = 2
    assert not possible(Gain((("vp", 5), ("wood", -3))), Sense(), None, p)
    assert carry_out(May(sale), p, "yes") == ["may"] and p.goods == {"wood": 1, "vp": 6}
    carry_out(ForEach("trees", 1, sale), p)  # five times, but there is wood for one
    assert p.goods == {"wood": 0, "vp": 9}


def test_all_parts_stand_alone() -> None:
    p = Purse()
    both = All((Do("burn", 1), Gain((("vp", 3),))))
    assert carry_out(both, p) == [] and p.goods["vp"] == 3  # no fuel: the rest is done all the same
    p.fuel = 1
    assert carry_out(both, p, "ok") == ["fire"] and p.goods["vp"] == 6
    assert not possible(All((Do("burn", 1), Do("burn", 2))), Sense(), None, p)


def test_value_of_scoring_effects() -> None:
    points = Gain((("vp", 2), ("wood", 1)))
    p = Purse()
    assert value(ForEach("trees", 2, points), Sense(), None, p, "vp") == 4
    assert value(Seq((points, If("rich", points))), Sense(), None, p, "vp") == 4
    assert value(All((points, points)), Sense(), None, p, "vp") == 4
    with pytest.raises(TypeError):
        value(May(points), Sense(), None, p, "vp")


amounts = st.integers(-5, 9)
leaves = st.one_of(
    st.builds(lambda n: Gain((("wood", n),)), amounts),
    st.builds(lambda a, b: Gain((("wood", a), ("vp", b))), amounts, amounts),
    st.builds(Do, st.just("burn"), st.integers(0, 3)),
)
effects = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.builds(May, inner),
        st.builds(ForEach, st.just("trees"), st.integers(1, 4), inner),
        st.builds(If, st.just("rich"), inner),
        st.builds(lambda a, b: Seq((a, b)), inner, inner),
        st.builds(lambda a, b: All((a, b)), inner, inner),
        st.builds(lambda a, b: Choice((("a", a), ("b", b))), inner, inner),
    ),
    max_leaves=6,
)


@given(effects)
def test_notation_is_lossless_and_everything_can_be_shown(e: Effect) -> None:
    assert parse(unparse(e), WORDS, "here") == e
    assert isinstance(show(e), Msg)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"gain": {"gold": 1}}, "unknown good 'gold'"),
        ({"gain": {"wood": "2"}}, "whole number"),
        ({"gain": {"wood": True}}, "whole number"),
        ({"gain": {}}, "expected an object"),
        ({"each": "stars", "per": 1, "then": {"gain": {"wood": 1}}}, "unknown counter"),
        ({"each": "trees", "per": 0, "then": {"gain": {"wood": 1}}}, "1 or more"),
        ({"each": "trees", "then": {"gain": {"wood": 1}}}, "is no effect"),
        ({"if": "poor", "then": {"gain": {"wood": 1}}}, "unknown test"),
        ({"do": "melt", "n": 1}, "unknown verb"),
        ({"seq": [{"gain": {"wood": 1}}]}, "two or more"),
        ({"all": [{"gain": {"wood": 1}}]}, "two or more"),
        ({"choose": {"a": {"gain": {"wood": 1}}}}, "two options"),
        ({"may": {"gain": {"gold": 1}}}, r"here\.may: unknown good"),
        ({"wish": 3}, "is no effect"),
        ("wood", "an effect is an object"),
    ],
)
def test_errors_name_the_place(data: Any, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        parse(data, WORDS, "here")


@dataclass(frozen=True)
class Card:
    id: str
    origin: str
    cost: dict[str, int]
    effect: Effect | None = None
    tags: tuple[str, ...] = ()


def test_records_are_checked() -> None:
    good = {"id": "c1", "origin": "house", "cost": {"wood": 1}, "effect": {"gain": {"vp": 1}}}
    assert decode(Card, good, WORDS, "cards").effect == Gain((("vp", 1),))
    for change, complaint in (
        ({"origin": "rumour"}, "origin is one of"),
        ({"cost": {"gold": 1}}, "unknown good"),
        ({"colour": "red"}, "unknown fields"),
        ({"tags": "red"}, "is not"),
        ({"effect": {"gain": {"gold": 1}}}, "c1.effect: unknown good"),
    ):
        with pytest.raises(ContentError, match=complaint):
            decode(Card, {**good, **change}, WORDS, "cards")
    for origin, guessed, complaint in (
        ("house", ["cost"], "an origin in print"),
        ("public", ["price"], "c1: guessed names fields of the record: cost, effect, tags"),
        ("public", ["origin"], "names fields"),
        ("public", [], "names fields"),
        ("public", "cost", "names fields"),
    ):
        with pytest.raises(ContentError, match=complaint):
            decode(Card, {**good, "origin": origin, "guessed": guessed}, WORDS, "cards")
    partly = decode(Card, {**good, "origin": "public", "guessed": ["cost", "tags"]}, WORDS, "cards")
    assert partly.cost == {"wood": 1}
    with pytest.raises(ContentError, match="cost is missing"):
        decode(Card, {"id": "c", "origin": "house"}, WORDS, "cards")


def test_a_bundle_says_what_it_lacks() -> None:
    bundle = MessageBundle("en", ["hello = Hello { $name }\n    .short = Hi"])
    assert (
        bundle.say(Msg("hello", {"name": [Msg("hello.short"), Msg("hello.short")]}))
        == "Hello Hi, Hi"
    )
    assert bundle.say("bye") == "bye" and bundle.missing == {"bye"}
    bundle.say(Msg("hello", {"other": 1}))
    assert any("hello" in x for x in bundle.missing)
