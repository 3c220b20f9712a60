"""What the page is told of puzzles before and after an answer, and the answer."""

from __future__ import annotations

from typing import Any

import msgspec

from ludorum.server.http.schemas import Message, Strict


class Theme(msgspec.Struct, frozen=True):
    """Puzzles that ask for a decision of a clause: how many, and how many one has solved."""

    clause: str
    puzzles: int
    solved: int


class PuzzleGame(msgspec.Struct, frozen=True):
    """The puzzles of a game, and how far one has come. `rating` and `spread` are 0 for who has
    none: before the first answer, and without an account."""

    game: str
    puzzles: int
    tried: int
    solved: int
    rating: int
    spread: int
    themes: list[Theme]


class PuzzleAnswer(Strict):
    """The option somebody chose."""

    option: Any


class Weighed(msgspec.Struct, frozen=True):
    """An option of a puzzle after the answer: points behind the best with the 95 % interval, and
    how many people have chosen it."""

    option: Any
    label: Message
    behind: float
    low: float
    high: float
    chosen: int


class Moved(msgspec.Struct, frozen=True):
    """A rating before and after an answer."""

    before: int
    after: int


class Solution(msgspec.Struct, frozen=True):
    """What is told once one has answered. `options`: all of them, the best first; `usual`: what the
    sensible player would have done; `lines`, `reasons`, `sets_apart`: why the best is better than
    the next; `then`: what would follow; `clauses`: what it is about; `people`: how many have tried;
    `yours` is null without an account."""

    chosen: Any
    solved: bool
    options: list[Weighed]
    usual: Any
    lines: list[Message]
    reasons: list[Message]
    now: int
    sets_apart: list[Message]
    then: list[Message]
    clauses: list[str]
    people: int
    rating: int
    yours: Moved | None
