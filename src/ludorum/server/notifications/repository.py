"""What people are to be told, and how they want it.

A notice is taken in a transaction that counts it as told: whatever becomes of who took it, nobody
else takes it again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.house_keys import house_key
from ludorum.server.store.rows import row_values

from .model import Device, News, Notice, Preferences

MOST_SEEN = 1000  # looks in a transaction: who starts hears of everybody at once

_n = db.notices.c
_d = db.devices.c
_w = db.wishes.c
_news = db.news.c

_NOTICE = (
    *(_n.user_id, _n.table_id, _n.kind, _n.mark, _n.at, _n.due, _n.soon, _n.tries),
    *(_n.mailed, _n.seen),
)
_LASTING = {"mailed": 0.0, "seen": 0.0}  # of a person at a table, whatever they are told next
_DEVICE = (
    *(_d.id, _d.user_id, _d.session, _d.endpoint, _d.p256dh, _d.auth, _d.lang),
    _d.created,
)
_WISHES = (_w.user_id, _w.mail, _w.lang, _w.zone, _w.quiet_from, _w.quiet_to, _w.calendar)


class NotificationRepository:
    """Notices: what there is to tell, and what was told."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._preferences = PreferenceRepository(database)

    async def claim_news(self, now: float, limit: int, lease: float) -> list[News]:
        """Tables where something happened; each is given to one caller until now + lease. Most
        people are told nowhere else: news that reach nobody are dealt with at once."""
        return await self._database.everywhere(
            lambda x: self._claim(x, now, limit, now + lease), partial=True
        )

    async def _claim(self, games: Database, now: float, limit: int, until: float) -> list[News]:
        s = db.seats.c
        free = select(_news.table_id, _news.at, _news.begun).where(_news.lease <= now)
        free = free.order_by(_news.lease).limit(limit).with_for_update(skip_locked=True)
        async with games.writing() as con:
            found = [News(row[0], row[1], bool(row[2])) for row in await con.execute(free)]
            if not found:
                return []
            mine = _news.table_id.in_([x.table for x in found])
            await con.execute(update(db.news).where(mine).values(lease=until))
            sit = select(s.table_id, s.user_id).where(s.table_id.in_([x.table for x in found]))
            people = [(row[0], row[1]) for row in await con.execute(sit.where(s.user_id != ""))]
        reachable = await self._preferences.reachable({user for _, user in people})
        reached = {table for table, user in people if user in reachable}
        idle = [x.table for x in found if x.table not in reached]
        if idle:  # what has happened meanwhile is news again, with a lease of its own
            told = delete(db.news).where(_news.table_id.in_(idle), _news.lease == until)
            await games.do(told)
        return [x for x in found if x.table in reached]

    async def schedule(self, id: str, version: int, wanted: Mapping[str, Notice | None]) -> None:
        """What people are to be told of a table at this version. Of one mark somebody is told once;
        None takes back what they were not told yet. Then the news up to this version are dealt
        with; who dies before that does it again, and tells nothing twice."""
        needless = [user for user, notice in wanted.items() if notice is None]
        new = [x for _, x in sorted(wanted.items()) if x is not None]
        async with self._database.writing() as con:
            if needless:
                mine = update(db.notices).where(_n.table_id == id, _n.user_id.in_(needless))
                await con.execute(mine.where(_n.kind.in_(["turn", "soon"])).values(due=0.0))
            for notice in new:
                values = {k: x for k, x in row_values(notice).items() if k not in _LASTING}
                put = self._database.insert(db.notices).values(values | _LASTING)
                await con.execute(
                    put.on_conflict_do_update(
                        index_elements=["user_id", "table_id"],
                        set_=values,
                        where=_n.mark != put.excluded.mark,
                    )
                )
        done = delete(db.news).where(_news.table_id == id, _news.version <= version)
        await self._database.of(id).do(done)

    async def take(self, now: float, limit: int) -> list[Notice]:
        """Notices that are due. They count as told from now on, whoever took them: each has one
        taker, and one try. If a reminder belongs to it, that comes next."""
        due: Select[Any] = select(*_NOTICE).where(_n.due > 0, _n.due <= now)
        due = due.order_by(_n.due).limit(limit)
        async with self._database.writing() as con:
            found = [
                Notice(*row) for row in await con.execute(due.with_for_update(skip_locked=True))
            ]
            for x in found:
                mine = update(db.notices).where(_n.user_id == x.user, _n.table_id == x.table)
                reminder = x.kind == "turn" and x.soon > now
                values = {"kind": "soon", "due": x.soon} if reminder else {"due": 0.0}
                await con.execute(mine.values(values | {"tries": 0}))
        return found

    async def put_back(self, notice: Notice) -> None:
        """It was not told after all: it is due again, unless there is another one by now."""
        mine = update(db.notices).where(
            _n.user_id == notice.user, _n.table_id == notice.table, _n.mark == notice.mark
        )
        async with self._database.writing() as con:
            await con.execute(mine.values(kind=notice.kind, due=notice.due, tries=notice.tries))

    async def mark_seen(self, looks: Mapping[tuple[str, str], float]) -> None:
        """When people, each at a table, have looked there. It is asked for where they are to be
        told something, or have got a letter since; elsewhere nothing is written."""
        mine = (_n.user_id == bindparam("user")) & (_n.table_id == bindparam("table"))
        matters = (_n.due > 0) | (_n.mailed > _n.seen)
        seen = update(db.notices).where(mine, matters, _n.seen < bindparam("looked"))
        rows = [{"user": x[0], "table": x[1], "looked": at} for x, at in sorted(looks.items())]
        for i in range(0, len(rows), MOST_SEEN):
            async with self._database.writing() as con:
                await con.execute(seen.values(seen=bindparam("looked")), rows[i : i + MOST_SEEN])

    async def mark_mailed(self, user: str, table: str, at: float) -> None:
        """A letter has gone."""
        mine = update(db.notices).where(_n.user_id == user, _n.table_id == table)
        async with self._database.writing() as con:
            await con.execute(mine.values(mailed=at))


