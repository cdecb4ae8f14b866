"""What the numbers and words in actions, facts, outcomes and rules mean.

Inside, a city, a route, a ticket and a card are numbers. The type of a field says which of them: `route: RouteNumber`.
To the type checker and in play that is an int; whoever writes the field for others reads here how.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated


class Meaning(Enum):
    """What a number stands for."""

    # A seat, counted from 0.
    SEAT = "seat"
    # A place in the board's list of routes, cities or tickets.
    ROUTE = "route"
    CITY = "city"
    TICKET = "ticket"
    # One card: its place in cards.KINDS.
    CARD = "card"
    # A multiset of cards that are there.
    CARDS = "cards"
    # A multiset of cards that somebody offers, perhaps more of them than there are.
    PAYMENT = "payment"
    # A card or a ticket: the `pile` of the same fact says which.
    PILED = "piled"
    # A slot of the market, or actions.DECK.
    SLOT = "slot"
    # A slot of the market.
    OPEN_SLOT = "open_slot"
    # How many: trains, cards, turns, points that are given.
    COUNT = "count"
    # Points, which may be fewer than none.
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words; `what` says what they are, for somebody who wrote another one."""

    words: tuple[str, ...]
    what: str


class Audience(Enum):
    """Who may know a field; without a mark everybody may."""

    # Only the player who did it: for others each item is None.
    OWNER = "owner"


SeatNumber = Annotated[int, Meaning.SEAT]
RouteNumber = Annotated[int, Meaning.ROUTE]
CityNumber = Annotated[int, Meaning.CITY]
TicketNumber = Annotated[int, Meaning.TICKET]
CardKind = Annotated[int, Meaning.CARD]
CardCounts = Annotated[int, Meaning.CARDS]
Payment = Annotated[int, Meaning.PAYMENT]
Piled = Annotated[int, Meaning.PILED]
SlotNumber = Annotated[int, Meaning.SLOT]
OpenSlot = Annotated[int, Meaning.OPEN_SLOT]
Count = Annotated[int, Meaning.COUNT]
Points = Annotated[int, Meaning.POINTS]
