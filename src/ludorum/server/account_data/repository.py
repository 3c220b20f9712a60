"""All that is somebody's, in one transaction: what becomes of it when a guest becomes somebody
else, or when somebody leaves for good.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.boxes.repository import adopt_boxes
from ludorum.server.learning.repository import adopt_progress
from ludorum.server.notifications.repository import adopt_preferences
from ludorum.server.play.model import SUBSTITUTE
from ludorum.server.play.repository.absences import adopt_vacations
from ludorum.server.ratings.repository import adopt_results
from ludorum.server.relationships.repository import adopt_relationships
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.rows import GONE, User

_s = db.seats.c
_t = db.tables.c


class AccountDataRepository:
    """All that is somebody's."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def adopt(self, guest: str, user: User) -> list[str]:
        """All that is the guest's is the user's from now on, and the guest is no more. Where the
        user sits already a bot goes on for the guest; returns those tables that are running."""
        c, chat = db.companion.c, db.chat.c
        own = select(c.id).where(c.user_id == user.id)
        async with self._database.writing() as con:
            tables = await self._hold(con, guest)
            there = select(_s.table_id).where(_s.user_id == user.id, _s.table_id.in_(tables))
            twice = set((await con.execute(there)).scalars())
            moved = [id for id in tables if id not in twice]
            await con.execute(
                update(db.seats)
                .where(_s.user_id == guest, _s.table_id.in_(moved))
                .values(user_id=user.id, name=user.name)
            )
            await con.execute(update(db.tables).where(_t.owner == guest).values(owner=user.id))
            await con.execute(
                update(db.chat).where(chat.user_id == guest).values(user_id=user.id, name=user.name)
            )
            await con.execute(
                update(db.companion)
                .where(c.user_id == guest, c.id.not_in(own))
                .values(user_id=user.id)
            )
            await adopt_preferences(con, guest, user.id)
            await adopt_vacations(con, guest, user.id)
            await adopt_results(con, guest, user.id)
            await adopt_relationships(con, guest, user.id)
            await adopt_progress(con, guest, user.id)
            await adopt_boxes(con, guest, user.id)
            return await self._leave(con, guest)

    async def erase(self, user: str) -> list[str]:
        """The user is no more, nor is anything that names them: seats of tables that have begun are
        GONE's, without a name, the others are free again. A bot goes on; returns the running tables
        where it has to be told."""
        async with self._database.writing() as con:
            tables = await self._hold(con, user)
            await self._hand_over(con, user, tables)
            await con.execute(delete(db.chat).where(db.chat.c.user_id == user))
            return await self._leave(con, user)

    @staticmethod
    async def _hold(con: AsyncConnection, user: str) -> Sequence[str]:
        """The tables of a user; nobody sits down, stands up or begins there until the end of the
        transaction. Each that has begun gets a new version, so that whoever has it in memory looks
        at its seats again. Heads before tables, as an append does it."""
        h = db.heads.c
        sits = select(_s.table_id).where(_s.user_id == user)
        owns = select(_t.id).where(_t.owner == user)
        ids = sorted((await con.execute(sits.union(owns))).scalars())
        bump = update(db.heads).where(h.table_id.in_(ids)).values(version=h.version + 1)
        told = [
            {"table_id": row.table_id, "version": row.version, "at": 0.0}
            for row in await con.execute(bump.returning(h.table_id, h.version))
        ]
        if told:
            await con.execute(insert(db.outbox), told)
        await con.execute(select(_t.id).where(_t.id.in_(ids)).order_by(_t.id).with_for_update())
        return ids

    @staticmethod
    async def _hand_over(con: AsyncConnection, user: str, tables: Sequence[str]) -> None:
        """Tables that have not begun go to the next person there; if there is none, out of view."""
        mine = select(_t.id).where(_t.id.in_(tables), _t.owner == user, _t.status == "open")
        for id in (await con.execute(mine)).scalars().all():
            others = select(_s.user_id).where(
                _s.table_id == id, _s.user_id != "", _s.user_id != user
            )
            heir = (await con.execute(others.order_by(_s.seat))).scalars().first()
            values = {"owner": heir} if heir else {"owner": GONE, "public": False}
            await con.execute(update(db.tables).where(_t.id == id).values(values))

    @staticmethod
    async def _leave(con: AsyncConnection, user: str) -> list[str]:
        """The user goes, with all that names them; returns running tables that lost a player."""
        mine = select(_s.table_id, _t.status, _s.bot).join(db.tables, _t.id == _s.table_id)
        found = (await con.execute(mine.where(_s.user_id == user))).all()
        seats = update(db.seats).where(_s.user_id == user)
        open_ones = [row.table_id for row in found if row.status == "open"]
        left = [
            row.table_id for row in found if row.status in ("running", "frozen") and not row.bot
        ]
        await con.execute(
            seats.where(_s.table_id.in_(open_ones)).values(user_id="", bot="", name="")
        )
        await con.execute(seats.where(_s.table_id.in_(left)).values(bot=SUBSTITUTE))
        heads = update(db.heads).where(db.heads.c.table_id.in_(left))
        await con.execute(heads.values(bot_due=True, bot_lease=0.0))
        await con.execute(seats.values(user_id=GONE, name=""))
        await con.execute(update(db.tables).where(_t.owner == user).values(owner=GONE))
        # Tables stay laid as they are; whose box it was nobody knows any more.
        boxed = update(db.tables).where(_t.box_by == user)
        await con.execute(boxed.values(box_by=GONE, box_name=""))
        await con.execute(delete(db.companion).where(db.companion.c.user_id == user))
        # Sessions, ways, boxes, progress, results, ratings, ties, invitations and reports go with
        # their user.
        await con.execute(delete(db.users).where(db.users.c.id == user))
        return left
