"""How people set up that they are told, and where."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.accounts.sessions import fingerprint
from ludorum.server.errors import ApiError
from ludorum.server.play.clocks import DAY
from ludorum.server.play.repository.absences import VacationRepository
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.play.vacations import Vacations
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User

from .calendar import Coming, feed
from .emails import address_of, stopped
from .messages import Messages
from .model import Device, Preferences
from .push import Push
from .quiet_hours import zone
from .repository import PreferenceRepository
from .schemas import NotificationSettings

MOST_DEVICES = 20  # of one person
MOST_ENTRIES = 200  # of a calendar


class NotificationService:
    """Where somebody says how they want to be told; `push` is None where the server has no address
    browsers could know it by; `coming`: tournaments a person has joined that are to begin."""

    def __init__(
        self,
        settings: Settings,
        preferences: PreferenceRepository,
        accounts: AccountRepository,
        tables: TableRepository,
        vacations: VacationRepository,
        vacation_service: Vacations,
        messages: Messages,
        push: Push,
        coming: Callable[[str], Awaitable[Sequence[Coming]]],
        clock: Callable[[], float],
    ) -> None:
        self._settings = settings
        self._preferences = preferences
        self._accounts = accounts
        self._tables = tables
        self._vacations = vacations
        self._vacation_service = vacation_service
        self._messages = messages
        self._push = push if settings.public_url else None
        self._coming = coming
        self._clock = clock

    async def settings_of(self, user: User) -> NotificationSettings:
        preferences = await self._preferences.of(user.id)
        now = self._clock()
        vacations = (await self._vacations.of([user.id])).get(user.id, [])
        to_come = [x for x in vacations if x.until > now]
        left = await self._vacation_service.left(user, self._settings.away_days)
        left -= sum([x.until - max(x.start, now) for x in to_come])
        by_mail = bool(self._settings.mail_server)
        return NotificationSettings(
            push=await self._push.public_key() if self._push else "",
            devices=[x.id for x in await self._preferences.devices(user.id)],
            mail=preferences.mail,
            address=await address_of(self._accounts, user.id) if by_mail else "",
            zone=preferences.zone,
            quiet_from=preferences.quiet_from,
            quiet_to=preferences.quiet_to,
            calendar=bool(preferences.calendar),
            away_start=to_come[-1].start if to_come else 0.0,
            away_until=to_come[-1].until if to_come else 0.0,
            away_days=round(left / DAY, 2),
        )

    async def add_device(
        self, user: User, session: str, endpoint: str, p256dh: str, auth: str, lang: str
    ) -> None:
        """The browser of this session wants to be told."""
        if self._push is None:
            raise ApiError("no-way")
        self._push.check(endpoint, p256dh, auth)
        device = Device(
            id=hashlib.sha256(endpoint.encode()).hexdigest()[:24],
            user=user.id,
            session=fingerprint(session),
            endpoint=endpoint,
            p256dh=p256dh,
            auth=auth,
            lang=lang,
            created=self._clock(),
        )
        if not await self._preferences.add_device(device, MOST_DEVICES):
            raise ApiError("too-many", f"a person has up to {MOST_DEVICES} devices")

    async def drop_device(self, user: User, endpoint: str) -> None:
        await self._preferences.drop_device(user.id, endpoint)

    # -- letters and quiet hours ------------------------------------------------------------------

    async def set_preferences(
        self, user: User, *, mail: bool, lang: str, zone_name: str, quiet: tuple[int, int]
    ) -> None:
        """Letters only go to an address they have proved to be theirs."""
        try:
            zone(zone_name)
        except ValueError as e:
            raise ApiError("bad-request", str(e)) from e
        if mail and not (self._settings.mail_server and await address_of(self._accounts, user.id)):
            raise ApiError("no-way")
        old = await self._preferences.of(user.id)
        new = Preferences(user.id, mail, lang, zone_name, *quiet, calendar=old.calendar)
        await self._preferences.save(new)

    async def stop(self, token: str) -> None:
        """No more letters, says whoever has got one."""
        user = await stopped(self._preferences, token)
        preferences = await self._preferences.of(user)
        if preferences.mail:
            await self._preferences.save(msgspec.structs.replace(preferences, mail=False))

    # -- the calendar -----------------------------------------------------------------------------

    async def new_calendar(self, user: User, lang: str) -> str:
        """The token of a new address; one there was before works no more."""
        token = secrets.token_urlsafe(32)
        await self._set_calendar(user, fingerprint(token), lang)
        return token

    async def end_calendar(self, user: User) -> None:
        await self._set_calendar(user, "", "")

    async def _set_calendar(self, user: User, token_hash: str, lang: str) -> None:
        old = await self._preferences.of(user.id)
        new = msgspec.structs.replace(old, calendar=token_hash, lang=lang or old.lang)
        await self._preferences.save(new)

    async def calendar(self, token: str) -> str:
        user = await self._preferences.calendar_of(fingerprint(token))
        if user is None:
            raise ApiError("no-way")
        preferences = await self._preferences.of(user)
        states = await self._tables.waiting_states_of(user, MOST_ENTRIES)
        coming = await self._coming(user)
        url = self._settings.public_url
        return feed(states, coming, user, self._messages, preferences.lang, url, self._clock())
