"""Connected cities and borrowed routes.

Nothing here may look at a hand or a deck: all of it lies open on the board.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.core.board import NONE, Board
from perron.core.position import Position


def joined(position: Position, seat: i64) -> vec[i64]:
    """For each city a number that it shares with just the cities that the seat has linked to it."""
    board = position.board
    root = vec[i64]([c for c in range(board.city_count)])
    owner = position.owner
    for route in range(board.route_count):
        if owner[route] == seat:
            _join(root, board.a[route], board.b[route])
    for city in range(board.city_count):
        root[city] = _root(root, city)
    return root


def _root(root: vec[i64], city: i64) -> i64:
    while root[city] != city:
        root[city] = root[root[city]]
        city = root[city]
    return city


def _join(root: vec[i64], one: i64, other: i64) -> None:
    root[_root(root, one)] = _root(root, other)


class Borrowing:
    """Which opponents' routes a seat's stations borrow, at best.

    EU-STA-05 to EU-STA-08: each station lends one route that ends in its city, the same for
    all tickets. The best choice has the highest ticket total, then the most completed
    tickets, then the fewest borrowed routes.
    """

    def __init__(self, position: Position, seat: i64, root: vec[i64]) -> None:
        board = position.board
        self.board: Board = board
        # The cities of the stations, the route that each borrows in the end, or NONE.
        self.cities: vec[i64] = vec[i64]()
        for city in range(board.city_count):
            if position.station[city] == seat:
                self.cities = append(self.cities, city)
        # The tickets that own track does not complete.
        self.failing: vec[i64] = vec[i64]()
        for ticket in range(board.ticket_count):
            linked = root[board.ticket_a[ticket]] == root[board.ticket_b[ticket]]
            if position.ticket_at[ticket] == seat and not linked:
                self.failing = append(self.failing, ticket)
        self.routes: vec[i64] = vec[i64]([NONE] * len(self.cities))
        self.root: vec[i64] = root
        self._trial: vec[i64] = self.routes[:]
        self.points: i64 = 0
        self._done: i64 = 0
        self._used: i64 = 0
        if len(self.failing) > 0 and len(self.cities) > 0:
            self._try(position, seat, 0, root, 0)

    def _try(self, position: Position, seat: i64, n: i64, root: vec[i64], used: i64) -> None:
        """Settle what the n-th station and those after it borrow."""
        if n == len(self.cities):
            self._weigh(root, used)
            return
        board = self.board
        self._trial[n] = NONE
        self._try(position, seat, n + 1, root, used)
        city = self.cities[n]
        tried = vec[i64]()
        for at in range(board.first_at[city], board.first_at[city + 1]):
            route = board.routes_at[at]
            owner = position.owner[route]
            far = root[board.a[route] + board.b[route] - city]
            if owner >= 0 and owner != seat and far != root[city] and far not in tried:
                tried = append(tried, far)
                self._trial[n] = route
                self._try(position, seat, n + 1, _merged(root, root[city], far), used + 1)
        self._trial[n] = NONE

    def _weigh(self, root: vec[i64], used: i64) -> None:
        points: i64 = 0
        done: i64 = 0
        for ticket in self.failing:
            if root[self.board.ticket_a[ticket]] == root[self.board.ticket_b[ticket]]:
                points += self.board.ticket_points[ticket]
                done += 1
        better = points > self.points
        if points == self.points:
            better = done > self._done or (done == self._done and used < self._used)
        if better:
            self.points = points
            self._done = done
            self._used = used
            self.routes = self._trial[:]
            self.root = root


def _merged(root: vec[i64], one: i64, other: i64) -> vec[i64]:
    """The same cities with two groups made one."""
    merged = root[:]
    for city in range(len(merged)):
        if merged[city] == one:
            merged[city] = other
    return merged
