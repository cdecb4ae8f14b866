"""Connections to the database, and its errors translated to StorageUnavailable."""

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
# Connections for reading, besides the one that writes.
_READERS: Final = 5
# Time limits for a database that neither answers nor refuses.
_CONNECT_SECONDS: Final = 5
_COMMAND_SECONDS: Final = 30
# Messages of SQLite and PostgreSQL when the disk is full.
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
    """An engine for the database. Its errors never quote the values of a statement: they hold secrets."""
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
        # A commit returns only once it is on the disk.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        # Writes are spread all over the file. A large cache keeps its pages in memory, and rare
        # checkpoints write each page back once for many commits.
        cursor.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
        cursor.close()


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection for reading."""
    with translate_errors():
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction: all of it is stored, or nothing."""
    with translate_errors():
        async with engine.begin() as connection:
            yield connection


class SqliteWriter:
    """Runs transactions on SQLite, one after the other, in a thread of its own.

    A whole transaction is one trip to the thread and back. Through the asynchronous engine every statement would be one.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), pool_size=1, hide_parameters=True
        )
        _set_up_sqlite(self._engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction: all of it is stored, or nothing."""
        with translate_errors():
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, self._transaction, work
            )

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


class PostgresConnection:
    """A connection of PostgreSQL's driver, without SQLAlchemy, for a statement that is sent all the time.

    The layers above the driver take two to three times as long as the driver itself. It connects when it is first used, and
    again after an error.
    """

    def __init__(self, url: URL) -> None:
        self._url = url
        self._connection: asyncpg.Connection | None = None

    async def fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        """Run one statement, a transaction by itself. One caller at a time."""
        with translate_errors():
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect_postgres(self._url)
            try:
                found: list[asyncpg.Record] = await self._connection.fetch(statement, *values)
            except BaseException:
                # The statement may still be running: it is not waited for.
                self._connection.terminate()
                raise
            return found

    def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()


async def connect_postgres(url: URL) -> asyncpg.Connection:
    """A connection of PostgreSQL's driver."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(
        address, timeout=_CONNECT_SECONDS, command_timeout=_COMMAND_SECONDS
    )


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise every error of the database as StorageUnavailable; the details go to the log."""
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
