"""What a link shows, and to whom.

What must hold: a link without a token shows what a stranger may see of the table, whoever opens it,
and one that shows nothing says the same whether there is no such table, or it is not for strangers,
or the token is wrong. A token opens one game that is over, and can be had by those who sat there.
While others may still play a deal, nothing of it is shown.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode

from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.play.archive import Archive, FinishedGame
from ludorum.server.play.history import History
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.store.rows import TableRow, User

from . import telling
from .kept import Kept
from .model import END, Seen, Spot, Told
from .repository import SharingRepository

KEPT = 500  # games, each a few kilobytes
# Of the game, and again of what is said of it: a name that is given up is gone within a minute.
SECONDS = 30.0


class Sharing:
    def __init__(
        self,
        repository: SharingRepository,
        tables: TableRepository,
        archive: Archive,
        history: History,
        titles: Titles,
    ) -> None:
        self._repository = repository
        self._tables = tables
        self._archive = archive
        self._history = history
        self._titles = titles
        self._seen: Kept[Seen] = Kept(KEPT, SECONDS)
        self._told: Kept[Told] = Kept(KEPT, SECONDS)
        self._key = b""

    # -- who may see -----------------------------------------------------------------------------

    async def token(self, id: str, user: User | None) -> str | None:
        """What a link to a table must hold; empty: nothing, it is for everybody. None: there is
        nothing somebody may give away."""
        try:
            row = await self._tables.find(id)
            if row.status == "running" and row.public:
                return ""
            await self._archive.finished(id, user)
            await self._archive.require_key(row)
        except ApiError:
            return None
        try:
            await self._archive.finished(id, None)
        except ApiError:  # cards of somebody's own box are not given to others
            return None if row.box_by else await self._sign(id)
        return ""

    async def _sign(self, id: str) -> str:
        if not self._key:
            self._key = await self._repository.key()
        raw = hmac.digest(self._key, f"shared {id}".encode(), "sha256")
        return urlsafe_b64encode(raw[:12]).decode()

    async def game(self, id: str, token: str) -> FinishedGame:
        """A finished game, for who has a token."""
        try:
            return await self._archive.parsed(await self._given(id, token))
        except ApiError as e:
            raise ApiError("no-replay") from e

    async def _given(self, id: str, token: str) -> TableRow:
        row = await self._tables.find(id)
        good = hmac.compare_digest(token.encode(), (await self._sign(id)).encode())
        if not good or row.status != "over" or row.box_by:
            raise ApiError("no-replay")
        await self._archive.require_key(row)
        return row

    async def _look(self, id: str, token: str) -> Seen | None:
        """As a stranger sees it; None: not at all."""
        try:
            if token:
                row = await self._given(id, token)
            else:
                row = await self._tables.find(id)
                if row.status == "running" and row.public:
                    seats = await self._tables.seats(id)
                    return Seen(row, seats, self._titles.newest(row.game), None)
                row = await self._archive.finished(id, None)
            game = await self._archive.parsed(row)
            past = await self._history.read(game)
        except ApiError:
            return None
        return Seen(row, await self._tables.seats(id), game.title, past)

    # -- what is said ----------------------------------------------------------------------------

    def held(self, spot: Spot, lang: str) -> Told | None:
        """What has been told of it lately: it costs nothing."""
        return self._told.get((spot, lang))

    async def tell(self, spot: Spot, lang: str) -> Told:
        """What a link says; of what may not be seen, that there is a house."""

        async def make() -> Told | None:
            seen = await self._seen.get_or(
                spot[::2], lambda: self._look(spot.table, spot.token)
            )  # of all steps together
            if seen is None:
                return None
            told = telling.tell(seen, _number(spot.step, seen), lang)
            return told._replace(open=not spot.token)

        found = await self._told.get_or((spot, lang), make) if spot.possible else None
        return telling.neutral(lang) if found is None else found


def _number(step: str, seen: Seen) -> int:
    last = seen.past.steps if seen.past else 0
    return last if step in ("", END) else min(int(step), last)
