"""The games. Everyone above reaches them by name, through this registry only.

A game is an entry point of the group `ludorum.games`: a package installed beside Ludorum adds a
sixth one without touching it. Packs that the variable LUDORUM_CONTENT names (folders or zip files,
separated like a search path) lie over the games they are for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from ludorum.content import ContentError, Pack, read_pack
from ludorum.kernel import Record, Verdict, content_of, differs, verify
from ludorum.titles import Title, boxed, faults, forget, registry, totals

GROUP = "ludorum.games"
PACKS = "LUDORUM_CONTENT"


class BadTitle(LookupError):
    """A game is registered that cannot be played; `faults` says all that is wrong with it."""

    def __init__(self, name: str, origin: str, faults: list[str]) -> None:
        super().__init__(f"{name} of {origin} cannot be played: {'; '.join(faults)}")
        self.name = name
        self.origin = origin
        self.faults = faults


class UnknownGame(LookupError):
    """No game of that name is installed; `known` are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no game {name!r}; there are: {', '.join(known)}")
        self.name = name
        self.known = known


def registered() -> list[str]:
    """The games that packages bring, whether or not they can be loaded: without loading any."""
    return sorted(_entries())


def names() -> list[str]:
    """The games that can be played."""
    return [name for name, title in every().items() if not isinstance(title, BadTitle)]


def every() -> dict[str, Title[Any] | BadTitle]:
    """Every registered game by name; one that cannot be played harms no other."""
    out: dict[str, Title[Any] | BadTitle] = {}
    for name in registered():
        try:
            out[name] = load(name)
        except BadTitle as e:
            out[name] = e
    return out


def load(name: str, content: str = "") -> Title[Any]:
    """The game of that name, with the pack of this house over it if there is one, or whichever has
    this `content`; LookupError says which games there are, BadTitle what is wrong with it,
    ContentError what with the pack."""
    pack = house_packs().get(name)
    title = load_plain(name) if pack is None else load_boxed(pack)
    if not differs(title, content):
        return title
    known = [load_plain(name), *[x for (game, _), x in _boxed.items() if game == name]]
    for x in known:
        if not differs(x, content):
            return x
    raise ContentError(f"{name} with other cards or boards (content {content}): not here")


def load_plain(name: str) -> Title[Any]:
    """The game as it comes, without any pack."""
    return _loaded(_entry(name))


def load_boxed(pack: Pack) -> Title[Any]:
    """A game with a pack over its content; ContentError says what is wrong with the pack."""
    key = pack.game, pack.digest()
    if key not in _boxed:
        entry = _entry(pack.game)
        title = boxed(_loaded(entry), entry.module, entry.attr, pack)
        wrong = faults(title, entry.name)
        if wrong:
            forget(title.package)
            raise ContentError("; ".join(wrong), pack.name, "rules", said="; ".join(wrong))
        differs(title, content_of(title))  # its names are known, also when its files are gone
        _boxed[key] = title
    return _boxed[key]


def drop_boxed(pack: Pack) -> None:
    """Nobody needs a game with this pack for now; `load_boxed` makes it anew."""
    title = _boxed.pop((pack.game, pack.digest()), None)
    if title is not None:
        forget(title.package)


def house_packs() -> dict[str, Pack]:
    """The packs of this house, by game."""
    return _packs(os.environ.get(PACKS, ""))


def house_titles() -> list[Title[Any]]:
    """The games that have a pack of this house over them."""
    return [load_boxed(x) for x in house_packs().values()]


_boxed: dict[tuple[str, str], Title[Any]] = {}


@cache
def _packs(paths: str) -> dict[str, Pack]:
    out: dict[str, Pack] = {}
    for path in [x for x in paths.split(os.pathsep) if x]:
        pack = read_pack(Path(path))
        if pack.game in out:
            raise ContentError(f"{PACKS} names two packs for {pack.game}")
        out[pack.game] = pack
    return out


def _entry(name: str) -> EntryPoint:
    entry = _entries().get(name)
    if entry is None:
        raise UnknownGame(name, registered())
    return entry


def _entries() -> Mapping[str, EntryPoint]:
    return _installed(tuple(sys.path))


@cache
def _installed(path: tuple[str, ...]) -> Mapping[str, EntryPoint]:
    """What lies on this search path. It reads a file of every package, so it looks once; what is
    installed later is seen by the next process."""
    return {e.name: e for e in entry_points(group=GROUP)}


def _loaded(e: EntryPoint) -> Title[Any]:
    try:
        title: Title[Any] = e.load()
    except Exception as error:  # in somebody else's package anything may happen
        reason = f"{e.value} cannot be imported: {type(error).__name__}: {error}"
        raise BadTitle(e.name, _origin(e), [reason]) from error
    wrong = faults(title, e.name)
    if wrong:
        raise BadTitle(e.name, _origin(e), wrong)
    return title


def _origin(e: EntryPoint) -> str:
    return f"the package {e.dist.name} {e.dist.version}" if e.dist is not None else e.value


registry.find = load


def prove(title: Title[Any], record: Record) -> Verdict:
    """Is a recorded game what it says it is: every answer, draw and position, and its result?"""
    verdict = verify(title, record)
    if not verdict.problems and verdict.over and record.result is not None:
        points = totals(title.scores(record.table(title).state))
        if points != record.result:
            verdict.problems.append(f"the record claims {record.result}, the game gives {points}")
    return verdict


__all__ = [
    "PACKS", "BadTitle", "UnknownGame", "drop_boxed", "every", "house_packs", "house_titles",
    "load", "load_boxed", "load_plain", "names", "prove", "registered",
]  # fmt: skip
