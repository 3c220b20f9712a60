"""How far people have come in the courses of games: a row for each person and game."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

from .progress import NOTHING, merged
from .schemas import GameProgress

_p = db.progress.c
_decoder = msgspec.json.Decoder(GameProgress)


class ProgressRepository:
    """What people have learned."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: str) -> dict[str, GameProgress]:
        """By game."""
        async with self._database.reading() as con:
            return await _rows_of(con, user)

    async def merge(self, user: str, game: str, new: GameProgress) -> GameProgress:
        """Returns what is kept now."""
        async with self._database.writing() as con:
            return (await _merge(con, user, {game: new}))[game]


async def adopt_progress(con: AsyncConnection, guest: str, user: str) -> None:
    """What the guest has learned the user has."""
    await _merge(con, user, await _rows_of(con, guest))


async def _rows_of(con: AsyncConnection, user: str) -> dict[str, GameProgress]:
    query = select(_p.game, _p.data).where(_p.user_id == user).order_by(_p.game)
    return {row.game: _decoder.decode(row.data) for row in await con.execute(query)}


async def _merge(
    con: AsyncConnection, user: str, new: dict[str, GameProgress]
) -> dict[str, GameProgress]:
    # One device after the other; the key stays, so that others may refer to it meanwhile.
    person = select(db.users.c.id).where(db.users.c.id == user)
    await con.execute(person.with_for_update(key_share=True))
    old = await _rows_of(con, user)
    now = {game: merged(old.get(game, NOTHING), x) for game, x in new.items()}
    for game, progress in now.items():
        await con.execute(delete(db.progress).where(_p.user_id == user, _p.game == game))
        row = {"user_id": user, "game": game, "data": msgspec.json.encode(progress)}
        await con.execute(insert(db.progress).values(row))
    return now
