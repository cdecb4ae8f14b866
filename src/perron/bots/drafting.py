"""Drafting plans: which routes join the tickets, and what tickets are worth.

Nothing here may look at another seat's hand or tickets, or at the order of a pile.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.bots.guess import without
from perron.bots.outlook import turns_left
from perron.bots.rivals import Rivals
from perron.bots.steiner import UNREACHED, Costs, Network
from perron.bots.style import Style
from perron.core.board import NONE, Board
from perron.core.network import joined
from perron.core.position import Position


class Plan:
    """What a seat is after. It holds until the board, its tickets or the time break it."""

    def __init__(self) -> None:
        # Routes to claim, the longest first, and opponents' routes to borrow with stations.
        self.wanted: vec[i64] = vec[i64]()
        self.loans: vec[i64] = vec[i64]()
        # Tickets held when it was made; NONE when there is no plan.
        self.tickets: i64 = NONE
        # Tickets that trains or time do not allow.
        self.given_up: i64 = 0


class Draft:
    """Plans for any seat of one board. Reuse one object: it keeps its memory."""

    def __init__(self, board: Board, style: Style, rivals: Rivals) -> None:
        self.board: Board = board
        self.style: Style = style
        self.rivals: Rivals = rivals
        self.costs: Costs = Costs(board, style)
        self.network: Network = Network(board)
        # What a plan may take.
        self._trains: i64 = 0
        self._time: i64 = 0

    def make(self, position: Position, seat: i64, plan: Plan) -> None:
        """Plan for the tickets held: as many as trains and time allow."""
        self._begin(position, seat, 100, self.style.plan_time)
        missing = self._missing(position, seat, held(position, seat))
        plan.given_up = 0
        while not self._fits(position, seat, missing) and len(missing):
            missing = without(missing, self._best_dropped(position, seat, missing))
            plan.given_up += 1
        plan.wanted = self.network.wanted
        plan.loans = self.network.loans
        plan.tickets = position.ticket_total(seat)

    def value(
        self, position: Position, seat: i64, tickets: vec[i64], trains_share: i64, time_share: i64
    ) -> i64:
        """What these tickets are worth at best, in hundredths of a point.

        Those that so many per cent of trains and time do not allow are given up, the least
        worth first, and count against.
        """
        self._begin(position, seat, trains_share, time_share)
        missing = self._missing(position, seat, tickets)
        value: i64 = 0
        for ticket in tickets:
            value += self.board.ticket_points[ticket] * 100
        while not self._fits(position, seat, missing) and len(missing):
            worst = self._least_worth(missing)
            value -= self.board.ticket_points[worst] * 200
            missing = without(missing, worst)
        risk = self.rivals.risk(position, seat, self.network.wanted, missing)
        return value - self.network.cost - risk

    def _begin(self, position: Position, seat: i64, trains_share: i64, time_share: i64) -> None:
        self._trains = position.trains(seat) * trains_share // 100
        self._time = turns_left(position, self.style) * time_share
        self.costs.estimate(position, seat, position.stations_left(seat) > 0)

    def _missing(self, position: Position, seat: i64, tickets: vec[i64]) -> vec[i64]:
        """The tickets that are still to be joined, the dearest first."""
        board = self.board
        root = joined(position, seat)
        missing = vec[i64]()
        for ticket in _dearest_first(board, tickets):
            if root[board.ticket_a[ticket]] != root[board.ticket_b[ticket]]:
                missing = append(missing, ticket)
        return missing

    def _fits(self, position: Position, seat: i64, tickets: vec[i64]) -> bool:
        """Do trains and time suffice to join these tickets? Leaves the network."""
        network = self.network
        network.join(position, seat, self.costs, tickets)
        if len(network.loans) > position.stations_left(seat):
            self.costs.estimate(position, seat, False)
            network.join(position, seat, self.costs, tickets)
        enough = network.trains <= self._trains and network.turns <= self._time
        return enough and network.failed == 0

    def _best_dropped(self, position: Position, seat: i64, tickets: vec[i64]) -> i64:
        """The ticket to give up so that the rest fits and is worth most, else the least worth."""
        chosen = self._least_worth(tickets)
        least: i64 = UNREACHED
        if len(tickets) == 1:
            return chosen
        for ticket in tickets:
            if self._fits(position, seat, without(tickets, ticket)):
                lost = self.board.ticket_points[ticket] * 200 + self.network.cost
                if lost < least:
                    least = lost
                    chosen = ticket
        return chosen

    def _least_worth(self, tickets: vec[i64]) -> i64:
        """The ticket with the fewest points."""
        worst = tickets[0]
        for ticket in tickets:
            if self.board.ticket_points[ticket] < self.board.ticket_points[worst]:
                worst = ticket
        return worst


def held(position: Position, seat: i64) -> vec[i64]:
    """The tickets of a seat."""
    tickets = vec[i64]()
    for ticket in range(position.board.ticket_count):
        if position.ticket_at[ticket] == seat:
            tickets = append(tickets, ticket)
    return tickets


def _dearest_first(board: Board, tickets: vec[i64]) -> vec[i64]:
    ordered = tickets[:]
    for n in range(len(ordered)):
        for m in range(n):
            if board.ticket_points[ordered[n]] > board.ticket_points[ordered[m]]:
                ticket = ordered[n]
                ordered[n] = ordered[m]
                ordered[m] = ticket
    return ordered
