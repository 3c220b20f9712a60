"""Ways to sign in beside a password, and tickets: what may be done once, within some minutes."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ways",
        Column("id", sa.Text, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("kind", sa.Text, nullable=False),
        Column("subject", sa.Text, nullable=False),
        Column("label", sa.Text, nullable=False),
        Column("data", sa.LargeBinary, nullable=False),
        Column("created", sa.Double, nullable=False),
        Column("used", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_ways_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_ways_user_id", "ways", ["user_id"])
    op.create_index("ix_ways_subject", "ways", ["kind", "subject"], unique=True)
    op.create_table(
        "tickets",
        Column("token_hash", sa.Text, nullable=False),
        Column("kind", sa.Text, nullable=False),
        Column("data", sa.LargeBinary, nullable=False),
        Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_tickets"),
    )
    op.create_index("ix_tickets_expires", "tickets", ["expires"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_chat_user_id", "chat", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_chat_user_id", "chat")
    op.drop_index("ix_tables_owner", "tables")
    op.drop_table("tickets")
    op.drop_table("ways")
