"""What a notice says. Only what everybody may know: the game and who plays, never what is asked."""

from __future__ import annotations

import msgspec

from ludorum.server.catalog.titles import Titles
from ludorum.server.play.clocks import Clocks, Tempo
from ludorum.server.play.model import WaitingState
from ludorum.words import cached_bundle

from .model import Kind


class Messages:
    def __init__(self, titles: Titles) -> None:
        self._titles = titles

    def headline(self, lang: str, kind: Kind) -> str:
        return cached_bundle(lang).say(f"notice-{kind}")

    def where(self, lang: str, state: WaitingState, user: str) -> str:
        """The game, and who else plays."""
        title = cached_bundle(lang, self._titles.newest(state.table.game).package).say("title")
        others = [x.name for x in state.seats if x.user and x.user != user and x.name]
        return f"{title} · {', '.join(others)}" if others else title


def times(state: WaitingState) -> tuple[Tempo, Clocks]:
    tempo = msgspec.json.decode(state.table.tempo, type=Tempo)
    return tempo, msgspec.json.decode(state.clocks, type=Clocks)
