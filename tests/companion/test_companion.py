"""The companion plays the opponent as the digital table does, and asks no more than it must."""

from __future__ import annotations

import json
import random
import statistics
from dataclasses import replace
from typing import Any

import pytest

from ludorum.companion import Companion, Misread, Pick, frame, hands, story
from ludorum.companion.tape import names
from ludorum.games import load
from ludorum.kernel import DEALER
from ludorum.testing.told import Script
from ludorum.testing.words import book
from ludorum.titles import Pool, family, totals
from tests.sample import drawn

WAYS: dict[str, list[dict[str, str]]] = {
    "architects": [{"solo": "constantine"}, {"solo": "helena"}],
    "paladins": [{}],
    "hadrians_wall": [{}],
    "hamlet": [{}, {"two-villagers": "on", "fines": "on", "landmarks": "hard"}],
    "viscounts": [{"solo": "cleric"}, {"solo": "card", "schemes": "two"}],
}
# Every game, in a usual run one way of each.
GAMES = [(game, way) for game, ways in WAYS.items() for way in drawn(f"alone, {game}", ways, 1)]

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
    c, rng = Companion(load(game), options, str(seed)), random.Random(seed)
    while c.question is not None and len(c.answers) < answers:
        try:
            any_answer(c, rng)
        except Misread:
            assert c.question.who == DEALER and c.question.many > 1, "what is offered is possible"
    return c


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_is_offered_is_possible(game: str, options: dict[str, str]) -> None:
    assert played(game, options, 2, 90).answers


@pytest.mark.parametrize("seed", drawn("recorded games", range(2), 1))
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_recorded_game(game: str, options: dict[str, str], seed: int) -> None:
    """Same moves of the opponent, same score; nothing private and nothing derivable is asked."""
    title = load(game)
    script = Script(title, options, seed)
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
    script = Script(title, options, 7)
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
    assert frame(Companion.resume(c.title, options, c.seed, stored)) == frame(c)
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
    c, rng = Companion(load("paladins"), {}, "4"), random.Random(4)
    for _ in range(200):
        if c.can_otherwise() or c.question is None:
            break
        any_answer(c, rng)
    assert c.can_otherwise()
    default = c.table.log[c._default_at][2]
    c.otherwise()
    question = c.question
    assert question is not None and question.about == "pay"
    other: Any = next(x for x in question.picks if x.option != default)
    c.pick(other)
    assert other.option in [x[2] for x in c.table.log]
    c.back()
    assert c.question is not None and c.question.about == "pay"
    c.back()
    assert c.table.log[c._default_at][2] == default


def test_the_hand_may_hold_any_card_nobody_has_seen() -> None:
    """Architects: a building can be built that the app had never heard of."""
    title, options = load("architects"), {"solo": "constantine"}
    script = Script(title, options, 0)
    c = script.companion
    offered: list[Pick] = []
    while not offered:
        assert c.question is not None
        known = c._tape.guesses()
        offered = [
            x
            for x in c.question.picks
            if x.known and "build" in names(x.option) and x.shows not in known
        ]
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
    script = Script(title, options, 1)
    script.play()
    assert statistics.median(script.rounds()) <= most


# -- the app's own decks -----------------------------------------------------------------------

OWN = {
    "architects": {"scheme", "future"},
    "paladins": {"scheme"},
    "viscounts": {"scheme", "future", "manuscript", "grey", "player-card"},
    "hamlet": {"tile", "sale"},
    "hadrians_wall": set[str](),
}


@pytest.mark.parametrize("game", OWN)
def test_cards_that_are_in_no_box_are_not_asked_for(game: str) -> None:
    """The app deals them, and says so before the game begins."""
    title = load(game)
    script = Script(title, {}, 3)
    c, drawn = script.companion, set[str]()
    assert c.own == OWN[game]
    says = book(title, "en")
    says.say("own-decks")
    assert ("own-decks" in says.missing) == (not c.own)
    while c.question is not None and len(c.answers) < 60:
        assert family(c.question.about) not in c.own
        drawn |= {family(x.event.about["pool"]) for x in story(c, hands(c)) if x.card}
        script.step(c.question)
    assert drawn <= c.own


def all_told(c: Companion) -> list[str]:
    says = book(c.title, "en")
    return [says.say(x.msg) for x in story(c, hands(c)) if x.msg is not None]


