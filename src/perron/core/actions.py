"""Actions: what a player asks for. Routes, cities and tickets are places in the board's lists;
cards are multisets as in cards.py."""

from dataclasses import dataclass
from typing import Final

# The slot that means the top of the pile, unseen.
DECK: Final = 5


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the face-up card in this slot, or the top card unseen."""

    slot: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a route with these cards."""

    route: int
    cards: int


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a tunnel's extra cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Take the tunnel cards back instead."""


@dataclass(frozen=True, slots=True)
class AskTickets:
    """Ask for tickets."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these of the tickets offered."""

    tickets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BuildStation:
    """Build a station in this city with these cards."""

    city: int
    cards: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing is possible."""


Action = Draw | Claim | Pay | Decline | AskTickets | Keep | BuildStation | Pass
