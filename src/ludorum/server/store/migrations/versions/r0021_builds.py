"""Files of the page as nodes have served them, for pages that are still open."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "builds",
        Column("name", sa.Text, nullable=False),
        Column("files", sa.LargeBinary, nullable=False),
        Column("used", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_builds"),
    )


def downgrade() -> None:
    op.drop_table("builds")
