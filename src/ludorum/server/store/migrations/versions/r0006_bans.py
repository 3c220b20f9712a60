"""People and names that may not come in."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        Column("kind", sa.Text, nullable=False),
        Column("value", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("until", sa.Double, nullable=False),
        Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", name="pk_bans"),
    )


def downgrade() -> None:
    op.drop_table("bans")
