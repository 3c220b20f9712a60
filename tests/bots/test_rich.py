"""No player that chooses by evaluation stops at riches nobody has ever had: rules know no limit."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from ludorum.games import load
from ludorum.kernel import RandomDealer, Table

MUCH = 1200


def architects(s: Any) -> None:
    s.tax = MUCH
    s.coins = [[MUCH for _ in row] for row in s.coins]
    for p in s.players:
        p.goods = [MUCH] * len(p.goods)
        p.debts = p.paid = MUCH


def hadrians_wall(s: Any) -> None:
    for p in s.players:
        p.items = [MUCH] * len(p.items)


def hamlet(s: Any) -> None:
    s.row_coins = [MUCH for _ in s.row_coins]
    for p in s.players:
        p.coins = p.points = MUCH


def paladins(s: Any) -> None:
    s.treasury = MUCH
    for p in s.players:
        p.silver = p.provisions = p.debts = p.paid = MUCH
        p.workers = [MUCH] * len(p.workers)


def viscounts(s: Any) -> None:
    for p in s.players:
        p.goods = [MUCH] * len(p.goods)
        p.debts = p.paid = p.deeds = p.approved = MUCH


RICH: dict[str, Callable[[Any], None]] = {
    x.__name__: x for x in (architects, hadrians_wall, hamlet, paladins, viscounts)
}


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("game", RICH)
def test_riches_stop_nobody(game: str, alone: bool) -> None:
    """Sensible games; at several moments everybody becomes rich, and it goes on a while."""
    title = load(game)
    seats = min([n for n in title.players if (n == 1) == alone])
    rng = random.Random(7)
    table = Table(title, title.setup(seats, {}), RandomDealer(rng.random))
    answers = 0
    while not table.over and answers < 120:
        answer(table, title)
        answers += 1
        if answers % 30 == 15:
            rich = title.derived.clone(table.points[-1][1])
            RICH[game](rich)
            twin = Table(title, rich, RandomDealer(rng.random), checkpoints=0)
            for _ in range(25):
                if not twin.over:
                    answer(twin, title)


def answer(table: Table[Any], title: Any) -> None:
    seat, ask = table.anyone()
    table.answer(seat, title.sensible(title.derived.observe(table.state, seat), ask))
