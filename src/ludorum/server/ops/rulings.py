"""What an operator rules about a table: stop it, let it go on, rewind it, bots for somebody.

What must hold: it works beside running servers, on any store. A table is changed as by a command:
its version goes up, its log only grows, clients are told. A table goes on only if its position can
be computed from its log and is the one that was stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from ludorum.server.catalog.titles import Titles
from ludorum.server.play.clocks import Clocks
from ludorum.server.play.live_table import LiveTable, decode, effective, encode
from ludorum.server.play.model import SUBSTITUTE
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.store import Database
from ludorum.server.store.rows import Append, Loaded, LogRow, SeatChange

from .repository import OperatorRepository
from .tables import as_value_error, found, rules

ATTEMPTS = 20  # a table that is played on meanwhile is tried again
MOST = 10_000  # tables of one user
OPERATOR = "operator"


async def freeze(database: Database, id: str, why: str, now: float) -> int:
    """Nobody can act there until it is thawed; clocks stand. Returns the new version."""

    async def change(loaded: Loaded) -> Append:
        if loaded.table.status != "running":
            raise ValueError(f"table {id} is not running: it is {loaded.table.status}")
        head = loaded.head
        return Append(
            table=id,
            version=head.version,
            command=_command("freeze"),
            rows=[],
            digest=head.digest,
            base=None,
            base_seq=head.base_seq,
            deadline=head.deadline,
            bot_due=head.bot_due,
            clocks=head.clocks,
            status="frozen",
            reply=encode({"version": head.version + 1, "why": why}),
            at=now,
        )

    return await _force(database, id, change, why)


async def unfreeze(database: Database, titles: Titles, id: str, why: str, now: float) -> int:
    """The table goes on from where it stood; who is asked begins to think anew."""
    key = await _key(database, id)

    async def change(loaded: Loaded) -> Append:
        row = loaded.table
        if row.status != "frozen":
            raise ValueError(f"table {id} is not frozen: it is {row.status}")
        title = await rules(titles, row)
        with as_value_error(row):
            live = LiveTable.from_stored(loaded, title, key)
        if live.digest() != loaded.head.digest:
            raise ValueError(
                f"table {id}: played again it ends in another position than the stored one; "
                "look at it with `ludorum admin show`, then `ludorum admin set-back`"
            )
        return live.ruled([], _command("unfreeze"), now, "running", why)

    return await _force(database, id, change, why)


async def rewind(
    database: Database, titles: Titles, id: str, keep: int, why: str, now: float
) -> tuple[int, int]:
    """Take back all but the first `keep` answers and let the table go on from there.

    Chance that follows without a decision is dealt again, from the same key: it comes out the same.
    Returns the new version, and how many answers the table has now.
    """
    key = await _key(database, id)
    answers = 0

    async def change(loaded: Loaded) -> Append:
        nonlocal answers
        row = loaded.table
        if row.status not in ("running", "frozen"):
            raise ValueError(f"table {id} is {row.status}: only a game under way is set back")
        title = await rules(titles, row)
        rows = [x for x in await GameLog(database).log(id) if x.seq <= loaded.head.seq]
        entries, seqs = effective(rows)
        least = len([x for x in rows if x.version == 1])
        if len(entries) <= least:
            raise ValueError(f"table {id}: nobody has decided anything that could be taken back")
        if not least <= keep < len(entries):
            raise ValueError(
                f"table {id} can be set back to {least} to {len(entries) - 1} answers, not {keep}"
            )
        with as_value_error(row):
            live = LiveTable.branch_from(row, loaded.seats, title, key, entries[:keep])
        if live.table.over:
            raise ValueError(f"table {id}: the game is over after {keep} answers")
        live.head, live.seqs = loaded.head, seqs[:keep]
        live.clocks = decode(loaded.head.clocks, type=Clocks)
        back = [
            LogRow(0, 0, entries[i][0], entries[i][1], b"null", undo=seqs[i])
            for i in reversed(range(keep, len(entries)))
        ]
        new = back + live.rows_since(keep)
        answers = len(live.table.log)
        return live.ruled(new, _command(f"set-back-{keep}"), now, "running", why)

    return await _force(database, id, change, why), answers


async def _force(
    database: Database, id: str, change: Callable[[Loaded], Awaitable[Append]], why: str
) -> int:
    await found(database, id)
    games, operators = GameLog(database), OperatorRepository(database)
    for _ in range(ATTEMPTS):
        loaded = await games.load(id)
        assert loaded is not None
        append = await change(loaded)
        if await operators.force_append(append, why):
            return append.version + 1
    raise ValueError(f"table {id} is played so fast that nobody gets in: try again, or freeze it")


async def _key(database: Database, id: str) -> bytes:
    await found(database, id)
    return await TableRepository(database).key(id)


async def give_up_seats(database: Database, titles: Titles, user: str, why: str, now: float) -> int:
    """Bots go on for a user at all tables that are under way. Returns at how many."""
    tables, count = TableRepository(database), 0
    for row in await tables.tables_of(user, MOST):
        for x in await tables.seats(row.id) if row.status == "running" else ():
            if x.user == user and not x.bot:
                await _bot_for(database, titles, row.id, x.seat, why, now)
                count += 1
    return count


async def _bot_for(
    database: Database, titles: Titles, id: str, seat: int, why: str, now: float
) -> None:
    key = await TableRepository(database).key(id)

    async def change(loaded: Loaded) -> Append:
        row = loaded.table
        with as_value_error(row):
            live = LiveTable.from_stored(loaded, await rules(titles, row), key)
        rows = live.reseat(SeatChange(seat, SUBSTITUTE))
        return live.ruled(rows, _command(f"bot-for-seat-{seat}"), now, row.status, why)

    await _force(database, id, change, why)


def _command(what: str) -> str:
    return f"{OPERATOR}-{what}-{secrets.token_hex(4)}"
