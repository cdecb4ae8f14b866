"""The board with nothing on it, from which every game and every loaded position begins."""

from librt.vecs import vec
from mypy_extensions import i64

from perron.core.board import NONE, Board
from perron.core.cards import some
from perron.core.position import IN_BOX, SEAT_WORDS, Position


def blank(board: Board, seats: int) -> Position:
    """A board with nothing on it: no hands, no piles, all trains and stations unused."""
    rules = board.rules
    if not rules.players[0] <= seats <= rules.players[1]:
        raise ValueError(
            f"{board.id} is for {rules.players[0]} to {rules.players[1]} players, not {seats}"
        )
    width = max(rules.setup.size, rules.draw.size)
    sizes = [int(board.first_of[t + 1] - board.first_of[t]) for t in range(board.tariff_count)]
    position = Position(
        board,
        seats,
        _filled(seats * SEAT_WORDS, 0),
        _filled(board.card_count, 0),
        _filled(board.route_count, NONE),
        vec[i64]([i64(size) for _ in range(seats) for size in sizes]),
        _filled(board.city_count, NONE),
        _filled(board.ticket_count, 0),
        _filled(board.ticket_count, IN_BOX),
        _filled(board.ticket_count, 0),
        _filled(seats * width, NONE),
    )
    for seat in range(i64(seats)):
        position.set_track(seat, i64(rules.trains), 0, 0)
        position.set_stations(seat, i64(rules.stations))
    return position


def _filled(size: i64, item: i64) -> vec[i64]:
    return vec[i64]([item] * size)


def whole_deck(board: Board) -> i64:
    """All the train cards of a board, as a multiset."""
    cards: i64 = 0
    for kind, number in enumerate(board.rules.deck):
        cards += some(i64(kind), i64(number))
    return cards
