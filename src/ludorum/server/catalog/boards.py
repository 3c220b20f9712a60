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
from ludorum.server.http.caching import FOREVER
from ludorum.titles import Title
from ludorum.titles.board import KINDS, board_of

from .schemas import BoardInfo
from .titles import Titles

RULES = "rules.bin"


def kind_of(file: str) -> str | None:
    return "application/octet-stream" if file == RULES else KINDS.get(PurePosixPath(file).suffix)


@cache
def files_of(game: str, package: str, alone: bool) -> tuple[str, Mapping[str, bytes]]:
    """What is served of a game, and the digest of it. The companion plays with who is `alone`."""
    files = {x: data for x, data in board_of(package).items() if x != RULES and kind_of(x)}
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


@get(
    "/games/{game:str}/{digest:str}/{file:path}",
    include_in_schema=False,
    sync_to_thread=False,
    cache_control=FOREVER,
)
def board_file(game: str, digest: str, file: str, titles: Titles) -> Response[bytes]:
    """One of them. Its address changes with what it holds."""
    now, files = files_for(titles.newest(game))
    name = file.removeprefix("/")
    if digest != now or name not in files:
        raise NotFoundException(f"{game} has no such file now: /api/games/ names them")
    return Response(files[name], media_type=kind_of(name))
