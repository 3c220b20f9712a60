"""A game may go on from the middle of a finished one."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", Column("origin", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("tables", Column("taken", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "taken")
    op.drop_column("tables", "origin")
