"""Players that weigh every option and take the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from ludorum.kernel import Choose, Option

S = TypeVar("S")
M = TypeVar("M")


def weighing(
    context: Callable[[S, int], M], worth: Mapping[str, Callable[[M, Choose, Option], float]]
) -> dict[str, Callable[[S, Choose], Option]]:
    """Answers by the kind of decision: what is worth most in the context of the view and the seat;
    of equals, the first."""

    def worthiest(view: S, ask: Choose) -> Option:
        m, value = context(view, ask.seat), worth[ask.kind]
        return max(ask.options, key=lambda x: value(m, ask, x))

    return dict.fromkeys(worth, worthiest)
