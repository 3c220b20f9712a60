"""Accounts in the database: users, sessions, credentials, what may be done once, and bans."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import structs
from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludorum.server.store import schema as db
from ludorum.server.store import tournament_schema as tournaments
from ludorum.server.store.database import Database
from ludorum.server.store.rows import User, user_of
from ludorum.server.text import fold

from .model import Ban, Credential

_w = db.ways.c
_k = db.tickets.c
_u = db.users.c
_b = db.bans.c

_CHUNK = 1_000  # ids in one statement
_CREDENTIAL = (_w.id, _w.user_id, _w.kind, _w.subject, _w.label, _w.data, _w.created, _w.used)


def _folded(ban: Ban) -> Ban:
    return structs.replace(ban, value=fold(ban.value)) if ban.kind == "name" else ban


class AccountRepository:
    """Users and the ways they sign in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_user(self, user: User) -> bool:
        """False if a person with a password already has that name (names are compared folded)."""
        values = {
            "id": user.id,
            "name": user.name,
            "folded": fold(user.name),
            "password": user.password,
            "created": user.created,
        }
        new = self._database.insert(db.users).values(values)
        new = new.on_conflict_do_nothing(index_elements=["folded"], index_where=db.HAS_PASSWORD)
        return await self._database.do(new) == 1

    async def user(self, id: str) -> User | None:
        return user_of(await self._database.one(select(db.users).where(db.users.c.id == id)))

    async def user_named(self, name: str) -> User | None:
        """The user with a password of that name."""
        query = select(db.users).where(db.users.c.folded == fold(name), db.HAS_PASSWORD)
        return user_of(await self._database.one(query))

    async def add_session(self, token_hash: str, user: str, expires: float) -> None:
        await self._database.do(
            insert(db.sessions).values(token_hash=token_hash, user_id=user, expires=expires)
        )

    async def session(self, token_hash: str, now: float) -> User | None:
        """Whose session it is; None also if they are banned."""
        return await self._database.session(token_hash, now)

    async def drop_session(self, token_hash: str) -> None:
        await self._database.do(delete(db.sessions).where(db.sessions.c.token_hash == token_hash))

    async def sessions_of(self, user: str) -> list[str]:
        """The token hashes of a user's sessions."""
        c = db.sessions.c
        async with self._database.reading() as con:
            found = await con.execute(select(c.token_hash).where(c.user_id == user))
            return list(found.scalars())

    async def set_password(self, user: str, name: str, password: str) -> bool:
        """Also a new name; False if another person with a password has it."""
        change = update(db.users).where(db.users.c.id == user)
        try:
            async with self._database.writing() as con:
                done = await con.execute(
                    change.values(name=name, folded=fold(name), password=password)
                )
                return done.rowcount == 1
        except IntegrityError:
            return False

    async def add_credential(self, credential: Credential) -> bool:
        """False if that subject is somebody's already."""
        values = structs.asdict(credential)
        values["user_id"] = values.pop("user")
        new = self._database.insert(db.ways).values(values)
        new = new.on_conflict_do_nothing(index_elements=["kind", "subject"])
        try:
            async with self._database.writing() as con:
                done = await con.execute(new)
                return bool(done.rowcount == 1)
        except IntegrityError:  # the person has just left
            return False

    async def credential(self, kind: str, subject: str) -> Credential | None:
        query = select(*_CREDENTIAL).where(_w.kind == kind, _w.subject == subject)
        async with self._database.reading() as con:
            row = (await con.execute(query)).one_or_none()
        return None if row is None else Credential(*row)

    async def credentials(self, user: str) -> list[Credential]:
        """The oldest first."""
        query = select(*_CREDENTIAL).where(_w.user_id == user).order_by(_w.created, _w.id)
        async with self._database.reading() as con:
            return [Credential(*row) for row in await con.execute(query)]

    async def use_credential(self, id: str, data: bytes, at: float) -> None:
        """Somebody has signed in this way; what checking it needs is `data` now."""
        async with self._database.writing() as con:
            await con.execute(update(db.ways).where(_w.id == id).values(data=data, used=at))

    async def drop_credential(self, user: str, id: str) -> bool:
        """False if it is not this user's, or their last way in."""
        u = db.users.c
        held = select(u.password).where(u.id == user).with_for_update()  # one drop at a time
        others = select(func.count()).where(_w.user_id == user, _w.id != id)
        async with self._database.writing() as con:
            password = (await con.execute(held)).scalar_one_or_none()
            if not password and not (await con.execute(others)).scalar_one():
                return False
            done = await con.execute(delete(db.ways).where(_w.user_id == user, _w.id == id))
            return done.rowcount == 1

    async def add_ticket(self, token_hash: str, kind: str, data: bytes, expires: float) -> None:
        new = insert(db.tickets).values(
            token_hash=token_hash, kind=kind, data=data, expires=expires
        )
        async with self._database.writing() as con:
            await con.execute(new)

    async def ticket(self, token_hash: str, kind: str, now: float) -> bytes | None:
        """Its data, if it can still be taken."""
        query = select(_k.data).where(
            _k.token_hash == token_hash, _k.kind == kind, _k.expires > now
        )
        async with self._database.reading() as con:
            found = (await con.execute(query)).scalar_one_or_none()
        return None if found is None else bytes(found)

    async def take_ticket(self, token_hash: str, kind: str, now: float) -> bytes | None:
        """Its data, for one taker."""
        gone = delete(db.tickets).where(
            _k.token_hash == token_hash, _k.kind == kind, _k.expires > now
        )
        async with self._database.writing() as con:
            found = (await con.execute(gone.returning(_k.data))).scalar_one_or_none()
        return None if found is None else bytes(found)

    async def drop_expired(self, now: float) -> int:
        """Sessions and tickets that have run out; returns how many."""
        count = 0
        async with self._database.writing() as con:
            for held in (db.sessions, db.tickets):
                count += (await con.execute(delete(held).where(held.c.expires <= now))).rowcount
        return count

    async def drop_guests(self, before: float) -> int:
        """People nobody can come back as: no session, no way to sign in, no seat and no tournament;
        made before that time. Returns how many."""
        s, after, count = db.seats.c, "", 0
        known = exists().where(db.ways.c.user_id == _u.id)
        here = exists().where(db.sessions.c.user_id == _u.id)
        plays = exists().where(tournaments.tournament_players.c.user_id == _u.id)
        holds = exists().where(tournaments.tournaments.c.owner == _u.id)
        lost = (_u.created < before, _u.password == "", ~known, ~here, ~plays, ~holds)
        while True:
            query = select(_u.id).where(*lost, _u.id > after).order_by(_u.id).limit(_CHUNK)
            ids = [row.id for row in await self._database.all(query)]
            if not ids:
                return count
            after = ids[-1]
            sits = select(s.user_id).where(s.user_id.in_(ids)).distinct()
            free = set(ids)
            for games in self._database.games:
                free -= {row.user_id for row in await games.all(sits)}
            # Without a session nobody has sat down meanwhile.
            count += await self._database.do(delete(db.users).where(_u.id.in_(free), *lost))

    async def accounts_named(self, name: str, limit: int) -> list[User]:
        """People with an account of exactly that name (folded) who do not hide, oldest first."""
        ways = exists().where(db.ways.c.user_id == _u.id)
        query = select(db.users).where(_u.folded == fold(name), ~_u.hidden)
        query = query.where(or_(_u.password != "", ways)).order_by(_u.created).limit(limit)
        async with self._database.reading() as con:
            found = [user_of(row) for row in await con.execute(query)]
        return [user for user in found if user is not None]

    async def hide(self, user: str, *, hidden: bool) -> None:
        """Nobody else sees their profile, or everybody again."""
        async with self._database.writing() as con:
            await con.execute(update(db.users).where(_u.id == user).values(hidden=hidden))

    async def names(self, users: Collection[str]) -> dict[str, str]:
        """What people are called, by id."""
        if not users:
            return {}
        query = select(_u.id, _u.name).where(_u.id.in_(users))
        return {row.id: row.name for row in await self._database.all(query)}

    async def hidden(self, users: Collection[str]) -> set[str]:
        """Those of them who hide."""
        async with self._database.reading() as con:
            found = await con.execute(select(_u.id).where(_u.id.in_(users), _u.hidden))
            return set(found.scalars())


