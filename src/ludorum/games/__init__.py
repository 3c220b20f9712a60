"""The games. Everyone above reaches them by name, through this registry only.

A game is an entry point of the group `ludorum.games`: a package installed beside Ludorum adds a
sixth one without touching it.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from ludorum.kernel import Record, Verdict, verify

from .contract import Block, Line, Setting, Title, scored, telling, totals

GROUP = "ludorum.games"


def names() -> list[str]:
    """The games that can be loaded."""
    return sorted(e.name for e in entry_points(group=GROUP))


def load(name: str) -> Title[Any]:
    """The game of that name; LookupError says which there are."""
    for e in entry_points(group=GROUP):
        if e.name == name:
            game: Title[Any] = e.load()
            return game
    raise LookupError(f"no game {name!r}; there are: {', '.join(names())}")


def prove(title: Title[Any], record: Record) -> Verdict:
    """Is a recorded game what it says it is: every answer, draw and position, and its result?"""
    verdict = verify(title, record)
    if not verdict.problems and verdict.over and record.result is not None:
        points = totals(title.scores(record.table(title).state))
        if points != record.result:
            verdict.problems.append(f"the record claims {record.result}, the game gives {points}")
    return verdict


__all__ = [
    "Block",
    "Line",
    "Setting",
    "Title",
    "load",
    "names",
    "prove",
    "scored",
    "telling",
    "totals",
]
