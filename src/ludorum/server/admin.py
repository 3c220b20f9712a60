"""What the one who runs the house does with its tables: find those that do not go on, look at any
position, say who did what, stop a table, let it go on, set it back.

What must hold: it works beside running servers, on any store. A table is changed as by a command:
its version goes up, its log only grows, clients are told. A table goes on only if its position can
be computed from its log and is the one that was stored.
"""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from ludorum.kernel import Entry, ManualDealer, Record, Table
from ludorum.titles import Title

from .accounts import ended_hash
from .bus import Bus
from .clocks import Clocks, deadline, tick
from .errors import ApiError
from .history import replaying
from .live import Live, decode, effective, encode
from .model import Append, Ban, Deed, Loaded, LogRow, SeatRow, Standing, Status, TableRow
from .store import Store
from .store.people import STAND_IN
from .titles import Titles

BATCH = 200
ATTEMPTS = 20  # a table that is played on meanwhile is tried again
MOST = 10_000  # tables of one user
OPERATOR = "operator"


# -- tables that do not go on ----------------------------------------------------------------------


class Stuck(NamedTuple):
    """`why`: frozen, rules, bot, clock or idle; `told` says it to people, with what to do."""

    standing: Standing
    why: str
    told: str


async def stuck(
    store: Store, titles: Titles, now: float, late: float, idle: float, limit: int
) -> list[Stuck]:
    """`late`: seconds a bot or a clock may be due; `idle`: seconds people may think."""
    held = titles.held()
    found = await store.stuck(now - late, now - idle, held, limit)
    return [Stuck(x, *reason(x, held, now - late)) for x in found]


def reason(x: Standing, held: list[tuple[str, int]], late: float) -> tuple[str, str]:
    row = x.table
    if row.status == "frozen":
        return "frozen", x.report
    if (row.game, row.epoch) not in held:
        return "rules", f"the rules of {row.game}, epoch {row.epoch}, are not installed"
    if x.bot_due and x.since < late:
        return "bot", "a bot should have answered: does a worker run? its log says what fails"
    if 0 < x.deadline < late:
        return "clock", "somebody's time is over and nothing was done: does a worker run?"
    return "idle", "waits for people"


# -- the past --------------------------------------------------------------------------------------


class Past(NamedTuple):
    """All answers of a table that stand."""

    row: TableRow
    seats: list[SeatRow]
    title: Title[Any]
    entries: list[Entry]
    packed: bytes  # the record, if the game is over

    def upto(self, wanted: int | None) -> int:
        """A number of answers; ValueError if there are not so many."""
        last = len(self.entries)
        if wanted is not None and not 0 <= wanted <= last:
            raise ValueError(f"table {self.row.id} has answers 0 to {last}, not {wanted}")
        return last if wanted is None else wanted

    def at(self, upto: int) -> Table[Any]:
        """The position after so many answers."""
        state = self.title.setup(self.row.seats, self.row.options)
        table: Table[Any] = Table(self.title, state, ManualDealer(), checkpoints=0)
        with honest(self.row):
            table.feed(self.entries[:upto])
        return table

    def record(self, wanted: int | None) -> list[str]:
        """Lines of a record. Only that of a whole finished game reveals the dealer's key."""
        if self.packed and wanted is None:
            return zlib.decompress(self.packed).decode().splitlines()
        row = self.row
        entries = self.entries[: self.upto(wanted)]
        with honest(row):
            made = Record.of(self.title, row.seats, row.options, entries, row.commit)
        return list(made.lines())


async def past(store: Store, titles: Titles, id: str) -> Past:
    row = await found(store, id)
    title = rules(titles, row)
    seats = await store.seats(id)
    packed = await store.archived(id) or b""
    if packed:
        entries = Record.parse(zlib.decompress(packed).decode().splitlines()).entries
    else:
        entries, _ = effective(await store.log(id))
    return Past(row, seats, title, entries, packed)


async def found(store: Store, id: str) -> TableRow:
    """A table that has begun; LookupError and ValueError say what is wrong."""
    row = await store.table(id)
    if row is None:
        raise LookupError(f"there is no table {id}: its id is the last part of its address")
    if row.status == "open":
        raise ValueError(f"table {id} has not begun")
    return row


def rules(titles: Titles, row: TableRow) -> Title[Any]:
    try:
        return titles.get(row.game, row.epoch)
    except ApiError as e:
        raise ValueError(f"table {row.id}: {e.detail}; install a version that has them") from e


@contextmanager
def honest(row: TableRow) -> Iterator[None]:
    """Around a replay: what does not fit its rules is told as a ValueError."""
    try:
        with replaying():
            yield
    except (ApiError, KeyError, AttributeError) as e:
        told = e.detail if isinstance(e, ApiError) else repr(e)
        raise ValueError(f"table {row.id}: its log does not fit its rules: {told}") from e


# -- is everything as it was stored ----------------------------------------------------------------


class Checked(NamedTuple):
    """What became of going through all running tables: `wrong` maps a table to what is wrong."""

    tables: int
    wrong: dict[str, str]


