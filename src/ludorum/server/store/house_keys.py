"""Secrets of the house, by name: made once, the same on every node, told to nobody."""

from __future__ import annotations

import secrets

from sqlalchemy import select

from . import schema as db
from .database import Database


async def house_key(database: Database, name: str, made: bytes = b"") -> bytes:
    """The key of that name; if there is none yet it is `made`, or any."""
    k = db.house_keys.c
    new = database.insert(db.house_keys).values(name=name, value=made or secrets.token_bytes(32))
    async with database.writing() as con:
        await con.execute(new.on_conflict_do_nothing(index_elements=["name"]))
        return bytes((await con.execute(select(k.value).where(k.name == name))).scalar_one())
