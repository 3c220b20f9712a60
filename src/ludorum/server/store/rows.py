"""Rows of the database as plain typed structs, the same on PostgreSQL and SQLite.

Times are seconds since the epoch as floats; JSON of the kernel is kept as bytes, so a store
neither reads nor changes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Row

from . import schema

Status = Literal["open", "running", "over", "frozen"]


class User(msgspec.Struct, frozen=True):
    """`password` is an argon2 hash; empty for a guest."""

    id: str
    name: str
    password: str
    created: float


ALL = 1_000_000  # where somebody has to be told all of something there is
GONE = "-"  # in the place of a user's id: somebody who has left for good
HOUSE = "="  # in the place of an owner's: nobody's table, laid for those who sit there


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
    hints: bool = False  # the maker allows hints to everybody
    rated: bool = False  # it counts for the ratings of its people
    level: bool = False  # strangers sit down only if they play about as well as the owner
    coached: bool = False  # its one person has a coach
    content: str = ""  # names the records it is played with; "": from before they had a name
    box_by: str = ""  # whose box it is laid with; "": with the cards of the house,
    box_name: str = ""  # and what it is called
    dealing: str = ""  # how outcomes come from the key: see `kernel.dealers`


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


class SeatChange(msgspec.Struct, frozen=True):
    """Who answers for a seat from now on: a bot, or (`bot` empty) its person again. `lent`: since
    when a bot only sits in until its person comes back. What was voted about the seat is over."""

    seat: int
    bot: str
    lent: float = 0.0


class Append(msgspec.Struct, frozen=True):
    """One command's outcome, to be stored in one step or not at all.

    version   the version it was computed on; the store refuses if the head has moved on
    rows      new log rows (their seq and version are set by the store)
    base      a newer checkpoint, or None to keep the stored one
    reply     what the client was told; a retried command gets the same
    reseat    somebody's seat that changes hands with it
    lease     until when its bots are somebody's to answer for; below 0: as it was
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
    reseat: SeatChange | None = None
    lease: float = -1.0


_options = msgspec.json.Decoder(dict[str, str])
_encode = msgspec.json.Encoder(order="deterministic").encode
_t = schema.tables.c
# The columns of a TableRow, in its order.
TABLE = (
    *(_t.id, _t.game, _t.epoch, _t.seats, _t.options, _t.tempo, _t.owner, _t.link),
    *(_t.commitment, _t.created, _t.status, _t.public, _t.rematch, _t.origin, _t.taken),
    *(_t.hints, _t.rated, _t.level, _t.coached, _t.content, _t.box_by, _t.box_name),
    _t.dealing,
)
TABLE_SQL = ", ".join(f"t.{column.name}" for column in TABLE)
_h = schema.heads.c
# The columns of a Head, in its order.
HEAD = (_h.version, _h.seq, _h.base, _h.base_seq, _h.digest, _h.deadline, _h.bot_due, _h.clocks)
HEAD_SQL = ", ".join(f"h.{column.name}" for column in HEAD)
_l = schema.log.c
# The columns of a LogRow, in its order.
LOG = (_l.seq, _l.version, _l.lane, _l.who, _l.answer, _l.undo, _l.at)
LOG_SQL = ", ".join(f"l.{column.name}" for column in LOG)


def row_values(thing: msgspec.Struct) -> dict[str, Any]:
    """The columns of a struct that names a user or a table."""
    values = msgspec.structs.asdict(thing)
    for name, column in (("user", "user_id"), ("table", "table_id")):
        if name in values:
            values[column] = values.pop(name)
    return values


def user_of(row: Row[Any] | None) -> User | None:
    return None if row is None else User(row.id, row.name, row.password, row.created)


def table_values(table: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    values["options"] = _encode(table.options).decode()
    values["commitment"] = values.pop("commit")
    return values | {"report": "", "lines": 0, "sweep_at": 0.0}


def table_of(row: Sequence[Any]) -> TableRow:
    """From the columns of TABLE."""
    id, game, epoch, seats, options, tempo, owner, link, commit, created, *now = row
    status, public, rematch, origin, taken, hints, rated, level, coached, *cards = now
    content, box_by, box_name, dealing = cards
    return TableRow(
        id=id,
        game=game,
        epoch=epoch,
        seats=seats,
        options=_options.decode(options),
        tempo=tempo,
        owner=owner,
        link=link,
        commit=commit,
        created=created,
        status=status,
        public=bool(public),
        rematch=rematch,
        origin=origin,
        taken=taken,
        hints=bool(hints),
        rated=bool(rated),
        level=bool(level),
        coached=bool(coached),
        content=content,
        box_by=box_by,
        box_name=box_name,
        dealing=dealing,
    )


def head_of(row: Sequence[Any]) -> Head:
    """From the columns of HEAD."""
    version, seq, base, base_seq, digest, deadline, bot_due, clocks = row
    return Head(version, seq, base, base_seq, digest, deadline, bool(bot_due), clocks)


def seats_of(rows: Iterable[Sequence[Any]]) -> list[SeatRow]:
    return [SeatRow(*row) for row in rows]


def log_of(rows: Iterable[Sequence[Any]]) -> list[LogRow]:
    """From the columns of LOG."""
    return [LogRow(*row) for row in rows]