async def check(store: Store, titles: Titles) -> Checked:
    """Play every running table again from its first answer: it must end in the position that is
    stored. Nothing is changed."""
    wrong: dict[str, str] = {}
    count = 0
    for game in titles.names():
        after = ""
        while rows := await store.running(game, BATCH, after):
            after = rows[-1].id
            for row in rows:
                count += 1
                told = await _difference(store, titles, row.id)
                if told:
                    wrong[row.id] = told
    return Checked(count, wrong)


async def _difference(store: Store, titles: Titles, id: str) -> str:
    loaded = await store.load(id)
    # The log only grows: what belongs to this head stays, whoever plays on.
    rows = await store.log(id)
    row = await store.table(id)
    if loaded is None or row is None or row.status != "running":
        return ""  # it has just ended
    entries, _ = effective([x for x in rows if x.seq <= loaded.head.seq])
    try:
        title = rules(titles, loaded.table)
        seen = Past(loaded.table, loaded.seats, title, entries, b"")
        whole = seen.at(len(entries))
        with honest(loaded.table):
            live = Live.sit(loaded, title, await store.key(id))
    except ValueError as e:
        return str(e)
    if title.derived.digest(whole.state) != loaded.head.digest:
        return "played again it ends in another position"
    return "" if live.digest() == loaded.head.digest else "its checkpoint is of another position"


# -- who did what ----------------------------------------------------------------------------------


class Act(msgspec.Struct):
    """One version of a table. `who`: seat N, bot N, clock N, operator, rules or start."""

    version: int
    at: float  # 0: not known
    who: str
    user: str  # id of the person
    name: str
    command: str
    why: str
    rows: list[dict[str, Any]]


async def audit(store: Store, id: str) -> list[Act]:
    """Every version of a table that is still told apart: of a packed game only the end is."""
    await found(store, id)
    seats = await store.seats(id)
    by_version: dict[int, list[LogRow]] = {}
    for row in await store.log(id):
        by_version.setdefault(row.version, []).append(row)
    deeds = {x.version: x for x in await store.deeds(id)}
    standing = await store.standing(id)
    last = standing.version if standing else 0
    first = min([*by_version, *deeds], default=last)
    return [
        act(version, deeds.get(version), by_version.get(version, []), seats)
        for version in range(first, last + 1)
    ]


def act(version: int, deed: Deed | None, rows: list[LogRow], seats: list[SeatRow]) -> Act:
    command = deed.command if deed else ""
    at = deed.at if deed else max([x.at for x in rows], default=0.0)
    user, dot, _ = command.partition(".")
    seat = next((x for x in seats if dot and x.user == user), None)
    kind, *parts = command.split("-")
    if dot:
        who = f"seat {seat.seat}" if seat else "seat ?"
    elif kind == "bot" or kind == "late":
        who = f"{'bot' if kind == 'bot' else 'clock'} {parts[0]}"
    elif kind == OPERATOR:
        who = f"{OPERATOR} {' '.join(parts[:-1])}"
    elif version == 1:
        who = "start"
    else:
        who = "server" if command or rows else "rules"  # a version without either: new rules
    return Act(
        version=version,
        at=at,
        who=who,
        user=user if dot else "",
        name=seat.name if seat else "",
        command=command,
        why=decode(deed.reply).get("why", "") if deed else "",
        rows=[told(x) for x in rows],
    )


def told(row: LogRow) -> dict[str, Any]:
    out: dict[str, Any] = {"row": row.seq, "lane": row.lane, "who": row.who}
    if row.undo >= 0:
        return out | {"takes_back": row.undo}
    return out | {"answer": decode(row.answer)}


# -- changing --------------------------------------------------------------------------------------


async def freeze(store: Store, id: str, why: str, now: float) -> int:
    """Nobody can act there until it is thawed; clocks stand. Returns the new version."""

    async def change(loaded: Loaded) -> Append:
        if loaded.table.status != "running":
            raise ValueError(f"table {id} is not running: it is {loaded.table.status}")
        head = loaded.head
        return msgspec.structs.replace(
            _append(loaded, "freeze", "frozen", why, now),
            deadline=head.deadline,
            bot_due=head.bot_due,
            clocks=head.clocks,
        )

    return await _overrule(store, id, change, why)


async def unfreeze(store: Store, titles: Titles, id: str, why: str, now: float) -> int:
    """The table goes on from where it stood; who is asked begins to think anew."""
    key = await _key(store, id)

    async def change(loaded: Loaded) -> Append:
        row = loaded.table
        if row.status != "frozen":
            raise ValueError(f"table {id} is not frozen: it is {row.status}")
        title = rules(titles, row)
        with honest(row):
            live = Live.sit(loaded, title, key)
        if live.digest() != loaded.head.digest:
            raise ValueError(
                f"table {id}: played again it ends in another position than the stored one; "
                "look at it with `ludorum admin show`, then `ludorum admin set-back`"
            )
        return _waits(_append(loaded, "unfreeze", "running", why, now), live, now)

    return await _overrule(store, id, change, why)


