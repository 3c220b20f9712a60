"""The games. Everyone above reaches them by name, through this registry only.

A game is an entry point of the group `ludorum.games`: a package installed beside Ludorum adds a
sixth one without touching it.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludorum.kernel import Record, Verdict, verify
from ludorum.titles import Title, faults, totals

GROUP = "ludorum.games"


class BadTitle(LookupError):
    """A game is registered that cannot be played; `faults` says all that is wrong with it."""

    def __init__(self, name: str, origin: str, faults: list[str]) -> None:
        super().__init__(f"{name} of {origin} cannot be played: {'; '.join(faults)}")
        self.origin = origin
        self.faults = faults


def registered() -> list[str]:
    """The games that packages bring, whether or not they can be loaded: without loading any."""
    return sorted(_entries())


def names() -> list[str]:
    """The games that can be played."""
    return [name for name, title in every().items() if not isinstance(title, BadTitle)]


def every() -> dict[str, Title[Any] | BadTitle]:
    """Every registered game by name; one that cannot be played harms no other."""
    out: dict[str, Title[Any] | BadTitle] = {}
    for name, entry in sorted(_entries().items()):
        try:
            out[name] = _loaded(entry)
        except BadTitle as e:
            out[name] = e
    return out


def load(name: str) -> Title[Any]:
    """The game of that name; LookupError says which there are, BadTitle what is wrong with it."""
    entry = _entries().get(name)
    if entry is None:
        raise LookupError(f"no game {name!r}; there are: {', '.join(registered())}")
    return _loaded(entry)


def _entries() -> dict[str, EntryPoint]:
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


def prove(title: Title[Any], record: Record) -> Verdict:
    """Is a recorded game what it says it is: every answer, draw and position, and its result?"""
    verdict = verify(title, record)
    if not verdict.problems and verdict.over and record.result is not None:
        points = totals(title.scores(record.table(title).state))
        if points != record.result:
            verdict.problems.append(f"the record claims {record.result}, the game gives {points}")
    return verdict


__all__ = ["BadTitle", "every", "load", "names", "prove", "registered"]
