"""What a store must do so that people can be told, be away, and lend their seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from ludorum.server.notify.model import (
    Away,
    Device,
    Glance,
    Look,
    News,
    Notice,
    Stand,
    Wishes,
)


class KeepsNotices(Protocol):
    async def house_key(self, name: str, made: bytes) -> bytes:
        """The key of that name; if there is none yet it is `made`."""

    # -- what happened ----------------------------------------------------------------------------
    async def stir(self, id: str, at: float) -> None:
        """Something happened at a table that no command has stored."""

    async def claim_news(self, now: float, limit: int, lease: float) -> list[News]:
        """Tables where something happened; each is given to one caller until now + lease."""

    async def stand(self, id: str) -> Stand | None:
        """None if the table has not begun."""

    async def note(self, id: str, version: int, wanted: Mapping[str, Notice | None]) -> None:
        """What people are to be told of a table at this version. Of one mark somebody is told once;
        None takes back what they were not told yet. The news up to this version are dealt with."""

    # -- telling ----------------------------------------------------------------------------------
    async def take_notices(self, now: float, limit: int) -> list[Notice]:
        """Notices that are due. They count as told from now on, whoever took them: each has one
        taker, and one try. If a reminder belongs to it, that comes next."""

    async def put_back(self, notice: Notice) -> None:
        """It was not told after all: it is due again, unless there is another one by now."""

    async def mailed(self, user: str, table: str, at: float) -> None:
        """A letter has gone."""

    async def glance(self, node: str, glances: Collection[Glance]) -> None:
        """These pages are open, or were until then."""

    async def looked(self, user: str, table: str) -> Look:
        """The last sign of somebody's pages on a table, on whatever node."""

    # -- where and how to tell --------------------------------------------------------------------
    async def add_device(self, device: Device, most: int) -> bool:
        """One of the same address is replaced. False if the session has ended, or the person has
        `most` others."""

    async def devices(self, user: str) -> list[Device]: ...
    async def drop_device(self, user: str, endpoint: str) -> None: ...
    async def wishes(self, user: str) -> Wishes:
        """As they were set, or as they are for everybody."""

    async def set_wishes(self, wishes: Wishes) -> None: ...
    async def calendar_of(self, token_hash: str) -> str | None:
        """Whose calendar that is."""

    async def reachable(self, users: Collection[str]) -> set[str]:
        """Those who want to be told, by push or mail."""

    async def stands_of(self, user: str, limit: int) -> list[Stand]:
        """The running tables somebody sits at, newest first."""

    # -- being away -------------------------------------------------------------------------------
    async def aways(self, users: Collection[str]) -> dict[str, list[Away]]:
        """When they are, were or will be away, in order."""

    async def set_aways(self, user: str, aways: list[Away]) -> None:
        """All of them."""

    # -- a bot that sits in -----------------------------------------------------------------------
    async def vote(self, id: str, seat: int, user: str, mark: float) -> None: ...
    async def votes(self, id: str) -> list[tuple[int, str, float]]:
        """Seat, who is for a bot there, and for which absence."""

    async def lend(self, id: str, seat: int, bot: str, at: float) -> bool:
        """A bot has the seat until its person comes back; votes are over. False if one sits
        there already."""

    async def give_back(self, id: str, seat: int) -> bool:
        """The person plays again; False if the seat was not lent."""

    async def lent(self, id: str) -> set[int]: ...
