"""How the planner decides: a plan for the tickets, and every move for the plan.

Works on a Position but reads only what lies open and what the seat itself holds: the planner
bot hands it a position made up from its observation, a search one of its guesses. Nothing here
may look at another seat's hand or tickets, or at the order of a pile.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.bots.drafting import Draft, Plan, held
from perron.bots.outlook import (
    best_station,
    completed_by,
    danger,
    lead,
    own_turns,
    payable,
    side_effects,
    turns_left,
)
from perron.bots.rivals import Rivals
from perron.bots.shopping import Shopping
from perron.bots.steiner import UNREACHED, route_turns
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
from perron.core.network import joined
from perron.core.payment import Price
from perron.core.position import (
    KEEP_TICKETS,
    SECOND_CARD,
    SETUP,
    TUNNEL_PAYMENT,
    Position,
)


class Planner:
    """Decides for any seat of one board. Reuse one object: it keeps plans and memory."""

    def __init__(self, board: Board, seats: i64, style: Style) -> None:
        self.board: Board = board
        self.style: Style = style
        self.rivals: Rivals = Rivals(board, seats, style)
        self.draft: Draft = Draft(board, style, self.rivals)
        self.shopping: Shopping = Shopping(board, style)
        self.plans: list[Plan] = [Plan() for _ in range(seats)]
        # The move decided on, as Moves.find would give it.
        self.kind: i64 = PASS
        self.target: i64 = 0
        self.cards: i64 = 0

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
            self.draft.make(position, seat, plan)
        if phase == TUNNEL_PAYMENT:
            self._pay_tunnel(position, seat)
        elif phase == SECOND_CARD:
            self._draw(position, seat, plan.wanted)
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
        if trains > position.trains(seat):
            return False
        return self._in_time(position, seat, plan)

    def _in_time(self, position: Position, seat: i64, plan: Plan) -> bool:
        """Will the game probably last until the plan is done? Asked when it nears its end."""
        left = turns_left(position, self.style)
        if left > self.style.short:
            return True
        return self._plan_turns(position, seat, plan) <= left * self.style.short_time

    def _plan_turns(self, position: Position, seat: i64, plan: Plan) -> i64:
        """Hundredths of turns that the rest of the plan takes."""
        hand = position.hand(seat)
        most = _most_of_a_colour(hand)
        turns: i64 = 0
        for route in plan.wanted:
            if position.owner[route] != seat:
                turns += route_turns(self.board, route, hand, most, self.style)
        return turns

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
        before = held(position, seat)
        masks = vec[i64]()
        values = vec[i64]()
        number: i64 = 1
        for _ in offer:
            number += number
        for mask in range(number):
            tickets = before[:]
            bits = mask
            kept: i64 = 0
            for ticket in offer:
                if bits & 1:
                    tickets = append(tickets, i64(ticket))
                    kept += 1
                bits >>= 1
            if kept >= least:
                value = self.draft.value(
                    position, seat, tickets, style.keep_trains, style.keep_time
                )
                masks = append(masks, mask)
                values = append(values, value - kept * style.keep_worth)
        return masks, values

    # Turns.

    def _turn(self, position: Position, seat: i64, plan: Plan) -> None:
        self.shopping.list_needs(position, seat, plan.wanted)
        if own_turns(position) <= 2 and self._cash_in(position, seat):
            return
        if self._block(position, seat, plan):
            return
        if self._claim_wanted(position, seat, plan):
            return
        if self.pending(position, seat, plan) == 0:
            if self._build_for_loan(position, seat, plan):
                return
            if self._wants_tickets(position, plan, seat):
                self._set(TICKETS, 0, 0)
                return
            self._extra(position, seat)
            return
        self._draw(position, seat, plan.wanted)

    def pending(self, position: Position, seat: i64, plan: Plan) -> i64:
        """How many routes of the plan are still to be claimed."""
        number: i64 = 0
        for route in plan.wanted:
            if position.owner[route] != seat:
                number += 1
        return number

    def _claim_wanted(self, position: Position, seat: i64, plan: Plan) -> bool:
        """Claim the wanted route that is most in danger, if one can be paid for."""
        style = self.style
        best: i64 = -UNREACHED
        chosen = NONE
        cards: i64 = 0
        hurry = turns_left(position, style) <= style.short
        root = joined(position, seat) if hurry else vec[i64]()
        for route in plan.wanted:
            if position.owner[route] != seat and payable(position, seat, route):
                hurt = self.shopping.best_payment(position.hand(seat), self._price(route), True)
                score = danger(position, seat, route) * style.danger - hurt
                score += self.board.length[route] * style.length
                if hurry:
                    score += completed_by(position, seat, root, route) * style.finish // 100
                if hurt >= 0 and score > best:
                    best = score
                    chosen = route
                    cards = self.shopping.cards
        return chosen != NONE and self._set(CLAIM, chosen, cards)

    def _block(self, position: Position, seat: i64, plan: Plan) -> bool:
        """Take a route that the plan can spare cards, trains and a turn for, and that hurts much."""
        board = self.board
        style = self.style
        time = turns_left(position, style) * 100 - self._plan_turns(position, seat, plan)
        if time < 100:
            return False
        trains = position.trains(seat)
        for route in plan.wanted:
            if position.owner[route] != seat:
                trains -= board.length[route]
        self.rivals.look(position, seat)
        best = style.block
        chosen = NONE
        cards: i64 = 0
        for route in range(board.route_count):
            if board.length[route] <= trains and position.claimable(seat, route):
                harm = self.rivals.harm(position, seat, route)
                gain = harm + self.draft.costs.worth[route] - style.turn
                if harm > 0 and gain > best:
                    hurt = self.shopping.best_payment(
                        position.hand(seat), self._price(route), False
                    )
                    gain -= hurt * style.spare_card // 100
                    if hurt >= 0 and gain > best:
                        best = gain
                        chosen = route
                        cards = self.shopping.cards
        return chosen != NONE and self._set(CLAIM, chosen, cards)

    def _wants_tickets(self, position: Position, plan: Plan, seat: i64) -> bool:
        """Time and trains suffice, and nothing had to be given up; sooner where most tickets win."""
        style = self.style
        needed = style.ask_turns
        if self.board.rules.globetrotter_bonus:
            needed -= style.globetrotter
        return (
            plan.given_up == 0
            and position.pile_size > 0
            and position.trains(seat) >= style.ask_trains
            and turns_left(position, style) >= needed
        )

    def _build_for_loan(self, position: Position, seat: i64, plan: Plan) -> bool:
        """Build the station that a borrowed route needs."""
        board = self.board
        for route in plan.loans:
            a, b = board.a[route], board.b[route]
            if position.station[a] != seat and position.station[b] != seat:
                for city in (a, b):
                    if position.station[city] == NONE:
                        return self._build(position, seat, city)
        return False

    def _extra(self, position: Position, seat: i64) -> None:
        """All tickets are seen to: the most points for the turns and trains that are left."""
        route = self._best_extra(position, seat)
        wanted = vec[i64]()
        if route != NONE:
            if self._claim(position, seat, route):
                return
            wanted = append(wanted, route)
        self._draw(position, seat, wanted)

    def _best_extra(self, position: Position, seat: i64) -> i64:
        """The open route with the most points for its turns, NONE if there is none."""
        board = self.board
        hand = position.hand(seat)
        time = max(turns_left(position, self.style) * 100, i64(100))
        most = _most_of_a_colour(hand)
        chosen = NONE
        best: i64 = 0
        burn = self.style.burn if self._can_end_ahead(position, seat) else 0
        for route in range(board.route_count):
            if payable(position, seat, route):
                turns = route_turns(board, route, hand, most, self.style)
                worth = self.draft.costs.worth[route]
                worth += side_effects(position, seat, route, self.style)
                worth += burn * board.length[route]
                if turns <= time and worth * 1000 // turns > best:
                    best = worth * 1000 // turns
                    chosen = route
        return chosen

    def _can_end_ahead(self, position: Position, seat: i64) -> bool:
        """Are few trains left, and is the seat ahead? Then the sooner it ends, the better."""
        trains = position.trains(seat) - self.board.end_trains
        few = trains * 100 <= self.style.last_trains * self.board.trains
        return few and lead(position, seat) > 0

    def _cash_in(self, position: Position, seat: i64) -> bool:
        """The last turns: whatever gives most at once."""
        root = joined(position, seat)
        best: i64 = 0
        for route in range(self.board.route_count):
            if payable(position, seat, route):
                gain = self.draft.costs.worth[route] + completed_by(position, seat, root, route)
                if gain > best and self._claim(position, seat, route):
                    best = gain
        if position.stations_left(seat):
            city = best_station(position, seat, root, best)
            if city != NONE and self._build(position, seat, city):
                return True
        return best > 0

    # Single moves: each sets the move and says whether it can be paid for.

    def _set(self, kind: i64, target: i64, cards: i64) -> bool:
        self.kind = kind
        self.target = target
        self.cards = cards
        return True

    def _price(self, route: i64) -> Price:
        price: Price = self.board.tariffs[self.board.tariff[route]]
        return price

    def _claim(self, position: Position, seat: i64, route: i64) -> bool:
        if self.shopping.best_payment(position.hand(seat), self._price(route), False) < 0:
            return False
        return self._set(CLAIM, route, self.shopping.cards)

    def _build(self, position: Position, seat: i64, city: i64) -> bool:
        left = position.stations_left(seat)
        if left == 0:
            return False
        price = self.board.station_prices[self.board.stations - left]
        if self.shopping.best_payment(position.hand(seat), price, False) < 0:
            return False
        return self._set(STATION, city, self.shopping.cards)

    # Cards.

    def _draw(self, position: Position, seat: i64, wanted: vec[i64]) -> None:
        self.shopping.list_needs(position, seat, wanted)
        slot = self.shopping.best_draw(position, seat)
        if slot >= 0:
            self._set(DRAW, slot, 0)
        elif position.phase != SECOND_CARD:
            self._anything(position, seat)

    def _anything(self, position: Position, seat: i64) -> None:
        """No card can be drawn: claim what can be claimed, else tickets, else build, else pass."""
        for route in range(self.board.route_count):
            if payable(position, seat, route) and self._claim(position, seat, route):
                return
        if position.pile_size:
            self._set(TICKETS, 0, 0)
            return
        for city in range(self.board.city_count):
            if position.station[city] == NONE and self._build(position, seat, city):
                return

    def _pay_tunnel(self, position: Position, seat: i64) -> None:
        if self.shopping.best_payment(position.hand(seat), extra_price(position), False) >= 0:
            self._set(PAY, 0, self.shopping.cards)
        else:
            self._set(DECLINE, 0, 0)


def _most_of_a_colour(hand: i64) -> i64:
    most: i64 = 0
    for colour in range(COLOURS):
        most = max(most, count(hand, colour))
    return most
