"""Backup files: everything that a house keeps, in one form for both kinds of database.

Lines of JSON, compressed with gzip: first what this is, with the columns of each table; then the
rows, each a list that begins with the name of its table; last how many rows there were, and the
SHA-256 of all lines before. What the database keeps as bytes is JSON, and stands here as text.
"""

import gzip
import hashlib
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import BinaryIO, Final

import orjson

from perron import __version__
from perron.core.errors import BadInput
from perron.server.storage.migrate import check_known
from perron.wire.reading import Node

FORMAT: Final = "perron-backup"
VERSION: Final = 1

_MOST_LINE: Final = 64 * 2**20
_MOST_COLUMNS: Final = 100
_LEVEL: Final = 6

Columns = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Backup:
    """What stands in the first line and the last."""

    # The revision of the database that it was taken from.
    revision: str
    columns: Columns
    counts: Mapping[str, int]

    @property
    def rows(self) -> int:
        return sum(self.counts.values())


class Unwritten(Exception):
    """The file can't be written; to be told from troubles of the database."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


class BackupWriter:
    """Writes a backup, row by row."""

    def __init__(self, file: BinaryIO, revision: str, columns: Columns) -> None:
        with _unwritten():
            self._zipped = gzip.GzipFile("", "wb", _LEVEL, file, mtime=0)
        self._sum = hashlib.sha256()
        self._revision = revision
        self._columns = columns
        self._counts = dict.fromkeys(columns, 0)
        self._line(
            {
                "format": FORMAT,
                "version": VERSION,
                "perron": __version__,
                "revision": revision,
                "columns": {table: list(names) for table, names in columns.items()},
            }
        )

    def rows(self, table: str, rows: Sequence[Sequence[object]]) -> None:
        for row in rows:
            self._line([table, *(_text(value) for value in row)])
        self._counts[table] += len(rows)

    def end(self) -> Backup:
        self._line({"rows": self._counts, "sha256": self._sum.hexdigest()})
        with _unwritten():
            self._zipped.close()
        return Backup(self._revision, self._columns, self._counts)

    def _line(self, value: object) -> None:
        line = orjson.dumps(value, option=orjson.OPT_APPEND_NEWLINE)
        self._sum.update(line)
        with _unwritten():
            self._zipped.write(line)


@contextmanager
def _unwritten() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unwritten(error) from None


def _text(value: object) -> object:
    return value.decode() if isinstance(value, bytes) else value


def check_backup(file: BinaryIO, place: str) -> Backup:
    """Read all of a backup. BadInput says what is wrong with it."""
    lines = _lines(file, place)
    first = next(lines, b"")
    revision, columns = _read_head(first, place)
    whole = hashlib.sha256(first)
    counts = dict.fromkeys(columns, 0)
    for number, line in enumerate(lines, 2):
        value = _json(line, f"{place} line {number}")
        if isinstance(value, dict):
            _check_end(value, counts, whole.hexdigest(), place)
            if next(lines, None) is not None:
                raise BadInput(place, "is damaged: something follows its end")
            return Backup(revision, columns, counts)
        table = _read_row(value, columns, f"{place} line {number}")
        counts[table] += 1
        whole.update(line)
    raise BadInput(place, "is cut off: the end is missing")


def backup_rows(file: BinaryIO, place: str) -> Iterator[tuple[str, list[object]]]:
    """The rows of a backup that was checked, each with the name of its table."""
    lines = _lines(file, place)
    next(lines)
    for line in lines:
        value = _json(line, place)
        if isinstance(value, list):
            table, *row = value
            yield table, row


def _lines(file: BinaryIO, place: str) -> Iterator[bytes]:
    file.seek(0)
    with _plainly(place), gzip.GzipFile("", "rb", fileobj=file) as zipped:
        while line := zipped.readline(_MOST_LINE):
            if not line.endswith(b"\n"):
                raise BadInput(place, "is cut off: the end is missing")
            yield line


@contextmanager
def _plainly(place: str) -> Iterator[None]:
    try:
        yield
    except EOFError:
        raise BadInput(place, "is cut off: the end is missing") from None
    except gzip.BadGzipFile as error:
        strange = "Not a gzipped file" in str(error)
        problem = "is not a backup of Perron" if strange else f"is damaged: {error}"
        raise BadInput(place, problem) from None
    except zlib.error as error:
        raise BadInput(place, f"is damaged: {error}") from None


def _json(line: bytes, place: str) -> object:
    try:
        return orjson.loads(line)
    except orjson.JSONDecodeError:
        raise BadInput(place, "is damaged: this is not JSON") from None


def _read_head(line: bytes, place: str) -> tuple[str, Columns]:
    try:
        head = orjson.loads(line)
    except orjson.JSONDecodeError:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadInput(place, "is not a backup of Perron")
    version = head.get("version")
    if not isinstance(version, int) or version < 1:
        raise BadInput(place, "is damaged: it has no version")
    if version > VERSION:
        raise BadInput(place, f"was made by a newer Perron (version {version} of the format)")
    names = ["format", "version", "perron", "revision", "columns"]
    fields = Node(head, place).fields(names, names)
    revision = fields["revision"].text()
    check_known(revision, place)
    tables = head["columns"]
    if not isinstance(tables, dict):
        raise fields["columns"].wrong("is not an object")
    columns = {
        table: tuple(
            name.text()
            for name in Node(given, f"{place}.columns.{table}").items(_MOST_COLUMNS, "columns")
        )
        for table, given in tables.items()
    }
    return revision, columns


def _read_row(value: object, columns: Columns, place: str) -> str:
    if not isinstance(value, list) or not value or value[0] not in columns:
        raise BadInput(place, "is damaged: this is not a row of a table")
    table, *row = value
    plain = all(part is None or isinstance(part, int | str) for part in row)
    if len(row) != len(columns[table]) or not plain:
        raise BadInput(place, f"is damaged: this is not a row of {table}")
    return str(table)


def _check_end(value: dict[str, object], counts: dict[str, int], whole: str, place: str) -> None:
    if value.get("rows") != counts:
        raise BadInput(place, "is damaged: rows are missing")
    if value.get("sha256") != whole:
        raise BadInput(place, "is damaged: its check value does not fit")
