"""People and the opponent of the rules at one table: a player that has a `bot` is no person."""

from __future__ import annotations

from typing import Protocol, TypeVar


class Seated(Protocol):
    """A player that may be the rules' own opponent."""

    bot: str


P = TypeVar("P", bound=Seated)


class Around(Protocol[P]):
    """A state with players."""

    players: list[P]


def humans(s: Around[P]) -> list[P]:
    return [p for p in s.players if not p.bot]


def seats_of(s: Around[P]) -> int:
    """How many people play; an opponent of the rules sits last."""
    return 1 if s.players[-1].bot else len(s.players)
