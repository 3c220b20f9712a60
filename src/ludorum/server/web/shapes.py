"""The bodies of answers."""

from __future__ import annotations

import msgspec

from ludorum.server.history import TurnInfo


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool
    csrf: str


class Offered(msgspec.Struct, frozen=True):
    """The ways to sign in, beside a password, that this house has; `oidc` is what it is called."""

    passkeys: bool
    mail: bool
    oidc: str


class WayInfo(msgspec.Struct, frozen=True):
    """A way one can sign in; times in seconds."""

    id: str
    kind: str
    label: str
    created: float
    used: float


class Account(msgspec.Struct, frozen=True):
    """One's own account."""

    name: str
    created: float
    password: bool
    ways: list[WayInfo]


class Sent(msgspec.Struct, frozen=True):
    """A letter is on its way, whether anybody here has that address or not."""

    minutes: int


class Away(msgspec.Struct, frozen=True):
    """Where to go to sign in."""

    to: str


class SettingInfo(msgspec.Struct, frozen=True):
    name: str
    values: list[str]
    clause: str
    alone: bool


class BoardInfo(msgspec.Struct, frozen=True):
    """What the package of a game brings for the page: files, and the folder they are in, from the
    address of the page. The folder changes with what they hold."""

    folder: str
    files: list[str]


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    epoch: int
    players: list[int]
    settings: list[SettingInfo]
    board: BoardInfo


class WordsInfo(msgspec.Struct, frozen=True):
    """The words of a game, a Fluent file. `lang`: the language they are in, English where there
    are none in the one asked for."""

    lang: str
    text: str


class RulesInfo(msgspec.Struct, frozen=True):
    """The rules of a game: headings by section, texts by clause. `lang` as of the words."""

    lang: str
    sections: dict[str, str]
    clauses: dict[str, str]


class SeatInfo(msgspec.Struct, frozen=True):
    """`user`: the id of the person, if there is one and they are still in the house."""

    seat: int
    name: str
    person: bool
    bot: str
    user: str


class TableInfo(msgspec.Struct, frozen=True):
    """Of an open public table also `band`, the rough rating of its owner in the pool it belongs to,
    and `level`, the numbers it asks strangers for (both may be empty); `fits`: the reader's is one.
    """

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
    hints: bool
    tempo: str
    rated: bool
    band: list[int]
    level: list[int]
    fits: bool
    seats: list[SeatInfo]


class LineInfo(msgspec.Struct, frozen=True):
    """A line of a chat; `by` is the id of who wrote it."""

    n: int
    by: str
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


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody, and since when: they are here, or are what they are to the reader."""

    id: str
    name: str
    since: float


class PeopleInfo(msgspec.Struct, frozen=True):
    """Who others are to the reader: friends, those asked and those who ask, blocked, muted."""

    friends: list[PersonInfo]
    asked: list[PersonInfo]
    asks: list[PersonInfo]
    blocked: list[PersonInfo]
    muted: list[PersonInfo]


class InvitationInfo(msgspec.Struct, frozen=True):
    """`by` wants the reader at a table."""

    by: PersonInfo
    table: TableInfo


class Done(msgspec.Struct, frozen=True):
    """A command is stored; the same command again is answered the same."""

    version: int


class Problem(msgspec.Struct, frozen=True):
    """Every refusal has this form; front ends put `code` in words."""

    code: str
    detail: str
