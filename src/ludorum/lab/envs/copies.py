"""Copies of games that run without checkpoints.

Environments play forward only: that is quicker, and most learners never copy. The first copy plays
the game again from its start, on a table that holds checkpoints; from there on copies are quick.
"""

from __future__ import annotations

from typing import Any

from ludorum.kernel import ManualDealer, Table


def copyable(table: Table[Any], start: Any) -> Table[Any]:
    """The same game on a table that can be copied; `start` is its position before any answer."""
    if table.points or start is None:
        return table
    out = Table(table.game, table.game.derived.clone(start), ManualDealer())
    out.feed(table.log)
    out.dealer = table.dealer
    return out
