"""The log, a row for each table, seats and tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("client", sa.String(80)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="entries_pkey"),
        sa.UniqueConstraint("table_id", "client", name="entries_table_id_client_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("leased", sa.BigInteger),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pkey"),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="seats_pkey"),
    )
    op.create_index("seats_identity", "seats", ["identity"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="tokens_pkey"),
    )


def downgrade() -> None:
    for name in ("tokens", "seats", "tables", "entries"):
        op.drop_table(name)
