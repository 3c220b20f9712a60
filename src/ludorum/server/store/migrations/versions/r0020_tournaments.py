"""Tournaments: who plays, their rounds and tables, what came of them."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        Column("id", sa.Text, nullable=False),
        Column("name", sa.Text, nullable=False),
        Column("game", sa.Text, nullable=False),
        Column("kind", sa.Text, nullable=False),
        Column("seats", sa.SmallInteger, nullable=False),
        Column("options", sa.Text, nullable=False),
        Column("tempo", sa.LargeBinary, nullable=False),
        Column("rounds", sa.SmallInteger, nullable=False),
        Column("minutes", sa.Integer, nullable=False),
        Column("starts", sa.Double, nullable=False),
        Column("pause", sa.Integer, nullable=False),
        Column("duplicate", sa.Boolean, nullable=False),
        Column("rated", sa.Boolean, nullable=False),
        Column("club", sa.Text, nullable=False),
        Column("places", sa.Integer, nullable=False),
        Column("note", sa.Text, nullable=False),
        Column("owner", sa.Text, nullable=False),
        Column("created", sa.Double, nullable=False),
        Column("status", sa.Text, nullable=False),
        Column("round", sa.Integer, nullable=False),
        Column("ended", sa.Double, nullable=False),
        Column("stopped", sa.Double, nullable=False),
        Column("winners", sa.Text, nullable=False),
        Column("due", sa.Double, nullable=False),
        Column("lease", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'over', 'cancelled')", name="ck_tournaments_status"
        ),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_index("ix_tournaments_status", "tournaments", ["status", "club", "starts"])
    held = sa.text("status IN ('open', 'running')")
    op.create_index(
        "ix_tournaments_due", "tournaments", ["due"], sqlite_where=held, postgresql_where=held
    )
    _of_a_tournament(
        "tournament_players",
        ["number"],
        Column("number", sa.SmallInteger, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("name", sa.Text, nullable=False),
        Column("state", sa.Text, nullable=False),
        Column("sits_out", sa.Boolean, nullable=False),
        Column("since", sa.Integer, nullable=False),
    )
    op.create_index("ix_tournament_players_user_id", "tournament_players", ["user_id"])
    somebody = sa.text("user_id <> '-'")
    op.create_index(
        "ix_tournament_players_once",
        "tournament_players",
        ["tournament_id", "user_id"],
        unique=True,
        sqlite_where=somebody,
        postgresql_where=somebody,
    )
    _of_a_tournament(
        "tournament_rounds",
        ["number"],
        Column("number", sa.Integer, nullable=False),
        Column("paired", sa.Double, nullable=False),
        Column("ended", sa.Double, nullable=False),
        Column("key", sa.LargeBinary, nullable=False),
        Column("rematches", sa.Integer, nullable=False),
    )
    _of_a_tournament(
        "tournament_tables",
        ["round", "number"],
        Column("round", sa.Integer, nullable=False),
        Column("number", sa.Integer, nullable=False),
        Column("table_id", sa.Text, nullable=False),
        Column("begun", sa.Double, nullable=False),
        Column("ended", sa.Double, nullable=False),
        Column("stuck", sa.Double, nullable=False),
    )
    op.create_index("ix_tournament_tables_table_id", "tournament_tables", ["table_id"], unique=True)
    _of_a_tournament(
        "tournament_scores",
        ["round", "number", "seat"],
        Column("round", sa.Integer, nullable=False),
        Column("number", sa.Integer, nullable=False),
        Column("seat", sa.SmallInteger, nullable=False),
        Column("player", sa.SmallInteger, nullable=False),
        Column("rest", sa.Text, nullable=False),
        Column("seen", sa.Boolean, nullable=False),
        Column("away", sa.Boolean, nullable=False),
        Column("place", sa.SmallInteger, nullable=False),
        Column("score", sa.Integer),
    )


def _of_a_tournament(name: str, key: list[str], *columns: Column[Any]) -> None:
    op.create_table(
        name,
        Column("tournament_id", sa.Text, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("tournament_id", *key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=f"fk_{name}_tournament_id",
            ondelete="CASCADE",
        ),
    )


def downgrade() -> None:
    for name in ("scores", "tables", "rounds", "players"):
        op.drop_table(f"tournament_{name}")
    op.drop_table("tournaments")
