"""How much of what can be repeated without end a run repeats.

A usual run takes a sample, drawn by the commit, so that with every commit it is another one; a
whole run (`LUDORUM_WHOLE=1`: every night, before a release) takes everything. `.ci/run` says what
its change can reach: games (`LUDORUM_GAMES`) and files of tests (`LUDORUM_TESTS`, a list). Of all
others a fifth of the tests is enough to see that this is so.
"""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

WHOLE = os.environ.get("LUDORUM_WHOLE") == "1"
OF_OTHERS = 5  # one test in so many, where the change does not reach


@cache
def seed() -> str:
    """The commit, unless LUDORUM_SEED says another."""
    given = os.environ.get("LUDORUM_SEED")
    if given:
        return given
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return head.stdout.strip() or "no commit"


def game_reached(game: str) -> bool:
    """Can the change alter this game? Whoever does not say what has changed asks for all."""
    games = os.environ.get("LUDORUM_GAMES")
    return WHOLE or games is None or game in games.split()


def file_reached(file: str) -> bool:
    """Can the change break tests of this file?"""
    files = _files()
    return WHOLE or files is None or file in files


@cache
def _files() -> frozenset[str] | None:
    listed = os.environ.get("LUDORUM_TESTS")
    return frozenset(Path(listed).read_text().split()) if listed else None


def some(usual: int, whole: int) -> int:
    return whole if WHOLE else usual


def chance(name: str) -> float:
    """Where a test stands in the draw of this commit: from 0 to 1, anew with every commit."""
    return random.Random(f"{seed()} {name}").random()


def drawn(group: str, members: Iterable[T], n: int) -> list[T]:
    """`n` of the members in their order, others with another commit; in a whole run all."""
    every = list(members)
    if WHOLE or n >= len(every):
        return every
    picked = random.Random(f"{seed()} {group}").sample(range(len(every)), n)
    return [every[i] for i in sorted(picked)]
