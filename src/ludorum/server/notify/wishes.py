"""How people set up that they are told, and where."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from ludorum.server.accounts import fingerprint
from ludorum.server.errors import ApiError
from ludorum.server.model import User
from ludorum.server.settings import Settings
from ludorum.server.tables import Tables

from .calendar import feed
from .letters import address_of, stopped
from .model import Device, Wishes
from .push import Push
from .quiet import zone
from .telling import Telling

MOST_DEVICES = 20  # of one person
MOST_ENTRIES = 200  # of a calendar


class Desk:
    """Where somebody says how they want to be told; `push` is None where the house has no address
    browsers could know it by."""

    def __init__(self, settings: Settings, tables: Tables, push: Push) -> None:
        self.settings = settings
        self.store = tables.store
        self.clock: Callable[[], float] = tables.clock
        self.push = push if settings.public_url else None
        self._telling = Telling(tables.titles)

    async def add_device(
        self, user: User, session: str, endpoint: str, p256dh: str, auth: str, lang: str
    ) -> None:
        """The browser of this session wants to be told."""
        if self.push is None:
            raise ApiError("no-way")
        self.push.check(endpoint, p256dh, auth)
        device = Device(
            id=hashlib.sha256(endpoint.encode()).hexdigest()[:24],
            user=user.id,
            session=fingerprint(session),
            endpoint=endpoint,
            p256dh=p256dh,
            auth=auth,
            lang=lang,
            created=self.clock(),
        )
        if not await self.store.add_device(device, MOST_DEVICES):
            raise ApiError("too-many", f"a person has up to {MOST_DEVICES} devices")

    # -- letters and quiet hours ------------------------------------------------------------------

    async def wish(
        self, user: User, *, mail: bool, lang: str, zone_name: str, quiet: tuple[int, int]
    ) -> None:
        """Letters only go to an address they have proved to be theirs."""
        try:
            zone(zone_name)
        except ValueError as e:
            raise ApiError("bad-request", str(e)) from e
        if mail and not (self.settings.mail_server and await address_of(self.store, user.id)):
            raise ApiError("no-way")
        old = await self.store.wishes(user.id)
        new = Wishes(user.id, mail, lang, zone_name, *quiet, calendar=old.calendar)
        await self.store.set_wishes(new)

    async def stop(self, token: str) -> None:
        """No more letters, says whoever has got one."""
        user = await stopped(self.store, token)
        wishes = await self.store.wishes(user)
        if wishes.mail:
            await self.store.set_wishes(msgspec.structs.replace(wishes, mail=False))

    # -- the calendar -----------------------------------------------------------------------------

    async def new_calendar(self, user: User, lang: str) -> str:
        """The token of a new address; one there was before works no more."""
        token = secrets.token_urlsafe(32)
        await self._set_calendar(user, fingerprint(token), lang)
        return token

    async def end_calendar(self, user: User) -> None:
        await self._set_calendar(user, "", "")

    async def _set_calendar(self, user: User, token_hash: str, lang: str) -> None:
        old = await self.store.wishes(user.id)
        new = msgspec.structs.replace(old, calendar=token_hash, lang=lang or old.lang)
        await self.store.set_wishes(new)

    async def calendar(self, token: str) -> str:
        user = await self.store.calendar_of(fingerprint(token))
        if user is None:
            raise ApiError("no-way")
        wishes = await self.store.wishes(user)
        stands = await self.store.stands_of(user, MOST_ENTRIES)
        url = self.settings.public_url
        return feed(stands, user, self._telling, wishes.lang, url, self.clock())
