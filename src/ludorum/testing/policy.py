"""The sensible player of a title, for its tests: whole games of it, and does it look at more than
it may?"""

from __future__ import annotations

import random
from collections.abc import Container, Mapping
from typing import Any, TypeVar

from ludorum.kernel import Choose, Option, RandomDealer, Table, playout
from ludorum.titles import Title, demanded

from .walk import LONGEST, Fault

S = TypeVar("S")


def play(
    title: Title[S],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    sensible: Container[int],
    kinds: set[str] | None = None,
) -> S:
    """The end of a game; seats that are not sensible answer at random.

    `kinds` gathers the asks a sensible player had a choice in.
    """
    dice = random.Random(seed * 7919 + 13)
    state = title.setup(seats, options)
    asked = 0

    def answer(ask: Choose) -> Option:
        nonlocal asked
        asked += 1
        if asked > LONGEST:
            raise Fault(f"{title.name} {seats} seats {options} seed {seed}: it does not end")
        if ask.seat not in sensible:
            return ask.options[int(dice.random() * len(ask.options))]
        if kinds is not None and len(ask.options) > 1:
            kinds.add(ask.kind)
        pick = title.sensible(title.derived.observe(state, ask.seat), ask)
        assert pick in ask.options
        return pick

    playout(title, state, answer, random.Random(seed).random)
    return state


def answers_from_the_view(title: Title[Any], seats: int, kinds: Container[str]) -> int:
    """A game of sensible players. At rest, everything a seat cannot see may be dealt anew, and its
    answer stays.

    `kinds` are asks at rest. Returns how often something hidden was really dealt otherwise.
    """
    dice = random.Random(5)
    derived = title.derived
    table = Table(
        title, title.setup(seats, demanded(title, seats)), RandomDealer(dice.random), checkpoints=0
    )
    compared = 0
    while not table.over:
        seat, ask = table.anyone()
        view = derived.observe(table.state, seat)
        answer = title.sensible(view, ask)
        if ask.kind in kinds:
            twin = derived.clone(table.state)
            derived.resample(twin, seat, dice.random)
            compared += derived.dump(twin) != derived.dump(table.state)
            assert title.sensible(derived.observe(twin, seat), ask) == answer
        assert title.sensible(view, ask) == answer
        table.answer(seat, answer)
    return compared
