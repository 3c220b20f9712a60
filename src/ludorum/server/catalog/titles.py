"""The games a server has, by name, epoch and content: running tables keep the rules and the cards
they began with."""

from __future__ import annotations

from typing import Any

from ludorum.games import BadTitle, every, house_packs, load_plain
from ludorum.kernel import content_of, differs
from ludorum.server.errors import ApiError
from ludorum.server.telemetry import log
from ludorum.titles import Title


class Titles:
    def __init__(self) -> None:
        self._held: dict[tuple[str, int], dict[str, Title[Any]]] = {}
        self._newest: dict[str, Title[Any]] = {}
        for name, title in every().items():
            if isinstance(title, BadTitle):
                log.error("a game is left out", game=name, why=str(title))
            else:
                if name in house_packs():
                    self.add(load_plain(name))  # for tables that were laid without the pack
                self.add(title)

    def add(self, title: Title[Any]) -> None:
        """Hold a game; the last one of the highest epoch is the one new tables get."""
        self._held.setdefault((title.name, title.epoch), {})[content_of(title)] = title
        newest = self._newest.get(title.name)
        if newest is None or newest.epoch <= title.epoch:
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

    def plain(self, name: str) -> Title[Any]:
        """The newest rules with the game's own cards."""
        return next(iter(self._held[name, self.newest(name).epoch].values()))

    def held_by(self, name: str, epoch: int, content: str) -> Title[Any] | None:
        """A game with these rules and cards, if it is here."""
        try:
            return self.get(name, epoch, content)
        except ApiError:
            return None

    def get(self, name: str, epoch: int, content: str = "") -> Title[Any]:
        """A game with these cards; without a name for them, as it came before they had one."""
        found = self._held.get((name, epoch))
        if found is None:
            raise ApiError("frozen", f"the rules of {name}, epoch {epoch}, are not installed")
        if content in found:
            return found[content]
        fitting = [x for x in found.values() if not differs(x, content)]
        if not fitting:
            raise ApiError("frozen", f"the cards of {name}, content {content}, are not here")
        return fitting[0]
