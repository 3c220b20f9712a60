"""Where the cards of a position are: found by looking everywhere, so that none is forgotten."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from ludorum.kernel import Deck, Hand

from .pool import Pool


def counted(s: Any, pools: Mapping[str, Pool], markers: tuple[str, ...]) -> dict[str, int]:
    """How many cards of every pool there are: in decks and hands, and wherever one is named, but
    for the fields in `markers`."""
    found = dict.fromkeys(pools, 0)
    where = {card: name for name, pool in pools.items() for card in pool}
    _count(s, found, where, markers)
    return found


def _count(x: Any, found: dict[str, int], where: dict[str, str], markers: tuple[str, ...]) -> None:
    if isinstance(x, str):
        if x in where:
            found[where[x]] += 1
    elif isinstance(x, Deck):
        # Fewer may lie in a deck than are possible there.
        for layer in x.layers:
            if layer.cards and layer.cards[0] in where:
                found[where[layer.cards[0]]] += layer.size
    elif isinstance(x, Hand):
        _count(x.cards, found, where, markers)
    elif isinstance(x, (list, tuple)):
        for y in x:
            _count(y, found, where, markers)
    elif isinstance(x, dict):
        for y in x.values():
            _count(y, found, where, markers)
    elif dataclasses.is_dataclass(x):
        for field in dataclasses.fields(x):
            if not field.name.startswith("_") and field.name not in markers:
                _count(getattr(x, field.name), found, where, markers)
