"""Friends, blocks and mutes in the database.

A friendship is a row each way, written together; whoever changes what two people are to each other
holds both of them meanwhile, so that two who ask each other at once are friends.
"""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import and_, case, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

from .model import Relationship

_t = db.ties.c
_i = db.invitations.c
_u = db.users.c
_p = db.reports.c

Asked = Literal["asked", "friend", "blocked", "full"]


def _pair(user: str, other: str) -> Any:
    return and_(_t.user_id == user, _t.other_id == other)


class RelationshipRepository:
    """Friends, blocks and mutes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def befriend(self, user: str, other: str, at: float, most: int) -> Asked:
        """Ask the other, or, if they have asked, be friends. Nothing is done if one has blocked the
        other, or if the user has `most` ties. KeyError if there is no such person."""
        async with self._database.writing() as con:
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

    async def unfriend(self, user: str, other: str) -> None:
        """They are no friends any more, and nobody has asked. KeyError as above."""
        async with self._database.writing() as con:
            await self._between(con, user, other)
            await self._part(con, user, other)

    async def block(self, user: str, other: str, at: float) -> None:
        """As `part`, and no invitation between them is left. KeyError as above."""
        async with self._database.writing() as con:
            await self._between(con, user, other)
            await self._part(con, user, other)
            await self._tie(con, user, other, "blocked", at)
            among = [(user, other), (other, user)]
            await con.execute(delete(db.invitations).where(tuple_(_i.user_id, _i.by_id).in_(among)))

    async def mute(self, user: str, other: str, at: float) -> None:
        """KeyError as above."""
        async with self._database.writing() as con:
            await self._between(con, user, other)
            await self._tie(con, user, other, "muted", at)

    async def remove(self, user: str, other: str, kind: Literal["blocked", "muted"]) -> None:
        async with self._database.writing() as con:
            await con.execute(delete(db.ties).where(_pair(user, other), _t.kind == kind))

    async def of(self, user: str) -> list[Relationship]:
        # Of rows the other way only a question matters, and only until it is answered.
        """By name."""
        asks = and_(_t.other_id == user, _t.kind == "asked")
        other = case((_t.user_id == user, _t.other_id), else_=_t.user_id)
        kind = case((_t.user_id == user, _t.kind), else_="asks")
        query = select(kind, _u.id, _u.name, _t.at).join(db.users, _u.id == other)
        query = query.where(or_(_t.user_id == user, asks)).order_by(_u.folded, _u.id)
        async with self._database.reading() as con:
            return [Relationship(*row) for row in await con.execute(query)]

    async def blocked_or_muted(self, user: str) -> set[str]:
        """Whom the user does not want to read: blocked or muted."""
        query = select(_t.other_id).where(_t.user_id == user, _t.kind.in_(("blocked", "muted")))
        async with self._database.reading() as con:
            return set((await con.execute(query)).scalars())

    async def blocked_either_way(self, user: str) -> set[str]:
        """Whom the user has blocked, and who has blocked the user."""
        other = case((_t.user_id == user, _t.other_id), else_=_t.user_id)
        either = or_(_t.user_id == user, _t.other_id == user)
        async with self._database.reading() as con:
            found = await con.execute(select(other).where(either, _t.kind == "blocked"))
            return set(found.scalars())

    async def ignored_by(self, user: str) -> set[str]:
        """Who does not want to read the user."""
        query = select(_t.user_id).where(_t.other_id == user, _t.kind.in_(("blocked", "muted")))
        async with self._database.reading() as con:
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
        new = self._database.insert(db.ties).values(user_id=user, other_id=other, kind=kind, at=at)
        await con.execute(new.on_conflict_do_nothing())

    @staticmethod
    async def _part(con: AsyncConnection, user: str, other: str) -> None:
        either = or_(_pair(user, other), _pair(other, user))
        await con.execute(delete(db.ties).where(either, _t.kind.in_(("asked", "friend"))))


async def adopt_relationships(con: AsyncConnection, guest: str, user: str) -> None:
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
