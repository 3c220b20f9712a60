"""What the one who runs the house asks of a store and does to it, the same on every store.

Safe while servers run: a table is changed by comparing and swapping its version, as by any command,
so whoever has it in memory meets a Conflict or catches up, and a nudge goes out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import Any

from msgspec import structs
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.model import Append, Ban, Deed, Standing, User

from . import schema as db
from .rows import TABLE, fold, table_of

_h, _t, _l, _b = db.heads.c, db.tables.c, db.log.c, db.bans.c
# When something was last stored; the rows a game starts with carry no time.
_since = case((func.coalesce(_l.at, 0.0) > _t.created, _l.at), else_=_t.created)
_STANDING = (_t.report, _h.version, _h.seq, _since, _h.deadline, _h.bot_due)


def _standings() -> Select[Any]:
    last = and_(_l.table_id == _h.table_id, _l.seq == _h.seq)
    joined = db.tables.join(db.heads, _h.table_id == _t.id).outerjoin(db.log, last)
    return select(*TABLE, *_STANDING).select_from(joined)


def _standing_of(row: Any) -> Standing:
    split = len(TABLE)
    report, version, rows, since, deadline, bot_due = row[split:]
    return Standing(table_of(row[:split]), report, version, rows, since, deadline, bool(bot_due))


class Oversight(ABC):
    _insert: Any

    @abstractmethod
    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    async def standing(self, id: str) -> Standing | None:
        async with self._reading() as con:
            row = (await con.execute(_standings().where(_t.id == id))).one_or_none()
        return None if row is None else _standing_of(row)

    async def stuck(
        self, late: float, idle: float, rules: Collection[tuple[str, int]], limit: int
    ) -> list[Standing]:
        held = or_(false(), *[and_(_t.game == game, _t.epoch == epoch) for game, epoch in rules])
        due = or_(_h.bot_due, and_(_h.deadline > 0, _h.deadline < late))
        waits = or_(~held, and_(due, _since < late), _since < idle)
        found = or_(_t.status == "frozen", and_(_t.status == "running", waits))
        query = _standings().where(found).order_by(_since, _t.id).limit(limit)
        async with self._reading() as con:
            return [_standing_of(row) for row in await con.execute(query)]

    async def deeds(self, id: str) -> list[Deed]:
        c = db.commands.c
        query = select(c.version, c.at, c.command_id, c.reply).where(c.table_id == id)
        async with self._reading() as con:
            return [Deed(*row) for row in await con.execute(query.order_by(c.version, c.at))]

    async def overrule(self, append: Append, why: str) -> bool:
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
        async with self._writing() as con:
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

    # -- bans -------------------------------------------------------------------------------------
    @staticmethod
    def is_banned(now: float) -> ColumnElement[bool]:
        """Of a row of `users`."""
        u = db.users.c
        whom = or_(
            and_(_b.kind == "user", _b.value == u.id), and_(_b.kind == "name", _b.value == u.folded)
        )
        return exists().where(whom, or_(_b.until == 0, _b.until > now))

    async def ban(self, ban: Ban) -> None:
        new = self._insert(db.bans).values(structs.asdict(_folded(ban)))
        again = {"at": ban.at, "until": ban.until, "why": ban.why}
        new = new.on_conflict_do_update(index_elements=["kind", "value"], set_=again)
        async with self._writing() as con:
            await con.execute(new)

    async def lift(self, kind: str, value: str) -> bool:
        value = fold(value) if kind == "name" else value
        async with self._writing() as con:
            gone = await con.execute(delete(db.bans).where(_b.kind == kind, _b.value == value))
        return gone.rowcount == 1

    async def bans(self) -> list[Ban]:
        query = select(_b.kind, _b.value, _b.at, _b.until, _b.why)
        async with self._reading() as con:
            return [Ban(*row) for row in await con.execute(query.order_by(_b.at.desc(), _b.value))]

    async def banned(self, user: User, now: float) -> bool:
        whom = or_(
            and_(_b.kind == "user", _b.value == user.id),
            and_(_b.kind == "name", _b.value == fold(user.name)),
        )
        query = select(_b.kind).where(whom, or_(_b.until == 0, _b.until > now)).limit(1)
        async with self._reading() as con:
            return (await con.execute(query)).first() is not None

    async def sessions_under(self, ban: Ban) -> list[str]:
        s, u = db.sessions.c, db.users.c
        query = select(s.token_hash).join(db.users, u.id == s.user_id)
        query = query.where((u.id if ban.kind == "user" else u.folded) == _folded(ban).value)
        async with self._reading() as con:
            return [row.token_hash for row in await con.execute(query)]


def _folded(ban: Ban) -> Ban:
    return structs.replace(ban, value=fold(ban.value)) if ban.kind == "name" else ban
