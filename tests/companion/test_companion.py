"""The companion plays the opponent as the digital table does, and asks no more than it must."""

from __future__ import annotations

import json
import random
import statistics
from typing import Any

import pytest

from ludorum.companion import Companion, Misread, Pick, frame
from ludorum.companion.tape import names
from ludorum.games import load, totals
from ludorum.kernel import DEALER
from ludorum.testing.told import Script, digital

GAMES: list[tuple[str, dict[str, str]]] = [
    ("architects", {"solo": "constantine"}),
    ("architects", {"solo": "helena"}),
    ("paladins", {}),
    ("hadrians_wall", {}),
    ("hamlet", {}),
    ("hamlet", {"two-villagers": "on", "fines": "on", "landmarks": "hard"}),
    ("viscounts", {"solo": "cleric"}),
    ("viscounts", {"solo": "card", "schemes": "two"}),
]

# Neutral cards have the same names; what a player owns is open, wherever it lies.
NAMED_OPENLY = ("hadrians_wall", "viscounts")


def any_answer(c: Companion, rng: random.Random) -> None:
    """Something the person might tell."""
    q = c.question
    assert q is not None
    if q.who != DEALER:
        c.pick(rng.choice(q.picks))
        return
    cards = [x.option for x in q.picks]
    many = min(q.many, len(cards))
    told = rng.sample(cards, many)
    c.cards(told + rng.choices(cards, k=q.many - many))


def played(game: str, options: dict[str, str], seed: int, answers: int) -> Companion:
    c, rng = Companion(load(game), options), random.Random(seed)
    while c.question is not None and len(c.answers) < answers:
        try:
            any_answer(c, rng)
        except Misread:
            assert c.question.who == DEALER and c.question.many > 1, "what is offered is possible"
    return c


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_is_offered_is_possible(game: str, options: dict[str, str]) -> None:
    assert played(game, options, 2, 90).answers


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_recorded_game(game: str, options: dict[str, str], seed: int) -> None:
    """Same moves of the opponent, same score; nothing private and nothing derivable is asked."""
    title = load(game)
    script = Script(title, options, digital(title, options, seed))
    script.play()
    c = script.companion
    assert totals(title.scores(c.state)) == totals(title.scores(script.real.state))
    assert [x[1] for x in c.table.log] == [x[1] for x in script.log]
    assert title.winners(c.state) == title.winners(script.real.state)
    for question in script.asked:
        assert len(question.picks) > 1, question


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_is_hidden_is_not_asked_or_shown(game: str, options: dict[str, str]) -> None:
    """Guesses never reach the screen before the table shows them."""
    title = load(game)
    script = Script(title, options, digital(title, options, 7))
    c = script.companion
    while c.question is not None:
        text = json.dumps([c.view(), frame(c)["told"]])
        if not c.lies_open and game not in NAMED_OPENLY:
            for guess in c._tape.guesses():
                assert f'"{guess}"' not in text, guess
        assert c.lies_open or not c._tape.exposed()
        script.step(c.question)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_back_is_the_way_one_came(game: str, options: dict[str, str]) -> None:
    c = played(game, options, 3, 40)
    seen = []
    for _ in range(12):
        seen.append((c.answers[-1], frame(c)))
        c.back()
    for answer, want in reversed(seen):
        c.take(answer)
        assert frame(c) == want


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_session_is_its_answers(game: str, options: dict[str, str]) -> None:
    c = played(game, options, 5, 60)
    stored = json.loads(json.dumps(c.answers))
    assert frame(Companion.resume(c.title, options, stored)) == frame(c)
    saved = Companion.restore(c.title, json.loads(json.dumps(c.save())))
    assert frame(saved) == frame(c)
    saved.back()
    c.back()
    assert frame(saved) == frame(c)


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    c = played("paladins", {}, 1, 20)
    before = frame(c)
    for answer in (["cards", "nobody"], ["pick", "nothing"], ["cards"], ["pick", "x", "y", "z"]):
        with pytest.raises(Misread):
            c.take(answer)
        assert frame(c) == before


def test_cards_that_lie_open_cannot_come() -> None:
    c = played("architects", {"solo": "helena"}, 2, 30)
    while c.question is not None and c.question.about != "apprentice":
        any_answer(c, random.Random(1))
    assert c.question is not None
    open_now = names(c.view())
    assert not {x.option for x in c.question.picks} & open_now


def test_a_usual_payment_can_be_another() -> None:
    """Paladins: the cheapest payment is taken for granted, and can be taken back."""
    c, rng = Companion(load("paladins"), {}), random.Random(4)
    for _ in range(200):
        if c.can_otherwise() or c.question is None:
            break
        any_answer(c, rng)
    assert c.can_otherwise()
    usual = c.table.log[c._usual][2]
    c.otherwise()
    question = c.question
    assert question is not None and question.about == "pay"
    other: Any = next(x for x in question.picks if x.option != usual)
    c.pick(other)
    assert other.option in [x[2] for x in c.table.log]
    c.back()
    assert c.question is not None and c.question.about == "pay"
    c.back()
    assert c.table.log[c._usual][2] == usual


def test_the_hand_may_hold_any_card_nobody_has_seen() -> None:
    """Architects: a building can be built that the app had never heard of."""
    title, options = load("architects"), {"solo": "constantine"}
    script = Script(title, options, digital(title, options, 0))
    c = script.companion
    offered: list[Pick] = []
    while not offered:
        assert c.question is not None
        offered = [x for x in c.question.picks if x.known and "build" in names(x.option)]
        if not offered:
            script.step(c.question)
    unheard = offered[0]
    card = unheard.shows
    assert card not in c._tape.guesses() and card not in names(c.view())
    c.pick(unheard)
    assert card in names(c.view()) and card not in c._tape.guesses()


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [("architects", {"solo": "constantine"}, 6), ("paladins", {}, 45)],
)
def test_taps(game: str, options: dict[str, str], most: int) -> None:
    """How many taps a round costs; a round of Architects is a turn of each."""
    title = load(game)
    script = Script(title, options, digital(title, options, 1))
    script.play()
    assert statistics.median(script.rounds()) <= most
