"""Does the companion take what really happens at a table?

A game is played in secret and told to the companion as a person would tell it: by what is on the
cards, so whatever it refuses is a fault. Where it asks for a row of cards it is also told others
that might as well have come, and each is taken back.
"""

from __future__ import annotations

import random
from typing import Any

from ludorum.companion import Misread, Question
from ludorum.kernel import DEALER, IllegalAnswer, RuleFault
from ludorum.titles import Title

from .told import Script
from .walk import Fault, Setup, setups

QUESTIONS = 40  # of a game
ROWS = 2  # besides the one that came


def the_companion_takes_what_happens(title: Title[Any], count: int) -> None:
    """A game for one, played in secret and told card by card, is played on to the same table."""
    ways = [x for x in setups(title) if x.seats == 1]
    for k in range(max(3, count // 100) if ways else 0):
        play(title, ways[k % len(ways)], k)


def play(title: Title[Any], setup: Setup, seed: int) -> None:
    where = f"{title.name} {setup.options} seed {seed}"
    try:
        script = Script(title, setup.options, seed)
    except KeyError as e:
        raise Fault(f"the companion does not know {e.args[0]!r}: is it in `pools`? {where}") from e
    c, rng = script.companion, random.Random(where)
    while c.question is not None and len(c.answers) < QUESTIONS:
        question, at = c.question, f"{where}, answer {len(c.answers)}"
        try:
            for row in script.rows(question, rng.random, ROWS):
                c.cards(row)
                c.back()
            script.step(c.question)  # the same one, asked anew after each row
        except Misread as e:
            raise Fault(f"the companion refuses {named(question)} that came: {e}; {at}") from e
        except (AssertionError, IllegalAnswer, RuleFault, KeyError, StopIteration) as e:
            raise Fault(f"the companion goes another way at {named(question)}: {e!r}; {at}") from e


def named(question: Question) -> str:
    what = "a card" if question.many == 1 else f"{question.many} cards"
    return f"{what} of {question.about}" if question.who == DEALER else f"{question.about!r}"
