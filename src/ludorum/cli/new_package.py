"""`ludorum author new`: the package of a new game, laid down from the templates in `new_game`, or
from the example Delta by its own name.

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


EXAMPLES = {"delta": ("Delta", "Дельта")}  # and what they are called
# What a build leaves in an example is no part of it.
BUILT = frozenset({"__pycache__", "board", "kit", "node_modules", "dist", ".pytest_cache"})


def lay(name: str, folder: Path, example: str | None = None) -> list[Path]:
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
    if example is None:
        files = templates(resources.files("ludorum.cli") / "new_game")
    else:
        files = copied(example_folder(example))
        words = renamed(example, name, words["@Name@"], words["@Title@"])
    written = []
    for place, text in files:
        path = folder / filled(place, words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(text, words), encoding="utf-8", newline="\n")
        written.append(path)
    return written


def example_folder(name: str) -> Traversable:
    """Where an example lies: in a wheel beside the commands, else in the checkout."""
    packed = resources.files("ludorum.cli") / "examples" / name
    return packed if packed.is_dir() else Path(__file__).parents[3] / "examples" / name


def renamed(example: str, name: str, cls: str, title: str) -> dict[str, str]:
    """What an example says of itself, and what is said instead: its class, its name, its titles."""
    old = example.capitalize()
    return {
        f"class {old}(": f"class {cls}(",
        f"{old}()": f"{cls}()",
        example: name,
        **dict.fromkeys(EXAMPLES[example], title),
    }


def copied(folder: Traversable, under: str = "") -> Iterator[tuple[str, str]]:
    """The sources of an example: where each file will lie, and its text."""
    for x in sorted(folder.iterdir(), key=lambda x: x.name):
        if x.is_dir():
            if x.name not in BUILT:
                yield from copied(x, f"{under}{x.name}/")
        else:
            yield under + x.name, x.read_text(encoding="utf-8")


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
