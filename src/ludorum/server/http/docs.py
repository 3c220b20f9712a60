"""The documentation under /docs, where a host wants it: the folder that `scripts/docs` builds."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from litestar import get
from litestar.datastructures import MutableScopeHeaders
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from .caching import ASK
from .security import content_policy

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


@get("/docs", include_in_schema=False, sync_to_thread=False)
def docs_start() -> Redirect:
    """Its links are relative: the first page has its whole name."""
    return Redirect("/docs/index.html")


def docs_files(folder: str) -> list[Any]:
    """The routes of the site in that folder; none if there is no folder, or no site in it."""
    if not folder or not (Path(folder) / "index.html").is_file():
        return []
    site = create_static_files_router(path="/docs", directories=[folder], cache_control=ASK)
    return [docs_start, site]


def docs_policy(folder: str) -> Callable[[Message, Scope], Awaitable[None]]:
    """What the pages of the site may do: run the few scripts they hold, and no more than ours."""
    pages = sorted(Path(folder).rglob("*.html")) if folder else []
    scripts = {x for page in pages for x in SCRIPT.findall(page.read_text(encoding="utf-8"))}
    allowed = content_policy(sorted(scripts))

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start" and scope["path"].startswith("/docs/"):
            given = MutableScopeHeaders.from_message(message)
            given.setdefault("content-security-policy", allowed)

    return before_send
