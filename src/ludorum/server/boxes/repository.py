"""What people's own boxes say: a row for each person and game."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludorum.content import Pack, Row
from ludorum.server.catalog.packs import NAME, packed, unpacked
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

_b = db.boxes.c
_encode = msgspec.json.encode  # in the order in which its owner wrote it


class Box(NamedTuple):
    """`used`: new tables of its owner are laid with it."""

    game: str
    name: str = ""
    used: bool = False
    records: dict[str, list[Row]] = {}  # noqa: RUF012  # never changed

    @property
    def empty(self) -> bool:
        return not any(self.records.values())

    def pack(self, epoch: int) -> Pack:
        return Pack(self.game, epoch, NAME, unpacked(packed(self.records)))

    def row(self, kind: str, id: str) -> Row | None:
        return next((x for x in self.records.get(kind, []) if x["id"] == id), None)

    def without(self, kind: str, id: str) -> Box:
        left = [x for x in self.records.get(kind, []) if x["id"] != id]
        others = {k: x for k, x in self.records.items() if k != kind}
        return self._replace(records={**others, kind: left} if left else others)

    def with_row(self, kind: str, row: Row) -> Box:
        box = self.without(kind, row["id"])
        return box._replace(records={**box.records, kind: [*box.records.get(kind, []), row]})


class BoxRepository:
    """What people's own boxes say."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: str) -> dict[str, Box]:
        """By game."""
        found = await self._database.all(select(db.boxes).where(_b.user_id == user))
        return {row.game: _box(row) for row in found}

    async def get(self, user: str, game: str) -> Box:
        """An empty one, if there is none."""
        query = select(db.boxes).where(_b.user_id == user, _b.game == game)
        row = await self._database.one(query)
        return Box(game) if row is None else _box(row)

    async def put(self, user: str, old: Box, new: Box) -> bool:
        """The box is the new one from now on; False if it is no longer the old one."""
        mine = (_b.user_id == user, _b.game == new.game)
        same = (_b.records == _encode(old.records), _b.name == old.name, _b.used == old.used)
        values = {"name": new.name, "used": new.used, "records": _encode(new.records)}
        async with self._database.writing() as con:
            done = await con.execute(update(db.boxes).where(*mine, *same).values(values))
            if done.rowcount:
                return True
            if old != Box(new.game):
                return False
            first = self._database.insert(db.boxes).values(user_id=user, game=new.game, **values)
            done = await con.execute(
                first.on_conflict_do_nothing(index_elements=["user_id", "game"])
            )
            return bool(done.rowcount)

    async def seen(self, user: str, game: str, content: str) -> bool:
        """Is there a table laid with a box of this content where they sit, or that is public?"""
        t, s = db.tables.c, db.seats.c
        sits = exists().where(s.table_id == t.id, s.user_id == user, s.user_id != "")
        query = select(t.id).where(t.content == content, t.game == game, t.box_by != "")
        query = query.where(or_(t.public, sits)).limit(1)
        return bool(await self._database.everywhere(lambda x: x.all(query), partial=True))

    async def drop(self, user: str, game: str) -> None:
        await self._database.do(delete(db.boxes).where(_b.user_id == user, _b.game == game))


async def adopt_boxes(con: AsyncConnection, guest: str, user: str) -> None:
    """The guest's boxes are the user's, where they have none of that game."""
    theirs = select(_b.game).where(_b.user_id == user)
    mine = update(db.boxes).where(_b.user_id == guest, _b.game.not_in(theirs))
    await con.execute(mine.values(user_id=user))


def _box(row: Any) -> Box:
    return Box(row.game, row.name, bool(row.used), unpacked(bytes(row.records)))
