"""Rivals: what opponents seem to be building, and what it would cost them to go round a route.

Two networks of one opponent with a gap of one or two free routes between them are probably to be
joined. Who takes a route of the gap makes the opponent go round, borrow the route with a station
where there are any, or leave the gap open. Where the other track of a double stays open, nobody has
to go round.

Nothing here may look at another seat's hand or tickets, or at the order of a pile.
"""

from librt.vecs import vec
from mypy_extensions import i64

from perron.bots.steiner import UNREACHED, station_cost
from perron.bots.style import Style
from perron.core.blank import blank
from perron.core.board import NONE, Board
from perron.core.network import joined
from perron.core.position import Position


class Rivals:
    """The opponents of one seat. Reuse one object: it keeps its memory."""

    def __init__(self, board: Board, seats: i64, style: Style) -> None:
        self.board: Board = board
        self.style: Style = style
        # Per seat: which cities it has joined, and per seat and city whether it is there at all.
        self._roots: list[vec[i64]] = [vec[i64]() for _ in range(seats)]
        self._there: vec[i64] = vec[i64]([i64(0)] * (seats * board.city_count))
        self._far: vec[i64] = vec[i64]([i64(0)] * board.city_count)
        self._waiting: vec[i64] = vec[i64]([i64(0)] * board.city_count)
        # Cities to look at, going round: one place more than there are cities.
        self._queue: vec[i64] = vec[i64]([i64(0)] * (board.city_count + 1))
        # The gap that `_gap` found: its two ends and its trains.
        self._near: i64 = 0
        self._end: i64 = 0
        self._trains: i64 = 0
        # What it is worth to close a gap: a ticket, on average.
        points: i64 = 0
        for ticket in range(board.ticket_count):
            points += board.ticket_points[ticket]
        self._worth: i64 = points * style.gap // max(board.ticket_count, i64(1))
        # Per route: the trains more that it takes to go round it on an empty board.
        self.detour: vec[i64] = vec[i64]([i64(0)] * board.route_count)
        empty = blank(board, seats)
        for route in range(board.route_count):
            self._near = board.a[route]
            self._end = board.b[route]
            around = self._around(empty, 0, route)
            self.detour[route] = max(around - board.length[route], i64(0))

    def risk(self, position: Position, seat: i64, wanted: vec[i64], tickets: vec[i64]) -> i64:
        """What opponents will cost a plan on average, in hundredths of a point.

        Each of the wanted routes may be taken by another. Then the seat goes round, borrows the
        route with a station, or loses a ticket of the plan, whose points count twice.
        Against several only the first place counts, so more may be risked.
        """
        if len(tickets) == 0:
            return 0
        points: i64 = 0
        for ticket in tickets:
            points += self.board.ticket_points[ticket]
        loss = points * 200 // len(tickets)
        if position.stations_left(seat):
            loss = min(loss, station_cost(position, seat, self.style))
        risk: i64 = 0
        for route in wanted:
            risk += min(self.detour[route] * self.style.round, loss)
        return risk * self.style.cut // (100 * (position.seats - 1))

    def look(self, position: Position, seat: i64) -> None:
        """See who is where. To be done again whenever a route was claimed."""
        board = self.board
        cities = board.city_count
        there = self._there
        for at in range(len(there)):
            there[at] = 0
        for route in range(board.route_count):
            owner = position.owner[route]
            if owner >= 0 and owner != seat:
                there[owner * cities + board.a[route]] = 1
                there[owner * cities + board.b[route]] = 1
        for other in range(position.seats):
            if other != seat:
                self._roots[other] = joined(position, other)

    def harm(self, position: Position, seat: i64, route: i64) -> i64:
        """What it costs the opponents if the seat takes this route, in hundredths of a point.

        Of several opponents only one is ahead in the end, so each counts for its part.
        """
        harm: i64 = 0
        for other in range(position.seats):
            if other != seat and self._gap(position, other, route):
                harm += self._cost(position, other, route)
        return harm // (position.seats - 1)

    def _gap(self, position: Position, other: i64, route: i64) -> bool:
        """Does the route, alone or with one more, join two networks of this opponent?"""
        board = self.board
        at = other * board.city_count
        a, b = board.a[route], board.b[route]
        if self._there[at + a] == 0:
            a, b = b, a
        if self._there[at + a] == 0:
            return False
        root = self._roots[other]
        self._near = a
        self._end = b
        self._trains = board.length[route]
        if self._there[at + b]:
            return root[a] != root[b] and self._trains <= position.trains(other)
        shortest: i64 = UNREACHED
        for n in range(board.first_at[b], board.first_at[b + 1]):
            more = board.routes_at[n]
            city = board.a[more] + board.b[more] - b
            joins = self._there[at + city] and root[city] != root[a]
            if joins and board.length[more] < shortest and position.claimable(other, more):
                shortest = board.length[more]
                self._end = city
        self._trains += shortest
        return self._trains <= position.trains(other)

    def _cost(self, position: Position, other: i64, route: i64) -> i64:
        """What the opponent pays to close the gap without the route: at most what it is worth."""
        style = self.style
        around = self._around(position, other, route)
        cost = self._worth
        if around < UNREACHED:
            cost = min(max(around - self._trains, i64(0)) * style.detour, cost)
        if position.stations_left(other):
            cost = min(cost, station_cost(position, other, style))
        return cost

    def _around(self, position: Position, other: i64, taken: i64) -> i64:
        """The fewest trains that close the gap without this route, UNREACHED if they don't suffice."""
        board = self.board
        far, waiting, queue = self._far, self._waiting, self._queue
        closed = board.twin[taken] if position.seats < board.double_from else NONE
        cities = board.city_count
        most = position.trains(other)
        for city in range(cities):
            far[city] = UNREACHED
            waiting[city] = 0
        far[self._near] = 0
        queue[0] = self._near
        head: i64 = 0
        tail: i64 = 1
        while head != tail:
            here = queue[head]
            head = head + 1 if head < cities else 0
            waiting[here] = 0
            for at in range(board.first_at[here], board.first_at[here + 1]):
                route = board.routes_at[at]
                length = far[here]
                if position.owner[route] != other:
                    if route == taken or route == closed or not position.claimable(other, route):
                        continue
                    length += board.length[route]
                city = board.a[route] + board.b[route] - here
                if length <= most and length < far[city] and length < far[self._end]:
                    far[city] = length
                    if waiting[city] == 0:
                        waiting[city] = 1
                        queue[tail] = city
                        tail = tail + 1 if tail < cities else 0
        return far[self._end]
