"""Chance is a player. A dealer answers chance asks, or returns None: then someone else must.

The kernel holds no source of randomness: a dealer is given one.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, Protocol

from .asks import MAIN, Chance, Rand

Entry = tuple[int, int, Any]  # lane, who (a seat or DEALER), answer


class History:
    """What a dealer may look at: the answers so far. Entries before `offset` are only a hash."""

    __slots__ = ("anchor", "entries", "offset")

    def __init__(self, offset: int = 0, anchor: bytes = b"") -> None:
        self.entries: list[Entry] = []
        self.offset = offset
        self.anchor = anchor  # hash chain over the entries that are not held here


class Dealer(Protocol):
    def deal(self, ask: Chance, lane: int, past: History) -> Any: ...


class RandomDealer:
    """Outcomes from any source of numbers: system entropy on a server, a seed in simulations."""

    def __init__(self, rand: Rand) -> None:
        self.rand = rand

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        return ask.sample(self.rand)


class ManualDealer:
    """Companion mode and replay: every chance ask stays open until it is answered."""

    def deal(self, ask: Chance, lane: int, past: History) -> Any:
        return None


def link(chain: bytes, entry: Entry) -> bytes:
    """One step of the hash chain over a log."""
    raw = json.dumps(entry, separators=(",", ":"), ensure_ascii=True).encode()
    return hashlib.sha256(chain + raw).digest()


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
