"""Putting the web side together: routes, dependencies, errors, headers, the page itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ludorum import __version__
from ludorum.server.accounts import Accounts
from ludorum.server.advice import Hints
from ludorum.server.errors import ApiError, told
from ludorum.server.notify.push import Push
from ludorum.server.notify.wishes import Desk
from ludorum.server.observe import log
from ludorum.server.rates import Rates
from ludorum.server.settings import Settings
from ludorum.server.signin import Doors
from ludorum.server.store import StoreDown
from ludorum.server.tables import Tables
from ludorum.server.workers.pool import Pool

from .api import Companions, Games, TableRoutes
from .boards import board_file
from .caching import ASK, FOREVER
from .hub import Hub
from .notices import CalendarRoutes, NoticeRoutes, SittingInRoutes
from .people import AccountRoutes, Hall, People, SignIn
from .presence import Presence
from .security import BODY_LIMIT, Body, harden
from .shapes import Problem
from .socket import gateway
from .together import Around, Circle, Invitations, Manners, Profile
from .who import GIVEN

Hook = Callable[[], Awaitable[None]]
# Not compressed: beside a secret, what compresses well can be guessed from outside. The texts of
# games are the same for everybody.
SECRETS = r"^/(api/(?!games/[^/]+/(words|rules)/)|health|metrics|schema|ws)"
STOPS = (1.0, 30)  # a second, and at once, from one address
EXPORTS = (1 / 60, 3)  # a second, and at once, of one person: they read a lot


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every refusal in one form. What we did not foresee is logged and told as little as can be."""
    if isinstance(error, ApiError):
        return Response(Problem(error.code, told(error)), status_code=error.status)
    if isinstance(error, StoreDown):
        return Response(Problem("down", ""), status_code=503, headers={"retry-after": "1"})
    if isinstance(error, HTTPException) and error.status_code < 500:
        code = "too-large" if error.status_code == 413 else "bad-request"
        return Response(Problem(code, str(error.detail)[:300]), status_code=error.status_code)
    log.error("unforeseen", path=request.url.path, exc_info=error)
    return Response(Problem("unforeseen", ""), status_code=500)


@get("/health/live", include_in_schema=False, sync_to_thread=False)
def live() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/health/ready", include_in_schema=False)
async def ready(tables: Tables, state: State) -> Response[dict[str, str]]:
    """It can serve: the store answers and it is not shutting down. A bus that is down is told,
    but does not stop anybody from playing."""
    if state.draining:
        return Response({"status": "draining"}, status_code=503)
    try:
        await tables.store.ping()
    except StoreDown:
        return Response({"status": "store down"}, status_code=503)
    return Response({"status": "ok", "bus": "ok" if tables.bus.healthy() else "down"})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def page() -> Path | None:
    """The built web client inside the package, if it is there."""
    folder = Path(str(resources.files("ludorum.server") / "page"))
    return folder if (folder / "index.html").is_file() else None


@get("/", include_in_schema=False, sync_to_thread=False)
def no_page() -> Response[str]:
    text = "Ludorum runs. The web client is not here; /schema/openapi.json tells of the API.\n"
    return Response(text, media_type="text/plain")


def make_app(
    settings: Settings,
    tables: Tables,
    accounts: Accounts,
    push: Push,
    pool: Pool,
    starting: list[Hook],
    ending: list[Hook],
) -> Litestar:
    hub = Hub(tables.bus, tables.store.version)
    commands = Rates(settings.commands_per_second, settings.commands_per_second * 5)
    sign_ins = Rates(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
    thoughts = Rates(settings.hints_per_minute / 60, settings.hints_per_minute / 2)
    guesses = Rates(3 * sign_ins.per_second, 3 * sign_ins.burst)
    presence = Presence(tables.store, tables.clock)
    folder = page()
    html = (folder / "index.html").read_text(encoding="utf-8") if folder else ""
    files: list[Any] = [no_page]
    if folder:
        files = [
            # The names of assets change with what they hold; the page that names them is asked for.
            create_static_files_router(
                path="/assets", directories=[folder / "assets"], cache_control=FOREVER
            ),
            create_static_files_router(
                path="/", directories=[folder], html_mode=True, cache_control=ASK
            ),
        ]

    def given(thing: Any) -> Provide:
        return Provide(lambda: thing, sync_to_thread=False)

    return Litestar(
        route_handlers=[
            People,
            SignIn,
            AccountRoutes,
            Games,
            TableRoutes,
            Companions,
            NoticeRoutes,
            CalendarRoutes,
            SittingInRoutes,
            Circle,
            Profile,
            Invitations,
            Around,
            gateway,
            live,
            ready,
            metrics,
            board_file,
            *files,
        ],
        dependencies={
            **GIVEN,
            "settings": given(settings),
            "tables": given(tables),
            "accounts": given(accounts),
            "hub": given(hub),
            "presence": given(presence),
            "desk": given(Desk(settings, tables, push)),
            "commands": given(commands),
            "hints": given(Hints(tables, pool, thoughts)),
            "guesses": given(guesses),
            "stops": given(Rates(*STOPS)),
            "exports": given(Rates(*EXPORTS)),
            "manners": given(Manners()),
            "hall": given(Hall(tables, settings, accounts, sign_ins, Doors(settings, accounts))),
        },
        exception_handlers={Exception: problem},
        before_send=[harden(settings, html)],
        request_class=Body,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig("gzip", exclude=[SECRETS, r"\.(bin|woff2|zip)$"]),
        # Only the description: the pages that show it fetch scripts from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Ludorum", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        on_startup=[*starting, presence.open],
        on_shutdown=[presence.close, *ending],
        state=State({"draining": False}),
        logging_config=None,
    )
