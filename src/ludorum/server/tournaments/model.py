"""What is kept of tournaments, where people are kept; their tables are kept as all others."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludorum.server.play.clocks import Tempo

Kind = Literal["swiss", "arena"]
Status = Literal["open", "running", "over", "cancelled"]
# away: did not come to a table, and is not seated until they say that they are here again.
PlayerState = Literal["in", "out", "away"]
# Why somebody sits at no table of a round: the odd one out, sat out, away, or has left.
Rest = Literal["", "bye", "sat", "away", "out"]
BOT = 0  # in the place of a player's number


class Tournament(msgspec.Struct, frozen=True):
    """`round`: how often tables were laid: of a Swiss tournament its round, of an arena a count;
    `due`: when somebody has to look after it next; `ended`, `stopped`: 0, not yet."""

    id: str
    name: str
    game: str
    kind: Kind
    seats: int
    options: dict[str, str]
    tempo: Tempo
    rounds: int
    minutes: int
    starts: float
    pause: int
    duplicate: bool
    rated: bool
    club: str
    places: int
    note: str
    owner: str
    created: float
    status: Status = "open"
    round: int = 0
    ended: float = 0.0
    stopped: float = 0.0

    @property
    def ends(self) -> float:
        """From when on an arena lays no more tables; 0: a Swiss tournament."""
        return self.starts + self.minutes * 60 if self.kind == "arena" else 0.0


class Player(msgspec.Struct, frozen=True):
    """Somebody who takes part, by number, from 1; `since`: the first round they can be in."""

    number: int
    user: str
    name: str
    state: PlayerState = "in"
    sits_out: bool = False
    since: int = 1
