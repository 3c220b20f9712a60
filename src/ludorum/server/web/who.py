"""Who asks, as handlers are given it: anybody, who is signed in, or who may give a command."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import Provide
from litestar.params import Dependency

from ludorum.server.accounts import Accounts
from ludorum.server.errors import ApiError
from ludorum.server.model import User
from ludorum.server.rates import Rates
from ludorum.server.settings import Settings

from .security import check_csrf, session_of

Req = Request[Any, Any, Any]
Visitor = Annotated[User | None, Dependency(skip_validation=True)]
Reader = Annotated[User, Dependency(skip_validation=True)]
Commander = Annotated[User, Dependency(skip_validation=True)]


async def visitor(request: Req, settings: Settings, accounts: Accounts) -> User | None:
    return await accounts.who(session_of(request, settings))


async def reader(visitor: Visitor) -> User:
    if visitor is None:
        raise ApiError("sign-in")
    return visitor


async def commander(request: Req, reader: Reader, settings: Settings, commands: Rates) -> User:
    """Signed in, from our page, not too often."""
    check_csrf(request, settings)
    commands.take(reader.id)
    return reader


GIVEN = {"visitor": Provide(visitor), "reader": Provide(reader), "user": Provide(commander)}
