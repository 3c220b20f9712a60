"""Signing in, and what one may do with one's account. Whoever signs in gets a new session."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post
from litestar.params import Parameter, QueryParameter

from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import SharedRateLimit
from ludorum.server.http.schemas import REFUSED
from ludorum.server.http.security import (
    check_csrf,
    csrf_token,
    flow_cookie,
    flow_name,
    session_cookie,
    session_of,
)
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User
from ludorum.server.text import clean_name, fold

from .auth import AuthContext
from .dependencies import Commander, Reader, Req, Visitor
from .schemas import (
    Account,
    CredentialInfo,
    Credentials,
    Elsewhere,
    Guest,
    MailAsk,
    MailEnter,
    Me,
    NewPasskey,
    NewPassword,
    Offered,
    PasskeyEnter,
    Redirect,
    Sent,
)
from .service import Accounts
from .sign_in.mail_link import MINUTES
from .sign_in.openid import SECONDS

NOBODY = Me("", "", guest=True, csrf="")
CredentialId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Code = Annotated[str, Parameter(max_length=4000)]
State = Annotated[str, QueryParameter(name="state", max_length=4000)]


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
    async def guest(self, request: Req, data: Guest, auth_context: AuthContext) -> Response[Me]:
        await auth_context.check_rate(request)
        return await auth_context.welcome(request, await auth_context.accounts.guest(data.name))

    @post("/register", responses=REFUSED)
    async def register(
        self, request: Req, data: Credentials, auth_context: AuthContext
    ) -> Response[Me]:
        await auth_context.check_rate(request)
        return await auth_context.welcome(
            request, await auth_context.accounts.register(data.name, data.password)
        )

    @post("/sign-in", responses=REFUSED)
    async def sign_in(
        self,
        request: Req,
        data: Credentials,
        auth_context: AuthContext,
        password_rate_limit: SharedRateLimit,
    ) -> Response[Me]:
        await auth_context.check_rate(request)
        # From however many addresses, and however the name is written.
        await password_rate_limit.take(fold(clean_name(data.name)))
        return await auth_context.welcome(
            request, await auth_context.accounts.sign_in(data.name, data.password)
        )

    @delete("/session", responses=REFUSED, status_code=200)
    async def sign_out(self, request: Req, settings: Settings, accounts: Accounts) -> Response[Me]:
        check_csrf(request, settings)
        session = session_of(request, settings)
        await accounts.sign_out(session)
        return Response(NOBODY, cookies=[session_cookie(settings, "")])


class SignIn(Controller):
    """By other ways, as far as the server has them."""

    path = "/api"

    @get("/ways", responses=REFUSED)
    async def offered(self, auth_context: AuthContext) -> Offered:
        methods = auth_context.methods
        oidc = methods.oidc.label if methods.oidc else ""
        return Offered(
            passkeys=methods.passkeys is not None, mail=methods.mail is not None, oidc=oidc
        )

    @post("/mail", responses=REFUSED, status_code=202)
    async def ask_mail(self, request: Req, data: MailAsk, auth_context: AuthContext) -> Sent:
        """A link by mail. Who is signed in gets one that adds the address to their account."""
        user = await auth_context.starting(request)
        await auth_context.mail.ask(data.address, data.lang, user)
        return Sent(MINUTES)

    @post("/mail/enter", responses=REFUSED)
    async def enter_mail(
        self, request: Req, data: MailEnter, auth_context: AuthContext
    ) -> Response[Me]:
        await auth_context.check_rate(request)
        visitor = await auth_context.visitor(request)
        user, asked = await auth_context.mail.enter(data.token, data.name, visitor)
        return await auth_context.welcome(request, user, adopts=asked)

    @post("/passkeys/asked", responses=REFUSED, status_code=200)
    async def ask_passkey(self, request: Req, auth_context: AuthContext) -> dict[str, Any]:
        """What `navigator.credentials.get` wants."""
        await auth_context.check_rate(request)
        return await auth_context.passkeys.asked()

    @post("/passkeys/enter", responses=REFUSED)
    async def enter_passkey(
        self, request: Req, data: PasskeyEnter, auth_context: AuthContext
    ) -> Response[Me]:
        await auth_context.check_rate(request)
        return await auth_context.welcome(
            request, await auth_context.passkeys.enter(data.credential)
        )

    @post("/passkeys/wanted", responses=REFUSED, status_code=200)
    async def want_passkey(self, user: Commander, auth_context: AuthContext) -> dict[str, Any]:
        """What `navigator.credentials.create` wants."""
        return await auth_context.passkeys.wanted(user)

    @post("/passkeys", responses=REFUSED)
    async def add_passkey(
        self, user: Commander, request: Req, data: NewPasskey, auth_context: AuthContext
    ) -> Response[Me]:
        """A passkey for one's account; a guest has an account from now on."""
        await auth_context.passkeys.add(user, data.credential, data.label)
        return await auth_context.welcome(request, user)

    @post("/oidc", responses=REFUSED, status_code=200)
    async def set_out(
        self, request: Req, data: Elsewhere, auth_context: AuthContext
    ) -> Response[Redirect]:
        """Where to sign in with an account elsewhere."""
        user = await auth_context.starting(request)
        to, state = await auth_context.oidc.begin(user, data.lang)
        return Response(Redirect(to), cookies=[flow_cookie(auth_context.settings, state, SECONDS)])

    @get("/oidc/back", responses=REFUSED, status_code=303)
    async def come_back(
        self, request: Req, auth_context: AuthContext, code: Code = "", brought: State = ""
    ) -> Response[None]:
        """Back from there, with a code or without; on to the page, always."""
        held = request.cookies.get(flow_name(auth_context.settings), "")
        cookies, place = [flow_cookie(auth_context.settings, "", 0)], "/#/sign-in"
        try:
            await auth_context.check_rate(request)
            user = await auth_context.oidc.enter(
                code, brought, held, await auth_context.visitor(request)
            )
            cookies.append(
                session_cookie(auth_context.settings, await auth_context.admit(request, user))
            )
        except ApiError as e:
            place += f"/{e.code}"
        return Response(None, status_code=303, headers={"location": place}, cookies=cookies)


