"""The tables, as SQLAlchemy Core metadata. Everything of a game carries the game's id.

The migrations make them; a test holds that both say the same. The hot statements are plain SQL in
`postgres` and `sqlite` and use these names.

`log`, `commands` and `outbox` have no foreign key: it would cost every append a look at `tables`,
and they are written together with a head, which has one.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    text,
)

REVISION = "0003"  # the migration this code needs

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("created", Double, nullable=False),
)
# Names are unique among those who have a password; any number of guests may be called Ann.
HAS_PASSWORD = text("password <> ''")
Index(
    "ix_users_folded",
    users.c.folded,
    unique=True,
    sqlite_where=HAS_PASSWORD,
    postgresql_where=HAS_PASSWORD,
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("tempo", LargeBinary, nullable=False),
    Column("owner", Text, nullable=False),
    Column("link", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("origin", Text, nullable=False, server_default=text("''")),
    Column("taken", Integer, nullable=False, server_default="0"),
    Column("report", Text, nullable=False),  # why it was frozen or thawed
    Column("lines", Integer, nullable=False),  # chat lines ever written
    # When the commands of a finished table may go; 0: not over yet, or they are gone.
    Column("sweep_at", Double, nullable=False),
    CheckConstraint("status IN ('open', 'running', 'over', 'frozen')", name="status"),
)
_LISTED = text("public AND status = 'open'")
Index("ix_tables_listed", tables.c.created, sqlite_where=_LISTED, postgresql_where=_LISTED)
_RUNNING = text("status = 'running'")
Index(
    "ix_tables_running",
    tables.c.game,
    tables.c.id,
    sqlite_where=_RUNNING,
    postgresql_where=_RUNNING,
)
_TO_SWEEP = text("sweep_at > 0")
Index("ix_tables_sweep_at", tables.c.sweep_at, sqlite_where=_TO_SWEEP, postgresql_where=_TO_SWEEP)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False, index=True),
    Column("bot", Text, nullable=False),
    Column("name", Text, nullable=False),
)

# Sealed: `add_table` writes it, `key` reads it, nothing else names it.
keys = Table(
    "keys",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

heads = Table(
    "heads",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last log row; they count from 1
    Column("base_seq", Integer, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("deadline", Double, nullable=False),
    # Until when a claim holds; an append ends both.
    Column("deadline_lease", Double, nullable=False),
    Column("bot_lease", Double, nullable=False),
    # The same as the table's, so that an append need not look there.
    Column("status", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("clocks", LargeBinary, nullable=False),
    Column("base", LargeBinary, nullable=False),
    postgresql_with={"fillfactor": 70},  # room for the next version of the row on its page
)
_DEADLINE = text("deadline > 0 AND status = 'running'")
Index("ix_heads_deadline", heads.c.deadline, sqlite_where=_DEADLINE, postgresql_where=_DEADLINE)
_BOTS = text("bot_due AND status = 'running'")
Index("ix_heads_bots", heads.c.bot_lease, sqlite_where=_BOTS, postgresql_where=_BOTS)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("lane", SmallInteger, nullable=False),
    Column("who", SmallInteger, nullable=False),
    Column("undo", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    postgresql_partition_by="HASH (table_id)",
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("command_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("reply", LargeBinary, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_outbox_table", "table_id", "version"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

archive = Table(
    "archive",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)

companion = Table(
    "companion",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
