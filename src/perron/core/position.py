"""Position: the whole state of a game, compact, with clone().

Nothing here judges. Each method moves cards, tickets or trains from one place to another and
keeps what follows from that (open routes, what others could have noted) in step. Playing and
folding facts both go through these methods, so that they can't disagree.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perron.core.board import NONE, Board
from perron.core.cards import (
    HOLE,
    KIND_COUNT,
    beyond,
    count,
    one,
    place,
    placed,
    row_cards,
    total,
)

SETUP: Final[i64] = 0
TURN: Final[i64] = 1
SECOND_CARD: Final[i64] = 2
TUNNEL_PAYMENT: Final[i64] = 3
KEEP_TICKETS: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final = ("setup", "turn", "second_card", "tunnel", "keep", "over")

# What stands in `owner` for a route that its twin has closed for everybody.
CLOSED: Final[i64] = -2

# Where a ticket is, unless a seat holds it.
IN_PILE: Final[i64] = -1
IN_BOX: Final[i64] = -2
ON_TABLE: Final[i64] = -3

MARKET: Final[i64] = 5

# The words of one seat.
_HAND: Final[i64] = 0
_TRAINS: Final[i64] = 1
_SCORE: Final[i64] = 2
_STATIONS: Final[i64] = 3
_MERCHANDISE: Final[i64] = 4
_KNOWN: Final[i64] = 5
_TICKETS: Final[i64] = 6
_PLAYED: Final[i64] = 7
SEAT_WORDS: Final[i64] = 16

_SEAT_BITS: Final = vec[i64]([1, 2, 4, 8, 16])

Shuffler = Callable[[int], list[int]]


class Position:
    """A game at one moment. Only perron.core changes one; use clone() to try things out."""

    def __init__(
        self,
        board: Board,
        seats: i64,
        words: vec[i64],
        deck: vec[i64],
        owner: vec[i64],
        open: vec[i64],
        station: vec[i64],
        pile: vec[i64],
        ticket_at: vec[i64],
        ticket_seen: vec[i64],
        table: vec[i64],
    ) -> None:
        self.board: Board = board
        self.seats: i64 = seats
        # All later shuffles follow from the seed, unless a shuffler is given.
        self.seed: i64 = 0
        self.shuffler: Shuffler | None = None

        self.phase: i64 = SETUP
        # Whose turn it is; in setup the seat that will begin.
        self.mover: i64 = 0
        # Turns still to be played once the end was triggered, else NONE.
        self.final_turns: i64 = NONE
        # How many seats in a row had to pass.
        self.passes: i64 = 0
        # Seats that still have to choose their first tickets.
        self.choosing: i64 = 0

        self.market: i64 = 0
        self.discard: i64 = 0
        # The top card is deck[deck_size - 1].
        self.deck_size: i64 = 0
        # The top ticket is pile[pile_top]; the pile goes round the end of the vector.
        self.pile_top: i64 = 0
        self.pile_size: i64 = 0

        # The tunnel being dug: its route, the cards laid out, the cards turned up.
        self.tunnel: i64 = NONE
        self.laid: i64 = 0
        self.turned: i64 = 0
        self.turned_count: i64 = 0

        self.words: vec[i64] = words
        self.deck: vec[i64] = deck
        # Per route: the owner's seat, NONE or CLOSED.
        self.owner: vec[i64] = owner
        # Per seat and tariff: how many routes the seat could claim, but for the price.
        self.open: vec[i64] = open
        # Per city: the seat with a station there, or NONE.
        self.station: vec[i64] = station
        self.pile: vec[i64] = pile
        # Per ticket: the seat that holds it, IN_PILE, IN_BOX or ON_TABLE.
        self.ticket_at: vec[i64] = ticket_at
        # Per ticket: the seats that have seen it, as bits.
        self.ticket_seen: vec[i64] = ticket_seen
        # Per seat: the tickets that lie before it, offered or just returned; NONE after them.
        self.table: vec[i64] = table

    def clone(self) -> "Position":
        """A copy that shares nothing that can change."""
        cards, routes, open = self.deck[:], self.owner[:], self.open[:]
        pile, at, seen, table = self.pile[:], self.ticket_at[:], self.ticket_seen[:], self.table[:]
        words, station = self.words[:], self.station[:]
        other = Position(
            self.board, self.seats, words, cards, routes, open, station, pile, at, seen, table
        )
        other.seed = self.seed
        other.shuffler = self.shuffler
        other.phase = self.phase
        other.mover = self.mover
        other.final_turns = self.final_turns
        other.passes = self.passes
        other.choosing = self.choosing
        other.market = self.market
        other.discard = self.discard
        other.deck_size = self.deck_size
        other.pile_top = self.pile_top
        other.pile_size = self.pile_size
        other.tunnel = self.tunnel
        other.laid = self.laid
        other.turned = self.turned
        other.turned_count = self.turned_count
        return other

    # What lies before a seat.

    def hand(self, seat: i64) -> i64:
        """The train cards of a seat, as a multiset."""
        return self.words[seat * SEAT_WORDS + _HAND]

    def trains(self, seat: i64) -> i64:
        return self.words[seat * SEAT_WORDS + _TRAINS]

    def score(self, seat: i64) -> i64:
        """Points for routes, as on the score track."""
        return self.words[seat * SEAT_WORDS + _SCORE]

    def stations_left(self, seat: i64) -> i64:
        return self.words[seat * SEAT_WORDS + _STATIONS]

    def merchandise(self, seat: i64) -> i64:
        return self.words[seat * SEAT_WORDS + _MERCHANDISE]

    def known(self, seat: i64) -> i64:
        """The cards that everybody knows to be in this hand: taken or shown face up, not played."""
        return self.words[seat * SEAT_WORDS + _KNOWN]

    def ticket_total(self, seat: i64) -> i64:
        """How many tickets a seat holds."""
        return self.words[seat * SEAT_WORDS + _TICKETS]

    def played(self, seat: i64, kind: i64) -> i64:
        """How many cards of this kind the seat has paid so far."""
        return self.words[seat * SEAT_WORDS + _PLAYED + kind]

    def merchandise_left(self) -> i64:
        left = i64(self.board.rules.merchandise)
        for seat in range(self.seats):
            left -= self.merchandise(seat)
        return left

    def free_cities(self) -> i64:
        """How many cities have no station."""
        free = self.board.city_count
        for seat in range(self.seats):
            free -= self.board.stations - self.stations_left(seat)
        return free

    def claimable(self, seat: i64, route: i64) -> bool:
        """Is the route open to this seat, but for trains and price?"""
        if self.owner[route] != NONE:
            return False
        twin = self.board.twin[route]
        return twin == NONE or self.owner[twin] != seat

    def offer(self, seat: i64) -> list[int]:
        """The tickets that lie before a seat, in the order in which they were offered."""
        width = self.table_width()
        tickets: list[int] = []
        for at in range(seat * width, seat * width + width):
            if self.table[at] == NONE:
                break
            tickets.append(int(self.table[at]))
        return tickets

    def offer_size(self, seat: i64) -> i64:
        width = self.table_width()
        size: i64 = 0
        while size < width and self.table[seat * width + size] != NONE:
            size += 1
        return size

    def is_choosing(self, seat: i64) -> bool:
        """Has this seat still to choose its first tickets?"""
        return self.choosing & _SEAT_BITS[seat] != 0

    def has_seen(self, seat: i64, ticket: i64) -> bool:
        """Was this ticket ever offered to the seat?"""
        return self.ticket_seen[ticket] & _SEAT_BITS[seat] != 0

    def tickets(self, seat: i64) -> list[int]:
        """The tickets that a seat holds, in the board's order."""
        return [int(t) for t in range(self.board.ticket_count) if self.ticket_at[t] == seat]

    def pile_list(self) -> list[int]:
        """The ticket pile, top first."""
        around = self.board.ticket_count
        return [int(self.pile[(self.pile_top + n) % around]) for n in range(self.pile_size)]

    def deck_list(self) -> list[int]:
        """The card pile, top first."""
        size = self.deck_size
        return [int(self.deck[size - 1 - n]) for n in range(size)]

    def table_width(self) -> i64:
        return len(self.table) // self.seats

    # Train cards.

    def stack_deck(self, order: list[int]) -> None:
        """Make this the card pile, top first."""
        size = len(order)
        for n in range(size):
            self.deck[size - 1 - n] = i64(order[n])
        self.deck_size = size

    def top_card(self) -> i64:
        return self.deck[self.deck_size - 1]

    def draw_top(self) -> i64:
        """Lift the top card off the pile."""
        self.deck_size -= 1
        return self.deck[self.deck_size]

    def give(self, seat: i64, kind: i64) -> None:
        """A card goes to a hand, unseen by the others."""
        self.words[seat * SEAT_WORDS + _HAND] += one(kind)

    def take_open(self, seat: i64, slot: i64) -> i64:
        """The face-up card in a slot goes to a hand, seen by everybody."""
        kind = place(self.market, slot)
        self.market = placed(self.market, slot, HOLE)
        at = seat * SEAT_WORDS
        self.words[at + _HAND] += one(kind)
        self.words[at + _KNOWN] += one(kind)
        return kind

    def fill_slot(self, slot: i64) -> i64:
        """The top card of the pile goes to a slot of the market."""
        kind = self.draw_top()
        self.market = placed(self.market, slot, kind)
        return kind

    def clear_row(self) -> None:
        """The whole market goes to the discards."""
        self.discard += row_cards(self.market)
        self.market = 0

    def pay(self, seat: i64, cards: i64) -> None:
        """Cards go from a hand to the discards."""
        self._leave_hand(seat, cards)
        self._note_played(seat, cards)
        self.discard += cards

    def lay(self, seat: i64, route: i64, cards: i64) -> None:
        """The base payment of a tunnel goes from a hand to the table."""
        self._leave_hand(seat, cards)
        self.tunnel = route
        self.laid = cards

    def turn_card(self) -> i64:
        """The top card of the pile is turned up for the tunnel."""
        kind = self.draw_top()
        self.turned = placed(self.turned, self.turned_count, kind)
        self.turned_count += 1
        return kind

    def spend_laid(self, seat: i64) -> None:
        """The tunnel was paid for: what lies there goes to the discards."""
        self._note_played(seat, self.laid)
        self.discard += self.laid
        self._end_tunnel()

    def take_back(self, seat: i64) -> None:
        """The tunnel was given up: the base payment goes back to the hand, and is known now."""
        at = seat * SEAT_WORDS
        self.words[at + _HAND] += self.laid
        self.words[at + _KNOWN] += self.laid
        self._end_tunnel()

    def _end_tunnel(self) -> None:
        self.discard += row_cards(self.turned)
        self.tunnel = NONE
        self.laid = 0
        self.turned = 0
        self.turned_count = 0

    def _leave_hand(self, seat: i64, cards: i64) -> None:
        at = seat * SEAT_WORDS
        self.words[at + _HAND] -= cards
        self.words[at + _KNOWN] = beyond(self.words[at + _KNOWN], cards)

    def _note_played(self, seat: i64, cards: i64) -> None:
        at = seat * SEAT_WORDS + _PLAYED
        for kind in range(KIND_COUNT):
            self.words[at + kind] += count(cards, kind)

    # Trains, stations, merchandise.

    def own(self, seat: i64, route: i64, points: i64) -> None:
        """A route gets its owner, the trains are laid, the points are scored."""
        if self.owner[route] == NONE:
            self._close(route)
        twin = self.board.twin[route]
        if twin != NONE and self.owner[twin] == NONE:
            if self.seats < self.board.double_from:
                self._close(twin)
                self.owner[twin] = CLOSED
            else:
                self.open[seat * self.board.tariff_count + self.board.tariff[twin]] -= 1
        self.owner[route] = seat
        self.words[seat * SEAT_WORDS + _TRAINS] -= self.board.length[route]
        self.words[seat * SEAT_WORDS + _SCORE] += points

    def _close(self, route: i64) -> None:
        """The route is no longer open to anybody."""
        width = self.board.tariff_count
        tariff = self.board.tariff[route]
        twin = self.board.twin[route]
        for seat in range(self.seats):
            if twin == NONE or self.owner[twin] != seat:
                self.open[seat * width + tariff] -= 1

    def build(self, seat: i64, city: i64) -> None:
        """A station is built."""
        self.station[city] = seat
        self.words[seat * SEAT_WORDS + _STATIONS] -= 1

    def gain_merchandise(self, seat: i64) -> None:
        """A merchandise card goes to a seat."""
        self.words[seat * SEAT_WORDS + _MERCHANDISE] += 1

    def set_track(self, seat: i64, trains: i64, score: i64, merchandise: i64) -> None:
        """Take these as they are, whatever the claims say."""
        at = seat * SEAT_WORDS
        self.words[at + _TRAINS] = trains
        self.words[at + _SCORE] = score
        self.words[at + _MERCHANDISE] = merchandise

    def set_stations(self, seat: i64, number: i64) -> None:
        """So many stations are still to be built."""
        self.words[seat * SEAT_WORDS + _STATIONS] = number

    def set_hand(self, seat: i64, cards: i64) -> None:
        """Take these cards as the hand, of which nothing is known."""
        self.words[seat * SEAT_WORDS + _HAND] = cards
        self.words[seat * SEAT_WORDS + _KNOWN] = 0

    def note_known(self, seat: i64, cards: i64) -> None:
        """Take these cards of a hand as known to everybody."""
        self.words[seat * SEAT_WORDS + _KNOWN] = cards

    # Tickets.

    def stack_tickets(self, order: list[int]) -> None:
        """Make this the ticket pile, top first."""
        self.pile_top = 0
        self.pile_size = len(order)
        for n, ticket in enumerate(order):
            self.pile[i64(n)] = i64(ticket)
            self.ticket_at[i64(ticket)] = IN_PILE

    def box_pile(self) -> None:
        """What is left of the pile leaves the game."""
        while self.pile_size > 0:
            self.ticket_at[self.lift_ticket()] = IN_BOX

    def lift_ticket(self) -> i64:
        """Lift the top ticket off the pile."""
        ticket = self.pile[self.pile_top]
        self.pile_top = (self.pile_top + 1) % self.board.ticket_count
        self.pile_size -= 1
        return ticket

    def show_ticket(self, seat: i64, ticket: i64) -> None:
        """A ticket is laid before a seat."""
        self.table[seat * self.table_width() + self.offer_size(seat)] = ticket
        self.ticket_at[ticket] = ON_TABLE
        self.ticket_seen[ticket] = self.ticket_seen[ticket] | _SEAT_BITS[seat]

    def hold_ticket(self, seat: i64, ticket: i64) -> None:
        """A ticket goes to a seat for good."""
        self.ticket_at[ticket] = seat
        self.ticket_seen[ticket] = self.ticket_seen[ticket] | _SEAT_BITS[seat]
        self.words[seat * SEAT_WORDS + _TICKETS] += 1

    def keep_tickets(self, seat: i64, mask: i64) -> None:
        """Of the tickets before a seat, those in the mask are kept; the others stay there."""
        width = self.table_width()
        at = seat * width
        left: i64 = 0
        for n in range(self.offer_size(seat)):
            ticket = self.table[at + n]
            self.table[at + n] = NONE
            if mask & 1:
                self.hold_ticket(seat, ticket)
            else:
                self.table[at + left] = ticket
                left += 1
            mask >>= 1

    def box_returned(self, seat: i64) -> None:
        """The tickets before a seat leave the game."""
        at = seat * self.table_width()
        for n in range(self.offer_size(seat)):
            self.ticket_at[self.table[at + n]] = IN_BOX
            self.table[at + n] = NONE

    def bury_returned(self, seat: i64) -> None:
        """The tickets before a seat go under the pile, in the order in which they lie."""
        at = seat * self.table_width()
        around = self.board.ticket_count
        for n in range(self.offer_size(seat)):
            ticket = self.table[at + n]
            self.pile[(self.pile_top + self.pile_size) % around] = ticket
            self.pile_size += 1
            self.ticket_at[ticket] = IN_PILE
            self.table[at + n] = NONE

    def start_choosing(self, seat: i64) -> None:
        self.choosing = self.choosing | _SEAT_BITS[seat]

    def stop_choosing(self, seat: i64) -> None:
        self.choosing = self.choosing & ~_SEAT_BITS[seat]

    # The whole of it.

    def state(self) -> list[int]:
        """Every number that matters, in one fixed order: equal lists, equal positions."""
        tail = [self.seed, self.phase, self.mover, self.final_turns, self.passes, self.choosing]
        tail += [self.market, self.discard, self.tunnel, self.laid, self.turned, self.turned_count]
        numbers = [int(number) for number in tail]
        deck, pile = self.deck_list(), self.pile_list()
        for part in (self.words, self.owner, self.open, self.station):
            numbers += [int(number) for number in part]
        for part in (self.ticket_at, self.ticket_seen, self.table):
            numbers += [int(number) for number in part]
        return [*numbers, len(deck), *deck, len(pile), *pile]

    def stock(self) -> i64:
        """How many cards could still be drawn from the pile and the discards."""
        return self.deck_size + total(self.discard)
