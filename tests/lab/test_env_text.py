"""The game in words: readable, answerable, complete in three languages."""

from __future__ import annotations

import random

import pytest

from ludorum.games import load, names
from ludorum.lab.envs.text import TextGame
from ludorum.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_whole_game_has_words_for_everything(name: str, lang: str) -> None:
    game = TextGame(name, lang=lang, seed=3)
    rng = random.Random(f"{name} {lang}")
    turn = 0
    while not game.over:
        turn += 1
        count = len(game.ask.options)
        if turn % 25 == 1:
            text = game.text()
            assert game.prompt() in text and f"\n{count}. " in text
            assert f"§ {game.ask.clause}" in text
        game.answer(rng.randint(1, count)) if turn % 25 == 1 else game.let("random")
    assert not game.bundle.missing
    assert set(game.rewards()) <= {-1.0, 0.0, 1.0}
    winners = load(name).winners(game.table.state)
    assert len(winners) == len(game.scores()) or all(
        (paid == 1) == (seat in winners) for seat, paid in enumerate(game.rewards())
    )


def test_the_same_seed_and_answers_tell_the_same() -> None:
    def story(seed: int) -> list[str]:
        game = TextGame("tithe", players=3, seed=seed)
        out = []
        while not game.over:
            out.append(game.text())
            game.answer(1)
        return out

    assert story(1) == story(1) != story(2)


def test_an_answer_is_a_number_or_its_words() -> None:
    a, b = TextGame("tithe", seed=1), TextGame("tithe", seed=1)
    said = a.options()
    one = next(i for i, x in enumerate(said) if said.count(x) == 1)
    a.answer(f" {said[one].upper()} ")
    b.answer(one + 1)
    assert load("tithe").derived.digest(a.table.state) == load("tithe").derived.digest(
        b.table.state
    )
    assert a.table.log == b.table.log


@pytest.mark.parametrize("wrong", [0, 99, -1, "", "fame", "１２３"])
def test_a_wrong_answer_says_what_would_do_and_changes_nothing(wrong: int | str) -> None:
    game = TextGame("tithe", seed=1)
    before = len(game.table.log)
    with pytest.raises(ValueError, match="1 to 9"):
        game.answer(wrong)
    assert len(game.table.log) == before


def test_options_that_read_alike_need_a_number() -> None:
    for seed in range(50):
        game = TextGame("tithe", seed=seed)
        said = game.options()
        twice = [x for x in said if said.count(x) > 1]
        if twice:
            break
    with pytest.raises(ValueError, match=r"[23] options say"):
        game.answer(twice[0])


def test_news_are_what_was_heard_since_the_own_last_decision() -> None:
    game = TextGame("tithe", players=2, seed=1)
    assert game.seat == 0
    first = game.news()
    game.answer(1)
    assert game.seat == 1 and game.news() == first  # a secret bid is no news yet
    game.answer(1)
    told = game.news()
    assert any("Player 1" in line for line in told) and any("Player 2" in x for x in told)


def test_after_the_end_nothing_is_asked() -> None:
    game = TextGame("tithe", seed=1)
    assert game.rewards() == [0.0, 0.0]
    while not game.over:
        game.let("sensible")
    with pytest.raises(ValueError, match="the game is over"):
        game.answer(1)


def test_what_does_not_go_is_said() -> None:
    with pytest.raises(ValueError, match="no language 'de'; there are: en, uk, ru"):
        TextGame("tithe", lang="de")
    with pytest.raises(ValueError, match="2 to 5 seats, not '3'"):
        TextGame("tithe", players="3")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not a mapping"):
        TextGame("tithe", settings=["solo"])  # type: ignore[arg-type]
