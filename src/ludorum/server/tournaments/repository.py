"""Tournaments and who takes part, where people are kept."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    Delete,
    Row,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.clubs.repository import barred
from ludorum.server.play.clocks import Tempo
from ludorum.server.store import schema
from ludorum.server.store import tournament_schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.rows import GONE

from .model import Player, PlayerState, Status, Tournament

_t = db.tournaments.c
_p = db.tournament_players.c
TOURNAMENT = (
    *(_t.id, _t.name, _t.game, _t.kind, _t.seats, _t.options, _t.tempo, _t.rounds, _t.minutes),
    *(_t.starts, _t.pause, _t.duplicate, _t.rated, _t.club, _t.places, _t.note, _t.owner),
    *(_t.created, _t.status, _t.round, _t.ended, _t.stopped, _t.winners),
)
_PLAYER = (_p.number, _p.user_id, _p.name, _p.state, _p.sits_out, _p.since)
HELD = ("open", "running")
MOST_COMING = 50  # that are told of at once

Entered = Literal["done", "full", "closed", "removed"]


class TournamentRepository:
    """Tournaments and their players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, one: Tournament, most: int) -> bool:
        """False if its maker holds so many that are not over; KeyError if they are not there."""
        held = select(func.count()).where(_t.owner == one.owner, _t.status.in_(HELD))
        async with self._database.writing() as con:
            await _hold_person(con, one.owner)
            if (await con.execute(held)).scalar_one() >= most:
                return False
            await con.execute(insert(db.tournaments).values(_values(one)))
        return True

    async def tournament(self, id: str) -> Tournament | None:
        row = await self._database.one(select(*TOURNAMENT).where(_t.id == id))
        return None if row is None else tournament_of(row)

    async def listed(self, club: str, limit: int, *status: Status) -> list[Tournament]:
        """Of a club, or of none; those that are over the last ones first, others the next ones."""
        query = select(*TOURNAMENT).where(_t.status.in_(status), _t.club == club)
        first = _t.ended.desc() if "over" in status else _t.starts
        rows = await self._database.all(query.order_by(first, _t.id).limit(limit))
        return [tournament_of(row) for row in rows]

    async def held_by(self, user: str) -> list[Tournament]:
        query = select(*TOURNAMENT).where(_t.owner == user).order_by(_t.created)
        return [tournament_of(row) for row in await self._database.all(query)]

    async def played_by(self, user: str) -> list[tuple[Tournament, Player]]:
        """All somebody has taken part in, and as whom."""
        query = select(*TOURNAMENT, *_PLAYER).join(db.tournament_players)
        query = query.where(_p.user_id == user).order_by(_t.starts)
        size = len(TOURNAMENT)
        return [
            (tournament_of(row[:size]), _player(row[size:]))
            for row in await self._database.all(query)
        ]

    async def coming(self, user: str) -> list[Tournament]:
        """Those somebody has joined that have not begun."""
        query = select(*TOURNAMENT).join(db.tournament_players)
        query = query.where(_p.user_id == user, _p.state == "in", _t.status == "open")
        query = query.order_by(_t.starts).limit(MOST_COMING)
        return [tournament_of(row) for row in await self._database.all(query)]

    async def cancel(self, id: str, now: float) -> bool:
        """It does not begin; False if it has."""
        there = update(db.tournaments).where(_t.id == id, _t.status == "open")
        return await self._database.do(there.values(status="cancelled", ended=now)) == 1

    async def stop(self, id: str, now: float) -> bool:
        """It lays no more tables; False if it is over, or was stopped."""
        there = update(db.tournaments).where(_t.id == id, _t.status == "running", _t.stopped == 0.0)
        return await self._database.do(there.values(stopped=now, due=0.0)) == 1

    async def rename(self, id: str, name: str) -> None:
        """By who runs the house; the note of its maker goes with the name they gave it."""
        there = update(db.tournaments).where(_t.id == id)
        await self._database.do(there.values(name=name, note=""))

    async def set_start(self, id: str, starts: float) -> bool:
        """False if it has begun."""
        there = update(db.tournaments).where(_t.id == id, _t.status == "open")
        return await self._database.do(there.values(starts=starts, due=starts)) == 1

    # -- players ----------------------------------------------------------------------------------

    async def players(self, id: str) -> list[Player]:
        """By number, without those who were removed."""
        query = select(*_PLAYER).where(_p.tournament_id == id, _p.state != "removed")
        query = query.order_by(_p.number)
        return [_player(row) for row in await self._database.all(query)]

    async def player(self, id: str, user: str) -> Player | None:
        query = select(*_PLAYER).where(_p.tournament_id == id, _p.user_id == user)
        row = await self._database.one(query.where(_p.state != "removed"))
        return None if row is None else _player(row)

    async def is_removed(self, id: str, user: str) -> bool:
        query = select(_p.state).where(_p.tournament_id == id, _p.user_id == user)
        row = await self._database.one(query)
        return row is not None and row.state == "removed"

    async def counts(self, ids: Collection[str]) -> dict[str, int]:
        """How many take part, of many tournaments."""
        query = select(_p.tournament_id, func.count().label("n")).group_by(_p.tournament_id)
        query = query.where(_p.tournament_id.in_(ids), _p.state != "removed")
        rows = await self._database.all(query)
        return {row.tournament_id: row.n for row in rows}

    async def joined(self, ids: Collection[str], user: str) -> set[str]:
        """In which of them somebody takes part, and has not left."""
        query = select(_p.tournament_id).where(_p.tournament_id.in_(ids), _p.user_id == user)
        rows = await self._database.all(query.where(_p.state.not_in(("out", "removed"))))
        return {row.tournament_id for row in rows}

    async def winners(self, tournaments: Collection[Tournament]) -> dict[str, list[str]]:
        """What those who have won are called."""
        won = [(x.id, number) for x in tournaments for number in x.winners]
        query = select(_p.tournament_id, _p.name)
        query = query.where(tuple_(_p.tournament_id, _p.number).in_(won)).order_by(_p.number)
        found: dict[str, list[str]] = {id: [] for id, _ in won}
        for row in await self._database.all(query) if won else []:
            found[row.tournament_id].append(row.name)
        return found

    async def join(self, id: str, user: str, name: str) -> Entered:
        """Somebody takes part, or again after having left, from the next round on. KeyError if they
        have left the house."""
        held = select(*TOURNAMENT).where(_t.id == id).with_for_update()
        mine = (_p.tournament_id == id, _p.user_id == user)
        async with self._database.writing() as con:
            await _hold_person(con, user)
            one = tournament_of((await con.execute(held)).one())
            if not one.takes_players:
                return "closed"
            was = (await con.execute(select(_p.state).where(*mine))).scalar_one_or_none()
            if was == "removed":
                return "removed"
            again = update(db.tournament_players).where(*mine)
            if (await con.execute(again.values(state="in", sits_out=False))).rowcount:
                return "done"
            numbers = select(_p.number, _p.state).where(_p.tournament_id == id)
            there = (await con.execute(numbers)).all()
            if len([x for x in there if x.state != "removed"]) >= one.places:
                return "full"
            # Not the next after the last: two who come and go in turn would count up without end.
            number = min(set(range(1, len(there) + 2)) - {x.number for x in there})
            new = Player(number, user, name, since=one.round + 1)
            await con.execute(
                insert(db.tournament_players).values(tournament_id=id, **_player_values(new))
            )
        return "done"

    async def leave(self, id: str, user: str) -> None:
        """Before it begins as if they had never come; else they are not seated any more."""
        held = select(_t.status).where(_t.id == id).with_for_update()
        mine = (_p.tournament_id == id, _p.user_id == user, _p.state != "removed")
        async with self._database.writing() as con:
            status = (await con.execute(held)).scalar_one_or_none()
            if status == "open":
                await con.execute(delete(db.tournament_players).where(*mine))
            elif status == "running":
                left = update(db.tournament_players).where(*mine)
                await con.execute(left.values(state="out", sits_out=False))

    async def remove(self, id: str, user: str) -> bool:
        """They do not take part, and do not come back; False if they do not, or it has begun."""
        held = select(_t.status).where(_t.id == id).with_for_update()
        mine = (_p.tournament_id == id, _p.user_id == user, _p.state != "removed")
        async with self._database.writing() as con:
            if (await con.execute(held)).scalar_one_or_none() != "open":
                return False
            removed = update(db.tournament_players).where(*mine)
            return (await con.execute(removed.values(state="removed"))).rowcount == 1

    async def sit_out(self, id: str, user: str, *, on: bool) -> None:
        mine = (_p.tournament_id == id, _p.user_id == user, _p.state == "in")
        await self._database.do(update(db.tournament_players).where(*mine).values(sits_out=on))

    async def back(self, id: str, user: str) -> None:
        mine = (_p.tournament_id == id, _p.user_id == user, _p.state == "away")
        await self._database.do(update(db.tournament_players).where(*mine).values(state="in"))

    async def drop_barred(self, id: str, club: str) -> None:
        """Who was sent away from the club is seated no more at its tournament."""
        here = (_p.tournament_id == id, _p.state.in_(("in", "away")))
        there = update(db.tournament_players).where(*here, _p.user_id.in_(barred(club)))
        await self._database.do(there.values(state="out", sits_out=False))

    # -- what the workers do ----------------------------------------------------------------------

    async def claim(self, now: float, limit: int, lease: float) -> list[str]:
        """Tournaments somebody has to look after now; nobody else does so meanwhile."""
        due: Select[Any] = (
            select(_t.id)
            .where(_t.status.in_(HELD), _t.due <= now, _t.lease <= now)
            .order_by(_t.due)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        async with self._database.writing() as con:
            ids = list((await con.execute(due)).scalars())
            mine = update(db.tournaments).where(_t.id.in_(ids))
            await con.execute(mine.values(lease=now + lease))
        return ids

    async def look_again(self, id: str, due: float) -> None:
        """The claim ends."""
        there = update(db.tournaments).where(_t.id == id)
        await self._database.do(there.values(due=due, lease=0.0))

    async def begin(self, id: str) -> None:
        there = update(db.tournaments).where(_t.id == id, _t.status == "open")
        await self._database.do(there.values(status="running"))

    async def end(self, id: str, round: int, now: float, winners: Sequence[int]) -> None:
        """It is over, unless somebody has laid tables after that round."""
        there = update(db.tournaments)
        there = there.where(_t.id == id, _t.status == "running", _t.round == round)
        said = msgspec.json.encode(winners).decode()
        await self._database.do(there.values(status="over", ended=now, winners=said))


async def adopt_tournaments(con: AsyncConnection, guest: str, user: str, name: str) -> None:
    """Where the guest takes part the user does. Where both do, the guest has left, and has no
    name; before it begins as if they had never come."""
    own = db.tournament_players.alias("own")
    both = exists().where(own.c.tournament_id == _p.tournament_id, own.c.user_id == user)
    theirs = update(db.tournament_players).where(_p.user_id == guest)
    await con.execute(_before_it_begins(guest).where(both))
    await con.execute(theirs.where(both).values(user_id=GONE, name="", state="out"))
    await con.execute(theirs.values(user_id=user, name=name))
    await con.execute(update(db.tournaments).where(_t.owner == guest).values(owner=user))


async def erase_tournaments(con: AsyncConnection, user: str) -> None:
    """Players and makers without a name; before it begins as if they had never come. What has not
    begun and nobody can cancel goes on."""
    theirs = update(db.tournament_players).where(_p.user_id == user)
    await con.execute(_before_it_begins(user))
    await con.execute(theirs.values(user_id=GONE, name="", state="out"))
    await con.execute(update(db.tournaments).where(_t.owner == user).values(owner=GONE))


def _before_it_begins(user: str) -> Delete:
    """Somebody in tournaments that have not begun."""
    coming = select(_t.id).where(_t.status == "open")
    return delete(db.tournament_players).where(_p.user_id == user, _p.tournament_id.in_(coming))


async def _hold_person(con: AsyncConnection, user: str) -> None:
    """They do not leave the house meanwhile."""
    u = schema.users.c
    held = select(u.id).where(u.id == user).with_for_update(key_share=True)
    if (await con.execute(held)).first() is None:
        raise KeyError(user)


def _values(one: Tournament) -> dict[str, Any]:
    values = msgspec.structs.asdict(one)
    for name in ("options", "winners"):
        values[name] = msgspec.json.encode(values[name]).decode()
    values["tempo"] = msgspec.json.encode(one.tempo)
    return values | {"due": one.starts, "lease": 0.0}


def tournament_of(row: Row[Any] | Sequence[Any]) -> Tournament:
    """From the columns of TOURNAMENT."""
    names = [column.name for column in TOURNAMENT]
    values: dict[str, Any] = dict(zip(names, row, strict=True))
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    values["winners"] = msgspec.json.decode(values["winners"], type=tuple[int, ...])
    values["tempo"] = msgspec.json.decode(values["tempo"], type=Tempo)
    values["duplicate"], values["rated"] = bool(values["duplicate"]), bool(values["rated"])
    return Tournament(**values)


def _player(row: Row[Any] | Sequence[Any]) -> Player:
    number, user, name, state, sits_out, since = row[:6]
    return Player(number, user, name, state, bool(sits_out), since)


def _player_values(one: Player) -> dict[str, Any]:
    values = msgspec.structs.asdict(one)
    values["user_id"] = values.pop("user")
    return values


def state_of(id: str, numbers: Collection[int], was: PlayerState, now: PlayerState) -> Any:
    """These players, as far as they were that, are something else."""
    these = update(db.tournament_players).where(_p.tournament_id == id, _p.number.in_(numbers))
    return these.where(_p.state == was).values(state=now)
