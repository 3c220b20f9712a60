"""What is told of deals."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.params import Parameter, QueryParameter

from .model import Mark, Outcome


class MyTry(msgspec.Struct, frozen=True):
    """`place` 0: it has none, for it does not count or is not over."""

    table: str
    outcome: Outcome
    mark: Mark
    points: int
    rival: int | None
    won: bool
    place: int


class DealInfo(msgspec.Struct, frozen=True):
    """A title's deal. `played`: how many tries at it count."""

    game: str
    options: dict[str, str]
    played: int
    mine: MyTry | None


class DayKey(msgspec.Struct, frozen=True):
    """`key` is empty until the day is over everywhere."""

    day: str
    commit: str
    key: str
    closes: float


class StreakInfo(msgspec.Struct, frozen=True):
    """Days in a row with a deal played to its end; `days`: those of the last fourteen."""

    now: int
    longest: int
    days: list[str]


class DayInfo(msgspec.Struct, frozen=True):
    """A day and its deals. `week`: the days that have just been, and those to come."""

    day: str
    opens: float
    closes: float
    now: float
    deals: list[DealInfo]
    week: list[DayKey]
    streak: StreakInfo | None


class ResultInfo(msgspec.Struct, frozen=True):
    """`place` 0: it does not count. `table` is empty where one may not look yet; `person`: the id
    of somebody with an account."""

    place: int
    name: str
    person: str
    mine: bool
    points: int
    rival: int | None
    won: bool
    took: float
    mark: Mark
    table: str


class ResultsInfo(msgspec.Struct, frozen=True):
    """What came of a deal. Nothing is shown of it while one may still play it. `spread`: all points
    that count, lowest first; `won`: how many of these beat the opponent; `rows`: the first ones and
    those around the reader's."""

    day: str
    game: str
    options: dict[str, str]
    over: bool
    shown: bool
    players: int
    won: int
    rivals: bool
    spread: list[int]
    rows: list[ResultInfo]
    guests: list[ResultInfo]


class ClubDealInfo(msgspec.Struct, frozen=True):
    """A deal among the members of a club. `played`: names of those whose tries count, by name;
    `tried`: the reader's own is over; `best`: the first of them, as far as results are shown."""

    game: str
    options: dict[str, str]
    played: list[str]
    tried: bool
    shown: bool
    best: list[ResultInfo]


class ClubDayInfo(msgspec.Struct, frozen=True):
    """The deals of a day among the members of a club."""

    day: str
    closes: float
    deals: list[ClubDealInfo]


class ClubCell(msgspec.Struct, frozen=True):
    """Somebody's try of a day that counts; `points` as far as results are shown. `best`: nobody of
    the club had more."""

    day: str
    points: int | None
    best: bool


class ClubRow(msgspec.Struct, frozen=True):
    person: str
    name: str
    mine: bool
    cells: list[ClubCell]


class ClubWeekInfo(msgspec.Struct, frozen=True):
    """A title's deals of seven days among the members of a club; who has played most comes first.
    `shown`: the days whose results the reader may see."""

    game: str
    days: list[str]
    shown: list[str]
    rows: list[ClubRow]


class MomentInfo(msgspec.Struct, frozen=True):
    """A decision of a game, and what was decided. `step`: of its replay; `turn` 0: it was outside
    of turns, then `title` may say of which round; all words are messages."""

    step: int
    turn: int
    title: Any
    prompt: Any
    played: Any


class BesideInfo(msgspec.Struct, frozen=True):
    """A decision of one game, and that of another at the same point; None: it did not come to it.
    `same`: both saw the same position."""

    one: MomentInfo
    other: MomentInfo | None
    same: bool


Steps = Annotated[str, Parameter(pattern=r"^[0-9]{1,5}(,[0-9]{1,5}){0,15}$")]
Day = Annotated[str, Parameter(pattern=r"^2[0-9]{3}-[01][0-9]-[0-3][0-9]$")]
MaybeDay = Annotated[str, Parameter(pattern=r"^(2[0-9]{3}-[01][0-9]-[0-3][0-9])?$")]
MaybeClub = Annotated[str, QueryParameter(name="club", pattern=r"^[A-Za-z0-9_-]{0,64}$")]
Game = Annotated[str, Parameter(pattern=r"^[a-z0-9_]{1,64}$")]
