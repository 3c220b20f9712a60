"""Clubs: groups with a page, who is in them and as what, and what was reported of them."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clubs",
        Column("id", sa.Text, nullable=False),
        Column("name", sa.Text, nullable=False),
        Column("folded", sa.Text, nullable=False),
        Column("about", sa.Text, nullable=False),
        Column("place", sa.Text, nullable=False),
        Column("langs", sa.Text, nullable=False),
        Column("games", sa.Text, nullable=False),
        Column("joining", sa.Text, nullable=False),
        Column("link", sa.Text, nullable=False),
        Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.CheckConstraint("joining IN ('open', 'request', 'link')", name="ck_clubs_joining"),
    )
    op.create_index("ix_clubs_folded", "clubs", ["folded"], unique=True)
    op.create_table(
        "club_members",
        Column("club_id", sa.Text, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("role", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("club_id", "user_id", name="pk_club_members"),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name="fk_club_members_club_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_club_members_user_id", ondelete="CASCADE"
        ),
        sa.CheckConstraint(
            "role IN ('founder', 'officer', 'member', 'asks', 'barred')",
            name="ck_club_members_role",
        ),
    )
    op.create_index("ix_club_members_user_id", "club_members", ["user_id"])
    founder = sa.text("role = 'founder'")
    op.create_index(
        "ix_club_members_founder",
        "club_members",
        ["club_id"],
        unique=True,
        sqlite_where=founder,
        postgresql_where=founder,
    )
    op.create_table(
        "club_reports",
        Column("club_id", sa.Text, nullable=False),
        Column("by_id", sa.Text, nullable=False),
        Column("name", sa.Text, nullable=False),
        Column("about", sa.Text, nullable=False),
        Column("why", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("club_id", "by_id", name="pk_club_reports"),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name="fk_club_reports_club_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["by_id"], ["users.id"], name="fk_club_reports_by_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_club_reports_by_id", "club_reports", ["by_id"])


def downgrade() -> None:
    op.drop_table("club_reports")
    op.drop_table("club_members")
    op.drop_table("clubs")
