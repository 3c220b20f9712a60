"""The built web client, from inside the package."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.static_files import create_static_files_router

from .caching import ASK, FOREVER

BUILD = "cd web && npm install && npm run build"
NOT_BUILT = (
    f"the web client is not built: in the checkout run `{BUILD}`, then start the server again"
)


def page() -> Path | None:
    """The built web client inside the package, if it is there."""
    folder = Path(str(resources.files("ludorum.server") / "page"))
    return folder if (folder / "index.html").is_file() else None


@get("/", include_in_schema=False, sync_to_thread=False)
def no_page() -> Response[str]:
    text = f"Ludorum runs, but {NOT_BUILT}.\n\n/schema/openapi.json tells of the API.\n"
    return Response(text, media_type="text/plain")


def page_files() -> tuple[str, list[Any]]:
    """The page, and the routes that serve it and all it names."""
    folder = page()
    if folder is None:
        return "", [no_page]
    return (folder / "index.html").read_text(encoding="utf-8"), [
        # The names of assets change with what they hold; the page that names them is asked for.
        create_static_files_router(
            path="/assets", directories=[folder / "assets"], cache_control=FOREVER
        ),
        create_static_files_router(
            path="/", directories=[folder], html_mode=True, cache_control=ASK
        ),
    ]
