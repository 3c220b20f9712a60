"""Who looks at a table is told on the bus; kept is only what a notice needs of it.

The table `looks` stays for now: processes of before write to it until they are replaced.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("notices", Column("seen", sa.Double, nullable=False, server_default=sa.text("0")))
    op.execute(
        "UPDATE notices SET seen = coalesce((SELECT max(at) FROM looks"
        " WHERE looks.user_id = notices.user_id AND looks.table_id = notices.table_id), 0)"
    )


def downgrade() -> None:
    op.drop_column("notices", "seen")
