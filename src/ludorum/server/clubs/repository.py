"""Clubs in the database, where people are kept.

Whoever comes in holds first themselves and then the club meanwhile, so that neither has more of the
other than it may; whatever else changes who is in a club holds the club. What an officer does to
somebody says what these were before: of two who decide at once the second changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Row, Select, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.store import club_schema as db
from ludorum.server.store import schema
from ludorum.server.store.database import Database
from ludorum.server.text import fold

from .model import IN, LEADS, Club, ClubReport, Member, Membership, Standing

_c = db.clubs.c
_m = db.club_members.c
_u = schema.users.c
_r = db.club_reports.c
_CLUB = (
    *(_c.id, _c.name, _c.about, _c.place, _c.langs, _c.games, _c.joining, _c.link, _c.created),
)
_RANK = case({"founder": 0, "officer": 1}, value=_m.role, else_=2)


def _count(*standings: Standing) -> Any:
    """How many are that to a club, beside its columns."""
    there = db.club_members.alias()
    query = select(func.count()).where(there.c.club_id == _c.id, there.c.role.in_(standings))
    return query.correlate(db.clubs).scalar_subquery()


_MEMBERS, _ASKING = _count(*IN), _count("asks")
Entered = Literal["done", "already", "barred", "full", "too-many", "gone"]


class ClubRepository:
    """Clubs and who is in them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- clubs ------------------------------------------------------------------------------------

    async def club(self, id: str) -> Club | None:
        row = await self._database.one(select(*_CLUB).where(_c.id == id))
        return None if row is None else _club(row)

    async def seen(self, id: str, user: str) -> Membership | None:
        """A club, and what somebody is to it."""
        mine = (_m.club_id == _c.id) & (_m.user_id == user)
        query = _with_counts(_m.role, func.coalesce(_m.at, 0.0)).where(_c.id == id)
        row = await self._database.one(query.outerjoin(db.club_members, mine))
        return None if row is None else _membership(row)

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
        """Another name, text, or way in; False if another club has the name. Its link stays what it
        is now: somebody may just have made another one, for a reason."""
        values = _values(club)
        del values["link"]
        try:
            await self._database.do(update(db.clubs).where(_c.id == club.id).values(values))
        except IntegrityError:
            return False
        return True

    async def change_link(self, id: str, link: str) -> None:
        await self._database.do(update(db.clubs).where(_c.id == id).values(link=link))

    async def dissolve(self, id: str) -> None:
        await self._database.do(delete(db.clubs).where(_c.id == id))

    async def named(self, part: str, limit: int) -> list[Membership]:
        """Clubs that can be found, with that in their name: the largest first."""
        query = _with_counts().where(_c.joining != "link")
        if part:
            query = query.where(_c.folded.contains(fold(part), autoescape=True))
        query = query.order_by(_MEMBERS.desc(), _c.folded).limit(limit)
        return [_membership(row) for row in await self._database.all(query)]

    # -- who is in them ---------------------------------------------------------------------------

    async def of(self, user: str) -> list[Membership]:
        """The clubs somebody is in, by name."""
        return [x for x in await self.standings(user) if x.inside]

    async def standings(self, user: str) -> list[Membership]:
        """Also those they ask to come into, or may not come back to."""
        query = _with_counts(_m.role, _m.at).join(db.club_members, _m.club_id == _c.id)
        query = query.where(_m.user_id == user).order_by(_c.folded)
        return [_membership(row) for row in await self._database.all(query)]

    async def members(self, club: str) -> list[Member]:
        """The founder, the officers, then all others; the oldest members first."""
        return await self._people(club, *IN)

    async def leading(self, club: str) -> list[Member]:
        return await self._people(club, *LEADS)

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
        *,
        asked: bool = False,
    ) -> Entered:
        """Somebody comes in, or asks to, if there are less than `places` such people and they are
        in less than `most` clubs. Who is in stays what they are. `asked`: only if they have asked.
        KeyError if the club or the person is not there."""
        async with self._database.writing() as con:
            own = await _hold_person(con, user)
            await _hold_club(con, club)
            was = await _standing(con, club, user)
            if was == "barred":
                return "barred"
            if was in IN or was == role:
                return "already"
            if asked and was != "asks":
                return "gone"
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

    async def put(self, club: str, user: str, was: Standing, now: Standing | None) -> bool:
        """Somebody is something else to a club from now on, or nothing; False if they were not that
        before, or the club is not there any more."""
        own = (_m.club_id == club, _m.user_id == user, _m.role == was)
        gone = delete(db.club_members).where(*own)
        changed = update(db.club_members).where(*own).values(role=now)
        try:
            async with self._database.writing() as con:
                await _hold_club(con, club)
                return (await con.execute(changed if now else gone)).rowcount == 1
        except KeyError:
            return False

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

    # -- what people have against them ------------------------------------------------------------

    async def report(self, report: ClubReport) -> None:
        """Once for each person: the last word stays."""
        values = {"club_id": report.club, "by_id": report.by, "at": report.at}
        said = {"name": report.name, "about": report.about, "why": report.why}
        new = self._database.insert(db.club_reports).values(values | said)
        again = new.on_conflict_do_update(
            index_elements=["club_id", "by_id"], set_=said | {"at": report.at}
        )
        await self._database.do(again)

    async def reports(self, by: str = "") -> list[ClubReport]:
        """The oldest first; of one person, or all."""
        query = select(_r.club_id, _r.by_id, _r.name, _r.about, _r.why, _r.at)
        if by:
            query = query.where(_r.by_id == by)
        query = query.order_by(_r.at, _r.club_id, _r.by_id)
        return [ClubReport(*tuple(row)) for row in await self._database.all(query)]

    async def settle(self, club: str) -> int:
        """Its reports go. Returns how many there were."""
        return await self._database.do(delete(db.club_reports).where(_r.club_id == club))

    async def _people(self, club: str, *roles: Standing) -> list[Member]:
        query = select(_u.id, _u.name, _m.role, _m.at).join(schema.users, _u.id == _m.user_id)
        query = query.where(_m.club_id == club, _m.role.in_(roles))
        query = query.order_by(_RANK, _m.at, _u.id)
        return [Member(*tuple(row)) for row in await self._database.all(query)]


