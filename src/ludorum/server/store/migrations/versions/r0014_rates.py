"""How often somebody has done something, over all nodes."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rates",
        Column("key", sa.Text, nullable=False),
        Column("tokens", sa.Double, nullable=False),
        Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_rates"),
    )
    op.create_index("ix_rates_at", "rates", ["at"])


def downgrade() -> None:
    op.drop_table("rates")
