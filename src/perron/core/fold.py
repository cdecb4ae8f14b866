"""Folding: a fact after a fact, what happened becomes a position again.

Nothing is judged here, so a game recorded under older rules still loads. But a fact has to be
possible: a card is drawn only from where it lies. One that is not is refused.
"""

from typing import assert_never

from perron.core.actions import DECK
from perron.core.blank import blank, whole_deck
from perron.core.board import NONE, Board
from perron.core.cards import HOLE, covers, one, place, row_list
from perron.core.chance import next_seed
from perron.core.errors import BadInput
from perron.core.facts import (
    CARD_PILE,
    LONG_PILE,
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


def before_the_deal(board: Board, seats: int, seed: int, starter: int) -> Position:
    """The position on which the facts of a game are folded, the first shuffle first."""
    position = blank(board, seats)
    position.seed = seed
    position.mover = starter
    position.discard = whole_deck(board)
    return position


def fold(position: Position, fact: Fact) -> None:  # noqa: C901 - one case for each fact
    """Let a fact happen. BadInput when it can't have happened here."""
    match fact:
        case Shuffled(pile, order):
            _shuffled(position, pile, order)
        case HandDealt(player, cards):
            for card in cards:
                position.give(player, _top_card(position, card))
        case SlotFilled(slot, card):
            _need(place(position.market, slot) == HOLE, f"slot {slot} is not empty")
            _need(position.deck_size > 0 and position.top_card() == card, _not_on_top("card"))
            position.fill_slot(slot)
        case RowCleared(cards):
            row = [kind for kind in row_list(position.market, MARKET) if kind != HOLE]
            _need(list(cards) == row, "these cards do not lie in the market")
            position.clear_row()
        case Drawn(player, slot, card):
            _drawn(position, player, slot, card)
        case TunnelEntered(player, route, cards):
            _act(position, player)
            _need(position.owner[route] < 0, "the route has an owner")
            _need(covers(position.hand(player), cards), "the player does not hold the cards")
            position.lay(player, route, cards)
        case CardTurned(card):
            _need(position.tunnel != NONE, "no tunnel is being dug")
            _need(position.deck_size > 0 and position.top_card() == card, _not_on_top("card"))
            position.turn_card()
        case TunnelPriced(player, route, _):
            _need(position.tunnel == route, "this tunnel is not being dug")
            _need(position.mover == player, "it is not this player's turn")
            position.phase = TUNNEL_PAYMENT
        case TunnelAbandoned(player, route):
            _act(position, player)
            _need(position.tunnel == route, "this tunnel is not being dug")
            position.take_back(player)
        case Claimed(player, route, cards, points):
            _claimed(position, player, route, cards, points)
        case MerchandiseTaken(player):
            _need(position.merchandise_left() > 0, "no merchandise is left")
            position.gain_merchandise(player)
        case StationBuilt(player, city, cards):
            _act(position, player)
            _need(position.station[city] == NONE, "the city has a station")
            _need(position.stations_left(player) > 0, "the player has no station left")
            _need(covers(position.hand(player), cards), "the player does not hold the cards")
            position.pay(player, cards)
            position.build(player, city)
        case TicketsOffered(player, tickets):
            _offered(position, player, tickets)
        case TicketsKept(player, kept, returned):
            _kept(position, player, kept, returned)
        case TicketsBuried(player, tickets):
            _need(list(tickets) == position.offer(player), "these tickets were not returned")
            position.bury_returned(player)
        case Passed(player):
            passes = position.passes + 1
            _act(position, player)
            position.passes = passes
        case EndTriggered(player, _):
            _need(position.mover == player, "it is not this player's turn")
        case TurnStarted(player, final_turns):
            _clear_table(position)
            position.phase = TURN
            position.mover = player
            position.final_turns = NONE if final_turns is None else final_turns
        case Ended():
            _clear_table(position)
            position.phase = OVER
            position.mover = NONE
            position.final_turns = 0
        case _:
            assert_never(fact)


def _need(true: bool, problem: str) -> None:
    if not true:
        raise BadInput("", problem)


def _not_on_top(what: str) -> str:
    return f"this {what} does not lie on top of the pile"


def _act(position: Position, player: int) -> None:
    """The player to move did something."""
    _need(position.phase not in (SETUP, OVER), "no turn is being played")
    _need(position.mover == player, "it is not this player's turn")
    position.passes = 0


def _top_card(position: Position, card: int | None) -> int:
    _need(position.deck_size > 0 and position.top_card() == card, _not_on_top("card"))
    return int(position.draw_top())


def _shuffled(position: Position, pile: str, order: tuple[int | None, ...]) -> None:
    items = [item for item in order if item is not None]
    if pile == CARD_PILE:
        _need(position.deck_size == 0, "the pile is not used up")
        _need(sum(one(kind) for kind in items) == position.discard, "not the cards discarded")
        position.stack_deck(items)
        position.discard = 0
    else:
        long = pile == LONG_PILE
        tickets = position.board.tickets
        whole = [t for t, ticket in enumerate(tickets) if ticket.long == long]
        _need(sorted(items) == whole, "not all the tickets of this pile")
        position.box_pile()
        position.stack_tickets(items)
    position.seed = next_seed(position.seed)


def _drawn(position: Position, player: int, slot: int, card: int | None) -> None:
    _act(position, player)
    if slot == DECK:
        position.give(player, _top_card(position, card))
    else:
        lies = place(position.market, slot)
        _need(lies != HOLE and lies == card, f"this card does not lie in slot {slot}")
        position.take_open(player, slot)
    position.phase = SECOND_CARD


def _claimed(position: Position, player: int, route: int, cards: int, points: int) -> None:
    _act(position, player)
    _need(position.owner[route] < 0, "the route has an owner")
    _need(position.trains(player) >= position.board.length[route], "the trains do not suffice")
    if position.tunnel != NONE:
        _need(position.tunnel == route, "another tunnel is being dug")
        _need(covers(cards, position.laid), "the base payment is missing")
        extra = cards - int(position.laid)
        _need(covers(position.hand(player), extra), "the player does not hold the cards")
        position.pay(player, extra)
        position.spend_laid(player)
    else:
        _need(covers(position.hand(player), cards), "the player does not hold the cards")
        position.pay(player, cards)
    position.own(player, route, points)


def _offered(position: Position, player: int, tickets: tuple[int | None, ...]) -> None:
    if position.phase != SETUP:
        _act(position, player)
        position.phase = KEEP_TICKETS
    room = position.table_width() - position.offer_size(player)
    _need(len(tickets) <= room, "more tickets than are ever offered at once")
    for ticket in tickets:
        lies = int(position.pile[position.pile_top]) if position.pile_size else None
        _need(lies is not None and lies == ticket, _not_on_top("ticket"))
        position.show_ticket(player, position.lift_ticket())
    if position.phase == SETUP:
        position.start_choosing(player)


def _kept(
    position: Position,
    player: int,
    kept: tuple[int | None, ...],
    returned: tuple[int | None, ...],
) -> None:
    if position.phase == SETUP:
        _need(position.is_choosing(player), "the player has already chosen")
    else:
        _need(position.phase == KEEP_TICKETS, "no tickets are offered")
        _need(position.mover == player, "it is not this player's turn")
    offer = position.offer(player)
    split = (
        [ticket for ticket in offer if ticket in kept],
        [ticket for ticket in offer if ticket not in kept],
    )
    _need(split == (list(kept), list(returned)), "these tickets were not offered")
    position.keep_tickets(player, sum(2**n for n, t in enumerate(offer) if t in kept))
    if position.phase == SETUP:
        position.stop_choosing(player)


def _clear_table(position: Position) -> None:
    """What was returned and not buried is out of the game."""
    for seat in range(int(position.seats)):
        position.box_returned(seat)
