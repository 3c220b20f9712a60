"""Advice to people: honest about what a seat knows, and about how sure it is."""

from __future__ import annotations

import json
import math
import random
from typing import Any

import pytest

from ludorum.bots import Budget, Weighed
from ludorum.bots.advice import (
    COSTLY,
    WORTH,
    Better,
    advise,
    alike,
    compare,
    contrast,
    decides,
    margin,
    suspect,
)
from ludorum.bots.lines import quantile, tenths
from ludorum.bots.reasons import (
    LINE,
    Futures,
    Later,
    Move,
    ahead,
    differences,
    later,
    line_reason,
)
from ludorum.games import load, names
from ludorum.kernel import DEALER, ManualDealer, Seat
from ludorum.titles import ScoreLine, totals
from ludorum.words import MessageBundle, Msg, plain
from tests.bots.positions import table, told_points

TITLES = names()
LEAN = Budget(trials=72)  # enough for eight options, three times each


# -- before a decision -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", TITLES)
def test_a_hint_is_honest_data(game: str) -> None:
    """About real options, from what the seat knows: on a doctored table it is the same."""
    title = load(game)
    t = table(game, 2, 12)
    who, ask = t.anyone()
    other = Seat(t, who).imagine(random.Random(5).random, ManualDealer())
    before = title.derived.digest(t.state)
    hint, same = [advise(title, Seat(x, who), random.Random(1), LEAN) for x in (t, other)]
    assert hint == same
    assert title.derived.digest(t.state) == before, "advice must not move anything"
    assert json.loads(json.dumps(hint, allow_nan=False))
    told = hint["options"]
    assert 1 < len(told) <= 3
    assert all(x["option"] in ask.options for x in told)
    assert len({x["option"] for x in told}) == len(told)
    view = title.derived.observe(t.state, who)
    assert all(x["label"] == plain(title.option(ask, x["option"], view)) for x in told)
    assert told[0]["behind"] == 0 and told[0]["close"]
    assert [x["behind"] for x in told] == sorted([x["behind"] for x in told])
    assert all(x["low"] <= x["margin"] <= x["high"] for x in told)
    assert hint["close"] == any(x["close"] for x in told[1:])
    for x, ahead_by in [(told[0], told[1]["behind"]), *[(x, -x["behind"]) for x in told[1:]]]:
        assert not x["lines"] or told_points(x["lines"]) == ahead_by


@pytest.mark.parametrize("game", [x for x in TITLES if x != "tithe"])
def test_the_line_behind_an_option_comes_true(game: str) -> None:
    """Told from an imagined position, it is what sensible play does in the real one."""
    title = load(game)
    longest = 0
    for answers in (6, 18, 30):
        t = table(game, 2, answers)
        who, ask = t.anyone()
        for option in ask.options[:4]:
            told = ahead(title, Seat(t, who), option, random.Random(2))
            said = told.line
            assert len(said) <= LINE
            longest = max(longest, len(said))
            real = t.fork(ManualDealer())
            real.answer(who, option)
            for words in said:
                while decides(real, who) is None:
                    assert DEALER not in real.pending()
                    real.answer(who, real.pending()[who].options[0])
                now = real.pending()[who]
                view = title.derived.observe(real.state, who)
                chosen = title.sensible(view, now)
                assert plain(title.option(now, chosen, view)) == words
                real.answer(who, chosen)
            while not said or len(said) < LINE:  # what is no decision follows by itself
                asks = real.pending()
                if who not in asks or len(asks[who].options) > 1:
                    break
                real.answer(who, asks[who].options[0])
            was, now_is = [totals(title.scores(x.state))[who] for x in (t, real)]
            assert sum(told.changes().values()) == now_is - was
    assert longest > 0


def test_a_line_ends_where_chance_or_others_decide() -> None:
    t = table("tithe", 2, 0)  # all choose a card in secret, at once
    who, ask = t.anyone()
    assert ahead(load("tithe"), Seat(t, who), ask.options[0], random.Random(1)).line == []


