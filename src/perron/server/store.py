"""Where the entries lie. An entry is durable before `append` returns.

Entries that are to be stored at the same moment share one transaction, and so one sync of the
disk. Each stands or falls alone: who comes second with the same (table, number) is told so, and
nothing of it is stored.
"""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import Final, TypeVar

import orjson
import sqlalchemy
from sqlalchemy import Connection, delete, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from perron.server import schema
from perron.server.database import Pen, reading

# The name of the channel on which processes tell each other what they stored.
CHANNEL: Final = "perron"

# What PostgreSQL carries in one notification, in bytes.
_MOST_NEWS: Final = 7900
_MOST_TOGETHER: Final = 500

_Insert = TypeVar("_Insert", sqlite.Insert, postgresql.Insert)


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


@dataclass(frozen=True, slots=True)
class _Wish:
    append: Append
    stored: asyncio.Future[bool]


class _SomeCameSecond(Exception):
    """Not all entries were first; who was is found out one by one."""


class Store:
    """The log of all tables."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._postgresql = engine.dialect.name == "postgresql"
        self._insert = postgresql.insert if self._postgresql else sqlite.insert
        self._wishes: list[_Wish] = []
        self._wished = asyncio.Event()
        # SQLite has one writer at a time: better to queue here than to wait for its lock.
        self._pen = Pen(engine)
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def shared(self) -> bool:
        """May other processes store entries, too?"""
        return self._postgresql

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Store what is wished, then stop."""
        self._closing = True
        self._wished.set()
        if self._writer is not None:
            await self._writer
        self._pen.close()
        await self._engine.dispose()

    # Writing.

    async def append(self, append: Append) -> bool:
        """Store an entry, durably. False: somebody else was first, with another entry or the same.

        StorageUnavailable: whether it was stored is not known.
        """
        wish = _Wish(append, asyncio.get_running_loop().create_future())
        self._wishes.append(wish)
        self._wished.set()
        return await wish.stored

    async def _write_on(self) -> None:
        while self._wishes or not self._closing:
            await self._wished.wait()
            wishes = self._next_wishes()
            if not self._wishes and not self._closing:
                self._wished.clear()
            if not wishes:
                continue
            try:
                stored = await self._store([wish.append for wish in wishes])
            except Exception as error:  # noqa: BLE001 - raised again where the entries came from
                for wish in wishes:
                    _settle(wish.stored, error)
            else:
                for wish in wishes:
                    _settle(wish.stored, wish.append.line.id in stored)

    def _next_wishes(self) -> list[_Wish]:
        """The first in line; of several for one table only the first, so that it is clear who won."""
        chosen: dict[str, _Wish] = {}
        later: list[_Wish] = []
        for wish in self._wishes:
            table = wish.append.line.id
            if len(chosen) < _MOST_TOGETHER and table not in chosen:
                chosen[table] = wish
            else:
                later.append(wish)
        self._wishes = later
        return list(chosen.values())

    async def _store(self, appends: Sequence[Append]) -> set[str]:
        """Store these, at most one for each table; the tables whose entry was first."""
        try:
            return await self._pen.write(partial(self._write, appends, not self._postgresql))
        except _SomeCameSecond:
            return await self._pen.write(partial(self._write, appends, False))

    def _write(self, appends: Sequence[Append], at_once: bool, connection: Connection) -> set[str]:
        # Everybody goes through the tables in the same order, so nobody waits in a circle.
        ordered = sorted(appends, key=lambda append: append.line.id)
        first = self._insert_entries(connection, ordered, at_once)
        winners = [append for append in ordered if append.line.id in first]
        if winners:
            self._write_lines(connection, winners)
            for append in winners:
                self._write_sitting(connection, append)
            if self._postgresql:
                self._announce(connection, winners)
        return first

    def _insert_entries(
        self, connection: Connection, appends: Sequence[Append], at_once: bool
    ) -> set[str]:
        rows = [
            (append.line.id, append.entry.number, append.entry.at, append.client, append.entry.body)
            for append in appends
        ]
        if at_once:
            if connection.execute(_ADD_ENTRIES, _in_one(rows)).rowcount < len(rows):
                raise _SomeCameSecond
            return {append.line.id for append in appends}
        insert = self._insert(schema.entries).on_conflict_do_nothing()
        found = connection.execute(
            insert.returning(schema.entries.c.table_id), _by_name(schema.entries, rows)
        )
        return set(found.scalars())

    def _write_lines(self, connection: Connection, appends: Sequence[Append]) -> None:
        rows = [_LINE(append.line) for append in appends]
        if not self._postgresql:
            connection.execute(_SET_LINES, _in_one(rows))
            return
        # With something to return it is one statement for all of them.
        upsert = _or_replace(postgresql.insert(schema.tables)).returning(schema.tables.c.id)
        connection.execute(upsert, _by_name(schema.tables, rows))

    def _write_sitting(self, connection: Connection, append: Append) -> None:
        at = schema.seats.c
        for seat, identity in append.sitting:
            gone = delete(schema.seats).where(at.table_id == append.line.id, at.seat == seat)
            connection.execute(gone)
            if identity is not None:
                row = {"table_id": append.line.id, "seat": seat, "identity": identity}
                connection.execute(self._insert(schema.seats), row)

    def _announce(self, connection: Connection, stored: Sequence[Append]) -> None:
        """Tell the other processes, once the transaction is committed, as much as fits."""
        for news in _sheets(self._process, (_news(append) for append in stored)):
            say = text("SELECT pg_notify(:channel, :news)")
            connection.execute(say, {"channel": CHANNEL, "news": news})

    # Reading.

    async def entries(self, table: str, since: int = 0) -> list[Stored]:
        """The entries of a table after this number, in order; none: there is no such table."""
        at = schema.entries.c
        wanted = (
            select(at.number, at.at, at.body)
            .where(at.table_id == table, at.number > since)
            .order_by(at.number)
        )
        async with reading(self._engine) as connection:
            return [Stored(*row) for row in await connection.execute(wanted)]

    async def number_of(self, table: str, client: str) -> int | None:
        """The number under which a client's action was stored, if it was."""
        at = schema.entries.c
        wanted = select(at.number).where(at.table_id == table, at.client == client)
        async with reading(self._engine) as connection:
            number: int | None = (await connection.execute(wanted)).scalar()
            return number

    async def tables_of(self, identity: str, most: int) -> list[tuple[int, Line]]:
        """The tables where somebody sits, the latest first, with the seat."""
        at = schema.tables.c
        wanted = (
            select(schema.seats.c.seat, at.id, at.state, at.updated, at.due, at.leased, at.summary)
            .join(schema.tables, at.id == schema.seats.c.table_id)
            .where(schema.seats.c.identity == identity)
            .order_by(at.updated.desc(), at.id)
            .limit(most)
        )
        async with reading(self._engine) as connection:
            return [(seat, Line(*row)) for seat, *row in await connection.execute(wanted)]

    async def ping(self) -> None:
        """Does the database answer?"""
        async with reading(self._engine) as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))

    # What is due.

    async def take_due(self, now: int, until: int, most: int) -> list[str]:
        """Tables that somebody has to look after. Until then no other process gets them."""
        at = schema.tables.c
        free = or_(at.leased.is_(None), at.leased <= now)
        wanted = select(at.id).where(at.due <= now, free).order_by(at.due).limit(most)
        async with reading(self._engine) as connection:
            if (await connection.execute(wanted.limit(1))).first() is None:
                return []
        chosen = wanted.with_for_update(skip_locked=True)
        take = update(schema.tables).where(at.id.in_(chosen)).values(leased=until)
        return await self._pen.write(
            lambda connection: list(connection.execute(take.returning(at.id)).scalars())
        )

    async def forget_leases(self) -> None:
        """Whoever held a lease is gone: its tables are free. Leases that others renew right now stay.

        A process that is still there loses nothing: at worst two bots think about one turn, and the
        key of the log takes the first.
        """
        at = schema.tables.c
        held = select(at.id).where(at.leased.is_not(None))
        async with reading(self._engine) as connection:
            if (await connection.execute(held.limit(1))).first() is None:
                return
        chosen = held.with_for_update(skip_locked=True)
        drop = update(schema.tables).where(at.id.in_(chosen)).values(leased=None)
        await self._pen.write(lambda connection: connection.execute(drop))

    async def latest(self) -> int:
        """When the last entry of all was noted; 0: there is none."""
        async with reading(self._engine) as connection:
            found: int | None = (
                await connection.execute(select(func.max(schema.tables.c.updated)))
            ).scalar()
            return found or 0

    # Tokens.

    async def add_token(self, hash: str, identity: str, name: str, created: int) -> None:
        row = {"hash": hash, "identity": identity, "name": name, "created": created}
        add = self._insert(schema.tokens).values(**row)
        await self._pen.write(lambda connection: connection.execute(add))

    async def token_identity(self, hash: str) -> str | None:
        at = schema.tokens.c
        async with reading(self._engine) as connection:
            found = await connection.execute(select(at.identity).where(at.hash == hash))
            identity: str | None = found.scalar()
            return identity


