"""From an address to a database."""

from __future__ import annotations

from pathlib import Path

from .address import parse, split
from .database import Database
from .postgres import PostgresDatabase
from .shards import Shard, Shards
from .sqlite import SqliteDatabase


def make_database(url: str, *, connections: int = 10) -> Database:
    """The database at `url`, still to be opened: `sqlite:///file` or `postgresql://…`, and after it
    the shards, if there are any: ` s1=postgresql://… s2=postgresql://…`.

    connections   how many PostgreSQL may be asked for hot statements; half as many again, at
                  least two, serve the rest
    """
    directory, places = split(url)
    database = make_one(directory, connections)
    if places:
        database.shards = Shards([Shard(x, make_one(x.url, connections)) for x in places])
    return database


def make_one(url: str, connections: int) -> Database:
    """Without shards."""
    where = parse(url)
    if isinstance(where, Path):
        return SqliteDatabase(where)
    return PostgresDatabase(where, connections)
