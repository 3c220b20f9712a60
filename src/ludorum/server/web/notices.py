"""How somebody wants to be told, when they are away, and who sits in for them, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import Parameter

from ludorum.server import away, sitting_in
from ludorum.server.clocks import DAY
from ludorum.server.model import User
from ludorum.server.notify.letters import address_of
from ludorum.server.notify.wishes import Desk
from ludorum.server.rates import Rates
from ludorum.server.settings import Settings
from ludorum.server.tables import Tables

from .api import REFUSED, TableId, done
from .notice_shapes import (
    AbsenceInfo,
    CalendarLink,
    GoAway,
    HowTold,
    NewCalendar,
    NewDevice,
    NewWishes,
    OldDevice,
    SitIn,
)
from .requests import Command
from .security import address, session_of
from .shapes import Done
from .who import Commander, Reader, Req, Visitor

Token = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}\.[0-9a-f]{32}$")]
CalendarToken = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}(\.ics)?$")]


async def told(desk: Desk, tables: Tables, user: User) -> HowTold:
    wishes = await desk.store.wishes(user.id)
    aways = (await desk.store.aways([user.id])).get(user.id, [])
    to_come = [x for x in aways if x.until > desk.clock()]
    left = await away.left(tables, user, desk.settings.away_days)
    left -= sum([x.until - max(x.start, desk.clock()) for x in to_come])
    return HowTold(
        push=await desk.push.public_key() if desk.push else "",
        devices=[x.id for x in await desk.store.devices(user.id)],
        mail=wishes.mail,
        address=await address_of(desk.store, user.id) if desk.settings.mail_server else "",
        zone=wishes.zone,
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
        calendar=bool(wishes.calendar),
        away_start=to_come[-1].start if to_come else 0.0,
        away_until=to_come[-1].until if to_come else 0.0,
        away_days=round(left / DAY, 2),
    )


async def absent(tables: Tables, id: str, user: User | None) -> list[AbsenceInfo]:
    """For those who may see the table."""
    live = await tables.current(id)
    await tables.audience_of(live, user)
    me = user.id if user else ""
    return [
        AbsenceInfo(x.seat, x.away, x.late, len(x.agree), x.needed, me in x.agree, x.lent)
        for x in await sitting_in.absences(tables, live)
        if x.away or x.late or x.lent
    ]


class NoticeRoutes(Controller):
    """How one is told of one's tables while one is elsewhere."""

    path = "/api/notices"

    @get("/", responses=REFUSED)
    async def told(self, reader: Reader, desk: Desk, tables: Tables) -> HowTold:
        return await told(desk, tables, reader)

    @put("/", responses=REFUSED)
    async def wish(self, user: Commander, data: NewWishes, desk: Desk, tables: Tables) -> HowTold:
        quiet = (data.quiet_from, data.quiet_to)
        await desk.wish(user, mail=data.mail, lang=data.lang, zone_name=data.zone, quiet=quiet)
        return await told(desk, tables, user)

    @post("/devices", responses=REFUSED, status_code=200)
    async def add(
        self,
        user: Commander,
        request: Req,
        data: NewDevice,
        desk: Desk,
        tables: Tables,
        settings: Settings,
    ) -> HowTold:
        """This browser is told from now on, until the session ends."""
        session = session_of(request, settings)
        await desk.add_device(user, session, data.endpoint, data.p256dh, data.auth, data.lang)
        return await told(desk, tables, user)

    @post("/devices/remove", responses=REFUSED, status_code=200)
    async def remove(self, user: Commander, data: OldDevice, desk: Desk, tables: Tables) -> HowTold:
        await desk.store.drop_device(user.id, data.endpoint)
        return await told(desk, tables, user)

    @post("/stop", responses=REFUSED, status_code=200)
    async def stop(self, request: Req, token: Token, desk: Desk, stops: Rates) -> None:
        """No more letters: for whoever has got one, signed in or not, also by one click in a mail
        program (RFC 8058)."""
        stops.take(address(request))
        await desk.stop(token)

    @post("/calendar", responses=REFUSED)
    async def new_calendar(
        self, user: Commander, request: Req, data: NewCalendar, desk: Desk, settings: Settings
    ) -> CalendarLink:
        """A new secret address; the one before works no more."""
        token = await desk.new_calendar(user, data.lang)
        base = settings.public_url or str(request.base_url).rstrip("/")
        return CalendarLink(f"{base}/api/calendar/{token}.ics")

    @delete("/calendar", responses=REFUSED, status_code=200)
    async def end_calendar(self, user: Commander, desk: Desk, tables: Tables) -> HowTold:
        await desk.end_calendar(user)
        return await told(desk, tables, user)

    @put("/away", responses=REFUSED)
    async def go_away(
        self, user: Commander, data: GoAway, desk: Desk, tables: Tables, settings: Settings
    ) -> HowTold:
        """The clocks at tables of days stand still meanwhile; the others see it."""
        await away.go(tables, user, data.start, data.until, settings.away_days)
        return await told(desk, tables, user)

    @delete("/away", responses=REFUSED, status_code=200)
    async def come_back(self, user: Commander, desk: Desk, tables: Tables) -> HowTold:
        await away.come_back(tables, user)
        return await told(desk, tables, user)


class CalendarRoutes(Controller):
    path = "/api/calendar"

    @get("/{token:str}", media_type="text/calendar", responses=REFUSED)
    async def calendar(self, token: CalendarToken, desk: Desk) -> Response[str]:
        """The deadlines of whoever this address was made for."""
        body = await desk.calendar(token.removesuffix(".ics"))
        headers = {"cache-control": "private, no-store"}
        return Response(body, media_type="text/calendar; charset=utf-8", headers=headers)


class SittingInRoutes(Controller):
    """Tables whose people do not come."""

    path = "/api/tables"

    @get("/{table_id:str}/absences", responses=REFUSED)
    async def absences(
        self, visitor: Visitor, table_id: TableId, tables: Tables
    ) -> list[AbsenceInfo]:
        """Who is away, or late, or has lent their seat."""
        return await absent(tables, table_id, visitor)

    @post("/{table_id:str}/sit-in", responses=REFUSED, status_code=200)
    async def sit_in(
        self, user: Commander, table_id: TableId, data: SitIn, tables: Tables
    ) -> list[AbsenceInfo]:
        """One is for a bot in a seat whose person is late."""
        await sitting_in.vote(tables, user, table_id, data.seat)
        return await absent(tables, table_id, user)

    @post("/{table_id:str}/take-back", responses=REFUSED, status_code=200)
    async def take_back(
        self, user: Commander, table_id: TableId, data: Command, tables: Tables
    ) -> Done:
        """One's lent seat, please."""
        return done(await sitting_in.take_back(tables, user, table_id, data.command_id))
