"""Files that are written whole or not at all: the one way in which Perron writes files.

- The new file is written beside the old one and then takes its place in one step. Until then the old one stands.
- When a block ends well, the content and the name are on the disk: file and folder are synced.
- When it ends with an error, the old file stands and nothing is left beside it. A process that is killed leaves at most
  what it had written, in the same folder, as `.NAME.HEX.part`, which nobody reads and anybody may delete.
- A link stays a link: what it points to is replaced.
- A mode that is asked for holds from the first byte on. Otherwise a file that is replaced keeps its own, and a new
  one has what the umask leaves.
- Several may write the same file at once: the last one to end is there, whole.
"""

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

_USUAL_MODE: Final = 0o666
_LONGEST_NAME: Final = 60


@contextmanager
def replaced(path: Path, mode: int | None = None) -> Iterator[Path]:
    """An empty file to be written to, by its path; it takes the place of `path` when the block ends."""
    target = Path(os.path.realpath(path))
    part = _beside(target)
    if mode is None and target.exists():
        mode = stat.S_IMODE(target.stat().st_mode)
    os.close(
        os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _USUAL_MODE if mode is None else mode)
    )
    try:
        if mode is not None:
            # The umask does not count.
            part.chmod(mode)
        yield part
        _sync(part)
        os.replace(part, target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync(target.parent)


@contextmanager
def written(path: Path, mode: int | None = None) -> Iterator[BinaryIO]:
    """An open file that takes the place of `path` when the block ends."""
    with replaced(path, mode) as part, part.open("wb") as file:
        yield file


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file, in UTF-8 if it is text."""
    with written(path) as file:
        file.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """An empty folder to put files into; it becomes `path`, which is not there yet, when the block ends."""
    part = _beside(path)
    part.mkdir()
    try:
        yield part
        for file in part.iterdir():
            _sync(file)
        _sync(part)
        os.rename(part, path)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    _sync(path.parent)


def _beside(target: Path) -> Path:
    """A name that nobody else uses, not longer than names may be."""
    return target.with_name(f".{target.name[:_LONGEST_NAME]}.{os.urandom(4).hex()}.part")


def _sync(path: Path) -> None:
    """Until it is on the disk. (Windows opens no folders, and keeps their names by itself.)"""
    if os.name == "nt" and path.is_dir():
        return
    held = os.open(path, os.O_RDWR if os.name == "nt" else os.O_RDONLY)
    try:
        os.fsync(held)
    finally:
        os.close(held)
