"""How somebody is told of their tables, and when they are away, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import Parameter

from ludorum.server.accounts.dependencies import Commander, Reader, Req
from ludorum.server.http.addresses import base_url
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.schemas import REFUSED
from ludorum.server.http.security import address, session_of
from ludorum.server.play.vacations import Vacations
from ludorum.server.settings import Settings

from .schemas import (
    CalendarLink,
    GoAway,
    NewCalendar,
    NewDevice,
    NewPreferences,
    NotificationSettings,
    OldDevice,
)
from .service import NotificationService

Token = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}\.[0-9a-f]{32}$")]
CalendarToken = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}(\.ics)?$")]


class NotificationRoutes(Controller):
    """How one is told of one's tables while one is elsewhere."""

    path = "/api/notices"

    @get("/", responses=REFUSED)
    async def told(
        self, reader: Reader, notifications: NotificationService
    ) -> NotificationSettings:
        return await notifications.settings_of(reader)

    @put("/", responses=REFUSED)
    async def wish(
        self, user: Commander, data: NewPreferences, notifications: NotificationService
    ) -> NotificationSettings:
        quiet = (data.quiet_from, data.quiet_to)
        await notifications.set_preferences(
            user, mail=data.mail, lang=data.lang, zone_name=data.zone, quiet=quiet
        )
        return await notifications.settings_of(user)

    @post("/devices", responses=REFUSED, status_code=200)
    async def add(
        self,
        user: Commander,
        request: Req,
        data: NewDevice,
        notifications: NotificationService,
        settings: Settings,
    ) -> NotificationSettings:
        """This browser is told from now on, until the session ends."""
        session = session_of(request, settings)
        await notifications.add_device(
            user, session, data.endpoint, data.p256dh, data.auth, data.lang
        )
        return await notifications.settings_of(user)

    @post("/devices/remove", responses=REFUSED, status_code=200)
    async def remove(
        self, user: Commander, data: OldDevice, notifications: NotificationService
    ) -> NotificationSettings:
        await notifications.drop_device(user, data.endpoint)
        return await notifications.settings_of(user)

    @post("/stop", responses=REFUSED, status_code=200)
    async def stop(
        self,
        request: Req,
        token: Token,
        notifications: NotificationService,
        unsubscribe_rate_limit: RateLimit,
    ) -> None:
        """No more letters: for whoever has got one, signed in or not, also by one click in a mail
        program (RFC 8058)."""
        unsubscribe_rate_limit.take(address(request))
        await notifications.stop(token)

    @post("/calendar", responses=REFUSED)
    async def new_calendar(
        self,
        user: Commander,
        request: Req,
        data: NewCalendar,
        notifications: NotificationService,
        settings: Settings,
    ) -> CalendarLink:
        """A new secret address; the one before works no more."""
        token = await notifications.new_calendar(user, data.lang)
        base = base_url(request, settings)
        return CalendarLink(f"{base}/api/calendar/{token}.ics")

    @delete("/calendar", responses=REFUSED, status_code=200)
    async def end_calendar(
        self, user: Commander, notifications: NotificationService
    ) -> NotificationSettings:
        await notifications.end_calendar(user)
        return await notifications.settings_of(user)

    @put("/away", responses=REFUSED)
    async def go_away(
        self,
        user: Commander,
        data: GoAway,
        notifications: NotificationService,
        vacations: Vacations,
        settings: Settings,
    ) -> NotificationSettings:
        """The clocks at tables of days stand still meanwhile; the others see it."""
        await vacations.go(user, data.start, data.until, settings.away_days)
        return await notifications.settings_of(user)

    @delete("/away", responses=REFUSED, status_code=200)
    async def come_back(
        self, user: Commander, notifications: NotificationService, vacations: Vacations
    ) -> NotificationSettings:
        await vacations.come_back(user)
        return await notifications.settings_of(user)


class CalendarRoutes(Controller):
    path = "/api/calendar"

    @get("/{token:str}", media_type="text/calendar", responses=REFUSED)
    async def calendar(
        self, token: CalendarToken, notifications: NotificationService
    ) -> Response[str]:
        """The deadlines of whoever this address was made for."""
        body = await notifications.calendar(token.removesuffix(".ics"))
        headers = {"cache-control": "private, no-store"}
        return Response(body, media_type="text/calendar; charset=utf-8", headers=headers)