async def set_back(
    store: Store, titles: Titles, id: str, keep: int, why: str, now: float
) -> tuple[int, int]:
    """Take back all but the first `keep` answers and let the table go on from there.

    Chance that follows without a decision is dealt again, from the same key: it comes out the same.
    Returns the new version, and how many answers the table has now.
    """
    key = await _key(store, id)
    answers = 0

    async def change(loaded: Loaded) -> Append:
        nonlocal answers
        row = loaded.table
        if row.status not in ("running", "frozen"):
            raise ValueError(f"table {id} is {row.status}: only a game under way is set back")
        title = rules(titles, row)
        rows = [x for x in await store.log(id) if x.seq <= loaded.head.seq]
        entries, seqs = effective(rows)
        least = len([x for x in rows if x.version == 1])
        if len(entries) <= least:
            raise ValueError(f"table {id}: nobody has decided anything that could be taken back")
        if not least <= keep < len(entries):
            raise ValueError(
                f"table {id} can be set back to {least} to {len(entries) - 1} answers, not {keep}"
            )
        with honest(row):
            live = Live.go_on(row, loaded.seats, title, key, entries[:keep])
        if live.table.over:
            raise ValueError(f"table {id}: the game is over after {keep} answers")
        live.head, live.seqs = loaded.head, seqs[:keep]
        live.clocks = decode(loaded.head.clocks, type=Clocks)
        back = [
            LogRow(0, 0, entries[i][0], entries[i][1], b"null", undo=seqs[i])
            for i in reversed(range(keep, len(entries)))
        ]
        new = back + live.rows_since(keep)
        base, base_seq = live.checkpoint(new)
        answers = len(live.table.log)
        made = msgspec.structs.replace(
            _append(loaded, f"set-back-{keep}", "running", why, now),
            rows=new,
            base=base,
            base_seq=base_seq,
            digest=live.digest(),
        )
        return _waits(made, live, now)

    return await _overrule(store, id, change, why), answers


async def _overrule(
    store: Store, id: str, change: Callable[[Loaded], Awaitable[Append]], why: str
) -> int:
    await found(store, id)
    for _ in range(ATTEMPTS):
        loaded = await store.load(id)
        assert loaded is not None
        append = await change(loaded)
        if await store.overrule(append, why):
            return append.version + 1
    raise ValueError(f"table {id} is played so fast that nobody gets in: try again, or freeze it")


async def _key(store: Store, id: str) -> bytes:
    await found(store, id)
    return await store.key(id)


def _append(loaded: Loaded, what: str, status: Status, why: str, now: float) -> Append:
    head = loaded.head
    return Append(
        table=loaded.table.id,
        version=head.version,
        command=f"{OPERATOR}-{what}-{secrets.token_hex(4)}",
        rows=[],
        digest=head.digest,
        base=None,
        base_seq=head.base_seq,
        deadline=0.0,
        bot_due=False,
        clocks=head.clocks,
        status=status,
        reply=encode({"version": head.version + 1, "why": why}),
        at=now,
    )


def _waits(append: Append, live: Live, now: float) -> Append:
    """With whom it waits for. Nobody pays for the time a table stood."""
    waiting, bots = live.waiting(), live.bots()
    people = [seat for seat in waiting if seat not in bots]
    clocks = tick(live.tempo, msgspec.structs.replace(live.clocks, since={}), people, now)
    return msgspec.structs.replace(
        append,
        clocks=encode(clocks),
        deadline=deadline(live.tempo, clocks, people),
        bot_due=any([seat in bots for seat in waiting]),
    )


# -- people who may not come in --------------------------------------------------------------------


async def ban(store: Store, one: Ban) -> list[str]:
    """From now on they cannot sign in nor act. Returns the sessions that ends: pages of theirs that
    are open find out when they are told (`cut_off`), or within minutes."""
    await store.ban(one)
    return await store.sessions_under(one)


async def cut_off(bus: Bus, sessions: list[str]) -> None:
    """Raises OSError or BusDown if nobody could be told."""
    await bus.open()
    try:
        for session in sessions:
            await bus.publish(ended_hash(session), b"")
        await bus.flush()
    finally:
        await bus.close()


async def give_up_seats(store: Store, titles: Titles, user: str, why: str, now: float) -> int:
    """Bots go on for a user at all tables that are under way. Returns at how many."""
    count = 0
    for row in await store.tables_of(user, MOST):
        for x in await store.seats(row.id) if row.status == "running" else ():
            if x.user == user and not x.bot:
                await _bot_for(store, titles, row.id, x.seat, why, now)
                count += 1
    return count


async def _bot_for(store: Store, titles: Titles, id: str, seat: int, why: str, now: float) -> None:
    key = await store.key(id)
    await store.seat_bot(id, seat, STAND_IN)

    async def change(loaded: Loaded) -> Append:
        row = loaded.table
        with honest(row):
            live = Live.sit(loaded, rules(titles, row), key)
        made = _append(loaded, f"bot-for-seat-{seat}", row.status, why, now)
        return _waits(made, live, now)

    await _overrule(store, id, change, why)
