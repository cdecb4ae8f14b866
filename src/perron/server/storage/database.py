"""The database: an address from the settings, made into an engine; what it says when it can't."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from perron.core.errors import BadInput
from perron.server.errors import StorageUnavailable

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
T = TypeVar("T")

_log: Final = logging.getLogger(__name__)
_BUSY_MS: Final = 10_000
_CACHE_KIB: Final = 32 * 1024
_CHECKPOINT_PAGES: Final = 8_000
# Connections kept for reading, beside the one that writes.
_READERS: Final = 5
# A database that neither answers nor refuses is not waited for longer than this.
_CONNECT_SECONDS: Final = 5
_COMMAND_SECONDS: Final = 30
# What SQLite and PostgreSQL say when there is no room.
_FULL: Final = ("disk is full", "No space left on device")


def address(text: str) -> URL:
    """The address of a database: `sqlite:///file` or `postgresql://user@host/name`."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadInput("PERRON_DATABASE", "is not the address of a database") from None
    if url.drivername not in _DRIVERS:
        raise BadInput("PERRON_DATABASE", f"{url.drivername!r}: give sqlite or postgresql")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadInput("PERRON_DATABASE", "give a file: what lies in memory is lost")
    return url.set(drivername=_DRIVERS[url.drivername])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(str(url.database))


def connect(url: URL) -> AsyncEngine:
    """An engine. What it complains about never quotes what was to be stored: that holds secrets."""
    if not is_sqlite(url):
        patience = {"timeout": _CONNECT_SECONDS, "command_timeout": _COMMAND_SECONDS}
        return create_async_engine(
            url,
            pool_size=_READERS + 1,
            pool_recycle=1800,
            connect_args=patience,
            hide_parameters=True,
        )
    engine = create_async_engine(
        url, pool_size=_READERS, connect_args={"timeout": 10}, hide_parameters=True
    )
    _set_up_sqlite(engine.sync_engine)
    return engine


def _set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def _set_up(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        # Every commit is on the disk before it is told.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        # Tables are written all over the file: room to keep its pages at hand, and to write each
        # of them back once for many commits.
        cursor.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
        cursor.close()


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read with."""
    with _told():
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction: all of it is stored, or nothing."""
    with _told():
        async with engine.begin() as connection:
            yield connection


class Pen:
    """Writes for a server: one transaction after the other.

    With SQLite a whole transaction is done in a thread: one trip there and back, and not one for
    each step of it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._sqlite: Engine | None = None
        if is_sqlite(engine.url):
            url = engine.url.set(drivername="sqlite")
            self._sqlite = create_engine(url, pool_size=1, hide_parameters=True)
            _set_up_sqlite(self._sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """A transaction: all of it is stored, or nothing."""
        if self._sqlite is None:
            async with writing(self._engine) as connection:
                return await connection.run_sync(work)
        with _told():
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, self._transaction, self._sqlite, work
            )

    def _transaction(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        with engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._thread.shutdown()
        if self._sqlite is not None:
            self._sqlite.dispose()


class Wire:
    """A connection to PostgreSQL for one use alone, by the driver itself.

    For a statement that is sent all the time: the layers above the driver take two to three times as long as it does.
    It connects when it is needed, and anew after whatever went wrong.
    """

    def __init__(self, url: URL) -> None:
        self._url = url
        self._connection: asyncpg.Connection | None = None

    async def fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        """One statement, a transaction by itself; for one caller at a time."""
        with _told():
            if self._connection is None or self._connection.is_closed():
                self._connection = await dial(self._url)
            try:
                found: list[asyncpg.Record] = await self._connection.fetch(statement, *values)
            except BaseException:
                # Whatever is still under way is not waited for.
                self._connection.terminate()
                raise
            return found

    def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()


async def dial(url: URL) -> asyncpg.Connection:
    """A connection of PostgreSQL's driver."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(
        address, timeout=_CONNECT_SECONDS, command_timeout=_COMMAND_SECONDS
    )


@contextmanager
def _told() -> Iterator[None]:
    """Whatever goes wrong with the database is StorageUnavailable; the details are for the log."""
    try:
        yield
    except (
        SQLAlchemyError,
        OSError,
        TimeoutError,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
    ) as error:
        line = (str(error).strip().splitlines() or [""])[0]
        _log.error("database: %s: %s", type(error).__name__, line)
        full = any(words in line for words in _FULL)
        problem, said = ("full", "the disk is full") if full else ("silent", "it does not answer")
        raise StorageUnavailable({"problem": said}, problem=problem) from error
