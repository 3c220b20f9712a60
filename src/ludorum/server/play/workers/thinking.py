"""What bots think, in a process of their own: a position in, an answer out.

They get what the seat may know and nothing else: a position the seat cannot tell from the real one.
What is hidden in the real one never comes here. `rules` are a game and its content.
"""

from __future__ import annotations

import random
from typing import Any

from ludorum.bots import player, still
from ludorum.games import load
from ludorum.kernel import ManualDealer, Seat, Table


def ponder(rules: tuple[str, str], bot: str, world: dict[str, Any], seat: int) -> Any:
    """The answer of a bot that looks ahead. `world` is an imagined table, saved."""
    title = load(*rules)
    table = Table.restore(title, world, ManualDealer())
    return player(still(bot, title), title, random.Random())(Seat(table, seat))
