"""The cards of a content, for those who may see them: what a page shows of a table is of the cards
it is laid with. Those of the house anybody may see; those of a box, who sees such a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from ludorum.content import Pack
from ludorum.server.errors import ApiError
from ludorum.server.store.rows import User

from .titles import Titles

Finder = Callable[[User | None, str, str], Awaitable[Pack | None]]
Visitor = NamedDependency[SkipValidation[User | None]]


class Laid(NamedTuple):
    """A package, and the box that lies over it; None: it speaks for itself."""

    package: str
    pack: Pack | None = None


class Contents:
    def __init__(self, titles: Titles, find: Finder) -> None:
        """`find`: the box of this content, if this person may see it."""
        self._titles = titles
        self._find = find

    async def laid(self, user: User | None, game: str, content: str) -> Laid:
        """`content` "": what new tables of the house are laid with."""
        title = self._titles.newest(game) if not content else self._titles.of_house(game, content)
        if title is not None:
            return Laid(title.package)
        pack = await self._find(user, game, content)
        if pack is None:
            raise ApiError("no-content")
        return Laid(self._titles.plain(game).package, pack)
