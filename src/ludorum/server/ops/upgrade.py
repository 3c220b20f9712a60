"""New rules while games run: a table moves over only if its whole history replays the same.

Otherwise it stays with the rules it began with, and we say which clause differs. Where the old
rules are not installed any more, the stored position tells whether it came out the same; then the
clause can be named only if an answer does not fit.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ludorum.kernel import (
    Entry,
    IllegalAnswer,
    ManualDealer,
    RuleFault,
    Table,
    content_of,
    differs,
)
from ludorum.server.catalog.titles import Titles
from ludorum.server.play.live_table import CHECKPOINTS, LiveTable, effective
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.store import Database
from ludorum.server.store.rows import Loaded, TableRow
from ludorum.titles import Title

BATCH = 200


class Outcome(NamedTuple):
    """What became of a table; `clause` names the first rule that works differently, if known."""

    table: str
    moved: bool
    clause: str = ""
    at: int = 0  # how many answers agree


async def upgrade(database: Database, titles: Titles, game: str) -> list[Outcome]:
    """Move every running table of a game to its newest rules, where that changes nothing."""
    tables, games = TableRepository(database), GameLog(database)
    new = titles.newest(game)
    out: list[Outcome] = []
    after = ""
    while True:
        rows = await tables.running(game, BATCH, after)
        if not rows:
            return out
        after = rows[-1].id
        for row in rows:
            target = await wanted(titles, row, new)
            if target is None:
                out.append(Outcome(row.id, moved=False))
            elif row.epoch != target.epoch or differs(target, row.content):
                old = await titles.held_by(game, row.epoch, row.content)
                out.append(await move(games, row, old, target))


async def wanted(titles: Titles, row: TableRow, new: Title[Any]) -> Title[Any] | None:
    """The rules a table is to have: those of the house, or the newest ones with the box it is laid
    with; None if that box does not fit them."""
    if not row.box_by:
        return new
    if row.epoch == new.epoch:
        return await titles.held_by(row.game, row.epoch, row.content)
    return await titles.moved(row.game, row.epoch, row.content)


async def move(games: GameLog, row: TableRow, old: Title[Any] | None, new: Title[Any]) -> Outcome:
    """One table. If somebody plays meanwhile it is tried again."""
    while True:
        loaded = await games.load(row.id)
        if loaded is None:
            return Outcome(row.id, moved=False)
        entries, seqs = effective(await games.log(row.id))
        if old is not None:
            differs = first_difference(row, old, new, entries)
        else:
            differs = misfit(row, new, entries, loaded.head.digest)
        if differs is not None:
            return Outcome(row.id, False, *differs)
        live = replayed(loaded, new, entries, seqs)
        base, base_seq = live.checkpoint([])
        head = msgspec.structs.replace(
            loaded.head, base=base, base_seq=base_seq, digest=live.digest()
        )
        if await games.set_rules(row.id, new.epoch, content_of(new), head):
            return Outcome(row.id, moved=True, at=len(entries))


def replayed(loaded: Loaded, title: Title[Any], entries: list[Entry], seqs: list[int]) -> LiveTable:
    row = loaded.table
    state = title.setup(row.seats, row.options)
    table: Table[Any] = Table(title, state, ManualDealer(), checkpoints=CHECKPOINTS)
    table.feed(entries)
    live = LiveTable(row, loaded.seats, title, table, loaded.head)
    live.seqs = list(seqs)
    return live


def first_difference(
    row: TableRow, old: Title[Any], new: Title[Any], entries: list[Entry]
) -> tuple[str, int] | None:
    """The clause of the first answer after which the two positions are not the same."""
    tables = [
        Table(title, title.setup(row.seats, row.options), ManualDealer(), checkpoints=0)
        for title in (old, new)
    ]
    before, after = tables
    for i, entry in enumerate(entries):
        ask = before.runs[entry[0]].ask
        clause = clause_of(ask, entry[1])
        before.feed((entry,))
        try:
            after.feed((entry,))
        except (IllegalAnswer, RuleFault):
            return clause, i
        if old.derived.digest(before.state) != new.derived.digest(after.state):
            return clause, i
    return None


def misfit(
    row: TableRow, new: Title[Any], entries: list[Entry], digest: str
) -> tuple[str, int] | None:
    """Without the old rules: the first answer that does not fit, or another position at the end."""
    table: Table[Any] = Table(new, new.setup(row.seats, row.options), ManualDealer(), checkpoints=0)
    for i, entry in enumerate(entries):
        clause = ""
        try:
            clause = clause_of(table.runs[entry[0]].ask, entry[1])
            table.feed((entry,))
        except (IllegalAnswer, RuleFault, LookupError):
            return clause, i
    return None if new.derived.digest(table.state) == digest else ("", len(entries))


def clause_of(ask: Any, who: int) -> str:
    """The clause an answer was given to."""
    one = ask.asks[who] if hasattr(ask, "asks") else ask
    return str(getattr(one, "clause", ""))
