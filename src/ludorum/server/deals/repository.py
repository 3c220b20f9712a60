"""Who has tried which deal, and what came of it: a row for each try, where people are kept."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Row,
    and_,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.clubs.repository import inside
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.house_keys import house_key
from ludorum.server.store.rows import row_values

from .model import Entry, Try

_d = db.deal_tries.c
_u = db.users.c
_TRY = (
    *(_d.table_id, _d.user_id, _d.day, _d.game, _d.begun, _d.browser, _d.mark, _d.outcome),
    *(_d.points, _d.rival, _d.won, _d.took),
)


class DealRepository:
    """Tries at deals."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, made: bytes) -> bytes:
        """What all keys of days come from; if there is none yet it is `made`."""
        return await house_key(self._database, "deals", made)

    async def begin(self, one: Try) -> str:
        """Written down before there is a table, and only the first: returns the table of the try
        that stands, which may be an earlier one with another id. It is marked if somebody else has
        begun this deal in the same browser."""
        deal = (_d.day == one.day.isoformat(), _d.game == one.game)
        own = select(_d.table_id).where(*deal, _d.user_id == one.user)
        own = own.order_by(_d.begun, _d.table_id).limit(1)
        others = select(_d.table_id).where(*deal, _d.user_id != one.user)
        others = others.where(_d.browser == one.browser).limit(1)
        # Two clicks at once may come to processes that know other shards: one after the other.
        person = select(_u.id).where(_u.id == one.user).with_for_update()
        async with self._database.writing() as con:
            await con.execute(person)
            first = (await con.execute(own)).scalar_one_or_none()
            if first is not None:
                return str(first)
            values = _values(one)
            if one.browser and (await con.execute(others)).first() is not None:
                values["mark"] = "browser"
            await con.execute(insert(db.deal_tries).values(values))
        return one.table

    async def at(self, table: str) -> Try | None:
        row = await self._database.one(select(*_TRY).where(_d.table_id == table))
        return None if row is None else _try(row)

    async def of(self, user: str, since: date) -> list[Try]:
        """Somebody's tries since that day, of one day in the order they were begun."""
        query = select(*_TRY).where(_d.user_id == user, _d.day >= since.isoformat())
        return [_try(row) for row in await self._database.all(query.order_by(_d.day, _d.begun))]

    async def days_of(self, user: str) -> set[date]:
        """On which somebody has played a deal to its end."""
        query = select(_d.day).distinct().where(_d.user_id == user, _d.outcome == "done")
        return {date.fromisoformat(row.day) for row in await self._database.all(query)}

    async def played(self, day: date) -> dict[str, int]:
        """How many have played each deal of a day to its end, so that it counts."""
        query = select(_d.game, func.count().label("n")).where(
            _d.day == day.isoformat(), _d.outcome == "done", _d.mark == ""
        )
        return {row.game: row.n for row in await self._database.all(query.group_by(_d.game))}

    async def entries(
        self, day: date, game: str = "", club: str = "", since: date | None = None
    ) -> list[Entry]:
        """All who have played a deal of a day to its end, or since that day; of one title, or of
        the members of a club."""
        query = select(*_TRY, _u.name, _has_account(db.users).label("account"))
        query = query.join(db.users, _u.id == _d.user_id).order_by(_d.begun)
        first = since or day
        query = query.where(_d.day.between(first.isoformat(), day.isoformat()))
        query = query.where(_d.outcome == "done")
        if game:
            query = query.where(_d.game == game)
        if club:
            query = query.where(_d.user_id.in_(inside(club)))
        return [Entry(_try(x), x.name, bool(x.account)) for x in await self._database.all(query)]

    async def place_of(self, one: Try) -> int:
        """Of a try that counts, among all whose people have an account, or among those of guests.
        As `ranked` has it, without reading them all: whoever opens the page asks for their own."""
        me = db.users.alias("me")
        mine = select(_has_account(me)).where(me.c.id == one.user).scalar_subquery()
        behind = func.coalesce(_d.rival, 0) < (one.rival or 0)
        query = select(func.count().label("n")).select_from(
            db.deal_tries.join(db.users, _u.id == _d.user_id)
        )
        query = query.where(
            *(_d.day == one.day.isoformat(), _d.game == one.game),
            *(_d.outcome == "done", _d.mark == "", _has_account(db.users) == mine),
            or_(_d.points > one.points, and_(_d.points == one.points, behind)),
        )
        row = await self._database.one(query)
        return 1 + (row.n if row is not None else 0)

    async def tables(self, day: date, game: str) -> list[str]:
        """Where a deal was tried, whatever came of it."""
        query = select(_d.table_id).where(_d.day == day.isoformat(), _d.game == game)
        return [x.table_id for x in await self._database.all(query.order_by(_d.begun))]

    async def playing(self, limit: int, user: str = "") -> list[Try]:
        """Those that nothing has come of yet; of one person, or the oldest."""
        query = select(*_TRY).where(_d.outcome == "")
        if user:
            query = query.where(_d.user_id == user)
        return [_try(x) for x in await self._database.all(query.order_by(_d.begun).limit(limit))]

    async def settle(self, one: Try) -> None:
        """What came of a try; the first word stays."""
        values: dict[str, Any] = {"outcome": one.outcome, "points": one.points}
        values |= {"rival": one.rival, "won": one.won, "took": one.took}
        there = update(db.deal_tries).where(_d.table_id == one.table, _d.outcome == "")
        await self._database.do(there.values(values))


async def adopt_deals(con: AsyncConnection, guest: str, user: str) -> None:
    """The guest's tries are the user's. Of two at one deal the first counts."""
    tries = update(db.deal_tries)
    await con.execute(tries.where(_d.user_id == guest).values(user_id=user))
    first = db.deal_tries.alias("first")
    f = first.c
    earlier = or_(f.begun < _d.begun, (f.begun == _d.begun) & (f.table_id < _d.table_id))
    before = exists().where(f.user_id == user, f.day == _d.day, f.game == _d.game, earlier)
    await con.execute(tries.where(_d.user_id == user, before).values(mark="again"))


def _has_account(users: FromClause) -> ColumnElement[bool]:
    """Somebody can come back."""
    return or_(users.c.password != "", exists().where(db.ways.c.user_id == users.c.id))


def _values(one: Try) -> dict[str, Any]:
    return row_values(one) | {"day": one.day.isoformat()}


def _try(row: Row[Any] | Sequence[Any]) -> Try:
    table, user, day, game, begun, browser, mark, outcome, points, rival, won, took = row[:12]
    return Try(
        table=table,
        user=user,
        day=date.fromisoformat(day),
        game=game,
        begun=begun,
        browser=browser,
        mark=mark,
        outcome=outcome,
        points=points,
        rival=rival,
        won=bool(won),
        took=took,
    )
