"""The conformance kit: one line in an author's tests says whether a game keeps its promises.

from ludorum.testing import conform
def test_conformance() -> None:
    conform("mygame")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.games import load
from ludorum.titles import Title

from .checks import CHECKS, Check
from .walk import Fault


def conform(
    game: str | Title[Any],
    positions: int = 200,
    report: Callable[[str], None] = lambda name: None,
) -> None:
    """Run every check over that many random positions; Fault says what is broken and where.

    game       the name of an installed game, or a title
    positions  of each check; 200 take seconds, more find rarer faults
    report     is told the name of every check before it runs

    Deterministic: the same title gives the same verdict. Returns if all is well, raises at the
    first fault, with what makes it happen again.
    """
    title = load(game) if isinstance(game, str) else game
    for check in CHECKS:
        report(check.__name__.replace("_", " "))
        check(title, positions)


__all__ = ["CHECKS", "Check", "Fault", "conform"]