# SQLite takes all rows in one step, as JSON. Every step gives up Python's lock and has to wait for it
# again; with a step for each row a transaction would take as long as the server is busy.


def _rows_into(table: sqlalchemy.Table) -> sqlite.Insert:
    """An insert of rows that come as one JSON text, see `_in_one`."""
    each = func.json_each(sqlalchemy.bindparam("rows")).table_valued("value")
    parts: list[sqlalchemy.ColumnElement[object]] = []
    for n, column in enumerate(table.columns):
        part = func.json_extract(each.c.value, f"$[{n}]")
        binary = isinstance(column.type, sqlalchemy.LargeBinary)
        parts.append(sqlalchemy.cast(part, column.type) if binary else part)
    # SQLite wants a condition before "on conflict", or takes it for that of a join.
    chosen = select(*parts).where(sqlalchemy.true())
    return sqlite.insert(table).from_select(table.columns.keys(), chosen)


def _in_one(rows: Sequence[tuple[object, ...]]) -> dict[str, str]:
    return {"rows": orjson.dumps(rows, default=bytes.decode).decode()}


def _by_name(
    table: sqlalchemy.Table, rows: Sequence[tuple[object, ...]]
) -> list[dict[str, object]]:
    names = table.columns.keys()
    return [dict(zip(names, row, strict=True)) for row in rows]


