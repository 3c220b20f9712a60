"""What a package brings for the page: a board, its styles, a poster, in its folder `board`.

Built files: `index.js` exports `board`, `poster.js` exports `poster`, `style.css` goes with the
board; `poster.svg` is the poster where there is no page; whatever else is there the first three may
ask for. All are optional. The records of the game are beside them, as modules: `content/KIND.js`
exports them as its default.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from ludorum.content import Row, kinds, rows

FOLDER = "board"
MODULE = "index.js"
POSTER = "poster.js"
PICTURE = "poster.svg"
STYLE = "style.css"
RECORDS = "content/"

# What the page shares with boards, by the import map of web/index.html; all else a board builds in.
# The kit has the name of a package and is none: nothing is ever installed by it. It stands here and
# in web/shared.json; a board that is built against another name has to be built anew.
KIT = "@ludorum/board"
SHARED = ("react", "react/jsx-runtime", KIT)

# No other kinds of files are served: what a package brings is code of the page or a picture.
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@cache
def board_of(package: str) -> Mapping[str, bytes]:
    """The files by name; none if there is no such folder."""
    folder = resources.files(package) / FOLDER
    files = dict(sorted(_files(folder, ""))) if folder.is_dir() else {}
    return {**files, **_records(package)} if MODULE in files else files


def _records(package: str) -> dict[str, bytes]:
    """What its cards say, with a pack over it if there is one: so a board shows what is played."""
    return {f"{RECORDS}{kind}.js": record_module(rows(package, kind)) for kind in kinds(package)}


def record_module(records: list[Row]) -> bytes:
    return b"export default " + json.dumps(records).encode() + b";\n"


def drawn(package: str) -> bool:
    """There is a board, not only a poster."""
    return MODULE in board_of(package)


def _files(folder: Traversable, under: str) -> Iterator[tuple[str, bytes]]:
    for x in folder.iterdir():
        if x.is_dir():
            yield from _files(x, f"{under}{x.name}/")
        elif not x.name.startswith("."):
            yield f"{under}{x.name}", x.read_bytes()
