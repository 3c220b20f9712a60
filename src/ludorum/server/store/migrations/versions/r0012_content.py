"""Which records of cards and boards a table is played with."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", Column("content", sa.Text, nullable=False, server_default=sa.text("''"))
    )


def downgrade() -> None:
    op.drop_column("tables", "content")
