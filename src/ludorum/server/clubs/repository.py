"""Clubs in the database, where people are kept.

Whoever comes in holds first themselves and then the club meanwhile, so that neither has more of the
other than it may. What an officer does to somebody says what these were before: of two who decide
at once the second changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Row, Select, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database
from ludorum.server.text import fold

from .model import IN, Club, Member, Membership, Standing

_c = db.clubs.c
_m = db.club_members.c
_u = db.users.c
_CLUB = (
    *(_c.id, _c.name, _c.about, _c.place, _c.langs, _c.games, _c.joining, _c.link, _c.created),
)
_COUNT = (
    select(func.count())
    .where(_m.club_id == _c.id, _m.role.in_(IN))
    .correlate(db.clubs)
    .scalar_subquery()
)
_RANK = case({"founder": 0, "officer": 1, "member": 2}, value=_m.role, else_=3)

Entered = Literal["done", "already", "barred", "full", "too-many"]


class ClubRepository:
    """Clubs and who is in them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- clubs ------------------------------------------------------------------------------------

    async def club(self, id: str) -> Club | None:
        row = await self._database.one(select(*_CLUB).where(_c.id == id))
        return None if row is None else _club(row)

    async def found(
        self, club: Club, founder: str, most: int, most_founded: int
    ) -> Literal["done", "name-taken", "too-many"]:
        """A new club with one person in it, if they are not in `most` and have not `most_founded`
        of their own; KeyError if they are not there."""
        async with self._database.writing() as con:
            own = await _hold_person(con, founder)
            if len(own) >= most or own.count("founder") >= most_founded:
                return "too-many"
            new = self._database.insert(db.clubs).values(_values(club))
            new = new.on_conflict_do_nothing(index_elements=["folded"])
            if not (await con.execute(new)).rowcount:
                return "name-taken"
            await con.execute(_new(club.id, founder, "founder", club.created))
        return "done"

    async def change(self, club: Club) -> bool:
        """Another name, text, or way in; False if another club has the name."""
        try:
            there = update(db.clubs).where(_c.id == club.id)
            await self._database.do(there.values(_values(club)))
        except IntegrityError:
            return False
        return True

    async def dissolve(self, id: str) -> None:
        await self._database.do(delete(db.clubs).where(_c.id == id))

    async def named(self, part: str, limit: int) -> list[Membership]:
        """Clubs that can be found, with that in their name: the largest first."""
        query = _with_counts().where(_c.joining != "link")
        if part:
            query = query.where(_c.folded.contains(fold(part), autoescape=True))
        query = query.order_by(_COUNT.desc(), _c.folded).limit(limit)
        return [_membership(row) for row in await self._database.all(query)]

    # -- who is in them ---------------------------------------------------------------------------

    async def of(self, user: str) -> list[Membership]:
        """The clubs somebody is in, by name."""
        query = _with_counts(_m.role, _m.at).join(db.club_members, _m.club_id == _c.id)
        query = query.where(_m.user_id == user, _m.role.in_(IN)).order_by(_c.folded)
        return [_membership(row) for row in await self._database.all(query)]

    async def standings(self, user: str) -> list[Membership]:
        """As `of`, also those they ask to come into, or may not come back to."""
        query = _with_counts(_m.role, _m.at).join(db.club_members, _m.club_id == _c.id)
        query = query.where(_m.user_id == user).order_by(_c.folded)
        return [_membership(row) for row in await self._database.all(query)]

    async def members(self, club: str) -> list[Member]:
        """The founder, the officers, then all others; the oldest members first."""
        return await self._people(club, *IN)

    async def asking(self, club: str) -> list[Member]:
        return await self._people(club, "asks")

    async def barred(self, club: str) -> list[Member]:
        return await self._people(club, "barred")

    async def is_member(self, club: str, user: str) -> bool:
        return await self.standing(club, user) in IN

    async def standing(self, club: str, user: str) -> Standing | None:
        """What somebody is to a club; None: nothing."""
        query = select(_m.role).where(_m.club_id == club, _m.user_id == user)
        row = await self._database.one(query)
        return None if row is None else row.role

    async def enter(
        self,
        club: str,
        user: str,
        role: Literal["member", "asks"],
        at: float,
        places: int,
        most: int,
    ) -> Entered:
        """Somebody comes in, or asks to, if there are less than `places` such people and they are
        in less than `most` clubs. Who asks comes in; who is in stays what they are. KeyError if the
        club or the person is not there."""
        async with self._database.writing() as con:
            own = await _hold_person(con, user)
            await _hold_club(con, club)
            was = await _standing(con, club, user)
            if was == "barred":
                return "barred"
            if was in IN or was == role:
                return "already"
            if len(own) >= most:
                return "too-many"
            same = IN if role == "member" else ("asks",)
            count = select(func.count()).where(_m.club_id == club, _m.role.in_(same))
            if (await con.execute(count)).scalar_one() >= places:
                return "full"
            if was is None:
                await con.execute(_new(club, user, role, at))
            else:
                await con.execute(_one(club, user).values(role=role, at=at))
        return "done"

    async def put(self, club: str, user: str, was: Standing, now: Standing) -> bool:
        """Somebody is something else to a club from now on; False if they were not that before."""
        changed = _one(club, user).where(_m.role == was).values(role=now)
        return await self._database.do(changed) == 1

    async def part(self, club: str, user: str, was: Standing) -> bool:
        """Somebody is nothing to a club any more; False if they were not that before."""
        own = delete(db.club_members).where(_m.club_id == club, _m.user_id == user)
        return await self._database.do(own.where(_m.role == was)) == 1

    async def hand_over(self, club: str, founder: str, heir: str) -> bool:
        """The founder is an officer from now on, and somebody who is in the club its founder."""
        async with self._database.writing() as con:
            await _hold_club(con, club)
            if await _standing(con, club, founder) != "founder":
                return False
            if await _standing(con, club, heir) not in ("officer", "member"):
                return False
            await con.execute(_one(club, founder).values(role="officer"))
            await con.execute(_one(club, heir).values(role="founder"))
        return True

    async def _people(self, club: str, *roles: Standing) -> list[Member]:
        query = select(_u.id, _u.name, _m.role, _m.at).join(db.users, _u.id == _m.user_id)
        query = query.where(_m.club_id == club, _m.role.in_(roles))
        query = query.order_by(_RANK, _m.at, _u.id)
        return [Member(*tuple(row)) for row in await self._database.all(query)]


