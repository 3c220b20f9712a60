"""Positions to think about."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ludorum.games import load
from ludorum.kernel import RandomDealer, Table
from ludorum.titles import demanded


def table(game: str, seats: int, answers: int, seed: int = 3) -> Table[Any]:
    """A table some sensible answers into the game, at a decision."""
    title = load(game)
    t = Table(
        title, title.setup(seats, demanded(title, seats)), RandomDealer(random.Random(seed).random)
    )
    while True:
        who, ask = t.anyone()
        if answers <= 0 and len(ask.options) > 1:
            return t
        t.answer(who, title.sensible(title.derived.observe(t.state, who), ask))
        answers -= 1


def told_points(lines: Sequence[Any]) -> float:
    """What lines of the score sheet come to, as they are told, messages or `plain` ones."""
    signs = {"reason-expected-gain": 1, "reason-expected-loss": -1}
    return round(sum([signs[id] * args["n"] for id, args in lines], 0.0), 1)
