"""How the planner decides: a plan for the tickets, and every move for the plan.

Works on a Position but reads only what lies open and what the seat itself holds: the planner
bot hands it a position made up from its observation, a search one of its guesses. Nothing here
may look at another seat's hand or tickets, or at the order of a pile.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.bots.guess import without
from perron.bots.shopping import Shopping
from perron.bots.steiner import UNREACHED, Costs, Network, route_turns
from perron.bots.style import Style
from perron.core.board import NONE, Board
from perron.core.cards import COLOURS, count
from perron.core.moves import (
    CLAIM,
    DECLINE,
    DRAW,
    KEEP,
    PASS,
    PAY,
    STATION,
    TICKETS,
    extra_price,
    keep_least,
)
from perron.core.network import Borrowing, joined
from perron.core.payment import Price
from perron.core.position import (
    KEEP_TICKETS,
    SECOND_CARD,
    SETUP,
    TUNNEL_PAYMENT,
    Position,
)


class Plan:
    """What a seat is after. It holds until the board or its tickets break it."""

    def __init__(self, board: Board) -> None:
        # Routes to claim, the longest first, and opponents' routes to borrow with stations.
        self.wanted: vec[i64] = vec[i64]()
        self.loans: vec[i64] = vec[i64]()
        # Tickets held when it was made; NONE when there is no plan.
        self.tickets: i64 = NONE
        # Tickets that trains or time do not allow.
        self.given_up: i64 = 0


class Planner:
    """Decides for any seat of one board. Reuse one object: it keeps plans and memory."""

    def __init__(self, board: Board, seats: i64, style: Style) -> None:
        self.board: Board = board
        self.style: Style = style
        self.costs: Costs = Costs(board, style)
        self.network: Network = Network(board)
        self.shopping: Shopping = Shopping(board, style)
        self.plans: list[Plan] = [Plan(board) for _ in range(seats)]
        # The move decided on, as Moves.find would give it.
        self.kind: i64 = PASS
        self.target: i64 = 0
        self.cards: i64 = 0
        # How many tickets `value` had to give up.
        self.given_up: i64 = 0

    def forget(self) -> None:
        """Drop all plans: another game, or another guess at this one."""
        for plan in self.plans:
            plan.tickets = NONE

    def decide(self, position: Position, seat: i64) -> None:
        """Set kind, target and cards to the move of this seat."""
        self.kind = PASS
        self.target = 0
        self.cards = 0
        phase = position.phase
        if phase == SETUP or phase == KEEP_TICKETS:
            self._keep(position, seat)
            return
        plan = self.plans[seat]
        if not self._holds(position, seat, plan):
            self.make_plan(position, seat, plan)
        if phase == TUNNEL_PAYMENT:
            self._pay_tunnel(position, seat)
        elif phase == SECOND_CARD:
            self._draw(position, seat, plan)
        else:
            self._turn(position, seat, plan)

    # Plans.

    def _holds(self, position: Position, seat: i64, plan: Plan) -> bool:
        """Is the plan still what it was made for?"""
        if plan.tickets != position.ticket_total(seat):
            return False
        trains: i64 = 0
        for route in plan.wanted:
            if position.owner[route] != seat:
                if not position.claimable(seat, route):
                    return False
                trains += self.board.length[route]
        return trains <= position.trains(seat)

    def make_plan(self, position: Position, seat: i64, plan: Plan) -> None:
        """Plan for the tickets held: as many as trains and time allow."""
        tickets = vec[i64]()
        for ticket in range(self.board.ticket_count):
            if position.ticket_at[ticket] == seat:
                tickets = append(tickets, ticket)
        self.value(position, seat, tickets, 100, 100)
        plan.wanted = self.network.wanted
        plan.loans = self.network.loans
        plan.tickets = position.ticket_total(seat)
        plan.given_up = self.given_up

    def value(
        self, position: Position, seat: i64, tickets: vec[i64], trains_share: i64, time_share: i64
    ) -> i64:
        """What these tickets are worth at best, in hundredths of a point; leaves the network.

        Those that so many per cent of trains and time do not allow are given up, the least
        worth first, and count against.
        """
        board = self.board
        root = joined(position, seat)
        value: i64 = 0
        missing = vec[i64]()
        for ticket in _dearest_first(board, tickets):
            if root[board.ticket_a[ticket]] == root[board.ticket_b[ticket]]:
                value += board.ticket_points[ticket] * 100
            else:
                missing = append(missing, ticket)
        trains = position.trains(seat) * trains_share // 100
        time = turns_left(position, seat, self.style) * time_share
        self.costs.estimate(position, seat, position.stations_left(seat) > 0)
        self.given_up = 0
        while True:
            self.network.join(position, seat, self.costs, missing)
            network = self.network
            if len(network.loans) > position.stations_left(seat):
                self.costs.estimate(position, seat, False)
                continue
            fits = network.trains <= trains and network.turns <= time
            if (fits and network.failed == 0) or len(missing) == 0:
                break
            worst = self._least_worth(missing)
            value -= board.ticket_points[worst] * 100
            missing = without(missing, worst)
            self.given_up += 1
        for ticket in missing:
            value += board.ticket_points[ticket] * 100
        return value - self.network.cost

    def _least_worth(self, tickets: vec[i64]) -> i64:
        """The ticket to give up: the one with the fewest points."""
        worst = tickets[0]
        for ticket in tickets:
            if self.board.ticket_points[ticket] < self.board.ticket_points[worst]:
                worst = ticket
        return worst

    # Tickets.

    def _keep(self, position: Position, seat: i64) -> None:
        """Keep the tickets that are worth most together with those held."""
        masks, values = self.choices(position, seat)
        best: i64 = 0
        for n in range(len(masks)):
            if values[n] > values[best]:
                best = n
        self.kind = KEEP
        self.target = masks[best]
        self.plans[seat].tickets = NONE

    def choices(self, position: Position, seat: i64) -> tuple[vec[i64], vec[i64]]:
        """Every choice from the offer, as a mask, and what it is worth."""
        style = self.style
        offer = position.offer(seat)
        least = keep_least(position, seat)
        held = vec[i64]()
        for ticket in range(self.board.ticket_count):
            if position.ticket_at[ticket] == seat:
                held = append(held, ticket)
        masks = vec[i64]()
        values = vec[i64]()
        number: i64 = 1
        for _ in offer:
            number += number
        for mask in range(number):
            tickets = held[:]
            bits = mask
            kept: i64 = 0
            for ticket in offer:
                if bits & 1:
                    tickets = append(tickets, i64(ticket))
                    kept += 1
                bits >>= 1
            if kept >= least:
                value = self.value(position, seat, tickets, style.keep_trains, style.keep_time)
                masks = append(masks, mask)
                values = append(values, value - kept * style.keep_worth)
        return masks, values

    # Turns.

    def _turn(self, position: Position, seat: i64, plan: Plan) -> None:
        self.shopping.list_needs(position, seat, plan.wanted)
        if own_turns(position, seat) <= 2 and self._cash_in(position, seat):
            return
        if self._claim_wanted(position, seat, plan):
            return
        if self.pending(position, seat, plan) == 0:
            if len(plan.loans) > 0 and self._build(position, seat, plan):
                return
            if self._wants_tickets(position, seat, plan):
                self.kind = TICKETS
                return
            self._extra(position, seat)
            return
        self._draw(position, seat, plan)

    def pending(self, position: Position, seat: i64, plan: Plan) -> i64:
        """How many routes of the plan are still to be claimed."""
        number: i64 = 0
        for route in plan.wanted:
            if position.owner[route] != seat:
                number += 1
        return number

    def _claim_wanted(self, position: Position, seat: i64, plan: Plan) -> bool:
        """Claim the wanted route that is most in danger, if one can be paid for."""
        board = self.board
        hand = position.hand(seat)
        best: i64 = -UNREACHED
        for route in plan.wanted:
            if position.owner[route] == seat:
                continue
            if board.length[route] > position.trains(seat):
                continue
            hurt = self.shopping.best_payment(hand, board.tariffs[board.tariff[route]], True)
            if hurt < 0:
                continue
            danger = self._danger(position, seat, route)
            score = danger * self.style.danger + board.length[route] * self.style.length - hurt
            if score > best:
                best = score
                self.kind = CLAIM
                self.target = route
                self.cards = self.shopping.cards
        return best > -UNREACHED

    def _danger(self, position: Position, seat: i64, route: i64) -> i64:
        """How likely others are to want this route: do they already touch its cities?"""
        board = self.board
        danger: i64 = 0
        for city in (board.a[route], board.b[route]):
            for at in range(board.first_at[city], board.first_at[city + 1]):
                owner = position.owner[board.routes_at[at]]
                if owner >= 0 and owner != seat:
                    danger += 1
                    break
        return danger

    def _wants_tickets(self, position: Position, seat: i64, plan: Plan) -> bool:
        return (
            plan.given_up == 0
            and position.pile_size > 0
            and position.trains(seat) >= self.style.ask_trains
            and turns_left(position, seat, self.style) >= self.style.ask_turns
        )

    def _build(self, position: Position, seat: i64, plan: Plan) -> bool:
        """Build the station that a borrowed route needs."""
        board = self.board
        left = position.stations_left(seat)
        if left == 0:
            return False
        price = board.station_prices[board.stations - left]
        for route in plan.loans:
            a, b = board.a[route], board.b[route]
            if position.station[a] == seat or position.station[b] == seat:
                continue
            city = a if position.station[a] == NONE else b
            if position.station[city] != NONE:
                continue
            if self.shopping.best_payment(position.hand(seat), price, False) >= 0:
                self.kind = STATION
                self.target = city
                self.cards = self.shopping.cards
                return True
        return False

    def _extra(self, position: Position, seat: i64) -> None:
        """All tickets are seen to: the most points for the turns and trains that are left."""
        route = self._best_extra(position, seat)
        if route != NONE:
            price: Price = self.board.tariffs[self.board.tariff[route]]
            if self.shopping.best_payment(position.hand(seat), price, False) >= 0:
                self.kind = CLAIM
                self.target = route
                self.cards = self.shopping.cards
                return
        wanted = vec[i64]()
        if route != NONE:
            wanted = append(wanted, route)
        self._draw_for(position, seat, wanted)

    def _best_extra(self, position: Position, seat: i64) -> i64:
        board = self.board
        hand = position.hand(seat)
        time = turns_left(position, seat, self.style) * 100
        most: i64 = 0
        for colour in range(COLOURS):
            most = max(most, count(hand, colour))
        chosen = NONE
        best: i64 = 0
        for route in range(board.route_count):
            if board.length[route] <= position.trains(seat) and position.claimable(seat, route):
                turns = route_turns(board, route, hand, most, self.style)
                if turns <= max(time, i64(100)):
                    worth = self.costs.worth[route] + self._side_effects(position, seat, route)
                    rate = worth * 1000 // turns
                    if rate > best:
                        best = rate
                        chosen = route
        return chosen

    def _side_effects(self, position: Position, seat: i64, route: i64) -> i64:
        """What a route does beyond its points: a longer line, an opponent cut off."""
        board = self.board
        worth: i64 = 0
        a, b = board.a[route], board.b[route]
        if board.rules.longest_path_bonus and (
            self._touches(position, seat, a) or self._touches(position, seat, b)
        ):
            worth += self.style.trail * board.length[route]
        for other in range(position.seats):
            between = self._touches(position, other, a) and self._touches(position, other, b)
            if other != seat and between:
                worth += self.style.block
        return worth

    def _touches(self, position: Position, seat: i64, city: i64) -> bool:
        """Does a route of this seat end in the city?"""
        board = self.board
        for at in range(board.first_at[city], board.first_at[city + 1]):
            if position.owner[board.routes_at[at]] == seat:
                return True
        return False

    def _cash_in(self, position: Position, seat: i64) -> bool:
        """The last turns: whatever gives most at once."""
        board = self.board
        hand = position.hand(seat)
        root = joined(position, seat)
        best: i64 = 0
        for route in range(board.route_count):
            if board.length[route] > position.trains(seat) or not position.claimable(seat, route):
                continue
            gain = self.costs.worth[route] + self._completes(position, seat, root, route)
            if gain > best:
                price = board.tariffs[board.tariff[route]]
                if self.shopping.best_payment(hand, price, False) >= 0:
                    best = gain
                    self.kind = CLAIM
                    self.target = route
                    self.cards = self.shopping.cards
        left = position.stations_left(seat)
        if left:
            price = board.station_prices[board.stations - left]
            if self.shopping.best_payment(hand, price, False) >= 0:
                cards = self.shopping.cards
                city = self._best_station(position, seat, root, best)
                if city != NONE:
                    best = 1
                    self.kind = STATION
                    self.target = city
                    self.cards = cards
        return best > 0

    def _completes(self, position: Position, seat: i64, root: vec[i64], route: i64) -> i64:
        """What the tickets are worth that this one route completes; twice, as they would cost."""
        board = self.board
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

    def _best_station(self, position: Position, seat: i64, root: vec[i64], least: i64) -> i64:
        """The city where a station gains more than this now, NONE if there is none."""
        board = self.board
        before = _borrowed_worth(position, seat, root)
        chosen = NONE
        for city in range(board.city_count):
            if position.station[city] != NONE or not self._beside(position, seat, city):
                continue
            position.station[city] = seat
            gain = (_borrowed_worth(position, seat, root) - before) * 200
            position.station[city] = NONE
            gain -= i64(board.rules.station_points) * 100
            if gain > least:
                least = gain
                chosen = city
        return chosen

    def _beside(self, position: Position, seat: i64, city: i64) -> bool:
        """Does an opponent's route end here?"""
        board = self.board
        for at in range(board.first_at[city], board.first_at[city + 1]):
            owner = position.owner[board.routes_at[at]]
            if owner >= 0 and owner != seat:
                return True
        return False

    # Cards.

    def _draw(self, position: Position, seat: i64, plan: Plan) -> None:
        self._draw_for(position, seat, plan.wanted)

    def _draw_for(self, position: Position, seat: i64, wanted: vec[i64]) -> None:
        self.shopping.list_needs(position, seat, wanted)
        slot = self.shopping.best_draw(position, seat)
        if slot >= 0:
            self.kind = DRAW
            self.target = slot
            return
        self._anything(position, seat)

    def _anything(self, position: Position, seat: i64) -> None:
        """No card can be drawn: claim what can be claimed, else tickets, else pass."""
        if position.phase == SECOND_CARD:
            return
        board = self.board
        for route in range(board.route_count):
            if board.length[route] <= position.trains(seat) and position.claimable(seat, route):
                price = board.tariffs[board.tariff[route]]
                if self.shopping.best_payment(position.hand(seat), price, False) >= 0:
                    self.kind = CLAIM
                    self.target = route
                    self.cards = self.shopping.cards
                    return
        if position.pile_size:
            self.kind = TICKETS
            return
        left = position.stations_left(seat)
        if left:
            price = board.station_prices[board.stations - left]
            if self.shopping.best_payment(position.hand(seat), price, False) >= 0:
                self.kind = STATION
                self.cards = self.shopping.cards
                while position.station[self.target] != NONE:
                    self.target += 1

    def _pay_tunnel(self, position: Position, seat: i64) -> None:
        if self.shopping.best_payment(position.hand(seat), extra_price(position), False) >= 0:
            self.kind = PAY
            self.cards = self.shopping.cards
        else:
            self.kind = DECLINE


def own_turns(position: Position, seat: i64) -> i64:
    """How many turns the seat has for certain, this one included; many before the last round."""
    if position.final_turns == NONE:
        return 1000
    return 1 + (position.final_turns - 1) // position.seats


def turns_left(position: Position, seat: i64, style: Style) -> i64:
    """How many turns the seat will probably still have, this one included."""
    if position.final_turns != NONE:
        return own_turns(position, seat)
    fewest: i64 = 1000
    for other in range(position.seats):
        fewest = min(fewest, position.trains(other) - position.board.end_trains)
    return 1 + max(fewest, i64(0)) * 100 // style.pace + 1


def _borrowed_worth(position: Position, seat: i64, root: vec[i64]) -> i64:
    borrowing = Borrowing(position, seat, root)
    return borrowing.points


def _dearest_first(board: Board, tickets: vec[i64]) -> vec[i64]:
    ordered = tickets[:]
    for n in range(len(ordered)):
        for m in range(n):
            if board.ticket_points[ordered[n]] > board.ticket_points[ordered[m]]:
                ticket = ordered[n]
                ordered[n] = ordered[m]
                ordered[m] = ticket
    return ordered
