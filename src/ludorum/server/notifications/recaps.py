"""What has happened at a table since somebody's last turn, a line a turn, for a letter."""

from __future__ import annotations

from ludorum.server.errors import ApiError
from ludorum.server.play.history import History
from ludorum.server.play.model import WaitingState
from ludorum.titles import line
from ludorum.words import MessageBundle

MOST = 12  # lines of a letter, the latest


class Recaps:
    def __init__(self, history: History) -> None:
        self._history = history

    async def lines(self, state: WaitingState, user: str, lang: str) -> list[str]:
        """None for who does not sit there, or if the table cannot be replayed."""
        seat = next((x.seat for x in state.seats if x.user == user), -1)
        if seat < 0:
            return []
        try:
            title, entries, own = await self._history.recap(state.table.id, seat)
        except ApiError:
            return []
        names = [
            f"player-{i} = {{ {x.id} }}" if x is not None else f"player-{i} = {literal(state, i)}"
            for i, x in enumerate(own)
        ]
        book = MessageBundle.of(lang, title.package, more="\n".join(names))
        return [line(book, entry, seat) for entry in entries][-MOST:]


def literal(state: WaitingState, seat: int) -> str:
    """A name as a Fluent string: it may hold braces and quotes."""
    name = next((x.name for x in state.seats if x.seat == seat), "")
    return '{ "' + name.replace("\\", "\\\\").replace('"', '\\"') + '" }'
