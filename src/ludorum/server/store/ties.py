"""Who people are to each other, the same on every store: friends, blocks, mutes, invitations, and
lines of a chat that were reported.

A friendship is a row each way, written together; whoever changes what two people are to each other
holds both of them meanwhile, so that two who ask each other at once are friends.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal

from msgspec import structs
from sqlalchemy import and_, case, delete, exists, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.model import Invitation, Report, Tie, User

from . import schema as db
from .rows import fold, user_of

_t, _u, _i, _p = db.ties.c, db.users.c, db.invitations.c, db.reports.c
_REPORT = (
    *(_p.table_id, _p.n, _p.by_id, _p.user_id, _p.name, _p.text, _p.why, _p.at),
    *(_p.settled, _p.outcome),
)
Asked = Literal["asked", "friend", "blocked", "full"]


class Ties(ABC):
    _insert: Any

    @abstractmethod
    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    # -- finding people ---------------------------------------------------------------------------
    async def accounts_named(self, name: str, limit: int) -> list[User]:
        ways = exists().where(db.ways.c.user_id == _u.id)
        query = select(db.users).where(_u.folded == fold(name), ~_u.hidden)
        query = query.where(or_(_u.password != "", ways)).order_by(_u.created).limit(limit)
        async with self._reading() as con:
            found = [user_of(row) for row in await con.execute(query)]
        return [user for user in found if user is not None]

    async def hide(self, user: str, *, hidden: bool) -> None:
        async with self._writing() as con:
            await con.execute(update(db.users).where(_u.id == user).values(hidden=hidden))

    async def hidden(self, users: Collection[str]) -> set[str]:
        async with self._reading() as con:
            found = await con.execute(select(_u.id).where(_u.id.in_(users), _u.hidden))
            return set(found.scalars())

    # -- ties -------------------------------------------------------------------------------------
    async def befriend(self, user: str, other: str, at: float, most: int) -> Asked:
        async with self._writing() as con:
            kinds = await self._between(con, user, other)
            if "blocked" in kinds[user] + kinds[other]:
                return "blocked"
            if "friend" in kinds[user]:
                return "friend"
            if "asked" in kinds[other]:
                await con.execute(delete(db.ties).where(_pair(other, user), _t.kind == "asked"))
                await self._tie(con, user, other, "friend", at)
                await self._tie(con, other, user, "friend", at)
                return "friend"
            own = select(func.count()).where(_t.user_id == user)
            if (await con.execute(own)).scalar_one() >= most:
                return "full"
            await self._tie(con, user, other, "asked", at)
            return "asked"

    async def part(self, user: str, other: str) -> None:
        async with self._writing() as con:
            await self._between(con, user, other)
            await self._part(con, user, other)

    async def block(self, user: str, other: str, at: float) -> None:
        async with self._writing() as con:
            await self._between(con, user, other)
            await self._part(con, user, other)
            await self._tie(con, user, other, "blocked", at)
            among = [(user, other), (other, user)]
            await con.execute(delete(db.invitations).where(tuple_(_i.user_id, _i.by_id).in_(among)))

    async def mute(self, user: str, other: str, at: float) -> None:
        async with self._writing() as con:
            await self._between(con, user, other)
            await self._tie(con, user, other, "muted", at)

    async def untie(self, user: str, other: str, kind: Literal["blocked", "muted"]) -> None:
        async with self._writing() as con:
            await con.execute(delete(db.ties).where(_pair(user, other), _t.kind == kind))

    async def ties(self, user: str) -> list[Tie]:
        # Of rows the other way only a question matters, and only until it is answered.
        asks = and_(_t.other_id == user, _t.kind == "asked")
        other = case((_t.user_id == user, _t.other_id), else_=_t.user_id)
        kind = case((_t.user_id == user, _t.kind), else_="asks")
        query = select(kind, _u.id, _u.name, _t.at).join(db.users, _u.id == other)
        query = query.where(or_(_t.user_id == user, asks)).order_by(_u.folded, _u.id)
        async with self._reading() as con:
            return [Tie(*row) for row in await con.execute(query)]

    async def shut(self, user: str) -> set[str]:
        query = select(_t.other_id).where(_t.user_id == user, _t.kind.in_(("blocked", "muted")))
        async with self._reading() as con:
            return set((await con.execute(query)).scalars())

    async def apart(self, user: str) -> set[str]:
        other = case((_t.user_id == user, _t.other_id), else_=_t.user_id)
        either = or_(_t.user_id == user, _t.other_id == user)
        async with self._reading() as con:
            found = await con.execute(select(other).where(either, _t.kind == "blocked"))
            return set(found.scalars())

    async def deaf_to(self, user: str) -> set[str]:
        query = select(_t.user_id).where(_t.other_id == user, _t.kind.in_(("blocked", "muted")))
        async with self._reading() as con:
            return set((await con.execute(query)).scalars())

    async def _between(self, con: AsyncConnection, user: str, other: str) -> dict[str, list[str]]:
        """The kinds of ties each way, held; KeyError if one of the two is not there."""
        both = (user, other)
        held = select(_u.id).where(_u.id.in_(both)).order_by(_u.id)
        found = (await con.execute(held.with_for_update(key_share=True))).scalars().all()
        if len(found) != 2:
            raise KeyError(other)
        rows = select(_t.user_id, _t.kind).where(_t.user_id.in_(both), _t.other_id.in_(both))
        kinds: dict[str, list[str]] = {user: [], other: []}
        for one, kind in await con.execute(rows):
            kinds[one].append(kind)
        return kinds

    async def _tie(self, con: AsyncConnection, user: str, other: str, kind: str, at: float) -> None:
        new = self._insert(db.ties).values(user_id=user, other_id=other, kind=kind, at=at)
        await con.execute(new.on_conflict_do_nothing())

    @staticmethod
    async def _part(con: AsyncConnection, user: str, other: str) -> None:
        either = or_(_pair(user, other), _pair(other, user))
        await con.execute(delete(db.ties).where(either, _t.kind.in_(("asked", "friend"))))

    # -- invitations ------------------------------------------------------------------------------
    async def invite(self, table: str, user: str, by: str, at: float) -> bool:
        t = db.tables.c
        held = select(t.status).where(t.id == table).with_for_update()
        new = self._insert(db.invitations).values(table_id=table, user_id=user, by_id=by, at=at)
        async with self._writing() as con:
            if (await con.execute(held)).scalar_one_or_none() != "open":
                return False
            await con.execute(new.on_conflict_do_nothing())
        return True

    async def uninvite(self, table: str, user: str) -> bool:
        gone = delete(db.invitations).where(_i.table_id == table, _i.user_id == user)
        async with self._writing() as con:
            return (await con.execute(gone)).rowcount == 1

    async def invited(self, table: str) -> list[Invitation]:
        return await self._invitations(_i.table_id == table, 100)

    async def invitations(self, user: str, limit: int) -> list[Invitation]:
        return await self._invitations(_i.user_id == user, limit)

    async def _invitations(self, which: Any, limit: int) -> list[Invitation]:
        who, by = db.users.alias("who"), db.users.alias("by")
        query = select(_i.table_id, _i.user_id, who.c.name, _i.by_id, by.c.name, _i.at)
        query = query.join(who, who.c.id == _i.user_id).join(by, by.c.id == _i.by_id)
        query = query.where(which).order_by(_i.at.desc(), _i.table_id, _i.user_id).limit(limit)
        async with self._reading() as con:
            return [Invitation(*row) for row in await con.execute(query)]

    # -- reports ----------------------------------------------------------------------------------
    async def report(self, report: Report) -> bool:
        values = structs.asdict(report)
        for name in ("table", "by", "user"):
            values[f"{name}_id"] = values.pop(name)
        async with self._writing() as con:
            new = self._insert(db.reports).values(values).on_conflict_do_nothing()
            return bool((await con.execute(new)).rowcount == 1)

    async def reports(self, *, settled: bool) -> list[Report]:
        query = select(*_REPORT).order_by(_p.at, _p.table_id, _p.n, _p.by_id)
        if not settled:
            query = query.where(_p.settled == 0)
        async with self._reading() as con:
            return [Report(*tuple(row)) for row in await con.execute(query)]

    async def reports_by(self, user: str) -> list[Report]:
        query = select(*_REPORT).where(_p.by_id == user).order_by(_p.at, _p.table_id, _p.n)
        async with self._reading() as con:
            return [Report(*tuple(row)) for row in await con.execute(query)]

    async def settle(self, table: str, n: int, outcome: str, at: float, *, remove: bool) -> int:
        mine = update(db.reports).where(_p.table_id == table, _p.n == n, _p.settled == 0)
        line = delete(db.chat).where(db.chat.c.table_id == table, db.chat.c.n == n)
        async with self._writing() as con:
            done = (await con.execute(mine.values(settled=at, outcome=outcome))).rowcount
            if done and remove:
                await con.execute(line)
        return done


def _pair(user: str, other: str) -> Any:
    return and_(_t.user_id == user, _t.other_id == other)


async def adopt_ties(con: AsyncConnection, guest: str, user: str) -> None:
    """Who the guest was to others the user is, unless they have come closer or fallen out."""
    held = select(_t.user_id, _t.other_id, _t.kind, _t.at)
    rows = (await con.execute(held.where(or_(_t.user_id == guest, _t.other_id == guest)))).all()
    mine = (await con.execute(held.where(or_(_t.user_id == user, _t.other_id == user)))).all()
    known = {(row.user_id, row.other_id, row.kind) for row in mine}
    settled = {frozenset(x[:2]) for x in known if x[2] != "muted"}
    for row in rows:
        one, other = [user if x == guest else x for x in (row.user_id, row.other_id)]
        # A block comes along whatever there is; asking and friendship only to who knows nothing.
        new = row.kind in ("blocked", "muted") or frozenset((one, other)) not in settled
        if one != other and new and (one, other, row.kind) not in known:
            values = {"user_id": one, "other_id": other, "kind": row.kind, "at": row.at}
            await con.execute(insert(db.ties).values(values))
        if row.kind == "blocked" and one != other:
            either = or_(_pair(one, other), _pair(other, one))
            await con.execute(delete(db.ties).where(either, _t.kind.in_(("asked", "friend"))))
    for table, column in ((db.invitations, _i.user_id), (db.reports, _p.by_id)):
        same = [x for x in table.primary_key.columns if x is not column]
        own = select(*same).where(column == user)
        await con.execute(
            update(table).where(column == guest, tuple_(*same).not_in(own)).values({column: user})
        )
    await con.execute(update(db.invitations).where(_i.by_id == guest).values(by_id=user))
    await con.execute(update(db.reports).where(_p.user_id == guest).values(user_id=user))
