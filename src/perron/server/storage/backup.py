"""Backup and restore: all rows of a database to a file, and back into a database of either kind.

A backup shows the database at one moment, although people may play while it is written: everything is
read in one transaction. A restore is one transaction, too: all of it, or nothing.
"""

from collections.abc import Callable, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import BinaryIO, Final

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from perron.core.errors import BadInput
from perron.server.storage import schema
from perron.server.storage.backup_file import Backup, BackupWriter, Unwritten, backup_rows
from perron.server.storage.database import connect, file_of, is_sqlite, reading, writing
from perron.server.storage.exclusive_lock import SERVER_LOCK
from perron.server.storage.migrate import (
    REVISION_TABLE,
    STEPS,
    check_known,
    copy_before,
    revision_of,
    upgrade,
)

Progress = Callable[[int, int], None]

_BATCH: Final = 1000


async def back_up(url: URL, file: BinaryIO, progress: Progress) -> Backup:
    """Write everything in the database to a file."""
    if is_sqlite(url) and not file_of(url).exists():
        raise BadInput(str(file_of(url)), "there is no such database")
    engine = connect(url)
    try:
        async with reading(engine) as connection:
            await _one_moment(connection)
            revision = await connection.run_sync(revision_of)
            if revision is None:
                raise BadInput("database", "Perron keeps nothing here")
            check_known(revision, "database")
            tables = await connection.run_sync(_our_tables)
            return await _write_all(connection, revision, tables, file, progress)
    except Unwritten as trouble:
        raise trouble.error from None
    finally:
        await engine.dispose()


async def _one_moment(connection: AsyncConnection) -> None:
    """Begin a transaction that sees the database as it is now, whatever others store meanwhile."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )


def _our_tables(connection: Connection) -> list[Table]:
    """Perron's tables as this database has them: it may be older than this program."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in schema.metadata.tables)
    return [found.tables[name] for name in sorted(found.tables)]


async def _write_all(
    connection: AsyncConnection,
    revision: str,
    tables: list[Table],
    file: BinaryIO,
    progress: Progress,
) -> Backup:
    total = 0
    for table in tables:
        count = await connection.execute(select(func.count()).select_from(table))
        total += count.scalar_one()
    # SQLAlchemy gives names that it found in a database a type of its own.
    columns = {
        str(table.name): tuple(str(column.name) for column in table.columns) for table in tables
    }
    writer = BackupWriter(file, revision, columns)
    done = 0
    for table in tables:
        wanted = select(table).order_by(*table.primary_key.columns)
        async with connection.stream(wanted) as rows:
            async for some in rows.partitions(_BATCH):
                writer.rows(str(table.name), some)
                done += len(some)
                progress(done, total)
    return writer.end()


async def restore(
    url: URL,
    file: BinaryIO,
    place: str,
    backup: Backup,
    replace: bool,
    progress: Progress,
    steps: Path = STEPS,
) -> Path | None:
    """Restore a backup that was checked. Returns the path of the copy made before, if there was something to copy.

    A database with tables of Perron in it is only overwritten with `replace`.
    """
    engine = connect(url)
    try:
        async with reading(engine) as connection:
            there = await connection.run_sync(_existing_tables)
        if there and not replace:
            raise BadInput(
                "database", "holds a house already: --replace puts this one in its place"
            )
        copy = copy_before(file_of(url), "restore") if there and is_sqlite(url) else None
        async with writing(engine) as connection:
            await _begin_alone(connection)
            await connection.run_sync(_empty_tables, backup.revision, steps)
            tables = {table.name: table for table in await connection.run_sync(_our_tables)}
            _check_columns(tables, backup, place)
            done = 0
            for name, rows in _batches(backup_rows(file, place)):
                table = tables[name]
                names = backup.columns[name]
                filled = [_values(table, names, row) for row in rows]
                await connection.execute(insert(table), filled)
                done += len(rows)
                progress(done, backup.rows)
            await connection.run_sync(upgrade, steps=steps)
        return copy
    finally:
        await engine.dispose()


def _existing_tables(connection: Connection) -> list[str]:
    found = MetaData()
    ours = {*schema.metadata.tables, REVISION_TABLE}
    found.reflect(connection, only=lambda name, _: name in ours)
    return list(found.tables)


async def _begin_alone(connection: AsyncConnection) -> None:
    """Begin the transaction; BadInput if a server uses PostgreSQL. (On SQLite the caller holds exclusive_lock.)"""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        return
    free = await connection.execute(text(f"SELECT pg_try_advisory_xact_lock({SERVER_LOCK})"))
    if not free.scalar_one():
        raise BadInput("database", "a perron serve uses it: stop it first")


def _empty_tables(connection: Connection, revision: str, steps: Path) -> None:
    """Drop all tables, and make empty ones of the revision that the backup has."""
    old = MetaData()
    old.reflect(connection, only=_existing_tables(connection))
    old.drop_all(connection)
    upgrade(connection, revision, steps)


def _check_columns(tables: dict[str, Table], backup: Backup, place: str) -> None:
    there = {name: {column.name for column in table.columns} for name, table in tables.items()}
    if there != {name: set(names) for name, names in backup.columns.items()}:
        raise BadInput(place, f"its tables are not those of revision {backup.revision}")


def _batches(
    rows: Iterator[tuple[str, list[object]]],
) -> Iterator[tuple[str, list[list[object]]]]:
    """The rows in batches, each of one table."""
    for name, group in groupby(rows, key=lambda row: row[0]):
        while some := [row for _, row in islice(group, _BATCH)]:
            yield name, some


def _values(table: Table, names: tuple[str, ...], row: list[object]) -> dict[str, object]:
    return {
        name: value.encode()
        if isinstance(value, str) and isinstance(table.columns[name].type, LargeBinary)
        else value
        for name, value in zip(names, row, strict=True)
    }
