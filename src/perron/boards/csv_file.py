"""Sheets: the CSV files of a pack, row by row."""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from perron.boards.files import Form, Mistake, Unreadable, one_of, read_text, shown

MOST_ROWS: Final = 1000

_NATURAL: Final = re.compile("[0-9]{1,9}")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,12})?")


class Row:
    """One row of a CSV file, whose fields are judged as they are asked for."""

    def __init__(
        self, file: str, line: int, fields: dict[str, str], mistakes: list[Mistake]
    ) -> None:
        self.line = line
        # Did every field make sense by itself? If not, stand-ins are in use.
        self.legible = True
        self._file = file
        self._fields = fields
        self._mistakes = mistakes

    def wrong(self, text: str) -> None:
        """Write down a mistake in this row."""
        self._mistakes.append(Mistake(self._file, self.line, text))

    def text(self, column: str, form: Form) -> str:
        """The text of a field, also where it does not fit: it may still be referred to."""
        field = self._fields[column]
        if not form.fits(field):
            self._unfit(column, form.words)
        return field

    def plain(self, column: str) -> str:
        """The text of a field that something else will judge."""
        return self._fields[column]

    def number(self, column: str, low: int, high: int, blank: int | None = None) -> int:
        """A whole number; `blank` is what an empty field means, None where it means nothing."""
        field = self._fields[column]
        if not field and blank is not None:
            return blank
        if _NATURAL.fullmatch(field) and low <= int(field) <= high:
            return int(field)
        self._unfit(column, f"a whole number from {low} to {high}")
        return low

    def decimal(self, column: str, low: int, high: int) -> float:
        field = self._fields[column]
        if _DECIMAL.fullmatch(field) and low <= float(field) <= high:
            return float(field)
        self._unfit(column, f"a number from {low} to {high}")
        return float(low)

    def choice(self, column: str, options: Sequence[str]) -> str:
        field = self._fields[column]
        if field in options:
            return field
        self._unfit(column, one_of(options))
        return options[0]

    def flag(self, column: str) -> bool:
        return self.choice(column, ("", "yes")) == "yes"

    def _unfit(self, column: str, words: str) -> None:
        self.legible = False
        self.wrong(f"{column} must be {words}, not {shown(self._fields[column])}")


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rows of a CSV file that could be read."""

    columns: list[str]
    rows: list[Row]
    # Were all of them read? If not, what seems to be missing may be there.
    whole: bool


def read_sheet(
    folder: Path,
    file: str,
    columns: tuple[str, ...],
    mistakes: list[Mistake],
    others: Form | None = None,
) -> Sheet:
    """The rows of a CSV file with these columns, in any order, and any others of a form."""
    header: list[str] = []
    rows: list[Row] = []
    whole = True
    try:
        records = _records(read_text(folder / file))
        header = _header(next(records, (1, [])), columns, others)
        for line, fields in records:
            if len(rows) == MOST_ROWS:
                raise Unreadable(line, f"there are more than {MOST_ROWS} rows")
            if len(fields) == len(header):
                rows.append(Row(file, line, dict(zip(header, fields, strict=True)), mistakes))
            else:
                text = f"a row has {len(header)} fields, this one has {len(fields)}"
                mistakes.append(Mistake(file, line, text))
                whole = False
        if whole and not rows:
            raise Unreadable(1, "there are no rows below the header")
    except Unreadable as problem:
        mistakes.append(Mistake(file, problem.line, problem.text))
        whole = False
    return Sheet(header, rows, whole)


def _records(text: str) -> Iterator[tuple[int, list[str]]]:
    """The records that are not blank, each with the line on which it begins."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    while True:
        line = reader.line_num + 1
        try:
            fields = [field.strip(" \t") for field in next(reader)]
        except StopIteration:
            return
        except csv.Error as problem:
            raise Unreadable(line, f"this is not CSV: {problem}") from problem
        if any(fields):
            yield line, fields


def _header(
    record: tuple[int, list[str]], columns: tuple[str, ...], others: Form | None
) -> list[str]:
    line, header = record
    if others is not None:
        columns += tuple(dict.fromkeys(c for c in header if c not in columns and others.fits(c)))
    missing = [column for column in columns if column not in header]
    if missing:
        raise Unreadable(line, f"the header lacks {', '.join(missing)}")
    if len(header) > len(columns):
        surplus = next(c for n, c in enumerate(header) if c not in columns or c in header[:n])
        raise Unreadable(line, f"the header has a column too many: {shown(surplus)}")
    return header
