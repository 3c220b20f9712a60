"""How much of what can be repeated without end a run repeats.

A usual run takes a sample, drawn by the commit, so that other games and numbers come up with every
commit; a whole run (`LUDORUM_WHOLE=1`: every night, before a release) takes everything. `.ci/run`
says which games its change can reach (`LUDORUM_GAMES`): of these a usual run leaves out nothing.
"""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

WHOLE = os.environ.get("LUDORUM_WHOLE") == "1"


@cache
def seed() -> str:
    """The commit, unless LUDORUM_SEED says another."""
    given = os.environ.get("LUDORUM_SEED")
    if given:
        return given
    here = Path(__file__).parent
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=here, capture_output=True, text=True, check=False
    )
    return head.stdout.strip() or "no commit"


def reached(game: str) -> bool:
    """Can the change alter this game? Whoever does not say what has changed asks for all."""
    games = os.environ.get("LUDORUM_GAMES")
    return WHOLE or games is None or game in games.split()


def some(usual: int, whole: int) -> int:
    return whole if WHOLE else usual


def for_game(game: str, few: int, all: int) -> int:
    """`all` for a game the change can reach, `few` for any other."""
    return all if reached(game) else few


def drawn(group: str, members: Iterable[T], n: int) -> list[T]:
    """`n` of the members in their order, others with another commit; in a whole run all."""
    every: Sequence[T] = list(members)
    if WHOLE or n >= len(every):
        return list(every)
    picked = random.Random(f"{seed()} {group}").sample(range(len(every)), n)
    return [every[i] for i in sorted(picked)]
