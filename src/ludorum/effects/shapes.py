"""The shapes an effect can have. They hold names, never code; a game gives the names meaning."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Gain:
    """Gain amounts of goods; below zero, pay them: what cannot be paid is not possible."""

    goods: tuple[tuple[str, int], ...]


@dataclass(slots=True, frozen=True)
class Seq:
    """One part after another. The first part is the price: if it cannot be done, nothing is."""

    parts: tuple[Effect, ...]


@dataclass(slots=True, frozen=True)
class All:
    """Every part that can be done, none the price of another, in whatever order."""

    parts: tuple[Effect, ...]


@dataclass(slots=True, frozen=True)
class Choice:
    """Exactly one of the named parts, among those that can be done."""

    options: tuple[tuple[str, Effect], ...]


@dataclass(slots=True, frozen=True)
class May:
    """The owner may leave it."""

    effect: Effect


@dataclass(slots=True, frozen=True)
class ForEach:
    """The effect once for every `per` of a counter, rounded down."""

    count: str
    per: int
    effect: Effect


@dataclass(slots=True, frozen=True)
class If:
    """The effect only if a test holds."""

    test: str
    effect: Effect


@dataclass(slots=True, frozen=True)
class Do:
    """A verb of the game with a number: capture 2, discard 1."""

    verb: str
    n: int


Effect = Gain | Seq | All | Choice | May | ForEach | If | Do


def parts(e: Effect | None) -> tuple[tuple[str, int], ...]:
    """The plain parts of an effect, in printed order; a choice has none before it is made."""
    if isinstance(e, Gain):
        return e.goods
    if isinstance(e, Do):
        return ((e.verb, e.n),)
    if isinstance(e, All):
        return tuple([x for part in e.parts for x in parts(part)])
    return ()
