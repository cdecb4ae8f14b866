"""Periods in which a server ran."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hours",
        sa.Column("began", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="hours_pkey"),
    )


def downgrade() -> None:
    op.drop_table("hours")
