"""What is kept of puzzles."""

from __future__ import annotations

import msgspec

from ludorum.server.ratings.model import Skill


class Try(msgspec.Struct, frozen=True):
    """Somebody's answer to a puzzle, the first one: an option, as JSON; and their rating before and
    after it, as they see it."""

    game: str
    puzzle: str
    at: float
    chosen: str
    solved: bool
    before: int
    after: int


class Met(msgspec.Struct, frozen=True):
    """What is believed of who tries and of what is tried."""

    person: Skill
    puzzle: Skill
