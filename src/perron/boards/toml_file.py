"""Tables: the TOML file of a pack, key by key."""

import re
import tomllib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final, TypeGuard

from perron.boards.files import ID, Form, Mistake, Unreadable, one_of, read_text, shown

_PLACE: Final = re.compile(r" \(at (?:line ([0-9]+), column [0-9]+|end of document)\)$")
_HEADER: Final = re.compile(r"\s*\[+([^\[\],]+)\]+\s*(?:#.*)?$")
_KEY: Final = re.compile(r"""\s*((?:[\w.-]|"[^"]*"|'[^']*')+)\s*=""")


class Table:
    """One table of a TOML file, whose keys are judged as they are asked for."""

    def __init__(
        self,
        file: str,
        values: dict[str, object],
        lines: dict[tuple[str, ...], int],
        mistakes: list[Mistake],
        path: tuple[str, ...] = (),
    ) -> None:
        # The keys of which something has been wrong, also further down.
        self.spoiled: set[str] = set()
        self._file = file
        self._values = values
        self._lines = lines
        self._mistakes = mistakes
        self._path = path
        self._above: Table | None = None
        self._asked: set[str] = set()

    def among(self, keys: Collection[str]) -> list[str]:
        """Those of these keys that the table has, in its own order."""
        return [key for key in self._values if key in keys]

    def sound(self, *keys: str) -> bool:
        """Was nothing wrong with any of these keys?"""
        return self.spoiled.isdisjoint(keys)

    def wrong(self, key: str, text: str) -> None:
        """Write down a mistake at this key."""
        self._spoil(key)
        # Keys are quoted where they are not plain words: they come from the file.
        parts = [part if ID.fits(part) else shown(part) for part in (*self._path, key)]
        self._mistakes.append(Mistake(self._file, self._line(key), f"{'.'.join(parts)} {text}"))

    def text(self, key: str, form: Form) -> str:
        value = self._take(key)
        if isinstance(value, str) and form.fits(value):
            return value
        self._unfit(key, value, form.words)
        return ""

    def number(self, key: str, low: int, high: int, stand_in: int | None = None) -> int:
        """A whole number; where it is wrong, `stand_in` or else the lowest."""
        value = self._take(key)
        if _whole(value, low, high):
            return value
        self._unfit(key, value, str(low) if low == high else f"a whole number from {low} to {high}")
        return low if stand_in is None else stand_in

    def numbers(self, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
        value = self._take(key)
        if isinstance(value, list) and len(value) == length:
            found = [item for item in value if _whole(item, low, high)]
            if len(found) == length:
                return tuple(found)
        self._unfit(key, value, f"a list of {length} whole numbers from {low} to {high}")
        return (low,) * length

    def flag(self, key: str) -> bool:
        value = self._take(key)
        if isinstance(value, bool):
            return value
        self._unfit(key, value, "true or false")
        return True

    def choice(self, key: str, options: Sequence[str]) -> str:
        value = self._take(key)
        if isinstance(value, str) and value in options:
            return value
        self._unfit(key, value, one_of(options))
        return options[0]

    def choices(self, key: str, options: Sequence[str]) -> tuple[str, ...]:
        """Some of the options, none of them twice."""
        value = self._take(key)
        if not isinstance(value, list):
            self._unfit(key, value, "a list")
            return ()
        found: list[str] = []
        for item in value:
            if not isinstance(item, str) or item not in options:
                self.wrong(key, f"may hold {one_of(options)}, not {shown(item)}")
            elif item in found:
                self.wrong(key, f"holds {shown(item)} twice")
            else:
                found.append(item)
        return tuple(found)

    def table(self, key: str) -> "Table":
        """A table within this one; where there is none, an empty one that keeps silent."""
        value = self._take(key)
        values: dict[str, object] = {}
        mistakes: list[Mistake] = []
        if isinstance(value, dict):
            values, mistakes = value, self._mistakes
        else:
            self._unfit(key, value, "a table")
        inner = Table(self._file, values, self._lines, mistakes, (*self._path, key))
        inner._above = self
        return inner

    def close(self) -> None:
        """Everything known has been asked for: what is left is a mistake."""
        for key in self._values:
            if key not in self._asked:
                self.wrong(key, "is not known here")

    def _take(self, key: str) -> object:
        self._asked.add(key)
        return self._values.get(key)

    def _unfit(self, key: str, value: object, words: str) -> None:
        # TOML has no null: None is an answer that was forgotten.
        self.wrong(
            key, f"is missing: {words}" if value is None else f"must be {words}, not {shown(value)}"
        )

    def _spoil(self, key: str) -> None:
        self.spoiled.add(key)
        if self._above:
            self._above._spoil(self._path[-1])

    def _line(self, key: str) -> int:
        """The line of the key, or of the nearest table around it that has one."""
        path = (*self._path, key)
        while path not in self._lines and path:
            path = path[:-1]
        return self._lines.get(path, 1)


def read_toml(folder: Path, file: str, mistakes: list[Mistake]) -> Table:
    """The outermost table of a TOML file; an empty one that keeps silent if it can't be read."""
    try:
        text = read_text(folder / file)
        return Table(file, _parsed(text), _lines_of_keys(text), mistakes)
    except Unreadable as problem:
        mistakes.append(Mistake(file, problem.line, problem.text))
        return Table(file, {}, {}, [])


def _parsed(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError as problem:
        raise Unreadable(
            1, "this is not TOML that can be read: it is nested too deeply"
        ) from problem
    except ValueError as problem:
        said = str(problem)
        place = _PLACE.search(said)
        line = int(place[1]) if place and place[1] else text.rstrip().count("\n") + 1
        raise Unreadable(line, f"this is not TOML: {_PLACE.sub('', said)}") from problem


def _lines_of_keys(text: str) -> dict[tuple[str, ...], int]:
    """Where each key stands: the TOML reader does not tell. Good enough for a message."""
    lines: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.split("\n"), 1):
        if header := _HEADER.match(line):
            found = table = _key_path(header[1])
        elif key := _KEY.match(line):
            found = table + _key_path(key[1])
        else:
            continue
        for depth in range(1, len(found) + 1):
            lines.setdefault(found[:depth], number)
    return lines


def _key_path(text: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in text.split("."))


def _whole(value: object, low: int, high: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
