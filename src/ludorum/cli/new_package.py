"""`ludorum author new`: the package of a new game, laid down from the templates in `new_game`.

A template is a file that ends in `.txt`, so that no tool takes it for what it will become. In its
text and its path `@name@` stands for the name of the game, `@Name@` for that of a class and
`@Title@` for what people call it, `@kit@` for the kit of boards and `@versions@` for those of
Ludorum it works with; `dot-x` becomes `.x`, which a wheel could lose.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from ludorum import __version__
from ludorum.games import registered
from ludorum.titles.board import KIT

from .mistakes import Mistake

NAME = re.compile(r"[a-z]([a-z0-9_]*[a-z0-9])?")  # a package index takes no other end
SUFFIX = ".txt"


def lay(name: str, folder: Path) -> list[Path]:
    """Write the package into a folder that is empty or not there; the files, in order."""
    if not NAME.fullmatch(name):
        raise Mistake("game-name", name=name)
    if name in registered():
        raise Mistake("game-there", name=name)
    if folder.exists() and not folder.is_dir():
        raise Mistake("out-file", path=str(folder))
    if folder.is_dir() and any(folder.iterdir()):
        raise Mistake("out-full", path=str(folder))
    words = {
        "@name@": name,
        "@Name@": "".join([x.capitalize() for x in name.split("_")]),
        "@kit@": KIT,
        "@versions@": bounds(__version__),
        "@Title@": name.replace("_", " ").capitalize(),
    }
    written = []
    for place, text in templates(resources.files("ludorum.cli") / "new_game"):
        path = folder / filled(place, words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(text, words), encoding="utf-8", newline="\n")
        written.append(path)
    return written


def bounds(version: str) -> str:
    """Those it works with: until 1.0 a minor version may change what games are made of."""
    major, minor, _ = version.split(".", 2)
    after = f"{major}.{int(minor) + 1}" if major == "0" else f"{int(major) + 1}"
    return f">={major}.{minor},<{after}"


def templates(folder: Traversable, under: str = "") -> Iterator[tuple[str, str]]:
    """Where each file will lie, and its text."""
    for x in sorted(folder.iterdir(), key=lambda x: x.name):
        place = under + ("." + x.name[4:] if x.name.startswith("dot-") else x.name)
        if x.is_dir():
            yield from templates(x, f"{place}/")
        elif x.name.endswith(SUFFIX):
            yield place.removesuffix(SUFFIX), x.read_text(encoding="utf-8")


def filled(text: str, words: dict[str, str]) -> str:
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text
