"""Facts: what came of an action. Folding them one after the other rebuilds the position.

A fact never says more than happened and is never judged again. Cards and tickets that a seat
may not know are None in the facts that the seat hears (see view.redact). Single cards are
kinds, several are in the order in which they lay; `cards` of a payment is a multiset.
"""

from dataclasses import dataclass
from typing import Final

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

    pile: str
    order: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class HandDealt:
    player: int
    cards: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class SlotFilled:
    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class RowCleared:
    """Too many locomotives lay open: the whole market went to the discards."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card went to a hand, from a slot of the market or (actions.DECK) unseen."""

    player: int
    slot: int
    card: int | None


@dataclass(frozen=True, slots=True)
class TunnelEntered:
    """The base payment lies on the table; it is in no hand and no pile."""

    player: int
    route: int
    cards: int


@dataclass(frozen=True, slots=True)
class CardTurned:
    card: int


@dataclass(frozen=True, slots=True)
class TunnelPriced:
    player: int
    route: int
    extra: int


@dataclass(frozen=True, slots=True)
class TunnelAbandoned:
    player: int
    route: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """A route got an owner; `cards` is the whole payment, a tunnel's extra included."""

    player: int
    route: int
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class MerchandiseTaken:
    player: int


@dataclass(frozen=True, slots=True)
class StationBuilt:
    player: int
    city: int
    cards: int


@dataclass(frozen=True, slots=True)
class TicketsOffered:
    player: int
    tickets: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TicketsKept:
    player: int
    kept: tuple[int | None, ...]
    returned: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TicketsBuried:
    """Returned tickets went under the pile. Without this fact they are out of the game."""

    player: int
    tickets: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    player: int


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """Few trains are left: so many turns are still to be played."""

    player: int
    turns: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A turn begins; final_turns is how many are left with it, once the end was triggered."""

    player: int
    final_turns: int | None


@dataclass(frozen=True, slots=True)
class Ended:
    reason: str


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
