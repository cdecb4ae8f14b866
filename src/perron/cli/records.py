"""Files with game records: finding one game in them, and saving a game so that none is lost."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from perron.cli.files import board_finder
from perron.core.board import Board
from perron.core.errors import BadInput
from perron.core.reading import parse_json
from perron.core.record import Record, record_from_json, record_lines

RECORD_LIMIT: Final = 64 * 2**20

_STDIN: Final = "-"


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was read, and whether more games follow it in the file."""

    record: Record
    more: bool


def wanted_record(args: argparse.Namespace) -> Found:
    """The game that the arguments name."""
    if args.game < 1:
        raise BadInput("--game", "games are counted from 1")
    return read_record(args.file, args.game, board_finder(args.board))


def read_record(path: str, game: int, find_board: Callable[[str], Board]) -> Found:
    """The n-th game of a file, counted from 1, or of standard input for `-`.

    A file holds one record, over as many lines as it likes, or one record on each line; of the
    latter no more is read than up to the game that is wanted.
    """
    name = "standard input" if path == _STDIN else path
    try:
        with _opened(path) as file:
            place, text, more = _nth_text(file, name, game)
    except OSError as error:
        raise BadInput(name, error.strerror or "can't be read") from None
    except ValueError as error:
        raise BadInput(name, str(error)) from None
    try:
        return Found(record_from_json(parse_json(text, place), find_board), more)
    except BadInput as error:
        raise error if error.place == place else BadInput(place, str(error)) from None


def save_record(record: Record, path: Path) -> None:
    """Write the record to the file, all of it or nothing: a crash leaves what was there before."""
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        with open(beside, "w", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in record_lines(record))
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


@contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    if path == _STDIN:
        yield sys.stdin.buffer
        return
    with open(path, "rb") as file:
        yield file


def _nth_text(file: BinaryIO, name: str, game: int) -> tuple[str, bytes, bool]:
    """The text of the n-th game, the place where it stands, and whether there are more."""
    games = 0
    for number, line in _lines(file, name):
        if games == 0 and not line.rstrip().endswith(b"}"):
            # The record goes on over the next lines, so it is the only one.
            return name, _whole(file, line, name, game), False
        games += 1
        if games == game:
            more = next(_lines(file, name), None) is not None
            alone = game == 1 and not more
            return (name if alone else f"{name} line {number}"), line, more
    if games == 0:
        raise BadInput(name, "is empty")
    raise _too_few(name, games, game)


def _lines(file: BinaryIO, name: str) -> Iterator[tuple[int, bytes]]:
    """The lines that are not empty, with their numbers."""
    number = 0
    while line := file.readline(RECORD_LIMIT + 1):
        number += 1
        _check_size(line, f"{name} line {number}")
        if line.strip():
            yield number, line


def _whole(file: BinaryIO, start: bytes, name: str, game: int) -> bytes:
    text = start + file.read(RECORD_LIMIT + 1 - len(start))
    _check_size(text, name)
    if game > 1:
        raise _too_few(name, 1, game)
    return text


def _check_size(text: bytes, place: str) -> None:
    if len(text) > RECORD_LIMIT:
        raise BadInput(place, f"larger than {RECORD_LIMIT} bytes")


def _too_few(name: str, games: int, game: int) -> BadInput:
    number = "only one game" if games == 1 else f"only {games} games"
    return BadInput(name, f"there is no game {game}: the file holds {number}")
