"""Chance is a player. A dealer answers chance asks, or returns None: then someone else must.

The kernel holds no source of randomness: a dealer is given one.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final, Protocol

from .asks import MAIN, Chance, Deal, Option, Rand, Roll

Entry = tuple[int, int, Any]  # lane, who (a seat or DEALER), answer


class History:
    """What a dealer may look at: the answers so far. Entries before `offset` are only a hash.

    `draws` is kept for a dealer that counts (`count_from`): which entries are draws, and from
    which piles their cards came (`turned_by`).
    """

    __slots__ = ("anchor", "before", "draws", "entries", "offset")

    def __init__(self, offset: int = 0, anchor: bytes = b"") -> None:
        self.entries: list[Entry] = []
        self.offset = offset
        self.anchor = anchor  # hash chain over the entries that are not held here
        self.before: dict[str, int] = {}  # what `counts` says before the first entry
        self.draws: list[tuple[int, list[str]]] | None = None

    def count_from(self, before: dict[str, int]) -> None:
        """From here on draws are counted."""
        self.before = dict(before)
        self.draws = []

    def counts(self, upto: int) -> dict[str, int]:
        """How many cards each pile has turned up, in the entries before this one."""
        out = dict(self.before)
        for at, turned in self.draws or ():
            if at >= upto:
                break
            for pile in turned:
                if pile:
                    out[pile] = out.get(pile, 0) + 1
        return out

    def cut(self, size: int) -> None:
        """Only so many entries are left."""
        del self.entries[size:]
        if self.draws is not None:
            self.draws = [draw for draw in self.draws if draw[0] < size]


class Dealer(Protocol):
    """Chance: one object for one table, asked once for every chance ask, in order."""

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        """What `ask.sample` could give, or None: the ask stays open for `answer(DEALER, …)`.

        Must change neither the ask nor what lies in its deck: the table does.
        """
        ...


class RandomDealer:
    """Outcomes from any source of numbers: system entropy on a server, a seed in simulations."""

    def __init__(self, rand: Rand) -> None:
        self.rand = rand

    def __deepcopy__(self, memo: dict[int, Any]) -> RandomDealer:
        """A dealer with a source of its own that stands where this one stands, if the source is a
        method of an object that can be copied; what is only a function is shared."""
        owner = getattr(self.rand, "__self__", None)
        try:
            own = None if owner is None else getattr(deepcopy(owner, memo), self.rand.__name__)
        except (NotImplementedError, TypeError):  # the entropy of the system, a module
            own = None
        return RandomDealer(own or self.rand)

    def __reduce__(self) -> Any:
        return RandomDealer, (self.rand,)

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        return ask.sample(self.rand)


class ManualDealer:
    """Companion mode and replay: every chance ask stays open until it is answered."""

    def __reduce__(self) -> Any:
        return ManualDealer, ()

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        return None


def link(chain: bytes, entry: Entry) -> bytes:
    """One step of the hash chain over a log."""
    return hashlib.sha256(chain + encoded(entry)).digest()


class KeyedDealer:
    """Provably fair: an outcome is HMAC(key, the answers so far).

    Publish `commit` before the game and the key after it: everyone can compute every draw again.
    Because the answers go in, the next card is not fixed before the last answer is given. In a
    lane only its own answers since the lanes opened count, so neither the order in which the
    server takes in simultaneous answers nor a neighbour's undo can change a draw.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.commit = hashlib.sha256(key).hexdigest()
        self._anchor = b""
        self._chain: list[tuple[Entry, bytes]] = []  # the log as last seen, and its hash so far

    def __reduce__(self) -> Any:
        return KeyedDealer, (self.key,)

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        base = self.chain(lane, past)
        count = 0

        def rand() -> float:
            nonlocal count
            count += 1
            raw = hmac.new(self.key, base + count.to_bytes(4, "big"), "sha256").digest()
            return (int.from_bytes(raw[:8], "big") >> 11) / (1 << 53)

        return ask.sample(rand)

    def chain(self, lane: int, past: History) -> bytes:
        """The hash a draw in `lane` depends on."""
        log = past.entries
        end = len(log)
        if lane != MAIN:
            while end and log[end - 1][0] != MAIN:
                end -= 1
        base = self._upto(end, past)
        if lane != MAIN:
            base = hashlib.sha256(base + f"lane {lane}".encode()).digest()
            for entry in log[end:]:
                if entry[0] == lane:
                    base = link(base, entry)
        return base

    def _upto(self, end: int, past: History) -> bytes:
        """Hash of the first `end` entries; what was hashed before is kept while it is the same."""
        log, chain = past.entries, self._chain
        if past.anchor != self._anchor:
            chain.clear()
            self._anchor = past.anchor
        same = min(len(chain), len(log))
        while same and chain[same - 1][0] != log[same - 1]:
            same -= 1
        del chain[same:]
        last = chain[-1][1] if chain else past.anchor
        for entry in log[same:end]:
            last = link(last, entry)
            chain.append((entry, last))
        return chain[end - 1][1] if end else past.anchor


