"""Appends to the log: an entry, together with the row of its table after it.

All entries that arrive at the same moment are written by one statement, whatever their number: a statement for each
batch size would have to be prepared again nearly every time. If an entry with the same (table, number) is stored
already, the new one is left out, and so is its table row.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

import orjson
import sqlalchemy
from sqlalchemy import Connection, bindparam, delete, func, insert, select
from sqlalchemy.dialects import sqlite

from perron.server.storage import schema
from perron.server.storage.database import PostgresConnection

# The channel on which processes notify each other of what they stored.
CHANNEL: Final = "perron"
# The most that PostgreSQL carries in one notification, in bytes.
_MOST_NOTIFIED: Final = 7900


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table's row in `tables`: what is needed to find the table without reading its log."""

    id: str
    state: str
    updated: int
    due: int | None
    # Until when a process has a lease on what is due.
    leased: int | None
    summary: bytes


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry's row in the log; its table is known."""

    number: int
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Append:
    """An entry to be stored, with the row of its table after it."""

    entry: EntryRow
    row: TableRow
    # The client's own id for what it asked.
    client: str | None
    # Seats that changed hands, with the identity that sits there now.
    seats: tuple[tuple[int, str | None], ...] = ()


class Conflict(Exception):
    """Some of the entries are stored already under their number or client id; which ones is not known yet."""


_ENTRY: Final = attrgetter("row.id", "entry.number", "entry.at", "client", "entry.body")
_ROW: Final = attrgetter(*(f"row.{column.name}" for column in schema.tables.columns))


# SQLite takes the rows as one JSON text, in one step. The driver gives up Python's lock for every step and then waits to
# get it back; with a step for each row a transaction would take longer the busier the server is.


def add_all_to_sqlite(appends: Sequence[Append], connection: Connection) -> set[str]:
    """Store all of these, or raise Conflict; the tables whose entry was stored."""
    if connection.execute(_ADD_ENTRIES, _entry_rows(appends)).rowcount < len(appends):
        raise Conflict
    _write_rows(connection, appends)
    return {append.row.id for append in appends}


def add_new_to_sqlite(appends: Sequence[Append], connection: Connection) -> set[str]:
    """Store those that do not conflict; the tables whose entry was stored. Slower than storing all."""
    stored = set(connection.execute(_ADD_ENTRIES_RETURNING, _entry_rows(appends)).scalars())
    _write_rows(connection, [append for append in appends if append.row.id in stored])
    return stored


def _entry_rows(appends: Sequence[Append]) -> dict[str, str]:
    return {"rows": _json(_ENTRY(append) for append in appends)}


def _write_rows(connection: Connection, stored: Sequence[Append]) -> None:
    connection.execute(_SET_ROWS, {"rows": _json(_ROW(append) for append in stored)})
    for append in stored:
        _write_seats(connection, append)


def _write_seats(connection: Connection, append: Append) -> None:
    at = schema.seats.c
    for seat, identity in append.seats:
        emptied = delete(schema.seats).where(at.table_id == append.row.id, at.seat == seat)
        connection.execute(emptied)
        if identity is not None:
            row = {"table_id": append.row.id, "seat": seat, "identity": identity}
            connection.execute(insert(schema.seats), row)


def _json(rows: Iterable[object]) -> str:
    return orjson.dumps(list(rows), default=bytes.decode).decode()


def _rows_into(table: sqlalchemy.Table) -> sqlite.Insert:
    each = func.json_each(bindparam("rows")).table_valued("value")
    parts: list[sqlalchemy.ColumnElement[object]] = []
    for n, column in enumerate(table.columns):
        part = func.json_extract(each.c.value, f"$[{n}]")
        binary = isinstance(column.type, sqlalchemy.LargeBinary)
        parts.append(sqlalchemy.cast(part, column.type) if binary else part)
    # Without a condition SQLite would read "on conflict" as the condition of a join.
    chosen = select(*parts).where(sqlalchemy.true())
    return sqlite.insert(table).from_select(table.columns.keys(), chosen)


