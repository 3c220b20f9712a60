"""Reasons by lines of the score sheet: only what is sure, and it sums to the difference."""

from __future__ import annotations

import math
import random

import pytest

from ludorum.bots import Budget
from ludorum.bots.lines import NAMED, Apart, Itemised, apportioned, difference, said, tenths
from ludorum.bots.search import Node, rank, spread
from ludorum.games import load, names
from ludorum.kernel import Option, Seat
from ludorum.words import MessageBundle, Msg
from tests.bots.positions import table, told_points


@pytest.mark.parametrize("game", names())
def test_lines_sum_to_the_difference(game: str) -> None:
    """All lines of a title to what its trials came to; what is said of them, in tenths."""
    title = load(game)
    wide = (table(game, 2, answers) for answers in range(12, 40))
    t = next(x for x in wide if len(x.anyone()[1].options) >= 5)
    who, ask = t.anyone()
    options = [ask.options[0], ask.options[1], ask.options[-1]]
    search = Itemised(title, Budget(), random.Random(1))
    came: dict[Option, list[float]] = {x: [] for x in options}
    trees = {x: Node() for x in options}
    for live in (options, options, options, options[:2], options[:2]):  # one is dropped
        search.deal(Seat(t, who), live, came, trees)
    gains = {x.option: x.gain for x in rank(came, options, options[0])}
    book = MessageBundle.of("en", title.package)
    named = 0
    for one in options:
        for other in options:
            gain = gains[one] - gains[other]
            apart = search.apart(one, other, options[0])
            assert sum([x.points for x in apart.values()]) == pytest.approx(gain, abs=1e-9)
            for trust in (3, 1000):  # as sure as they are, and as if there had been so many trials
                lines = said(
                    {k: Apart(x.points, x.error / trust) for k, x in apart.items()}, trust, gain
                )
                named += len(lines)
                assert not lines or told_points(lines) == tenths(gain)
                assert len(lines) <= NAMED + 1
                assert all(book.say(x) for x in lines)
    assert named, "positions in which no line differs show nothing"
    assert not book.missing


def test_only_what_is_sure_is_named() -> None:
    apart = {
        "walls": Apart(1.25, 0.2),
        "debts": Apart(-0.5, 0.1),
        "virtue": Apart(3.0, 2.0),  # much, but it may be chance
        "silver": Apart(0.2, 0.0),  # sure, but nothing to anybody
    }
    lines = said(apart, 40, 3.95)
    assert [x.args["line"] for x in lines] == [
        Msg("score-walls"),
        Msg("score-debts"),
        Msg("reason-others"),
    ]
    assert told_points(lines) == tenths(3.95)
    assert said({"virtue": Apart(3.0, 2.0)}, 40, 3.0) == [], "what is left explains nothing alone"
    assert said({"walls": Apart(1.25, 0.3)}, 3, 1.25) == [], "three trials are few"
    many = {f"line-{i}": Apart(float(i), 0.0) for i in range(1, 7)}
    assert [x.args["n"] for x in said(many, 40, 21.0)] == [6.0, 5.0, 4.0, 6.0]


@pytest.mark.parametrize(("lang", "words"), [("en", " −1.0"), ("uk", " −1,0"), ("ru", " −1,0")])
def test_lines_are_told_in_tenths(lang: str, words: str) -> None:
    book = MessageBundle.of(lang, load("architects").package)
    (line,) = said({"debts": Apart(-1.0, 0.0)}, 40, -1.0)
    assert book.say(line) == book.say(Msg("score-debts")) + words
    assert book.say(Msg("reason-others")) and not book.missing


def test_tenths_sum_to_the_whole() -> None:
    rng = random.Random(2)
    for _ in range(2000):
        parts = [rng.choice([rng.uniform(-9, 9), rng.randint(-90, 90) / 20]) for _ in range(4)]
        whole = sum(parts)
        out = apportioned(parts, whole)
        assert tenths(sum(out)) == tenths(whole)
        assert all(abs(a - b) < 0.1 + 1e-9 for a, b in zip(parts, out, strict=True))


def test_a_difference_is_of_gains_in_the_same_positions() -> None:
    """The error of it is what it varies by, also where one of them was dropped early."""
    rng = random.Random(3)

    def trial() -> tuple[list[float], list[float], list[float]]:
        base = [rng.gauss(0, 5) for _ in range(16)]
        return [x + rng.gauss(2, 1) for x in base], [x + rng.gauss(1, 1) for x in base[:6]], base

    found = [difference(*trial()) for _ in range(600)]
    mean, error = spread([x.points for x in found])
    assert mean == pytest.approx(1.0, abs=4 * error)
    varies = error * math.sqrt(len(found))
    assert math.sqrt(sum([x.error**2 for x in found]) / len(found)) == pytest.approx(
        varies, rel=0.1
    )
    a, b, base = trial()
    one, back = difference(a, b, base), difference(b, a, base)
    assert (one.points, one.error) == pytest.approx((-back.points, back.error))
    paired = spread([x - y for x, y in zip(a, base, strict=True)])
    assert tuple(difference(a, base, base)) == pytest.approx(paired)
