"""Points, reason by reason; winners and what decided."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perron.core.board import NONE
from perron.core.network import Borrowing, joined
from perron.core.outcome import Borrowed, Outcome, Result
from perron.core.position import Position
from perron.core.trail import longest_trail

# What the contract calls the tie-break that decided.
_DECIDED_BY: Final = {
    "tickets": "tickets",
    "stations": "stations",
    "longest_path_bonus": "longest_path",
    "longest_path": "longest_path",
}


class Tally:
    """The final scores of all seats, as numbers, seat by seat."""

    def __init__(self, position: Position) -> None:
        seats = position.seats
        zeros = vec[i64]([i64(0)] * seats)
        self.total: vec[i64] = zeros[:]
        self.tickets: vec[i64] = zeros[:]
        self.completed: vec[i64] = zeros[:]
        self.stations: vec[i64] = zeros[:]
        self.longest_path: vec[i64] = zeros[:]
        self.longest_path_bonus: vec[i64] = zeros[:]
        self.globetrotter_bonus: vec[i64] = zeros[:]
        self.merchandise_bonus: vec[i64] = zeros[:]
        self.rank: vec[i64] = zeros[:]
        # Per ticket: does its holder complete it?
        self.done: vec[i64] = vec[i64]([i64(0)] * position.board.ticket_count)
        # Per city: the route that the station there borrows, or NONE.
        self.borrowed: vec[i64] = vec[i64]([NONE] * position.board.city_count)

        rules = position.board.rules
        for seat in range(seats):
            self._count_tickets(position, seat)
            self.stations[seat] = i64(rules.station_points) * position.stations_left(seat)
            self.longest_path[seat] = longest_trail(position, seat)
        _award(self.longest_path, self.longest_path_bonus, i64(rules.longest_path_bonus))
        _award(self.completed, self.globetrotter_bonus, i64(rules.globetrotter_bonus))
        self._count_merchandise(position)
        for seat in range(seats):
            self.total[seat] = (
                position.score(seat)
                + self.tickets[seat]
                + self.stations[seat]
                + self.longest_path_bonus[seat]
                + self.globetrotter_bonus[seat]
                + self.merchandise_bonus[seat]
            )
        self._rank(position)

    def _count_tickets(self, position: Position, seat: i64) -> None:
        """EU-TKT-06: linked adds the value, not linked takes it away; stations may help."""
        board = position.board
        if position.ticket_total(seat) == 0:
            return
        borrowing = Borrowing(position, seat, joined(position, seat))
        for n in range(len(borrowing.cities)):
            self.borrowed[borrowing.cities[n]] = borrowing.routes[n]
        root = borrowing.root
        for ticket in range(board.ticket_count):
            if position.ticket_at[ticket] == seat:
                if root[board.ticket_a[ticket]] == root[board.ticket_b[ticket]]:
                    self.done[ticket] = 1
                    self.completed[seat] += 1
                    self.tickets[seat] += board.ticket_points[ticket]
                else:
                    self.tickets[seat] -= board.ticket_points[ticket]

    def _count_merchandise(self, position: Position) -> None:
        """AM-MER-05 to 07: by place; level players share it; none without a card."""
        places = position.board.rules.merchandise_bonus.get(int(position.seats))
        if places is None:
            return
        for seat in range(position.seats):
            mine = position.merchandise(seat)
            ahead: i64 = 0
            for other in range(position.seats):
                if position.merchandise(other) > mine:
                    ahead += 1
            if mine > 0:
                self.merchandise_bonus[seat] = places[ahead]

    def _rank(self, position: Position) -> None:
        for seat in range(position.seats):
            ahead: i64 = 0
            for other in range(position.seats):
                if self._better(position, other, seat):
                    ahead += 1
            self.rank[seat] = ahead + 1

    def _better(self, position: Position, one: i64, other: i64) -> bool:
        if self.total[one] != self.total[other]:
            return self.total[one] > self.total[other]
        for rule in position.board.rules.tie_breaks:
            mine = self.tie_break(position, one, rule)
            theirs = self.tie_break(position, other, rule)
            if mine != theirs:
                return mine > theirs
        return False

    def tie_break(self, position: Position, seat: i64, rule: str) -> i64:
        """What counts for a seat under this tie-break; more is better."""
        if rule == "tickets":
            return self.completed[seat]
        if rule == "stations":
            return position.stations_left(seat)
        if rule == "longest_path_bonus":
            return self.longest_path_bonus[seat]
        return self.longest_path[seat]


def _award(counts: vec[i64], bonus: vec[i64], points: i64) -> None:
    """EU-SCO-07, NC-SCO-03: all who are level get it, also at zero."""
    most: i64 = 0
    for number in counts:
        most = max(most, number)
    for seat in range(len(counts)):
        if counts[seat] == most:
            bonus[seat] = points


def score(position: Position) -> Outcome:
    """The outcome if the game ended now."""
    tally = Tally(position)
    players = tuple(_result(position, tally, seat) for seat in range(int(position.seats)))
    winners = tuple(seat for seat, player in enumerate(players) if player.rank == 1)
    return Outcome(players, winners, _decided_by(position, tally))


def _result(position: Position, tally: Tally, seat: int) -> Result:
    held = position.tickets(seat)
    cities = range(len(position.board.cities))
    return Result(
        total=int(tally.total[seat]),
        routes=int(position.score(seat)),
        tickets=int(tally.tickets[seat]),
        completed=tuple(ticket for ticket in held if tally.done[ticket]),
        failed=tuple(ticket for ticket in held if not tally.done[ticket]),
        stations=int(tally.stations[seat]),
        longest_path=int(tally.longest_path[seat]),
        longest_path_bonus=int(tally.longest_path_bonus[seat]),
        globetrotter_bonus=int(tally.globetrotter_bonus[seat]),
        merchandise_bonus=int(tally.merchandise_bonus[seat]),
        borrowed=tuple(
            Borrowed(city, int(tally.borrowed[city]))
            for city in cities
            if position.station[city] == seat and tally.borrowed[city] != NONE
        ),
        rank=int(tally.rank[seat]),
    )


def _decided_by(position: Position, tally: Tally) -> str:
    most = max(int(total) for total in tally.total)
    level = [seat for seat in range(int(position.seats)) if tally.total[seat] == most]
    if len(level) == 1:
        return "points"
    for rule in position.board.rules.tie_breaks:
        best = max(int(tally.tie_break(position, seat, rule)) for seat in level)
        level = [seat for seat in level if tally.tie_break(position, seat, rule) == best]
        if len(level) == 1:
            return _DECIDED_BY[rule]
    return "shared"
