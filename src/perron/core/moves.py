"""What may be done now: listing.

Most of a turn's possibilities differ only in their target: every open grey route of three
spaces costs the same, every free city takes the same station. So a list is kept as blocks, a
number of targets times a number of payments, counted from the board's tariffs and the hand.
`Moves` counts the blocks and finds one move by its number; nothing is written out unless
someone asks. That makes a random decision as cheap as a glance at forty prices.

The order of the moves is part of the law: a seed means the same game everywhere.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perron.core.actions import (
    DECK,
    Action,
    AskTickets,
    BuildStation,
    Claim,
    Decline,
    Draw,
    Keep,
    Pass,
    Pay,
)
from perron.core.board import NONE, Board
from perron.core.cards import (
    COLOURS,
    GREY,
    HOLE,
    LOCOMOTIVE,
    colour_of,
    count,
    place,
    row_cards,
)
from perron.core.payment import Price, Purse, way, ways
from perron.core.position import (
    KEEP_TICKETS,
    MARKET,
    OVER,
    SECOND_CARD,
    SETUP,
    TUNNEL_PAYMENT,
    TURN,
    Position,
)
from perron.core.turns import may_act

DRAW: Final[i64] = 0
CLAIM: Final[i64] = 1
PAY: Final[i64] = 2
DECLINE: Final[i64] = 3
TICKETS: Final[i64] = 4
KEEP: Final[i64] = 5
STATION: Final[i64] = 6
PASS: Final[i64] = 7

_DECK: Final[i64] = DECK
_WORDS: Final[i64] = 4


def drawable(position: Position, slot: i64) -> bool:
    """May the card in this slot (or DECK) be taken now?

    EU-DRW-03: a face-up locomotive is never the second card where it ends a draw.
    """
    if slot == _DECK:
        return position.deck_size > 0 or position.discard != 0
    kind = place(position.market, slot)
    if kind == HOLE:
        return False
    return not (
        kind == LOCOMOTIVE and position.phase == SECOND_CARD and position.board.locomotive_ends_draw
    )


def ends_draw(position: Position, slot: i64) -> bool:
    """Is a card of the row all that is drawn this turn? Then it is taken first or not at all."""
    loco = place(position.market, slot) == LOCOMOTIVE
    return loco and position.phase == TURN and position.board.locomotive_ends_draw


def costs_extra(laid: i64, kind: i64) -> bool:
    """Does a card turned up for a tunnel make it one card dearer, given what was laid out?"""
    return kind == LOCOMOTIVE or kind == colour_of(laid)


def extra_cards(laid: i64, turned: i64) -> i64:
    """How many cards a tunnel costs on top, given what was laid out and the row turned up.

    EU-TUN-04 to EU-TUN-07: the colour played and locomotives match; after locomotives only,
    only locomotives.
    """
    shown = row_cards(turned)
    extra = count(shown, LOCOMOTIVE)
    colour = colour_of(laid)
    if colour != LOCOMOTIVE:
        extra += count(shown, colour)
    return extra


def extra_price(position: Position) -> Price:
    """What the tunnel being dug costs on top."""
    extra = extra_cards(position.laid, position.turned)
    colour = colour_of(position.laid)
    if colour == LOCOMOTIVE:
        return Price(GREY, extra, extra, True, 0)
    return Price(colour, extra, 0, True, 0)


def keep_least(position: Position, seat: i64) -> i64:
    """How many of the tickets before it a seat has to keep."""
    rules = position.board.rules
    least = i64(rules.setup.keep if position.phase == SETUP else rules.draw.keep)
    return min(least, position.offer_size(seat))


class Moves:
    """The moves open to one seat, counted. Reuse one object: it keeps its memory."""

    def __init__(self, board: Board) -> None:
        self.total: i64 = 0
        # The move that `find` found: its kind, its target and the cards paid.
        self.kind: i64 = PASS
        self.target: i64 = 0
        self.cards: i64 = 0
        self.purse: Purse = Purse()
        # Blocks of four words: how many moves, what kind, which tariff or set of slots, how
        # many payments for each target.
        self._end: i64 = 0
        self._blocks: vec[i64] = vec[i64]([i64(0)] * (_WORDS * (board.tariff_count + 8)))

    def look(self, position: Position, seat: i64) -> i64:
        """Count what the seat may do now; returns how many moves there are."""
        self._end = 0
        self.total = 0
        phase = position.phase
        if phase == TURN:
            self._add_draws(position)
            if position.pile_size > 0:
                self._add(TICKETS, 0, 1, 1)
            self.purse.open(position.hand(seat))
            self._add_claims(position, seat)
            self._add_stations(position, seat)
        elif phase == SECOND_CARD:
            self._add_draws(position)
        elif phase == TUNNEL_PAYMENT:
            self.purse.open(position.hand(seat))
            self._add(PAY, 0, 1, ways(extra_price(position), self.purse))
            self._add(DECLINE, 0, 1, 1)
        elif phase == KEEP_TICKETS or (phase == SETUP and position.is_choosing(seat)):
            offered = position.offer_size(seat)
            self._add(KEEP, 0, _subsets(offered, keep_least(position, seat)), 1)
        if self.total == 0 and phase != OVER and phase != SETUP:
            self._add(PASS, 0, 1, 1)
        return self.total

    def find(self, position: Position, seat: i64, index: i64) -> None:
        """Set kind, target and cards to the move with this number, from 0 to total - 1."""
        at: i64 = 0
        blocks = self._blocks
        while index >= blocks[at]:
            index -= blocks[at]
            at += _WORDS
        kind = blocks[at + 1]
        what = blocks[at + 2]
        choices = blocks[at + 3]
        self.kind = kind
        self.target = 0
        self.cards = 0
        if kind == DRAW:
            self.target = _nth_slot(what, index)
        elif kind == CLAIM:
            self.target = _nth_route(position, seat, what, index // choices)
            self.cards = way(position.board.tariffs[what], self.purse, index % choices)
        elif kind == STATION:
            self.target = _nth_city(position, index // choices)
            self.cards = way(position.board.station_prices[what], self.purse, index % choices)
        elif kind == PAY:
            self.cards = way(extra_price(position), self.purse, index)
        elif kind == KEEP:
            self.target = _nth_subset(keep_least(position, seat), index)

    def block(self, position: Position, seat: i64, number: i64) -> tuple[int, list[int], list[int]]:
        """One kind of moves that share their payments: the kind, the targets, the payments.

        Every target goes with every payment; there are none of either where the kind has none.
        Numbers run from 0 to blocks() - 1.
        """
        at = number * _WORDS
        board = position.board
        kind = self._blocks[at + 1]
        what = self._blocks[at + 2]
        choices = self._blocks[at + 3]
        targets: list[int] = []
        payments: list[int] = []
        if kind == DRAW:
            targets = [slot for slot in range(int(MARKET) + 1) if drawable(position, slot)]
        elif kind == CLAIM:
            targets = _routes(position, seat, what)
            payments = self._ways(board.tariffs[what], choices)
        elif kind == STATION:
            targets = [city for city, owner in enumerate(position.station) if owner == NONE]
            payments = self._ways(board.station_prices[what], choices)
        elif kind == PAY:
            payments = self._ways(extra_price(position), choices)
        return int(kind), targets, payments

    def _ways(self, price: Price, choices: i64) -> list[int]:
        return [int(way(price, self.purse, index)) for index in range(choices)]

    def blocks(self) -> int:
        """How many kinds of moves there are, as `block` tells them apart."""
        return int(self._end // _WORDS)

    def _add(self, kind: i64, what: i64, targets: i64, choices: i64) -> None:
        size = targets * choices
        if size > 0:
            at = self._end
            blocks = self._blocks
            blocks[at] = size
            blocks[at + 1] = kind
            blocks[at + 2] = what
            blocks[at + 3] = choices
            self._end = at + _WORDS
            self.total += size

    def _add_draws(self, position: Position) -> None:
        slots: i64 = 0
        number: i64 = 0
        bit: i64 = 1
        slot: i64 = 0
        while slot <= MARKET:
            if drawable(position, slot):
                slots += bit
                number += 1
            bit += bit
            slot += 1
        self._add(DRAW, slots, number, 1)

    def _add_claims(self, position: Position, seat: i64) -> None:
        """A tariff matters only if a route of it is open and colour plus locomotives suffice."""
        board = position.board
        purse = self.purse
        trains = position.trains(seat)
        width = board.tariff_count
        first = seat * width
        open = position.open
        lengths = board.tariff_length
        starts = board.tariff_from
        colour: i64 = 0
        while colour <= COLOURS:
            held = purse.most if colour == GREY else count(purse.cards, colour)
            reach = min(held + purse.locomotives, trains)
            tariff = starts[colour]
            end = starts[colour + 1]
            while tariff < end and lengths[tariff] <= reach:
                if open[first + tariff] > 0:
                    self._add(
                        CLAIM, tariff, open[first + tariff], ways(board.tariffs[tariff], purse)
                    )
                tariff += 1
            colour += 1
        # Those with an exchange: any cards help.
        tariff = starts[COLOURS + 1]
        while tariff < width:
            if open[first + tariff] > 0 and lengths[tariff] <= trains:
                self._add(CLAIM, tariff, open[first + tariff], ways(board.tariffs[tariff], purse))
            tariff += 1

    def _add_stations(self, position: Position, seat: i64) -> None:
        left = position.stations_left(seat)
        if left > 0:
            built = position.board.stations - left
            choices = ways(position.board.station_prices[built], self.purse)
            self._add(STATION, built, position.free_cities(), choices)


def legal(position: Position, seat: int) -> list[Action]:
    """The moves open to a seat, written out, in the order in which Moves numbers them."""
    moves = Moves(position.board)
    actions: list[Action] = []
    if not may_act(position, seat):
        return actions
    for index in range(moves.look(position, seat)):
        moves.find(position, seat, index)
        actions.append(as_action(position, seat, moves.kind, moves.target, moves.cards))
    return actions


def as_action(position: Position, seat: i64, kind: i64, target: i64, cards: i64) -> Action:
    """The move as a value."""
    if kind == DRAW:
        return Draw(int(target))
    if kind == CLAIM:
        return Claim(int(target), int(cards))
    if kind == PAY:
        return Pay(int(cards))
    if kind == DECLINE:
        return Decline()
    if kind == TICKETS:
        return AskTickets()
    if kind == KEEP:
        offer = position.offer(seat)
        return Keep(tuple(ticket for n, ticket in enumerate(offer) if (target >> n) & 1))
    if kind == STATION:
        return BuildStation(int(target), int(cards))
    return Pass()


def _nth_slot(slots: i64, index: i64) -> i64:
    slot: i64 = 0
    while True:
        if slots & 1:
            if index == 0:
                return slot
            index -= 1
        slots >>= 1
        slot += 1


def _nth_route(position: Position, seat: i64, tariff: i64, index: i64) -> i64:
    at = position.board.first_of[tariff]
    routes = position.board.routes_of
    while True:
        if position.claimable(seat, routes[at]):
            if index == 0:
                return routes[at]
            index -= 1
        at += 1


def _routes(position: Position, seat: i64, tariff: i64) -> list[int]:
    board = position.board
    places = range(board.first_of[tariff], board.first_of[tariff + 1])
    routes = [int(board.routes_of[at]) for at in places]
    return [route for route in routes if position.claimable(seat, route)]


def _nth_city(position: Position, index: i64) -> i64:
    city: i64 = 0
    station = position.station
    while True:
        if station[city] == NONE:
            if index == 0:
                return city
            index -= 1
        city += 1


def _bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        found += mask & 1
        mask >>= 1
    return found


def _subsets(size: i64, least: i64) -> i64:
    """How many choices of at least so many there are among `size` things."""
    found: i64 = 0
    choices: i64 = 1
    for _ in range(size):
        choices += choices
    for mask in range(choices):
        if _bits(mask) >= least:
            found += 1
    return found


def _nth_subset(least: i64, index: i64) -> i64:
    mask: i64 = 0
    while True:
        if _bits(mask) >= least:
            if index == 0:
                return mask
            index -= 1
        mask += 1
