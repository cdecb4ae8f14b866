"""Looking at the table: how long the game will last, who is where, what one more piece would do.

Nothing here may look at another seat's hand or tickets, or at the order of a pile.
"""

from librt.vecs import vec
from mypy_extensions import i64

from perron.bots.style import Style
from perron.core.board import NONE
from perron.core.network import Borrowing, joined
from perron.core.position import Position


def own_turns(position: Position) -> i64:
    """How many turns the mover has for certain, this one included; many before the last round."""
    if position.final_turns == NONE:
        return 1000
    return 1 + (position.final_turns - 1) // position.seats


def turns_left(position: Position, style: Style) -> i64:
    """How many turns a seat will probably still have, this one included."""
    if position.final_turns != NONE:
        return own_turns(position)
    fewest: i64 = 1000
    for seat in range(position.seats):
        fewest = min(fewest, position.trains(seat) - position.board.end_trains)
    return 2 + max(fewest, i64(0)) * 100 // style.pace


def lead(position: Position, seat: i64) -> i64:
    """How far a seat is ahead of the best opponent if the game ended now, in hundredths of a point.

    Its own tickets count for what they are; those of others as done, each worth the mean.
    """
    board = position.board
    root = joined(position, seat)
    own = _open_score(position, seat)
    mean: i64 = 0
    for ticket in range(board.ticket_count):
        points = board.ticket_points[ticket] * 100
        mean += points
        if position.ticket_at[ticket] == seat:
            done = root[board.ticket_a[ticket]] == root[board.ticket_b[ticket]]
            own += points if done else -points
    mean //= max(board.ticket_count, i64(1))
    best: i64 = 0
    for other in range(position.seats):
        if other != seat:
            best = max(best, _open_score(position, other) + position.ticket_total(other) * mean)
    return own - best


def _open_score(position: Position, seat: i64) -> i64:
    """Routes and stations, which everybody can count, in hundredths of a point."""
    stations = position.stations_left(seat) * i64(position.board.rules.station_points)
    return (position.score(seat) + stations) * 100


def payable(position: Position, seat: i64, route: i64) -> bool:
    """May the seat claim this route, but for the price?"""
    return position.board.length[route] <= position.trains(seat) and position.claimable(seat, route)


def touches(position: Position, seat: i64, city: i64) -> bool:
    """Does a route of this seat end in the city?"""
    board = position.board
    for at in range(board.first_at[city], board.first_at[city + 1]):
        if position.owner[board.routes_at[at]] == seat:
            return True
    return False


def others_touch(position: Position, seat: i64, city: i64) -> bool:
    """Does a route of an opponent end in the city?"""
    board = position.board
    for at in range(board.first_at[city], board.first_at[city + 1]):
        owner = position.owner[board.routes_at[at]]
        if owner >= 0 and owner != seat:
            return True
    return False


def danger(position: Position, seat: i64, route: i64) -> i64:
    """How likely others are to want a route: at how many of its cities they already are."""
    board = position.board
    found: i64 = 0
    for city in (board.a[route], board.b[route]):
        if others_touch(position, seat, city):
            found += 1
    return found


def side_effects(position: Position, seat: i64, route: i64, style: Style) -> i64:
    """What a route does beyond its points: a longer line, an opponent cut off."""
    board = position.board
    worth: i64 = 0
    a, b = board.a[route], board.b[route]
    if board.rules.longest_path_bonus and (
        touches(position, seat, a) or touches(position, seat, b)
    ):
        worth += style.trail * board.length[route]
    for other in range(position.seats):
        if other != seat and touches(position, other, a) and touches(position, other, b):
            worth += style.between
    return worth


def completed_by(position: Position, seat: i64, root: vec[i64], route: i64) -> i64:
    """What the tickets are worth that this one route completes: twice, as they would cost."""
    board = position.board
    one, other = root[board.a[route]], root[board.b[route]]
    if one == other:
        return 0
    worth: i64 = 0
    for ticket in range(board.ticket_count):
        if position.ticket_at[ticket] == seat:
            a, b = root[board.ticket_a[ticket]], root[board.ticket_b[ticket]]
            if (a == one and b == other) or (a == other and b == one):
                worth += board.ticket_points[ticket] * 200
    return worth


def best_station(position: Position, seat: i64, root: vec[i64], least: i64) -> i64:
    """The city where a station gains more than this now, NONE if there is none.

    Each city is tried on the position itself, which is as before afterwards.
    """
    board = position.board
    before = Borrowing(position, seat, root).points
    chosen = NONE
    for city in range(board.city_count):
        if position.station[city] == NONE and others_touch(position, seat, city):
            position.station[city] = seat
            gain = (Borrowing(position, seat, root).points - before) * 200
            position.station[city] = NONE
            gain -= i64(board.rules.station_points) * 100
            if gain > least:
                least = gain
                chosen = city
    return chosen
