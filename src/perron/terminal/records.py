"""Files with game records: finding one game in them, and saving a game so that none is lost."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from perron.boards.finding import board_finder
from perron.core.board import Board
from perron.core.errors import BadInput
from perron.system.files import written
from perron.terminal.complaints import STDIN, Complaint, unreadable
from perron.wire.reading import parse_json
from perron.wire.records import Record, record_from_json, record_lines

RECORD_LIMIT: Final = 64 * 2**20


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was read, and whether more games follow it in the file."""

    record: Record
    more: bool


def wanted_record(args: argparse.Namespace) -> Found:
    """The game that the arguments name."""
    if args.game < 1:
        raise Complaint("--game", "cli-wrong-game")
    return read_record(args.file, args.game, board_finder(args.board))


def read_record(path: str, game: int, find_board: Callable[[str], Board]) -> Found:
    """The n-th game of a file, counted from 1, or of standard input for `-`.

    A file holds one record, over as many lines as it likes, or one record on each line; of the
    latter no more is read than up to the game that is wanted.
    """
    try:
        with _opened(path) as file:
            line, text, more = _nth_text(file, path, game)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    try:
        return Found(record_from_json(parse_json(text, ""), find_board), more)
    except BadInput as error:
        raise damaged(path, error, line) from None


def damaged(path: str, error: BadInput, line: int = 0) -> Complaint:
    """The complaint about a file that holds no sound record. The detail is for a report."""
    return Complaint(path, "cli-damaged", line, problem=str(error))


def save_record(record: Record, path: Path) -> None:
    """Write the record to the file, all of it or nothing: a crash leaves what was there before."""
    with written(path) as file:
        file.writelines(f"{line}\n".encode() for line in record_lines(record))


@contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    if path == STDIN:
        yield sys.stdin.buffer
        return
    with open(path, "rb") as file:
        yield file


def _nth_text(file: BinaryIO, path: str, game: int) -> tuple[int, bytes, bool]:
    """The line of the n-th game (0 where it is alone), its text, and whether there are more."""
    games = 0
    for number, line in _lines(file, path):
        if games == 0 and not line.rstrip().endswith(b"}"):
            # The record goes on over the next lines, so it is the only one.
            return 0, _whole(file, line, path, game), False
        games += 1
        if games == game:
            more = next(_lines(file, path), None) is not None
            alone = game == 1 and not more
            return (0 if alone else number), line, more
    if games == 0:
        raise Complaint(path, "cli-empty")
    raise _too_few(path, games, game)


def _lines(file: BinaryIO, path: str) -> Iterator[tuple[int, bytes]]:
    """The lines that are not empty, with their numbers."""
    number = 0
    while line := file.readline(RECORD_LIMIT + 1):
        number += 1
        _check_size(line, path, number)
        if line.strip():
            yield number, line


def _whole(file: BinaryIO, start: bytes, path: str, game: int) -> bytes:
    text = start + file.read(RECORD_LIMIT + 1 - len(start))
    _check_size(text, path)
    if game > 1:
        raise _too_few(path, 1, game)
    return text


def _check_size(text: bytes, path: str, line: int = 0) -> None:
    if len(text) > RECORD_LIMIT:
        raise Complaint(path, "cli-too-large", line, n=str(RECORD_LIMIT))


def _too_few(path: str, games: int, game: int) -> Complaint:
    return Complaint(path, "cli-no-game", game=str(game), n=games)
