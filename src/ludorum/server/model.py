"""What the server keeps: plain typed rows, the same for every store.

Times are seconds since the epoch as floats; JSON of the kernel is kept as bytes, so a store
neither reads nor changes it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["open", "running", "over", "frozen"]


class User(msgspec.Struct, frozen=True):
    """`password` is an argon2 hash; empty for a guest."""

    id: str
    name: str
    password: str
    created: float


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a table: a person (`user`), a bot (`bot` names its policy), or free."""

    seat: int
    user: str = ""
    bot: str = ""
    name: str = ""


class TableRow(msgspec.Struct, frozen=True):
    """What is fixed about a table, and where it stands.

    link     the secret part of the invitation; whoever has it may take a free seat
    tempo    JSON of clocks.Tempo
    commit   SHA-256 of the dealer's key, published before the first draw
    """

    id: str
    game: str
    epoch: int
    seats: int
    options: dict[str, str]
    tempo: bytes
    owner: str
    link: str
    commit: str
    created: float
    status: Status = "open"
    public: bool = False  # listed among open tables, may be watched
    rematch: str = ""  # the table that follows this one
    origin: str = ""  # the finished table whose game goes on here,
    taken: int = 0  # and how many of its answers were taken over


class LogRow(msgspec.Struct, frozen=True):
    """One answer of a seat or the dealer, or (`undo` >= 0) the taking back of the answer with
    that sequence number. Rows are only ever appended."""

    seq: int
    version: int
    lane: int
    who: int
    answer: bytes
    undo: int = -1
    at: float = 0.0


class Head(msgspec.Struct, frozen=True):
    """Where a running table stands. `base` is `Table.save()` without its tail, as JSON; the tail
    is in the log, from sequence number `base_seq` on."""

    version: int
    seq: int
    base: bytes
    base_seq: int
    digest: str
    deadline: float = 0.0  # 0: none
    bot_due: bool = False  # a bot is to think
    clocks: bytes = b"{}"  # JSON of clocks.Clocks


class Loaded(msgspec.Struct, frozen=True):
    """All that is needed to sit down again."""

    table: TableRow
    seats: list[SeatRow]
    head: Head
    tail: list[LogRow]


class Append(msgspec.Struct, frozen=True):
    """One command's outcome, to be stored in one step or not at all.

    version   the version it was computed on; the store refuses if the head has moved on
    rows      new log rows (their seq and version are set by the store)
    base      a newer checkpoint, or None to keep the stored one
    reply     what the client was told; a retried command gets the same
    """

    table: str
    version: int
    command: str
    rows: list[LogRow]
    digest: str
    base: bytes | None
    base_seq: int
    deadline: float
    bot_due: bool
    clocks: bytes
    status: Status
    reply: bytes
    at: float


class Line(msgspec.Struct, frozen=True):
    """A line of a table's chat."""

    n: int
    user: str
    name: str
    text: str
    at: float


class Kept(msgspec.Struct, frozen=True):
    """A companion game as the person's device keeps it; the server does not look inside."""

    id: str
    at: float
    data: bytes


class Nudge(msgspec.Struct, frozen=True):
    """An outbox row: this table has reached this version."""

    id: int
    table: str
    version: int
