"""Components that know who may look at them; everything else in a state is public.

What must hold: no component stores an order that nobody knows. A deck is a stack of layers, each
an unordered (sorted) bag; order exists only between layers. Shuffling is therefore forgetting:
it merges layers and needs no chance event.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

PUBLIC = -1  # mask of the seats that may look: all bits set
NOBODY = 0
WATCHER = 62  # a seat no player has: sees what all may see
BACK = "?"  # a card, to who may not look at it


@dataclass(slots=True)
class Layer:
    """Cards lying together in an unknown order, sorted so that equal bags are equal data.

    A layer never changes, nor do its cards: a deck puts another one in its place. So copies of a
    state share them, and a position with many cards is copied as fast as one with few.

    `size` may be smaller than `len(cards)`: the rest has left the game unseen.
    """

    cards: list[str]
    sees: int
    size: int


@dataclass(slots=True)
class Deck:
    """A pile of cards, the last layer on top. A single known card is a layer of one.

    `pool` names the set of look-alike cards: hidden cards of a pool are interchangeable when a
    position is imagined.
    """

    pool: str
    layers: list[Layer] = field(default_factory=list)

    @classmethod
    def of(cls, pool: str, cards: Iterable[str], size: int = -1) -> Deck:
        """A shuffled deck; with `size`, only that many of the cards, nobody knows which."""
        bag = sorted(cards)
        n = len(bag) if size < 0 else size
        return cls(pool, [Layer(bag, NOBODY, n)] if n else [])

    @property
    def size(self) -> int:
        return sum([layer.size for layer in self.layers])

    def take(self, card: str) -> None:
        """Remove `card`, which must be possible as the next card.

        ValueError, and nothing removed, if it is not.
        """
        if not self.layers:
            raise ValueError("empty deck")
        layer = self.layers[-1]
        cards = layer.cards
        i = bisect_left(cards, card)
        if i == len(cards) or cards[i] != card:
            raise ValueError(f"{card!r} cannot be the next card")
        if layer.size == 1:
            self.layers.pop()
        else:
            left = cards[:i] + cards[i + 1 :]
            self.layers[-1] = Layer(left, layer.sees, layer.size - 1)

    def take_all(self, cards: Sequence[str]) -> None:
        """Remove the next cards, in this order; if one of them cannot be, none of them.

        ValueError then.
        """
        layers = self.layers[:]
        done = 0
        while done < len(cards):
            if not layers:
                raise ValueError("empty deck")
            layer = layers.pop()
            n = min(layer.size, len(cards) - done)
            left = layer.cards[:]
            for card in cards[done : done + n]:
                i = bisect_left(left, card)
                if i == len(left) or left[i] != card:
                    raise ValueError(f"{card!r} cannot be the next card")
                del left[i]
            if n < layer.size:
                layers.append(Layer(left, layer.sees, layer.size - n))
            done += n
        self.layers = layers

    def put_top(self, card: str, sees: int) -> None:
        """The card is the next one; `sees` know it, the others know that one was put there."""
        self.layers.append(Layer([card], sees, 1))

    def put_bottom(self, cards: Iterable[str], sees: int) -> None:
        """Cards go under the pile together, in an order nobody keeps."""
        bag = sorted(cards)
        if bag:
            self.layers.insert(0, Layer(bag, sees, len(bag)))

    def shuffle_in(self, cards: Iterable[str]) -> None:
        """Shuffle `cards` and everything already here into one unknown layer."""
        bag = list(cards)
        n = len(bag)
        for layer in self.layers:
            bag += layer.cards
            n += layer.size
        self.layers = [Layer(sorted(bag), NOBODY, n)] if n else []

    def look(self, seat: int) -> Any:
        """What a seat sees, bottom to top: the cards, or only the size, of each layer."""
        return [list(x.cards) if x.sees >> seat & 1 else x.size for x in self.layers]

    def observe(self, seat: int) -> Deck:
        """The pile as a seat knows it: a layer it may not look at is a number of cards."""
        seen = []
        for x in self.layers:
            seen.append(x if x.sees >> seat & 1 else Layer([], x.sees, x.size))
        return Deck(self.pool, seen)

    @classmethod
    def read(cls, seen: Any) -> Deck:
        """The pile from what `look` gave: cards that were not seen stay covered."""
        layers = []
        for x in seen:
            known = isinstance(x, list)
            layers.append(Layer(x[:], PUBLIC, len(x)) if known else Layer([], NOBODY, x))
        return cls("", layers)


@dataclass(slots=True)
class Hand:
    """Cards only `owner` may look at; how many is public. owner < 0: face down for all.

    A card played face down is a hand of one.
    """

    pool: str
    owner: int
    cards: list[str] = field(default_factory=list)

    def look(self, seat: int) -> Any:
        """What a seat sees: the cards for the owner, how many for the others."""
        return list(self.cards) if seat == self.owner else len(self.cards)

    def observe(self, seat: int) -> Hand:
        """The hand as a seat knows it: what it may not look at is as many backs."""
        known = self.cards[:] if seat == self.owner else [BACK] * len(self.cards)
        return Hand(self.pool, self.owner, known)

    @classmethod
    def read(cls, seen: Any) -> Hand:
        """The hand from what `look` gave."""
        return cls("", -1, list(seen) if isinstance(seen, list) else [BACK] * seen)