class PreferenceRepository:
    """Where and how people want to be told."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def server_key(self, name: str, made: bytes) -> bytes:
        """The key of that name; if there is none yet it is `made`."""
        return await house_key(self._database, name, made)

    async def add_device(self, device: Device, most: int) -> bool:
        """One of the same address is replaced. False if the session has ended, or the person has
        `most` others."""
        others = select(func.count()).where(
            _d.user_id == device.user, _d.endpoint != device.endpoint
        )
        same = delete(db.devices).where(_d.endpoint == device.endpoint)
        try:
            async with self._database.writing() as con:
                if (await con.execute(others)).scalar_one() >= most:
                    return False
                await con.execute(same)
                await con.execute(insert(db.devices).values(row_values(device)))
        except IntegrityError:  # the session has just ended
            return False
        return True

    async def devices(self, user: str) -> list[Device]:
        query = select(*_DEVICE).where(_d.user_id == user).order_by(_d.created, _d.id)
        async with self._database.reading() as con:
            return [Device(*row) for row in await con.execute(query)]

    async def drop_device(self, user: str, endpoint: str) -> None:
        gone = delete(db.devices).where(_d.user_id == user, _d.endpoint == endpoint)
        async with self._database.writing() as con:
            await con.execute(gone)

    async def of(self, user: str) -> Preferences:
        """As they were set, or as they are for everybody."""
        async with self._database.reading() as con:
            row = (await con.execute(select(*_WISHES).where(_w.user_id == user))).one_or_none()
        return Preferences(user) if row is None else Preferences(row[0], bool(row[1]), *row[2:])

    async def save(self, wishes: Preferences) -> None:
        values = row_values(wishes)
        new = self._database.insert(db.wishes).values(values)
        async with self._database.writing() as con:
            await con.execute(new.on_conflict_do_update(index_elements=["user_id"], set_=values))

    async def calendar_of(self, token_hash: str) -> str | None:
        """Whose calendar that is."""
        query = select(_w.user_id).where(_w.calendar == token_hash, _w.calendar != "")
        async with self._database.reading() as con:
            found = (await con.execute(query)).scalar_one_or_none()
        return None if found is None else str(found)

    async def reachable(self, users: Collection[str]) -> set[str]:
        """Those who want to be told, by push or mail."""
        by_push = select(_d.user_id).where(_d.user_id.in_(users))
        by_mail = select(_w.user_id).where(_w.user_id.in_(users), _w.mail)
        async with self._database.reading() as con:
            return set((await con.execute(by_push.union(by_mail))).scalars())


async def adopt_preferences(con: AsyncConnection, guest: str, user: str) -> None:
    """A guest's preferences are the user's who has none."""
    theirs = select(_w.user_id).where(_w.user_id == user)
    if (await con.execute(theirs)).first() is None:
        await con.execute(update(db.wishes).where(_w.user_id == guest).values(user_id=user))
