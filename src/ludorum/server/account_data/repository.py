"""All that is somebody's: what becomes of it when a guest becomes somebody else, or when somebody
leaves for good.

Tables may be kept elsewhere than people, so it takes several transactions. That somebody leaves is
written down first, and goes with them last: what was begun is finished by a worker.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.boxes.repository import adopt_boxes
from ludorum.server.clubs.repository import adopt_clubs, leave_clubs
from ludorum.server.deals.repository import adopt_deals
from ludorum.server.learning.repository import adopt_progress
from ludorum.server.notifications.repository import adopt_preferences
from ludorum.server.play.model import SUBSTITUTE
from ludorum.server.play.repository.absences import adopt_vacations
from ludorum.server.ratings.repository import adopt_results
from ludorum.server.relationships.repository import adopt_relationships
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.rows import GONE, User
from ludorum.server.tournaments.repository import adopt_tournaments, erase_tournaments

_s = db.seats.c
_t = db.tables.c


class AccountDataRepository:
    """All that is somebody's."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def announce(self, user: str, heir: str = "") -> bool:
        """Write down that somebody leaves, and who has from then on what was theirs; nobody is
        signed in as them any more. False if they are not here, if it is written down already, or
        if the heir is leaving too."""
        d, u = db.departures.c, db.users.c
        now = await self._database.now()
        both = select(u.id).where(u.id.in_({user, heir})).order_by(u.id).with_for_update()
        going = select(d.user_id).where(d.user_id.in_({user, heir}))
        async with self._database.writing() as con:
            here = set((await con.execute(both)).scalars())
            if here != {user, heir} - {""} or (await con.execute(going)).first() is not None:
                return False
            await con.execute(insert(db.departures).values(user_id=user, heir=heir, at=now))
            await con.execute(delete(db.sessions).where(db.sessions.c.user_id == user))
        return True

    async def left_to(self, heir: str) -> list[str]:
        """Who is leaving what is theirs to that one."""
        d = db.departures.c
        return [
            row.user_id for row in await self._database.all(select(d.user_id).where(d.heir == heir))
        ]

    async def unfinished(self, before: float) -> list[tuple[str, str]]:
        """Who was to leave before that time and is still here, and who has what was theirs."""
        d = db.departures.c
        query = select(d.user_id, d.heir).where(d.at < before).order_by(d.at)
        return [(row.user_id, row.heir) for row in await self._database.all(query)]

    async def finish(self, user: str, heir: User | None) -> list[str]:
        """First their tables, wherever they are, then the person: whoever dies on the way, it can
        be done again from the beginning. What an heir has been left goes with them. Where the heir
        sits already a bot goes on; seats of nobody's tables that have begun are GONE's, without a
        name, the others are free again. Returns running tables that lost a player."""
        left: list[str] = []
        for games in self._database.games:
            async with games.writing() as con:
                tables = await self._hold(con, user)
                if heir is None:
                    await self._hand_over(con, user, tables)
                    await con.execute(delete(db.chat).where(db.chat.c.user_id == user))
                else:
                    await self._move(con, user, heir, tables)
                left += await self._leave(con, user)
        await self._drop_person(user, heir)
        return left

    async def _drop_person(self, user: str, heir: User | None) -> None:
        c, u = db.companion.c, db.users.c
        async with self._database.writing() as con:
            # First: whoever is about to come in somewhere holds them too, and is there or is not.
            await con.execute(select(u.id).where(u.id == user).with_for_update())
            if heir is not None:
                own = select(c.id).where(c.user_id == heir.id)
                games = update(db.companion).where(c.user_id == user, c.id.not_in(own))
                await con.execute(games.values(user_id=heir.id))
                await adopt_preferences(con, user, heir.id)
                await adopt_vacations(con, user, heir.id)
                await adopt_results(con, user, heir.id)
                await adopt_relationships(con, user, heir.id)
                await adopt_progress(con, user, heir.id)
                await adopt_boxes(con, user, heir.id)
                await adopt_deals(con, user, heir.id)
                await adopt_clubs(con, user, heir.id)
                await adopt_tournaments(con, user, heir.id, heir.name)
            else:
                await erase_tournaments(con, user)
            await leave_clubs(con, user)
            await con.execute(delete(db.companion).where(c.user_id == user))
            # Sessions, ways, boxes, progress, tries at puzzles, results, ratings, ties, reports,
            # invitations and what says that they leave go with their user.
            await con.execute(delete(db.users).where(db.users.c.id == user))

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
    async def _move(con: AsyncConnection, guest: str, user: User, tables: Sequence[str]) -> None:
        """Seats where the user does not sit already, tables, and what was said there."""
        chat = db.chat.c
        there = select(_s.table_id).where(_s.user_id == user.id, _s.table_id.in_(tables))
        twice = set((await con.execute(there)).scalars())
        moved = [id for id in tables if id not in twice]
        seats = update(db.seats).where(_s.user_id == guest, _s.table_id.in_(moved))
        await con.execute(seats.values(user_id=user.id, name=user.name))
        await con.execute(update(db.tables).where(_t.owner == guest).values(owner=user.id))
        await con.execute(update(db.tables).where(_t.box_by == guest).values(box_by=user.id))
        said = update(db.chat).where(chat.user_id == guest)
        await con.execute(said.values(user_id=user.id, name=user.name))

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
        """Nothing at the tables names the user; returns running ones that lost a player."""
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
        await con.execute(delete(db.votes).where(db.votes.c.user_id == user))
        return left
