"""Finding the board that a file names."""

from collections.abc import Callable

from perron.boards.packs import builtin, load
from perron.core.board import Board
from perron.core.errors import BadInput
from perron.wire.reading import quote


def board_finder(folder: str | None) -> Callable[[str], Board]:
    """How a position's board is found: the one in this folder, else those that come with Perron.

    A name that stands in a file never leads to another file.
    """
    pack = None if folder is None else load(folder)

    def find(name: str) -> Board:
        if pack is not None:
            if name != pack.id:
                raise BadInput(name, f"{quote(name)} is not the board given: {quote(pack.id)}")
            return pack
        if name not in builtin():
            raise BadInput(name, f"{quote(name)} is not a board: {', '.join(builtin())}")
        return load(name)

    return find
