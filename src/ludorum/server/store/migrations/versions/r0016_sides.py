"""People and tables may be kept in different databases: no row of one side refers to the other.

Who leaves is written down, so that it is finished whatever happens on the way, and which databases
belong together, so that none is taken for another. `looks` goes: since 0015 nobody writes to it.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

TO_TABLES = ("invitations", "reports", "results")


def upgrade() -> None:
    for name in TO_TABLES:
        with op.batch_alter_table(name) as batch:
            batch.drop_constraint(f"fk_{name}_table_id", type_="foreignkey")
    with op.batch_alter_table("votes") as batch:
        batch.drop_constraint("fk_votes_user_id", type_="foreignkey")
    op.create_table(
        "departures",
        Column("user_id", sa.Text, nullable=False),
        Column("heir", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_departures"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_departures_user_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "shards",
        Column("name", sa.Text, nullable=False),
        Column("mark", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_shards"),
    )
    op.drop_table("looks")


def downgrade() -> None:
    """Only where all is in one database."""
    op.create_table(
        "looks",
        Column("user_id", sa.Text, nullable=False),
        Column("table_id", sa.Text, nullable=False),
        Column("node", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id", "node", name="pk_looks"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_looks_user_id", ondelete="CASCADE"
        ),
    )
    op.drop_table("shards")
    op.drop_table("departures")
    for name in TO_TABLES:
        op.execute(f"DELETE FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)")
        with op.batch_alter_table(name) as batch:
            batch.create_foreign_key(f"fk_{name}_table_id", "tables", ["table_id"], ["id"])
    op.execute("DELETE FROM votes WHERE user_id NOT IN (SELECT id FROM users)")
    with op.batch_alter_table("votes") as batch:
        batch.create_foreign_key(
            "fk_votes_user_id", "users", ["user_id"], ["id"], ondelete="CASCADE"
        )
