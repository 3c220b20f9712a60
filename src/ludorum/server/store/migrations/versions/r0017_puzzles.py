"""Puzzles: what people chose, how well they solve them, how hard those have turned out to be."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        Column("user_id", sa.Text, nullable=False),
        Column("game", sa.Text, nullable=False),
        Column("puzzle", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("chosen", sa.Text, nullable=False),
        Column("solved", sa.Boolean, nullable=False),
        Column("before", sa.Integer, nullable=False),
        Column("after", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "puzzle", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_puzzle_tries_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_puzzle_tries_game", "puzzle_tries", ["game", "puzzle"])
    op.create_table(
        "puzzle_skills",
        Column("user_id", sa.Text, nullable=False),
        Column("game", sa.Text, nullable=False),
        Column("mu", sa.Double, nullable=False),
        Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_puzzle_skills"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_puzzle_skills_user_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "puzzle_ratings",
        Column("game", sa.Text, nullable=False),
        Column("puzzle", sa.Text, nullable=False),
        Column("mu", sa.Double, nullable=False),
        Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", name="pk_puzzle_ratings"),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_skills")
    op.drop_table("puzzle_tries")
