"""Guesses: whole positions that a seat could be looking at.

Made from an Observation alone: what lies open and what the seat holds is as it is; cards that
others surely hold stay with them; all other cards and tickets are dealt out by chance, tickets
more likely to those whose routes already touch their cities.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.core.blank import blank, whole_deck
from perron.core.board import NONE
from perron.core.cards import HOLE, KIND_COUNT, count, placed, row_cards, total
from perron.core.chance import Dice
from perron.core.network import joined
from perron.core.position import KEEP_TICKETS, OVER, PHASES, SETUP, TUNNEL_PAYMENT, Position
from perron.core.rules import BOTTOM
from perron.core.view import Observation

# How much likelier a ticket is for each of its cities that the seat touches, and if it joins them.
_TOUCHED: Final[i64] = 3
_JOINED: Final[i64] = 4


class Guesses:
    """Deals out what one seat can't see, again and again."""

    def __init__(self, observation: Observation) -> None:
        seat = observation.seat
        if seat is None:
            raise ValueError("a spectator holds no seat to guess from")
        self.seat: i64 = i64(seat)
        self._open: Position = _what_lies_open(observation, seat)
        # Cards that nobody has shown, in the order of their kinds.
        self._cards: vec[i64] = _unseen_cards(self._open, self.seat)
        # How many cards of each seat are not known.
        self._hidden: vec[i64] = vec[i64]()
        self._tickets: vec[i64] = vec[i64]()
        self._offered: vec[i64] = vec[i64]()
        for player in observation.players:
            hidden = player.hand_size - total(player.known)
            self._hidden = append(self._hidden, i64(hidden))
            self._tickets = append(self._tickets, i64(player.tickets))
            self._offered = append(self._offered, i64(player.offered))
        self._pile_size: i64 = i64(observation.ticket_pile_size)
        # Tickets that the seat has never seen, and those it gave back.
        mine = {*observation.tickets, *observation.offer, *observation.returned}
        board = observation.board
        unseen = [t for t in range(len(board.tickets)) if t not in mine]
        self._unseen: vec[i64] = vec[i64]([i64(ticket) for ticket in unseen])
        buried = BOTTOM in (board.rules.setup.returns, board.rules.draw.returns)
        returned = observation.returned if buried else ()
        self._returned: vec[i64] = vec[i64]([i64(ticket) for ticket in returned])

    def known(self) -> Position:
        """Always the same guess, for one who looks only at what the seat knows."""
        return self.deal(Dice(0))

    def deal(self, dice: Dice) -> Position:
        """One guess."""
        position = self._open.clone()
        self._deal_cards(position, dice)
        self._deal_tickets(position, dice)
        position.seed = dice.word()
        return position

    def _deal_cards(self, position: Position, dice: Dice) -> None:
        cards = self._cards[:]
        dice.shuffle(cards, len(cards))
        at: i64 = 0
        for seat in range(position.seats):
            if seat != self.seat:
                for _ in range(min(self._hidden[seat], len(cards) - at)):
                    position.give(seat, cards[at])
                    at += 1
        size: i64 = 0
        while at < len(cards):
            position.deck[size] = cards[at]
            size += 1
            at += 1
        position.deck_size = size

    def _deal_tickets(self, position: Position, dice: Dice) -> None:
        """Others get tickets that fit their routes; the pile gets the rest, as many as it has."""
        board = position.board
        left = self._unseen[:]
        for seat in range(position.seats):
            if seat == self.seat:
                continue
            root = joined(position, seat)
            touched = _touched(position, seat)
            for n in range(min(self._tickets[seat] + self._offered[seat], len(left))):
                ticket = _pick(position, left, root, touched, n, dice)
                left = without(left, ticket)
                if n < self._tickets[seat]:
                    position.hold_ticket(seat, ticket)
                else:
                    position.show_ticket(seat, ticket)
        pile = vec[i64]()
        for ticket in left:
            if board.ticket_long[ticket] == 0:
                pile = append(pile, ticket)
        dice.shuffle(pile, len(pile))
        for ticket in self._returned:
            pile = append(pile, ticket)
        first = max(len(pile) - self._pile_size, i64(0))
        position.stack_tickets([int(pile[at]) for at in range(first, len(pile))])


