"""The games a server has, by name and epoch: running tables keep the rules they began with."""

from __future__ import annotations

from typing import Any

from ludorum.games import BadTitle, every
from ludorum.server.errors import ApiError
from ludorum.server.telemetry import log
from ludorum.titles import Title


class Titles:
    def __init__(self) -> None:
        self._held: dict[tuple[str, int], Title[Any]] = {}
        self._newest: dict[str, Title[Any]] = {}
        for name, title in every().items():
            if isinstance(title, BadTitle):
                log.error("a game is left out", game=name, why=str(title))
            else:
                self.add(title)

    def add(self, title: Title[Any]) -> None:
        """Hold a game; of several epochs the highest is the one new tables get."""
        self._held[title.name, title.epoch] = title
        newest = self._newest.get(title.name)
        if newest is None or newest.epoch < title.epoch:
            self._newest[title.name] = title

    def held(self) -> list[tuple[str, int]]:
        """Every game and epoch there is."""
        return sorted(self._held)

    def names(self) -> list[str]:
        return sorted(self._newest)

    def newest(self, name: str) -> Title[Any]:
        if name not in self._newest:
            raise ApiError("no-game", f"there are: {', '.join(self.names())}")
        return self._newest[name]

    def get(self, name: str, epoch: int) -> Title[Any]:
        found = self._held.get((name, epoch))
        if found is None:
            raise ApiError("frozen", f"the rules of {name}, epoch {epoch}, are not installed")
        return found