class BanRepository:
    """Who may not come in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, ban: Ban) -> None:
        """From now on; one of the same person or name is replaced."""
        new = self._database.insert(db.bans).values(structs.asdict(_folded(ban)))
        again = {"at": ban.at, "until": ban.until, "why": ban.why}
        new = new.on_conflict_do_update(index_elements=["kind", "value"], set_=again)
        async with self._database.writing() as con:
            await con.execute(new)

    async def lift(self, kind: str, value: str) -> bool:
        """End a ban; False if there was none."""
        value = fold(value) if kind == "name" else value
        async with self._database.writing() as con:
            gone = await con.execute(delete(db.bans).where(_b.kind == kind, _b.value == value))
        return gone.rowcount == 1

    async def all(self) -> list[Ban]:
        """All there are, also those that have run out, newest first."""
        query = select(_b.kind, _b.value, _b.at, _b.until, _b.why)
        async with self._database.reading() as con:
            return [Ban(*row) for row in await con.execute(query.order_by(_b.at.desc(), _b.value))]

    async def banned(self, user: User, now: float) -> bool:
        whom = or_(
            and_(_b.kind == "user", _b.value == user.id),
            and_(_b.kind == "name", _b.value == fold(user.name)),
        )
        query = select(_b.kind).where(whom, or_(_b.until == 0, _b.until > now)).limit(1)
        async with self._database.reading() as con:
            return (await con.execute(query)).first() is not None

    async def sessions_under(self, ban: Ban) -> list[str]:
        """The token hashes of the sessions a ban ends."""
        s, u = db.sessions.c, db.users.c
        query = select(s.token_hash).join(db.users, u.id == s.user_id)
        query = query.where((u.id if ban.kind == "user" else u.folded) == _folded(ban).value)
        async with self._database.reading() as con:
            return [row.token_hash for row in await con.execute(query)]
