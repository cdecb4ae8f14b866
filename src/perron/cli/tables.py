"""Tables in plain text, for a terminal or a pipe."""

import unicodedata
from collections.abc import Collection, Iterator, Sequence

_BETWEEN = "  "


class Table:
    """Rows beneath headings. Columns of numbers are flush right."""

    def __init__(self, *columns: str, numbers: Collection[str] = ()) -> None:
        self._right = [column in numbers for column in columns]
        self._rows: list[Sequence[str] | None] = [columns, None]

    def add_row(self, *cells: str) -> None:
        """One more row, with a cell for each column."""
        self._rows.append(cells)

    def add_line(self) -> None:
        """A line between the rows before and those that follow."""
        self._rows.append(None)

    def lines(self) -> Iterator[str]:
        """The table, line by line."""
        rows = [row for row in self._rows if row is not None]
        widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
        line = _BETWEEN.join("-" * wide for wide in widths)
        for row in self._rows:
            yield line if row is None else _BETWEEN.join(self._cells(row, widths)).rstrip()

    def _cells(self, row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
        for cell, wide, right in zip(row, widths, self._right, strict=True):
            blank = " " * (wide - width(cell))
            yield blank + cell if right else cell + blank

    def __str__(self) -> str:
        return "\n".join(self.lines())


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(
        2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
        if not unicodedata.combining(char)
    )
