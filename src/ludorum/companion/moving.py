"""Which cards guesses are instead, when the table shows what they were taken for.

A card that is shown lay in the deck: a guess of that name is another card, one that lay there as
well. Where several are shown at once no guess may become one of the others, and where each can be
only some of the cards the first may have to make room for the next: they are matched, as workers
with work.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludorum.kernel import PUBLIC, Deal, Draw, Layer

from .tape import Tape


def layers(ask: Draw | Deal) -> list[Layer]:
    """The layer that each of the next cards comes from."""
    many = min(ask.n, ask.deck.size) if isinstance(ask, Deal) else 1
    out: list[Layer] = []
    for layer in reversed(ask.deck.layers):
        out += [layer] * min(layer.size, many - len(out))
    return out


def moved(
    tape: Tape, pool: str, shown: Mapping[str, Layer], replay: bool = True
) -> dict[str, str] | None:
    """New names for cards of a pool with which no guess is one of those shown, each of which lies
    in its layer; None, if there are none. Without `replay` by what is known of every guess alone,
    which is quick."""
    out = Moving(tape, pool, shown, replay)
    wrong = sorted(out.guesses & set(shown))
    return out.names() if all(out.move(guess) for guess in wrong) else None


class Moving:
    def __init__(self, tape: Tape, pool: str, shown: Mapping[str, Layer], replay: bool) -> None:
        self.tape = tape
        self.shown = shown
        self.replay = replay
        self.guesses = tape.guesses_of(pool)
        self.could = {guess: tape.could(guess) for guess in self.guesses}
        self.holder = {guess: guess for guess in self.guesses if guess not in shown}
        self.lies: dict[str, str] = {}  # what lies in the place of a card that is a guess now

    def move(self, guess: str) -> bool:
        """Find another card for this one; others make room, if they must."""
        layer = self.shown[guess]
        if layer.sees == PUBLIC:
            return False
        free = [x for x in layer.cards if x not in self.shown and x not in self.guesses]
        found = self._place(guess, [x for x in free if x not in self.lies], set())
        if found:
            self.lies[found] = guess
        return bool(found)

    def _place(self, guess: str, free: Sequence[str], tried: set[str]) -> str:
        """The card of `free` that is taken in the end; "" if none can be."""
        for card in free:
            if card in self.could[guess] and card not in tried and self._fits(guess, card):
                self.holder[card] = guess
                return card
        for card in sorted(set(self.holder) & self.could[guess] - tried):
            tried.add(card)
            found = self._place(self.holder[card], free, tried)
            if found:
                self.holder[card] = guess
                return found
        return ""

    def _fits(self, guess: str, card: str) -> bool:
        return not self.replay or self.tape.retold(guess, card) is not None

    def names(self) -> dict[str, str]:
        new = {guess: card for card, guess in self.holder.items() if card != guess}
        return new | self.lies
