"""Whether a process answers and can serve, and its metrics: for proxies and monitors."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import SkipValidation
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ludorum.server.bus import Bus
from ludorum.server.store import Database, StoreDown

# A protocol: whether it is one cannot be looked up.
GivenBus = NamedDependency[SkipValidation[Bus]]


def spelled_plainly(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: `//metrics` and `/%6detrics` are not here, for a proxy that keeps `/metrics` to
    itself may let them through."""
    if request.scope["raw_path"] != request.scope["path"].encode():
        raise NotFoundException


@get("/health/live", include_in_schema=False, guards=[spelled_plainly], sync_to_thread=False)
def live() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/health/ready", include_in_schema=False, guards=[spelled_plainly])
async def ready(database: Database, bus: GivenBus, state: State) -> Response[dict[str, str]]:
    """It can serve: the store answers and it is not shutting down. A bus that is down is told,
    but does not stop anybody from playing."""
    if state.draining:
        return Response({"status": "draining"}, status_code=503)
    try:
        await database.ping()
    except StoreDown:
        return Response({"status": "store down"}, status_code=503)
    return Response({"status": "ok", "bus": "ok" if bus.healthy() else "down"})


@get("/metrics", include_in_schema=False, guards=[spelled_plainly], sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
