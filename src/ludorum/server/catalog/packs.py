"""Boxes that tables were laid with: immutable, by the name of their content."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import select

from ludorum.content import Pack, Row
from ludorum.server.store import schema as db
from ludorum.server.store.database import Database

_p = db.packs.c
_decoder = msgspec.json.Decoder(dict[str, list[Row]])
_encode = msgspec.json.Encoder(order="sorted").encode

NAME = "box"  # what a pack is called here is no part of it: two boxes that say the same are one


def packed(records: Mapping[str, list[Row]]) -> bytes:
    """Records as they are stored. The name of a content knows no order of records and fields, so
    there is one for all: whatever is laid by that name is the same game."""
    found = {kind: sorted(rows, key=_id) for kind, rows in records.items() if rows}
    return _encode(found)


def _id(row: Row) -> str:
    return str(row["id"])


def unpacked(data: bytes) -> dict[str, list[Row]]:
    return _decoder.decode(data)


class PackRepository:
    """Packs in use by tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game: str, epoch: int, content: str) -> Pack | None:
        query = select(_p.records).where(_p.game == game, _p.epoch == epoch, _p.content == content)
        row = await self._database.one(query)
        return None if row is None else Pack(game, epoch, NAME, unpacked(bytes(row.records)))

    async def keep(self, pack: Pack, content: str) -> None:
        """The first one of this content stays."""
        new = self._database.insert(db.packs).values(
            game=pack.game, epoch=pack.epoch, content=content, records=packed(pack.records)
        )
        async with self._database.writing() as con:
            await con.execute(
                new.on_conflict_do_nothing(index_elements=["game", "epoch", "content"])
            )
