"""What a store must do. One conformance suite runs on every implementation.

The log of answers is the truth. Appending is atomic: compare and swap the head's version, insert
the log rows, the command and the outbox row, move the deadline; all or nothing.
"""

from __future__ import annotations

from typing import Protocol

from ludorum.server.model import (
    Append,
    Head,
    Kept,
    Line,
    Loaded,
    LogRow,
    Nudge,
    SeatRow,
    Status,
    TableRow,
    User,
)


class Conflict(Exception):
    """The head has moved on: load again, check that the answer still fits, try again."""


class Repeated(Exception):
    """This command was stored before; `reply` is what it was answered."""

    def __init__(self, reply: bytes) -> None:
        super().__init__("the command was stored before")
        self.reply = reply


class StoreDown(Exception):
    """The store cannot be reached or used; the message says what to do. Nothing is known of what
    was under way: send it again, a command id keeps it from counting twice. Calls work again once
    the store is back."""


class Store(Protocol):
    # -- life -----------------------------------------------------------------------------------
    async def open(self) -> None:
        """Connect; the schema must be there (`migrate`). Raises StoreDown."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raises StoreDown if the store cannot be reached."""

    # -- people ---------------------------------------------------------------------------------
    async def add_user(self, user: User) -> bool:
        """False if a person with a password already has that name (names are compared folded)."""

    async def user(self, id: str) -> User | None: ...
    async def user_named(self, name: str) -> User | None:
        """The user with a password of that name."""

    async def add_session(self, token_hash: str, user: str, expires: float) -> None: ...
    async def session(self, token_hash: str, now: float) -> User | None: ...
    async def drop_session(self, token_hash: str) -> None: ...
    async def drop_expired(self, now: float) -> int:
        """Expired sessions, and commands of tables that are over for a day; returns how many."""

    # -- the directory of tables ------------------------------------------------------------------
    async def add_table(self, table: TableRow, seats: list[SeatRow], key: bytes) -> None:
        """The key goes into a table of its own, read by `key` alone."""

    async def table(self, id: str) -> TableRow | None: ...
    async def seats(self, id: str) -> list[SeatRow]: ...
    async def tables_of(self, user: str, limit: int) -> list[TableRow]:
        """Tables this user sits at, newest first."""

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for players, newest first."""

    async def running_tables(self, limit: int) -> list[TableRow]:
        """Public tables that are being played, newest first."""

    async def take_seat(self, id: str, row: SeatRow) -> bool:
        """Sit down; False unless the table is open, the seat free and the user not seated yet."""

    async def leave_seat(self, id: str, user: str) -> bool:
        """Stand up from an open table."""

    async def seat_bot(self, id: str, seat: int, bot: str) -> None:
        """From now on a bot answers for this seat; the user stays in the row."""

    async def set_rematch(self, id: str, other: str) -> str:
        """The table that follows; the first one set stays. Returns it."""

    async def key(self, id: str) -> bytes: ...

    # -- games ------------------------------------------------------------------------------------
    async def start(self, id: str, head: Head, rows: list[LogRow]) -> bool:
        """Write the first head (version 1), its log rows and a nudge; False if it was started
        already. Sequence numbers count from 1, `Head.seq` is the last; the store sets them."""

    async def load(self, id: str) -> Loaded | None:
        """The table with its head and the log rows after `base_seq`; None if not started."""

    async def version(self, id: str) -> int:
        """The head's version; 0 if not started."""

    async def append(self, append: Append) -> int:
        """Store a command's outcome; returns the new version. Raises Conflict or Repeated.

        A table that is not running is a Conflict too. Claims of the table end: what is due now is
        new work.
        """

    async def reply(self, id: str, command: str) -> bytes | None:
        """What a command was answered, if it was stored."""

    async def log(self, id: str) -> list[LogRow]: ...
    async def set_status(self, id: str, status: Status, why: str) -> None:
        """Freeze (with a report) or thaw a table."""

    async def set_epoch(self, id: str, epoch: int, head: Head) -> bool:
        """Move a running table to new rules; False if its version is no longer `head.version`.

        The version goes up by one, so that whoever still holds the old rules meets a Conflict.
        """

    async def running(self, game: str, limit: int, after: str) -> list[TableRow]:
        """Running tables of a game, by id, after that id: for upgrades and audits."""

    # -- work to be done ------------------------------------------------------------------------
    async def claim_expired(self, now: float, limit: int, lease: float) -> list[str]:
        """Tables whose deadline has passed; each is given to one caller until now + lease."""

    async def claim_bots(self, now: float, limit: int, lease: float) -> list[str]:
        """Tables where a bot is to think; each is given to one caller until now + lease."""

    async def outbox(self, limit: int, before: float) -> list[Nudge]:
        """Oldest unconfirmed nudges, of appends until `before`."""

    async def confirm(self, told: list[tuple[str, int]]) -> None:
        """These tables were told up to these versions: forget their nudges so far."""

    # -- the companion ---------------------------------------------------------------------------
    async def keep(self, user: str, game: Kept, most: int) -> bool:
        """Keep a companion game, unless a newer one of that id is there. False if the person has
        `most` others."""

    async def kept(self, user: str) -> list[Kept]:
        """All companion games of a person, newest first."""

    async def forget(self, user: str, id: str) -> None: ...

    # -- around the game ------------------------------------------------------------------------
    async def add_line(self, id: str, line: Line, keep: int) -> Line:
        """Append a chat line (its `n` is set here); only the last `keep` are held."""

    async def lines(self, id: str, after: int) -> list[Line]: ...
    async def archive(self, id: str, packed: bytes) -> None:
        """The finished game as one record, the first one stays; log rows that `load` does not
        need go."""

    async def archived(self, id: str) -> bytes | None: ...
