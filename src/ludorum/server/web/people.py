"""Signing in, and what one may do with one's account. Whoever signs in gets a new session."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, TypeVar

from litestar import Controller, Response, delete, get, post
from litestar.params import Parameter

from ludorum.server import belongings
from ludorum.server.accounts import Accounts, clean_name, csrf_token, ended
from ludorum.server.bus import BusDown
from ludorum.server.errors import ApiError
from ludorum.server.model import User
from ludorum.server.rates import Rates
from ludorum.server.settings import Settings
from ludorum.server.signin import Doors, Mail, Oidc, Passkeys
from ludorum.server.signin.mail import MINUTES
from ludorum.server.signin.oidc import SECONDS
from ludorum.server.store.rows import fold
from ludorum.server.tables import Tables

from .api import REFUSED
from .requests import (
    Credentials,
    Elsewhere,
    Erase,
    Guest,
    MailAsk,
    MailEnter,
    NewPasskey,
    NewPassword,
    PasskeyEnter,
)
from .security import (
    address,
    check_csrf,
    check_origin,
    flow_cookie,
    flow_name,
    session_cookie,
    session_of,
)
from .shapes import Account, Away, Me, Offered, Sent, WayInfo
from .who import Commander, Reader, Req, Visitor, visitor

T = TypeVar("T")
NOBODY = Me("", "", guest=True, csrf="")
WayId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Code = Annotated[str, Parameter(max_length=4000)]
State = Annotated[str, Parameter(query="state", max_length=4000)]


class Hall:
    """Where people come in: what every way to sign in has in common."""

    def __init__(
        self, tables: Tables, settings: Settings, accounts: Accounts, sign_ins: Rates, doors: Doors
    ) -> None:
        self.tables = tables
        self.settings = settings
        self.accounts = accounts
        self.doors = doors
        self._sign_ins = sign_ins

    def knock(self, request: Req) -> None:
        """From our page, and not too often from there."""
        check_origin(request, self.settings)
        self._sign_ins.take(address(request))

    async def visitor(self, request: Req) -> User | None:
        return await visitor(request, self.settings, self.accounts)

    async def asking(self, request: Req) -> User | None:
        """Who sets out to sign in, for whom it will matter who they are now."""
        self.knock(request)
        user = await self.visitor(request)
        if user is not None:
            check_csrf(request, self.settings)
        return user

    async def admit(self, request: Req, user: User, *, adopts: bool = True) -> str:
        """A new session; the one they came with ends. What they had as a guest comes along."""
        old = session_of(request, self.settings)
        was = await self.accounts.who(old)
        token = await self.accounts.session(user)  # first: who may not come in adopts nobody
        if was is None:
            return token
        if adopts and was.id != user.id and await self.accounts.is_guest(was):
            if not await self.accounts.is_guest(user):
                await belongings.adopt(self.tables, was, user)
        await self.accounts.sign_out(old)
        with suppress(BusDown):  # sockets look for themselves, too, only later
            await self.tables.bus.publish(ended(old), b"")
        return token

    async def welcome(self, request: Req, user: User, *, adopts: bool = True) -> Response[Me]:
        token = await self.admit(request, user, adopts=adopts)
        guest = await self.accounts.is_guest(user)
        me = Me(user.id, user.name, guest=guest, csrf=csrf_token(token))
        return Response(me, status_code=201, cookies=[session_cookie(self.settings, token)])

    @property
    def passkeys(self) -> Passkeys:
        return there(self.doors.passkeys)

    @property
    def mail(self) -> Mail:
        return there(self.doors.mail)

    @property
    def oidc(self) -> Oidc:
        return there(self.doors.oidc)


def there(door: T | None) -> T:
    if door is None:
        raise ApiError("no-way")
    return door


class People(Controller):
    """By a name, or a name and a password."""

    path = "/api"

    @get("/me", responses=REFUSED)
    async def me(
        self, visitor: Visitor, request: Req, settings: Settings, accounts: Accounts
    ) -> Me:
        """Who is signed in, and the token commands need."""
        if visitor is None:
            return NOBODY
        guest = await accounts.is_guest(visitor)
        csrf = csrf_token(session_of(request, settings))
        return Me(visitor.id, visitor.name, guest=guest, csrf=csrf)

    @post("/guest", responses=REFUSED)
    async def guest(self, request: Req, data: Guest, hall: Hall) -> Response[Me]:
        hall.knock(request)
        return await hall.welcome(request, await hall.accounts.guest(data.name))

    @post("/register", responses=REFUSED)
    async def register(self, request: Req, data: Credentials, hall: Hall) -> Response[Me]:
        hall.knock(request)
        return await hall.welcome(request, await hall.accounts.register(data.name, data.password))

    @post("/sign-in", responses=REFUSED)
    async def sign_in(
        self, request: Req, data: Credentials, hall: Hall, guesses: Rates
    ) -> Response[Me]:
        hall.knock(request)
        # From however many addresses, and however the name is written.
        guesses.take(fold(clean_name(data.name)))
        return await hall.welcome(request, await hall.accounts.sign_in(data.name, data.password))

    @delete("/session", responses=REFUSED, status_code=200)
    async def sign_out(
        self, request: Req, settings: Settings, accounts: Accounts, tables: Tables
    ) -> Response[Me]:
        check_csrf(request, settings)
        session = session_of(request, settings)
        await accounts.sign_out(session)
        with suppress(BusDown):  # sockets look for themselves, too, only later
            await tables.bus.publish(ended(session), b"")
        return Response(NOBODY, cookies=[session_cookie(settings, "")])


class SignIn(Controller):
    """By other ways, as far as the house has them."""

    path = "/api"

    @get("/ways", responses=REFUSED)
    async def offered(self, hall: Hall) -> Offered:
        doors = hall.doors
        oidc = doors.oidc.label if doors.oidc else ""
        return Offered(passkeys=doors.passkeys is not None, mail=doors.mail is not None, oidc=oidc)

    @post("/mail", responses=REFUSED, status_code=202)
    async def ask_mail(self, request: Req, data: MailAsk, hall: Hall) -> Sent:
        """A link by mail. Who is signed in gets one that adds the address to their account."""
        user = await hall.asking(request)
        await hall.mail.ask(data.address, data.lang, user)
        return Sent(MINUTES)

    @post("/mail/enter", responses=REFUSED)
    async def enter_mail(self, request: Req, data: MailEnter, hall: Hall) -> Response[Me]:
        hall.knock(request)
        visitor = await hall.visitor(request)
        user, asked = await hall.mail.enter(data.token, data.name, visitor)
        return await hall.welcome(request, user, adopts=asked)

    @post("/passkeys/asked", responses=REFUSED, status_code=200)
    async def ask_passkey(self, request: Req, hall: Hall) -> dict[str, Any]:
        """What `navigator.credentials.get` wants."""
        hall.knock(request)
        return await hall.passkeys.asked()

    @post("/passkeys/enter", responses=REFUSED)
    async def enter_passkey(self, request: Req, data: PasskeyEnter, hall: Hall) -> Response[Me]:
        hall.knock(request)
        return await hall.welcome(request, await hall.passkeys.enter(data.credential))

    @post("/passkeys/wanted", responses=REFUSED, status_code=200)
    async def want_passkey(self, user: Commander, hall: Hall) -> dict[str, Any]:
        """What `navigator.credentials.create` wants."""
        return await hall.passkeys.wanted(user)

    @post("/passkeys", responses=REFUSED)
    async def add_passkey(
        self, user: Commander, request: Req, data: NewPasskey, hall: Hall
    ) -> Response[Me]:
        """A passkey for one's account; a guest has an account from now on."""
        await hall.passkeys.add(user, data.credential, data.label)
        return await hall.welcome(request, user)

    @post("/oidc", responses=REFUSED, status_code=200)
    async def set_out(self, request: Req, data: Elsewhere, hall: Hall) -> Response[Away]:
        """Where to sign in with an account elsewhere."""
        user = await hall.asking(request)
        to, state = await hall.oidc.begin(user, data.lang)
        return Response(Away(to), cookies=[flow_cookie(hall.settings, state, SECONDS)])

    @get("/oidc/back", responses=REFUSED, status_code=303)
    async def come_back(
        self, request: Req, hall: Hall, code: Code = "", brought: State = ""
    ) -> Response[None]:
        """Back from there, with a code or without; on to the page, always."""
        held = request.cookies.get(flow_name(hall.settings), "")
        cookies, place = [flow_cookie(hall.settings, "", 0)], "/#/sign-in"
        try:
            hall.knock(request)
            user = await hall.oidc.enter(code, brought, held, await hall.visitor(request))
            cookies.append(session_cookie(hall.settings, await hall.admit(request, user)))
        except ApiError as e:
            place += f"/{e.code}"
        return Response(None, status_code=303, headers={"location": place}, cookies=cookies)


