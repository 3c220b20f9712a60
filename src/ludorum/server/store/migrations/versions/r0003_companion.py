"""Companion games of people with an account, kept for their other devices."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "companion",
        Column("user_id", sa.Text, nullable=False),
        Column("id", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "id", name="pk_companion"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_companion_user_id"),
    )


def downgrade() -> None:
    op.drop_table("companion")
