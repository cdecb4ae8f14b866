"""Boards in pickles: by id if they come with Perron, else with all that is printed on them."""

import copyreg
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from perron.boards import builtin, load
from perron.core.board import Board


class _Packed(NamedTuple):
    """A value of the board's lists. Compiled classes do not pickle themselves."""

    kind: type
    parts: tuple[Any, ...]


def comes_with_perron(board: Board) -> bool:
    """Is this the board that `load` gives for its id?"""
    return board.id in builtin() and load(board.id) is board


def same_board(one: Board, other: Board) -> bool:
    """Are the same things printed on both?"""
    return one is other or _printed(one) == _printed(other)


def _printed(board: Board) -> tuple[Any, ...]:
    head = (board.id, board.name, board.rules, board.words)
    return (*head, board.cities, board.routes, board.tickets)


def _reduced(board: Board) -> tuple[Callable[..., Board], tuple[Any, ...]]:
    if comes_with_perron(board):
        return load, (board.id,)
    return _unpacked_board, tuple(map(_pack, _printed(board)))


def _pack(value: Any) -> Any:
    if is_dataclass(value):
        parts = tuple(_pack(getattr(value, field.name)) for field in fields(value))
        return _Packed(type(value), parts)
    return tuple(map(_pack, value)) if isinstance(value, tuple) else value


def _unpack(value: Any) -> Any:
    if isinstance(value, _Packed):
        return value.kind(*map(_unpack, value.parts))
    return tuple(map(_unpack, value)) if isinstance(value, tuple) else value


def _unpacked_board(*parts: Any) -> Board:
    return Board(*map(_unpack, parts))


copyreg.pickle(Board, _reduced)
