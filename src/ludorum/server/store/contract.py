"""What a store must do. One conformance suite runs on every implementation.

The log of answers is the truth. Appending is atomic: compare and swap the head's version, insert
the log rows, the command and the outbox row, move the deadline; all or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal, Protocol

from ludorum.server.model import (
    Append,
    Ban,
    Deed,
    Head,
    Invitation,
    Kept,
    Line,
    Loaded,
    LogRow,
    Nudge,
    Rating,
    Report,
    Result,
    ReviewRow,
    SeatRow,
    Skill,
    Standing,
    Status,
    TableRow,
    Tally,
    Tie,
    User,
    Way,
)

from .notices_contract import KeepsNotices


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


class Store(KeepsNotices, Protocol):
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
    async def session(self, token_hash: str, now: float) -> User | None:
        """Whose session it is; None also if they are banned."""

    async def drop_session(self, token_hash: str) -> None: ...
    async def sessions_of(self, user: str) -> list[str]:
        """The token hashes of a user's sessions."""

    async def drop_expired(self, now: float) -> int:
        """Expired sessions and tickets, and commands of tables that are over for a day; returns how
        many."""

    # -- ways to sign in --------------------------------------------------------------------------
    async def set_password(self, user: str, name: str, password: str) -> bool:
        """Also a new name; False if another person with a password has it."""

    async def add_way(self, way: Way) -> bool:
        """False if that subject is somebody's already."""

    async def way(self, kind: str, subject: str) -> Way | None: ...
    async def ways(self, user: str) -> list[Way]:
        """The oldest first."""

    async def use_way(self, id: str, data: bytes, at: float) -> None:
        """Somebody has signed in this way; what checking it needs is `data` now."""

    async def drop_way(self, user: str, id: str) -> bool:
        """False if it is not this user's, or their last way in."""

    # -- tickets: what may be done once, until some time -----------------------------------------
    async def add_ticket(self, token_hash: str, kind: str, data: bytes, expires: float) -> None: ...
    async def ticket(self, token_hash: str, kind: str, now: float) -> bytes | None:
        """Its data, if it can still be taken."""

    async def take_ticket(self, token_hash: str, kind: str, now: float) -> bytes | None:
        """Its data, for one taker."""

    # -- all that is somebody's -------------------------------------------------------------------
    async def lines_of(self, user: str) -> list[tuple[str, Line]]:
        """What a user has said, and at which table."""

    async def adopt(self, guest: str, user: User) -> list[str]:
        """All that is the guest's is the user's from now on, and the guest is no more. Where the
        user sits already a bot goes on for the guest; returns those tables that are running."""

    async def erase(self, user: str) -> list[str]:
        """The user is no more, nor is anything that names them: seats of tables that have begun are
        GONE's, without a name, the others are free again. A bot goes on; returns the running tables
        where it has to be told."""

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

    async def add_rematch(
        self, id: str, table: TableRow, seats: list[SeatRow], key: bytes, invited: Collection[str]
    ) -> str:
        """As `add_table`: the table that follows, to which its owner invites these people. If one
        follows already nothing is made. Returns the id of the one that follows."""

    async def key(self, id: str) -> bytes: ...

    # -- games ------------------------------------------------------------------------------------
    async def start(
        self, id: str, head: Head, rows: list[LogRow], epoch: int | None = None
    ) -> bool:
        """Write the first head (version 1), its log rows and a nudge; False if it was started
        already. Sequence numbers count from 1, `Head.seq` is the last; the store sets them.
        `epoch`: of the rules it begins with, where they may have changed since it was made."""

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
        """These tables were told up to these versions: forget their nudges so far. In the same step
        they are news, for who is not here to be told."""

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

    # -- reviews ----------------------------------------------------------------------------------
    async def want_review(self, id: str, at: float) -> None:
        """Somebody wants a review of a finished game; once is enough."""

    async def review(self, id: str) -> ReviewRow | None:
        """How far it is, and what it says; None if nobody has wanted one."""

    async def claim_review(self, now: float, lease: float) -> str | None:
        """The game that has waited longest for its review, for one caller until now + lease."""

    async def set_review(self, id: str, review: ReviewRow, until: float) -> None:
        """How far it is, with a claim until then, or what it says. What is said stays."""

    # -- oversight --------------------------------------------------------------------------------
    async def standing(self, id: str) -> Standing | None:
        """How a table stands; None if it has not begun."""

    async def stuck(
        self, late: float, idle: float, rules: Collection[tuple[str, int]], limit: int
    ) -> list[Standing]:
        """Tables that do not go on, those that stand longest first: frozen ones; running ones whose
        rules (game and epoch) are not among `rules`, where a bot or a clock has been due since
        before `late`, or where nothing was stored since before `idle`."""

    async def deeds(self, id: str) -> list[Deed]:
        """The commands of a table in order; a day after its end they go."""

    async def overrule(self, append: Append, why: str) -> bool:
        """As `append`, but to a frozen table too, and `why` becomes its report. False if the head
        has moved on, or the table is neither running nor frozen."""

    async def ban(self, ban: Ban) -> None:
        """From now on; one of the same person or name is replaced."""

    async def lift(self, kind: str, value: str) -> bool:
        """End a ban; False if there was none."""

    async def bans(self) -> list[Ban]:
        """All there are, also those that have run out, newest first."""

    async def banned(self, user: User, now: float) -> bool: ...
    async def sessions_under(self, ban: Ban) -> list[str]:
        """The token hashes of the sessions a ban ends."""

    # -- together: results and ratings ------------------------------------------------------------
    async def uncounted(self, rules: list[tuple[str, int]], limit: int) -> list[str]:
        """Tables that are over and whose results are not kept yet, oldest first; of these games
        and epochs."""

    async def count(
        self,
        id: str,
        results: list[Result],
        new: Skill,
        rate: Callable[[list[Result], list[Skill]], list[Skill]] | None,
    ) -> bool:
        """Keep the results of a finished game, and, if it is rated, move ratings: `rate` is given
        results and the skills before it (`new` for who has none), and returns those after it. Once
        for every table, all or nothing; False if it was done before."""

    async def ratings_of(self, users: Collection[str]) -> list[Rating]: ...
    async def results_of(self, user: str, limit: int, *, rated: bool = False) -> list[Result]:
        """Newest first; `rated`: only such."""

    async def tallies(self, user: str) -> list[Tally]:
        """All results of a person, counted by kind."""

    # -- together: people to each other -----------------------------------------------------------
    async def accounts_named(self, name: str, limit: int) -> list[User]:
        """People with an account of exactly that name (folded) who do not hide, oldest first."""

    async def hide(self, user: str, *, hidden: bool) -> None:
        """Nobody else sees their profile, or everybody again."""

    async def hidden(self, users: Collection[str]) -> set[str]:
        """Those of them who hide."""

    async def befriend(
        self, user: str, other: str, at: float, most: int
    ) -> Literal["asked", "friend", "blocked", "full"]:
        """Ask the other, or, if they have asked, be friends. Nothing is done if one has blocked the
        other, or if the user has `most` ties. KeyError if there is no such person."""

    async def part(self, user: str, other: str) -> None:
        """They are no friends any more, and nobody has asked. KeyError as above."""

    async def block(self, user: str, other: str, at: float) -> None:
        """As `part`, and no invitation between them is left. KeyError as above."""

    async def mute(self, user: str, other: str, at: float) -> None:
        """KeyError as above."""

    async def untie(self, user: str, other: str, kind: Literal["blocked", "muted"]) -> None: ...
    async def ties(self, user: str) -> list[Tie]:
        """By name."""

    async def shut(self, user: str) -> set[str]:
        """Whom the user does not want to read: blocked or muted."""

    async def deaf_to(self, user: str) -> set[str]:
        """Who does not want to read the user."""

    async def apart(self, user: str) -> set[str]:
        """Whom the user has blocked, and who has blocked the user."""

    async def invite(self, table: str, user: str, by: str, at: float) -> bool:
        """Once is enough; False if the table is not open."""

    async def uninvite(self, table: str, user: str) -> bool:
        """False if they were not invited."""

    async def invited(self, table: str) -> list[Invitation]: ...
    async def invitations(self, user: str, limit: int) -> list[Invitation]:
        """To tables that have not begun, newest first."""

    async def report(self, report: Report) -> bool:
        """False if this person has reported this line before."""

    async def reports(self, *, settled: bool) -> list[Report]:
        """Oldest first; `settled`: those, too."""

    async def reports_by(self, user: str) -> list[Report]: ...
    async def settle(self, table: str, n: int, outcome: str, at: float, *, remove: bool) -> int:
        """Settle all reports of a line; `remove`: the line goes. Returns how many there were."""
