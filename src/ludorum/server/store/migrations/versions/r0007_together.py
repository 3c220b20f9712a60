"""Results and ratings, friends and blocks, invitations, reports."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _user(column: str, table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], ["users.id"], name=f"fk_{table}_{column}", ondelete="CASCADE"
    )


def _table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id")


def upgrade() -> None:
    no = sa.false()
    op.add_column("users", Column("hidden", sa.Boolean, nullable=False, server_default=no))
    for name in ("rated", "level", "counted"):
        op.add_column("tables", Column(name, sa.Boolean, nullable=False, server_default=no))
    # What was played before nobody knew that it would be counted.
    op.execute("UPDATE tables SET counted = true WHERE status = 'over'")
    to_count = sa.text("status = 'over' AND NOT counted")
    op.create_index(
        "ix_tables_to_count",
        "tables",
        ["created"],
        sqlite_where=to_count,
        postgresql_where=to_count,
    )
    op.create_table(
        "results",
        Column("table_id", sa.Text, nullable=False),
        Column("seat", sa.SmallInteger, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("game", sa.Text, nullable=False),
        Column("players", sa.SmallInteger, nullable=False),
        Column("tempo", sa.Text, nullable=False),
        Column("people", sa.SmallInteger, nullable=False),
        Column("level", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("place", sa.SmallInteger, nullable=False),
        Column("points", sa.Integer, nullable=False),
        Column("gave_up", sa.Boolean, nullable=False),
        Column("public", sa.Boolean, nullable=False),
        Column("mu", sa.Double),
        Column("sigma", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        _table("results"),
        _user("user_id", "results"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id", "at"])
    op.create_table(
        "ratings",
        Column("user_id", sa.Text, nullable=False),
        Column("game", sa.Text, nullable=False),
        Column("players", sa.SmallInteger, nullable=False),
        Column("tempo", sa.Text, nullable=False),
        Column("mu", sa.Double, nullable=False),
        Column("sigma", sa.Double, nullable=False),
        Column("games", sa.Integer, nullable=False),
        Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "players", "tempo", name="pk_ratings"),
        _user("user_id", "ratings"),
    )
    op.create_table(
        "ties",
        Column("user_id", sa.Text, nullable=False),
        Column("other_id", sa.Text, nullable=False),
        Column("kind", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", "kind", name="pk_ties"),
        _user("user_id", "ties"),
        _user("other_id", "ties"),
        sa.CheckConstraint("kind IN ('asked', 'friend', 'blocked', 'muted')", name="ck_ties_kind"),
    )
    op.create_index("ix_ties_other_id", "ties", ["other_id"])
    op.create_table(
        "invitations",
        Column("table_id", sa.Text, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("by_id", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
        _table("invitations"),
        _user("user_id", "invitations"),
        _user("by_id", "invitations"),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_index("ix_invitations_by_id", "invitations", ["by_id"])
    op.create_table(
        "reports",
        Column("table_id", sa.Text, nullable=False),
        Column("n", sa.Integer, nullable=False),
        Column("by_id", sa.Text, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("name", sa.Text, nullable=False),
        Column("text", sa.Text, nullable=False),
        Column("why", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("settled", sa.Double, nullable=False),
        Column("outcome", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", "by_id", name="pk_reports"),
        _table("reports"),
        _user("by_id", "reports"),
        _user("user_id", "reports"),
    )
    op.create_index("ix_reports_by_id", "reports", ["by_id"])
    op.create_index("ix_reports_user_id", "reports", ["user_id"])


def downgrade() -> None:
    for name in ("reports", "invitations", "ties", "ratings", "results"):
        op.drop_table(name)
    op.drop_index("ix_tables_to_count", "tables")
    for name in ("counted", "level", "rated"):
        op.drop_column("tables", name)
    op.drop_column("users", "hidden")
