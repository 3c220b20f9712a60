"""Which decks the box on the table has, and which only the app has.

Some cards are in print nowhere: there, the rules have cards of their own (`origin` is "house"). A
person cannot tell such a card from the box, so the app deals a deck of them.
"""

from __future__ import annotations

import hmac
from typing import Any

from ludorum.kernel import Deck, Rand
from ludorum.titles import Title, family

HOUSE = "house"
KNOWN_BY_ELIMINATION = 1  # a single card nobody knows is the one that is none of the others


def is_house(title: Title[Any], pool: str, card: str) -> bool:
    record = title.pools.get(family(pool), {}).get(card)
    return getattr(record, "origin", "") == HOUSE


def own_decks(title: Title[Any], options: dict[str, str]) -> frozenset[str]:
    """The families of pools that the app deals at a table with these settings."""
    house: dict[str, set[str]] = {}
    for part in title.derived.covered(title.setup(1, options)):
        if isinstance(part, Deck):
            cards = {x for layer in part.layers for x in layer.cards}
            of = house.setdefault(family(part.pool), set())
            of |= {x for x in cards if is_house(title, part.pool, x)}
    return frozenset(x for x, cards in house.items() if len(cards) > KNOWN_BY_ELIMINATION)


def order(seed: str, deck: str, n: int) -> Rand:
    """Chance for the n-th draw from a deck of the app. It depends on nothing else: such a deck
    lies in an order, as the decks on the table do, and what is taken back does not shuffle it."""
    count = 0

    def rand() -> float:
        nonlocal count
        count += 1
        raw = hmac.new(seed.encode(), f"{deck} {n} {count}".encode(), "sha256").digest()
        return (int.from_bytes(raw[:8], "big") >> 11) / (1 << 53)

    return rand
