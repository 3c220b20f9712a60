"""Where tables are kept: SQLite at home, PostgreSQL in public."""

from pathlib import Path

from .address import parse
from .contract import Conflict, Repeated, Store, StoreDown
from .migrate import downgrade, migrate
from .postgres import PostgresStore
from .sqlite import SqliteStore

__all__ = ["Conflict", "Repeated", "Store", "StoreDown", "downgrade", "make_store", "migrate"]


def make_store(url: str, *, connections: int = 10) -> Store:
    """The store at `url`, still to be opened: `sqlite:///file` or `postgresql://…`.

    connections   how many PostgreSQL may be asked for hot statements; half as many again, at
                  least two, serve the rest
    """
    where = parse(url)
    return SqliteStore(where) if isinstance(where, Path) else PostgresStore(where, connections)
