"""Between rows of the database and the structs of the model."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from ludorum.server.model import Head, LogRow, SeatRow, TableRow, User

from . import schema

_options = msgspec.json.Decoder(dict[str, str])
_encode = msgspec.json.Encoder(order="deterministic").encode

_t = schema.tables.c

# The columns of a TableRow, in its order.
TABLE = (
    *(_t.id, _t.game, _t.epoch, _t.seats, _t.options, _t.tempo, _t.owner, _t.link),
    *(_t.commitment, _t.created, _t.status, _t.public, _t.rematch, _t.origin, _t.taken),
    *(_t.hints, _t.rated, _t.level),
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


def fold(name: str) -> str:
    """What two names have in common when people would take one for the other."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


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
    status, public, rematch, origin, taken, hints, rated, level = now
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
