"""People beyond their name and password, the same on every store: how they sign in, what may be
done once, and what becomes of all that is theirs when a guest becomes somebody else, or when
somebody leaves for good.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from msgspec import structs
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.model import GONE, Line, User, Way

from . import schema as db
from .notices import adopt_wishes
from .results import adopt_results
from .rows import fold
from .ties import adopt_ties

_w, _k, _s, _t = db.ways.c, db.tickets.c, db.seats.c, db.tables.c
_WAY = (_w.id, _w.user_id, _w.kind, _w.subject, _w.label, _w.data, _w.created, _w.used)
STAND_IN = "sensible"  # the bot that goes on for somebody who has left


class People(ABC):
    _insert: Any

    @abstractmethod
    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    # -- ways to sign in --------------------------------------------------------------------------
    async def set_password(self, user: str, name: str, password: str) -> bool:
        change = update(db.users).where(db.users.c.id == user)
        try:
            async with self._writing() as con:
                done = await con.execute(
                    change.values(name=name, folded=fold(name), password=password)
                )
                return done.rowcount == 1
        except IntegrityError:
            return False

    async def add_way(self, way: Way) -> bool:
        values = structs.asdict(way)
        values["user_id"] = values.pop("user")
        new = self._insert(db.ways).values(values)
        new = new.on_conflict_do_nothing(index_elements=["kind", "subject"])
        try:
            async with self._writing() as con:
                done = await con.execute(new)
                return bool(done.rowcount == 1)
        except IntegrityError:  # the person has just left
            return False

    async def way(self, kind: str, subject: str) -> Way | None:
        query = select(*_WAY).where(_w.kind == kind, _w.subject == subject)
        async with self._reading() as con:
            row = (await con.execute(query)).one_or_none()
        return None if row is None else Way(*row)

    async def ways(self, user: str) -> list[Way]:
        query = select(*_WAY).where(_w.user_id == user).order_by(_w.created, _w.id)
        async with self._reading() as con:
            return [Way(*row) for row in await con.execute(query)]

    async def use_way(self, id: str, data: bytes, at: float) -> None:
        async with self._writing() as con:
            await con.execute(update(db.ways).where(_w.id == id).values(data=data, used=at))

    async def drop_way(self, user: str, id: str) -> bool:
        u = db.users.c
        held = select(u.password).where(u.id == user).with_for_update()  # one drop at a time
        others = select(func.count()).where(_w.user_id == user, _w.id != id)
        async with self._writing() as con:
            password = (await con.execute(held)).scalar_one_or_none()
            if not password and not (await con.execute(others)).scalar_one():
                return False
            done = await con.execute(delete(db.ways).where(_w.user_id == user, _w.id == id))
            return done.rowcount == 1

    # -- tickets ----------------------------------------------------------------------------------
    async def add_ticket(self, token_hash: str, kind: str, data: bytes, expires: float) -> None:
        new = insert(db.tickets).values(
            token_hash=token_hash, kind=kind, data=data, expires=expires
        )
        async with self._writing() as con:
            await con.execute(new)

    async def ticket(self, token_hash: str, kind: str, now: float) -> bytes | None:
        query = select(_k.data).where(
            _k.token_hash == token_hash, _k.kind == kind, _k.expires > now
        )
        async with self._reading() as con:
            found = (await con.execute(query)).scalar_one_or_none()
        return None if found is None else bytes(found)

    async def take_ticket(self, token_hash: str, kind: str, now: float) -> bytes | None:
        gone = delete(db.tickets).where(
            _k.token_hash == token_hash, _k.kind == kind, _k.expires > now
        )
        async with self._writing() as con:
            found = (await con.execute(gone.returning(_k.data))).scalar_one_or_none()
        return None if found is None else bytes(found)

    # -- all that is somebody's -------------------------------------------------------------------
    async def sessions_of(self, user: str) -> list[str]:
        c = db.sessions.c
        async with self._reading() as con:
            found = await con.execute(select(c.token_hash).where(c.user_id == user))
            return list(found.scalars())

    async def lines_of(self, user: str) -> list[tuple[str, Line]]:
        c = db.chat.c
        query = select(c.table_id, c.n, c.user_id, c.name, c.text, c.at).where(c.user_id == user)
        async with self._reading() as con:
            found = await con.execute(query.order_by(c.at, c.table_id, c.n))
            return [(row[0], Line(*row[1:])) for row in found]

    async def adopt(self, guest: str, user: User) -> list[str]:
        c, chat = db.companion.c, db.chat.c
        own = select(c.id).where(c.user_id == user.id)
        async with self._writing() as con:
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
            await adopt_wishes(con, guest, user.id)
            await adopt_results(con, guest, user.id)
            await adopt_ties(con, guest, user.id)
            return await self._leave(con, guest)

    async def erase(self, user: str) -> list[str]:
        async with self._writing() as con:
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
        await con.execute(seats.where(_s.table_id.in_(left)).values(bot=STAND_IN))
        await con.execute(seats.values(user_id=GONE, name=""))
        await con.execute(update(db.tables).where(_t.owner == user).values(owner=GONE))
        await con.execute(delete(db.companion).where(db.companion.c.user_id == user))
        # Sessions, ways, results, ratings, ties, invitations and reports go with their user.
        await con.execute(delete(db.users).where(db.users.c.id == user))
        return left
