"""Tables as an operator looks at them: those that do not go on, positions, what was stored."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from ludorum.kernel import Entry, ManualDealer, Record, Table
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.play.live_table import LiveTable, effective
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.play.steps import replaying
from ludorum.server.store import Database
from ludorum.server.store.rows import SeatRow, TableRow
from ludorum.titles import Title
from ludorum.words import Unfit

from .repository import OperatorRepository, TableHealth

BATCH = 200


class Stuck(NamedTuple):
    """`why`: frozen, rules, bot, clock or idle; `message` says it to people, with what to do."""

    health: TableHealth
    why: str
    message: str


async def stuck(
    database: Database, titles: Titles, now: float, late: float, idle: float, limit: int
) -> list[Stuck]:
    """`late`: seconds a bot or a clock may be due; `idle`: seconds people may think."""
    held = titles.held()
    found = await OperatorRepository(database).stuck(now - late, now - idle, held, limit)
    return [Stuck(x, *reason(x, held, now - late)) for x in found]


def reason(x: TableHealth, held: list[tuple[str, int]], late: float) -> tuple[str, str]:
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


class TablePast(NamedTuple):
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
            text = f"table {self.row.id} has answers 0 to {last}, not {wanted}"
            raise Unfit(text, "table-answers", id=self.row.id, last=last, wanted=wanted)
        return last if wanted is None else wanted

    def at(self, upto: int) -> Table[Any]:
        """The position after so many answers."""
        state = self.title.setup(self.row.seats, self.row.options)
        table: Table[Any] = Table(self.title, state, ManualDealer(), checkpoints=0)
        with as_value_error(self.row):
            table.feed(self.entries[:upto])
        return table

    def record(self, wanted: int | None) -> list[str]:
        """Lines of a record. Only that of a whole finished game reveals the dealer's key."""
        if self.packed and wanted is None:
            return zlib.decompress(self.packed).decode().splitlines()
        row = self.row
        entries = self.entries[: self.upto(wanted)]
        with as_value_error(row):
            made = Record.of(self.title, row.seats, row.options, entries, row.commit)
        return list(made.lines())


async def past(database: Database, titles: Titles, id: str) -> TablePast:
    games = GameLog(database)
    row = await found(database, id)
    title = await rules(titles, row)
    seats = await TableRepository(database).seats(id)
    packed = await games.archived(id) or b""
    if packed:
        entries = Record.parse(zlib.decompress(packed).decode().splitlines()).entries
    else:
        entries, _ = effective(await games.log(id))
    return TablePast(row, seats, title, entries, packed)


async def found(database: Database, id: str) -> TableRow:
    """A table that has begun; LookupError and ValueError say what is wrong."""
    row = await TableRepository(database).table(id)
    if row is None:
        text = f"there is no table {id}: its id is the last part of its address"
        raise Unfit(text, "no-table", id=id)
    if row.status == "open":
        raise Unfit(f"table {id} has not begun", "table-open", id=id)
    return row


async def rules(titles: Titles, row: TableRow) -> Title[Any]:
    try:
        return await titles.get(row.game, row.epoch, row.content)
    except ApiError as e:
        raise ValueError(f"table {row.id}: {e.detail}; install a version that has them") from e


@contextmanager
def as_value_error(row: TableRow) -> Iterator[None]:
    """Around a replay: what does not fit its rules is told as a ValueError."""
    try:
        with replaying():
            yield
    except (ApiError, KeyError, AttributeError) as e:
        what = e.detail if isinstance(e, ApiError) else repr(e)
        raise ValueError(f"table {row.id}: its log does not fit its rules: {what}") from e


class Checked(NamedTuple):
    """What became of going through all running tables: `wrong` maps a table to what is wrong."""

    tables: int
    wrong: dict[str, str]


async def check(database: Database, titles: Titles) -> Checked:
    """Play every running table again from its first answer: it must end in the position that is
    stored. Nothing is changed."""
    wrong: dict[str, str] = {}
    tables, count = TableRepository(database), 0
    for game in titles.names():
        after = ""
        while rows := await tables.running(game, BATCH, after):
            after = rows[-1].id
            for row in rows:
                count += 1
                difference = await _difference(database, titles, row.id)
                if difference:
                    wrong[row.id] = difference
    return Checked(count, wrong)


async def _difference(database: Database, titles: Titles, id: str) -> str:
    games, tables = GameLog(database), TableRepository(database)
    loaded = await games.load(id)
    # The log only grows: what belongs to this head stays, whoever plays on.
    rows = await games.log(id)
    row = await tables.table(id)
    if loaded is None or row is None or row.status != "running":
        return ""  # it has just ended
    entries, _ = effective([x for x in rows if x.seq <= loaded.head.seq])
    try:
        title = await rules(titles, loaded.table)
        seen = TablePast(loaded.table, loaded.seats, title, entries, b"")
        whole = seen.at(len(entries))
        with as_value_error(loaded.table):
            live = LiveTable.from_stored(loaded, title, await tables.key(id))
    except ValueError as e:
        return str(e)
    if title.derived.digest(whole.state) != loaded.head.digest:
        return "played again it ends in another position"
    return "" if live.digest() == loaded.head.digest else "its checkpoint is of another position"
