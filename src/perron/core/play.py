"""Doing it: apply(), and the facts that came of it.

Nothing here judges: what is done must be legal (see judge.py). Each step moves things with
the methods of Position and, when someone listens, notes a fact.
"""

from typing import Final, assert_never

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
from perron.core.blank import blank, whole_deck
from perron.core.board import NONE, TUNNEL, Board
from perron.core.cards import (
    HOLE,
    KIND_COUNT,
    LOCOMOTIVE,
    count,
    place,
    row_cards,
    row_list,
    total,
)
from perron.core.chance import SEEDS, Dice, next_seed
from perron.core.facts import (
    CARD_PILE,
    LAST_ROUND,
    LONG_PILE,
    STALLED,
    TICKET_PILE,
    CardTurned,
    Claimed,
    Drawn,
    Ended,
    EndTriggered,
    Fact,
    HandDealt,
    MerchandiseTaken,
    Passed,
    RowCleared,
    Shuffled,
    SlotFilled,
    StationBuilt,
    TicketsBuried,
    TicketsKept,
    TicketsOffered,
    TunnelAbandoned,
    TunnelEntered,
    TunnelPriced,
    TurnStarted,
)
from perron.core.moves import (
    CLAIM,
    DECLINE,
    DRAW,
    KEEP,
    PASS,
    PAY,
    STATION,
    TICKETS,
    drawable,
    extra_cards,
)
from perron.core.position import (
    KEEP_TICKETS,
    MARKET,
    OVER,
    SECOND_CARD,
    TUNNEL_PAYMENT,
    TURN,
    Position,
    Shuffler,
)
from perron.core.rules import BOTTOM

Journal = list[Fact]

_DECK: Final[i64] = DECK
# A row that chance will not mend is left as it is. No deck of the boards comes near this.
_MOST_RESETS: Final[i64] = 1000


def new_game(
    board: Board,
    seats: int,
    seed: int,
    starter: int = 0,
    shuffler: Shuffler | None = None,
    journal: Journal | None = None,
) -> Position:
    """A fresh game, dealt, in the phase in which everybody chooses tickets."""
    position = blank(board, seats)
    if not (0 <= seed < SEEDS and 0 <= starter < seats):
        raise ValueError(f"seed {seed} and starter {starter} don't fit a game of {seats} players")
    position.seed = seed
    position.mover = starter
    position.shuffler = shuffler
    deal(position, journal)
    return position


def apply(position: Position, seat: int, action: Action, journal: Journal | None) -> None:
    """Do what was asked. It must be legal: judge() first."""
    match action:
        case Draw(slot):
            perform(position, seat, DRAW, slot, 0, journal)
        case Claim(route, cards):
            perform(position, seat, CLAIM, route, cards, journal)
        case Pay(cards):
            perform(position, seat, PAY, 0, cards, journal)
        case Decline():
            perform(position, seat, DECLINE, 0, 0, journal)
        case AskTickets():
            perform(position, seat, TICKETS, 0, 0, journal)
        case Keep(tickets):
            mask = sum(2**n for n, t in enumerate(position.offer(seat)) if t in tickets)
            perform(position, seat, KEEP, mask, 0, journal)
        case BuildStation(city, cards):
            perform(position, seat, STATION, city, cards, journal)
        case Pass():
            perform(position, seat, PASS, 0, 0, journal)
        case _:
            assert_never(action)


def perform(  # noqa: C901 - one branch for each kind of move
    position: Position, seat: i64, kind: i64, target: i64, cards: i64, journal: Journal | None
) -> None:
    """Do one move given by numbers, as Moves finds them."""
    if kind == PASS:
        _pass(position, seat, journal)
        return
    position.passes = 0
    if kind == DRAW:
        _draw(position, seat, target, journal)
    elif kind == CLAIM:
        _claim(position, seat, target, cards, journal)
    elif kind == PAY:
        route, paid = position.tunnel, position.laid + cards
        position.pay(seat, cards)
        position.spend_laid(seat)
        _own(position, seat, route, paid, journal)
    elif kind == DECLINE:
        route = position.tunnel
        position.take_back(seat)
        if journal is not None:
            journal.append(TunnelAbandoned(int(seat), int(route)))
        _end_turn(position, seat, journal)
    elif kind == TICKETS:
        _offer(position, seat, i64(position.board.rules.draw.regular), journal)
        position.phase = KEEP_TICKETS
    elif kind == KEEP:
        _keep(position, seat, target, journal)
    elif kind == STATION:
        position.pay(seat, cards)
        position.build(seat, target)
        if journal is not None:
            journal.append(StationBuilt(int(seat), int(target), int(cards)))
        _end_turn(position, seat, journal)


# Setting up.


