"""Delta conforms, has words for everything, and keeps two of its clauses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludorum.games import load
from ludorum.kernel import Choose, Option, RandomDealer, Seat, Table
from ludorum.testing import conform
from ludorum.testing.words import Said, well_written


def table(seats: int = 2, seed: int = 1, **options: str) -> Table[Any]:
    game = load("delta")
    return Table(game, game.setup(seats, options), RandomDealer(random.Random(seed).random))


def test_conformance() -> None:
    conform("delta", 20)


def test_words() -> None:
    well_written("ludorum_delta")


def test_said() -> None:
    said = Said(load("delta"))

    def well(rng: random.Random, table: Table[Any], seat: int, ask: Choose) -> Option:
        return said.title.sensible(table.observe(seat), ask)

    for seed in range(60):
        said.play(1 + seed % 4, {"festivals": "on"}, seed, well if seed % 2 else said.half_sensibly)
    said.settings()
    assert said.missing() == set()
    assert said.idle() == set()


@pytest.mark.clause("D3.2")
def test_order() -> None:
    t = table(3)
    bids = [t.observe(i).players[i].hand.cards[-1] for i in range(3)]
    for i in range(3):
        t.answer(i, bids[i])
    values = [int(bids[i][1:3]) for i in t.state.order]
    assert values == sorted(values, reverse=True)


@pytest.mark.clause("D4.2")
def test_why() -> None:
    t = table(2)
    while True:
        seat, ask = t.anyone()
        if ask.kind == "act":
            break
        t.answer(seat, ask.options[0])
    assert any(r.clause == "D4.2" for r in Seat(t, seat).why())
