"""What commands are given: files, standard input, boards."""

import sys
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    import argparse


POSITION_LIMIT: Final = 16 * 2**20

_STDIN: Final = "-"


def add_file(parser: "argparse.ArgumentParser", what: str) -> None:
    """The argument FILE, and the option that makes a board known."""
    parser.add_argument("file", metavar="FILE", help=f"{what}, as JSON; - for standard input")
    parser.add_argument(
        "--board", metavar="DIR", help="a folder with the board that the position names"
    )


def add_record(parser: "argparse.ArgumentParser") -> None:
    """The argument FILE, and which game of it is wanted."""
    parser.add_argument("file", metavar="cli-meta-file", help="cli-help-file")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="cli-help-game")
    parser.add_argument("--board", metavar="cli-meta-folder", help="cli-help-folder")


def read_text(path: str, limit: int) -> str:
    """The text of a file, or of standard input for `-`; at most so many bytes."""
    from perron.core.errors import BadInput
    from perron.wire.reading import decode

    place = _place(path)
    try:
        content = _read_bytes(path, limit + 1)
    except OSError as error:
        raise BadInput(place, error.strerror or "can't be read") from None
    except ValueError as error:
        raise BadInput(place, str(error)) from None
    if len(content) > limit:
        raise BadInput(place, f"larger than {limit} bytes")
    text = decode(content, place)
    if not text.strip():
        raise BadInput(place, "is empty")
    return text


def read_json(path: str) -> object:
    """The JSON value in a file of the size of a position."""
    from perron.wire.reading import parse_json

    return parse_json(read_text(path, POSITION_LIMIT), _place(path))


def _place(path: str) -> str:
    return "standard input" if path == _STDIN else path


def _read_bytes(path: str, most: int) -> bytes:
    if path != _STDIN:
        with open(path, "rb") as file:
            return file.read(most)
    source: BinaryIO = sys.stdin.buffer
    return source.read(most)