def deal(position: Position, journal: Journal | None) -> None:
    """Shuffle and deal on a blank position: hands, market, tickets. (EU-SET, NC-SET, AM-SET)"""
    board = position.board
    setup = board.rules.setup
    position.discard = whole_deck(board)
    _restock(position, journal)
    for seat in range(position.seats):
        cards: list[int | None] = []
        for _ in range(i64(board.rules.hand)):
            kind = position.draw_top()
            position.give(seat, kind)
            if journal is not None:
                cards.append(int(kind))
        if journal is not None:
            journal.append(HandDealt(int(seat), tuple(cards)))
    _tidy_market(position, journal)
    if setup.long:
        _stack_tickets(position, 1, LONG_PILE, journal)
        for seat in range(position.seats):
            _offer(position, seat, i64(setup.long), journal)
        position.box_pile()
    _stack_tickets(position, 0, TICKET_PILE, journal)
    for seat in range(position.seats):
        _offer(position, seat, i64(setup.regular), journal)
        position.start_choosing(seat)


def _stack_tickets(position: Position, long: i64, name: str, journal: Journal | None) -> None:
    board = position.board
    shuffler = position.shuffler
    if shuffler is None:
        tickets = vec[i64]([t for t in range(board.ticket_count) if board.ticket_long[t] == long])
        shuffle(position, tickets, len(tickets))
        order = [int(ticket) for ticket in tickets]
    else:
        # Sorted by id, an order that anyone can work out again without the board.
        tickets = vec[i64]([t for t in board.tickets_by_id if board.ticket_long[t] == long])
        order = _order_given(shuffler, tickets)
    position.stack_tickets(order)
    if journal is not None:
        journal.append(Shuffled(name, tuple(order)))


# Cards.


def shuffle(position: Position, items: vec[i64], length: i64) -> None:
    """Shuffle by the position's seed, which moves on to the next."""
    Dice(position.seed).shuffle(items, length)
    position.seed = next_seed(position.seed)


def _order_given(shuffler: Shuffler, items: vec[i64]) -> list[int]:
    """The items in the order that a shuffler gives, top first."""
    return [int(items[i64(chosen)]) for chosen in shuffler(len(items))]


def _restock(position: Position, journal: Journal | None) -> None:
    """The discards, shuffled, become the pile. (EU-DRW-09: when a card is needed.)"""
    deck = position.deck
    size: i64 = 0
    for kind in range(KIND_COUNT):
        for _ in range(count(position.discard, kind)):
            deck[size] = kind
            size += 1
    shuffler = position.shuffler
    if shuffler is None:
        shuffle(position, deck, size)
        position.deck_size = size
    else:
        position.stack_deck(_order_given(shuffler, deck[:size]))
    position.discard = 0
    if journal is not None:
        journal.append(Shuffled(CARD_PILE, tuple(position.deck_list())))


def _ready(position: Position, journal: Journal | None) -> bool:
    """Is there a card on the pile, if need be after a reshuffle?"""
    if position.deck_size == 0 and position.discard:
        _restock(position, journal)
    return position.deck_size > 0


def tidy(position: Position) -> None:
    """Put the market of a loaded position in order, as in play."""
    _tidy_market(position, None)


def _tidy_market(position: Position, journal: Journal | None) -> None:
    """Fill the holes; clear the row while too many locomotives lie open. (EU-DRW-05 to 07)"""
    reset = position.board.market_reset
    resets: i64 = 0
    while True:
        locomotives: i64 = 0
        slot: i64 = 0
        while slot < MARKET:
            kind = place(position.market, slot)
            if kind == HOLE and _ready(position, journal):
                kind = position.fill_slot(slot)
                if journal is not None:
                    journal.append(SlotFilled(int(slot), int(kind)))
            if kind == LOCOMOTIVE:
                locomotives += 1
            slot += 1
        if reset == 0 or locomotives < reset or resets == _MOST_RESETS or not _can_reset(position):
            return
        resets += 1
        if journal is not None:
            kinds = [kind for kind in row_list(position.market, MARKET) if kind != HOLE]
            journal.append(RowCleared(tuple(kinds)))
        position.clear_row()


def _can_reset(position: Position) -> bool:
    """EU-DRW-07: only while the stock could show a row with fewer locomotives."""
    row = row_cards(position.market)
    cards = total(row) + position.stock()
    locomotives = count(row, LOCOMOTIVE) + count(position.discard, LOCOMOTIVE)
    for n in range(position.deck_size):
        if position.deck[n] == LOCOMOTIVE:
            locomotives += 1
    return cards - locomotives >= min(MARKET, cards) - (position.board.market_reset - 1)


