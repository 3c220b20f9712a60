"""The games a server has, by name, epoch and content: running tables keep the rules and the cards
they began with.

Cards of people's own boxes come from the database when they are needed. Each such game is loaded
once more beside the others, so only a few are held; one that was dropped is loaded anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from ludorum.content import ContentError, Pack
from ludorum.games import BadTitle, drop_boxed, every, house_packs, load_boxed, load_plain
from ludorum.kernel import content_of, differs
from ludorum.server.errors import ApiError
from ludorum.server.telemetry import log
from ludorum.titles import Title

from .packs import PackRepository

BOXED = 32  # games with a box that are held; each has a megabyte or two


class Boxed(NamedTuple):
    pack: Pack
    title: Title[Any]


class Titles:
    def __init__(self, packs: PackRepository | None = None) -> None:
        """`packs`: where boxes are that tables were laid with."""
        self._packs = packs
        self._held: dict[tuple[str, int], dict[str, Title[Any]]] = {}
        self._newest: dict[str, Title[Any]] = {}
        self._boxed: OrderedDict[tuple[str, int, str], Boxed] = OrderedDict()
        self._loading = asyncio.Lock()
        self._watchers: list[Callable[[Title[Any]], None]] = []
        self.read_house()

    def read_house(self) -> None:
        """The games that are installed, with the packs of this house over them."""
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

    def of_house(self, name: str, content: str) -> Title[Any] | None:
        """A game with these cards, unless they are of somebody's own box."""
        self.newest(name)
        held = [found for key, found in sorted(self._held.items()) if key[0] == name]
        found = [x for titles in reversed(held) for x in titles.values()]
        return next((x for x in found if not differs(x, content)), None)

    def epochs(self, name: str) -> list[int]:
        """Those whose rules are here, the newest first."""
        return sorted([epoch for game, epoch in self._held if game == name], reverse=True)

    async def held_by(self, name: str, epoch: int, content: str) -> Title[Any] | None:
        """A game with these rules and cards, if it is here."""
        try:
            return await self.get(name, epoch, content)
        except ApiError:
            return None

    async def get(self, name: str, epoch: int, content: str = "") -> Title[Any]:
        """A game with these cards; without a name for them, as it came before they had one."""
        found = self._held.get((name, epoch))
        if found is None:
            raise ApiError("frozen", f"the rules of {name}, epoch {epoch}, are not installed")
        if not content:
            return next(iter(found.values()))
        fitting = [x for x in found.values() if not differs(x, content)]
        if content in found or fitting:
            return found.get(content) or fitting[0]
        title = await self._from_box(name, epoch, content)
        if title is None:
            raise ApiError("frozen", f"the cards of {name}, content {content}, are not here")
        return title

    # -- cards of people's own boxes ---------------------------------------------------------------

    def watch(self, dropped: Callable[[Title[Any]], None]) -> None:
        """Whoever keeps titles is told of one that is dropped, and asks for it again."""
        self._watchers.append(dropped)

    def used(self, title: Title[Any]) -> None:
        """It has just been used: others are dropped before it."""
        key = title.name, title.epoch, content_of(title)
        if key in self._boxed:
            self._boxed.move_to_end(key)

    async def pack(self, name: str, epoch: int, content: str) -> Pack | None:
        """The box tables with this content were laid with."""
        return None if self._packs is None else await self._packs.get(name, epoch, content)

    async def moved(self, name: str, epoch: int, content: str) -> Title[Any] | None:
        """The newest rules with a box that was made for older ones; None if it does not fit."""
        pack, new = await self.pack(name, epoch, content), self.newest(name)
        if pack is None or self._packs is None:
            return None
        pack = replace(pack, epoch=new.epoch)
        try:
            title = await asyncio.to_thread(load_boxed, pack)
        except ContentError:
            return None
        await self._packs.keep(pack, content_of(title))
        return self._hold(pack, title)

    async def _from_box(self, name: str, epoch: int, content: str) -> Title[Any] | None:
        key = name, epoch, content
        async with self._loading:
            if key in self._boxed:
                self._boxed.move_to_end(key)
                return self._boxed[key].title
            pack = await self.pack(name, epoch, content)
            if pack is None:
                return None
            try:
                # It takes a tenth of a second or two: others go on meanwhile.
                title = await asyncio.to_thread(load_boxed, pack)
            except ContentError as e:
                log.error("a box cannot be laid", game=name, content=content, why=str(e))
                return None
            if differs(title, content):
                log.error("a box has changed", game=name, content=content)
                drop_boxed(pack)
                return None
            return self._hold(pack, title)

    def _hold(self, pack: Pack, title: Title[Any]) -> Title[Any]:
        self._boxed[title.name, title.epoch, content_of(title)] = Boxed(pack, title)
        while len(self._boxed) > BOXED:
            _, old = self._boxed.popitem(last=False)
            for tell in self._watchers:
                tell(old.title)
            drop_boxed(old.pack)
        return title
