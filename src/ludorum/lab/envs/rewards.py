"""What a finished game is worth to every seat."""

from __future__ import annotations

from typing import Any

from ludorum.titles import Title, headline, totals


def win(title: Title[Any], state: Any, seats: int) -> list[float]:
    """1 for winners, -1 for the others; 0 for all if all have won, or nobody can."""
    winners = title.winners(state)
    all_won = len(winners) == len(title.scores(state)) > 1
    if all_won or headline(title, state) is not None:
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]


def margin(title: Title[Any], state: Any, seats: int) -> list[float]:
    """Own points less those of the best other player, be it a solo opponent; the points alone,
    where there is no other."""
    points = totals(title.scores(state))
    out = []
    for seat in range(seats):
        others = points[:seat] + points[seat + 1 :]
        out.append(float(points[seat] - max(others, default=0)))
    return out
