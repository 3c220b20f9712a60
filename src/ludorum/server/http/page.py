"""The built web client, from inside the package."""

from __future__ import annotations

from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router

from .builds import Builds
from .caching import ASK, FOREVER

BUILD = "cd web && npm install && npm run build"
NOT_BUILT = (
    f"the web client is not built: in the checkout run `{BUILD}`, then start the server again"
)
ASSETS = "assets/"
# Python for the browser: ten times the rest, and the same in nearly all builds.
RUNTIME = f"{ASSETS}pyodide-"
KEPT_FOREVER = {"cache-control": FOREVER.to_header()}


def page() -> Path | None:
    """The built web client inside the package, if it is there."""
    folder = Path(str(resources.files("ludorum.server") / "page"))
    return folder if (folder / "index.html").is_file() else None


def assets() -> dict[str, Path]:
    """What the page asks for by names that change with what they hold, by address."""
    folder = page()
    if folder is None:
        return {}
    found = sorted((folder / ASSETS).rglob("*"))
    return {x.relative_to(folder).as_posix(): x for x in found if x.is_file()}


def page_to_keep() -> dict[str, bytes]:
    """What open pages of this build will ask for after it has been replaced."""
    return {x: path.read_bytes() for x, path in assets().items() if not x.startswith(RUNTIME)}


@get("/", include_in_schema=False, sync_to_thread=False)
def no_page() -> Response[str]:
    text = f"Ludorum runs, but {NOT_BUILT}.\n\n/schema/openapi.json tells of the API.\n"
    return Response(text, media_type="text/plain")


def asset_handler() -> Any:
    """Serves what is in the package, and what another build of the page had."""
    own = assets()

    @get("/assets/{file:path}", include_in_schema=False)
    async def asset(file: str, builds: Builds) -> File | Response[bytes]:
        address = ASSETS + file.removeprefix("/")
        kind = guess_type(address)[0] or "application/octet-stream"
        if address in own:
            path = own[address]
            return File(
                path,
                filename=path.name,
                media_type=kind,
                content_disposition_type="inline",
                headers=KEPT_FOREVER,
            )
        data = await builds.file(address)
        if data is None:
            raise NotFoundException("no build of the page that is kept has such a file")
        return Response(data, media_type=kind, headers=KEPT_FOREVER)

    return asset


def page_files() -> tuple[str, list[Any]]:
    """The page, and the routes that serve it and all it names."""
    folder = page()
    if folder is None:
        return "", [no_page]
    return (folder / "index.html").read_text(encoding="utf-8"), [
        asset_handler(),
        # The page that names its assets is asked for.
        create_static_files_router(
            path="/", directories=[folder], html_mode=True, cache_control=ASK
        ),
    ]
