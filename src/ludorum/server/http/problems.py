"""Every refusal in one form."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from ludorum.server.errors import ApiError, public_detail
from ludorum.server.store import StoreDown
from ludorum.server.telemetry import log

from .schemas import Problem


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What we did not foresee is logged and told as little as can be."""
    if isinstance(error, ApiError):
        return Response(Problem(error.code, public_detail(error)), status_code=error.status)
    if isinstance(error, StoreDown):
        return Response(Problem("down", ""), status_code=503, headers={"retry-after": "1"})
    if isinstance(error, HTTPException) and error.status_code < 500:
        code = "too-large" if error.status_code == 413 else "bad-request"
        return Response(Problem(code, str(error.detail)[:300]), status_code=error.status_code)
    log.error("unforeseen", path=request.url.path, exc_info=error)
    return Response(Problem("unforeseen", ""), status_code=500)
