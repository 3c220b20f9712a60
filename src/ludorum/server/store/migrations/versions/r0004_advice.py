"""Tables whose maker allows hints, and reviews of finished games."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reviews",
        Column("table_id", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("lease", sa.Double, nullable=False),
        Column("done", sa.Integer, nullable=False),
        Column("total", sa.Integer, nullable=False),
        Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("tables", "hints")
