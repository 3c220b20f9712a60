"""What people are told, how, and when they are away; the same on every store.

A notice is taken in a transaction that counts it as told: whatever becomes of who took it, nobody
else takes it again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from msgspec import structs
from sqlalchemy import Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.notify.model import (
    Away,
    Device,
    Glance,
    Look,
    News,
    Notice,
    Stand,
    Wishes,
)

from . import schema as db
from .rows import TABLE, seats_of, table_of

_n, _w, _d, _l, _a, _v = (
    *(db.notices.c, db.wishes.c, db.devices.c),
    *(db.looks.c, db.aways.c, db.votes.c),
)
_news, _h, _s, _t, _lent = db.news.c, db.heads.c, db.seats.c, db.tables.c, db.lent.c
_NOTICE = (
    *(_n.user_id, _n.table_id, _n.kind, _n.mark, _n.at, _n.due, _n.soon, _n.tries),
    _n.mailed,
)
_DEVICE = (
    *(_d.id, _d.user_id, _d.session, _d.endpoint, _d.p256dh, _d.auth, _d.lang),
    _d.created,
)
_WISHES = (_w.user_id, _w.mail, _w.lang, _w.zone, _w.quiet_from, _w.quiet_to, _w.calendar)


def _row(thing: Any) -> dict[str, Any]:
    values: dict[str, Any] = structs.asdict(thing)
    for name, column in (("user", "user_id"), ("table", "table_id")):
        if name in values:
            values[column] = values.pop(name)
    return values


def _stands() -> Select[Any]:
    both = db.heads.join(db.tables, _t.id == _h.table_id)
    return select(*TABLE, _h.version, _h.clocks).select_from(both)


class Notices(ABC):
    _insert: Any

    @abstractmethod
    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    async def house_key(self, name: str, made: bytes) -> bytes:
        k = db.house_keys.c
        new = self._insert(db.house_keys).values(name=name, value=made)
        async with self._writing() as con:
            await con.execute(new.on_conflict_do_nothing(index_elements=["name"]))
            return bytes((await con.execute(select(k.value).where(k.name == name))).scalar_one())

    # -- what happened ----------------------------------------------------------------------------
    async def stir(self, id: str, at: float) -> None:
        version = select(_h.version).where(_h.table_id == id).scalar_subquery()
        new = self._insert(db.news).values(
            table_id=id, version=func.coalesce(version, 0), at=at, begun=False, lease=0.0
        )
        async with self._writing() as con:
            await con.execute(
                new.on_conflict_do_update(
                    index_elements=["table_id"], set_={"at": new.excluded.at, "lease": 0.0}
                )
            )

    async def claim_news(self, now: float, limit: int, lease: float) -> list[News]:
        free = select(_news.table_id, _news.at, _news.begun).where(_news.lease <= now)
        free = free.order_by(_news.lease).limit(limit).with_for_update(skip_locked=True)
        async with self._writing() as con:
            found = [News(row[0], row[1], bool(row[2])) for row in await con.execute(free)]
            claim = update(db.news).where(_news.table_id.in_([x.table for x in found]))
            if found:
                await con.execute(claim.values(lease=now + lease))
        return found

    async def stand(self, id: str) -> Stand | None:
        async with self._reading() as con:
            row = (await con.execute(_stands().where(_t.id == id))).one_or_none()
            return None if row is None else await self._stand_of(con, row)

    async def stands_of(self, user: str, limit: int) -> list[Stand]:
        sits = select(_s.table_id).where(_s.user_id == user)
        query = _stands().where(_t.id.in_(sits), _t.status == "running")
        query = query.order_by(_t.created.desc(), _t.id).limit(limit)
        async with self._reading() as con:
            rows = (await con.execute(query)).all()
            return [await self._stand_of(con, row) for row in rows]

    @staticmethod
    async def _stand_of(con: AsyncConnection, row: Any) -> Stand:
        split = len(TABLE)
        table = table_of(row[:split])
        query = select(_s.seat, _s.user_id, _s.bot, _s.name).where(_s.table_id == table.id)
        seats = seats_of((await con.execute(query.order_by(_s.seat))).all())
        return Stand(table, seats, row[split], bytes(row[split + 1]))

    async def note(self, id: str, version: int, wanted: Mapping[str, Notice | None]) -> None:
        needless = [user for user, notice in wanted.items() if notice is None]
        new = [x for _, x in sorted(wanted.items()) if x is not None]
        async with self._writing() as con:
            if needless:
                mine = update(db.notices).where(_n.table_id == id, _n.user_id.in_(needless))
                await con.execute(mine.where(_n.kind.in_(["turn", "soon"])).values(due=0.0))
            for notice in new:
                values = _row(notice)
                values.pop("mailed")
                put = self._insert(db.notices).values(values | {"mailed": 0.0})
                await con.execute(
                    put.on_conflict_do_update(
                        index_elements=["user_id", "table_id"],
                        set_=values,
                        where=_n.mark != put.excluded.mark,
                    )
                )
            done = delete(db.news).where(_news.table_id == id, _news.version <= version)
            await con.execute(done)

    # -- telling ----------------------------------------------------------------------------------
    async def take_notices(self, now: float, limit: int) -> list[Notice]:
        due = select(*_NOTICE).where(_n.due > 0, _n.due <= now).order_by(_n.due).limit(limit)
        async with self._writing() as con:
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
        mine = update(db.notices).where(
            _n.user_id == notice.user, _n.table_id == notice.table, _n.mark == notice.mark
        )
        async with self._writing() as con:
            await con.execute(mine.values(kind=notice.kind, due=notice.due, tries=notice.tries))

    async def mailed(self, user: str, table: str, at: float) -> None:
        mine = update(db.notices).where(_n.user_id == user, _n.table_id == table)
        async with self._writing() as con:
            await con.execute(mine.values(mailed=at))

    async def glance(self, node: str, glances: Collection[Glance]) -> None:
        rows = [_row(x) | {"node": node} for x in glances]
        rows.sort(key=lambda x: (x["user_id"], x["table_id"]))
        if not rows:
            return
        try:
            await self._glance(node, rows)
        except IntegrityError:  # somebody has just left for good
            for row in rows:
                with suppress(IntegrityError):
                    await self._glance(node, [row])

    async def _glance(self, node: str, rows: list[dict[str, Any]]) -> None:
        """What nodes that are no more have seen is of use until one that is here sees more."""
        new = self._insert(db.looks)
        new = new.on_conflict_do_update(
            index_elements=["user_id", "table_id", "node"],
            set_={"at": new.excluded.at, "until": new.excluded.until},
        )
        mine = (_l.user_id == bindparam("user")) & (_l.table_id == bindparam("table"))
        old = delete(db.looks).where(mine, _l.node != node, _l.until < bindparam("seen"))
        places = [{"user": x["user_id"], "table": x["table_id"], "seen": x["at"]} for x in rows]
        async with self._writing() as con:
            await con.execute(old, places)
            await con.execute(new, rows)

    async def looked(self, user: str, table: str) -> Look:
        query = select(func.max(_l.at), func.max(_l.until))
        query = query.where(_l.user_id == user, _l.table_id == table)
        async with self._reading() as con:
            at, until = (await con.execute(query)).one()
        return Look(at or 0.0, until or 0.0)

    # -- where and how to tell --------------------------------------------------------------------
    async def add_device(self, device: Device, most: int) -> bool:
        others = select(func.count()).where(
            _d.user_id == device.user, _d.endpoint != device.endpoint
        )
        same = delete(db.devices).where(_d.endpoint == device.endpoint)
        try:
            async with self._writing() as con:
                if (await con.execute(others)).scalar_one() >= most:
                    return False
                await con.execute(same)
                await con.execute(insert(db.devices).values(_row(device)))
        except IntegrityError:  # the session has just ended
            return False
        return True

    async def devices(self, user: str) -> list[Device]:
        query = select(*_DEVICE).where(_d.user_id == user).order_by(_d.created, _d.id)
        async with self._reading() as con:
            return [Device(*row) for row in await con.execute(query)]

    async def drop_device(self, user: str, endpoint: str) -> None:
        gone = delete(db.devices).where(_d.user_id == user, _d.endpoint == endpoint)
        async with self._writing() as con:
            await con.execute(gone)

    async def wishes(self, user: str) -> Wishes:
        async with self._reading() as con:
            row = (await con.execute(select(*_WISHES).where(_w.user_id == user))).one_or_none()
        return Wishes(user) if row is None else Wishes(row[0], bool(row[1]), *row[2:])

    async def set_wishes(self, wishes: Wishes) -> None:
        values = _row(wishes)
        new = self._insert(db.wishes).values(values)
        async with self._writing() as con:
            await con.execute(new.on_conflict_do_update(index_elements=["user_id"], set_=values))

    async def calendar_of(self, token_hash: str) -> str | None:
        query = select(_w.user_id).where(_w.calendar == token_hash, _w.calendar != "")
        async with self._reading() as con:
            found = (await con.execute(query)).scalar_one_or_none()
        return None if found is None else str(found)

    async def reachable(self, users: Collection[str]) -> set[str]:
        by_push = select(_d.user_id).where(_d.user_id.in_(users))
        by_mail = select(_w.user_id).where(_w.user_id.in_(users), _w.mail)
        async with self._reading() as con:
            return set((await con.execute(by_push.union(by_mail))).scalars())

    # -- being away -------------------------------------------------------------------------------
    async def aways(self, users: Collection[str]) -> dict[str, list[Away]]:
        query = select(_a.user_id, _a.start, _a.until).where(_a.user_id.in_(users))
        found: dict[str, list[Away]] = {}
        async with self._reading() as con:
            for user, start, until in await con.execute(query.order_by(_a.start)):
                found.setdefault(user, []).append(Away(start, until))
        return found

    async def set_aways(self, user: str, aways: list[Away]) -> None:
        async with self._writing() as con:
            await con.execute(delete(db.aways).where(_a.user_id == user))
            if aways:
                rows = [{"user_id": user, "start": x.start, "until": x.until} for x in aways]
                await con.execute(insert(db.aways), rows)

    # -- a bot that sits in -----------------------------------------------------------------------
    async def vote(self, id: str, seat: int, user: str, mark: float) -> None:
        new = self._insert(db.votes).values(table_id=id, seat=seat, user_id=user, mark=mark)
        async with self._writing() as con:
            await con.execute(
                new.on_conflict_do_update(
                    index_elements=["table_id", "seat", "user_id"], set_={"mark": mark}
                )
            )

    async def votes(self, id: str) -> list[tuple[int, str, float]]:
        query = select(_v.seat, _v.user_id, _v.mark).where(_v.table_id == id)
        async with self._reading() as con:
            return [(row[0], row[1], row[2]) for row in await con.execute(query)]

    async def lend(self, id: str, seat: int, bot: str, at: float) -> bool:
        sit = update(db.seats).where(
            _s.table_id == id, _s.seat == seat, _s.bot == "", _s.user_id != ""
        )
        async with self._writing() as con:
            await con.execute(delete(db.votes).where(_v.table_id == id, _v.seat == seat))
            if not (await con.execute(sit.values(bot=bot))).rowcount:
                return False
            await con.execute(insert(db.lent).values(table_id=id, seat=seat, at=at))
        return True

    async def give_back(self, id: str, seat: int) -> bool:
        async with self._writing() as con:
            gone = await con.execute(
                delete(db.lent).where(_lent.table_id == id, _lent.seat == seat)
            )
            if not gone.rowcount:
                return False
            sit = update(db.seats).where(_s.table_id == id, _s.seat == seat)
            await con.execute(sit.values(bot=""))
        return True

    async def lent(self, id: str) -> set[int]:
        async with self._reading() as con:
            found = await con.execute(select(_lent.seat).where(_lent.table_id == id))
            return set(found.scalars())


async def adopt_wishes(con: AsyncConnection, guest: str, user: str) -> None:
    """A guest's wishes are the user's who has none; days away count for both."""
    theirs = select(_w.user_id).where(_w.user_id == user)
    if (await con.execute(theirs)).first() is None:
        await con.execute(update(db.wishes).where(_w.user_id == guest).values(user_id=user))
    taken = select(_a.start).where(_a.user_id == user)
    mine = update(db.aways).where(_a.user_id == guest, _a.start.not_in(taken))
    await con.execute(mine.values(user_id=user))
