"""Observation: all that one seat may know. The only place where secrets are struck out.

An observation holds what lies open, what the seat itself holds, and what it could have noted
down while the game went by: cards that others took or showed face up, cards they paid, which
tickets it saw itself. A seat of None is a spectator: what lies open, and nothing else.
"""

from dataclasses import dataclass, fields, replace
from typing import assert_never

from mypy_extensions import mypyc_attr

from perron.core.actions import DECK
from perron.core.board import NONE, Board
from perron.core.cards import KINDS, row_list, total
from perron.core.facts import (
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
from perron.core.moves import extra_cards
from perron.core.position import MARKET, OVER, PHASES, SETUP, TUNNEL_PAYMENT, Position


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class SeatView:
    """What lies open before one player, and what could have been noted."""

    hand_size: int
    # Cards surely in the hand, because everybody saw them go there.
    known: int
    # Cards paid so far, in the order of cards.KINDS.
    played: tuple[int, ...]
    trains: int
    score: int
    stations_left: int
    merchandise: int
    tickets: int
    # Tickets that lie before the player to choose from, and whether a choice is awaited.
    offered: int
    choosing: bool

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return SeatView, _parts(self)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class TunnelView:
    """The tunnel being dug."""

    route: int
    cards: int
    revealed: tuple[int, ...]
    extra: int

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return TunnelView, _parts(self)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat sees it."""

    board: Board
    # None for a spectator.
    seat: int | None
    phase: str
    # None in setup and when the game is over.
    to_move: int | None
    # In setup: who will begin.
    starter: int | None
    final_turns: int | None
    passes: int
    # Kinds, HOLE for an empty slot.
    market: tuple[int, ...]
    deck_size: int
    discard: int
    ticket_pile_size: int
    # Per route: the owner, NONE, or CLOSED.
    owners: tuple[int, ...]
    # Per city: who has a station there, or NONE.
    stations: tuple[int, ...]
    tunnel: TunnelView | None
    players: tuple[SeatView, ...]
    # What the seat itself holds.
    hand: int
    tickets: tuple[int, ...]
    offer: tuple[int, ...]
    # Tickets that the seat was offered and gave back.
    returned: tuple[int, ...]

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Observation, _parts(self)


def _parts(seen: SeatView | TunnelView | Observation) -> tuple[object, ...]:
    """Observations travel to the processes of bots. Compiled classes do not pickle themselves."""
    return tuple([getattr(seen, field.name) for field in fields(seen)])


@dataclass(frozen=True, slots=True)
class Own:
    """What one seat holds: the part of an observation that differs from seat to seat."""

    seat: int | None
    hand: int
    tickets: tuple[int, ...]
    offer: tuple[int, ...]
    returned: tuple[int, ...]


def own(position: Position, seat: int | None) -> Own:
    """What this seat holds; a spectator holds nothing."""
    if seat is None:
        return Own(None, 0, (), (), ())
    return Own(
        seat,
        int(position.hand(seat)),
        tuple(position.tickets(seat)),
        _offer(position, seat),
        _returned(position, seat),
    )


def observe(position: Position, seat: int | None) -> Observation:
    """All that this seat may know."""
    phase = int(position.phase)
    running = phase not in (SETUP, OVER)
    held = own(position, seat)
    return Observation(
        board=position.board,
        seat=held.seat,
        phase=PHASES[phase],
        to_move=int(position.mover) if running else None,
        starter=int(position.mover) if phase == SETUP else None,
        final_turns=None if position.final_turns == NONE else int(position.final_turns),
        passes=int(position.passes),
        market=tuple(row_list(position.market, MARKET)),
        deck_size=int(position.deck_size),
        discard=int(position.discard),
        ticket_pile_size=int(position.pile_size),
        owners=tuple(position.owner),
        stations=tuple(position.station),
        tunnel=_tunnel(position) if phase == TUNNEL_PAYMENT else None,
        players=tuple([_seat_view(position, other) for other in range(int(position.seats))]),
        hand=held.hand,
        tickets=held.tickets,
        offer=held.offer,
        returned=held.returned,
    )


def _tunnel(position: Position) -> TunnelView:
    return TunnelView(
        route=int(position.tunnel),
        cards=int(position.laid),
        revealed=tuple(row_list(position.turned, position.turned_count)),
        extra=int(extra_cards(position.laid, position.turned)),
    )


def _seat_view(position: Position, seat: int) -> SeatView:
    return SeatView(
        hand_size=int(total(position.hand(seat))),
        known=int(position.known(seat)),
        played=tuple([int(position.played(seat, kind)) for kind in range(len(KINDS))]),
        trains=int(position.trains(seat)),
        score=int(position.score(seat)),
        stations_left=int(position.stations_left(seat)),
        merchandise=int(position.merchandise(seat)),
        tickets=int(position.ticket_total(seat)),
        offered=len(_offer(position, seat)),
        choosing=bool(position.is_choosing(seat)),
    )


def _offer(position: Position, seat: int) -> tuple[int, ...]:
    """What a seat may choose from; after its choice the returned ones may still lie there."""
    if position.phase == SETUP and not position.is_choosing(seat):
        return ()
    return tuple(position.offer(seat))


def _returned(position: Position, seat: int) -> tuple[int, ...]:
    offer = _offer(position, seat)
    return tuple(
        [
            ticket
            for ticket in range(len(position.board.tickets))
            if position.has_seen(seat, ticket)
            and position.ticket_at[ticket] != seat
            and ticket not in offer
        ]
    )


def redact(fact: Fact, seat: int | None) -> Fact:
    """What that seat may hear of a fact: cards and tickets it may not know become None."""
    match fact:
        case Shuffled():
            return replace(fact, order=_hidden(fact.order))
        case HandDealt(player):
            return fact if player == seat else replace(fact, cards=_hidden(fact.cards))
        case Drawn(player, slot):
            return fact if player == seat or slot != DECK else replace(fact, card=None)
        case TicketsOffered(player) | TicketsBuried(player):
            return fact if player == seat else replace(fact, tickets=_hidden(fact.tickets))
        case TicketsKept(player):
            if player == seat:
                return fact
            return replace(fact, kept=_hidden(fact.kept), returned=_hidden(fact.returned))
        case (
            SlotFilled()
            | RowCleared()
            | TunnelEntered()
            | CardTurned()
            | TunnelPriced()
            | TunnelAbandoned()
            | Claimed()
            | MerchandiseTaken()
            | StationBuilt()
            | Passed()
            | EndTriggered()
            | TurnStarted()
            | Ended()
        ):
            return fact
        case _:
            assert_never(fact)


def _hidden(items: tuple[int | None, ...]) -> tuple[None, ...]:
    return (None,) * len(items)
