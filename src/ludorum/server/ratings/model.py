"""Results of finished games, and what is believed of how well people play."""

from __future__ import annotations

import msgspec


class Pool(msgspec.Struct, frozen=True):
    """Among whom a rating compares: a game, by so many players, at a tempo (clocks.Tempo.kind)."""

    game: str
    players: int
    tempo: str


class Skill(msgspec.Struct, frozen=True):
    """What is believed of somebody's play: a mean, and how unsure that is."""

    mu: float
    sigma: float


class Rating(msgspec.Struct, frozen=True):
    """Somebody's skill in a pool, after so many games."""

    user: str
    pool: Pool
    skill: Skill
    games: int
    at: float


class Result(msgspec.Struct, frozen=True):
    """What a finished game was for one person.

    people   who sat there: 1 is somebody alone, or among bots
    level    what makes a game for one hard, as JSON of its options; empty for others
    place    1: won; 0: there was nobody to beat
    skill    after it, if it was rated
    turns    of all players; 0 where the game tells none, or was counted before we kept them
    """

    table: str
    seat: int
    user: str
    pool: Pool
    people: int
    level: str
    at: float
    place: int
    points: int
    gave_up: bool = False  # a bot went on for them, or the clock ended it
    public: bool = False  # the table was
    skill: Skill | None = None
    turns: int = 0


class Tally(msgspec.Struct, frozen=True):
    """Somebody's results of one kind, counted."""

    game: str
    solo: bool
    people: bool  # others than bots took part
    level: str
    played: int
    won: int
    beatable: int  # of these, where there was somebody to beat
    best: int
