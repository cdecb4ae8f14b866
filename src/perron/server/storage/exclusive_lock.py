"""Locks that let only one server use a database, and keep a restore out while a server runs.

Two servers on one SQLite file would not notice each other's entries, and a restore would replace the
tables under a server that holds them in memory.
"""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from perron.core.errors import BadInput

# PostgreSQL: an advisory lock. Every server process holds it shared, a restore takes it exclusively.
SERVER_LOCK: Final = 0x70657273


@contextmanager
def exclusive_lock(file: Path) -> Iterator[None]:
    """Lock an SQLite database; BadInput if another process holds the lock."""
    if not file.parent.is_dir():
        raise BadInput("PERRON_DATABASE", f"there is no folder {file.parent}")
    lock = file.with_name(f"{file.name}.lock")
    with lock.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(str(file), "another perron serve uses this database") from None
        yield
