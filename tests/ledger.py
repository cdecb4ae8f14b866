"""The ledger of a crowd: what was acknowledged, to be found in the log exactly once."""

import asyncio
import json
import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

import asyncpg
from visitors import Json


class Row(NamedTuple):
    """An entry as it lies in the database."""

    table: str
    number: int
    at: int
    client: str | None
    kind: str


@dataclass
class Ledger:
    """What players were told, by table."""

    # (table, the client's name for its action) -> the numbers told; over HTTP only the latest possible.
    accepted: dict[tuple[str, str], int] = field(default_factory=dict)
    at_most: dict[tuple[str, str], int] = field(default_factory=dict)
    # Events that were heard: (table, number) -> (kind, time).
    heard: dict[tuple[str, int], tuple[str, int]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def accept(self, table: str, client: str, number: int) -> None:
        """A socket said: accepted, with this number."""
        before = self.accepted.setdefault((table, client), number)
        if before != number:
            self.problem(f"{table}: {client} was number {before}, then {number}")

    def answer(self, table: str, client: str, number: int) -> None:
        """HTTP said: done, and the table is at this number."""
        self.at_most.setdefault((table, client), number)

    def hear(self, table: str, event: Json) -> None:
        """Everybody hears the same of an entry."""
        what = (event["type"], event["at"])
        if self.heard.setdefault((table, event["number"]), what) != what:
            self.problem(f"{table}: number {event['number']} was told in two ways")

    def problem(self, text: str) -> None:
        self.problems.append(text)

    @property
    def acknowledged(self) -> int:
        return len(self.accepted.keys() | self.at_most.keys())

    def check(self, rows: list[Row]) -> list[str]:
        """All that does not agree with the log; nothing, if all is well."""
        found = list(self.problems)
        tables: dict[str, list[Row]] = defaultdict(list)
        for row in rows:
            tables[row.table].append(row)
        for table, log in tables.items():
            found.extend(f"{table}: {problem}" for problem in _faults(log))
        stored = {(row.table, row.client): row.number for row in rows if row.client}
        for key, number in self.accepted.items():
            if stored.get(key) != number:
                found.append(f"{key} was told {number}; the log has {stored.get(key)}")
        for key, number in self.at_most.items():
            if stored.get(key, number + 1) > number:
                found.append(f"{key} was done by {number}; the log has {stored.get(key)}")
        noted = {(row.table, row.number): (row.kind, row.at) for row in rows}
        found.extend(
            f"{key} was heard, but is not in the log" for key in self.heard.items() - noted.items()
        )
        return found


def _faults(log: list[Row]) -> list[str]:
    """What is wrong with the log of one table by itself."""
    found = []
    if [row.number for row in log] != list(range(1, len(log) + 1)):
        found.append("numbers with holes, or twice")
    clients = Counter(row.client for row in log if row.client)
    found.extend(
        f"{client} is there {times} times" for client, times in clients.items() if times > 1
    )
    if any(later.at < earlier.at for earlier, later in pairwise(log)):
        found.append("time goes back")
    return found


_ENTRIES = "SELECT table_id, number, at, client, body FROM entries ORDER BY table_id, number"


def read_log(database: str) -> list[Row]:
    """All entries of all tables, past the server."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            intact = connection.execute("PRAGMA integrity_check").fetchone()[0]
            assert intact == "ok", intact
            return [_row(*found) for found in connection.execute(_ENTRIES)]
    return asyncio.run(_read_postgresql(database))


async def _read_postgresql(database: str) -> list[Row]:
    connection = await asyncpg.connect(database)
    try:
        return [_row(*found) for found in await connection.fetch(_ENTRIES)]
    finally:
        await connection.close()


def _row(table: str, number: int, at: int, client: str | None, body: bytes) -> Row:
    return Row(table, number, at, client, json.loads(body)["type"])
