"""What the server keeps: plain typed rows, the same for every store.

Times are seconds since the epoch as floats; JSON of the kernel is kept as bytes, so a store
neither reads nor changes it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .clocks import Tempo

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Status = Literal["open", "running", "over", "frozen"]


class User(msgspec.Struct, frozen=True):
    """`password` is an argon2 hash; empty for a guest."""

    id: str
    name: str
    password: str
    created: float


WayKind = Literal["passkey", "mail", "oidc"]


class Way(msgspec.Struct, frozen=True):
    """How somebody signs in, beside a password.

    subject   whom it proves: a credential id, a mail address, an issuer and its name for somebody
    label     what the person knows it by
    data      what checking it needs, as JSON
    """

    id: str
    user: str
    kind: WayKind
    subject: str
    label: str
    data: bytes
    created: float
    used: float


ALL = 1_000_000  # where somebody has to be told all of something there is
GONE = "-"  # in the place of a user's id: somebody who has left for good


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a table: a person (`user`), a bot (`bot` names its policy), or free."""

    seat: int
    user: str = ""
    bot: str = ""
    name: str = ""


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


class ReviewRow(msgspec.Struct, frozen=True):
    """A review of a finished game: how far it is, and at last what it says, as JSON."""

    done: int
    total: int
    data: bytes = b""


class Nudge(msgspec.Struct, frozen=True):
    """An outbox row: this table has reached this version."""

    id: int
    table: str
    version: int


class Standing(msgspec.Struct, frozen=True):
    """A table that has begun, as the one who runs the house looks at it.

    report    why it was frozen or thawed
    rows      of its log: answers, and answers taken back
    since     when something was last stored
    deadline  when somebody's time runs out; 0: never
    """

    table: TableRow
    report: str
    version: int
    rows: int
    since: float
    deadline: float
    bot_due: bool


class Deed(msgspec.Struct, frozen=True):
    """A command that was stored: which version of its table it made, when, what it was answered."""

    version: int
    at: float
    command: str
    reply: bytes


class Ban(msgspec.Struct, frozen=True):
    """Somebody (`value` is a user's id) or everybody of a name may not come in until then (0: for
    good). Names are compared folded."""

    kind: Literal["user", "name"]
    value: str
    at: float
    until: float
    why: str


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


class Tie(msgspec.Struct, frozen=True):
    """What `user`, called `name`, is to somebody; asks: they want to be friends."""

    kind: Literal["friend", "asked", "asks", "blocked", "muted"]
    user: str
    name: str
    at: float


class Invitation(msgspec.Struct, frozen=True):
    """`by` wants `user` at a table that has not begun."""

    table: str
    user: str
    name: str
    by: str
    by_name: str
    at: float


class Report(msgspec.Struct, frozen=True):
    """Line `n` of a table's chat, that `user` wrote, and what `by` has against it."""

    table: str
    n: int
    by: str
    user: str
    name: str
    text: str
    why: str
    at: float
    settled: float = 0.0
    outcome: str = ""
