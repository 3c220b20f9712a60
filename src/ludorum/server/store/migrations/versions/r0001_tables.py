"""All the tables, as they were first."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

LOG_PARTS = 8


def _text(name: str, *, pk: bool = False) -> Column[str]:
    return Column(name, sa.Text, primary_key=pk, nullable=False)


def _small(name: str, *, pk: bool = False) -> Column[int]:
    return Column(name, sa.SmallInteger, primary_key=pk, nullable=False, autoincrement=False)


def _int(name: str, *, pk: bool = False) -> Column[int]:
    return Column(name, sa.Integer, primary_key=pk, nullable=False, autoincrement=False)


def _time(name: str) -> Column[float]:
    return Column(name, sa.Double, nullable=False)


def _bytes(name: str) -> Column[bytes]:
    return Column(name, sa.LargeBinary, nullable=False)


def _flag(name: str) -> Column[bool]:
    return Column(name, sa.Boolean, nullable=False)


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id")


def _index(name: str, table: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    rows = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=rows, postgresql_where=rows)


def upgrade() -> None:
    _people()
    _directory()
    _games()
    _around()


def _people() -> None:
    op.create_table(
        "users",
        _text("id", pk=True),
        _text("name"),
        _text("folded"),
        _text("password"),
        _time("created"),
    )
    _index("ix_users_folded", "users", ["folded"], "password <> ''", unique=True)
    op.create_table(
        "sessions",
        _text("token_hash", pk=True),
        _text("user_id"),
        _time("expires"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_sessions_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def _directory() -> None:
    op.create_table(
        "tables",
        _text("id", pk=True),
        _text("game"),
        _int("epoch"),
        _small("seats"),
        _text("options"),
        _bytes("tempo"),
        _text("owner"),
        _text("link"),
        _text("commitment"),
        _time("created"),
        _text("status"),
        _flag("public"),
        _text("rematch"),
        _text("report"),
        _int("lines"),
        _time("sweep_at"),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'over', 'frozen')", name="ck_tables_status"
        ),
    )
    _index("ix_tables_listed", "tables", ["created"], "public AND status = 'open'")
    _index("ix_tables_running", "tables", ["game", "id"], "status = 'running'")
    _index("ix_tables_sweep_at", "tables", ["sweep_at"], "sweep_at > 0")
    op.create_table(
        "seats",
        _text("table_id", pk=True),
        _small("seat", pk=True),
        _text("user_id"),
        _text("bot"),
        _text("name"),
        _of_table("seats"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table("keys", _text("table_id", pk=True), _bytes("key"), _of_table("keys"))


def _games() -> None:
    op.create_table(
        "heads",
        _text("table_id", pk=True),
        _int("version"),
        _int("seq"),
        _int("base_seq"),
        _flag("bot_due"),
        _time("deadline"),
        _time("deadline_lease"),
        _time("bot_lease"),
        _text("status"),
        _text("digest"),
        _bytes("clocks"),
        _bytes("base"),
        _of_table("heads"),
        postgresql_with={"fillfactor": 70},
    )
    _index("ix_heads_deadline", "heads", ["deadline"], "deadline > 0 AND status = 'running'")
    _index("ix_heads_bots", "heads", ["bot_lease"], "bot_due AND status = 'running'")
    op.create_table(
        "log",
        _text("table_id", pk=True),
        _int("seq", pk=True),
        _int("version"),
        _small("lane"),
        _small("who"),
        _int("undo"),
        _time("at"),
        _bytes("answer"),
        postgresql_partition_by="HASH (table_id)",
    )
    if op.get_bind().dialect.name == "postgresql":
        for part in range(LOG_PARTS):
            op.execute(
                f"CREATE TABLE log_{part} PARTITION OF log "
                f"FOR VALUES WITH (MODULUS {LOG_PARTS}, REMAINDER {part})"
            )
    op.create_table(
        "commands",
        _text("table_id", pk=True),
        _text("command_id", pk=True),
        _int("version"),
        _time("at"),
        _bytes("reply"),
    )
    op.create_table(
        "outbox",
        Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        _text("table_id"),
        _int("version"),
        _time("at"),
    )
    op.create_index("ix_outbox_table", "outbox", ["table_id", "version"])


def _around() -> None:
    op.create_table(
        "chat",
        _text("table_id", pk=True),
        _int("n", pk=True),
        _text("user_id"),
        _text("name"),
        _text("text"),
        _time("at"),
        _of_table("chat"),
    )
    op.create_table("archive", _text("table_id", pk=True), _bytes("packed"), _of_table("archive"))


def downgrade() -> None:
    for name in ("archive", "chat", "outbox", "commands", "log", "heads", "keys", "seats"):
        op.drop_table(name)
    for name in ("tables", "sessions", "users"):
        op.drop_table(name)