def test_reasons_are_lines_of_the_score_sheet() -> None:
    """A building: its points, and what else it brings; nothing is named that does not change."""
    before = [ScoreLine("buildings", 0, 0, "A20.1"), ScoreLine("virtue", 5, -1, "A20.1")]
    after = [ScoreLine("buildings", 1, 5, "A20.1"), ScoreLine("virtue", 6, 0, "A20.1")]
    found = differences(before, [*after, ScoreLine("debts", 1, -2, "A20.1")])
    assert found == {"buildings": 5, "debts": -2, "virtue": 1}
    assert [line_reason(*x).id for x in found.items()] == [
        "reason-gain",
        "reason-loss",
        "reason-gain",
    ]
    book = MessageBundle.of("uk", load("architects").package)
    assert book.say(line_reason("debts", -2)).endswith("−2")


@pytest.mark.parametrize("game", [x for x in TITLES if x != "tithe"])
def test_what_becomes_possible_comes_true(game: str) -> None:
    """Closed now, open when the seat decides the same kind of thing again, in positions nobody has
    looked at; and after another option that was compared it is not sure."""
    title, told = load(game), 0
    for answers in range(8, 80, 8):
        t = table(game, 2, answers)
        who, ask = t.anyone()
        seat = Seat(t, who)
        futures = Futures.imagined(title, seat, ask.options[:6], random.Random(3))
        closed = {str(x.option) for x in seat.why()}
        for option in ask.options[:6]:
            for words in futures._opens(option):
                told += 1
                again = [later(title, seat, option, seed).again or {} for seed in (101, 102, 103)]
                found = [k for x in again for k, label in x.items() if label == words.args["what"]]
                assert len(found) >= 2, (game, answers, option, words)
                assert closed & {str(x) for x in found}
    assert told


def test_what_is_denied_and_what_would_be_gone() -> None:
    """Of three futures in which another takes what one does not take oneself."""
    move = Move(1, "b", Msg("label-b"), {"buildings": 3}, ("a", "b"))
    barred = Move(1, "a", Msg("label-a"), {}, ("a", "c"))
    of = {
        "b": [Later({"c": Msg("label-c")}, {1: barred})] * 2,
        "c": [Later({"c": Msg("label-c")}, {1: move})] * 2,
    }
    futures = Futures([], of)
    assert [x[0] for x in futures.reasons("b")] == ["reason-denies", "reason-gone"]
    assert futures.reasons("c") == []
    assert [x["seat"] for x in futures.aims("c")] == [1]
    assert futures.aims("b") == [], "a move that changes no line is nothing to be after"
    of["c"] = [of["c"][0], Later({"b": Msg("label-b")}, {1: barred})]
    assert futures.reasons("b") == [], "what does not hold in all of them is not said"
    assert futures.aims("c") == []


@pytest.mark.parametrize("game", TITLES)
def test_what_is_called_costly_is(game: str) -> None:
    """In positions that were not looked at before."""
    title = load(game)
    for answers in (10, 20):
        t = table(game, 2, answers)
        who, ask = t.anyone()
        hint = advise(title, Seat(t, who), random.Random(1), LEAN, coached=True)
        best = hint["options"][0]["option"]
        assert best not in [x["option"] for x in hint["costly"]]
        for x in hint["costly"][:3]:
            assert x["option"] in ask.options and x["cost"] > COSTLY
            assert not x["lines"] or told_points(x["lines"]) == x["cost"]
            again = compare(title, Seat(t, who), x["option"], best, random.Random(9))
            assert again.gain > 0, (game, answers, x)


def test_the_better_option_says_why() -> None:
    """Lines in which two options differ sum to the difference of their sheets."""
    title = load("hamlet")
    t = table("hamlet", 2, 20)
    who, ask = t.anyone()
    seat = Seat(t, who)
    for other in ask.options[1:4]:
        found = Better(other, 2.0, 1.0, 3.0, [plain(Msg("reason-expected-gain"))])
        why = contrast(title, seat, ask.options[0], found, random.Random(4))
        assert why["lines"] == found.lines
        sheets = [ahead(title, seat, x, random.Random(4)) for x in (ask.options[0], other)]
        one, two = [sum([x.points for x in sheet.after]) for sheet in sheets]
        assert why["now"] == two - one
        assert bool(why["reasons"]) == (sheets[0].after != sheets[1].after)


