"""Your move: whom to tell what, and where; away, and bots that sit in."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _of_user(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["user_id"], ["users.id"], name=f"fk_{table}_user_id", ondelete="CASCADE"
    )


def _of_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id")


def upgrade() -> None:
    op.create_table(
        "house_keys",
        Column("name", sa.Text, nullable=False),
        Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_keys"),
    )
    op.create_table(
        "news",
        Column("table_id", sa.Text, nullable=False),
        Column("version", sa.Integer, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("begun", sa.Boolean, nullable=False),
        Column("lease", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_news"),
    )
    op.create_index("ix_news_lease", "news", ["lease"])
    op.create_table(
        "looks",
        Column("user_id", sa.Text, nullable=False),
        Column("table_id", sa.Text, nullable=False),
        Column("node", sa.Text, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id", "node", name="pk_looks"),
        _of_user("looks"),
    )
    op.create_table(
        "notices",
        Column("user_id", sa.Text, nullable=False),
        Column("table_id", sa.Text, nullable=False),
        Column("kind", sa.Text, nullable=False),
        Column("mark", sa.Double, nullable=False),
        Column("at", sa.Double, nullable=False),
        Column("due", sa.Double, nullable=False),
        Column("soon", sa.Double, nullable=False),
        Column("tries", sa.Integer, nullable=False),
        Column("mailed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_notices"),
        _of_user("notices"),
    )
    due = sa.text("due > 0")
    op.create_index("ix_notices_due", "notices", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "devices",
        Column("id", sa.Text, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("session", sa.Text, nullable=False),
        Column("endpoint", sa.Text, nullable=False),
        Column("p256dh", sa.Text, nullable=False),
        Column("auth", sa.Text, nullable=False),
        Column("lang", sa.Text, nullable=False),
        Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("endpoint"),
        _of_user("devices"),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.token_hash"], name="fk_devices_session", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_devices_user_id", "devices", ["user_id"])
    op.create_index("ix_devices_session", "devices", ["session"])
    op.create_table(
        "wishes",
        Column("user_id", sa.Text, nullable=False),
        Column("mail", sa.Boolean, nullable=False),
        Column("lang", sa.Text, nullable=False),
        Column("zone", sa.Text, nullable=False),
        Column("quiet_from", sa.SmallInteger, nullable=False),
        Column("quiet_to", sa.SmallInteger, nullable=False),
        Column("calendar", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_wishes"),
        _of_user("wishes"),
    )
    shown = sa.text("calendar <> ''")
    op.create_index(
        "ix_wishes_calendar",
        "wishes",
        ["calendar"],
        unique=True,
        sqlite_where=shown,
        postgresql_where=shown,
    )
    op.create_table(
        "aways",
        Column("user_id", sa.Text, nullable=False),
        Column("start", sa.Double, nullable=False),
        Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "start", name="pk_aways"),
        _of_user("aways"),
    )
    op.create_table(
        "votes",
        Column("table_id", sa.Text, nullable=False),
        Column("seat", sa.SmallInteger, nullable=False),
        Column("user_id", sa.Text, nullable=False),
        Column("mark", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "user_id", name="pk_votes"),
        _of_table("votes"),
        _of_user("votes"),
    )
    op.create_table(
        "lent",
        Column("table_id", sa.Text, nullable=False),
        Column("seat", sa.SmallInteger, nullable=False),
        Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_lent"),
        _of_table("lent"),
    )


def downgrade() -> None:
    for table in (
        *("lent", "votes", "aways", "wishes", "devices"),
        *("notices", "looks", "news", "house_keys"),
    ):
        op.drop_table(table)