async def account_of(accounts: Accounts, user: User) -> Account:
    credentials = [
        CredentialInfo(x.id, x.kind, x.label, x.created, x.used)
        for x in await accounts.repository.credentials(user.id)
    ]
    return Account(user.name, user.created, bool(user.password), credentials)


class AccountRoutes(Controller):
    """One's own account."""

    path = "/api/account"

    @get("/", responses=REFUSED)
    async def account(self, reader: Reader, accounts: Accounts) -> Account:
        return await account_of(accounts, reader)

    @post("/password", responses=REFUSED)
    async def password(
        self,
        user: Commander,
        request: Req,
        data: NewPassword,
        auth_context: AuthContext,
        password_rate_limit: SharedRateLimit,
    ) -> Response[Me]:
        """A password for one's account, or another one; a guest has an account from now on."""
        # A guest may have anybody's name, and no password to guess.
        await password_rate_limit.take(fold(user.name) if user.password else user.id)
        changed = await auth_context.accounts.set_password(user, data.name, data.old, data.password)
        await auth_context.accounts.end_others(user, session_of(request, auth_context.settings))
        return await auth_context.welcome(request, changed)

    @delete("/ways/{way_id:str}", responses=REFUSED, status_code=200)
    async def unlink(
        self, user: Commander, request: Req, way_id: CredentialId, auth_context: AuthContext
    ) -> Account:
        """Not the last one: without any nobody could come back."""
        await auth_context.accounts.unlink(user, way_id)
        await auth_context.accounts.end_others(user, session_of(request, auth_context.settings))
        return await account_of(auth_context.accounts, user)
