"""What came of finished games: results of people, and their ratings.

A game is counted once: its results and the new ratings are one transaction, which fails where
there are results of it, and the ratings it changes are held meanwhile. The mark on its table, which
may be kept elsewhere, comes after it and only says that nobody needs to look again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from msgspec import structs
from sqlalchemy import ColumnElement, case, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.rows import GONE

from .model import Pool, Rating, Result, Skill, Tally

_r = db.results.c
_g = db.ratings.c
_t = db.tables.c
_u = db.users.c

Rate = Callable[[list[Result], list[Skill]], list[Skill]]  # before, and after
_RESULT = (
    *(_r.table_id, _r.seat, _r.user_id, _r.game, _r.players, _r.tempo, _r.people, _r.level),
    *(_r.at, _r.place, _r.points, _r.gave_up, _r.public, _r.mu, _r.sigma, _r.turns),
)
_RATING = (_g.user_id, _g.game, _g.players, _g.tempo, _g.mu, _g.sigma, _g.games, _g.at)


def _result_of(row: Any) -> Result:
    table, seat, user, game, players, tempo, people, level, at, place, points, *last = row
    gave_up, public, mu, sigma, turns = last
    return Result(
        table=table,
        seat=seat,
        user=user,
        pool=Pool(game, players, tempo),
        people=people,
        level=level,
        at=at,
        place=place,
        points=points,
        gave_up=bool(gave_up),
        public=bool(public),
        skill=None if mu is None else Skill(mu, sigma),
        turns=turns,
    )


def _values(x: Result) -> dict[str, Any]:
    return {
        "table_id": x.table,
        "seat": x.seat,
        "user_id": x.user,
        "game": x.pool.game,
        "players": x.pool.players,
        "tempo": x.pool.tempo,
        "people": x.people,
        "level": x.level,
        "at": x.at,
        "place": x.place,
        "points": x.points,
        "gave_up": x.gave_up,
        "public": x.public,
        "turns": x.turns,
    }


class RatingRepository:
    """Results and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def uncounted(self, rules: list[tuple[str, int]], limit: int) -> list[str]:
        """Tables that are over and whose results are not kept yet, oldest first; of these games
        and epochs."""
        known = tuple_(_t.game, _t.epoch).in_(rules)
        query = select(_t.id).where(_t.status == "over", ~_t.counted, known)
        query = query.order_by(_t.created, _t.id).limit(limit)
        found = await self._database.everywhere(lambda x: x.all(query), partial=True)
        return [row.id for row in found]

    async def count(self, id: str, results: list[Result], new: Skill, rate: Rate | None) -> bool:
        """Keep the results of a finished game, and, if it is rated, move ratings: `rate` is given
        results and the skills before it (`new` for who has none), and returns those after it. Once
        for every table, all or nothing; False if it was done before."""
        table = self._database.of(id)
        query = select(_t.id).where(_t.id == id, _t.status == "over", ~_t.counted)
        if await table.one(query) is None:
            return False
        try:
            done = await self._keep(id, {x.seat: x for x in results}, new, rate)
        except IntegrityError:  # another worker was first, or somebody leaves: then it comes again
            return False
        await table.do(update(db.tables).where(_t.id == id).values(counted=True))
        return done

    async def _keep(
        self, id: str, by_seat: dict[int, Result], new: Skill, rate: Rate | None
    ) -> bool:
        """False if results of that table are there."""
        before = select(_r.seat).where(_r.table_id == id).limit(1)
        gone: set[str] = set()
        while True:
            # Who sits there may have become somebody else, or nobody, since the game was looked at.
            seats = {x.seat: x.user for x in await self._database.of(id).seats(id)}
            users = {x for x in seats.values() if x not in ("", GONE)}
            async with self._database.writing() as con:
                if (await con.execute(before)).first() is not None:
                    return False
                people = select(_u.id).where(_u.id.in_(users)).order_by(_u.id)
                here = set((await con.execute(people.with_for_update(read=True))).scalars())
                if users - here - gone:  # their seats may say by now who has them
                    gone |= users - here
                    continue
                results = [
                    structs.replace(x, user=seats[x.seat])
                    for x in sorted(by_seat.values(), key=lambda x: seats.get(x.seat, ""))
                    if seats.get(x.seat) in here
                ]
                await self._write(con, results, new, rate)
                return True

    async def _write(
        self, con: AsyncConnection, results: list[Result], new: Skill, rate: Rate | None
    ) -> None:
        skills: list[Skill | None] = [None] * len(results)
        if rate is not None and len(results) > 1:
            skills = [*rate(results, [await self._skill(con, x, new) for x in results])]
        for x, skill in zip(results, skills, strict=True):
            after = {"mu": skill and skill.mu, "sigma": skill and skill.sigma}
            await con.execute(insert(db.results).values(_values(x) | after))
            if skill is not None:
                change = {"games": _g.games + 1, "at": x.at}
                await con.execute(update(db.ratings).where(*_its(x)).values(after | change))

    async def _skill(self, con: AsyncConnection, x: Result, new: Skill) -> Skill:
        """What is believed of somebody now, held until the end of the transaction."""
        pool = structs.asdict(x.pool)
        first = self._database.insert(db.ratings).values(
            user_id=x.user, mu=new.mu, sigma=new.sigma, games=0, at=x.at, **pool
        )
        await con.execute(first.on_conflict_do_nothing())
        held = select(_g.mu, _g.sigma).where(*_its(x)).with_for_update()
        return Skill(*(await con.execute(held)).one())

    async def ratings_of(self, users: Collection[str]) -> list[Rating]:
        query = select(*_RATING).where(_g.user_id.in_(users))
        async with self._database.reading() as con:
            found = await con.execute(query.order_by(_g.game, _g.players, _g.tempo, _g.user_id))
            return [
                Rating(user, Pool(game, players, tempo), Skill(mu, sigma), games, at)
                for user, game, players, tempo, mu, sigma, games, at in found
            ]

    async def results_of(self, user: str, limit: int, *, rated: bool = False) -> list[Result]:
        """Newest first; `rated`: only such."""
        query = select(*_RESULT).where(_r.user_id == user)
        if rated:
            query = query.where(_r.mu.is_not(None))
        query = query.order_by(_r.at.desc(), _r.table_id).limit(limit)
        async with self._database.reading() as con:
            return [_result_of(row) for row in await con.execute(query)]

    async def results_at(self, user: str, tables: Collection[str]) -> dict[str, Result]:
        """What these games were for a person, by table."""
        query = select(*_RESULT).where(_r.user_id == user, _r.table_id.in_(tables))
        async with self._database.reading() as con:
            found = [_result_of(row) for row in await con.execute(query)]
        return {x.table: x for x in found}

    async def tallies(self, user: str) -> list[Tally]:
        """All results of a person, counted by kind."""
        solo = case((_r.players == 1, 1), else_=0)
        people = case((_r.people > 1, 1), else_=0)
        kind = (_r.game, solo, people, _r.level)
        counts = (
            func.count(),
            func.sum(case((_r.place == 1, 1), else_=0)),
            func.sum(case((_r.place > 0, 1), else_=0)),
            func.max(_r.points),
        )
        query = select(*kind, *counts).where(_r.user_id == user).group_by(*kind).order_by(*kind)
        async with self._database.reading() as con:
            return [
                Tally(game, bool(alone), bool(others), level, *numbers)
                for game, alone, others, level, *numbers in await con.execute(query)
            ]


def _its(x: Result) -> tuple[ColumnElement[bool], ...]:
    """The row of the rating a result changes."""
    return (
        _g.user_id == x.user,
        _g.game == x.pool.game,
        _g.players == x.pool.players,
        _g.tempo == x.pool.tempo,
    )


async def adopt_results(con: AsyncConnection, guest: str, user: str) -> None:
    """What the guest has played the user has. Where the user has a rating of their own it stays,
    and the guest's games did not count for it."""
    pool = (_g.game, _g.players, _g.tempo)
    played = (_r.game, _r.players, _r.tempo)
    own = (await con.execute(select(*pool).where(_g.user_id == user))).all()
    there = select(_r.table_id).where(_r.user_id == user)
    await con.execute(delete(db.results).where(_r.user_id == guest, _r.table_id.in_(there)))
    theirs = update(db.results).where(_r.user_id == guest)
    await con.execute(theirs.where(tuple_(*played).in_(own)).values(mu=None, sigma=None))
    await con.execute(theirs.values(user_id=user))
    moved = update(db.ratings).where(_g.user_id == guest, tuple_(*pool).not_in(own))
    await con.execute(moved.values(user_id=user))