def test_what_the_app_draws_is_told_once() -> None:
    """Where the story says it, that is enough; else there is a step of its own."""
    c = Companion(load("hamlet"), {}, "a")
    drew = [x for x in all_told(c) if x.startswith("The app drew")]
    assert len(drew) == 1 + 3, "four blueprints together, and three sale tokens"
    assert all(x.hand for x in story(c, hands(c)) if x.card), "the person lays them out"
    c = played("architects", {}, 2, 8)
    lines = all_told(c)
    assert any("scheme" in x for x in lines)
    assert not [x for x in lines if x.startswith("The app drew")]


def test_what_the_app_deals_to_the_person_is_told_the_person() -> None:
    """Buildings of Architects go to a hand; if they were ours, the person would hear of them."""

    title: Any = type(load("architects"))()
    ours = {k: replace(x, origin="house") for k, x in title.pools["building"].items()}
    title.pools = {**title.pools, "building": Pool(ours)}
    c = Companion(title, {"solo": "helena"}, "a")
    while c.question is not None and c.question.about in ("apprentice", "small-market"):
        any_answer(c, random.Random(1))
    (line,) = [x for x in story(c, hands(c)) if x.card]
    drawn = set(line.event.about["cards"])
    assert len(drawn) == 5 and not c._tape.guesses()
    assert line.msg is not None and len(line.msg.args["card"].args["items"]) == 5  # type: ignore[union-attr,arg-type]
    assert c.question is not None and c.question.about == "draft"
    assert {x.option for x in c.question.picks} == drawn


def draws(c: Companion) -> list[Any]:
    return [x.entry[2] for x in c._tape.slots if family(x.pool) in c.own]


def test_what_is_taken_back_does_not_shuffle_the_decks_of_the_app() -> None:
    """The same cards come after another answer; another seed means other cards."""
    c = played("architects", {}, 2, 12)
    first = draws(c)
    assert len(first) >= 4
    question = c.question
    assert question is not None
    for _ in range(6):
        c.back()
    assert draws(c) == first[: len(draws(c))]
    rng = random.Random(99)
    while len(draws(c)) < len(first) and c.question is not None:
        any_answer(c, rng)
    assert draws(c)[: len(first)] == first
    again = Companion.resume(c.title, c.options, c.seed, json.loads(json.dumps(c.answers)))
    assert draws(again) == draws(c)
    other = Companion(c.title, c.options, "another seed")
    rng = random.Random(2)
    while len(draws(other)) < len(first) and other.question is not None:
        any_answer(other, rng)
    assert draws(other)[: len(first)] != first


# -- questions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_no_question_looks_like_the_one_before(game: str, options: dict[str, str]) -> None:
    """Which cards were turned up, and where: else the answer seems to have been lost."""
    title = load(game)
    script = Script(title, options, 5)
    c, says, last = script.companion, book(title, "uk"), ""
    while c.question is not None and len(c.answers) < 60:
        prompt = says.say(c.question.prompt) if c.question.who == DEALER else ""
        assert prompt != last or not prompt, prompt
        last = prompt
        script.step(c.question)


def test_the_example_of_the_rulebook() -> None:
    """Paladins: of three Architects, the one that brings a provision at once can be told."""
    title = load("paladins")
    c, says = Companion(title, {}, "a"), book(title, "ru")
    assert c.question is not None
    wanted = [
        x
        for x in c.question.picks
        if "Архитектор" in says.say(x.label) and "сразу +1 припас" in says.say(x.label)
    ]
    assert [x.option for x in wanted] == ["architect-2"]
    others = [x.option for x in c.question.picks if x not in wanted][:4]
    c.cards([str(wanted[0].option), *[str(x) for x in others]])
    for _ in range(2):  # the outsiders, and the order for the opponent's workshop
        any_answer(c, random.Random(1))
    assert c.question.about == "start"
    c.pick(c.question.picks[0])
    assert "P0: +1 provision" in all_told(c)


def test_the_merchant_who_works_in_stone() -> None:
    """Architects: five Merchants, each with a trade of its own."""
    title = load("architects")
    c, says = Companion(title, {}, "a"), book(title, "uk")
    assert c.question is not None
    merchants = {says.say(x.label): x for x in c.question.picks if "Крамарка" in says.say(x.label)}
    assert len(merchants) == 5
    label = "Крамарка — мурування; у королівському складі: 2 срібняки → 1 золото"
    assert merchants[label].option == "A15"
