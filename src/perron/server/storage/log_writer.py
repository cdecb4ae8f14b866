"""Appends: entries that go into the database, each with the line of its table after it.

All entries of a moment go in together, by the same statement however many they are: one for each number of them
would have to be prepared anew nearly every time. Who comes second with the same (table, number) is left out, and
so is the line.
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
from perron.server.storage.database import Wire

# The name of the channel on which processes tell each other what they stored.
CHANNEL: Final = "perron"
# What PostgreSQL carries in one notification, in bytes.
_MOST_NEWS: Final = 7900


@dataclass(frozen=True, slots=True)
class Line:
    """The line of a table: what is needed to find it."""

    id: str
    state: str
    updated: int
    due: int | None
    # Until when this process looks after what is due.
    leased: int | None
    summary: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry as it lies in the log."""

    number: int
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Append:
    """An entry to be stored, with the line of its table after it."""

    entry: Stored
    line: Line
    client: str | None
    # Seats that changed hands: who sits there now.
    sitting: tuple[tuple[int, str | None], ...] = ()


_ENTRY: Final = attrgetter("line.id", "entry.number", "entry.at", "client", "entry.body")
_LINE: Final = attrgetter(*(f"line.{column.name}" for column in schema.tables.columns))


def _write_sitting(connection: Connection, append: Append) -> None:
    """Who sits where, after an entry that was stored."""
    at = schema.seats.c
    for seat, identity in append.sitting:
        gone = delete(schema.seats).where(at.table_id == append.line.id, at.seat == seat)
        connection.execute(gone)
        if identity is not None:
            row = {"table_id": append.line.id, "seat": seat, "identity": identity}
            connection.execute(insert(schema.seats), row)


# SQLite takes the rows as one JSON text, in one step. Every step gives up Python's lock and has to wait for it
# again; with a step for each row a transaction would take as long as the server is busy.


class SomeCameSecond(Exception):
    """Not all entries were first; which of them has to be asked."""


def into_sqlite(appends: Sequence[Append], ask: bool, connection: Connection) -> set[str]:
    """The tables whose entry was first; without asking, SomeCameSecond if that is not all of them."""
    entries = {"rows": _json(_ENTRY(append) for append in appends)}
    if ask:
        first = set(connection.execute(_ADD_ENTRIES_AND_TELL, entries).scalars())
    elif connection.execute(_ADD_ENTRIES, entries).rowcount < len(appends):
        raise SomeCameSecond
    else:
        first = {append.line.id for append in appends}
    winners = [append for append in appends if append.line.id in first]
    connection.execute(_SET_LINES, {"rows": _json(_LINE(append) for append in winners)})
    for append in winners:
        _write_sitting(connection, append)
    return first


def _json(rows: Iterable[object]) -> str:
    return orjson.dumps(list(rows), default=bytes.decode).decode()


def _rows_into(table: sqlalchemy.Table) -> sqlite.Insert:
    each = func.json_each(bindparam("rows")).table_valued("value")
    parts: list[sqlalchemy.ColumnElement[object]] = []
    for n, column in enumerate(table.columns):
        part = func.json_extract(each.c.value, f"$[{n}]")
        binary = isinstance(column.type, sqlalchemy.LargeBinary)
        parts.append(sqlalchemy.cast(part, column.type) if binary else part)
    # SQLite wants a condition before "on conflict", or takes it for that of a join.
    chosen = select(*parts).where(sqlalchemy.true())
    return sqlite.insert(table).from_select(table.columns.keys(), chosen)


def _or_replace(insert: sqlite.Insert) -> sqlite.Insert:
    """If the line is there already, it is written anew."""
    names = [column.name for column in schema.tables.columns if not column.primary_key]
    return insert.on_conflict_do_update(
        index_elements=["id"], set_={name: insert.excluded[name] for name in names}
    )


_ADD_ENTRIES: Final = _rows_into(schema.entries).on_conflict_do_nothing()
_ADD_ENTRIES_AND_TELL: Final = _ADD_ENTRIES.returning(schema.entries.c.table_id)
_SET_LINES: Final = _or_replace(_rows_into(schema.tables))


# PostgreSQL takes an array for each column, and everything in one trip there and back: what is stored is told to the
# other processes by the same statement, once it is committed, as many entries in one notification as it holds.

# The arrays have no lengths as the columns have: what is too long is refused and not cut.
_STORE: Final = """
    WITH first AS (
        INSERT INTO entries (table_id, number, at, client, body)
        SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bytea[])
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ), lines AS (
        INSERT INTO tables (id, state, updated, due, leased, summary)
        SELECT * FROM unnest($1::text[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bytea[]) AS line (id)
        WHERE id IN (SELECT table_id FROM first)
        ON CONFLICT (id) DO UPDATE SET
            state = excluded.state, updated = excluded.updated,
            due = excluded.due, leased = excluded.leased, summary = excluded.summary
    ), sitting AS (
        SELECT * FROM unnest($11::text[], $12::int[], $13::text[]) AS sitting (id, seat, identity)
        WHERE id IN (SELECT table_id FROM first)
    ), gone AS (
        DELETE FROM seats USING sitting
        WHERE seats.table_id = sitting.id AND seats.seat = sitting.seat AND sitting.identity IS NULL
    ), sat AS (
        INSERT INTO seats (table_id, seat, identity)
        SELECT * FROM sitting WHERE identity IS NOT NULL
        ON CONFLICT (table_id, seat) DO UPDATE SET identity = excluded.identity
    )
    SELECT array_agg(id), pg_notify($14, $15 || string_agg(news, ''))
    FROM unnest($1::text[], $16::int[], $17::text[]) AS told (id, sheet, news)
    WHERE id IN (SELECT table_id FROM first)
    GROUP BY sheet
"""


async def into_postgresql(wire: Wire, process: str, appends: Sequence[Append]) -> set[str]:
    """The tables whose entry was first; `process` says so to the others."""
    news = [_news(append) for append in appends]
    sitting = [(append.line.id, *seat) for append in appends for seat in append.sitting]
    found = await wire.fetch(
        _STORE,
        *_columns(map(_ENTRY, appends), 5),
        # The first of a line is the table's id, as of an entry.
        *_columns(map(_LINE, appends), 6)[1:],
        *_columns(sitting, 3),
        CHANNEL,
        process,
        _sheets(len(process), news),
        news,
    )
    return {id for ids, _ in found for id in ids}


def _columns(rows: Iterable[tuple[object, ...]], number: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(number)]


def _news(append: Append) -> str:
    """A line of news: the entry itself, so that nobody has to look it up; if it is short enough."""
    entry = append.entry
    brief = f"\n{append.line.id} {entry.number}"
    line = f"{brief} {entry.at} {entry.body.decode()}"
    return line if len(line.encode()) <= _MOST_NEWS // 2 else brief


def _sheets(head: int, news: Sequence[str]) -> list[int]:
    """The number of the notification that each line goes with, as many as one holds."""
    sheets: list[int] = []
    sheet, long = 0, head
    for line in news:
        more = len(line.encode())
        if long + more > _MOST_NEWS:
            sheet, long = sheet + 1, head
        long += more
        sheets.append(sheet)
    return sheets