def _draw(position: Position, seat: i64, slot: i64, journal: Journal | None) -> None:
    whole = False
    if slot == _DECK:
        _ready(position, journal)
        kind = position.draw_top()
        position.give(seat, kind)
    else:
        kind = position.take_open(seat, slot)
        whole = kind == LOCOMOTIVE and position.board.locomotive_ends_draw
    if journal is not None:
        journal.append(Drawn(int(seat), int(slot), int(kind)))
    if whole or position.phase == SECOND_CARD:
        _end_turn(position, seat, journal)
        return
    position.phase = SECOND_CARD
    _tidy_market(position, journal)
    # EU-DRW-11: without a second card to take, one card is the whole draw.
    for other in range(_DECK + 1):
        if drawable(position, other):
            return
    _end_turn(position, seat, journal)


# Routes.


def _claim(position: Position, seat: i64, route: i64, cards: i64, journal: Journal | None) -> None:
    turns = i64(position.board.rules.tunnel_cards)
    if position.board.kind[route] != TUNNEL or turns == 0:
        position.pay(seat, cards)
        _own(position, seat, route, cards, journal)
        return
    position.lay(seat, route, cards)
    if journal is not None:
        journal.append(TunnelEntered(int(seat), int(route), int(cards)))
    for _ in range(turns):
        if not _ready(position, journal):
            break
        kind = position.turn_card()
        if journal is not None:
            journal.append(CardTurned(int(kind)))
    extra = extra_cards(position.laid, position.turned)
    if journal is not None:
        journal.append(TunnelPriced(int(seat), int(route), int(extra)))
    if extra:
        position.phase = TUNNEL_PAYMENT
    else:
        position.spend_laid(seat)
        _own(position, seat, route, cards, journal)


def _own(position: Position, seat: i64, route: i64, cards: i64, journal: Journal | None) -> None:
    board = position.board
    points = board.points[route]
    position.own(seat, route, points)
    if journal is not None:
        journal.append(Claimed(int(seat), int(route), int(cards), int(points)))
    if board.merchandise[route] and position.merchandise_left() > 0:
        position.gain_merchandise(seat)
        if journal is not None:
            journal.append(MerchandiseTaken(int(seat)))
    _end_turn(position, seat, journal)


# Tickets.


def _offer(position: Position, seat: i64, number: i64, journal: Journal | None) -> None:
    tickets: list[int | None] = []
    for _ in range(min(number, position.pile_size)):
        ticket = position.lift_ticket()
        position.show_ticket(seat, ticket)
        if journal is not None:
            tickets.append(int(ticket))
    if journal is not None:
        journal.append(TicketsOffered(int(seat), tuple(tickets)))


def _keep(position: Position, seat: i64, mask: i64, journal: Journal | None) -> None:
    rules = position.board.rules
    if journal is not None:
        offer = position.offer(seat)
        kept = tuple(ticket for n, ticket in enumerate(offer) if (mask >> n) & 1)
        returned = tuple(ticket for n, ticket in enumerate(offer) if not (mask >> n) & 1)
        journal.append(TicketsKept(int(seat), kept, returned))
    position.keep_tickets(seat, mask)
    if position.phase == KEEP_TICKETS:
        _put_away(position, seat, rules.draw.returns, journal)
        _end_turn(position, seat, journal)
        return
    position.stop_choosing(seat)
    if position.choosing == 0:
        for other in range(position.seats):
            _put_away(position, other, rules.setup.returns, journal)
        _start_turn(position, position.mover, journal)


def _put_away(position: Position, seat: i64, returns: str, journal: Journal | None) -> None:
    if returns != BOTTOM:
        position.box_returned(seat)
        return
    if journal is not None and position.offer_size(seat):
        journal.append(TicketsBuried(int(seat), tuple(position.offer(seat))))
    position.bury_returned(seat)


# Turns.


def _pass(position: Position, seat: i64, journal: Journal | None) -> None:
    position.passes += 1
    if journal is not None:
        journal.append(Passed(int(seat)))
    if position.passes == position.seats:
        _finish(position, STALLED, journal)
    else:
        _end_turn(position, seat, journal)


def _end_turn(position: Position, seat: i64, journal: Journal | None) -> None:
    _tidy_market(position, journal)
    if position.final_turns != NONE:
        position.final_turns -= 1
        if position.final_turns == 0:
            _finish(position, LAST_ROUND, journal)
            return
    elif position.trains(seat) <= position.board.end_trains:
        position.final_turns = position.seats
        if journal is not None:
            journal.append(EndTriggered(int(seat), int(position.seats)))
    _start_turn(position, (seat + 1) % position.seats, journal)


def _start_turn(position: Position, seat: i64, journal: Journal | None) -> None:
    position.phase = TURN
    position.mover = seat
    if journal is not None:
        left = position.final_turns
        journal.append(TurnStarted(int(seat), None if left == NONE else int(left)))


def _finish(position: Position, reason: str, journal: Journal | None) -> None:
    position.phase = OVER
    position.mover = NONE
    position.final_turns = 0
    if journal is not None:
        journal.append(Ended(reason))
