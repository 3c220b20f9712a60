"""The package of a game as the companion in the page unpacks it: an archive beside Ludorum's own.

It holds the Python files, content and lessons of the package, and says which game they are; not its
puzzles, whose file has the answers. The same files give the same bytes.
"""

from __future__ import annotations

import gzip
import io
import json
import tarfile
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable

from ludorum.content import kinds, rows
from ludorum.games import GROUP
from ludorum.titles.box import home_of

KEPT = (".py", ".json", ".toml")
PUZZLES = "puzzles.json"


@cache
def archive(game: str, package: str) -> bytes:
    home = home_of(package)
    at = home.replace(".", "/")
    files = dict(_around(home))
    files |= dict(_files(resources.files(home), at))
    # A pack lies over them already: in the browser the game has these cards and no others.
    files |= {
        f"{at}/content/{x}.json": json.dumps(rows(package, x)).encode() for x in kinds(package)
    }
    files |= _installed(game)
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in sorted(files.items()):
            info = tarfile.TarInfo(name)
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
    return gzip.compress(out.getvalue(), mtime=0)


def _files(folder: Traversable, at: str) -> Iterator[tuple[str, bytes]]:
    for x in folder.iterdir():
        if x.is_dir():
            yield from _files(x, f"{at}/{x.name}")
        elif x.name.endswith(KEPT) and x.name != PUZZLES:
            yield f"{at}/{x.name}", x.read_bytes()


def _around(package: str) -> Iterator[tuple[str, bytes]]:
    """The beginnings of packages that this one is inside of; those of Ludorum are there already."""
    names = package.split(".")
    for i in range(1, len(names) if names[0] != "ludorum" else 1):
        file = resources.files(".".join(names[:i])) / "__init__.py"
        if file.is_file():
            yield "/".join([*names[:i], "__init__.py"]), file.read_bytes()


def _installed(game: str) -> dict[str, bytes]:
    """What pip would leave beside it, for a distribution of this one game."""
    (entry,) = entry_points(group=GROUP, name=game)
    info = f"{game}_game-1.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {game}-game\nVersion: 1\n"
    points = f"[{GROUP}]\n{game} = {entry.value}\n"
    return {f"{info}/METADATA": metadata.encode(), f"{info}/entry_points.txt": points.encode()}
