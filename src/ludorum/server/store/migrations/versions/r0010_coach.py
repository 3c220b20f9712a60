"""Tables whose one person has a coach."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", Column("coached", sa.Boolean, nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    op.drop_column("tables", "coached")
