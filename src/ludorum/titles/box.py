"""A game with a pack over it: the same package once more, under a name of its own.

Rules read their records when they are imported. So the package is imported again, from the same
files, and what it reads under its second name has the pack over it. Both games live side by side;
tables of one know nothing of the other.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module, invalidate_caches, resources
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ludorum.content import ContentError, Pack, lay, lift, was_read
from ludorum.effects import drop_shapes

from .contract import Title

PREFIX = "ludorum_box_"
_SOURCE = (SourceFileLoader, SOURCE_SUFFIXES)


class BoxFinder(MetaPathFinder):
    """Finds a package under its second name, always as source: what is compiled knows one name."""

    def __init__(self) -> None:
        self.homes: dict[str, Path] = {}  # second name -> the folder of the package
        self.packages: dict[str, str] = {}  # second name -> the first

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in self.homes:
            home = self.homes[fullname]
            return spec_from_file_location(
                fullname,
                home / "__init__.py",
                loader=SourceFileLoader(fullname, str(home / "__init__.py")),
                submodule_search_locations=[str(home)],
            )
        if not fullname.startswith(PREFIX) or not path:
            return None
        return FileFinder(path[0], _SOURCE).find_spec(fullname)


_finder = BoxFinder()


def boxed(title: Title[Any], module: str, attribute: str, pack: Pack) -> Title[Any]:
    """The game `module:attribute` with a pack over the content of its package.

    ContentError says what is wrong with the pack, or why the game can have none.
    """
    package = title.package
    if (pack.game, pack.epoch) != (title.name, title.epoch):
        raise ContentError(
            f"the pack {pack.name!r} is for {pack.game}, epoch {pack.epoch}; "
            f"these are the rules of {title.name}, epoch {title.epoch}",
            code="pack-game",
            epoch=pack.epoch,
            now=title.epoch,
        )
    name = f"{PREFIX}{title.name}_{pack.digest()}"
    if module != package and not module.startswith(f"{package}."):
        raise ContentError(f"{title.name} is not in its package {package}: it can have no pack")
    if _finder not in sys.meta_path:
        sys.meta_path.append(_finder)
    _finder.homes[name] = Path(str(resources.files(package)))
    _finder.packages[name] = package
    invalidate_caches()
    lay(name, pack)
    try:
        found: Title[Any] = getattr(import_module(name + module[len(package) :]), attribute)
        if found.package != name or not was_read(name):
            raise ContentError(
                f"{title.name} reads its content by a name that is written out: "
                "with __name__ and relative imports a pack can lie over it"
            )
    except ContentError:
        forget(name)
        raise
    except Exception as e:  # rules know their own records; with others anything may happen
        forget(name)
        said = f"{type(e).__name__}: {e}"
        raise ContentError(f"the rules cannot work with it: {said}", code="rules", said=said) from e
    except BaseException:  # it took too long, say: nothing half made stays
        forget(name)
        raise
    return found


def home_of(package: str) -> str:
    """The name a package has of its own, whichever it was loaded under."""
    return _finder.packages.get(package, package)


def forget(name: str) -> None:
    """Drop a boxed game; whoever holds its title may go on with it."""
    _finder.homes.pop(name, None)
    _finder.packages.pop(name, None)
    lift(name)
    drop_shapes(name)
    for module in [x for x in sys.modules if x == name or x.startswith(f"{name}.")]:
        del sys.modules[module]
