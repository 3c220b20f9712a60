"""Only the opponent: what is asked is enough for it, and no more than its rules look at."""

from __future__ import annotations

import json
import random
from importlib import resources
from typing import Any

import pytest

from ludorum.companion import Companion, Misread, frame, hands, story
from ludorum.companion.focus import FILE, ME, FreeHand, focus_of
from ludorum.games import load, names
from ludorum.kernel import DEALER, ManualDealer, Table
from ludorum.testing.opponent import derive
from ludorum.testing.told import OpponentScript
from ludorum.testing.words import book
from tests.sample import drawn

from .test_companion import GAMES, any_answer

WITH_OPPONENT = [x for x in names() if focus_of(load(x)) is not None]


@pytest.mark.parametrize("game", WITH_OPPONENT)
def test_what_it_looks_at_is_found_in_the_rules(game: str) -> None:
    """`opponent.json` is what `ludorum author opponent` writes: nobody's list."""
    title = load(game)
    written = json.loads((resources.files(title.package) / FILE).read_text(encoding="utf-8"))
    found = derive(title, games=4, seed=1)
    for part in ("reads", "cards"):
        assert set(found[part]) <= set(written[part]), part
    assert found["means"] == written["means"]
    assert set(written["draws"]) <= set(found["draws"])


@pytest.mark.parametrize("seed", drawn("recorded games", range(2), 1))
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_recorded_game_gives_the_same_opponent(
    game: str, options: dict[str, str], seed: int
) -> None:
    """To the last step, and to the last point of its sheet."""
    title = load(game)
    script = OpponentScript(title, options, seed)
    script.play()
    assert script.same()
    for question in script.asked:
        assert len(question.picks) > 1, question
    real = Table(title, title.setup(1, options), ManualDealer())
    real.feed(script.log)
    sheets = frame(script.companion)["scores"]["lines"]
    assert sheets[ME] == []
    for mine, true in zip(sheets[ME + 1 :], title.scores(real.state)[ME + 1 :], strict=True):
        assert mine == [list(x) for x in true]


def test_what_was_not_asked_for_is_found_out_if_it_mattered() -> None:
    """The proof can fail: a companion that skips what matters goes another way."""
    title = load("paladins")
    script = OpponentScript(title, {}, 0)
    focus = script.companion.focus
    assert focus is not None
    blind = focus._replace(skips={**focus.skips, "act": frozenset({"attack", "convert"})})
    script.companion.focus = blind
    try:
        script.play()
    except (AssertionError, Misread, KeyError):
        return  # cards are asked for that never came
    assert not script.same()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_any_game_comes_to_its_end(game: str, options: dict[str, str]) -> None:
    """Whatever is answered; what is told names no card that nobody has seen."""
    c, rng = Companion(load(game), options, "3", only=True), random.Random(3)
    for _ in range(400):
        if c.question is None:
            break
        told = story(c, hands(c))
        guesses = set(c._tape.guesses())
        for line in told:
            assert line.event.what in ("dealt", "turn") or line.event.about.get("player") != ME
            assert not {x for x in line.event.about.values() if isinstance(x, str)} & guesses or (
                line.event.what == "dealt"
            )
        try:
            any_answer(c, rng)
        except Misread:
            assert c.question.who == DEALER and c.question.many > 1


@pytest.mark.parametrize("game", WITH_OPPONENT)
def test_it_is_put_away_and_gone_on_with(game: str) -> None:
    title = load(game)
    c, rng = Companion(title, {}, "5", only=True), random.Random(5)
    while c.question is not None and len(c.answers) < 12:
        try:
            any_answer(c, rng)
        except Misread:
            continue
    kept = json.loads(json.dumps(c.save()))
    again = Companion.restore(title, kept)
    assert frame(again) == frame(c)
    assert frame(Companion.resume(title, {}, "5", c.answers, only=True)) == frame(c)
    before = [frame(c)["question"], len(c.answers)]
    any_answer(c, rng)
    c.back()
    assert [frame(c)["question"], len(c.answers)] == before
    again.back()
    assert len(again.answers) == len(c.answers) - 1


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("game", WITH_OPPONENT)
def test_everything_asked_and_told_has_words(game: str, lang: str) -> None:
    title = load(game)
    c, rng, words = Companion(title, {}, "7", only=True), random.Random(7), book(title, lang)
    for _ in range(60):
        if c.question is None:
            break
        for msg in [x.msg for x in story(c, hands(c)) if x.msg is not None]:
            assert words.say(msg)
        for msg in [c.question.prompt, *[x.label for x in c.question.picks]]:
            assert words.say(msg)
        try:
            any_answer(c, rng)
        except Misread:
            continue
    assert not words.missing


@pytest.mark.parametrize("game", WITH_OPPONENT)
def test_a_free_hand_keeps_the_rules(game: str) -> None:
    """Games in which the person lacks nothing can be played, too."""
    title: Any = FreeHand(load(game))
    rng = random.Random(1)
    table = Table(title, title.setup(1, {}), ManualDealer())
    for _ in range(300):
        if table.over:
            break
        who, ask = table.anyone()
        table.answer(who, ask.sample(rng.random) if who == DEALER else rng.choice(ask.options))
