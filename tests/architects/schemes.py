"""Scheme cards of our choice for the solo opponent: no test hangs on the tuning of its deck."""

from __future__ import annotations

import pytest

from ludorum.games.architects.content import SCHEMES, Scheme, Step

FIRST = next(x.id for x in SCHEMES.values() if x.pile == "starting")


def scheme(
    patch: pytest.MonkeyPatch,
    place: str,
    *steps: str | tuple[str, int],
    star: bool = False,
    card: str = FIRST,
) -> str:
    """Give a card of the draw pile this place and these steps; returns its id, for `cards=`."""
    parts = tuple(Step(x, 1) if isinstance(x, str) else Step(*x) for x in steps)
    patch.setitem(SCHEMES, card, Scheme(card, SCHEMES[card].pile, place, parts, "house", star))
    return card
