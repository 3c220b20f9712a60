"""The bodies of answers."""

from __future__ import annotations

import msgspec

from ludorum.server.history import TurnInfo


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool
    csrf: str


class SettingInfo(msgspec.Struct, frozen=True):
    name: str
    values: list[str]
    clause: str
    alone: bool


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    epoch: int
    players: list[int]
    settings: list[SettingInfo]


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    person: bool
    bot: str


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    epoch: int
    options: dict[str, str]
    status: str
    public: bool
    owner: bool
    seat: int
    link: str
    commit: str
    created: float
    rematch: str
    origin: str
    seats: list[SeatInfo]


class LineInfo(msgspec.Struct, frozen=True):
    n: int
    name: str
    text: str
    at: float


class History(msgspec.Struct, frozen=True):
    """A finished game: its last step (they count from 0, the start), and its turns."""

    steps: int
    turns: list[TurnInfo]


class ProofInfo(msgspec.Struct, frozen=True):
    """What `ludorum verify` finds in the record; `promised`: the key is the one that was fixed."""

    ok: bool
    answers: int
    draws: int
    digests: int
    taken: int
    over: bool
    promised: bool
    digest: str
    problems: list[str]


class KeptGame(msgspec.Struct, frozen=True):
    """A companion game, as the person's device wrote it."""

    id: str
    at: float
    data: str


class Done(msgspec.Struct, frozen=True):
    """A command is stored; the same command again is answered the same."""

    version: int


class Problem(msgspec.Struct, frozen=True):
    """Every refusal has this form; front ends put `code` in words."""

    code: str
    detail: str
