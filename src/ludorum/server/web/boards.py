"""Boards and posters of games, from the packages the games are in."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

from ludorum.server.tables import Tables
from ludorum.titles import Title
from ludorum.titles.board import KINDS, board_of

from .caching import FOREVER
from .shapes import BoardInfo


def board_info(title: Title[Any]) -> BoardInfo:
    board = board_of(title.package)
    shown = [name for name in board.files if PurePosixPath(name).suffix in KINDS]
    return BoardInfo(f"games/{title.name}/{board.digest}/", shown)


@get(
    "/games/{game:str}/{digest:str}/{file:path}",
    include_in_schema=False,
    sync_to_thread=False,
    cache_control=FOREVER,
)
def board_file(game: str, digest: str, file: str, tables: Tables) -> Response[bytes]:
    """A file of a board, whose address changes with what it holds."""
    board = board_of(tables.titles.newest(game).package)
    name = file.removeprefix("/")
    kind = KINDS.get(PurePosixPath(name).suffix)
    if digest != board.digest or name not in board.files or kind is None:
        raise NotFoundException(f"{game} has no such file now: /api/games/ names them")
    return Response(board.files[name], media_type=kind)
