"""What the page needs of a game, from the package the game is in: board, poster, and the rules for
the companion."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import PurePosixPath
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

from ludorum.companion.archive import archive
from ludorum.content import own_rows, rows
from ludorum.server.http.builds import Builds
from ludorum.server.http.caching import FOREVER
from ludorum.titles import Title
from ludorum.titles.board import KINDS, PICTURE, RECORDS, board_of, record_module

from .contents import Contents, Visitor
from .schemas import BoardInfo
from .titles import Titles

RULES = "rules.bin"


def kind_of(file: str) -> str | None:
    return "application/octet-stream" if file == RULES else KINDS.get(PurePosixPath(file).suffix)


@cache
def files_of(game: str, package: str, alone: bool) -> tuple[str, Mapping[str, bytes]]:
    """What is served of a game, and the digest of it. The companion plays with who is `alone`."""
    not_sent = (RULES, PICTURE)
    files = {x: data for x, data in board_of(package).items() if x not in not_sent and kind_of(x)}
    if alone:
        files[RULES] = archive(game, package)
    digest = hashlib.blake2b(digest_size=8)
    for name, data in sorted(files.items()):
        digest.update(f"{name} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest(), files


def files_for(title: Title[Any]) -> tuple[str, Mapping[str, bytes]]:
    return files_of(title.name, title.package, 1 in title.players)


def board_info(title: Title[Any]) -> BoardInfo:
    digest, files = files_for(title)
    return BoardInfo(f"games/{title.name}/{digest}/", sorted(files))


def boards_to_keep(titles: Titles) -> dict[str, bytes]:
    """What open pages will ask for after the packages of their games have been renewed."""
    found = {}
    for name in titles.names():
        digest, files = files_for(titles.newest(name))
        found.update({f"games/{name}/{digest}/{x}": data for x, data in files.items()})
    return found


def file_now(titles: Titles, game: str, digest: str, name: str) -> bytes | None:
    """A file of the package that is installed here, if its files are those of that digest."""
    if game not in titles.names():
        return None
    now, files = files_for(titles.newest(game))
    return files.get(name) if digest == now else None


@get("/games/{game:str}/{version:str}/{file:path}", include_in_schema=False)
async def board_file(
    game: str,
    version: str,
    file: str,
    titles: Titles,
    visitor: Visitor,
    contents: Contents,
    builds: Builds,
) -> Response[bytes]:
    """One of them. Its address changes with what it holds: `version` is the digest of them all, and
    after a dot the content that its records are of, if it is not that of new tables."""
    digest, _, content = version.partition(".")
    name = file.removeprefix("/")
    data = file_now(titles, game, digest, name)
    if data is None:
        data = await builds.file(f"games/{game}/{digest}/{name}")
    if data is None:
        raise NotFoundException(f"{game} has no such file now: /api/games/ names them")
    kept = {"cache-control": FOREVER.to_header()}
    if not content or not name.startswith(RECORDS):
        return Response(data, media_type=kind_of(name), headers=kept)
    laid = await contents.laid(visitor, game, content)
    kind = name.removeprefix(RECORDS).removesuffix(".js")
    if laid.pack is None:
        module = record_module(rows(laid.package, kind))
        return Response(module, media_type=kind_of(name), headers=kept)
    module = record_module(laid.pack.over(kind, own_rows(laid.package, kind)))
    # Not for those who come to this browser later.
    private = {"cache-control": "private, no-cache"}
    return Response(module, media_type=kind_of(name), headers=private)
