"""How far people have come in the courses of games."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "progress",
        Column("user_id", sa.Text, nullable=False),
        Column("game", sa.Text, nullable=False),
        Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_progress"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_progress_user_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("progress")
