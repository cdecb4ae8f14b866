"""The tables of the database. Alembic's migrations lead to this schema, step by step."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "pk": "%(table_name)s_pkey",
    }
)

# The log: append-only. The key (table, number) decides which of two processes was first.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    # The seat and the client's own id: an action that is sent twice is stored once.
    Column("client", String(80)),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "client"),
    sqlite_with_rowid=False,
)

# A row for each table, always written together with an entry: what is needed to find tables
# without reading their logs.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("updated", BigInteger, nullable=False),
    # When something has to be done there (a deadline, a bot's turn), and until when a process has a lease on that.
    Column("due", BigInteger),
    Column("leased", BigInteger),
    Column("summary", LargeBinary, nullable=False),
)
Index("tables_due", tables.c.due)

# Periods in which a server ran: the first and the last heartbeat of each. Between two periods no server ran, and clocks
# stood still.
hours: Final = Table(
    "hours",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(64), nullable=False),
    Index("seats_identity", "identity"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    # A hash of the token: somebody who reads the database can't use it.
    Column("hash", String(64), primary_key=True),
    Column("identity", String(64), nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)