async def account_of(accounts: Accounts, user: User) -> Account:
    ways = [
        WayInfo(x.id, x.kind, x.label, x.created, x.used)
        for x in await accounts.store.ways(user.id)
    ]
    return Account(user.name, user.created, bool(user.password), ways)


class AccountRoutes(Controller):
    """One's own account."""

    path = "/api/account"

    @get("/", responses=REFUSED)
    async def account(self, reader: Reader, accounts: Accounts) -> Account:
        return await account_of(accounts, reader)

    @post("/password", responses=REFUSED)
    async def password(
        self, user: Commander, request: Req, data: NewPassword, hall: Hall, guesses: Rates
    ) -> Response[Me]:
        """A password for one's account, or another one; a guest has an account from now on."""
        # A guest may have anybody's name, and no password to guess.
        guesses.take(fold(user.name) if user.password else user.id)
        changed = await hall.accounts.set_password(user, data.name, data.old, data.password)
        await belongings.end_others(hall.tables, user, session_of(request, hall.settings))
        return await hall.welcome(request, changed)

    @delete("/ways/{way_id:str}", responses=REFUSED, status_code=200)
    async def unlink(self, user: Commander, request: Req, way_id: WayId, hall: Hall) -> Account:
        """Not the last one: without any nobody could come back."""
        await hall.accounts.unlink(user, way_id)
        await belongings.end_others(hall.tables, user, session_of(request, hall.settings))
        return await account_of(hall.accounts, user)

    @get("/export", media_type="application/zip", responses=REFUSED)
    async def export(self, reader: Reader, tables: Tables, exports: Rates) -> Response[bytes]:
        """All that is kept about oneself, with the records of one's games."""
        exports.take(reader.id)
        headers = {
            "content-disposition": 'attachment; filename="ludorum.zip"',
            "cache-control": "no-store",
        }
        body = await belongings.export(tables, reader)
        return Response(body, media_type="application/zip", headers=headers)

    @post("/erase", responses=REFUSED, status_code=200)
    async def erase(self, user: Commander, data: Erase, hall: Hall) -> Response[Me]:
        """Leave for good."""
        if fold(data.name) != fold(user.name):
            raise ApiError("bad-request", "this is not the name of the account")
        await belongings.erase(hall.tables, user)
        return Response(NOBODY, cookies=[session_cookie(hall.settings, "")])
