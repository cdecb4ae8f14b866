"""Actions: what a player asks for. Routes, cities and tickets are places in the board's lists;
cards are multisets as in cards.py. What the types of the fields say, JSON is made from."""

from dataclasses import dataclass
from typing import Annotated, Final

from perron.core.meanings import (
    Audience,
    CityNumber,
    Payment,
    RouteNumber,
    SlotNumber,
    TicketNumber,
)

# The slot that means the top of the pile, unseen.
DECK: Final = 5


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the face-up card in this slot, or the top card unseen."""

    slot: SlotNumber


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a route with these cards."""

    route: RouteNumber
    cards: Payment


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a tunnel's extra cards."""

    cards: Payment


@dataclass(frozen=True, slots=True)
class Decline:
    """Take the tunnel cards back instead."""


@dataclass(frozen=True, slots=True)
class AskTickets:
    """Ask for tickets."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these of the tickets offered."""

    tickets: Annotated[tuple[TicketNumber, ...], Audience.OWNER]


@dataclass(frozen=True, slots=True)
class BuildStation:
    """Build a station in this city with these cards."""

    city: CityNumber
    cards: Payment


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing is possible."""


Action = Draw | Claim | Pay | BuildStation | Keep | Decline | AskTickets | Pass
