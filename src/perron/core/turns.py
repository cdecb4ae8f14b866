"""Who decides now: the one place that knows.

Before the first turn every seat that has yet to choose its tickets may decide, in any order; after
that the one seat whose turn it is; in a game that is over nobody.
"""

from mypy_extensions import i64

from perron.core.position import OVER, SETUP, Position


def may_act(position: Position, seat: i64) -> bool:
    """Is a decision of this seat awaited now?"""
    if position.phase == SETUP:
        return position.is_choosing(seat)
    return position.phase != OVER and seat == position.mover


def to_act(position: Position) -> tuple[int, ...]:
    """The seats that have to decide now, in order."""
    return tuple([int(seat) for seat in range(position.seats) if may_act(position, seat)])


def next_to_act(position: Position) -> i64:
    """Who decides next where one decides after the other: the lowest seat. Not for a game that is over."""
    if position.phase != SETUP:
        return position.mover
    seat: i64 = 0
    while not position.is_choosing(seat):
        seat += 1
    return seat
