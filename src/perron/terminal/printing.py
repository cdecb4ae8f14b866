"""The console, and tables on it, for commands that print more than a few lines."""

import sys
from typing import Final, Literal

from rich.console import Console
from rich.table import Table

# A pipe has no width of its own, and names should not be broken there.
_PIPE_WIDTH: Final = 120


def new_console() -> Console:
    """Standard output. Names come from files: brackets and colons in them are no commands."""
    width = None if sys.stdout.isatty() else _PIPE_WIDTH
    return Console(width=width, markup=False, emoji=False, highlight=False)


def new_table(*columns: str, numbers: tuple[str, ...] = (), whole: tuple[str, ...] = ()) -> Table:
    """A plain table with these headings.

    Columns of numbers are flush right; what stands in a whole column is never broken.
    """
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        justify: Literal["left", "right"] = "right" if column in numbers else "left"
        table.add_column(column, justify=justify, overflow="fold", no_wrap=column in whole)
    return table
