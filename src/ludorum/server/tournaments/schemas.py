"""What is told of tournaments, and asked for."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar.params import Parameter
from msgspec import Meta

from ludorum.server.http.schemas import Id, MaybeId, Strict, Word
from ludorum.server.play.clocks import Tempo

from .model import Kind, PlayerState, Status

SHORTEST, LONGEST = 3, 60  # letters of a name

RoundState = Literal["coming", "playing", "over"]
ScoreState = Literal["played", "playing", "bye", "missed", "away", "late"]


class NewTournament(Strict):
    """A tournament as somebody wants it. `rounds` are those of a Swiss one, `minutes` those for
    which an arena lays tables; `starts`: when, in seconds since the epoch; `pause`: minutes at
    least between rounds; `club`: for its members only; `places`: for so many players."""

    name: Annotated[str, Meta(min_length=SHORTEST, max_length=LONGEST)]
    game: Word
    kind: Kind
    seats: Annotated[int, Meta(ge=2, le=6)]
    starts: float
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    tempo: Tempo = Tempo("live")
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    minutes: Annotated[int, Meta(ge=10, le=1440)] = 60
    pause: Annotated[int, Meta(ge=0, le=1440)] = 0
    duplicate: bool = False
    rated: bool = False
    club: MaybeId = ""
    places: Annotated[int, Meta(ge=2, le=512)] = 64
    note: Annotated[str, Meta(max_length=500)] = ""


class SitOut(Strict):
    """Whether one is not seated in the next round."""

    on: bool


class SetStart(Strict):
    """When it is to begin, in seconds since the epoch; none: at once."""

    starts: float | None = None


class RemovePlayer(Strict):
    person: Id


class TournamentInfo(msgspec.Struct, frozen=True):
    """`round`: the one that is on, 0: none yet, or an arena; `players`: how many; `joined`: the
    reader is one of them; `winners`: once it is over; `rounds` 0: an arena; `minutes` 0: none."""

    id: str
    name: str
    game: str
    kind: Kind
    seats: int
    tempo: Tempo
    status: Status
    starts: float
    rounds: int
    round: int
    minutes: int
    players: int
    places: int
    club: str
    club_name: str
    by: str
    by_name: str
    joined: bool
    winners: list[str]


class RoundInfo(msgspec.Struct, frozen=True):
    """`not_before` 0: not known yet; `paired`, `ended` 0: not yet; `commit`: the fingerprint of the
    key, where all tables play the same luck; `key`: when all of them are over; `rematches`: pairs
    that had met before and could not be kept apart."""

    number: int
    state: RoundState
    not_before: float
    paired: float
    ended: float
    tables: int
    done: int
    commit: str
    key: str
    rematches: int


class RoundScore(msgspec.Struct, frozen=True):
    """What a round was for somebody. `points`: none while it is played; `table` 0: none."""

    state: ScoreState
    points: float | None
    won: bool
    table: int


class Standing(msgspec.Struct, frozen=True):
    """Somebody's place, shared with whoever is level; `level`: their rating, if it may be seen;
    `opponents`, `share`: what decides between those with the same points, in this order, then
    `wins`. `rounds`: of an arena their tables, one after the other."""

    place: int
    person: str
    name: str
    level: int | None
    rounds: list[RoundScore]
    points: float
    opponents: float
    share: float
    wins: int
    mine: bool
    state: PlayerState


class TournamentSeat(msgspec.Struct, frozen=True):
    """`bot`: the one that plays, also where it sits in for somebody; `deadline` 0: none; `points`:
    of the tournament, once the table is over; `score`: of the game, none where one may not look."""

    seat: int
    name: str
    person: str
    bot: str
    mine: bool
    to_move: bool
    deadline: float
    points: float | None
    score: int | None


class TournamentTable(msgspec.Struct, frozen=True):
    """`table` is empty where the reader may not look; `turns` 0: not known."""

    number: int
    table: str
    status: Literal["playing", "over"]
    turns: int
    seats: list[TournamentSeat]


class Mine(msgspec.Struct, frozen=True):
    """How it is about the reader. `sits_out`: not seated in the next round; `table`: the one they
    are to be at now; `bye`: they have this round off."""

    state: PlayerState
    sits_out: bool
    table: str
    bye: bool


class TournamentDetail(TournamentInfo, frozen=True):
    """All of a tournament. `now`: the server's clock; `ends`: of an arena, when it lays no more
    tables; `shown`: the round whose tables follow, 0: those of an arena; `point_rule`: points by
    place, by the size of a table; `missed`: points for a round a latecomer has missed;
    `may_join`: it takes players, and the reader may be one; `may_change`: when it begins and who is
    not welcome, before it does."""

    note: str
    options: dict[str, str]
    duplicate: bool
    rated: bool
    pause: int
    now: float
    ends: float
    rounds_info: list[RoundInfo]
    standings: list[Standing]
    shown: int
    tables: list[TournamentTable]
    mine: Mine | None
    may_join: bool
    may_cancel: bool
    may_change: bool
    point_rule: dict[str, list[int]]
    missed: int


class TournamentList(msgspec.Struct, frozen=True):
    """`over`: the last ones."""

    open: list[TournamentInfo]
    running: list[TournamentInfo]
    over: list[TournamentInfo]


class TableTournament(msgspec.Struct, frozen=True):
    """Of what a table is a part. `round` 0: an arena."""

    id: str
    name: str
    round: int


TournamentId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ClubId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{0,64}$")]
RoundNumber = Annotated[int, Parameter(ge=0, le=15)]
