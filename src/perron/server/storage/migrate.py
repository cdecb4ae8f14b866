"""Migrations: a database is brought to the current schema. An SQLite file is copied first, and the copy is kept."""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from stat import S_IMODE
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL

from perron.core.errors import BadInput
from perron.server.storage.database import connect, file_of, is_sqlite, reading, writing
from perron.system.files import replaced

# PostgreSQL: an advisory lock, so that only one of several processes that start together migrates.
_LOCK: Final = 0x70657272
# The table in which Alembic keeps the revision.
REVISION_TABLE: Final = "alembic_version"


# The folder with the migrations that lead to `schema`.
STEPS: Final = Path(str(files("perron.server.storage") / "migrations"))


async def migrate(url: URL, steps: Path = STEPS) -> Path | None:
    """Bring the database up to date. Returns the path of the copy made before, if there was something to migrate."""
    if is_sqlite(url):
        _check_folder(file_of(url))
    engine = connect(url)
    try:
        async with reading(engine) as connection:
            found = await connection.run_sync(revision_of)
        if found == head(steps):
            return None
        if found is not None:
            check_known(found, "database", steps)
        copy = None
        if found is not None and is_sqlite(url):
            copy = copy_before(file_of(url), found)
        async with writing(engine) as connection:
            if is_sqlite(url):
                # Otherwise SQLite would commit every step at once.
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(upgrade, steps=steps)
        return copy
    finally:
        await engine.dispose()


async def check_current(url: URL) -> None:
    """BadInput unless the database exists and has the current revision."""
    if is_sqlite(url) and not file_of(url).exists():
        raise BadInput(str(file_of(url)), "there is no such database")
    engine = connect(url)
    try:
        async with reading(engine) as connection:
            found = await connection.run_sync(revision_of)
    finally:
        await engine.dispose()
    if found is None:
        raise BadInput("database", "Perron keeps nothing here")
    check_known(found, "database")
    if found != head():
        raise BadInput("database", "was made by an older Perron: perron serve brings it up to date")


def copy_before(file: Path, what: str) -> Path:
    """Copy an SQLite database, also while it is in use. Older copies are kept."""
    n = 1
    while (copy := file.with_name(f"{file.name}.before-{what}-{n}")).exists():
        n += 1
    try:
        with (
            replaced(copy, S_IMODE(file.stat().st_mode)) as part,
            closing(sqlite3.connect(file)) as source,
            closing(sqlite3.connect(part)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        raise BadInput(str(copy), f"no copy can be made: {error}") from None
    return copy


def head(steps: Path = STEPS) -> str:
    """The revision that this version of Perron works with."""
    return max(_revisions(steps))


def check_known(revision: str, place: str, steps: Path = STEPS) -> None:
    """BadInput if this version of Perron does not know a revision."""
    if revision not in _revisions(steps):
        raise BadInput(place, f"was made by a newer Perron (revision {revision})")


def _revisions(steps: Path) -> set[str]:
    """Read from the names of the files (v0001_...), so that Alembic is only imported to migrate."""
    return {step.name[1:5] for step in (steps / "versions").glob("v????_*.py")}


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if there are no tables of Perron in it."""
    if not inspect(connection).has_table(REVISION_TABLE):
        return None
    found: str | None = connection.execute(
        text(f"SELECT version_num FROM {REVISION_TABLE}")
    ).scalar()
    return found


def upgrade(connection: Connection, revision: str = "head", steps: Path = STEPS) -> None:
    """Run the migrations up to a revision, in the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    # Alembic reads a percent sign as the beginning of a reference.
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _check_folder(file: Path) -> None:
    if not file.parent.is_dir():
        raise BadInput("PERRON_DATABASE", f"there is no folder {file.parent}")
