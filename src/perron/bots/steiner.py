"""The cheapest network that joins some tickets.

Costs are in hundredths of a point: what the turns are worth that a route takes, less the points
that it gives. The network is built ticket by ticket in several orders, each way along what the
ones before have laid; the cheapest is kept and what it does not need is pruned. That is a
heuristic for Steiner's problem, near enough on boards of this size, and quick.

Nothing here may look at another seat's hand or tickets, or at the order of a pile.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.bots.style import Style
from perron.core.board import FERRY, NONE, TUNNEL, Board
from perron.core.cards import COLOURS, GREY, LOCOMOTIVE, count
from perron.core.payment import Price
from perron.core.position import Position

UNREACHED: Final[i64] = 10**9


class Costs:
    """What each route would cost a seat now: turns, and points lost on balance."""

    def __init__(self, board: Board, style: Style) -> None:
        routes = board.route_count
        self.style: Style = style
        self.turns: vec[i64] = vec[i64]([i64(0)] * routes)
        self.cost: vec[i64] = vec[i64]([i64(0)] * routes)
        # Hundredths of a point that a route gives at once.
        self.worth: vec[i64] = vec[i64]([i64(0)] * routes)
        for route in range(routes):
            extra = style.merchandise if board.merchandise[route] else 0
            self.worth[route] = board.points[route] * 100 + extra

    def estimate(self, position: Position, seat: i64, stations: bool) -> None:
        """Price every route; those of others cost a station where one may be built."""
        board = position.board
        style = self.style
        hand = position.hand(seat)
        trains = position.trains(seat)
        borrow = station_cost(position, seat, self.style) if stations else UNREACHED
        most: i64 = 0
        for colour in range(COLOURS):
            most = max(most, count(hand, colour))
        for route in range(board.route_count):
            owner = position.owner[route]
            self.turns[route] = 0
            if owner == seat:
                self.cost[route] = 0
            elif owner >= 0:
                self.cost[route] = borrow
            elif board.length[route] > trains or not position.claimable(seat, route):
                self.cost[route] = UNREACHED
            else:
                turns = route_turns(board, route, hand, most, style)
                self.turns[route] = turns
                cost = turns * style.turn // 100 - self.worth[route]
                self.cost[route] = max(cost, style.least * board.length[route])


def route_turns(board: Board, route: i64, hand: i64, most: i64, style: Style) -> i64:
    """Hundredths of turns to collect what a route still lacks, and to claim it."""
    price: Price = board.tariffs[board.tariff[route]]
    locomotives = count(hand, LOCOMOTIVE)
    held = most if price.colour == GREY else count(hand, price.colour)
    spare = max(min(locomotives, price.wilds) - price.symbols, i64(0))
    missing = max(price.length - price.symbols - held, i64(0))
    missing -= min(missing, (spare + 1) // 2)
    engines = max(price.symbols - locomotives, i64(0))
    each = style.grey_card if price.colour == GREY else style.colour_card
    turns = 100 + missing * each
    if price.exchange:
        # Any cards will do in place of a locomotive: never dearer than those.
        turns += engines * min(style.engine_card, price.exchange * 40)
    else:
        turns += engines * style.engine_card
    if board.kind[route] == TUNNEL and board.rules.tunnel_cards:
        turns += style.tunnel
    elif board.kind[route] == FERRY:
        turns += 5
    return turns


def station_cost(position: Position, seat: i64, style: Style) -> i64:
    """Hundredths of a point that the next station of a seat costs it."""
    left = position.stations_left(seat)
    if left == 0:
        return UNREACHED
    cards = position.board.stations - left + 1
    return i64(position.board.rules.station_points) * 100 + style.turn * (100 + 40 * cards) // 100


class Network:
    """Looks for the cheapest network; keeps its memory from one search to the next."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        cities, routes = board.city_count, board.route_count
        # The network found: routes to claim, the longest first, and routes to borrow.
        self.wanted: vec[i64] = vec[i64]()
        self.loans: vec[i64] = vec[i64]()
        self.cost: i64 = 0
        self.trains: i64 = 0
        self.turns: i64 = 0
        # Tickets that no way joins.
        self.failed: i64 = 0
        self._work: vec[i64] = vec[i64]([i64(0)] * routes)
        self._trial: vec[i64] = vec[i64]([i64(0)] * routes)
        self._far: vec[i64] = vec[i64]([i64(0)] * cities)
        self._via: vec[i64] = vec[i64]([i64(0)] * cities)
        self._waiting: vec[i64] = vec[i64]([i64(0)] * cities)
        # Cities to look at, going round: one place more than there are cities.
        self._queue: vec[i64] = vec[i64]([i64(0)] * (cities + 1))

    def join(self, position: Position, seat: i64, costs: Costs, tickets: vec[i64]) -> None:
        """Find a cheap network for all these tickets; they come dearest first."""
        number = len(tickets)
        orders = 1 if number < 2 else (2 if number == 2 else 4)
        self.cost = UNREACHED * 10
        for order in range(orders):
            self._lay(position, seat, costs, tickets, order)

    def _lay(
        self, position: Position, seat: i64, costs: Costs, tickets: vec[i64], order: i64
    ) -> None:
        board = self.board
        number = len(tickets)
        self._work = costs.cost[:]
        trial = self._trial
        for route in range(board.route_count):
            trial[route] = 0
        cost: i64 = 0
        failed: i64 = 0
        for n in range(number):
            at = n
            if order == 1:
                at = number - 1 - n
            elif order > 1:
                at = (n + order - 1) % number
            ticket = tickets[at]
            added = self._way(board.ticket_a[ticket], board.ticket_b[ticket])
            if added >= UNREACHED:
                failed += 1
                cost += UNREACHED // 100
            else:
                cost += added
                self._keep_way(board.ticket_a[ticket], board.ticket_b[ticket])
        if cost < self.cost:
            self.cost = cost
            self.failed = failed
            self._measure(position, seat, costs)

    def _keep_way(self, start: i64, end: i64) -> None:
        """Take the way just found into the network; from now on it is for nothing."""
        city = end
        while city != start:
            route = self._via[city]
            self._trial[route] = 1
            self._work[route] = 0
            city = self.board.a[route] + self.board.b[route] - city

    def _measure(self, position: Position, seat: i64, costs: Costs) -> None:
        board = self.board
        wanted = vec[i64]()
        loans = vec[i64]()
        self.trains = 0
        self.turns = 0
        for route in board.longest_first:
            if self._trial[route]:
                owner = position.owner[route]
                if owner == NONE:
                    wanted = append(wanted, route)
                    self.trains += board.length[route]
                    self.turns += costs.turns[route]
                elif owner != seat:
                    loans = append(loans, route)
                    self.turns += 150
        self.wanted = wanted
        self.loans = loans

    def _way(self, start: i64, end: i64) -> i64:
        """The cost of the cheapest way from one city to another, UNREACHED if there is none.

        Cities are looked at again whenever a cheaper way to them turns up (Bellman and Ford, with
        a queue): on boards this sparse quicker than keeping them in order.
        """
        board = self.board
        far, via, waiting, work = self._far, self._via, self._waiting, self._work
        queue = self._queue
        cities = board.city_count
        city: i64 = 0
        while city < cities:
            far[city] = UNREACHED
            waiting[city] = 0
            city += 1
        far[start] = 0
        queue[0] = start
        head: i64 = 0
        tail: i64 = 1
        while head != tail:
            here = queue[head]
            head = head + 1 if head < cities else 0
            waiting[here] = 0
            at = board.first_at[here]
            stop = board.first_at[here + 1]
            while at < stop:
                route = board.routes_at[at]
                other = board.a[route] + board.b[route] - here
                length = far[here] + work[route]
                if length < far[other] and length < far[end]:
                    far[other] = length
                    via[other] = route
                    if waiting[other] == 0:
                        waiting[other] = 1
                        queue[tail] = other
                        tail = tail + 1 if tail < cities else 0
                at += 1
        return far[end]
