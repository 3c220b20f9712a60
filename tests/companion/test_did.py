"""At the table a person has done something already, and is asked what it was."""

from __future__ import annotations

import random

import pytest

from ludorum.companion import Companion, Misread, Question
from ludorum.games import load
from ludorum.kernel import DEALER
from ludorum.testing.words import book, messages
from ludorum.words import LANGUAGES, Msg
from tests.companion.test_companion import GAMES, any_answer


def did(question: Question) -> Msg:
    """As front ends say it."""
    return Msg(f"did-{question.about}", question.prompt.args)


# Once for each game: the questions of its variants are the same.
TABLES = dict(GAMES)


@pytest.mark.parametrize("game", TABLES)
def test_every_ask_has_a_question_for_the_table(game: str) -> None:
    """Also what random play does not come to. All languages have the messages English has."""
    found = messages(load(game).package, "en")
    asks = {x.removeprefix("ask-"): args for x, args in found.items() if x.startswith("ask-")}
    dids = {x.removeprefix("did-"): args for x, args in found.items() if x.startswith("did-")}
    assert set(dids) == set(asks)
    for kind, args in dids.items():
        assert args <= asks[kind], kind


@pytest.mark.parametrize("game", TABLES)
def test_what_was_done_can_be_asked(game: str) -> None:
    title = load(game)
    books = [book(title, lang) for lang in LANGUAGES]
    c, rng, kinds = Companion(title, TABLES[game], "6"), random.Random(6), set[str]()
    while c.question is not None and len(c.answers) < 30:
        if c.question.who != DEALER:
            kinds.add(c.question.about)
            for one in books:
                one.say(did(c.question))
        try:
            any_answer(c, rng)
        except Misread:
            assert c.question.who == DEALER and c.question.many > 1
    assert len(kinds) > 3
    assert not {x for one in books for x in one.missing}
