"""A running table in memory: the kernel's table, its clocks, and what is to be stored of it.

Pure: it reads no clock, no store and no bus. A change makes an `Append`; once that is stored,
`mark_saved` says so. In between memory is ahead of the store: if storing fails, forget the table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from ludorum.content import Pack, laid
from ludorum.kernel import (
    DEALER,
    DuplicateDealer,
    Entry,
    Event,
    IllegalAnswer,
    KeyedDealer,
    ManualDealer,
    RuleFault,
    Seat,
    Table,
    content_of,
    dealer_of,
    forced,
    tuples,
)
from ludorum.server.store.rows import (
    Append,
    Head,
    Loaded,
    LogRow,
    SeatChange,
    SeatRow,
    Status,
    TableRow,
)
from ludorum.titles import Title

from .clocks import Clocks, Tempo, begin, deadline, tick

encode = msgspec.json.encode
decode = msgspec.json.decode
_sorted = msgspec.json.Encoder(order="sorted").encode
CHECKPOINTS = 6  # how far back undo reaches after a restart, in segments


class Due(NamedTuple):
    """Whose time runs, when the first of it is over (0: never), whether a bot is to think."""

    clocks: Clocks
    deadline: float
    bot: bool


class LiveTable:
    """`seqs[i]` is the sequence number of the log row that holds the kernel's log entry i."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], title: Title[Any], table: Table[Any], head: Head
    ) -> None:
        self.row = row
        self.seats = seats
        self.title = title
        self.table = table
        self.head = head
        self.seqs: list[int] = []
        self.chained: set[int] = set()  # of them: sent together with the answer before
        self.newest = 0  # the version some process is known to have stored
        self.floor = 0  # the last row stored with the start: taking back ends there
        self.tempo = decode(row.tempo, type=Tempo)
        self.clocks = decode(head.clocks, type=Clocks)
        self._base: Any = None  # the state of the stored checkpoint, as far as it is at hand
        self._reseat: SeatChange | None = None  # to be stored with the next append
        self._ended = False  # nobody plays on

    # -- sitting down ---------------------------------------------------------------------------

    @classmethod
    def begin(cls, row: TableRow, seats: list[SeatRow], title: Title[Any], key: bytes) -> LiveTable:
        """A game that has not begun: the setup, and all that chance does before the first ask."""
        state = title.setup(row.seats, row.options)
        table: Table[Any] = Table(
            title, state, dealer_of(row.dealing, key), checkpoints=CHECKPOINTS
        )
        live = cls(row, seats, title, table, Head(0, 0, b"", 0, ""))
        live.settle()
        return live

    @classmethod
    def branch_from(
        cls,
        row: TableRow,
        seats: list[SeatRow],
        title: Title[Any],
        key: bytes,
        entries: list[Entry],
    ) -> LiveTable:
        """A game that begins with answers of another one; from there chance has its own key."""
        state = title.setup(row.seats, row.options)
        table: Table[Any] = Table(title, state, ManualDealer(), checkpoints=CHECKPOINTS)
        table.feed(entries)
        table.dealer = dealer = dealer_of(row.dealing, key)
        ask = table.pending().get(DEALER)
        if ask is not None:
            lane = next(lane for lane, run in table.runs.items() if run.ask is ask)
            table.answer(DEALER, dealer.deal(ask, lane, table.past))
        live = cls(row, seats, title, table, Head(0, 0, b"", 0, ""))
        live.settle()
        return live

    @classmethod
    def from_stored(cls, loaded: Loaded, title: Title[Any], key: bytes) -> LiveTable:
        """The position of a stored table: its checkpoint and the answers since."""
        entries, seqs = effective(loaded.tail)
        data = decode(loaded.head.base)
        data["tail"] = [list(e) for e in entries]
        dealer = dealer_of(loaded.table.dealing, key)
        table = Table.restore(title, data, dealer, checkpoints=CHECKPOINTS)
        live = cls(loaded.table, loaded.seats, title, table, loaded.head)
        live.seqs = seqs
        live.chained = chained(loaded.tail)
        live.floor = max([x.seq for x in loaded.tail if x.version == 1], default=0)
        live._base = table.points[0][1]
        return live

    def catch_up(self, loaded: Loaded) -> bool:
        """Take in answers another process has stored: cheaper than to sit down anew.

        False if that cannot be done, or ends elsewhere: then this table is of no more use.
        """
        head, seq = loaded.head, self.head.seq
        new = [row for row in loaded.tail if row.seq > seq]
        new_rules = (loaded.table.epoch, loaded.table.content)
        if head.base_seq > seq or new_rules != (self.row.epoch, self.row.content):
            return False
        if any(row.undo >= 0 for row in new):
            return False
        entries, seqs = effective(new)
        dealer, self.table.dealer = self.table.dealer, ManualDealer()
        try:
            self.table.listen(None)
            self.table.feed(entries)
        except (IllegalAnswer, RuleFault):
            return False
        finally:
            self.table.dealer = dealer
        self.row, self.seats, self.head = loaded.table, loaded.seats, head
        self.seqs += seqs
        self.chained |= chained(new)
        self._base = None
        self.clocks = decode(head.clocks, type=Clocks)
        return self.digest() == head.digest

    # -- what there is ----------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return self.head.version

    @property
    def key(self) -> bytes:
        """What chance is computed from."""
        assert isinstance(self.table.dealer, (KeyedDealer, DuplicateDealer))
        return self.table.dealer.key

    @property
    def rules(self) -> tuple[str, str]:
        """The game and its content, as `ludorum.games.load` takes them: for other processes."""
        return self.row.game, content_of(self.title)

    @property
    def pack(self) -> Pack | None:
        """What lies over the cards of the game: other processes need it, too."""
        return laid(self.title.package)

    def waiting(self) -> list[int]:
        return sorted([seat for seat in self.table.pending() if seat != DEALER])

    def bots(self) -> list[int]:
        """Seats a bot answers for."""
        return [x.seat for x in self.seats if x.bot]

    @property
    def deserted(self) -> bool:
        """Nobody plays on. A rated game that only one has not given up is decided."""
        playing = [x for x in self.seats if x.user and not x.bot]
        return self._ended or len(playing) < (2 if self.row.rated else 1)

    def digest(self) -> str:
        """The kernel's digest, from the same bytes made several times as fast."""
        raw = _sorted(self.title.derived.dump(self.table.state))
        if not raw.isascii():  # the one thing the two encoders write differently
            return self.title.derived.digest(self.table.state)
        return hashlib.blake2b(raw, digest_size=8).hexdigest()

    # -- changes: each returns the log rows it makes -----------------------------------------------

    def answer(self, seat: int, option: Any, token: int | None) -> list[LogRow]:
        size = len(self.table.log)
        self.table.answer(seat, option, token)
        self.settle()
        return self.rows_since(size)

    def answers(self, seat: int, path: tuple[Any, ...], token: int | None) -> list[LogRow]:
        """Answers one after the other, all of them or none. Nothing unknown may lie between them,
        so that all are taken back together."""
        if len(path) > 1:
            if token is not None and token != self.table.token(seat):
                raise IllegalAnswer("stale", "that decision has passed")
            Seat(self.table, seat).preview(*path)
        size = len(self.table.log)
        for option in path:
            self.answer(seat, option, token)
            token = None
        return self.rows_since(size)

    def settle(self) -> None:
        """Forced answers need no client; the story says that they were forced."""
        self.table.settle()

    def undoable(self, seat: int) -> tuple[int, str]:
        """As the table's: index of the answer to take back, or -1 and the code of the reason.

        What the game began with was nobody's decision here, not even in a game that goes on from
        the middle of another one.
        """
        i, code = self.table.undoable(seat)
        if 0 <= i < len(self.seqs) and self.seqs[i] <= self.floor:
            return -1, "undo-nothing"
        return i, code

    def undo(self, seat: int) -> list[LogRow]:
        """Take back the seat's last real decision, and those that were sent together with it: one
        row for every answer that goes."""
        rows: list[LogRow] = []
        while True:
            i, code = self.undoable(seat)
            if i < 0:
                raise IllegalAnswer(code)
            try:
                self.table.undo(seat)
            except IllegalAnswer:
                if rows:  # what could be taken back is taken back
                    return rows
                raise
            gone = self.seqs.pop(i)
            rows.append(LogRow(0, 0, 0, seat, b"null", undo=gone))
            more = gone in self.chained or forced(self.table.pending().get(seat))
            if not more or self.undoable(seat)[0] < 0:
                return rows

    def reseat(self, change: SeatChange) -> list[LogRow]:
        """Somebody else answers for a seat. Nothing is answered by it."""
        self._reseat = change
        self.seats = [
            structs.replace(x, bot=change.bot) if x.seat == change.seat else x for x in self.seats
        ]
        return []

    def end(self) -> list[LogRow]:
        """The game ends here, unfinished: nobody has won."""
        self._ended = True
        return []

    def rows_since(self, size: int) -> list[LogRow]:
        return [
            LogRow(0, 0, lane, who, encode(answer)) for lane, who, answer in self.table.log[size:]
        ]

    # -- what is to be stored ----------------------------------------------------------------------

    def apply(
        self, change: Change, command: str, now: float, lease: Callable[[], float] = lambda: -1.0
    ) -> tuple[Append, list[Event]]:
        """What a command brings, to be stored in one step, and what happened by it. `lease` is
        asked when the change is made."""
        events = self.listen()
        rows = change(self)
        over = self.table.over or self.deserted
        # No digest: it is of all the state, and few hidden cards can be found by trying them all.
        reply = {"version": self.version + 1}
        status: Status = "over" if over else "running"
        return self._append(rows, command, now, status, self.due(now), reply, lease()), events

    def ruled(
        self, rows: list[LogRow], command: str, now: float, status: Status, why: str
    ) -> Append:
        """What an operator rules. Nobody pays for the time a table stood."""
        reply = {"version": self.version + 1, "why": why}
        return self._append(rows, command, now, status, self.due(now, anew=True), reply)

    def first(self, now: float) -> tuple[Head, list[LogRow]]:
        """What a game that begins is stored with."""
        self.row = structs.replace(self.row, status="running")
        self.clocks = begin(self.tempo, self.row.seats)
        rows = self.rows_since(0)
        base, base_seq = self.checkpoint_for(rows)
        due = self.due(now)
        clocks = encode(due.clocks)
        head = Head(1, len(rows), base, base_seq, self.digest(), due.deadline, due.bot, clocks)
        return head, rows

    def due(self, now: float, *, anew: bool = False) -> Due:
        """Whom it waits for. `anew`: their time begins now."""
        waiting, bots = self.waiting(), self.bots()
        people = [seat for seat in waiting if seat not in bots]
        before = structs.replace(self.clocks, since={}) if anew else self.clocks
        clocks = tick(self.tempo, before, people, now)
        thinks = any(seat in bots for seat in waiting)
        return Due(clocks, deadline(self.tempo, clocks, people), thinks)

    def _append(
        self,
        rows: list[LogRow],
        command: str,
        now: float,
        status: Status,
        due: Due,
        reply: dict[str, Any],
        lease: float = 0.0,
    ) -> Append:
        base, base_seq = self.checkpoint_for(rows)
        over = status == "over"
        return Append(
            table=self.row.id,
            version=self.version,
            command=command,
            rows=rows,
            digest=self.digest(),
            base=None if base is self.head.base else base,
            base_seq=base_seq,
            deadline=0.0 if over else due.deadline,
            bot_due=due.bot and not over,
            clocks=encode(due.clocks),
            status=status,
            reply=encode(reply),
            at=now,
            reseat=self._reseat,
            lease=lease,
        )

    def mark_saved(self, append: Append) -> None:
        """The store has taken it."""
        head = Head(
            version=append.version + 1,
            seq=self.head.seq + len(append.rows),
            base=self.head.base if append.base is None else append.base,
            base_seq=append.base_seq,
            digest=append.digest,
            deadline=append.deadline,
            bot_due=append.bot_due,
            clocks=append.clocks,
        )
        self.row = structs.replace(self.row, status=append.status)
        self._reseat = None
        self._stand_at(head, append.rows)

    def mark_started(self, head: Head, rows: list[LogRow], seats: list[SeatRow]) -> None:
        """The store has taken the first position, with these people."""
        self.seats = seats
        self._stand_at(head, rows)
        self.floor = head.seq

    def _stand_at(self, head: Head, rows: list[LogRow]) -> None:
        self.seqs = self._numbered(rows)
        self.chained |= chained(self._stored(rows))
        self.head = head
        self.clocks = decode(head.clocks, type=Clocks)

    def checkpoint_for(self, rows: list[LogRow]) -> tuple[bytes, int]:
        """The checkpoint to be stored with these rows: the stored one as long as it holds."""
        base = self.table.save_point()[1]
        if base is self._base:
            return self.head.base, self.head.base_seq
        known, self._base = self._base, base
        data, seq = self.checkpoint(rows)
        if known is None and seq == self.head.base_seq:  # another process has stored this one
            return self.head.base, seq
        return data, seq

    def checkpoint(self, rows: list[LogRow]) -> tuple[bytes, int]:
        """What `from_stored` needs: the save without its tail, and the log row after which it
        holds."""
        data = self.table.save()
        tail = data.pop("tail")
        size = len(self.table.log) - len(tail)  # effective entries before the checkpoint
        seqs = self._numbered(rows)
        last = self.head.seq + len(rows)
        return encode(data), seqs[size] - 1 if size < len(seqs) else last

    def _numbered(self, rows: list[LogRow]) -> list[int]:
        """`seqs` once these rows are stored."""
        return self.seqs + [row.seq for row in self._stored(rows) if row.undo < 0]

    def _stored(self, rows: list[LogRow]) -> list[LogRow]:
        """New rows with the numbers the store gives them."""
        version, seq = self.head.version + 1, self.head.seq + 1
        return [structs.replace(x, version=version, seq=i) for i, x in enumerate(rows, seq)]

    def listen(self) -> list[Event]:
        events: list[Event] = []
        self.table.listen(events)
        return events


Change = Callable[[LiveTable], list[LogRow]]


def chained(rows: list[LogRow]) -> set[int]:
    """Answers that came by the same command as the one before of their seat: what a thought led to,
    and what was forced."""
    last: dict[int, int] = {}  # seat -> version of its last answer
    out: set[int] = set()
    for row in rows:
        if row.undo < 0 and row.who != DEALER:
            if last.get(row.who) == row.version:
                out.add(row.seq)
            last[row.who] = row.version
    return out


def effective(rows: list[LogRow]) -> tuple[list[Entry], list[int]]:
    """The answers that stand, and the sequence numbers of their rows."""
    entries: list[Entry] = []
    seqs: list[int] = []
    for row in rows:
        if row.undo < 0:
            entries.append((row.lane, row.who, tuples(decode(row.answer))))
            seqs.append(row.seq)
        elif row.undo in seqs:
            # An undo of an answer before the checkpoint is already in the checkpoint.
            i = seqs.index(row.undo)
            del entries[i], seqs[i]
    return entries, seqs
