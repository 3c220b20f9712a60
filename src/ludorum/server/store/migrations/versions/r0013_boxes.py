"""Cards of people's own boxes, and the boxes tables are laid with."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

BOXED = sa.text("box_by <> ''")


def upgrade() -> None:
    for name in ("box_by", "box_name"):
        op.add_column("tables", Column(name, sa.Text, nullable=False, server_default=sa.text("''")))
    op.create_index(
        "ix_tables_content", "tables", ["content"], sqlite_where=BOXED, postgresql_where=BOXED
    )
    op.create_table(
        "boxes",
        Column("user_id", sa.Text, nullable=False),
        Column("game", sa.Text, nullable=False),
        Column("name", sa.Text, nullable=False),
        Column("used", sa.Boolean, nullable=False),
        Column("records", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_boxes"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_boxes_user_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "packs",
        Column("game", sa.Text, nullable=False),
        Column("epoch", sa.Integer, nullable=False, autoincrement=False),
        Column("content", sa.Text, nullable=False),
        Column("records", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "epoch", "content", name="pk_packs"),
    )


def downgrade() -> None:
    op.drop_table("packs")
    op.drop_table("boxes")
    op.drop_index("ix_tables_content", "tables")
    for name in ("box_name", "box_by"):
        op.drop_column("tables", name)