def inside(club: str) -> Select[Any]:
    """The ids of who is in a club, for a statement about them."""
    return select(_m.user_id).where(_m.club_id == club, _m.role.in_(IN))


def barred(club: str) -> Select[Any]:
    """The same of who may not come back."""
    return select(_m.user_id).where(_m.club_id == club, _m.role == "barred")


async def adopt_clubs(con: AsyncConnection, guest: str, user: str) -> None:
    """The user is what the guest was to clubs, unless they are something there themselves."""
    own = select(_m.club_id).where(_m.user_id == user)
    theirs = update(db.club_members).where(_m.user_id == guest, _m.club_id.not_in(own))
    await con.execute(theirs.values(user_id=user))


async def leave_clubs(con: AsyncConnection, user: str) -> None:
    """Somebody is nothing to any club any more. What they have founded passes to the oldest
    officer, else to the oldest member; where there is nobody else it is dissolved."""
    await con.execute(select(_u.id).where(_u.id == user).with_for_update())
    mine = select(_m.club_id).where(_m.user_id == user)
    held = select(_c.id).where(_c.id.in_(mine)).order_by(_c.id).with_for_update()
    await con.execute(held)  # from here on nobody becomes anything else there
    founded = list((await con.execute(mine.where(_m.role == "founder"))).scalars())
    await con.execute(delete(db.club_members).where(_m.user_id == user))
    for club in founded:
        heirs = select(_m.user_id).where(_m.club_id == club, _m.role.in_(IN))
        heirs = heirs.order_by(_RANK, _m.at, _m.user_id).limit(1)
        heir = (await con.execute(heirs)).scalar_one_or_none()
        if heir is None:
            await con.execute(delete(db.clubs).where(_c.id == club))
        else:
            await con.execute(_one(club, heir).values(role="founder"))


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
    counts = (_MEMBERS.label("members"), _ASKING.label("asking"))
    return select(*_CLUB, *counts, *more).select_from(db.clubs)


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
    members, asking, *mine = row[len(_CLUB) :]
    return Membership(_club(row), members, asking, *mine)
