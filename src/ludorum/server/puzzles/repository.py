"""What people answered to puzzles, and what is believed of both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Table, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.ratings.model import Skill
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

from .model import Met, Try

_t = db.puzzle_tries.c
_s = db.puzzle_skills.c
_r = db.puzzle_ratings.c
_TRY = (_t.game, _t.puzzle, _t.at, _t.chosen, _t.solved, _t.before, _t.after)

Judge = Callable[[Met], tuple[Try, Met]]  # what is believed before; the try, and after it


class PuzzleRepository:
    """Tries at puzzles, and ratings by them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tries(self, user: str, game: str | None = None) -> list[Try]:
        """The latest first."""
        query = select(*_TRY).where(_t.user_id == user)
        if game is not None:
            query = query.where(_t.game == game)
        query = query.order_by(_t.at.desc(), _t.game, _t.puzzle)
        return [_try(row) for row in await self._database.all(query)]

    async def tried(self, user: str, game: str, puzzle: str) -> Try | None:
        query = select(*_TRY).where(_t.user_id == user, _t.game == game, _t.puzzle == puzzle)
        row = await self._database.one(query)
        return None if row is None else _try(row)

    async def skills(self, user: str) -> dict[str, Skill]:
        """By game."""
        query = select(_s.game, _s.mu, _s.sigma).where(_s.user_id == user)
        return {x.game: Skill(x.mu, x.sigma) for x in await self._database.all(query)}

    async def ratings(self, game: str) -> dict[str, Skill]:
        """Of the puzzles that have been tried."""
        query = select(_r.puzzle, _r.mu, _r.sigma).where(_r.game == game)
        return {x.puzzle: Skill(x.mu, x.sigma) for x in await self._database.all(query)}

    async def chosen(self, game: str, puzzle: str) -> dict[str, int]:
        """How many people chose what."""
        query = select(_t.chosen, func.count().label("n")).where(
            _t.game == game, _t.puzzle == puzzle
        )
        return {x.chosen: x.n for x in await self._database.all(query.group_by(_t.chosen))}

    async def answer(self, user: str, game: str, puzzle: str, new: Met, judge: Judge) -> Try:
        """Keep somebody's first answer and move both ratings, all or nothing; a later one changes
        nothing, and the first is returned. `new`: of who, or what, has none."""
        whose = {"user_id": user, "game": game}
        which = {"game": game, "puzzle": puzzle}
        async with self._database.writing() as con:
            person = await self._held(con, db.puzzle_skills, whose, new.person)
            query = select(*_TRY).where(*_is(db.puzzle_tries, {**whose, **which}))
            row = (await con.execute(query)).one_or_none()
            if row is not None:
                return _try(row)
            rated = await self._held(con, db.puzzle_ratings, which, new.puzzle)
            tried, after = judge(Met(person, rated))
            for table, key, skill in (
                (db.puzzle_skills, whose, after.person),
                (db.puzzle_ratings, which, after.puzzle),
            ):
                change = update(table).where(*_is(table, key))
                await con.execute(change.values(mu=skill.mu, sigma=skill.sigma))
            values = {**asdict(tried), **whose}
            await con.execute(insert(db.puzzle_tries).values(values))
        return tried

    async def _held(
        self, con: AsyncConnection, table: Table, key: dict[str, str], new: Skill
    ) -> Skill:
        """What is believed now, held until the end of the transaction."""
        first = self._database.insert(table).values(mu=new.mu, sigma=new.sigma, **key)
        await con.execute(first.on_conflict_do_nothing())
        query = select(table.c.mu, table.c.sigma).where(*_is(table, key)).with_for_update()
        return Skill(*(await con.execute(query)).one())


def _try(row: Any) -> Try:
    return Try(row.game, row.puzzle, row.at, row.chosen, row.solved, row.before, row.after)


def _is(table: Table, key: dict[str, Any]) -> tuple[ColumnElement[bool], ...]:
    return tuple([table.c[name] == value for name, value in key.items()])
