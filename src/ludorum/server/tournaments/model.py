"""What is kept of tournaments, where people are kept; their tables are kept as all others."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludorum.server.play.clocks import Tempo

Kind = Literal["swiss", "arena"]
Status = Literal["open", "running", "over", "cancelled"]
# away: did not come to a table, and is not seated until they say that they are here again; removed:
# by its maker before it began, and does not come back.
PlayerState = Literal["in", "out", "away", "removed"]
# Why somebody sits at no table of a round: the odd one out, sat out, away, or has left.
Rest = Literal["", "bye", "sat", "away", "out"]
BOT = 0  # in the place of a player's number
NOWHERE = 0  # in the place of a table's


class Tournament(msgspec.Struct, frozen=True):
    """`round`: how often tables were laid: of a Swiss tournament its round, of an arena a count;
    `ended`, and `stopped`, since when no more tables are laid: 0, not yet; `winners`: numbers of
    players, once it is over."""

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
    winners: tuple[int, ...] = ()

    @property
    def ends(self) -> float:
        """From when on an arena lays no more tables; 0: a Swiss tournament."""
        return self.starts + self.minutes * 60 if self.kind == "arena" else 0.0

    @property
    def takes_players(self) -> bool:
        if self.stopped or self.status not in ("open", "running"):
            return False
        return self.kind == "arena" or self.round < self.rounds


class Player(msgspec.Struct, frozen=True):
    """Somebody who takes part, by number, from 1; `since`: the first round they can be in."""

    number: int
    user: str
    name: str
    state: PlayerState = "in"
    sits_out: bool = False
    since: int = 1


class Round(msgspec.Struct, frozen=True):
    """`key`: what all its tables are dealt from, empty unless they play the same luck; `rematches`:
    pairs that had met before and could not be kept apart."""

    number: int
    paired: float
    ended: float = 0.0
    key: bytes = b""
    rematches: int = 0


class Laid(msgspec.Struct, frozen=True):
    """A table. `begun` 0: it is not laid yet; `stuck`: since when it cannot go on, 0: it can."""

    round: int
    number: int
    table: str
    begun: float = 0.0
    ended: float = 0.0
    stuck: float = 0.0


class Score(msgspec.Struct, frozen=True):
    """Who sits where in a round, and what came of it. At no table (`number` 0) `rest` says why, and
    `seat` is the number of the player. `seen`: they came; `away`: a bot has ended it for somebody
    who did not; `place` 0: it is not over; `score`: of the game, none if it was not finished."""

    round: int
    number: int
    seat: int
    player: int
    rest: Rest = ""
    seen: bool = False
    away: bool = False
    place: int = 0
    score: int | None = None


class Course(msgspec.Struct, frozen=True):
    """How a tournament has gone so far: all that its standings come from."""

    players: list[Player]
    rounds: list[Round]
    tables: list[Laid]
    scores: list[Score]
