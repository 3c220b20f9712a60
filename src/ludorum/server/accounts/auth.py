"""Signing in, whichever way: what all ways have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from litestar import Response

from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import SharedRateLimit
from ludorum.server.http.security import (
    address,
    check_csrf,
    check_origin,
    csrf_token,
    session_cookie,
    session_of,
)
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User

from .dependencies import Req, visitor
from .schemas import Me
from .service import Accounts
from .sign_in.mail_link import Mail
from .sign_in.methods import SignInMethods
from .sign_in.openid import Oidc
from .sign_in.passkeys import Passkeys

T = TypeVar("T")
# What the guest had is the user's from now on.
Adopt = Callable[[User, User], Awaitable[None]]


class AuthContext:
    """What every way to sign in has in common."""

    def __init__(
        self,
        settings: Settings,
        accounts: Accounts,
        methods: SignInMethods,
        sign_ins: SharedRateLimit,
        adopt: Adopt,
    ) -> None:
        self.settings = settings
        self.accounts = accounts
        self.methods = methods
        self._sign_ins = sign_ins
        self._adopt = adopt

    async def check_rate(self, request: Req) -> None:
        """From our page, and not too often from there."""
        check_origin(request, self.settings)
        await self._sign_ins.take(address(request))

    async def visitor(self, request: Req) -> User | None:
        return await visitor(request, self.settings, self.accounts)

    async def starting(self, request: Req) -> User | None:
        """Who sets out to sign in, for whom it will matter who they are now."""
        await self.check_rate(request)
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
                await self._adopt(was, user)
        await self.accounts.sign_out(old)
        return token

    async def welcome(self, request: Req, user: User, *, adopts: bool = True) -> Response[Me]:
        token = await self.admit(request, user, adopts=adopts)
        guest = await self.accounts.is_guest(user)
        me = Me(user.id, user.name, guest=guest, csrf=csrf_token(token))
        return Response(me, status_code=201, cookies=[session_cookie(self.settings, token)])

    @property
    def passkeys(self) -> Passkeys:
        return there(self.methods.passkeys)

    @property
    def mail(self) -> Mail:
        return there(self.methods.mail)

    @property
    def oidc(self) -> Oidc:
        return there(self.methods.oidc)


def there(method: T | None) -> T:
    if method is None:
        raise ApiError("no-way")
    return method
