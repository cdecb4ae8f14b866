"""What to pay with, and what to draw, for a set of wanted routes.

Nothing here may look at another seat's hand or tickets, or at the order of a pile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perron.bots.style import Style
from perron.core.actions import DECK
from perron.core.board import Board
from perron.core.cards import (
    COLOURS,
    GREY,
    KIND_COUNT,
    LOCOMOTIVE,
    count,
    place,
    row_cards,
)
from perron.core.moves import drawable
from perron.core.payment import Price, Purse, way, ways
from perron.core.position import MARKET, SECOND_CARD, Position

_DECK: Final[i64] = DECK

_CARD: Final[i64] = 100


class Shopping:
    """Needs of one seat, and the choices that follow from them."""

    def __init__(self, board: Board, style: Style) -> None:
        self.board: Board = board
        self.style: Style = style
        self.purse: Purse = Purse()
        # Cards of each colour that wanted routes of that colour take.
        self.reserved: vec[i64] = vec[i64]([i64(0)] * KIND_COUNT)
        # Cards of each kind that are still lacking, grey routes included.
        self.lacking: vec[i64] = vec[i64]([i64(0)] * KIND_COUNT)
        self._spare: vec[i64] = vec[i64]([i64(0)] * KIND_COUNT)
        # Does any wanted route take locomotives?
        self.wild: bool = False
        # The payment that `best_payment` found.
        self.cards: i64 = 0

    def list_needs(self, position: Position, seat: i64, wanted: vec[i64]) -> None:
        """Count what the wanted routes take and what the hand lacks for those not yet owned."""
        board = self.board
        hand = position.hand(seat)
        reserved, lacking, spare = self.reserved, self.lacking, self._spare
        kind: i64 = 0
        while kind < KIND_COUNT:
            reserved[kind] = 0
            lacking[kind] = 0
            kind += 1
        self.wild = False
        for route in wanted:
            if position.owner[route] != seat:
                price: Price = board.tariffs[board.tariff[route]]
                reserved[LOCOMOTIVE] += price.symbols
                if price.wilds > 0:
                    self.wild = True
                if price.colour != GREY:
                    reserved[price.colour] += price.length - price.symbols
        kind = 0
        while kind < KIND_COUNT:
            left = count(hand, kind) - reserved[kind]
            if left < 0:
                lacking[kind] = -left
                left = 0
            spare[kind] = left
            kind += 1
        self._share_out_grey(position, seat, wanted)

    def _share_out_grey(self, position: Position, seat: i64, wanted: vec[i64]) -> None:
        """Give each grey route in turn the colour that most is left of."""
        board = self.board
        spare, lacking = self._spare, self.lacking
        for route in wanted:
            price: Price = board.tariffs[board.tariff[route]]
            if price.colour == GREY and position.owner[route] != seat:
                best: i64 = 0
                for colour in range(COLOURS):
                    if spare[colour] > spare[best]:
                        best = colour
                cards = price.length - price.symbols
                used = min(cards, spare[best])
                spare[best] -= used
                lacking[best] += cards - used

    def best_payment(self, hand: i64, price: Price, own: bool) -> i64:
        """Find the payment that hurts least; what it costs in hundredths of a card, -1 if none.

        `own`: the price is that of a wanted route, whose own reserve it may use up.
        """
        purse = self.purse
        purse.open(hand)
        least: i64 = -1
        for n in range(ways(price, purse)):
            cards = way(price, purse, n)
            cost = self._hurt(hand, price, cards, own)
            if least < 0 or cost < least:
                least = cost
                self.cards = cards
        return least

    def _hurt(self, hand: i64, price: Price, cards: i64, own: bool) -> i64:
        cost: i64 = 0
        for colour in range(COLOURS):
            used = count(cards, colour)
            if used:
                held = count(hand, colour)
                needed = self.reserved[colour]
                if own and price.colour == colour:
                    needed -= price.length - price.symbols
                short = min(max(needed, i64(0)), held) - (held - used)
                cost += used * _CARD + max(short, i64(0)) * self.style.needed
        return cost + count(cards, LOCOMOTIVE) * self.style.wild

    def best_draw(self, position: Position, seat: i64) -> i64:
        """The slot to draw from; DECK for the pile. -1 when nothing may be drawn."""
        best: i64 = -1
        worth: i64 = -1
        second: i64 = -1
        unseen = self._unseen_worth(position, seat)
        for slot in range(MARKET + 1):
            if not drawable(position, slot):
                continue
            kind = LOCOMOTIVE if slot == _DECK else place(position.market, slot)
            if slot == _DECK:
                value = unseen
            elif kind == LOCOMOTIVE and self.board.locomotive_ends_draw:
                # It costs the second card as well: compared further down.
                continue
            else:
                value = self._card_worth(kind)
            if value > worth:
                second = worth
                worth = value
                best = slot
            elif value > second:
                second = value
        engine = self._face_up_engine(position)
        if engine >= 0:
            alone = self.style.engine_needed if self.lacking[LOCOMOTIVE] > 0 else self.style.engine
            if not self.wild:
                alone = self.style.idle
            if best < 0 or alone > worth + max(second, unseen):
                return engine
        return best

    def _face_up_engine(self, position: Position) -> i64:
        """A face-up locomotive that would be the whole draw, or -1."""
        if position.phase == SECOND_CARD or not self.board.locomotive_ends_draw:
            return -1
        for slot in range(MARKET):
            if place(position.market, slot) == LOCOMOTIVE:
                return slot
        return -1

    def _card_worth(self, kind: i64) -> i64:
        lacking = self.lacking[kind]
        if kind == LOCOMOTIVE:
            if lacking > 0:
                return self.style.engine_needed
            return self.style.engine if self.wild else self.style.idle
        if lacking == 0:
            return self.style.idle
        return self.style.lacking + (self.style.last_lacking if lacking == 1 else 0)

    def _unseen_worth(self, position: Position, seat: i64) -> i64:
        """What the top card of the pile is worth on average, by all that the seat has seen."""
        rules = self.board.rules
        worth: i64 = 0
        cards: i64 = 0
        seen = row_cards(position.market)
        for kind in range(KIND_COUNT):
            left = i64(rules.deck[kind]) - count(seen, kind) - count(position.discard, kind)
            for other in range(position.seats):
                held = position.hand(seat) if other == seat else position.known(other)
                left -= count(held, kind)
            left = max(left, i64(0))
            cards += left
            worth += left * self._card_worth(kind)
        return worth // cards if cards else self.style.idle
