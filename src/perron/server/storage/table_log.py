"""Tables as rows of the database: an entry is turned into rows, and the rows of a log into a table."""

from collections.abc import Iterator

import orjson

from perron.boards import load
from perron.core.board import Board
from perron.server.storage.log_writer import Append, EntryRow, TableRow
from perron.server.storage.store import Store
from perron.server.table.clocks import Outages
from perron.server.table.entries import Created, Entry, EntryBody, Left, Seated, SeatSet
from perron.server.table.entry_json import from_json, to_json
from perron.server.table.noting import note, opened
from perron.server.table.table import Table
from perron.server.table.views import encode, summary


def append_of(after: Table, entry: Entry, client: str | None, leased: int | None) -> Append:
    """What is stored for an entry; `after` is the table as the entry leaves it."""
    return Append(
        EntryRow(entry.number, entry.at, encode(to_json(after.board, entry.body))),
        TableRow(after.id, after.state, entry.at, after.due(), leased, summary(after)),
        client,
        tuple(_seats_changed(entry.body)),
    )


def _seats_changed(body: EntryBody) -> Iterator[tuple[int, str | None]]:
    match body:
        case Created(sitting=sitting):
            for one in sitting:
                yield from _seats_changed(one)
        case Seated(seat=seat, identity=identity):
            yield seat, identity
        case Left(seat=seat) | SeatSet(seat=seat):
            yield seat, None


def entry_of(board: Board, row: EntryRow) -> Entry:
    return Entry(row.number, row.at, from_json(board, orjson.loads(row.body)))


def table_of(id: str, rows: list[EntryRow], outages: Outages | None = None) -> Table:
    """A table from all rows of its log; `outages` are the times when no server ran."""
    first = orjson.loads(rows[0].body)
    board = load(first["terms"]["board"])
    table = opened(id, board, entry_of(board, rows[0]), outages)
    for row in rows[1:]:
        note(table, entry_of(board, row))
    return table


async def read_entries(store: Store, table: Table, since: int = 0) -> list[Entry]:
    """The entries of a table after a number, from the database."""
    return [entry_of(table.board, row) for row in await store.entries(table.id, since)]
