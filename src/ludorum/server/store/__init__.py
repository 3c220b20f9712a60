"""Where everything is kept: SQLite at home, PostgreSQL in public."""

from pathlib import Path

from .address import parse
from .database import Database
from .errors import Conflict, OldSchema, Repeated, StoreDown
from .migrate import downgrade, migrate
from .postgres import PostgresDatabase
from .sqlite import SqliteDatabase

__all__ = [
    "Conflict",
    "Database",
    "OldSchema",
    "Repeated",
    "StoreDown",
    "downgrade",
    "make_database",
    "migrate",
]


def make_database(url: str, *, connections: int = 10) -> Database:
    """The database at `url`, still to be opened: `sqlite:///file` or `postgresql://…`.

    connections   how many PostgreSQL may be asked for hot statements; half as many again, at
                  least two, serve the rest
    """
    where = parse(url)
    if isinstance(where, Path):
        return SqliteDatabase(where)
    return PostgresDatabase(where, connections)
