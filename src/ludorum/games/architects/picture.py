"""The table as plain blocks of messages."""

from __future__ import annotations

from ludorum.games.contract import Block, View


def picture(view: View, seat: int) -> list[Block]:
    return []
