"""Who asks, as handlers are given it: anybody, who is signed in, who may give a command, or who
looks at something that is much work to show."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.security import address, check_csrf, session_of
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User

from .service import Accounts

Req = Request[Any, Any, Any]
Visitor = NamedDependency[SkipValidation[User | None]]
Reader = NamedDependency[SkipValidation[User]]
Commander = NamedDependency[SkipValidation[User]]
Anybody = NamedDependency[SkipValidation[User | None]]


class Viewer(NamedTuple):
    """Perhaps somebody, and whom it counts for: a person, or an address."""

    user: User | None
    who: str


GivenViewer = NamedDependency[SkipValidation[Viewer]]


async def visitor(request: Req, settings: Settings, accounts: Accounts) -> User | None:
    return await accounts.who(session_of(request, settings))


async def reader(visitor: Visitor) -> User:
    if visitor is None:
        raise ApiError("sign-in")
    return visitor


async def commander(
    request: Req, reader: Reader, settings: Settings, command_rate_limit: RateLimit
) -> User:
    """Signed in, from our page, not too often."""
    check_csrf(request, settings)
    command_rate_limit.take(reader.id)
    return reader


async def anybody(request: Req, visitor: Visitor, settings: Settings) -> User | None:
    """For commands that do not take an account; of who is signed in, from our page."""
    if visitor is not None:
        check_csrf(request, settings)
    return visitor


async def viewer(request: Req, visitor: Visitor, view_rate_limit: RateLimit) -> Viewer:
    """Anybody, not too often."""
    who = visitor.id if visitor else address(request)
    view_rate_limit.take(who)
    return Viewer(visitor, who)


GIVEN = {
    "visitor": Provide(visitor),
    "reader": Provide(reader),
    "user": Provide(commander),
    "anybody": Provide(anybody),
    "viewer": Provide(viewer),
}