@pytest.mark.parametrize(("trials", "students"), [(3, 4.303), (6, 2.571), (11, 2.228), (31, 2.042)])
def test_few_trials_make_wide_intervals(trials: int, students: float) -> None:
    # Of three trials little is known, and how little is a little off; it must not be hidden.
    assert quantile(trials) == pytest.approx(students, rel=0.12 if trials < 6 else 0.02)


def weighed(option: str, trials: int, gain: float, doubt: float) -> Weighed:
    return Weighed(option, trials, 5 + gain, 2.0, gain, doubt)


def test_options_are_about_equal_unless_the_difference_is_sure() -> None:
    best = weighed("a", 30, 3.0, 0.5)
    assert alike(best, weighed("b", 30, 2.5, 0.5))
    assert not alike(best, weighed("b", 30, 0.0, 0.0))
    # Sure, but too little for anybody to care; and much, but from very few trials.
    assert alike(weighed("a", 30, 0.1, 0.0), weighed("b", 30, 0.0, 0.0))
    assert alike(best, weighed("b", 3, 0.0, 1.0))


def test_an_option_dropped_early_is_measured_in_the_positions_of_the_others() -> None:
    base = Weighed("usual", 40, 10.0, 1.0, 0.0, 0.0)
    unlucky = Weighed("dropped", 4, 2.0, 3.0, -1.0, 0.5)  # its four positions were bad for all
    told = margin(unlucky, base)
    assert told["margin"] == 9.0
    assert told["high"] - told["margin"] == pytest.approx(
        math.hypot(quantile(40) * 1.0, quantile(4) * 0.5), abs=0.06
    )


# -- after the game --------------------------------------------------------------------------------


def test_mistakes_are_found_and_never_both_ways() -> None:
    title = load("tithe")
    told = seen = 0
    for seed in range(24):
        t = table("tithe", 2, 2 + seed % 16, seed)
        who, ask = t.anyone()
        seat, played = Seat(t, who), ask.options[seed % len(ask.options)]
        found = suspect(title, seat, played, random.Random(seed))
        if found is None:
            continue
        seen += 1
        other, gain = found
        assert other in ask.options and other != played and gain > WORTH
        judged = compare(title, seat, played, other, random.Random(seed))
        assert judged.low <= judged.gain <= judged.high
        assert not judged.lines or told_points(judged.lines) == tenths(judged.gain)
        told += judged.significant()
        back = compare(title, seat, other, played, random.Random(seed))
        assert not (judged.significant() and back.significant())
    # Some looked costly only because the best of many guesses is partly the luckiest.
    assert 0 < told < seen


def test_what_makes_no_difference_is_never_called_a_mistake() -> None:
    """Two names for the same card: any difference would be noise."""
    title = load("tithe")
    tried = 0
    for seed in range(24):
        t = table("tithe", 2, 2 + seed % 12, seed)
        who, ask = t.anyone()
        view = title.derived.observe(t.state, who)
        by_words: dict[str, list[Any]] = {}
        for option in ask.options:
            by_words.setdefault(str(title.option(ask, option, view)), []).append(option)
        for same in by_words.values():
            if len(same) > 1:
                tried += 1
                judged = compare(title, Seat(t, who), same[0], same[1], random.Random(seed))
                assert not judged.significant(), (seed, judged)
    assert tried >= 3


def test_a_cost_within_the_noise_is_not_told() -> None:
    assert Better("x", 5.0, WORTH + 0.1, 9.0, []).significant()
    assert not Better("x", 5.0, WORTH, 9.5, []).significant()


def test_a_review_is_the_same_every_time() -> None:
    title = load("tithe")
    t = table("tithe", 2, 5)
    who, ask = t.anyone()
    seat = Seat(t, who)
    one, two = [suspect(title, seat, ask.options[-1], random.Random("x 1")) for _ in range(2)]
    assert one == two
