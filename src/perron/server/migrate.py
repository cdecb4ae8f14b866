"""Bringing a database up to date. An SQLite file is copied first, and the copy is kept."""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from perron.core.errors import BadInput
from perron.server.database import connect, file_of, is_sqlite, reading, writing

# Only one of several processes that start at once does the work.
_LOCK: Final = 0x70657272


async def migrate(url: URL) -> Path | None:
    """Bring the database up to date; where the copy made before lies, if one was."""
    if is_sqlite(url):
        _check_folder(file_of(url))
    engine = connect(url)
    try:
        async with reading(engine) as connection:
            found = await connection.run_sync(_revision)
        newest = head()
        if found == newest:
            return None
        if found is not None and found not in _known():
            raise BadInput("database", f"was made by a newer Perron (revision {found})")
        copy = None
        if found is not None and is_sqlite(url):
            copy = copy_before(file_of(url), found)
        async with writing(engine) as connection:
            if not is_sqlite(url):
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_upgrade)
        return copy
    finally:
        await engine.dispose()


def copy_before(file: Path, revision: str) -> Path:
    """A copy of an SQLite database, whatever is going on in it; an older copy is kept, too."""
    n = 1
    while (copy := file.with_name(f"{file.name}.before-{revision}-{n}")).exists():
        n += 1
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


def head() -> str:
    """The revision that this version of Perron works with."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def _known() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("perron.server") / "migrations"))
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_folder(file: Path) -> None:
    if not file.parent.is_dir():
        raise BadInput("PERRON_DATABASE", f"there is no folder {file.parent}")
