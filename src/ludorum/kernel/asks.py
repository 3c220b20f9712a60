"""What a rule may yield: a decision of a seat, or a chance event asked of the dealer.

Options are `str`, `int` or tuples of these: hashable, JSON-able, equal in every process. Never a
`bool` (`True == 1`). Every ask names the clause of the rules it comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeGuard

from .parts import PUBLIC, Deck

DEALER = -1  # the seat of chance
MAIN = -1  # the lane of a segment that runs alone

Option = Any  # str | int | tuple of options
Rand = Callable[[], float]  # uniform in [0, 1)


class Choose:
    """`answer = yield Choose(seat, kind, clause, options)`: one of the enumerated legal options.

    kind     stable id of the question; front ends hang words and pictures on it
    clause   the rule that asks
    confirm  even a single option is put to the player (skipping it would give something away)
    about    all that is given by name besides: plain data the player should know with the
             question, a card, actions left

    At least one option, none twice, every legal answer among them and no other. The same position
    asks the same question with the options in the same order.
    """

    __slots__ = ("about", "clause", "confirm", "kind", "options", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        clause: str,
        options: Sequence[Option],
        *,
        confirm: bool = False,
        **about: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.clause = clause
        self.options = options
        self.about = about
        self.confirm = confirm

    def __repr__(self) -> str:
        return f"Choose({self.seat}, {self.kind!r}, {self.clause}, {list(self.options)!r})"


def forced(ask: Any) -> TypeGuard[Choose]:
    """No decision: one option, and skipping it gives nothing away."""
    return type(ask) is Choose and len(ask.options) == 1 and not ask.confirm


class Together:
    """`answers = yield Together(asks)`: one decision per seat, all secret until all are in.

    The answer is a dict seat -> option, in the order of the asks. ValueError if a seat is asked
    twice. Only where no lanes are open; the last answer in cannot be taken back.
    """

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Choose]) -> None:
        self.asks = {a.seat: a for a in asks}
        if len(self.asks) != len(asks):
            raise ValueError("Together: two asks for one seat")


class Draw:
    """`card = yield Draw(deck, clause, sees)`: the top card leaves the deck; `sees` may look.

    The deck must not be empty. `sees` is a mask of seats: PUBLIC, NOBODY, `1 << seat`.

    about    which of several places it is for, where a person deals: a name, its number, of how
             many
    """

    __slots__ = ("about", "clause", "deck", "sees")

    def __init__(
        self, deck: Deck, clause: str, sees: int = PUBLIC, about: tuple[Any, ...] = ()
    ) -> None:
        self.deck = deck
        self.clause = clause
        self.sees = sees
        self.about = about

    def sample(self, rand: Rand) -> Option:
        """The next card by `rand`, nothing moved.

        Every possible card is as likely as copies of it lie there.
        """
        cards = self.deck.layers[-1].cards
        return cards[int(rand() * len(cards))]

    def outcomes(self) -> list[Option]:
        """What can come, each once, sorted."""
        return sorted(set(self.deck.layers[-1].cards))

    def accept(self, value: Option) -> Option:
        """The card leaves the deck. ValueError, and nothing moved, if it cannot be the next one."""
        self.deck.take(value)
        return value


class Deal:
    """`cards = yield Deal(deck, n, clause, sees)`: n cards (fewer if the deck ends), a tuple.

    about    as for a Draw
    """

    __slots__ = ("about", "clause", "deck", "n", "sees")

    def __init__(
        self, deck: Deck, n: int, clause: str, sees: int = PUBLIC, about: tuple[Any, ...] = ()
    ) -> None:
        self.deck = deck
        self.n = n
        self.clause = clause
        self.sees = sees
        self.about = about

    def sample(self, rand: Rand) -> Option:
        """The next cards by `rand`, nothing moved."""
        out: list[str] = []
        want = self.n
        for layer in reversed(self.deck.layers):
            if not want:
                break
            cards = layer.cards[:]
            n = min(want, layer.size)
            for _ in range(n):
                out.append(cards.pop(int(rand() * len(cards))))
            want -= n
        return tuple(out)

    def outcomes(self) -> list[Option]:
        """The cards that can come first; further ones depend on it."""
        return sorted(set(self.deck.layers[-1].cards)) if self.deck.layers else []

    def accept(self, value: Option) -> Option:
        """Take the cards; refuse all of them before the first one moves if one cannot be there."""
        if type(value) is not tuple or len(value) != min(self.n, self.deck.size):
            raise ValueError("wrong number of cards")
        self.deck.take_all(value)
        return value


class Roll:
    """`face = yield Roll(faces, clause)`: one of equally likely outcomes (a die)."""

    __slots__ = ("clause", "faces", "sees")

    def __init__(self, faces: Sequence[Option], clause: str, sees: int = PUBLIC) -> None:
        self.faces = faces
        self.clause = clause
        self.sees = sees

    def sample(self, rand: Rand) -> Option:
        """A face by `rand`."""
        return self.faces[int(rand() * len(self.faces))]

    def outcomes(self) -> list[Option]:
        """All faces."""
        return list(self.faces)

    def accept(self, value: Option) -> Option:
        """The face itself; ValueError if there is no such face."""
        if value not in self.faces:
            raise ValueError("not a face")
        return value


class Fence:
    """`yield FENCE`: something became known; nobody may take back what came before."""

    __slots__ = ()


FENCE = Fence()

Chance = Draw | Deal | Roll
Ask = Choose | Together | Draw | Deal | Roll | Fence
Flow = Generator[Any, Any, None]  # a running rule; one that returns a value types itself
