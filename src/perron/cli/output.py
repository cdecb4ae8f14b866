"""Files that commands write: where they may be, and who may read them."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from perron.system.files import written

_STDOUT: Final = "-"
# Only the owner may read what holds other people's secrets.
_PRIVATE: Final = 0o600


def check_place(path: str) -> None:
    """Could a file be written here? Asked before the work, so that it is not done for nothing."""
    from perron.core.errors import BadInput

    target = Path(path)
    if target.is_dir():
        raise BadInput(str(target), "is a folder")
    if target.exists() and not target.is_file():
        raise BadInput(str(target), "is not a file")
    if not target.parent.is_dir():
        raise BadInput(str(target.parent), "there is no such folder")
    if not os.access(target.parent, os.W_OK):
        raise BadInput(str(target.parent), "nothing can be written here")


@contextmanager
def private_file(path: str, force: bool) -> Iterator[BinaryIO]:
    """A file that is there only when all of it is on the disk; `-` is standard output.

    What is there already is kept, unless it is forced away.
    """
    from perron.core.errors import BadInput

    if path == _STDOUT:
        if sys.stdout.isatty():
            raise BadInput("standard output", "is a terminal: name a file, or use a pipe")
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    target = Path(os.path.realpath(path))
    check_place(str(target))
    _check_free(target, force)
    with written(target, _PRIVATE) as file:
        yield file
        _check_free(target, force)


def _check_free(target: Path, force: bool) -> None:
    from perron.core.errors import BadInput

    if target.exists() and not force:
        raise BadInput(str(target), "is there already: --force overwrites it")
