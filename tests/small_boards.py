"""Boards as small as a test wants them, for questions that brute force can answer."""

from collections.abc import Sequence
from dataclasses import replace

from perron.boards import load
from perron.core.blank import blank
from perron.core.board import Board, City, Route, Ticket
from perron.core.cards import GREY
from perron.core.position import Position

# A track: its two cities and its length.
Track = tuple[int, int, int]
# A ticket: its two cities and its points.
Asked = tuple[int, int, int]

# Enough for any network that a test lays.
TRAINS = 300


def small_board(tracks: Sequence[Track], tickets: Sequence[Asked] = ()) -> Board:
    """A board with grey tracks, parallel ones too, open to any number of players."""
    cities = 1 + max(max(a, b) for a, b, _ in [*tracks, *tickets])
    europe = load("europe")
    rules = replace(
        europe.rules,
        trains=TRAINS,
        double_from=2,
        route_points={length: length for _, _, length in tracks},
    )
    return Board(
        "small",
        "Small",
        rules,
        europe.words,
        tuple(City(f"c{n}", f"C{n}", 0.0, float(n), {}) for n in range(cities)),
        tuple(
            Route(f"r{n}", a, b, length, int(GREY), "train", 0, 0, False)
            for n, (a, b, length) in enumerate(tracks)
        ),
        tuple(
            Ticket(f"t{n}", a, b, points, False, "original")
            for n, (a, b, points) in enumerate(tickets)
        ),
    )


def laid(board: Board, owners: Sequence[int | None], seats: int = 2) -> Position:
    """The board with its routes owned as told, in their order; None for an open one."""
    position = blank(board, seats)
    for route, owner in enumerate(owners):
        if owner is not None:
            position.own(owner, route, board.points[route])
    return position
