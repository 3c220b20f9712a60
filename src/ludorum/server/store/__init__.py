"""Where everything is kept: SQLite at home, PostgreSQL in public."""

from .database import Database
from .errors import Conflict, OldSchema, Repeated, ShardDown, StoreDown
from .make import make_database
from .migrate import downgrade, migrate

__all__ = [
    "Conflict",
    "Database",
    "OldSchema",
    "Repeated",
    "ShardDown",
    "StoreDown",
    "downgrade",
    "make_database",
    "migrate",
]
