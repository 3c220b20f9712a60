"""Positions to think about."""

from __future__ import annotations

import random
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
