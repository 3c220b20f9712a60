"""Tries at deals."""

from __future__ import annotations

from datetime import date
from typing import Literal

import msgspec

# What is known against a try: the same person, or the same browser under another name, had begun
# this deal before.
Mark = Literal["", "again", "browser"]
# "": it is played; otherwise it was played to its end in time, left, or not over in time.
Outcome = Literal["", "done", "left", "late"]


class Try(msgspec.Struct, frozen=True):
    """Somebody's try at a deal. `rival`: points of the opponent, None where there is none; `took`:
    seconds at the table."""

    table: str
    user: str
    day: date
    game: str
    begun: float
    browser: str = ""
    mark: Mark = ""
    outcome: Outcome = ""
    points: int = 0
    rival: int | None = None
    won: bool = False
    took: float = 0.0

    @property
    def counts(self) -> bool:
        return self.outcome == "done" and not self.mark


class Entry(msgspec.Struct, frozen=True):
    """A try, and whose it is; `account`: somebody who can come back."""

    tried: Try
    name: str
    account: bool
