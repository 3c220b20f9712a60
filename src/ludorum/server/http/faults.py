"""Faults of the page, as pages tell of them: where in its code, of which build. Nobody's data."""

from __future__ import annotations

from typing import Any

from litestar import Request, post

from ludorum.server.settings import Settings
from ludorum.server.telemetry import METRICS, log

from .rate_limit import RateLimit
from .schemas import REFUSED, Fault
from .security import address, check_origin

LARGEST = 4096  # bytes
OFTEN = (1 / 6, 10)  # a second, and at once, from one address


@post("/api/faults", status_code=204, responses=REFUSED, request_max_body_size=LARGEST)
async def page_fault(
    request: Request[Any, Any, Any],
    data: Fault,
    settings: Settings,
    fault_rate_limit: RateLimit,
) -> None:
    """Somebody's page has failed in one place. Whose it was is not asked."""
    check_origin(request, settings)
    fault_rate_limit.take(address(request))
    METRICS.page_faults.labels(data.slot).inc()
    log.warning(
        "page fault",
        slot=data.slot,
        kind=data.kind,
        game=data.game,
        build=data.build,
        frames=data.frames,
    )
