"""Reading the files of a pack, with a line number for everything that can be wrong.

A pack is written by hand, so one run has to find all its mistakes: each is written down, and
reading goes on with a stand-in that offends no other check. Only a file that gives nothing to
go on with raises Unreadable, which its reader (sheets.py, tables.py) writes down as well.
"""

import io
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 1 << 20
# Long lines make the TOML reader slow and its numbers huge; no pack needs them.
LONGEST_LINE: Final = 1000

_LONGEST_SHOWN: Final = 60
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong in a pack, and where."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


class Unreadable(Exception):
    """A file, or the rest of one, that can't be used; ends up as a Mistake."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line
        self.text = text


@dataclass(frozen=True, slots=True)
class Form:
    """What a piece of text has to look like, for the reader and in words."""

    fits: Callable[[str], bool]
    words: str


ID: Final = Form(
    lambda text: re.fullmatch("[a-z0-9_]{1,40}", text) is not None,
    "1 to 40 of the characters a-z, 0-9 and _",
)
NAME: Final = Form(
    lambda text: 0 < len(text) <= 60 and text.isprintable() and text == text.strip(),
    "1 to 60 printable characters",
)


def one_of(options: Sequence[str]) -> str:
    """A choice in words."""
    *others, last = (option or "blank" for option in options)
    return f"{', '.join(others)} or {last}"


def shown(value: object) -> str:
    """A value as a message shows it: always one line, cut where it is long."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


def read_text(path: Path) -> str:
    """The text of a file whose lines are fit to be read; else Unreadable."""
    text = _decoded(_content(path))
    for number, line in enumerate(io.StringIO(text, newline=""), 1):
        if len(line) > LONGEST_LINE:
            raise Unreadable(number, f"the line is longer than {LONGEST_LINE} characters")
        if odd := _CONTROL.search(line):
            raise Unreadable(number, f"the line holds the control character {odd[0]!r}")
    return text


def _content(path: Path) -> bytes:
    # os.path answers False where Path would raise, for instance for a name that is too long.
    if not os.path.exists(path):
        raise Unreadable(1, "there is no such file")
    # Opening a pipe or a device could wait for ever.
    if not os.path.isfile(path):
        raise Unreadable(1, "this is not a plain file")
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise Unreadable(1, f"the file can't be read: {problem.strerror}") from problem
    if len(content) > MOST_BYTES:
        raise Unreadable(1, f"the file is larger than {MOST_BYTES} bytes")
    return content


def _decoded(content: bytes) -> str:
    try:
        # Spreadsheets like to put a byte order mark in front.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise Unreadable(line, "the text is not UTF-8") from problem
    if not text.strip():
        raise Unreadable(1, "the file is empty")
    return text
