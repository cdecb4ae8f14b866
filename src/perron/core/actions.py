"""Actions: what a player asks for. Routes, cities and tickets are places in the board's lists;
cards are multisets as in cards.py. They print as `perron.Claim` and the others are called. What the
types of the fields say, JSON is made from."""

from dataclasses import dataclass
from typing import Annotated, Final

from perron.core.cards import KINDS, counts
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

    def __repr__(self) -> str:
        return f"Draw({repr('deck') if self.slot == DECK else self.slot})"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a route with these cards."""

    route: RouteNumber
    cards: Payment

    def __repr__(self) -> str:
        return f"Claim({self.route!r}{_counted(self.cards)})"


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a tunnel's extra cards."""

    cards: Payment

    def __repr__(self) -> str:
        return f"Pay({_counted(self.cards).removeprefix(', ')})"


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

    def __repr__(self) -> str:
        return f"Keep({', '.join(map(repr, self.tickets))})"


@dataclass(frozen=True, slots=True)
class BuildStation:
    """Build a station in this city with these cards."""

    city: CityNumber
    cards: Payment

    def __repr__(self) -> str:
        return f"BuildStation({self.city!r}{_counted(self.cards)})"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing is possible."""


Action = Draw | Claim | Pay | BuildStation | Keep | Decline | AskTickets | Pass


def _counted(cards: int) -> str:
    """Cards as they are written in a call of `perron.Claim`."""
    numbers = zip(KINDS, counts(cards), strict=True)
    return "".join(f", {word}={number}" for word, number in numbers if number)