async def _hold_person(con: AsyncConnection, user: str) -> list[str]:
    """Nobody else brings them into a club meanwhile. What they are in the clubs they are in."""
    held = select(_u.id).where(_u.id == user).with_for_update(key_share=True)
    if (await con.execute(held)).first() is None:
        raise KeyError(user)
    own = select(_m.role).where(_m.user_id == user, _m.role.in_(IN))
    return list((await con.execute(own)).scalars())


async def _hold_club(con: AsyncConnection, club: str) -> None:
    if (await con.execute(select(_c.id).where(_c.id == club).with_for_update())).first() is None:
        raise KeyError(club)


async def _standing(con: AsyncConnection, club: str, user: str) -> Standing | None:
    query = select(_m.role).where(_m.club_id == club, _m.user_id == user)
    found: Standing | None = (await con.execute(query)).scalar_one_or_none()
    return found


def _one(club: str, user: str) -> Any:
    return update(db.club_members).where(_m.club_id == club, _m.user_id == user)


def _new(club: str, user: str, role: Standing, at: float) -> Any:
    return insert(db.club_members).values(club_id=club, user_id=user, role=role, at=at)


def _with_counts(*more: Any) -> Select[Any]:
    return select(*_CLUB, _COUNT.label("members"), *more).select_from(db.clubs)


def _values(club: Club) -> dict[str, Any]:
    return {
        "id": club.id,
        "name": club.name,
        "folded": fold(club.name),
        "about": club.about,
        "place": club.place,
        "langs": " ".join(club.langs),
        "games": " ".join(club.games),
        "joining": club.joining,
        "link": club.link,
        "created": club.created,
    }


def _club(row: Row[Any] | Sequence[Any]) -> Club:
    id, name, about, place, langs, games, joining, link, created = row[: len(_CLUB)]
    return Club(
        id=id,
        name=name,
        about=about,
        place=place,
        langs=tuple(langs.split()),
        games=tuple(games.split()),
        joining=joining,
        link=link,
        created=created,
    )


def _membership(row: Row[Any]) -> Membership:
    members, *mine = row[len(_CLUB) :]
    standing, at = mine or (None, 0.0)
    return Membership(_club(row), members, standing, at)
