"""The deal of the day: tables whose luck depends on the deal, and who has tried which."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", Column("dealing", sa.Text, nullable=False, server_default=sa.text("''"))
    )
    op.create_table(
        "deal_tries",
        Column("table_id", sa.Text, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("day", sa.Text, nullable=False),
        Column("game", sa.Text, nullable=False),
        Column("begun", sa.Double, nullable=False),
        Column("browser", sa.Text, nullable=False),
        Column("mark", sa.Text, nullable=False),
        Column("outcome", sa.Text, nullable=False),
        Column("points", sa.Integer, nullable=False),
        Column("rival", sa.Integer),
        Column("won", sa.Boolean, nullable=False),
        Column("took", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_deal_tries"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_deal_tries_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_deal_tries_day", "deal_tries", ["day", "game"])
    op.create_index("ix_deal_tries_user_id", "deal_tries", ["user_id", "day"])
    played = sa.text("outcome = ''")
    op.create_index(
        "ix_deal_tries_played",
        "deal_tries",
        ["begun"],
        sqlite_where=played,
        postgresql_where=played,
    )


def downgrade() -> None:
    op.drop_table("deal_tries")
    op.drop_column("tables", "dealing")