def turned_by(ask: Chance) -> list[str]:
    """The pile of each card of a draw, or the clause of a die; "" where only one thing can come."""
    if isinstance(ask, Roll):
        return [ask.clause if len(ask.faces) > 1 else ""]
    out: list[str] = []
    want = ask.n if isinstance(ask, Deal) else 1
    for layer in reversed(ask.deck.layers):
        lying = len(layer.cards)
        for i in range(min(want, layer.size)):
            out.append(ask.deck.pool if lying - i > 1 else "")
        want -= layer.size
        if want <= 0:
            break
    return out


class DuplicateDealer:
    """The same luck for all who play a deal, as far as the rules let it; provably fair.

    When a card is turned up, every card that may come has a rank, and the lowest comes. A rank is
    HMAC(key, the name of the pile, how many cards it has turned up, the card, and of equal cards
    which). So it neither matters who draws nor when, nor what was decided; and where two have not
    quite the same cards lying there, they still turn up the same one unless it is one that only
    one of them has. No rank is used twice: each draw is fair, whatever is known of those before.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.commit = hashlib.sha256(key).hexdigest()

    def __reduce__(self) -> Any:
        return DuplicateDealer, (self.key,)

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        counts = past.counts(len(past.entries))
        turned = turned_by(ask)
        if isinstance(ask, Roll):
            return self._lowest(ask.faces, turned[0], counts)
        out: list[str] = []
        for layer in reversed(ask.deck.layers):
            left = layer.cards[:]
            for pile in turned[len(out) : len(out) + layer.size]:
                card = self._lowest(left, pile, counts)
                left.remove(card)
                out.append(card)
        return tuple(out) if isinstance(ask, Deal) else out[0]

    def _lowest(self, cards: Sequence[Option], pile: str, counts: dict[str, int]) -> Any:
        """The card of lowest rank; the pile has then turned up one more."""
        if not pile:
            return cards[0]
        time = counts.get(pile, 0)
        counts[pile] = time + 1
        best = b""
        found: Option = None
        copies: dict[Option, int] = {}
        for card in cards:
            copy = copies.get(card, 0)
            copies[card] = copy + 1
            rank = hmac.digest(self.key, encoded([pile, time, card, copy]), "sha256")
            if not best or rank < best:
                best, found = rank, card
        return found


def encoded(x: Any) -> bytes:
    return json.dumps(x, separators=(",", ":"), ensure_ascii=True).encode()


DEALINGS: Final[dict[str, type[KeyedDealer] | type[DuplicateDealer]]] = {
    "": KeyedDealer,
    "duplicate": DuplicateDealer,
}


def dealer_of(dealing: str, key: bytes) -> KeyedDealer | DuplicateDealer:
    """The dealer a record names: "" has luck depend on every answer, "duplicate" on the deal."""
    return DEALINGS[dealing](key)
