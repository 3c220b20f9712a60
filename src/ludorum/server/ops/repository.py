"""What operators ask of a database and do to it.

Safe while servers run: a table is changed by comparing and swapping its version, as by any command,
so whoever has it in memory meets a Conflict or catches up, and an outbox entry goes out.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Select, and_, case, false, func, insert, or_, select, update

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.rows import TABLE, Append, TableRow, table_of

_l = db.log.c
_s = db.seats.c
_t = db.tables.c
_h = db.heads.c


class TableHealth(msgspec.Struct, frozen=True):
    """A table that has begun, as an operator looks at it.

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


class CommandRecord(msgspec.Struct, frozen=True):
    """A command that was stored: which version of its table it made, when, what it was answered."""

    version: int
    at: float
    command: str
    reply: bytes


# When something was last stored; the rows a game starts with carry no time.
_since = case((func.coalesce(_l.at, 0.0) > _t.created, _l.at), else_=_t.created)
_STANDING = (_t.report, _h.version, _h.seq, _since, _h.deadline, _h.bot_due)


def _standings() -> Select[Any]:
    last = and_(_l.table_id == _h.table_id, _l.seq == _h.seq)
    joined = db.tables.join(db.heads, _h.table_id == _t.id).outerjoin(db.log, last)
    return select(*TABLE, *_STANDING).select_from(joined)


def _standing_of(row: Any) -> TableHealth:
    split = len(TABLE)
    report, version, rows, since, deadline, bot_due = row[split:]
    return TableHealth(table_of(row[:split]), report, version, rows, since, deadline, bool(bot_due))


class OperatorRepository:
    """Tables as operators look at them and change them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def health(self, id: str) -> TableHealth | None:
        """How a table stands; None if it has not begun."""
        row = await self._database.of(id).one(_standings().where(_t.id == id))
        return None if row is None else _standing_of(row)

    async def stuck(
        self, late: float, idle: float, rules: Collection[tuple[str, int]], limit: int
    ) -> list[TableHealth]:
        """Tables that do not go on, those that stand longest first: frozen ones; running ones whose
        rules (game and epoch) are not among `rules`, where a bot or a clock has been due since
        before `late`, or where nothing was stored since before `idle`."""
        held = or_(false(), *[and_(_t.game == game, _t.epoch == epoch) for game, epoch in rules])
        due = or_(_h.bot_due, and_(_h.deadline > 0, _h.deadline < late))
        waits = or_(~held, and_(due, _since < late), _since < idle)
        found = or_(_t.status == "frozen", and_(_t.status == "running", waits))
        query = _standings().where(found).order_by(_since, _t.id).limit(limit)
        rows = await self._database.everywhere(lambda x: x.all(query), partial=True)
        standing = [_standing_of(row) for row in rows]
        return sorted(standing, key=lambda x: (x.since, x.table.id))[:limit]

    async def commands(self, id: str) -> list[CommandRecord]:
        """The commands of a table in order; a day after its end they go."""
        c = db.commands.c
        query = select(c.version, c.at, c.command_id, c.reply).where(c.table_id == id)
        rows = await self._database.of(id).all(query.order_by(c.version, c.at))
        return [CommandRecord(*tuple(row)) for row in rows]

    async def force_append(self, append: Append, why: str) -> bool:
        """As `append`, but to a frozen table too, and `why` becomes its report. False if the head
        has moved on, or the table is neither running nor frozen."""
        a = append
        head = update(db.heads).where(
            _h.table_id == a.table, _h.version == a.version, _h.status.in_(("running", "frozen"))
        )
        changed: dict[str, Any] = {
            "version": a.version + 1,
            "seq": _h.seq + len(a.rows),
            "digest": a.digest,
            "deadline": a.deadline,
            "bot_due": a.bot_due,
            "clocks": a.clocks,
            "deadline_lease": 0.0,
            "bot_lease": 0.0,
            "status": a.status,
        }
        if a.base is not None:
            changed |= {"base": a.base, "base_seq": a.base_seq}
        version = a.version + 1
        async with self._database.of(a.table).writing() as con:
            done = await con.execute(head.values(changed).returning(_h.seq))
            last = done.scalar_one_or_none()
            if last is None:
                return False
            first = last - len(a.rows) + 1
            rows = [
                {
                    "table_id": a.table,
                    "seq": seq,
                    "version": version,
                    "lane": row.lane,
                    "who": row.who,
                    "answer": row.answer,
                    "undo": row.undo,
                    "at": a.at,
                }
                for seq, row in enumerate(a.rows, first)
            ]
            if rows:
                await con.execute(insert(db.log), rows)
            if a.reseat is not None:
                seat = (_s.table_id == a.table) & (_s.seat == a.reseat.seat)
                await con.execute(update(db.seats).where(seat).values(bot=a.reseat.bot))
            await con.execute(
                insert(db.commands).values(
                    table_id=a.table, command_id=a.command, version=version, at=a.at, reply=a.reply
                )
            )
            await con.execute(insert(db.outbox).values(table_id=a.table, version=version, at=0.0))
            await con.execute(
                update(db.tables).where(_t.id == a.table).values(status=a.status, report=why)
            )
        return True
