"""How many turns a finished game had."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", Column("turns", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("results", "turns")