def _or_replace(insert: _Insert) -> _Insert:
    """If the line is there already, it is written anew."""
    names = [column.name for column in schema.tables.columns if not column.primary_key]
    return insert.on_conflict_do_update(
        index_elements=["id"], set_={name: insert.excluded[name] for name in names}
    )


_ADD_ENTRIES: Final = _rows_into(schema.entries).on_conflict_do_nothing()
_LINE: Final = attrgetter(*schema.tables.columns.keys())
_SET_LINES: Final = _or_replace(_rows_into(schema.tables))


def _settle(future: asyncio.Future[bool], result: bool | Exception) -> None:
    """Answer a wish, if whoever wished still waits for it."""
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _news(append: Append) -> str:
    """A line of news: the entry itself, so that nobody has to look it up; if it is short enough."""
    entry = append.entry
    brief = f"{append.line.id} {entry.number}"
    line = f"{brief} {entry.at} {entry.body.decode()}"
    return line if len(line.encode()) <= _MOST_NEWS // 2 else brief


def _sheets(process: str, lines: Iterable[str]) -> Iterator[str]:
    """The lines, put together as far as one notification holds them; the first tells who speaks."""
    sheet = process
    for line in lines:
        if len(sheet.encode()) + len(line.encode()) + 1 > _MOST_NEWS:
            yield sheet
            sheet = process
        sheet += f"\n{line}"
    yield sheet