def _or_replace(insert: sqlite.Insert) -> sqlite.Insert:
    """A row that is there already is overwritten."""
    names = [column.name for column in schema.tables.columns if not column.primary_key]
    return insert.on_conflict_do_update(
        index_elements=["id"], set_={name: insert.excluded[name] for name in names}
    )


_ADD_ENTRIES: Final = _rows_into(schema.entries).on_conflict_do_nothing()
_ADD_ENTRIES_RETURNING: Final = _ADD_ENTRIES.returning(schema.entries.c.table_id)
_SET_ROWS: Final = _or_replace(_rows_into(schema.tables))


# PostgreSQL takes an array for each column, and everything in one round trip: the same statement notifies the other
# processes, once it is committed, of as many entries in one notification as fit.

# The arrays have no lengths as the columns have: what is too long is refused and not cut.
_STORE: Final = """
    WITH stored AS (
        INSERT INTO entries (table_id, number, at, client, body)
        SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bytea[])
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ), table_rows AS (
        INSERT INTO tables (id, state, updated, due, leased, summary)
        SELECT * FROM unnest($1::text[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bytea[]) AS row_ (id)
        WHERE id IN (SELECT table_id FROM stored)
        ON CONFLICT (id) DO UPDATE SET
            state = excluded.state, updated = excluded.updated,
            due = excluded.due, leased = excluded.leased, summary = excluded.summary
    ), changed AS (
        SELECT * FROM unnest($11::text[], $12::int[], $13::text[]) AS changed (id, seat, identity)
        WHERE id IN (SELECT table_id FROM stored)
    ), emptied AS (
        DELETE FROM seats USING changed
        WHERE seats.table_id = changed.id AND seats.seat = changed.seat AND changed.identity IS NULL
    ), taken AS (
        INSERT INTO seats (table_id, seat, identity)
        SELECT * FROM changed WHERE identity IS NOT NULL
        ON CONFLICT (table_id, seat) DO UPDATE SET identity = excluded.identity
    )
    SELECT array_agg(id), pg_notify($14, $15 || string_agg(line, ''))
    FROM unnest($1::text[], $16::int[], $17::text[]) AS notified (id, batch, line)
    WHERE id IN (SELECT table_id FROM stored)
    GROUP BY batch
"""


async def add_new_to_postgres(
    connection: PostgresConnection, process: str, appends: Sequence[Append]
) -> set[str]:
    """Store those that do not conflict, and notify the other processes; the tables whose entry was stored."""
    lines = [_notification_line(append) for append in appends]
    changed = [(append.row.id, *seat) for append in appends for seat in append.seats]
    found = await connection.fetch(
        _STORE,
        *_columns(map(_ENTRY, appends), 5),
        # A table row begins with the table's id, as an entry does.
        *_columns(map(_ROW, appends), 6)[1:],
        *_columns(changed, 3),
        CHANNEL,
        process,
        _batches(len(process), lines),
        lines,
    )
    return {id for ids, _ in found for id in ids}


def _columns(rows: Iterable[tuple[object, ...]], number: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(number)]


def _notification_line(append: Append) -> str:
    """The table and the number; and the entry itself, if it is short, so that the receivers need not read the log."""
    entry = append.entry
    brief = f"\n{append.row.id} {entry.number}"
    line = f"{brief} {entry.at} {entry.body.decode()}"
    return line if len(line.encode()) <= _MOST_NOTIFIED // 2 else brief


def _batches(head: int, lines: Sequence[str]) -> list[int]:
    """For each line the number of the notification that carries it. `head` is the size of what each begins with."""
    batches: list[int] = []
    batch, size = 0, head
    for line in lines:
        more = len(line.encode())
        if size + more > _MOST_NOTIFIED:
            batch, size = batch + 1, head
        size += more
        batches.append(batch)
    return batches
