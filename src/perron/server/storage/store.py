"""Where the entries lie. An entry is durable before `append` returns.

Entries that are to be stored at the same moment share one transaction, and so one sync of the
disk. Each stands or falls alone: who comes second with the same (table, number) is told so, and
nothing of it is stored.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, Insert, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from perron.server.metrics import METRICS
from perron.server.storage import schema
from perron.server.storage.database import Pen, Wire, reading
from perron.server.storage.log_writer import (
    Append,
    Line,
    SomeCameSecond,
    Stored,
    into_postgresql,
    into_sqlite,
)

_MOST_TOGETHER: Final = 500


@dataclass(frozen=True, slots=True)
class _Wish:
    append: Append
    stored: asyncio.Future[bool]


class Store:
    """The log of all tables."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._postgresql = engine.dialect.name == "postgresql"
        self._wishes: list[_Wish] = []
        self._wished = asyncio.Event()
        # SQLite has one writer at a time: better to queue here than to wait for its lock.
        self._pen = Pen(engine)
        self._wire = Wire(engine.url)
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
        self._wire.close()
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
                with METRICS.storing.time():
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
        # Everybody goes through the tables in the same order, so nobody waits in a circle.
        ordered = sorted(appends, key=lambda append: append.line.id)
        if self._postgresql:
            return await into_postgresql(self._wire, self._process, ordered)
        try:
            return await self._pen.write(partial(into_sqlite, ordered, False))
        except SomeCameSecond:
            return await self._pen.write(partial(into_sqlite, ordered, True))

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

    async def tell_again(self, line: Line, summary: bytes) -> None:
        """Write another summary into the line of a table, unless the table has moved on since."""
        at = schema.tables.c
        same = update(schema.tables).where(at.id == line.id, at.updated == line.updated)
        again = same.values(summary=summary)
        await self._pen.write(lambda connection: connection.execute(again))

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

    async def put_off(self, table: str, updated: int, due: int | None) -> None:
        """Nothing is due yet at a table that was last changed then, but at this time."""
        at = schema.tables.c
        put = update(schema.tables).where(at.id == table, at.updated == updated)
        await self._pen.write(
            lambda connection: connection.execute(put.values(due=due, leased=None))
        )

    # When somebody served.

    async def latest(self) -> int:
        """When the last entry of all was noted, or somebody was last there; 0: never."""
        last = select(func.max(schema.tables.c.updated)).union_all(
            select(func.max(schema.hours.c.ended))
        )
        async with reading(self._engine) as connection:
            return max(
                (time or 0 for time in (await connection.execute(last)).scalars()), default=0
            )

    async def beat(self, now: int, gap: int, since: int) -> list[tuple[int, int]]:
        """Somebody serves now; without a sign of life for longer than `gap`, nobody did meanwhile.

        Returned are the times when somebody served, as far as they end after `since`, in order.
        """
        at = schema.hours.c
        last = select(at.began, at.ended).order_by(at.began.desc()).limit(1)
        known = select(at.began, at.ended).where(at.ended >= since).order_by(at.began)

        def note(connection: Connection) -> list[tuple[int, int]]:
            found = connection.execute(last).first()
            if found is None or now - found.ended > gap:
                connection.execute(self._opening(now))
            elif now > found.ended:
                go_on = update(schema.hours).where(at.began == found.began, at.ended < now)
                connection.execute(go_on.values(ended=now))
            return [(row.began, row.ended) for row in connection.execute(known)]

        return await self._pen.write(note)

    def _opening(self, now: int) -> Insert:
        """From now on somebody serves; several processes may say so at once."""
        row = {"began": now, "ended": now}
        if self._postgresql:
            return postgresql.insert(schema.hours).values(row).on_conflict_do_nothing()
        return sqlite.insert(schema.hours).values(row).on_conflict_do_nothing()

    # Tokens.

    async def add_token(self, hash: str, identity: str, name: str, created: int) -> None:
        row = {"hash": hash, "identity": identity, "name": name, "created": created}
        add = insert(schema.tokens).values(**row)
        await self._pen.write(lambda connection: connection.execute(add))

    async def token_identity(self, hash: str) -> str | None:
        at = schema.tokens.c
        async with reading(self._engine) as connection:
            found = await connection.execute(select(at.identity).where(at.hash == hash))
            identity: str | None = found.scalar()
            return identity


def _settle(future: asyncio.Future[bool], result: bool | Exception) -> None:
    """Answer a wish, if whoever wished still waits for it."""
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
