"""Only one at a time: two servers on one SQLite file would not hear of each other, and nobody may
put another house in the place of one that is being served."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from perron.core.errors import BadInput

# On PostgreSQL: the lock that every serving process shares, and that restoring wants alone.
SERVED: Final = 0x70657273


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Hold an SQLite database; BadInput when somebody else does."""
    if not file.parent.is_dir():
        raise BadInput("PERRON_DATABASE", f"there is no folder {file.parent}")
    lock = file.with_name(f"{file.name}.lock")
    with lock.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(str(file), "another perron serve uses this database") from None
        yield
