"""The log of all tables in the database. An entry is on the disk before `append` returns.

Entries that wait at the same moment share one transaction, and so one sync of the disk. Each succeeds or
fails alone: if an entry with the same (table, number) is stored already, `append` returns False
and stores nothing of the new one.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection, Insert, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from perron.server.metrics import METRICS
from perron.server.storage import schema
from perron.server.storage.database import (
    PostgresConnection,
    SqliteWriter,
    is_sqlite,
    reading,
    writing,
)
from perron.server.storage.log_writer import (
    Append,
    Conflict,
    EntryRow,
    TableRow,
    add_all_to_sqlite,
    add_new_to_postgres,
    add_new_to_sqlite,
)

_MOST_TOGETHER: Final = 500
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Pending:
    """An append that waits to be stored."""

    append: Append
    stored: asyncio.Future[bool]


class Store:
    """Reads and writes the database, for one process."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._queue: list[_Pending] = []
        self._queued = asyncio.Event()
        # SQLite has one writer at a time: queueing here is cheaper than waiting for its lock.
        self._sqlite = SqliteWriter(engine.url) if is_sqlite(engine.url) else None
        # PostgreSQL's connection for appends.
        self._postgres = PostgresConnection(engine.url)
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def shared(self) -> bool:
        """Can other processes store entries, too?"""
        return self._sqlite is None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_queue())

    async def close(self) -> None:
        """Store what is queued, then stop."""
        self._closing = True
        self._queued.set()
        if self._writer is not None:
            await self._writer
        if self._sqlite is not None:
            self._sqlite.close()
        self._postgres.close()
        await self._engine.dispose()

    # Writing.

    async def append(self, append: Append) -> bool:
        """Store an entry, durably. False: its number or client id is stored already.

        StorageUnavailable: whether it was stored is not known.
        """
        pending = _Pending(append, asyncio.get_running_loop().create_future())
        self._queue.append(pending)
        self._queued.set()
        return await pending.stored

    async def _write_queue(self) -> None:
        while self._queue or not self._closing:
            await self._queued.wait()
            batch = self._next_batch()
            if not self._queue and not self._closing:
                self._queued.clear()
            if not batch:
                continue
            try:
                with METRICS.storing.time():
                    stored = await self._store([pending.append for pending in batch])
            except Exception as error:  # noqa: BLE001 - raised again by every append of the batch
                for pending in batch:
                    _resolve(pending.stored, error)
            else:
                for pending in batch:
                    _resolve(pending.stored, pending.append.row.id in stored)

    def _next_batch(self) -> list[_Pending]:
        """The oldest of the queue, and only one for each table, so that it is clear which was stored."""
        batch: dict[str, _Pending] = {}
        later: list[_Pending] = []
        for pending in self._queue:
            table = pending.append.row.id
            if len(batch) < _MOST_TOGETHER and table not in batch:
                batch[table] = pending
            else:
                later.append(pending)
        self._queue = later
        return list(batch.values())

    async def _store(self, appends: Sequence[Append]) -> set[str]:
        """Store these, at most one for each table; the tables whose entry was stored."""
        # All processes lock rows in the same order: no deadlocks.
        ordered = sorted(appends, key=lambda append: append.row.id)
        if self._sqlite is None:
            return await add_new_to_postgres(self._postgres, self._process, ordered)
        try:
            return await self._sqlite.write(partial(add_all_to_sqlite, ordered))
        except Conflict:
            return await self._sqlite.write(partial(add_new_to_sqlite, ordered))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction: all of it is stored, or nothing."""
        if self._sqlite is not None:
            return await self._sqlite.write(work)
        async with writing(self._engine) as connection:
            return await connection.run_sync(work)

    # Reading.

    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        """The entries of a table after a number, in order. An unknown table has none."""
        at = schema.entries.c
        wanted = (
            select(at.number, at.at, at.body)
            .where(at.table_id == table, at.number > since)
            .order_by(at.number)
        )
        async with reading(self._engine) as connection:
            return [EntryRow(*row) for row in await connection.execute(wanted)]

    async def number_of(self, table: str, client: str) -> int | None:
        """The number under which a client's action was stored, if it was."""
        at = schema.entries.c
        wanted = select(at.number).where(at.table_id == table, at.client == client)
        async with reading(self._engine) as connection:
            number: int | None = (await connection.execute(wanted)).scalar()
            return number

    async def tables_of(self, identity: str, most: int) -> list[tuple[int, TableRow]]:
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
            return [(seat, TableRow(*row)) for seat, *row in await connection.execute(wanted)]

    async def update_summary(self, row: TableRow, summary: bytes) -> None:
        """Replace the summary in a table's row, unless the table has changed since the row was read."""
        at = schema.tables.c
        same = update(schema.tables).where(at.id == row.id, at.updated == row.updated)
        again = same.values(summary=summary)
        await self._write(lambda connection: connection.execute(again))

    async def ping(self) -> None:
        """Does the database answer?"""
        async with reading(self._engine) as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))

    # What is due.

    async def claim_due(self, now: int, until: int, most: int) -> list[str]:
        """Lease tables at which something is due; until the lease ends no other process gets them."""
        at = schema.tables.c
        free = or_(at.leased.is_(None), at.leased <= now)
        wanted = select(at.id).where(at.due <= now, free).order_by(at.due).limit(most)
        async with reading(self._engine) as connection:
            if (await connection.execute(wanted.limit(1))).first() is None:
                return []
        chosen = wanted.with_for_update(skip_locked=True)
        take = update(schema.tables).where(at.id.in_(chosen)).values(leased=until)
        return await self._write(
            lambda connection: list(connection.execute(take.returning(at.id)).scalars())
        )

    async def release_leases(self) -> None:
        """End all leases, after a process that held some has ended. Rows that are being written now are skipped.

        This does no harm to the processes that still run: at worst two bots think about the same turn, and the
        log takes the first answer.
        """
        at = schema.tables.c
        held = select(at.id).where(at.leased.is_not(None))
        async with reading(self._engine) as connection:
            if (await connection.execute(held.limit(1))).first() is None:
                return
        chosen = held.with_for_update(skip_locked=True)
        drop = update(schema.tables).where(at.id.in_(chosen)).values(leased=None)
        await self._write(lambda connection: connection.execute(drop))

    async def reschedule(self, table: str, updated: int, due: int | None) -> None:
        """Set when something is due next, unless the table has changed since `updated`; end the lease."""
        at = schema.tables.c
        put = update(schema.tables).where(at.id == table, at.updated == updated)
        await self._write(lambda connection: connection.execute(put.values(due=due, leased=None)))

    # When a server ran.

    async def latest(self) -> int:
        """The time of the last entry or heartbeat of all; 0 if there is none."""
        last = select(func.max(schema.tables.c.updated)).union_all(
            select(func.max(schema.hours.c.ended))
        )
        async with reading(self._engine) as connection:
            return max(
                (time or 0 for time in (await connection.execute(last)).scalars()), default=0
            )

    async def heartbeat(self, now: int, gap: int, since: int) -> list[tuple[int, int]]:
        """Record that a server runs now. If the last heartbeat is longer ago than `gap`, a new period begins.

        Returns the periods in which a server ran, (began, ended), that end at or after `since`, in order.
        """
        at = schema.hours.c
        last = select(at.began, at.ended).order_by(at.began.desc()).limit(1)
        known = select(at.began, at.ended).where(at.ended >= since).order_by(at.began)

        def record(connection: Connection) -> list[tuple[int, int]]:
            found = connection.execute(last).first()
            if found is None or now - found.ended > gap:
                connection.execute(self._new_period(now))
            elif now > found.ended:
                extend = update(schema.hours).where(at.began == found.began, at.ended < now)
                connection.execute(extend.values(ended=now))
            return [(row.began, row.ended) for row in connection.execute(known)]

        return await self._write(record)

    def _new_period(self, now: int) -> Insert:
        """A period that begins now; several processes may record the same one."""
        row = {"began": now, "ended": now}
        if self.shared:
            return postgresql.insert(schema.hours).values(row).on_conflict_do_nothing()
        return sqlite.insert(schema.hours).values(row).on_conflict_do_nothing()

    # Tokens.

    async def add_token(self, hash: str, identity: str, name: str, created: int) -> None:
        row = {"hash": hash, "identity": identity, "name": name, "created": created}
        add = insert(schema.tokens).values(**row)
        await self._write(lambda connection: connection.execute(add))

    async def token_identity(self, hash: str) -> str | None:
        at = schema.tokens.c
        async with reading(self._engine) as connection:
            found = await connection.execute(select(at.identity).where(at.hash == hash))
            identity: str | None = found.scalar()
            return identity


def _resolve(future: asyncio.Future[bool], result: bool | Exception) -> None:
    """Set the result of an append, unless its caller was cancelled."""
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
