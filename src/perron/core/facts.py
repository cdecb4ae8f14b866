"""Facts: what came of an action. Folding them one after the other rebuilds the position.

A fact never says more than happened and is never judged again. Cards and tickets that a seat
may not know are None in the facts that the seat hears (see view.redact). Single cards are
kinds, several are in the order in which they lay; `cards` of a payment is a multiset.

The type of a field says what its number means: JSON and its description are made from that.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from perron.core.meanings import (
    CardCounts,
    CardKind,
    CityNumber,
    Count,
    OneOf,
    OpenSlot,
    Piled,
    RouteNumber,
    SeatNumber,
    SlotNumber,
    TicketNumber,
)

CARD_PILE: Final = "cards"
TICKET_PILE: Final = "tickets"
LONG_PILE: Final = "long_tickets"
PILES: Final = (CARD_PILE, TICKET_PILE, LONG_PILE)

# How a game ends: the last round was played, or every player in turn had to pass.
LAST_ROUND: Final = "last_round"
STALLED: Final = "stalled"
ENDINGS: Final = (LAST_ROUND, STALLED)


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A pile was shuffled into this order, top first; the card pile takes in the discards."""

    pile: Annotated[str, OneOf(PILES, "a pile")]
    order: tuple[Piled | None, ...]


@dataclass(frozen=True, slots=True)
class HandDealt:
    player: SeatNumber
    cards: tuple[CardKind | None, ...]


@dataclass(frozen=True, slots=True)
class SlotFilled:
    slot: OpenSlot
    card: CardKind


@dataclass(frozen=True, slots=True)
class RowCleared:
    """Too many locomotives lay open: the whole market went to the discards."""

    cards: tuple[CardKind, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card went to a hand: from a slot of the market, or from the pile, unseen by the others."""

    player: SeatNumber
    slot: SlotNumber
    card: CardKind | None


@dataclass(frozen=True, slots=True)
class TunnelEntered:
    """The base payment lies on the table; it is in no hand and no pile."""

    player: SeatNumber
    route: RouteNumber
    cards: CardCounts


@dataclass(frozen=True, slots=True)
class CardTurned:
    card: CardKind


@dataclass(frozen=True, slots=True)
class TunnelPriced:
    player: SeatNumber
    route: RouteNumber
    extra: Count


@dataclass(frozen=True, slots=True)
class TunnelAbandoned:
    player: SeatNumber
    route: RouteNumber


@dataclass(frozen=True, slots=True)
class Claimed:
    """A route got an owner; `cards` is the whole payment, a tunnel's extra included."""

    player: SeatNumber
    route: RouteNumber
    cards: CardCounts
    points: Count


@dataclass(frozen=True, slots=True)
class MerchandiseTaken:
    player: SeatNumber


@dataclass(frozen=True, slots=True)
class StationBuilt:
    player: SeatNumber
    city: CityNumber
    cards: CardCounts


@dataclass(frozen=True, slots=True)
class TicketsOffered:
    player: SeatNumber
    tickets: tuple[TicketNumber | None, ...]


@dataclass(frozen=True, slots=True)
class TicketsKept:
    player: SeatNumber
    kept: tuple[TicketNumber | None, ...]
    returned: tuple[TicketNumber | None, ...]


@dataclass(frozen=True, slots=True)
class TicketsBuried:
    """Returned tickets went under the pile. Without this fact they are out of the game."""

    player: SeatNumber
    tickets: tuple[TicketNumber | None, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    player: SeatNumber


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """Few trains are left: so many turns are still to be played."""

    player: SeatNumber
    turns: Count


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A turn begins; final_turns is how many are left with it, once the end was triggered."""

    player: SeatNumber
    final_turns: Count | None


@dataclass(frozen=True, slots=True)
class Ended:
    reason: Annotated[str, OneOf(ENDINGS, "an ending")]


Fact = (
    Shuffled
    | HandDealt
    | SlotFilled
    | RowCleared
    | Drawn
    | TunnelEntered
    | CardTurned
    | TunnelPriced
    | TunnelAbandoned
    | Claimed
    | MerchandiseTaken
    | StationBuilt
    | TicketsOffered
    | TicketsKept
    | TicketsBuried
    | Passed
    | EndTriggered
    | TurnStarted
    | Ended
)
