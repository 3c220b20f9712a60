"""Tables as people want them, and what is kept around a running game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ludorum.server.http.schemas import Word
from ludorum.server.ratings.model import Pool
from ludorum.server.store.rows import SeatRow, TableRow

from .clocks import Tempo

SUBSTITUTE = "sensible"  # the bot that goes on for somebody who has left


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wants it; it comes from outside, so its types are checks."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    tempo: Tempo = Tempo()
    bots: Annotated[list[Word], Meta(max_length=8)] = []
    public: bool = False
    hints: bool = False  # also where several people play
    rated: bool = False  # only people, no hints
    level: bool = False  # strangers of the maker's level only
    coached: bool = False  # one person among bots
    box: bool = False  # with the cards of the maker's own box; not if it is rated


class OutboxEntry(msgspec.Struct, frozen=True):
    """An outbox row: this table has reached this version."""

    id: int
    table: str
    version: int
    at: float  # when it was stored; 0: it is told again for some other reason


class Invitation(msgspec.Struct, frozen=True):
    """`by` wants `user` at a table that has not begun."""

    table: str
    user: str
    name: str
    by: str
    by_name: str
    at: float


def pool_of(row: TableRow) -> Pool:
    return Pool(row.game, row.seats, msgspec.json.decode(row.tempo, type=Tempo).kind)


class Vacation(msgspec.Struct, frozen=True):
    """When somebody is away."""

    start: float
    until: float


class Look(msgspec.Struct, frozen=True):
    """When somebody's page on a table was last heard of, and until when it counts as open."""

    at: float = 0.0
    until: float = 0.0


class Glance(msgspec.Struct, frozen=True, array_like=True):
    """A page that is open on a table until then, unless more is heard, or was."""

    user: str
    table: str
    at: float  # when it was last heard of
    until: float


class Glances(msgspec.Struct, frozen=True, array_like=True):
    """What one node has to say of its pages."""

    node: str
    glances: list[Glance]


class WaitingState(msgspec.Struct, frozen=True):
    """How a table that has begun stands: all that telling people needs."""

    table: TableRow
    seats: list[SeatRow]
    version: int
    clocks: bytes