def _what_lies_open(  # noqa: C901 - field by field, each with its own case for what is not there
    observation: Observation, seat: int
) -> Position:
    board = observation.board
    position = blank(board, len(observation.players))
    for route, owner in enumerate(observation.owners):
        if owner >= 0:
            position.own(owner, route, 0)
    for city, owner in enumerate(observation.stations):
        if owner != NONE:
            position.build(owner, city)
    for n, player in enumerate(observation.players):
        position.set_track(n, player.trains, player.score, player.merchandise)
        position.set_hand(n, observation.hand if n == seat else player.known)
        position.note_known(n, player.known)
        if player.choosing:
            position.start_choosing(n)
    for slot, kind in enumerate(observation.market):
        if kind != HOLE:
            position.market = placed(position.market, slot, kind)
    position.discard = observation.discard
    position.phase = PHASES.index(observation.phase)
    position.passes = observation.passes
    position.final_turns = NONE if observation.final_turns is None else observation.final_turns
    if position.phase == SETUP:
        position.mover = observation.starter or 0
    elif position.phase != OVER:
        position.mover = observation.to_move or 0
    _lay_tickets(position, observation, seat)
    tunnel = observation.tunnel
    if tunnel is not None and position.phase == TUNNEL_PAYMENT:
        position.tunnel = tunnel.route
        position.laid = tunnel.cards
        for n, kind in enumerate(tunnel.revealed):
            position.turned = placed(position.turned, n, kind)
        position.turned_count = len(tunnel.revealed)
    return position


def _lay_tickets(position: Position, observation: Observation, seat: int) -> None:
    for ticket in observation.tickets:
        position.hold_ticket(seat, ticket)
    if observation.phase in (PHASES[SETUP], PHASES[KEEP_TICKETS]):
        for ticket in observation.offer:
            position.show_ticket(seat, ticket)


def _unseen_cards(position: Position, seat: i64) -> vec[i64]:
    """All cards but those that lie open, that the seat holds, and that others surely hold."""
    seen = position.discard + row_cards(position.market) + position.laid
    seen += row_cards(position.turned)
    for other in range(position.seats):
        seen += position.hand(other)
    unseen = vec[i64]()
    whole = whole_deck(position.board)
    for kind in range(KIND_COUNT):
        for _ in range(count(whole, kind) - count(seen, kind)):
            unseen = append(unseen, kind)
    return unseen


def _touched(position: Position, seat: i64) -> vec[i64]:
    """For each city whether a route of the seat ends there."""
    board = position.board
    touched = vec[i64]([i64(0)] * board.city_count)
    for route in range(board.route_count):
        if position.owner[route] == seat:
            touched[board.a[route]] = 1
            touched[board.b[route]] = 1
    return touched


def _pick(
    position: Position,
    tickets: vec[i64],
    root: vec[i64],
    touched: vec[i64],
    n: i64,
    dice: Dice,
) -> i64:
    """The n-th ticket for a seat, by how well it fits its routes.

    As many long ones as are dealt come first: surely before the choice, probably after it.
    """
    board = position.board
    long = n < i64(board.rules.setup.long)
    surely = position.phase == SETUP
    weights = vec[i64]()
    whole: i64 = 0
    for ticket in tickets:
        a, b = board.ticket_a[ticket], board.ticket_b[ticket]
        weight = 1 + _TOUCHED * (touched[a] + touched[b])
        if root[a] == root[b]:
            weight += _JOINED
        if board.ticket_long[ticket]:
            weight = weight * 6 if long else 0
        elif long and surely:
            weight = 0
        weights = append(weights, weight)
        whole += weight
    if whole == 0:
        return tickets[0]
    chosen = dice.below(whole)
    for at in range(len(tickets)):
        chosen -= weights[at]
        if chosen < 0:
            return tickets[at]
    return tickets[0]


def without(tickets: vec[i64], ticket: i64) -> vec[i64]:
    """The other tickets."""
    rest = vec[i64]()
    for other in tickets:
        if other != ticket:
            rest = append(rest, other)
    return rest
